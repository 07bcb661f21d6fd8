/**
 * The card language of Liberation Dx2. A card is JSON: demons with values, affinities, skills and automatic effects; skills
 * with a cost, an aim and what they do; brands; Devil Connectors; Liberators. An automatic effect says when it works
 * (`timing`, `when`), on what condition (`if`), how often (`limit`) and what it does (`effects`).
 * This file is the whole language: `/v1/rulesets/dx2/schema` serves it as JSON Schema.
 */
import * as z from 'zod';
import { OPERATORS, type Operator, oneOrMore, verb, words } from '../../cards/words.ts';
import {
  AFFINITIES,
  type Affinity,
  AILMENTS,
  type Ailment,
  BUFFS,
  CHARGES,
  DEBUFFS,
  ELEMENTS,
  type Element,
  EVENTS,
  type EventWord,
  MET,
  type Met,
  STATS,
  STATUSES,
  type Stat,
  type StatusKind,
  TIMINGS,
  type Timing,
} from './words.ts';

export const SIDES = ['own', 'enemy', 'any'] as const;
export const WHO = ['self', 'companion', 'ally', 'enemy', 'any'] as const;
export const AIMS = ['enemy', 'enemies', 'ally', 'allies', 'self', 'fallen', 'fallenAll'] as const;

const cardId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,23}$/, 'small letters, digits and "-", at most 24, beginning with a letter or digit');
/** Elements that demons have affinities to. */
const met = z.enum(MET);
const whole = z.int().min(0).max(99_999);
const percent = z.int().min(0).max(1000);
const chance = z.int().min(0).max(100);
const turns = z.int().min(1).max(99);
const many = z.int().min(1).max(8);

/** A share of HP in percent, or a number of MP. */
export interface Range {
  min?: number;
  max?: number;
}

/** What a demon has to be. Every field given has to hold. */
export interface Filter {
  card?: string;
  race?: string;
  hpPercent?: Range;
  mp?: Range;
  /** Something that lasts on it, or one of several. */
  has?: StatusKind | StatusKind[];
  ailing?: boolean;
  acting?: boolean;
  affinity?: { to: Met; is: Affinity };
  not?: Filter;
  anyOf?: Filter[];
}

/** Demons of a side, without the fallen if nothing else is said. */
export interface Population {
  side: Side;
  fallen?: boolean;
  other?: boolean;
  filter?: Filter;
}

export type Target =
  | 'self'
  | 'target'
  | 'struck'
  | 'it'
  | 'cause'
  | 'causedBy'
  | 'acting'
  | ({ all: true } & Population)
  | ({ choose: number } & Population)
  | ({ random: number } & Population)
  | ({ least: 'hp' | 'hpPercent' | 'mp' } & Population)
  | ({ most: 'hp' | 'hpPercent' | 'mp' } & Population);

/** Amounts are worked out for each demon that they are for; `each` is that one. */
export type Amount =
  | number
  | { percentOf: 'maxHp' | 'hp'; percent: number; of: Target | 'each' }
  | { stat: Stat; percent: number; of: Target | 'each' }
  | { count: Population; times?: number; plus?: number }
  | { turn: 'number'; times?: number }
  | { eventAmount: number };

export type Condition =
  | { is: Target; filter: Filter }
  | { count: Population; min?: number; max?: number }
  | { turn: 'own' | 'enemy' }
  | { turnNumber: Range }
  | { attacking: 'first' | 'second' }
  | { compare: Amount; op: Operator; to: Amount }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The parts of an attack besides its aim. */
export interface Attack {
  element: Element;
  power: number;
  /** Hundredths. */
  coefficient?: number;
  /** Percent; an attack without one always hits. */
  accuracy?: number;
  critical?: number;
  pierce?: boolean;
  times?: number;
}

