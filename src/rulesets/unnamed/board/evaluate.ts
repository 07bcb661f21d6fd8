/** Reader filters, populations, targets, amounts and conditions of the card language. Changes nothing. */
import type { PlayerId } from '../../../engine/index.ts';
import { countersOn } from '../../../engine/index.ts';
import { isOnSide, lookingThrough, playersOf, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import { ownCard } from '../../cards/copies.ts';
import type { Matches } from '../../cards/filters.ts';
import { filtering } from '../../cards/filters.ts';
import { meansOneOf } from '../../cards/naming.ts';
import type { CardReference } from '../../cards/references.ts';
import { readReference, refer } from '../../cards/references.ts';
import { bounds, compares, listOf, scaled, within } from '../../cards/words.ts';
import type { Compiled, CompiledAbility } from '../language/compiled.ts';
import { SPELLINGS } from '../language/compiled.ts';
import type {
  Amount,
  By,
  Condition,
  Filter,
  Lanes,
  Place,
  Population,
  Range,
  Rows,
  Target,
  Who,
} from '../language/language.ts';
import type { Row, ZoneName } from './board.ts';
import { LANES, PILE_OF, ROWS, unitZone } from './board.ts';
import type { Context, Known, LastKnown, M, Party, Reader } from './context.ts';
import { departed } from './departed.ts';
import { facts, inMatch, turnsOf } from './past.ts';
import { abilityNamed, cardOf, findStanding, standingNow } from './printed.ts';
import { abilitiesOf, powerOf, tribesOf } from './values.ts';

/** Something a filter can look at: what stands in a zone, what has left one, or a card anywhere. */
export type Subject =
  | { kind: 'standing'; standing: Known; card: Compiled }
  | { kind: 'last'; last: LastKnown; card: Compiled }
  | { kind: 'card'; card: Compiled; player?: PlayerId; reference?: string };

const inRange = (context: Context, range: Range, value: () => number): boolean =>
  within(range, value, (amount) => amountOf(context, amount));

/** R15: power where it stands; as it was when it left; printed frontline power elsewhere. */
function powerAt({ m }: Context, subject: Subject): number {
  if (subject.kind === 'last') return subject.last.power;
  if (subject.kind === 'standing' && subject.standing.kind === 'unit') return powerOf(m, subject.standing);
  return subject.card.front;
}

const restAt = (subject: Subject): number => {
  if (subject.kind === 'last') return subject.last.rest;
  return subject.kind === 'standing' && subject.standing.kind === 'unit' ? subject.standing.object.rest : 0;
};

/** The turn in which a unit came, or null for what is no unit on the table. */
function sinceOf(subject: Subject): number | null {
  if (subject.card.type !== 'unit' || subject.kind === 'card') return null;
  if (subject.kind === 'last') return subject.last.since;
  return subject.standing.kind === 'unit' ? subject.standing.object.since : null;
}

/** R66: the tribes of what stands, of what has left as it was, or those that are printed. */
function tribesAt(m: M, subject: Subject): readonly string[] {
  if (subject.kind === 'standing') return tribesOf(m, subject.standing);
  return (subject.kind === 'last' ? subject.last.tribes : undefined) ?? subject.card.tribes;
}

/** The abilities of what stands, of what has left as it was, or those that a card elsewhere would have. */
function abilitiesAt(m: M, subject: Subject): readonly CompiledAbility[] {
  if (subject.kind === 'standing') return abilitiesOf(m, subject.standing);
  if (subject.kind === 'last') return subject.last.abilities.flatMap((program) => abilityNamed(m, program) ?? []);
  return subject.card.abilities.filter(({ ability }) => ability.granted !== true);
}

function statOf(context: Context, stat: 'power' | 'front' | 'back' | 'rest', subject: Subject): number {
  if (stat === 'power') return powerAt(context, subject);
  return stat === 'rest' ? restAt(subject) : subject.card[stat];
}

/** R63: a token stays one whatever it is a copy of, and no copy becomes one. */
function isToken(m: M, subject: Subject): boolean {
  if (subject.kind === 'standing') return cardOf(m, ownCard(subject.standing.object)).token;
  return subject.kind === 'last' ? subject.last.now === null : subject.card.token;
}

/** R27: whether a unit is one of the two in the combat in progress. */
function fights(m: M, id: string): boolean {
  const combat = m.running('combat');
  return combat !== null && (combat.attacker === id || combat.defender === id);
}

/** What stands in a zone, or has left one, by its name; a card elsewhere has none. */
const idOf = (subject: Subject): string | null =>
  subject.kind === 'standing' ? subject.standing.object.id : subject.kind === 'last' ? subject.last.id : null;

/** Where something stands, or stood when it left. */
type Spot = Known | LastKnown;

const spotOf = (subject: Subject): Spot | null =>
  subject.kind === 'standing' ? subject.standing : subject.kind === 'last' ? subject.last : null;

const laneOf = (at: Spot): number => ('zone' in at ? Number(at.zone[1]) : at.lane);

/** A land is in no row. */
const rowOf = (at: Spot): string | null => ('zone' in at ? (ROW_OF[at.zone] ?? null) : at.row);
const ROW_OF: Readonly<Record<ZoneName, Row>> = Object.fromEntries(
  ROWS.flatMap((row) => LANES.map((lane) => [unitZone(row, lane), row])),
);

/** Whether a subject is everything that a filter asks. */
export const matches: Matches<Filter, Context, Subject> = filtering(
  {
    type: (_, asked, { card }) => listOf(asked).includes(card.type),
    side({ owner }, asked, subject) {
      const player = subject.kind === 'card' ? subject.player : spotOf(subject)?.player;
      return player !== undefined && isOnSide(owner, asked, player);
    },
    card: (_, asked, { card }) => listOf(asked).includes(card.id),
    row(_, asked, subject) {
      const at = spotOf(subject);
      return at !== null && rowOf(at) === asked;
    },
    other({ self }, asked, subject) {
      const id = idOf(subject);
      return (id !== null && id === self) !== asked;
    },
    state: (_, asked, subject) =>
      subject.card.type === 'unit' && subject.kind !== 'card' && restAt(subject) > 0 === (asked === 'rested'),
    enteredThisTurn: ({ m }, asked, subject) => (sinceOf(subject) === m.board.turn) === asked,
    token: ({ m }, asked, subject) => isToken(m, subject) === asked,
    name: (context, asked, { card }) => meansOneOf(context, asked, card.names),
    tribe: (context, asked, subject) => meansOneOf(context, asked, tribesAt(context.m, subject)),
    lane(context, asked, subject) {
      const at = spotOf(subject);
      return at !== null && inLane(context, asked, laneOf(at));
    },
    fighting({ m }, asked, subject) {
      const id = idOf(subject);
      return (id !== null && fights(m, id)) === asked;
    },
    front: (context, asked, { card }) => inRange(context, asked, () => card.front),
    back: (context, asked, { card }) => inRange(context, asked, () => card.back),
    power: (context, asked, subject) => inRange(context, asked, () => powerAt(context, subject)),
    has({ m }, asked, subject) {
      const has = SPELLINGS[asked] ?? asked;
      return abilitiesAt(m, subject).some(({ on }) => on.includes(has));
    },
    among(context, asked, subject) {
      const name = idOf(subject) ?? (subject.kind === 'card' ? subject.reference : undefined);
      return name !== undefined && fixed(context, asked).includes(name);
    },
    marked(context, { name, ...range }, subject) {
      const id = idOf(subject);
      return inRange(context, bounds<Amount>(range, 1), () => (id === null ? 0 : countersOn(context.m, id, name)));
    },
    history(context, { word, span, ...range }, subject) {
      const id = idOf(subject);
      const times = () =>
        facts(context, word, span ?? 'turn').filter((fact) => id !== null && fact.object === id).length;
      return inRange(context, bounds<Amount>(range, 1), times);
    },
    shares: (context, asked, subject) => sharing(context, asked, subject),
  },
  ({ m, card }) => m.looks(card),
);

/** The subject that a reference names, or null when it is gone. */
export function subjectOf(context: Context, reference: string): Subject | null {
  const { m } = context;
  const standing = findStanding(m, reference);
  if (standing) return { kind: 'standing', standing, card: standing.printed };
  const elsewhere = readReference(reference);
  if (elsewhere) return { kind: 'card', card: cardOf(m, elsewhere.card), player: elsewhere.player, reference };
  const last = departed(m, reference);
  return last ? { kind: 'last', last, card: cardOf(m, last.card) } : null;
}

/** Where a card stands, or stood when it left. */
const placeOf = (m: M, id: string | null): Spot | null =>
  id === null ? null : (findStanding(m, id) ?? departed(m, id));

function inLane(context: Context, word: Lanes | undefined, lane: number): boolean {
  if (word === undefined) return true;
  if (typeof word === 'number') return word === lane;
  if (typeof word === 'string') return laneSeenFrom(placeOf(context.m, context.self), word, lane);
  if (Array.isArray(word)) return word.some((one) => inLane(context, one, lane));
  if ('chosen' in word) return context.vars[`lane:${word.chosen}`] === lane;
  return fixed(context, word.of).some((id) => laneSeenFrom(placeOf(context.m, id), word.is ?? 'this', lane));
}

function laneSeenFrom(place: Spot | null, word: 'this' | 'next' | 'other', lane: number): boolean {
  if (place === null) return false;
  const own = laneOf(place);
  return word === 'this' ? lane === own : word === 'other' ? lane !== own : Math.abs(lane - own) === 1;
}

function inRow(context: Context, word: Rows | undefined, row: string | null): boolean {
  if (word === undefined) return true;
  if (word === 'front' || word === 'back') return row === word;
  if (typeof word === 'string') return rowSeenFrom(placeOf(context.m, context.self), word, row);
  return fixed(context, word.of).some((id) => rowSeenFrom(placeOf(context.m, id), word.is ?? 'this', row));
}

function rowSeenFrom(place: Spot | null, word: 'this' | 'other', row: string | null): boolean {
  const own = place === null ? null : rowOf(place);
  return own !== null && row !== null && (row === own) === (word === 'this');
}

/** Whether something that stands in a zone belongs to a population of units or lands. */
export function belongs(context: Context, { side, zone, lane, row, filter }: Population, standing: Known): boolean {
  if (!isOnSide(context.owner, side ?? 'any', standing.player)) return false;
  if (standing.kind !== ((zone ?? 'units') === 'lands' ? 'land' : 'unit')) return false;
  if (!inLane(context, lane, standing.lane) || !inRow(context, row, standing.row)) return false;
  return filter === undefined || matches(context, filter, { kind: 'standing', standing, card: standing.printed });
}

/** The same for something that has left its zone, as it was then. */
export function belonged(context: Context, { side, lane, row, filter }: Population, last: LastKnown): boolean {
  const { m, owner } = context;
  if (!isOnSide(owner, side ?? 'any', last.player)) return false;
  if (!inLane(context, lane, laneOf(last)) || !inRow(context, row, rowOf(last))) return false;
  return filter === undefined || matches(context, filter, { kind: 'last', last, card: cardOf(m, last.card) });
}

/** The same for a card that lies in a pile. It stands in no lane and no row. */
export function reaches(context: Context, { side, lane, row, filter }: Population, named: CardReference): boolean {
  if (lane !== undefined || row !== undefined) return false;
  if (!isOnSide(context.owner, side ?? 'any', named.player)) return false;
  const { player } = named;
  const card = cardOf(context.m, named.card);
  return filter === undefined || matches(context, filter, { kind: 'card', card, player, reference: refer(named) });
}

/** Every reference in a population, in table order: own side first. */
export function population(context: Context, where: Population): string[] {
  const found: string[] = [];
  lookThrough(context, where, found);
  return found;
}

/** How many there are in a population. */
const sizeOf = (context: Context, where: Population): number => lookThrough(context, where, null);

/** Gives how many there are in a population, and puts their references into a list where one is wanted. */
function lookThrough(outer: Context, where: Population, found: string[] | null): number {
  const context = lookingThrough(outer, where.filter);
  const zone = where.zone ?? 'units';
  const count =
    zone === 'units' || zone === 'lands'
      ? lookOnTable(context, where, found)
      : lookInPiles(context, where, zone, found);
  context.m.looks(context.card, count);
  return count;
}

function lookOnTable(context: Context, where: Population, found: string[] | null): number {
  let count = 0;
  for (const player of sidesOf(context.owner, where.side ?? 'any')) {
    for (const standing of standingNow(context.m, player)) {
      if (!belongs(context, where, standing)) continue;
      count++;
      found?.push(standing.object.id);
    }
  }
  return count;
}

function lookInPiles(
  context: Context,
  { side, filter }: Population,
  zone: keyof typeof PILE_OF,
  found: string[] | null,
): number {
  const { m, owner } = context;
  const looked = zone === 'looked' ? lookedAt(context) : null;
  const base = looked?.base ?? 0;
  let count = 0;
  for (const player of looked ? [looked.player] : sidesOf(owner, side ?? 'own')) {
    const pile = m.board.players[player][PILE_OF[zone]];
    if (filter === undefined && found === null) {
      count += Math.max(0, pile.length - base);
      continue;
    }
    for (let at = base; at < pile.length; at++) {
      // Of what is looked at the top card comes first.
      const card = pile[looked ? pile.length - 1 - (at - base) : at] as string;
      const reference = refer({ zone, player, card });
      if (filter !== undefined && !matches(context, filter, { kind: 'card', card: cardOf(m, card), player, reference }))
        continue;
      count++;
      found?.push(reference);
    }
  }
  return count;
}

/** What is being looked at: whose cards, where they were, and how many of an outer look lie beneath them. */
export type Looked = {
  player: PlayerId;
  zone: 'deck' | 'poolDeck' | 'protection';
  base: number;
};

/** Every look of the effect in progress that is not over, the latest last. */
export const looksOf = ({ vars }: Context): Looked[] => (vars.looked as Looked[] | undefined) ?? [];

/** What "looked" means: the cards of the latest look. */
export const lookedAt = (context: Context): Looked | null => looksOf(context).at(-1) ?? null;

/** The players that a "who" means. */
export const playersIn = ({ owner, vars }: Context, who: Who | undefined): PlayerId[] =>
  who === 'them' ? (vars.them === undefined ? [] : [vars.them as PlayerId]) : playersOf(owner, who);

/** Whether something came about in a way, and by a card, that `by` asks for. Nothing that is asked for may be unknown. */
export function cameBy(context: Context, { means, side, filter }: By, by: Party): boolean {
  if (means !== undefined && (by.means === undefined || !listOf(means).includes(by.means))) return false;
  if (side !== undefined && (by.player === null || !isOnSide(context.owner, side, by.player))) return false;
  if (filter === undefined) return true;
  const subject = by.card === null ? null : subjectOf(context, by.card);
  return subject !== null && matches(context, filter, subject);
}

/** The references a target means without a choice. For a choice: nothing. */
export function fixed(context: Context, target: Target): string[] {
  const { m, owner, self, vars } = context;
  if (typeof target === 'string') {
    switch (target) {
      case 'this':
        if (self !== null && (findStanding(m, self) || departed(m, self))) return [self];
        return typeof vars.here === 'string' ? [vars.here] : [];
      case 'it':
        return (vars.it as string[] | undefined) ?? [];
      case 'cause':
        return typeof vars.cause === 'string' ? [vars.cause] : [];
      case 'other':
        return (vars.other as string[] | undefined) ?? [];
      case 'source':
        return typeof vars.source === 'string' ? [vars.source] : [];
      case 'each':
        return typeof vars.each === 'string' ? [vars.each] : [];
      case 'killed':
        return (vars.killed as string[] | undefined) ?? [];
      case 'attacker':
        return m.board.attack ? [m.board.attack.attacker] : [];
      case 'defender':
        return m.board.attack?.target ? [m.board.attack.target] : [];
    }
  }
  if ('ref' in target) return (vars[`ref:${target.ref}`] as string[] | undefined) ?? [];
  if ('top' in target) {
    const player = sidesOf(owner, target.side ?? 'own')[0] as PlayerId;
    const cards = m.board.players[player][PILE_OF[target.zone]];
    const count = Math.min(cards.length, Math.max(0, amountOf(context, target.top)));
    if (count === 0) return [];
    return cards
      .slice(-count)
      .reverse()
      .map((card) => refer({ zone: target.zone, player, card }));
  }
  return 'all' in target ? population(context, target) : [];
}

/** The unit zones that a place means, as seen from the card that speaks, empty or not. */
export function placesOf(context: Context, place: Place | undefined): ZoneName[] {
  return LANES.flatMap((lane) =>
    ROWS.flatMap((row) =>
      inLane(context, place?.lane, lane) && inRow(context, place?.row, row) ? [unitZone(row, lane)] : [],
    ),
  );
}

/** A whole number that an amount comes to. May be negative; whoever uses it as a quantity floors it. */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : workedOut(context, amount, worth);

function worth(context: Context, amount: Exclude<Amount, number>): number {
  if ('count' in amount) return scaled(sizeOf(context, amount.count), amount);
  if ('stat' in amount) {
    const subjects = fixed(context, amount.of).flatMap((reference) => subjectOf(context, reference) ?? []);
    const numbers = subjects.map((subject) => statOf(context, amount.stat, subject));
    return scaled(TAKEN[amount.take ?? 'sum'](numbers), amount);
  }
  if ('eventAmount' in amount) return scaled((context.vars.amount as number | undefined) ?? 0, amount);
  if ('sum' in amount) return TAKEN.sum(amount.sum.map((one) => amountOf(context, one)));
  if ('remembered' in amount) return scaled(Number(context.vars[`number:${amount.remembered}`] ?? 0), amount);
  if ('did' in amount) return scaled((context.vars.did as number | undefined) ?? 0, amount);
  if ('distinct' in amount) return scaled(differing(context, amount), amount);
  if ('counter' in amount) {
    const { of } = amount;
    const bearers = typeof of === 'object' && 'player' in of ? [whoIs(context.owner, of.player)] : fixed(context, of);
    return scaled(TAKEN.sum(bearers.map((id) => countersOn(context.m, id, amount.counter))), amount);
  }
  return scaled(TAKEN.sum(playersIn(context, amount.who).map((player) => happened(context, amount, player))), amount);
}

const TAKEN = {
  sum: (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0),
  highest: (numbers: readonly number[]) => Math.max(0, ...numbers),
  lowest: (numbers: readonly number[]) => (numbers.length === 0 ? 0 : Math.min(...numbers)),
} as const;

type Telling = Extract<Amount, { distinct: unknown }>['distinct'];

/** What a card has of something by which cards are told apart. */
function told(m: M, subject: Subject, what: Telling): readonly (string | number)[] {
  if (what === 'tribe') return tribesAt(m, subject);
  if (what === 'name') return [subject.card.name];
  const at = spotOf(subject);
  return at === null ? [] : [laneOf(at)];
}

function differing(context: Context, { distinct, of }: Extract<Amount, { distinct: unknown }>): number {
  const subjects = fixed(context, of).flatMap((reference) => subjectOf(context, reference) ?? []);
  return new Set(subjects.flatMap((subject) => told(context.m, subject, distinct))).size;
}

/** R60: whether a card has a tribe, the name or the lane in common with one of certain cards. */
function sharing(context: Context, { what, with: others }: NonNullable<Filter['shares']>, subject: Subject): boolean {
  const own = what === 'name' ? subject.card.names : told(context.m, subject, what);
  return fixed(context, others).some((reference) => {
    const other = subjectOf(context, reference);
    return other !== null && told(context.m, other, what).some((one) => (own as readonly unknown[]).includes(one));
  });
}

/** R28: how often something has happened with cards of a player. */
function happened(
  context: Context,
  { history, span, filter }: Extract<Amount, { history: unknown }>,
  player: PlayerId,
) {
  if (span === 'match') return inMatch(context, history, player);
  const found = facts(context, history, span ?? 'turn').filter((fact) => {
    if (fact.player !== player) return false;
    if (filter === undefined) return true;
    const { m } = context;
    const known = fact.object === null ? null : subjectOf(context, fact.object);
    const subject =
      known ?? (fact.card === null ? null : ({ kind: 'card', card: cardOf(m, fact.card), player } as const));
    return subject !== null && matches(context, filter, subject);
  });
  return found.length;
}

/** An amount used as a quantity: 1 when none is given, never below 0. */
export const quantityOf = (context: Context, amount: Amount | undefined): number =>
  Math.max(0, amountOf(context, amount ?? 1));

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
  m.looks(context.card);
  if ('turn' in condition) {
    const { turn, every } = condition;
    if ((m.board.active === owner) !== (turn === 'yours')) return false;
    return every === undefined || turnsOf(m, m.board.active) % every === 0;
  }
  if ('count' in condition) {
    return inRange(context, bounds<Amount>(condition, 1), () => sizeOf(context, condition.count));
  }
  if ('is' in condition) {
    const subjects = fixed(context, condition.is).map((reference) => subjectOf(context, reference));
    return (
      subjects.length > 0 &&
      subjects.every((subject) => subject !== null && matches(context, condition.filter, subject))
    );
  }
  if ('combat' in condition) {
    const result = m.board.attack?.result;
    if (!result) return false;
    if (condition.combat === 'tie') return result.winner === null;
    return condition.combat === 'won' ? result.winner === context.self : result.losers.includes(context.self ?? '');
  }
  if ('compare' in condition)
    return compares(amountOf(context, condition.compare), condition.op, amountOf(context, condition.to));
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}

/** What every compiled card gets. */
export const reader: Reader = { holds, belongs, amountOf, cameBy, placesOf };
