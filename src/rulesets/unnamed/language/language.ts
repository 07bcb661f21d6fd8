/**
 * The card language of the Unnamed Card Game. A card is JSON: a unit has its powers, a unit or a land has abilities (a
 * trigger, perhaps a cost and a condition, and effects) and continuous effects, a tech has effects.
 * This file is the whole language: `/v1/rulesets/unnamed/schema` serves it as JSON Schema.
 */
import * as z from 'zod';
import {
  type Range as AnyRange,
  cardId,
  OPERATORS,
  type Operator,
  oneOrMore,
  partShapes,
  scaling,
  verb,
  whole,
  words,
} from '../../cards/words.ts';

export const TRIGGERS = [
  'onPlay',
  'onSummon',
  'whenAttacking',
  'endOfAttack',
  'startOfCombat',
  'endOfCombat',
  'combatVictory',
  'combatLoss',
  'onCombatVictory',
  'onCombatLoss',
  'onKill',
  'onDeath',
  'onProtectionHit',
  'startOfTurn',
  'startOfMain',
  'endOfTurn',
  'whenDestroyed',
  'onUnitSummoned',
  'onUnitDeath',
  'onUnitAttack',
  'onLandPlaced',
  'onLandDestroyed',
  'onMove',
  'onDraw',
  'onDiscard',
  'main',
] as const;
export const SIDES = ['own', 'enemy', 'any'] as const;
export const PILES = ['hand', 'deck', 'pool', 'poolDeck', 'protection', 'graveyard', 'trash', 'looked'] as const;
export const ZONES = ['units', 'lands', ...PILES] as const;
export const TO = ['hand', 'deckTop', 'deckBottom', 'trash', 'graveyard', 'protection', 'pool', 'poolDeck'] as const;
export const DURATIONS = ['turn', 'combat', 'nextTurn', 'always'] as const;
export const CANT = [
  'attack',
  'move',
  'beDestroyed',
  'beRested',
  'beChosen',
  'beReturned',
  'playUnits',
  'playLands',
  'playTechs',
  'draw',
] as const;
/** What can't be done by a player, not by a card. */
export const PLAYER_CANT: readonly Cant[] = ['playUnits', 'playLands', 'playTechs', 'draw'];
/** The piles that a card may say it works from: those that everybody can look into. */
export const PILES_OF_WORK = ['graveyard', 'trash', 'pool'] as const;
/** Where a card may say that it works from: the table, which it need not say where it says nothing else, and piles. */
export const FROM = ['table', ...PILES_OF_WORK] as const;

const trigger = z.enum(TRIGGERS).meta({ id: 'UnnamedTrigger' });

export type Trigger = (typeof TRIGGERS)[number];
export type From = (typeof FROM)[number];
export type Side = (typeof SIDES)[number];
export type Zone = (typeof ZONES)[number];
export type Pile = (typeof PILES)[number];
export type To = (typeof TO)[number];
export type Until = (typeof DURATIONS)[number];
export type Cant = (typeof CANT)[number];
export type Who = 'you' | 'opponent' | 'each';
/** A lane by its number, or as seen from the card that speaks. */
export type LaneWord = 1 | 2 | 3 | 'this' | 'next' | 'other';
export type RowWord = 'front' | 'back' | 'this' | 'other';

export type Range = AnyRange<Amount>;

/** What a card has to be. Every field given has to hold. */
export interface Filter {
  type?: CardType | CardType[];
  tribe?: string | string[];
  name?: string | string[];
  card?: string | string[];
  token?: boolean;
  power?: Range;
  front?: Range;
  back?: Range;
  state?: 'ready' | 'rested';
  row?: 'front' | 'back';
  other?: boolean;
  enteredThisTurn?: boolean;
  fighting?: boolean;
  has?: Trigger;
  not?: Filter;
  anyOf?: Filter[];
}

/** Cards by side, zone, place on the table and filter. */
export interface Population {
  side?: Side;
  zone?: Zone;
  lane?: LaneWord;
  row?: RowWord;
  filter?: Filter;
}

export type Amount =
  | number
  | { count: Population; times?: number; plus?: number; max?: number }
  | { stat: 'power' | 'front' | 'back' | 'rest'; of: Target; times?: number; plus?: number; max?: number }
  | { eventAmount: true }
  | { sum: Amount[] };

