/** The steps of a program as they are written down one after the other: choices, costs and what is done. */
import { type Flow, pick, Script } from '../../engine/index.ts';
import { moveCards } from './atoms/cards.ts';
import { dealDamage } from './atoms/damage.ts';
import { turn } from './atoms/units.ts';
import { findUnit, type Gundam } from './board.ts';
import { chooseQuestion, HIDDEN_ZONES, isChoosing, labelOf } from './choose.ts';
import { type Context, contextOf, type EffectVars } from './context.ts';
import { destroy } from './destroy.ts';
import { fixed, population } from './evaluate.ts';
import type { Cost, Target } from './language.ts';
import { choosable } from './pay.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf, lastKnown } from './values.ts';

/** The steps of an ability as they are written down. */
export type Steps = Script<Gundam, EffectVars>;

export const newSteps = (): Steps => new Script('1-3-7');

/** A step that acts in the context of the ability. */
export function does(
  steps: Steps,
  clause: ClauseId,
  act: (context: Context, vars: EffectVars) => Flow,
  label?: string,
): void {
  steps.run(clause, (m, vars) => act(contextOf(m, vars), vars), label);
}

/** What a target means, chosen first where it has to be; `act` gets the references. */
export function targeted(
  steps: Steps,
  target: Target,
  act: (context: Context, ids: string[], vars: EffectVars) => void,
): void {
  if (isChoosing(target)) {
    does(steps, '9-3-3', (_context, vars) => {
      vars.it = [];
    });
    steps.ask<string[]>(
      '9-3-3',
      (m, vars) => chooseQuestion(contextOf(m, vars), target, '9-3-3'),
      (_m, vars, chosen) => {
        vars.it = chosen;
      },
    );
  } else if (typeof target === 'object' && 'random' in target) {
    does(steps, '9-3-3', (context, vars) => {
      const there = population(context, target);
      vars.it = [];
      while (vars.it.length < target.random && there.length > 0)
        vars.it.push(...there.splice(context.m.random(there.length), 1));
      const concealed = HIDDEN_ZONES.includes(target.zone ?? 'battle');
      const chosen = concealed ? vars.it.length : vars.it.map((id) => labelOf(context.m, id));
      context.m.note('chosen-at-random', context.owner, { chosen });
    });
  } else if (typeof target === 'object' && 'top' in target) {
    does(steps, '9-3-3', (context, vars) => {
      vars.it = fixed(context, target);
    });
  }
  const remembers = typeof target === 'object' && ('choose' in target || 'random' in target || 'top' in target);
  does(steps, '1-3-7', (context, vars) => {
    if (isChoosing(target) && target.as !== undefined) vars[`ref:${target.as}`] = vars.it;
    act(context, remembers ? vars.it : fixed(context, target), vars);
  });
}

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
        destroy(m, [self], 'effect', self, clause);
      });
    } else if ('damageThis' in cost) {
      does(steps, clause, ({ m, self }) => {
        if (self !== null) dealDamage(m, [{ target: self, amount: cost.damageThis, source: self }], 'effect');
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
      else if ('destroy' in cost) destroy(m, chosen, 'effect', vars.self, clause);
      else moveCards(m, chosen, 'removed', 'move');
    },
  );
}
