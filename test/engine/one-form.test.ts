import assert from 'node:assert/strict';
import test from 'node:test';
import v8 from 'node:v8';
import { varied } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { withHouseRules } from '../../src/services/rules/house-rules.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

/** Whether the compiler knows two objects by one shape, in which each field has its place. */
const haveOneShape = (() => {
  v8.setFlagsFromString('--allow-natives-syntax');
  const asked = new Function('one', 'other', 'return %HasFastProperties(one) && %HaveSameMap(one, other)');
  v8.setFlagsFromString('--no-allow-natives-syntax');
  return (one: object, other: object): boolean => asked(one, other);
})();

const served = rulesets.map(withHouseRules);
const [first] = served as [(typeof served)[0]];
const fixture = bells('batches') as unknown as typeof first;

for (const rules of [...rulesets, ...served, fixture, varied(fixture, { title: 'Other bells' })]) {
  test(`the engine reads ${rules.title} in the form of all games`, () => {
    assert.ok(haveOneShape(rules, first), 'the ruleset');
    assert.ok(haveOneShape(rules.timing, first.timing), 'its timing');
    for (const [name, queue] of Object.entries(rules.timing.queues))
      assert.ok(haveOneShape(queue, Object.values(first.timing.queues)[0] as object), `its queue ${name}`);
    for (const action of rules.actions)
      assert.ok(haveOneShape(action, first.actions[0] as object), `its action ${action.kind}`);
  });
}

test('shapes are told apart', () => {
  assert.ok(!haveOneShape({ ...fixture }, first));
  assert.ok(!haveOneShape({ one: 1 }, { one: 1, other: 2 }));
});

test('a varied ruleset has the other fields, and asks for no sample cards', () => {
  let asked = 0;
  const rules = varied(fixture, {});
  const other = varied(
    Object.defineProperty({ ...fixture }, 'sampleCards', {
      enumerable: true,
      get: () => {
        asked++;
        return fixture.sampleCards;
      },
    }),
    { title: 'Other bells' },
  );
  assert.equal(other.title, 'Other bells');
  assert.equal(other.summary, fixture.summary);
  assert.equal(asked, 0);
  assert.equal(other.sampleCards, fixture.sampleCards);
  assert.equal(rules.sampleCards, fixture.sampleCards);
  assert.equal(varied(fixture, { sampleCards: first.sampleCards }).sampleCards, first.sampleCards);
});

test('what inherits from a ruleset says that it has no sample cards', () => {
  const heir: typeof fixture = Object.create(fixture);
  assert.equal(heir.title, fixture.title);
  assert.throws(() => heir.sampleCards, /only a ruleset itself has sample cards/);
});
