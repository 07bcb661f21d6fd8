import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { SCOPES } from '../../src/contracts/keys.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

const quotas = { cardSets: 10, seeds: 10, webhooks: 3, answers: 10, jobs: 5, jobBytes: 1_000_000 };
let service: TestApp;
before(async () => {
  service = await openApp({ quotas });
});
after(() => service.close());

const URL = 'https://bot.example/arbiter';

async function tenant(name: string) {
  const key = await keyFor(service, { tenant: name, scopes: [...SCOPES] });
  const as = <T extends { set(...header: [string, string]): T }>(request: T): T => request.set(...key);
  return {
    key,
    post: (path: string, body: object = {}) => as(service.http.post(path)).send(body),
    patch: (path: string, body: object) => as(service.http.patch(path)).send(body),
    get: (path: string) => as(service.http.get(path)),
    delete: (path: string) => as(service.http.delete(path)),
  };
}

test('a webhook is made, read, changed, listed and deleted', async () => {
  const own = await tenant('one');
  const { status, body, headers } = await own.post('/v1/webhooks', {
    url: URL,
    tournament: 'Open Cup',
    tags: ['a'],
  });
  assert.deepEqual([status, headers['cache-control'], headers.location], [201, 'no-store', `/v1/webhooks/${body.id}`]);
  const { secret, ...made } = body;
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.equal(made.kinds.length, 6);
  assert.deepEqual([made.tournament, made.active, made.leadSeconds, made.switchedOff], ['Open Cup', true, 60, null]);
  assert.deepEqual((await own.get(`/v1/webhooks/${made.id}`)).body, made);
  const change = {
    kinds: ['match.ended', 'match.started'],
    tournament: null,
    ruleset: 'duel',
    leadSeconds: 5,
    active: false,
  };
  const changed = await own.patch(`/v1/webhooks/${made.id}`, change);
  const kinds = ['match.started', 'match.ended'];
  assert.deepEqual(changed.body, { ...made, ...change, kinds });
  const other = (await own.post('/v1/webhooks', { url: URL })).body;
  const page = await own.get('/v1/webhooks?limit=1');
  assert.deepEqual([page.body.items[0].id, page.body.next], [other.id, other.id]);
  assert.match(String(page.headers.link), /rel="next"/);
  assert.equal((await own.get(`/v1/webhooks?after=${page.body.next}`)).body.items[0].id, made.id);
  assert.equal((await own.delete(`/v1/webhooks/${made.id}`)).status, 204);
  for (const gone of [own.get(`/v1/webhooks/${made.id}`), own.delete(`/v1/webhooks/${made.id}`)]) {
    assert.equal((await gone).body.code, 'unknown-webhook');
  }
});

test('a tenant may have so many, also where several are made at once', async () => {
  const own = await tenant('many');
  const made = await Promise.all(Array.from({ length: 8 }, () => own.post('/v1/webhooks', { url: URL })));
  assert.equal(made.filter(({ status }) => status === 201).length, 3);
  assert.equal((await own.post('/v1/webhooks', { url: URL })).body.code, 'quota-exceeded');
  const { limits } = (await own.get('/v1/limits')).body;
  assert.equal(limits.find(({ name }: { name: string }) => name === 'webhooks').value, 3);
});

test('what is asked for wrongly is refused, with where that is', async () => {
  const own = await tenant('wrong');
  for (const [body, code, path] of [
    [{}, 'invalid-request', '/url'],
    [{ url: URL, kinds: [] }, 'invalid-request', '/kinds'],
    [{ url: URL, kinds: ['match.lost'] }, 'invalid-request', '/kinds/0'],
    [{ url: URL, leadSeconds: 0 }, 'invalid-request', '/leadSeconds'],
    [{ url: URL, ruleset: 'chess' }, 'unknown-ruleset', undefined],
    [{ url: 'https://192.168.0.1/' }, 'invalid-request', '/url'],
  ] as const) {
    const { body: refused } = await own.post('/v1/webhooks', body);
    assert.deepEqual([refused.code, refused.errors?.[0].path], [code, path], JSON.stringify(body));
  }
});

