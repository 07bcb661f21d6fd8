import { type Json, opponentOf, type PlayerId, type Uid } from '../../../engine/index.ts';
import { lookingThrough, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { bounds, compares, listOf, scaled, within } from '../../cards/words.ts';
import type { Amount, Condition, Filter, Population, Range, Target } from '../language/language.ts';
import { controllerOf, findBase, findUnit, resourceCount } from './board.ts';
import type { Context, LastKnown, Reader, Subject } from './context.ts';
import { isLinked } from './link.ts';
import { cardOf } from './printed.ts';
import { apOf, hpOf, keywordOf } from './values.ts';

const inRange = (context: Context, range: Range | undefined, value: () => number | null): boolean =>
  within(range, value, (amount) => amountOf(context, amount));

const nameOf = (subject: Subject): string =>
  subject.kind === 'pilot' ? (subject.card.pilot?.name ?? subject.card.name) : subject.card.name;
const traitsOf = (subject: Subject): readonly string[] =>
  subject.kind === 'pilot' ? (subject.card.pilot?.traits ?? []) : subject.card.traits;

function statOf(context: Context, subject: Subject, which: 'ap' | 'hp' | 'damage'): number | null {
  const { m, lens } = context;
  switch (subject.kind) {
    case 'unit':
      if (which === 'damage') return subject.unit.damage;
      return which === 'ap' ? apOf(m, subject.unit, lens) : hpOf(m, subject.unit, lens) - subject.unit.damage;
    case 'base':
      if (which === 'damage') return subject.base.damage;
      return which === 'ap' ? subject.card.ap : hpOf(m, subject.base, lens) - subject.base.damage;
    case 'last':
      if (which === 'damage') return subject.last.damage;
      return which === 'ap' ? subject.last.ap : subject.last.hp - subject.last.damage;
    case 'pilot':
    case 'card':
      if (which === 'damage') return null;
      return subject.kind === 'pilot' ? (subject.card.pilot?.[which] ?? null) : subject.card[which];
  }
}

/** A number of one subject, as amounts read it. */
function numberOf(
  context: Context,
  subject: Subject,
  which: 'ap' | 'hp' | 'remainingHp' | 'level' | 'cost' | 'damage',
): number {
  if (which === 'level' || which === 'cost') return subject.card[which];
  if (which === 'remainingHp') return statOf(context, subject, 'hp') ?? 0;
  if (which !== 'hp') return statOf(context, subject, which) ?? 0;
  return (statOf(context, subject, 'hp') ?? 0) + (statOf(context, subject, 'damage') ?? 0);
}

/** Whether a subject is everything that a filter asks. */
export function matches(context: Context, filter: Filter, subject: Subject): boolean {
  const { card } = subject;
  const { m, lens } = context;
  if (filter.type !== undefined) {
    const type = subject.kind === 'pilot' ? 'pilot' : card.type;
    if (!listOf(filter.type).includes(type)) return false;
  }
  if (filter.color !== undefined && (card.color === null || !listOf(filter.color).includes(card.color))) return false;
  if (filter.trait !== undefined && !listOf(filter.trait).some((trait) => traitsOf(subject).includes(trait)))
    return false;
  if (filter.name !== undefined && !listOf(filter.name).includes(nameOf(subject))) return false;
  if (filter.nameIncludes !== undefined && !nameOf(subject).includes(filter.nameIncludes)) return false;
  if (filter.card !== undefined && !listOf(filter.card).includes(card.id)) return false;
  if (filter.token !== undefined && card.token !== filter.token) return false;
  if (!inRange(context, filter.level, () => card.level) || !inRange(context, filter.cost, () => card.cost))
    return false;
  if (!inRange(context, filter.ap, () => statOf(context, subject, 'ap'))) return false;
  if (!inRange(context, filter.hp, () => statOf(context, subject, 'hp'))) return false;
  if (!inRange(context, filter.damage, () => statOf(context, subject, 'damage'))) return false;
  const rested =
    subject.kind === 'unit'
      ? subject.unit.rested
      : subject.kind === 'base'
        ? subject.base.rested
        : subject.kind === 'last'
          ? subject.last.rested
          : null;
  if (filter.state !== undefined && rested !== (filter.state === 'rested')) return false;
  if (filter.damaged !== undefined && (statOf(context, subject, 'damage') ?? 0) > 0 !== filter.damaged) return false;
  const unit = subject.kind === 'unit' ? subject.unit : null;
  if (filter.paired !== undefined) {
    const paired = subject.kind === 'last' ? subject.last.pilot !== null : unit !== null && unit.pilot !== null;
    if (paired !== filter.paired) return false;
  }
  if (filter.linked !== undefined) {
    const linked =
      subject.kind === 'last' ? subject.last.linked : unit !== null && isLinked(m, unit, lens, context.links);
    if (linked !== filter.linked) return false;
  }
  if (filter.keyword !== undefined) {
    const has =
      subject.kind === 'unit'
        ? keywordOf(m, subject.unit, filter.keyword, lens) > 0
        : subject.kind === 'base'
          ? keywordOf(m, subject.base, filter.keyword, lens) > 0
          : subject.kind === 'last'
            ? (subject.last.keywords[filter.keyword] ?? 0) > 0
            : card.keywords[filter.keyword] !== undefined;
    if (!has) return false;
  }
  const id = unit?.id ?? (subject.kind === 'base' ? subject.base.id : subject.kind === 'last' ? subject.id : null);
  if (filter.other !== undefined && (id === null || id !== context.self) !== filter.other) return false;
  const since = subject.kind === 'last' ? subject.last.since : unit?.since;
  if (filter.enteredThisTurn !== undefined && (since === m.board.turn) !== filter.enteredThisTurn) return false;
  if (filter.attacking !== undefined && (id !== null && m.board.battle?.attacker === id) !== filter.attacking)
    return false;
  if (filter.not !== undefined && matches(context, filter.not, subject)) return false;
  if (filter.anyOf === undefined) return true;
  m.work.spend(filter.anyOf.length >> 2);
  return filter.anyOf.some((one) => matches(context, one, subject));
}

/** The subject that a reference names, or null when it is gone. */
export function subjectOf(context: Context, reference: string): Subject | null {
  const { m } = context;
  const unit = findUnit(m.board, reference);
  if (unit) return { kind: 'unit', unit, card: cardOf(m, unit.card) };
  const base = findBase(m.board, reference);
  if (base) return { kind: 'base', base: base.base, card: cardOf(m, base.base.card) };
  const elsewhere = readReference(reference);
  if (elsewhere) return { kind: 'card', card: cardOf(m, elsewhere.card) };
  const known = context.vars.last as Record<string, LastKnown> | undefined;
  const last = known?.[reference];
  return last ? { kind: 'last', id: reference, last, card: cardOf(m, last.card) } : null;
}

/** Every reference in a population, in table order: own side first. */
export function population(outer: Context, { side, zone, filter }: Population): string[] {
  const context = lookingThrough(outer, filter);
  const { m, owner } = context;
  const where = zone ?? 'battle';
  const found: string[] = [];
  const fits = (subject: Subject) => filter === undefined || matches(context, filter, subject);
  for (const player of sidesOf(owner, side ?? (where === 'battle' || where === 'base' ? 'any' : 'own'))) {
    const table = m.board.players[player];
    m.looks(context.card, where === 'battle' || where === 'base' ? table.units.length : 1);
    if (where === 'battle') {
      for (const unit of table.units) if (fits({ kind: 'unit', unit, card: cardOf(m, unit.card) })) found.push(unit.id);
    } else if (where === 'base') {
      const { base } = table;
      if (base && fits({ kind: 'base', base, card: cardOf(m, base.card) })) found.push(base.id);
    } else {
      for (const card of cardsIn(context, player, where)) {
        if (fits({ kind: 'card', card: cardOf(m, card) })) found.push(refer({ zone: where, player, card }));
      }
    }
  }
  return found;
}

/** What was looked at and still lies there: the top cards of a deck or of the Shields, under those put on top since. */
export type Looked = {
  player: PlayerId;
  zone: 'deck' | 'shields';
  count: number;
  /** Cards put back on top of them. */
  above: number;
};

/** The cards that were looked at, the top one last. */
export const lookedCards = (cards: readonly string[], { count, above }: Looked): string[] =>
  cards.slice(Math.max(0, cards.length - above - count), Math.max(0, cards.length - above));

function cardsIn(context: Context, player: PlayerId, zone: string): readonly string[] {
  const table = context.m.board.players[player];
  switch (zone) {
    case 'hand': {
      const at = player === context.owner ? table.hand.indexOf(context.vars.playing as string) : -1;
      return at < 0 ? table.hand : table.hand.filter((_, index) => index !== at);
    }
    case 'trash':
    case 'deck':
    case 'shields':
    case 'removed':
    case 'limbo':
      return table[zone];
    case 'looked': {
      const looked = context.vars.looked as Looked | undefined;
      if (!looked || looked.player !== player) return [];
      return lookedCards(table[looked.zone], looked).reverse();
    }
    default:
      return [];
  }
}

/** The references a target means without a choice. For a choice: nothing. */
export function fixed(context: Context, target: Target): string[] {
  const { m, owner, self, vars } = context;
  if (typeof target === 'string') {
    switch (target) {
      case 'this':
        return self === null ? [] : [self];
      case 'thisCard': {
        const zone = (vars.cardZone as string | undefined) ?? 'limbo';
        const here = self === null ? null : (findUnit(m.board, self) ?? findBase(m.board, self)?.base);
        if (here?.card === context.card) return [here.id];
        return [refer({ zone, player: owner, card: context.card })];
      }
      case 'it':
        return (vars.it as string[] | undefined) ?? [];
      case 'cause':
        return causes(vars.cause);
      case 'causeOther':
        return causes(vars.causeOther);
      case 'attacker':
        return m.board.battle ? [m.board.battle.attacker] : [];
      case 'attackTarget':
        return m.board.battle && m.board.battle.target !== 'player' ? [m.board.battle.target] : [];
      case 'ownBase': {
        const { base } = m.board.players[owner];
        return base ? [base.id] : [];
      }
      case 'enemyBase': {
        const { base } = m.board.players[opponentOf(owner)];
        return base ? [base.id] : [];
      }
    }
  }
  if ('ref' in target) return (vars[`ref:${target.ref}`] as string[] | undefined) ?? [];
  if ('top' in target) {
    const player = sidesOf(owner, target.side ?? 'own')[0] as PlayerId;
    const cards = m.board.players[player][target.zone];
    const count = Math.min(cards.length, Math.max(0, amountOf(context, target.top)));
    return count === 0
      ? []
      : cards
          .slice(-count)
          .reverse()
          .map((card) => refer({ zone: target.zone, player, card }));
  }
  return 'all' in target ? population(context, target) : [];
}

/** What an effect was set off by: one card, or several of one moment (R21). */
const causes = (cause: Json | undefined): string[] =>
  typeof cause === 'string' ? [cause] : Array.isArray(cause) ? (cause as string[]) : [];

/** Whether a constant text with this target touches one object. */
export function touches(context: Context, target: Target, id: Uid): boolean {
  if (target === 'this') return context.self === id;
  if (typeof target === 'object' && 'all' in target) {
    const controller = controllerOf(context.m.board, id);
    const side = target.side ?? 'any';
    if (controller === null || (side !== 'any' && (side === 'own') !== (controller === context.owner))) return false;
    const subject = subjectOf(context, id);
    const zone = target.zone ?? 'battle';
    if (!subject || subject.kind !== (zone === 'battle' ? 'unit' : zone)) return false;
    return target.filter === undefined || matches(context, target.filter, subject);
  }
  return fixed(context, target).includes(id);
}

/** A whole number that an amount comes to. May be negative; whoever uses it as a quantity floors it (1-3-6). */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : workedOut(context, amount, worth);

function worth(context: Context, amount: Exclude<Amount, number>): number {
  const { m, owner } = context;
  if ('count' in amount) return scaled(population(context, amount.count).length, amount);
  if ('stat' in amount) {
    const { stat } = amount;
    const values = fixed(context, amount.of).map((reference) => {
      const subject = subjectOf(context, reference);
      return subject ? numberOf(context, subject, stat) : 0;
    });
    return scaled(
      values.reduce((sum, value) => sum + value, 0),
      amount,
    );
  }
  if ('level' in amount) return resourceCount(m.board.players[whoIs(owner, amount.level)]);
  if ('resources' in amount) {
    const side = m.board.players[whoIs(owner, amount.resources)];
    const { active, rested, exActive, exRested } = side.resources;
    if (amount.state === 'active') return active + exActive;
    return amount.state === 'rested' ? rested + exRested : active + rested + exActive + exRested;
  }
  if ('history' in amount) return m.board.players[whoIs(owner, amount.who ?? 'you')].history[amount.history] ?? 0;
  if ('eventAmount' in amount) return typeof context.vars.amount === 'number' ? context.vars.amount : 0;
  return amount.sum.reduce((sum: number, one) => sum + amountOf(context, one), 0);
}

/** An amount used as a quantity: 1 when none is given, never below 0 (1-3-6). */
export const quantityOf = (context: Context, amount: Amount | undefined): number =>
  Math.max(0, amountOf(context, amount ?? 1));

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
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
  if ('compare' in condition) {
    return compares(amountOf(context, condition.compare), condition.op, amountOf(context, condition.to));
  }
  if ('attackTarget' in condition) return m.board.battle?.declared === condition.attackTarget;
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}

/** What every compiled card gets. */
export const reader: Reader = { matches, holds, fixed, touches, amountOf };
