/**
 * The card language of Alteil. A card is JSON: a unit, a Grimoire or a Soul Card. Its skills say of which of the seven
 * kinds they are (`kind`), what they cost, under which condition they run (`if`) and what they do (`effects`).
 * This file is the whole language: the types are inferred from it, and `/v1/rulesets/alteil/schema` serves it as JSON
 * Schema. Getters stand where a word can hold itself.
 */
import * as z from 'zod';
import { tupleOf } from '../../cards/dictionary.ts';
import { bounded, choices, combined, flow, late, logic, sums } from '../../cards/forms.ts';
import { cardId, markNameBut, OPERATORS, oneOrMore, publishedAs, verb, words } from '../../cards/words.ts';
import { BATTLETIMES, SPHERES } from './words.ts';

/** The kinds of skills that units on the grid have. */
export const UNIT_KINDS = ['start', 'auto', 'action', 'counter', 'close', 'watch'] as const;
/** Kinds of skills that say what an action of the Action Menu does. */
export const MENU_KINDS = ['attack', 'iczerAttack', 'standby', 'move'] as const;
export const KINDS = ['open', ...UNIT_KINDS, 'soul', ...MENU_KINDS] as const;
export const STATS = ['hp', 'at', 'df', 'agi', 'rng'] as const;

export const kind = z.enum(KINDS);
export const unitKind = z.enum(UNIT_KINDS);
export const takenKind = z.enum([...UNIT_KINDS, 'all']);
export const sphere = z.enum(SPHERES);
export const battletime = z.enum(BATTLETIMES);
export const side = z.enum(['own', 'enemy', 'any']);
export const oneSide = z.enum(['own', 'enemy']);
export const state = z.enum(['open', 'closed', 'any']);
export const fixedRow = z.enum(['front', 'middle', 'back']);
export const row = z.enum([...fixedRow.options, 'ofThis', 'ofIt']);
export const column = z.enum(['left', 'middle', 'right', 'ofThis', 'ofIt']);
export const stat = z.enum([...STATS, 'maxHp', 'level']);
export const number = z.enum(['hp', 'maxHp', 'at', 'df', 'agi', 'rng', 'level']);
export const who = z.enum(['you', 'opponent']);
export const anyone = z.enum([...who.options, 'each']);
export const operator = z.enum(OPERATORS);
export const until = z.enum(['turn', 'nextTurn', 'always', 'gone']);
/** So many turns after this one. */
export const turns = z.strictObject({ turns: z.int().min(1).max(99) });
const lasting = z.union([until, turns]);
export const register = z.enum(['this', 'it', 'cause', 'hit', 'each']);
export const line = z.enum(['row', 'column']);
export const neighbour = z.enum(['left', 'right', 'front', 'behind']);
export const rounding = z.enum(['down', 'up']);
export const anyCell = z.enum(['choose', 'random']);

/** Where cards lie that are not on the grid. Skills move cards between the first three. */
export const PILES = ['file', 'cemetery', 'out'] as const;
export const pile = z.enum(PILES);
export const zone = z.enum([...PILES, 'souls', 'spent']);
export const cardType = z.enum(['unit', 'grimoire', 'soul']);
/** One sphere, or every one of them. */
export const spheres = z.enum([...SPHERES, 'all']);
/** What units can't do, and what can't be done to them. */
export const forbidden = z.enum([
  ...MENU_KINDS,
  'attacked',
  'recover',
  'affected',
  'damaged',
  'fall',
  'set',
  'lpDamaged',
]);
/** What units may do although the rules forbid it. */
export const allowed = z.enum(['reach', 'pass']);
/** By what damage is done. */
export const means = z.enum(['attack', 'skill', 'burial']);
/** What has its price in SP. */
export const priced = z.enum(['set', 'skills', 'iczerAttack']);
/** What happens, where cards ask how often it has or wait for it. */
export const happening = z.enum([...MENU_KINDS, 'skill', 'grimoire', 'mark', 'unmark', 'closed', 'raised', 'lowered']);
/** Whose skills: of a kind, or all those of Grimoires. */
export const skillSource = z.enum([...KINDS, 'grimoire']);
export const moment = z.enum(['sp', 'start', 'end']);
export const per = z.enum(['turn', 'match']);
/** In which time something has happened. */
export const span = z.enum(['turn', 'lastTurn', 'match']);

/** The numbers that cards off the grid are asked for. */
export const printedNumber = z.enum(['level', 'hp', 'at']);

