/**
 * The card language of the Gundam Card Game. A card is JSON; its abilities say when they work (`timing`), under which
 * condition (`during`, `if`), what is paid before the colon (`cost`) and what they do (`effects`, or `constant`).
 * This file is the whole language: `/v1/rulesets/gundam/schema` serves it as JSON Schema, `dictionary.ts` explains it, and
 * every type is inferred from it.
 */
import * as z from 'zod';
import { tupleOf } from '../../cards/dictionary.ts';
import { bounded, choices, combined, discarding, flow, late, logic, modeOf, sums } from '../../cards/forms.ts';
import { SAID, writtenOrSaid } from '../../cards/naming.ts';
import { traitChange } from '../../cards/traits.ts';
import {
  cardId,
  markNameBut,
  OPERATORS,
  oneOrMore,
  publishedAs,
  scaling,
  verb,
  whole,
  words,
} from '../../cards/words.ts';

export const color = z.enum(['blue', 'green', 'red', 'white', 'purple']);
export const cardType = z.enum(['unit', 'pilot', 'command', 'base', 'resource']);
export const keyword = z.enum(['repair', 'breach', 'support', 'blocker', 'firstStrike', 'highManeuver', 'suppression']);
export const side = z.enum(['own', 'enemy', 'any']);
export const oneSide = z.enum(['own', 'enemy']);
export const either = z.enum(['you', 'opponent']);
export const who = z.enum(['you', 'opponent', 'each']);
export const zone = z.enum([
  'battle',
  'base',
  'play',
  'hand',
  'trash',
  'deck',
  'shields',
  'removed',
  'looked',
  'pilots',
]);
export const areaPart = z.enum(['shields', 'base']);
/** Where cards come from and go to, outside play. */
export const passage = z.enum(['hand', 'trash', 'deck', 'shields', 'removed']);
/** Where a card can have an ability besides in play. */
export const outside = z.enum(['hand', 'trash']);
export const pile = z.enum(['deck', 'shields']);
export const place = z.enum(['hand', 'deckTop', 'deckBottom', 'trash', 'shields', 'removed']);
/** Where cards go that are returned to pay. */
export const returnPlace = z.enum(['hand', 'deckTop', 'deckBottom']);
export const backPlace = z.enum(['deckTop', 'deckBottom', 'trash']);
export const state = z.enum(['active', 'rested']);
export const turnOf = z.enum(['yours', 'opponents']);
export const attacked = z.enum(['player', 'unit']);
export const bond = z.enum(['pair', 'link']);
export const stat = z.enum(['ap', 'hp', 'remainingHp', 'level', 'cost', 'damage', 'printedAp', 'printedHp']);
/** What a player can be made to say. */
export const nameable = z.enum(['name', 'trait', 'color']);
export const unique = z.enum(['name', 'card']);
export const operator = z.enum(OPERATORS);
export const lasting = z.enum(['turn', 'battle', 'opponentTurn', 'always']);
export const duration = z.enum(['turn', 'battle', 'opponentTurn', 'whilePaired', 'whileLinked', 'always']);
const playerCant = z.enum(['draw', 'playCommands', 'playUnits']);
export const cant = z.enum([
  'attack',
  'attackPlayer',
  'attackUnits',
  'block',
  'beBlocked',
  'beSetActive',
  'beRested',
  'beDestroyed',
  'beDestroyedByEffects',
  'beReturned',
  'beTargeted',
  'beDamagedByEffects',
  'beDamagedInBattle',
  'bePaired',
  'recover',
  'beAttacked',
  'loseAp',
  'setActiveInStartPhase',
  ...playerCant.options,
]);
export const can = z.enum(['attackActive', 'attackOnArrival', 'blockRested']);
export const must = z.enum(['attack', 'beAttacked', 'block']);
export const timing = z.enum([
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
]);
/** Whether an ability of this timing is used by its player, and not set off. */
export const isActivated = (one: z.infer<typeof timing>): boolean => one === 'activateMain' || one === 'activateAction';
export const commandTiming = z.enum(['main', 'action']);
export const event = z.enum([
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
  'mainPhase',
  'unpaired',
  'supported',
  'activated',
  'apReduced',
  'moved',
  'resourcesPaid',
  'battleEnded',
  'marked',
  'unmarked',
  'commandActivated',
]);
export const eventBy = z.enum(['battle', 'effect', 'damage']);
export const history = z.enum([
  'deployed',
  'attacked',
  'destroyed',
  'paired',
  'commands',
  'discarded',
  'drawn',
  'blocked',
  'linked',
  'damaged',
  'recovered',
  'shields',
  'commandsActivated',
]);
export const span = z.enum(['turn', 'lastTurn', 'battle', 'match']);
export const skipped = z.enum(['draw', 'resource', 'main', 'turn']);
export const limitPer = z.enum(['turn', 'battle', 'match']);
/** What an ability can name without choosing. */
export const register = z.enum([
  'this',
  'thisCard',
  'it',
  'cause',
  'causeOther',
  'attacker',
  'attackTarget',
  'ownBase',
  'enemyBase',
]);
export const damageFrom = z.enum(['battle', 'effects', 'any']);
export const replaced = z.enum(['destroyed', 'damaged', 'returned', 'rested', 'discarded', 'defeated']);
export const replacedBy = z.enum(['battle', 'effects']);

