/** What stands before the colon (9-1-7-2): whether all of it can be paid, and with what. */
import type { PlayerId } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { findBase, findUnit } from '../board/board.ts';
import type { Context, M } from '../board/context.ts';
import { population } from '../board/evaluate.ts';
import { forbidden, hpOf, wouldReach } from '../board/values.ts';
import type { Cost } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
  clause: ClauseId;
}

export type ChosenCost = Extract<Cost, { filter?: unknown }>;
const isChosen = (cost: Cost): cost is ChosenCost =>
  'discard' in cost || 'rest' in cost || 'destroy' in cost || 'removeFromTrash' in cost || 'return' in cost;

/** Whether the card that says it leaves play to pay. */
export const takesThisAway = (cost: Cost): boolean => 'destroyThis' in cost || 'returnThis' in cost;

/** Whether the card that says it pays with itself. */
export const isOfThis = (cost: Cost): boolean => 'restThis' in cost || 'damageThis' in cost || takesThisAway(cost);

/** What a cost takes its cards for: `destroy` is whatever takes them out of play. A card that is taken is not there for it again. */
type Pool = 'discard' | 'rest' | 'destroy' | 'remove';

const poolOf = (cost: ChosenCost): Pool =>
  'discard' in cost
    ? 'discard'
    : 'rest' in cost
      ? 'rest'
      : 'destroy' in cost || 'return' in cost
        ? 'destroy'
        : 'remove';

export const numberOf = (cost: ChosenCost): number =>
  'discard' in cost
    ? cost.discard
    : 'rest' in cost
      ? cost.rest
      : 'destroy' in cost
        ? cost.destroy
        : 'return' in cost
          ? cost.return
          : cost.removeFromTrash;

const FACTS: Readonly<Record<Pool, string>> = {
  discard: 'cards in hand to discard',
  rest: 'own Units to rest',
  destroy: 'own Units to destroy',
  remove: 'cards in the trash to remove',
};

/** Cards that are spoken for already: `taken` for what `pool` says. */
export interface Taken {
  pool: Pool;
  taken: readonly string[];
}

export const activeResources = (m: M, player: PlayerId): number => {
  const { active, exActive } = ofPlayer(m.board.players, player).resources;
  return active + exActive;
};

/** What a cost that is chosen can be paid with. */
export function choosable(context: Context, cost: ChosenCost): string[] {
  const { m } = context;
  const filter = cost.filter ?? {};
  if ('return' in cost)
    return population(context, { side: 'own', filter }).filter((id) => !forbidden(m, id, 'beReturned'));
  switch (poolOf(cost)) {
    case 'discard':
      return population(context, { side: 'own', zone: 'hand', filter });
    case 'rest':
      return population(context, { side: 'own', filter: { ...filter, state: 'active' } }).filter(
        (id) => !forbidden(m, id, 'beRested'),
      );
    case 'destroy':
      return population(context, { side: 'own', filter }).filter((id) => !forbidden(m, id, 'beDestroyed'));
    case 'remove':
      return population(context, { side: 'own', zone: 'trash', filter });
  }
}

/** What the card itself can't do of what is asked of it, in this order. */
function unpayableBySelf({ m, self }: Context, costs: readonly Cost[]): Omit<Unpaid, 'clause'> | null {
  if (!costs.some(isOfThis)) return null;
  const object = self === null ? null : (findUnit(m.board, self) ?? findBase(m.board, self)?.base ?? null);
  let rested = object?.rested ?? false;
  let left = object ? hpOf(m, object) - object.damage : 0;
  for (const cost of costs) {
    if (!isOfThis(cost)) continue;
    if (!object || left <= 0) return { fact: 'the card', was: 'not in play', needed: 'in play' };
    if ('restThis' in cost) {
      if (rested) return { fact: "the card's state", was: 'rested', needed: 'active' };
      if (forbidden(m, object.id, 'beRested'))
        return { fact: "the card's state", was: "can't be rested", needed: 'active' };
      rested = true;
    } else if ('destroyThis' in cost) {
      if (forbidden(m, object.id, 'beDestroyed'))
        return { fact: 'the card', was: "can't be destroyed", needed: 'a card that can be destroyed' };
      left = 0;
    } else if ('returnThis' in cost) {
      if (forbidden(m, object.id, 'beReturned'))
        return { fact: 'the card', was: "can't be returned", needed: 'a card that can be returned' };
      left = 0;
    } else if ('damageThis' in cost) {
      const damage = wouldReach(m, object.id, cost.damageThis, 'effect');
      if (damage === 0) return { fact: 'the damage that the card would receive', was: 0, needed: cost.damageThis };
      left -= damage;
    }
  }
  return null;
}

interface Demand {
  pool: Pool;
  number: number;
  cards: string[];
}

/**
 * What of a cost can't be paid now, or null when all of it can. It is looked at as a whole, before any of it is paid: a
 * card pays for one part of it (R16). `extra` are Resources that the card costs besides, `gone` cards that are no longer
 * there to pay with.
 */
