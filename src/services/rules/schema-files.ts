import { caseFileJsonSchema } from '../../conformance/format.ts';
import type { AnyRuleset, JsonObject } from '../../engine/index.ts';
import { branchesOf, cardSchemaOf, jsonSchemaOf } from './schemas.ts';

/** A node of a JSON Schema. */
type Node = Record<string, unknown>;

const made = new WeakMap<AnyRuleset, ReadonlyMap<string, JsonObject>>();

/**
 * The schemas of a ruleset that have addresses of their own, by name, worked out once: what can be sent, a file of cards, a file
 * of conformance cases, and each kind of card by its `type`. Each names the address that it is served at in `$id`, below the
 * server that serves it.
 */
export function schemaFiles(rules: AnyRuleset): ReadonlyMap<string, JsonObject> {
  const known = made.get(rules);
  if (known) return known;
  const schemas: [string, JsonObject][] = [
    ['card', cardSchemaOf(rules)],
    ...(['deck', 'options', 'position', 'board'] as const).map((name): [string, JsonObject] => [
      name,
      jsonSchemaOf(rules, rules[name]),
    ]),
    ['cards', listOfCards()],
    ['cases', casesOf(rules)],
    ...kindsOf(cardSchemaOf(rules)),
  ];
  const files = new Map(schemas.map(([name, schema]) => [name, addressed(addressOf(rules.id, name), schema)]));
  made.set(rules, files);
  return files;
}

/** Where a schema of a ruleset is served. */
export const addressOf = (ruleset: string, name: string): string => `/v1/rulesets/${ruleset}/schemas/${name}`;

const addressed = ($id: string, { $schema, ...schema }: JsonObject): JsonObject => ({
  $schema: $schema ?? 'https://json-schema.org/draft/2020-12/schema',
  $id,
  ...schema,
});

const listOfCards = (): JsonObject => ({ title: 'Cards', type: 'array', items: { $ref: 'card' } });

/** A file of cases, whose cards, options and positions are those of the ruleset. */
function casesOf({ id }: AnyRuleset): JsonObject {
  const schema = structuredClone(caseFileJsonSchema()) as Node;
  const of = (node: unknown, name: string): Node => (((node as Node).properties as Node)[name] ?? {}) as Node;
  of(schema, 'ruleset').const = id;
  of(schema, 'cards').items = { $ref: 'card' };
  Object.assign(of(schema, 'options'), { $ref: 'options' });
  const one = of(schema, 'cases').items;
  Object.assign(of(one, 'options'), { $ref: 'options' });
  // What is laid over another position need not be whole.
  const whole = { properties: { position: { $ref: 'position' } } };
  Object.assign(one as Node, { if: { not: { required: ['from'] } }, then: whole });
  return schema as JsonObject;
}

/** The schema of each kind of card, by its `type`: a branch of the schema of all cards, with the definitions it needs. */
function kindsOf(card: JsonObject): [string, JsonObject][] {
  const definitions = (card.$defs ?? {}) as Record<string, Node>;
  return branchesOf(card).flatMap((branch): [string, JsonObject][] => {
    const { type } = (branch.properties ?? {}) as { type?: { const?: unknown } };
    if (typeof type?.const !== 'string') return [];
    const needed = neededBy(branch, definitions);
    const $defs = Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name)));
    return [[type.const, { ...(branch as JsonObject), ...(needed.size > 0 ? { $defs: $defs as JsonObject } : {}) }]];
  });
}

/** The definitions that a schema refers to, and those that they refer to. */
function neededBy(schema: unknown, definitions: Record<string, Node>, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { $ref } = schema as { $ref?: unknown };
  const name = typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : undefined;
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    neededBy(definitions[name], definitions, found);
  }
  for (const inner of Object.values(schema)) neededBy(inner, definitions, found);
  return found;
}
