import * as z from 'zod';
import type { DataOf } from '../../engine/index.ts';
import { ENGINE_DATA, hidden } from '../../engine/index.ts';
import { fields } from '../cards/event-fields.ts';
import type { EVENTS } from './events.ts';

const { abilities, ability, amount, attacker, because, by, card, cards, chosen, cost, count, damage, from } = fields;
const { how, hp, id, object, objects, of, order, phase, player, since, source, sourceOrNone, step, target } = fields;
const { to, turn, unit, what, zone } = fields;
const text = z.string();
const named = text.describe('What is named: the name of a card, a trait or a colour.');
const spoken = text.describe('The name, the trait or the colour.');
const resources = z.int().describe('How many Resources.');
const ex = z.int().describe('How many EX Resources.');
const ap = z.int().describe('Its AP.');
const rested = z.boolean().describe('Whether it is rested.');
const pilot = text.nullable().describe('The card of its Pilot; null where it has none.');
const linked = z.boolean().describe('Whether it was a Link Unit.');
const traits = z.array(text).describe('Traits that texts gave it.');
const exFlag = z.boolean().describe('Whether it is an EX Resource.');
const pilotWord = text.describe('The id of the Pilot.');
const blocker = text.describe('The object that blocks.');
const other = text.describe('The other object.');
const add = z.int().describe('How much is added.');
const rounds = z.int().describe('How many rounds there were.');
const against = z.array(text).describe('What may be attacked.');
const state = text.describe('What they become.');
const keywords = z.record(text, z.int()).describe('Its keywords, each with its number.');
/** A card that left, as it was. */
const left = {
  card,
  ap,
  hp,
  damage,
  rested,
  pilot,
  linked,
  since,
  keywords,
  owner: player,
  traits: traits.optional(),
  abilities: abilities.optional(),
};
const unitLeft = z.strictObject({ id: object, controller: player, ...left });
const unitsLeft = z.array(unitLeft).describe('The Units, as they were.');
const unitsDestroyed = z
  .array(unitLeft.extend({ by, source: sourceOrNone }))
  .describe('The Units, as they were, and what destroyed each.');
const healed = z.array(z.strictObject({ id: object, amount })).describe('What is healed, and by how much.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  'loop-guard': { ...ENGINE_DATA['loop-guard'], rounds: rounds.optional() },
  shields: { count },
  turn: { turn },
  phase: { phase, step, turn },
  'player-one': { how },
  shuffle: { order: hidden(order) },
  draw: { count, cards: hidden(cards) },
  redraw: { count, cards: hidden(cards) },
  resource: { ex: exFlag, rested },
  pay: { resources, ex },
  'resources-turned': { state, count },
  'set-active': { ids: objects, resources: resources.optional() },
  rest: { ids: objects },
  'shield-damage': { amount, by, source },
  'player-damage': { amount, source },
  recover: { healed },
  'play-unit': { card, from, cost },
  'play-base': { card, from, cost },
  'play-pilot': { card, from, cost, unit },
  'play-command': { card, from, cost },
  deploy: { id: object, card, from, rested },
  'deploy-base': { id: object, card, from },
  'replaced-base': { id: object, ...left, to },
  'base-destroyed': { id: object, ...left, to, by, source },
  pair: { unit, pilot: pilotWord, card, from },
  unpair: { unit, pilot: pilotWord, card, to },
  link: { unit, card },
  destroy: { units: unitsDestroyed, to },
  move: { count: count.optional(), from: from.optional(), to, cards: hidden(cards), units: unitsLeft.optional() },
  'base-moved': { id: object, ...left, to },
  discard: { count, from, to, cards },
  'shield-destroyed': { card },
  attack: { attacker, target },
  'attack-step': { step },
  block: { attacker, blocker },
  'no-block': {},
  'target-changed': { attacker, from, to },
  'battle-abandoned': { attacker, target },
  'no-damage': {
    amount: amount.optional(),
    source: source.optional(),
    attacker: attacker.optional(),
    target: target.optional(),
  },
  'excess-damage': { amount },
  unblockable: { attacker },
  'no-resource': { ex: exFlag, because },
  'not-replaced': { target, card },
  'nothing-done': { card },
  forbidden: { ids: objects, what },
  'pilot-follows': { pilot: pilotWord, card, unit, to },
  'token-gone': { id: object, card },
  'turn-passes': { turn },
  'no-attack': { attacker },
  'use-command': { card },
  'attack-ordered': { attacker, against, card },
  'change-sides': { ids: objects },
  'attack-ended': { attacker },
  'battle-end': { attacker, target },
  activate: { id, card, ability, from: from.optional() },
  support: { unit, other, add },
  instead: { of, target, card },
  look: { of, zone, count, cards: hidden(cards) },
  named: { card, what: named, word: spoken },
  reveal: { cards },
  'chosen-at-random': { chosen },
  'once-per-turn': { id: object, ability },
  'main-phase-ended': {},
} as const satisfies DataOf<keyof typeof EVENTS>;
