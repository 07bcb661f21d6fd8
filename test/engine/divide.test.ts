import assert from 'node:assert/strict';
import test from 'node:test';
import { divide, oneOf, oneOfMany } from '../../src/engine/index.ts';

const about = { player: 'p1', kind: 'divide', clause: 'D1', prompt: 'Divide' } as const;

/** A question that counts the answers it makes: each has its label made once. */
function counted(total: number, first: readonly number[]) {
  const made = { count: 0 };
  const question = divide({
    ...about,
    total,
    first,
    label: (amounts) => {
      made.count++;
      return amounts.join(' and ');
    },
  });
  return { question, made };
}

const ids = (total: number, first: readonly number[]) =>
  counted(total, first)
    .question.list(1000)
    .map(({ id }) => id);

test('lists every way to give all of it in the order of the parts', () => {
  assert.deepEqual(ids(5, [3, 3]), ['5+0', '4+1', '3+2']);
  assert.deepEqual(ids(4, [1, 2, 1]), ['4+0+0', '3+1+0', '2+2+0', '1+3+0', '1+2+1']);
  assert.deepEqual(ids(2, [0, 0]), ['2+0', '1+1', '0+2']);
  assert.deepEqual(ids(2, [5, 1]), ['2+0']);
});

test('accepts what it lists and nothing else, by number as by name', () => {
  for (const first of [
    [2, 1, 1],
    [0, 2, 0],
    [1, 0, 3],
  ]) {
    const { question } = counted(4, first);
    const listed = new Set(question.list(1000).map(({ id }) => id));
    for (let a = 0; a <= 5; a++)
      for (let b = 0; b <= 5; b++)
        for (let c = 0; c <= 5; c++) {
          const id = `${a}+${b}+${c}`;
          assert.equal(question.check({ option: id }).ok, listed.has(id), `${first}: ${id}`);
          assert.equal(question.check({ answer: { divide: [a, b, c] } }).ok, listed.has(id));
        }
  }
});

test('a refusal names what was given too little, or that the sum is wrong', () => {
  const { question } = counted(5, [3, 3]);
  const reason = (option: string) => {
    const checked = question.check({ option });
    return checked.ok
      ? null
      : [checked.refusal.code, checked.refusal.facts?.[0]?.was, checked.refusal.facts?.[0]?.needed];
  };
  assert.deepEqual(reason('2+3'), ['illegal-action', 2, { atLeast: 3 }]);
  assert.deepEqual(reason('3+1'), ['illegal-action', [3, 1], { parts: 2, sum: 5 }]);
  assert.deepEqual(reason('5'), ['illegal-action', [5], { parts: 2, sum: 5 }]);
  assert.deepEqual(reason('05+0')?.[0], 'no-such-option');
  for (const answer of [
    null,
    5,
    {},
    { divide: '3+2' },
    { divide: [3.5, 1.5] },
    { divide: [6, -1] },
    { divide: [3, 2], x: 1 },
  ]) {
    const checked = question.check({ answer });
    assert.equal(checked.ok ? '' : checked.refusal.code, 'answer-out-of-bounds', JSON.stringify(answer));
  }
});

test('makes no more answers than are asked for, and none to check one or to write the form', () => {
  const { question, made } = counted(
    5_000,
    Array.from({ length: 60 }, () => 1),
  );
  assert.equal(question.list(65).length, 65);
  assert.equal(made.count, 65);
  assert.ok(question.check({ answer: { divide: [4_941, ...Array.from({ length: 59 }, () => 1)] } }).ok);
  assert.deepEqual(question.form().properties, {
    divide: {
      ...{ type: 'array', items: { type: 'integer', minimum: 0, maximum: 5_000 }, minItems: 60, maxItems: 60 },
      ...{ 'x-sum': 5_000, 'x-first': Array.from({ length: 60 }, () => 1) },
    },
  });
  assert.equal(made.count, 65);
});

test('a fixed list that is no short one is an error of ours', () => {
  const answers = Array.from({ length: 301 }, (_, at) => ({ id: `${at}`, label: '', clause: 'D1', value: `${at}` }));
  assert.throws(() => oneOf(about, answers), /301 answers/);
  assert.equal(oneOf(about, answers.slice(1)).list(1000).length, 300);
});

test('one of many is found by its name, and no more are made than are looked at', () => {
  let made = 0;
  const answer = (at: number) => ({ id: `n${at}`, label: `${at}`, clause: 'D1', value: `${at}` });
  const question = oneOfMany(
    about,
    function* () {
      for (let at = 0; ; at++) {
        made++;
        yield answer(at);
      }
    },
    (id) => (/^n\d+$/.test(id) ? answer(Number(id.slice(1))) : undefined),
  );
  assert.equal(question.list(3).length, 3);
  assert.equal(made, 3);
  assert.deepEqual(question.check({ option: 'n70000' }), { ok: true, value: '70000' });
  assert.deepEqual(question.check({ answer: { option: 'n1' } }), { ok: true, value: '1' });
  const refused = question.check({ option: 'x' });
  assert.equal(refused.ok ? '' : refused.refusal.code, 'no-such-option');
  assert.ok(made < 100);
});
