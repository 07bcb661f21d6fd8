/**
 * The card language of Nexus. A card is JSON: what it is, what it costs, its skills. A skill is `persistent` (what
 * holds), `reactive` (when something happens) or `activated` (at a speed, for a cost). Targets that are chosen on entry
 * are listed under `targets` and named in the effects by `ref`. This file is the whole language.
 */
import * as z from 'zod';
import {
  cardId,
  OPERATORS,
  type Operator,
  oneOrMore,
  partShapes,
  type Range as RangeOf,
  scaling,
  verb,
  whole,
  words,
} from '../../cards/words.ts';
import { ENERGY, KINDS } from './words.ts';

export const CARD_TYPES = ['agent', 'event', 'software', 'hardware', 'anomaly'] as const;
export const SIDES = ['own', 'enemy', 'any'] as const;
export const ZONES = ['play', 'hand', 'cache', 'deck', 'looked', 'queue', 'sectors'] as const;
export const DURATIONS = ['turn', 'battle', 'nextTurn', 'always'] as const;
export const CANT = [
  'advance',
  'attack',
  'defend',
  'beLocked',
  'unlock',
  'beTargeted',
  'beTerminated',
  'beDamaged',
  'beCancelled',
  'draw',
  'playEvents',
  'playAgents',
] as const;
export const EVENTS = [
  'startOfTurn',
  'endOfTurn',
  'startOfAttack',
  'arrives',
  'advances',
  'attacks',
  'defends',
  'retreats',
  'damaged',
  'dealsDamage',
  'sectorDamaged',
  'biomeLost',
  'terminated',
  'leaves',
  'locked',
  'unlocked',
  'attached',
  'drawn',
  'discarded',
  'played',
  'activated',
  'cancelled',
  'converted',
] as const;
export const HISTORY = ['arrived', 'advanced', 'attacked', 'terminated', 'played', 'drawn', 'discarded'] as const;
/**
 * The numbers of a card, a sector or an action on the queue. `defense` is what an agent has, with everything that changes
 * it, whatever damage lies on it; `terminal` is its terminal damage, what is left of that (dmg.6). Elsewhere than in play
 * both are what is printed. Up to version 1.0 `defense` meant what was left.
 */
export const STATS = ['attack', 'defense', 'terminal', 'damage', 'cost', 'durability', 'speed'] as const;

/**
 * Who brought something about: `battle` for battle damage, `effect` for an effect. Of what is terminated `battle` and `effect`
 * say what dealt the terminal damage; `effect` also says that an effect terminated it without damage, and `outright` only that.
 */
export const BY = ['battle', 'effect', 'outright'] as const;
export const QUEUED = ['card', 'skill', 'battle'] as const;

const change = z.int().min(-99).max(99);

export type Range = RangeOf<Amount>;

/** What a card, a sector or an action on the queue has to be. Every field given has to hold. */
export interface Filter {
  type?: CardType | CardType[];
  energy?: EnergyWord | EnergyWord[];
  trait?: string | string[];
  name?: string | string[];
  card?: string | string[];
  token?: boolean;
  cost?: Range;
  attack?: Range;
  defense?: Range;
  terminal?: Range;
  damage?: Range;
  durability?: Range;
  speed?: Range;
  locked?: boolean;
  ranged?: boolean;
  at?: 'staging' | 'biome';
  /** Still in play. What has left is looked at as it was then. */
  inPlay?: boolean;
  here?: boolean;
  attached?: boolean;
  gear?: boolean;
  other?: boolean;
  arrivedThisTurn?: boolean;
  attacking?: boolean;
  defending?: boolean;
  queued?: (typeof QUEUED)[number];
  not?: Filter;
  anyOf?: Filter[];
}

/** Things by side, place and filter. */
export interface Population {
  side?: Side;
  zone?: Zone;
  filter?: Filter;
}