export type Effect =
  | ({ do: 'attack'; target: Target } & Attack)
  | { do: 'damage'; amount: Amount; target: Target }
  | { do: 'heal'; amount: Amount; target: Target }
  | { do: 'revive'; percent: number; target: Target }
  | { do: 'slay'; target: Target }
  | { do: 'giveMp'; amount: Amount; target: Target }
  | { do: 'takeMp'; amount: Amount; target: Target }
  | { do: 'gainIcons'; count: number }
  | { do: 'loseIcons'; count: number }
  | { do: 'raise'; what: Buff | Buff[]; turns?: number; target: Target }
  | { do: 'lower'; what: Debuff | Debuff[]; turns?: number; target: Target }
  | { do: 'charge'; what: Charge; percent?: number; target: Target }
  | { do: 'inflict'; ailment: Ailment; chance?: number; turns?: number; value?: number; target: Target }
  | { do: 'cure'; what: 'ailments' | Ailment; target: Target }
  | { do: 'strip'; what: 'raises' | 'lowers'; target: Target }
  | { do: 'barrier'; turns: number; target: Target }
  | { do: 'bulwark'; amount: Amount; turns: number; target: Target }
  | { do: 'shift'; element: Met; to: Affinity; turns: number; target: Target }
  | { do: 'grant'; effect: string; turns?: number; target: Target }
  | { do: 'choose'; target: Target }
  | { if: Condition; then: Effect[]; else?: Effect[] }
  | { ifYouDo: Effect[] }
  | { may: Effect[] }
  | { chance: number; then: Effect[]; else?: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  | { repeat: Amount; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

export interface When {
  event: EventWord;
  /** To whom it happens, seen from the holder. */
  who?: Who;
  /** What that demon has to be. */
  filter?: Filter;
  /** Who did it. */
  by?: Who;
  /** What the demon that did it has to be. */
  byFilter?: Filter;
  element?: Element;
  /** For `below`: percent of maximum HP. */
  percent?: number;
}

export interface Automatic {
  /** A name for `grant`; unique on the card. */
  id?: string;
  timing: Timing;
  when?: When;
  /** For tiers 3 and 4: which demon is about to act or has acted; the holder itself if nothing is said. */
  who?: Who;
  if?: Condition;
  limit?: { turn?: number; battle?: number };
  /** Works only for those it is granted to. */
  granted?: boolean;
  effects: Effect[];
}

/** What raises a value as long as its bearer is in the battle. */
export type Passive =
  | { stat: Stat; percent: number }
  | { stat: Stat; plus: number }
  | { boost: Element | 'all'; percent: number }
  | { guard: Element | 'all'; percent: number }
  | { affinity: Met; to: Affinity }
  | { accuracy: number }
  | { evasion: number }
  | { critical: number }
  | { pierce: 'phys' | 'all' }
  | { maxMp: number }
  | { speed: number };

export type Side = (typeof SIDES)[number];
export type Who = (typeof WHO)[number];
export type Aim = (typeof AIMS)[number];
export type Buff = (typeof BUFFS)[number];
export type Debuff = (typeof DEBUFFS)[number];
export type Charge = (typeof CHARGES)[number];

const range: z.ZodType<Range> = z
  .strictObject({ min: whole.optional(), max: whole.optional() })
  .meta({ id: 'Range' }) as z.ZodType<Range>;

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      card: cardId.optional(),
      race: words.optional(),
      hpPercent: range.optional(),
      mp: range.optional(),
      has: oneOrMore(z.enum(STATUSES)).optional(),
      ailing: z.boolean().optional(),
      acting: z.boolean().optional(),
      affinity: z.strictObject({ to: met, is: z.enum(AFFINITIES) }).optional(),
      not: filter.optional(),
      anyOf: z.array(filter).min(1).optional(),
    }),
  )
  .meta({ id: 'Filter' }) as z.ZodType<Filter>;

const populationShape = {
  side: z.enum(SIDES),
  fallen: z.boolean().optional(),
  other: z.boolean().optional(),
  filter: filter.optional(),
};
const population = z.strictObject(populationShape) as z.ZodType<Population>;
const measure = z.enum(['hp', 'hpPercent', 'mp']);

export const target: z.ZodType<Target> = z
  .lazy(() =>
    z.union([
      z.enum(['self', 'target', 'struck', 'it', 'cause', 'causedBy', 'acting']),
      z.strictObject({ all: z.literal(true), ...populationShape }),
      z.strictObject({ choose: many, ...populationShape }),
      z.strictObject({ random: many, ...populationShape }),
      z.strictObject({ least: measure, ...populationShape }),
      z.strictObject({ most: measure, ...populationShape }),
    ]),
  )
  .meta({ id: 'Target' }) as z.ZodType<Target>;

