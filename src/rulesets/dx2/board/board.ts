import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { cardIdOf, counterTo, forBoth, ofPlayer, player, uid } from '../../cards/board.ts';
import { past } from '../../cards/history.ts';
import * as word from '../language/words.ts';

const cardId = cardIdOf(32);
const counter = counterTo(1_000_000);
const uses = z.record(z.string().max(60), counter);

const status = z.strictObject({
  kind: word.status.describe('What lasts.'),
  value: counter.describe(
    'How much: the damage a Bulwark still takes, percent for a charge or poison, how many marks; 0 for what has no amount.',
  ),
  turns: counter.nullable().describe('Own turns that it still lasts; null for the rest of the battle.'),
  of: z
    .string()
    .max(60)
    .describe(
      'The element and affinity that it changes, such as "fire:weak", the effect that it gives, the name of a mark or what can not be done; otherwise empty.',
    ),
  kept: z.literal(true).optional().describe('Whether it stays when the demon falls.'),
  attacks: counter.optional().describe('Attacks of its bearer for which it still lasts.'),
});
export type Status = z.infer<typeof status>;

const demon = z.strictObject({
  id: uid.describe('By which options, events and the action order name the demon.'),
  card: cardId.describe('The id of its card.'),
  skills: z.array(cardId).max(4).describe('The ids of skills it was taught besides those of its card.'),
  brands: z.array(cardId).max(4).describe('The ids of brands it bears.'),
  hp: counter.describe('HP that are left; 0 for a fallen demon.'),
  mp: counter.describe('MP that it has.'),
  statuses: z.array(status).max(1000).describe('What lasts on it.'),
  usedInTurn: uses.describe('How often its limited effects have worked in this turn.'),
  usedInBattle: uses.describe('How often its limited effects have worked in the battle.'),
});
export type Demon = z.infer<typeof demon>;
export type SeenDemon = DeepReadonly<Demon>;

const team = z.strictObject({
  demons: z.array(demon).min(1).max(4).describe('Its demons, in the slots of the party.'),
  order: z.array(uid).max(4).describe('Its demons in action order, which is settled once.'),
  liberator: cardId.nullable().describe('The id of its Liberator.'),
  connector: cardId.nullable().describe('The id of its Devil Connector.'),
  lasting: z
    .array(
      z.strictObject({
        of: z.string().max(60).describe('The passives under a condition that each of its demons has.'),
        turns: counter.nullable().describe('Own turns that they still last; null for the rest of the battle.'),
      }),
    )
    .max(1000)
    .optional()
    .describe('What lasts on the team, whoever of it stands (R71).'),
  early: z
    .strictObject({ gained: counter.describe('Icons gained.'), taken: counter.describe('Icons taken from it.') })
    .describe('What happened to its icons before its first turn, for which it counts (R23).'),
});
export type Team = z.infer<typeof team>;

export const board = z.strictObject({
  past: past.optional().describe('What happened before, where some card of the battle asks for it.'),
  turn: counter.describe('Turns of either team since the battle began; 0 before the first.'),
  first: player.describe('Whose team is team 1.'),
  active: player.describe('Whose team is on turn.'),
  tier: word.tier.nullable().describe('The tier in progress; null between tiers.'),
  acting: uid.nullable().describe('The demon that is due, acts or acted last in this turn; null before the first.'),
  icons: z
    .strictObject({
      full: counter.describe('Full ones that are left.'),
      half: z.int().min(0).max(1).describe('1 in a Bonus Turn.'),
      used: counter.describe('Those used in this turn.'),
      taken: counter.describe('Those that effects took from the team (R40).'),
    })
    .describe('Press Turn icons of the team on turn.'),
  teams: forBoth(team, (number) => `The team of player ${number}.`).describe('Both teams.'),
});
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;

export const MAX_ICONS = 8;

export function findDemon(seen: SeenBoard, id: Uid | null): SeenDemon | null {
  for (const demon of seen.teams.p1.demons) if (demon.id === id) return demon;
  for (const demon of seen.teams.p2.demons) if (demon.id === id) return demon;
  return null;
}

export function ownerOf(seen: SeenBoard, id: Uid): PlayerId | null {
  for (const demon of seen.teams.p1.demons) if (demon.id === id) return 'p1';
  for (const demon of seen.teams.p2.demons) if (demon.id === id) return 'p2';
  return null;
}

export const isLiving = (seen: SeenBoard, id: Uid | null): boolean => (findDemon(seen, id)?.hp ?? 0) > 0;

/** Demons of a team in action order, fallen ones included. */
export function inOrder(seen: SeenBoard, player: PlayerId): readonly SeenDemon[] {
  const { order, demons } = ofPlayer(seen.teams, player);
  const found: SeenDemon[] = [];
  for (const id of order) for (const demon of demons) if (demon.id === id) found.push(demon);
  return found;
}

const SIDES: Readonly<Record<PlayerId, readonly [PlayerId, PlayerId]>> = { p1: ['p1', 'p2'], p2: ['p2', 'p1'] };

/** Both teams, team 1 first: the order in which everything is gone through. */
export const sidesInOrder = (seen: SeenBoard): readonly [PlayerId, PlayerId] => ofPlayer(SIDES, seen.first);

export const livingOf = (seen: SeenBoard, player: PlayerId): SeenDemon[] =>
  inOrder(seen, player).filter(({ hp }) => hp > 0);

export function isStanding(seen: SeenBoard, player: PlayerId): boolean {
  for (const { hp } of ofPlayer(seen.teams, player).demons) if (hp > 0) return true;
  return false;
}

/** What of a kind lasts on a demon. It is asked several times for every blow: going through by number makes no iterator. */
export function statusOf({ statuses }: Pick<SeenDemon, 'statuses'>, kind: Status['kind']) {
  for (let at = 0; at < statuses.length; at++) {
    const status = statuses[at] as DeepReadonly<Status>;
    if (status.kind === kind) return status;
  }
  return null;
}
