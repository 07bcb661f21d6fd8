import * as z from 'zod';
import type { DataOf } from '../../engine/index.ts';
import { hidden } from '../../engine/index.ts';
import { fields } from '../cards/event-fields.ts';
import type { EVENTS } from './events.ts';

const { ability, action, amount, because, by, byNumber, byOrNone, card, cards, cost, from, fromNumber, hp } = fields;
const { max, object, of, phase, queue, target, to, toNumber, turn, type, unit, units, value, zone } = fields;
const text = z.string();
const stepNumber = z.int().describe('The number of the step.');
const part = text.describe('The part of the step.');
const skipped = z.boolean().describe('Whether there is nothing to do in it.');
const unitOrNone = text.nullable().describe('The unit; null for none.');
const nested = z.boolean().describe('Whether it is inside another one.');
const sp = z.int().describe('The SP that the player has now.');
const chosen = z.array(text).describe('What chance chose, by name.');
const among = z.array(text).describe('Between which it was drawn.');
const first = text.describe('Which comes first.');
const verb = text.describe('The verb of the text.');
const cell = z.int().describe('The number of the cell.');
const lp = z.int().describe('The LP that are left.');
const paid = z.int().describe('What was paid for it.');
const batch = z.int().describe('The batch of effects that it belongs to.');
const set = text.nullable().describe('The card that is set; null for none.');
const fromOrNone = text.nullable().describe('What it was before; null at the start.');
const becauseList = z.array(text).describe('The clauses that put it before others.');
const most = z.int().describe('The most that it can have.');
const min = z.int().describe('The least that it can be.');
const ofNumber = z.int().describe('Whose LP, by the number of the seat.');
const cells = z.array(z.int()).describe('The numbers of the cells.');
const healed = z.array(z.strictObject({ unit, amount })).describe('What is healed, and by how much.');
const raise = z.record(text, z.int()).describe('By how much each sphere is raised.');
const losses = z.array(z.strictObject({ unit, amount })).describe('What loses HP, and how much.');
const levels = z.record(text, z.int()).describe('The level of each sphere that was raised.');
const hpKeptUnits = z.array(z.strictObject({ unit, hp, most })).describe('The units.');
const hpSetUnits = z.array(z.strictObject({ unit, hp })).describe('The units.');
const moved = z.array(z.strictObject({ unit, to: toNumber })).describe('What moves, and where to.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  attack: { unit, target, among },
  standby: { unit },
  move: { unit, from: fromNumber, to: toNumber },
  turn: { turn },
  phase: { phase, turn },
  step: { step: stepNumber, unit: unit.optional(), part: part.optional(), skipped: skipped.optional() },
  acting: { unit: unitOrNone },
  battletime: { from: fromOrNone, to },
  sp: { by: byNumber, sp },
  'deploy-choice': { cell: hidden(cell) },
  'revival-choice': { units: hidden(units), paid: hidden(paid) },
  'set-choice': { raise: hidden(raise), set: hidden(set), paid: hidden(paid) },
  'sphere-level': { levels, paid: paid.optional() },
  'no-card-set': {},
  reveal: { card, id: object, type, paid },
  backlash: { card },
  'to-cemetery': { id: object, card, because },
  'take-field': { id: object, card, cell },
  revive: { unit, card, cell, paid },
  'rank-up': { units },
  engage: { units },
  disengage: { units },
  'mini-phase': { of, nested: nested.optional(), by: byOrNone.optional() },
  queued: { queue, unit, cell },
  'no-counter': { units },
  closed: { units, batch },
  rescued: { units },
  'no-start': { units },
  'fallen-counters': { unit },
  burials: { units },
  'burials-wait': { units },
  'nothing-closes': {},
  bury: { unit, card, cell, because: becauseList.optional() },
  'no-damage': { units, by },
  heal: { healed },
  'hp-loss': { losses },
  'hp-kept': { units: hpKeptUnits },
  'hp-set': { units: hpSetUnits },
  sent: { unit, card, cell, zone },
  summon: { id: object, card, cell, from },
  'rank-down': { units },
  'rows-swapped': { moved },
  'cards-moved': { cards, from, to },
  'cards-locked': { cards },
  'cards-unlocked': { cards },
  rolled: { card, value, min, max },
  'lp-damage': { lp },
  'lp-changed': { of: ofNumber, amount },
  'soul-spent': { card },
  'iczer-attack': { unit },
  'action-skill': { unit, card, ability },
  'no-action': { unit },
  swap: { units, cells },
  'acts-otherwise': { unit, action },
  'limit-reached': { card, ability },
  'cost-not-paid': { card, ability, cost },
  'condition-not-met': { card, ability },
  'nothing-done': { card, verb: verb.optional() },
  'parts-at-random': { chosen },
  'chosen-at-random': { units },
  tie: { among, first },
} as const satisfies DataOf<keyof typeof EVENTS>;
