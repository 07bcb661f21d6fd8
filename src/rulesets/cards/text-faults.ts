/** What is told of a place where a text can't be read on: what could stand there, and what was probably meant. */
import { distance as editsBetween } from 'fastest-levenshtein';
import type { NextWords, UnderstoodFault } from '../../engine/index.ts';
import type { Chart, ExpectedRow, Piece, Terminals } from './chart.ts';
import { expectedAt, fill } from './chart.ts';
import type { Effort, Try } from './english.ts';
import type { CardGrammar, Meaning } from './grammar.ts';
import { NAME, NUMBER, sortOfTerminal } from './lexicon.ts';
import type { SortedPart } from './spelling.ts';
import { wordsUpTo } from './spelling.ts';
import type { Source } from './text-source.ts';
import { beginsLine, faultAt, placeOf, seenFrom } from './text-source.ts';

/** So many words that could stand at a place are told, and so many ways to go on. */
const MOST_EXPECTED = 40;
const MOST_NEXT = 200;

/** So many words are tried in place of one that is not understood. */
const MOST_TRIED = 4;

/** Numbers that are written in figures. */
const FIGURES: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

/** How far tries come, from the first token of the text. */
export const reachOf = (tries: readonly Try[]): number =>
  Math.max(...tries.map(({ at, chart: { reached } }) => at + reached));

/** A chart of all that stands at a place, after what begins somewhere before it. */
function chartTo(
  { grammar }: CardGrammar,
  { seen }: Source,
  starts: readonly Piece[],
  at: number,
  place: number,
  effort: Effort,
): Chart {
  const chart = fill(grammar, starts, seenFrom(seen, at, place), { most: effort.left, all: true });
  effort.took(chart.size);
  return chart;
}

/** The rows of terminals with which a text can go on at a place, after what begins somewhere before it. */
const rowsAt = (
  cards: CardGrammar,
  source: Source,
  starts: readonly Piece[],
  at: number,
  place: number,
  effort: Effort,
): ExpectedRow[] => expectedAt(cards.grammar, starts, chartTo(cards, source, starts, at, place, effort), place - at);

/** How a text can go on at a place, after what begins somewhere before it: what phrases say in a row, each once. */
export function nextOf(
  cards: CardGrammar,
  source: Source,
  tries: readonly Pick<Try, 'at' | 'starts'>[],
  place: number,
  effort: Effort,
): NextWords[] {
  const rows = tries.flatMap(({ at, starts }) => rowsAt(cards, source, starts, at, place, effort));
  const found = new Map<string, NextWords & { isHeard: boolean }>();
  for (const { terminals, sort, isHeard } of rows) {
    const [first = NAME] = terminals;
    const text = cards.lexicon.inRow(terminals);
    const before = found.get(text);
    if (before === undefined || (before.isHeard && !isHeard)) {
      found.set(text, { text, sort: sortOfTerminal(first, sort), isHeard });
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(a.isHeard) - Number(b.isHeard) || byLikeness(a.text, b.text))
    .slice(0, MOST_NEXT)
    .map(({ text, sort }) => ({ text, sort }));
}

/** The words before the place at which the tries that come furthest can't be read on. */
export function wordsBefore(
  cards: CardGrammar,
  source: Source,
  tries: readonly Try[],
  effort: Effort,
): (SortedPart & { at: number })[] {
  const place = reachOf(tries);
  const furthest = tries.find(({ at, chart }) => at + chart.reached === place);
  if (furthest === undefined) return [];
  const { at, starts } = furthest;
  const chart = chartTo(cards, source, starts, at, place, effort);
  const found = wordsUpTo(cards.grammar, chart, seenFrom(source.seen, at, place), starts, place - at);
  return found.map((part) => ({ ...part, at }));
}

/** The fault where the tries that come furthest can't be read on; `byLine` where nothing has to go on in the next line. */
export function notUnderstood(
  cards: CardGrammar,
  source: Source,
  tries: readonly Try[],
  effort: Effort,
  byLine = false,
): UnderstoodFault {
  const place = reachOf(tries);
  const furthest = tries.filter(({ at, chart }) => at + chart.reached === place);
  const rows = furthest.flatMap(({ at, starts }) => rowsAt(cards, source, starts, at, place, effort));
  const first = [...new Set(rows.flatMap(({ terminals: [terminal] }) => terminal ?? []))];
  const token = source.tokens[place];
  // What is missing at the end of a line is missing there, not where the next one begins.
  const isEnd = token === undefined || (byLine && beginsLine(source, place) && furthest.some(({ at }) => at < place));
  const meant = isEnd ? null : meantBy(cards, source, furthest, place, first, effort);
  const others = first.map((terminal) => cards.lexicon.word(terminal)).filter((word) => word !== meant);
  const expected = [...(meant === null ? [] : [meant]), ...others.sort(byLikeness)].slice(0, MOST_EXPECTED);
  const what = isEnd
    ? `the ${token === undefined ? 'text' : 'line'} ends where something has to follow`
    : `${JSON.stringify(source.text.slice(token.from, token.to))} is not understood here`;
  const at = placeOf(source, place, isEnd ? place : place + 1);
  return { ...faultAt(at, 'not-understood', what, expected), ...(meant === null ? {} : { meant }) };
}

/** The word that was probably meant by the one at a place: one like it, after which the text can be read on. */
function meantBy(
  cards: CardGrammar,
  { seen, tokens }: Source,
  tries: readonly Try[],
  place: number,
  terminals: readonly number[],
  effort: Effort,
): string | null {
  const given = tokens[place]?.text ?? '';
  const figure = FIGURES[given];
  if (figure !== undefined && terminals.includes(NUMBER)) return figure;
  // A sign stands for no word.
  if (!/[\p{L}\p{N}]/u.test(given)) return null;
  const most = Math.max(1, Math.floor(given.length * 0.4));
  const like = terminals
    .map((terminal) => ({ terminal, word: cards.lexicon.word(terminal) }))
    .filter(({ word }) => /^\p{L}+$/u.test(word))
    .map((one) => ({ ...one, edits: isSwapped(given, one.word) ? 1 : editsBetween(given, one.word) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_TRIED);
  const [closest] = like;
  const goesOn = like.find(({ terminal }) =>
    tries.some(({ at, starts }) => {
      const put: Terminals<Meaning> = {
        at: (one) => (one === place ? [{ terminal, length: 1, value: { fields: {} } }] : seen.at(one)),
        length: Math.min(seen.length, place + 3),
      };
      const chart = fill(cards.grammar, starts, seenFrom(put, at), { most: effort.left });
      effort.took(chart.size);
      return at + chart.reached > place + 1 || (place + 1 === tokens.length && at + chart.reached > place);
    }),
  );
  if (goesOn !== undefined) return goesOn.word;
  // Nothing can be said of what follows where that has a fault as well: only what is very like it is told then.
  return closest !== undefined && closest.edits <= Math.floor(given.length / 4) ? closest.word : null;
}

/** Whether two words differ by two letters that stand the other way round. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return at >= 0 && a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

/** Numbers and names last: they are no words. */
const byLikeness = (a: string, b: string): number =>
  Number(/^\P{L}/u.test(a)) - Number(/^\P{L}/u.test(b)) || a.localeCompare(b, 'en');
