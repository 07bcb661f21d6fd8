/**
 * The card language of Nexus. A card is JSON: what it is, what it costs, its skills. A skill is `persistent` (what
 * holds), `reactive` (when something happens) or `activated` (at a speed, for a cost). Targets that are chosen on entry
 * are listed under `targets` and named in the effects by `ref`. This file is the whole language: types are inferred from
 * the schemas, and `dictionary.ts` says what each word means.
 */
import * as z from 'zod';
import { tupleOf } from '../../cards/dictionary.ts';
import { bounded, choices, combined, flow, late, logic, modeOf, sums } from '../../cards/forms.ts';
import { writtenOrSaid } from '../../cards/naming.ts';
import { traitChange } from '../../cards/traits.ts';
import { cardId, markName, OPERATORS, oneOrMore, publishedAs, scaling, verb, whole, words } from '../../cards/words.ts';
import { anomalyEnergy, energy } from './words.ts';

export const cardType = z.enum(['agent', 'event', 'software', 'hardware', 'anomaly']);
export const side = z.enum(['own', 'enemy', 'any']);
export const oneSide = z.enum(['own', 'enemy']);
export const player = z.enum(['you', 'opponent']);
export const who = z.enum(['you', 'opponent', 'each']);
export const zone = z.enum(['play', 'hand', 'cache', 'deck', 'looked', 'queue', 'sectors', 'removed']);
export const openZone = z.enum(['play', 'cache', 'queue', 'sectors']);
export const at = z.enum(['staging', 'biome']);
export const arrivesAt = z.enum(['staging', 'here']);
/** In which state cards arrive. */
export const arrivesAs = z.enum(['locked']);
export const movesTo = z.enum(['staging', 'here', 'choose']);
export const putTo = z.enum(['hand', 'deckTop', 'deckBottom', 'cache', 'removed']);
export const putBackTo = z.enum(['deckTop', 'deckBottom', 'cache']);
export const reach = z.enum(['melee', 'ranged']);
export const until = z.enum(['turn', 'battle', 'nextTurn', 'whileInPlay', 'always']);
export const turn = z.enum(['yours', 'opponents']);
export const phase = z.enum(['start', 'primary', 'primary1', 'battle', 'primary2', 'end']);
export const operator = z.enum(OPERATORS);
export const queued = z.enum(['card', 'skill', 'battle']);
/** Who brought something about (R28). */
export const by = z.enum(['battle', 'effect', 'outright']);
export const register = z.enum(['this', 'host', 'it', 'each', 'cause', 'causeOther']);
export const stat = z.enum([
  'attack',
  'defense',
  'printedAttack',
  'printedDefense',
  'terminal',
  'damage',
  'cost',
  'durability',
  'speed',
]);
/** What becomes of the numbers of several things. */
export const taken = z.enum(['sum', 'greatest', 'least']);
/** What a player can be made to say. */
export const nameable = z.enum(['name', 'trait']);
export const shared = z.enum(['name', 'type', 'trait', 'energy']);
export const span = z.enum(['turn', 'lastTurn', 'battle', 'match']);
export const history = z.enum([
  'arrived',
  'advanced',
  'attacked',
  'defended',
  'terminated',
  'played',
  'activated',
  'drawn',
  'discarded',
  'converted',
  'cancelled',
  'damaged',
  'sectorDamaged',
  'dealtDamage',
  'biomeLost',
]);
export const cant = z.enum([
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
  'playSoftware',
  'playHardware',
  'useSkills',
  'convert',
  'playAnomalies',
  'retreat',
  'beDefended',
  'beDefendedAlone',
  'beAnswered',
  'lose',
]);
export const can = z.enum([
  'advanceOnArrival',
  'attackOnArrival',
  'lockOnArrival',
  'attackUnlocked',
  'defendLocked',
  'dealExcess',
]);
export const must = z.enum(['advance', 'attack', 'defend']);
export const limit = z.enum(['handSize', 'conversions', 'anomalies']);
export const per = z.enum(['turn', 'battle', 'match']);
export const from = z.enum(['hand', 'cache']);
export const extra = z.enum(['turn', 'battle']);
export const skip = z.enum(['turn', 'unlock', 'draw', 'battle', 'secondPrimary']);
export const onQueue = z.enum(['beCancelled', 'beAnswered']);
export const event = z.enum([
  'startOfTurn',
  'endOfTurn',
  'startOfAttack',
  'startOfPrimary',
  'startOfBattle',
  'arrives',
  'advances',
  'attacks',
  'defends',
  'undefended',
  'retreats',
  'moved',
  'damaged',
  'dealsDamage',
  'sectorDamaged',
  'restored',
  'biomeLost',
  'biomeRegained',
  'terminated',
  'leaves',
  'locked',
  'unlocked',
  'attached',
  'detached',
  'changesSides',
  'marked',
  'unmarked',
  'drawn',
  'discarded',
  'played',
  'activated',
  'cancelled',
  'converted',
  'gainsEnergy',
]);
/** What something else can happen in place of. */
export const replaced = z.enum([
  'terminated',
  'damaged',
  'sectorDamaged',
  'drawn',
  'biomeLost',
  'cancelled',
  'marked',
  'unmarked',
  'discarded',
  'defeated',
]);

