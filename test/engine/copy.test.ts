import assert from 'node:assert/strict';
import test from 'node:test';
import { copyOf } from '../../src/engine/copy.ts';

const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a copy is what text would have made of it', () => {
  const values = [
    { a: [1, 'two', null, true, { deep: [[]] }], b: {}, c: -0.5 },
    { gone: undefined, stays: 0, list: [undefined, 1] },
    JSON.parse('{"2": "first", "__proto__": {"held": true}, "1": "second"}'),
    [],
    'text',
    null,
    7,
  ];
  for (const value of values) {
    const [copy, text] = [copyOf(value), throughText(value)];
    assert.deepEqual(copy, text);
    assert.equal(JSON.stringify(copy), JSON.stringify(text));
  }
});

test('a name that would be taken for the prototype is a field of the copy', () => {
  const copy = copyOf(JSON.parse('{"__proto__": {"held": true}}'));
  assert.equal(Object.getPrototypeOf(copy), Object.prototype);
  assert.deepEqual(Object.keys(copy), ['__proto__']);
});

test('a copy has nothing in common with what it was made of', () => {
  const value = { units: [{ id: 'u1', marks: ['rested'] }], players: { p1: { hand: ['c1'] } } };
  const copy = copyOf(value);
  copy.units[0]?.marks.push('flying');
  copy.players.p1.hand.length = 0;
  assert.deepEqual(value, { units: [{ id: 'u1', marks: ['rested'] }], players: { p1: { hand: ['c1'] } } });
});
