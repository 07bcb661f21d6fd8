import type { Json, PlayerId, Uid } from '../../../engine/index.ts';
import { countersOn, opponentOf } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { lookingThrough, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import type { Matches } from '../../cards/filters.ts';
import { filtering } from '../../cards/filters.ts';
import { factsOf, timesInMatch, totalOf } from '../../cards/history.ts';
import { meansOneOf } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { bounds, compares, listOf, scaled, within } from '../../cards/words.ts';
import type {
  Amount,
  Condition,
  Filter,
  Keyword,
  Party,
  Pile,
  Population,
  Range,
  Stat,
  Target,
} from '../language/language.ts';
import { controllerOf, findBase, findUnit, resourceCount, unitOfPilot } from './board.ts';
import type { Context, LastKnown, Other, Reader, Subject } from './context.ts';
import { standing } from './in-play.ts';
import { duringHolds, isLinked } from './link.ts';
import { asksThePast, HISTORY, turnsOf } from './past.ts';
import { abilityNamed, cardOf, modifiersOn, printedAbilities, printedOnBase } from './printed.ts';
import { apOf, hpOf, keywordOf, traitsOf } from './values.ts';

const inRange = (context: Context, range: Range | undefined, value: () => number | null): boolean =>
  within(range, value, (amount) => amountOf(context, amount));

const nameOf = (subject: Subject): string =>
  subject.kind === 'pilot' ? (subject.card.pilot?.name ?? subject.card.name) : subject.card.name;
const namesOf = (subject: Subject): readonly string[] =>
  subject.card.alsoNamed.length === 0 ? [nameOf(subject)] : [nameOf(subject), ...subject.card.alsoNamed];

/** The traits of a subject: those of now in play, those it had where it left, and otherwise those printed (R62). */
function traitsAt({ m, lens }: Context, subject: Subject): readonly string[] {
  switch (subject.kind) {
    case 'unit':
      return traitsOf(m, subject.unit, lens);
    case 'base':
      return traitsOf(m, subject.base, lens);
    case 'last':
      return subject.last.traits ?? subject.card.traits;
    case 'pilot':
      return subject.card.pilot?.traits ?? [];
    case 'card':
      return subject.card.traits;
  }
}

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
function numberOf(context: Context, subject: Subject, which: Stat): number {
  if (which === 'level' || which === 'cost') return subject.card[which];
  if (which === 'printedAp' || which === 'printedHp') {
    const [of, key] = [
      subject.kind === 'pilot' ? subject.card.pilot : subject.card,
      which === 'printedAp' ? 'ap' : 'hp',
    ];
    return of?.[key as 'ap' | 'hp'] ?? 0;
  }
  if (which === 'remainingHp') return statOf(context, subject, 'hp') ?? 0;
  if (which !== 'hp') return statOf(context, subject, which) ?? 0;
  return (statOf(context, subject, 'hp') ?? 0) + (statOf(context, subject, 'damage') ?? 0);
}

/** The id of an object in play, or of one that was; null for a card elsewhere. */
function idOf(subject: Subject): Uid | null {
  switch (subject.kind) {
    case 'unit':
      return subject.unit.id;
    case 'base':
      return subject.base.id;
    case 'last':
      return subject.id;
    default:
      return null;
  }
}

/** Whether an object is, or was, rested; null for what can't be. */
function isRested(subject: Subject): boolean | null {
  switch (subject.kind) {
    case 'unit':
      return subject.unit.rested;
    case 'base':
      return subject.base.rested;
    case 'last':
      return subject.last.rested;
    default:
      return null;
  }
}

const hasKeyword = (context: Context, asked: Keyword | Keyword[], subject: Subject): boolean =>
  listOf(asked).some((keyword) => hasOne(context, keyword, subject));

function hasOne({ m, lens }: Context, keyword: Keyword, subject: Subject): boolean {
  switch (subject.kind) {
    case 'unit':
      return keywordOf(m, subject.unit, keyword, lens) > 0;
    case 'base':
      return keywordOf(m, subject.base, keyword, lens) > 0;
    case 'last':
      return (subject.last.keywords[keyword] ?? 0) > 0;
    default:
      return subject.card.keywords[keyword] !== undefined;
  }
}

/** Whether a subject is everything that a filter asks. */
export const matches: Matches<Filter, Context, Subject> = filtering(
  {
    type(_, asked, { kind, card }) {
      const type = kind === 'pilot' ? 'pilot' : card.type;
      return typeof asked === 'string' ? asked === type : asked.includes(type);
    },
    color: (context, asked, { card: { color } }) => color !== null && meansOneOf(context, asked, [color]),
    trait(context, asked, subject) {
      return meansOneOf(context, asked, traitsAt(context, subject));
    },
    name: (context, asked, subject) => meansOneOf(context, asked, namesOf(subject)),
    nameIncludes: (_, asked, subject) => namesOf(subject).some((name) => name.includes(asked)),
    card: (_, asked, { card }) => listOf(asked).includes(card.id),
    token: (_, asked, { card }) => card.token === asked,
    level: (context, asked, { card }) => inRange(context, asked, () => card.level),
    cost: (context, asked, { card }) => inRange(context, asked, () => card.cost),
    ap: (context, asked, subject) => inRange(context, asked, () => statOf(context, subject, 'ap')),
    hp: (context, asked, subject) => inRange(context, asked, () => statOf(context, subject, 'hp')),
    damage: (context, asked, subject) => inRange(context, asked, () => statOf(context, subject, 'damage')),
    state: (_, asked, subject) => isRested(subject) === (asked === 'rested'),
    damaged: (context, asked, subject) => (statOf(context, subject, 'damage') ?? 0) > 0 === asked,
    paired: (_, asked, subject) =>
      (subject.kind === 'last'
        ? subject.last.pilot !== null
        : subject.kind === 'unit' && subject.unit.pilot !== null) === asked,
    linked: ({ m, lens, links }, asked, subject) =>
      (subject.kind === 'last'
        ? subject.last.linked
        : subject.kind === 'unit' && isLinked(m, subject.unit, lens, links)) === asked,
    keyword: hasKeyword,
    other({ self }, asked, subject) {
      const id = idOf(subject);
      return (id === null || id !== self) === asked;
    },
    enteredThisTurn({ m }, asked, subject) {
      const since = subject.kind === 'last' ? subject.last.since : subject.kind === 'unit' ? subject.unit.since : null;
      return (since === m.board.turn) === asked;
    },
    attacking({ m }, asked, subject) {
      const id = idOf(subject);
      return (id !== null && m.board.battle?.attacker === id) === asked;
    },
    battling: (context, asked, subject) => isBattling(context, idOf(subject), asked),
    spokenOf(context, asked, subject) {
      const id = idOf(subject);
      return id !== null && fixed(context, asked).includes(id);
    },
    inPlay: (_, asked, { kind }) => (kind === 'unit' || kind === 'base') === asked,
    pilot(context, asked, subject) {
      const pilot =
        subject.kind === 'last'
          ? subject.last.pilot
          : subject.kind === 'unit' && subject.unit.pilot
            ? subject.unit.pilot.card
            : null;
      return pilot !== null && matches(context, asked, { kind: 'pilot', card: cardOf(context.m, pilot) });
    },
    unit: (context, asked, subject) =>
      subject.kind === 'pilot' &&
      subject.unit !== undefined &&
      matches(context, asked, { kind: 'unit', unit: subject.unit, card: cardOf(context.m, subject.unit.card) }),
    ability: (context, asked, subject) => timingsOfSubject(context, subject).includes(asked),
    marked(context, asked, subject) {
      const id = idOf(subject);
      return id !== null && isMarked(context, id, asked);
    },
  },
  (context, { anyOf }) => context.m.work.spend((anyOf?.length ?? 0) >> 2),
);

/** Whether an object bears as many counters of a name as are asked for: at least one where no number is given. */
const isMarked = (context: Context, id: Uid, { name, ...range }: NonNullable<Filter['marked']>): boolean =>
  within(
    bounds<number>(range, 1),
    () => countersOn(context.m, id, name),
    (number) => number,
  );

/** Whether an object fights in the battle in progress, against something that fits. */
function isBattling(context: Context, id: Uid | null, asked: boolean | Filter): boolean {
  const { battle } = context.m.board;
  const against =
    !battle || id === null
      ? null
      : id === battle.attacker
        ? battle.target
        : id === battle.target
          ? battle.attacker
          : null;
  if (typeof asked === 'boolean') return (against !== null) === asked;
  const other = against === null || against === 'player' ? null : subjectOf(context, against);
  return other !== null && matches(context, asked, other);
}

/** When the abilities work that a card has now, those that constant texts give aside. */
function timingsOfSubject({ m, lens }: Context, subject: Subject): readonly string[] {
  if (subject.kind === 'last') return subject.card.abilities.flatMap(({ timings }) => timings);
  if (subject.kind !== 'unit' && subject.kind !== 'base')
    return subject.card.abilities.flatMap(({ timings, ability }) => (ability.granted ? [] : timings));
  const own =
    subject.kind === 'unit'
      ? printedAbilities(m, subject.unit).filter((source) => duringHolds(m, subject.unit, source, lens))
      : printedOnBase(m, subject.base);
  const given = modifiersOn(m, subject.kind === 'unit' ? subject.unit.id : subject.base.id).flatMap(({ effect }) =>
    effect.kind === 'ability' ? (abilityNamed(m, effect.ability) ?? []) : [],
  );
  return [...own, ...given].flatMap(({ timings }) => timings);
}

/** The subject that a reference names, or null when it is gone. */
export function subjectOf(context: Context, reference: string): Subject | null {
  const { m } = context;
  const unit = findUnit(m.board, reference);
  if (unit) return { kind: 'unit', unit, card: cardOf(m, unit.card) };
  const base = findBase(m.board, reference);
  if (base) return { kind: 'base', base: base.base, card: cardOf(m, base.base.card) };
  const piloted = unitOfPilot(m.board, reference);
  if (piloted?.pilot) return { kind: 'pilot', card: cardOf(m, piloted.pilot.card), unit: piloted };
  const elsewhere = readReference(reference);
  if (elsewhere) return { kind: 'card', card: cardOf(m, elsewhere.card) };
  const known = context.vars.last as Record<string, LastKnown> | undefined;
  const last = known?.[reference];
  return last ? { kind: 'last', id: reference, last, card: cardOf(m, last.card) } : null;
}

/** Every reference in a population, in table order: own side first. */
export function population(outer: Context, asked: Population): string[] {
  const context = lookingThrough(outer, asked.filter);
  const all = asked.among === undefined ? everywhere(context, asked) : amongThem(context, asked);
  const { highest, lowest } = asked;
  if (highest !== undefined) return extreme(context, all, highest, Math.max);
  return lowest === undefined ? all : extreme(context, all, lowest, Math.min);
}

/** Those of a list whose number is the greatest, or the least, of them. */
function extreme(context: Context, all: string[], stat: Stat, which: (...numbers: number[]) => number): string[] {
  const numbers = all.map((reference) => {
    const subject = subjectOf(context, reference);
    return subject ? numberOf(context, subject, stat) : 0;
  });
  const sought = which(...numbers);
  return all.filter((_, at) => numbers[at] === sought);
}

/** Those of what an effect already speaks of that are on a side and fit a filter, wherever they are. */
function amongThem(context: Context, { among, side = 'any', filter }: Population): string[] {
  const { m, owner } = context;
  return fixed(context, among as Target).filter((reference) => {
    const subject = subjectOf(context, reference);
    const whose =
      controllerOf(m.board, reference) ??
      readReference(reference)?.player ??
      (subject?.kind === 'last' ? subject.last.owner : null);
    m.looks(context.card);
    if (!subject || (side !== 'any' && (side === 'own') !== (whose === owner))) return false;
    return filter === undefined || matches(context, filter, subject);
  });
}

/** How many cards a count comes to: cards of one name, or copies of one card, count once where it says so. */
function counted(context: Context, asked: Population): number {
  const all = population(context, asked);
  if (asked.unique === undefined) return all.length;
  const keys = all.map((reference) => {
    const subject = subjectOf(context, reference);
    return subject ? (asked.unique === 'name' ? nameOf(subject) : subject.card.id) : reference;
  });
  return new Set(keys).size;
}

const ON_TABLE: readonly string[] = ['battle', 'base', 'play', 'pilots'];
const isPlay = (zone: string): boolean => ON_TABLE.includes(zone);

function everywhere(context: Context, { side, zone, filter }: Population): string[] {
  const { m, owner } = context;
  const where = zone ?? 'battle';
  const found: string[] = [];
  const fits = (subject: Subject) => filter === undefined || matches(context, filter, subject);
  for (const player of sidesOf(owner, side ?? (isPlay(where) ? 'any' : 'own'))) {
    const table = m.board.players[player];
    m.looks(context.card, isPlay(where) ? table.units.length : 1);
    if (where === 'battle' || where === 'play') {
      for (const { id, unit, card } of ofPlayer(standing(m), player))
        if (unit && fits({ kind: 'unit', unit, card })) found.push(id);
    }
    if (where === 'base' || where === 'play') {
      const { base } = table;
      if (base && fits({ kind: 'base', base, card: cardOf(m, base.card) })) found.push(base.id);
    } else if (where === 'pilots') {
      for (const unit of table.units)
        if (unit.pilot && fits({ kind: 'pilot', card: cardOf(m, unit.pilot.card), unit })) found.push(unit.pilot.id);
    } else if (where !== 'battle') {
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
  zone: Pile;
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
    case 'hand':
    case 'trash': {
      const { playing, cardZone = 'hand' } = context.vars;
      const at = player === context.owner && zone === cardZone ? table[zone].indexOf(playing as string) : -1;
      return at < 0 ? table[zone] : table[zone].filter((_, index) => index !== at);
    }
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
  if ('pilotOf' in target) return fixed(context, target.pilotOf).flatMap((id) => pilotOf(context, id) ?? []);
  return 'all' in target ? population(context, target) : [];
}

/** The Pilot of a Unit: under it, or where it went with it. */
function pilotOf(context: Context, id: string): string | null {
  const { m, vars } = context;
  const unit = findUnit(m.board, id);
  if (unit) return unit.pilot?.id ?? null;
  const last = (vars.last as Record<string, LastKnown> | undefined)?.[id];
  if (!last || last.pilot === null) return null;
  const zone = typeof last.to === 'string' ? (last.to.startsWith('deck') ? 'deck' : last.to) : 'trash';
  const card = last.pilot;
  const player = ([last.owner, opponentOf(last.owner)] as const).find((one) =>
    m.board.players[one][zone as 'trash'].includes(card),
  );
  return player === undefined ? null : refer({ zone, player, card });
}

/** Whether the other party of a rule or an event is one that a text speaks of. */
export function isParty(context: Context, { side = 'any', filter }: Party, other: Other): boolean {
  if (side !== 'any' && (other.owner === null || (side === 'own') !== (other.owner === context.owner))) return false;
  if (filter === undefined) return true;
  const known = other.reference === null ? null : subjectOf(context, other.reference);
  const card = known || other.card === null ? null : cardOf(context.m, other.card);
  const subject: Subject | null = known ?? (card ? { kind: 'card', card } : null);
  return subject !== null && matches(context, filter, subject);
}

/** What an effect was set off by: one card, or several of one moment (R21). */
const causes = (cause: Json | undefined): string[] =>
  typeof cause === 'string' ? [cause] : Array.isArray(cause) ? (cause as string[]) : [];

/** Whether a constant text with this target touches one object. */
export function touches(context: Context, target: Target, id: Uid): boolean {
  if (target === 'this') return context.self === id;
  if (typeof target === 'object' && 'all' in target) {
    const named = readReference(id);
    if (named) return named.zone === target.zone && fixed(context, target).includes(id);
    const controller = controllerOf(context.m.board, id);
    const side = target.side ?? 'any';
    if (controller === null || (side !== 'any' && (side === 'own') !== (controller === context.owner))) return false;
    const subject = subjectOf(context, id);
    const zone = target.zone ?? 'battle';
    if (!subject || (zone !== 'play' && subject.kind !== (zone === 'battle' ? 'unit' : zone))) return false;
    return target.filter === undefined || matches(context, target.filter, subject);
  }
  return fixed(context, target).includes(id);
}

/** A whole number that an amount comes to. May be negative; whoever uses it as a quantity floors it (1-3-6). */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : workedOut(context, amount, worth);

function worth(context: Context, amount: Exclude<Amount, number>): number {
  const { m, owner } = context;
  if ('count' in amount) return scaled(counted(context, amount.count), amount);
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
  if ('level' in amount) return scaled(resourceCount(m.board.players[whoIs(owner, amount.level)]), amount);
  if ('resources' in amount) {
    const side = m.board.players[whoIs(owner, amount.resources)];
    const { active, rested, exActive, exRested } = side.resources;
    const [plain, ex] = [amount.ex !== true, amount.ex !== false];
    let number = 0;
    if (amount.state !== 'rested') number += (plain ? active : 0) + (ex ? exActive : 0);
    if (amount.state !== 'active') number += (plain ? rested : 0) + (ex ? exRested : 0);
    return scaled(number, amount);
  }
  if ('players' in amount) return scaled(sidesOf(owner, amount.players).length, amount);
  if ('history' in amount && asksThePast(amount)) return scaled(remembered(context, amount), amount);
  if ('counter' in amount)
    return scaled(
      fixed(context, amount.of).reduce((sum, id) => sum + countersOn(m, id, amount.counter), 0),
      amount,
    );
  if ('history' in amount)
    return scaled(m.board.players[whoIs(owner, amount.who ?? 'you')].history[amount.history] ?? 0, amount);
  if ('eventAmount' in amount) return scaled(typeof context.vars.amount === 'number' ? context.vars.amount : 0, amount);
  if ('did' in amount) return scaled(typeof context.vars.did === 'number' ? context.vars.did : 0, amount);
  const added = amount.sum.reduce<number>((sum, one) => sum + amountOf(context, one), 0);
  return scaled(added, amount);
}

/** How often, or how much of, something has happened within a span. */
function remembered(context: Context, asked: HistoryAmount): number {
  const { history, who, span = 'turn', filter, of, by, source, total } = asked;
  const { m, owner } = context;
  const { past } = m.board;
  if (!past) return 0;
  const word = HISTORY[history];
  const player = whoIs(owner, who ?? 'you');
  if (span === 'match') return timesInMatch(past, total ? totalOf(word) : word, player);
  const ids = of === undefined ? null : fixed(context, of);
  const facts = factsOf(past, word, span).filter(
    (fact) =>
      (ids === null ? fact.player === player : fact.object !== null && ids.includes(fact.object)) &&
      (by === undefined || (by === 'damage' ? fact.damage === true : fact.by === by)) &&
      (source === undefined ||
        (fact.source !== undefined &&
          isParty(context, source, { owner: fact.source.player, reference: null, card: fact.source.card }))) &&
      (filter === undefined ||
        (fact.card !== null && matches(context, filter, { kind: 'card', card: cardOf(m, fact.card) }))),
  );
  m.looks(context.card, facts.length);
  return total || history === 'drawn' ? facts.reduce((sum, { amount }) => sum + amount, 0) : facts.length;
}

type HistoryAmount = Extract<Amount, { history: unknown }>;

/** An amount used as a quantity: 1 when none is given, never below 0 (1-3-6). */
export const quantityOf = (context: Context, amount: Amount | undefined): number =>
  Math.max(0, amountOf(context, amount ?? 1));

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
  if ('turn' in condition) {
    const player = whoIs(owner, condition.turn === 'yours' ? 'you' : 'opponent');
    if (m.board.active !== player) return false;
    return condition.every === undefined || turnsOf(m.board, player) % condition.every === 0;
  }
  if ('count' in condition) {
    return inRange(context, bounds<Amount>(condition, 1), () => counted(context, condition.count));
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
  if ('exPaid' in condition) return context.vars.exPaid === true;
  if ('attackTarget' in condition) {
    const { battle } = m.board;
    if (condition.now !== true) return battle?.declared === condition.attackTarget;
    return battle !== null && (battle.target === 'player') === (condition.attackTarget === 'player');
  }
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}

/** What every compiled card gets. */
export const reader: Reader = { matches, holds, fixed, touches, amountOf, isParty };
