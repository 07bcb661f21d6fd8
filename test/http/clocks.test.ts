import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, openServer, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { bendPly } from '../support/plies.ts';
import { statementsOf } from '../support/statements.ts';
import { letTimePass as letSome, letTimeRunOut } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

/** It looks for late players only when it is called. */
let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;
const act = (id: string, body: object) => service.http.post(`/v1/matches/${id}/actions`).send(body);
const clock = (otherwise: 'default' | 'concede', seconds = 1) => ({ clock: { seconds, otherwise } });
const plies = async (id: string) => (await read(`/v1/matches/${id}/plies?limit=200`)).items;
const kinds = async (id: string) => (await plies(id)).map(({ kind }: { kind: string }) => kind);

const letTimePass = (id: string) => letTimeRunOut(service, id);

/** Milliseconds that a match gives for its open decision, which begins when it was last played. */
const given = ({ deadline, playedAt }: { deadline: string; playedAt: string }) =>
  Date.parse(deadline) - Date.parse(playedAt);

async function started(otherwise: 'default' | 'concede', body: object = {}) {
  return startDuelMatch(service, { ...clock(otherwise, 60), ...body });
}

test('a match tells its clock and by when the open decision has to be answered', async () => {
  const start = await started('default');
  const match = await read(`/v1/matches/${start.match.id}`);
  assert.deepEqual(match.clock, { seconds: 60, otherwise: 'default' });
  assert.equal(given(match), 60_000);
  const plain = await startDuelMatch(service);
  const without = await read(`/v1/matches/${plain.match.id}`);
  assert.deepEqual([without.clock, without.deadline], [null, null]);
});

test('after one second the next call finds what the clock did', async () => {
  const start = await startDuelMatch(service, clock('default'));
  const { id } = start.match;
  const [{ deadline }] = (await service.sql('SELECT deadline FROM matches WHERE id = $1', [id])).rows;
  await until('the time is up', async () => {
    const { rows } = await service.sql('SELECT now() > deadline AS late FROM matches WHERE id = $1', [id]);
    return rows[0].late;
  });
  const match = await read(`/v1/matches/${id}`);
  assert.ok(match.ply >= 1);
  assert.ok(new Date(match.deadline) > deadline);
  const [, ply] = await plies(id);
  assert.equal(ply.kind, 'timeout');
  assert.deepEqual(
    ply.action,
    anAction(start, (id) => id === 'pass'),
  );
  const [event, decision] = ply.events;
  assert.deepEqual([event.type, event.clause, event.player], ['time-out', 'house.clock', start.awaiting[0]?.player]);
  assert.deepEqual(event.data, { decisions: [start.awaiting[0]?.id], seconds: 1, otherwise: 'default' });
  assert.equal(decision.type, 'decision');
});

const touches: [string, (id: string) => Promise<unknown>][] = [
  ['the match', (id) => read(`/v1/matches/${id}`)],
  ['its state', (id) => read(`/v1/matches/${id}/state`)],
  ['its plies', (id) => read(`/v1/matches/${id}/plies`)],
  ['its events', (id) => read(`/v1/matches/${id}/events`)],
  ['its verification', (id) => read(`/v1/matches/${id}/verification`)],
];
for (const [what, touch] of touches) {
  test(`reading ${what} lets the clock act first`, async () => {
    const start = await started('default');
    await letTimePass(start.match.id);
    await touch(start.match.id);
    assert.deepEqual(await kinds(start.match.id), ['start', 'timeout']);
  });
}

test('the default of the decision is taken where it has one', async () => {
  const start = (await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'd', ...clock('default', 60) }))
    .body;
  let verdict = start as SeenVerdict & { awaiting: { default?: string }[] };
  for (let ply = 0; ply < 40 && verdict.awaiting[0]?.default === undefined; ply++) {
    verdict = (await act(start.match.id, { action: anAction(verdict) })).body;
  }
  const open = verdict.awaiting[0];
  assert.ok(open?.default !== undefined);
  await letTimePass(start.match.id);
  const last = (await plies(start.match.id)).at(-1);
  assert.equal(last.action.option, open.default);
});

