/** What a text in English says in the language of a game, by the grammar that its phrases are. */
import * as core from 'zod/v4/core';
import type { Json, Understood, UnderstoodFault } from '../../engine/index.ts';
import { canonical, suggest } from '../../engine/index.ts';
import type { Chart, Judging, Piece, Reading, Terminals, Token } from './chart.ts';
import { expectedAt, fill, meanings } from './chart.ts';
import type { Meaning } from './grammar.ts';
import { CardGrammar } from './grammar.ts';
import { tokensOf } from './lexicon.ts';
import type { Phrases, Schema } from './reading.ts';
import { cardReader, isFormOf, reader, sentence } from './reading.ts';
import type { Wording } from './wording.ts';

/** A text may be so long, in characters. */
export const MOST_CHARACTERS = 4000;

/** A chart may have so many states, and so many readings are looked at. */
const MOST_STATES = 120_000;
const MOST_READINGS = 60_000;

/** So many readings of one part of a text are kept. */
const MOST_ALIKE = 200;

/** So many alternatives are told, and so many words that were expected. */
const MOST_TOLD = 8;
const MOST_EXPECTED = 40;

const told = (value: number | string | null): Meaning => (value === null ? { fields: {} } : { value, fields: {} });

/**
 * The words of a language both ways: cards read back in English, and English understood as what cards say, also in `wordings` that are
 * only read.
 */
export const inEnglish = <C extends object>(
  phrases: Phrases,
  fields: Readonly<Record<string, Schema>>,
  wordings: readonly Wording[] = [],
) => ({
  read: cardReader<C>(phrases, fields),
  understand: understanding(phrases, fields, wordings),
});

/**
 * Understands texts as the fields of cards that have a schema here, or as one element of those that are lists: as one `field`, or as
 * any of them. The grammar is made when it is first needed.
 */
