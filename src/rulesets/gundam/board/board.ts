import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';

export const PHASES = ['setup', 'start', 'draw', 'resource', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];

const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const counter = z.int().min(0).max(100_000);
const cards = z.array(cardId).max(200);
const player = z.enum(['p1', 'p2']);

/** A Unit in the battle area, with the Pilot paired with it. */
const unit = z.strictObject({
  id: uid,
  card: cardId,
  owner: player,
  rested: z.boolean(),
  damage: counter,
  /** The turn in which it entered. */
  since: counter,
  pilot: z.strictObject({ id: uid, card: cardId, owner: player }).nullable(),
  /** Abilities that may work once per turn and have worked in this one. */
  used: z.array(z.string().max(60)).max(20),
});

const base = z.strictObject({
  id: uid,
  card: cardId,
  rested: z.boolean(),
  damage: counter,
  used: z.array(z.string().max(60)).max(20),
});

const side = z.strictObject({
  /** The last one is the top, here and in the shields. */
  deck: cards,
  hand: cards,
  shields: cards,
  trash: cards,
  removed: cards,
  /** Cards on their way: a Command that resolves, a Shield that was revealed. */
  limbo: cards,
  resourceDeck: counter,
  resources: z.strictObject({ active: counter, rested: counter, exActive: counter, exRested: counter }),
  base: base.nullable(),
  units: z.array(unit).max(60),
  /** What this player did this turn. */
  history: z.record(z.string(), counter),
});

const battle = z.strictObject({
  attacker: uid,
  attackingPlayer: player,
  /** A Unit, or the opposing player. */
  target: z.union([z.literal('player'), uid]),
  declared: z.enum(['player', 'unit']),
  original: z.union([z.literal('player'), uid]),
  blocked: z.boolean(),
  step: z.enum(['attack', 'block', 'action', 'damage', 'end']),
});

export const board = z.strictObject({
  turn: counter,
  active: player,
  playerOne: player,
  phase: z.enum(PHASES),
  step: z.string().max(20),
  players: z.strictObject({ p1: side, p2: side }),
  battle: battle.nullable(),
});

export type Unit = z.infer<typeof unit>;
export type Base = z.infer<typeof base>;
export type Side = z.infer<typeof side>;
export type Battle = z.infer<typeof battle>;
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;
export type SeenUnit = DeepReadonly<Unit>;
export type SeenBase = DeepReadonly<Base>;

export const UNIT_LIMIT = 6;
export const RESOURCE_LIMIT = 15;
export const EX_LIMIT = 5;
export const HAND_LIMIT = 10;
export const SHIELDS = 6;
/** R25: the greatest number that texts come to. */
export const GREATEST = 9_999;
export const EX_BASE = 'ex-base';
export const EX_RESOURCE = 'ex-resource';

export const emptySide = (): Side => ({
  deck: [],
  hand: [],
  shields: [],
  trash: [],
  removed: [],
  limbo: [],
  resourceDeck: 0,
  resources: { active: 0, rested: 0, exActive: 0, exRested: 0 },
  base: null,
  units: [],
  history: {},
});

export function findUnit(seen: SeenBoard, id: Uid): SeenUnit | null {
  for (const unit of seen.players.p1.units) if (unit.id === id) return unit;
  for (const unit of seen.players.p2.units) if (unit.id === id) return unit;
  return null;
}

export function findBase(seen: SeenBoard, id: Uid): { owner: PlayerId; base: SeenBase } | null {
  for (const owner of ['p1', 'p2'] as const) {
    const found = seen.players[owner].base;
    if (found?.id === id) return { owner, base: found };
  }
  return null;
}

/** Whose side of the table an object stands on. */
export function controllerOf(seen: SeenBoard, id: Uid): PlayerId | null {
  for (const owner of ['p1', 'p2'] as const) {
    const side = seen.players[owner];
    if (side.base?.id === id || side.units.some((unit) => unit.id === id)) return owner;
  }
  return null;
}

/** Resources in the area: what Lv asks for. */
export const resourceCount = ({ resources }: DeepReadonly<Side>): number =>
  resources.active + resources.rested + resources.exActive + resources.exRested;

export const exCount = ({ resources }: DeepReadonly<Side>): number => resources.exActive + resources.exRested;
