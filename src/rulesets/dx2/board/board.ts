import * as z from 'zod';
import { type DeepReadonly, opponentOf, type PlayerId, type Uid } from '../../../engine/index.ts';
import { STATUSES, TIERS } from '../language/words.ts';

const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(32);
const counter = z.int().min(0).max(1_000_000);
const player = z.enum(['p1', 'p2']);
const uses = z.record(z.string().max(60), counter);

const status = z.strictObject({
  kind: z.enum(STATUSES),
  /** How much: absorbed damage, percent, … */
  value: counter,
  /** Own turns that it still lasts; null for the rest of the battle. */
  turns: counter.nullable(),
  /** The element and affinity that it changes, or the effect that it gives. */
  of: z.string().max(60),
});

const demon = z.strictObject({
  id: uid,
  card: cardId,
  /** Skills it was taught besides those of its card. */
  skills: z.array(cardId).max(4),
  brands: z.array(cardId).max(4),
  hp: counter,
  mp: counter,
  statuses: z.array(status).max(1000),
  /** How often limited effects have worked, in this turn and in the battle. */
  usedInTurn: uses,
  usedInBattle: uses,
});

const team = z.strictObject({
  /** In the slots of the party. */
  demons: z.array(demon).min(1).max(4),
  /** Action order, settled once. */
  order: z.array(uid).max(4),
  liberator: cardId.nullable(),
  connector: cardId.nullable(),
  /** R23: icons gained and taken before its first turn, which count for that. */
  early: z.strictObject({ gained: counter, taken: counter }),
});

export const board = z.strictObject({
  /** Turns of either team since the battle began. */
  turn: counter,
  /** Team 1. */
  first: player,
  /** The team on turn. */
  active: player,
  tier: z.enum(TIERS).nullable(),
  /** The demon that is due or acts. */
  acting: uid.nullable(),
  /** Press Turn icons: full ones, the half one of a Bonus Turn, those used in this turn, and those taken from the team (R40). */
  icons: z.strictObject({ full: counter, half: z.int().min(0).max(1), used: counter, taken: counter }),
  teams: z.strictObject({ p1: team, p2: team }),
});

export type Status = z.infer<typeof status>;
export type Demon = z.infer<typeof demon>;
export type Team = z.infer<typeof team>;
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;
export type SeenDemon = DeepReadonly<Demon>;

export const MAX_ICONS = 8;

export function findDemon(seen: SeenBoard, id: Uid | null): SeenDemon | null {
  for (const demon of seen.teams.p1.demons) if (demon.id === id) return demon;
  for (const demon of seen.teams.p2.demons) if (demon.id === id) return demon;
  return null;
}

export const ownerOf = (seen: SeenBoard, id: Uid): PlayerId | null =>
  seen.teams.p1.demons.some((demon) => demon.id === id)
    ? 'p1'
    : seen.teams.p2.demons.some((demon) => demon.id === id)
      ? 'p2'
      : null;

export const isLiving = (seen: SeenBoard, id: Uid | null): boolean => (findDemon(seen, id)?.hp ?? 0) > 0;

/** Demons of a team in action order, fallen ones included. */
export function inOrder(seen: SeenBoard, player: PlayerId): SeenDemon[] {
  const { order, demons } = seen.teams[player];
  const found: SeenDemon[] = [];
  for (const id of order) for (const demon of demons) if (demon.id === id) found.push(demon);
  return found;
}

/** Both teams, team 1 first, each in action order. */
export function everyDemon(seen: SeenBoard): { owner: PlayerId; demon: SeenDemon }[] {
  const found: { owner: PlayerId; demon: SeenDemon }[] = [];
  for (const owner of [seen.first, opponentOf(seen.first)]) {
    for (const demon of inOrder(seen, owner)) found.push({ owner, demon });
  }
  return found;
}

export const livingOf = (seen: SeenBoard, player: PlayerId): SeenDemon[] =>
  inOrder(seen, player).filter(({ hp }) => hp > 0);

export const statusOf = (demon: SeenDemon, kind: Status['kind']) =>
  demon.statuses.find((status) => status.kind === kind) ?? null;
