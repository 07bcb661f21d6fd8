/**
 * A chart of what a text can be by a grammar (Earley's method): all its meanings at once, in time that does not grow with how often
 * a text could be read otherwise, whatever calls itself in the grammar. Nothing is predicted that cannot begin with the next token.
 */
import type { WordSort } from '../../engine/index.ts';
import type { RuleSort } from './word-sorts.ts';
import { sortWithin } from './word-sorts.ts';

/** A piece of a grammar: the number of a kind of part, or, below 0, that of a terminal: `~terminal`. */
export type Piece = number;

/** What a rule makes of its parts: of those so far and one more, and at the end of all. `undefined` where it is no reading. */
export interface Rule<V> {
  of: Piece;
  parts: readonly Piece[];
  /** What there is before the first part. */
  start: V;
  add(so: V, part: V): V | undefined;
  end(so: V): readonly V[];
  /** Whether it takes a word at least, though each of its parts may be nothing. */
  isSolid?: boolean;
  /** Of what sort its words are. */
  sort?: RuleSort;
  /** Whether it is only read, and never said. */
  isHeard?: boolean;
}

/** A value that a part of a text can mean. */
export interface Reading<V> {
  value: V;
}

export interface Token {
  text: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
}

/** What a text is matched with: which terminals stand at a token, and how many tokens each takes. */
export interface Terminals<V> {
  at(place: number): readonly { terminal: number; length: number; value: V }[];
  length: number;
}

/** Rules, and what is known of them before any text is read. */
export class Grammar<V> {
  readonly rules: Rule<V>[] = [];
  readonly #byKind: Rule<V>[][] = [];
  #made: Tables<V> | null = null;

  /** A new kind of part, without rules. */
  kind(): Piece {
    this.#byKind.push([]);
    return this.#byKind.length - 1;
  }

  add(rule: Rule<V>): void {
    this.#made = null;
    this.rules.push(rule);
    this.#byKind[rule.of]?.push(rule);
  }

  /** Gives the rules of a kind a sort that have none. */
  sortAll(kind: Piece, sort: RuleSort): void {
    for (const rule of this.#byKind[kind] ?? []) rule.sort ??= sort;
  }

  tables(): Tables<V> {
    this.#made ??= tablesOf(this.rules, this.#byKind.length);
    return this.#made;
  }
}

interface Tables<V> {
  /** Each place in each rule is a state; a rule's begin at its first. */
  first: readonly number[];
  ruleOf: Int32Array;
  /** The piece after a state; `END` at the end of a rule. */
  next: Int32Array;
  nullable: readonly boolean[];
  /** The terminals with which a kind of part can begin. */
  firsts: readonly ReadonlySet<number>[];
  /** Which rules of a kind can begin with a terminal. */
  rulesFor(kind: Piece, terminal: number): readonly number[];
  /** With which terminals the rest of a rule can begin, and whether it can be nothing. */
  restOf(state: number): Rest;
  rules: readonly Rule<V>[];
  /** The rules of each kind. */
  byKind: readonly (readonly number[])[];
}

interface Rest {
  begins: ReadonlySet<number>;
  isNothing: boolean;
}

const END = 2 ** 30;

function tablesOf<V>(rules: readonly Rule<V>[], kinds: number): Tables<V> {
  const first: number[] = [];
  const next: number[] = [];
  const ruleOf: number[] = [];
  const byKind: number[][] = Array.from({ length: kinds }, () => []);
  rules.forEach(({ of, parts }, at) => {
    first.push(next.length);
    for (const part of [...parts, END]) {
      next.push(part);
      ruleOf.push(at);
    }
    byKind[of]?.push(at);
  });
  const nullable: boolean[] = Array.from({ length: kinds }, () => false);
  const firsts = Array.from({ length: kinds }, () => new Set<number>());
  /** With what a rule can begin, as far as is known; true when it can be nothing. */
  const beginnings = (parts: readonly Piece[], found: Set<number>): boolean => {
    for (const part of parts) {
      if (part < 0) {
        found.add(~part);
        return false;
      }
      for (const terminal of firsts[part] ?? []) found.add(terminal);
      if (!nullable[part]) return false;
    }
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const { of, parts, isSolid = false } of rules) {
      const found = firsts[of] as Set<number>;
      const before = found.size;
      const isNothing = beginnings(parts, found);
      if (found.size > before || (isNothing && !isSolid && !nullable[of])) changed = true;
      if (isNothing && !isSolid) nullable[of] = true;
    }
  }
  const ruleFirsts: (ReadonlySet<number> | undefined)[] = [];
  const firstsOf = (rule: number): ReadonlySet<number> => {
    let found = ruleFirsts[rule];
    if (found === undefined) {
      const begins = new Set<number>();
      beginnings(rules[rule]?.parts ?? [], begins);
      found = begins;
      ruleFirsts[rule] = found;
    }
    return found;
  };
  const known = new Map<number, readonly number[]>();
  const rulesFor = (kind: Piece, terminal: number): readonly number[] => {
    const key = terminal * kinds + kind;
    let found = known.get(key);
    if (found === undefined) {
      found = (byKind[kind] ?? []).filter((at) => firstsOf(at).has(terminal));
      known.set(key, found);
    }
    return found;
  };
  const rests: (Rest | undefined)[] = [];
  const restOf = (state: number): Rest => {
    let rest = rests[state];
    if (rest === undefined) {
      const rule = ruleOf[state] as number;
      const begins = new Set<number>();
      const isNothing = beginnings(rules[rule]?.parts.slice(state - (first[rule] as number)) ?? [], begins);
      rest = { begins, isNothing };
      rests[state] = rest;
    }
    return rest;
  };
  return {
    first,
    next: Int32Array.from(next),
    ruleOf: Int32Array.from(ruleOf),
    nullable,
    firsts,
    rulesFor,
    restOf,
    rules,
    byKind,
  };
}

