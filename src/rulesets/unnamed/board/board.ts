import * as z from 'zod';
import type { Aim, DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { capital, PLAYERS } from '../../../engine/index.ts';
import { cardId, counterTo, forBoth, ofPlayer, player, uid } from '../../cards/board.ts';
import { past } from '../../cards/history.ts';
import { placeIn } from '../../cards/scene.ts';
import type { Pile } from '../language/language.ts';

export const PHASES = ['setup', 'start', 'draw', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const LANES = [1, 2, 3] as const;
export const ROWS = ['front', 'back'] as const;
export type Row = (typeof ROWS)[number];

const counter = counterTo(10_000_000);
const pile = z.array(cardId).max(200);

const object = {
  id: uid.describe('Its name in this match.'),
  card: cardId.describe('Its card, or the card that it is a copy of.'),
  own: cardId.optional().describe('Its own card, where it is a copy of another one. Default: it is no copy.'),
  entered: counter.describe('When it came into play: later objects have higher numbers.'),
  used: z.array(z.string().max(60)).max(20).describe('Effects that work once a turn and have worked in this one.'),
};
const unit = z.strictObject({
  ...object,
  rest: counter.describe('The counter of [Rest]; 0 is ready.'),
  since: counter.describe('The turn in which it came.'),
  owner: player
    .optional()
    .describe('Whose card it is, where the other player has it. Default: the player of the zone.'),
});
export type Unit = z.infer<typeof unit>;
export type SeenUnit = DeepReadonly<Unit>;
const land = z.strictObject(object);
export type Land = z.infer<typeof land>;
export type SeenLand = DeepReadonly<Land>;
const lane = z.strictObject({
  front: unit.nullable().describe('The unit in the frontline zone, or null.'),
  back: unit.nullable().describe('The unit in the backline zone, or null.'),
  land: land.nullable().describe('The land in the land zone, or null.'),
});
export type Lane = z.infer<typeof lane>;

const side = z.strictObject({
  deck: pile.describe('The deck. The last card is the top; so it is in every pile.'),
  hand: pile.describe('The hand.'),
  pool: pile.describe('The pool cards that lie face down.'),
  revealed: pile.describe('The pool cards that lie face up.'),
  protection: pile.describe('The protection.'),
  graveyard: pile.describe('The graveyard: units that died.'),
  trash: pile.describe('The trash.'),
  limbo: pile.describe('A tech that takes effect.'),
  looked: pile.describe("Cards of this player's piles that an effect is looking at."),
  lanes: z.tuple([lane, lane, lane]).describe('Lanes 1 to 3.'),
});
export type Side = z.infer<typeof side>;

/** An attack in progress. */
const attack = z.strictObject({
  attacker: uid.describe('The unit that attacks.'),
  target: uid
    .nullable()
    .describe('The unit that is attacked; null before the lane is looked at and when protection is hit.'),
  result: z
    .strictObject({
      winner: uid.nullable().describe('The unit that has won, or null in a tie.'),
      losers: z.array(uid).max(2).describe('The units that have lost.'),
    })
    .nullable()
    .describe('Who has won: set once and for all when the powers are compared.'),
});
export type Attack = z.infer<typeof attack>;

export const board = z.strictObject({
  turn: counter.describe('The number of the turn, of both players counted together; 0 before the first.'),
  active: player.describe('The turn player.'),
  phase: z.enum(PHASES).describe('The phase of the turn.'),
  players: forBoth(side, (number) => `What player ${number} has.`).describe('What each player has.'),
  attack: attack.nullable().describe('The attack in progress, or null.'),
  agenda: z
    .strictObject({
      extra: z.array(player).max(100).describe('Who takes extra turns, the next one first.'),
      skips: z
        .array(
          z.strictObject({
            player: player.describe('Who skips it.'),
            what: z.enum(['turn', 'draw', 'main']).describe('What.'),
          }),
        )
        .max(100)
        .describe('What is skipped, once each.'),
    })
    .optional()
    .describe('Extra turns and what is skipped. Default: none.'),
  spent: z
    .record(z.string().max(80), counter)
    .optional()
    .describe(
      'How often effects that work so many times in a match have worked, by player and ability: `p1:CARD#0`. Default: never.',
    ),
  past: past.optional().describe('What has happened, in a match with cards that ask for it. Default: not kept.'),
});
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;

/** Whose card a thing on the table is. */
export const ownerOf = ({ player, object }: Standing): PlayerId => ('owner' in object && object.owner) || player;

export const OPENING_HAND = 6;
export const OPENING_PROTECTION = 3;
export const OPENING_POOL = 3;
/** The counter that attacking and moving put on a unit. */
export const TIRED = 2;

const emptyLane = (): Lane => ({ back: null, front: null, land: null });

export const emptySide = (): Side => ({
  deck: [],
  graveyard: [],
  hand: [],
  lanes: [emptyLane(), emptyLane(), emptyLane()],
  limbo: [],
  looked: [],
  pool: [],
  protection: [],
  revealed: [],
  trash: [],
});

/** A zone on the table: `f1` to `f3`, `b1` to `b3` for units, `l1` to `l3` for lands. */
export type ZoneName = string;

const LETTERS = { front: 'f', back: 'b', land: 'l' } as const;
const TITLES = { front: 'frontline', back: 'backline', land: 'land zone' } as const;

export interface Zone {
  readonly row: Row | 'land';
  readonly lane: number;
  readonly title: string;
  /** The title where it stands by itself. */
  readonly label: string;
}

const nameOf = (row: Row | 'land', lane: number): ZoneName => `${LETTERS[row]}${lane}`;

/** The zones of a player by their names. */
const ZONES: ReadonlyMap<ZoneName, Zone> = new Map(
  LANES.flatMap((lane) =>
    (['front', 'back', 'land'] as const).map((row): [ZoneName, Zone] => {
      const title = `${TITLES[row]} ${lane}`;
      return [nameOf(row, lane), { row, lane, title, label: capital(title) }];
    }),
  ),
);

const NAMES = {
  front: LANES.map((lane) => nameOf('front', lane)),
  back: LANES.map((lane) => nameOf('back', lane)),
  land: LANES.map((lane) => nameOf('land', lane)),
} as const;

export const unitZone = (row: Row, lane: number): ZoneName =>
  (row === 'front' ? NAMES.front : NAMES.back)[lane - 1] ?? nameOf(row, lane);
export const landZone = (lane: number): ZoneName => NAMES.land[lane - 1] ?? nameOf('land', lane);

/** What a zone is called. */
export const zoneTitle = (zone: string): string => ZONES.get(zone)?.title ?? zone;

/** The same as the label of an option. */
export const zoneLabel = (zone: string): string => ZONES.get(zone)?.label ?? zone;

export const readZone = (zone: ZoneName): Zone | null => ZONES.get(zone) ?? null;

/** The rows of the scene, from the middle of the table to their player. */
export const ROW_NUMBER = { front: 1, back: 2, land: 3 } as const;

const aimsOf = (player: PlayerId): ReadonlyMap<ZoneName, Aim> =>
  new Map(
    [...ZONES].map(([name, { row, lane }]) => [
      name,
      { places: [placeIn(player, 'lanes', { row: ROW_NUMBER[row], column: lane })] },
    ]),
  );

/** The zones of each player as places of the scene. */
const AIMS = { p1: aimsOf('p1'), p2: aimsOf('p2') };
const NOWHERE: Aim = { places: [] };

/** A zone of a player as a place of the scene. */
export const aimAt = (player: PlayerId, zone: ZoneName): Aim => ofPlayer(AIMS, player).get(zone) ?? NOWHERE;

/** Something that stands in a zone, with whose zone and which it is. */
export type Standing =
  | { kind: 'unit'; player: PlayerId; lane: number; row: Row; object: SeenUnit }
  | { kind: 'land'; player: PlayerId; lane: number; row: null; object: SeenLand };

export type StandingUnit = Extract<Standing, { kind: 'unit' }>;

/** The card of what stands in a zone under this name. */
export function cardStanding(seen: SeenBoard, id: Uid): string | undefined {
  for (const player of PLAYERS) {
    for (const { front, back, land } of seen.players[player].lanes) {
      if (front?.id === id) return front.card;
      if (back?.id === id) return back.card;
      if (land?.id === id) return land.card;
    }
  }
  return undefined;
}

/** The unit zones of a player that are empty, frontline and backline of lane 1 first. */
export function emptyUnitZones(seen: SeenBoard, player: PlayerId): ZoneName[] {
  const found: ZoneName[] = [];
  let number = 0;
  for (const { front, back } of seen.players[player].lanes) {
    number++;
    if (front === null) found.push(unitZone('front', number));
    if (back === null) found.push(unitZone('back', number));
  }
  return found;
}

/** Whether any unit zone of a player is empty. */
export const hasEmptyUnitZone = (seen: SeenBoard, player: PlayerId): boolean =>
  ofPlayer(seen.players, player).lanes.some(({ front, back }) => front === null || back === null);

export const hasEmptyLandZone = (seen: SeenBoard, player: PlayerId): boolean =>
  ofPlayer(seen.players, player).lanes.some(({ land }) => land === null);

export function emptyLandZones(seen: SeenBoard, player: PlayerId): ZoneName[] {
  const found: ZoneName[] = [];
  let number = 0;
  for (const { land } of seen.players[player].lanes) {
    number++;
    if (land === null) found.push(landZone(number));
  }
  return found;
}

/**
 * G9: the other zone of the lane, and the zones of the row in the lanes next to it, by what stands where: of each zone a list for
 * each way in which these may be empty, made once.
 */
const NEXT_TO: Readonly<Record<Row, readonly (readonly (readonly ZoneName[])[])[]>> = {
  front: LANES.map((lane) => emptyOf(unitZone('back', lane), unitZone('front', lane - 1), unitZone('front', lane + 1))),
  back: LANES.map((lane) => emptyOf(unitZone('front', lane), unitZone('back', lane - 1), unitZone('back', lane + 1))),
};

/** Every list of some of three zones: the first is in it by 1, the second by 2, the third by 4. */
function emptyOf(...zones: readonly [ZoneName, ZoneName, ZoneName]): readonly (readonly ZoneName[])[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((some) => zones.filter((_, at) => (some & (1 << at)) !== 0));
}

/** G9: of the other zone of the lane, and the zones of the row in the lanes next to it, those that are empty. */
export function emptyNextTo(seen: SeenBoard, { player, row, lane }: StandingUnit): readonly ZoneName[] {
  const { lanes } = ofPlayer(seen.players, player);
  const other = row === 'front' ? 'back' : 'front';
  let some = lanes[lane - 1]?.[other] === null ? 1 : 0;
  if (lanes[lane - 2]?.[row] === null) some += 2;
  if (lanes[lane]?.[row] === null) some += 4;
  return NEXT_TO[row][lane - 1]?.[some] ?? [];
}

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
