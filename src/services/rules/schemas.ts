import * as z from 'zod';
import type { AnyRuleset, Entry, JsonObject, Section } from '../../engine/index.ts';

/** Where the schema of a place is marked with the entry that explains it, until its properties are described. */
const MARK = 'x-entry';

/** Where the schema of a value is marked with the section that explains it, until it is known how often that stands. */
const VALUES = 'x-values';

const made = new WeakMap<z.ZodType, JsonObject>();

/**
 * JSON Schema 2020-12 of what a caller may send, made once. Every property that the ruleset's language explains has a
 * description with its default, its clause and an example, and values have theirs in `enumDescriptions`, where editors look.
 * Values that stand in several places are a definition of the name of their section.
 */
export function jsonSchemaOf({ language = [] }: Pick<AnyRuleset, 'language'>, type: z.ZodType): JsonObject {
  const known = made.get(type);
  if (known) return known;
  const entries = language.flatMap((section) => section.entries);
  const marks = new Map(entries.flatMap(({ schema }, at) => (schema ? [[schema as z.core.$ZodType, at]] : [])));
  const values = new Map(
    language.flatMap((section) => (section.schema ? [[section.schema as z.core.$ZodType, section]] : [])),
  );
  const schema = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const mark = marks.get(zodSchema);
      if (mark !== undefined) Object.assign(jsonSchema, { [MARK]: mark });
      // With a description of its own it is a copy.
      const section = values.get(zodSchema) ?? values.get(zodSchema._zod.parent as z.core.$ZodType);
      if (section) {
        const enumDescriptions = describeValues(section, jsonSchema.enum ?? []);
        Object.assign(jsonSchema, { enumDescriptions, [VALUES]: section.id });
      }
    },
  });
  const plain = JSON.parse(JSON.stringify(schema)) as JsonObject;
  describeProperties(plain, entries);
  shareValues(plain);
  made.set(type, plain);
  return plain;
}

const cardsMade = new WeakMap<JsonObject, JsonObject>();

/**
 * JSON Schema of a card of a ruleset, as it may be sent: with the fields that are its owner's own and no rule reads, and with words in
 * place of what can be put in words.
 */
export function cardSchemaOf(rules: Pick<AnyRuleset, 'language' | 'card' | 'wordedFields'>): JsonObject {
  const plain = jsonSchemaOf(rules, rules.card);
  const known = cardsMade.get(plain);
  if (known) return known;
  const schema = structuredClone(plain);
  const branches = branchesOf(schema);
  for (const branch of branches) branch.properties = { ...(branch.properties as Node), ...OWN_FIELDS };
  if (rules.wordedFields !== undefined) allowWords(schema, branches, rules.wordedFields);
  cardsMade.set(plain, schema);
  return schema;
}

/** The definition of words in place of a part of a card. */
const IN_WORDS = 'inWords';

const WORDS = {
  type: 'object',
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 4000,
      description: 'The words, as they could stand on the card: they mean one thing, or the card is refused.',
      examples: ['Draw a card.'],
    },
  },
  required: ['text'],
  additionalProperties: false,
  description: 'In words. What they mean takes their place in the set, and stays as it was understood.',
};

/** Lets words stand in place of each field that can be put in words, or in place of each element of its list. */
function allowWords(schema: Node, branches: readonly Node[], fields: readonly string[]): void {
  const words = { $ref: `#/$defs/${IN_WORDS}` };
  const definitions = (schema.$defs ?? {}) as Record<string, Node>;
  const isList = ({ type, $ref }: Node): boolean =>
    type === 'array' || (typeof $ref === 'string' && definitions[$ref.slice('#/$defs/'.length)]?.type === 'array');
  for (const branch of branches) {
    const properties = branch.properties as Record<string, Node>;
    for (const field of fields) {
      const property = properties[field];
      if (property === undefined) continue;
      const { description, examples, ...value } = property;
      const about = {
        ...(description === undefined ? {} : { description }),
        ...(examples === undefined ? {} : { examples }),
      };
      if (!isList(value)) properties[field] = { ...about, anyOf: [value, words] };
      else {
        const { $ref, ...own } = value;
        const list = typeof $ref === 'string' ? { ...definitions[$ref.slice('#/$defs/'.length)], ...own } : own;
        properties[field] = { ...about, ...list, items: { anyOf: [(list as Node).items, words] } };
      }
    }
  }
  schema.$defs = { ...definitions, [IN_WORDS]: structuredClone(WORDS) };
}

