import { type Flow, type Step, vocabulary } from '../../engine/index.ts';
import type { Alteil } from './board.ts';
import { chooseQuestion, isChoosing, isRandom, pickRandom } from './choose.ts';
import { type Context, contextOf, type SkillVars } from './context.ts';
import { fixed } from './evaluate.ts';
import type { Target } from './language.ts';
import type { ClauseId } from './rulebook.ts';

const { step, choice } = vocabulary<Alteil>();

/** What one step does. A label it gives back is where the program goes on. */
type Act = (context: Context, vars: SkillVars) => Flow;

/** Collects the steps of one skill, one after the other. */
export class Steps {
  readonly list: Step<Alteil>[] = [];
  #labels = 0;

  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: ClauseId, act: Act, label?: string): void {
    this.list.push(step<SkillVars>(clause, (m, vars) => act(contextOf(m, vars), vars), label));
  }

  /** A place to jump to. */
  mark(label: string): void {
    this.list.push(step('R8', () => undefined, label));
  }

  jump(label: string): void {
    this.run('R8', () => label);
  }

  /** What a target means, chosen first where it has to be; `act` gets the units. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: SkillVars) => void): void {
    if (!isChoosing(target) && !isRandom(target)) {
      this.run('R8', (context, vars) => act(context, fixed(context, target), vars));
      return;
    }
    if (isRandom(target)) {
      this.run('R9', (context, vars) => {
        vars.it = pickRandom(context, target);
      });
    } else {
      // What was chosen before stays known while the next is chosen: rows "of it" look at it.
      this.list.push(
        choice<string[], SkillVars>(
          'R9',
          (m, vars) => {
            const question = chooseQuestion(contextOf(m, vars), target);
            if (!question) vars.it = [];
            return question;
          },
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
    }
    this.run('R8', (context, vars) => {
      if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
      act(context, vars.it, vars);
    });
  }
}
