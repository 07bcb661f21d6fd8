/** What parts of a text in English say in the language of a game, by the grammar that its phrases are. */
import * as core from 'zod/v4/core';
import type { Json, UnderstoodMeaning } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { Chart, Judging, Piece, Reading } from './chart.ts';
import { fill, meanings } from './chart.ts';
import type { Meaning } from './grammar.ts';
import { CardGrammar } from './grammar.ts';
import { tokensOf } from './lexicon.ts';
import type { Phrases, Schema } from './reading.ts';
import { isFormOf, reader, sentence } from './reading.ts';
import type { SortedPart } from './spelling.ts';
import { wordsOfPart } from './spelling.ts';
import type { Source } from './text-source.ts';
import { isSame, seenFrom } from './text-source.ts';
import type { Wording } from './wording.ts';
import { severalIn, severalOf } from './wording.ts';

/**
 * The work on one text: states of its charts, and readings that are looked at. A card of 2,400 characters takes 12,000. It bounds the time
 * for any text, on any machine alike.
 */
export const MOST_WORK = 20_000;

/** So many readings of one part of a text are kept. */
const MOST_ALIKE = 100;

/** To say a reading again takes a unit of work for so many characters of what it is. */
const CHARACTERS = 4;

/** So many alternatives are told. */
const MOST_TOLD = 8;

/** The work that may still be done on one text. */
export class Effort {
  #left = MOST_WORK;
  readonly #spend: ((units: number) => void) | undefined;

  /** `spend` is told how much is done. */
  constructor(spend?: (units: number) => void) {
    this.#spend = spend;
  }

  get left(): number {
    return this.#left;
  }

  took(units: number): void {
    this.#left = Math.max(0, this.#left - units);
    this.#spend?.(units);
  }
}

/** A chart of what begins at a token, and what was looked for there. */
export interface Try {
  at: number;
  starts: readonly Piece[];
  chart: Chart;
}

/** What a part of a text can mean: a field of a card; none for sentences of an ability that is not whole. */
export type Found = Omit<UnderstoodMeaning, 'field'> & {
  field: string | null;
  /** Where one wording says several things of a field: each of them. The value is then their list. */
  each?: readonly UnderstoodMeaning[];
};

/** What a part means, or why it means nothing; and how it is read, one way. */
export type PartMeanings = ({ ok: true; found: Found[] } | { ok: false; why: 'too-involved' | 'no-sense' }) & {
  words: () => SortedPart[];
};

/** The grammar of a language with where it begins; made when it is first needed. */
interface Made {
  cards: CardGrammar;
  starts: ReadonlyMap<string, Piece>;
  /** Wordings that say several things of a field, or of several, with those. */
  several: ReadonlyMap<Piece, readonly string[]>;
  /** Sentences that are instructions, wherever in a card they could stand. */
  sentences: ReadonlyMap<Piece, Schema>;
}

/** Understands parts of texts as the fields of cards that have a schema here, or as one element of those that are lists. */
export class English {
  readonly #phrases: Phrases;
  readonly #fields: Readonly<Record<string, Schema>>;
  readonly #wordings: readonly Wording[];
  readonly #say: (schema: Schema, value: unknown, depth?: number) => string;
  #made: Made | null = null;

  constructor(phrases: Phrases, fields: Readonly<Record<string, Schema>>, wordings: readonly Wording[]) {
    this.#phrases = phrases;
    this.#fields = fields;
    this.#wordings = wordings;
    this.#say = reader(phrases).say;
  }

