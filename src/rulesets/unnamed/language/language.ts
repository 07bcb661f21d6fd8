/**
 * The card language of the Unnamed Card Game. A card is JSON: a unit has its powers, a unit or a land has abilities (a
 * trigger, perhaps a cost and a condition, and effects) and continuous effects, a tech has effects.
 * This file is the whole language: `/v1/rulesets/unnamed/schema` serves it as JSON Schema, and `dictionary.ts` explains it.
 */
import * as z from 'zod';
import { tupleOf } from '../../cards/dictionary.ts';
import { bounded, choices, combined, discarding, flow, late, logic, modeOf, sums } from '../../cards/forms.ts';
import { writtenOrSaid } from '../../cards/naming.ts';
import { traitChange } from '../../cards/traits.ts';
import { cardId, OPERATORS, oneOrMore, scaling, verb, whole, words } from '../../cards/words.ts';

export const trigger = z.enum([
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
  'onAttacked',
  'onRest',
  'onReady',
  'onLeave',
  'onMark',
  'onUnmark',
  'onUse',
  'onTechPlayed',
  'onProtectionLost',
  'onProtectionLaid',
  'whenTaken',
  'whenDrawn',
  'whenDiscarded',
  'main',
]);
export const cardType = z.enum(['unit', 'land', 'tech']);
export const side = z.enum(['own', 'enemy', 'any']);
export const oneSide = side.extract(['own', 'enemy']);
export const who = z.enum(['you', 'opponent', 'each', 'them']);
export const onePlayer = who.extract(['you', 'opponent']);
export const turnOf = z.enum(['yours', 'opponents']);
export const zone = z.enum([
  'units',
  'lands',
  'hand',
  'deck',
  'pool',
  'poolDeck',
  'protection',
  'graveyard',
  'trash',
  'looked',
]);
const pile = zone.exclude(['units', 'lands']);
/** The zones that not everybody can look into, and those in which cards are looked for. */
export const HIDDEN: readonly string[] = zone.extract(['hand', 'deck', 'poolDeck', 'protection', 'looked']).options;
export const SEARCHED: readonly string[] = zone.extract(['deck', 'poolDeck', 'looked']).options;
/** The piles that everybody can look into. */
export const OPEN_PILES: readonly string[] = zone.extract(['graveyard', 'trash', 'pool']).options;
export const tableZone = zone.extract(['units', 'lands']);
export const stack = zone.extract(['deck', 'poolDeck', 'protection']);
/** The piles from which cards are put under the deck for a cost. */
export const buried = zone.extract(['graveyard', 'trash']);
export const shuffled = zone.extract(['deck', 'poolDeck']);
export const to = z.enum(['hand', 'deckTop', 'deckBottom', 'trash', 'graveyard', 'protection', 'pool', 'poolDeck']);
export const lostTo = to.extract(['hand', 'trash']);
/** The piles that a card may say it works from: those that everybody can look into. */
export const pileOfWork = zone.extract(['graveyard', 'trash', 'pool']);
/** Where a card may say that it works from: the table, which it need not say where it says nothing else, and piles. */
export const fromZone = z.enum(['table', ...pileOfWork.options, 'hand']);
const from = oneOrMore(fromZone);
export const until = z.enum(['turn', 'combat', 'nextTurn', 'always']);
/** What can't be done by a player, not by a card. */
const playerCant = z.enum(['playUnits', 'playLands', 'playTechs', 'draw', 'summon', 'loseProtection', 'lose']);
export const cant = z.enum([
  'attack',
  'move',
  'beDestroyed',
  'beRested',
  'beChosen',
  'beReturned',
  'beReadied',
  'beAttacked',
  'useAbilities',
  ...playerCant.options,
]);
export const PLAYER_CANT: readonly Cant[] = playerCant.options;
/** What a unit may do although the rules forbid it, what it must do, and what something else can happen in place of. */
export const can = z.enum(['strikeBackline', 'strikeProtection', 'attackAtOnce', 'attackFromBack', 'moveAnywhere']);
export const must = z.enum(['attack']);
/** What a player may have to skip, and how a combat may have ended. */
export const skipped = z.enum(['turn', 'draw', 'main']);
export const result = z.enum(['won', 'lost', 'tie']);
export const insteadOf = z.enum([
  'beDestroyed',
  'beReturned',
  'draw',
  'discard',
  'loseProtection',
  'lose',
  'beMarked',
  'beUnmarked',
]);
/** What cards of players may have in place of their own: words about a player. */
export const PLAYER_INSTEAD: readonly z.infer<typeof insteadOf>[] = ['draw', 'discard', 'loseProtection', 'lose'];
/** R65: what happens to the counters that a card or a player bears. */
export const MARKS_INSTEAD: readonly z.infer<typeof insteadOf>[] = ['beMarked', 'beUnmarked'];
/** A lane as seen from the card that speaks; it may be named by its number too. */
export const laneSeen = z.enum(['this', 'next', 'other']);
export const rowWord = z.enum(['front', 'back', 'this', 'other']);
export const rowSeen = rowWord.extract(['this', 'other']);
export const row = rowWord.extract(['front', 'back']);
export const register = z.enum(['this', 'it', 'cause', 'other', 'source', 'killed', 'attacker', 'defender', 'each']);
export const thisCard = register.extract(['this']);
const ref = z.strictObject({ ref: words });
const known = z.union([register, ref]);
/** Lanes and rows by other cards than the one that speaks, and a lane that was chosen. */
export const PLACED = {
  laneOf: z.strictObject({ of: known, is: laneSeen.optional() }),
  chosenLane: z.strictObject({ chosen: words }),
  rowOf: z.strictObject({ of: known, is: rowSeen.optional() }),
} as const;
const laneWord = z.union([z.literal([1, 2, 3]), laneSeen, PLACED.laneOf, PLACED.chosenLane]);
const lanes = oneOrMore(laneWord);
const rows = z.union([rowWord, PLACED.rowOf]);
export const state = z.enum(['ready', 'rested']);
export const stat = z.enum(['power', 'front', 'back', 'rest']);
/** What becomes of the numbers of several cards, and what is told apart in them. */
export const taken = z.enum(['sum', 'highest', 'lowest']);
export const distinct = z.enum(['tribe', 'name', 'lane']);
/** What a player can be made to say. */
export const nameable = z.enum(['name', 'tribe']);
/** What the past is asked for, and how far back. */
export const factWord = z.enum([
  'played',
  'summoned',
  'attacked',
  'won',
  'lost',
  'killed',
  'died',
  'landLost',
  'moved',
  'drew',
  'discarded',
  'hit',
  'used',
]);
export const span = z.enum(['turn', 'lastTurn', 'attack', 'match']);
export const operator = z.enum(OPERATORS);

