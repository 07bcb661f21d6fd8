import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { problem } from '../../src/contracts/replies.ts';
import { PROBLEMS } from '../../src/services/problem.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { letIn, shutOut } from '../support/shut-out.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

test('healthz and readyz say ok', async () => {
  for (const path of ['/healthz', '/readyz']) {
    // The database has a short time of its own to answer a probe in.
    const reply = await until(`200 of ${path}`, async () => {
      const answer = await service.http.get(path);
      return answer.status === 200 && answer;
    });
    assert.deepEqual(reply.body, { status: 'ok' });
  }
});

test('readyz says 503 when the database is gone, and healthz still ok', async () => {
  const other = await openApp();
  await shutOut(other, service);
  const ready = await other.http.get('/readyz');
  assert.equal(ready.status, 503);
  assert.equal(ready.body.code, 'unavailable');
  assert.equal((await other.http.get('/healthz')).status, 200);
  const failed = await other.http.get('/v1/matches');
  assert.equal(failed.status, 503);
  assert.equal(failed.body.code, 'unavailable');
  assert.equal(failed.headers['retry-after'], '2');
  assert.doesNotMatch(failed.text, /connect|prisma|sql/i);
  await letIn(other, service);
  await other.close();
});

const routes: [string, string][] = [
  ['post', '/v1/adjudications'],
  ['post', '/v1/rulesets/{id}/start'],
  ['post', '/v1/matches'],
  ['post', '/v1/matches/{id}/actions'],
  ['get', '/v1/matches'],
  ['get', '/v1/matches/{id}'],
  ['get', '/v1/matches/{id}/plies'],
  ['get', '/v1/matches/{id}/events'],
  ['get', '/v1/matches/{id}/state'],
  ['get', '/v1/matches/{id}/verification'],
  ['get', '/v1/rulesets'],
  ['get', '/v1/rulesets/{id}'],
  ['get', '/v1/rulesets/{id}/clauses'],
  ['get', '/v1/rulesets/{id}/cards'],
  ['get', '/v1/rulesets/{id}/language'],
  ['get', '/v1/rulesets/{id}/schema'],
  ['get', '/v1/rulesets/{id}/schemas/{name}'],
  ['post', '/v1/card-sets'],
  ['get', '/v1/card-sets/{hash}'],
  ['get', '/healthz'],
  ['get', '/readyz'],
];

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { $ref: string }>;
}

test('openapi.json is version 3.1, describes every route and its problems, and refers only to what it holds', async () => {
  const { body: api, text } = await service.http.get('/openapi.json');
  assert.match(api.openapi, /^3\.1\./);
  for (const [method, path] of routes) {
    const operation = api.paths[path]?.[method];
    assert.ok(operation?.summary, `${method} ${path}`);
    const { $ref } = operation.responses['500'];
    const refusal = api.components.responses[$ref.replace('#/components/responses/', '')];
    assert.ok(refusal.content['application/problem+json'].schema, `${method} ${path}`);
    if (method === 'post') assert.ok(operation.requestBody.content['application/json'].schema, path);
  }
  for (const part of ['schemas', 'responses', 'headers']) {
    const names = [...text.matchAll(new RegExp(`"#/components/${part}/([^"]+)"`, 'g'))].map(([, name]) => name ?? '');
    assert.ok(names.length > 0, part);
    assert.deepEqual([...new Set(names)].sort(), Object.keys(api.components[part]).sort(), part);
  }
});

test('every operation has a name of its own, a tag and a summary, and every parameter is described', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  const operations = Object.values<Record<string, Operation>>(api.paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  assert.deepEqual(
    names.filter((name, at) => !name || names.indexOf(name) !== at),
    [],
  );
  for (const { operationId, summary, tags, parameters = [] } of operations) {
    assert.ok(summary && tags?.length, operationId);
    for (const { name, description } of parameters) assert.ok(description, `${operationId} ${name}`);
  }
});

