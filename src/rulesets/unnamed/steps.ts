/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import { type Flow, type Step, vocabulary } from '../../engine/index.ts';
import type { Unnamed } from './board.ts';
import { chooseQuestion, isChoosing, isHiddenZone, labelOf } from './choose.ts';
import { type Context, contextOf, type EffectVars, readReference } from './context.ts';
import { fixed, population } from './evaluate.ts';
import type { Cost, Target } from './language.ts';
import { pay } from './pay.ts';
import type { ClauseId } from './rulebook.ts';

const { step, choice } = vocabulary<Unnamed>();

/** What one step does. A label it gives back is where the program goes on. */
type Act = (context: Context, vars: EffectVars) => Flow;

/** Collects the steps of one program. */
export class Steps {
  readonly list: Step<Unnamed>[] = [];
  #labels = 0;

  label(word: string): string {
    return `${word}-${++this.#labels}`;
  }

  run(clause: ClauseId, act: Act, label?: string): void {
    this.list.push(step<EffectVars>(clause, (m, vars) => act(contextOf(m, vars), vars), label));
  }

  /** A place to jump to. */
  mark(label: string): void {
    this.list.push(step('G15', () => undefined, label));
  }

  /** What a target means, chosen first where it has to be; `act` gets the references. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: EffectVars) => void): void {
    if (isChoosing(target)) {
      this.run('R11', (_context, vars) => {
        vars.it = [];
      });
      this.list.push(
        choice<string[], EffectVars>(
          'R11',
          (m, vars) => chooseQuestion(contextOf(m, vars), target),
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
    } else if (typeof target === 'object' && 'random' in target) {
      this.run('R11', (context, vars) => {
        const { m, owner } = context;
        const there = population(context, target);
        vars.it = [];
        while (vars.it.length < target.random && there.length > 0)
          vars.it.push(...there.splice(m.random(there.length), 1));
        const seers = vars.it.flatMap((id) => readReference(id)?.player ?? []);
        const secret = isHiddenZone(target)
          ? { secret: { fields: ['chosen'], to: target.zone === 'hand' ? [...new Set(seers)] : [] } }
          : {};
        m.note('chosen-at-random', owner, { chosen: vars.it.map((id) => labelOf(m, id)) }, secret);
      });
    } else if (typeof target === 'object' && 'top' in target) {
      this.run('G15', (context, vars) => {
        vars.it = fixed(context, target);
      });
    }
    const remembers = typeof target === 'object' && ('choose' in target || 'random' in target || 'top' in target);
    this.run('G15', (context, vars) => {
      if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
      act(context, remembers ? vars.it : fixed(context, target), vars);
    });
  }

  costs(costs: readonly Cost[], clause: ClauseId = 'G5'): void {
    this.run(clause, ({ m, owner, self, card }) => pay(m, { owner, self, card }, costs, clause));
  }
}