export type Target =
  | 'this'
  | 'it'
  | 'cause'
  | 'killed'
  | 'attacker'
  | 'defender'
  | { ref: string }
  | ({ all: true } & Population)
  | ({ choose: number | { upTo: number }; by?: 'you' | 'opponent'; as?: string } & Population)
  | ({ random: number } & Population)
  | { top: Amount; zone: 'deck' | 'poolDeck' | 'protection'; side?: 'own' | 'enemy' };

export type Condition =
  | { turn: 'yours' | 'opponents' }
  | { count: Population; min?: Amount; max?: Amount; is?: Amount }
  | { is: Target; filter: Filter }
  | { compare: Amount; op: Operator; to: Amount }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** The unit zones that a summon or a move may go to. */
export interface Place {
  lane?: LaneWord;
  row?: RowWord;
}

export type Cost =
  | { discard: number; filter?: Filter }
  | { rest: number; filter?: Filter }
  | { restThis: number }
  | { destroy: number; of: 'units' | 'lands'; filter?: Filter }
  | { destroyThis: true }
  | { protection: number };

export type Effect =
  | { do: 'draw'; count?: Amount; who?: Who }
  | { do: 'discard'; count?: Amount; upTo?: boolean; who?: Who; filter?: Filter; random?: boolean }
  | { do: 'look'; count: Amount; zone: 'deck' | 'poolDeck' | 'protection'; side?: 'own' | 'enemy' }
  | { do: 'reveal'; target: Target }
  | { do: 'put'; target: Target; to: To }
  | { do: 'destroy'; target: Target }
  | { do: 'summon'; target: Target; to?: Place; cost?: Cost[]; rest?: number }
  | { do: 'token'; card: string; count?: Amount; to?: Place; rest?: number; who?: 'you' | 'opponent' }
  | { do: 'move'; target: Target; to?: Place }
  | { do: 'rest'; target: Target; count?: Amount }
  | { do: 'ready'; target: Target }
  | { do: 'modify'; target: Target; power: Amount; until: Until }
  | { do: 'setPower'; target: Target; power: Amount; until: Until }
  | { do: 'grant'; target: Target; ability: string; until: Until }
  | { do: 'forbid'; target: Target | { player: 'you' | 'opponent' }; cant: Cant; until: Until }
  | { do: 'addProtection'; count?: Amount; who?: Who }
  | { do: 'removeProtection'; count?: Amount; to: 'hand' | 'trash'; who?: Who }
  | { do: 'revealPool'; count?: Amount; who?: Who }
  | { do: 'shuffle'; zone: 'deck' | 'poolDeck'; who?: Who }
  | { do: 'choose'; target: Target }
  | { do: 'lose'; who: Who }
  | { may: Effect[]; prompt?: string; cost?: Cost[]; otherwise?: Effect[] }
  | { if: Condition; then: Effect[]; else?: Effect[] }
  | { ifYouDo: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  | { repeat: Amount; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

/** What holds as long as the card is where it works from and the requirement is met. */
export interface Continuous {
  /** All the zones it works from; only the table if it says nothing. */
  from?: From | From[];
  if?: Condition;
  to: 'this' | Population | { player: 'you' | 'opponent' };
  power?: Amount;
  ability?: string;
  cant?: Cant;
}

export interface Ability {
  /** A name for `grant`; unique on the card. */
  id?: string;
  on: Trigger | Trigger[];
  /** The "?" after the trigger. */
  optional?: boolean;
  oncePerTurn?: boolean;
  /** Only when granted by an effect, never by itself. */
  granted?: boolean;
  /** All the zones it works from; only the table if it says nothing. */
  from?: From | From[];
  /** For wider triggers: whose and which card it has to be. */
  of?: Population;
  if?: Condition;
  cost?: Cost[];
  effects: Effect[];
}

export const CARD_TYPES = ['unit', 'land', 'tech'] as const;
export type CardType = (typeof CARD_TYPES)[number];

const range: z.ZodType<Range> = z.lazy(() =>
  z.strictObject({ min: amount.optional(), max: amount.optional(), is: amount.optional() }),
) as z.ZodType<Range>;
const laneWord = z.union([z.literal([1, 2, 3]), z.enum(['this', 'next', 'other'])]);
const rowWord = z.enum(['front', 'back', 'this', 'other']);

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      type: oneOrMore(z.enum(CARD_TYPES)).optional(),
      tribe: oneOrMore(words).optional(),
      name: oneOrMore(words).optional(),
      card: oneOrMore(cardId).optional(),
      token: z.boolean().optional(),
      power: range.optional(),
      front: range.optional(),
      back: range.optional(),
      state: z.enum(['ready', 'rested']).optional(),
      row: z.enum(['front', 'back']).optional(),
      other: z.boolean().optional(),
      enteredThisTurn: z.boolean().optional(),
      fighting: z.boolean().optional(),
      has: trigger.optional(),
      not: filter.optional(),
      anyOf: z.array(filter).min(1).optional(),
    }),
  )
  .meta({ id: 'UnnamedFilter' }) as z.ZodType<Filter>;

