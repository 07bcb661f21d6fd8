import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test, { after, before } from 'node:test';
import { buildSchema } from 'graphql';
import { buildApp } from '../../src/app.ts';
import type { Scope } from '../../src/contracts/keys.ts';
import { SCOPES } from '../../src/contracts/keys.ts';
import type { Route } from '../../src/doors/route-table.ts';
import { demandScopes, rootFields } from '../../src/graphql/needs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch, testConfig } from '../support/app.ts';
import { fieldQuery } from '../support/field-query.ts';
import { keyFor } from '../support/key.ts';
import { connect, listen } from '../support/subscriber.ts';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));

let service: TestApp;
before(async () => {
  const rateLimits = { key: null, address: null, machine: null };
  const graphql = { depth: 40, cost: 1_000_000, tokens: 100_000 };
  service = await openApp({ keyless: 'none', rateLimits, graphql });
});
after(() => service.close());

/** What everybody may use, also without a key. */
const PUBLIC = [
  'GET /',
  'GET /.well-known/jwks.json',
  'GET /assets/*',
  'GET /cards/:ruleset',
  'GET /docs',
  'GET /docs/json',
  'GET /docs/static/*',
  'GET /docs/static/index.html',
  'GET /docs/static/swagger-initializer.js',
  'GET /docs/static/theme/icon.svg',
  'GET /docs/yaml',
  'GET /graphiql',
  'GET /graphiql/graphiql.css',
  'GET /graphiql/graphiql.js',
  'GET /graphiql/main.js',
  'GET /graphiql/react-dom.js',
  'GET /graphiql/react.js',
  'GET /graphql',
  'GET /healthz',
  'GET /matches/:match',
  'GET /metrics',
  'GET /openapi.json',
  'GET /play/:match',
  'GET /problems',
  'GET /problems/:code',
  'GET /readyz',
  'GET /rules/:ruleset',
  'GET /statistics/:ruleset',
  'GET /tournaments/:tournament',
  'GET /v1/key',
  'GET /v1/limits',
  'GET /v1/rulesets',
  'GET /v1/rulesets/:id',
  'GET /v1/rulesets/:id/cards',
  'GET /v1/rulesets/:id/cards/:card',
  'GET /v1/rulesets/:id/clauses',
  'GET /v1/rulesets/:id/decisions',
  'GET /v1/rulesets/:id/events',
  'GET /v1/rulesets/:id/language',
  'GET /v1/rulesets/:id/schema',
  'GET /v1/rulesets/:id/schemas/:name',
  'POST /graphql',
];

const nameOf = ({ method, url }: Route) => `${method} ${url}`;
const routes = () => service.app.routeTable().filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
const closed = () => routes().filter(({ config }) => config.needs !== 'public');

/** Sends a request to a route with something in the place of its parameters. */
const call = ({ method, url }: Route, headers: Record<string, string>) =>
  service.app.inject({
    method: method as 'GET',
    // A stream would go on: its door is passed when it is told what it can't go on after.
    url: url
      .replaceAll(/:\w+/g, 'duel')
      .replace('*', 'x')
      .replace(/stream$/, 'stream?after=x'),
    headers,
    ...(method === 'POST' ? { payload: {} } : {}),
  });

test('every route says whom it is for, also for HEAD and OPTIONS', () => {
  const forgot = service.app.routeTable().filter(({ config }) => config.needs === undefined);
  assert.deepEqual(forgot.map(nameOf), []);
  const open = routes().filter(({ config }) => config.needs === 'public');
  assert.deepEqual([...new Set(open.map(nameOf))].sort(), PUBLIC);
});

test('the documentation says of every call which scope it needs and what it costs', async () => {
  const { body } = await service.http.get('/openapi.json');
  assert.equal(body.components.securitySchemes.key.scheme, 'bearer');
  const told = new Map<string, { security: unknown; 'x-cost': number }>();
  for (const [path, calls] of Object.entries<Record<string, { security: unknown; 'x-cost': number }>>(body.paths)) {
    for (const [method, call] of Object.entries(calls)) told.set(`${method.toUpperCase()} ${path}`, call);
  }
  for (const route of closed()) {
    const call = told.get(nameOf(route).replaceAll(/:(\w+)/g, '{$1}'));
    assert.deepEqual(call?.security, [{ key: [route.config.needs] }], nameOf(route));
    assert.equal(call?.['x-cost'], route.config.cost ?? 1, nameOf(route));
  }
});

test('every field of Query, Mutation and Subscription says whom it is for', () => {
  const fields = rootFields(schema);
  assert.ok(fields.length > 20);
  assert.deepEqual(
    fields.filter(({ need }) => need === null).map(({ name }) => name),
    [],
  );
});

test('an app with a route that does not say it refuses to start, and names it', async (t) => {
  const store = openStore(service.url, 1, assert.fail);
  t.after(() => store.close());
  const app = await buildApp(testConfig(), { rulesets: [], store });
  t.after(() => app.close());
  app.get('/forgotten', async () => 'hello');
  await assert.rejects(async () => {
    await app.ready();
  }, /GET \/forgotten/);
});

test('a schema with a field that does not say it, or needs what there is not, is refused', () => {
  const directive = 'directive @needs(scope: String!, seat: Boolean = false) on FIELD_DEFINITION';
  const declared = (query: string) =>
    buildSchema(`${directive} type Query { ok: Int @needs(scope: "public") ${query} }`);
  assert.throws(() => demandScopes(declared('forgotten: Int')), /Query\.forgotten/);
  assert.throws(() => demandScopes(declared('odd: Int @needs(scope: "everything")')), /odd/);
});

