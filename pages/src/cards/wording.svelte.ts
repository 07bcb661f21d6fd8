import type { Answer } from '../../../clients/typescript/src/index.ts';
import type { Trouble } from '../service.ts';
import { arbiter, troubleOf } from '../service.ts';
import type { Card, Checking } from './checking.svelte.ts';
import type { PlacedFault } from './places.ts';

type Parsed = Answer<'parseTexts'>['items'][number];
export type NextWords = Parsed['next'][number];
export type SortedWord = Parsed['words'][number];
type Meaning = Parsed['parts'][number]['meanings'][number];

/** A part of the text that can be read in several ways. */
export interface Open {
  from: number;
  to: number;
  /** What stands there. */
  text: string;
  readings: readonly { field: string; reading: string }[];
  /** Whether they are put in the same words, so that only the field tells them apart. */
  isByField: boolean;
}

/** Milliseconds without a change after which a text is sent. */
const REST = 250;

/** So many places are remembered with the words that can follow them. */
const MOST_KNOWN = 200;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A text with its letters one after the other, whatever spaces are between them. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * The words of one of the cards that are written. What they mean stands in the card as soon as they are understood; and where the card is
 * changed otherwise, they become those in which it is read back.
 */
export class Wording {
  readonly checking: Checking;
  text = $state('');
  /** Which of the cards it is about. */
  at = $state(0);
  faults = $state.raw<readonly PlacedFault[]>([]);
  open = $state.raw<readonly Open[]>([]);
  words = $state.raw<readonly SortedWord[]>([]);
  /** Whether what is told is of the text as it stands. */
  current = $state(true);
  trouble = $state.raw<Trouble | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #next = new Map<string, Promise<readonly NextWords[]>>();
  /** Which field was chosen of a part that several can say. */
  #chosen = new Map<string, string>();
  /** The card, as JSON, of which these are the words. */
  #of: string | null = null;
  /**
   * For which card somebody wrote these words, by its id; without one where what stood there was no card yet. Null for words that were only
   * taken over from a card: they are never put in one.
   */
  #writtenFor: { id: string | undefined } | null = null;
  /** What the words mean, where they are yet to be put in the card. */
  #waiting: readonly Meaning[] | null = null;

  constructor(checking: Checking) {
    this.checking = checking;
  }

  get card(): Card | undefined {
    const { written } = this.checking;
    return written[this.at] ?? written[0];
  }

  get understood(): boolean {
    return this.current && this.faults.length === 0 && this.open.length === 0;
  }

