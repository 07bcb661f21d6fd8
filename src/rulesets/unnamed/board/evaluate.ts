/** Reader filters, populations, targets, amounts and conditions of the card language. Changes nothing. */
import type { PlayerId } from '../../../engine/index.ts';
import { lookingThrough, sidesOf, workedOut } from '../../cards/context.ts';
import { bounds, compares, listOf, scaled, within } from '../../cards/words.ts';
import { type Compiled, type CompiledAbility, SPELLINGS } from '../language/compiled.ts';
import type {
  Amount,
  Condition,
  Filter,
  LaneWord,
  Place,
  Population,
  Range,
  RowWord,
  Target,
} from '../language/language.ts';
import { findStanding, LANES, PILE_OF, ROWS, type Standing, standingOf, unitZone, type ZoneName } from './board.ts';
import {
  type CardReference,
  type Context,
  type LastKnown,
  type M,
  type Reader,
  readReference,
  refer,
} from './context.ts';
import { departed } from './departed.ts';
import { abilityNamed, cardOf } from './printed.ts';
import { abilitiesOf, powerOf } from './values.ts';

/** Something a filter can look at: what stands in a zone, what has left one, or a card anywhere. */
export type Subject =
  | { kind: 'standing'; standing: Standing; card: Compiled }
  | { kind: 'last'; last: LastKnown; card: Compiled }
  | { kind: 'card'; card: Compiled };

const inRange = (context: Context, range: Range | undefined, value: () => number): boolean =>
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

/** The abilities of what stands, of what has left as it was, or those that a card elsewhere would have. */
function abilitiesAt(m: M, subject: Subject): readonly CompiledAbility[] {
  if (subject.kind === 'standing') return abilitiesOf(m, subject.standing);
  if (subject.kind === 'last') return subject.last.abilities.flatMap((program) => abilityNamed(m, program) ?? []);
  return subject.card.abilities.filter(({ ability }) => ability.granted !== true);
}

function rowAt(subject: Subject): string | null {
  if (subject.kind === 'standing') return subject.standing.row;
  if (subject.kind !== 'last') return null;
  return subject.last.zone.startsWith('f') ? 'front' : subject.last.zone.startsWith('b') ? 'back' : null;
}

function statOf(context: Context, stat: 'power' | 'front' | 'back' | 'rest', subject: Subject): number {
  if (stat === 'power') return powerAt(context, subject);
  return stat === 'rest' ? restAt(subject) : subject.card[stat];
}

/** R27: whether a unit is one of the two in the combat in progress. */
function fights(m: M, id: string): boolean {
  const combat = m.running('combat');
  return combat !== null && (combat.attacker === id || combat.defender === id);
}

/** Whether a subject is everything that a filter asks. */
export function matches(context: Context, filter: Filter, subject: Subject): boolean {
  const { m } = context;
  const { card } = subject;
  m.looks(context.card);
  if (filter.type !== undefined && !listOf(filter.type).includes(card.type)) return false;
  if (filter.tribe !== undefined && !listOf(filter.tribe).some((tribe) => card.tribes.includes(tribe))) return false;
  if (filter.name !== undefined && !listOf(filter.name).includes(card.name)) return false;
  if (filter.card !== undefined && !listOf(filter.card).includes(card.id)) return false;
  if (filter.token !== undefined && card.token !== filter.token) return false;
  if (!inRange(context, filter.power, () => powerAt(context, subject))) return false;
  if (!inRange(context, filter.front, () => card.front) || !inRange(context, filter.back, () => card.back))
    return false;
  const standing = subject.kind === 'standing' ? subject.standing : null;
  if (filter.state !== undefined) {
    if (card.type !== 'unit' || subject.kind === 'card') return false;
    if (restAt(subject) > 0 !== (filter.state === 'rested')) return false;
  }
  if (filter.row !== undefined && rowAt(subject) !== filter.row) return false;
  const id = standing?.object.id ?? (subject.kind === 'last' ? subject.last.id : null);
  if (filter.other !== undefined && (id === null || id !== context.self) !== filter.other) return false;
  if (filter.enteredThisTurn !== undefined && (sinceOf(subject) === m.board.turn) !== filter.enteredThisTurn)
    return false;
  if (filter.fighting !== undefined) {
    if ((id !== null && fights(m, id)) !== filter.fighting) return false;
  }
  if (filter.has !== undefined) {
    const has = SPELLINGS[filter.has] ?? filter.has;
    if (!abilitiesAt(m, subject).some(({ on }) => on.includes(has))) return false;
  }
  if (filter.not !== undefined && matches(context, filter.not, subject)) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => matches(context, one, subject));
}

/** The subject that a reference names, or null when it is gone. */
export function subjectOf(context: Context, reference: string): Subject | null {
  const { m } = context;
  const standing = findStanding(m.board, reference);
  if (standing) return { kind: 'standing', standing, card: cardOf(m, standing.object.card) };
  const elsewhere = readReference(reference);
  if (elsewhere) return { kind: 'card', card: cardOf(m, elsewhere.card) };
  const last = departed(m, reference);
  return last ? { kind: 'last', last, card: cardOf(m, last.card) } : null;
}

