/** The way back from a state to a position: what `place` would lay out as the same table. */
import type { DeepReadonly, GameState, Json, JsonObject } from '../../../engine/index.ts';
import type { Board, SeenObject, Side } from '../board/board.ts';
import { CONVERTED } from '../board/board.ts';

/** Where the turn goes on with the same question, by the program that asks it. */
const AT: { readonly [program: string]: string } = {
  'window:start': 'startWindow',
  'window:primary1': 'primary1',
  'window:before-attack': 'attack',
  'window:before-defend': 'defend',
  'window:primary2': 'primary2',
  'window:end': 'end',
};

/** A position with an empty queue, as `position` reads it, or null for a moment that is not written here. */
export function written({ board, frames, pending }: DeepReadonly<GameState<Board>>): Json | null {
  const at = AT[frames.at(-1)?.program ?? ''];
  if (at === undefined || pending.length > 0) return null;
  const { turn, active, once, players, attackers } = board;
  const said: JsonObject = { turn, active, at, p1: side(players.p1, turn), p2: side(players.p2, turn) };
  if (once.converted || once.anomaly) said.once = { converted: once.converted, anomaly: once.anomaly };
  if (attackers.length > 0)
    said.attackers = attackers.map(({ id, defended, defenders }) => ({ agent: id, defended, defenders }));
  return said;
}

function side(own: DeepReadonly<Side>, turn: number): JsonObject {
  const { deck, hand, cache, removed, objects, sectors, energy, history } = own;
  const faces = [...own.converted];
  const said: JsonObject = {
    deck,
    sectors: sectors.map(({ durability, lost }) => (lost ? 'lost' : durability)),
    energy: energy as JsonObject,
    history: history as JsonObject,
  };
  if (hand.length > 0) said.hand = hand;
  if (cache.length > 0) said.cache = cache;
  if (removed !== undefined) said.removed = removed;
  if (objects.length > 0) said.play = objects.map((seen) => object(seen, turn, faces));
  return said;
}

function object(seen: SeenObject, turn: number, faces: string[]): JsonObject {
  const { id, card, own, at, locked, damage, since, host, used } = seen;
  const said: JsonObject = own === undefined ? { card } : { card: own, copyOf: card };
  said.as = id;
  if (card === CONVERTED) said.face = faces.shift() ?? null;
  if (at > 0 && host === null) said.at = at;
  if (locked) said.locked = true;
  if (damage > 0) said.damage = damage;
  if (since === turn) said.arrived = 'now';
  if (host !== null) said.on = host;
  if (used.length > 0) said.used = used;
  return said;
}
