/**
 * The card language of the Gundam Card Game. A card is JSON; its abilities say when they work (`timing`), under which
 * condition (`during`, `if`), what is paid before the colon (`cost`) and what they do (`effects`, or `constant`).
 * This file is the whole language: `/v1/rulesets/gundam/schema` serves it as JSON Schema.
 */
import * as z from 'zod';
import {
  type Range as AnyRange,
  cardId,
  OPERATORS,
  oneOrMore,
  partShapes,
  scaling,
  verb,
  whole,
  words,
} from '../../cards/words.ts';

export const COLORS = ['blue', 'green', 'red', 'white', 'purple'] as const;
export const KEYWORDS = ['repair', 'breach', 'support', 'blocker', 'firstStrike', 'highManeuver'] as const;
export const SIDES = ['own', 'enemy', 'any'] as const;
export const ZONES = ['battle', 'base', 'hand', 'trash', 'deck', 'shields', 'removed', 'looked'] as const;
export const DURATIONS = ['turn', 'battle', 'opponentTurn', 'whilePaired', 'whileLinked', 'always'] as const;
export const CANT = [
  'attack',
  'attackPlayer',
  'attackUnits',
  'block',
  'beBlocked',
  'beSetActive',
  'beRested',
  'beDestroyed',
  'beReturned',
  'beTargeted',
  'beDamagedByEffects',
  'beDamagedInBattle',
  'bePaired',
  'recover',
  'draw',
  'playCommands',
  'playUnits',
] as const;
/** Those of them that are said of players; the others are said of cards. */
export const PLAYER_CANT: readonly Cant[] = ['draw', 'playCommands', 'playUnits'];
export const TIMINGS = [
  'deploy',
  'attack',
  'destroyed',
  'burst',
  'whenPaired',
  'whenLinked',
  'main',
  'action',
  'activateMain',
  'activateAction',
  'startOfTurn',
  'endOfTurn',
  'when',
  'constant',
] as const;
export const EVENTS = [
  'deployed',
  'destroyed',
  'leaves',
  'attacks',
  'blocks',
  'paired',
  'linked',
  'damaged',
  'dealsDamage',
  'recovered',
  'rested',
  'setActive',
  'drawn',
  'discarded',
  'shieldDestroyed',
  'commandPlayed',
  'resourcePlaced',
  'turnStart',
  'turnEnd',
] as const;
export const HISTORY = ['deployed', 'attacked', 'destroyed', 'paired', 'commands', 'discarded', 'drawn'] as const;

export type Range = AnyRange<Amount>;

/** What a card has to be. Every field given has to hold. */
export interface Filter {
  type?: CardType | CardType[];
  color?: Color | Color[];
  trait?: string | string[];
  name?: string | string[];
  nameIncludes?: string;
  card?: string | string[];
  token?: boolean;
  level?: Range;
  cost?: Range;
  ap?: Range;
  hp?: Range;
  damage?: Range;
  state?: 'active' | 'rested';
  damaged?: boolean;
  paired?: boolean;
  linked?: boolean;
  keyword?: Keyword;
  other?: boolean;
  enteredThisTurn?: boolean;
  attacking?: boolean;
  not?: Filter;
  anyOf?: Filter[];
}

/** Cards by side, place and filter. */
export interface Population {
  side?: Side;
  zone?: Zone;
  filter?: Filter;
}

export type Amount =
  | number
  | { count: Population; times?: number; plus?: number; max?: number }
  | {
      stat: 'ap' | 'hp' | 'remainingHp' | 'level' | 'cost' | 'damage';
      of: Target;
      times?: number;
      plus?: number;
      max?: number;
    }
  | { level: 'you' | 'opponent' }
  | { resources: 'you' | 'opponent'; state?: 'active' | 'rested' }
  | { history: (typeof HISTORY)[number]; who?: 'you' | 'opponent' }
  | { eventAmount: true }
  | { sum: Amount[] };

export type Target =
  | 'this'
  | 'thisCard'
  | 'it'
  | 'cause'
  | 'causeOther'
  | 'attacker'
  | 'attackTarget'
  | 'ownBase'
  | 'enemyBase'
  | { ref: string }
  | ({ all: true } & Population)
  | ({ choose: number | { upTo: number }; by?: 'you' | 'opponent'; as?: string } & Population)
  | ({ random: number } & Population)
  | { top: Amount; zone: 'deck' | 'shields'; side?: 'own' | 'enemy' };

