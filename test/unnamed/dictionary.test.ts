import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';

const entries = (unnamed.language ?? []).flatMap((section) => section.entries);

test('every example of the dictionary is what its word takes', () => {
  const shapeOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema.shape : {});
  const examples = entries.flatMap(({ word, schema, example, fields = [] }) => [
    { word, schema, example },
    ...fields.map((field) => ({
      word: `${word}.${field.word}`,
      schema: shapeOf(schema)[field.word] as z.ZodType | undefined,
      example: field.example,
    })),
  ]);
  const given = examples.filter(({ example }) => example !== undefined);
  assert.ok(given.length > 30);
  const wrong = given.filter(({ schema, example }) => schema?.safeParse(example).success !== true);
  assert.deepEqual(
    wrong.map(({ word }) => word),
    [],
  );
});

test('every trigger says what it carries', () => {
  const triggers = unnamed.language?.find(({ id }) => id === 'triggers')?.entries ?? [];
  assert.ok(triggers.length > 0);
  assert.deepEqual(
    triggers.filter(({ carries }) => carries === undefined).map(({ word }) => word),
    [],
  );
});
