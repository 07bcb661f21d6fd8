import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Json, JsonObject, Question } from '../../src/engine/index.ts';
import { divide, howMany, inTitle, oneOfMany, pick } from '../../src/engine/index.ts';
import { diceFrom, fromSchema } from '../../src/simulate/choice.ts';
import { Table } from './table.ts';

const about = { player: 'p1', kind: 'k', clause: 'C1', prompt: 'What?' } as const;

/** Answers that are built from the form of a question are accepted, and its form allows what it lists. */
function assertFits<V>(question: Question<V>, seed: number): void {
  const form = question.form();
  const allows = new Ajv2020({ strict: false }).compile(form);
  const dice = diceFrom(String(seed));
  for (let time = 0; time < 20; time++) {
    const answer = fromSchema(form, dice) as Json;
    const checked = question.check({ answer });
    assert.ok(checked.ok, `${JSON.stringify(form)} ${JSON.stringify(answer)}`);
    assert.ok(allows(answer), JSON.stringify(allows.errors));
    // Nothing else may stand in it, and nothing may be left out.
    const strange = { ...(answer as JsonObject), strange: 1 };
    for (const wrong of [strange, {}, []])
      assert.deepEqual([allows(wrong), question.check({ answer: wrong }).ok], [false, false]);
  }
  for (const { value } of question.list(100)) assert.ok(allows(question.say(value)), JSON.stringify(allows.errors));
}

const amount = fc.nat({ max: 9 });
const seed = fc.nat();

test('what is divided by its form is divided by the rules', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 6 }), seed, (total, first, at) =>
      assertFits(divide({ ...about, total, first, label: String }), at),
    ),
  );
});

test('what is picked by its form is picked by the rules, copies included', () => {
  const cards = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(cards, amount, amount, seed, (ids, one, two, at) => {
      const candidates = ids.map((id) => ({ id, label: id }));
      assertFits(pick({ ...about, candidates, min: Math.min(one, two), max: Math.max(one, two) }), at);
    }),
  );
});

test('a number, and one of many, are named as their forms say', () => {
  fc.assert(
    fc.property(amount, amount, seed, (min, more, at) =>
      assertFits(howMany({ ...about, min, max: min + more, label: String }), at),
    ),
  );
  const answers = Array.from({ length: 90 }, (_, at) => ({
    id: `n${at}`,
    label: `${at}`,
    clause: 'C1',
    value: `${at}`,
  }));
  const question = oneOfMany(
    about,
    () => answers,
    (id) => answers.find((one) => one.id === id),
  );
  assertFits(question, 1);
  const { option } = question.form().properties as { option: JsonObject };
  assert.equal((option.examples as Json[]).length, 64);
});

test('the form of a menu allows the options that it lists, and any name but none where they are too many to be named', () => {
  const formOf = (count: number) => {
    const cards = Array.from({ length: count }, (_, at) => ({ id: `bell-${at}` }));
    const table = new Table('queues', cards, { p1: { hand: cards.map(({ id }) => id) } });
    const [decision] = table.awaiting;
    assert.ok(decision?.form !== undefined);
    const allows = new Ajv2020({ strict: false }).compile(decision.form);
    for (const { action } of decision.options) assert.ok(allows(action.answer), JSON.stringify(allows.errors));
    return (option: Json) => allows({ option });
  };
  const [few, many] = [formOf(100), formOf(400)];
  assert.deepEqual([few('hang:bell-99'), few('hang:bell-100'), few(''), few(1)], [true, false, false, false]);
  assert.deepEqual([many('hang:bell-399'), many('hang:bell-400'), many(''), many(1)], [true, true, false, false]);
});

test('the word of a kind is a title in words', () => {
  assert.deepEqual(['endTurn', 'end-turn', 'draw_two', 'pass'].map(inTitle), [
    'End turn',
    'End turn',
    'Draw two',
    'Pass',
  ]);
});