const whole = z.int().min(0).max(999);
const cell = z.int().min(1).max(9);

export const range = z.strictObject(bounded({ amount: () => amount }));

/** Units beside another one on its grid. */
export const beside = z.strictObject({ where: oneOrMore(neighbour) }).extend(late({ of: () => z.optional(target) }));

/** The rules keep locks, and how often skills have run, under the other names. */
const markName = markNameBut(
  /^(?!locked |runs of |[\s\S]*#\d+ in a )/,
  'does not begin with "locked " or "runs of ", and does not hold the "#1 in a " of a skill',
);

/** Counters or marks of a name. */
export const marked = z.strictObject({ name: markName }).extend(bounded({ amount: () => amount }));

/** What a unit has to be. Every field given has to hold. */
export const filter = z
  .strictObject({
    name: oneOrMore(words),
    card: oneOrMore(cardId),
    sphere: oneOrMore(sphere),
    tribe: oneOrMore(words),
    character: z.boolean(),
    level: range,
    hp: range,
    maxHp: range,
    spheres: range,
    at: range,
    df: range,
    agi: range,
    rng: range,
    damaged: z.boolean(),
    engaged: z.boolean(),
    ranked: z.boolean(),
    skill: unitKind,
    row: oneOrMore(row),
    column: oneOrMore(column),
    cell: oneOrMore(cell),
    beside,
    marked,
    cant: oneOrMore(forbidden),
    side: oneSide,
    inRange: z.boolean(),
    other: z.boolean(),
  })
  .partial()
  .extend(late({ among: () => z.optional(target) }))
  .extend(combined({ filter: () => filter }))
  .extend({
    get allOf() {
      return z.optional(z.array(filter).min(1));
    },
  });

/** What a card that is not on the grid has to be. Every field given has to hold. */
export const cardFilter = z
  .strictObject({
    type: oneOrMore(cardType),
    name: oneOrMore(words),
    card: oneOrMore(cardId),
    sphere: oneOrMore(sphere),
    spheres: range,
    tribe: oneOrMore(words),
    character: z.boolean(),
    level: range,
    hp: range,
    at: range,
    df: range,
    agi: range,
    rng: range,
  })
  .partial()
  .extend(combined({ filter: () => cardFilter }))
  .extend({
    get allOf() {
      return z.optional(z.array(cardFilter).min(1));
    },
  });

/** Cards in one place. */
export const cards = z.strictObject({ zone, of: anyone.optional(), filter: cardFilter.optional() });

/** Whom a prohibition is about: whose skills, of which kind, with which verbs, by which units, and which cards. */
export const by = z.strictObject({
  side: side.optional(),
  means: oneOrMore(means).optional(),
  skills: oneOrMore(skillSource).optional(),
  verbs: z.array(words).min(1).optional(),
  changes: oneOrMore(number).optional(),
  filter: filter.optional(),
  cards: cardFilter.optional(),
});

/** Units on the grids by side, state and filter. */
export const population = z.strictObject({
  side: side.optional(),
  state: state.optional(),
  filter: filter.optional(),
});

/** What an effect is about, where no register says it. */
export const TARGETS = {
  ref: z.strictObject({ ref: words }),
  all: z.strictObject({ all: z.literal(true), as: words.optional(), ...population.shape }),
  choose: z
    .strictObject(late({ choose: () => howMany }))
    .extend({ who: who.optional(), as: words.optional(), orNobody: z.literal(true).optional(), ...population.shape }),
  random: z
    .strictObject(late({ random: () => howManyAtRandom }))
    .extend({ as: words.optional(), orNobody: z.literal(true).optional(), ...population.shape }),
} as const;

export const target = z.union([register, ...tupleOf(TARGETS)]);
/** Who bears counters: an Iczer, or units. */
const bearer = z.union([who, target]);

export const AMOUNTS = {
  count: z.strictObject({ count: population }),
  stat: z
    .strictObject({ stat: number })
    .extend(late({ of: () => target }))
    .extend({ base: z.literal(true).optional() }),
  sp: z.strictObject({ sp: who }),
  lp: z.strictObject({ lp: who }),
  sphere: z.strictObject({ sphere: spheres, of: who }),
  cemetery: z.strictObject({ cemetery: who }),
  cards: z.strictObject({ cards }),
  counter: z.strictObject({ counter: markName }).extend(late({ of: () => bearer })),
  activations: z.strictObject({ activations: words }),
  happened: z.strictObject({ happened: happening, of: anyone.optional(), span: span.optional() }),
  moved: z.strictObject({ moved: printedNumber }),
  did: z.strictObject({ did: z.literal(true) }),
  taken: z.strictObject({ taken: z.literal(true) }),
  turn: z.strictObject({ turn: z.literal(true) }),
  remembered: z.strictObject({ remembered: words }),
  sum: sums({ amount: () => amount }),
  scale: z.strictObject(late({ scale: () => amount })).extend({
    times: z.int().min(-99).max(99).optional(),
    per: z.int().min(1).max(999).optional(),
    divide: z.int().min(1).max(999).optional(),
    round: rounding.optional(),
    plus: z.int().min(-999).max(999).optional(),
    min: whole.optional(),
    max: whole.optional(),
  }),
  product: z.strictObject(late({ product: () => z.array(amount).min(2) })),
  quotient: z.strictObject(late({ quotient: () => z.tuple([amount, amount]) })).extend({ round: rounding.optional() }),
} as const;

export const amount = z.union([z.int().min(-999).max(999), ...tupleOf(AMOUNTS)]);

/** So many or fewer, and from so many to so many. */
export const { upTo, between } = choices(amount);

const atLeastOne = z.int().min(1).max(18);
const howMany = z.union([atLeastOne, line, upTo, between, ...tupleOf(AMOUNTS)]);
const howManyAtRandom = z.union([atLeastOne, line, ...tupleOf(AMOUNTS)]);

export const CONDITIONS = {
  battletime: z.strictObject({ battletime: oneOrMore(battletime) }),
  count: z.strictObject({ count: population, ...range.shape }),
  is: z.strictObject({ is: target, filter }),
  compare: z.strictObject({ compare: amount, op: operator, to: amount }),
  answers: z.strictObject({ answers: by }),
  every: z.strictObject({ every: z.int().min(2).max(99), from: z.int().min(1).max(99).optional() }),
  ...logic({ condition: () => condition }),
} as const;

export const condition = z.union(tupleOf(CONDITIONS));

/** Which of the cards in a place. */
export const WHICH = {
  random: z.strictObject({ random: amount }),
  choose: z.strictObject({ choose: z.union([upTo, amount]) }),
  newest: z.strictObject({ newest: amount }),
  oldest: z.strictObject({ oldest: amount }),
} as const;

export const every = z.enum(['all']);

export const VERBS = {
  damage: verb('damage', {
    amount,
    to: target,
    repeated: z.int().min(2).max(20).optional(),
    pierce: z.literal(true).optional(),
    divide: z.literal(true).optional(),
  }),
  heal: verb('heal', { amount: z.union([amount, z.literal('full')]), to: target }),
  setHp: verb('setHp', { to: target, value: amount }),
  lose: verb('lose', { amount, to: target }),
  lpDamage: verb('lpDamage', { amount, who: anyone }),
  gainSp: verb('gainSp', { amount, who: anyone.optional() }),
  loseSp: verb('loseSp', { amount, who: anyone.optional() }),
  setSp: verb('setSp', { value: amount, who: anyone.optional() }),
  raiseLevel: verb('raiseLevel', { sphere: spheres, amount, who: anyone.optional() }),
  setLevel: verb('setLevel', { sphere: spheres, value: amount, who: anyone.optional() }),
  setBattletime: verb('setBattletime', { battletime }),
  transfer: verb('transfer', {
    from: pile,
    to: pile,
    which: z.union([every, ...tupleOf(WHICH)]),
    of: anyone.optional(),
    filter: cardFilter.optional(),
    only: cardFilter.optional(),
  }),
  lock: verb('lock', {
    which: z.union([every, ...tupleOf(WHICH)]),
    of: anyone.optional(),
    filter: cardFilter.optional(),
    until: lasting,
  }),
  unlock: verb('unlock', { of: anyone.optional(), filter: cardFilter.optional() }),
  summon: verb('summon', {
    from: pile,
    which: z.enum(['choose', 'random']),
    filter: cardFilter.optional(),
    cell: z.union([z.enum(['random']), cell]),
  }),
  send: verb('send', { to: target, zone: pile }),
  rankUp: verb('rankUp', { to: target }),
  rankDown: verb('rankDown', { to: target }),
  swapRows: verb('swapRows', { side, one: fixedRow, other: fixedRow }),
  modify: verb('modify', {
    to: target,
    hp: amount.optional(),
    maxHp: amount.optional(),
    at: amount.optional(),
    df: amount.optional(),
    agi: amount.optional(),
    rng: amount.optional(),
    level: amount.optional(),
    until: lasting,
  }),
  setStat: verb('setStat', { to: target, stat, value: amount, until: lasting }),
  restore: verb('restore', { to: target, stats: oneOrMore(stat) }),
  move: verb('move', { to: target, cell: z.union([anyCell, cell]) }),
  swap: verb('swap', { one: target, other: target }),
  engage: verb('engage', { to: target, until: lasting.optional() }),
  disengage: verb('disengage', { to: target }),
  close: verb('close', { to: target }),
  revive: verb('revive', { to: target }),
  bury: verb('bury', { to: target }),
  grant: verb('grant', { to: target, skill: words, until: lasting }),
  take: verb('take', { to: target, kind: takenKind, until: lasting }),
  mark: verb('mark', {
    target: target.optional(),
    who: anyone.optional(),
    name: markName,
    count: amount.optional(),
    until: lasting.optional(),
  }),
  unmark: verb('unmark', {
    target: target.optional(),
    who: anyone.optional(),
    name: markName,
    count: amount.optional(),
  }),
  cant: verb('cant', {
    target: target.optional(),
    who: anyone.optional(),
    what: oneOrMore(forbidden),
    by: by.optional(),
    until: lasting,
  }),
  lift: verb('lift', { target: target.optional(), who: anyone.optional(), what: oneOrMore(forbidden) }),
  can: verb('can', { to: target, what: oneOrMore(allowed), until: lasting }),
  bonus: verb('bonus', {
    attack: amount.optional(),
    lpDamage: amount.optional(),
    who: anyone.optional(),
    until: lasting,
  }),
  changeCost: verb('changeCost', {
    what: priced,
    by: amount,
    target: target.optional(),
    who: anyone.optional(),
    cards: cardFilter.optional(),
    until: lasting,
  }),
  copySkills: verb('copySkills', { from: target, to: target, kind: takenKind, until: lasting }),
  fight: verb('fight', { one: target, other: target }),
  attack: verb('attack', { to: target, target: target.optional() }),
  use: verb('use', { skill: words }),
  usual: verb('usual', {}),
  win: verb('win', { who }),
  choose: verb('choose', { target }),
  remember: verb('remember', { amount, as: words }),
  roll: verb('roll', { min: amount, max: amount, as: words.optional() }),
} as const;

/** One of the parts between which a player chooses. */
export const mode = z.strictObject({ label: words }).extend(late({ effects: () => effects }));

/** SP that an Iczer can pay. */
export const price = z.strictObject({ who, cost: amount });

const parts = flow({ condition, amount, target, price }, { effects: () => effects });

/** What decides whether effects are carried out, and how often. */
export const PARTS = {
  may: z
    .strictObject(late({ may: () => effects }))
    .extend({ who: who.optional(), cost: amount.optional(), prompt: words.optional() })
    .extend(late({ otherwise: () => z.optional(effects) })),
  if: parts.if,
  ifYouDo: parts.ifYouDo,
  oneOf: z.strictObject({
    oneOf: z.array(mode).min(2).max(6),
    choose: z.int().min(2).max(6).optional(),
    who: who.optional(),
    possible: z.literal(true).optional(),
    random: z.literal(true).optional(),
  }),
  unless: parts.unless,
  together: z.strictObject(late({ together: () => effects })),
  repeat: parts.repeat,
  later: z
    .strictObject({ later: moment, turns: z.int().min(0).max(99).optional(), times: z.int().min(1).max(20).optional() })
    .extend(late({ effects: () => effects })),
  forEach: parts.forEach,
} as const;

export const effect = z.union([z.discriminatedUnion('do', tupleOf(VERBS)), ...tupleOf(PARTS)]);
const effects = z.array(effect).min(1).max(20);

/** How often a skill runs for an Iczer. */
export const limit = z.strictObject({ times: z.int().min(1).max(99), per });

/** What a Watch Skill waits for. */
export const when = z.strictObject({
  event: happening,
  side: side.optional(),
  filter: filter.optional(),
  skills: oneOrMore(skillSource).optional(),
  name: markName.optional(),
  changes: oneOrMore(number).optional(),
  cards: cardFilter.optional(),
});

export const skill = z.strictObject({
  kind,
  when: when.optional(),
  id: words.optional(),
  name: words.optional(),
  cost: whole.optional(),
  ranked: z.boolean().optional(),
  granted: z.boolean().optional(),
  used: z.boolean().optional(),
  limit: limit.optional(),
  if: condition.optional(),
  effects,
});

const change = z.int().min(-999).max(999);
const upTo99 = z.int().min(0).max(99);
/** What a card says in a word or a number of its own, beside its skills. */
export const SAYS = {
  copies: z.strictObject({ copies: z.int().min(1).max(30) }),
  neverLocked: z.strictObject({ neverLocked: z.literal(true) }),
  revivalCost: z.strictObject({ revivalCost: upTo99 }),
  iczerAttackCost: z.strictObject({ iczerAttackCost: upTo99 }),
} as const;
const common = {
  id: cardId,
  name: words,
  text: z.string().max(600).optional(),
  skills: z.array(skill).max(8).optional(),
  copies: SAYS.copies.shape.copies.optional(),
};
const sphered = {
  ...common,
  sphere: oneOrMore(sphere),
  level: z.int().min(1).max(20),
  neverLocked: SAYS.neverLocked.shape.neverLocked.optional(),
};

/** What a unit never can do, or what never can be done to it. */
export const trait = z.strictObject({ what: oneOrMore(forbidden), by: by.optional(), if: condition.optional() });

/** What a unit may do although the rules forbid it. */
export const permission = z.strictObject({ what: oneOrMore(allowed), if: condition.optional() });

/** What a unit gains when it ranks up. */
export const rank = z.strictObject({
  level: z.int().min(1).max(99),
  hp: change.optional(),
  at: change.optional(),
  df: change.optional(),
  agi: change.optional(),
  rng: change.optional(),
});

export const CARDS = {
  unit: z.strictObject({
    ...sphered,
    type: z.literal('unit'),
    tribes: z.array(words).max(6).optional(),
    character: z.boolean().optional(),
    hp: z.int().min(1).max(999),
    at: whole,
    df: whole,
    agi: whole,
    rng: z.int().min(0).max(9),
    rank: rank.optional(),
    lp: z.int().min(1).max(9).optional(),
    also: z.array(words).min(1).max(6).optional(),
    cant: z.array(trait).min(1).max(6).optional(),
    can: z.array(permission).min(1).max(6).optional(),
    revivalCost: SAYS.revivalCost.shape.revivalCost.optional(),
    iczerAttackCost: SAYS.iczerAttackCost.shape.iczerAttackCost.optional(),
  }),
  grimoire: z.strictObject({ ...sphered, type: z.literal('grimoire') }),
  soul: z.strictObject({ ...common, type: z.literal('soul'), lp: z.int().min(1).max(9) }),
} as const;

export const card = z.discriminatedUnion('type', tupleOf(CARDS)).meta({ id: 'AlteilCard', title: 'A card of Alteil' });

/** Five Soul Cards, the one that takes LP damage first in front, and 25 others with their number of copies. */
export const deck = z.strictObject({
  souls: z.array(cardId).max(30),
  cards: z.record(cardId, z.int().min(1).max(30)),
});

publishedAs({ filter, cardFilter, amount, target, condition, effect, skill }, 'Alteil');
z.globalRegistry.add(deck, { id: 'AlteilDeck', title: 'A Card File' });

export type Filter = z.infer<typeof filter>;
export type Population = z.infer<typeof population>;
export type Amount = z.infer<typeof amount>;
export type Target = z.infer<typeof target>;
export type Condition = z.infer<typeof condition>;
export type Effect = z.infer<typeof effect>;
export type Skill = z.infer<typeof skill>;
export type Card = z.infer<typeof card>;
export type Deck = z.infer<typeof deck>;
export type Kind = z.infer<typeof kind>;
export type Trait = z.infer<typeof trait>;
export type Permission = z.infer<typeof permission>;
export type Allowed = z.infer<typeof allowed>;
export type Means = z.infer<typeof means>;
export type Priced = z.infer<typeof priced>;
export type Happening = z.infer<typeof happening>;
export type When = z.infer<typeof when>;
export type Stat = z.infer<typeof stat>;
export type Until = z.infer<typeof lasting>;
export type CardFilter = z.infer<typeof cardFilter>;
export type Pile = z.infer<typeof pile>;
export type Zone = z.infer<typeof zone>;
export type Anyone = z.infer<typeof anyone>;
export type By = z.infer<typeof by>;
export type Forbidden = z.infer<typeof forbidden>;
export type Line = z.infer<typeof line>;
export type Neighbour = z.infer<typeof neighbour>;
