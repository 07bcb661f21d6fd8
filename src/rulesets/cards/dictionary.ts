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

/** What is said of fields by their names: those that mean the same wherever they stand in a section. */
type Fields<C extends string> = Readonly<Record<string, Said<C>>>;

/** An object of the language and each of its fields but those in `U`; one with no others is given as its text alone. */
export type Form<S, C extends string, U = never> =
  FieldsOf<S> extends U
    ? Text<C> | (Told<C> & { readonly fields?: { readonly [F in FieldsOf<S>]?: Said<C> } })
    : Told<C> & {
        readonly fields: { readonly [F in Exclude<FieldsOf<S>, U>]: Said<C> } & {
          readonly [F in FieldsOf<S> & U]?: Said<C>;
        };
      };

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

/** What is said of an object where its section is left out of account. */
type AnyForm<C extends string> = Text<C> | (Told<C> & { readonly fields?: Fields<C> });

function form<C extends string>(
  word: string,
  schema: z.core.SomeType | undefined,
  told: AnyForm<C>,
  usual: Fields<C>,
): Entry<C> {
  const { fields, ...own } = typeof told === 'string' ? { means: told } : told;
  const all: Fields<C> = { ...usual, ...fields };
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => name !== 'do') : [];
  return {
    ...said(word, own),
    schema: schema as z.ZodType,
    fields: names.map((name) => said(name, all[name] as Said<C>)),
  };
}

/** Explains a language whose clauses are `C`; each of the functions makes a section of it. */
export const explain = <C extends string>() => ({
  /**
   * Objects of one kind, such as verbs or conditions, by name; and before them what is said of fields that mean the
   * same in every object that has them, if that object says nothing else.
   */
  forms:
    <T extends Readonly<Record<string, z.core.SomeType>>, U extends Fields<C> = Record<never, never>>(
      id: string,
      title: string,
      table: T,
      usual?: U,
    ) =>
    (words: { readonly [K in keyof T & string]: Form<T[K], C, keyof U> }): Section<C> => ({
      id,
      title,
      entries: Object.entries<AnyForm<C>>(words as Readonly<Record<string, AnyForm<C>>>).map(([name, told]) =>
        form(name, table[name], told, usual ?? {}),
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
