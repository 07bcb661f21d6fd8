import * as z from 'zod';
import type { DataOf } from '../../engine/index.ts';
import { hidden } from '../../engine/index.ts';
import { fields } from '../cards/event-fields.ts';
import type { EVENTS } from './events.ts';

const { action, amount, attacker, by, card, cards, count, damage, from, fromNumber, how, id, now, object } = fields;
const { objects, of, order, phase, player, since, step, target, targets, to, toNumber, turn, type, was } = fields;
const { what } = fields;
const text = z.string();
const speed = z.int().describe('The Speed.');
const entry = text.describe('The entry of the queue.');
const cardOrNone = text.nullable().describe('The id of the card; null where there is none.');
const skill = text.nullable().describe('The skill; null where it is none.');
const host = text.describe('What it is attached to.');
const x = z.int().describe('What X is.');
const at = z.int().describe('The biome where it is; 0 is the staging area.');
const skillWord = text.describe('The skill.');
const locked = z.boolean().describe('Whether it is locked.');
const hostOrNone = text.nullable().describe('What it is attached to; null for nothing.');
const attack = z.int().describe('Its attack.');
const defense = z.int().describe('Its defense.');
const ranged = z.boolean().describe('Whether it fights at range.');
const attached = z.boolean().describe('Whether it is attached.');
const attacking = z.boolean().describe('Whether it attacks.');
const defending = z.boolean().describe('Whether it defends.');
const sources = z.array(text).describe('What it comes from.');
const skills = z.array(text).describe('The skills that it still has something to do for.');
const own = text.describe('The card that it is itself.');
const used = z.array(text).describe('The abilities that it has used.');
const biome = z.int().describe('The number of the biome.');
const wave = text.describe('The wave of damage.');
const against = text.describe('The attacker.');
const lost = z.int().describe('How many biomes the player has lost.');
const missing = z.int().describe('How many cards are lacking.');
const entryOrNone = text.nullable().describe('The entry of the queue; null where it has left it.');
const program = text.nullable().describe('The program that would have run; null where that is not told.');
const mulligans = z.int().describe('How many mulligans there were.');
const chosen = z.union([z.array(text), z.int()]).describe('What chance chose, by name, or how many.');
const subject = text.nullable().describe('What would have happened to what; null for nothing.');
const programWord = text.describe('The program that runs.');
const durability = z.int().describe('The durability that it has now.');
const moves = z.array(z.strictObject({ id: object, to: toNumber })).describe('What moves, from where and to where.');
const gear = z.array(z.strictObject({ id: object, host })).describe('Gear and what it goes to.');
const queuedTargets = z.record(text, z.array(text)).describe('What each word of the text means.');
const pairs = z.array(z.strictObject({ id: object, to: toNumber, host })).describe('Who defends against whom.');
const named = text.describe('Whether it is the name of a card or a trait.');
const spoken = text.describe('The name.');
const drawnBy = z.literal('effect').describe('What draws, where it is an effect.');
const number = z.int().describe('The number that chance picked.');
const traits = z.array(text).describe('The traits that it had. Left out where they were those of its card.');
const objectLeft = z.strictObject({
  id: object,
  controller: player,
  card,
  at,
  attack,
  defense,
  damage,
  locked,
  ranged,
  since,
  host: hostOrNone,
  attached,
  attacking,
  defending,
  now,
  skills: skills.optional(),
  own: own.optional(),
  traits: traits.optional(),
  used: used.optional(),
});
const objectsLeft = z.array(objectLeft).describe('What left, as it was.');
const objectsTerminated = z.array(objectLeft.extend({ sources })).describe('What left, as it was, and why.');
const faces = z.record(text, text).describe('The cards of objects that lay face down.');
const advanceMoves = z
  .array(z.strictObject({ id: object, card, from: fromNumber, to: toNumber }))
  .describe('What moves, from where and to where.');
const attackers = z.array(z.strictObject({ id: object, biome })).describe('What attacks.');
const defenders = z.array(z.strictObject({ id: object, against })).describe('What defends.');
const amounts = z.array(z.strictObject({ id: object, amount })).describe('How much each gets.');
const energy = z.record(text, z.int()).describe('How much energy of each type.');
const undefendedAttackers = z.array(z.strictObject({ id: object })).describe('What attacks.');
const things = z.array(z.strictObject({ id: object, card, was })).describe('What becomes another card.');
const healed = z.array(z.strictObject({ target, amount })).describe('What is healed, and by how much.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  turn: { turn },
  'turn-ends': { turn },
  step: { phase, step, turn },
  'starting-player': { how },
  shuffle: { order: hidden(order) },
  draw: { count, by: drawnBy.optional(), cards: hidden(cards) },
  'deck-empty': { missing },
  keep: { mulligans },
  mulligan: { count, cards: hidden(cards) },
  discard: { count, from, to, cards },
  move: { count, from, to, cards: hidden(cards) },
  play: { card, speed, from: from.optional() },
  activate: { id, card, skill: skillWord },
  react: { entry, card, id, skill: skillWord },
  queued: {
    entry,
    card: cardOrNone,
    skill,
    speed,
    action: action.optional(),
    moves: moves.optional(),
    gear: gear.optional(),
    targets: queuedTargets.optional(),
    pairs: pairs.optional(),
    x: x.optional(),
    at: at.optional(),
  },
  targets: { entry, card, targets: queuedTargets },
  'targets-invalid': { card, targets },
  cancelled: { entry: entryOrNone, card: cardOrNone, program, by, targets: targets.optional() },
  'condition-failed': { card },
  arrive: { id: object, card, from, at, locked, host: hostOrNone },
  convert: { id: object, card: hidden(card) },
  attach: { id: object, host },
  attached: { id: object, host },
  detach: { id: object, from },
  advance: { moves: advanceMoves },
  retreat: { moves: advanceMoves },
  relocate: { moves: advanceMoves },
  redirect: { moves: advanceMoves },
  lock: { ids: objects },
  unlock: { ids: objects },
  attack: { attackers },
  defend: { defenders },
  'defenders-ordered': { attacker, order },
  withdraw: { ids: objects },
  'defends-no-more': { ids: objects },
  'no-advance': {},
  'no-attack': {},
  'no-defend': {},
  'left-out': { ids: objects },
  'battle-end': {},
  wave: { wave },
  'damage-divided': { attacker, amounts },
  'still-defended': { attacker },
  'excess-damage': { attacker, amount },
  'no-damage': { wave },
  undefended: { attackers: undefendedAttackers },
  'change-sides': { ids: objects },
  becomes: { things },
  'biome-regained': { biome, durability },
  instead: { card, id, of, subject },
  spared: {},
  speed: { entry, card, speed },
  named: { card, what: named, word: spoken },
  roll: { card, number },
  copied: { entry, card, program: programWord },
  'damage-removed': { ids: objects },
  restore: { healed },
  terminate: { objects: objectsTerminated, to, by, faces: hidden(faces) },
  leave: { objects: objectsLeft, to, faces: hidden(faces) },
  'token-gone': { id: object, card },
  'biome-lost': { biome, lost },
  'will-lose': {},
  energy: { type, count },
  pay: { energy },
  'energy-gone': { energy },
  'nothing-done': { card },
  forbidden: { ids: objects.optional(), what, by: by.optional() },
  'once-per-turn': { id: object, skill: skillWord },
  look: { of, count, cards: hidden(cards) },
  skipped: { what },
  reveal: { cards },
  'chosen-at-random': { chosen },
} as const satisfies DataOf<keyof typeof EVENTS>;
