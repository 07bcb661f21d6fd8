/**
 * The card language of Alteil. A card is JSON: a unit, a Grimoire or a Soul Card. Its skills say of which of the seven
 * kinds they are (`kind`), what they cost, under which condition they run (`if`) and what they do (`effects`).
 * This file is the whole language: `/v1/rulesets/alteil/schema` serves it as JSON Schema.
 */
import * as z from 'zod';
import { cardId, OPERATORS, type Operator, oneOrMore, type Range, verb, words } from '../../cards/words.ts';
import { BATTLETIMES, type Battletime, SPHERES, type Sphere } from './words.ts';

export const KINDS = ['open', 'start', 'auto', 'action', 'counter', 'close', 'soul'] as const;
/** The kinds that units on the grid have. */
export const UNIT_KINDS = ['start', 'auto', 'action', 'counter', 'close'] as const;
export const SIDES = ['own', 'enemy', 'any'] as const;
export const ROWS = ['front', 'middle', 'back', 'ofThis', 'ofIt'] as const;
export const COLUMNS = ['left', 'middle', 'right', 'ofThis', 'ofIt'] as const;
export const DURATIONS = ['turn', 'nextTurn', 'always'] as const;
export const STATS = ['hp', 'at', 'df', 'agi', 'rng'] as const;

const whole = z.int().min(0).max(999);

/** What a unit has to be. Every field given has to hold. */
export interface Filter {
  name?: string | string[];
  card?: string | string[];
  sphere?: Sphere | Sphere[];
  tribe?: string | string[];
  character?: boolean;
  level?: Range<Amount>;
  /** HP it has, not the greatest. */
  hp?: Range<Amount>;
  at?: Range<Amount>;
  df?: Range<Amount>;
  agi?: Range<Amount>;
  rng?: Range<Amount>;
  damaged?: boolean;
  engaged?: boolean;
  ranked?: boolean;
  /** Has a skill of this kind now. */
  skill?: (typeof UNIT_KINDS)[number];
  row?: Row | Row[];
  column?: Column | Column[];
  cell?: number | number[];
  /** Within the RNG of the unit whose skill this is. */
  inRange?: boolean;
  /** Not the unit whose skill this is. */
  other?: boolean;
  not?: Filter;
  anyOf?: Filter[];
}

/** Units on the grids by side, state and filter. Without `state`: those that are not CLOSED. */
export interface Population {
  side?: Side;
  state?: 'open' | 'closed' | 'any';
  filter?: Filter;
}

export type Amount =
  | number
  | { count: Population }
  | { stat: 'hp' | 'maxHp' | 'at' | 'df' | 'agi' | 'rng' | 'level'; of: Target }
  | { sp: Who }
  | { lp: Who }
  | { sphere: Sphere; of: Who }
  | { cemetery: Who }
  | { did: true }
  | { taken: true }
  | { turn: true }
  | { sum: Amount[] }
  /** Another amount: multiplied by `times`, divided by `per` and rounded down, `plus` added, `max` at most. */
  | { scale: Amount; times?: number; per?: number; plus?: number; max?: number };

export type Target =
  | 'this'
  | 'it'
  | 'cause'
  | { ref: string }
  | ({ all: true } & Population)
  | ({ choose: number | { upTo: number }; as?: string } & Population)
  | ({ random: number } & Population);

