/** What the words of a card mean on this table: filters, populations, amounts, conditions. */
import type { Pending, PlayerId, Uid } from '../../../engine/index.ts';
import { lookingThrough, playersOf, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import type { Matches } from '../../cards/filters.ts';
import { filtering } from '../../cards/filters.ts';
import { factsOf, timesInMatch, totalOf } from '../../cards/history.ts';
import { meansOneOf } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { bounds, compares, listOf, scaled, within } from '../../cards/words.ts';
import type { Compiled } from '../language/compiled.ts';
import { totalCost } from '../language/compiled.ts';
import type {
  Amount,
  CardType,
  Condition,
  Filter,
  Population,
  Queued,
  Range,
  Shared,
  Stat,
  Taken,
  Target,
} from '../language/language.ts';
import { stat } from '../language/language.ts';
import { BIOMES, controllerOf, findObject, GREATEST, lostBiomes, sectorIn } from './board.ts';
import type { Context, M, Reader, Subject } from './context.ts';
import { lastOf, namesIn, readSector, sectorReference } from './context.ts';
import { asksThePast } from './past.ts';
import { cardOf } from './printed.ts';
import {
  attachedTo,
  attackOf,
  defenseOf,
  isRanged,
  isTouchable,
  marksOn,
  placeOf,
  terminalDamage,
  traitsOf,
} from './values.ts';

const inRange = (context: Context, range: Range | undefined, value: () => number | null): boolean =>
  within<Amount>(range, value, (amount) => amountOf(context, amount));

/** Numbers of a subject. The defense of an agent is what it has, its terminal damage what is left of that (R27). */
function numberOf({ m, lens }: Context, subject: Subject, which: Stat): number | null {
  if (subject.kind === 'sector')
    return which === 'durability' ? sectorIn(m.board, subject.player, subject.biome).durability : null;
  if (subject.kind === 'queued') {
    if (which === 'speed') return subject.entry.vars.speed as number;
    return which === 'cost' && subject.card ? totalCost(subject.card.cost) : null;
  }
  const { card } = subject;
  if (which === 'cost') return totalCost(card.cost);
  if (which === 'speed') return card.speed;
  if (card.type !== 'agent' || which === 'durability') return null;
  if (which === 'printedAttack') return card.attack;
  if (which === 'printedDefense') return card.defense;
  if (subject.kind === 'card') return which === 'attack' ? card.attack : which === 'damage' ? null : card.defense;
  if (subject.kind === 'last') {
    const { last } = subject;
    return which === 'terminal' ? Math.max(0, last.defense - last.damage) : (last[which] as number);
  }
  const { object } = subject;
  if (which === 'damage') return object.damage;
  if (which === 'terminal') return terminalDamage(m, object, lens);
  return which === 'attack' ? attackOf(m, object, lens) : defenseOf(m, object, lens);
}

const queuedAs = ({ program }: Pending): Queued =>
  program === 'advance' || program === 'attack' || program === 'defend'
    ? 'battle'
    : program === 'arrive' || program.endsWith('#play')
      ? 'card'
      : 'skill';

/** Where "here" is: where the card of the effect stands, or stood when it left (R30). */
export const hereOf = ({ m, self, vars }: Context): number | null => {
  if (self === null) return null;
  const object = findObject(m.board, self);
  return object ? placeOf(m, object) : (lastOf(vars, self)?.at ?? null);
};

/** The name of something on the table; a card in a pile has none. */
function nameOf(subject: Subject): string | null {
  switch (subject.kind) {
    case 'object':
      return subject.object.id;
    case 'last':
      return subject.last.id;
    case 'queued':
      return subject.entry.id;
    case 'sector':
      return sectorReference(subject.player, subject.biome);
    case 'card':
      return null;
  }
}

/** Whose something is; null for a card of which only the text is known. */
function whoseIs(m: M, subject: Subject): PlayerId | null {
  if (subject.kind === 'object') return controllerOf(m.board, subject.object.id);
  if (subject.kind === 'last') return subject.last.controller;
  return subject.kind === 'queued' ? subject.entry.owner : (subject.player ?? null);
}

const lostOf = (m: M, subject: Subject): boolean | null =>
  subject.kind === 'sector' ? sectorIn(m.board, subject.player, subject.biome).lost : null;

/** The card that something is, or was; a sector is none, nor is an advance, an attack or a defense on the queue. */
export const printed = (subject: Subject): Compiled | null => (subject.kind === 'sector' ? null : subject.card);

const energiesOf = (card: Compiled): string[] =>
  card.energies.length > 0
    ? [...card.energies]
    : Object.keys(card.cost).filter((kind) => kind !== 'void' && kind !== 'x');

/** Whether a subject has something in common with one of those that a target means. */
function isLike(context: Context, subject: Subject, what: Shared, target: Target): boolean {
  const own = printed(subject);
  if (own === null) return false;
  const traits = traitsAt(context, subject);
  return fixed(context, target).some((reference) => {
    const other = subjectOf(context, reference);
    const card = other && printed(other);
    if (other === null || card === null) return false;
    if (what === 'name') return card.names.some((name) => own.names.includes(name));
    if (what === 'type') return card.type === own.type;
    if (what === 'trait') return traitsAt(context, other).some((trait) => traits.includes(trait));
    return energiesOf(card).some((kind) => energiesOf(own).includes(kind));
  });
}

/** Where things are that a target means: a biome, or 0 for staging. */
export function placesOf(context: Context, target: Target): number[] {
  const { m } = context;
  return fixed(context, target).flatMap((reference) => {
    const subject = subjectOf(context, reference);
    if (subject?.kind === 'sector') return [subject.biome];
    if (subject?.kind === 'object') return [placeOf(m, subject.object)];
    return subject?.kind === 'last' ? [subject.last.at] : [];
  });
}

/** R64: a token stays one whatever it is a copy of, and no copy becomes one. */
function isToken(m: M, subject: Subject, card: Compiled): boolean {
  const thing = subject.kind === 'object' ? subject.object : subject.kind === 'last' ? subject.last : null;
  return thing?.own === undefined ? card.token : cardOf(m, thing.own).token;
}

/** R67: the traits of a card in play, of one that has left as it was, or those that are printed. */
function traitsAt({ m, lens }: Context, subject: Subject): readonly string[] {
  if (subject.kind === 'object') return traitsOf(m, subject.object, lens);
  return (subject.kind === 'last' ? subject.last.traits : undefined) ?? printed(subject)?.traits ?? [];
}

/** Where a thing in play stands, or stood when it left; a sector is its biome. */
const placeAt = (m: M, subject: Subject): number | null =>
  subject.kind === 'object'
    ? placeOf(m, subject.object)
    : subject.kind === 'last'
      ? subject.last.at
      : subject.kind === 'sector'
        ? subject.biome
        : null;

const objectOf = (subject: Subject) => (subject.kind === 'object' ? subject.object : null);

/** What stands in play, or has left it, as it was then. */
const thingOf = (subject: Subject) =>
  subject.kind === 'object' ? subject.object : subject.kind === 'last' ? subject.last : null;

type Numbers = { readonly [Which in Stat]: (context: Context, asked: Range, subject: Subject) => boolean };

const NUMBERS = Object.fromEntries(
  stat.options.map((which) => [
    which,
    (context: Context, asked: Range, subject: Subject) =>
      inRange(context, asked, () => numberOf(context, subject, which)),
  ]),
) as Numbers;

/** Whether a subject is everything that a filter asks. */
export const matches: Matches<Filter, Context, Subject> = filtering(
  {
    type: (_, asked, subject) => listOf(asked).includes(printed(subject)?.type as CardType),
    side: ({ m, owner }, asked, subject) => (asked === 'own') === (whoseIs(m, subject) === owner),
    card: (_, asked, subject) => listOf(asked).includes(printed(subject)?.id as string),
    locked: (_, asked, subject) => thingOf(subject)?.locked === asked,
    other({ self }, asked, subject) {
      const one = thingOf(subject);
      return (one === null || one.id !== self) === asked;
    },
    inPlay: (_, asked, { kind }) => (kind === 'object') === asked,
    arrivedThisTurn: ({ m }, asked, subject) => (thingOf(subject)?.since === m.board.turn) === asked,
    energy(_, asked, subject) {
      const card = printed(subject);
      return card !== null && listOf(asked).some((kind) => card.energies.includes(kind) || (card.cost[kind] ?? 0) > 0);
    },
    token(context, asked, subject) {
      const card = printed(subject);
      return card !== null && isToken(context.m, subject, card) === asked;
    },
    gear(_, asked, subject) {
      const card = printed(subject);
      return card !== null && (card.attaches === 'gear') === asked;
    },
    name(context, asked, subject) {
      const card = printed(subject);
      return card !== null && meansOneOf(context, asked, card.names);
    },
    trait: (context, asked, subject) => meansOneOf(context, asked, traitsAt(context, subject)),
    at({ m }, asked, subject) {
      const at = placeAt(m, subject);
      return at !== null && at > 0 === (asked === 'biome');
    },
    here(context, asked, subject) {
      const at = placeAt(context.m, subject);
      return (at !== null && at === hereOf(context)) === asked;
    },
    in(context, asked, subject) {
      const at = placeAt(context.m, subject);
      return at !== null && placesOf(context, asked).includes(at);
    },
    lost: ({ m }, asked, subject) => lostOf(m, subject) === asked,
    queued: (_, asked, subject) => subject.kind === 'queued' && queuedAs(subject.entry) === asked,
    attached({ m }, asked, subject) {
      const object = objectOf(subject);
      const has = object
        ? object.host !== null || attachedTo(m, object.id).length > 0
        : subject.kind === 'last' && subject.last.attached;
      return has === asked;
    },
    attacking({ m }, asked, subject) {
      const object = objectOf(subject);
      const does = object
        ? m.board.attackers.some(({ id }) => id === object.id)
        : subject.kind === 'last' && subject.last.attacking;
      return does === asked;
    },
    defended({ m }, asked, subject) {
      const object = objectOf(subject);
      return m.board.attackers.find(({ id }) => id === object?.id)?.defended === asked;
    },
    defending({ m }, asked, subject) {
      const object = objectOf(subject);
      const does = object
        ? m.board.attackers.some(({ defenders }) => defenders.includes(object.id))
        : subject.kind === 'last' && subject.last.defending;
      return does === asked;
    },
    ranged({ m, lens }, asked, subject) {
      if (subject.kind === 'object') return isRanged(m, subject.object, lens) === asked;
      if (subject.kind === 'last') return subject.last.ranged === asked;
      return subject.kind === 'card' && subject.card.ranged === asked;
    },
    ...NUMBERS,
    marked(context, { name, ...range }, subject) {
      const id = nameOf(subject);
      return inRange(context, bounds(range, 1), () => (id === null ? 0 : marksOn(context.m, id, name)));
    },
    among(context, asked, subject) {
      const id = nameOf(subject);
      return id !== null && fixed(context, asked).includes(id);
    },
    shares: (context, asked, subject) => isLike(context, subject, asked.shares, asked.with),
  },
  ({ m, card }) => m.looks(card),
);

/** The subject that a reference names, or null when it is gone. */
export function subjectOf(context: Context, reference: string): Subject | null {
  const { m } = context;
  const object = findObject(m.board, reference);
  if (object) return { kind: 'object', object, card: cardOf(m, object.card) };
  const sector = readSector(reference);
  if (sector) return { kind: 'sector', ...sector };
  const elsewhere = readReference(reference);
  if (elsewhere) return { kind: 'card', card: cardOf(m, elsewhere.card), player: elsewhere.player };
  const entry = m.state.pending.find(({ id }) => id === reference);
  if (entry) return { kind: 'queued', entry, card: entry.card === null ? null : cardOf(m, entry.card) };
  const last = lastOf(context.vars, reference);
  return last ? { kind: 'last', last, card: cardOf(m, last.card) } : null;
}

/** Every reference in a population, in table order: own side first; the queue from its top. */
export function population(outer: Context, { side, zone, filter }: Population): string[] {
  const context = lookingThrough(outer, filter);
  const { m, owner } = context;
  const where = zone ?? 'play';
  const found: string[] = [];
  const fits = (subject: Subject) => filter === undefined || matches(context, filter, subject);
  const open = where === 'play' || where === 'queue' || where === 'sectors' || where === 'removed';
  for (const player of sidesOf(owner, side ?? (open ? 'any' : 'own'))) {
    const table = m.board.players[player];
    if (where === 'play') {
      for (const object of table.objects)
        if (fits({ kind: 'object', object, card: cardOf(m, object.card) })) found.push(object.id);
    } else if (where === 'queue') {
      for (const entry of m.state.pending.filter((one) => one.queue === 'queue' && one.owner === player).reverse()) {
        if (fits({ kind: 'queued', entry, card: entry.card === null ? null : cardOf(m, entry.card) }))
          found.push(entry.id);
      }
    } else if (where === 'sectors') {
      for (const biome of BIOMES) {
        if ((isTouchable(m, player, biome) || filter?.lost === true) && fits({ kind: 'sector', player, biome }))
          found.push(sectorReference(player, biome));
      }
    } else {
      for (const card of cardsIn(context, player, where)) {
        if (fits({ kind: 'card', card: cardOf(m, card), player })) found.push(refer({ zone: where, player, card }));
      }
    }
  }
  m.looks(context.card, found.length);
  return found;
}

/** What was looked at and still lies there: the top cards of a deck, under those put on top since. */
export type Looked = {
  player: PlayerId;
  count: number;
  /** Cards put back on top of them. */
  above: number;
};

/** The cards that were looked at, the top one last. */
export const lookedCards = (cards: readonly string[], { count, above }: Looked): string[] =>
  cards.slice(Math.max(0, cards.length - above - count), Math.max(0, cards.length - above));

function cardsIn(
  context: Context,
  player: PlayerId,
  zone: 'hand' | 'cache' | 'deck' | 'looked' | 'removed',
): readonly string[] {
  const table = context.m.board.players[player];
  if (zone !== 'looked') return table[zone] ?? [];
  const looked = context.vars.looked as Looked | undefined;
  return looked && looked.player === player ? lookedCards(table.deck, looked).reverse() : [];
}

/** What the card of the effect is attached to, or was when it left (R30). */
const hostOf = ({ m, self, vars }: Context): Uid | null =>
  self === null ? null : ((findObject(m.board, self) ?? lastOf(vars, self))?.host ?? null);

/** The references a target means without a choice. For a choice: nothing. */
export function fixed(context: Context, target: Target): string[] {
  const { m, owner, self, vars } = context;
  if (typeof target === 'string') {
    switch (target) {
      case 'this':
        if (self === null && typeof vars.from === 'string')
          return [refer({ zone: vars.from, player: owner, card: context.card })];
        return self === null ? [] : [self];
      case 'host': {
        const host = hostOf(context);
        return host === null ? [] : [host];
      }
      case 'it':
      case 'each':
      case 'cause':
      case 'causeOther':
        return namesIn(vars[target]);
    }
  }
  if ('ref' in target) return (vars[`ref:${target.ref}`] as string[] | undefined) ?? [];
  if ('top' in target) {
    const player = sidesOf(owner, target.side ?? 'own')[0] as PlayerId;
    const { deck } = m.board.players[player];
    const count = Math.min(deck.length, Math.max(0, amountOf(context, target.top)));
    return count === 0
      ? []
      : deck
          .slice(-count)
          .reverse()
          .map((card) => refer({ zone: 'deck', player, card }));
  }
  if ('attachedTo' in target) {
    const hosts = fixed(context, target.attachedTo);
    const { filter } = target;
    return hosts
      .flatMap((id) => attachedTo(m, id))
      .filter((object) => !filter || matches(context, filter, { kind: 'object', object, card: cardOf(m, object.card) }))
      .map(({ id }) => id);
  }
  if ('hostOf' in target)
    return fixed(context, target.hostOf).flatMap((id) => (findObject(m.board, id) ?? lastOf(vars, id))?.host ?? []);
  if ('opposing' in target) {
    const ids = fixed(context, target.opposing);
    return m.board.attackers.flatMap(({ id, defenders }) => [
      ...(ids.includes(id) ? defenders : []),
      ...(defenders.some((one) => ids.includes(one)) ? [id] : []),
    ]);
  }
  if ('these' in target) return [...new Set(target.these.flatMap((one) => fixed(context, one)))];
  return 'all' in target ? population(context, target) : [];
}

/** How often something happened to players, with all that a card asks of it; the facts are kept where a card asks for them. */
function happened(context: Context, amount: Extract<Amount, { history: unknown }>): number {
  const { m, owner } = context;
  const { history, who, span = 'turn', filter, total } = amount;
  const players = playersOf(owner, who);
  const { past } = m.board;
  if (!asksThePast(amount)) return players.reduce((sum, one) => sum + (m.board.players[one].history[history] ?? 0), 0);
  if (past === undefined) return 0;
  if (span === 'match' && filter === undefined)
    return players.reduce((sum, one) => sum + timesInMatch(past, total ? totalOf(history) : history, one), 0);
  const facts = factsOf(past, history, span).filter(({ player, card }) => {
    if (!players.includes(player)) return false;
    const known = card === null ? undefined : m.cards.cards.get(card);
    return filter === undefined || (known !== undefined && matches(context, filter, { kind: 'card', card: known }));
  });
  return facts.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many different names, types, traits or types of energy there are among things. */
function differing(context: Context, references: readonly string[], what: Shared): number {
  const found = references.flatMap((reference) => {
    const subject = subjectOf(context, reference);
    const card = subject && printed(subject);
    if (subject === null || card === null) return [];
    if (what === 'energy') return energiesOf(card);
    return what === 'trait' ? traitsAt(context, subject) : [what === 'name' ? card.name : card.type];
  });
  return new Set(found).size;
}

/** What several numbers come to. */
const taking = (numbers: readonly number[], take: Taken = 'sum'): number =>
  numbers.length === 0
    ? 0
    : take === 'sum'
      ? numbers.reduce((sum, one) => sum + one, 0)
      : take === 'greatest'
        ? Math.max(...numbers)
        : Math.min(...numbers);

/** Whether a persistent text with this target touches a card in play, or an action on the queue. */
export function touches(context: Context, target: Target, id: Uid): boolean {
  context.m.looks(context.card);
  if (target === 'this') return context.self === id;
  if (typeof target === 'object' && 'all' in target) {
    const { m, owner } = context;
    const whose = controllerOf(m.board, id) ?? m.state.pending.find((one) => one.id === id)?.owner ?? null;
    const side = target.side ?? 'any';
    if (whose === null || (side !== 'any' && (side === 'own') !== (whose === owner))) return false;
    const subject = subjectOf(context, id);
    return subject !== null && (target.filter === undefined || matches(context, target.filter, subject));
  }
  return fixed(context, target).includes(id);
}

/** A whole number that an amount comes to (R34). May be negative; whoever uses it as a quantity floors it. */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : Math.max(-GREATEST, Math.min(GREATEST, workedOut(context, amount, worth)));

function worth(context: Context, amount: Exclude<Amount, number>): number {
  const { m, owner, vars } = context;
  if ('count' in amount) {
    const found = population(context, amount.count);
    const { different } = amount;
    return scaled(different === undefined ? found.length : differing(context, found, different), amount);
  }
  if ('stat' in amount) {
    const all = fixed(context, amount.of).map((reference) => {
      const subject = subjectOf(context, reference);
      return subject ? (numberOf(context, subject, amount.stat) ?? 0) : 0;
    });
    return scaled(taking(all, amount.take), amount);
  }
  if ('history' in amount) return scaled(happened(context, amount), amount);
  if ('counter' in amount) {
    const { of, counter } = amount;
    const whose = typeof of === 'object' && 'player' in of ? [whoIs(owner, of.player)] : fixed(context, of);
    return scaled(
      whose.reduce((sum, id) => sum + marksOn(m, id, counter), 0),
      amount,
    );
  }
  if ('noted' in amount) return scaled((vars[`number:${amount.noted}`] as number | undefined) ?? 0, amount);
  if ('did' in amount) return scaled(typeof vars.did === 'number' ? vars.did : 0, amount);
  if ('lostBiomes' in amount) return scaled(lostBiomes(m.board.players[whoIs(owner, amount.lostBiomes)]), amount);
  if ('x' in amount) return scaled(typeof vars.x === 'number' ? vars.x : 0, amount);
  if ('eventAmount' in amount) return scaled(typeof vars.amount === 'number' ? vars.amount : 0, amount);
  return amount.sum.reduce((sum: number, one) => sum + amountOf(context, one), 0);
}

/** An amount used as a quantity: 1 when none is given, never below 0. */
export const quantityOf = (context: Context, amount: Amount | undefined): number =>
  Math.max(0, amountOf(context, amount ?? 1));

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
  m.looks(context.card);
  if ('turn' in condition) return (m.board.active === owner) === (condition.turn === 'yours');
  if ('phase' in condition) return m.board.phase.startsWith(condition.phase);
  if ('count' in condition) {
    return inRange(context, bounds(condition, 1), () => population(context, condition.count).length);
  }
  if ('is' in condition) {
    const subjects = fixed(context, condition.is).map((reference) => subjectOf(context, reference));
    return (
      subjects.length > 0 &&
      subjects.every((subject) => subject !== null && matches(context, condition.filter, subject))
    );
  }
  if ('compare' in condition)
    return compares(amountOf(context, condition.compare), condition.op, amountOf(context, condition.to));
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}

/** Whether something that a reference names is what a filter asks; nothing is not. */
export function fits(context: Context, filter: Filter, reference: string | null): boolean {
  const subject = reference === null ? null : subjectOf(context, reference);
  return subject !== null && matches(context, filter, subject);
}

/** What every compiled card gets. */
export const reader: Reader = { matches, holds, touches, amountOf };
