import * as z from 'zod';
import type { DataOf } from '../../engine/index.ts';
import { fields } from '../cards/event-fields.ts';
import type { EVENTS } from './events.ts';

const { ability, amount, because, by, byNumber, byOrNone, card, cards, chosen, count, dropped, fromNumber } = fields;
const { hp, max, name, of, order, source, sourceOrNone, target, targets, toNumber, turn, value, what } = fields;
const text = z.string();
const demon = text.describe('The demon.');
const skill = text.describe('The skill.');
const element = text.describe('The element.');
const critical = z.boolean().describe('Whether it is a critical hit.');
const affinity = text.nullable().describe('How the target stands to the element; null for neither.');
const absorbed = z.int().describe('How much of it a barrier or support took.');
const variance = z.int().describe('By how much chance changes it, in percent.');
const physical = z.boolean().describe('Whether it is physical.');
const several = z.boolean().describe('Whether there are several targets.');
const kind = text.describe('The sort of status.');
const turns = z.int().nullable().describe('For how many turns; null for always.');
const kept = z.boolean().describe('Whether it stays after the defeat.');
const cost = text.describe('The sort of cost.');
const bonusTurn = z.boolean().describe('Whether an icon is only used by half.');
const full = z.int().describe('How many full icons there are.');
const half = z.int().describe('How many half icons there are.');
const tier = text.describe('The tier.');
const icons = z.int().describe('How many icons the team has.');
const turnsNumber = z.int().describe('For how many turns.');
const again = z.boolean().describe('Whether it had the status before.');
const kinds = z.array(text).describe('The sorts of status.');
const affinityWord = text.describe('How the target stands to the element.');
const depth = z.int().describe('How deep effects were nested.');
const executed = z.int().describe('How many effects have run.');
const why = text.describe('Why.');
const early = z.boolean().describe('Whether that was before the icons were dealt out.');
const facts = z.array(text).describe('What is remembered.');
const blows = z.int().describe('How many blows there are.');
const p1 = z.int().describe('The HP of all demons of p1.');
const p2 = z.int().describe('The HP of all demons of p2.');
const demons = z.array(text).describe('The demons.');
const percent = z.int().describe('The chance, in percent.');
const succeeds = z.boolean().describe('Whether it succeeds.');
const option = text.describe('The option that chance took.');
const ends = z.array(text).describe('The effects that end.');
const had = z
  .array(z.strictObject({ kind, value, turns, of, kept: kept.optional() }))
  .describe('The statuses that it had.');
const left = z
  .array(z.strictObject({ target, kind, turns: turnsNumber }))
  .describe('What lasts on, and for how many turns.');
const onTeam = z.array(z.strictObject({ of, turns: turnsNumber })).describe('What lasts on for the whole team.');
const effects = z.array(z.strictObject({ demon, ability })).describe('The effects, in order.');
const mp = z.record(text, z.int()).describe('The MP of each demon.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  'action-order': { order },
  'team-one': { p1, p2 },
  'starting-mp': { mp },
  tier: { tier },
  'tier-end': { tier },
  'line-up': { effects },
  connector: { card, skill, targets },
  turn: { turn, icons },
  due: { demon },
  'no-action': { demon },
  'fell-in-action': { demon },
  'icons-kept': { demon },
  charm: { demon, skill, targets },
  panic: { demon, option },
  skill: { demon, skill, targets },
  pass: { demon },
  'super-reaction': { source, card, ability },
  'no-super-reaction': { demons },
  'not-triggered': { effects },
  hit: {
    target,
    source: sourceOrNone,
    element,
    critical,
    affinity,
    amount,
    absorbed,
    from: fromNumber,
    to: toNumber,
    max,
    variance: variance.optional(),
    physical: physical.optional(),
    several: several.optional(),
  },
  damage: {
    target,
    source: sourceOrNone,
    by,
    amount,
    absorbed,
    from: fromNumber,
    to: toNumber,
    max,
    element: element.optional(),
    physical: physical.optional(),
    several: several.optional(),
  },
  'no-damage': {
    target,
    source: sourceOrNone,
    by: by.optional(),
    element: element.optional(),
    critical: critical.optional(),
    affinity: affinity.optional(),
    physical: physical.optional(),
    several: several.optional(),
  },
  absorbed: { target, amount },
  miss: { target, source: sourceOrNone, element, physical: physical.optional(), several: several.optional() },
  pierce: { target, source: sourceOrNone, element, affinity: affinityWord },
  blocked: { target, source: sourceOrNone, element, by, physical: physical.optional(), several: several.optional() },
  vanished: { source, amount },
  defeat: { demon, by: byOrNone, had },
  heal: { target, source, amount, from: fromNumber, to: toNumber, max },
  'no-heal': { target, because },
  endured: { target, source: sourceOrNone, hp },
  'not-slain': { target },
  unmark: { target, source, name, count },
  'attacks-left': { target, ends },
  remembered: { facts },
  blows: { blows },
  revive: { target, source, hp },
  'no-revival': { target, because },
  mp: { target, source: sourceOrNone, why, by: byNumber, from: fromNumber, to: toNumber },
  'no-mp': { target, by: byNumber },
  status: { target, source, kind, value, turns, of, again, count: count.optional() },
  'no-status': { target, kind, because },
  'status-end': { target, source, kinds },
  cure: { target, source: sourceOrNone, kinds },
  strip: { target, source, kinds },
  'team-effect': { source, of, turns: turnsNumber },
  set: { target, source, what, from: fromNumber, to: toNumber },
  taken: { target, by, amount },
  'no-element': { demon },
  durations: { left, onTeam: onTeam.optional() },
  'limited-use': { demon, ability },
  icons: { cost, because, bonusTurn, full, half },
  'icons-gained': { count, full: full.optional(), half: half.optional(), source, early: early.optional() },
  'icons-lost': { count, full: full.optional(), early: early.optional() },
  'no-icons': { because },
  'defence-support': { amount },
  drawn: { chosen },
  chance: { card, percent, succeeds },
  'nothing-done': { card },
  'loop-guard': {
    cards,
    depth: depth.optional(),
    executed: executed.optional(),
    effects: effects.optional(),
    turns: turnsNumber.optional(),
  },
  'no-blow': { demon },
  'cut-short': { dropped },
} as const satisfies DataOf<keyof typeof EVENTS>;
