import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { readConfig } from '../../src/config.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { keptLog } from '../support/log.ts';
import { letIn, shutOut } from '../support/shut-out.ts';
import { connect, listen } from '../support/subscriber.ts';

let [service, other]: TestApp[] = [];
let verdict: SeenVerdict & { match: { id: string; ply: number } };
let [commitment, keyId, hash] = ['', '', ''];
let cards: object[] = [];
const log = keptLog();

before(async () => {
  service = await openApp({ logLevel: 'info' }, log.stream);
  other = await openApp();
  verdict = await startDuelMatch(service, { event: 'Cup', round: 1 });
  commitment = (await service.http.post('/v1/seeds').send()).body.commitment;
  keyId = (await service.http.post('/v1/keys').send({ name: 'a', scopes: ['matches:read'] })).body.id;
  const { body } = await service.http.get('/v1/rulesets/duel/cards');
  cards = body.items.slice(0, 2);
  hash = (await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: body.items.slice(0, 3) })).body.hash;
});
after(async () => {
  await other?.close();
  await service?.close();
});

function used(app: TestApp | undefined): TestApp {
  if (app === undefined) throw new Error('the service is not open');
  return app;
}

/** Takes the database away from the service while `run` runs. */
async function away(run: () => Promise<void>): Promise<void> {
  await shutOut(used(service), used(other));
  try {
    await run();
  } finally {
    await letIn(used(service), used(other));
  }
}

interface Operation {
  method: 'get' | 'post' | 'delete' | 'put' | 'patch';
  path: string;
  /** The body that the documentation gives as an example. */
  example: object | undefined;
  /** Values of the parameters of the path that the documentation gives, by their names. */
  named: Record<string, unknown>;
}

interface Documented {
  parameters?: { in: string; name: string; example?: unknown }[];
  requestBody?: { content?: Record<string, { example?: object; examples?: Record<string, { value: object }> }> };
}

const METHODS = ['get', 'post', 'delete', 'put', 'patch'] as const;

/** Every operation that the service documents. */
async function operations(): Promise<Operation[]> {
  const { body } = await used(service).http.get('/openapi.json');
  return Object.entries(body.paths as Record<string, Record<string, Documented>>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const call = item[method];
      if (call === undefined) return [];
      const { example, examples } = call.requestBody?.content?.['application/json'] ?? {};
      const named = (call.parameters ?? []).filter((one) => one.in === 'path' && one.example !== undefined);
      return [
        {
          method,
          path,
          example: example ?? Object.values(examples ?? {})[0]?.value,
          named: Object.fromEntries(named.map((one) => [one.name, one.example])),
        },
      ];
    }),
  );
}

/** A request of each operation that would be answered if the database were there. */
function requestOf({ method, path, example, named }: Operation): { path: string; body: object | undefined } {
  const { id } = verdict.match;
  const action = anAction(verdict);
  const judged = { reason: 'test', judge: 'Jo' };
  const bodies: Record<string, object> = {
    '/v1/adjudications': { state: verdict.state, action },
    '/v1/adjudications/batch': { items: [{ state: verdict.state, action }] },
    '/v1/preview': { match: id, depth: 1 },
    '/v1/why-not': { match: id, action },
    '/v1/matches': { ruleset: 'duel', seed: { commitment, words: ['a'] } },
    '/v1/matches/{id}': { tags: ['cup'] },
    '/v1/matches/{id}/actions': { action },
    '/v1/matches/{id}/forks': {},
    '/v1/matches/{id}/rewind': { ply: 0, ...judged },
    '/v1/matches/{id}/result': { winner: 'p1', ...judged },
    '/v1/card-sets': { ruleset: 'duel', cards },
    '/v1/players/forget': { name: 'Player 1' },
    '/v1/keys': { name: 'b', scopes: ['matches:read'] },
    '/v1/keys/{id}/rotation': {},
  };
  const filled = path
    .replace('/keys/{id}', `/keys/${keyId}`)
    .replace('/rulesets/{id}', '/rulesets/duel')
    .replace('{id}', id)
    .replace('{seq}', '0')
    .replace('{hash}', hash)
    .replace('{event}', 'Cup')
    .replace('{name}', 'Player 1')
    .replace('{code}', 'internal')
    .replaceAll(/\{(\w+)\}/g, (whole, name) => String(named[name] ?? whole));
  const query = path.startsWith('/v1/statistics') ? '?ruleset=duel' : '';
  return { path: encodeURI(filled) + query, body: method === 'get' ? undefined : (bodies[path] ?? example) };
}

/** What is told of the database, or changes it. */
const NEEDS_IT = /^\/v1\/(matches|tournaments|players|statistics|card-sets|keys|seeds)|^\/readyz/;

