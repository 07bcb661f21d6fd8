import type { Machine, PlayerId, Uid } from '../../engine/index.ts';
import { findBase, findUnit, type Gundam } from './board.ts';
import type { Context } from './context.ts';
import { population } from './evaluate.ts';
import type { Cost } from './language.ts';
import { forbidden } from './values.ts';

type M = Machine<Gundam>;

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
}

export const activeResources = (m: M, player: PlayerId): number => {
  const { active, exActive } = m.board.players[player].resources;
  return active + exActive;
};

const selfOf = (m: M, self: Uid | null) =>
  self === null ? null : (findUnit(m.board, self) ?? findBase(m.board, self)?.base ?? null);

/** What of a cost can't be paid now, or null when all of it can (9-1-7-2). */
export function unpayable(context: Context, costs: readonly Cost[]): Unpaid | null {
  const { m, owner, self } = context;
  const resources = costs.reduce((sum, cost) => sum + ('resources' in cost ? cost.resources : 0), 0);
  const active = activeResources(m, owner);
  if (active < resources) return { fact: 'active Resources', was: active, needed: resources };
  for (const cost of costs) {
    const there = (count: number, needed: number, fact: string): Unpaid | null =>
      count < needed ? { fact, was: count, needed } : null;
    let miss: Unpaid | null = null;
    if ('restThis' in cost) {
      const object = selfOf(m, self);
      if (!object || object.rested)
        miss = { fact: "the card's state", was: object ? 'rested' : 'not in play', needed: 'active' };
      else if (forbidden(m, object.id, 'beRested'))
        miss = { fact: "the card's state", was: "can't be rested", needed: 'active' };
    } else if ('destroyThis' in cost || 'damageThis' in cost) {
      if (!selfOf(m, self)) miss = { fact: 'the card', was: 'not in play', needed: 'in play' };
    } else if ('discard' in cost) {
      miss = there(choosable(context, cost).length, cost.discard, 'cards in hand to discard');
    } else if ('rest' in cost) {
      miss = there(choosable(context, cost).length, cost.rest, 'own Units to rest');
    } else if ('destroy' in cost) {
      miss = there(choosable(context, cost).length, cost.destroy, 'own Units to destroy');
    } else if ('removeFromTrash' in cost) {
      miss = there(choosable(context, cost).length, cost.removeFromTrash, 'cards in the trash to remove');
    }
    if (miss) return miss;
  }
  return null;
}

/** What a cost that is chosen can be paid with. */
export function choosable(context: Context, cost: Cost): string[] {
  const filter = 'filter' in cost && cost.filter !== undefined ? cost.filter : {};
  if ('discard' in cost) return population(context, { side: 'own', zone: 'hand', filter });
  if ('rest' in cost) {
    return population(context, { side: 'own', filter: { ...filter, state: 'active' } }).filter(
      (id) => !forbidden(context.m, id, 'beRested'),
    );
  }
  if ('destroy' in cost) return population(context, { side: 'own', filter });
  return 'removeFromTrash' in cost ? population(context, { side: 'own', zone: 'trash', filter }) : [];
}
