/** How a game explains the words of its card language: each word beside its schema, checked by the compiler to be all of them. */
import * as z from 'zod';
import type { Entry, Explained, Section } from '../../engine/index.ts';

/** A word with nothing more to say than what it means may be given as that sentence. */
type Said<C extends string> = string | Explained<C>;

type FieldsOf<S> = S extends z.ZodObject<infer P> ? Exclude<keyof P & string, 'do'> : never;

/** An object of the language and each of its fields. */
export type Form<S, C extends string> = Explained<C> & { readonly fields: { readonly [F in FieldsOf<S>]: Said<C> } };

const said = <C extends string>(word: string, told: Said<C>): Entry<C> =>
  typeof told === 'string' ? { word, means: told } : { word, ...told };

function form<C extends string>(word: string, schema: z.ZodType, { fields, ...told }: Form<unknown, C>): Entry<C> {
  const entries = Object.entries<Said<C>>(fields).map(([name, field]) => said(name, field));
  return { word, ...told, schema, fields: entries };
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
