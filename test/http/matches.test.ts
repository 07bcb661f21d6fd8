import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { anotherServer } from '../support/another-server.ts';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuel, startDuelMatch } from '../support/app.ts';
import { reseal } from '../support/reseal.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const act = (id: string, body: object) => service.http.post(`/v1/matches/${id}/actions`).send(body);
const adjudicate = (body: object) => service.http.post('/v1/adjudications').send(body);
const read = async (path: string) => (await service.http.get(path)).body;

test('a match starts at ply 0 and tells no seed while it runs', async () => {
  const seats = [{ name: 'Ann', deck: 'giants' }, { name: 'Ben' }];
  const reply = await service.http
    .post('/v1/matches')
    .send({ ruleset: 'duel', seats, tags: ['cup', 'round 1'], seed: 'secret' });
  assert.equal(reply.status, 201);
  assert.equal(reply.body.match.ply, 0);
  assert.deepEqual(reply.body.state.match, reply.body.match);
  const match = await read(`/v1/matches/${reply.body.match.id}`);
  assert.deepEqual(match.seats, [
    { name: 'Ann', deck: 'giants', externalId: null, metadata: null },
    { name: 'Ben', deck: 'raiders', externalId: null, metadata: null },
  ]);
  assert.deepEqual(match.tags, ['cup', 'round 1']);
  assert.equal(match.stateHash, reply.body.stateHash);
  assert.equal(match.status, 'running');
  assert.equal(match.seed, null);
});

test('an adjudicated state of a match is recorded as its next ply', async () => {
  const start = await startDuelMatch(service);
  const reply = await adjudicate({ state: start.state, action: anAction(start) });
  assert.equal(reply.status, 200);
  assert.deepEqual(reply.body.match, { id: start.match.id, ply: 1 });
  const { items, next } = await read(`/v1/matches/${start.match.id}/plies`);
  assert.equal(next, null);
  assert.equal(items.length, 2);
  assert.deepEqual(items[1].action, anAction(start));
  assert.equal(items[1].hashBefore, start.stateHash);
  assert.equal(items[1].hashAfter, reply.body.stateHash);
  assert.deepEqual(items[1].events, reply.body.events);
});

test('thin clients act on the recorded state', async () => {
  const start = await startDuelMatch(service);
  const full = await startDuelMatch(service);
  const thin = await act(start.match.id, { action: anAction(start), expectedPly: 0 });
  const stated = await adjudicate({ state: full.state, action: anAction(full) });
  assert.equal(thin.status, 200);
  assert.deepEqual(thin.body.events, stated.body.events);
  assert.deepEqual(thin.body.awaiting, stated.body.awaiting);
});

test('a retry gets the stored verdict again, byte for byte, through either call', async () => {
  const start = await startDuelMatch(service);
  const action = anAction(start);
  const first = await adjudicate({ state: start.state, action });
  const again = await adjudicate({ state: start.state, action });
  const thin = await act(start.match.id, { action, expectedPly: 0 });
  const thinner = await act(start.match.id, { action });
  for (const retry of [again, thin, thinner]) {
    assert.equal(retry.status, 200);
    assert.equal(retry.text, first.text);
  }
  assert.equal((await read(`/v1/matches/${start.match.id}`)).ply, 1);
});

test('a retry of a ply long gone gets its verdict, and a concession can be retried', async () => {
  const start = await startDuelMatch(service);
  const first = await act(start.match.id, { action: anAction(start), expectedPly: 0 });
  const last = await playOn(service, first.body, 20);
  const again = await act(start.match.id, { action: anAction(start), expectedPly: 0 });
  assert.equal(again.text, first.text);
  const concede = { action: { player: 'p1', concede: true } };
  const [ended, repeated] = [await act(start.match.id, concede), await act(start.match.id, concede)];
  assert.equal(ended.body.match.ply, (last.match?.ply ?? 0) + 1);
  assert.equal(repeated.text, ended.text);
});

