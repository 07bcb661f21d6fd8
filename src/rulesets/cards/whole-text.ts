/** Understands a text that says several things of a card: its lines and sentences one after the other. */
import type {
  NextWords,
  SortedWord,
  UnderstandingOf,
  UnderstoodFault,
  UnderstoodPart,
  UnderstoodText,
} from '../../engine/index.ts';
import type { Piece } from './chart.ts';
import { endsOf } from './chart.ts';
import type { English, Try } from './english.ts';
import { Effort } from './english.ts';
import type { SortedPart } from './spelling.ts';
import { nextOf, notUnderstood, reachOf, wordsBefore } from './text-faults.ts';
import type { Source } from './text-source.ts';
import { beginsLine, endsBefore, faultAt, NO_SENSE, placeOf, sourceOf, TOO_INVOLVED } from './text-source.ts';

/** After so many faults a text is not read on. */
const MOST_FAULTS = 20;

/** A part that is understood, or could be, with where it ends. */
interface End {
  end: number;
  kinds: readonly Piece[];
}

/**
 * What a text says. Each line is one thing where it can be; otherwise as many sentences are taken together as go together, within the
 * line, and beyond it where a line, or the rest of one, can't be anything by itself. After a fault it is read on with the next sentence or line, of
 * which it is enough then that it could stand in an ability.
 */
export function readText(
  english: English,
  text: string,
  { fields, next = false, words = false, spend }: UnderstandingOf = {},
): UnderstoodText {
  const effort = new Effort(spend);
  const starts = [...english.startsFor(fields), ...english.severalFor(fields)];
  const source = sourceOf(english.cards, text);
  if ('code' in source) {
    const begins = next && source.code === 'empty';
    return { parts: [], faults: [source], next: begins ? beginnings(english, starts, effort) : [], words: [] };
  }
  return new Reading(english, source, starts, effort, { next, words }).read();
}

const beginnings = (english: English, starts: readonly Piece[], effort: Effort): NextWords[] =>
  nextOf(english.cards, { text: '', tokens: [], seen: { at: () => [], length: 0 } }, [{ at: 0, starts }], 0, effort);

class Reading {
  readonly #english: English;
  readonly #source: Source;
  readonly #starts: readonly Piece[];
  readonly #effort: Effort;
  readonly #asked: { next: boolean; words: boolean };
  readonly #words = new Map<number, SortedWord>();
  readonly #parts: UnderstoodPart[] = [];
  readonly #faults: UnderstoodFault[] = [];
  /** What was looked for last, by which the text can go on. */
  #tries: readonly Try[] = [];

  constructor(
    english: English,
    source: Source,
    starts: readonly Piece[],
    effort: Effort,
    asked: { next: boolean; words: boolean },
  ) {
    this.#english = english;
    this.#source = source;
    this.#starts = starts;
    this.#effort = effort;
    this.#asked = asked;
  }

