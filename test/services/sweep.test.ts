import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { Stopped } from '../../src/engine/index.ts';
import type { Parts } from '../../src/services/call.ts';
import { Feed } from '../../src/services/feed.ts';
import { Keys } from '../../src/services/keys/keys.ts';
import { ClockSweep } from '../../src/services/matches/sweep.ts';
import { Outages } from '../../src/services/operations/outages.ts';
import { Refusals } from '../../src/services/operations/refusals.ts';
import { Sender } from '../../src/services/outgoing/sender.ts';
import { Pictures } from '../../src/services/pictures/pictures.ts';
import { CardSets } from '../../src/services/rules/card-sets.ts';
import { withHouseRules } from '../../src/services/rules/house-rules.ts';
import { Overloaded } from '../../src/services/runs/given-up.ts';
import { KnownStates } from '../../src/services/runs/known-states.ts';
import type { JobOwner } from '../../src/services/runs/pool.ts';
import { Runs } from '../../src/services/runs/runs.ts';
import { ServiceKeys } from '../../src/services/sealing/service-keys.ts';
import { StandingOrders } from '../../src/services/standing-orders.ts';
import { TenantFeed } from '../../src/services/tenant-feed.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { until } from '../support/until.ts';

/** Workers that are busy with what some tenants ask, until they are let go. */
class BusyRuns extends Runs {
  readonly #letGo: (tenant: string) => Promise<void>;

  constructor(letGo: (tenant: string) => Promise<void>) {
    super(null);
    this.#letGo = letGo;
  }

  override async run(...job: Parameters<Runs['run']>): Promise<Awaited<ReturnType<Runs['run']>>> {
    const [{ tenant }] = job satisfies [JobOwner, ...unknown[]];
    await this.#letGo(tenant);
    return super.run(...job);
  }
}

async function opened(t: TestContext, letGo: (tenant: string) => Promise<void>) {
  const service = await openApp({ clockSweep: 3600 });
  t.after(() => service.close());
  const { store } = service;
  const said: { about: object; message: string }[] = [];
  const log = { error: (about: object, message: string) => void said.push({ about, message }) };
  const feed = new Feed(store.many, log);
  t.after(() => feed.close());
  const parts: Parts = {
    rulesets: new Map(allRulesets.map((rules) => [rules.id, withHouseRules(rules)])),
    cardSets: new CardSets(store.cardSets, { sets: 10, bytes: 10_000_000 }, { sets: 10, bytes: null }),
    caches: new Set(),
    keys: new Keys(store.keys, log),
    serviceKeys: new ServiceKeys(store),
    issuer: 'test',
    store,
    log,
    outages: new Outages(log),
    refusals: new Refusals(store, log, new Outages(log)),
    quotas: { cardSets: 10, seeds: 10, webhooks: 10, answers: 10, jobs: 5, jobBytes: 1_000_000 },
    archiveTables: false,
    feed,
    tables: { wake() {} },
    webhooks: { wake() {} },
    jobs: { wake() {} },
    sender: new Sender({ timeout: 1, privately: false }),
    tenantFeed: new TenantFeed(store.changes, log),
    meter: { ran() {} },
    runs: new BusyRuns(letGo),
    knownStates: new KnownStates(),
    standingOrders: new StandingOrders(),
    pictures: new Pictures({ deadline: 10, memory: 64 }),
  };
  return { service, sweep: new ClockSweep(parts), said };
}

/** Starts a match of a tenant whose time is up. */
async function overdue(service: TestApp, tenant: string): Promise<string> {
  const body = { ruleset: 'duel', clock: { seconds: 60, otherwise: 'default' } };
  const key = await keyFor(service, { tenant });
  const { match } = (
    await service.http
      .post('/v1/matches')
      .set(...key)
      .send(body)
  ).body;
  await service.sql(`UPDATE matches SET deadline = now() - interval '1 second' WHERE id = $1`, [match.id]);
  return match.id;
}

const rowOf = async ({ sql }: TestApp, id: string) =>
  (await sql('SELECT ply, deadline, clock_stopped, clock_tries FROM matches WHERE id = $1', [id])).rows[0];

