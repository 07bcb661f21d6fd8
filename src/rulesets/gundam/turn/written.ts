/** The way back from a state to a position: what `place` would lay out as the same table. */
import type { DeepReadonly, GameState, Json, JsonObject } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import type { Board, Side } from '../board/board.ts';
import { emptySide } from '../board/board.ts';

/** A position of the main phase, as `position` reads it, or null for a moment that is not written here: a battle, an open effect. */
export function written({ board, frames, pending }: DeepReadonly<GameState<Board>>): Json | null {
  if (board.phase !== 'main' || frames.at(-1)?.program !== 'turn' || pending.length > 0) return null;
  const [p1, p2] = PLAYERS.map((player) => side(board.players[player], board.turn));
  return { turn: board.turn, active: board.active, playerOne: board.playerOne, p1: p1 ?? null, p2: p2 ?? null };
}

function side(own: DeepReadonly<Side>, turn: number): JsonObject {
  const { deck, hand, shields, trash, removed, resources, resourceDeck, base, units, history } = own;
  const said: JsonObject = { deck, hand, shields, trash, removed, resources, resourceDeck, history };
  if (base !== null) said.base = { card: base.card, as: base.id, rested: base.rested, damage: base.damage };
  said.units = units.map(({ id, card, rested, damage, since, pilot, used }) => ({
    card,
    as: id,
    ...(rested ? { rested } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(since === turn ? { entered: 'now' } : {}),
    ...(pilot === null ? {} : { pilot: pilot.card }),
    ...(used.length > 0 ? { used } : {}),
  }));
  return without(said, { ...emptySide(), resourceDeck: 10 - resources.active - resources.rested, deck: null });
}

/** What is not as it would be if nothing were said of it. */
const without = (said: JsonObject, usual: { readonly [key: string]: unknown }): JsonObject =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]) || key === 'shields',
    ),
  );