export const range = z.strictObject(bounded({ amount: () => amount }));

/** What a card, a sector or an action on the queue has to be. Every field given has to hold. */
export const filter = z
  .strictObject({
    type: oneOrMore(cardType),
    energy: oneOrMore(energy),
    trait: writtenOrSaid,
    name: writtenOrSaid,
    card: oneOrMore(cardId),
    token: z.boolean(),
    cost: range,
    attack: range,
    defense: range,
    printedAttack: range,
    printedDefense: range,
    terminal: range,
    damage: range,
    durability: range,
    speed: range,
    locked: z.boolean(),
    ranged: z.boolean(),
    lost: z.boolean(),
    side: oneSide,
    at,
  })
  .extend(late({ in: () => target, among: () => target, shares: () => SHARED.shares, marked: () => SHARED.marked }))
  .extend({
    inPlay: z.boolean(),
    here: z.boolean(),
    attached: z.boolean(),
    gear: z.boolean(),
    other: z.boolean(),
    arrivedThisTurn: z.boolean(),
    attacking: z.boolean(),
    defending: z.boolean(),
    defended: z.boolean(),
    queued,
  })
  .partial()
  .extend(combined({ filter: () => filter }));

/** What a filter asks of marks, and of what two cards have in common. */
export const SHARED = {
  shares: z.strictObject({ shares: shared }).extend(late({ with: () => target })),
  marked: z.strictObject({ name: markName }).extend(bounded({ amount: () => amount })),
} as const;

const populated = () => ({
  side: side.optional(),
  zone: zone.optional(),
  get filter() {
    return z.optional(filter);
  },
});
/** Things by side, place and filter. */
export const population = z.strictObject(populated());

export const AMOUNTS = {
  count: z.strictObject(late({ count: () => population })).extend({ different: shared.optional(), ...scaling }),
  stat: z
    .strictObject({ stat })
    .extend(late({ of: () => target }))
    .extend({ take: taken.optional(), ...scaling }),
  history: z
    .strictObject({
      ...scaling,
      history,
      who: who.optional(),
      span: span.optional(),
      total: z.literal(true).optional(),
    })
    .extend(late({ filter: () => z.optional(filter) })),
  counter: z
    .strictObject({ ...scaling, counter: markName })
    .extend(late({ of: () => z.union([target, PLAYER.player]) })),
  lostBiomes: z.strictObject({ lostBiomes: player, ...scaling }),
  x: z.strictObject({ x: z.literal(true), ...scaling }),
  eventAmount: z.strictObject({ eventAmount: z.literal(true), ...scaling }),
  did: z.strictObject({ did: z.literal(true), ...scaling }),
  noted: z.strictObject({ noted: words, ...scaling }),
  sum: sums({ amount: () => amount }),
} as const;

export const amount = z.union([z.int().min(-99).max(99), ...tupleOf(AMOUNTS)]);

/** A player in place of a card. */
export const PLAYER = { player: z.strictObject({ player }) } as const;