const of = z.union([z.literal('each'), target]);

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      whole,
      z.strictObject({ percentOf: z.enum(['maxHp', 'hp']), percent, of }),
      z.strictObject({ stat: z.enum(STATS), percent, of }),
      z.strictObject({ count: population, times: whole.optional(), plus: whole.optional() }),
      z.strictObject({ turn: z.literal('number'), times: whole.optional() }),
      z.strictObject({ eventAmount: percent }),
    ]),
  )
  .meta({ id: 'Amount' }) as z.ZodType<Amount>;

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ is: target, filter }),
      z.strictObject({ count: population, min: whole.optional(), max: whole.optional() }),
      z.strictObject({ turn: z.enum(['own', 'enemy']) }),
      z.strictObject({ turnNumber: range }),
      z.strictObject({ attacking: z.enum(['first', 'second']) }),
      z.strictObject({ compare: amount, op: z.enum(OPERATORS), to: amount }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: 'Condition' }) as z.ZodType<Condition>;

const ailment = z.enum(AILMENTS);

export const VERBS = {
  attack: verb('attack', {
    element: z.enum(ELEMENTS),
    power: z.int().min(1).max(1000),
    coefficient: z.int().min(1).max(1000).optional(),
    accuracy: chance.optional(),
    critical: chance.optional(),
    pierce: z.boolean().optional(),
    times: many.optional(),
    target,
  }),
  damage: verb('damage', { amount, target }),
  heal: verb('heal', { amount, target }),
  revive: verb('revive', { percent: z.int().min(1).max(100), target }),
  slay: verb('slay', { target }),
  giveMp: verb('giveMp', { amount, target }),
  takeMp: verb('takeMp', { amount, target }),
  gainIcons: verb('gainIcons', { count: many }),
  loseIcons: verb('loseIcons', { count: many }),
  raise: verb('raise', { what: oneOrMore(z.enum(BUFFS)), turns: turns.optional(), target }),
  lower: verb('lower', { what: oneOrMore(z.enum(DEBUFFS)), turns: turns.optional(), target }),
  charge: verb('charge', { what: z.enum(CHARGES), percent: percent.optional(), target }),
  inflict: verb('inflict', {
    ailment,
    chance: chance.optional(),
    turns: turns.optional(),
    value: percent.optional(),
    target,
  }),
  cure: verb('cure', { what: z.union([z.literal('ailments'), ailment]), target }),
  strip: verb('strip', { what: z.enum(['raises', 'lowers']), target }),
  barrier: verb('barrier', { turns, target }),
  bulwark: verb('bulwark', { amount, turns, target }),
  shift: verb('shift', { element: met, to: z.enum(AFFINITIES), turns, target }),
  grant: verb('grant', { effect: words, turns: turns.optional(), target }),
  choose: verb('choose', { target }),
} as const;

export const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.union([
      z.discriminatedUnion(
        'do',
        Object.values(VERBS) as unknown as [(typeof VERBS)['slay'], ...(typeof VERBS)['slay'][]],
      ),
      z.strictObject({ if: condition, then: effects, else: effects.optional() }),
      z.strictObject({ ifYouDo: effects }),
      z.strictObject({ may: effects }),
      z.strictObject({ chance, then: effects, else: effects.optional() }),
      z.strictObject({
        oneOf: z
          .array(z.strictObject({ label: z.string().min(1).max(200), effects }))
          .min(2)
          .max(8),
      }),
      z.strictObject({ repeat: amount, effects }),
      z.strictObject({ forEach: target, effects }),
    ]),
  )
  .meta({ id: 'Effect' }) as unknown as z.ZodType<Effect>;
const effects = z.lazy(() => z.array(effect).min(1).max(20)) as z.ZodType<Effect[]>;

const who = z.enum(WHO);