export type Trigger = z.infer<typeof trigger>;
export type CardType = z.infer<typeof cardType>;
export type From = z.infer<typeof fromZone>;
export type Pile = z.infer<typeof pile>;
export type To = z.infer<typeof to>;
export type Until = z.infer<typeof until>;
export type Cant = z.infer<typeof cant>;
export type LaneWord = z.infer<typeof laneWord>;
export type Lanes = z.infer<typeof lanes>;
export type Rows = z.infer<typeof rows>;
export type FactWord = z.infer<typeof factWord>;
export type Who = z.infer<typeof who>;

/** A player, where cards could stand. */
export const player = z.strictObject({ player: onePlayer });

/** The bounds of a number. */
export const range = z.strictObject(bounded({ amount: () => amount }));

/** How many counters of a name a card bears, and what it has done. */
export const ASKED = {
  marked: z.strictObject({ name: words }).extend(bounded({ amount: () => amount })),
  shares: z.strictObject({ what: distinct, with: known }),
  history: z
    .strictObject({ word: factWord, span: span.exclude(['match']).optional() })
    .extend(bounded({ amount: () => amount })),
} as const;

/** What a card has to be. Every field given has to hold. */
export const filter = z
  .strictObject({
    type: oneOrMore(cardType),
    tribe: writtenOrSaid,
    name: writtenOrSaid,
    card: oneOrMore(cardId),
    token: z.boolean(),
    power: range,
    front: range,
    back: range,
    state,
    row,
    other: z.boolean(),
    enteredThisTurn: z.boolean(),
    fighting: z.boolean(),
    has: trigger,
    side: oneSide,
    lane: lanes,
    among: known,
  })
  .extend(late({ marked: () => ASKED.marked, history: () => ASKED.history, shares: () => ASKED.shares }))
  .partial()
  .extend(combined({ filter: () => filter }));

