import type { Dice } from '../../../src/simulate/choice.ts';
import { one } from '../../../src/simulate/choice.ts';
import type { Api, Schema } from './api.ts';
import type { Names } from './scenes.ts';

/** What values are made with: the documentation, real values by name, and chance. */
export interface Makings {
  api: Api;
  names: Names;
  dice: Dice;
}

const list = (value: unknown): Schema[] => (Array.isArray(value) ? value : []);
const whole = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** From this depth on the plainest of several forms is taken: some schemas hold themselves. */
const DEEP = 8;

/** How many brackets a value of a form has at least inside each other; endless for one that holds itself again. */
function leastDepth(api: Api, schema: Schema, within: readonly unknown[] = []): number {
  const resolved = api.resolve(schema);
  if (within.includes(resolved)) return Number.POSITIVE_INFINITY;
  const deeper = (inner: Schema) => leastDepth(api, inner, [...within, resolved]);
  const choices = [...list(resolved.anyOf), ...list(resolved.oneOf)];
  if (choices.length > 0) return Math.min(...choices.map(deeper));
  if (resolved.type === 'array')
    return whole(resolved.minItems, 0) === 0 ? 1 : 1 + deeper((resolved.items ?? {}) as Schema);
  if (resolved.type !== 'object') return 0;
  const properties = (resolved.properties ?? {}) as Record<string, Schema>;
  return 1 + Math.max(0, ...list(resolved.required).map((name) => deeper(properties[String(name)] ?? {})));
}

const depths = new WeakMap<Schema, number>();

function depthOf(api: Api, choice: Schema): number {
  const known = depths.get(choice);
  if (known !== undefined) return known;
  const depth = leastDepth(api, choice);
  depths.set(choice, depth);
  return depth;
}

const plainest = (api: Api, choices: readonly Schema[]): Schema =>
  choices
    .map((choice) => ({ choice, depth: depthOf(api, choice) }))
    .reduce((least, one) => (one.depth < least.depth ? one : least)).choice;

/** A value that a schema allows: a real one where one of that name is known, else one that is made up. */
export function makeValue(makings: Makings, schema: Schema, name: string, depth = 0): unknown {
  const { api, names, dice } = makings;
  const known = (Object.hasOwn(names, name) ? (names[name] ?? []) : []).filter((value) => api.fits(schema, value));
  if (known.length > 0 && dice.below(10) > 0) return one(dice, known);
  const resolved = api.resolve(schema);
  const choices = [...list(resolved.anyOf), ...list(resolved.oneOf)];
  if (choices.length > 0) {
    const next = depth > DEEP ? plainest(api, choices) : one(dice, choices);
    return makeValue(makings, next, name, depth + 1);
  }
  if ('const' in resolved) return resolved.const;
  if (Array.isArray(resolved.enum)) return one(dice, resolved.enum);
  const type = Array.isArray(resolved.type) ? one(dice, resolved.type) : resolved.type;
  switch (type) {
    case 'object':
      return objectOf(makings, resolved, depth);
    case 'array':
      return arrayOf(makings, resolved, name, depth);
    case 'string':
      return textOf(resolved, dice);
    case 'integer':
    case 'number':
      return numberOf(resolved, dice);
    case 'boolean':
      return dice.below(2) === 0;
    case 'null':
      return null;
    default:
      return one(dice, [null, 7, 'text', [], {}, { a: [1] }]);
  }
}

function objectOf(makings: Makings, schema: Schema, depth: number): unknown {
  const required = list(schema.required).map(String);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const wanted = properties.filter(([name]) => required.includes(name) || makings.dice.below(2 + depth) === 0);
  return Object.fromEntries(wanted.map(([name, inner]) => [name, makeValue(makings, inner, name, depth + 1)]));
}

function arrayOf(makings: Makings, schema: Schema, name: string, depth: number): unknown {
  const fixed = list(schema.prefixItems);
  if (fixed.length > 0) return fixed.map((item) => makeValue(makings, item, name, depth + 1));
  const least = whole(schema.minItems, 0);
  const length = Math.min(least + makings.dice.below(depth > 3 ? 1 : 3), whole(schema.maxItems, 3));
  const items = (schema.items ?? {}) as Schema;
  return Array.from({ length: Math.max(least, length) }, () => makeValue(makings, items, name, depth + 1));
}

function textOf({ pattern, minLength, maxLength, format }: Schema, { below }: Dice): string {
  if (format === 'uuid') return `01900000-0000-7000-8000-${String(below(1e9)).padStart(12, '0')}`;
  if (format === 'date-time') return new Date(Date.UTC(2030, below(12), 1 + below(28))).toISOString();
  if (typeof pattern === 'string' && pattern.includes('[0-9a-f]{64}')) return below(1e9).toString(16).padStart(64, '0');
  const length = Math.min(Math.max(whole(minLength, 0), 1 + below(12)), whole(maxLength, 12));
  return Array.from({ length }, () => 'abcdefghij klm-0123'[below(19)]).join('');
}

function numberOf({ minimum, maximum }: Schema, { below }: Dice): number {
  const from = whole(minimum, -5);
  return Math.min(from + below(10), whole(maximum, 100));
}