function understanding(
  phrases: Phrases,
  fields: Readonly<Record<string, Schema>>,
  wordings: readonly Wording[],
): (text: string, field?: string) => Understood {
  interface Made {
    cards: CardGrammar;
    any: Piece;
    starts: ReadonlyMap<string, Piece>;
  }
  let made: Made | null = null;
  const { say } = reader(phrases);
  const grammar = (field: string | undefined): { cards: CardGrammar; start: Piece } => {
    if (made === null) {
      const cards = new CardGrammar(phrases);
      const starts = Object.entries(fields).map(([name, schema]) => [name, cards.whole({ [name]: schema })] as const);
      made = { cards, any: cards.whole(fields), starts: new Map(starts) };
      cards.hear(wordings);
    }
    const { cards, any, starts } = made;
    return { cards, start: starts.get(field ?? '') ?? any };
  };

  /** What is said of a reading of a whole text: its field and its canonical wording. */
  const saidOf = (value: Json): { field: string; value: Json; reading: string } | null => {
    const [[field, inner] = ['', null]] = Object.entries(value as Record<string, Json>);
    const schema = fields[field];
    if (schema === undefined) return null;
    const said = isFormOf(field, schema) ? value : inner;
    if (!core.safeParse(schema, said).success) return null;
    return { field, value: inner, reading: sentence(say(schema, said)) };
  };

  function understand(text: string, field?: string): Understood {
    const tokens = tokensOf(text);
    if (text.length > MOST_CHARACTERS) {
      const what = `the text has ${text.length} characters; at most ${MOST_CHARACTERS} are read`;
      return { meanings: [], faults: [faultAt(text, MOST_CHARACTERS, 'too-long', what)] };
    }
    if (tokens.length === 0) return { meanings: [], faults: [faultAt(text, 0, 'empty', 'the text says nothing')] };
    const { cards, start } = grammar(field);
    const seen = cards.lexicon.see(text, tokens, told);
    const chart = fill(cards.grammar, start, seen, MOST_STATES);
    if (chart.isCut) return { meanings: [], faults: [faultAt(text, 0, 'too-involved', TOO_INVOLVED)] };
    const { readings, isMore } = meanings(cards.grammar, chart, seen, judging(cards, tokens))(start, 0, tokens.length);
    const found = alike(
      readings.flatMap(({ value }) => (value.value === undefined ? [] : (saidOf(value.value) ?? []))),
    );
    if (found.length === 0) {
      if (isMore) return { meanings: [], faults: [faultAt(text, 0, 'too-involved', TOO_INVOLVED)] };
      if (chart.columns[tokens.length]?.ended.get(start)?.includes(0)) {
        return { meanings: [], faults: [faultAt(text, 0, 'no-sense', NO_SENSE)] };
      }
      return { meanings: [], faults: [notUnderstood(grammar(field), text, tokens, seen, chart)] };
    }
    const exact = found.filter(({ reading }) => isSame(tokensOf(reading), tokens, 0, tokens.length));
    return { meanings: exact.length > 0 ? exact : found.slice(0, MOST_TOLD), faults: [] };
  }

  /** Of what reads the same the shorter stays. */
  function alike<T extends { reading: string; value: Json }>(all: readonly T[]): T[] {
    const byReading = new Map<string, T>();
    for (const one of all) {
      const before = byReading.get(one.reading);
      const isShorter = before === undefined || canonical(one.value).length < canonical(before.value).length;
      if (isShorter) byReading.set(one.reading, one);
    }
    return [...byReading.values()];
  }

  const judging = (cards: CardGrammar, tokens: readonly Token[]): Judging<Meaning> => ({
    most: MOST_ALIKE,
    steps: MOST_READINGS,
    key: ({ value, fields: of }) => JSON.stringify([value, of]),
    narrow: (kind, readings, from, to) => {
      const schema = cards.said.get(kind);
      return schema === undefined ? readings : narrowed(schema, readings, tokens, from, to);
    },
  });

  /** Where a part can mean several things, those of which it is the canonical wording; of what reads the same, the shortest. */
  function narrowed(
    schema: Schema,
    readings: readonly Reading<Meaning>[],
    tokens: readonly Token[],
    from: number,
    to: number,
  ): readonly Reading<Meaning>[] {
    const bySaid = new Map<string, { one: Reading<Meaning>; isExact: boolean; length: number }>();
    for (const one of readings) {
      const { value = null, fields: outer } = one.value;
      const flat = say(schema, value);
      const deep = say(schema, value, 2);
      const inner = deep.startsWith('(') ? deep.slice(1, -1) : deep;
      const isExact =
        Object.keys(outer).length > 0 || [flat, inner].some((said) => isSame(tokensOf(said), tokens, from, to));
      const length = one.key.length;
      const name = [JSON.stringify(outer), flat, inner].join('\n');
      const before = bySaid.get(name);
      if (before === undefined || length < before.length) bySaid.set(name, { one, isExact, length });
    }
    const all = [...bySaid.values()];
    const exact = all.filter(({ isExact }) => isExact);
    return (exact.length > 0 ? exact : all).map(({ one }) => one);
  }

  /** Where a text can't be read on, and what could stand there. */
  function notUnderstood(
    { cards, start }: { cards: CardGrammar; start: Piece },
    text: string,
    tokens: readonly Token[],
    seen: Terminals<Meaning>,
    { reached }: Chart,
  ): UnderstoodFault {
    const place = Math.min(reached, tokens.length);
    const upTo: Terminals<Meaning> = { at: (at) => (at < place ? seen.at(at) : []), length: place };
    const chart = fill(cards.grammar, start, upTo, MOST_STATES, true);
    const words = [...expectedAt(cards.grammar, start, chart, place)].map((terminal) => cards.lexicon.word(terminal));
    const token = tokens[place];
    const found = token === undefined ? 'the text ends' : `${JSON.stringify(text.slice(token.from, token.to))} stands`;
    const meant = token === undefined ? null : suggest(token.text, words);
    const others = words.filter((word) => word !== meant).sort(byLikeness);
    const expected = (meant === null ? others : [meant, ...others]).slice(0, MOST_EXPECTED);
    const fault = faultAt(text, token?.from ?? text.length, 'not-understood', `${found} where that can't be read`);
    return { ...fault, expected, ...(meant === null ? {} : { meant }) };
  }

  return understand;
}

const TOO_INVOLVED = 'the text can be read in too many ways; it has to be put more simply';
const NO_SENSE = 'every word is known, but no card can say this';

/** Numbers and names last: they are no words. */
const byLikeness = (a: string, b: string): number =>
  Number(/^\P{L}/u.test(a)) - Number(/^\P{L}/u.test(b)) || a.localeCompare(b, 'en');

const isSame = (said: readonly Token[], tokens: readonly Token[], from: number, to: number): boolean =>
  said.length === to - from && said.every(({ text }, at) => text === tokens[from + at]?.text);

/** A fault at a place of a text, by its line and column, which both begin at 1. */
function faultAt(text: string, at: number, code: UnderstoodFault['code'], message: string): UnderstoodFault {
  const before = text.slice(0, at).split('\n');
  return { code, message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset: at, expected: [] };
}