test('another action on a ply that is played gets 409 with the current ply and hash', async () => {
  const start = await startDuelMatch(service, { seed: 'race' });
  const [one, other] = start.awaiting[0]?.options ?? [];
  const first = await adjudicate({ state: start.state, action: one?.action });
  const conflict = await adjudicate({ state: start.state, action: other?.action });
  const thin = await act(start.match.id, { action: other?.action, expectedPly: 0 });
  for (const reply of [conflict, thin]) {
    assert.equal(reply.status, 409);
    assert.equal(reply.body.code, 'ply-conflict');
    assert.equal(reply.body.currentPly, 1);
    assert.equal(reply.body.currentHash, first.body.stateHash);
  }
  assert.equal(conflict.body.statedHash, start.stateHash);
});

test('the action that was played is a conflict on a state that the match was never in', async () => {
  const start = await startDuelMatch(service);
  const action = anAction(start);
  assert.equal((await adjudicate({ state: start.state, action })).status, 200);
  const other = reseal({ ...start.state, counters: { ...start.state.counters, event: 999 } });
  const reply = await adjudicate({ state: other, action });
  assert.deepEqual([reply.status, reply.body.code], [409, 'ply-conflict'], reply.text);
  assert.deepEqual([reply.body.statedHash, reply.body.currentPly], [other.hash, 1]);
});

test('of different actions sent at once on one ply exactly one wins', async () => {
  const start = await startDuelMatch(service, { seed: 'race' });
  const options = start.awaiting[0]?.options ?? [];
  const sent = Array.from({ length: 12 }, (_, at) => options[at % options.length]?.action);
  const replies = await Promise.all(sent.map((action) => adjudicate({ state: start.state, action })));
  const won = new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text));
  assert.equal(won.size, 1);
  assert.ok(replies.every(({ status }) => status === 200 || status === 409));
  const { items } = await read(`/v1/matches/${start.match.id}/plies`);
  assert.equal(items.length, 2);
});

test('a refused action changes nothing', async () => {
  const start = await startDuelMatch(service);
  const action = { player: start.awaiting[0]?.player, decision: start.awaiting[0]?.id, option: 'play:dragon' };
  const reply = await adjudicate({ state: start.state, action });
  assert.equal(reply.status, 422);
  const match = await read(`/v1/matches/${start.match.id}`);
  assert.equal(match.ply, 0);
  assert.equal(match.stateHash, start.stateHash);
});

test('a state of a match that was changed gets 409 with both hashes and the current ply', async () => {
  const start = await startDuelMatch(service);
  const state = { ...start.state, counters: { ...start.state.counters, event: 999 } };
  const reply = await adjudicate({ state, action: anAction(start) });
  assert.equal(reply.status, 409);
  assert.equal(reply.body.code, 'state-hash-mismatch');
  assert.equal(reply.body.statedHash, start.stateHash);
  assert.match(reply.body.actualHash, /^[0-9a-f]{64}$/);
  assert.equal(reply.body.currentPly, 0);
  assert.equal(reply.body.currentHash, start.stateHash);
});

test('a state that names a match which is not there gets 404', async () => {
  const start = await startDuelMatch(service);
  await service.sql('DELETE FROM matches WHERE id = $1', [start.match.id]);
  const reply = await adjudicate({ state: start.state, action: anAction(start) });
  assert.equal(reply.status, 404);
  assert.equal(reply.body.code, 'unknown-match');
});

test('any ply can be read, and carried on from where it was kept', async () => {
  const start = await startDuelMatch(service);
  await playOn(service, start, 37);
  const plies = (await read(`/v1/matches/${start.match.id}/plies?limit=200`)).items;
  for (const ply of [0, 1, 15, 16, 17, 32, 36, 37]) {
    const position = await read(`/v1/matches/${start.match.id}/state?ply=${ply}`);
    assert.equal(position.ply, ply);
    assert.equal(position.stateHash, plies[ply].hashAfter);
    assert.equal(position.state.hash, position.stateHash);
    assert.ok(position.awaiting.length > 0);
  }
  const kept = await service.sql('SELECT ply FROM snapshots WHERE match_id = $1 ORDER BY ply', [start.match.id]);
  assert.deepEqual(
    kept.rows.map(({ ply }) => ply),
    [0, 32],
    'the plies after which the state is kept whole',
  );
  const beyond = await service.http.get(`/v1/matches/${start.match.id}/state?ply=38`);
  assert.equal(beyond.status, 404);
  assert.equal(beyond.body.code, 'unknown-ply');
});

