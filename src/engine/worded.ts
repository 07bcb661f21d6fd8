/**
 * Cards of which parts are put in words: in place of a field, or of an element of its list, stands `{ "text": "…" }`. What the words
 * mean takes its place before anything else is done with the card, so that sets, hashes and matches know nothing of them.
 */
import { nameCard } from './faults.ts';
import type { UnderstandingOf, UnderstoodText } from './language.ts';
import type { Fault, Json, JsonObject } from './types.ts';

/** A ruleset as far as it understands words. */
export interface Worded {
  understandText?(text: string, of?: UnderstandingOf): UnderstoodText;
  wordedFields?: readonly string[];
}

/** The words of a part of a card, and where they stand among the cards. */
export interface PartInWords {
  card: number;
  /** The place of the card's part: its field, and its place in the list of that, or null where it is no list. */
  field: string;
  at: number | null;
  text: string;
}

/** What the words of a part mean; nothing where they have no single meaning. */
export type MeantPart = { value: Json } | { faults: Fault[] };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words that stand in place of a part of a card; undefined of any other value. */
const wordsOf = (value: Json | undefined): string | undefined => {
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  return Object.keys(value).length === 1 ? value.text : undefined;
};

/** The parts of cards that are put in words, in their order. */
export function partsInWords({ wordedFields = [] }: Worded, cards: readonly Json[]): PartInWords[] {
  const found: PartInWords[] = [];
  const note = (card: number, field: string, at: number | null, value: Json | undefined) => {
    const text = wordsOf(value);
    if (text !== undefined) found.push({ card, field, at, text });
  };
  cards.forEach((card, index) => {
    if (!isObject(card)) return;
    for (const field of wordedFields) {
      const value = card[field];
      if (Array.isArray(value)) for (const [at, one] of value.entries()) note(index, field, at, one);
      else note(index, field, null, value);
    }
  });
  return found;
}

/** Where the words of a part stand, as a JSON pointer into the cards. */
export const pathOfPart = ({ card, field, at }: PartInWords): string =>
  at === null ? `/${card}/${field}` : `/${card}/${field}/${at}`;

/** What the words of a part mean in their field, or everything that is wrong with them. */
export function meantBy(rules: Worded, part: PartInWords, spend?: (units: number) => void): MeantPart {
  const read = rules.understandText?.(part.text, { fields: [part.field], ...(spend ? { spend } : {}) });
  if (read === undefined) throw new Error('a card is put in words, and its game understands none');
  const path = `${pathOfPart(part)}/text`;
  const faults = faultsOfText(read, path);
  const [one, ...others] = read.parts;
  if (faults.length > 0 || one === undefined) return { faults };
  if (others.length > 0) {
    const reason = `says ${read.parts.length} things, one after the other; each is given by itself`;
    return { faults: [{ path, reason, accepts: read.parts.flatMap(({ meanings }) => meanings[0]?.reading ?? []) }] };
  }
  const [meaning] = one.meanings;
  return meaning === undefined ? { faults } : { value: meaning.value };
}

/** What is wrong with a text, with its line and column in the reason. */
export const faultsOfText = ({ faults }: UnderstoodText, path: string): Fault[] =>
  faults.map(({ message, line, column, expected, meant }) => ({
    path,
    reason: `line ${line}, column ${column}: ${message}`,
    ...(expected.length === 0 ? {} : { accepts: expected }),
    ...(meant === undefined ? {} : { didYouMean: meant }),
  }));

/** Cards with what their words mean in place of them. */
export interface CardsWithoutWords {
  cards: readonly Json[];
  faults: Fault[];
  /** A fault in these cards, at its place in those that were sent; null of one that comes from a text without a meaning. */
  asSent(fault: Fault): Fault | null;
}

/** Puts what words mean in their place. What has no meaning is left out, so that the rest of the card can be looked at. */
export function withoutWords(
  cards: readonly Json[],
  parts: readonly PartInWords[],
  meant: readonly MeantPart[],
): CardsWithoutWords {
  const faults: Fault[] = [];
  /** What became of each part: by where it was sent, and by the place that it has now. */
  const bySent = new Map<string, MeantPart>();
  parts.forEach((part, index) => {
    const known = meant[index] as MeantPart;
    bySent.set(pathOfPart(part), known);
    if ('faults' in known) faults.push(...known.faults.map((fault) => ({ ...fault, ...nameCard(cards, fault) })));
  });
  const touched = new Map<number, Set<string>>();
  for (const { card, field } of parts) touched.set(card, (touched.get(card) ?? new Set()).add(field));
  /** Places of lists that have changed: where each of their elements was. */
  const places = new Map<string, number[]>();
  const left = new Set<string>();
  const changed = cards.map((card, index) => {
    const fields = touched.get(index);
    if (fields === undefined || !isObject(card)) return card;
    const made: JsonObject = { ...card };
    for (const field of fields) {
      const path = `/${index}/${field}`;
      const value = card[field];
      if (Array.isArray(value)) {
        const kept = value.flatMap((one, at): [number, Json][] => {
          const known = bySent.get(`${path}/${at}`);
          if (known === undefined) return [[at, one]];
          return 'value' in known ? [[at, known.value]] : [];
        });
        made[field] = kept.map(([, one]) => one);
        places.set(
          path,
          kept.map(([at]) => at),
        );
        if (kept.length < value.length) left.add(path);
        continue;
      }
      const known = bySent.get(path);
      if (known !== undefined && 'value' in known) made[field] = known.value;
      else {
        delete made[field];
        left.add(path);
      }
    }
    return made;
  });
  return {
    cards: changed,
    faults,
    asSent(fault) {
      const [, card, field, at, ...deeper] = fault.path.split('/');
      const path = `/${card}/${field}`;
      if (left.has(path) && at === undefined) return null;
      const was = at === undefined ? undefined : places.get(path)?.[Number(at)];
      const sent = was === undefined ? path : `${path}/${was}`;
      const isWords = bySent.has(sent);
      if (!isWords) return was === undefined ? fault : { ...fault, path: [sent, ...deeper].join('/') };
      const inside = was === undefined && at !== undefined ? [at, ...deeper] : deeper;
      const where = inside.length === 0 ? '' : ` (at /${inside.join('/')} of what it means)`;
      return { ...fault, path: `${sent}/text`, reason: `${fault.reason}${where}` };
    },
  };
}

/** Puts what words mean in their place, with a rest after every text. */
export function* understandWords(rules: Worded, cards: readonly Json[]): Generator<void, CardsWithoutWords> {
  const parts = partsInWords(rules, cards);
  const meant: MeantPart[] = [];
  for (const part of parts) {
    meant.push(meantBy(rules, part));
    yield;
  }
  return withoutWords(cards, parts, meant);
}

/** The words of cards as they were sent: by the id of the card, and the JSON pointer of the part within it. */
export function wordsByCard(rules: Worded, cards: readonly Json[]): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const part of partsInWords(rules, cards)) {
    const { id } = cards[part.card] as JsonObject;
    if (typeof id !== 'string') continue;
    const words = Object.hasOwn(found, id) ? (found[id] ?? {}) : {};
    words[part.at === null ? `/${part.field}` : `/${part.field}/${part.at}`] = part.text;
    found[id] = words;
  }
  return found;
}