// Words that several fields take are written down once.
publishedAs({ timing, stat, register, keyword, returnPlace });

export type Color = z.infer<typeof color>;
export type CardType = z.infer<typeof cardType>;
export type Keyword = z.infer<typeof keyword>;
export type Until = z.infer<typeof duration>;
export type Cant = z.infer<typeof cant>;
export type Can = z.infer<typeof can>;
export type Must = z.infer<typeof must>;
/** Those of them that are said of players; the others are said of cards. */
export const PLAYER_CANT: readonly Cant[] = playerCant.options;
export type Timing = z.infer<typeof timing>;
export type EventWord = z.infer<typeof event>;
export type Skipped = z.infer<typeof skipped>;
export type HistoryWord = z.infer<typeof history>;
export type Who = z.infer<typeof who>;
export type Pile = z.infer<typeof pile>;
export type Place = z.infer<typeof place>;
export type State = z.infer<typeof state>;
export type OneSide = z.infer<typeof oneSide>;
export type Outside = z.infer<typeof outside>;
export type Attacked = z.infer<typeof attacked>;
export type Stat = z.infer<typeof stat>;
export type EventBy = z.infer<typeof eventBy>;
export type CommandTiming = z.infer<typeof commandTiming>;

export const range = z.strictObject(bounded({ amount: () => amount }));
export type Range = z.infer<typeof range>;

/** More than any damage. */
export const ALL_DAMAGE = 9999;

/** How the names of counters begin that hold how often an ability was used; no card has marks of such a name. */
export const USES = 'used ';
const markName = markNameBut(/^(?!used )/, `does not begin with "${USES}"`);

/** Counters, or a mark, of a name. */
export const marked = z.strictObject({
  name: markName,
  min: whole.optional(),
  max: whole.optional(),
  is: whole.optional(),
});

/** What an effect already speaks of. */
const ref = z.strictObject({ ref: words });
const known = z.union([register, ref]);

/** What a card has to be. Every field given has to hold. */
export const filter = z
  .strictObject({
    type: oneOrMore(cardType),
    color: oneOrMore(z.union([color, SAID.said])),
    trait: writtenOrSaid,
    name: writtenOrSaid,
    nameIncludes: words,
    card: oneOrMore(cardId),
    token: z.boolean(),
    level: range,
    cost: range,
    ap: range,
    hp: range,
    damage: range,
    state,
    damaged: z.boolean(),
    paired: z.boolean(),
    linked: z.boolean(),
    keyword: oneOrMore(keyword),
    other: z.boolean(),
    enteredThisTurn: z.boolean(),
    attacking: z.boolean(),
  })
  .extend(late({ battling: () => z.union([z.boolean(), filter]), pilot: () => filter, unit: () => filter }))
  .extend({
    inPlay: z.boolean(),
    spokenOf: known,
    ability: timing,
    marked,
  })
  .partial()
  .extend(combined({ filter: () => filter }));
