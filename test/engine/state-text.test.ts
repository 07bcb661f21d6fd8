import assert from 'node:assert/strict';
import test from 'node:test';
import {
  canonical,
  checkStateHash,
  contentText,
  hashState,
  sealState,
  sha256,
  start,
  stateText,
  withHash,
} from '../../src/engine/index.ts';
import { subjects } from '../properties/support/subjects.ts';

for (const { rules } of subjects) {
  const begun = () => {
    const [deck] = rules.samples.decks.map((sample) => sample.deck);
    const seats = [
      { name: 'One', deck: deck ?? null },
      { name: 'Two', deck: deck ?? null },
    ] as const;
    const started = start(rules, rules.sampleCards, { seats, seed: 'text', options: rules.options.parse({}) });
    assert.ok(started.ok);
    return started.value.state;
  };

  test(`${rules.id}: the text of a state is that of its content with the hash of that`, () => {
    const state = begun();
    const content = sealState(state);
    const { hash, ...rest } = state;
    assert.equal(content, canonical(rest));
    assert.equal(hash, sha256(content));
    const text = withHash(content, hash);
    assert.equal(hashState(state), text);
    assert.equal(contentText(text), content);
    assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(state)));
  });

  test(`${rules.id}: the hash is that of every field, also of one too many, too few or of another name`, () => {
    const state = begun();
    hashState(state);
    const { match, ...without } = state;
    for (const other of [
      { ...state, extra: 1 },
      without,
      { ...without, extra: match },
      { ...state, extra: undefined },
    ]) {
      const { hash: _hash, ...rest } = other;
      const text = stateText(other as typeof state);
      assert.equal(text, canonical(rest));
      assert.equal(checkStateHash(other as typeof state) === null, text === stateText(state));
    }
  });
}
