import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { KINDS } from '../language/words.ts';

export const PHASES = ['setup', 'start', 'primary1', 'battle', 'primary2', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export const STEPS = [
  'setup',
  'refresh',
  'draw',
  'maintenance',
  'primary',
  'advance',
  'attack',
  'defend',
  'damage',
  'end',
  'reset',
] as const;

const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const counter = z.int().min(0).max(100_000);
const cards = z.array(cardId).max(300);
const player = z.enum(['p1', 'p2']);

/** A card in play. */
const object = z.strictObject({
  id: uid,
  card: cardId,
  /** 0 is staging, 1 to 3 a biome. */
  at: z.int().min(0).max(3),
  locked: z.boolean(),
  damage: counter,
  /** The turn in which it arrived. */
  since: counter,
  /** The agent it is attached to. */
  host: uid.nullable(),
  /** Skills that work once per turn and have been used in this one. */
  used: z.array(z.string().max(60)).max(200),
});

const sector = z.strictObject({ durability: z.int().min(-9999).max(9999), lost: z.boolean() });

const side = z.strictObject({
  /** The last one is the top. */
  deck: cards,
  hand: cards,
  cache: cards,
  /** Cards on the queue. */
  limbo: cards,
  /** Faces of the converted cards, in the order of the face-down anomalies among `objects`. */
  converted: cards,
  objects: z.array(object).max(600),
  sectors: z.array(sector).length(3),
  /** Energy at hand. */
  energy: z.partialRecord(z.enum(KINDS), counter),
  /** Marked by a card to lose when the queue is empty. */
  defeated: z.boolean(),
  /** What this player did this turn. */
  history: z.record(z.string(), counter),
});

const attacker = z.strictObject({
  id: uid,
  biome: z.int().min(1).max(3),
  defended: z.boolean(),
  defenders: z.array(uid).max(600),
});

export const board = z.strictObject({
  turn: counter,
  active: player,
  starter: player,
  phase: z.enum(PHASES),
  step: z.enum(STEPS),
  players: z.strictObject({ p1: side, p2: side }),
  /** What the active player did once in this turn. */
  once: z.strictObject({ converted: z.boolean(), anomaly: z.boolean() }),
  /** The attackers of this turn, from the moment they attack to the end of the battle. */
  attackers: z.array(attacker).max(600),
});

export type InPlay = z.infer<typeof object>;
export type Side = z.infer<typeof side>;
export type Attacker = z.infer<typeof attacker>;
export type Board = z.infer<typeof board>;
export type Step = Board['step'];
export type SeenBoard = DeepReadonly<Board>;
export type SeenObject = DeepReadonly<InPlay>;
export type SeenAttacker = DeepReadonly<Attacker>;

export const BIOMES = [1, 2, 3] as const;
/** R34: no number that cards work out is greater, and none is less than this with a minus. */
export const GREATEST = 9_999;
/** R34: with so many cards in play on a side no more tokens arrive on it. */
export const CROWDED = 200;
/** The most damage that an agent keeps, and the most energy of a type at hand: what the shape of a board allows. */
export const MOST = 99_999;
export const OPENING_HAND = 6;
export const HAND_LIMIT = 7;
/** What every converted card is in play. */
export const CONVERTED = 'converted';

export const emptySide = (durability: number): Side => ({
  deck: [],
  hand: [],
  cache: [],
  limbo: [],
  converted: [],
  objects: [],
  sectors: BIOMES.map(() => ({ durability, lost: false })),
  energy: {},
  defeated: false,
  history: {},
});

export const blankBoard = (durability: number): Board => ({
  turn: 0,
  active: 'p1',
  starter: 'p1',
  phase: 'setup',
  step: 'setup',
  players: { p1: emptySide(durability), p2: emptySide(durability) },
  once: { converted: false, anomaly: false },
  attackers: [],
});

export function findObject(seen: SeenBoard, id: Uid): SeenObject | null {
  for (const object of seen.players.p1.objects) if (object.id === id) return object;
  for (const object of seen.players.p2.objects) if (object.id === id) return object;
  return null;
}

/** Whose side of the table an object stands on. */
export function controllerOf(seen: SeenBoard, id: Uid): PlayerId | null {
  for (const owner of ['p1', 'p2'] as const) {
    if (seen.players[owner].objects.some((object) => object.id === id)) return owner;
  }
  return null;
}

/** G21: a biome that either player has lost. */
export const isLost = (seen: SeenBoard, biome: number): boolean =>
  (['p1', 'p2'] as const).some((player) => seen.players[player].sectors[biome - 1]?.lost === true);

export const openBiomes = (seen: SeenBoard): number[] => BIOMES.filter((biome) => !isLost(seen, biome));

export const lostBiomes = ({ sectors }: DeepReadonly<Side>): number => sectors.filter(({ lost }) => lost).length;

/** An attacker that still stands where it attacks, with those of its defenders that do (R20). */
export function standing(seen: SeenBoard, { id, biome, defenders }: SeenAttacker): string[] | null {
  if (findObject(seen, id)?.at !== biome) return null;
  return defenders.filter((defender) => findObject(seen, defender)?.at === biome);
}