test('a match whose last ply is not there yet is there all the same, and its caller is asked to come again', async () => {
  const start = await startDuelMatch(service);
  const { id } = start.match;
  await playOn(service, start, 2);
  // The server that has the plies may commit after the one that has the match.
  await service.sql('CREATE TABLE late AS SELECT * FROM plies WHERE match_id = $1 AND ply = 2', [id]);
  await service.sql('DELETE FROM plies WHERE match_id = $1 AND ply = 2', [id]);
  await anotherServer(service, async (http, store) => {
    const state = () => http.get(`/v1/matches/${id}/state`);
    const early = await state();
    assert.equal(early.status, 503);
    assert.ok(Number(early.headers['retry-after']) > 0);
    await assert.rejects(store.many.head([{ tenant: 'local', id }]), /not there yet/);
    await service.sql('INSERT INTO plies SELECT * FROM late');
    assert.equal((await state()).body.ply, 2);
  });
});

test('the events of a match come in pages without gap or repetition', async () => {
  const start = await startDuelMatch(service);
  await playOn(service, start, 12);
  const seen: number[] = [];
  for (let next: string | null = '0'; next !== null; ) {
    const page: { items: { seq: number }[]; next: string | null } = await read(
      `/v1/matches/${start.match.id}/events?limit=7&after=${next}`,
    );
    seen.push(...page.items.map(({ seq }) => seq));
    next = page.next;
  }
  assert.ok(seen.length > 14);
  assert.deepEqual(
    seen,
    seen.map((_, at) => at + 1),
  );
});

test('matches are found by ruleset, status and tag, page by page', async () => {
  const tag = 'found here';
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await startDuelMatch(service, { tags: [tag] })).match.id);
  await act(ids[0] ?? '', { action: { player: 'p1', concede: true } });
  const first = await read(`/v1/matches?tag=${encodeURIComponent(tag)}&limit=3`);
  const second = await read(`/v1/matches?tag=${encodeURIComponent(tag)}&limit=3&after=${first.next}`);
  assert.deepEqual([...first.items, ...second.items].map(({ id }) => id).sort(), [...ids].sort());
  assert.equal(second.next, null);
  const over = await read(`/v1/matches?ruleset=duel&status=over&tag=${encodeURIComponent(tag)}`);
  assert.deepEqual(
    over.items.map(({ id }: { id: string }) => id),
    [ids[0]],
  );
  assert.equal(over.items[0].outcome.winner, 'p2');
  assert.equal(over.items[0].seed, 'match');
  assert.deepEqual((await read('/v1/matches?ruleset=none')).items, []);
});

test('cards written out are registered with the match that they start', async () => {
  const sample = (await read('/v1/rulesets/duel/cards')).items;
  const cards = sample.map((card: object) => ({ ...card, name: 'Homemade' }));
  const start = await startDuelMatch(service, { cards });
  const reply = await act(start.match.id, { action: anAction(start) });
  assert.equal(reply.status, 200);
  const set = await read(`/v1/card-sets/${reply.body.state.cards}`);
  assert.deepEqual(set.cards, cards);
  const state = await startDuel(service, { cards: reply.body.state.cards });
  assert.equal(state.state.cards, reply.body.state.cards);
});

test('a seat has a name that can be asked for, or none', async () => {
  const start = (name?: string) =>
    service.http.post('/v1/matches').send({ ruleset: 'duel', seats: [name === undefined ? {} : { name }, {}] });
  const { status, body } = await start('');
  assert.deepEqual([status, body.errors[0].path], [400, '/seats/0/name']);
  assert.equal((await start('%')).status, 201);
  assert.equal((await start()).status, 201);
});