export type Amount =
  | number
  | { count: Population; times?: number; plus?: number; max?: number }
  | { stat: (typeof STATS)[number]; of: Target; times?: number; plus?: number; max?: number }
  | { history: (typeof HISTORY)[number]; who?: Either }
  | { lostBiomes: Either }
  | { x: true; times?: number; plus?: number; max?: number }
  | { eventAmount: true }
  | { sum: Amount[] };

export type Target =
  | 'this'
  | 'host'
  | 'it'
  | 'cause'
  | 'causeOther'
  | { ref: string }
  | ({ all: true } & Population)
  | ({ choose: number | { upTo: number }; by?: Either; as?: string } & Population)
  | ({ random: number } & Population)
  | { top: Amount; side?: 'own' | 'enemy' };

/** A target that is chosen when the action enters the queue. */
export type TargetSpec = { as: string; choose: number | { upTo: number } } & Population;

export type Condition =
  | { turn: 'yours' | 'opponents' }
  | { phase: 'primary' | 'battle' }
  | { count: Population; min?: Amount; max?: Amount; is?: Amount }
  | { is: Target; filter: Filter }
  | { compare: Amount; op: Operator; to: Amount }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export type Until = (typeof DURATIONS)[number];

export type Effect =
  | { do: 'draw'; count?: Amount; who?: Who }
  | { do: 'discard'; count?: Amount; upTo?: boolean; who?: Who; filter?: Filter; random?: boolean }
  | { do: 'damage'; amount: Amount; to: Target }
  | { do: 'restore'; amount: Amount; to: Target }
  | { do: 'terminate'; target: Target }
  | { do: 'cancel'; target: Target }
  | { do: 'move'; target: Target; to: 'staging' | 'here' | 'choose' }
  | { do: 'lock'; target: Target }
  | { do: 'unlock'; target: Target }
  | { do: 'put'; target: Target; to: 'hand' | 'deckTop' | 'deckBottom' | 'cache' }
  | { do: 'arrive'; target: Target; locked?: boolean; at?: 'staging' | 'here' }
  | { do: 'token'; card: string; count?: Amount; who?: Either; at?: 'staging' | 'here' }
  | { do: 'attach'; gear: Target; to: Target }
  | { do: 'detach'; target: Target }
  | { do: 'modify'; target: Target; attack?: Amount; defense?: Amount; range?: 'melee' | 'ranged'; until: Until }
  | { do: 'grant'; target: Target; skill: string; until: Until }
  | { do: 'forbid'; target: Target | { player: Either }; cant: Cant; until: Until }
  | { do: 'prevent'; target: Target; amount: Amount; until: Until }
  | { do: 'energy'; type: EnergyWord; count?: Amount; who?: Either }
  | { do: 'choose'; target: Target }
  | { do: 'look'; count: Amount; side?: 'own' | 'enemy' }
  | { do: 'putBack'; to: 'deckTop' | 'deckBottom' | 'cache' }
  | { do: 'reveal'; target: Target }
  | { do: 'shuffle'; who?: Either }
  | { do: 'win'; who?: Either }
  | { do: 'lose'; who?: Either }
  | { may: Effect[]; prompt?: string; otherwise?: Effect[] }
  | { if: Condition; then: Effect[]; else?: Effect[] }
  | { ifYouDo: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  | { repeat: Amount; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

/** What is paid beside energy. */
export type OtherCost =
  | { lockThis: true }
  | { terminateThis: true }
  | { discard: number; filter?: Filter }
  | { lock: number; filter?: Filter }
  | { terminate: number; filter?: Filter }
  | { durability: number };

/** What holds as long as the card is in play and the condition of its skill is met. */
export type Constant =
  | { to: Target; attack?: Amount; defense?: Amount }
  | { to: Target; range: 'melee' | 'ranged' }
  | { to: Target; skill: string }
  | { to: Target | { player: Either }; cant: Cant }
  | { to: Target; prevent: Amount }
  | { cost: number; side?: 'own' | 'enemy'; filter?: Filter };

export interface When {
  event: (typeof EVENTS)[number];
  side?: Side;
  filter?: Filter;
  /** Only when the card itself is the one it happens to. */
  self?: boolean;
  /** Only when the agent it is attached to is the one it happens to. */
  host?: boolean;
  by?: (typeof BY)[number];
  other?: Filter;
}

/** What all skills and the effect of an event may have. */
export interface Entry {
  id?: string;
  if?: Condition;
  oncePerTurn?: boolean;
  /** Only when granted by an effect, never by itself. */
  granted?: boolean;
  targets?: TargetSpec[];
  effects?: Effect[];
  constant?: Constant[];
  when?: When;
}

export interface Skill extends Entry {
  kind: 'persistent' | 'reactive' | 'activated';
  speed?: number;
  cost?: EnergyCost;
  costs?: OtherCost[];
}

export type CardType = (typeof CARD_TYPES)[number];
export type EnergyWord = (typeof KINDS)[number];
export type Side = (typeof SIDES)[number];
export type Zone = (typeof ZONES)[number];
export type Cant = (typeof CANT)[number];
export type Either = 'you' | 'opponent';
export type Who = Either | 'each';

const range: z.ZodType<Range> = z.lazy(() =>
  z.strictObject({ min: amount.optional(), max: amount.optional(), is: amount.optional() }),
) as z.ZodType<Range>;

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      type: oneOrMore(z.enum(CARD_TYPES)).optional(),
      energy: oneOrMore(z.enum(KINDS)).optional(),
      trait: oneOrMore(words).optional(),
      name: oneOrMore(words).optional(),
      card: oneOrMore(cardId).optional(),
      token: z.boolean().optional(),
      cost: range.optional(),
      attack: range.optional(),
      defense: range.optional(),
      terminal: range.optional(),
      damage: range.optional(),
      durability: range.optional(),
      speed: range.optional(),
      locked: z.boolean().optional(),
      ranged: z.boolean().optional(),
      at: z.enum(['staging', 'biome']).optional(),
      inPlay: z.boolean().optional(),
      here: z.boolean().optional(),
      attached: z.boolean().optional(),
      gear: z.boolean().optional(),
      other: z.boolean().optional(),
      arrivedThisTurn: z.boolean().optional(),
      attacking: z.boolean().optional(),
      defending: z.boolean().optional(),
      queued: z.enum(QUEUED).optional(),
      not: filter.optional(),
      anyOf: z.array(filter).min(1).optional(),
    }),
  )
  .meta({ id: 'Filter' }) as z.ZodType<Filter>;

