import assert from 'node:assert/strict';
import test from 'node:test';
import { known, rulesetOf } from '../../src/cli/known.ts';
import { failureText, faultLine } from '../../src/conformance/report.ts';
import { runCase } from '../../src/conformance/run.ts';
import { decisionMisses, eventMisses } from '../support/listed.ts';
import { differsFrom, MADE, readBook, readMade, titleOf } from './book.ts';
import { listsOf, readList } from './lists.ts';
import { cameOfPlay } from './plays.ts';
import { Recorder } from './record.ts';

for (const rules of known) {
  test(`games of ${rules.id} with made-up cards go as they were recorded: npm run recorded`, () => {
    const book = readBook(rules.id);
    const left = new Set([...book.keys()].filter((title) => title.startsWith('made/')));
    const changed: string[] = [];
    for (const { faults, cases } of readMade(rules)) {
      assert.deepEqual(faults.map(faultLine), []);
      for (const one of cases) {
        const recorder = new Recorder(one);
        const unlisted = new Set<string>();
        const result = runCase(one, (step, scene, refusal) => {
          recorder.trace(step, scene, refusal);
          for (const event of scene.events) for (const miss of eventMisses(rules, event)) unlisted.add(miss);
          for (const decision of scene.awaiting) for (const miss of decisionMisses(rules, decision)) unlisted.add(miss);
        });
        assert.deepEqual([...unlisted], []);
        assert.ok(result.failures.length === 0, failureText(result));
        const title = titleOf(one);
        const differs = differsFrom(book.get(title), recorder.line);
        if (differs !== null) changed.push(`${title}: ${differs}`);
        left.delete(title);
      }
    }
    assert.deepEqual(changed, []);
    assert.deepEqual([...left], [], `games that are no more in ${MADE}`);
  });
}

test('a play tells which moves were made, what is decided, and what is refused', () => {
  const rules = rulesetOf('duel');
  const position = { p1: { hand: ['scout'] }, p2: {} };
  const came = (steps: object[]) => cameOfPlay(rules, JSON.stringify({ cards: [], position, steps }));
  const lines = [[], [{ p1: 'pass' }], [{ p1: 'nothing' }], [{ p2: 'pass' }]].map(came);
  assert.equal(new Set(lines).size, lines.length);
  assert.equal(came([{ p1: 'pass' }]), lines[1]);
});

for (const rules of known) {
  for (const list of listsOf(rules)) {
    const lines = readList(rules.id, list);
    if (lines.size === 0) continue;
    test(`what comes of the ${list.name} of ${rules.id} is what was recorded: npm run recorded`, () => {
      const changed = [...lines].filter(([line, said]) => list.came(rules, line) !== said).map(([line]) => line);
      assert.deepEqual(changed, []);
    });
  }
}
