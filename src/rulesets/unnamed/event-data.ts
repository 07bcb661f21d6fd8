import * as z from 'zod';
import type { DataOf } from '../../engine/index.ts';
import { ENGINE_DATA, hidden } from '../../engine/index.ts';
import { fields } from '../cards/event-fields.ts';
import type { EVENTS } from './events.ts';

const { abilities, ability, because, by, card, cards, chosen, count, from, how, id, name, now, object } = fields;
const { objects, of, order, phase, player, since, sourceOrNone, to, turn, units, was, what, zone } = fields;
const text = z.string();
const power = z.int().describe('Its power.');
const rest = z.int().describe('How many rest counters it has.');
const lane = z.int().describe('The number of the lane.');
const targetOrNone = text.nullable().describe('What it finds; null for nothing.');
const winner = text.nullable().describe('The unit that wins; null for none.');
const losers = z.array(text).describe('The units that lose.');
const died = z.array(text).describe('The units that died.');
const after = text.describe('What is over.');
const left = z.int().describe('How many are left.');
const held = z.array(text).describe('Objects held back.');
const fromList = z.array(text).describe('The objects whose texts they are.');
const on = z.array(text).describe('What is changed.');
const number = z.int().describe('The number that came up.');
const word = text.describe('The word that does not apply.');
const leftList = z.array(text).describe('The units that are left.');
const at = text.describe('Whose cards they are.');
const fact = text.describe('What is lacking.');
const wasNumber = z.int().describe('How many there are.');
const needed = z.int().describe('How many are needed.');
const zones = z.array(text).describe('The zones.');
const taken = text.describe('The card that is taken.');
const named = text.describe('Whether it is the name of a card or a tribe.');
const spoken = text.describe('The name.');
const tribes = z.array(text).describe('The tribes that it had. Left out where they were those of its card.');
const gone = z
  .array(
    z.strictObject({
      ...{ id: object, card, player, zone, power, rest, since, abilities, now },
      tribes: tribes.optional(),
    }),
  )
  .describe('What left, as it was.');
const restUnits = z.array(z.strictObject({ id: object, rest })).describe('The units.');
const powers = z.record(text, z.int()).describe('The power of each unit.');
const things = z.array(z.strictObject({ id: object, card, was })).describe('What becomes another card.');
const unitsExchangedUnits = z.array(z.strictObject({ id: object, card, player, to })).describe('The units.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  turn: { turn },
  phase: { phase },
  'turn-passes': { turn },
  'first-player': { how },
  shuffle: { zone, order: hidden(order) },
  draw: { count, cards: hidden(cards) },
  discard: { count, from, to, cards },
  put: { count, from, to, cards: hidden(cards) },
  protection: { count },
  'protection-removed': { count, to, left, cards: hidden(cards) },
  'pool-revealed': { cards },
  'pool-swap': { taken, card: hidden(card) },
  'no-swap': {},
  look: { at, zone, count, cards: hidden(cards) },
  'look-back': { at, zone, count },
  reveal: { cards },
  'chosen-at-random': { chosen: hidden(chosen) },
  'tech-revealed': { card, name },
  'tech-spent': { card, to },
  'unit-enters': { id: object, card, zone, from, how, rest },
  'land-enters': { id: object, card, zone, from, how },
  'unit-moves': { id: object, card, from, to },
  rest: { units: restUnits },
  ready: { units: restUnits },
  'rest-wears-off': { units: restUnits },
  death: { gone, to, by, source: sourceOrNone },
  'land-destroyed': { gone, to, by, source: sourceOrNone },
  returned: { gone, to },
  'token-gone': { id: object, card },
  forbidden: { what, by, ids: objects.optional() },
  'changes-sides': { id: object, card, from, to, before: player },
  becomes: { things },
  'units-swap': { units, zones },
  'units-exchanged': { units: unitsExchangedUnits },
  'extra-turn': {},
  'extra-turn-begins': {},
  'skip-noted': { what },
  skipped: { what },
  fight: { units },
  'fight-over': { units },
  'attack-ended': { id: object },
  named: { card, what: named, word: spoken },
  redirected: { id: object },
  replaced: { id: object, of, by },
  continuous: { from: fromList, on, power: power.optional() },
  'requirement-unmet': { from: fromList },
  'cannot-pay': { card, fact, was: wasNumber, needed },
  'not-summoned': { because },
  neutral: { after },
  attack: { id: object, card, zone },
  'lane-examined': { lane, target: targetOrNone },
  'attack-abandoned': { id: object },
  'no-protection-hit': { id: object, power },
  'attack-over': { id: object },
  'attacker-gone': { id: object },
  combat: { units },
  'combat-broken-off': { left: leftList },
  'nobody-strikes': { units },
  'combat-result': { powers, winner, losers },
  victory: { id: object, card },
  loss: { id: object, card },
  'not-there': { id: object, word },
  'already-gone': { id: object },
  kill: { id: object, died },
  'no-kill': { died },
  'combat-over': { units },
  'protection-hit': { id: object },
  use: { id, card, ability },
  spent: { ability },
  roll: { card, number },
  used: { id: object, ability },
  'main-phase-ended': {},
  'nothing-done': { card },
  'condition-unmet': { card },
  declined: { card },
  'loop-guard': { ...ENGINE_DATA['loop-guard'], held: held.optional() },
} as const satisfies DataOf<keyof typeof EVENTS>;
