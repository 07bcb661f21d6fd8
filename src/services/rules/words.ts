import * as z from 'zod';
import type { AnyRuleset, Entry, Json, Section } from '../../engine/index.ts';

/** Where a sample card uses a word: the id of the card, and a JSON pointer into it. */
export interface Sample {
  card: string;
  at: string;
}

/** What is said of a word or of one of its fields. */
interface Told {
  word: string;
  means: string;
  default?: string;
  clause?: string;
  example?: Json;
  /** How it is put in words; left out where it is in none. */
  phrase?: string;
  /** Where a sample card uses it, the shortest that does; null where no card can: words of decks, positions and boards. */
  sample: Sample | null;
}

/** A word of a card language as callers read it. */
export interface Word extends Told {
  /** The id of the section it stands in, and what that is called. */
  section: string;
  title: string;
  /** Of an event: the parties and amounts it carries. */
  carries: { word: string; means: string }[];
  fields: Told[];
}

const made = new WeakMap<AnyRuleset, readonly Word[]>();

/** Every word of a ruleset's card language in the order of its sections, worked out once. */
export function wordsOf(rules: AnyRuleset): readonly Word[] {
  const known = made.get(rules);
  if (known) return known;
  const samples = samplesOf(rules);
  const phrased = (schema: z.ZodType | undefined, name?: string): { phrase?: string } => {
    const phrase = schema && rules.phraseOf?.(schema, name);
    return phrase === undefined || phrase === '' ? {} : { phrase };
  };
  const words = (rules.language ?? []).flatMap((section) =>
    section.entries.map(
      (entry): Word => ({
        section: section.id,
        title: section.title,
        ...told(entry, samples),
        ...(entry.schema === undefined ? phrased(section.schema, entry.word) : phrased(entry.schema)),
        carries: Object.entries(entry.carries ?? {}).map(([word, means]) => ({ word, means })),
        fields: (entry.fields ?? []).map((field) => ({
          ...told(field, samples),
          ...phrased(entry.schema, field.word),
        })),
      }),
    ),
  );
  made.set(rules, words);
  return words;
}

type Samples = ReadonlyMap<Entry, Sample>;

function told(entry: Entry, samples: Samples): Told {
  const { word, means, default: without, clause, example } = entry;
  return {
    word,
    means,
    ...(without === undefined ? {} : { default: without }),
    ...(clause === undefined ? {} : { clause }),
    ...(example === undefined ? {} : { example }),
    sample: samples.get(entry) ?? null,
  };
}

type Schema = z.core.$ZodType;

/** Which sample card uses a word first, from the shortest card to the longest. */
function samplesOf({ language = [], card, samples: { cards } }: AnyRuleset): Samples {
  const forms = bySchema(language.flatMap(({ entries }) => entries.map((entry) => [entry.schema, entry] as const)));
  const sections = bySchema(language.map((section): [z.ZodType | undefined, Section] => [section.schema, section]));
  const found = new Map<Entry, Sample>();
  const written = (cards as readonly Json[]).map((source) => ({ source, length: JSON.stringify(source).length }));
  for (const { source } of written.sort((a, b) => a.length - b.length)) {
    const id = String((source as { id?: Json }).id);
    const note = (entry: Entry | undefined, at: string) => {
      if (entry && !found.has(entry)) found.set(entry, { card: id, at });
    };
    walk(card, source, '', (schema, value, at) => {
      for (const section of sections.get(schema) ?? []) {
        note(
          section.entries.find(({ word }) => word === value),
          at,
        );
      }
      for (const entry of forms.get(schema) ?? []) {
        note(entry, at);
        for (const field of isRecord(value) ? (entry.fields ?? []) : []) {
          if (isRecord(value) && field.word in value) note(field, `${at}/${escaped(field.word)}`);
        }
      }
    });
  }
  return found;
}

function bySchema<T>(pairs: readonly (readonly [z.ZodType | undefined, T])[]): ReadonlyMap<Schema, T[]> {
  const found = new Map<Schema, T[]>();
  for (const [schema, told] of pairs) if (schema) found.set(schema, [...(found.get(schema) ?? []), told]);
  return found;
}

type Visit = (schema: Schema, value: unknown, at: string) => void;

/** Visits each schema that a value meets on its way through `schema`, with the value it meets there and where that stands. */
function walk(schema: Schema, value: unknown, at: string, visit: Visit): void {
  if (value === undefined) return;
  // With a description of its own a schema is a copy of the one that is explained.
  for (let one: Schema | undefined = schema; one; one = one._zod.parent) visit(one, value, at);
  const { core } = z;
  if (schema instanceof core.$ZodObject) {
    if (!isRecord(value)) return;
    for (const [key, inner] of Object.entries(schema._zod.def.shape))
      walk(inner, value[key], `${at}/${escaped(key)}`, visit);
  } else if (schema instanceof core.$ZodUnion) {
    const taken = schema._zod.def.options.find((option) => core.safeParse(option, value).success);
    if (taken) walk(taken, value, at, visit);
  } else if (schema instanceof core.$ZodArray) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) walk(schema._zod.def.element, item, `${at}/${index}`, visit);
  } else if (schema instanceof core.$ZodRecord) {
    if (!isRecord(value)) return;
    for (const [key, item] of Object.entries(value)) {
      walk(schema._zod.def.keyType, key, `${at}/${escaped(key)}`, visit);
      walk(schema._zod.def.valueType, item, `${at}/${escaped(key)}`, visit);
    }
  } else if (schema instanceof core.$ZodLazy) {
    walk(schema._zod.innerType, value, at, visit);
  } else if (schema instanceof core.$ZodPipe) {
    walk(schema._zod.def.in, value, at, visit);
  } else if (
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodDefault ||
    schema instanceof core.$ZodReadonly
  ) {
    walk(schema._zod.def.innerType, value, at, visit);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
