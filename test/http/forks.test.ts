import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { bendPly } from '../support/plies.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;
const fork = (id: string, body?: object) => service.http.post(`/v1/matches/${id}/forks`).send(body);
const act = (id: string, action: object) => service.http.post(`/v1/matches/${id}/actions`).send({ action });
const holds = async (id: string) => (await read(`/v1/matches/${id}/verification`)).same;

async function played(plies: number, body: object = {}): Promise<string> {
  const start = await startDuelMatch(service, body);
  await playOn(service, start, plies);
  return start.match.id;
}

/** Two matches played on by the first options: what lies on the table, and the generator. */
async function positions(one: SeenVerdict, other: SeenVerdict, plies: number) {
  const [a, b] = [await playOn(service, one, plies), await playOn(service, other, plies)];
  return [a, b].map(({ state }) => ({ board: state.board, rng: state.rng }));
}

test('a fork begins with the state after a ply, and knows where it comes from', async () => {
  const id = await played(9);
  const then = await read(`/v1/matches/${id}/state?ply=5`);
  const reply = await fork(id, { ply: 5, tags: ['what if'], seats: [{ name: 'Ada' }, {}] });
  assert.equal(reply.status, 201);
  assert.equal(reply.headers.location, `/v1/matches/${reply.body.match.id}`);
  assert.equal(reply.body.match.ply, 0);
  assert.deepEqual(reply.body.state.board, then.state.board);
  assert.deepEqual(reply.body.awaiting, then.awaiting);
  const match = await read(reply.headers.location);
  assert.deepEqual(match.forkedFrom, { match: id, ply: 5 });
  assert.deepEqual(match.tags, ['what if']);
  assert.deepEqual(
    match.seats.map(({ name }: { name: string }) => name),
    ['Ada', 'Player 2'],
  );
});

test('the match that was forked stays as it is', async () => {
  const id = await played(7);
  const [match, plies] = [await read(`/v1/matches/${id}`), await read(`/v1/matches/${id}/plies`)];
  const { body } = await fork(id, { ply: 3, reseed: 'other' });
  await playOn(service, body, 5);
  assert.deepEqual(await read(`/v1/matches/${id}`), match);
  assert.deepEqual(await read(`/v1/matches/${id}/plies`), plies);
  assert.equal(await holds(id), true);
});

for (const { id: ruleset } of allRulesets) {
  test(`${ruleset}: a fork without a body begins at the last ply, and goes on as the match would`, async () => {
    const start = (await service.http.post('/v1/matches').send({ ruleset, seed: 'same' })).body;
    const { id } = start.match;
    const last = await playOn(service, start, 9);
    const { body } = await fork(id);
    assert.deepEqual((await read(`/v1/matches/${body.match.id}`)).forkedFrom, { match: id, ply: last.match?.ply });
    const [a, b] = await positions(last, body, 20);
    assert.deepEqual(a, b);
  });
}

test('a new seed gives new chance from there on, the same one for the same seed', async () => {
  const id = await played(0);
  const position = async (reseed: string) => {
    const { body } = await fork(id, { ply: 0, reseed });
    return { rng: body.state.rng, board: body.state.board };
  };
  const [one, same, other] = [await position('a'), await position('a'), await position('b')];
  assert.deepEqual(one, same);
  assert.notDeepEqual(one.rng, other.rng);
  assert.deepEqual(one.board, other.board);
});

