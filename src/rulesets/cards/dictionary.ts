/** How a game explains the words of its card language: each word beside its schema, checked by the compiler to be all of them. */
import * as z from 'zod';
import type { Entry, Json, Section } from '../../engine/index.ts';

/**
 * What is said of a word: sentences, at the end what holds where the word is left out, and the clause behind it:
 * `How many cards. Default: 1. (R12)`.
 */
export type Text<C extends string = string> = `${string}.` | `${string}. (${C})`;

/** A word of which more is said than a text. */
export interface Told<C extends string = string> {
  readonly means: Text<C>;
  readonly example?: Json;
  /** For an event: the parties and amounts that it carries, by the words that cards have for them. */
  readonly carries?: Readonly<Record<string, string>>;
}

/** What is said of a word; a word with nothing but a text is given as that. */
export type Said<C extends string = string> = Text<C> | Told<C>;

/** The clause that a text names at its end. */
type ClauseOf<S> = S extends `${string}. (${infer C})`
  ? C extends `${string}. (${string}`
    ? ClauseOf<`${C})`>
    : C
  : never;

/**
 * Refuses what is said of words other than `W`, and clauses other than `C`. To find the clause in a text and look it up takes a
 * fraction of the time in which a compiler compares the text with what it may be for each clause.
 */
type Known<F, W, C extends string> = {
  readonly [N in keyof F]: N extends W
    ? ClauseOf<F[N] extends { readonly means: infer M } ? M : F[N]> extends C
      ? unknown
      : never
    : never;
};

type FieldsOf<S> = S extends z.ZodObject<infer P> ? Exclude<keyof P & string, 'do'> : never;

/** What is said of fields by their names: those that mean the same wherever they stand in a section. */
type Fields = Readonly<Record<string, Said>>;

/** The fields of the objects of a table but those of the names `U`: `draw.count`. */
type Path<T, U> = { [W in keyof T & string]: `${W}.${Exclude<FieldsOf<T[W]>, U>}` }[keyof T & string];

/** The objects of a table, and after each its fields; those of the names `U` may be left out. */
type Forms<T, U> = { readonly [W in keyof T & string]: Said } & {
  readonly [P in Path<T, U>]: Said;
} & { readonly [P in Path<T, never>]?: Said };

/** A kind of values. */
type Kind = readonly [id: string, title: string, schema: z.ZodType<string>];

/** The values of a kind: `durations.turn`. */
type ValuePath<K> = K extends readonly [infer I extends string, string, z.ZodType<infer V extends string>]
  ? `${I}.${V}`
  : never;

/** What is said of the fields of one object or of the values of one kind, from a table that several have: `...of('range', BOUNDS)`. */
export const of = <W extends string, F extends Readonly<Record<string, unknown>>>(word: W, fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, told]) => [`${word}.${name}`, told])) as {
    readonly [N in keyof F & string as `${W}.${N}`]: F[N];
  };

/** The parts of a text: what the word means, its default, its clause. */
const TEXT = /^(?<means>.*?)(?: Default: (?<fallback>.*)\.)?(?: \((?<clause>\S+)\))?$/;

function said<C extends string>(word: string, told: Said | undefined): Entry<C> {
  if (told === undefined) throw new Error(`nothing is said of ${word}`);
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

/** The names of the fields of an object, in the order of its schema. */
const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => name !== 'do') : [];

/** Explains a language whose clauses are `C`; each of the functions makes a section of it. */
export const explain = <C extends string>() => ({
  /**
   * Objects of one kind, such as verbs or conditions, each followed by its fields: `draw`, `draw.count`. Before them
   * stands what is said of fields that mean the same in every object that has them, if that object says nothing else.
   */
  forms:
    <T extends Readonly<Record<string, z.core.SomeType>>, const U extends Fields = Record<never, never>>(
      id: string,
      title: string,
      table: T,
      usual?: U & Known<U, string, C>,
    ) =>
    <const F extends Forms<T, keyof U>>(forms: F & Known<F, keyof Forms<T, keyof U>, C>): Section<C> => {
      const told: Fields = forms;
      const entry = (word: string): Entry<C> => ({
        ...said(word, told[word]),
        schema: table[word] as z.ZodType,
        fields: fieldsOf(table[word]).map((name) => said(name, told[`${word}.${name}`] ?? usual?.[name])),
      });
      return {
        id,
        title,
        entries: Object.keys(forms)
          .filter((word) => word in table)
          .map(entry),
      };
    },
  /** The values that fields can have, such as zones or durations: the kinds, then the values of each: `durations.turn`. */
  values:
    <const K extends readonly Kind[]>(...kinds: K) =>
    <const W extends { readonly [P in ValuePath<K[number]>]: Said }>(
      words: W & Known<W, ValuePath<K[number]>, C>,
    ): Section<C>[] =>
      kinds.map(([id, title, schema]) => ({
        id,
        title,
        schema,
        entries: Object.entries<Said>(words)
          .filter(([path]) => path.startsWith(`${id}.`))
          .map(([path, told]) => said(path.slice(id.length + 1), told)),
      })),
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
