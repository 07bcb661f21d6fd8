import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import supertest from 'supertest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import { openStore } from '../../src/store/open-store.ts';
import { runaway } from '../fixture-ruleset/runaway.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, startDuelMatch } from '../support/app.ts';
import { bendHead } from '../support/head.ts';
import { keyFor } from '../support/key.ts';
import { keptLog } from '../support/log.ts';
import { until } from '../support/until.ts';

const clock = { seconds: 60, otherwise: 'default' };
const judged = { winner: 'p1', reason: 'The clock has stopped.', judge: 'Jo' };
const letTimePass = ({ sql }: TestApp, id: string) =>
  sql(`UPDATE matches SET deadline = now() - interval '1 second' WHERE id = $1`, [id]);
const rowOf = async ({ sql }: TestApp, id: string) =>
  (await sql('SELECT ply, status, deadline, clock_claimed, clock_stopped FROM matches WHERE id = $1', [id])).rows[0];

/** A database with matches, and a service beside whose sweep does nothing; servers that sweep come when they are asked for. */
async function opened(t: TestContext) {
  const service = await openApp({ clockSweep: 3600 });
  t.after(() => service.close());
  /** A server that sweeps every second; with other rules it is another release. */
  const sweeping = async (rulesets = allRulesets) => {
    const log = keptLog();
    const store = openStore(service.url, 3, () => {});
    const config = { ...readConfig({ LOG_LEVEL: 'info' }), clockSweep: 1, keyless: 'loopback' as const };
    const app = await buildApp(config, { rulesets, store, log: log.stream });
    await app.ready();
    let open = true;
    const close = async () => {
      if (!open) return;
      open = false;
      await app.close();
      await store.close();
    };
    t.after(close);
    const stopped = () => log.lines().filter(({ msg }) => msg === 'the clock of a match is stopped');
    return { http: supertest(app.server), log, stopped, close };
  };
  return { service, sweeping };
}

test('two releases side by side play their own matches, and leave the clocks of each other alone', async (t) => {
  const { service, sweeping } = await opened(t);
  const [mine, theirs] = [await startDuelMatch(service, { clock }), await startDuelMatch(service, { clock })];
  const another = allRulesets.map((rules) => ({ ...rules, hash: rules.hash.replace(/./g, 'f') }));
  // A match of the other release, which also has other sample cards.
  await service.sql(`UPDATE matches SET ruleset_hash = repeat('f', 64) WHERE id = $1`, [theirs.match.id]);
  await service.sql(`UPDATE matches SET cards = repeat('e', 64) WHERE id = $1`, [theirs.match.id]);
  for (const { match } of [mine, theirs]) await letTimePass(service, match.id);
  const server = await sweeping();
  await until('its own match is played', async () => (await rowOf(service, mine.match.id)).ply > 0);
  assert.equal((await service.http.get(`/v1/matches/${theirs.match.id}`)).status, 200);
  const row = await rowOf(service, theirs.match.id);
  assert.deepEqual([row.ply, row.deadline !== null, row.clock_stopped], [0, true, null]);
  // Taken on here, it would have to wait for the lease before the other release plays it.
  assert.equal(row.clock_claimed, null);
  assert.deepEqual(server.stopped(), []);
  await server.close();
  await service.sql(`UPDATE matches SET cards = (SELECT cards FROM matches WHERE id = $2) WHERE id = $1`, [
    theirs.match.id,
    mine.match.id,
  ]);
  await sweeping(another);
  await until('the other release plays it', async () => (await rowOf(service, theirs.match.id)).ply > 0);
});

test('a release with other sample cards beside the same rules plays matches that were begun with those of before', async (t) => {
  const { service, sweeping } = await opened(t);
  const { match } = await startDuelMatch(service, { clock });
  await letTimePass(service, match.id);
  const others = allRulesets.map((rules) => {
    const source = rules.sampleCards.source.slice(1);
    return { ...rules, sampleCards: { ...rules.sampleCards, source, hash: 'e'.repeat(64) } };
  });
  const server = await sweeping(others);
  await until('it is played', async () => (await rowOf(service, match.id)).ply > 0);
  assert.deepEqual(server.stopped(), []);
  assert.equal((await server.http.get(`/v1/matches/${match.id}/verification`)).body.same, true);
});

test('where the cards are gone the clock is stopped, in the log, the match and both doors, and a judge can rule', async (t) => {
  const { service, sweeping } = await opened(t);
  const cards = (await service.http.get('/v1/rulesets/duel/cards')).body.items.slice(0, 12);
  const own = await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: [...cards].reverse() });
  assert.equal(own.status, 201, own.text);
  const { match } = await startDuelMatch(service, { clock });
  await service.sql('UPDATE matches SET cards = $2 WHERE id = $1', [match.id, own.body.hash]);
  await service.sql('DELETE FROM card_sets');
  await letTimePass(service, match.id);
  const server = await sweeping();
  await until('the clock is stopped', async () => (await rowOf(service, match.id)).clock_stopped !== null);
  await until('it is told', async () => server.stopped().length === 1);
  assert.deepEqual([server.stopped()[0]?.match, server.stopped()[0]?.code], [match.id, 'unknown-card-set']);
  const { body } = await server.http.get(`/v1/matches/${match.id}`);
  assert.equal(body.deadline, null);
  assert.equal(body.clockStopped.code, 'unknown-card-set');
  assert.ok(Math.abs(Date.parse(body.clockStopped.at) - Date.now()) < 60_000);
  const query = `{ match(id: "${match.id}") { deadline clockStopped { code detail at } } }`;
  assert.deepEqual((await server.http.post('/graphql').send({ query })).body.data.match, {
    deadline: null,
    clockStopped: body.clockStopped,
  });
  const { items } = (await server.http.get('/v1/matches')).body;
  assert.deepEqual(items[0].clockStopped, body.clockStopped);
  const ruled = await server.http.post(`/v1/matches/${match.id}/result`).send(judged);
  assert.deepEqual([ruled.status, ruled.body.outcome.winner], [200, 'p1']);
  const after = await rowOf(service, match.id);
  assert.deepEqual([after.status, after.clock_stopped], ['over', null]);
});