const OWN_FIELDS = {
  externalId: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'What you call the card, such as its number in a collection. No rule reads it, and no hash counts it.',
  },
  metadata: {
    type: 'object',
    properties: {
      image: {
        description: 'Where there is a picture of the card: scenes give it with the card where it is a text.',
        examples: ['https://example.org/cards/12.webp'],
      },
    },
    description:
      'Data of your own, up to 4096 bytes of JSON: they are given back as they are. No rule reads them, and no hash counts them.',
  },
};

/** The kinds of cards within the schema of all of them: those of its objects that have an `id`. */
export function branchesOf(card: JsonObject): Node[] {
  const definitions = (card.$defs ?? {}) as Record<string, Node>;
  const named = typeof card.$ref === 'string' ? definitions[card.$ref.slice('#/$defs/'.length)] : undefined;
  const whole = named ?? card;
  const { oneOf, anyOf } = whole as { oneOf?: Node[]; anyOf?: Node[] };
  return oneOf ?? anyOf ?? [whole];
}

const describeValues = ({ entries }: Section, values: readonly unknown[]): string[] =>
  values.map((value) => entries.find(({ word }) => word === value)?.means ?? '');

/** What is said of a word, in a line: what it means, what holds without it, and the clause behind it. */
const sentence = ({ means, default: without, clause }: Entry): string =>
  `${means}${without === undefined ? '' : ` Default: ${without}.`}${clause === undefined ? '' : ` (${clause})`}`;

/** A node of a JSON Schema while it is described. */
type Node = Record<string, unknown>;

/** Puts the descriptions of its language into a JSON Schema, and takes the marks out. */
function describeProperties(node: unknown, entries: readonly Entry[]): void {
  if (typeof node !== 'object' || node === null) return;
  const place = node as Node;
  const entry = entries[place[MARK] as number];
  delete place[MARK];
  if (entry) {
    place.description ??= sentence(entry);
    for (const [name, property] of Object.entries((place.properties ?? {}) as Record<string, Node>)) {
      const field = entry.fields?.find(({ word }) => word === name);
      if (field) {
        property.description = sentence(field);
        if (field.example !== undefined) property.examples = [field.example];
      } else if (property.const !== undefined) {
        property.description = sentence(entry);
      }
    }
  }
  for (const inner of Object.values(place)) describeProperties(inner, entries);
}

/** Moves the values that stand in several places into the definitions, and takes the marks out. */
function shareValues(root: Node): void {
  const places = Map.groupBy(marked(root), (place) => place[VALUES] as string);
  for (const [name, alike] of places) {
    for (const place of alike) delete place[VALUES];
    if (alike.length < 2) continue;
    const shared = valuesIn(alike[0] as Node);
    root.$defs = { ...(root.$defs as Node | undefined), [name]: shared };
    for (const place of alike) {
      for (const key of Object.keys(shared)) delete place[key];
      place.$ref = `#/$defs/${name}`;
    }
  }
}

/** What a schema says of its values, without what it says of the place where they stand. */
const valuesIn = ({ type, const: only, enum: words, enumDescriptions }: Node): Node =>
  JSON.parse(JSON.stringify({ type, const: only, enum: words, enumDescriptions }));

/** The schemas of values within a JSON Schema. */
function marked(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const place = node as Node;
  return [...(VALUES in place ? [place] : []), ...Object.values(place).flatMap(marked)];
}
