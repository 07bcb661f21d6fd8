/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import { pick, Script } from '../../engine/index.ts';
import { contextOf } from '../context.ts';
import { atRandom, does, targeting } from '../targets.ts';
import { moveCards } from './atoms/cards.ts';
import { turn } from './atoms/units.ts';
import { findUnit, type Gundam } from './board.ts';
import { chooseQuestion, HIDDEN_ZONES, labelOf } from './choose.ts';
import type { EffectVars } from './context.ts';
import { destroyAll, strike } from './destroy.ts';
import { fixed, population } from './evaluate.ts';
import type { Cost, Target } from './language.ts';
import { choosable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf, lastKnown } from './values.ts';

/** The steps of an ability as they are written down. */
export type Steps = Script<Gundam, EffectVars>;

export const newSteps = (): Steps => new Script('1-3-7');

/** What a target means, chosen first where it has to be; the act gets the references. */
export const targeted = targeting<Gundam, EffectVars, Target>({
  clause: '9-3-3',
  using: '1-3-7',
  ask: (context, target) => chooseQuestion(context, target, '9-3-3'),
  draw(context, target) {
    const { m, owner } = context;
    const drawn = atRandom(m, population(context, target), target.random);
    const concealed = HIDDEN_ZONES.includes(target.zone ?? 'battle');
    m.note('chosen-at-random', owner, { chosen: concealed ? drawn.length : drawn.map((id) => labelOf(m, id)) });
    return drawn;
  },
  fixed,
});

/** What is before the colon (9-1-7-2). */
export function payCosts(steps: Steps, costs: readonly Cost[]): void {
  const clause: ClauseId = '9-1-7-2';
  for (const cost of costs) {
    if ('resources' in cost) {
      does(steps, clause, ({ m, owner }) => m.call('pay', { player: owner, cost: cost.resources }));
    } else if ('restThis' in cost) {
      does(steps, clause, ({ m, self }) => void (self !== null && turn(m, [self], 'rested')));
    } else if ('destroyThis' in cost) {
      does(steps, clause, ({ m, self }, vars) => {
        if (self === null) return;
        const unit = findUnit(m.board, self);
        if (unit) vars.last = { [self]: lastKnown(m, unit) };
        destroyAll(m, [self], self, clause);
      });
    } else if ('damageThis' in cost) {
      does(steps, clause, ({ m, self }) => {
        if (self !== null) strike(m, [{ target: self, amount: cost.damageThis, source: self }], 'effect');
      });
    } else {
      chosenCost(steps, cost, clause);
    }
  }
}

function chosenCost(
  steps: Steps,
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
  steps.ask<string[]>(
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
      else if ('destroy' in cost) destroyAll(m, chosen, vars.self, clause);
      else moveCards(m, chosen, 'removed', 'move');
    },
  );
}
