import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import type { Pile } from '../language/language.ts';

export const PHASES = ['setup', 'start', 'draw', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const LANES = [1, 2, 3] as const;
export const ROWS = ['front', 'back'] as const;
export type Row = (typeof ROWS)[number];

const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const counter = z.int().min(0).max(10_000_000);
const pile = z.array(cardId).max(200);
const player = z.enum(['p1', 'p2']);

const object = {
  id: uid,
  card: cardId,
  /** When it came into play: later objects have higher numbers. */
  entered: counter,
  /** Effects that work once a turn and have worked in this one. */
  used: z.array(z.string().max(60)).max(20),
};
const unit = z.strictObject({
  ...object,
  /** The counter of [Rest]; 0 is ready. */
  rest: counter,
  /** The turn in which it came. */
  since: counter,
});
const land = z.strictObject(object);
const lane = z.strictObject({ front: unit.nullable(), back: unit.nullable(), land: land.nullable() });

const side = z.strictObject({
  /** The last one is the top; so it is in every pile. */
  deck: pile,
  hand: pile,
  /** The pool, face down. */
  pool: pile,
  /** The pool cards that lie face up. */
  revealed: pile,
  protection: pile,
  graveyard: pile,
  trash: pile,
  /** A tech that takes effect. */
  limbo: pile,
  /** Cards of this player's piles that an effect is looking at. */
  looked: pile,
  lanes: z.tuple([lane, lane, lane]),
});

/** An attack in progress. `target` is a unit, or null before the lane is looked at and when protection is hit. */
const attack = z.strictObject({
  attacker: uid,
  target: uid.nullable(),
  /** Set once and for all when the powers are compared. */
  result: z.strictObject({ winner: uid.nullable(), losers: z.array(uid).max(2) }).nullable(),
});

export const board = z.strictObject({
  turn: counter,
  active: player,
  phase: z.enum(PHASES),
  players: z.strictObject({ p1: side, p2: side }),
  attack: attack.nullable(),
});

export type Unit = z.infer<typeof unit>;
export type Land = z.infer<typeof land>;
export type Lane = z.infer<typeof lane>;
export type Side = z.infer<typeof side>;
export type Attack = z.infer<typeof attack>;
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;
export type SeenUnit = DeepReadonly<Unit>;
export type SeenLand = DeepReadonly<Land>;

export const OPENING_HAND = 6;
export const OPENING_PROTECTION = 3;
export const OPENING_POOL = 3;
/** The counter that attacking and moving put on a unit. */
export const TIRED = 2;

const emptyLane = (): Lane => ({ front: null, back: null, land: null });

export const emptySide = (): Side => ({
  deck: [],
  hand: [],
  pool: [],
  revealed: [],
  protection: [],
  graveyard: [],
  trash: [],
  limbo: [],
  looked: [],
  lanes: [emptyLane(), emptyLane(), emptyLane()],
});

/** A zone on the table: `f1` to `f3`, `b1` to `b3` for units, `l1` to `l3` for lands. */
export type ZoneName = string;
export const unitZone = (row: Row, lane: number): ZoneName => `${row === 'front' ? 'f' : 'b'}${lane}`;
export const landZone = (lane: number): ZoneName => `l${lane}`;

export function readZone(zone: ZoneName): { row: Row | 'land'; lane: number } | null {
  const found = /^([fbl])([123])$/.exec(zone);
  if (!found) return null;
  const row = found[1] === 'f' ? 'front' : found[1] === 'b' ? 'back' : 'land';
  return { row, lane: Number(found[2]) };
}

/** Something that stands in a zone, with whose zone and which it is. */
export type Standing =
  | { kind: 'unit'; player: PlayerId; lane: number; row: Row; object: SeenUnit }
  | { kind: 'land'; player: PlayerId; lane: number; row: null; object: SeenLand };

export type StandingUnit = Extract<Standing, { kind: 'unit' }>;

/** Everything in the zones of one player, lane by lane, the frontline first and the land last. */
export function standingOf(seen: SeenBoard, player: PlayerId): Standing[] {
  const found: Standing[] = [];
  seen.players[player].lanes.forEach(({ front, back, land }, at) => {
    const lane = at + 1;
    if (front) found.push({ kind: 'unit', player, lane, row: 'front', object: front });
    if (back) found.push({ kind: 'unit', player, lane, row: 'back', object: back });
    if (land) found.push({ kind: 'land', player, lane, row: null, object: land });
  });
  return found;
}

export function findStanding(seen: SeenBoard, id: Uid): Standing | null {
  for (const player of ['p1', 'p2'] as const) {
    for (const one of standingOf(seen, player)) if (one.object.id === id) return one;
  }
  return null;
}

export function findUnit(seen: SeenBoard, id: Uid): StandingUnit | null {
  const found = findStanding(seen, id);
  return found?.kind === 'unit' ? found : null;
}

/** The unit zones of a player that are empty, frontline and backline of lane 1 first. */
export const emptyUnitZones = (seen: SeenBoard, player: PlayerId): ZoneName[] =>
  seen.players[player].lanes.flatMap((lane, at) =>
    ROWS.flatMap((row) => (lane[row] === null ? [unitZone(row, at + 1)] : [])),
  );

export const emptyLandZones = (seen: SeenBoard, player: PlayerId): ZoneName[] =>
  seen.players[player].lanes.flatMap(({ land }, at) => (land === null ? [landZone(at + 1)] : []));

/** G9: the other zone of the lane, and the zones of the row in the lanes next to it. */
export const adjacentZones = ({ row, lane }: StandingUnit): ZoneName[] => [
  unitZone(row === 'front' ? 'back' : 'front', lane),
  ...LANES.filter((other) => Math.abs(other - lane) === 1).map((other) => unitZone(row, other)),
];

/** The pile of the board behind each word of the language. */
export const PILE_OF: Readonly<
  Record<Pile, 'hand' | 'deck' | 'revealed' | 'pool' | 'protection' | 'graveyard' | 'trash' | 'looked'>
> = {
  hand: 'hand',
  deck: 'deck',
  pool: 'revealed',
  poolDeck: 'pool',
  protection: 'protection',
  graveyard: 'graveyard',
  trash: 'trash',
  looked: 'looked',
};
