import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { rulesetOf } from '../../src/cli/known.ts';
import { readAll } from '../../src/conformance/find.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { titleOf } from '../recorded/book.ts';
import { ALIKE, alikeOf } from './alike.ts';
import { Worker } from './crew.ts';
import { culprits } from './culprits.ts';
import type { Mutant } from './mutants.ts';
import { mutantsOf, sampleOf, severalAtOnce, switched } from './mutants.ts';
import type { Tried } from './report.ts';
import { pageOf, reportOf, summaryOf } from './report.ts';
import { GUARDS, guardOf, serviceFiles, serviceTests } from './service-targets.ts';
import { gameOf, ROOT, targetFiles, testsOf } from './targets.ts';
import { groupsBut, groupsOf, plainRun, Spoilt, toldBy } from './together.ts';

const FILE = 'src/engine/damage.ts';
const mutants = await mutantsOf([FILE]);
const keysOf = (list: readonly Mutant[]) => list.map(({ key }) => key);
const [one, two] = mutants;
assert.ok(one && two);
const tried: Tried[] = [
  { ...one, status: 'Killed', why: 'duel: a case', by: 'case' },
  { ...two, status: 'Survived', why: 'no case and no law of duel fails' },
];
const three: Tried = { ...two, key: 'three', status: 'Killed', why: 'test/packs/engine.test.ts', by: 'test' };

test('a sample is the same for the same seed, and another for another', () => {
  const sample = keysOf(sampleOf(mutants, 10, '1'));
  assert.equal(new Set(sample).size, 10);
  assert.deepEqual(keysOf(sampleOf(mutants.toReversed(), 10, '1')), sample);
  assert.notDeepEqual(keysOf(sampleOf(mutants, 10, '2')), sample);
  assert.deepEqual(keysOf(sampleOf(mutants, 20, '1')).slice(0, 10), sample);
});

test('every mutant of a sample has a switch in its file', async () => {
  const sample = sampleOf(mutants, 5, '1');
  const { files, ids } = await switched(sample);
  assert.deepEqual(
    files.map(({ name }) => name),
    [FILE],
  );
  for (const { key } of sample) {
    const id = ids.get(key);
    assert.ok(id !== undefined && files[0]?.content.includes(`stryMutAct_9fa48("${id}")`));
  }
});

test('of the switches of a file several can be on at once', async () => {
  const { files, ids } = await switched(sampleOf(mutants, 5, '1'));
  const [file] = severalAtOnce(files);
  assert.ok(file);
  const said = file.content.match(/function stryMutAct_9fa48[\s\S]*?\n}/)?.[0] ?? assert.fail();
  const isOn = new Function('stryNS_9fa48', 'id', `${said} return stryMutAct_9fa48(id);`);
  const [first, second, third] = ids.values();
  const on = { activeMutants: new Set([first, third]) };
  assert.deepEqual(
    [first, second, third].map((id) => isOn(() => on, id)),
    [true, false, true],
  );
  const others = [{ name: FILE, content: 'function stryMutAct_9fa48(id) {}' }];
  assert.throws(() => severalAtOnce(others), /other switches/);
});

test('the machine and every game are changed, and no sample card is', () => {
  const files = targetFiles();
  const games = new Set(files.map(gameOf));
  assert.deepEqual([...games].sort(), ['alteil', 'dx2', 'gundam', 'nexus', 'unnamed', null].sort());
  assert.deepEqual(
    files.filter((file) => file.includes('/samples/')),
    [],
  );
});

test('a part of the project is tried in its own tests, and what all are built on in those of all', () => {
  const packsOf = (file: string) => testsOf(file).flatMap(({ path }) => (path.startsWith('test/packs/') ? [path] : []));
  assert.deepEqual(packsOf('src/rulesets/dx2/effects/chain.ts'), ['test/packs/dx2.test.ts']);
  const games = ['alteil', 'dx2', 'gundam', 'nexus', 'unnamed'];
  for (const [file, first] of [
    ['src/engine/damage.ts', 'engine'],
    ['src/rulesets/cards/filters.ts', 'cards'],
  ] as const) {
    const [own, ...others] = packsOf(file);
    assert.equal(own, `test/packs/${first}.test.ts`);
    assert.deepEqual(
      others.sort(),
      games.map((game) => `test/packs/${game}.test.ts`),
    );
  }
});

