import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import type { Worker } from 'node:worker_threads';
import type { AnyRuleset, Json } from '../../src/engine/index.ts';
import { blankState, compileCards, start, Work } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { withHouseRules } from '../../src/services/rules/house-rules.ts';
import { Abandoned, Overloaded } from '../../src/services/runs/given-up.ts';
import { JobFlag, Unwanted } from '../../src/services/runs/job-flag.ts';
import { jobs } from '../../src/services/runs/jobs.ts';
import { Pool } from '../../src/services/runs/pool.ts';
import { LOOK_EVERY, Runs } from '../../src/services/runs/runs.ts';
import { until } from '../support/until.ts';

const pool = new Pool({ workers: 2, deadline: 60, memory: 256 });
after(() => pool.close());

const who = { tenant: 'a' };

function begun(rules: AnyRuleset) {
  const [first, second] = rules.samples.decks;
  const deck = (at: typeof first) => at?.deck ?? null;
  const seats = [
    { name: 'One', deck: deck(first) },
    { name: 'Two', deck: deck(second) },
  ] as const;
  const started = start(rules, rules.sampleCards, { seats, seed: 'runs', options: rules.options.parse({}) });
  assert.ok(started.ok);
  return started.value;
}

for (const game of rulesets) {
  const rules = withHouseRules(game);
  test(`a worker does the jobs of ${rules.id} as the event loop does`, async () => {
    const of = { rules, cards: rules.sampleCards };
    const { state, awaiting } = begun(rules);
    const action = awaiting[0]?.options[0]?.action ?? { player: 'p1', concede: true };
    const input = () => structuredClone({ state, action });
    const [here, there] = [jobs.adjudicate(of, input(), new Work()), await pool.run(who, 'adjudicate', of, input())];
    assert.ok(here.ok && there.ok);
    assert.deepEqual(there, JSON.parse(JSON.stringify(here)));
    const before = jobs.watch(of, { before: state, action }, new Work());
    assert.deepEqual(await pool.run(who, 'watch', of, { before: state, action }), before);
  });

  test(`what is open in ${rules.id} is listed only for who reads it, and nothing else changes by that`, () => {
    const of = { rules, cards: rules.sampleCards };
    const { state, awaiting } = begun(rules);
    const action = awaiting[0]?.options[0]?.action ?? { player: 'p1', concede: true };
    const [listed, unlisted] = [true, false].map((lists) =>
      jobs.adjudicate(of, { ...structuredClone({ state, action }), lists }, new Work()),
    );
    assert.ok(listed?.ok && unlisted?.ok && listed.value.awaiting.length > 0);
    assert.deepEqual(unlisted.value, { ...listed.value, awaiting: [] });
  });
}

const rules = withHouseRules(rulesets[0] as AnyRuleset);
const of = { rules, cards: rules.sampleCards };

test('a job that is not done in time is given up, and the next one is done', async () => {
  const hasty = new Pool({ workers: 1, deadline: 0.001, memory: 256 });
  await assert.rejects(hasty.run(who, 'decisions', of, { state: begun(rules).state }), Overloaded);
  await hasty.close();
  assert.equal((await pool.run(who, 'decisions', of, { state: begun(rules).state })).length > 0, true);
});

test('a worker that needs more memory than it may have ends, and nothing else does', async () => {
  const narrow = new Pool({ workers: 1, deadline: 600, memory: 64 });
  assert.ok((await narrow.run(who, 'decisions', of, { state: begun(rules).state })).length > 0);
  // More than the worker has room for, which the job does not look at.
  const ballast = Array.from({ length: 3_000_000 }, (_, at) => [at]);
  const state = { ...begun(rules).state, ballast };
  await assert.rejects(
    narrow.run(who, 'decisions', of, { state }),
    (error) => error instanceof Overloaded && /memory/.test(error.message),
  );
  await narrow.close();
  assert.ok((await pool.run(who, 'decisions', of, { state: begun(rules).state })).length > 0);
});

/** Twelve Units whose thousand texts turn one another on and off: all the work that a call may do. */
function heavy() {
  const gundam = withHouseRules(rulesets.find(({ id }) => id === 'gundam') as AnyRuleset);
  const change = { to: { all: true, filter: { ap: { max: 3 } } }, ap: 1 };
  const text = { timing: 'constant', constant: Array(10).fill(change) };
  const lord = { id: 'lord', type: 'unit', name: 'Lord', color: 'blue', level: 1, cost: 1, ap: 3, hp: 9 };
  const set = compileCards(gundam, [{ ...lord, abilities: Array(8).fill(text) } as Json]);
  assert.ok(set.ok, JSON.stringify(set));
  const options = gundam.options.parse({});
  const state = blankState(gundam, set.value, { seed: 'heavy', options, board: blankBoard() });
  const units = Array(6).fill({ card: 'lord' });
  assert.deepEqual(gundam.place(state, { p1: { units }, p2: { units } }, set.value), []);
  return { of: { rules: gundam, cards: set.value }, input: () => structuredClone({ state }) };
}

