/**
 * The card language of Liberation Dx2. A card is JSON: demons with values, affinities, skills and automatic effects; skills
 * with a cost, an aim and what they do; brands; Devil Connectors; Liberators. An automatic effect says when it works
 * (`timing`, `when`), on what condition (`if`), how often (`limit`) and what it does (`effects`).
 * This file is the whole language, with `words.ts`: `/v1/rulesets/dx2/schema` serves it as JSON Schema, and every type of a
 * card is inferred from it. `dictionary.ts` says what its words mean.
 */
import * as z from 'zod';
import { tupleOf } from '../../cards/dictionary.ts';
import { choices, combined, flow, late, logic, modeOf, sums } from '../../cards/forms.ts';
import { oneOrMore, publishedAs, verb, words } from '../../cards/words.ts';
import * as word from './words.ts';

const cardId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,23}$/, 'small letters, digits and "-", at most 24, beginning with a letter or digit');
const whole = z.int().min(0).max(99_999);
const percent = z.int().min(0).max(1000);
const chance = z.int().min(0).max(100);
const turns = z.int().min(1).max(99);
const size = z.int().min(1).max(100);
const many = z.int().min(1).max(8);
const hits = z.int().min(1).max(20);
const often = z.int().min(1).max(99);

export const range = z.strictObject({ min: whole.optional(), max: whole.optional() });

export const affinityTo = z.strictObject({ to: word.met, is: word.affinityOrNone });

/** The name of a mark: "Boost", "Zenith". A counter is a mark of which a demon can bear several. */
const markName = z.string().min(1).max(40);
export const marked = z.strictObject({
  name: markName,
  min: whole.optional(),
  max: whole.optional(),
});

/** What a skill has to be. */
export const skillFilter = z
  .strictObject({
    card: oneOrMore(cardId).optional(),
    name: oneOrMore(words).optional(),
    element: oneOrMore(word.element).optional(),
    does: oneOrMore(word.skillSort).optional(),
    aim: oneOrMore(word.aim).optional(),
    plain: z.boolean().optional(),
    drawn: z.boolean().optional(),
  })
  .extend(combined({ filter: () => skillFilter }));

/** What a demon has to be. Every field given has to hold. */
export const filter = z
  .strictObject({
    card: cardId,
    race: words,
    hpPercent: range,
    mp: range,
    has: oneOrMore(word.status),
    ailing: z.boolean(),
    acting: z.boolean(),
    fallen: z.boolean(),
    marked,
    cant: oneOrMore(word.cant),
    affinity: affinityTo,
  })
  .partial()
  .extend(combined({ filter: () => filter }));

/** A name for what a target finds, by which later parts speak of it. */
const refName = z.string().min(1).max(40);

/** Demons of a side, without the fallen if nothing else is said. */
export const population = z.strictObject({
  side: word.side,
  fallen: z.boolean().optional(),
  other: z.boolean().optional(),
  filter: filter.optional(),
});

/** How an amount is changed before it is used: the words of `cards/words.ts`, with the bounds of this game. */
const scaling = {
  times: z.int().min(-99_999).max(99_999).optional(),
  divide: z.int().min(1).max(1000).optional(),
  round: word.rounding.optional(),
  plus: z.int().min(-99_999).max(99_999).optional(),
  min: whole.optional(),
  max: whole.optional(),
};

/** Amounts are worked out for each demon that they are for; `each` is that one. */
export const AMOUNTS = {
  percentOf: z
    .strictObject({ percentOf: word.hpValue, percent })
    .extend(late({ of: () => of }))
    .extend(scaling),
  stat: z
    .strictObject({ stat: word.stat, percent })
    .extend(late({ of: () => of }))
    .extend(scaling),
  count: z.strictObject({ count: population, ...scaling }),
  ailments: z.strictObject({ ailments: population, ...scaling }),
  turn: z.strictObject({ turn: word.turnCount, ...scaling }),
  eventAmount: z.strictObject({ eventAmount: percent, ...scaling }),
  did: z.strictObject({ did: z.literal(true), ...scaling }),
  dealt: z.strictObject({ dealt: z.literal(true), ...scaling }),
  affinities: z
    .strictObject({ affinities: word.affinityOrNone })
    .extend(late({ of: () => of }))
    .extend(scaling),
  counter: z
    .strictObject({ counter: markName })
    .extend(late({ of: () => of }))
    .extend(scaling),
  icons: z.strictObject({ icons: word.iconValue, ...scaling }),
  history: z.strictObject({
    history: word.event,
    who: word.who.optional(),
    span: word.span.optional(),
    filter: filter.optional(),
    ...scaling,
  }),
  power: z.strictObject({ power: z.int().min(1).max(1000) }),
  sum: sums({ amount: () => amount }).extend(scaling),
  if: z.strictObject({}).extend(late({ if: () => condition, then: () => amount, else: () => z.optional(amount) })),
} as const;
export const amount = z.union([whole, ...tupleOf(AMOUNTS)]);

