import assert from 'node:assert/strict';
import test from 'node:test';
import type * as z from 'zod';
import { alteil } from '../../src/rulesets/alteil/index.ts';

const entries = (alteil.language ?? []).flatMap((section) => section.entries);

test('every example of the dictionary is what the language accepts there', () => {
  const wrong = entries.flatMap(({ word, schema, example, fields = [] }) => {
    const { shape = {} } = (schema ?? {}) as Partial<z.ZodObject>;
    const given = [
      { place: word, type: schema, example },
      ...fields.map((field) => ({ place: `${word}.${field.word}`, type: shape[field.word], example: field.example })),
    ];
    return given
      .filter(
        ({ type, example }) => example !== undefined && !(type as z.ZodType | undefined)?.safeParse(example).success,
      )
      .map(({ place }) => place);
  });
  assert.deepEqual(wrong, []);
});
