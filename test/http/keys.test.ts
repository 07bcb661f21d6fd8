import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestContext } from 'node:test';
import test, { after, before } from 'node:test';
import { buildSchema } from 'graphql';
import type { Scope } from '../../src/contracts/keys.ts';
import { SCOPES } from '../../src/contracts/keys.ts';
import { sha256 } from '../../src/engine/index.ts';
import { tellingFields } from '../../src/graphql/secrets.ts';
import { Keys, newSecret } from '../../src/services/keys/keys.ts';
import { good } from '../../src/services/problem.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
let admin: [string, string];
before(async () => {
  service = await openApp({ keyless: 'none' });
  admin = await keyFor(service, { scopes: ['admin', 'adjudicate', 'matches:read', 'matches:write'] });
});
after(() => service.close());

interface Made {
  id: string;
  key: string;
}
async function make(body: { scopes?: Scope[]; [field: string]: unknown } = {}): Promise<Made> {
  const asked = { name: 'made', scopes: ['adjudicate', 'matches:read'], ...body };
  const reply = await service.http
    .post('/v1/keys')
    .set(...admin)
    .send(asked);
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}
/** What another server knows of keys, and its clock, which the test sets. */
function elsewhere(t: TestContext) {
  const store = openStore(service.url, 2, assert.fail);
  const clock = { now: Date.now() };
  // The clock of the database, which tells when keys end, is the same here.
  const byHash: typeof store.keys.byHash = async (hash) => {
    const found = await store.keys.byHash(hash);
    return found && { ...found, now: new Date(clock.now) };
  };
  const keys = new Keys({ ...store.keys, byHash }, { error: assert.fail }, () => clock.now);
  t.after(async () => {
    await keys.settled();
    await store.close();
  });
  return { keys, clock };
}
const whoIs = (key: string) => service.http.get('/v1/key').set('authorization', `Bearer ${key}`);

test('a made key is told once, begins as keys do, works, and is kept as a hash', async () => {
  const reply = await service.http
    .post('/v1/keys')
    .set(...admin)
    .send({ name: 'Bot', scopes: ['adjudicate'] });
  assert.equal(reply.status, 201);
  assert.equal(reply.headers['cache-control'], 'no-store');
  assert.equal(reply.headers.location, `/v1/keys/${reply.body.id}`);
  const { key, ...told } = reply.body;
  assert.match(key, /^arb_[0-9A-Za-z]{49}$/);
  assert.ok(key.startsWith(told.hint.slice(0, -1)));
  const again = await service.http.get(`/v1/keys/${told.id}`).set(...admin);
  assert.deepEqual(again.body, told);
  const { rows } = await service.sql('SELECT * FROM api_keys WHERE id = $1', [told.id]);
  assert.ok(!JSON.stringify(rows).includes(key.slice(11)));
});

test('a secret is chance in every place but its beginning', () => {
  const secrets = Array.from({ length: 400 }, newSecret);
  assert.equal(new Set(secrets).size, 400);
  for (let at = 'arb_'.length; at < 53; at++) {
    const digits = new Set(secrets.map((secret) => secret[at]));
    // The checksum has 32 bits, so that its first digit is one of five.
    assert.ok(digits.size >= (at === 47 ? 4 : 40), `${digits.size} digits at ${at}`);
  }
});

test('GET /v1/key tells what the key may do', async () => {
  const { id, key } = await make({ name: 'reader', scopes: ['matches:read'], expiresIn: 60 });
  const { body, headers, status } = await whoIs(key);
  assert.equal(status, 200);
  assert.equal(headers['cache-control'], 'no-store');
  const { createdAt, expiresAt, hint, ...rest } = body;
  assert.deepEqual(rest, { id, name: 'reader', tenant: 'local', scopes: ['matches:read'], seat: null });
  assert.ok(Date.parse(expiresAt) - Date.parse(createdAt) > 50_000);
  assert.equal(hint, `${key.slice(0, 10)}…`);
});

test('GET /v1/key without a key is 401, unless there is something that needs none', async (t) => {
  const nobody = await service.http.get('/v1/key');
  assert.equal(nobody.status, 401);
  assert.equal(nobody.body.code, 'key-required');
  assert.match(nobody.headers['www-authenticate'] ?? '', /^Bearer/);
  const open = await openApp({ keyless: 'adjudicate' });
  t.after(() => open.close());
  const { body } = await open.http.get('/v1/key');
  assert.deepEqual([body.id, body.tenant, body.scopes], [null, 'public', ['adjudicate']]);
});

