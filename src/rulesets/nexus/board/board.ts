import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { cardId, counterTo, forBoth, player, uid } from '../../cards/board.ts';
import { past } from '../../cards/history.ts';
import { energy } from '../language/words.ts';

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

const counter = counterTo(100_000);
const cards = z.array(cardId).max(300);

/** A card in play. It stands on the side of whoever controls it. */
const object = z.strictObject({
  id: uid.describe('Its name in play.'),
  card: cardId.describe('The id of its card, or of the card that it is a copy of; `converted` for a converted one.'),
  own: cardId.optional().describe('Its own card, where it is a copy of another one. Default: it is no copy.'),
  at: z.int().min(0).max(3).describe('0 is staging, 1 to 3 a biome.'),
  locked: z.boolean().describe('Whether it is locked.'),
  damage: counter.describe('The damage that it has.'),
  since: counter.describe('The turn in which it arrived.'),
  host: uid.nullable().describe('The agent that it is attached to.'),
  used: z.array(z.string().max(60)).max(200).describe('Skills that work once per turn and have been used in this one.'),
  owner: player.optional().describe('Whose card it is, where the other player controls it.'),
});
export type InPlay = z.infer<typeof object>;
export type SeenObject = DeepReadonly<InPlay>;

const sector = z.strictObject({
  durability: z.int().min(-9999).max(9999).describe('The durability that it has left.'),
  lost: z.boolean().describe('Whether its player has lost the biome.'),
});

const side = z.strictObject({
  deck: cards.describe('Cards by id. The last one is the top.'),
  hand: cards.describe('Cards by id.'),
  cache: cards.describe('Cards by id. The last one is the top.'),
  limbo: cards.describe('Cards on the queue.'),
  removed: cards.optional().describe('Cards by id that are out of the match, where there are any.'),
  converted: cards.describe('Faces of the converted cards, in the order of the face-down anomalies among `objects`.'),
  objects: z.array(object).max(600).describe('Cards in play.'),
  sectors: z.array(sector).length(3).describe('The sectors of this player in biomes 1, 2 and 3.'),
  energy: z.partialRecord(energy, counter).describe('Energy at hand, by type.'),
  defeated: z.boolean().describe('Whether a card has marked this player to lose when the queue is empty.'),
  history: z.record(z.string(), counter).describe('What happened to this player in this turn, in the words of cards.'),
});
export type Side = z.infer<typeof side>;

const attacker = z.strictObject({
  id: uid.describe('The agent that attacks.'),
  biome: z.int().min(1).max(3).describe('The biome in which it attacks.'),
  defended: z.boolean().describe('Whether it was defended against, even if none of the defenders is left.'),
  defenders: z.array(uid).max(600).describe('The agents that defend against it, in their order.'),
});
export type Attacker = z.infer<typeof attacker>;
export type SeenAttacker = DeepReadonly<Attacker>;

export const board = z.strictObject({
  turn: counter.describe('The number of the turn; 0 before the first.'),
  active: player.describe('The player whose turn it is.'),
  starter: player.describe('The player who had the first turn.'),
  phase: z.enum(PHASES).describe('The phase of the turn.'),
  step: z.enum(STEPS).describe('The step of the phase.'),
  players: forBoth(side, (number) => `The side of player ${number}.`).describe('The two sides of the table.'),
  once: z
    .strictObject({
      converted: z.boolean().describe('Whether a card was converted.'),
      anomaly: z.boolean().describe('Whether an anomaly was played.'),
      again: z
        .strictObject({
          converted: counter.describe('How many more cards were converted.'),
          anomaly: counter.describe('How many more anomalies were played.'),
        })
        .optional()
        .describe('How often more than once, where a card allows it.'),
    })
    .describe('What the active player did in this turn and may do once.'),
  attackers: z
    .array(attacker)
    .max(600)
    .describe('The attackers of this turn, from the moment they attack to the end of the battle.'),
  past: past.optional().describe('What happened before, where a card of the match asks for it.'),
});
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;

export type Step = Board['step'];

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
  cache: [],
  converted: [],
  deck: [],
  defeated: false,
  energy: {},
  hand: [],
  history: {},
  limbo: [],
  objects: [],
  sectors: BIOMES.map(() => ({ durability, lost: false })),
});

export const blankBoard = (durability: number, past: Pick<Board, 'past'> = {}): Board => ({
  active: 'p1',
  attackers: [],
  once: { anomaly: false, converted: false },
  ...past,
  phase: 'setup',
  players: { p1: emptySide(durability), p2: emptySide(durability) },
  starter: 'p1',
  step: 'setup',
  turn: 0,
});

export function findObject(seen: SeenBoard, id: Uid): SeenObject | null {
  for (const object of seen.players.p1.objects) if (object.id === id) return object;
  for (const object of seen.players.p2.objects) if (object.id === id) return object;
  return null;
}

/** The same of one that is there. */
export function objectCalled(seen: SeenBoard, id: Uid): SeenObject {
  const found = findObject(seen, id);
  if (found === null) throw new Error(`${id} is not in play`);
  return found;
}

/** Whose side of the table an object stands on. */
export function controllerOf(seen: SeenBoard, id: Uid): PlayerId | null {
  for (const object of seen.players.p1.objects) if (object.id === id) return 'p1';
  for (const object of seen.players.p2.objects) if (object.id === id) return 'p2';
  return null;
}

/** The same of one that is in play. */
export function holderOf(seen: SeenBoard, id: Uid): PlayerId {
  const found = controllerOf(seen, id);
  if (found === null) throw new Error(`${id} is not in play`);
  return found;
}

/** The sector of a player in a biome. */
export function sectorIn<S>(
  { players }: { readonly players: { readonly [player in PlayerId]: { readonly sectors: readonly S[] } } },
  player: PlayerId,
  biome: number,
): S {
  const found = players[player].sectors[biome - 1];
  if (found === undefined) throw new Error(`there is no biome ${biome}`);
  return found;
}

/** G21: a biome that either player has lost. */
export const isLost = (seen: SeenBoard, biome: number): boolean =>
  sectorIn(seen, 'p1', biome).lost || sectorIn(seen, 'p2', biome).lost;

export const openBiomes = (seen: SeenBoard): number[] => BIOMES.filter((biome) => !isLost(seen, biome));

export const lostBiomes = ({ sectors }: DeepReadonly<Side>): number => sectors.filter(({ lost }) => lost).length;

/** An attacker that still stands where it attacks, with those of its defenders that do (R20). */
export function standing(seen: SeenBoard, { id, biome, defenders }: SeenAttacker): string[] | null {
  if (findObject(seen, id)?.at !== biome) return null;
  return defenders.filter((defender) => findObject(seen, defender)?.at === biome);
}