test('every route answers without the database, or says that it is unavailable and when to try again', async () => {
  const all = await operations();
  assert.ok(all.length > 40);
  const refused: string[] = [];
  await away(async () => {
    for (const operation of all) {
      const { path, body } = requestOf(operation);
      const name = `${operation.method} ${operation.path}`;
      const request = used(service).http[operation.method](path);
      const reply = body === undefined ? await request : await request.send(body);
      if (operation.path === '/v1/adjudications/batch') {
        assert.deepEqual([reply.body.items[0].code, reply.body.items[0].retryAfter], ['unavailable', 2], name);
        continue;
      }
      if (reply.status !== 503) {
        assert.ok(reply.status < 500, `${name}: ${reply.status} ${reply.text}`);
        assert.doesNotMatch(operation.path, NEEDS_IT, `${name}: ${reply.status} ${reply.text}`);
        continue;
      }
      refused.push(name);
      assert.deepEqual([reply.body.code, reply.body.retryAfter], ['unavailable', 2], name);
      assert.equal(reply.headers['retry-after'], '2', name);
    }
  });
  assert.ok(refused.length > 25, refused.join(', '));
});

test('exports and lines of a batch say so as well, before anything else is said', async () => {
  const lines = 'application/x-ndjson';
  const item = JSON.stringify({ state: verdict.state, action: anAction(verdict) });
  await away(async () => {
    for (const path of ['/v1/matches', '/v1/matches/export', `/v1/matches/${verdict.match.id}/events`]) {
      const reply = await used(service).http.get(path).set('accept', lines);
      assert.deepEqual([reply.status, reply.headers['retry-after']], [503, '2'], path);
    }
    const batch = await used(service)
      .http.post('/v1/adjudications/batch')
      .set('content-type', lines)
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done(null, text));
      })
      .send(`${item}\n${item}\n`);
    const results = String(batch.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      results.map(({ code, retryAfter, line }) => [code, retryAfter, line]),
      [
        ['unavailable', 2, 1],
        ['unavailable', 2, 2],
      ],
    );
  });
});

test('queries, mutations and items of GraphQL say so', async () => {
  const ask = (query: string, variables: object = {}) => used(service).http.post('/graphql').send({ query, variables });
  const { id } = verdict.match;
  const questions = [
    '{ matches { next } }',
    `{ match(id: "${id}") { id } }`,
    '{ clauseStatistics(ruleset: "duel") { next } }',
    'mutation { createSeed { commitment } }',
    'mutation { startMatch(request: {ruleset: "duel"}) { id } }',
  ];
  await away(async () => {
    for (const query of questions) {
      const { body, headers } = await ask(query);
      assert.equal(body.errors?.[0]?.extensions?.code, 'unavailable', `${query}: ${JSON.stringify(body)}`);
      assert.equal(body.errors[0].extensions.retryAfter, 2);
      assert.equal(headers['retry-after'], '2', query);
    }
    const { body } = await ask(
      'mutation ($items: [JSON!]!) { adjudicateBatch(items: $items) { items { ... on Problem { code retryAfter } } } }',
      { items: [{ state: verdict.state, action: anAction(verdict) }] },
    );
    assert.deepEqual(body.data?.adjudicateBatch.items, [{ code: 'unavailable', retryAfter: 2 }], JSON.stringify(body));
  });
});

test('subscriptions say so, and a connection that cannot be let in is told to come again', async () => {
  const [, authorization] = await keyFor(used(service), {});
  const url = await listen(used(service).app);
  await away(async () => {
    const subscriber = await connect(url);
    subscriber.subscribe('1', `subscription { matchEvents(match: "${verdict.match.id}") { seq } }`);
    const told = await subscriber.next();
    assert.equal(told.type, 'error');
    assert.match(JSON.stringify(told.payload), /"code":"unavailable".*"retryAfter":2/);
    await subscriber.end();
    const stranger = await connect(url, { authorization });
    assert.equal(await stranger.closed, 1013);
  });
});

test('a key that nobody knows yet is not called wrong', async () => {
  const key = await keyFor(used(service), {});
  await away(async () => {
    const reply = await used(service)
      .http.get('/v1/matches')
      .set(...key);
    assert.deepEqual([reply.status, reply.headers['retry-after']], [503, '2']);
  });
});

test('the log says it shortly, not once a call, and without what the driver knows', async () => {
  const lines = log.lines().filter(({ msg }) => msg === 'the database does not answer');
  assert.ok(lines.length > 0 && lines.length < 40, `${lines.length} lines`);
  for (const line of lines) {
    assert.ok(JSON.stringify(line).length < 700, JSON.stringify(line));
    assert.match(JSON.stringify(line.database), /"code":"[^"]+","message":".+","times":\d+/);
  }
  // Nothing else failed all the while, so that no call is told with what was thrown.
  assert.deepEqual(
    log.lines().filter(({ err }) => err !== undefined),
    [],
  );
  assert.ok(!log.text().includes('secretKey') && !log.text().includes('"stack":"PrismaClient'));
});

test('it lives while its database refuses it, and not when nothing has come back for long', async () => {
  const config = { databaseSilence: readConfig({}).databaseSilence };
  assert.equal(config.databaseSilence, 180);
  await away(async () => {
    assert.equal((await used(service).http.get('/readyz')).status, 503);
    assert.equal((await used(service).http.get('/healthz')).status, 200);
  });
  const deaf = await openApp({ databaseSilence: 1 });
  try {
    deaf.store.silentFor = () => 2_000;
    const reply = await deaf.http.get('/healthz');
    assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable']);
  } finally {
    await deaf.close();
  }
});
