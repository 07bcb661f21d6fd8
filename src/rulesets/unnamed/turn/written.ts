/** The way back from a state to a position: what `place` would lay out as the same table. */
import type { DeepReadonly, GameState, Json, JsonObject } from '../../../engine/index.ts';
import type { Board, SeenLand, SeenUnit, Side } from '../board/board.ts';
import { landZone, unitZone } from '../board/board.ts';

/** A position of the Main Phase, as `position` reads it, or null for a moment that is not written here: an attack, an open effect. */
export function written({ board, frames, pending }: DeepReadonly<GameState<Board>>): Json | null {
  if (board.phase !== 'main' || frames.at(-1)?.program !== 'turn' || pending.length > 0) return null;
  const { turn, active, players } = board;
  return { turn, active, p1: side(players.p1, turn), p2: side(players.p2, turn) };
}

function side(own: DeepReadonly<Side>, turn: number): JsonObject {
  const { deck, pool, protection, lanes } = own;
  const said: JsonObject = { deck, pool, protection };
  for (const key of ['hand', 'revealed', 'graveyard', 'trash'] as const) if (own[key].length > 0) said[key] = own[key];
  const units = lanes.flatMap(({ front, back }, at) => [
    ...(front === null ? [] : [{ entered: front.entered, said: unit(front, unitZone('front', at + 1), turn) }]),
    ...(back === null ? [] : [{ entered: back.entered, said: unit(back, unitZone('back', at + 1), turn) }]),
  ]);
  const lands = lanes.flatMap(({ land }, at) =>
    land === null ? [] : [{ entered: land.entered, said: { ...object(land), at: landZone(at + 1) } }],
  );
  for (const [key, list] of [
    ['units', units],
    ['lands', lands],
  ] as const)
    if (list.length > 0) said[key] = list.sort((a, b) => a.entered - b.entered).map((one): Json => one.said);
  return said;
}

function object({ id, card, own, used }: SeenLand): JsonObject {
  const copy = own === undefined ? { card } : { card: own, copyOf: card };
  return { ...copy, as: id, ...(used.length > 0 ? { used } : {}) };
}

const unit = (seen: SeenUnit, at: string, turn: number): JsonObject => ({
  ...object(seen),
  at,
  ...(seen.rest > 0 ? { rest: seen.rest } : {}),
  ...(seen.since === turn ? { entered: 'now' } : {}),
});