test('the tests of the machine are laws of what it promises, those of a game only tests', () => {
  const sorts = testsOf('src/engine/damage.ts').filter(({ path }) => path.startsWith('test/packs/'));
  assert.deepEqual(
    sorts.map(({ path, by }) => path === 'test/packs/engine.test.ts' || by),
    [true, ...sorts.slice(1).map(() => 'test')],
  );
  assert.equal(sorts[0]?.by, 'law');
});

test('every file of laws that a part is tried in exists', () => {
  const laws = testsOf(FILE).filter(({ by }) => by === 'law');
  assert.ok(laws.length > 0);
  for (const { path } of laws) assert.ok(existsSync(path), path);
});

test('every part of the service that is named is there, in one subject, and is tried first in tests that there are', () => {
  const tests = serviceTests();
  for (const guard of GUARDS) {
    for (const pattern of guard.files) {
      const found = globSync(pattern, { cwd: ROOT });
      assert.ok(found.length > 0, pattern);
      for (const file of found) assert.equal(guardOf(file), guard, file);
    }
    for (const name of guard.first) assert.ok(tests.includes(`test/${name}.test.ts`), name);
  }
  assert.deepEqual(
    serviceFiles().filter((file) => targetFiles().includes(file)),
    [],
  );
});

test('of changes that are made at once those are found with which something fails', async () => {
  const all = Array.from({ length: 9 }, (_, at) => at);
  const found = async (...wrong: number[]) => {
    let runs = 0;
    const said = await culprits(all, async (some) => {
      runs++;
      const first = some.find((one) => wrong.includes(one));
      return first === undefined ? null : `${first} is wrong`;
    });
    return { said: Object.fromEntries(said), runs };
  };
  assert.deepEqual(await found(), { said: {}, runs: 1 });
  assert.deepEqual((await found(3, 8)).said, { 3: '3 is wrong', 8: '8 is wrong' });
  assert.equal(Object.keys((await found(...all)).said).length, 9);
  // Two that fail only together are nobody's fault.
  const both = await culprits(all, async (some) => (some.includes(0) && some.includes(8) ? 'both' : null));
  assert.equal(both.size, 0);
});

test('a process that has run nothing yet runs the case it is asked for, and fails for one that there is not', async () => {
  const worker = new Worker(ROOT, 'duel');
  try {
    const ask = (id: string) => worker.try({ kind: 'try', mutant: 'none', tests: [id], limit: 1 }, 60_000);
    const [first] = readAll(join(ROOT, 'test/conformance/duel'), [rulesetOf('duel')]).flatMap(({ cases }) => cases);
    assert.ok(first);
    const id = titleOf(first);
    assert.deepEqual(await ask(id), { kind: 'tried', failed: null, reached: false, tainted: false });
    await assert.rejects(ask(`${id} once more`), /there is no test/);
  } finally {
    worker.stop();
  }
});

test('every change that nobody could tell is one that is made', async () => {
  for (const file of new Set(ALIKE.map((alike) => alike.file))) {
    const found = new Set((await mutantsOf([file])).map((mutant) => alikeOf(mutant)));
    for (const alike of ALIKE.filter((listed) => listed.file === file))
      assert.ok(found.has(alike), JSON.stringify(alike));
  }
});