const populationShape = () => ({
  side: z.enum(SIDES).optional(),
  zone: z.enum(ZONES).optional(),
  filter: filter.optional(),
});
const population: z.ZodType<Population> = z.strictObject(populationShape()) as z.ZodType<Population>;
const either = z.enum(['you', 'opponent']);
const who = z.enum(['you', 'opponent', 'each']);

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      change,
      z.strictObject({ count: population, ...scaling }),
      z.strictObject({ stat: z.enum(STATS), of: target, ...scaling }),
      z.strictObject({ history: z.enum(HISTORY), who: either.optional() }),
      z.strictObject({ lostBiomes: either }),
      z.strictObject({ x: z.literal(true), ...scaling }),
      z.strictObject({ eventAmount: z.literal(true) }),
      z.strictObject({ sum: z.array(amount).min(1) }),
    ]),
  )
  .meta({ id: 'Amount' }) as z.ZodType<Amount>;

const number = z.union([z.int().min(1).max(50), z.strictObject({ upTo: z.int().min(1).max(50) })]);

export const target: z.ZodType<Target> = z
  .lazy(() =>
    z.union([
      z.enum(['this', 'host', 'it', 'cause', 'causeOther']),
      z.strictObject({ ref: words }),
      z.strictObject({ all: z.literal(true), ...populationShape() }),
      z.strictObject({ choose: number, by: either.optional(), as: words.optional(), ...populationShape() }),
      z.strictObject({ random: z.int().min(1).max(50), ...populationShape() }),
      z.strictObject({ top: amount, side: z.enum(['own', 'enemy']).optional() }),
    ]),
  )
  .meta({ id: 'Target' }) as z.ZodType<Target>;