  #type(): { type?: string } {
    const type = this.card?.type;
    return type !== undefined && this.checking.samples.some((card) => card.type === type) ? { type } : {};
  }

  /** The lines in which a card is read back, each with its field. */
  #linesOf(card: Card): { field: string; text: string }[] {
    const read = this.checking.readings.find(({ id }) => id === card.id)?.reading ?? [];
    return read.map(({ path, text }) => ({ field: path.split('/')[1] ?? '', text }));
  }

  /** Takes over the words of a card that was changed otherwise than by them. */
  follow(): void {
    const { card } = this;
    if (this.#waiting !== null && this.#isFor(card)) {
      this.#put(this.#waiting);
      return;
    }
    this.#waiting = null;
    if (card === undefined || JSON.stringify(card) === this.#of) return;
    this.#of = JSON.stringify(card);
    const lines = this.#linesOf(card);
    for (const { field, text } of lines) this.#chosen.set(plain(text), field);
    const text = lines.map((line) => line.text).join('\n');
    if (text === this.text) {
      this.#writtenFor = null;
      return;
    }
    this.text = text;
    this.#look(null);
  }

  /** Takes what somebody writes. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.#look({ id: this.card?.id });
  }

  /** Looks at the text when nobody has changed it for a moment. */
  #look(writtenFor: { id: string | undefined } | null): void {
    clearTimeout(this.#timer);
    this.#writtenFor = writtenFor;
    this.#waiting = null;
    this.current = false;
    this.#timer = setTimeout(() => void this.#read(), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** How a text can go on; asked once for each place. */
  next(text: string, signal: AbortSignal): Promise<readonly NextWords[]> {
    const type = this.#type();
    const name = JSON.stringify([type, text]);
    const known = this.#next.get(name);
    if (known !== undefined) return known;
    const asked = arbiter.rulesets
      .parseTexts(this.checking.ruleset, { texts: [{ text, ...type, next: true }] }, { signal })
      .then(({ items: [item] }) => item?.next ?? []);
    asked.catch((error: unknown) => {
      this.#next.delete(name);
      if (!signal.aborted) this.trouble = troubleOf(error);
    });
    if (this.#next.size >= MOST_KNOWN) this.#next.clear();
    this.#next.set(name, asked);
    return asked;
  }

  async #read(): Promise<void> {
    const { text } = this;
    const asked = ++this.#asked;
    try {
      const { items } = await arbiter.rulesets.parseTexts(this.checking.ruleset, {
        texts: [{ text, ...this.#type(), words: true }],
      });
      if (asked !== this.#asked || text !== this.text) return;
      this.trouble = null;
      const [item] = items;
      if (item !== undefined) this.#take(item);
      this.current = true;
    } catch (error) {
      if (asked === this.#asked) this.trouble = troubleOf(error);
    }
  }

  #take({ parts, faults, words }: Parsed): void {
    const { text } = this;
    const isEmpty = text.trim() === '';
    this.words = words;
    this.faults = isEmpty
      ? []
      : faults.filter(({ code }) => code !== 'ambiguous').map((fault) => placedIn(text, fault));
    const meant = parts.map(({ offset, length, meanings }) => {
      const said = text.slice(offset, offset + length);
      const chosen = this.#chosen.get(plain(said));
      const isByField = new Set(meanings.map(({ reading }) => reading)).size === 1;
      const by = isByField ? meanings.find(({ field }) => field === chosen) : undefined;
      return { from: offset, to: offset + length, text: said, isByField, meanings: by ? [by] : meanings };
    });
    this.open = meant
      .filter(({ meanings }) => meanings.length > 1)
      .map(({ meanings, ...place }) => ({
        ...place,
        readings: meanings.map(({ field, reading }) => ({ field: field ?? '', reading })),
      }));
    const isUnderstood = this.faults.length === 0 && this.open.length === 0;
    if (isUnderstood && this.#isFor(this.card)) this.#put(meant.flatMap(({ meanings }) => meanings));
  }

  /** Whether somebody wrote the words for this card, or for whatever card there will be. */
  #isFor(card: Card | undefined): boolean {
    const of = this.#writtenFor;
    return of !== null && (card === undefined || of.id === undefined || of.id === card.id);
  }

  /** Puts what the words mean in the card. */
  #put(meanings: readonly Meaning[]): void {
    const { card, checking } = this;
    // What stands there is no card yet: it becomes one first.
    this.#waiting = card === undefined ? meanings : null;
    if (card === undefined) return;
    const fields: Record<string, unknown> = {};
    for (const { field, value } of meanings) {
      if (field === null) continue;
      const isList = [card, ...checking.samples].some((one) => Array.isArray(one[field]));
      fields[field] = isList ? [...((fields[field] as unknown[] | undefined) ?? []), value] : value;
    }
    const said = new Set([...this.#linesOf(card).map(({ field }) => field), ...Object.keys(fields)]);
    const before = Object.fromEntries([...said].map((field) => [field, card[field]]));
    if ([...said].every((field) => same(before[field], fields[field]))) return;
    const kept = Object.entries(card).flatMap(([name, value]): [string, unknown][] => {
      if (!said.has(name)) return [[name, value]];
      return fields[name] === undefined ? [] : [[name, fields[name]]];
    });
    const changed = { ...Object.fromEntries(kept), ...fields } as Card;
    this.#of = JSON.stringify(changed);
    checking.replace(card.id, changed);
  }

  /** Chooses one of the readings of a part: in its words, or, where all are put in the same, by its field. */
  choose(open: Open, { field, reading }: Open['readings'][number], replace: (by: string) => void): void {
    this.#chosen.set(plain(reading), field);
    if (open.isByField) {
      this.#chosen.set(plain(open.text), field);
      this.#look({ id: this.card?.id });
    } else replace(reading);
  }
}

/** A fault of words, with its place as one of JSON has it. */
function placedIn(text: string, fault: Parsed['faults'][number]): PlacedFault {
  const { offset: from, length, line, message, expected, didYouMean: word } = fault;
  const to = from + length;
  const isCapital = /^\p{Lu}/u.test(text.slice(from, to));
  const insert = word !== null && isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : (word ?? '');
  const accepts = expected.filter((one) => one !== word);
  return {
    from,
    to,
    line,
    where: '',
    reason: message,
    accepts,
    meant: word === null ? null : { word, from, to, insert },
  };
}