const populationShape = {
  side: z.enum(SIDES).optional(),
  zone: z.enum(ZONES).optional(),
  lane: laneWord.optional(),
  row: rowWord.optional(),
  filter: filter.optional(),
};
export const population: z.ZodType<Population> = z.strictObject(populationShape) as z.ZodType<Population>;
const who = z.enum(['you', 'opponent', 'each']);
const either = z.enum(['you', 'opponent']);

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      z.int().min(-99).max(99),
      z.strictObject({ count: population, ...scaling }),
      z.strictObject({ stat: z.enum(['power', 'front', 'back', 'rest']), of: target, ...scaling }),
      z.strictObject({ eventAmount: z.literal(true) }),
      z.strictObject({ sum: z.array(amount).min(1) }),
    ]),
  )
  .meta({ id: 'UnnamedAmount' }) as z.ZodType<Amount>;

export const target: z.ZodType<Target> = z
  .lazy(() =>
    z.union([
      z.enum(['this', 'it', 'cause', 'killed', 'attacker', 'defender']),
      z.strictObject({ ref: words }),
      z.strictObject({ all: z.literal(true), ...populationShape }),
      z.strictObject({
        choose: z.union([z.int().min(1).max(50), z.strictObject({ upTo: z.int().min(1).max(50) })]),
        by: either.optional(),
        as: words.optional(),
        ...populationShape,
      }),
      z.strictObject({ random: z.int().min(1).max(50), ...populationShape }),
      z.strictObject({
        top: amount,
        zone: z.enum(['deck', 'poolDeck', 'protection']),
        side: z.enum(['own', 'enemy']).optional(),
      }),
    ]),
  )
  .meta({ id: 'UnnamedTarget' }) as z.ZodType<Target>;

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ turn: z.enum(['yours', 'opponents']) }),
      z.strictObject({ count: population, min: amount.optional(), max: amount.optional(), is: amount.optional() }),
      z.strictObject({ is: target, filter }),
      z.strictObject({ compare: amount, op: z.enum(OPERATORS), to: amount }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: 'UnnamedCondition' }) as z.ZodType<Condition>;

export const cost: z.ZodType<Cost> = z
  .union([
    z.strictObject({ discard: z.int().min(1).max(9), filter: filter.optional() }),
    z.strictObject({ rest: z.int().min(1).max(6), filter: filter.optional() }),
    z.strictObject({ restThis: z.int().min(1).max(9) }),
    z.strictObject({ destroy: z.int().min(1).max(6), of: z.enum(['units', 'lands']), filter: filter.optional() }),
    z.strictObject({ destroyThis: z.literal(true) }),
    z.strictObject({ protection: z.int().min(1).max(9) }),
  ])
  .meta({ id: 'UnnamedCost' }) as z.ZodType<Cost>;
const costs = z.array(cost).min(1).max(4);