/** Cards by side, zone, place on the table and filter. */
export const population = z.strictObject({
  side: side.optional(),
  zone: zone.optional(),
  lane: lanes.optional(),
  row: rows.optional(),
  filter: filter.optional(),
});

/** How something came about, and by whose card. */
export const means = z.enum(['play', 'summon', 'combat', 'attack', 'move', 'effect', 'cost', 'return', 'phase']);
export const by = z.strictObject({
  means: oneOrMore(means).optional(),
  side: oneSide.optional(),
  filter: filter.optional(),
});

export const AMOUNTS = {
  count: z.strictObject({ count: population, ...scaling }),
  stat: z
    .strictObject({ stat })
    .extend(late({ of: () => target }))
    .extend({ take: taken.optional(), ...scaling }),
  distinct: z
    .strictObject({ distinct })
    .extend(late({ of: () => target }))
    .extend(scaling),
  eventAmount: z.strictObject({ eventAmount: z.literal(true), ...scaling }),
  did: z.strictObject({ did: z.literal(true), ...scaling }),
  remembered: z.strictObject({ remembered: words, ...scaling }),
  counter: z
    .strictObject({ counter: words })
    .extend(late({ of: () => bearer }))
    .extend(scaling),
  history: z.strictObject({
    history: factWord,
    who: who.optional(),
    span: span.optional(),
    filter: filter.optional(),
    ...scaling,
  }),
  sum: sums({ amount: () => amount }),
} as const;
export const plain = z.int().min(-99).max(99);
export const amount = z.union([plain, ...tupleOf(AMOUNTS)]);

/** How many are chosen: at least one where a number stands. */
const few = z.int().min(1).max(50);
const number = z.union([few, ...tupleOf(AMOUNTS)]);
export const { upTo, between } = choices(number);

const choice = z.union([few, upTo, between, ...tupleOf(AMOUNTS)]);

export const TARGETS = {
  ref,
  all: z.strictObject({ all: z.literal(true), as: words.optional(), ...population.shape }),
  choose: z
    .strictObject(late({ choose: () => choice }))
    .extend({ by: onePlayer.optional(), as: words.optional(), ...population.shape }),
  random: z.strictObject(late({ random: () => number })).extend({ as: words.optional(), ...population.shape }),
  top: z
    .strictObject(late({ top: () => amount }))
    .extend({ as: words.optional(), zone: stack, side: oneSide.optional() }),
} as const;
export const target = z.union([register, ...tupleOf(TARGETS)]);
/** What bears counters, and what something can be forbidden to. */
const bearer = z.union([target, player]);

export const CONDITIONS = {
  turn: z.strictObject({ turn: turnOf, every: z.int().min(2).max(9).optional() }),
  count: z.strictObject({ count: population, ...range.shape }),
  is: z.strictObject({ is: target, filter }),
  combat: z.strictObject({ combat: result }),
  compare: z.strictObject({ compare: amount, op: operator, to: amount }),
  ...logic({ condition: () => condition }),
} as const;
export const condition = z.union(tupleOf(CONDITIONS));

export const COSTS = {
  discard: z.strictObject({ discard: z.int().min(1).max(9), filter: filter.optional() }),
  rest: z.strictObject({ rest: z.int().min(1).max(6), filter: filter.optional() }),
  restThis: z.strictObject({ restThis: z.int().min(1).max(9) }),
  destroy: z.strictObject({ destroy: z.int().min(1).max(6), of: tableZone, filter: filter.optional() }),
  destroyThis: z.strictObject({ destroyThis: z.literal(true) }),
  protection: z.strictObject({ protection: z.int().min(1).max(9) }),
  unmark: z.strictObject({ unmark: z.int().min(1).max(99), name: words }),
  take: z.strictObject({ take: z.int().min(1).max(6), filter: filter.optional() }),
  bury: z.strictObject({ bury: z.int().min(1).max(9), from: buried, filter: filter.optional() }),
} as const;
export const cost = z.union(tupleOf(COSTS));
const costs = z.array(cost).min(1).max(4);

