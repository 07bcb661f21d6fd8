import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { inBytes, measureJson, piecesOfJson, writeJson } from '../../src/services/write-json.ts';

const event = (seq: number) => ({
  seq,
  parent: null,
  type: 'moved',
  text: 'Zoë – “moved”\u2028',
  data: { to: ['a', seq] },
});
const large = {
  items: [{ verdict: { events: Array.from({ length: 20_000 }, (_, seq) => event(seq)), gone: undefined } }],
};

test('what is written in pieces is what is written at once', async () => {
  assert.equal(String(await writeJson(large)), JSON.stringify(large));
  assert.ok(Buffer.isBuffer(await writeJson(large)));
  assert.equal(await writeJson(event(1)), JSON.stringify(event(1)));
  assert.equal(await measureJson(large), JSON.stringify(large).length);
});

test('the pieces of any JSON make up its text, however much of it there is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 1, max: 3_000 }), (value, times) => {
      const many = { a: Array.from({ length: times }, () => value), b: value, c: [undefined, null], '"\n': {} };
      assert.equal([...piecesOfJson(many)].join(''), JSON.stringify(many));
    }),
    { numRuns: 50 },
  );
});

test('the bytes of a text in pieces are those of the whole, however long it is', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 50 });
  // Some are longer than what is written at once.
  const pieces = fc.array(fc.tuple(text, fc.integer({ min: 0, max: 400 })).map(([one, times]) => one.repeat(times)));
  fc.assert(
    fc.property(pieces, (all) => {
      assert.deepEqual(inBytes(all), Buffer.from(all.join('')));
    }),
  );
  const [short, long] = ['’x'.repeat(30_000), '’x'.repeat(40_000)];
  const kept = inBytes([short]);
  assert.deepEqual(inBytes([long, 'é']), Buffer.from(`${long}é`));
  inBytes(['other']);
  assert.equal(String(kept), short);
});

for (const [what, work] of Object.entries({ written: writeJson, measured: measureJson })) {
  test(`others have their turn while much is ${what}`, async () => {
    const much = Array.from({ length: 30 }, () => large);
    let isDone = false;
    const done = work(much).then(() => {
      isDone = true;
    });
    let turns = 0;
    while (!isDone) {
      await nextTurn();
      turns++;
    }
    await done;
    assert.ok(turns > 5, `${turns} turns`);
  });
}