export type Condition =
  | { battletime: Battletime | Battletime[] }
  | { count: Population; min?: Amount; max?: Amount; is?: Amount }
  | { is: Target; filter: Filter }
  | { compare: Amount; op: Operator; to: Amount }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export type Effect =
  | { do: 'damage'; amount: Amount; to: Target; repeated?: number }
  | { do: 'heal'; amount: Amount; to: Target }
  | { do: 'lose'; amount: Amount; to: Target }
  | { do: 'lpDamage'; amount: Amount; who: Who | 'each' }
  | { do: 'gainSp'; amount: Amount; who?: Who | 'each' }
  | { do: 'loseSp'; amount: Amount; who?: Who | 'each' }
  | { do: 'modify'; to: Target; hp?: Amount; at?: Amount; df?: Amount; agi?: Amount; rng?: Amount; until: Until }
  | { do: 'setStat'; to: Target; stat: Stat; value: Amount; until: Until }
  | { do: 'move'; to: Target; cell: 'choose' | 'random' | number }
  | { do: 'swap'; one: Target; other: Target }
  | { do: 'engage'; to: Target }
  | { do: 'disengage'; to: Target }
  | { do: 'close'; to: Target }
  | { do: 'revive'; to: Target }
  | { do: 'bury'; to: Target }
  | { do: 'grant'; to: Target; skill: string; until: Until }
  | { do: 'take'; to: Target; kind: (typeof UNIT_KINDS)[number] | 'all'; until: Until }
  | { do: 'choose'; target: Target }
  /** SP that it begins by taking from its Iczer are paid whole or not at all (R23). */
  | { may: Effect[]; prompt?: string; otherwise?: Effect[] }
  | { if: Condition; then: Effect[]; else?: Effect[] }
  | { ifYouDo: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  /** "This effect is repeated …": Counter Skills come after the last repetition (hp.1e), as with `repeated`. */
  | { repeat: Amount; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

export interface Skill {
  kind: Kind;
  /** A name for `grant`; unique on the card. */
  id?: string;
  name?: string;
  /** SP to use it; for Action Skills. */
  cost?: number;
  /** Only after the unit has ranked up. */
  ranked?: boolean;
  /** Only when given by an effect, never by itself. */
  granted?: boolean;
  if?: Condition;
  effects: Effect[];
}

export type Kind = (typeof KINDS)[number];
export type Side = (typeof SIDES)[number];
export type Row = (typeof ROWS)[number];
export type Column = (typeof COLUMNS)[number];
export type Until = (typeof DURATIONS)[number];
export type Stat = (typeof STATS)[number];
export type Who = 'you' | 'opponent';

const range: z.ZodType<Range<Amount>> = z.lazy(() =>
  z.strictObject({ min: amount.optional(), max: amount.optional(), is: amount.optional() }),
) as z.ZodType<Range<Amount>>;

const cell = z.int().min(1).max(9);

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      name: oneOrMore(words).optional(),
      card: oneOrMore(cardId).optional(),
      sphere: oneOrMore(z.enum(SPHERES)).optional(),
      tribe: oneOrMore(words).optional(),
      character: z.boolean().optional(),
      level: range.optional(),
      hp: range.optional(),
      at: range.optional(),
      df: range.optional(),
      agi: range.optional(),
      rng: range.optional(),
      damaged: z.boolean().optional(),
      engaged: z.boolean().optional(),
      ranked: z.boolean().optional(),
      skill: z.enum(UNIT_KINDS).optional(),
      row: oneOrMore(z.enum(ROWS)).optional(),
      column: oneOrMore(z.enum(COLUMNS)).optional(),
      cell: oneOrMore(cell).optional(),
      inRange: z.boolean().optional(),
      other: z.boolean().optional(),
      not: filter.optional(),
      anyOf: z.array(filter).min(1).optional(),
    }),
  )
  .meta({ id: 'AlteilFilter' }) as z.ZodType<Filter>;

const populationShape = {
  side: z.enum(SIDES).optional(),
  state: z.enum(['open', 'closed', 'any']).optional(),
  filter: filter.optional(),
};
const population: z.ZodType<Population> = z.strictObject(populationShape) as z.ZodType<Population>;
const who = z.enum(['you', 'opponent']);
const anyone = z.enum(['you', 'opponent', 'each']);
export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      z.int().min(-999).max(999),
      z.strictObject({ count: population }),
      z.strictObject({ stat: z.enum(['hp', 'maxHp', 'at', 'df', 'agi', 'rng', 'level']), of: target }),
      z.strictObject({ sp: who }),
      z.strictObject({ lp: who }),
      z.strictObject({ sphere: z.enum(SPHERES), of: who }),
      z.strictObject({ cemetery: who }),
      z.strictObject({ did: z.literal(true) }),
      z.strictObject({ taken: z.literal(true) }),
      z.strictObject({ turn: z.literal(true) }),
      z.strictObject({ sum: z.array(amount).min(1) }),
      z.strictObject({
        scale: amount,
        times: z.int().min(-99).max(99).optional(),
        per: z.int().min(1).max(999).optional(),
        plus: z.int().min(-999).max(999).optional(),
        max: whole.optional(),
      }),
    ]),
  )
  .meta({ id: 'AlteilAmount' }) as z.ZodType<Amount>;

export const target: z.ZodType<Target> = z
  .lazy(() =>
    z.union([
      z.enum(['this', 'it', 'cause']),
      z.strictObject({ ref: words }),
      z.strictObject({ all: z.literal(true), ...populationShape }),
      z.strictObject({
        choose: z.union([z.int().min(1).max(18), z.strictObject({ upTo: z.int().min(1).max(18) })]),
        as: words.optional(),
        ...populationShape,
      }),
      z.strictObject({ random: z.int().min(1).max(18), ...populationShape }),
    ]),
  )
  .meta({ id: 'AlteilTarget' }) as z.ZodType<Target>;

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ battletime: oneOrMore(z.enum(BATTLETIMES)) }),
      z.strictObject({ count: population, min: amount.optional(), max: amount.optional(), is: amount.optional() }),
      z.strictObject({ is: target, filter }),
      z.strictObject({ compare: amount, op: z.enum(OPERATORS), to: amount }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: 'AlteilCondition' }) as z.ZodType<Condition>;