  get #all(): Made {
    if (this.#made === null) {
      const cards = new CardGrammar(this.#phrases);
      const starts = Object.entries(this.#fields).map(
        ([name, schema]) => [name, cards.whole({ [name]: schema })] as const,
      );
      cards.hear(this.#wordings);
      const said = new Map(this.#wordings.map(({ of }) => [of, severalIn(of)]));
      const several = [...said.values()]
        .filter((names) => names.length > 0 && names.every((name) => name in this.#fields))
        .map((names) => [cards.alone(cards.heard(severalOf(...names))), names] as const);
      const sentences = [...cards.instructions].map(([kind, schema]) => [cards.alone(kind), schema] as const);
      this.#made = { cards, starts: new Map(starts), several: new Map(several), sentences: new Map(sentences) };
    }
    return this.#made;
  }

  get cards(): CardGrammar {
    return this.#all.cards;
  }

  get sentences(): readonly Piece[] {
    return [...this.#all.sentences.keys()];
  }

  /** The kinds of parts that some fields are; all of them where none is known. */
  startsFor(names: readonly string[] | undefined): readonly Piece[] {
    const { starts } = this.#all;
    const known = (names ?? []).flatMap((name) => starts.get(name) ?? []);
    return known.length > 0 ? known : [...starts.values()];
  }

  /** The kinds of parts that say several things of some fields, and of no others. */
  severalFor(names: readonly string[] | undefined): readonly Piece[] {
    const isMeant = ([, fields]: [Piece, readonly string[]]) => fields.every((field) => names?.includes(field) ?? true);
    return [...this.#all.several].filter(isMeant).map(([piece]) => piece);
  }

  /** A chart of what begins at a token. */
  chartAt({ seen }: Source, at: number, starts: readonly Piece[], effort: Effort): Chart {
    const chart = fill(this.cards.grammar, starts, seenFrom(seen, at), { most: effort.left });
    effort.took(chart.size);
    return chart;
  }

  /** What the tokens of a text mean that a chart begins with, up to the one before `to`, as parts of some kinds. */
  meaningsOf(source: Source, { at, chart }: Try, to: number, kinds: readonly Piece[], effort: Effort): PartMeanings {
    const { tokens, seen } = source;
    const judging: Judging<Meaning> = {
      most: MOST_ALIKE,
      effort,
      key: ({ value, fields }) => JSON.stringify([value, fields]),
      narrow: (kind, readings, first, last) => {
        const schema = this.cards.said.get(kind);
        return schema === undefined
          ? readings
          : this.#narrowed(schema, readings, source, at + first, at + last, effort);
      },
    };
    const { grammar } = this.cards;
    const { of, isMeant } = meanings(grammar, chart, seenFrom(seen, at), judging);
    let isMore = false;
    const saying: Piece[] = [];
    const found = kinds.flatMap((kind) => {
      const got = of(kind, 0, to - at);
      if (got.readings.length > 0) saying.push(kind);
      isMore ||= got.isMore;
      return got.readings.flatMap(({ value: { value } }) =>
        value === undefined ? [] : (this.#saidOf(kind, value) ?? []),
      );
    });
    const words = () => {
      const [kind = 0] = saying.length > 0 ? saying : kinds;
      return wordsOfPart(grammar, chart, seenFrom(seen, at), kind, to - at, isMeant);
    };
    const different = alike(found);
    const exact = different.filter(({ reading }) => isSame(tokensOf(reading), tokens, at, to));
    if (exact.length > 0) return { ok: true, found: exact, words };
    // What was not looked at could mean something else.
    if (isMore || effort.left <= 0) return { ok: false, why: 'too-involved', words };
    if (different.length === 0) return { ok: false, why: 'no-sense', words };
    return { ok: true, found: different.slice(0, MOST_TOLD), words };
  }

  /** What is said of a reading of a part: its field and its canonical wording. */
  #saidOf(kind: Piece, value: Json): Found | null {
    const instructions = this.#all.sentences.get(kind);
    if (instructions !== undefined) {
      if (!core.safeParse(instructions, value).success) return null;
      return { field: null, value, reading: sentence(this.#say(instructions, value)) };
    }
    const names = this.#all.several.get(kind);
    if (names !== undefined) return this.#eachOf(names, value as Json[]);
    const [[field, inner] = ['', null]] = Object.entries(value as Record<string, Json>);
    const schema = this.#fields[field];
    if (schema === undefined) return null;
    const said = isFormOf(field, schema) ? value : inner;
    if (!core.safeParse(schema, said).success) return null;
    return { field, value: inner, reading: sentence(this.#say(schema, said)) };
  }

  /** What is said of several things of a field, or of several fields. */
  #eachOf([first = '', ...others]: readonly string[], values: readonly Json[]): Found | null {
    const each = values.flatMap((said) => {
      const [[field, value] = ['', null]] =
        others.length === 0 ? [[first, said] as const] : Object.entries(said as Record<string, Json>);
      const schema = this.#fields[field];
      if (schema === undefined || !core.safeParse(schema, value).success) return [];
      return [{ field, value, reading: sentence(this.#say(schema, value)) }];
    });
    if (each.length < values.length) return null;
    return { field: first, value: [...values], reading: each.map(({ reading }) => reading).join(' '), each };
  }

  /** Where a part can mean several things, those of which it is the canonical wording; of what reads the same, the shortest. */
  #narrowed(
    schema: Schema,
    readings: readonly Reading<Meaning>[],
    { tokens }: Source,
    first: number,
    last: number,
    effort: Effort,
  ): readonly Reading<Meaning>[] {
    const bySaid = new Map<string, { one: Reading<Meaning>; isExact: boolean; length: number }>();
    for (const one of readings) {
      const { length } = JSON.stringify(one.value);
      effort.took(Math.ceil(length / CHARACTERS));
      if (effort.left <= 0) break;
      const { value = null, fields: outer } = one.value;
      const flat = this.#say(schema, value);
      const deep = this.#say(schema, value, 2);
      const inner = deep.startsWith('(') ? deep.slice(1, -1) : deep;
      const isExact =
        Object.keys(outer).length > 0 || [flat, inner].some((said) => isSame(tokensOf(said), tokens, first, last));
      const name = [JSON.stringify(outer), flat, inner].join('\n');
      const before = bySaid.get(name);
      if (before === undefined || length < before.length) bySaid.set(name, { one, isExact, length });
    }
    const all = [...bySaid.values()];
    const exact = all.filter(({ isExact }) => isExact);
    return (exact.length > 0 ? exact : all).map(({ one }) => one);
  }
}

/** Of what reads the same the shorter stays. */
function alike(all: readonly Found[]): Found[] {
  const byReading = new Map<string, Found>();
  for (const one of all) {
    const name = `${one.field}\n${one.reading}`;
    const before = byReading.get(name);
    const isShorter = before === undefined || canonical(one.value).length < canonical(before.value).length;
    if (isShorter) byReading.set(name, one);
  }
  return [...byReading.values()];
}
