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

const { forms, values } = explain({ C1: {}, 'C2.a': {} });

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

test('an object and a value that are left out, or do not exist, do not compile', () => {
  const said = { 'draw.count': 'How many.', shuffle: 'Shuffles.' };
  const verbs = forms('verbs', 'Verbs', VERBS, { who: 'Who.' });
  const all = { ...said, draw: 'Draws cards.' };
  // @ts-expect-error: `draw` is left out.
  assert.throws(() => verbs(said), /there is no draw.count among verbs/);
  // @ts-expect-error: `shuffle` is left out.
  assert.equal(verbs({ draw: 'Draws cards.', 'draw.count': 'How many.' }).entries.length, 1);
  // @ts-expect-error: there is no verb `drow`.
  assert.throws(() => verbs({ ...all, drow: 'Draws cards.' }), /there is no drow among verbs/);
  // A table that is put in is not looked through by the compiler.
  assert.throws(() => verbs({ ...all, ...of('draw', { cuont: 'How many.' }) }), /there is no draw\.cuont among verbs/);
  // @ts-expect-error: `rows.back` is left out.
  assert.equal(values(['rows', 'Rows', row])({ 'rows.front': 'In front.' })[0]?.entries.length, 1);
  const rows = { 'rows.front': 'In front.', 'rows.back': 'Behind.' };
  assert.throws(
    () => values(['rows', 'Rows', row])({ ...rows, ...of('rows', { side: 'Beside.' }) }),
    /no value rows\.side/,
  );
});

test('a clause that the rulebook does not have is an error, wherever it is named', () => {
  const said = { 'draw.count': 'How many.', shuffle: 'Shuffles.' };
  const verbs = forms('verbs', 'Verbs', VERBS, { who: 'Who.' });
  assert.throws(() => verbs({ ...said, draw: 'Draws cards. (C3)' }), /draw names C3, which is no clause/);
  assert.throws(() => verbs({ ...said, draw: { means: 'Draws cards. (C3)', example: {} } }), /draw names C3/);
  const withWho = forms('verbs', 'Verbs', VERBS, { who: 'Who. (C3)' });
  assert.throws(() => withWho({ ...said, draw: 'Draws.' }), /who names C3/);
  assert.throws(
    () => values(['rows', 'Rows', row])({ 'rows.front': 'In front. (C3)', 'rows.back': 'Behind.' }),
    /front names C3/,
  );
  // What stands in brackets inside of a text is none.
  assert.equal(verbs({ ...said, draw: 'Draws cards. (Any.) Or none. (C1)' }).entries.at(-1)?.clause, 'C1');
});

test('what is no sentence is an error', () => {
  const said = { 'draw.count': 'How many.', shuffle: 'Shuffles.' };
  const verbs = forms('verbs', 'Verbs', VERBS, { who: 'Who.' });
  for (const draw of [
    '',
    'Draws cards',
    'Draws cards (C1)',
    'Draws cards. (C1) ',
    'Draws cards. (C1) Default: none.',
  ]) {
    assert.throws(() => verbs({ ...said, draw }), /what is said of draw is no sentence/, draw);
  }
});
