import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readConfig } from '../../src/config.ts';
import { openServer, playOn, startDuelMatch } from '../support/app.ts';
import { startProxy } from '../support/proxy.ts';
import type { Replicated } from '../support/standby.ts';
import { openReplicated } from '../support/standby.ts';
import { until } from '../support/until.ts';

/** What may be read at a standby: with a Postgres that follows another one, and can be made to lag. */

let both: Replicated;
before(async () => {
  both = await openReplicated();
});
after(() => both.close());

const openBoth = (replica = both.standby) => openServer(both.primary, { databaseReplicaUrl: replica });
type Opened = Awaited<ReturnType<typeof openBoth>>;

const recorded = async (server: Opened, seed: string, plies = 4) =>
  playOn(server, await startDuelMatch(server as never, { seed, tags: [seed] }), plies);

/** Reads of everything that standbys may answer, each with what it says of the match of that seed. */
const READS = {
  list: (id: string, tag: string) => [`/v1/matches?tag=${tag}`, `"id":"${id}"`],
  plies: (id: string) => [`/v1/matches/${id}/plies?from=4`, '"ply":4'],
  events: (id: string) => [`/v1/matches/${id}/events?fromPly=4`, '"ply":4'],
  ply: (id: string) => [`/v1/matches/${id}/state?ply=3`, '"ply":3'],
  transcript: (id: string) => [`/v1/matches/${id}/transcript`, `"${id}"`],
  verification: (id: string) => [`/v1/matches/${id}/verification`, '"same":true'],
} satisfies Record<string, (id: string, tag: string) => readonly [string, string] | string[]>;

async function readsAll(server: Opened, id: string, tag: string): Promise<void> {
  for (const [name, ask] of Object.entries(READS)) {
    const [path = '', wanted = ''] = ask(id, tag);
    const reply = await server.http.get(path);
    assert.equal(reply.status, 200, `${name}: ${reply.text.slice(0, 300)}`);
    assert.ok(reply.text.includes(wanted), `${name} does not tell ${wanted}: ${reply.text.slice(0, 300)}`);
  }
}

test('lists, statistics and what is on record are read at the standby, right after they were written elsewhere', async () => {
  const [writer, reader] = [await openServer(both.primary), await openBoth()];
  await both.sql(both.standby, 'SELECT 1');
  for (let times = 0; times < 2; times++) {
    const { match } = await recorded(writer, `right-after-${times}`);
    await readsAll(reader, match?.id ?? '', `right-after-${times}`);
  }
  for (const path of ['/v1/statistics/clauses?ruleset=duel', '/v1/tournaments', '/v1/players/nobody']) {
    assert.ok([200, 404].includes((await reader.http.get(path)).status), path);
  }
  const { answered, behind, failed } = reader.store.traffic.standbys();
  assert.ok(answered >= 12, `${answered} were answered there`);
  assert.equal(failed, 0);
  assert.ok(behind <= answered);
  const shown = (await reader.http.get('/metrics')).text;
  assert.match(shown, /arbiter_standby_reads_total{result="answered"} \d/);
  for (const server of [writer, reader]) await server.close();
});

test('while the standby lags, the primary answers, and everybody reads what was recorded', async () => {
  const [writer, reader] = [await openServer(both.primary), await openBoth()];
  await both.lag(true);
  const { match } = await recorded(writer, 'lagging');
  const at = await both.sql(both.standby, `SELECT 1 FROM matches WHERE id = '${match?.id}'`);
  assert.equal(at.length, 0);
  await readsAll(reader, match?.id ?? '', 'lagging');
  assert.ok(reader.store.traffic.standbys().behind > 0);
  await both.lag(false);
  await until('the standby answers again', async () => {
    const { answered } = reader.store.traffic.standbys();
    await readsAll(reader, match?.id ?? '', 'lagging');
    return reader.store.traffic.standbys().answered > answered;
  });
  for (const server of [writer, reader]) await server.close();
});

test('a name that is forgotten is not read at a standby that still has it', async () => {
  const server = await openBoth();
  const reply = await server.http
    .post('/v1/matches')
    .send({ ruleset: 'duel', seats: [{ name: 'Ann' }, { name: 'Bo' }] });
  assert.equal(reply.status, 201);
  await both.lag(true);
  const forgotten = await server.http.post('/v1/players/forget').send({ name: 'Ann' });
  assert.equal(forgotten.status, 200, forgotten.text);
  const list = await server.http.get('/v1/matches?player=Ann');
  assert.deepEqual(list.body.items, []);
  assert.doesNotMatch((await server.http.get(`/v1/matches/${reply.body.match.id}/events`)).text, /Ann/);
  await both.lag(false);
  await server.close();
});

test('a standby on whose way everything is swallowed, or that is gone, costs a moment and no answer', async () => {
  const proxy = await startProxy(Number(new URL(both.standby).port));
  const server = await openBoth(proxy.through(both.standby));
  const { match } = await recorded(server, 'swallowed');
  await readsAll(server, match?.id ?? '', 'swallowed');
  assert.ok(server.store.traffic.standbys().answered > 0);
  proxy.swallowOld();
  await readsAll(server, match?.id ?? '', 'swallowed');
  const { failed } = server.store.traffic.standbys();
  assert.ok(failed > 0);
  await until('the standby answers again', async () => {
    const { answered } = server.store.traffic.standbys();
    await readsAll(server, match?.id ?? '', 'swallowed');
    return server.store.traffic.standbys().answered > answered;
  });
  await both.killStandby();
  await readsAll(server, match?.id ?? '', 'swallowed');
  assert.ok(server.store.traffic.standbys().failed > failed);
  await server.close();
  await proxy.close();
});

test('the address of standbys may name several, and say that they only read', () => {
  const { databaseReplicaUrl } = readConfig({
    DATABASE_REPLICA_URL: 'postgresql://db2,db3:5433/arbiter?target_session_attrs=standby',
  });
  assert.match(databaseReplicaUrl ?? '', /db3/);
  assert.throws(() => readConfig({ DATABASE_REPLICA_URL: 'postgresql://db2/a?target_session_attrs=primary' }), {
    message: /DATABASE_REPLICA_URL: target_session_attrs has to be any, standby, .*standbys are read/,
  });
});