test('who is to concede when time is up loses', async () => {
  const start = await started('concede');
  const player = start.awaiting[0]?.player;
  await letTimePass(start.match.id);
  const match = await read(`/v1/matches/${start.match.id}`);
  assert.deepEqual([match.status, match.outcome.reason, match.deadline], ['over', 'concession', null]);
  assert.notEqual(match.outcome.winner, player);
});

test('a late answer gets 409, through either call, also the very answer that the clock gave', async () => {
  const start = await started('default');
  const action = anAction(start);
  await letTimePass(start.match.id);
  const thin = await act(start.match.id, { action });
  assert.deepEqual([thin.status, thin.body.code, thin.body.currentPly], [409, 'ply-conflict', 1]);
  const other = await started('default');
  await letTimePass(other.match.id);
  const full = await service.http.post('/v1/adjudications').send({ state: other.state, action: anAction(other) });
  assert.deepEqual([full.status, full.body.code, full.body.currentPly], [409, 'ply-conflict', 1]);
  assert.equal((await act(other.match.id, { action: anAction(other), expectedPly: 0 })).status, 409);
});

test('a refusal on a state whose time is up says that the match has gone on', async () => {
  const start = await started('default');
  await letTimePass(start.match.id);
  const action = { player: start.awaiting[0]?.player, decision: start.awaiting[0]?.id, option: 'play:nothing' };
  const reply = await service.http.post('/v1/adjudications').send({ state: start.state, action });
  assert.deepEqual([reply.status, reply.body.code, reply.body.currentPly], [409, 'ply-conflict', 1]);
});

test('an answer in time gives the next decision its own time', async () => {
  const start = await started('default');
  await letSome(service, start.match.id, 1000);
  const reply = await act(start.match.id, { action: anAction(start) });
  assert.equal(reply.status, 200);
  assert.equal(given(await read(`/v1/matches/${start.match.id}`)), 60_000);
});

/** An Alteil match at a decision that both players make in secret. */
async function simultaneous(otherwise: 'default' | 'concede'): Promise<SeenVerdict & { match: { id: string } }> {
  const body = { ruleset: 'alteil', seed: 'both', ...clock(otherwise, 60) };
  let verdict = (await service.http.post('/v1/matches').send(body)).body;
  for (let ply = 0; ply < 60 && verdict.awaiting.length < 2; ply++) {
    verdict = (await act(verdict.match.id, { action: anAction(verdict) })).body;
  }
  assert.equal(verdict.awaiting.length, 2);
  return verdict;
}

test('the answer of one player does not give the other one more time', async () => {
  const both = await simultaneous('default');
  const { id } = both.match;
  const { deadline } = await read(`/v1/matches/${id}`);
  await act(id, { action: anAction(both) });
  assert.equal((await read(`/v1/matches/${id}`)).deadline, deadline);
  await letTimePass(id);
  const last = (await plies(id)).at(-1);
  assert.deepEqual([last.kind, last.player], ['timeout', both.awaiting[1]?.player]);
});

test('the clock answers for both who are late', async () => {
  const both = await simultaneous('default');
  const { id } = both.match;
  await letTimePass(id);
  const found = (await plies(id)).slice(-2);
  assert.deepEqual(
    found.map(({ kind, player }: { kind: string; player: string }) => [kind, player]),
    [
      ['timeout', 'p1'],
      ['timeout', 'p2'],
    ],
  );
  assert.equal((await read(`/v1/matches/${id}/verification`)).same, true);
});

test('nobody wins when both would have to concede at once', async () => {
  const both = await simultaneous('concede');
  const { id } = both.match;
  await letTimePass(id);
  const match = await read(`/v1/matches/${id}`);
  assert.deepEqual(match.outcome, { winner: null, reason: 'time-out', clause: 'house.clock' });
  assert.equal((await read(`/v1/matches/${id}/verification`)).same, true);
});

for (const rules of allRulesets) {
  test(`${rules.id}: a match in which the clock played comes out the same, and can be explained`, async () => {
    const body = { ruleset: rules.id, seed: 'late', ...clock('default', 60) };
    let verdict = (await service.http.post('/v1/matches').send(body)).body;
    const { id } = verdict.match;
    for (let round = 0; round < 12 && verdict.outcome === null; round++) {
      if (round % 3 === 2) verdict = (await act(id, { action: anAction(verdict) })).body;
      else {
        await letTimePass(id);
        verdict = await read(`/v1/matches/${id}/state`);
      }
    }
    assert.equal((await read(`/v1/matches/${id}/verification`)).same, true);
    const late = (await plies(id)).find(({ kind }: { kind: string }) => kind === 'timeout');
    for (const { seq } of late.events) {
      assert.equal((await service.http.get(`/v1/matches/${id}/events/${seq}/why`)).status, 200);
    }
    assert.equal((await service.http.get(`/v1/matches/${id}/state?ply=${late.ply}`)).status, 200);
  });
}