test('a worker gives a job up that is not done in time, and does the next one', async (t) => {
  const workers: Worker[] = [];
  const count = (worker: Worker) => workers.push(worker);
  process.on('worker', count);
  t.after(() => process.off('worker', count));
  const one = new Pool({ workers: 1, deadline: 60, memory: 256 });
  t.after(() => one.close());
  const decide = () => one.run(who, 'decisions', of, { state: begun(rules).state });
  await decide();
  const [worker] = workers;
  assert.ok(worker);
  const before = await worker.cpuUsage();
  const { of: many, input } = heavy();
  const gone = new AbortController();
  const job = one.run({ ...who, gone: () => gone.signal }, 'resume', many, input());
  await until('the worker is at it', async () => (await worker.cpuUsage(before)).user > 50_000);
  gone.abort();
  await assert.rejects(job, Abandoned);
  assert.ok((await decide()).length > 0);
  assert.equal(workers.length, 1);
});

test('a job is not begun that nobody wants any more, and a worker that goes on with one is ended', async () => {
  const [early, late, done] = [new JobFlag(), new JobFlag(), new JobFlag()];
  const nobody = new AbortController();
  done.begin();
  const [before, within, after] = [early, late, done].map((flag) => flag.giveUpOn(nobody.signal, 1));
  after?.clear();
  const worker = new JobFlag(late.shared);
  worker.begin();
  worker.look();
  nobody.abort();
  assert.throws(() => new JobFlag(early.shared).begin(), Unwanted);
  assert.throws(() => worker.look(), Unwanted);
  new JobFlag(done.shared).look();
  await until('the worker is to end', () => within?.signal.aborted);
  assert.deepEqual([before?.signal.aborted, after?.signal.aborted], [false, false]);
});

test('a job that would hold the event loop is done by a worker', async () => {
  const ran: string[] = [];
  const given = new (class extends Pool {
    override run: Pool['run'] = (who, name, of, input) => {
      ran.push(name);
      return pool.run(who, name, of, input);
    };
  })({ workers: 1, deadline: 60, memory: 256 });
  const runs = new Runs(given);
  const { of: many, input } = heavy();
  const beside = await runs.run(who, 'resume', many, input(), input);
  assert.deepEqual(ran, ['resume']);
  assert.deepEqual(beside, JSON.parse(JSON.stringify(jobs.resume(many, input(), new Work()))));
});

test('a job may hold the event loop for so much processor time, however long that takes', async (t) => {
  let used = 0;
  t.mock.method(process, 'threadCpuUsage', (since = { user: 0 }) => ({ user: used - since.user, system: 0 }));
  const given = new (class extends Pool {
    override aside: Pool['aside'] = async <T>() => 'aside' as T;
  })({ workers: 1, deadline: 60, memory: 256 });
  const runs = new Runs(given);
  const taking = (microseconds: number) => (spend: (units: number) => void) => {
    for (let look = 0; look < 12; look++) {
      spend(LOOK_EVERY);
      used += microseconds;
    }
    return 'at hand';
  };
  const done = (microseconds: number, long?: boolean) =>
    runs.atHandOrAside(who, rules, { file: '', name: '', input: null }, taking(microseconds), long);
  const all = [done(0), done(900), done(1000), done(0, true)];
  assert.deepEqual(await Promise.all(all), ['at hand', 'at hand', 'aside', 'aside']);
});

test('a job for somebody who is gone is not done', async () => {
  const gone = new AbortController();
  const job = pool.run({ tenant: 'a', gone: () => gone.signal }, 'decisions', of, { state: begun(rules).state });
  gone.abort();
  await assert.rejects(job, Abandoned);
});

test('a tenant may have so many jobs waiting, and leaves room for others', async () => {
  const { state } = begun(rules);
  const many = Array.from({ length: 20 }, () => pool.run(who, 'decisions', of, { state }));
  const other = pool.run({ tenant: 'b' }, 'decisions', of, { state });
  const settled = await Promise.allSettled(many);
  const refused = settled.filter((one) => one.status === 'rejected');
  assert.equal(refused.length, 4);
  for (const { reason } of refused) assert.ok(reason instanceof Overloaded, String(reason));
  assert.ok((await other).length > 0);
});

test('rules that the workers do not have are run at hand', async () => {
  const unknown = { ...rules, hash: 'another edition' };
  assert.equal(pool.knows(unknown), false);
  const runs = new Runs(pool);
  const input = { state: begun(rules).state };
  const decisions = await runs.run(who, 'decisions', { rules: unknown, cards: rules.sampleCards }, input, () => input);
  assert.ok(decisions.length > 0);
});
