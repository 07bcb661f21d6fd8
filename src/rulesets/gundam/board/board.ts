import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { cardId, counterTo, forBoth, player, uid } from '../../cards/board.ts';
import { past } from '../../cards/history.ts';
import { attacked } from '../language/language.ts';

export const PHASES = ['setup', 'start', 'draw', 'resource', 'main', 'end'] as const;
export type Phase = (typeof PHASES)[number];

const counter = counterTo(100_000);
const cards = z.array(cardId).max(200);

const used = z
  .array(z.string().max(60))
  .max(20)
  .describe('Abilities, as CARD#number, that may work once per turn and have worked in this one.');

/** A Unit in the battle area, with the Pilot paired with it. */
const unit = z.strictObject({
  id: uid.describe('Its name.'),
  card: cardId.describe('The id of its card.'),
  owner: player.describe('Whose card it is.'),
  rested: z.boolean().describe('Whether it is rested.'),
  damage: counter.describe('Damage on it.'),
  since: counter.describe('The turn in which it entered.'),
  pilot: z
    .strictObject({
      id: uid.describe('Its name.'),
      card: cardId.describe('The id of its card.'),
      owner: player.describe('Whose card it is.'),
    })
    .nullable()
    .describe('The Pilot paired with it.'),
  used,
});
export type Unit = z.infer<typeof unit>;
export type SeenUnit = DeepReadonly<Unit>;

const base = z.strictObject({
  id: uid.describe('Its name.'),
  card: cardId.describe('The id of its card.'),
  rested: z.boolean().describe('Whether it is rested.'),
  damage: counter.describe('Damage on it.'),
  used,
});
export type Base = z.infer<typeof base>;
export type SeenBase = DeepReadonly<Base>;

const side = z.strictObject({
  deck: cards.describe('The deck, the top card last.'),
  hand: cards.describe('The hand.'),
  shields: cards.describe('The Shields, the top one last.'),
  trash: cards.describe('The trash, the newest card last.'),
  removed: cards.describe('Cards removed from the game.'),
  limbo: cards.describe('Cards on their way: a Command that resolves, a Shield that was revealed.'),
  resourceDeck: counter.describe('How many Resources are left in the resource deck.'),
  resources: z
    .strictObject({
      active: counter.describe('Active Resources.'),
      rested: counter.describe('Rested Resources.'),
      exActive: counter.describe('Active EX Resources.'),
      exRested: counter.describe('Rested EX Resources.'),
    })
    .describe('The resource area.'),
  base: base.nullable().describe('The Base, or null.'),
  units: z.array(unit).max(60).describe('The Units in the battle area.'),
  history: z.record(z.string(), counter).describe('What this player did this turn, and how often.'),
});
export type Side = z.infer<typeof side>;

export const battleStep = z.enum(['attack', 'block', 'action', 'damage', 'end']);

const attackedThing = z.union([z.literal('player'), uid]);

const battle = z.strictObject({
  attacker: uid.describe('The attacking Unit.'),
  attackingPlayer: player.describe('Whose Unit it is.'),
  target: attackedThing.describe('What the attack is against now: a Unit, or the opposing player.'),
  declared: attacked.describe('What kind of target it was declared against.'),
  original: attackedThing.describe('What it was declared against.'),
  blocked: z.boolean().describe('Whether it has been blocked.'),
  step: battleStep.describe('The step of the attack.'),
  ended: z.literal(true).optional().describe('Present when an effect has ended the attack.'),
});
export type Battle = z.infer<typeof battle>;

export const board = z.strictObject({
  turn: counter.describe('The number of the turn; 0 while the game is prepared.'),
  active: player.describe('The active player.'),
  playerOne: player.describe('Who took the first turn.'),
  phase: z.enum(PHASES).describe('The phase.'),
  step: z.string().max(20).describe('The step of the phase.'),
  players: forBoth(side, (number) => `Player ${number}'s side.`).describe('The two sides of the table.'),
  battle: battle.nullable().describe('The battle in progress, or null.'),
  past: past
    .optional()
    .describe('What happened before, as far as cards of the match ask for it. Absent where none does.'),
});
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;

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
  base: null,
  deck: [],
  hand: [],
  history: {},
  limbo: [],
  removed: [],
  resourceDeck: 0,
  resources: { active: 0, exActive: 0, exRested: 0, rested: 0 },
  shields: [],
  trash: [],
  units: [],
});

export function findUnit(seen: SeenBoard, id: Uid): SeenUnit | null {
  for (const unit of seen.players.p1.units) if (unit.id === id) return unit;
  for (const unit of seen.players.p2.units) if (unit.id === id) return unit;
  return null;
}

/** The Unit that has this Pilot. */
export function unitOfPilot(seen: SeenBoard, id: Uid): SeenUnit | null {
  for (const unit of seen.players.p1.units) if (unit.pilot?.id === id) return unit;
  for (const unit of seen.players.p2.units) if (unit.pilot?.id === id) return unit;
  return null;
}

export function findBase(seen: SeenBoard, id: Uid): { owner: PlayerId; base: SeenBase } | null {
  const { p1, p2 } = seen.players;
  if (p1.base?.id === id) return { owner: 'p1', base: p1.base };
  return p2.base?.id === id ? { owner: 'p2', base: p2.base } : null;
}

export type SeenSide = SeenBoard['players']['p1'];

/** Whether an object stands on this side. */
function standsOn({ units, base }: SeenSide, id: Uid): boolean {
  if (base?.id === id) return true;
  for (const unit of units) if (unit.id === id || unit.pilot?.id === id) return true;
  return false;
}

/** Whose side of the table an object stands on. */
export function controllerOf({ players: { p1, p2 } }: SeenBoard, id: Uid): PlayerId | null {
  if (standsOn(p1, id)) return 'p1';
  return standsOn(p2, id) ? 'p2' : null;
}

/** Resources in the area: what Lv asks for. */
export const resourceCount = ({ resources }: DeepReadonly<Side>): number =>
  resources.active + resources.rested + resources.exActive + resources.exRested;

export const exCount = ({ resources }: DeepReadonly<Side>): number => resources.exActive + resources.exRested;