/** How many are chosen; an amount by itself is a number that has to be chosen. */
const { upTo, between } = choices(amount);
export const HOW_MANY = { upTo, min: between, exactly: z.strictObject({ exactly: amount }) } as const;
const howMany = z.union([...tupleOf(HOW_MANY), z.int().min(1).max(50), ...tupleOf(AMOUNTS)]);

export const TARGETS = {
  ref: z.strictObject({ ref: words }),
  all: z.strictObject({ all: z.literal(true), as: words.optional() }).extend(populated()),
  choose: z
    .strictObject(late({ choose: () => howMany }))
    .extend({ by: player.optional(), as: words.optional() })
    .extend(populated()),
  random: z
    .strictObject(late({ random: () => amount }))
    .extend({ as: words.optional() })
    .extend(populated()),
  top: z.strictObject(late({ top: () => amount })).extend({ as: words.optional(), side: oneSide.optional() }),
  attachedTo: z
    .strictObject(late({ attachedTo: () => target }))
    .extend({ as: words.optional() })
    .extend(late({ filter: () => z.optional(filter) })),
  hostOf: z.strictObject(late({ hostOf: () => target })).extend({ as: words.optional() }),
  opposing: z.strictObject(late({ opposing: () => target })).extend({ as: words.optional() }),
  these: z.strictObject(late({ these: () => z.array(target).min(2).max(4) })),
} as const;

export const target = z.union([register, ...tupleOf(TARGETS)]);

/** A target that is chosen when the action enters the queue. */
export const targetSpec = z.strictObject({
  as: words,
  choose: howMany,
  side: side.optional(),
  zone: openZone.optional(),
  filter: filter.optional(),
});

export const CONDITIONS = {
  turn: z.strictObject({ turn }),
  phase: z.strictObject({ phase }),
  count: z.strictObject({ count: population, ...range.shape }),
  is: z.strictObject({ is: target, filter }),
  compare: z.strictObject({ compare: amount, op: operator, to: amount }),
  ...logic({ condition: () => condition }),
} as const;

export const condition = z.union(tupleOf(CONDITIONS));

/** Energy by type; `x` adds as much void energy as the player says. */
export const energyCost = z
  .strictObject({
    ember: whole,
    tide: whole,
    root: whole,
    spark: whole,
    veil: whole,
    void: whole,
    x: z.literal(true),
  })
  .partial();

/** What is paid beside energy. */
export const COSTS = {
  lockThis: z.strictObject({ lockThis: z.literal(true) }),
  terminateThis: z.strictObject({ terminateThis: z.literal(true) }),
  discard: z.strictObject({ discard: z.int().min(1), filter: filter.optional() }),
  lock: z.strictObject({ lock: z.int().min(1), filter: filter.optional() }),
  terminate: z.strictObject({ terminate: z.int().min(1), filter: filter.optional() }),
  durability: z.strictObject({ durability: z.int().min(1) }),
  unmarkThis: z.strictObject({ unmarkThis: z.int().min(1).max(99), name: markName }),
} as const;

export const otherCost = z.union(tupleOf(COSTS));

const restrained = z.union([target, PLAYER.player]);

/** The other party of a rule: whose it is, and what it is. */
export const party = z.strictObject({ side: oneSide.optional(), filter: filter.optional() });

/** A place that is named by what is there. */
export const PLACES = { in: z.strictObject({ in: target }) } as const;