test('a webhook is told of its own tenant alone', async () => {
  const [own, other] = [await tenant('own'), await tenant('other')];
  const mine = (await own.post('/v1/webhooks', { url: URL })).body;
  const theirs = (await other.post('/v1/webhooks', { url: URL })).body;
  const { body } = await own.post('/v1/matches', { ruleset: 'duel' });
  const told = async (who: typeof own, { id }: { id: string }) =>
    (await who.get(`/v1/webhooks/${id}/deliveries?about=${body.match.id}`)).body.items.length;
  assert.equal(await told(own, mine), 2);
  assert.equal(await told(other, theirs), 0);
  await startDuelMatch(service);
  assert.equal((await own.get(`/v1/webhooks/${mine.id}/deliveries`)).body.items.length, 2);
});

test('deliveries come in pages, by status, kind and what they are about', async () => {
  const own = await tenant('pages');
  const { id } = (await own.post('/v1/webhooks', { url: URL })).body;
  await own.patch(`/v1/webhooks/${id}`, { active: true });
  const { match } = (await own.post('/v1/matches', { ruleset: 'duel' })).body;
  await own.post('/v1/matches', { ruleset: 'duel' });
  const list = async (query: string) => (await own.get(`/v1/webhooks/${id}/deliveries?${query}`)).body;
  const first = await list('limit=3');
  const rest = await list(`limit=3&after=${first.next}`);
  assert.deepEqual([first.items.length, rest.items.length, rest.next], [3, 1, null]);
  assert.equal((await list('kind=match.started')).items.length, 2);
  assert.equal((await list(`about=${match.id}`)).items.length, 2);
  assert.equal((await list('status=delivered')).items.length, 0);
  assert.equal((await list('after=x')).code, 'invalid-request');
});

test('GraphQL does the same, and keeps the secret as REST does', async () => {
  const own = await tenant('graph');
  const ask = async (query: string, variables: object = {}) =>
    (await own.post('/graphql', { query, variables })).body as { data: Record<string, Record<string, unknown>> };
  const made = await ask('mutation($r: NewWebhookInput!) { createWebhook(request: $r) { id secret url kinds tags } }', {
    r: { url: URL, kinds: ['match.ended'], tags: null },
  });
  const { id, secret, ...told } = made.data.createWebhook ?? {};
  assert.match(String(secret), /^whsec_/);
  assert.deepEqual(told, { url: URL, kinds: ['match.ended'], tags: [] });
  const change =
    'mutation($id: ID!) { amendWebhook(id: $id, changes: { tournament: "Cup", active: false }) { tournament active } }';
  assert.deepEqual((await ask(change, { id })).data, { amendWebhook: { tournament: 'Cup', active: false } });
  const clear = 'mutation($id: ID!) { amendWebhook(id: $id, changes: { tournament: null }) { tournament active } }';
  assert.deepEqual((await ask(clear, { id })).data, { amendWebhook: { tournament: null, active: false } });
  const rotate = 'mutation($id: ID!) { rotateWebhookSecret(id: $id, graceSeconds: 60) { secret oldSecretUntil } }';
  const rotated = (await ask(rotate, { id })).data.rotateWebhookSecret ?? {};
  assert.notEqual(rotated.secret, secret);
  assert.ok(rotated.oldSecretUntil);
  const list = '{ webhooks { items { id } } }';
  assert.deepEqual((await ask(list)).data, { webhooks: { items: [{ id }] } });
  const remove = 'mutation($id: ID!) { deleteWebhook(id: $id) { id } }';
  assert.deepEqual((await ask(remove, { id })).data, { deleteWebhook: { id } });
  assert.deepEqual((await ask(list)).data, { webhooks: { items: [] } });
});
