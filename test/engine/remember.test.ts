import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, askOnce, blankState, Machine, remember } from '../../src/engine/index.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/setup.ts';

const machine = () =>
  new Machine(
    gundam,
    gundam.sampleCards,
    blankState(gundam, gundam.sampleCards, { seed: '', options: {}, board: blankBoard() }),
  );

test('no text counts for itself', () => {
  const m = machine();
  const text = {};
  assert.equal(
    askOnce(m, text, () => askOnce(m, text, () => true)),
    false,
  );
  assert.equal(
    ask(m, text, 0, () => 1 + ask(m, text, 0, () => 5)),
    1,
  );
});

test('texts that all ask for one another are asked a bounded number of times', () => {
  const m = machine();
  const texts = Array.from({ length: 30 }, () => ({}));
  let asked = 0;
  const value = (): number =>
    remember(m, 'value', () => {
      asked++;
      return texts.filter((text) => askOnce(m, text, () => value() > 0)).length;
    });
  assert.equal(value(), 0);
  assert.ok(asked < 30 ** 3, `asked ${asked} times`);
});

test('a text whose test fails is closed again', () => {
  const m = machine();
  const text = {};
  assert.throws(() =>
    askOnce(m, text, () => {
      throw new Error('a mistake');
    }),
  );
  assert.equal(
    askOnce(m, text, () => true),
    true,
  );
});