/** The states after one token. */
interface Column {
  states: number[];
  origins: number[];
  has: Set<number>;
  /** Which of them wait for a kind of part. */
  waiting: Map<Piece, number[]>;
  /** Where the parts begin that end here. */
  ended: Map<Piece, number[]>;
  /** By which rules each of them can be read, by its kind and its beginning (`kind * columns + beginning`). */
  by: Map<number, number[]>;
  /** The terminals that stand here. */
  heads: readonly number[];
  /** The kinds of parts that were looked for here. */
  predicted: Set<Piece>;
}

export interface Chart {
  /** As far as anything reaches. */
  columns: readonly (Column | undefined)[];
  /** How many columns a chart of the whole text has. */
  width: number;
  /** The last place that something reaches. */
  reached: number;
  /** How many states the chart holds. */
  size: number;
  /** Whether it has been given up, being too large. */
  isCut: boolean;
}

export interface Filling {
  /** A chart that has more states is given up. */
  most: number;
  /** Whether there are states, too, that the next token doesn't continue. */
  all?: boolean;
}

/** Fills a chart for a text that should begin with a part of one of some kinds. */
export function fill<V>(
  grammar: Grammar<V>,
  starts: readonly Piece[],
  text: Terminals<V>,
  { most, all = false }: Filling,
): Chart {
  const tables = grammar.tables();
  const { first, next, ruleOf, nullable, rulesFor, restOf, rules } = tables;
  const width = text.length + 1;
  const columns: (Column | undefined)[] = [];
  let count = 0;
  let reached = 0;
  const columnAt = (at: number): Column => {
    let column = columns[at];
    if (column === undefined) {
      column = {
        states: [],
        origins: [],
        has: new Set(),
        waiting: new Map(),
        ended: new Map(),
        by: new Map(),
        heads: (at < text.length ? text.at(at) : []).map(({ terminal }) => terminal),
        predicted: new Set(),
      };
      columns[at] = column;
    }
    return column;
  };
  const put = (at: number, state: number, origin: number) => {
    const column = columnAt(at);
    const key = state * width + origin;
    if (column.has.has(key)) return;
    if (!all) {
      const { begins, isNothing } = restOf(state);
      if (!isNothing && !column.heads.some((terminal) => begins.has(terminal))) return;
    }
    column.has.add(key);
    column.states.push(state);
    column.origins.push(origin);
    count++;
  };
  const predict = (kind: Piece, at: number) => {
    const { predicted, heads } = columnAt(at);
    if (predicted.has(kind)) return;
    predicted.add(kind);
    for (const terminal of heads) {
      for (const rule of rulesFor(kind, terminal)) put(at, first[rule] as number, at);
    }
  };
  for (const start of starts) predict(start, 0);
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at];
    if (column === undefined) continue;
    const { states, origins, waiting, ended, by } = column;
    const here = at < text.length ? text.at(at) : [];
    for (let one = 0; one < states.length; one++) {
      if (count > most) return { columns, width, reached, size: count, isCut: true };
      const state = states[one] as number;
      const origin = origins[one] as number;
      const piece = next[state] as number;
      if (piece === END) {
        // What is nothing is passed over where it is waited for.
        if (origin === at) continue;
        const rule = ruleOf[state] as number;
        const { of } = rules[rule] as Rule<V>;
        const others = by.get(of * width + origin);
        if (others) {
          others.push(rule);
          continue;
        }
        by.set(of * width + origin, [rule]);
        const from = ended.get(of);
        if (from) from.push(origin);
        else ended.set(of, [origin]);
        const before = columnAt(origin);
        for (const other of before.waiting.get(of) ?? []) {
          put(at, (before.states[other] as number) + 1, before.origins[other] as number);
        }
      } else if (piece < 0) {
        for (const { terminal, length } of here) {
          if (~piece !== terminal) continue;
          reached = Math.max(reached, at + length);
          put(at + length, state + 1, origin);
        }
      } else {
        const others = waiting.get(piece);
        if (others) others.push(one);
        else waiting.set(piece, [one]);
        if (at < text.length) predict(piece, at);
        if (nullable[piece]) put(at, state + 1, origin);
      }
    }
  }
  return { columns, width, reached, size: count, isCut: false };
}