/** How many are chosen: a number, an amount, or one between two bounds. */
export const { upTo, between } = choices(amount);
const named = { as: refName.optional() };

const howMany = z.union([many, ...tupleOf(AMOUNTS)]);
const choice = z.union([many, upTo, between, ...tupleOf(AMOUNTS)]);
/** Whether fewer than are wanted are nobody. */
const orNone = { orNone: z.boolean().optional() };

/** Populations of which some are meant. */
export const TARGETS = {
  all: z.strictObject({ all: z.literal(true), ...population.shape, ...named }),
  choose: z.strictObject(late({ choose: () => choice })).extend({ ...orNone, ...population.shape, ...named }),
  random: z.strictObject(late({ random: () => howMany })).extend({ ...orNone, ...population.shape, ...named }),
  least: z.strictObject({ least: word.measure, ...population.shape, ...named }),
  most: z.strictObject({ most: word.measure, ...population.shape, ...named }),
  ref: z.strictObject({ ref: refName }),
} as const;
export const target = z.union([word.register, ...tupleOf(TARGETS)]);

const of = z.union([word.eachOne, target]);

export const CONDITIONS = {
  is: z.strictObject({ is: target, filter }),
  count: z.strictObject({ count: population, min: whole.optional(), max: whole.optional() }),
  turn: z.strictObject({ turn: word.onTurn }),
  turnNumber: z.strictObject({ turnNumber: range }),
  ownTurn: z.strictObject({ ownTurn: range }),
  attacking: z.strictObject({ attacking: word.place }),
  place: z.strictObject({ place: oneOrMore(z.string().min(1).max(40)) }),
  hit: z.strictObject({ hit: z.literal(true) }),
  bonusTurn: z.strictObject({ bonusTurn: z.boolean() }),
  compare: z.strictObject({ compare: amount, op: word.operator, to: amount }),
  ...logic({ condition: () => condition }),
} as const;
export const condition = z.union(tupleOf(CONDITIONS));

/** What an attack is worked out with in place of the attack value. */
export const attackValue = z.strictObject({ stat: word.stat, percent: percent.optional() });
/** A number of blows that is drawn. */
export const blows = z.strictObject({ from: hits, to: hits });