export const VERBS = {
  draw: verb('draw', { count: amount.optional(), who: who.optional() }),
  discard: verb('discard', {
    count: amount.optional(),
    upTo: z.boolean().optional(),
    who: who.optional(),
    by: player.optional(),
    filter: filter.optional(),
    random: z.boolean().optional(),
  }),
  damage: verb('damage', { amount, to: target, divide: z.boolean().optional() }),
  restore: verb('restore', { amount, to: target }),
  terminate: verb('terminate', { target }),
  cancel: verb('cancel', { target, to: putTo.optional() }),
  move: verb('move', { target, to: z.union([movesTo, PLACES.in]), attacking: z.boolean().optional() }),
  attack: verb('attack', { target }),
  defend: verb('defend', { target, against: target, alone: z.boolean().optional() }),
  swap: verb('swap', { target, with: target.optional() }),
  lock: verb('lock', { target }),
  unlock: verb('unlock', { target }),
  put: verb('put', { target, to: putTo }),
  arrive: verb('arrive', {
    target,
    locked: z.boolean().optional(),
    at: z.union([arrivesAt, PLACES.in]).optional(),
  }),
  token: verb('token', {
    card: cardId,
    count: amount.optional(),
    who: player.optional(),
    at: z.union([arrivesAt, PLACES.in]).optional(),
  }),
  attach: verb('attach', { gear: target, to: target }),
  detach: verb('detach', { target }),
  modify: verb('modify', {
    target,
    attack: amount.optional(),
    defense: amount.optional(),
    range: reach.optional(),
    until,
  }),
  set: verb('set', { target, attack: amount.optional(), defense: amount.optional(), until }),
  traits: verb('traits', { target, ...traitChange, until }),
  grant: verb('grant', { target, skill: words, until }),
  copySkills: verb('copySkills', { from: target, to: target, until }),
  become: verb('become', { target, of: target, until }),
  strip: verb('strip', { target, until }),
  control: verb('control', { target, until }),
  exchange: verb('exchange', { target, with: target, until }),
  fight: verb('fight', { target, with: target.optional() }),
  forbid: verb('forbid', { target: restrained, cant, by: party.optional(), until }),
  allow: verb('allow', { target, can, until }),
  oblige: verb('oblige', { target, must, until }),
  prevent: verb('prevent', { target, amount, by: party.optional(), until }),
  shield: verb('shield', { target: restrained, amount, by: party.optional(), until }),
  mark: verb('mark', { target: restrained, name: markName, count: amount.optional(), until: until.optional() }),
  unmark: verb('unmark', { target: restrained, name: markName, count: amount.optional() }),
  convert: verb('convert', { target }),
  loseBiome: verb('loseBiome', { target }),
  regain: verb('regain', { target, durability: amount.optional() }),
  setSpeed: verb('setSpeed', { target, speed: z.int().min(1).max(3) }),
  copy: verb('copy', { target, retarget: z.boolean().optional() }),
  retarget: verb('retarget', { target }),
  play: verb('play', { target, free: z.boolean().optional() }),
  extra: verb('extra', { extra, who: player.optional() }),
  skip: verb('skip', { skip, who: player.optional() }),
  energy: verb('energy', { type: energy, count: amount.optional(), who: player.optional() }),
  choose: verb('choose', { target }),
  name: verb('name', {
    as: words,
    what: nameable.optional(),
    by: player.optional(),
    filter: filter.optional(),
    until: until.optional(),
  }),
  note: verb('note', { number: words, amount }),
  roll: verb('roll', { number: words, min: amount, max: amount }),
  chooseNumber: verb('chooseNumber', { number: words, min: amount, max: amount, by: player.optional() }),
  withdraw: verb('withdraw', { target }),
  look: verb('look', { count: amount.optional(), until: filter.optional(), side: oneSide.optional() }),
  putBack: verb('putBack', { to: putBackTo }),
  reveal: verb('reveal', { target }),
  shuffle: verb('shuffle', { who: player.optional() }),
  win: verb('win', { who: player.optional() }),
  lose: verb('lose', { who: player.optional() }),
} as const;

/** What somebody pays while an effect executes. */
export const price = z.strictObject({
  energy: energyCost.optional(),
  times: amount.optional(),
  costs: z.array(otherCost).min(1).optional(),
});

/** Who averts an effect, and by paying what. */
export const averted = z.strictObject({ who: player.optional(), cost: price });

/** Between what a player chooses. */
export const MODES = { mode: modeOf({ effects: () => effects }) } as const;
const parts = flow({ condition, amount, target, price: averted }, { effects: () => effects });

/** The parts that decide what is done at all, and how often. */
export const PARTS = {
  may: z
    .strictObject(late({ may: () => effects }))
    .extend({ prompt: z.string().max(200).optional(), who: player.optional(), cost: price.optional() })
    .extend(late({ otherwise: () => z.optional(effects) })),
  unless: parts.unless,
  later: z
    .strictObject(late({ later: () => when }))
    .extend({ times: z.int().min(1).max(99).optional(), until: until.optional() })
    .extend(late({ effects: () => effects })),
  together: z.strictObject(late({ together: () => effects })),
  if: parts.if,
  ifYouDo: parts.ifYouDo,
  oneOf: z.strictObject({
    oneOf: z.array(MODES.mode).min(2).max(8),
    choose: howMany.optional(),
    who: player.optional(),
    random: z.literal(true).optional(),
  }),
  repeat: parts.repeat,
  forEach: parts.forEach,
} as const;