export type Filter = z.infer<typeof filter>;

/** The other party of a rule or of an event: whose card it is, and what it is. */
export const party = z.strictObject({ side: side.optional(), filter: filter.optional() });
export type Party = z.infer<typeof party>;

const gathered = z
  .strictObject({
    side,
    zone,
    filter,
    among: known,
    highest: stat,
    lowest: stat,
  })
  .partial();
/** Cards by side, place and filter. */
export const population = gathered.extend({ unique: unique.optional() });
export type Population = z.infer<typeof population>;

export const AMOUNTS = {
  count: z.strictObject({ count: population, ...scaling }),
  stat: z
    .strictObject({ stat })
    .extend(late({ of: () => target }))
    .extend(scaling),
  level: z.strictObject({ level: either, ...scaling }),
  resources: z.strictObject({ resources: either, state: state.optional(), ex: z.boolean().optional(), ...scaling }),
  players: z.strictObject({ players: z.literal('enemy'), ...scaling }),
  history: z.strictObject({
    history,
    who: either.optional(),
    span: span.optional(),
    filter: filter.optional(),
    of: known.optional(),
    by: eventBy.optional(),
    source: party.optional(),
    total: z.boolean().optional(),
    ...scaling,
  }),
  counter: z
    .strictObject({ counter: markName })
    .extend(late({ of: () => target }))
    .extend(scaling),
  eventAmount: z.strictObject({ eventAmount: z.literal(true), ...scaling }),
  did: z.strictObject({ did: z.literal(true), ...scaling }),
  sum: sums({ amount: () => amount }).extend(scaling),
} as const;
const amounts = z.union(tupleOf(AMOUNTS));
export const amount = z.union([z.int().min(-99).max(99), ...tupleOf(AMOUNTS)]);
export type Amount = z.infer<typeof amount>;

const some = z.int().min(1).max(50);
/** How many cards are meant: a number, or one that is worked out. */
const howMany = z.union([some, amounts]);
export const { upTo, between: fromTo } = choices(howMany);
const choice = z.union([some, amounts, upTo, fromTo]);
export type HowMany = z.infer<typeof howMany>;
export const TARGETS = {
  ref,
  all: z.strictObject({ all: z.literal(true), as: words.optional(), ...gathered.shape }),
  choose: z
    .strictObject(late({ choose: () => choice }))
    .extend({ by: either.optional(), orNone: z.literal(true).optional(), as: words.optional(), ...gathered.shape }),
  random: z.strictObject(late({ random: () => howMany })).extend({ as: words.optional(), ...gathered.shape }),
  top: z
    .strictObject(late({ top: () => amount }))
    .extend({ zone: pile, side: oneSide.optional(), as: words.optional() }),
  pilotOf: z.strictObject(late({ pilotOf: () => target })),
} as const;
export const target = z.union([register, ...tupleOf(TARGETS)]);
export type Target = z.infer<typeof target>;

export const CONDITIONS = {
  turn: z.strictObject({ turn: turnOf, every: z.int().min(2).max(20).optional() }),
  count: z.strictObject({ count: population, ...range.shape }),
  is: z.strictObject({ is: target, filter }),
  compare: z.strictObject({ compare: amount, op: operator, to: amount }),
  exPaid: z.strictObject({ exPaid: z.literal(true) }),
  attackTarget: z.strictObject({ attackTarget: attacked, now: z.boolean().optional() }),
  ...logic({ condition: () => condition }),
} as const;
export const condition = z.union(tupleOf(CONDITIONS));
export type Condition = z.infer<typeof condition>;

