import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import ts from 'typescript';

/**
 * No test waits for time to pass, or measures how much has: what is enough on one machine is too little on another. A test
 * waits for what it is about, by the helpers of support/until.ts.
 */

/** Names by which time is waited for or measured, and memory, which depends on when garbage is collected. */
const NAMES = new Set(['setTimeout', 'setInterval', 'hrtime', 'performance', 'sleep', 'memoryUsage', 'waitAsync']);
/** Members that do so of names that do other things as well. */
const MEMBERS = new Set(['Atomics.wait', 'AbortSignal.timeout']);
const SQL = /\bpg_sleep\w*\s*\(/;

/** Where one of them stands for a reason. */
const ALLOWED: Record<string, Record<string, string>> = {
  'support/until.ts': {
    setTimeout: 'looks again after a moment, and gives up after a deadline',
    performance: 'the deadline',
  },
  'support/proxy.ts': { setTimeout: 'holds back what goes through it, which is what it is for' },
  'store/migrate-atomic.test.ts': { pg_sleep: 'a migration that lasts until it is killed' },
  'support/hostile/siege.ts': { performance: 'tells how long calls took; nothing is asserted of it' },
  'support/hostile/turn-meter.ts': {
    setInterval: 'looks at the processor time of a turn of the event loop',
    memoryUsage: 'read after all garbage was collected',
  },
  'support/no-timer-left.ts': { setTimeout: 'lets go of timers that something else has left' },
  'support/heap.ts': { memoryUsage: 'read after all garbage was collected' },
  'http/idempotency-faults.test.ts': {
    setTimeout: 'waits for as long as Retry-After says, which is what the test is about',
  },
  'http/shutdown.test.ts': {
    setTimeout: 'a balancer looks at readiness, and callers call, every so often',
    performance: 'that a server stays for SHUTDOWN_DELAY is what the test is about',
  },
  'http/overload.test.ts': { 'Atomics.wait': 'holds the event loop up, which is what the test is about' },
  'services/feed.test.ts': { setTimeout: 'the name of the clock that the test turns by hand' },
  'services/turns.test.ts': { performance: 'the name of the clock that the test turns by hand' },
  'graphql/statements.test.ts': { performance: 'stops the clock by which the engine gives others their turn' },
  'mutation/crew.ts': { setTimeout: 'ends a process in which a change of the code never ends' },
  'mutation/main.ts': { performance: 'stops a run after the time that it was given' },
  'mutation/service.ts': {
    setTimeout: 'ends a file of tests in which a change of the code never ends',
    performance: 'tells how long a file took, so that short ones come first',
  },
  'mutation/seek.ts': { performance: 'stops looking after the time that it was given' },
  'mutation/seeker.ts': { performance: 'stops looking after the time that it was given' },
  'mutation/sweep.ts': { setInterval: 'ends a process in which a change of the code never ends' },
  'mutation/trial.ts': { performance: 'tells how long a file of tests takes: it is waited for so many times as long' },
  'mutation/worker.ts': { performance: 'tells how long a case took, so that short ones come first' },
  'recorded/more-lines.ts': { performance: 'stops looking after the time that it was given' },
  'properties/support/play.ts': { performance: 'bounds how long a law that has failed is shrunk' },
};

/** What in a program waits for time or measures it. */
function waitsIn(text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && NAMES.has(node.text)) found.push(node.text);
    if (ts.isPropertyAccessExpression(node) && MEMBERS.has(node.getText())) found.push(node.getText());
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      if (NAMES.has(node.text)) found.push(node.text);
      if (SQL.test(node.text)) found.push('pg_sleep');
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true));
  return [...new Set(found)].sort();
}

const here = import.meta.filename.slice(import.meta.dirname.length + 1);
/** The faults, and the cluster, are no tests: they go on under load for a while, and how long callers stood still is what they tell. */
const isTest = (name: string) => name.endsWith('.ts') && name !== here && !/^(faults|cluster)\//.test(name);
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(isTest);

test('no test waits for time to pass or measures it, but where it has a reason', () => {
  const waiting = files.flatMap((name) => {
    const found = waitsIn(readFileSync(join(import.meta.dirname, name), 'utf8'));
    return found.filter((one) => ALLOWED[name]?.[one] === undefined).map((one) => `${name}: ${one}`);
  });
  assert.deepEqual(waiting, [], 'wait for what the test is about: until() and within() of support/until.ts');
});

test('every exception is one that is still needed', () => {
  const unneeded = Object.entries(ALLOWED).flatMap(([name, reasons]) => {
    const found = files.includes(name) ? waitsIn(readFileSync(join(import.meta.dirname, name), 'utf8')) : [];
    return Object.keys(reasons).filter((one) => !found.includes(one));
  });
  assert.deepEqual(unneeded, []);
});

test('a wait is found however it is written, and nothing else is taken for one', () => {
  for (const [text, names] of [
    ["import { setTimeout as wait } from 'node:timers/promises';", ['setTimeout']],
    ['await new Promise((resolve) => setTimeout(resolve, 50));', ['setTimeout']],
    ['const drops = setInterval(drop, 50);', ['setInterval']],
    ["import * as timers from 'node:timers'; timers['setTimeout'](f, 1);", ['setTimeout']],
    ['request.setTimeout(100, end);', ['setTimeout']],
    ['const began = performance.now();', ['performance']],
    ['const { heapUsed } = process.memoryUsage();', ['memoryUsage']],
    ['await fetch(url, { signal: AbortSignal.timeout(5) });', ['AbortSignal.timeout']],
    ["await service.sql('SELECT pg_sleep(0.1)');", ['pg_sleep']],
    ['Atomics.wait(held, 0, 0, 300);', ['Atomics.wait']],
    ["// setTimeout would be too short\nconst text = 'a request sleeps for a time';", []],
    ["await until('it is there', () => found); const timeout = 'timeout';", []],
  ] as const)
    assert.deepEqual(waitsIn(text), names, text);
});