export const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect).max(20);

/** What traits are lost and given. */
export const CHANGES = { traits: z.strictObject(traitChange) } as const;

/** What holds as long as the card is in play and the condition of its skill is met. */
export const CONSTANTS = {
  range: z.strictObject({ to: target, range: reach }),
  skill: z.strictObject({ to: target, skill: words }),
  cant: z.strictObject({ to: restrained, cant, by: party.optional() }),
  can: z.strictObject({ to: target, can }),
  must: z.strictObject({ to: target, must }),
  prevent: z.strictObject({ to: target, prevent: amount, by: party.optional() }),
  traits: z.strictObject({ to: target, traits: CHANGES.traits }),
  terminal: z.strictObject({ to: target, terminal: z.int().min(1).max(99) }),
  limit: z.strictObject({ limit, add: amount, who: player.optional() }),
  speed: z.strictObject({
    speed: z.int().min(1).max(3),
    side: oneSide.optional(),
    filter: filter.optional(),
  }),
  arrives: z.strictObject({ arrives: arrivesAs, side: oneSide.optional(), filter: filter.optional() }),
  attack: z.strictObject({ to: target, attack: amount.optional(), defense: amount.optional() }),
  cost: z.strictObject({
    cost: amount,
    of: z.enum(['cards', 'skills']).optional(),
    side: oneSide.optional(),
    filter: filter.optional(),
  }),
} as const;

export const constant = z.union(tupleOf(CONSTANTS));

/** What a reactive skill reacts to. */
export const when = z.strictObject({
  event,
  side: side.optional(),
  filter: filter.optional(),
  self: z.boolean().optional(),
  host: z.boolean().optional(),
  by: by.optional(),
  other: filter.optional(),
  mark: markName.optional(),
  every: z.int().min(2).max(99).optional(),
});

const entry = {
  id: words.optional(),
  if: condition.optional(),
  oncePerTurn: z.boolean().optional(),
  granted: z.boolean().optional(),
};
/** How often a skill works. */
export const times = z.strictObject({ times: z.int().min(1).max(99), per });
const zoned = { from: from.optional(), limit: times.optional() };
/** What something else happens in place of. */
export const instead = z.strictObject({
  of: replaced,
  side: side.optional(),
  filter: filter.optional(),
  self: z.boolean().optional(),
  host: z.boolean().optional(),
  by: by.optional(),
  other: filter.optional(),
  mark: markName.optional(),
});
const chosen = { targets: z.array(targetSpec).min(1).max(4).optional() };
const speed = z.int().min(1).max(3);
const queuedRules = z.array(onQueue).min(1).max(2).optional();
const costs = z.array(otherCost).min(1).optional();

export const SKILLS = {
  persistent: z.strictObject({
    ...entry,
    kind: z.literal('persistent'),
    constant: z.array(constant).min(1),
  }),
  beforehand: z.strictObject({
    kind: z.literal('beforehand'),
    if: condition.optional(),
    adds: amount.optional(),
    speed: speed.optional(),
    arrives: arrivesAs.optional(),
  }),
  reactive: z.strictObject({ ...entry, ...zoned, ...chosen, kind: z.literal('reactive'), when, effects }),
  replacing: z.strictObject({ ...entry, ...zoned, kind: z.literal('replacing'), instead, effects }),
  activated: z.strictObject({
    ...entry,
    ...zoned,
    ...chosen,
    onQueue: queuedRules,
    kind: z.literal('activated'),
    speed,
    cost: energyCost.optional(),
    costs,
    effects,
  }),
} as const;

export const skill = z.discriminatedUnion('kind', tupleOf(SKILLS));

const named = {
  id: cardId,
  name: words,
  also: z.array(words).min(1).max(6).optional(),
  text: z.string().max(600).optional(),
  traits: z.array(words).max(8).optional(),
};
const common = { ...named, token: z.boolean().optional(), skills: z.array(skill).max(8).optional() };
const played = { ...common, cost: energyCost, costs, speed: speed.optional(), onQueue: queuedRules };

