import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { SCOPES } from '../../src/contracts/keys.ts';
import { newId } from '../../src/services/ids.ts';
import { anotherServer } from '../support/another-server.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { statementsOf } from '../support/statements.ts';
import { connect, listen } from '../support/subscriber.ts';
import { until } from '../support/until.ts';

/* Matches that their owner has deleted. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const begin = (body: object = {}) => startDuelMatch(service, body);
const remove = (id: string) => service.http.delete(`/v1/matches/${id}`);
const concede = (id: string) =>
  service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p2', concede: true } });
const graphql = async (query: string, variables: object = {}) =>
  (await service.http.post('/graphql').send({ query, variables })).body;

test('what remains of a match is its id, its ruleset and when it was; asked again, that is told again', async () => {
  const { match } = await begin({ externalId: 'secret-1', seats: [{ name: 'Ada' }, { name: 'Bo' }], tags: ['gone'] });
  const { startedAt } = (await service.http.get(`/v1/matches/${match.id}`)).body;
  const { body } = await remove(match.id).expect(200);
  assert.deepEqual(body, { id: match.id, ruleset: 'duel', startedAt, deletedAt: body.deletedAt });
  assert.deepEqual((await remove(match.id.toUpperCase()).expect(200)).body, body);
  assert.deepEqual(
    (await graphql(`mutation { deleteMatch(match: "${match.id}") { id ruleset startedAt deletedAt } }`)).data,
    {
      deleteMatch: body,
    },
  );
  for (const table of ['matches', 'plies', 'snapshots', 'clause_counts', 'card_counts']) {
    const column = table === 'matches' ? 'id' : 'match_id';
    const { rows } = await service.sql(`SELECT count(*)::int AS n FROM ${table} WHERE ${column} = $1`, [match.id]);
    assert.equal(rows[0].n, 0, table);
  }
  const { rows } = await service.sql('SELECT row_to_json(d)::text AS text FROM deleted_matches d WHERE id = $1', [
    match.id,
  ]);
  assert.doesNotMatch(rows[0].text, /secret-1|Ada|gone/);
});

test('every call that names it is answered with 410, and with what happened', async () => {
  const start = await begin();
  const { id } = start.match;
  const action = anAction(start);
  const { deletedAt } = (await remove(id)).body;
  const bodies: Record<string, object> = {
    actions: { action },
    rewind: { ply: 0, reason: 'r', judge: 'j' },
    result: { winner: 'p1', reason: 'r', judge: 'j' },
    pause: { reason: 'r', judge: 'j' },
    resume: { reason: 'r', judge: 'j' },
    extension: { seconds: 5, reason: 'r', judge: 'j' },
  };
  const routes = service.app
    .routeTable()
    .filter(({ url, method }) => url.startsWith('/v1/matches/:id') && method !== 'HEAD');
  assert.ok(routes.length > 12);
  for (const { method, url } of routes) {
    if (method === 'DELETE' || method === 'OPTIONS') continue;
    const path = url.replace(':id', id).replace(':seq', '1');
    const body = bodies[url.split('/').at(-1) ?? ''] ?? {};
    const { statusCode, json } = await service.app
      .inject({
        method: method as 'GET',
        url: path,
        ...(method !== 'GET' && { payload: body }),
      })
      .then((reply) => ({ statusCode: reply.statusCode, json: reply.json() }));
    assert.deepEqual([statusCode, json.code, json.deletedAt], [410, 'match-deleted', deletedAt], `${method} ${path}`);
    assert.ok(json.detail.includes(id));
  }
  for (const [path, body] of [
    ['/v1/adjudications', { state: start.state, action }],
    ['/v1/preview', { match: id, actions: [action] }],
    ['/v1/why-not', { match: id, action }],
    ['/v1/keys', { name: 'k', scopes: ['matches:read'], seat: { match: id, viewer: 'p1' } }],
  ] as const) {
    const { status, body: told } = await service.http.post(path).send(body);
    assert.deepEqual([status, told.code], [410, 'match-deleted'], path);
  }
  const { errors } = await graphql(`{ match(id: "${id}") { id } }`);
  assert.deepEqual([errors[0].extensions.code, errors[0].extensions.deletedAt], ['match-deleted', deletedAt]);
  assert.deepEqual((await graphql(`{ node(id: "${id}") { id } }`)).data, { node: null });
  const guide = await service.http.get('/problems/match-deleted').set('accept', 'application/json');
  assert.equal(guide.status, 200);
});

test('only its owner deletes a match, with a key that may write', async () => {
  const { id } = (await begin()).match;
  const missing = newId();
  const stranger = await keyFor(service, { tenant: 'else', scopes: [...SCOPES] });
  const theirs = (path: string, method: 'delete' | 'get' = 'delete') => service.http[method](path).set(...stranger);
  assert.equal((await theirs(`/v1/matches/${id}`)).status, 404);
  const reader = await keyFor(service, { scopes: ['matches:read', 'judge'] });
  const refused = await remove(id).set(...reader);
  assert.deepEqual([refused.status, refused.body.code], [403, 'scope-missing']);
  const seat = await keyFor(service, { scopes: ['matches:read', 'matches:write'], seat: { match: id, viewer: 'p1' } });
  assert.equal((await remove(id).set(...seat)).body.code, 'seat-bound');
  assert.equal((await remove(missing)).body.code, 'unknown-match');
  assert.equal((await remove('no-id')).body.code, 'unknown-match');
  await remove(id).expect(200);
  // To others it never was, and the keys of its seats have ended.
  assert.equal((await theirs(`/v1/matches/${id}`)).body.code, 'unknown-match');
  assert.equal((await theirs(`/v1/matches/${id}`, 'get')).body.code, 'unknown-match');
  assert.deepEqual((await theirs('/v1/matches?deleted=include', 'get')).body.deleted, []);
  const ended = await service.http.get(`/v1/matches/${id}`).set(...seat);
  assert.deepEqual([ended.status, ended.body.code], [401, 'key-invalid']);
});

test('lists tell of deleted matches where that is asked, each in its place', async () => {
  const tenant = await keyFor(service, { tenant: 'lists', scopes: [...SCOPES] });
  const get = async (query: string) => (await service.http.get(`/v1/matches?${query}`).set(...tenant)).body;
  const ids: string[] = [];
  for (let at = 0; at < 7; at++) {
    const { body } = await service.http
      .post('/v1/matches')
      .set(...tenant)
      .send({ ruleset: at === 3 ? 'gundam' : 'duel' });
    ids.push(body.match.id);
  }
  for (const at of [1, 2, 3, 6])
    await remove(ids[at] ?? '')
      .set(...tenant)
      .expect(200);
  const at = (items: { id: string }[]) => items.map(({ id }) => ids.indexOf(id));
  const plain = await get('sort=startedAt');
  assert.deepEqual([at(plain.items), 'deleted' in plain], [[0, 4, 5], false]);
  for (const [sort, first] of [
    ['startedAt', [[0], [1]]],
    ['-startedAt', [[5], [6]]],
  ] as const) {
    const seen: { id: string }[] = [];
    let after = '';
    for (let page = 0; page < 4; page++) {
      const { items, deleted, next } = await get(`deleted=include&limit=2&sort=${sort}${after}`);
      if (page === 0) assert.deepEqual([at(items), at(deleted)], first);
      seen.push(...items, ...deleted);
      if (next === null) break;
      after = `&after=${next}`;
    }
    assert.deepEqual(at(seen).sort(), [0, 1, 2, 3, 4, 5, 6]);
  }
  const some = async (query: string) => at((await get(`deleted=include&sort=startedAt&${query}`)).deleted);
  assert.deepEqual(await some('ruleset=gundam'), [3]);
  assert.deepEqual(await some('since=2999-01-01'), []);
  assert.deepEqual(await some('until=2999-01-01'), [1, 2, 3, 6]);
  for (const query of ['status=running', 'player=Ada', 'tag=x', 'awaiting=any'])
    assert.deepEqual(await some(query), []);
  for (const query of ['deleted=include&sort=-endedAt', 'deleted=only', 'deleted=']) {
    assert.equal((await get(query)).code, 'invalid-request', query);
  }
  const lines = await service.http
    .get('/v1/matches?deleted=include')
    .set(...tenant)
    .set('accept', 'application/x-ndjson');
  assert.equal(lines.status, 400);
  const exported = await service.http.get('/v1/matches/export').set(...tenant);
  assert.equal(exported.text.trim().split('\n').length, 3);

  const query = `query ($after: Cursor) { matches(deleted: include, sort: startedAt, first: 2, after: $after) {
    edges { node { id } } deleted { id ruleset startedAt deletedAt } pageInfo { endCursor hasNextPage } next } }`;
  const seen: { id: string }[] = [];
  for (let from: string | null = null, page = 0; page < 4; page++) {
    const variables: object = { after: from };
    const reply = await service.http
      .post('/graphql')
      .set(...tenant)
      .send({ query, variables });
    const { edges, deleted, pageInfo, next } = reply.body.data.matches;
    seen.push(...edges.map(({ node }: { node: { id: string } }) => node), ...deleted);
    assert.equal(pageInfo.hasNextPage, next !== null);
    if (next === null) break;
    from = String(pageInfo.endCursor);
  }
  assert.deepEqual(at(seen).sort(), [0, 1, 2, 3, 4, 5, 6]);
});

test('statistics, standings and players count it no more', async () => {
  const names = { seats: [{ name: 'Uma' }, { name: 'Vic' }], event: 'Gone Open', round: 1 };
  const [kept, gone] = [(await begin(names)).match.id, (await begin(names)).match.id];
  for (const id of [kept, gone]) await concede(id).expect(200);
  const read = async () => ({
    clauses: (await service.http.get('/v1/statistics/clauses?ruleset=duel&limit=500')).body.items,
    player: (await service.http.get('/v1/players/Uma')).body.record.games,
    results: (await service.http.get('/v1/tournaments/Gone%20Open/results')).body.items.length,
    standing: (await service.http.get('/v1/tournaments/Gone%20Open/standings')).body.items[0].games,
  });
  const before = await read();
  assert.equal(before.player, 2);
  await remove(gone).expect(200);
  const later = await read();
  assert.equal(later.player, 1);
  assert.notDeepEqual(later, before);
  const sums =
    await service.sql(`SELECT c.clause, sum(c.count)::int AS cited, count(*)::int AS matches FROM clause_counts c
    JOIN matches m ON m.id = c.match_id WHERE m.counted AND m.tenant = 'local' GROUP BY 1 ORDER BY 1`);
  const totals = await service.sql(
    `SELECT clause, cited::int, matches FROM clause_totals WHERE matches > 0 AND tenant = 'local' ORDER BY 1`,
  );
  assert.deepEqual(totals.rows, sums.rows);
});

test('a fork goes on without the match that it was forked from, but is not played again from its start', async () => {
  const parent = (await begin()).match.id;
  const { body: fork } = await service.http.post(`/v1/matches/${parent}/forks`).send({});
  const { id } = fork.match;
  await remove(parent).expect(200);
  const acted = await service.http.post(`/v1/matches/${id}/actions`).send({ action: anAction(fork) });
  assert.equal(acted.status, 200);
  const read = (await service.http.get(`/v1/matches/${id}`).expect(200)).body;
  assert.equal(read.forkedFrom.match, parent);
  const verified = await service.http.get(`/v1/matches/${id}/verification`);
  assert.deepEqual([verified.status, verified.body.code], [409, 'origin-deleted']);
  assert.ok(verified.body.detail.includes(parent));
  assert.deepEqual((await graphql(`{ match(id: "${id}") { forkedFrom { id match { id } } } }`)).data.match.forkedFrom, {
    id: parent,
    match: null,
  });
  await remove(id).expect(200);
});

test('what was answered about it under an Idempotency-Key is not told again, and nothing is done again', async () => {
  const send = (path: string, body: object, key: string) =>
    service.http.post(path).set('idempotency-key', key).send(body);
  const start = () => send('/v1/matches', { ruleset: 'duel', seed: 'kept' }, 'start-kept');
  const other = () => send('/v1/matches', { ruleset: 'duel', seed: 'other' }, 'start-other');
  const [{ body }, { body: kept }] = [await start(), await other()];
  const act = () => send(`/v1/matches/${body.match.id}/actions`, { action: anAction(body as SeenVerdict) }, 'act-kept');
  await act();
  await remove(body.match.id).expect(200);
  for (const again of [await start(), await act()]) {
    assert.deepEqual([again.status, again.body.code], [410, 'answer-withdrawn'], again.text);
  }
  assert.deepEqual((await other()).body, kept);
  const { rows } = await service.sql('SELECT count(*)::int AS n FROM idempotent_answers WHERE body LIKE $1', [
    `%${body.match.id}%`,
  ]);
  assert.equal(rows[0].n, 0);
  const mismatch = await send('/v1/matches', { ruleset: 'duel' }, 'start-kept');
  assert.equal(mismatch.body.code, 'idempotency-mismatch');

  // Whoever died before the answer was kept finds what became of the match.
  const died = () => send('/v1/matches', { ruleset: 'duel', seed: 'died' }, 'start-died');
  const { id } = (await died()).body.match;
  await service.sql(
    `UPDATE idempotent_answers SET status = NULL, body = NULL, locked_at = now() - interval '1 hour' WHERE key = 'start-died'`,
  );
  await remove(id).expect(200);
  assert.equal((await died()).body.code, 'match-deleted');
});

test('whoever follows it is told that there is no more', async () => {
  const url = await listen(service.app);
  const [one, two] = [(await begin()).match.id, (await begin()).match.id];
  const subscriber = await connect(url);
  const query = `subscription ($match: ID!) { matchUpdated(match: $match) { ply } }`;
  for (const id of [one, two]) {
    subscriber.subscribe(id, query, { match: id });
    assert.equal((await subscriber.next()).type, 'next');
  }
  await remove(one).expect(200);
  const ended = await subscriber.next();
  assert.deepEqual([ended.type, ended.id], ['complete', one]);
  // Deleted on another server, it is missed when the heads are read.
  await anotherServer(service, async (http) => {
    await http.delete(`/v1/matches/${two}`).expect(200);
  });
  const later = await subscriber.next();
  assert.deepEqual([later.type, later.id], ['complete', two]);
  subscriber.subscribe('again', query, { match: two });
  const refused = await subscriber.next();
  assert.ok(JSON.stringify(refused).includes('match-deleted'));
  await subscriber.end();
});

test('a clock that runs ends with its match, and an action that comes too late changes nothing', async () => {
  const start = await begin({ clock: { seconds: 60, otherwise: 'default' } });
  const { id } = start.match;
  await service.sql(`UPDATE matches SET deadline = now() - interval '1 second' WHERE id = $1`, [id]);
  await remove(id).expect(200);
  const late = await service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) });
  assert.equal(late.body.code, 'match-deleted');
  await until('nothing is overdue', async () => {
    const { rows } = await service.sql('SELECT count(*)::int AS n FROM matches WHERE deadline < now()');
    return rows[0].n === 0;
  });
});

test('a long match goes in one statement', async () => {
  const { id } = (await begin()).match;
  await service.sql(
    `INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after)
     SELECT $1, n, 'action', json_build_array(repeat('x', 1500)), 1100 + n, 'x' FROM generate_series(1, 5000) n`,
    [id],
  );
  const { sent } = await statementsOf(service, () => remove(id).expect(200));
  assert.equal(sent.filter((sql) => /DELETE/.test(sql)).length, 1);
  assert.ok(sent.length <= 4, `${sent.length} statements`);
});
