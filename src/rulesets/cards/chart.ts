/**
 * A chart of what a text can be by a grammar (Earley's method): all its meanings at once, in time that does not grow with how often
 * a text could be read otherwise, whatever calls itself in the grammar. Nothing is predicted that cannot begin with the next token.
 */

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
}

/** A value of a part with the text that tells it from others. */
export interface Reading<V> {
  value: V;
  key: string;
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
  const ruleFirsts = rules.map(({ parts }) => {
    const found = new Set<number>();
    beginnings(parts, found);
    return found;
  });
  const known = new Map<number, readonly number[]>();
  const rulesFor = (kind: Piece, terminal: number): readonly number[] => {
    const key = terminal * kinds + kind;
    let found = known.get(key);
    if (found === undefined) {
      found = (byKind[kind] ?? []).filter((at) => ruleFirsts[at]?.has(terminal));
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
}

export interface Chart {
  columns: readonly Column[];
  /** The last place that something reaches. */
  reached: number;
  /** How many states the chart holds. */
  size: number;
  /** Whether it has been given up, being too large. */
  isCut: boolean;
}

/**
 * Fills a chart for a text that should be of one kind. It is given up when it has more than `most` states. States that the next token
 * doesn't continue are left out, unless `all` are asked for.
 */
export function fill<V>(grammar: Grammar<V>, start: Piece, text: Terminals<V>, most: number, all = false): Chart {
  const tables = grammar.tables();
  const { first, next, ruleOf, nullable, rulesFor, restOf, rules } = tables;
  const size = text.length + 1;
  const columns: Column[] = Array.from({ length: size }, () => ({
    states: [],
    origins: [],
    has: new Set(),
    waiting: new Map(),
    ended: new Map(),
  }));
  let count = 0;
  let reached = 0;
  const heads = Array.from({ length: size }, (_, at) =>
    (at < text.length ? text.at(at) : []).map(({ terminal }) => terminal),
  );
  const goesOn = (state: number, at: number): boolean => {
    const { begins, isNothing } = restOf(state);
    if (isNothing) return true;
    for (const terminal of heads[at] as number[]) if (begins.has(terminal)) return true;
    return false;
  };
  const put = (at: number, state: number, origin: number) => {
    const column = columns[at] as Column;
    const key = state * size + origin;
    if (column.has.has(key)) return;
    if (!all && !goesOn(state, at)) return;
    column.has.add(key);
    column.states.push(state);
    column.origins.push(origin);
    count++;
  };
  const predict = (kind: Piece, at: number, seen: Set<number>) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    for (const terminal of heads[at] as number[]) {
      for (const rule of rulesFor(kind, terminal)) put(at, first[rule] as number, at);
    }
  };
  const seen = columns.map(() => new Set<number>());
  predict(start, 0, seen[0] as Set<number>);
  for (let at = 0; at < size; at++) {
    const { states, origins, waiting, ended } = columns[at] as Column;
    const here = at < text.length ? text.at(at) : [];
    for (let one = 0; one < states.length; one++) {
      if (count > most) return { columns, reached, size: count, isCut: true };
      const state = states[one] as number;
      const origin = origins[one] as number;
      const piece = next[state] as number;
      if (piece === END) {
        // What is nothing is passed over where it is waited for.
        if (origin === at) continue;
        const { of } = rules[ruleOf[state] as number] as Rule<V>;
        const from = ended.get(of) ?? [];
        if (from.includes(origin)) continue;
        from.push(origin);
        ended.set(of, from);
        const before = columns[origin] as Column;
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
        if (at < text.length) predict(piece, at, seen[at] as Set<number>);
        if (nullable[piece]) put(at, state + 1, origin);
      }
    }
  }
  return { columns, reached, size: count, isCut: false };
}

/** The terminals that could stand at a place of a chart, after what stands before it. */
export function expectedAt<V>(grammar: Grammar<V>, start: Piece, { columns }: Chart, at: number): Set<number> {
  const { next, firsts, nullable } = grammar.tables();
  const found = new Set<number>();
  const look = (state: number) => {
    for (let place = state; ; place++) {
      const piece = next[place] as number;
      if (piece === END) return;
      if (piece < 0) {
        found.add(~piece);
        return;
      }
      for (const terminal of firsts[piece] ?? []) found.add(terminal);
      if (!nullable[piece]) return;
    }
  };
  if (at === 0) for (const terminal of firsts[start] ?? []) found.add(terminal);
  for (const state of columns[at]?.states ?? []) look(state);
  return found;
}

/** What a kind of part means that is read from `from` to `to`. */
export interface Meanings<V> {
  /** The readings, at most so many. */
  readings: readonly Reading<V>[];
  /** Whether there were more. */
  isMore: boolean;
}

/** How what is read is told apart and narrowed down. */
export interface Judging<V> {
  key(value: V): string;
  /** Which readings of a part stay where there are several. */
  narrow(kind: Piece, readings: readonly Reading<V>[], from: number, to: number): readonly Reading<V>[];
  /** How many readings of one part are kept, and how many steps are made in all. */
  most: number;
  steps: number;
}

/** Everything that a part of a filled chart means. */
export function meanings<V>(
  grammar: Grammar<V>,
  chart: Chart,
  text: Terminals<V>,
  judging: Judging<V>,
): (kind: Piece, from: number, to: number) => Meanings<V> {
  const tables = grammar.tables();
  const { first, next, nullable, rules } = tables;
  const { columns } = chart;
  const size = columns.length;
  const { key, narrow, most } = judging;
  let steps = 0;
  let isMore = false;
  const byKind = new Map<Piece, number[]>();
  rules.forEach(({ of }, at) => {
    const known = byKind.get(of);
    if (known) known.push(at);
    else byKind.set(of, [at]);
  });
  const known = new Map<string, readonly Reading<V>[]>();
  const partial = new Map<string, readonly Reading<V>[]>();
  const underway = new Set<string>();

  const collect = (into: Map<string, Reading<V>>, value: V | undefined) => {
    if (value === undefined) return;
    const name = key(value);
    if (into.has(name)) return;
    if (into.size >= most || steps > judging.steps) {
      isMore = true;
      return;
    }
    steps++;
    into.set(name, { value, key: name });
  };

  /** What the parts of a rule mean up to one of its states. */
  function so(rule: number, dot: number, from: number, to: number): readonly Reading<V>[] {
    const { start, add } = rules[rule] as Rule<V>;
    if (dot === 0) return from === to ? [{ value: start, key: '' }] : [];
    const state = (first[rule] as number) + dot;
    const name = `${state},${from},${to}`;
    const found = partial.get(name);
    if (found) return found;
    const into = new Map<string, Reading<V>>();
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
        if (hit && isThere(middle)) join(middle, [{ value: hit.value, key: '' }]);
        // Only what stands in quotes takes more than one token.
        if (middle === to - 1 && text.at(middle).every(({ length }) => length === 1) && hit) break;
      }
    } else {
      if (nullable[piece] && isThere(to)) join(to, nothing(piece));
      for (const middle of columns[to]?.ended.get(piece) ?? []) {
        if (middle >= from && isThere(middle)) join(middle, of(piece, middle, to));
      }
    }
    const made = [...into.values()];
    partial.set(name, made);
    return made;
  }

  function of(kind: Piece, from: number, to: number): readonly Reading<V>[] {
    const name = `${kind},${from},${to}`;
    const found = known.get(name);
    if (found) return found;
    // What would mean itself means nothing new.
    if (underway.has(name)) return [];
    underway.add(name);
    const into = new Map<string, Reading<V>>();
    for (const rule of byKind.get(kind) ?? []) {
      const { parts, end } = rules[rule] as Rule<V>;
      const last = (first[rule] as number) + parts.length;
      if (from !== to && !columns[to]?.has.has(last * size + from)) continue;
      for (const { value } of so(rule, parts.length, from, to)) for (const made of end(value)) collect(into, made);
    }
    underway.delete(name);
    const all = [...into.values()];
    const made = all.length > 1 ? narrow(kind, all, from, to) : all;
    known.set(name, made);
    return made;
  }

  const nothings = new Map<Piece, readonly Reading<V>[]>();
  /** What a part means that is not there. */
  function nothing(kind: Piece): readonly Reading<V>[] {
    const found = nothings.get(kind);
    if (found) return found;
    nothings.set(kind, []);
    const into = new Map<string, Reading<V>>();
    for (const at of byKind.get(kind) ?? []) {
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
    const made = [...into.values()];
    nothings.set(kind, made);
    return made;
  }

  return (kind, from, to) => ({ readings: of(kind, from, to), isMore });
}