/** The unit zones that a summon or a move may go to. */
export const place = z.strictObject({ lane: lanes.optional(), row: rows.optional() });
const rest = z.int().min(1).max(9).optional();

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', { ...discarding(amount, who, filter), by: onePlayer.optional() }),
  look: verb('look', { count: amount, zone: stack, side: oneSide.optional() }),
  reveal: verb('reveal', { target }),
  put: verb('put', { target, to }),
  destroy: verb('destroy', { target }),
  summon: verb('summon', { target, to: place.optional(), cost: costs.optional(), rest }),
  token: verb('token', {
    card: cardId,
    count: amount.optional(),
    to: place.optional(),
    rest,
    who: onePlayer.optional(),
  }),
  move: verb('move', { target, to: place.optional() }),
  rest: verb('rest', { target, count: amount.optional() }),
  ready: verb('ready', { target, count: amount.optional() }),
  modify: verb('modify', { target, power: amount, divide: z.literal(true).optional(), until }),
  setPower: verb('setPower', { target, power: amount, until }),
  tribes: verb('tribes', { target, ...traitChange, until }),
  grant: verb('grant', { target, ability: words, until }),
  forbid: verb('forbid', { target: bearer, cant, by: by.optional(), until }),
  place: verb('place', { target, lane: lanes.optional() }),
  play: verb('play', { target, free: z.literal(true).optional() }),
  control: verb('control', { target, who: onePlayer, to: place.optional() }),
  swap: verb('swap', {
    target,
    get with() {
      return z.optional(target);
    },
  }),
  exchange: verb('exchange', {
    target,
    get with() {
      return target;
    },
  }),
  silence: verb('silence', { target, until }),
  copy: verb('copy', {
    target,
    get of() {
      return target;
    },
    until,
  }),
  become: verb('become', {
    target,
    get of() {
      return target;
    },
    until,
  }),
  again: verb('again', { target, on: trigger.optional(), who: onePlayer.optional() }),
  fight: verb('fight', {
    target,
    get with() {
      return z.optional(target);
    },
  }),
  attack: verb('attack', { target }),
  redirect: verb('redirect', { target }),
  endAttack: verb('endAttack', {}),
  extraTurn: verb('extraTurn', { who: onePlayer }),
  skip: verb('skip', { what: skipped, who: onePlayer }),
  win: verb('win', { who: onePlayer }),
  permit: verb('permit', { target, can, until }),
  oblige: verb('oblige', { target, must, until }),
  addProtection: verb('addProtection', { count: amount.optional(), who: who.optional() }),
  removeProtection: verb('removeProtection', { count: amount.optional(), to: lostTo, who: who.optional() }),
  revealPool: verb('revealPool', { count: amount.optional(), who: who.optional() }),
  shuffle: verb('shuffle', { zone: shuffled, who: who.optional() }),
  choose: verb('choose', { target, as: words.optional() }),
  name: verb('name', {
    as: words,
    what: nameable.optional(),
    by: onePlayer.optional(),
    filter: filter.optional(),
    until: until.optional(),
  }),
  chooseLane: verb('chooseLane', { as: words, by: onePlayer.optional() }),
  remember: verb('remember', { amount, as: words }),
  roll: verb('roll', { min: amount, max: amount, as: words }),
  chooseNumber: verb('chooseNumber', { min: amount, max: amount, as: words, by: onePlayer.optional() }),
  shield: verb('shield', { who: who.optional(), amount, by: by.optional(), until }),
  mark: verb('mark', {
    target: bearer,
    name: words,
    count: amount.optional(),
    until: until.optional(),
  }),
  unmark: verb('unmark', { target: bearer, name: words, count: amount.optional() }),
  lose: verb('lose', { who }),
} as const;

/** R54: the verbs that can be done at one moment with others: those in which nothing is asked and nothing has steps of its own. */
export const TOGETHER = [
  'draw',
  'addProtection',
  'removeProtection',
  'revealPool',
  'put',
  'destroy',
  'rest',
  'ready',
  'modify',
  'setPower',
  'tribes',
  'grant',
  'silence',
  'permit',
  'oblige',
  'shield',
  'mark',
] as const;
export type AtOnce = (typeof TOGETHER)[number];