export type Condition =
  | { turn: 'yours' | 'opponents' }
  | { count: Population; min?: Amount; max?: Amount; is?: Amount }
  | { is: Target; filter: Filter }
  | { compare: Amount; op: '<' | '<=' | '=' | '>=' | '>'; to: Amount }
  | { attackTarget: 'player' | 'unit' }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export type Until = (typeof DURATIONS)[number];

export type Effect =
  | { do: 'draw'; count?: Amount; who?: Who }
  | { do: 'discard'; count?: Amount; upTo?: boolean; who?: Who; filter?: Filter; random?: boolean }
  | { do: 'damage'; amount: Amount; to: Target | { shieldArea: 'own' | 'enemy' } }
  | { do: 'recover'; amount: Amount; to: Target }
  | { do: 'rest'; target: Target }
  | { do: 'setActive'; target: Target }
  | { do: 'destroy'; target: Target }
  | { do: 'move'; target: Target; to: 'hand' | 'deckTop' | 'deckBottom' | 'trash' | 'shields' | 'removed' }
  | { do: 'deploy'; target: Target; rested?: boolean }
  | { do: 'deployToken'; card: string; count?: Amount; rested?: boolean; who?: 'you' | 'opponent' }
  | { do: 'pair'; pilot: Target; unit: Target }
  | { do: 'modify'; target: Target; ap?: Amount; hp?: Amount; until: Until }
  | { do: 'grant'; target: Target; keyword?: Keyword; value?: number; ability?: string; until: Until }
  | { do: 'forbid'; target: Target | { player: 'you' | 'opponent' }; cant: Cant; until: Until }
  | { do: 'prevent'; target: Target; amount: Amount | 'all'; from?: 'battle' | 'effects' | 'any'; until: Until }
  | { do: 'placeResource'; count?: Amount; rested?: boolean; ex?: boolean; who?: 'you' | 'opponent' }
  | { do: 'setResources'; count: Amount; state: 'active' | 'rested'; who?: 'you' | 'opponent' }
  | { do: 'retarget'; to: Target | 'player' }
  | { do: 'choose'; target: Target }
  | { do: 'look'; count: Amount; side?: 'own' | 'enemy'; zone?: 'deck' | 'shields' }
  | { do: 'putBack'; to: 'deckTop' | 'deckBottom' | 'trash' }
  | { do: 'reveal'; target: Target }
  | { do: 'shuffle'; who?: 'you' | 'opponent' }
  | { do: 'use'; timing: 'main' | 'action' }
  | { may: Effect[]; prompt?: string; cost?: Cost[]; otherwise?: Effect[] }
  | { if: Condition; then: Effect[]; else?: Effect[] }
  | { ifYouDo: Effect[] }
  | { oneOf: { label: string; effects: Effect[] }[] }
  | { repeat: Amount; effects: Effect[] }
  | { forEach: Target; effects: Effect[] };

export type Cost =
  | { resources: number }
  | { restThis: true }
  | { discard: number; filter?: Filter }
  | { destroyThis: true }
  | { damageThis: number }
  | { rest: number; filter?: Filter }
  | { destroy: number; filter?: Filter }
  | { removeFromTrash: number; filter?: Filter };

/** What holds as long as the card is in play and its conditions are met. */
export type Constant =
  | { to: Target; ap?: Amount; hp?: Amount }
  | { to: Target; keyword: Keyword; value?: number }
  | { to: Target; ability: string }
  | { to: Target | { player: 'you' | 'opponent' }; cant: Cant }
  | { to: Target; prevent: Amount | 'all'; from?: 'battle' | 'effects' | 'any' }
  | { cost: number; side?: 'own' | 'enemy'; filter?: Filter }
  | { instead: Replacement };

/** "Instead": when this would happen to one of `to`, `effects` happen in its place. */
export interface Replacement {
  of: 'destroyed' | 'damaged' | 'returned' | 'rested';
  to: Target;
  by?: 'battle' | 'effects';
  optional?: boolean;
  oncePerTurn?: boolean;
  effects: Effect[];
}

