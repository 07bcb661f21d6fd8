import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import type { JsonObject } from '../../src/engine/index.ts';
import { explain, tupleOf, valuesOf } from '../../src/rulesets/cards/dictionary.ts';
import { jsonSchemaOf } from '../../src/services/rules/schemas.ts';

/** A small language in which a word stands within itself, as in the games. */
const side = z.enum(['own', 'enemy']);
const target = z.strictObject({
  side: side.optional(),
  get not() {
    return z.optional(target);
  },
});
const VERBS = {
  rest: z.strictObject({ do: z.literal('rest'), target }),
  twice: z.strictObject({
    do: z.literal('twice'),
    get effects() {
      return z.array(effect);
    },
  }),
} as const;
const effect = z.discriminatedUnion('do', tupleOf(VERBS));

const { forms, values } = explain({ C1: {}, C2: {} });
const language = [
  forms(
    'verbs',
    'Verbs',
    VERBS,
  )({
    rest: 'Turns a card sideways. (C1)',
    'rest.target': 'Which cards.',
    twice: 'Does something two times.',
    'twice.effects': { means: 'What is done.', example: [] },
  }),
  forms('places', 'Places', { target })({
    target: 'Cards.',
    'target.side': 'Whose. Default: own.',
    'target.not': 'Other cards than these.',
  }),
  ...values(['sides', 'Sides', side])({
    'sides.own': 'Yours.',
    'sides.enemy': 'Your opponent’s.',
  }),
];

/** Every property of a JSON Schema, as `path: description`. */
function described(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, { description?: string }> };
  const own = Object.entries(properties).map(([name, { description }]) => `${name}: ${description}`);
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => described(inner, `${path}/${key}`))];
}

test('a schema tells of each of its properties what the language says of it', () => {
  assert.deepEqual([...new Set(described(jsonSchemaOf({ language }, effect)))].sort(), [
    'do: Does something two times.',
    'do: Turns a card sideways. (C1)',
    'effects: What is done.',
    'not: Other cards than these.',
    'side: Whose. Default: own.',
    'target: Which cards.',
  ]);
});

test('values are explained beside the list of them, examples beside their field, and no mark is left', () => {
  const text = JSON.stringify(jsonSchemaOf({ language }, effect));
  assert.match(text, /"enum":\["own","enemy"\],"enumDescriptions":\["Yours\.","Your opponent’s\."\]/);
  assert.match(text, /"examples":\[\[\]\]/);
  assert.doesNotMatch(text, /x-entry/);
});

test('the same place described twice keeps each description', () => {
  const both = z.strictObject({ first: target, second: target });
  const { properties } = jsonSchemaOf(
    {
      language: [forms('both', 'Both', { both })({ both: 'Two.', 'both.first': 'One.', 'both.second': 'Other.' })],
    },
    both,
  ) as { properties: Record<string, JsonObject> };
  assert.equal(properties.first?.description, 'One.');
  assert.equal(properties.second?.description, 'Other.');
});

test('values stay explained where they have a description of their own, and where they are explained in place', () => {
  const place = z.strictObject({
    side: side.describe('Where it lies.'),
    when: valuesOf({ now: 'At once.', later: 'At the end.' }).default('now').describe('At what time.'),
  });
  const { properties } = jsonSchemaOf({ language }, place) as { properties: Record<string, JsonObject> };
  assert.equal(properties.side?.description, 'Where it lies.');
  assert.deepEqual(properties.side?.enumDescriptions, ['Yours.', 'Your opponent’s.']);
  assert.equal(properties.when?.description, 'At what time.');
  assert.deepEqual(properties.when?.enum, ['now', 'later']);
  assert.deepEqual(properties.when?.enumDescriptions, ['At once.', 'At the end.']);
});