/** One of the parts that a player chooses from. */
export const mode = modeOf({ effects: () => effects });

/** What a player may pay to be spared. */
export const price = z.strictObject({ who: onePlayer, cost: costs });

const parts = flow({ condition, amount, target, price }, { effects: () => effects });

/** The parts that hold effects. */
export const PARTS = {
  may: z
    .strictObject(late({ may: () => effects }))
    .extend({ who: onePlayer.optional(), prompt: z.string().max(200).optional(), cost: costs.optional() })
    .extend(late({ otherwise: () => z.optional(effects) })),
  if: parts.if,
  ifYouDo: parts.ifYouDo.extend({ all: z.literal(true).optional() }),
  unless: parts.unless,
  later: z
    .strictObject(late({ later: () => moment, effects: () => effects }))
    .extend({ times: z.int().min(1).max(99).optional(), until: until.optional() }),
  next: z
    .strictObject(late({ next: () => next, effects: () => effects }))
    .extend({ times: z.int().min(1).max(99).optional(), until: until.optional() }),
  oneOf: z.strictObject(late({ oneOf: () => z.array(mode).min(2).max(8) })).extend({
    choose: z.int().min(1).max(8).optional(),
    who: onePlayer.optional(),
    possible: z.literal(true).optional(),
    random: z.literal(true).optional(),
  }),
  together: z.strictObject(late({ together: () => z.array(effect).min(2).max(8) })),
  repeat: parts.repeat,
  forEach: parts.forEach,
} as const;
export const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect).max(20);

/** What a delayed effect waits for. */
export const moment = z.strictObject({ on: oneOrMore(trigger), of: population.optional(), by: by.optional() });

/** What the next time is waited for of which something happens in place. */
export const next = z.strictObject({
  of: insteadOf,
  to: z.union([thisCard, TARGETS.ref, player, population]),
  by: by.optional(),
  filter: filter.optional(),
  counter: words.optional(),
});

/** What happens in place of something, and how often. */
export const instead = z.strictObject({
  of: insteadOf,
  by: by.optional(),
  filter: filter.optional(),
  counter: words.optional(),
  oncePerTurn: z.literal(true).optional(),
  timesPerTurn: z.int().min(2).max(9).optional(),
  timesPerMatch: z.int().min(1).max(9).optional(),
  effects,
});
/** How much less of each part of a cost is paid. */
export const less = z.strictObject({
  discard: amount.optional(),
  rest: amount.optional(),
  destroy: amount.optional(),
  protection: amount.optional(),
});

/** With how much [Rest] units come. */
export const arrival = z.strictObject({ rest: z.int().min(1).max(9), filter: filter.optional(), ...place.shape });

/** What tribes are lost and given. */
export const tribeChange = z.strictObject(traitChange);

/** What holds as long as the card is where it works from and the requirement is met. */
export const continuous = z.strictObject({
  from: from.optional(),
  if: condition.optional(),
  to: z.union([thisCard, player, population]),
  power: amount.optional(),
  ability: words.optional(),
  fixed: amount.optional(),
  tribes: tribeChange.optional(),
  arrives: arrival.optional(),
  cant: cant.optional(),
  can: can.optional(),
  must: must.optional(),
  by: by.optional(),
  instead: instead.optional(),
  plays: filter.optional(),
  costs: costs.optional(),
  less: less.optional(),
});

/** Words about what a player does, and about the turn. */
export const ABOUT_PLAYERS: readonly Trigger[] = ['onDraw', 'onDiscard', 'onProtectionLost', 'onProtectionLaid'];
export const ABOUT_TURNS: readonly Trigger[] = ['startOfTurn', 'startOfMain', 'endOfTurn'];
/** R31, R58: words about a card that has just come into a pile, by what befell it. */
export const WHEN_MOVED: readonly Trigger[] = ['whenTaken', 'whenDrawn', 'whenDiscarded'];
/** Words about other cards than the one that has them. */
export const WIDER: readonly Trigger[] = [
  'onUnitSummoned',
  'onUnitDeath',
  'onUnitAttack',
  'onLandPlaced',
  'onLandDestroyed',
  'onTechPlayed',
];
/** R32: words about the card itself that `of` makes wider, since they have no wider twin. */
export const WIDENED: readonly Trigger[] = [
  'endOfAttack',
  'startOfCombat',
  'endOfCombat',
  'combatVictory',
  'combatLoss',
  'onCombatVictory',
  'onCombatLoss',
  'onKill',
  'onProtectionHit',
  'onMove',
  'onAttacked',
  'onRest',
  'onReady',
  'onLeave',
  'onMark',
  'onUnmark',
  'onUse',
];

