import assert from 'node:assert/strict';
import { relative, resolve } from 'node:path';
import test from 'node:test';
import { known } from '../src/cli/known.ts';
import { coverageOf } from '../src/conformance/coverage.ts';
import { readAll } from '../src/conformance/find.ts';
import { failureText, faultLine } from '../src/conformance/report.ts';
import type { CaseResult } from '../src/conformance/run.ts';
import { runCase } from '../src/conformance/run.ts';
import type { Scene } from '../src/conformance/scene.ts';
import type { AnyRuleset, NotedEvent } from '../src/engine/index.ts';
import { conceptProofs } from './concept-proofs.ts';
import type { Played } from './properties/interludes.ts';
import { comparedCase } from './properties/interludes.ts';
import { differsFrom, readBook, titleOf } from './recorded/book.ts';
import { Recorder } from './recorded/record.ts';
import { decisionMisses, eventMisses } from './support/listed.ts';

const home = resolve(import.meta.dirname, 'conformance');
const results: CaseResult[] = [];
/** What was told or asked in a case and is listed by no ruleset, or otherwise. */
const unlisted = new Map<string, Set<string>>();
/** Texts of events that say a word of the code: one that is made of several with a colon or with a capital inside. */
const inner = new Map<string, Set<string>>();
const CODE = /[\p{Ll}\d]:[\p{L}\d]|\p{Ll}\p{Lu}/u;

const strange = new WeakMap<object, string[]>();

/** Names of cards and marks that look like words of the code: what these are called is up to who wrote the cards. */
function strangeNames({ cards }: Scene): string[] {
  const known = strange.get(cards);
  if (known !== undefined) return known;
  const names = new Set<string>();
  JSON.stringify(cards.source, (key, value) => {
    if (key === 'name' && CODE.test(value)) names.add(value);
    return value;
  });
  strange.set(cards, [...names]);
  return [...names];
}

const plainText = (scene: Scene, event: NotedEvent): string =>
  strangeNames(scene).reduce((text, name) => text.replaceAll(name, ''), scene.rules.describe(event, scene.cards));

/** What came of each case, by its game and its title. */
const came = new Map<AnyRuleset, Map<string, string>>();

const files = readAll(home, known);

for (const { file, faults, cases } of files) {
  test(relative(home, file), async (file) => {
    await file.test('is a file of cases', () => assert.deepEqual(faults.map(faultLine), []));
    for (const one of cases) {
      await file.test(`${one.name} [${one.form.clauses.join(', ')}]`, () => {
        const recorder = new Recorder(one);
        const played: Played[] = [];
        const result = runCase(one, (step, scene, refusal) => {
          recorder.trace(step, scene, refusal);
          played.push({ scene, refusal });
          const { rules, events, awaiting } = scene;
          const misses = unlisted.get(rules.id) ?? new Set();
          unlisted.set(rules.id, misses);
          for (const event of events) for (const miss of eventMisses(rules, event)) misses.add(miss);
          for (const event of events) {
            const text = plainText(scene, event);
            if (CODE.test(text)) inner.set(rules.id, (inner.get(rules.id) ?? new Set()).add(`${event.type}: ${text}`));
          }
          for (const decision of awaiting) for (const miss of decisionMisses(rules, decision)) misses.add(miss);
        });
        results.push(result);
        came.set(one.rules, (came.get(one.rules) ?? new Map()).set(titleOf(one), recorder.line));
        assert.ok(result.failures.length === 0, failureText(result));
        // No question before a step changes what comes of it.
        comparedCase(one, played);
      });
    }
  });
}

for (const rules of known) {
  test(`what comes of the cases of ${rules.id} is what was recorded: npm run recorded`, () => {
    const [book, now] = [readBook(rules.id), came.get(rules) ?? assert.fail()];
    const changed = [...now].flatMap(([title, line]) => {
      const differs = differsFrom(book.get(title), line);
      return differs === null ? [] : [`${title}: ${differs}`];
    });
    assert.deepEqual(changed, []);
    assert.deepEqual(
      [...book.keys()].filter((title) => !now.has(title) && !title.startsWith('made/')),
      [],
      'cases that are no more',
    );
  });

  test(`whatever happens and whatever is asked in a case of ${rules.id} is listed`, () => {
    assert.ok(unlisted.has(rules.id));
    assert.deepEqual([...(unlisted.get(rules.id) ?? [])], []);
  });

  test(`no event of a case of ${rules.id} is told in words of the code`, () => {
    assert.deepEqual([...(inner.get(rules.id) ?? [])], []);
  });

  test(`every clause of ${rules.id} has a case`, () => {
    const { uncovered } = coverageOf(
      rules,
      results.filter(({ of }) => of.rules === rules),
    );
    assert.deepEqual(uncovered, []);
  });
}

conceptProofs(files, home);