const atLeastOne = z.int().min(1);
export const COSTS = {
  resources: z.strictObject({ resources: whole }),
  restThis: z.strictObject({ restThis: z.literal(true) }),
  discard: z.strictObject({ discard: atLeastOne, filter: filter.optional() }),
  destroyThis: z.strictObject({ destroyThis: z.literal(true) }),
  damageThis: z.strictObject({ damageThis: atLeastOne }),
  rest: z.strictObject({ rest: atLeastOne, filter: filter.optional() }),
  destroy: z.strictObject({ destroy: atLeastOne, filter: filter.optional() }),
  removeFromTrash: z.strictObject({ removeFromTrash: atLeastOne, filter: filter.optional() }),
  returnThis: z.strictObject({ returnThis: returnPlace }),
  return: z.strictObject({ return: atLeastOne, filter: filter.optional(), to: returnPlace.optional() }),
} as const;
export const cost = z.union(tupleOf(COSTS));
export type Cost = z.infer<typeof cost>;

const value = z.int().min(1).max(99);
const prevented = z.union([amount, z.literal('all')]);
/** A player in the place of a target. */
export const player = z.strictObject({ player: either });
/** A shield area in the place of a target. */
export const shieldArea = z.strictObject({ shieldArea: oneSide, part: areaPart.optional() });

/** The opponent in the place of a Unit that is attacked. */
export const theOpponent = z.literal('player');

export type ShieldArea = z.infer<typeof shieldArea>;

/** What of a card another one gets. */
export const copied = z.enum(['abilities', 'keywords']);

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', discarding(amount, who, filter)),
  damage: verb('damage', {
    amount,
    to: z.union([target, shieldArea]),
    divide: z.boolean().optional(),
    each: z.boolean().optional(),
  }),
  recover: verb('recover', { amount, to: target }),
  rest: verb('rest', { target }),
  setActive: verb('setActive', { target }),
  destroy: verb('destroy', { target }),
  move: verb('move', { target, to: place }),
  deploy: verb('deploy', { target, rested: z.boolean().optional(), pay: z.boolean().optional() }),
  deployToken: verb('deployToken', {
    card: cardId,
    count: amount.optional(),
    rested: z.boolean().optional(),
    who: either.optional(),
  }),
  pair: verb('pair', { pilot: target, unit: target }),
  swapPilots: verb('swapPilots', { target, with: target.optional() }),
  modify: verb('modify', { target, ap: amount.optional(), hp: amount.optional(), until: duration }),
  grant: verb('grant', {
    target,
    keyword: keyword.optional(),
    value: value.optional(),
    ability: words.optional(),
    until: duration,
  }),
  forbid: verb('forbid', { target: z.union([target, player]), cant, by: party.optional(), until: duration }),
  permit: verb('permit', { target, can, by: party.optional(), until: duration }),
  compel: verb('compel', { target, must, by: party.optional(), until: duration }),
  prevent: verb('prevent', {
    target: z.union([target, shieldArea]),
    amount: prevented,
    from: damageFrom.optional(),
    by: party.optional(),
    upTo: atLeastOne.optional(),
    next: z.literal(true).optional(),
    inAll: z.literal(true).optional(),
    until: duration,
  }),
  redirect: verb('redirect', { target, to: target, from: damageFrom.optional(), until: duration }),
  set: verb('set', { target, ap: amount.optional(), hp: amount.optional(), until: duration }),
  control: verb('control', { target, until: duration }),
  copy: verb('copy', { from: target, target, what: copied.optional(), until: duration }),
  fight: verb('fight', { target, with: target }),
  attack: verb('attack', { target, against: z.union([target, theOpponent]) }),
  lose: verb('lose', {
    target,
    keyword: keyword.optional(),
    abilities: z.literal(true).optional(),
    until: duration,
  }),
  traits: verb('traits', { target, ...traitChange, until: duration }),
  name: verb('name', {
    as: words,
    what: nameable.optional(),
    by: either.optional(),
    filter: filter.optional(),
    until: duration.optional(),
  }),
  mark: verb('mark', { target, name: markName, count: amount.optional(), until: duration.optional() }),
  unmark: verb('unmark', { target, name: markName, count: amount.optional() }),
  skip: verb('skip', { phase: skipped, who: either.optional() }),
  extraTurn: verb('extraTurn', { who: either.optional() }),
  defeat: verb('defeat', { who: either }),
  endAttack: verb('endAttack', {}),
  placeResource: verb('placeResource', {
    count: amount.optional(),
    rested: z.boolean().optional(),
    ex: z.boolean().optional(),
    who: either.optional(),
  }),
  setResources: verb('setResources', {
    count: amount,
    state,
    ex: z.boolean().optional(),
    choose: z.literal(true).optional(),
    who: either.optional(),
  }),
  retarget: verb('retarget', { to: z.union([target, z.literal('player')]) }),
  choose: verb('choose', { target }),
  look: verb('look', { count: amount, side: oneSide.optional(), zone: pile.optional() }),
  putBack: verb('putBack', { to: backPlace }),
  reveal: verb('reveal', { target }),
  shuffle: verb('shuffle', { who: either.optional() }),
  use: verb('use', { timing: commandTiming, of: z.union([known, TARGETS.pilotOf]).optional() }),
} as const;