test('matches of one tenant that take long are in the way of no other', async (t) => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { service, sweep } = await opened(t, (tenant) => (tenant === 'heavy' ? held : Promise.resolve()));
  const heavy = [await overdue(service, 'heavy'), await overdue(service, 'heavy'), await overdue(service, 'heavy')];
  const light = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((tenant) => overdue(service, tenant)));
  await sweep.look();
  for (const id of light) {
    await until('it does not wait for the heavy ones', async () => (await rowOf(service, id)).ply > 0);
  }
  for (const id of heavy) assert.equal((await rowOf(service, id)).ply, 0);
  const stopping = sweep.stop();
  letGo();
  await stopping;
});

test('for want of a worker a match is tried again, with a pause between, and stopped only after several tries', async (t) => {
  const { service, sweep } = await opened(t, async () => {
    throw new Overloaded('it was not done within 10 s');
  });
  const id = await overdue(service, 'a');
  const again = () => service.sql(`UPDATE matches SET clock_claimed = now() - interval '1 second' WHERE id = $1`, [id]);
  for (let tries = 1; tries <= 4; tries++) {
    await sweep.look();
    await sweep.settled();
    await sweep.look();
    await sweep.settled();
    const row = await rowOf(service, id);
    assert.deepEqual([row.clock_tries, row.deadline !== null, row.clock_stopped], [tries, true, null]);
    await again();
  }
  // Meanwhile it can be read, as it stands.
  const read = await service.http.get(`/v1/matches/${id}`).set(...(await keyFor(service, { tenant: 'a' })));
  assert.equal(read.status, 200);
  await sweep.stop();
});

test('after several tries without a worker the clock is stopped', async (t) => {
  const { service, sweep, said } = await opened(t, async () => {
    throw new Overloaded('it was not done within 10 s');
  });
  const id = await overdue(service, 'a');
  await service.sql('UPDATE matches SET clock_tries = 4 WHERE id = $1', [id]);
  await sweep.look();
  await sweep.settled();
  const row = await rowOf(service, id);
  assert.deepEqual([row.deadline, row.clock_stopped.code, row.clock_tries], [null, 'unavailable', 0]);
  assert.equal(said.at(-1)?.message, 'the clock of a match is stopped');
  await sweep.stop();
});

test('a match whose open decisions alone take too much work to read is stopped', async (t) => {
  const refusal = {
    code: 'budget-exceeded',
    detail: 'It takes more work than one call may do, at the text of C1.',
  } as const;
  const { service, sweep, said } = await opened(t, async () => {
    throw new Stopped(refusal);
  });
  const id = await overdue(service, 'a');
  await sweep.look();
  await sweep.settled();
  const { deadline, clock_stopped: stopped } = await rowOf(service, id);
  assert.deepEqual([deadline, stopped.code, stopped.detail], [null, refusal.code, refusal.detail]);
  assert.deepEqual(
    said.map(({ message }) => message),
    ['the clock of a match is stopped'],
  );
  await sweep.stop();
});

test('what a server that stops had taken on and not begun with is free at once', async (t) => {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { service, sweep } = await opened(t, () => held);
  const ids = [await overdue(service, 'a'), await overdue(service, 'a')];
  await sweep.look();
  const stopping = sweep.stop();
  letGo();
  await stopping;
  const { rows } = await service.sql('SELECT ply FROM matches WHERE id = ANY($1) AND clock_claimed IS NULL', [ids]);
  assert.equal(rows.length, 2);
});

test('of what a server that died had taken on, another one takes over when the lease ends', async (t) => {
  const { service, sweep } = await opened(t, () => Promise.resolve());
  const id = await overdue(service, 'a');
  await service.sql(`UPDATE matches SET clock_claimed = now() + interval '1 minute' WHERE id = $1`, [id]);
  await sweep.look();
  await sweep.settled();
  assert.equal((await rowOf(service, id)).ply, 0);
  await service.sql(`UPDATE matches SET clock_claimed = now() - interval '1 second' WHERE id = $1`, [id]);
  await sweep.look();
  await sweep.settled();
  assert.equal((await rowOf(service, id)).ply, 1);
  await sweep.stop();
});