export const VERBS = {
  attack: verb('attack', {
    element: z.union([oneOrMore(word.element), word.sameElement]),
    power: z.union([z.int().min(1).max(1000), ...tupleOf(AMOUNTS)]),
    coefficient: z.int().min(1).max(1000).optional(),
    accuracy: z.union([chance, ...tupleOf(AMOUNTS)]).optional(),
    critical: z.union([chance, ...tupleOf(AMOUNTS)]).optional(),
    pierce: z.union([z.boolean(), z.literal('bulwark')]).optional(),
    physical: z.boolean().optional(),
    value: oneOrMore(attackValue).optional(),
    ignores: oneOrMore(word.ignored).optional(),
    unrevivable: z.boolean().optional(),
    times: z.union([hits, blows]).optional(),
    anew: z.boolean().optional(),
    target,
  }),
  damage: verb('damage', {
    amount,
    divide: z.boolean().optional(),
    pierce: z.literal('bulwark').optional(),
    ignores: z.literal('endure').optional(),
    target,
  }),
  heal: verb('heal', { amount, divide: z.boolean().optional(), target }),
  revive: verb('revive', { percent: z.int().min(1).max(100), target }),
  slay: verb('slay', { target }),
  giveMp: verb('giveMp', { amount, target }),
  takeMp: verb('takeMp', { amount, target }),
  gainIcons: verb('gainIcons', { count: howMany, next: z.boolean().optional() }),
  loseIcons: verb('loseIcons', { count: howMany, next: z.boolean().optional() }),
  raise: verb('raise', { what: oneOrMore(word.buff), percent: size.optional(), turns: turns.optional(), target }),
  lower: verb('lower', { what: oneOrMore(word.debuff), percent: size.optional(), turns: turns.optional(), target }),
  charge: verb('charge', { what: word.charge, percent: percent.optional(), target }),
  inflict: verb('inflict', {
    ailment: oneOrMore(word.ailment),
    chance: z.union([chance, ...tupleOf(AMOUNTS)]).optional(),
    turns: turns.optional(),
    value: percent.optional(),
    target,
  }),
  cure: verb('cure', { what: oneOrMore(word.curable), target }),
  strip: verb('strip', { what: oneOrMore(word.stripped), target }),
  mark: verb('mark', {
    name: markName,
    count: amount.optional(),
    turns: turns.optional(),
    kept: z.boolean().optional(),
    target,
  }),
  unmark: verb('unmark', { name: markName, count: amount.optional(), target }),
  cant: verb('cant', { what: oneOrMore(word.cant), turns: turns.optional(), kept: z.boolean().optional(), target }),
  can: verb('can', { what: oneOrMore(word.cant), target }),
  use: verb('use', { skill: cardId, target }),
  barrier: verb('barrier', { turns: turns.optional(), target }),
  bulwark: verb('bulwark', { amount, turns: turns.optional(), target }),
  repel: verb('repel', {
    what: oneOrMore(word.attackSort),
    almighty: z.boolean().optional(),
    turns: turns.optional(),
    target,
  }),
  shift: verb('shift', {
    element: oneOrMore(word.met),
    to: word.affinityOrNone.optional(),
    levels: z.int().min(-5).max(5).optional(),
    turns: turns.optional(),
    target,
  }),
  grant: verb('grant', {
    effect: words,
    team: z.boolean().optional(),
    turns: turns.optional(),
    attacks: many.optional(),
    target,
  }),
  lend: verb('lend', { turns: turns.optional(), target }).extend(late({ passives: () => lent })),
  copy: verb('copy', { from: target, turns: turns.optional(), target }),
  set: verb('set', { what: word.settable, to: amount, target }),
  swap: verb('swap', { what: word.settable, with: target, target }),
  choose: verb('choose', { target }),
} as const;

export const mode = modeOf({ effects: () => effects });

/** MP that somebody has to have and pays. */
export const cost = z.strictObject({ mp: z.int().min(1).max(99), of: target.optional() });

/** What a reactive effect answers. */
export const when = z.strictObject({
  event: word.event,
  who: word.who.optional(),
  filter: filter.optional(),
  by: word.who.optional(),
  byFilter: filter.optional(),
  element: oneOrMore(word.element).optional(),
  what: oneOrMore(words).optional(),
  means: oneOrMore(word.means).optional(),
  on: oneOrMore(word.blow).optional(),
  skill: skillFilter.optional(),
  amount: range.optional(),
  first: z.literal(true).optional(),
  percent: z.int().min(1).max(100).optional(),
});

/** When something that is put off comes. */
export const laterOn = z.strictObject({ timing: word.timing, when: when.optional(), who: word.who.optional() });

export const unlessPaid = z.strictObject({ who: word.chooser.optional(), cost });

/** A number of times that is drawn. */
export const drawnNumber = z.strictObject({ from: hits, to: hits });
const times = z.union([amount, drawnNumber]);
const parts = flow({ condition, amount: times, target, price: unlessPaid }, { effects: () => effects });

export const limit = z.strictObject({
  turn: often.optional(),
  battle: often.optional(),
  team: z.boolean().optional(),
  shared: z
    .string()
    .regex(/^[a-z][a-z-]{0,19}$/)
    .optional(),
});
export const useLimit = z.strictObject({
  turn: often.optional(),
  battle: often.optional(),
  team: z.boolean().optional(),
  every: z.int().min(2).max(99).optional(),
});

/** What holds effects and decides whether, and how often, they are carried out. */
export const PARTS = {
  if: parts.if,
  ifYouDo: parts.ifYouDo,
  may: z.strictObject(late({ may: () => effects })).extend({ who: word.chooser.optional(), cost: cost.optional() }),
  unless: parts.unless,
  chance: z.strictObject({ chance }).extend(late({ then: () => effects, else: () => z.optional(effects) })),
  later: z
    .strictObject({ later: laterOn })
    .extend(late({ effects: () => effects }))
    .extend({ times: z.int().min(1).max(99).optional(), until: word.lasting.optional() }),
  oneOf: z.strictObject({
    oneOf: z.array(mode).min(2).max(8),
    choose: many.optional(),
    who: word.chooser.optional(),
    atRandom: z.boolean().optional(),
  }),
  limit: z.strictObject({ limit }).extend(late({ effects: () => effects })),
  together: z.strictObject(late({ together: () => effects })),
  repeat: parts.repeat,
  forEach: parts.forEach,
} as const;
export const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect).min(1).max(20);