/** A modification: the agent it is attached to as it arrives. */
export const modifies = z.strictObject({ side: side.optional(), filter: filter.optional() });

export const CARDS = {
  agent: z.strictObject({
    ...played,
    type: z.literal('agent'),
    attack: whole,
    defense: z.int().min(1).max(99),
    ranged: z.boolean().optional(),
  }),
  event: z.strictObject({
    ...named,
    type: z.literal('event'),
    cost: energyCost,
    costs,
    speed,
    onQueue: queuedRules,
    if: condition.optional(),
    ...chosen,
    effects,
    skills: z.array(skill).max(8).optional(),
  }),
  software: z.strictObject({ ...played, type: z.literal('software'), modifies: modifies.optional() }),
  hardware: z.strictObject({ ...played, type: z.literal('hardware'), gear: z.boolean().optional() }),
  anomaly: z.strictObject({ ...common, type: z.literal('anomaly'), energy: oneOrMore(anomalyEnergy) }),
} as const;

export const card = z.discriminatedUnion('type', tupleOf(CARDS)).meta({ id: 'NexusCard', title: 'A card of Nexus' });

/** Card ids with their number of copies. */
export const deck = z
  .strictObject({ main: z.record(cardId, z.int().min(1).max(60)) })
  .meta({ id: 'NexusDeck', title: 'A deck' });

publishedAs({ range, filter, amount, target, howMany, condition, energyCost, otherCost, effect, constant, skill });

export type CardType = z.infer<typeof cardType>;
export type Either = z.infer<typeof player>;
export type Who = z.infer<typeof who>;
export type Until = z.infer<typeof until>;
export type Queued = z.infer<typeof queued>;
export type Stat = z.infer<typeof stat>;
export type History = z.infer<typeof history>;
export type Cant = z.infer<typeof cant>;
export type EventWord = z.infer<typeof event>;
export type Range = z.infer<typeof range>;
export type HowMany = z.infer<typeof howMany>;
export type Span = z.infer<typeof span>;
export type Taken = z.infer<typeof taken>;
export type Shared = z.infer<typeof shared>;
export type Marked = z.infer<typeof SHARED.marked>;
export type Filter = z.infer<typeof filter>;
export type Population = z.infer<typeof population>;
export type Amount = z.infer<typeof amount>;
export type Target = z.infer<typeof target>;
export type TargetSpec = z.infer<typeof targetSpec>;
export type Condition = z.infer<typeof condition>;
export type EnergyCost = z.infer<typeof energyCost>;
export type OtherCost = z.infer<typeof otherCost>;
export type Effect = z.infer<typeof effect>;
export type Verb<N extends keyof typeof VERBS = keyof typeof VERBS> = z.infer<(typeof VERBS)[N]>;
export type Constant = z.infer<typeof constant>;
export type When = z.infer<typeof when>;
export type Instead = z.infer<typeof instead>;
export type Replaced = z.infer<typeof replaced>;
export type Party = z.infer<typeof party>;
export type Price = z.infer<typeof price>;
export type Can = z.infer<typeof can>;
export type Must = z.infer<typeof must>;
export type Limit = z.infer<typeof limit>;
export type From = z.infer<typeof from>;
export type OnQueue = z.infer<typeof onQueue>;
export type Skip = z.infer<typeof skip>;
export type Extra = z.infer<typeof extra>;
export type Later = z.infer<typeof PARTS.later>;
export type Skill = z.infer<typeof skill>;
/** What skills of any kind, and the effect of an event, may say. */
export type Entry = Partial<
  Omit<z.infer<typeof SKILLS.persistent>, 'kind'> &
    Omit<z.infer<typeof SKILLS.beforehand>, 'kind'> &
    Omit<z.infer<typeof SKILLS.reactive>, 'kind'> &
    Omit<z.infer<typeof SKILLS.replacing>, 'kind'> &
    Omit<z.infer<typeof SKILLS.activated>, 'kind' | 'speed'>
>;
export type Card = z.infer<typeof card>;
export type Deck = z.infer<typeof deck>;