/** Where a text can end that begins with a part of one of some kinds, and which of them it then is. */
export function endsOf(starts: readonly Piece[], { columns }: Chart): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>();
  columns.forEach((column, at) => {
    const kinds = starts.filter((start) => column?.ended.get(start)?.includes(0));
    if (kinds.length > 0) found.set(at, kinds);
  });
  return found;
}

/** Terminals that could stand at a place, in a row. */
export interface ExpectedRow {
  terminals: readonly number[];
  /** Of what sort the words are, but for numbers and names. */
  sort: WordSort | null;
  /** Whether only wordings say so that are read and never said. */
  isHeard: boolean;
}

/**
 * The terminals that could stand at a place of a chart, after what stands before it: each as a row of those that then have to
 * follow, up to where there is a choice. The chart has `all` states, and ends there.
 */
export function expectedAt<V>(
  grammar: Grammar<V>,
  starts: readonly Piece[],
  { columns }: Chart,
  at: number,
): ExpectedRow[] {
  const { next, first, nullable, byKind, ruleOf, rules } = grammar.tables();
  const found = new Map<string, ExpectedRow>();
  const seen = new Set<number>();
  const lookInto = (kind: Piece, outer: WordSort | null, isHeard: boolean) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    for (const rule of byKind[kind] ?? []) look(first[rule] as number, outer, isHeard);
  };
  const look = (state: number, outer: WordSort | null, isWithinHeard: boolean) => {
    const rule = rules[ruleOf[state] as number] as Rule<V>;
    const sort = sortWithin(rule.sort, outer);
    const isHeard = isWithinHeard || rule.isHeard === true;
    for (let place = state; ; place++) {
      const piece = next[place] as number;
      if (piece === END) return;
      if (piece < 0) {
        const terminals: number[] = [];
        for (let one = place; (next[one] as number) < 0; one++) terminals.push(~(next[one] as number));
        const before = found.get(terminals.join());
        if (before === undefined) found.set(terminals.join(), { terminals, sort, isHeard });
        else if (before.isHeard && !isHeard) found.set(terminals.join(), { terminals, sort, isHeard });
        return;
      }
      lookInto(piece, sort, isHeard);
      if (!nullable[piece]) return;
    }
  };
  // What is said is looked into before what is only read.
  if (at === 0) for (const start of starts) lookInto(start, null, false);
  const { states = [] } = columns[at] ?? {};
  const isHeardAt = (state: number) => rules[ruleOf[state] as number]?.isHeard === true;
  for (const state of states) if (!isHeardAt(state)) look(state, null, false);
  for (const state of states) if (isHeardAt(state)) look(state, null, false);
  return [...found.values()];
}

/** What a kind of part means that is read from `from` to `to`. */
export interface Meanings<V> {
  /** The readings, at most so many. */
  readings: readonly Reading<V>[];
  /** Whether there were more. */
  isMore: boolean;
}

/** Parts stand within parts no deeper than this. */
const MOST_DEEP = 300;

/** How what is read is told apart and narrowed down. */
export interface Judging<V> {
  /** A text that tells a value from others. */
  key(value: V): string;
  /** Which readings of a part stay where there are several. */
  narrow(kind: Piece, readings: readonly Reading<V>[], from: number, to: number): readonly Reading<V>[];
  /** How many readings of one part are kept. */
  most: number;
  /** The work that may still be done, of which each reading takes something. */
  effort: { readonly left: number; took(units: number): void };
}

/** So many characters of what tells readings apart are one unit of work. */
const CHARACTERS = 64;

/** Readings that differ from one another; a single one is not asked for what tells it from others. */
class Different<V> {
  readonly all: Reading<V>[] = [];
  readonly #judging: Judging<V>;
  #keys: Set<string> | null = null;

  constructor(judging: Judging<V>) {
    this.#judging = judging;
  }

  #key(value: V): string {
    const key = this.#judging.key(value);
    this.#judging.effort.took(Math.ceil(key.length / CHARACTERS));
    return key;
  }

  /** Whether it is another one than those that are there. */
  isNew(value: V): boolean {
    const [first] = this.all;
    if (first === undefined) return true;
    if (this.all.length === 1 && first.value === value) return false;
    this.#keys ??= new Set([this.#key(first.value)]);
    const key = this.#key(value);
    if (this.#keys.has(key)) return false;
    this.#keys.add(key);
    return true;
  }
}