export const automatic = z.strictObject({
  id: words.optional(),
  timing: word.timing,
  when: when.optional(),
  who: word.who.optional(),
  also: z.array(laterOn).min(1).max(4).optional(),
  if: condition.optional(),
  limit: limit.optional(),
  granted: z.boolean().optional(),
  every: z.int().min(2).max(99).optional(),
  fallen: z.boolean().optional(),
  effects,
});

const value = z.int().min(1).max(99_999);
const raisedPercent = z.int().min(-99).max(999);
const points = z.int().min(-100).max(100);
const raisedBy = z.union([raisedPercent, ...tupleOf(AMOUNTS)]);
const pointsBy = z.union([points, ...tupleOf(AMOUNTS)]);

/** Whom a rule about two demons is about: the other one. */
export const party = z.strictObject({ side: word.side.optional(), filter: filter.optional() });
const elements = oneOrMore(word.elementOrAll);
/** A plain attack that a card says itself. */
export const plainUse = z.strictObject({
  aim: word.aim,
  remnants: z.boolean().optional(),
  remnantsIf: condition.optional(),
  effects,
});
const ahead = oneOrMore(word.blowAhead);

/** What a demon has while it is in the battle, or while a "while" says so. */
export const PASSIVES = {
  statPercent: z.strictObject({ stat: word.stat, percent: raisedPercent }),
  statPlus: z.strictObject({ stat: word.stat, plus: z.int().min(-9999).max(9999) }),
  boost: z.strictObject({
    boost: elements,
    percent: raisedBy,
    on: oneOrMore(word.blow).optional(),
    against: party.optional(),
  }),
  guard: z.strictObject({
    guard: elements,
    percent: z.union([z.int().min(-999).max(999), ...tupleOf(AMOUNTS)]),
    on: oneOrMore(word.blow).optional(),
    against: party.optional(),
  }),
  affinity: z.strictObject({ affinity: oneOrMore(word.met), to: word.affinityOrNone }),
  fightsWith: z.strictObject({
    fightsWith: oneOrMore(word.fought),
    percent: raisedBy.optional(),
    plus: z.int().min(-9999).max(9999).optional(),
  }),
  accuracy: z.strictObject({ accuracy: pointsBy, element: elements.optional(), on: ahead.optional() }),
  evasion: z.strictObject({ evasion: pointsBy, element: elements.optional(), on: ahead.optional() }),
  critical: z.strictObject({
    critical: pointsBy,
    direction: word.direction.optional(),
    on: ahead.optional(),
    against: party.optional(),
  }),
  pierce: z.strictObject({ pierce: oneOrMore(word.pierced), percent: z.int().min(1).max(99).optional() }),
  trait: z.strictObject({ trait: word.trait, plus: z.int().min(-999).max(999) }),
  autoCure: z.strictObject({ autoCure: points, ailment: oneOrMore(word.ailment).optional() }),
  freeIcons: z.strictObject({
    freeIcons: z.union([many, z.literal(true)]),
    chance: chance.optional(),
    team: z.boolean().optional(),
    on: oneOrMore(word.blow).optional(),
    against: party.optional(),
  }),
  endure: z.strictObject({
    endure: z.int().min(1).max(99),
    hp: value.optional(),
    percent: z.int().min(1).max(100).optional(),
    against: party.optional(),
  }),
  cant: z.strictObject({ cant: oneOrMore(word.cant), by: party.optional(), on: oneOrMore(word.blow).optional() }),
  healing: z.strictObject({ healing: word.direction, percent: raisedBy }),
  ailmentChance: z.strictObject({
    ailmentChance: word.direction,
    plus: pointsBy,
    ailment: oneOrMore(word.ailment).optional(),
  }),
  naturalMp: z.strictObject({ naturalMp: z.union([z.int().min(-99).max(99), ...tupleOf(AMOUNTS)]) }),
  takesFor: z.strictObject({ takesFor: size, filter: filter.optional() }),
  cost: z.strictObject({ cost: z.int().min(-99).max(99), skill: skillFilter.optional() }),
  marks: z.strictObject({ marks: markName, plus: z.int().min(-99).max(99) }),
  plainAttack: z.strictObject({ plainAttack: z.union([cardId, plainUse]) }),
  beyond: z.strictObject({ beyond: word.beyond }),
  while: z.strictObject(late({ while: () => z.array(passive).min(1).max(20) })).extend({
    id: words.optional(),
    granted: z.boolean().optional(),
    who: word.who.optional(),
    filter: filter.optional(),
    if: condition.optional(),
  }),
  revivedWith: z.strictObject({ revivedWith: value }),
  maxMp: z.strictObject({ maxMp: z.int().min(-10).max(90) }),
  speed: z.strictObject({ speed: raisedPercent }),
} as const;
export const passive = z.union(tupleOf(PASSIVES));
const lent = z.array(passive).min(1).max(20);
export type While = z.infer<(typeof PASSIVES)['while']>;
export type Party = z.infer<typeof party>;
export type PlainUse = z.infer<typeof plainUse>;
export type SkillFilter = z.infer<typeof skillFilter>;