/** The event that timing `when` waits for. */
export const when = z.strictObject({
  event,
  side: side.optional(),
  filter: filter.optional(),
  self: z.boolean().optional(),
  by: eventBy.optional(),
  target: attacked.optional(),
  other: filter.optional(),
  source: party.optional(),
  from: passage.optional(),
  into: passage.optional(),
  ex: z.boolean().optional(),
  counter: markName.optional(),
});
export type When = z.infer<typeof when>;

/** What a player may pay so that something does not happen. */
export const payment = z.strictObject({ who: either.optional(), cost: z.array(cost).min(1) });

/** One of several parts to choose from. */
export const mode = modeOf({ effects: () => effects });
const parts = flow({ condition, amount, target, price: payment }, { effects: () => effects });
/** The parts of a text that hold effects. */
export const PARTS = {
  may: z
    .strictObject(late({ may: () => effects }))
    .extend({ who: either.optional(), prompt: z.string().max(200).optional(), cost: z.array(cost).min(1).optional() })
    .extend(late({ otherwise: () => z.optional(effects) })),
  if: parts.if,
  ifYouDo: parts.ifYouDo,
  unless: parts.unless,
  oneOf: z.strictObject({
    oneOf: z.array(mode).min(2).max(8),
    choose: z.int().min(1).max(8).optional(),
    who: either.optional(),
    random: z.literal(true).optional(),
  }),
  repeat: parts.repeat,
  forEach: parts.forEach,
  together: z.strictObject(late({ together: () => effects })),
  later: z
    .strictObject({ later: oneOrMore(when) })
    .extend(late({ effects: () => effects }))
    .extend({ times: z.union([z.int().min(1).max(99), z.literal('any')]).optional(), until: lasting.optional() }),
} as const;
export const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect).max(20);
export type Effect = z.infer<typeof effect>;

/** "Instead": when this would happen to one of `to`, `effects` happen in its place. */
export const replacement = z.strictObject({
  of: replaced,
  to: z.union([target, player, shieldArea]),
  by: replacedBy.optional(),
  source: party.optional(),
  optional: z.boolean().optional(),
  oncePerTurn: z.boolean().optional(),
  effects,
});
export type Replacement = z.infer<typeof replacement>;

/** Which cards a text is about that changes what playing them takes. */
const played = { side: oneSide.optional(), filter: filter.optional(), pairing: filter.optional() };

/** What traits are lost and given. */
export const CHANGES = { traits: z.strictObject(traitChange) } as const;