test('a match that makes too much work for its clock loses its deadline and says so; players and judges go on', async (t) => {
  const { service, sweeping } = await opened(t);
  const server = await sweeping([anyRuleset(runaway())]);
  const { body: start } = await server.http.post('/v1/matches').send({ ruleset: 'bells-runaway', clock });
  const { id } = start.match;
  const read = async (viewer: string) => (await server.http.get(`/v1/matches/${id}?viewer=${viewer}`)).body;
  for (let turn = 0; turn < 40 && (await rowOf(service, id)).clock_stopped === null; turn++) {
    await letTimePass(service, id);
    await read('judge');
  }
  const { ply } = await rowOf(service, id);
  const match = await read('judge');
  assert.deepEqual([match.status, match.deadline, match.clockStopped.code], ['running', null, 'budget-exceeded']);
  assert.match(match.clockStopped.detail, /did not end/);
  assert.deepEqual((await read('spectator')).clockStopped, { ...match.clockStopped, detail: null });
  assert.deepEqual(
    server.stopped().map((line) => [line.match, line.code]),
    [[id, 'budget-exceeded']],
  );
  // Nothing plays it any more, and what was played holds.
  assert.equal((await read('judge')).ply, ply);
  assert.equal((await server.http.get(`/v1/matches/${id}/verification`)).body.same, true);
  const back = await server.http.post(`/v1/matches/${id}/rewind`).send({ ply: 0, reason: 'r', judge: 'j' });
  assert.equal(back.status, 200);
  const again = await read('judge');
  assert.ok(again.deadline !== null && again.clockStopped === null);
  assert.equal((await server.http.post(`/v1/matches/${id}/result`).send(judged)).status, 200);
});

test('a match on whose state the rules fail is stopped as well, and harms no other', async (t) => {
  const { service, sweeping } = await opened(t);
  const [broken, sound] = [await startDuelMatch(service, { clock }), await startDuelMatch(service, { clock })];
  await bendHead(service, broken.match.id, (state) =>
    JSON.stringify({ ...JSON.parse(state), frames: [{ program: 'nothing' }] }),
  );
  for (const { match } of [broken, sound]) await letTimePass(service, match.id);
  const server = await sweeping();
  await until('the sound one is played', async () => (await rowOf(service, sound.match.id)).ply > 0);
  await until('the broken one is stopped', async () => (await rowOf(service, broken.match.id)).clock_stopped !== null);
  assert.equal((await rowOf(service, broken.match.id)).clock_stopped.code, 'internal');
  assert.equal(server.stopped().length, 1);
  assert.equal((await server.http.post(`/v1/matches/${broken.match.id}/result`).send(judged)).status, 200);
});

test('servers share overdue matches: each is played once', async (t) => {
  const { service, sweeping } = await opened(t);
  const servers = [await sweeping(), await sweeping()];
  const { sql } = service;
  const keys = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((tenant) => keyFor(service, { tenant })));
  const started = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const key = keys[at % keys.length];
      assert.ok(key);
      const body = { ruleset: 'duel', seed: `s${at}`, clock };
      return (
        await service.http
          .post('/v1/matches')
          .set(...key)
          .send(body)
      ).body.match.id as string;
    }),
  );
  await sql(`UPDATE matches SET deadline = now() - interval '1 second' WHERE id = ANY($1)`, [started]);
  await until('all are played', async () => {
    const { rows } = await sql('SELECT 1 FROM matches WHERE id = ANY($1) AND ply = 0', [started]);
    return rows.length === 0;
  });
  let runs = 0;
  for (const { http, close } of servers) {
    const { text } = await http.get('/metrics');
    runs += Number(
      /arbiter_adjudications_total\{ruleset="duel",door="service",result="ok"\} (\d+)/.exec(text)?.[1] ?? 0,
    );
    await close();
  }
  const { rows } = await sql(`SELECT count(*)::int AS n FROM plies WHERE kind = 'timeout'`);
  t.diagnostic(`${runs} runs for ${rows[0].n} plies`);
  assert.equal(runs, rows[0].n);
});

test('an action in a match whose clock is stopped gives the next decision its time', async (t) => {
  const { service } = await opened(t);
  const start = await startDuelMatch(service, { clock });
  const why = { code: 'budget-exceeded', detail: 'd', at: new Date().toISOString() };
  await service.sql('UPDATE matches SET deadline = NULL, clock_stopped = $2 WHERE id = $1', [
    start.match.id,
    JSON.stringify(why),
  ]);
  const path = `/v1/matches/${start.match.id}`;
  assert.deepEqual((await service.http.get(path)).body.clockStopped, why);
  assert.equal((await service.http.post(`${path}/actions`).send({ action: anAction(start) })).status, 200);
  const { deadline, clockStopped } = (await service.http.get(path)).body;
  assert.ok(deadline !== null && clockStopped === null);
});
