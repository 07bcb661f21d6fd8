import assert from 'node:assert/strict';
import test from 'node:test';
import * as z from 'zod';
import { explain, of } from '../../src/rulesets/cards/dictionary.ts';
import { citing } from '../../src/rulesets/cards/dictionary-words.ts';

const VERBS = {
  draw: z.strictObject({ do: z.literal('draw'), count: z.int().optional(), who: z.string().optional() }),
  shuffle: z.strictObject({ do: z.literal('shuffle'), who: z.string().optional() }),
} as const;
const side = z.enum(['own', 'enemy']);
const row = z.enum(['front', 'back']);

const { forms, values } = explain<'C1' | 'C2.a'>();

test('a text ends with the default of its word and with the clause behind it', () => {
  const [draw] = forms('verbs', 'Verbs', VERBS, { who: 'Who.' })({
    draw: { means: 'Draws (if it can) cards. (C1)', example: { do: 'draw' } },
    'draw.count': 'How many. Not “Default”. Default: 1, or none. (C2.a)',
    shuffle: 'Shuffles.',
  }).entries;
  assert.deepEqual(
    { ...draw, schema: null },
    {
      word: 'draw',
      means: 'Draws (if it can) cards.',
      clause: 'C1',
      example: { do: 'draw' },
      schema: null,
      fields: [
        { word: 'count', means: 'How many. Not “Default”.', default: '1, or none', clause: 'C2.a' },
        { word: 'who', means: 'Who.' },
      ],
    },
  );
});

test('an object may say something else of a field than what its section says of all', () => {
  const { entries } = forms('verbs', 'Verbs', VERBS, { who: 'Who.' })({
    draw: 'Draws cards.',
    'draw.count': 'How many.',
    shuffle: 'Shuffles.',
    'shuffle.who': 'Whose deck.',
  });
  assert.deepEqual(
    entries.map(({ fields }) => fields?.find(({ word }) => word === 'who')?.means),
    ['Who.', 'Whose deck.'],
  );
});

test('values are explained by the kind before them, in one table or by one that several share', () => {
  const sections = values(
    ['sides', 'Sides', side],
    ['rows', 'Rows', row],
  )({
    ...of('sides', citing({ own: 'Yours.', enemy: 'Theirs.' }, 'C1')),
    'rows.front': 'In front.',
    'rows.back': 'Behind. (C2.a)',
  });
  assert.deepEqual(
    sections.map(({ id, title, entries }) => ({ id, title, entries })),
    [
      {
        id: 'sides',
        title: 'Sides',
        entries: [
          { word: 'own', means: 'Yours.', clause: 'C1' },
          { word: 'enemy', means: 'Theirs.', clause: 'C1' },
        ],
      },
      {
        id: 'rows',
        title: 'Rows',
        entries: [
          { word: 'front', means: 'In front.' },
          { word: 'back', means: 'Behind.', clause: 'C2.a' },
        ],
      },
    ],
  );
});

test('a field of which nothing is said does not compile, and is an error', () => {
  assert.throws(
    () =>
      // @ts-expect-error: `count` is not explained.
      forms('verbs', 'Verbs', VERBS, { who: 'Who.' })({ draw: 'Draws cards.', shuffle: 'Shuffles.' }),
    /nothing is said of count/,
  );
});

test('an object, a value and a clause that do not exist, or are left out, do not compile', () => {
  const said = { 'draw.count': 'How many.', shuffle: 'Shuffles.' } as const;
  const verbs = forms('verbs', 'Verbs', VERBS, { who: 'Who.' });
  // @ts-expect-error: `draw` is left out.
  assert.equal(verbs(said).entries.length, 1);
  // @ts-expect-error: there is no verb `drow`.
  assert.equal(verbs({ ...said, draw: 'Draws cards.', drow: 'Draws cards.' }).entries.length, 2);
  // @ts-expect-error: there is no clause C3.
  assert.equal(verbs({ ...said, draw: 'Draws cards. (C3)' }).entries.length, 2);
  // @ts-expect-error: there is none in a text with an example either.
  assert.equal(verbs({ ...said, draw: { means: 'Draws cards. (C3)', example: {} } }).entries.length, 2);
  // @ts-expect-error: nor in what is said of all objects.
  assert.equal(forms('verbs', 'Verbs', VERBS, { who: 'Who. (C3)' })({ ...said, draw: 'Draws.' }).entries.length, 2);
  // What stands in brackets inside of a text is none.
  assert.equal(verbs({ ...said, draw: 'Draws cards. (Any.) Or none. (C1)' }).entries.at(-1)?.clause, 'C1');
  // @ts-expect-error: `rows.back` is left out.
  assert.equal(values(['rows', 'Rows', row])({ 'rows.front': 'In front.' })[0]?.entries.length, 1);
});
