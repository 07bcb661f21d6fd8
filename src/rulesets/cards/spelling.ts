/** A chart read back into the words with which it was filled, each with its sort. */
import type { WordSort } from '../../engine/index.ts';
import type { Chart, Grammar, Piece, Rule, Terminals } from './chart.ts';
import { sortOfTerminal } from './lexicon.ts';
import { sortWithin } from './word-sorts.ts';

/** A part of a text that one terminal is, from a token up to another, and its sort. */
export interface SortedPart {
  from: number;
  to: number;
  sort: WordSort;
}

/** Whether a rule can be what is read from one token to another; what means nothing is passed over where there is something else. */
export type Meant = (rule: number, from: number, to: number) => boolean;

/** One way in which a chart was filled, read back into its words. */
class Spelling<V> {
  readonly #grammar: Grammar<V>;
  readonly #chart: Chart;
  readonly #text: Terminals<V>;
  readonly #meant: Meant;
  readonly #underway = new Set<string>();
  readonly parts: SortedPart[] = [];

  constructor(grammar: Grammar<V>, chart: Chart, text: Terminals<V>, meant: Meant) {
    this.#grammar = grammar;
    this.#chart = chart;
    this.#text = text;
    this.#meant = meant;
  }

  /** The words of a part that was read from one token to another. */
  part(kind: Piece, from: number, to: number, outer: WordSort | null): void {
    const { columns, width } = this.#chart;
    const rules = columns[to]?.by.get(kind * width + from) ?? [];
    const name = [kind, from, to].join();
    // What is within itself is read by its first rule, which needed none of the others.
    const isWithin = this.#underway.has(name);
    this.#underway.add(name);
    const all = this.#grammar.tables().rules;
    const meant = isWithin ? [] : rules.filter((one) => this.#meant(one, from, to));
    const rule = meant.find((one) => all[one]?.isHeard !== true) ?? meant[0] ?? rules[0];
    if (rule !== undefined) this.row(rule, this.#parts(rule).length, from, to, outer);
    this.#underway.delete(name);
  }

  /** The words of the parts of a rule up to one of its places. */
  row(rule: number, dot: number, from: number, to: number, outer: WordSort | null): void {
    const { first, nullable, rules } = this.#grammar.tables();
    const { columns, width } = this.#chart;
    const { sort, parts } = rules[rule] as Rule<V>;
    const own = sortWithin(sort, outer);
    let end = to;
    for (let at = dot - 1; at >= 0; at--) {
      const piece = parts[at] as Piece;
      const state = (first[rule] as number) + at;
      const isThere = (place: number) => (at === 0 ? place === from : columns[place]?.has.has(state * width + from));
      if (piece < 0) {
        const begin = this.#beginOf(~piece, end, isThere);
        if (begin === undefined) return;
        this.parts.push({ from: begin, to: end, sort: sortOfTerminal(~piece, own) });
        end = begin;
        continue;
      }
      const begin = (columns[end]?.ended.get(piece) ?? []).find((place) => place >= from && isThere(place));
      if (begin !== undefined) {
        this.part(piece, begin, end, own);
        end = begin;
      } else if (!nullable[piece]) return;
    }
  }

  #beginOf(terminal: number, end: number, isThere: (place: number) => boolean | undefined): number | undefined {
    for (let place = end - 1; place >= 0; place--) {
      const isHere = this.#text.at(place).some((one) => one.terminal === terminal && place + one.length === end);
      if (isHere && isThere(place)) return place;
    }
    return undefined;
  }

  #parts(rule: number): readonly Piece[] {
    return this.#grammar.tables().rules[rule]?.parts ?? [];
  }
}

const inOrder = (parts: SortedPart[]): SortedPart[] => parts.sort((a, b) => a.from - b.from);

/** The words of what a chart begins with, as a part of one of some kinds up to a token. */
export function wordsOfPart<V>(
  grammar: Grammar<V>,
  chart: Chart,
  text: Terminals<V>,
  kind: Piece,
  to: number,
  meant: Meant,
): SortedPart[] {
  const spelling = new Spelling(grammar, chart, text, meant);
  spelling.part(kind, 0, to, null);
  return inOrder(spelling.parts);
}

/** The words up to a token at which a text can't be read on, by a chart that ends there and has `all` states. */
export function wordsUpTo<V>(
  grammar: Grammar<V>,
  chart: Chart,
  text: Terminals<V>,
  starts: readonly Piece[],
  to: number,
): SortedPart[] {
  const { first, ruleOf, rules } = grammar.tables();
  const { columns } = chart;
  type Step = { rule: number; dot: number; from: number; to: number; below: Step | null };
  const stepAt = (column: number, index: number, below: Step | null): Step => {
    const state = columns[column]?.states[index] as number;
    const rule = ruleOf[state] as number;
    const from = columns[column]?.origins[index] as number;
    return { rule, dot: state - (first[rule] as number), from, to: column, below };
  };
  // The states that took the last token come first in their column.
  const open: Step[] = to === 0 || columns[to] === undefined ? [] : [stepAt(to, 0, null)];
  const seen = new Set<string>();
  for (let step = open.shift(); step !== undefined; step = open.shift()) {
    const { of } = rules[step.rule] as Rule<V>;
    if (step.from === 0 && starts.includes(of)) return spelled(grammar, chart, text, step);
    for (const index of columns[step.from]?.waiting.get(of) ?? []) {
      const name = `${step.from} ${index}`;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(stepAt(step.from, index, step));
    }
  }
  return [];
}

function spelled<V>(
  grammar: Grammar<V>,
  chart: Chart,
  text: Terminals<V>,
  outermost: { rule: number; dot: number; from: number; to: number; below: unknown },
): SortedPart[] {
  type Step = Omit<typeof outermost, 'below'> & { below: Step | null };
  const { rules } = grammar.tables();
  const spelling = new Spelling(grammar, chart, text, () => true);
  let outer: WordSort | null = null;
  for (let step = outermost as Step | null; step !== null; step = step.below) {
    spelling.row(step.rule, step.dot, step.from, step.to, outer);
    outer = sortWithin(rules[step.rule]?.sort, outer);
  }
  return inOrder(spelling.parts);
}