test('an action of the clock that was bent in the database is found', async () => {
  const start = await started('default', { seed: 'race' });
  await letTimePass(start.match.id);
  const [, late] = await plies(start.match.id);
  const other = start.awaiting[0]?.options.find(({ id }) => id !== late.action.option)?.action;
  assert.ok(other);
  await bendPly(service, start.match.id, 1, () => ({ action: other }));
  const found = await read(`/v1/matches/${start.match.id}/verification`);
  assert.deepEqual([found.same, found.ply, found.what], [false, 1, 'action']);
});

for (const body of [{}, clock('default', 60)]) {
  test(`an action ${'clock' in body ? 'in time ' : ''}costs one statement to record, and two to look the match up`, async () => {
    const start = await startDuelMatch(service, body);
    const adjudicate = (state: object, action: object) =>
      service.http.post('/v1/adjudications').send({ state, action });
    const stated = await statementsOf(service, () => adjudicate(start.state, anAction(start)));
    assert.deepEqual([stated.value.status, stated.sent.length], [200, 1]);
    const thin = await statementsOf(service, () => act(start.match.id, { action: anAction(stated.value.body) }));
    assert.deepEqual([thin.value.status, thin.sent.length], [200, 3]);
  });
}

test('many callers and sweeps at once write what the clock does once', async () => {
  const start = await started('default');
  const { id } = start.match;
  await letTimePass(id);
  await Promise.all(Array.from({ length: 8 }, () => read(`/v1/matches/${id}`)));
  assert.deepEqual(await kinds(id), ['start', 'timeout']);
});

test('a sweep acts without a call, on the matches of every tenant, and one that cannot go on holds up none', async () => {
  const other = await keyFor(service, { tenant: 'other' });
  const body = { ruleset: 'duel', ...clock('concede', 60) };
  const gone = (await service.http.post('/v1/matches').send(body)).body.match.id;
  await service.sql(`UPDATE matches SET cards = repeat('0', 64) WHERE id = $1`, [gone]);
  const theirs = (
    await service.http
      .post('/v1/matches')
      .set(...other)
      .send(body)
  ).body.match.id;
  for (const id of [gone, theirs]) await letTimePass(id);
  const sweeping = await openServer(service.url, { clockSweep: 1 });
  const status = async (id: string) =>
    (await service.sql('SELECT status, deadline FROM matches WHERE id = $1', [id])).rows[0];
  await until(
    'the sweep',
    async () => (await status(theirs)).status === 'over' && (await status(gone)).deadline === null,
  );
  await sweeping.close();
  assert.deepEqual(await status(theirs), { status: 'over', deadline: null });
  assert.deepEqual(await status(gone), { status: 'running', deadline: null });
});

test('a clock of the wrong form is refused', async () => {
  for (const wrong of [{}, { seconds: 0, otherwise: 'default' }, { seconds: 1.5, otherwise: 'default' }, 'fast']) {
    const reply = await service.http.post('/v1/matches').send({ ruleset: 'duel', clock: wrong });
    assert.equal(reply.status, 400);
  }
  const unknown = { seconds: 5, otherwise: 'nothing' };
  assert.equal((await service.http.post('/v1/matches').send({ ruleset: 'duel', clock: unknown })).status, 400);
});

test('a fork has the clock that is asked for', async () => {
  const start = await started('default');
  const plain = await service.http.post(`/v1/matches/${start.match.id}/forks`).send({});
  assert.equal((await read(`/v1/matches/${plain.body.match.id}`)).clock, null);
  const timed = await service.http.post(`/v1/matches/${start.match.id}/forks`).send(clock('concede', 9));
  const match = await read(`/v1/matches/${timed.body.match.id}`);
  assert.deepEqual(match.clock, { seconds: 9, otherwise: 'concede' });
  assert.ok(match.deadline !== null);
});