export interface When {
  event: (typeof EVENTS)[number];
  side?: Side;
  filter?: Filter;
  /** Only when the card itself is the one it happens to. */
  self?: boolean;
  by?: 'battle' | 'effect';
  target?: 'player' | 'unit';
  other?: Filter;
}

export interface Ability {
  /** A name for `grant`; unique on the card. */
  id?: string;
  timing: Timing | Timing[];
  during?: 'pair' | 'link';
  /** What the paired Pilot (for a Unit) or Unit (for a Pilot) has to be. */
  pairedWith?: Filter;
  oncePerTurn?: boolean;
  /** Only when granted by an effect, never by itself. */
  granted?: boolean;
  when?: When;
  if?: Condition;
  cost?: Cost[];
  effects?: Effect[];
  constant?: Constant[];
}

export type Color = (typeof COLORS)[number];
export type Keyword = (typeof KEYWORDS)[number];
export type Side = (typeof SIDES)[number];
export type Zone = (typeof ZONES)[number];
export type Cant = (typeof CANT)[number];
export type Timing = (typeof TIMINGS)[number];
export type Who = 'you' | 'opponent' | 'each';
export const CARD_TYPES = ['unit', 'pilot', 'command', 'base', 'resource'] as const;
export type CardType = (typeof CARD_TYPES)[number];

const range: z.ZodType<Range> = z.lazy(() =>
  z.strictObject({ min: amount.optional(), max: amount.optional(), is: amount.optional() }),
) as z.ZodType<Range>;

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      type: oneOrMore(z.enum(CARD_TYPES)).optional(),
      color: oneOrMore(z.enum(COLORS)).optional(),
      trait: oneOrMore(words).optional(),
      name: oneOrMore(words).optional(),
      nameIncludes: words.optional(),
      card: oneOrMore(cardId).optional(),
      token: z.boolean().optional(),
      level: range.optional(),
      cost: range.optional(),
      ap: range.optional(),
      hp: range.optional(),
      damage: range.optional(),
      state: z.enum(['active', 'rested']).optional(),
      damaged: z.boolean().optional(),
      paired: z.boolean().optional(),
      linked: z.boolean().optional(),
      keyword: z.enum(KEYWORDS).optional(),
      other: z.boolean().optional(),
      enteredThisTurn: z.boolean().optional(),
      attacking: z.boolean().optional(),
      not: filter.optional(),
      anyOf: z.array(filter).min(1).optional(),
    }),
  )
  .meta({ id: 'Filter' }) as z.ZodType<Filter>;

const populationShape = {
  side: z.enum(SIDES).optional(),
  zone: z.enum(ZONES).optional(),
  filter: filter.optional(),
};
const population: z.ZodType<Population> = z.strictObject(populationShape) as z.ZodType<Population>;
const who = z.enum(['you', 'opponent', 'each']);
const either = z.enum(['you', 'opponent']);

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    z.union([
      z.int().min(-99).max(99),
      z.strictObject({ count: population, ...scaling }),
      z.strictObject({ stat: z.enum(['ap', 'hp', 'remainingHp', 'level', 'cost', 'damage']), of: target, ...scaling }),
      z.strictObject({ level: either }),
      z.strictObject({ resources: either, state: z.enum(['active', 'rested']).optional() }),
      z.strictObject({ history: z.enum(HISTORY), who: either.optional() }),
      z.strictObject({ eventAmount: z.literal(true) }),
      z.strictObject({ sum: z.array(amount).min(1) }),
    ]),
  )
  .meta({ id: 'Amount' }) as z.ZodType<Amount>;