test('the report names what was not noticed, and its page holds it', () => {
  const report = reportOf(tried, { seed: '1' });
  const statuses = report.files[FILE]?.mutants.map(({ status }) => status);
  assert.deepEqual(statuses, ['Killed', 'Survived']);
  assert.equal(report.files[FILE]?.mutants[1]?.location.start.line, two.location.start.line + 1);
  assert.ok(pageOf(report).includes(two.key));
  const summary = summaryOf(tried);
  assert.match(
    summary,
    /all +1 of +2 noticed, 50\.0 % \(50\.0 % by cases, 0\.0 % by what was recorded of them, 0\.0 % by laws, 0\.0 % by other tests\)/,
  );
  assert.match(
    summaryOf([...tried, three, three]),
    /all +3 of +4 noticed, 75\.0 % \(25\.0 % by cases, 0\.0 % by what was recorded of them, 0\.0 % by laws, 50\.0 % by other tests\)/,
  );
  assert.ok(summary.includes(`${FILE}:${two.location.start.line + 1}:`));
});

test('of changes that are made at once those are told that show, and one that leaves something behind is named', () => {
  const on = (mutant: string): boolean =>
    ((globalThis.__stryker__ as { activeMutants?: ReadonlySet<string> }).activeMutants ?? new Set()).has(mutant);
  let kept: number | null = null;
  const value = () => (kept ??= on('kept') ? 2 : 1);
  const renew = () => {
    kept = null;
  };
  const came = () => (on('thrown') ? assert.fail('thrown') : `${on('shown') ? 'other' : 'same'} ${value()}`);
  const run = plainRun(came, renew);
  const told = (...mutants: string[]) => toldBy(run, mutants).map(([mutant]) => mutant);
  assert.deepEqual(told('hidden', 'thrown', 'shown'), ['thrown', 'shown']);
  // What was worked out before is not worked out again.
  assert.deepEqual(told('kept'), []);
  renew();
  assert.deepEqual(told('kept'), ['kept']);
  assert.deepEqual(told('hidden', 'shown'), ['shown']);
  renew();
  assert.throws(() => toldBy({ ...run, renew: undefined }, ['kept']), Spoilt);
});

test('what leaves something behind that makes everything fail is named with what came of it', () => {
  let broken = false;
  const on = (mutant: string): boolean =>
    ((globalThis.__stryker__ as { activeMutants?: ReadonlySet<string> }).activeMutants ?? new Set()).has(mutant);
  const run = plainRun(() => {
    if (on('breaks')) broken = true;
    return broken ? assert.fail('broken') : 'sound';
  });
  assert.throws(
    () => toldBy(run, ['breaks']),
    (error) => error instanceof Spoilt && error.mutants.join() === 'breaks' && error.said === 'throws broken',
  );
});

test('what is tried alone is tried first', () => {
  const places = new Map(['a', 'b', 'c'].map((id, at) => [id, { file: 'f', from: at, to: at + 1 }]));
  const groups = groupsBut(new Set(['c']), ['a', 'b', 'c'], places, diceFrom('alone'));
  assert.deepEqual(
    groups.map((group) => group.toSorted()),
    [['c'], ['a', 'b']],
  );
});

test('no two changes are made at once of which one lies within the other', () => {
  const places = new Map([
    ['outer', { file: 'a', from: 0, to: 9 }],
    ['inner', { file: 'a', from: 2, to: 4 }],
    ['innermost', { file: 'a', from: 3, to: 4 }],
    ['beside', { file: 'a', from: 9, to: 12 }],
    ['elsewhere', { file: 'b', from: 3, to: 4 }],
  ]);
  const nested = ['outer', 'inner', 'innermost'];
  const seen = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const groups = groupsOf([...places.keys()], places, diceFrom(seed));
    assert.equal(groups.length, 2);
    for (const group of groups) {
      const [one, ...others] = group.filter((mutant) => nested.includes(mutant));
      assert.deepEqual(others, []);
      if (one !== undefined) seen.add(one);
    }
    assert.ok(['beside', 'elsewhere'].every((mutant) => groups.flat().filter((one) => one === mutant).length === 1));
  }
  assert.deepEqual([...seen].sort(), nested.toSorted());
});
