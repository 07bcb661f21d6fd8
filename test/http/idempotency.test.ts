import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { deleteOldAnswers } from '../../src/services/callers/idempotency.ts';
import { newId } from '../../src/services/ids.ts';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { startServer } from '../support/server.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

let keys = 0;
const newKey = () => `key-${++keys}`;
const post = (path: string, key: string, body?: object) =>
  service.http.post(path).set('idempotency-key', key).send(body);
const start = (key: string, body: object = {}) => post('/v1/matches', key, { ruleset: 'duel', ...body });
const matches = async () => (await service.sql('SELECT count(*)::int AS n FROM matches')).rows[0].n;

test('a request that is sent again gets the same answer, and nothing is done twice', async () => {
  const key = newKey();
  const first = await start(key);
  const count = await matches();
  const again = await start(key);
  assert.deepEqual([first.status, first.headers['idempotency-replayed']], [201, undefined]);
  assert.deepEqual([again.status, again.headers['idempotency-replayed']], [201, 'true']);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.location, first.headers.location);
  assert.equal(again.headers['content-type'], first.headers['content-type']);
  assert.equal(await matches(), count);
});

test('everything that creates or changes keeps its answers', async () => {
  const { match, state, awaiting } = await startDuelMatch(service);
  const verdict = { match, state, awaiting } as Parameters<typeof anAction>[0];
  const ruled = { reason: 'r', judge: 'j' };
  const cards = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const calls: [string, object | undefined][] = [
    [`/v1/matches/${match.id}/actions`, { action: anAction(verdict) }],
    [`/v1/matches/${match.id}/forks`, { ply: 0 }],
    [`/v1/matches/${match.id}/rewind`, { ply: 0, ...ruled }],
    [`/v1/matches/${match.id}/result`, { winner: null, ...ruled }],
    ['/v1/card-sets', { ruleset: 'duel', cards }],
    ['/v1/seeds', undefined],
  ];
  for (const [path, body] of calls) {
    const key = newKey();
    const [first, again] = [await post(path, key, body), await post(path, key, body)];
    assert.ok(first.status < 300, `${path} ${first.text.slice(0, 200)}`);
    assert.deepEqual([again.status, again.text], [first.status, first.text], path);
    assert.equal(again.headers['idempotency-replayed'], 'true', path);
  }
});

test('fields in another order are the same request', async () => {
  const key = newKey();
  const first = await post('/v1/matches', key, { ruleset: 'duel', seed: 'x' });
  const again = await post('/v1/matches', key, { seed: 'x', ruleset: 'duel' });
  assert.equal(again.text, first.text);
});

test('the same key with another body, query or address is refused', async () => {
  const key = newKey();
  const { body } = await start(key, { seed: 'one' });
  const others = [
    await start(key, { seed: 'other' }),
    await post('/v1/matches?viewer=p1', key, { ruleset: 'duel', seed: 'one' }),
    await post(`/v1/matches/${body.match.id}/forks`, key, { ruleset: 'duel', seed: 'one' }),
  ];
  assert.deepEqual(
    others.slice(0, 2).map(({ status, body: { code } }) => [status, code]),
    [
      [422, 'idempotency-mismatch'],
      [422, 'idempotency-mismatch'],
    ],
  );
  assert.equal(others[2]?.status, 400);
});

test('of two sent at once one is carried out, and there is one match', async () => {
  const key = newKey();
  const count = await matches();
  const replies = await Promise.all(Array.from({ length: 6 }, () => start(key)));
  const made = new Set(replies.filter(({ status }) => status === 201).map(({ text }) => text));
  assert.equal(made.size, 1);
  for (const { status, body, headers } of replies.filter((reply) => reply.status !== 201)) {
    assert.deepEqual([status, body.code, headers['retry-after']], [409, 'idempotency-in-flight', '1']);
  }
  assert.equal(await matches(), count + 1);
});

test('refusals are kept as well, but not what has the wrong form', async () => {
  const { match } = await startDuelMatch(service);
  const path = `/v1/matches/${match.id}/actions`;
  const refusedKey = newKey();
  const action = { player: 'p1', decision: 'd77', option: 'pass' };
  const first = await post(path, refusedKey, { action });
  const again = await post(path, refusedKey, { action });
  assert.deepEqual([first.status, again.status, again.headers['idempotency-replayed']], [422, 422, 'true']);
  assert.equal(again.text, first.text);
  const key = newKey();
  assert.equal((await post('/v1/matches', key, { ruleset: 7 })).status, 400);
  assert.equal((await start(key)).status, 201);
});