for (const rules of allRulesets) {
  test(`${rules.id}: a fork of a fork of a match that was taken back comes out the same`, async () => {
    const start = (await service.http.post('/v1/matches').send({ ruleset: rules.id, seed: 'fork' })).body;
    await playOn(service, start, 12);
    const back = { ply: 4, reason: 'r', judge: 'j' };
    const rewound = await service.http.post(`/v1/matches/${start.match.id}/rewind`).send(back);
    await playOn(service, rewound.body, 7);
    const first = (await fork(start.match.id, { ply: rewound.body.match.ply + 3, reseed: 'new' })).body;
    await playOn(service, first, 9);
    const second = (await fork(first.match.id, { ply: 5 })).body;
    const last = await playOn(service, second, 20);
    const { seed: _seed, ...found } = await read(`/v1/matches/${second.match.id}/verification`);
    assert.deepEqual(found, { same: true, plies: last.match?.ply });
    const events = (await read(`/v1/matches/${second.match.id}/events?limit=500`)).items;
    for (const { seq, parent } of events) assert.ok(parent === null || parent < seq);
    for (const { seq, parent } of events.filter((_: unknown, at: number) => at % 11 === 0)) {
      assert.equal((await service.http.get(`/v1/matches/${second.match.id}/events/${seq}/why`)).status, 200, parent);
    }
  });
}

test('verification of a fork finds what was bent in the match that it goes back to', async () => {
  const id = await played(8);
  const { body } = await fork(id, { ply: 6 });
  await bendPly(service, id, 3, () => ({ events: [] }));
  const found = await read(`/v1/matches/${body.match.id}/verification`);
  assert.deepEqual([found.same, found.ply, found.what], [false, 0, 'forked from: events']);
  await service.sql('DELETE FROM matches WHERE id = $1', [id]);
  const orphan = await read(`/v1/matches/${body.match.id}/verification`);
  assert.deepEqual([orphan.same, orphan.what], [false, 'forked from']);
});

const bent: [string, string][] = [
  ['another ply', 'UPDATE matches SET forked_ply = 2 WHERE id = $1'],
  ['another seed', `UPDATE matches SET seed = 'x' WHERE id = $1`],
];
for (const [what, sql] of bent) {
  test(`a fork that says ${what} afterwards does not come out the same`, async () => {
    const { body } = await fork(await played(5), { ply: 3, reseed: 'mine' });
    assert.equal(await holds(body.match.id), true);
    await service.sql(sql, [body.match.id]);
    const found = await read(`/v1/matches/${body.match.id}/verification`);
    assert.deepEqual([found.same, found.ply], [false, 0]);
  });
}

test('the end of a fork does not tell the seed of the match that is still played', async () => {
  const id = await played(3);
  const { body } = await fork(id);
  await act(body.match.id, { player: 'p1', concede: true });
  const ended = await read(`/v1/matches/${body.match.id}`);
  assert.deepEqual([ended.status, ended.seed], ['over', null]);
  const own = (await fork(id, { reseed: 'open' })).body;
  await act(own.match.id, { player: 'p1', concede: true });
  assert.equal((await read(`/v1/matches/${own.match.id}`)).seed, 'open');
});

test('a fork of a ply that is not there, or with fields it does not have, is refused', async () => {
  const id = await played(2);
  assert.deepEqual([(await fork(id, { ply: 3 })).status, (await fork(id, { ply: 3 })).body.code], [404, 'unknown-ply']);
  for (const body of [{ ply: -1 }, { seats: [{}] }, { seats: [{ deck: 'raiders' }, {}] }, { seed: 'x' }]) {
    assert.equal((await fork(id, body)).status, 400);
  }
  assert.equal((await fork('not-an-id')).status, 404);
});

test('a fork belongs to the tenant of the match; others find nothing to fork', async () => {
  const id = await played(1);
  const foreign = await keyFor(service, { tenant: 'other' });
  assert.equal((await fork(id).set(...foreign)).status, 404);
  const seat = await keyFor(service, { seat: { match: id, viewer: 'p1' } });
  assert.deepEqual([(await fork(id).set(...seat)).status], [403]);
});

test('a fork of a match that is over is over, and one of before goes on', async () => {
  const id = await played(2);
  await act(id, { player: 'p2', concede: true });
  assert.equal((await fork(id)).body.outcome.winner, 'p1');
  const { body } = await fork(id, { ply: 2 });
  assert.equal(body.outcome, null);
  assert.equal((await act(body.match.id, anAction(body))).status, 200);
});
