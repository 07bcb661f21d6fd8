/** The way back from a state to a position: what `place` would lay out as the same duel. */
import type { CardSet, DeepReadonly, GameState, Json, JsonObject } from '../../../engine/index.ts';
import type { Board, Levels, SeenSide } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { SPHERES } from '../language/words.ts';

/** A position at the turn of a unit to act, as `position` reads it, or null for a moment that is not written here. */
export function written(state: DeepReadonly<GameState<Board>>, { cards }: CardSet<Alteil>): Json | null {
  const { board, pending } = state;
  if (board.step !== 22 || pending.length > 0) return null;
  const side = (own: SeenSide): JsonObject => {
    const { sp, souls, soulLp, units } = own;
    const said: JsonObject = {
      sp,
      levels: levels(own.levels),
      souls: souls.map((card, at) => ({ card, lp: soulLp[at] ?? 1 })),
    };
    for (const key of ['file', 'cemetery', 'out', 'spent'] as const)
      if ((own[key] ?? []).length > 0) said[key] = own[key] ?? [];
    if (own.revealed !== null) said.revealed = { card: own.revealed.card, as: own.revealed.id };
    if (units.length > 0)
      said.units = units.map(({ id, card, cell, lost, engaged, ranked, closed }) => {
        const printed = cards.get(card);
        const greatest = (printed?.stats.hp ?? 0) + (ranked ? (printed?.rank?.stats.hp ?? 0) : 0);
        return {
          card,
          as: id,
          cell,
          ...(lost > 0 && closed === null ? { hp: greatest - lost } : {}),
          ...(engaged ? { engaged } : {}),
          ...(ranked ? { ranked } : {}),
          ...(closed === null ? {} : { closed: { ...closed } }),
        };
      });
    return said;
  };
  const { turn, battletime, players } = board;
  return { turn, battletime, at: 'act', p1: side(players.p1), p2: side(players.p2) };
}

const levels = (own: DeepReadonly<Levels>): JsonObject =>
  Object.fromEntries(SPHERES.flatMap((sphere) => (own[sphere] > 0 ? [[sphere, own[sphere]]] : [])));
