/** How a game explains the words of its card language: each word beside its schema, checked by the compiler to be all of them. */
import * as z from 'zod';
import type { Entry, Json, Section } from '../../engine/index.ts';

/**
 * What is said of a word: sentences, at the end what holds where the word is left out, and the clause behind it:
 * `How many cards. Default: 1. (R12)`.
 */
export type Text<C extends string> = `${string}.` | `${string}. (${C})`;

/** A word of which more is said than a text. */
export interface Told<C extends string> {
  readonly means: Text<C>;
  readonly example?: Json;
  /** For an event: the parties and amounts that it carries, by the words that cards have for them. */
  readonly carries?: Readonly<Record<string, string>>;
}

/** What is said of a word; a word with nothing but a text is given as that. */
export type Said<C extends string> = Text<C> | Told<C>;

type FieldsOf<S> = S extends z.ZodObject<infer P> ? Exclude<keyof P & string, 'do'> : never;

/** An object of the language and each of its fields. */
export type Form<S, C extends string> = Told<C> & { readonly fields: { readonly [F in FieldsOf<S>]: Said<C> } };

/** The parts of a text: what the word means, its default, its clause. */
const TEXT = /^(?<means>.*?)(?: Default: (?<fallback>.*)\.)?(?: \((?<clause>\S+)\))?$/;

function said<C extends string>(word: string, told: Said<C>): Entry<C> {
  const { means: text, ...more } = typeof told === 'string' ? { means: told } : told;
  const { means = text, fallback, clause } = TEXT.exec(text)?.groups ?? {};
  return {
    word,
    means,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(clause === undefined ? {} : { clause: clause as C }),
    ...more,
  };
}

function form<C extends string>(word: string, schema: z.ZodType, { fields, ...told }: Form<unknown, C>): Entry<C> {
  const entries = Object.entries<Said<C>>(fields).map(([name, field]) => said(name, field));
  return { ...said(word, told), schema, fields: entries };
}

/** Explains a language whose clauses are `C`; each of the functions makes a section of it. */
export const explain = <C extends string>() => ({
  /** Objects of one kind, such as verbs or conditions, by name. */
  forms: <T extends Readonly<Record<string, z.core.SomeType>>>(
    id: string,
    title: string,
    table: T,
    words: { readonly [K in keyof T & string]: Form<T[K], C> },
  ): Section<C> => ({
    id,
    title,
    entries: Object.entries<Form<unknown, C>>(words as Readonly<Record<string, Form<unknown, C>>>).map(([name, told]) =>
      form(name, table[name] as unknown as z.ZodType, told),
    ),
  }),
  /** The values that a field can have, such as zones or durations. */
  values: <V extends string>(
    id: string,
    title: string,
    schema: z.ZodType<V>,
    words: { readonly [K in V]: Said<C> },
  ): Section<C> => ({
    id,
    title,
    schema,
    entries: Object.entries<Said<C>>(words).map(([name, told]) => said(name, told)),
  }),
});

/** Values that are explained where they stand, for what is no word of a card: options, moments of a position. */
export const valuesOf = <V extends string>(words: Readonly<Record<V, string>>) =>
  z.enum(Object.keys(words) as V[]).meta({ enumDescriptions: Object.values(words) });

/**
 * A union of the objects of a table. The cast says what `Object.values` forgets: that there is at least one, and that
 * each is one of the table.
 */
export const tupleOf = <T extends Readonly<Record<string, z.core.SomeType>>>(table: T) =>
  Object.values(table) as unknown as [T[keyof T], ...T[keyof T][]];