export const automatic: z.ZodType<Automatic> = z
  .strictObject({
    id: words.optional(),
    timing: z.enum(TIMINGS),
    when: z
      .strictObject({
        event: z.enum(EVENTS),
        who: who.optional(),
        filter: filter.optional(),
        by: who.optional(),
        byFilter: filter.optional(),
        element: z.enum(ELEMENTS).optional(),
        percent: z.int().min(1).max(100).optional(),
      })
      .optional(),
    who: who.optional(),
    if: condition.optional(),
    limit: z.strictObject({ turn: many.optional(), battle: many.optional() }).optional(),
    granted: z.boolean().optional(),
    effects,
  })
  .meta({ id: 'Automatic' }) as unknown as z.ZodType<Automatic>;

const elementOrAll = z.enum([...ELEMENTS, 'all']);
const plus = z.int().min(-9999).max(9999);

export const passive: z.ZodType<Passive> = z
  .union([
    z.strictObject({ stat: z.enum(STATS), percent: z.int().min(-99).max(999) }),
    z.strictObject({ stat: z.enum(STATS), plus }),
    z.strictObject({ boost: elementOrAll, percent: z.int().min(-99).max(999) }),
    z.strictObject({ guard: elementOrAll, percent: z.int().min(-99).max(99) }),
    z.strictObject({ affinity: met, to: z.enum(AFFINITIES) }),
    z.strictObject({ accuracy: z.int().min(-100).max(100) }),
    z.strictObject({ evasion: z.int().min(-100).max(100) }),
    z.strictObject({ critical: z.int().min(-100).max(100) }),
    z.strictObject({ pierce: z.enum(['phys', 'all']) }),
    z.strictObject({ maxMp: z.int().min(-10).max(90) }),
    z.strictObject({ speed: z.int().min(-99).max(999) }),
  ])
  .meta({ id: 'Passive' }) as z.ZodType<Passive>;

const common = { id: cardId, name: words, text: z.string().max(600).optional() };
const always = {
  passives: z.array(passive).max(8).optional(),
  automatic: z.array(automatic).max(8).optional(),
};
const value = z.int().min(1).max(99_999);
const affinity = z.enum(AFFINITIES).optional();
/** R4: none to almighty. */
const affinities = z.strictObject({
  phys: affinity,
  fire: affinity,
  ice: affinity,
  elec: affinity,
  force: affinity,
  light: affinity,
  dark: affinity,
});

export const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...common,
      ...always,
      type: z.literal('demon'),
      race: words,
      /** Variants of one demon share it; the card's own id if nothing is said. */
      variantOf: cardId.optional(),
      stats: z.strictObject({
        hp: value,
        physAttack: value,
        physDefence: value,
        magAttack: value,
        magDefence: value,
        agility: z.int().min(1).max(999),
      }),
      maxMp: z.int().min(1).max(99).optional(),
      affinities: affinities.optional(),
      skills: z.array(cardId).min(1).max(4),
    }),
    z.strictObject({
      ...common,
      ...always,
      type: z.literal('skill'),
      /** A skill that a demon can use; without it the skill only works by its passives and automatic effects. */
      use: z
        .strictObject({
          cost: z.int().min(0).max(99),
          aim: z.enum(AIMS),
          remnants: z.boolean().optional(),
          effects,
        })
        .optional(),
    }),
    z.strictObject({
      ...common,
      ...always,
      type: z.literal('brand'),
      set: z.enum(['lead', 'trail', 'ward', 'embattle']).optional(),
    }),
    z.strictObject({
      ...common,
      type: z.literal('connector'),
      /** The first is the leader. */
      demons: z.tuple([cardId, cardId, cardId]),
      skill: cardId,
    }),
    z.strictObject({ ...common, type: z.literal('liberator'), passives: z.array(passive).min(1).max(8) }),
  ])
  .meta({ id: 'Dx2Card', title: 'A card of Liberation Dx2' });

export type Card = z.infer<typeof card>;
export type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;

/** A team: demons in the slots of the party, with what they were taught and bear. */
export const deck = z
  .strictObject({
    demons: z
      .array(
        z.strictObject({
          demon: cardId,
          skills: z.array(cardId).max(20).optional(),
          brands: z.array(cardId).max(20).optional(),
        }),
      )
      .max(20),
    liberator: cardId.optional(),
    connector: cardId.optional(),
  })
  .meta({ id: 'Dx2Team', title: 'A team' });

export type TeamSheet = z.infer<typeof deck>;