const until = z.enum(DURATIONS);

export const VERBS = {
  damage: verb('damage', { amount, to: target, repeated: z.int().min(2).max(20).optional() }),
  heal: verb('heal', { amount, to: target }),
  lose: verb('lose', { amount, to: target }),
  lpDamage: verb('lpDamage', { amount, who: anyone }),
  gainSp: verb('gainSp', { amount, who: anyone.optional() }),
  loseSp: verb('loseSp', { amount, who: anyone.optional() }),
  modify: verb('modify', {
    to: target,
    hp: amount.optional(),
    at: amount.optional(),
    df: amount.optional(),
    agi: amount.optional(),
    rng: amount.optional(),
    until,
  }),
  setStat: verb('setStat', { to: target, stat: z.enum(STATS), value: amount, until }),
  move: verb('move', { to: target, cell: z.union([z.enum(['choose', 'random']), cell]) }),
  swap: verb('swap', { one: target, other: target }),
  engage: verb('engage', { to: target }),
  disengage: verb('disengage', { to: target }),
  close: verb('close', { to: target }),
  revive: verb('revive', { to: target }),
  bury: verb('bury', { to: target }),
  grant: verb('grant', { to: target, skill: words, until }),
  take: verb('take', { to: target, kind: z.enum([...UNIT_KINDS, 'all']), until }),
  choose: verb('choose', { target }),
} as const;

export const effects: z.ZodType<Effect[]> = z.lazy(() => z.array(effect).min(1).max(20));
const [firstVerb, ...otherVerbs] = Object.values(VERBS);

export const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.union([
      z.discriminatedUnion('do', [firstVerb as (typeof VERBS)['damage'], ...otherVerbs]),
      z.strictObject({ may: effects, prompt: words.optional(), otherwise: effects.optional() }),
      z.strictObject({ if: condition, then: effects, else: effects.optional() }),
      z.strictObject({ ifYouDo: effects }),
      z.strictObject({
        oneOf: z
          .array(z.strictObject({ label: words, effects }))
          .min(2)
          .max(6),
      }),
      z.strictObject({ repeat: amount, effects }),
      z.strictObject({ forEach: target, effects }),
    ]),
  )
  .meta({ id: 'AlteilEffect' }) as unknown as z.ZodType<Effect>;

export const skill = z
  .strictObject({
    kind: z.enum(KINDS),
    id: words.optional(),
    name: words.optional(),
    cost: whole.optional(),
    ranked: z.boolean().optional(),
    granted: z.boolean().optional(),
    if: condition.optional(),
    effects,
  })
  .meta({ id: 'AlteilSkill' }) as unknown as z.ZodType<Skill>;

const change = z.int().min(-999).max(999);
const common = {
  id: cardId,
  name: words,
  text: z.string().max(600).optional(),
  skills: z.array(skill).max(8).optional(),
};
const sphered = { ...common, sphere: oneOrMore(z.enum(SPHERES)), level: z.int().min(1).max(20) };

export const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...sphered,
      type: z.literal('unit'),
      tribes: z.array(words).max(6).optional(),
      /** Of a Character there is one copy on both grids together. */
      character: z.boolean().optional(),
      hp: z.int().min(1).max(999),
      at: whole,
      df: whole,
      agi: whole,
      rng: z.int().min(0).max(9),
      /** What it gains when every sphere of the card has reached `level`. */
      rank: z
        .strictObject({
          level: z.int().min(1).max(99),
          hp: change.optional(),
          at: change.optional(),
          df: change.optional(),
          agi: change.optional(),
          rng: change.optional(),
        })
        .optional(),
    }),
    z.strictObject({ ...sphered, type: z.literal('grimoire') }),
    z.strictObject({ ...common, type: z.literal('soul'), lp: z.int().min(1).max(9) }),
  ])
  .meta({ id: 'AlteilCard', title: 'A card of Alteil' });

export type Card = z.infer<typeof card>;
export const CARD_TYPES = ['unit', 'grimoire', 'soul'] as const;

/** Five Soul Cards, the one that takes LP damage first in front, and 25 others with their number of copies. */
export const deck = z
  .strictObject({
    souls: z.array(cardId).max(30),
    cards: z.record(cardId, z.int().min(1).max(30)),
  })
  .meta({ id: 'AlteilDeck', title: 'A Card File' });

export type Deck = z.infer<typeof deck>;