test('a retry after the match has gone on still gets its first answer', async () => {
  const { match, ...verdict } = await startDuelMatch(service);
  const key = newKey();
  const body = { action: anAction({ match, ...verdict }) };
  const first = await post(`/v1/matches/${match.id}/actions`, key, body);
  await playOn(service, first.body, 4);
  const again = await post(`/v1/matches/${match.id}/actions`, key, body);
  assert.equal(again.text, first.text);
});

/**
 * A request that was cut off: its key was last renewed `seconds` ago, and it was to create a match of that id. `holder` is
 * null for a release that did not renew its keys.
 */
async function cutOff(key: string, body: object, seconds: number, holder: string | null = newId()): Promise<string> {
  await start(key, body);
  const id = newId();
  await service.sql(
    `UPDATE idempotent_answers SET status = NULL, headers = NULL, body = NULL, resource = $2, holder = $4,
       locked_at = now() - make_interval(secs => $3), created_at = now() - make_interval(secs => $3) - interval '1 second'
     WHERE key = $1`,
    [key, id, seconds, holder],
  );
  return id;
}

test('a request that was cut off is taken up when its key was not renewed for six seconds, under the id it had', async () => {
  const key = newKey();
  const id = await cutOff(key, { seed: 'cut' }, 7);
  const reply = await start(key, { seed: 'cut' });
  assert.equal(reply.status, 201);
  assert.equal(reply.body.match.id, id);
});

test('Retry-After says when a key is free whose holder is silent', async () => {
  for (const [silent, holder, wait] of [
    [0, newId(), '1'],
    [3, newId(), '3'],
    [5, newId(), '1'],
    [50, null, '10'],
  ] as const) {
    const key = newKey();
    await cutOff(key, {}, silent, holder);
    const { body, headers } = await start(key);
    assert.deepEqual([body.code, headers['retry-after']], ['idempotency-in-flight', wait], `${silent} s`);
  }
});

test('a request that was cut off after it made its match finds it', async () => {
  const key = newKey();
  const first = await start(key);
  await service.sql(
    `UPDATE idempotent_answers SET status = NULL, body = NULL, resource = $2, locked_at = now() - interval '2 minutes'
     WHERE key = $1`,
    [key, first.body.match.id],
  );
  const count = await matches();
  const again = await start(key);
  assert.deepEqual([again.status, again.headers['idempotency-replayed']], [201, undefined]);
  assert.equal(again.text, first.text);
  assert.equal(await matches(), count);
});

test('a seed that was committed to before the cut is used by the same request, and by no other', async () => {
  const { commitment } = (await service.http.post('/v1/seeds').send()).body;
  const key = newKey();
  const seed = { commitment, words: ['a', 'b'] };
  const first = await start(key, { seed });
  const { id } = first.body.match;
  await service.sql('DELETE FROM matches WHERE id = $1', [id]);
  await service.sql(
    `UPDATE idempotent_answers SET status = NULL, body = NULL, locked_at = now() - interval '2 minutes' WHERE key = $1`,
    [key],
  );
  const again = await start(key, { seed });
  assert.deepEqual([again.status, again.body.match.id], [201, id]);
  assert.equal((await start(newKey(), { seed })).body.code, 'commitment-used');
});

test('killed in the midst of many requests, the service makes each match once when they are sent again', async () => {
  const [env, tag] = [{ DATABASE_URL: service.url, KEYLESS: 'loopback' }, 'killed'];
  const body = JSON.stringify({ ruleset: 'gundam', tags: [tag] });
  const send = async (url: string, at: number) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `${tag}-${at}` };
    const reply = await fetch(`${url}/v1/matches`, { method: 'POST', headers, body });
    return { status: reply.status, text: await reply.text() };
  };
  const first = await startServer(env);
  const told = new Map<number, { text: string } | null>();
  let answered = 0;
  // Each sends one after the other until nobody answers, so that some are being answered whenever the end comes.
  const sendOn = async () => {
    for (;;) {
      const at = told.size;
      told.set(at, null);
      const reply = await send(first.url, at).catch(() => null);
      if (reply === null) return;
      told.set(at, reply);
      if (++answered === 15) await first.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendOn));
  const second = await startServer(env);
  await service.sql(`UPDATE idempotent_answers SET locked_at = now() - interval '2 minutes' WHERE status IS NULL`);
  for (const [at, reply] of told) {
    const again = await send(second.url, at);
    assert.equal(again.status, 201);
    if (reply !== null) assert.equal(again.text, reply.text);
  }
  await second.end('SIGTERM');
  const { rows } = await service.sql('SELECT count(*)::int AS n FROM matches WHERE $1 = ANY(tags)', [tag]);
  assert.equal(rows[0].n, told.size);
});

