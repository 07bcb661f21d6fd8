/**
 * How a game explains the words of its card language: each word beside its schema. The compiler checks that all of them are
 * explained; what a text says at its end is looked at when it is read, which costs the compiler nothing.
 */
import * as z from 'zod';
import type { Entry, Json, Section } from '../../engine/index.ts';

/** A word of which more is said than a text. */
export interface Told {
  readonly means: string;
  readonly example?: Json;
  /** For an event: the parties and amounts that it carries, by the words that cards have for them. */
  readonly carries?: Readonly<Record<string, string>>;
}

/**
 * What is said of a word: sentences, at the end what holds where the word is left out, and the clause behind it:
 * `How many cards. Default: 1. (R12)`. A word with nothing but a text is given as that.
 */
export type Said = string | Told;

// What a schema is gets asked by one property of it: to compare whole schemas takes a compiler many times as long.
type FieldsOf<S> = S extends { readonly shape: infer P } ? Exclude<keyof P & string, 'do'> : never;

/** The fields of the objects of a table but those of the names `U`: `draw.count`. */
type Path<T, U> = { [W in keyof T & string]: `${W}.${Exclude<FieldsOf<T[W]>, U>}` }[keyof T & string];

/** The objects of a table, and after each its fields; those of the names `U` may be left out. */
type Forms<T, U> = { readonly [W in keyof T & string]: Said } & {
  readonly [P in Path<T, U>]: Said;
} & { readonly [P in Path<T, never>]?: Said };

/** A kind of values. */
type Kind = readonly [id: string, title: string, schema: z.core.$ZodType<string>];

/** The values of a kind: `durations.turn`. */
type ValuePath<K> = K extends Kind ? `${K[0]}.${K[2]['_zod']['output']}` : never;

/** What is said of the fields of one object or of the values of one kind, from a table that several have: `...of('range', BOUNDS)`. */
export const of = <W extends string, F extends Readonly<Record<string, unknown>>>(word: W, fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, told]) => [`${word}.${name}`, told])) as {
    readonly [N in keyof F & string as `${W}.${N}`]: F[N];
  };

/** The parts of a text: what the word means, its default, its clause. */
const TEXT = /^(?<means>(?:(?! Default: ).)*\.)(?: Default: (?<fallback>.*)\.)?(?: \((?<clause>\S+)\))?$/;

/** The names of the fields of an object, in the order of its schema. */
const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => name !== 'do') : [];

/**
 * Explains a language by the clauses of a rulebook; each of the functions makes a section of it. Throws if a text is not made as it
 * should be or names a clause that is not in the rulebook, and if a word is explained that the language does not have.
 */
export function explain<C extends string>(rulebook: Readonly<Record<C, unknown>>) {
  const isClause = (clause: string): clause is C => Object.hasOwn(rulebook, clause);

  function said(word: string, told: Said | undefined): Entry<C> {
    if (told === undefined) throw new Error(`nothing is said of ${word}`);
    const { means: text, ...more } = typeof told === 'string' ? { means: told } : told;
    const { means, fallback, clause } = TEXT.exec(text)?.groups ?? {};
    if (means === undefined) throw new Error(`what is said of ${word} is no sentence: ${text}`);
    if (clause !== undefined && !isClause(clause)) throw new Error(`${word} names ${clause}, which is no clause`);
    return {
      word,
      means,
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(clause === undefined ? {} : { clause }),
      ...more,
    };
  }

  return {
    /**
     * Objects of one kind, such as verbs or conditions, each followed by its fields: `draw`, `draw.count`. Before them
     * stands what is said of fields that mean the same in every object that has them, if that object says nothing else.
     */
    forms:
      <T extends Readonly<Record<string, z.core.SomeType>>, U extends string = never>(
        id: string,
        title: string,
        table: T,
        usual?: Readonly<Record<U, Said>>,
      ) =>
      (forms: Forms<T, U>): Section<C> => {
        const told: Readonly<Record<string, Said>> = forms;
        const fields: Readonly<Record<string, Said>> = usual ?? {};
        const words = Object.keys(told).filter((word) => word in table);
        const known = new Set(
          words.flatMap((word) => [word, ...fieldsOf(table[word]).map((name) => `${word}.${name}`)]),
        );
        for (const word of Object.keys(told)) if (!known.has(word)) throw new Error(`there is no ${word} among ${id}`);
        return {
          id,
          title,
          entries: words.map((word) => ({
            ...said(word, told[word]),
            schema: table[word] as z.ZodType,
            fields: fieldsOf(table[word]).map((name) => said(name, told[`${word}.${name}`] ?? fields[name])),
          })),
        };
      },
    /** The values that fields can have, such as zones or durations: the kinds, then the values of each: `durations.turn`. */
    values:
      <const K extends readonly Kind[]>(...kinds: K) =>
      (words: { readonly [P in ValuePath<K[number]>]: Said }): Section<C>[] => {
        const told = Object.entries<Said>(words);
        for (const [path] of told) {
          if (
            !kinds.some(
              ([id, , schema]) => path.startsWith(`${id}.`) && z.safeParse(schema, path.slice(id.length + 1)).success,
            )
          ) {
            throw new Error(`there is no value ${path}`);
          }
        }
        return kinds.map(([id, title, schema]) => ({
          id,
          title,
          schema: schema as z.ZodType,
          entries: told
            .filter(([path]) => path.startsWith(`${id}.`))
            .map(([path, text]) => said(path.slice(id.length + 1), text)),
        }));
      },
  };
}

/** Values that are explained where they stand, for what is no word of a card: options, moments of a position. */
export const valuesOf = <V extends string>(words: Readonly<Record<V, string>>) =>
  z.enum(Object.keys(words) as V[]).meta({ enumDescriptions: Object.values(words) });

/**
 * A union of the objects of a table. The cast says what `Object.values` forgets: that there is at least one, and that
 * each is one of the table.
 */
export const tupleOf = <T extends Readonly<Record<string, z.core.SomeType>>>(table: T) =>
  Object.values(table) as unknown as [T[keyof T], ...T[keyof T][]];
