/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import { type Flow, pick, type Step, vocabulary } from '../../engine/index.ts';
import { moveCards } from './atoms/cards.ts';
import { dealDamage } from './atoms/damage.ts';
import { turn } from './atoms/units.ts';
import type { Gundam } from './board.ts';
import { chooseQuestion, isChoosing, labelOf } from './choose.ts';
import { type Context, contextOf, type EffectVars } from './context.ts';
import { destroy } from './destroy.ts';
import { fixed, population } from './evaluate.ts';
import type { Cost, Target } from './language.ts';
import { choosable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf } from './values.ts';

const { step, choice } = vocabulary<Gundam>();

/** What one step does. A label it gives back is where the program goes on. */
type Act = (context: Context, vars: EffectVars) => Flow;

/** Collects the steps of one program. */
export class Steps {
  readonly list: Step<Gundam>[] = [];
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

  /** What a target means, chosen first where it has to be; `act` gets the references. */
  targeted(target: Target, act: (context: Context, ids: string[], vars: EffectVars) => void): void {
    if (isChoosing(target)) {
      this.run('9-3-3', (_context, vars) => {
        vars.it = [];
      });
      this.list.push(
        choice<string[], EffectVars>(
          '9-3-3',
          (m, vars) => chooseQuestion(contextOf(m, vars), target, '9-3-3'),
          (_m, vars, chosen) => {
            vars.it = chosen;
          },
        ),
      );
    } else if (typeof target === 'object' && 'random' in target) {
      this.run('9-3-3', (context, vars) => {
        const there = population(context, target);
        vars.it = [];
        while (vars.it.length < target.random && there.length > 0)
          vars.it.push(...there.splice(context.m.random(there.length), 1));
        context.m.note('chosen-at-random', context.owner, { chosen: vars.it.map((id) => labelOf(context.m, id)) });
      });
    } else if (typeof target === 'object' && 'top' in target) {
      this.run('9-3-3', (context, vars) => {
        vars.it = fixed(context, target);
      });
    }
    const remembers = typeof target === 'object' && ('choose' in target || 'random' in target || 'top' in target);
    this.run('1-3-7', (context, vars) => {
      if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
      act(context, remembers ? vars.it : fixed(context, target), vars);
    });
  }

  /** What is before the colon (9-1-7-2). */
  costs(costs: readonly Cost[]): void {
    const clause: ClauseId = '9-1-7-2';
    for (const cost of costs) {
      if ('resources' in cost) {
        this.run(clause, ({ m, owner }) => m.call('pay', { player: owner, cost: cost.resources }));
      } else if ('restThis' in cost) {
        this.run(clause, ({ m, self }) => void (self !== null && turn(m, [self], 'rested')));
      } else if ('destroyThis' in cost) {
        this.run(clause, ({ m, self }) => void (self !== null && destroy(m, [self], 'effect', self, clause)));
      } else if ('damageThis' in cost) {
        this.run(clause, ({ m, self }) => {
          if (self !== null) dealDamage(m, [{ target: self, amount: cost.damageThis, source: self }], 'effect');
        });
      } else {
        this.chosenCost(cost, clause);
      }
    }
  }

  private chosenCost(
    cost: Exclude<Cost, { resources: number } | { restThis: true } | { destroyThis: true } | { damageThis: number }>,
    clause: ClauseId,
  ): void {
    const number =
      'discard' in cost
        ? cost.discard
        : 'rest' in cost
          ? cost.rest
          : 'destroy' in cost
            ? cost.destroy
            : cost.removeFromTrash;
    const word = 'discard' in cost ? 'discard' : 'rest' in cost ? 'rest' : 'destroy' in cost ? 'destroy' : 'remove';
    this.list.push(
      choice<string[], EffectVars>(
        clause,
        (m, vars) => {
          const there = choosable(contextOf(m, vars), cost);
          if (there.length === 0) return null;
          return pick({
            player: vars.owner,
            kind: 'cost',
            clause,
            prompt: `${cardOf(m, vars.card).name}: ${word} ${number}`,
            hidden: 'discard' in cost,
            candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
            min: number,
            max: number,
          });
        },
        (m, vars, chosen) => {
          vars.paid = chosen;
          if ('discard' in cost) moveCards(m, chosen, 'trash', 'discard');
          else if ('rest' in cost) turn(m, chosen, 'rested');
          else if ('destroy' in cost) destroy(m, chosen, 'effect', vars.self, clause);
          else moveCards(m, chosen, 'removed', 'move');
        },
      ),
    );
  }
}