/** What holds as long as the card is in play and its conditions are met. */
export const CONSTANTS = {
  keyword: z.strictObject({ to: target, keyword, value: value.optional() }),
  ability: z.strictObject({ to: target, ability: words }),
  cant: z.strictObject({ to: z.union([target, player]), cant, by: party.optional() }),
  can: z.strictObject({ to: target, can, by: party.optional() }),
  must: z.strictObject({ to: target, must, by: party.optional() }),
  prevent: z.strictObject({
    to: z.union([target, shieldArea]),
    prevent: prevented,
    from: damageFrom.optional(),
    by: party.optional(),
    upTo: atLeastOne.optional(),
    oncePerTurn: z.literal(true).optional(),
  }),
  trait: z.strictObject({ to: target, trait: words }),
  traits: z.strictObject({ to: target, traits: CHANGES.traits }),
  entersRested: z.strictObject({ entersRested: filter, side: side.optional() }),
  ap: z.strictObject({ to: target, ap: amount, hp: amount.optional() }),
  hp: z.strictObject({ to: target, hp: amount }),
  cost: z.strictObject({ cost: amount, ...played }),
  level: z.strictObject({ level: amount, ...played }),
  playFor: z.strictObject({ playFor: z.array(cost).min(1), cost: whole.optional(), level: whole.optional() }),
  instead: z.strictObject({ instead: replacement }),
} as const;
export const constant = z.union(tupleOf(CONSTANTS));
export type Constant = z.infer<typeof constant>;

/** How often an ability works. */
export const limit = z.strictObject({ times: z.int().min(1).max(20), per: limitPer });

export const ability = z
  .strictObject({
    id: words.optional(),
    timing: oneOrMore(timing),
    during: bond.optional(),
    pairedWith: filter.optional(),
    oncePerTurn: z.boolean().optional(),
    limit: limit.optional(),
    granted: z.boolean().optional(),
    when: oneOrMore(when).optional(),
    zone: outside.optional(),
    if: condition.optional(),
    cost: z.array(cost).min(1).optional(),
    effects: effects.optional(),
    constant: z.array(constant).min(1).optional(),
  })
  .meta({ id: 'Ability' });
export type Ability = z.infer<typeof ability>;

export const keywords = z
  .strictObject({
    repair: value,
    breach: value,
    support: value,
    blocker: z.literal(true),
    firstStrike: z.literal(true),
    highManeuver: z.literal(true),
    suppression: z.literal(true),
  })
  .partial();

const traits = z.array(words).max(8);
const common = {
  id: cardId,
  name: words,
  alsoNamed: oneOrMore(words).optional(),
  text: z.string().max(600).optional(),
  traits: traits.optional(),
  token: z.boolean().optional(),
  abilities: z.array(ability).max(8).optional(),
};
const colored = { ...common, color: color.optional(), level: whole, cost: whole };
/** The Pilot that makes a Unit a Link Unit: a Pilot's name, a Pilot's trait, or any filter. */
export const link = z.strictObject({
  name: oneOrMore(words).optional(),
  trait: oneOrMore(words).optional(),
  filter: filter.optional(),
});
const bonus = { ap: whole, hp: whole };
/** The Pilot effect: this Command may be paired as a Pilot of that name. */
export const pilotEffect = z.strictObject({ name: words, traits: traits.optional(), ...bonus });
const durable = z.int().min(1).max(99);

/** The kinds of cards. */
export const CARDS = {
  unit: z.strictObject({
    ...colored,
    type: z.literal('unit'),
    ap: whole,
    hp: durable,
    keywords: keywords.optional(),
    link: link.optional(),
  }),
  pilot: z.strictObject({ ...colored, type: z.literal('pilot'), ...bonus, keywords: keywords.optional() }),
  command: z.strictObject({ ...colored, type: z.literal('command'), pilot: pilotEffect.optional() }),
  base: z.strictObject({
    ...colored,
    type: z.literal('base'),
    ap: whole.optional(),
    hp: durable,
    keywords: keywords.optional(),
  }),
  resource: z.strictObject({ ...common, type: z.literal('resource') }),
} as const;
export const card = z
  .discriminatedUnion('type', tupleOf(CARDS))
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

publishedAs({ filter, workedOut: amounts, amount, target, condition, cost, effect, constant });