/** Everything that a part of a filled chart means. */
export function meanings<V>(
  grammar: Grammar<V>,
  chart: Chart,
  text: Terminals<V>,
  judging: Judging<V>,
): {
  of(kind: Piece, from: number, to: number): Meanings<V>;
  /** Whether what is read by a rule means anything. */
  isMeant(rule: number, from: number, to: number): boolean;
} {
  const { first, next, nullable, rules, byKind } = grammar.tables();
  const { columns, width: size } = chart;
  const { narrow, most, effort } = judging;
  let isMore = false;
  let depth = 0;
  const known = new Map<number, readonly Reading<V>[]>();
  const partial = new Map<number, readonly Reading<V>[]>();
  const underway = new Set<number>();
  const nameOf = (what: number, from: number, to: number): number => (what * size + from) * size + to;

  const collect = (into: Different<V>, value: V | undefined) => {
    if (value === undefined) return;
    effort.took(1);
    if (into.all.length >= most || effort.left <= 0) {
      isMore = true;
      return;
    }
    if (into.isNew(value)) into.all.push({ value });
  };

  /** What the parts of a rule mean up to one of its states. */
  function so(rule: number, dot: number, from: number, to: number): readonly Reading<V>[] {
    const { start, add } = rules[rule] as Rule<V>;
    if (dot === 0) return from === to ? [{ value: start }] : [];
    const state = (first[rule] as number) + dot;
    const name = nameOf(state, from, to);
    const found = partial.get(name);
    if (found) return found;
    const into = new Different<V>(judging);
    const piece = next[state - 1] as number;
    const join = (middle: number, parts: readonly Reading<V>[]) => {
      for (const before of so(rule, dot - 1, from, middle)) {
        for (const part of parts) collect(into, add(before.value, part.value));
      }
    };
    const isThere = (middle: number) =>
      dot === 1 ? middle === from : columns[middle]?.has.has((state - 1) * size + from);
    if (piece < 0) {
      for (let middle = to - 1; middle >= from; middle--) {
        const hit = text.at(middle).find(({ terminal, length }) => terminal === ~piece && middle + length === to);
        const isHere = hit !== undefined && isThere(middle);
        if (isHere) join(middle, [{ value: hit.value }]);
        // Only names take more than one token.
        if (isHere && middle === to - 1 && text.at(middle).every(({ length }) => length === 1)) break;
      }
    } else {
      if (nullable[piece] && isThere(to)) join(to, nothing(piece));
      for (const middle of columns[to]?.ended.get(piece) ?? []) {
        if (middle >= from && isThere(middle)) join(middle, of(piece, middle, to));
      }
    }
    partial.set(name, into.all);
    return into.all;
  }

  function of(kind: Piece, from: number, to: number): readonly Reading<V>[] {
    const name = nameOf(kind, from, to);
    const found = known.get(name);
    if (found) return found;
    // What would mean itself means nothing new.
    if (underway.has(name)) return [];
    if (depth >= MOST_DEEP) {
      isMore = true;
      return [];
    }
    depth++;
    underway.add(name);
    const into = new Different<V>(judging);
    for (const rule of columns[to]?.by.get(kind * size + from) ?? []) {
      const { parts, end } = rules[rule] as Rule<V>;
      for (const { value } of so(rule, parts.length, from, to)) for (const made of end(value)) collect(into, made);
    }
    underway.delete(name);
    depth--;
    const made = into.all.length > 1 ? narrow(kind, into.all, from, to) : into.all;
    known.set(name, made);
    return made;
  }

  const nothings = new Map<Piece, readonly Reading<V>[]>();
  /** What a part means that is not there. */
  function nothing(kind: Piece): readonly Reading<V>[] {
    const found = nothings.get(kind);
    if (found) return found;
    nothings.set(kind, []);
    const into = new Different<V>(judging);
    for (const at of byKind[kind] ?? []) {
      const { parts, start, add, end, isSolid = false } = rules[at] as Rule<V>;
      if (isSolid || !parts.every((part) => part >= 0 && nullable[part])) continue;
      let all: V[] = [start];
      for (const part of parts) {
        all = all.flatMap((before) =>
          nothing(part).flatMap(({ value }) => {
            const more = add(before, value);
            return more === undefined ? [] : [more];
          }),
        );
      }
      for (const value of all) for (const made of end(value)) collect(into, made);
    }
    nothings.set(kind, into.all);
    return into.all;
  }

  return {
    of: (kind, from, to) => ({ readings: of(kind, from, to), isMore }),
    isMeant: (rule, from, to) => {
      const { parts, end } = rules[rule] as Rule<V>;
      return so(rule, parts.length, from, to).some(({ value }) => end(value).length > 0);
    },
  };
}