/** The zone of the card that speaks, also when it has just left it. */
function ownPlace(context: Context): { lane: number; row: string | null } | null {
  const { m, self } = context;
  if (self === null) return null;
  const standing = findStanding(m.board, self);
  if (standing) return { lane: standing.lane, row: standing.row };
  const zone = departed(m, self)?.zone;
  if (zone === undefined) return null;
  return { lane: Number(zone[1]), row: zone[0] === 'f' ? 'front' : zone[0] === 'b' ? 'back' : null };
}

function inLane(context: Context, word: LaneWord | undefined, lane: number): boolean {
  if (word === undefined) return true;
  if (typeof word === 'number') return word === lane;
  const own = ownPlace(context)?.lane;
  if (own === undefined) return false;
  return word === 'this' ? lane === own : word === 'other' ? lane !== own : Math.abs(lane - own) === 1;
}

function inRow(context: Context, word: RowWord | undefined, row: string | null): boolean {
  if (word === undefined) return true;
  if (word === 'front' || word === 'back') return row === word;
  const own = ownPlace(context)?.row ?? null;
  return own !== null && row !== null && (row === own) === (word === 'this');
}

/** Whether something that stands in a zone belongs to a population of units or lands. */
export function belongs(context: Context, { side, zone, lane, row, filter }: Population, standing: Standing): boolean {
  const { m, owner } = context;
  if (!sidesOf(owner, side ?? 'any').includes(standing.player)) return false;
  if (standing.kind !== ((zone ?? 'units') === 'lands' ? 'land' : 'unit')) return false;
  if (!inLane(context, lane, standing.lane) || !inRow(context, row, standing.row)) return false;
  return (
    filter === undefined ||
    matches(context, filter, { kind: 'standing', standing, card: cardOf(m, standing.object.card) })
  );
}

/** The same for something that has left its zone, as it was then. */
export function belonged(context: Context, { side, lane, row, filter }: Population, last: LastKnown): boolean {
  const { m, owner } = context;
  const subject: Subject = { kind: 'last', last, card: cardOf(m, last.card) };
  if (!sidesOf(owner, side ?? 'any').includes(last.player)) return false;
  if (!inLane(context, lane, Number(last.zone[1])) || !inRow(context, row, rowAt(subject))) return false;
  return filter === undefined || matches(context, filter, subject);
}

/** The same for a card that lies in a pile. It stands in no lane and no row. */
export function reaches(context: Context, { side, lane, row, filter }: Population, named: CardReference): boolean {
  if (lane !== undefined || row !== undefined) return false;
  if (!sidesOf(context.owner, side ?? 'any').includes(named.player)) return false;
  return filter === undefined || matches(context, filter, { kind: 'card', card: cardOf(context.m, named.card) });
}

/** Every reference in a population, in table order: own side first. */
export function population(outer: Context, where: Population): string[] {
  const context = lookingThrough(outer, where.filter);
  const { m, owner } = context;
  const zone = where.zone ?? 'units';
  const found: string[] = [];
  if (zone === 'units' || zone === 'lands') {
    for (const player of sidesOf(owner, where.side ?? 'any')) {
      for (const standing of standingOf(m.board, player)) {
        if (belongs(context, where, standing)) found.push(standing.object.id);
      }
    }
    m.looks(context.card, found.length);
    return found;
  }
  const { filter } = where;
  const looked = zone === 'looked' ? lookedAt(context) : null;
  for (const player of looked ? [looked.player] : sidesOf(owner, where.side ?? 'own')) {
    const cards = m.board.players[player][PILE_OF[zone]].slice(looked?.base ?? 0);
    if (looked) cards.reverse();
    for (const card of cards) {
      if (filter === undefined || matches(context, filter, { kind: 'card', card: cardOf(m, card) })) {
        found.push(refer({ pile: zone, player, card }));
      }
    }
  }
  m.looks(context.card, found.length);
  return found;
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

/** The references a target means without a choice. For a choice: nothing. */
export function fixed(context: Context, target: Target): string[] {
  const { m, owner, self, vars } = context;
  if (typeof target === 'string') {
    switch (target) {
      case 'this':
        if (self !== null && (findStanding(m.board, self) || departed(m, self))) return [self];
        return typeof vars.here === 'string' ? [vars.here] : [];
      case 'it':
        return (vars.it as string[] | undefined) ?? [];
      case 'cause':
        return typeof vars.cause === 'string' ? [vars.cause] : [];
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
      .map((card) => refer({ pile: target.zone, player, card }));
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
  if ('count' in amount) return scaled(population(context, amount.count).length, amount);
  if ('stat' in amount) {
    const subjects = fixed(context, amount.of).flatMap((reference) => subjectOf(context, reference) ?? []);
    return scaled(
      subjects.reduce((sum, subject) => sum + statOf(context, amount.stat, subject), 0),
      amount,
    );
  }
  if ('eventAmount' in amount) return typeof context.vars.amount === 'number' ? context.vars.amount : 0;
  return amount.sum.reduce((sum: number, one) => sum + amountOf(context, one), 0);
}

/** An amount used as a quantity: 1 when none is given, never below 0. */
export const quantityOf = (context: Context, amount: Amount | undefined): number =>
  Math.max(0, amountOf(context, amount ?? 1));

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
  m.looks(context.card);
  if ('turn' in condition) return (m.board.active === owner) === (condition.turn === 'yours');
  if ('count' in condition) {
    return inRange(context, bounds<Amount>(condition, 1), () => population(context, condition.count).length);
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

/** What every compiled card gets. */
export const reader: Reader = { holds, belongs, amountOf };