test('without a key every route that is not public answers 401', async () => {
  for (const route of closed()) {
    const reply = await call(route, {});
    assert.equal(reply.statusCode, 401, nameOf(route));
    assert.equal(reply.json().code, 'key-required', nameOf(route));
    assert.match(String(reply.headers['www-authenticate']), /^Bearer/);
  }
});

test('a key that has every scope but the one that a route needs gets 403 there', async () => {
  const without = new Map<Scope, [string, string]>();
  for (const scope of SCOPES) {
    without.set(scope, await keyFor(service, { scopes: SCOPES.filter((other) => other !== scope) }));
  }
  for (const route of closed()) {
    const { needs } = route.config;
    assert.ok(needs !== undefined && needs !== 'public');
    const reply = await call(route, Object.fromEntries([without.get(needs) ?? []]));
    assert.equal(reply.statusCode, 403, nameOf(route));
    assert.equal(reply.json().code, 'scope-missing', nameOf(route));
    assert.match(reply.json().detail, new RegExp(needs));
  }
});

test('a key that has exactly the scope of a route gets past the door', async () => {
  const only = new Map<Scope, [string, string]>();
  for (const scope of SCOPES) only.set(scope, await keyFor(service, { scopes: [scope] }));
  for (const route of closed()) {
    const { needs = 'public' } = route.config;
    assert.ok(needs !== 'public');
    const reply = await call(route, Object.fromEntries([only.get(needs) ?? []]));
    assert.ok(![401, 403, 500].includes(reply.statusCode), `${nameOf(route)}: ${reply.body}`);
  }
});

test('a key that is bound to a seat gets 403 where nothing is made for seats', async () => {
  const local = await openApp();
  const { match } = await startDuelMatch(local);
  const key = await keyFor(local, { scopes: [...SCOPES], seat: { match: match.id, viewer: 'p1' } });
  for (const route of closed().filter(({ config }) => config.seat !== true)) {
    const url = route.url.replaceAll(/:\w+/g, match.id);
    const options = { method: route.method as 'GET', url, headers: Object.fromEntries([key]) };
    const reply = await local.app.inject({ ...options, ...(route.method === 'POST' ? { payload: {} } : {}) });
    assert.deepEqual([reply.statusCode, reply.json().code], [403, 'seat-bound'], nameOf(route));
  }
  await local.close();
});

/** Asks a root field for nothing but its leaves, and gives the codes of the problems. */
async function ask(name: string, headers: Record<string, string>): Promise<string[]> {
  const payload = fieldQuery(schema, name, {}, 0);
  const reply = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { errors = [] } = reply.json();
  return errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
}

test('every field asks for its scope: without a key, and with a key that has all but that', async () => {
  const fields = rootFields(schema).filter(({ name }) => !name.startsWith('Subscription.'));
  for (const { name, need } of fields) {
    if (need === null || need === 'public') continue;
    assert.deepEqual(await ask(name, {}), ['key-required'], name);
    const key = await keyFor(service, { scopes: SCOPES.filter((scope) => scope !== need) });
    assert.deepEqual(await ask(name, Object.fromEntries([key])), ['scope-missing'], name);
  }
});

test('every subscription asks for its scope too', async () => {
  const subscriptions = rootFields(schema).filter(({ name }) => name.startsWith('Subscription.'));
  assert.ok(subscriptions.length > 0);
  for (const { name, need } of subscriptions) {
    const { query, variables } = fieldQuery(schema, name, {}, 0);
    const without = await keyFor(service, { scopes: SCOPES.filter((scope) => scope !== need) });
    const subscriber = await connect(await listen(service.app), { authorization: without[1] });
    subscriber.subscribe('one', query, variables);
    const { payload } = await subscriber.next();
    await subscriber.end();
    assert.match(JSON.stringify(payload), /"scope-missing"/, name);
  }
  const stranger = await connect(await listen(service.app), {});
  assert.equal(await stranger.closed, 4403);
});

test("what anybody may ask for leads to nobody's matches, card sets or keys", async () => {
  const writer = await keyFor(service, { scopes: ['matches:write', 'matches:read'] });
  const started = await service.http
    .post('/v1/matches')
    .set(...writer)
    .send({ ruleset: 'duel', tags: ['hidden'] });
  const { id } = started.body.match;
  const wishes = [
    { id: 'duel', ruleset: 'duel' },
    { id, ids: [id] },
    { id: `Match:${id}`, ids: [`Match:${id}`] },
  ];
  const open = rootFields(schema).filter(({ need }) => need === 'public');
  const told = async (headers: Record<string, string>) => {
    const fields = [];
    for (const { name } of open) {
      for (const wanted of wishes) {
        const payload = fieldQuery(schema, name, wanted, 3);
        const { body } = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload });
        const { data, errors } = JSON.parse(body);
        if (JSON.stringify(data ?? null).includes(id) || JSON.stringify([data, errors]).includes('hidden'))
          fields.push(name);
      }
    }
    return fields;
  };
  assert.ok((await told(Object.fromEntries([writer]))).length > 0, 'its own tenant finds it there');
  assert.deepEqual(await told({}), []);
  assert.deepEqual(await told(Object.fromEntries([await keyFor(service, { scopes: ['adjudicate', 'admin'] })])), []);
  assert.deepEqual(
    await told(Object.fromEntries([await keyFor(service, { tenant: 'other', scopes: [...SCOPES] })])),
    [],
  );
});