const common = { id: cardId, name: words, text: z.string().max(600).optional() };
const passives = z.array(passive).max(20);
const always = { passives: passives.optional(), automatic: z.array(automatic).max(8).optional() };

export const stats = z.strictObject({
  hp: value,
  physAttack: value,
  physDefence: value,
  magAttack: value,
  magDefence: value,
  agility: z.int().min(1).max(999),
});

/** R4: none to almighty. */
const met = word.affinity.optional();
export const affinities = z.strictObject({
  phys: met,
  fire: met,
  ice: met,
  elec: met,
  force: met,
  light: met,
  dark: met,
});

export const use = z.strictObject({
  cost: z.int().min(0).max(99),
  aim: word.aim,
  remnants: z.boolean().optional(),
  remnantsIf: condition.optional(),
  free: z.boolean().optional(),
  if: condition.optional(),
  limit: useLimit.optional(),
  effects,
});

export const CARDS = {
  demon: z.strictObject({
    ...common,
    ...always,
    type: z.literal('demon'),
    race: words,
    variantOf: cardId.optional(),
    stats,
    maxMp: z.int().min(1).max(99).optional(),
    affinities: affinities.optional(),
    skills: z.array(cardId).min(1).max(4),
  }),
  skill: z.strictObject({ ...common, ...always, type: z.literal('skill'), use: use.optional() }),
  brand: z.strictObject({ ...common, ...always, type: z.literal('brand'), set: word.brandSet.optional() }),
  connector: z.strictObject({
    ...common,
    type: z.literal('connector'),
    demons: z.tuple([cardId, cardId, cardId]),
    skill: cardId,
  }),
  liberator: z.strictObject({ ...common, type: z.literal('liberator'), passives: passives.min(1) }),
  state: z.strictObject({ ...common, ...always, type: z.literal('state'), mark: markName }),
} as const;
export const card = z.discriminatedUnion('type', tupleOf(CARDS));

export const member = z.strictObject({
  demon: cardId,
  skills: z.array(cardId).max(20).optional(),
  brands: z.array(cardId).max(20).optional(),
});

/** A team: demons in the slots of the party, with what they were taught and bear. */
export const deck = z.strictObject({
  demons: z.array(member).max(20),
  liberator: cardId.optional(),
  connector: cardId.optional(),
});

publishedAs({ range, event: word.event, filter, target, amount, condition, effect, automatic, passive });
z.globalRegistry.add(card, { id: 'Dx2Card', title: 'A card of Liberation Dx2' });
z.globalRegistry.add(deck, { id: 'Dx2Team', title: 'A team' });

export type Automatic = z.infer<typeof automatic>;
export type Passive = z.infer<typeof passive>;
export type Card = z.infer<typeof card>;
export type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;
export type TeamSheet = z.infer<typeof deck>;
/** The parts of an attack besides its aim. */
export type Attack = Omit<z.infer<(typeof VERBS)['attack']>, 'do' | 'target'>;
export type Range = z.infer<typeof range>;
export type Filter = z.infer<typeof filter>;
export type Population = z.infer<typeof population>;
export type Target = z.infer<typeof target>;
export type Amount = z.infer<typeof amount>;
export type Condition = z.infer<typeof condition>;
export type Effect = z.infer<typeof effect>;