export const targetSpec: z.ZodType<TargetSpec> = z.strictObject({
  as: words,
  choose: number,
  side: z.enum(SIDES).optional(),
  zone: z.enum(['play', 'cache', 'queue', 'sectors']).optional(),
  filter: filter.optional(),
}) as z.ZodType<TargetSpec>;

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ turn: z.enum(['yours', 'opponents']) }),
      z.strictObject({ phase: z.enum(['primary', 'battle']) }),
      z.strictObject({ count: population, min: amount.optional(), max: amount.optional(), is: amount.optional() }),
      z.strictObject({ is: target, filter }),
      z.strictObject({ compare: amount, op: z.enum(OPERATORS), to: amount }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: 'Condition' }) as z.ZodType<Condition>;

/** Energy by type; `x` adds as much void energy as the player says. */
export const energyCost = z
  .strictObject({
    ember: whole.optional(),
    tide: whole.optional(),
    root: whole.optional(),
    spark: whole.optional(),
    veil: whole.optional(),
    void: whole.optional(),
    x: z.literal(true).optional(),
  })
  .meta({ id: 'EnergyCost' });
export type EnergyCost = z.infer<typeof energyCost>;

export const otherCost: z.ZodType<OtherCost> = z
  .union([
    z.strictObject({ lockThis: z.literal(true) }),
    z.strictObject({ terminateThis: z.literal(true) }),
    z.strictObject({ discard: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ lock: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ terminate: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ durability: z.int().min(1) }),
  ])
  .meta({ id: 'OtherCost' }) as z.ZodType<OtherCost>;

const until = z.enum(DURATIONS);
const place = z.enum(['staging', 'here']).optional();

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', {
    count: amount.optional(),
    upTo: z.boolean().optional(),
    who: who.optional(),
    filter: filter.optional(),
    random: z.boolean().optional(),
  }),
  damage: verb('damage', { amount, to: target }),
  restore: verb('restore', { amount, to: target }),
  terminate: verb('terminate', { target }),
  cancel: verb('cancel', { target }),
  move: verb('move', { target, to: z.enum(['staging', 'here', 'choose']) }),
  lock: verb('lock', { target }),
  unlock: verb('unlock', { target }),
  put: verb('put', { target, to: z.enum(['hand', 'deckTop', 'deckBottom', 'cache']) }),
  arrive: verb('arrive', { target, locked: z.boolean().optional(), at: place }),
  token: verb('token', { card: cardId, count: amount.optional(), who: either.optional(), at: place }),
  attach: verb('attach', { gear: target, to: target }),
  detach: verb('detach', { target }),
  modify: verb('modify', {
    target,
    attack: amount.optional(),
    defense: amount.optional(),
    range: z.enum(['melee', 'ranged']).optional(),
    until,
  }),
  grant: verb('grant', { target, skill: words, until }),
  forbid: verb('forbid', { target: z.union([target, z.strictObject({ player: either })]), cant: z.enum(CANT), until }),
  prevent: verb('prevent', { target, amount, until }),
  energy: verb('energy', { type: z.enum(KINDS), count: amount.optional(), who: either.optional() }),
  choose: verb('choose', { target }),
  look: verb('look', { count: amount, side: z.enum(['own', 'enemy']).optional() }),
  putBack: verb('putBack', { to: z.enum(['deckTop', 'deckBottom', 'cache']) }),
  reveal: verb('reveal', { target }),
  shuffle: verb('shuffle', { who: either.optional() }),
  win: verb('win', { who: either.optional() }),
  lose: verb('lose', { who: either.optional() }),
} as const;

export const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.union([
      z.discriminatedUnion(
        'do',
        Object.values(VERBS) as unknown as [(typeof VERBS)['draw'], ...(typeof VERBS)['draw'][]],
      ),
      z.strictObject({ may: effects, prompt: z.string().max(200).optional(), otherwise: effects.optional() }),
      ...partShapes(effects, { condition, amount, target }),
    ]),
  )
  .meta({ id: 'Effect' }) as unknown as z.ZodType<Effect>;