const until = z.enum(DURATIONS);
const place = z.strictObject({ lane: laneWord.optional(), row: rowWord.optional() });
const rest = z.int().min(1).max(9).optional();

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', {
    count: amount.optional(),
    upTo: z.boolean().optional(),
    who: who.optional(),
    filter: filter.optional(),
    random: z.boolean().optional(),
  }),
  look: verb('look', {
    count: amount,
    zone: z.enum(['deck', 'poolDeck', 'protection']),
    side: z.enum(['own', 'enemy']).optional(),
  }),
  reveal: verb('reveal', { target }),
  put: verb('put', { target, to: z.enum(TO) }),
  destroy: verb('destroy', { target }),
  summon: verb('summon', { target, to: place.optional(), cost: costs.optional(), rest }),
  token: verb('token', {
    card: cardId,
    count: amount.optional(),
    to: place.optional(),
    rest,
    who: either.optional(),
  }),
  move: verb('move', { target, to: place.optional() }),
  rest: verb('rest', { target, count: amount.optional() }),
  ready: verb('ready', { target }),
  modify: verb('modify', { target, power: amount, until }),
  setPower: verb('setPower', { target, power: amount, until }),
  grant: verb('grant', { target, ability: words, until }),
  forbid: verb('forbid', { target: z.union([target, z.strictObject({ player: either })]), cant: z.enum(CANT), until }),
  addProtection: verb('addProtection', { count: amount.optional(), who: who.optional() }),
  removeProtection: verb('removeProtection', {
    count: amount.optional(),
    to: z.enum(['hand', 'trash']),
    who: who.optional(),
  }),
  revealPool: verb('revealPool', { count: amount.optional(), who: who.optional() }),
  shuffle: verb('shuffle', { zone: z.enum(['deck', 'poolDeck']), who: who.optional() }),
  choose: verb('choose', { target }),
  lose: verb('lose', { who }),
} as const;

export const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.union([
      z.discriminatedUnion(
        'do',
        Object.values(VERBS) as unknown as [(typeof VERBS)['draw'], ...(typeof VERBS)['draw'][]],
      ),
      z.strictObject({
        may: effects,
        prompt: z.string().max(200).optional(),
        cost: costs.optional(),
        otherwise: effects.optional(),
      }),
      ...partShapes(effects, { condition, amount, target }),
    ]),
  )
  .meta({ id: 'UnnamedEffect' }) as unknown as z.ZodType<Effect>;
const effects = z.lazy(() => z.array(effect).max(20)) as z.ZodType<Effect[]>;

const from = oneOrMore(z.enum(FROM)).meta({ id: 'UnnamedFrom' });

export const continuous: z.ZodType<Continuous> = z
  .strictObject({
    from: from.optional(),
    if: condition.optional(),
    to: z.union([z.literal('this'), z.strictObject({ player: either }), population]),
    power: amount.optional(),
    ability: words.optional(),
    cant: z.enum(CANT).optional(),
  })
  .meta({ id: 'UnnamedContinuous' }) as unknown as z.ZodType<Continuous>;

export const ability: z.ZodType<Ability> = z
  .strictObject({
    id: words.optional(),
    on: oneOrMore(trigger),
    optional: z.boolean().optional(),
    oncePerTurn: z.boolean().optional(),
    granted: z.boolean().optional(),
    from: from.optional(),
    of: population.optional(),
    if: condition.optional(),
    cost: costs.optional(),
    effects,
  })
  .meta({ id: 'UnnamedAbility' }) as unknown as z.ZodType<Ability>;

const common = {
  id: cardId,
  name: words,
  text: z.string().max(600).optional(),
  /** What is paid to play it. */
  cost: costs.optional(),
};
const standing = {
  ...common,
  abilities: z.array(ability).max(8).optional(),
  continuous: z.array(continuous).max(8).optional(),
};

export const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...standing,
      type: z.literal('unit'),
      front: whole,
      back: whole,
      tribes: z.array(words).max(6).optional(),
      token: z.boolean().optional(),
    }),
    z.strictObject({ ...standing, type: z.literal('land') }),
    z.strictObject({ ...common, type: z.literal('tech'), effects }),
  ])
  .meta({ id: 'UnnamedCard', title: 'A card of the Unnamed Card Game' });

export type Card = z.infer<typeof card>;

/** 40 cards and a pool of 10: card ids with their number of copies. */
export const deck = z
  .strictObject({
    main: z.record(cardId, z.int().min(1).max(40)),
    pool: z.record(cardId, z.int().min(1).max(10)),
  })
  .meta({ id: 'UnnamedDeck', title: 'A deck and a pool' });

export type Deck = z.infer<typeof deck>;