test('a ruling that was cut off after it was recorded is not made twice', async () => {
  const { match } = await startDuelMatch(service);
  const key = newKey();
  const body = { winner: 'p1', reason: 'r', judge: 'j' };
  const first = await post(`/v1/matches/${match.id}/result`, key, body);
  await service.sql(
    `UPDATE idempotent_answers SET status = NULL, body = NULL, locked_at = now() - interval '2 minutes' WHERE key = $1`,
    [key],
  );
  const again = await post(`/v1/matches/${match.id}/result`, key, body);
  assert.equal(again.text, first.text);
  assert.equal((await service.http.get(`/v1/matches/${match.id}`)).body.ply, 1);
});

test('a failure of the service is not kept, and the same request may be made at once', async () => {
  const key = newKey();
  await service.sql('ALTER TABLE matches RENAME TO gone');
  const failed = await start(key);
  await service.sql('ALTER TABLE gone RENAME TO matches');
  assert.equal(failed.status, 500);
  const reply = await start(key);
  assert.deepEqual([reply.status, reply.headers['idempotency-replayed']], [201, undefined]);
});

test('a mutation that is sent again gets the same answer', async () => {
  const key = newKey();
  const query = 'mutation { startMatch(request: {ruleset: "duel"}) { match { id } } }';
  const count = await matches();
  const [first, again] = [await post('/graphql', key, { query }), await post('/graphql', key, { query })];
  assert.deepEqual([first.status, first.body.errors], [200, undefined]);
  assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true']);
  assert.equal(await matches(), count + 1);
  const two =
    'mutation { a: startMatch(request: {ruleset: "duel"}) { match { id } } b: startMatch(request: {ruleset: "duel"}) { match { id } } }';
  const both = (await post('/graphql', newKey(), { query: two })).body.data;
  assert.notEqual(both.a.match.id, both.b.match.id);
});

test('keys belong to whom they were sent by', async () => {
  const key = newKey();
  const [one, other] = [await keyFor(service, {}), await keyFor(service, {})];
  const mine = await start(key).set(...one);
  const theirs = await start(key, { seed: 'theirs' }).set(...other);
  const nobodys = await start(key, { seed: 'nobody' });
  for (const reply of [mine, theirs, nobodys]) assert.equal(reply.status, 201);
  assert.notEqual(mine.body.match.id, theirs.body.match.id);
});

test('an Idempotency-Key of the wrong form is refused, and calls that change nothing pass it over', async () => {
  for (const key of ['', 'with space', 'é', 'x'.repeat(256)]) {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/v1/matches',
      headers: { 'idempotency-key': key },
      payload: { ruleset: 'duel' },
    });
    assert.deepEqual([reply.statusCode, reply.json().code], [400, 'invalid-request'], key);
  }
  for (const key of ['!', '~'.repeat(255)]) assert.equal((await start(key)).status, 201, key);
  const key = newKey();
  const first = await post('/v1/rulesets/duel/start', key, { seed: 'a' });
  const second = await post('/v1/rulesets/duel/start', key, { seed: 'b' });
  assert.deepEqual([first.status, second.status, second.headers['idempotency-replayed']], [200, 200, undefined]);
});

test('an answer that holds a secret is never kept', async () => {
  const reply = await post('/v1/keys', newKey(), { name: 'k', scopes: ['matches:read'] });
  assert.deepEqual([reply.status, reply.body.code], [400, 'invalid-request']);
  assert.match(reply.body.detail, /secret/);
});

test('answers are given for a day, and then deleted', async () => {
  const [old, young] = [newKey(), newKey()];
  const first = await start(old);
  await start(young);
  await service.sql(`UPDATE idempotent_answers SET created_at = now() - interval '25 hours' WHERE key = $1`, [old]);
  const again = await start(old);
  assert.notEqual(again.body.match.id, first.body.match.id);
  await service.sql(`UPDATE idempotent_answers SET created_at = now() - interval '25 hours' WHERE key = $1`, [old]);
  assert.equal(await deleteOldAnswers(service.store), 1);
  const { rows } = await service.sql('SELECT key FROM idempotent_answers WHERE key = ANY($1)', [[old, young]]);
  assert.deepEqual(rows, [{ key: young }]);
});