export function unpayable(
  context: Context,
  costs: readonly Cost[],
  { extra = 0, gone = [] }: { extra?: number; gone?: readonly Taken[] } = {},
): Unpaid | null {
  if (costs.length === 0) return null;
  const { m, owner } = context;
  const resources = costs.reduce((sum, cost) => sum + ('resources' in cost ? cost.resources : 0), 0);
  const needed = resources + extra;
  const active = activeResources(m, owner);
  if (resources > 0 && active < needed) return { fact: 'active Resources', was: active, needed, clause: '9-1-7-2' };
  const bySelf = unpayableBySelf(context, costs);
  if (bySelf) return { ...bySelf, clause: '9-1-7-2' };
  const chosen = costs.filter(isChosen);
  if (chosen.length === 0) return takesSelf(context, costs, gone) ? alreadyTaken : null;
  const demands: Demand[] = [];
  for (const cost of chosen) {
    const [pool, number, cards] = [poolOf(cost), numberOf(cost), choosable(context, cost)];
    if (cards.length < number)
      return {
        fact: 'return' in cost ? 'own Units to return' : FACTS[pool],
        was: cards.length,
        needed: number,
        clause: '9-1-7-2',
      };
    demands.push({ pool, number, cards });
  }
  if (takesSelf(context, costs, gone)) return alreadyTaken;
  if (demands.length === 1 && gone.length === 0 && !costs.some((cost) => 'restThis' in cost || takesThisAway(cost)))
    return null;
  for (const cost of costs) {
    const pool = 'restThis' in cost ? 'rest' : takesThisAway(cost) ? 'destroy' : null;
    if (pool && context.self !== null) demands.unshift({ pool, number: 1, cards: [context.self] });
  }
  for (const { pool, taken } of gone) {
    for (const card of new Set(taken)) {
      const copies = taken.filter((other) => other === card);
      demands.unshift({ pool, number: copies.length, cards: copies });
    }
  }
  if (restsLate(costs, gone)) {
    for (const demand of demands) if (demand.pool === 'rest') demand.pool = 'destroy';
  }
  return matched(demands) ? null : { ...alreadyTaken, fact: 'cards for every part of the price' };
}

/** Whether something is to be rested when other cards have been destroyed: what is destroyed can't be rested afterwards. */
function restsLate(costs: readonly Cost[], gone: readonly Taken[]): boolean {
  const first = gone.some(({ pool }) => pool === 'destroy')
    ? 0
    : costs.findIndex((cost) => takesThisAway(cost) || 'destroy' in cost || 'return' in cost);
  return first >= 0 && costs.slice(first).some((cost) => 'restThis' in cost || 'rest' in cost);
}

const alreadyTaken: Unpaid = {
  fact: 'the card',
  was: 'taken for another part of the price',
  needed: 'one card for each part',
  clause: 'R16',
};

/** Whether the card itself is asked for something that it has been taken for already. */
const takesSelf = ({ self }: Context, costs: readonly Cost[], gone: readonly Taken[]): boolean =>
  self !== null &&
  gone.some(
    ({ pool, taken }) =>
      taken.includes(self) &&
      costs.some(
        (cost) =>
          ('restThis' in cost && (pool === 'rest' || pool === 'destroy')) ||
          ((takesThisAway(cost) || 'damageThis' in cost) && pool === 'destroy'),
      ),
  );

/** Whether every demand can have its own cards. Copies of a card are told apart by their number in the pool. */
function matched(demands: readonly Demand[]): boolean {
  const owners = new Map<string, number>();
  const keys = demands.map(({ pool, cards }) => {
    const seen = new Map<string, number>();
    return cards.map((card) => {
      const copy = (seen.get(card) ?? 0) + 1;
      seen.set(card, copy);
      return `${pool}/${card}/${copy}`;
    });
  });
  const give = (demand: number, tried: Set<string>): boolean => {
    for (const key of keys[demand] ?? []) {
      if (tried.has(key)) continue;
      tried.add(key);
      const owner = owners.get(key);
      if (owner !== undefined && !give(owner, tried)) continue;
      owners.set(key, demand);
      return true;
    }
    return false;
  };
  return demands.every(({ number }, at) => {
    for (let left = number; left > 0; left--) if (!give(at, new Set())) return false;
    return true;
  });
}

/** Whether what is left of a price can still be paid when these cards have gone into the part that is being paid. */
export const leavesEnough = (
  context: Context,
  cost: ChosenCost,
  later: readonly Cost[],
  taken: readonly string[],
): boolean => unpayable(context, later, { gone: [{ pool: poolOf(cost), taken }] }) === null;

/** The cards that one part of a price can be paid with so that the rest of it can still be paid. */
export function payableWith(context: Context, cost: ChosenCost, later: readonly Cost[]): string[] {
  const there = choosable(context, cost);
  if (later.length === 0) return there;
  const pool = poolOf(cost);
  const number = numberOf(cost) - 1;
  const rest: Cost[] = number > 0 ? [withNumber(cost, number), ...later] : [...later];
  const fits = new Map<string, boolean>();
  return there.filter((card) => {
    const known = fits.get(card);
    if (known !== undefined) return known;
    const fit = unpayable(context, rest, { gone: [{ pool, taken: [card] }] }) === null;
    fits.set(card, fit);
    return fit;
  });
}

function withNumber(cost: ChosenCost, number: number): ChosenCost {
  if ('return' in cost) return { ...cost, return: number };
  const filter = cost.filter === undefined ? {} : { filter: cost.filter };
  switch (poolOf(cost)) {
    case 'discard':
      return { discard: number, ...filter };
    case 'rest':
      return { rest: number, ...filter };
    case 'destroy':
      return { destroy: number, ...filter };
    case 'remove':
      return { removeFromTrash: number, ...filter };
  }
}
