import type { AnyRuleset, JsonObject } from '../engine/index.ts';
import { capital } from '../engine/index.ts';
import { eventTypesOf } from '../services/rules/lists.ts';
import { cardSchemaOf, jsonSchemaOf } from '../services/rules/schemas.ts';
import type { Document } from './document.ts';
import { addExamples } from './document.ts';

/** A node of the document. */
type Node = Record<string, unknown>;

const REF = '#/components/schemas/';

/** Components that tell of rulesets in general: what they call options or a deck is a schema of one. */
const GENERAL = ['Ruleset', 'RulesetSchemas'];
const EVENTS = ['Event', 'PlacedEvent'];

/**
 * The document as it is for one ruleset: boards, decks, match options, cards and the data of events have its types. With those of
 * all games at once it would be several times as large.
 */
export function typedDocument(document: object, rules: AnyRuleset): object {
  const typed = structuredClone(document) as { components: { schemas: Record<string, Node> } } & Document;
  addExamples(typed, rules);
  const { schemas } = typed.components;
  const game = capital(rules.id);
  const types = { board: `${game}Board`, deck: `${game}Deck`, options: `${game}Options`, card: `${game}Card` };
  const typing = (part: unknown): void => typeFields(part, types);
  typing(typed.paths);
  for (const [name, schema] of Object.entries(schemas)) if (!GENERAL.includes(name)) typing(schema);
  for (const part of ['board', 'deck', 'options', 'card'] as const) {
    Object.assign(
      schemas,
      asComponents(types[part], part === 'card' ? cardSchemaOf(rules) : jsonSchemaOf(rules, rules[part])),
    );
  }
  for (const name of EVENTS) if (schemas[name]) schemas[name] = eventsOf(schemas[name], rules);
  return typed;
}

/** Names the types of one game where the document says that something is any JSON. */
function typeFields(part: unknown, types: Readonly<Record<'board' | 'deck' | 'options' | 'card', string>>): void {
  if (typeof part !== 'object' || part === null) return;
  const { properties } = part as { properties?: Record<string, Node> };
  for (const [name, field] of Object.entries(properties ?? {})) {
    if (name === 'board' || name === 'options' || name === 'deck') replace(field, 'JsonObject', types[name]);
    if (name === 'cards' || name === 'card') replace(field, 'Json', types.card);
  }
  for (const inner of Object.values(part)) typeFields(inner, types);
}

/** Puts another type in the place of one that stands in a field by itself, in a union or in a list. */
function replace(field: Node, was: string, now: string): void {
  if (field.$ref === REF + was) field.$ref = REF + now;
  for (const inner of [field.items, ...((field.anyOf as unknown[] | undefined) ?? [])]) {
    if (typeof inner === 'object' && inner !== null) replace(inner as Node, was, now);
  }
}

/** Says in words what holds where a field is left out: of one with a `default`, generated clients ask that it is always sent. */
function defaultInWords({ default: without, ...schema }: Node): Node {
  if (without === undefined) return schema;
  return { ...schema, description: `${schema.description ?? ''} Default: ${JSON.stringify(without)}.`.trim() };
}

/** A JSON Schema as components: itself, and each of its definitions. */
function asComponents(name: string, { $schema: _, $defs = {}, ...schema }: JsonObject): Record<string, Node> {
  const moved = (part: unknown, named = false): unknown => {
    if (Array.isArray(part)) return part.map((one) => moved(one));
    if (typeof part !== 'object' || part === null) return part;
    const told = named ? part : defaultInWords(part as Node);
    return Object.fromEntries(
      Object.entries(told).map(([key, one]) => {
        if (named) return [key, moved(one)];
        if (key === '$ref' && typeof one === 'string') return [key, at(one)];
        // Editors look for it, and OpenAPI knows no such word.
        return [key === 'enumDescriptions' ? 'x-enum-descriptions' : key, moved(one, key === 'properties')];
      }),
    );
  };
  const at = (pointer: string): string =>
    REF + (pointer === '#' ? name : `${name}.${pointer.slice('#/$defs/'.length)}`);
  const definitions = Object.entries($defs as Record<string, JsonObject>);
  return {
    [name]: moved(schema) as Node,
    ...Object.fromEntries(definitions.map(([key, one]) => [`${name}.${key}`, moved(one) as Node])),
  };
}

/** Events of every type that a ruleset lists, each with what it holds. */
function eventsOf({ properties, required, description }: Node, rules: AnyRuleset): Node {
  const { type, data, ...others } = properties as Record<string, Node>;
  return {
    ...(description === undefined ? {} : { description }),
    type: 'object',
    properties: others,
    required: (required as string[]).filter((name) => name !== 'type' && name !== 'data'),
    oneOf: eventTypesOf(rules).map((event) => ({
      type: 'object',
      properties: {
        type: { ...type, const: event.type },
        data: { ...event.data, description: data?.description },
      },
      required: ['type', 'data'],
    })),
  };
}