export const target: z.ZodType<Target> = z
  .lazy(() =>
    z.union([
      z.enum(['this', 'thisCard', 'it', 'cause', 'causeOther', 'attacker', 'attackTarget', 'ownBase', 'enemyBase']),
      z.strictObject({ ref: words }),
      z.strictObject({ all: z.literal(true), ...populationShape }),
      z.strictObject({
        choose: z.union([z.int().min(1).max(50), z.strictObject({ upTo: z.int().min(1).max(50) })]),
        by: either.optional(),
        as: words.optional(),
        ...populationShape,
      }),
      z.strictObject({ random: z.int().min(1).max(50), ...populationShape }),
      z.strictObject({ top: amount, zone: z.enum(['deck', 'shields']), side: z.enum(['own', 'enemy']).optional() }),
    ]),
  )
  .meta({ id: 'Target' }) as z.ZodType<Target>;

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ turn: z.enum(['yours', 'opponents']) }),
      z.strictObject({ count: population, min: amount.optional(), max: amount.optional(), is: amount.optional() }),
      z.strictObject({ is: target, filter }),
      z.strictObject({ compare: amount, op: z.enum(OPERATORS), to: amount }),
      z.strictObject({ attackTarget: z.enum(['player', 'unit']) }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
    ]),
  )
  .meta({ id: 'Condition' }) as z.ZodType<Condition>;

export const cost: z.ZodType<Cost> = z
  .union([
    z.strictObject({ resources: whole }),
    z.strictObject({ restThis: z.literal(true) }),
    z.strictObject({ discard: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ destroyThis: z.literal(true) }),
    z.strictObject({ damageThis: z.int().min(1) }),
    z.strictObject({ rest: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ destroy: z.int().min(1), filter: filter.optional() }),
    z.strictObject({ removeFromTrash: z.int().min(1), filter: filter.optional() }),
  ])
  .meta({ id: 'Cost' }) as z.ZodType<Cost>;

const until = z.enum(DURATIONS);
const prevented = z.union([amount, z.literal('all')]);
const source = z.enum(['battle', 'effects', 'any']);

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', {
    count: amount.optional(),
    upTo: z.boolean().optional(),
    who: who.optional(),
    filter: filter.optional(),
    random: z.boolean().optional(),
  }),
  damage: verb('damage', { amount, to: z.union([target, z.strictObject({ shieldArea: z.enum(['own', 'enemy']) })]) }),
  recover: verb('recover', { amount, to: target }),
  rest: verb('rest', { target }),
  setActive: verb('setActive', { target }),
  destroy: verb('destroy', { target }),
  move: verb('move', { target, to: z.enum(['hand', 'deckTop', 'deckBottom', 'trash', 'shields', 'removed']) }),
  deploy: verb('deploy', { target, rested: z.boolean().optional() }),
  deployToken: verb('deployToken', {
    card: cardId,
    count: amount.optional(),
    rested: z.boolean().optional(),
    who: either.optional(),
  }),
  pair: verb('pair', { pilot: target, unit: target }),
  modify: verb('modify', { target, ap: amount.optional(), hp: amount.optional(), until }),
  grant: verb('grant', {
    target,
    keyword: z.enum(KEYWORDS).optional(),
    value: z.int().min(1).max(99).optional(),
    ability: words.optional(),
    until,
  }),
  forbid: verb('forbid', { target: z.union([target, z.strictObject({ player: either })]), cant: z.enum(CANT), until }),
  prevent: verb('prevent', { target, amount: prevented, from: source.optional(), until }),
  placeResource: verb('placeResource', {
    count: amount.optional(),
    rested: z.boolean().optional(),
    ex: z.boolean().optional(),
    who: either.optional(),
  }),
  setResources: verb('setResources', { count: amount, state: z.enum(['active', 'rested']), who: either.optional() }),
  retarget: verb('retarget', { to: z.union([target, z.literal('player')]) }),
  choose: verb('choose', { target }),
  look: verb('look', {
    count: amount,
    side: z.enum(['own', 'enemy']).optional(),
    zone: z.enum(['deck', 'shields']).optional(),
  }),
  putBack: verb('putBack', { to: z.enum(['deckTop', 'deckBottom', 'trash']) }),
  reveal: verb('reveal', { target }),
  shuffle: verb('shuffle', { who: either.optional() }),
  use: verb('use', { timing: z.enum(['main', 'action']) }),
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
        cost: z.array(cost).min(1).optional(),
        otherwise: effects.optional(),
      }),
      ...partShapes(effects, { condition, amount, target }),
    ]),
  )
  .meta({ id: 'Effect' }) as unknown as z.ZodType<Effect>;
const effects = z.lazy(() => z.array(effect).max(20)) as z.ZodType<Effect[]>;