test('the document is OpenAPI 3.1, has each schema once, and none that nothing reaches', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  const { valid, errors } = await new Validator().validate(structuredClone(api));
  assert.ok(valid, JSON.stringify(errors));
  const schemas: Record<string, object> = api.components.schemas;
  const named = (part: unknown) =>
    [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  const reached = new Set(named(api.paths));
  for (const name of reached) for (const inner of named(schemas[String(name)])) reached.add(inner);
  assert.deepEqual(
    Object.keys(schemas).filter((name) => !reached.has(name)),
    [],
  );
  const texts = Object.values(schemas).map((schema) => JSON.stringify(schema).replaceAll(/Input"/g, '"'));
  assert.deepEqual(
    Object.keys(schemas).filter((_name, at) => texts.indexOf(texts[at] ?? '') !== at),
    [],
  );
});

/** The properties of schemas that nothing describes: neither where they stand nor in the schema that they refer to. */
function undescribed(part: unknown, schemas: Record<string, { description?: string }>, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as { properties?: Record<string, { description?: string; $ref?: string }> };
  const bare = Object.entries(properties ?? {}).filter(
    ([, { description, $ref }]) => (description ?? schemas[$ref?.split('/').at(-1) ?? '']?.description) === undefined,
  );
  const inner = Object.entries(part).flatMap(([key, one]) => undescribed(one, schemas, `${path}/${key}`));
  return [...bare.map(([name]) => `${path} ${name}`), ...inner];
}

test('every property of what is sent and answered is described', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  assert.deepEqual(undescribed(api, api.components.schemas), []);
});

test('every refusal is documented with the problems that it can be, and each problem at some call', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  const operations = Object.values<Record<string, Operation>>(api.paths).flatMap((path) => Object.values(path));
  const told = new Set<string>();
  for (const { operationId, responses } of operations) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const { description } = api.components.responses[$ref.replace('#/components/responses/', '')];
      const codes = [...description.matchAll(/`([a-z-]+)`/g)].map(([, code]) => String(code));
      assert.ok(codes.length > 0, `${operationId} ${status}`);
      for (const code of codes) told.add(code);
    }
  }
  // What no call of REST gives: problems of GraphQL alone, and of requests that reach no call.
  const elsewhere = Object.keys(PROBLEMS).filter((code) => !told.has(code));
  assert.deepEqual(elsewhere.sort(), [
    'headers-too-large',
    'method-not-allowed',
    'no-such-route',
    'persisted-query-mismatch',
    'persisted-query-unknown',
    'query-not-allowed',
    'query-too-costly',
    'query-too-deep',
    'query-too-long',
    'request-timeout',
    'websocket-required',
  ]);
});

test('the documentation pages are served', async () => {
  assert.match((await service.http.get('/docs/')).text, /swagger/i);
  assert.match((await service.http.get('/graphiql')).text, /graphiql/i);
});

test('every sort of problem is explained, and its example is one', async () => {
  const { body: index } = await service.http.get('/problems');
  assert.deepEqual(
    index.items.map(({ code }: { code: string }) => code),
    Object.keys(PROBLEMS),
  );
  for (const { type, code, title, status } of index.items) {
    const { body } = await service.http.get(type);
    assert.deepEqual([body.code, body.title, body.status], [code, title, status]);
    assert.ok(body.cause && body.remedy, code);
    assert.ok(problem.strict().safeParse(body.example).success, JSON.stringify(body.example));
    assert.deepEqual([body.example.type, body.example.code, body.example.status], [type, code, status]);
  }
});

test('a browser is shown the problems as pages', async () => {
  const browser = (path: string) => service.http.get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
  const index = await browser('/problems');
  assert.match(String(index.headers['content-type']), /^text\/html/);
  assert.match(String(index.headers['content-security-policy']), /default-src 'none'/);
  assert.match(index.text, /<a href="\/problems\/ply-conflict">/);
  const one = await browser('/problems/ply-conflict');
  assert.match(one.text, /<h1>The match has moved on<\/h1>/);
  assert.match(one.text, /<code>Idempotency-Key<\/code>/);
  assert.match(String(one.headers.vary), /accept/i);
  const none = await browser('/problems/ply-conflct');
  assert.equal(none.status, 404);
  assert.equal(none.body.detail, 'There is no such problem code. Did you mean "ply-conflict"?');
});