const effects = z.lazy(() => z.array(effect).max(20)) as z.ZodType<Effect[]>;

export const constant: z.ZodType<Constant> = z
  .lazy(() =>
    z.union([
      z.strictObject({ to: target, range: z.enum(['melee', 'ranged']) }),
      z.strictObject({ to: target, skill: words }),
      z.strictObject({ to: z.union([target, z.strictObject({ player: either })]), cant: z.enum(CANT) }),
      z.strictObject({ to: target, prevent: amount }),
      z.strictObject({ to: target, attack: amount.optional(), defense: amount.optional() }),
      z.strictObject({
        cost: z.int().min(-9).max(9),
        side: z.enum(['own', 'enemy']).optional(),
        filter: filter.optional(),
      }),
    ]),
  )
  .meta({ id: 'Constant' }) as unknown as z.ZodType<Constant>;

const entry = {
  id: words.optional(),
  if: condition.optional(),
  oncePerTurn: z.boolean().optional(),
  granted: z.boolean().optional(),
};
const chosen = { targets: z.array(targetSpec).min(1).max(4).optional() };

export const skill: z.ZodType<Skill> = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...entry, kind: z.literal('persistent'), constant: z.array(constant).min(1) }),
    z.strictObject({
      ...entry,
      ...chosen,
      kind: z.literal('reactive'),
      when: z.strictObject({
        event: z.enum(EVENTS),
        side: z.enum(SIDES).optional(),
        filter: filter.optional(),
        self: z.boolean().optional(),
        host: z.boolean().optional(),
        by: z.enum(BY).optional(),
        other: filter.optional(),
      }),
      effects,
    }),
    z.strictObject({
      ...entry,
      ...chosen,
      kind: z.literal('activated'),
      speed: z.int().min(1).max(3),
      cost: energyCost.optional(),
      costs: z.array(otherCost).min(1).optional(),
      effects,
    }),
  ])
  .meta({ id: 'Skill' }) as unknown as z.ZodType<Skill>;

const common = {
  id: cardId,
  name: words,
  text: z.string().max(600).optional(),
  traits: z.array(words).max(8).optional(),
  token: z.boolean().optional(),
  skills: z.array(skill).max(8).optional(),
};
const played = {
  ...common,
  cost: energyCost,
  costs: z.array(otherCost).min(1).optional(),
  speed: z.int().min(1).max(3).optional(),
};

export const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...played,
      type: z.literal('agent'),
      attack: whole,
      defense: z.int().min(1).max(99),
      ranged: z.boolean().optional(),
    }),
    z.strictObject({
      id: cardId,
      name: words,
      text: z.string().max(600).optional(),
      traits: z.array(words).max(8).optional(),
      type: z.literal('event'),
      cost: energyCost,
      costs: z.array(otherCost).min(1).optional(),
      speed: z.int().min(1).max(3),
      if: condition.optional(),
      ...chosen,
      effects,
    }),
    z.strictObject({
      ...played,
      type: z.literal('software'),
      /** A modification: the agent it is attached to as it arrives. */
      modifies: z.strictObject({ side: z.enum(SIDES).optional(), filter: filter.optional() }).optional(),
    }),
    z.strictObject({ ...played, type: z.literal('hardware'), gear: z.boolean().optional() }),
    z.strictObject({ ...common, type: z.literal('anomaly'), energy: z.enum(ENERGY) }),
  ])
  .meta({ id: 'NexusCard', title: 'A card of Nexus' });

export type Card = z.infer<typeof card>;

/** Card ids with their number of copies. */
export const deck = z
  .strictObject({ main: z.record(cardId, z.int().min(1).max(60)) })
  .meta({ id: 'NexusDeck', title: 'A deck' });

export type Deck = z.infer<typeof deck>;