  read(): UnderstoodText {
    const { length } = this.#source.tokens;
    /** Whether a fault stands before in this line: what follows may belong to what has it. */
    let isBroken = false;
    /** The part before. */
    let before: { tried: Try; ends: readonly End[]; parts: number } | null = null;
    for (let at = 0; at < length; ) {
      const isLine = beginsLine(this.#source, at);
      if (isLine) isBroken = false;
      const tried = this.#try(at, this.#starts);
      if (tried === null) return this.#giveUp(at);
      const ends = this.#endsOf(tried);
      const chosen = this.#choose(at, ends);
      if (chosen !== null) {
        const parts = this.#parts.length;
        const taken = this.#take(tried, chosen, ends);
        before = taken === null ? null : { tried, ends, parts };
        at = (taken ?? chosen).end;
        continue;
      }
      const more = before === null ? null : this.#beyond(before.ends, at);
      if (before !== null && more !== null) {
        // What is nothing by itself goes on with what stands before.
        this.#parts.length = before.parts;
        const taken = this.#take(before.tried, more, before.ends);
        if (taken === null) before = null;
        at = (taken ?? more).end;
        continue;
      }
      const tries = before === null || isLine ? [tried] : [before.tried, tried];
      if (isBroken) {
        const loose = this.#try(at, this.#english.sentences);
        if (loose === null) return this.#giveUp(at);
        const sentence = this.#endsOf(loose)[0];
        if (sentence !== undefined) {
          this.#take(loose, sentence, []);
          at = sentence.end;
          continue;
        }
        tries.push(loose);
      }
      before = null;
      isBroken = true;
      this.#tries = tries;
      this.#faults.push(notUnderstood(this.#english.cards, this.#source, tries, this.#effort, true));
      if (this.#asked.words) this.#sort(wordsBefore(this.#english.cards, this.#source, tries, this.#effort));
      if (this.#faults.length >= MOST_FAULTS) break;
      at = this.#afterFault(at, reachOf(tries));
    }
    return this.#told(this.#asked.next);
  }

  #told(tellNext: boolean): UnderstoodText {
    const words = [...this.#words.values()].sort((a, b) => a.offset - b.offset);
    return { parts: this.#parts, faults: this.#faults, next: tellNext ? this.#next() : [], words };
  }

  /** Notes of what sort words are; what was read before is read anew. */
  #sort(parts: readonly (SortedPart & { at: number })[]): void {
    const { tokens } = this.#source;
    for (const { at, from, to, sort } of parts) {
      const [first, last] = [tokens[at + from], tokens[at + to - 1]];
      if (first === undefined || last === undefined) continue;
      this.#words.set(first.from, { offset: first.from, length: last.to - first.from, sort });
    }
  }

  #giveUp(at: number): UnderstoodText {
    const place = placeOf(this.#source, at, this.#source.tokens.length);
    this.#faults.push(faultAt(place, 'too-involved', TOO_INVOLVED));
    return this.#told(false);
  }

  #try(at: number, starts: readonly Piece[]): Try | null {
    const chart = this.#english.chartAt(this.#source, at, starts, this.#effort);
    return chart.isCut ? null : { at, starts, chart };
  }

  /** Where what begins at a token can end, in order. */
  #endsOf({ at, starts, chart }: Try): End[] {
    return [...endsOf(starts, chart)]
      .map(([length, kinds]) => ({ end: at + length, kinds }))
      .filter(({ end }) => endsBefore(this.#source, end));
  }

  /** The longest within the line; where there is none, the longest within the first line that there is one in. */
  #choose(at: number, ends: readonly End[]): End | null {
    const line = this.#lineEnd(at);
    return ends.findLast(({ end }) => end <= line) ?? this.#beyond(ends, line);
  }

  /** The longest that goes on beyond a token, within the first line in which there is one. */
  #beyond(ends: readonly End[], at: number): End | null {
    const first = ends.find(({ end }) => end > at);
    if (first === undefined) return null;
    const line = this.#lineEnd(first.end - 1);
    return ends.findLast(({ end }) => end <= line) ?? first;
  }

  #lineEnd(at: number): number {
    const { tokens } = this.#source;
    for (let end = at + 1; end < tokens.length; end++) if (beginsLine(this.#source, end)) return end;
    return tokens.length;
  }

  /** Takes a part of the text for what it means, with a next line where it means nothing without that; null where it means nothing. */
  #take(tried: Try, first: End, ends: readonly End[]): End | null {
    this.#tries = [tried];
    let taken = first;
    let got = this.#english.meaningsOf(this.#source, tried, taken.end, taken.kinds, this.#effort);
    while (!got.ok && got.why === 'no-sense') {
      const next = this.#beyond(ends, taken.end);
      if (next === null) break;
      taken = next;
      got = this.#english.meaningsOf(this.#source, tried, taken.end, taken.kinds, this.#effort);
    }
    if (this.#asked.words) this.#sort(got.words().map((part) => ({ ...part, at: tried.at })));
    if (!got.ok) {
      const place = placeOf(this.#source, tried.at, first.end);
      this.#faults.push(faultAt(place, got.why, got.why === 'no-sense' ? NO_SENSE : TOO_INVOLVED));
      return null;
    }
    const place = placeOf(this.#source, tried.at, taken.end);
    const { found } = got;
    const [{ each } = {}] = found;
    if (each !== undefined && found.length === 1) {
      this.#parts.push(...each.map((one) => ({ ...place, meanings: [one] })));
      return taken;
    }
    if (found.some((one) => one.each !== undefined)) {
      this.#faults.push(faultAt(place, 'no-sense', NO_SENSE));
      return null;
    }
    this.#parts.push({ ...place, meanings: found });
    if (found.length > 1) {
      const readings = found.map(({ field, reading }) => (isAlike(found) ? `${field}: ${reading}` : reading));
      this.#faults.push(faultAt(place, 'ambiguous', `this can be read in ${found.length} ways`, readings));
    }
    return taken;
  }

  /** Where it is read on after a fault: behind the sentence or the line in which it is. */
  #afterFault(at: number, place: number): number {
    const { tokens } = this.#source;
    for (let end = Math.max(at + 1, place); end < tokens.length; end++) {
      if (beginsLine(this.#source, end) || (end > place && tokens[end - 1]?.text === '.')) return end;
    }
    return tokens.length;
  }

  /** How the text can go on at its end. */
  #next(): NextWords[] {
    const { text, tokens } = this.#source;
    const end = tokens.length;
    const isLine = text.slice(tokens[end - 1]?.to ?? 0).includes('\n');
    const tries: Pick<Try, 'at' | 'starts'>[] = isLine
      ? []
      : this.#tries.filter(({ at, chart }) => at + chart.reached === end);
    if (isLine || tokens[end - 1]?.text === '.') tries.push({ at: end, starts: this.#starts });
    return nextOf(this.#english.cards, this.#source, tries, end, this.#effort);
  }
}

const isAlike = (found: readonly { reading: string }[]): boolean =>
  new Set(found.map(({ reading }) => reading)).size === 1;
