/** The steps of a program as they are written down one after the other. */
import { type Flow, type Step, vocabulary } from '../../engine/index.ts';
import type { Nexus } from './board.ts';
import { chooseQuestion, isChoosing, labelOf } from './choose.ts';
import { type Context, contextOf, type EffectVars } from './context.ts';
import { fixed, population } from './evaluate.ts';
import type { Target } from './language.ts';
import type { ClauseId } from './rulebook.ts';

const { step, choice } = vocabulary<Nexus>();

/** What one step does. A label it gives back is where the program goes on. */
type Act = (context: Context, vars: EffectVars) => Flow;

/** Collects the steps of one program. */
export class Steps {
  readonly list: Step<Nexus>[] = [];
  #labels = 0;

  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: ClauseId, act: Act, label?: string): void {
    this.list.push(step<EffectVars>(clause, (m, vars) => act(contextOf(m, vars), vars), label));
  }

  /** A place to jump to. */
  mark(clause: ClauseId, label: string): void {
    this.list.push(step(clause, () => undefined, label));
  }

  /** What a target means, chosen first where it is not known yet; `act` gets the references. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: EffectVars) => void): void {
    if (isChoosing(target)) {
      this.run('G9', (_context, vars) => {
        vars.it = [];
      });
      this.list.push(
        choice<string[], EffectVars>(
          'G9',
          (m, vars) => chooseQuestion(contextOf(m, vars), target, 'G9'),
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
    } else if (typeof target === 'object' && 'random' in target) {
      this.run('G9', (context, vars) => {
        const there = population(context, target);
        vars.it = [];
        while (vars.it.length < target.random && there.length > 0)
          vars.it.push(...there.splice(context.m.random(there.length), 1));
        const shown =
          target.zone === 'hand' || target.zone === 'deck'
            ? vars.it.length
            : vars.it.map((id) => labelOf(context.m, id));
        context.m.note('chosen-at-random', context.owner, { chosen: shown });
      });
    } else if (typeof target === 'object' && 'top' in target) {
      this.run('G9', (context, vars) => {
        vars.it = fixed(context, target);
      });
    }
    const remembers = typeof target === 'object' && ('choose' in target || 'random' in target || 'top' in target);
    this.run('R12', (context, vars) => {
      if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
      act(context, remembers ? vars.it : fixed(context, target), vars);
    });
  }
}
