import assert from 'node:assert/strict';
import test from 'node:test';
import { blank, fieldsOf, lacking } from '../../pages/src/play/answers.ts';
import { divide, howMany, oneOf, oneOfMany, pick } from '../../src/engine/index.ts';

const asked = { player: 'p1', kind: 'k', clause: 'c', prompt: 'p' } as const;
const answers = ['a', 'b'].map((id) => ({ id, label: id, clause: 'c', value: id }));

test('every form that the engine makes can be filled in, and what was filled in is accepted', () => {
  const candidates = ['x', 'y', 'y'].map((id) => ({ id, label: id }));
  const questions = [
    { question: pick({ ...asked, candidates, min: 1, max: 2 }), answer: { choose: ['y', 'y'] } },
    { question: divide({ ...asked, total: 5, first: [2, 0], label: String }), answer: { divide: [3, 2] } },
    { question: howMany({ ...asked, min: 1, max: 4, label: String }), answer: { number: 3 } },
    { question: oneOf(asked, answers), answer: { option: 'b' } },
    {
      question: oneOfMany(
        asked,
        () => answers,
        (id) => answers.find((one) => one.id === id),
      ),
      answer: { option: 'a' },
    },
  ];
  for (const { question, answer } of questions) {
    const fields = fieldsOf(question.form());
    assert.ok(fields);
    assert.deepEqual(
      fields.map(({ name }) => name),
      Object.keys(answer),
    );
    for (const field of fields) assert.equal(lacking(field, Object.values(answer)[0]), null);
    assert.ok(question.check({ answer }).ok);
  }
});

test('what is not yet an answer says what it lacks', () => {
  const [several] = fieldsOf(pick({ ...asked, candidates: answers, min: 1, max: 1 }).form()) ?? [assert.fail()];
  assert.equal(several && lacking(several, []), '0 chosen, of 1');
  const [amounts] = fieldsOf(divide({ ...asked, total: 5, first: [0, 0], label: String }).form()) ?? [];
  assert.ok(amounts);
  assert.deepEqual(blank(amounts), [5, 0]);
  assert.equal(lacking(amounts, [1, 1]), '2 given, of 5');
  assert.equal(fieldsOf({ properties: { odd: { type: 'object' } } }), null);
});