export const constant: z.ZodType<Constant> = z
  .lazy(() =>
    z.union([
      z.strictObject({ to: target, keyword: z.enum(KEYWORDS), value: z.int().min(1).max(99).optional() }),
      z.strictObject({ to: target, ability: words }),
      z.strictObject({ to: z.union([target, z.strictObject({ player: either })]), cant: z.enum(CANT) }),
      z.strictObject({ to: target, prevent: prevented, from: source.optional() }),
      z.strictObject({ to: target, ap: amount, hp: amount.optional() }),
      z.strictObject({ to: target, hp: amount }),
      z.strictObject({
        cost: z.int().min(-9).max(9),
        side: z.enum(['own', 'enemy']).optional(),
        filter: filter.optional(),
      }),
      z.strictObject({
        instead: z.strictObject({
          of: z.enum(['destroyed', 'damaged', 'returned', 'rested']),
          to: target,
          by: z.enum(['battle', 'effects']).optional(),
          optional: z.boolean().optional(),
          oncePerTurn: z.boolean().optional(),
          effects,
        }),
      }),
    ]),
  )
  .meta({ id: 'Constant' }) as unknown as z.ZodType<Constant>;

export const ability: z.ZodType<Ability> = z
  .strictObject({
    id: words.optional(),
    timing: oneOrMore(z.enum(TIMINGS)),
    during: z.enum(['pair', 'link']).optional(),
    pairedWith: filter.optional(),
    oncePerTurn: z.boolean().optional(),
    granted: z.boolean().optional(),
    when: z
      .strictObject({
        event: z.enum(EVENTS),
        side: z.enum(SIDES).optional(),
        filter: filter.optional(),
        self: z.boolean().optional(),
        by: z.enum(['battle', 'effect']).optional(),
        target: z.enum(['player', 'unit']).optional(),
        other: filter.optional(),
      })
      .optional(),
    if: condition.optional(),
    cost: z.array(cost).min(1).optional(),
    effects: effects.optional(),
    constant: z.array(constant).min(1).optional(),
  })
  .meta({ id: 'Ability' }) as unknown as z.ZodType<Ability>;

const keywords = z
  .strictObject({
    repair: z.int().min(1).max(99).optional(),
    breach: z.int().min(1).max(99).optional(),
    support: z.int().min(1).max(99).optional(),
    blocker: z.literal(true).optional(),
    firstStrike: z.literal(true).optional(),
    highManeuver: z.literal(true).optional(),
  })
  .optional();

const common = {
  id: cardId,
  name: words,
  text: z.string().max(600).optional(),
  traits: z.array(words).max(8).optional(),
  token: z.boolean().optional(),
  abilities: z.array(ability).max(8).optional(),
};
const colored = { ...common, color: z.enum(COLORS), level: whole, cost: whole };
/** The Pilot that makes a Unit a Link Unit: a Pilot's name, a Pilot's trait, or any filter. */
const link = z.strictObject({
  name: oneOrMore(words).optional(),
  trait: oneOrMore(words).optional(),
  filter: filter.optional(),
});
const bonus = { ap: whole, hp: whole };

export const card = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...colored,
      type: z.literal('unit'),
      ap: whole,
      hp: z.int().min(1).max(99),
      keywords,
      link: link.optional(),
    }),
    z.strictObject({ ...colored, type: z.literal('pilot'), ...bonus, keywords }),
    z.strictObject({
      ...colored,
      type: z.literal('command'),
      /** The Pilot effect: this Command may be paired as a Pilot of that name. */
      pilot: z.strictObject({ name: words, traits: z.array(words).max(8).optional(), ...bonus }).optional(),
    }),
    z.strictObject({ ...colored, type: z.literal('base'), ap: whole.optional(), hp: z.int().min(1).max(99), keywords }),
    z.strictObject({ ...common, type: z.literal('resource') }),
  ])
  .meta({ id: 'GundamCard', title: 'A card of the Gundam Card Game' });

export type Card = z.infer<typeof card>;

/** 50 cards and 10 Resources: card ids with their number of copies. */
export const deck = z
  .strictObject({
    main: z.record(cardId, z.int().min(1).max(50)),
    resources: z.record(cardId, z.int().min(1).max(10)),
  })
  .meta({ id: 'GundamDeck', title: 'A deck and a resource deck' });

export type Deck = z.infer<typeof deck>;