test('a key that is misspelt, unknown, expired or revoked is refused, and the answer says which', async () => {
  const { id, key } = await make();
  const bent = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  assert.match((await whoIs(bent)).body.detail, /not a key/);
  assert.match((await whoIs(newSecret())).body.detail, /no such key/);
  await service.sql("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
  assert.match((await whoIs(key)).body.detail, /expired/);
  const gone = await make();
  await service.http.delete(`/v1/keys/${gone.id}`).set(...admin);
  const reply = await whoIs(gone.key);
  assert.equal(reply.status, 401);
  assert.match(reply.body.detail, /revoked/);
  assert.match(reply.headers['www-authenticate'] ?? '', /error="invalid_token"/);
  await service.sql('DELETE FROM api_keys WHERE id = $1', [id]);
});

test('an expired key ends although it is remembered', async (t) => {
  const { id, key } = await make({ expiresIn: 60 });
  const { body } = await service.http.get(`/v1/keys/${id}`).set(...admin);
  const { keys, clock } = elsewhere(t);
  clock.now = Date.parse(body.expiresAt) - 1;
  assert.ok((await keys.callerOf(key)).ok);
  // Nothing is read anew so soon.
  await service.sql('UPDATE api_keys SET expires_at = NULL WHERE id = $1', [id]);
  clock.now += 1;
  assert.equal((await keys.callerOf(key)).ok, false);
});

test('a revoked key ends here at once; revoking it again changes nothing', async () => {
  const { id, key } = await make();
  assert.equal((await whoIs(key)).status, 200);
  const reply = await service.http.delete(`/v1/keys/${id}`).set(...admin);
  assert.equal(reply.status, 204);
  assert.equal(reply.text, '');
  assert.equal((await whoIs(key)).status, 401);
  const { body: before } = await service.http.get(`/v1/keys/${id}`).set(...admin);
  assert.equal((await service.http.delete(`/v1/keys/${id}`).set(...admin)).status, 204);
  assert.deepEqual((await service.http.get(`/v1/keys/${id}`).set(...admin)).body, before);
});

test('another server ends a revoked key within five seconds', async (t) => {
  const { keys, clock } = elsewhere(t);
  const { id, key } = await make();
  assert.ok((await keys.callerOf(key)).ok);
  await service.http.delete(`/v1/keys/${id}`).set(...admin);
  clock.now = Math.max(clock.now, Date.now()) + 5_000;
  assert.equal((await keys.callerOf(key)).ok, false);
});

test('a key that is known is not asked for again for five seconds, and then without waiting for a turn', async (t) => {
  const { keys, clock } = elsewhere(t);
  const { key } = await make();
  let turns = 0;
  const wait = async () => good(() => void turns++);
  assert.ok((await keys.callerOf(key, wait)).ok);
  assert.equal(turns, 1);
  clock.now += 4_999;
  await service.sql('UPDATE api_keys SET revoked_at = now() WHERE hash = $1', [sha256(key)]);
  assert.ok((await keys.callerOf(key, wait)).ok);
  clock.now += 1;
  assert.equal((await keys.callerOf(key, wait)).ok, false);
  assert.equal(turns, 1);
});

test('what was being read while a key was revoked is not believed afterwards', async (t) => {
  const store = openStore(service.url, 2, assert.fail);
  t.after(() => store.close());
  const { key } = await make();
  const [read, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const byHash: typeof store.keys.byHash = async (hash) => {
    const found = await store.keys.byHash(hash);
    read.resolve();
    await answered.promise;
    return found;
  };
  const keys = new Keys({ ...store.keys, byHash }, { error: assert.fail });
  const reading = keys.callerOf(key);
  await read.promise;
  await service.sql('UPDATE api_keys SET revoked_at = now() WHERE name = $1 AND revoked_at IS NULL', ['made']);
  keys.forget();
  answered.resolve();
  await reading;
  assert.equal((await keys.callerOf(key)).ok, false);
  await keys.settled();
});

test('after a rotation both keys live until the grace ends', async (t) => {
  const old = await make({ name: 'turning', scopes: ['matches:read'] });
  const reply = await service.http
    .post(`/v1/keys/${old.id}/rotation`)
    .set(...admin)
    .send({ graceSeconds: 60 });
  assert.equal(reply.status, 201);
  assert.equal(reply.headers['cache-control'], 'no-store');
  assert.equal(reply.body.rotatedFrom, old.id);
  for (const key of [old.key, reply.body.key]) {
    const { status, body } = await whoIs(key);
    assert.equal(status, 200);
    assert.deepEqual([body.name, body.scopes], ['turning', ['matches:read']]);
  }
  const { body: ending } = await service.http.get(`/v1/keys/${old.id}`).set(...admin);
  const { keys, clock } = elsewhere(t);
  for (const [now, lives] of [
    [Date.parse(ending.revokedAt) - 1, true],
    [Date.parse(ending.revokedAt), false],
  ] as const) {
    clock.now = now;
    assert.equal((await keys.callerOf(old.key)).ok, lives);
    assert.ok((await keys.callerOf(reply.body.key)).ok);
  }
});

test('a rotation without a body leaves a day, and a second one does not lengthen it', async () => {
  const old = await make();
  const asked = Date.now();
  const first = await service.http.post(`/v1/keys/${old.id}/rotation`).set(...admin);
  const told = Date.now();
  assert.equal(first.status, 201);
  const { body: ending } = await service.http.get(`/v1/keys/${old.id}`).set(...admin);
  const began = Date.parse(ending.revokedAt) - 86_400_000;
  assert.ok(asked <= began && began <= told, ending.revokedAt);
  await service.http
    .post(`/v1/keys/${old.id}/rotation`)
    .set(...admin)
    .send({ graceSeconds: 200_000 });
  const { body: still } = await service.http.get(`/v1/keys/${old.id}`).set(...admin);
  assert.equal(still.revokedAt, ending.revokedAt);
  await service.http
    .post(`/v1/keys/${old.id}/rotation`)
    .set(...admin)
    .send({ graceSeconds: 0 });
  const ended = await service.http
    .post(`/v1/keys/${old.id}/rotation`)
    .set(...admin)
    .send({});
  assert.deepEqual([ended.status, ended.body.code], [409, 'key-ended']);
});

test('no key makes or rotates one that may do more than itself', async () => {
  const low = await make({ scopes: ['admin'] });
  const high = await make({ scopes: ['matches:write'] });
  const made = await service.http
    .post('/v1/keys')
    .set('authorization', `Bearer ${low.key}`)
    .send({ name: 'more', scopes: ['admin', 'matches:write'] });
  assert.deepEqual([made.status, made.body.code], [403, 'scope-missing']);
  assert.match(made.body.detail, /matches:write/);
  const turned = await service.http
    .post(`/v1/keys/${high.id}/rotation`)
    .set('authorization', `Bearer ${low.key}`)
    .send({});
  assert.deepEqual([turned.status, turned.body.code], [403, 'scope-missing']);
  assert.equal((await whoIs(high.key)).status, 200);
});

test("a key can be bound to a seat of a match that is the tenant's", async () => {
  const started = await service.http
    .post('/v1/matches')
    .set(...admin)
    .send({ ruleset: 'duel' });
  const { id: match } = started.body.match;
  const { key } = await make({ seat: { match, viewer: 'p2' } });
  const seen = await whoIs(key);
  assert.deepEqual(seen.body.seat, { match, viewer: 'p2' });
  const state = await service.http.get(`/v1/matches/${match}/state`).set('authorization', `Bearer ${key}`);
  assert.equal(state.status, 200);
  const other = await keyFor(service, { tenant: 'other', scopes: ['admin', 'matches:read'] });
  const body = { name: 'spy', scopes: ['matches:read'], seat: { match, viewer: 'p1' } };
  const refused = await service.http
    .post('/v1/keys')
    .set(...other)
    .send(body);
  assert.deepEqual([refused.status, refused.body.code], [404, 'unknown-match']);
});

test('every fault of a wished key is told with its place', async () => {
  const ask = (body: object) =>
    service.http
      .post('/v1/keys')
      .set(...admin)
      .send(body);
  const many = await ask({ name: '', scopes: ['all'], expiresIn: 0, seat: { match: 'm', viewer: 'judge' }, more: 1 });
  assert.equal(many.status, 400);
  const paths = many.body.errors.map(({ path }: { path: string }) => path);
  for (const path of ['/name', '/scopes/0', '/expiresIn', '/seat/match', '/seat/viewer'])
    assert.ok(paths.includes(path));
  const match = '018f0000-0000-7000-8000-000000000000';
  const wrong = [
    { name: 'n', scopes: ['admin'], seat: { match, viewer: 'p1' } },
    { name: 'n', scopes: ['adjudicate'], expiresIn: 5, expiresAt: '2100-01-01T00:00:00Z' },
    { name: 'n', scopes: ['adjudicate'], expiresAt: '2001-01-01T00:00:00Z' },
    { name: 'n', scopes: [] },
    [],
  ];
  for (const body of wrong) {
    const { status, body: problem } = await ask(body);
    assert.deepEqual([status, problem.code], [400, 'invalid-request'], JSON.stringify(body));
  }
});

test('a key that would end now or before is refused with that as the reason', async (t) => {
  const now = new Date('2030-01-01T00:00:00.000Z');
  t.mock.method(service.store.keys, 'now', async () => now);
  const until = (expiresAt: Date) =>
    service.http
      .post('/v1/keys')
      .set(...admin)
      .send({ name: 'n', scopes: ['adjudicate'], expiresAt: expiresAt.toISOString() });
  for (const end of [new Date(now.getTime() - 1), now]) {
    const { status, body } = await until(end);
    assert.equal(status, 400);
    assert.deepEqual(body.errors, [{ path: '/expiresAt', reason: 'this is in the past', in: 'body' }]);
  }
  assert.equal((await until(new Date(now.getTime() + 1))).status, 201);
});

test('the list goes from the latest back, page by page, without a secret', async () => {
  const made = [await make(), await make(), await make()];
  const first = await service.http.get('/v1/keys?limit=2').set(...admin);
  const second = await service.http.get(`/v1/keys?limit=1&after=${first.body.next}`).set(...admin);
  const ids = [...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id);
  assert.deepEqual(ids, made.map(({ id }) => id).reverse());
  for (const { key } of made) assert.ok(!first.text.includes(key.slice(11)));
  assert.doesNotMatch(first.text, /"hash"|"key"/);
});

test('the last use is written down, at most once a minute', async (t) => {
  const { id, key } = await make();
  const lastUse = async () => (await service.sql('SELECT last_used_at FROM api_keys WHERE id = $1', [id])).rows[0];
  assert.equal((await lastUse()).last_used_at, null);
  const { keys, clock } = elsewhere(t);
  const use = async (later: number) => {
    clock.now += later;
    await keys.callerOf(key);
    await keys.settled();
    return (await lastUse()).last_used_at.getTime() as number;
  };
  const first = await use(0);
  assert.ok(Math.abs(first - Date.now()) < 60_000);
  assert.equal(await use(59_000), first);
  await service.sql("UPDATE api_keys SET last_used_at = now() - interval '61 seconds' WHERE id = $1", [id]);
  assert.ok((await use(2_000)) >= first);
});

test('a key without the scope admin sees no keys', async () => {
  const { key } = await make();
  for (const path of ['/v1/keys', '/v1/keys/018f0000-0000-7000-8000-000000000000']) {
    const reply = await service.http.get(path).set('authorization', `Bearer ${key}`);
    assert.deepEqual([reply.status, reply.body.code], [403, 'scope-missing']);
  }
});

for (const scopes of [SCOPES, ['admin', 'adjudicate']] as const) {
  test(`an answer with a secret is asked for without Idempotency-Key, by REST or by GraphQL, with ${scopes.length} scopes`, async () => {
    const [, authorization] = await keyFor(service, { scopes: [...scopes] });
    const count = async () => (await service.sql('SELECT count(*)::int AS n FROM api_keys')).rows[0].n;
    const ask = (path: string, body: object) => service.http.post(path).set({ authorization }).send(body);
    const graphql = (query: string) => ask('/graphql', { query: `mutation { ${query} { id key } }` });
    const create = () => graphql('createKey(name: "kept", scopes: ["adjudicate"])');
    const made = await create();
    const { id, key } = made.body.data.createKey;
    assert.match(key, /^arb_/);
    assert.equal(made.headers['cache-control'], 'no-store');
    const rotate = () => graphql(`rotateKey(id: "${id}")`);
    const before = await count();
    const twice = { name: 'kept', scopes: ['adjudicate'] };
    for (const rest of [() => ask('/v1/keys', twice), () => ask(`/v1/keys/${id}/rotation`, {})]) {
      const refused = await rest().set('idempotency-key', 'a');
      assert.deepEqual([refused.status, refused.body.code], [400, 'invalid-request']);
      for (const send of [create, rotate]) {
        const { errors, data } = (await send().set('idempotency-key', `b${scopes.length}${send.name}`)).body;
        assert.deepEqual([data, errors[0].extensions.code], [null, 'invalid-request']);
        assert.equal(errors[0].message, refused.body.detail);
      }
    }
    assert.equal(await count(), before);
    const rotated = await rotate();
    assert.match(rotated.body.data.rotateKey.key, /^arb_/);
    assert.equal(rotated.headers['cache-control'], 'no-store');
    const { rows } = await service.sql('SELECT body FROM idempotent_answers');
    assert.doesNotMatch(JSON.stringify(rows), /arb_/);
  });
}

test('which mutations answer a secret is known by what their answers hold', () => {
  const schema = buildSchema(`directive @secret on FIELD_DEFINITION
    type New { key: String! @secret } type Made { new: [New!]! id: ID } type Query { ok: Int }
    type Mutation { deep: Made plain: Int here: String @secret }`);
  assert.deepEqual(
    tellingFields(schema).map(({ name }) => name),
    ['deep', 'here'],
  );
  const ours = buildSchema(readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  assert.deepEqual(
    tellingFields(ours).map(({ name }) => name),
    ['createKey', 'rotateKey', 'createWebhook', 'rotateWebhookSecret'],
  );
});