export const ability = z.strictObject({
  id: words.optional(),
  on: oneOrMore(trigger),
  optional: z.boolean().optional(),
  oncePerTurn: z.boolean().optional(),
  timesPerTurn: z.int().min(2).max(9).optional(),
  timesPerMatch: z.int().min(1).max(9).optional(),
  granted: z.boolean().optional(),
  from: from.optional(),
  of: population.optional(),
  by: by.optional(),
  counter: words.optional(),
  if: condition.optional(),
  cost: costs.optional(),
  effects,
});

const common = {
  id: cardId,
  name: words,
  alsoNamed: oneOrMore(words).optional(),
  text: z.string().max(600).optional(),
  cost: costs.optional(),
  abilities: z.array(ability).max(8).optional(),
  continuous: z.array(continuous).max(8).optional(),
};

export const CARDS = {
  unit: z.strictObject({
    ...common,
    type: z.literal('unit'),
    front: whole,
    back: whole,
    tribes: z.array(words).max(6).optional(),
    token: z.boolean().optional(),
  }),
  land: z.strictObject({ ...common, type: z.literal('land') }),
  tech: z.strictObject({ ...common, type: z.literal('tech'), effects }),
} as const;
export const card = z.discriminatedUnion('type', tupleOf(CARDS));

/** 40 cards and a pool of 10: card ids with their number of copies. */
export const deck = z.strictObject({
  main: z.record(cardId, z.int().min(1).max(40)),
  pool: z.record(cardId, z.int().min(1).max(10)),
});

z.globalRegistry
  .add(trigger, { id: 'UnnamedTrigger' })
  .add(from, { id: 'UnnamedFrom' })
  .add(cant, { id: 'UnnamedCant' })
  .add(by, { id: 'UnnamedBy' })
  .add(known, { id: 'UnnamedKnown' })
  .add(factWord, { id: 'UnnamedFact' })
  .add(span, { id: 'UnnamedSpan' })
  .add(lanes, { id: 'UnnamedLane' })
  .add(rows, { id: 'UnnamedRow' })
  .add(filter, { id: 'UnnamedFilter' })
  .add(amount, { id: 'UnnamedAmount' })
  .add(target, { id: 'UnnamedTarget' })
  .add(condition, { id: 'UnnamedCondition' })
  .add(cost, { id: 'UnnamedCost' })
  .add(effect, { id: 'UnnamedEffect' })
  .add(continuous, { id: 'UnnamedContinuous' })
  .add(ability, { id: 'UnnamedAbility' })
  .add(card, { id: 'UnnamedCard', title: 'A card of the Unnamed Card Game' })
  .add(deck, { id: 'UnnamedDeck', title: 'A deck and a pool' });

export type Range = z.infer<typeof range>;
export type Means = z.infer<typeof means>;
export type By = z.infer<typeof by>;
export type Next = z.infer<typeof next>;
export type Filter = z.infer<typeof filter>;
export type Population = z.infer<typeof population>;
export type Amount = z.infer<typeof amount>;
export type Target = z.infer<typeof target>;
export type Instead = z.infer<typeof insteadOf>;
export type Can = z.infer<typeof can>;
export type Must = z.infer<typeof must>;
export type Condition = z.infer<typeof condition>;
export type Cost = z.infer<typeof cost>;
export type Place = z.infer<typeof place>;
export type Effect = z.infer<typeof effect>;
export type Continuous = z.infer<typeof continuous>;
export type Ability = z.infer<typeof ability>;
export type Card = z.infer<typeof card>;
export type Deck = z.infer<typeof deck>;
