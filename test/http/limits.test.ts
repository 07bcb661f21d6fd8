import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import test, { after, before } from 'node:test';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/config.ts';
import { limitsTable } from '../../src/doors/limits.ts';
import { contentHash } from '../../src/engine/index.ts';
import { networkOf } from '../../src/services/callers/caller.ts';
import { newSecret } from '../../src/services/keys/keys.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuel } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ keyless: 'none' });
});
after(() => service.close());

const limits = (change: Partial<Config['rateLimits']> = {}): Partial<Config> => ({
  keyless: 'none',
  rateLimits: { key: 5, address: 5, machine: null, ...change },
});

async function opened(t: TestContext, change: Partial<Config>): Promise<TestApp> {
  const app = await openApp(change);
  t.after(() => app.close());
  return app;
}

/** The names by which programs find the limits. */
const NAMES = [
  'key',
  'address',
  'machine',
  'wrong-keys',
  'body',
  'batch',
  'preview',
  'graphql-depth',
  'graphql-cost',
  'graphql-tokens',
  'card-sets',
  'seeds',
  'webhooks',
  'webhook-answer',
  'jobs',
  'jobs-at-once',
  'job-result',
  'kept-answers',
  'graphql-fragments',
  'graphql-root-fields',
  'card',
  'cards',
  'card-set-bytes',
  'request',
  'answer',
  'silence',
  'keep-alive',
  'statement',
  'connection-wait',
  'open',
  'streams',
  'all-streams',
  'subscriptions',
  'in-flight',
];

test('every answer tells the limit, what is left, when it starts again and what the call cost', async () => {
  const key = await keyFor(service, {});
  const began = Date.now();
  const calls: [string, number][] = [
    ['/v1/matches', 200],
    ['/v1/matches?limit=0', 400],
    ['/v1/matches/018f0000-0000-7000-8000-000000000000', 404],
    ['/v1/keys', 403],
    ['/nothing/here', 404],
    ['/v1/adjudications', 405],
  ];
  for (const [at, [path, status]] of calls.entries()) {
    const reply = await service.http.get(path).set(...key);
    assert.equal(reply.status, status, path);
    assert.equal(reply.headers['ratelimit-limit'], '6000');
    assert.equal(reply.headers['ratelimit-remaining'], String(5999 - at), path);
    assert.equal(reply.headers['ratelimit-cost'], '1');
    assert.match(reply.headers['ratelimit-policy'] ?? '', /^"key";q=6000;w=60$/);
    assert.match(reply.headers.ratelimit ?? '', new RegExp(`^"key";r=${5999 - at};t=\\d+$`));
    const seconds = Number(reply.headers['ratelimit-reset']);
    assert.ok(seconds >= 60 - (Date.now() - began) / 1000 && seconds <= 60, String(seconds));
  }
});

test('401 tells it too: of the address without a key, of wrong keys with one', async (t) => {
  const app = await opened(t, limits());
  const nobody = await app.http.get('/v1/matches');
  assert.deepEqual([nobody.status, nobody.headers['ratelimit-policy']], [401, '"address";q=5;w=60']);
  const wrong = await app.http.get('/v1/matches').set('authorization', 'Bearer arb_x');
  assert.deepEqual([wrong.status, wrong.headers['ratelimit-policy']], [401, '"wrong-keys";q=60;w=60']);
});

test('over the limit it is 429 with Retry-After and a problem, and each key has its own points', async (t) => {
  const app = await opened(t, limits());
  const [one, two] = [await keyFor(app, {}), await keyFor(app, {})];
  const began = Date.now();
  for (let call = 0; call < 5; call++) assert.equal((await app.http.get('/v1/matches').set(...one)).status, 200);
  const asked = Date.now();
  const refused = await app.http.get('/v1/matches').set(...one);
  const told = Date.now();
  assert.equal(refused.status, 429);
  assert.match(refused.headers['content-type'] ?? '', /problem\+json/);
  const { code, limit, cost, resetsAt } = refused.body;
  assert.deepEqual([code, limit, cost], ['rate-limited', 5, 1]);
  const seconds = Number(refused.headers['retry-after']);
  assert.ok(seconds >= 60 - (told - began) / 1000 && seconds <= 60, String(seconds));
  // Whole seconds, so that who waits for them does not come too early.
  const early = Date.parse(resetsAt) - seconds * 1000;
  assert.ok(asked - 1000 <= early && early <= told, `${resetsAt} ${seconds}`);
  assert.deepEqual([refused.headers['ratelimit-remaining'], refused.headers['ratelimit-cost']], ['0', '0']);
  assert.equal((await app.http.get('/v1/matches').set(...two)).status, 200);
});

test('after the window the points are there again', async (t) => {
  const app = await opened(t, limits({ key: 1 }));
  const key = await keyFor(app, {});
  const first = await app.http.get('/v1/matches').set(...key);
  assert.equal((await app.http.get('/v1/matches').set(...key)).status, 429);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + Number(first.headers['ratelimit-reset']) * 1000 });
  assert.equal((await app.http.get('/v1/matches').set(...key)).status, 200);
});

test('what costs nothing is answered where no point is left, and after more was refused', async (t) => {
  const app = await opened(t, limits({ key: 1 }));
  const key = await keyFor(app, {});
  const answered = async (path: string) => (await app.http.get(path).set(...key)).status;
  assert.deepEqual([await answered('/v1/matches'), await answered('/v1/limits')], [200, 200]);
  for (let refused = 0; refused < 3; refused++) assert.equal(await answered('/v1/matches'), 429);
  for (const path of ['/v1/limits', '/v1/key']) assert.equal(await answered(path), 200, path);
});

test('a heavy call that is refused costs nothing, so that light ones still pass', async (t) => {
  const app = await opened(t, limits({ key: 30 }));
  const key = await keyFor(app, {});
  const path = '/v1/matches/018f0000-0000-7000-8000-000000000000/verification';
  assert.equal((await app.http.get(path).set(...key)).headers['ratelimit-remaining'], '10');
  const refused = await app.http.get(path).set(...key);
  assert.deepEqual([refused.status, refused.body.cost, refused.headers['ratelimit-remaining']], [429, 20, '10']);
  assert.equal((await app.http.get('/v1/matches').set(...key)).headers['ratelimit-remaining'], '9');
});

test('a list that is asked for as lines costs more, as it is told beforehand', async (t) => {
  const app = await opened(t, limits({ key: 30 }));
  const key = await keyFor(app, {});
  const { body } = await app.http.get('/v1/limits').set(...key);
  const told = body.costs.find(({ path }: { path: string }) => path === '/v1/matches');
  assert.deepEqual(told, { method: 'GET', path: '/v1/matches', cost: 1, per: null, lines: 20 });
  const lines = () =>
    app.http
      .get('/v1/matches')
      .set('accept', 'application/x-ndjson')
      .set(...key);
  const first = await lines();
  assert.deepEqual(
    [first.status, first.headers['ratelimit-cost'], first.headers['ratelimit-remaining']],
    [200, '20', '10'],
  );
  const second = await lines();
  assert.deepEqual([second.status, second.body.cost, second.headers['ratelimit-remaining']], [429, 20, '10']);
});

test('being told that nothing has changed costs one point, whatever the call costs', async (t) => {
  const app = await opened(t, limits({ key: 100 }));
  const key = await keyFor(app, {});
  const { body } = await app.http
    .post('/v1/matches')
    .set(...key)
    .send({ ruleset: 'gundam' });
  const asked = [
    {
      part: 'scene',
      cost: '2',
      left: '97',
      then: [
        ['1', '96'],
        ['1', '95'],
      ],
    },
    {
      part: 'verification',
      cost: '20',
      left: '75',
      then: [
        ['1', '74'],
        ['1', '73'],
      ],
    },
  ] as const;
  for (const { part, cost, left, then } of asked) {
    const path = `/v1/matches/${body.match.id}/${part}`;
    const first = await app.http.get(path).set(...key);
    assert.deepEqual(
      [first.status, first.headers['ratelimit-cost'], first.headers['ratelimit-remaining']],
      [200, cost, left],
    );
    for (const [costs, remaining] of then) {
      const again = await app.http
        .get(path)
        .set(...key)
        .set('if-none-match', String(first.headers.etag));
      assert.deepEqual(
        [again.status, again.headers['ratelimit-cost'], again.headers['ratelimit-remaining']],
        [304, costs, remaining],
      );
      assert.match(String(again.headers.ratelimit), new RegExp(`r=${remaining};`));
    }
  }
  const free = await app.http.get('/v1/limits').set(...key);
  const known = await app.http
    .get('/v1/limits')
    .set(...key)
    .set('if-none-match', '*');
  assert.deepEqual([free.headers['ratelimit-cost'], known.status, known.headers['ratelimit-cost']], ['0', 304, '0']);
});

test('each decision that the service takes costs a point, in a match, on a state, in a batch and by GraphQL; without points it stays open', async (t) => {
  const order = { players: ['p1', 'p2'], pass: { p1: 'enemyActs', p2: 'enemyActs' } };
  const app = await opened(t, limits({ key: 60 }));
  const key = async () => keyFor(app, {});
  const begin = async () =>
    (
      await app.http
        .post('/v1/rulesets/nexus/start')
        .set(...(await key()))
        .send({ seed: 'points' })
    ).body;
  let { state, awaiting } = await begin();
  let pass: object | undefined;
  // To where a pass leads on: nobody has anything to answer.
  for (let at = 0; at < 40; at++) {
    pass = awaiting[0].options.find(({ id }: { id: string }) => id === 'pass')?.action;
    const action = pass ?? awaiting[0].options[0].action;
    const { body } = await app.http
      .post('/v1/adjudications')
      .set(...(await key()))
      .send({ state, action, auto: order });
    if (pass !== undefined && body.taken.length > 2) break;
    ({ state, awaiting } = body);
  }
  const mine = await key();
  const send = (body: object) =>
    app.http
      .post('/v1/adjudications')
      .set(...mine)
      .send(body);
  const cost = ({ headers }: { headers: Record<string, string> }) => [
    Number(headers['ratelimit-cost']),
    Number(headers['ratelimit-remaining']),
  ];
  const plain = await send({ state, action: pass });
  assert.deepEqual(cost(plain), [1, 59]);
  const taking = await send({ state, action: pass, auto: order });
  const taken: number = taking.body.taken.length;
  assert.ok(taken > 2);
  assert.deepEqual(cost(taking), [1 + taken, 58 - taken]);
  const batch = await app.http
    .post('/v1/adjudications/batch')
    .set(...mine)
    .send({ items: [{ state, action: pass, auto: order }] });
  assert.equal(batch.body.items[0].taken.length, taken);
  const query =
    'mutation ($s: JSON!, $a: ActionInput!, $o: AutoInput) { adjudicate(state: $s, action: $a, auto: $o) { taken } }';
  const asked = {
    query,
    variables: { s: state, a: pass, o: { ...order, pass: { p1: ['enemyActs'], p2: ['enemyActs'] } } },
  };
  const byQuery = await app.http
    .post('/graphql')
    .set(...mine)
    .send(asked);
  assert.equal(byQuery.body.data.adjudicate.taken.length, taken, JSON.stringify(byQuery.body));
  const left = cost(byQuery)[1] ?? 0;
  assert.equal(left, 58 - taken - 2 * (1 + taken));
  for (let spent = left; spent > 2; spent--) await app.http.get('/v1/rulesets').set(...mine);
  const short = await send({ state, action: pass, auto: order });
  assert.deepEqual([short.status, short.body.taken.length, ...cost(short)], [200, 1, 2, 0]);
  assert.equal(short.body.awaiting.length, 1);
  assert.equal((await send({ state, action: pass, auto: order })).status, 429);
});

test('each item of a batch costs a point', async (t) => {
  const app = await opened(t, limits({ key: 10 }));
  const key = await keyFor(app, {});
  const { body: start } = await app.http
    .post('/v1/rulesets/duel/start')
    .set(...key)
    .send({});
  const item = { state: start.state, action: start.awaiting[0].options[0].action };
  const send = (items: object[]) =>
    app.http
      .post('/v1/adjudications/batch')
      .set(...key)
      .send({ items });
  const fits = await send([item, item, item, item]);
  assert.deepEqual([fits.status, fits.headers['ratelimit-remaining']], [200, '5']);
  const refused = await send([item, item, item, item, item, item]);
  assert.deepEqual([refused.status, refused.body.cost, refused.headers['ratelimit-remaining']], [429, 6, '5']);
});

test('a query costs by what it asks for', async (t) => {
  const app = await opened(t, limits({ key: 100 }));
  const key = await keyFor(app, {});
  const ask = (query: string) =>
    app.http
      .post('/graphql')
      .set(...key)
      .send({ query });
  const light = await ask('{ caller { tenant } }');
  assert.deepEqual([light.status, light.headers['ratelimit-cost']], [200, '1']);
  const heavy = await ask('{ matches(limit: 200) { items { id plies(limit: 5) { items { ply } } } } }');
  assert.equal(heavy.status, 200);
  assert.ok(Number(heavy.headers['ratelimit-cost']) > 20, heavy.headers['ratelimit-cost']);
  const refused = await ask('{ matches(limit: 200) { items { id plies(limit: 20) { items { ply } } } } }');
  assert.deepEqual([refused.status, refused.body.errors[0].extensions.code], [429, 'rate-limited']);
  assert.ok(refused.headers['retry-after']);
});

test('a request that is repeated while it is answered costs nothing', async (t) => {
  const app = await opened(t, limits({ key: 10 }));
  const key = await keyFor(app, {});
  const body = { ruleset: 'duel' };
  const { id } = (await app.http.get('/v1/key').set(...key)).body;
  await app.sql(
    "INSERT INTO idempotent_answers (owner, key, fingerprint, resource) VALUES ($1, 'same', $2, gen_random_uuid())",
    [`key:${id}`, contentHash(['POST', '/v1/matches', body])],
  );
  const repeated = await app.http
    .post('/v1/matches')
    .set(...key)
    .set('idempotency-key', 'same')
    .send(body);
  assert.deepEqual([repeated.status, repeated.body.code], [409, 'idempotency-in-flight']);
  assert.deepEqual([repeated.headers['ratelimit-cost'], repeated.headers['ratelimit-remaining']], ['0', '10']);
});

test('no call costs more than a window has', async (t) => {
  const app = await opened(t, limits({ key: 5 }));
  const key = await keyFor(app, {});
  const reply = await app.http.get('/v1/matches/018f0000-0000-7000-8000-000000000000/verification').set(...key);
  assert.deepEqual(
    [reply.status, reply.headers['ratelimit-cost'], reply.headers['ratelimit-remaining']],
    [404, '5', '0'],
  );
});

test('what fails was worked on, and has its price', async (t) => {
  const app = await opened(t, limits());
  const key = await keyFor(app, {});
  assert.equal((await app.http.get('/v1/matches').set(...key)).headers['ratelimit-remaining'], '4');
  await app.sql('ALTER TABLE matches RENAME TO elsewhere');
  const failed = await app.http.get('/v1/matches').set(...key);
  assert.deepEqual(
    [failed.status, failed.headers['ratelimit-remaining'], failed.headers['ratelimit-cost']],
    [500, '3', '1'],
  );
});

test('wrong keys are counted by address, and a good one that nobody has seen passes all the same', async (t) => {
  const app = await opened(t, limits());
  const good = await keyFor(app, {});
  const wrong = () => app.http.get('/v1/key').set('authorization', `Bearer ${'arb_wrong'}`);
  for (let guess = 0; guess < 60; guess++) assert.equal((await wrong()).status, 401);
  const reply = await wrong();
  assert.deepEqual([reply.status, reply.body.code, reply.body.limit], [429, 'rate-limited', 60]);
  assert.ok(reply.headers['retry-after']);
  const many = await Promise.all(Array.from({ length: 8 }, () => app.http.get('/v1/key').set(...good)));
  assert.deepEqual(new Set(many.map(({ status }) => status)), new Set([200]));
  const invented = await app.http.get('/v1/key').set('authorization', `Bearer ${newSecret()}`);
  assert.equal(invented.status, 429);
});

test('keys of such an address are looked up one at a time, and only so many wait', async (t) => {
  const app = await opened(t, limits({ key: 1000 }));
  const good = await keyFor(app, {});
  for (let guess = 0; guess < 61; guess++) await app.http.get('/v1/key').set('authorization', 'Bearer arb_wrong');
  await app.sql('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
  const refused: number[] = [];
  const asked = Array.from({ length: 30 }, async () => {
    const { status } = await app.http.get('/v1/key').set(...good);
    if (status === 429) refused.push(status);
    return status;
  });
  await until('those beyond the twenty that wait are refused', () => refused.length === 10);
  await app.sql('COMMIT');
  const statuses = await Promise.all(asked);
  assert.equal(statuses.filter((status) => status === 200).length, 20, statuses.join());
  assert.equal((await app.http.get('/v1/key').set(...good)).status, 200);
});

test('a key that is known still passes when somebody else at its address guesses', async (t) => {
  const app = await opened(t, limits({ key: 100 }));
  const good = await keyFor(app, {});
  assert.equal((await app.http.get('/v1/key').set(...good)).status, 200);
  for (let guess = 0; guess < 61; guess++) await app.http.get('/v1/key').set('authorization', 'Bearer arb_wrong');
  assert.equal((await app.http.get('/v1/key').set(...good)).status, 200);
});

test('programs on this machine are not counted unless that is asked for', async (t) => {
  const free = await opened(t, { keyless: 'loopback' });
  const reply = await free.http.get('/v1/matches');
  assert.deepEqual([reply.status, reply.headers['ratelimit-limit']], [200, undefined]);
  const counted = await opened(t, { ...limits({ machine: 2 }), keyless: 'loopback' });
  for (const status of [200, 200, 429]) assert.equal((await counted.http.get('/v1/matches')).status, status);
});

test('a refusal for want of points says whose points they are', async (t) => {
  const app = await opened(t, { rateLimits: { key: 1, address: 1, machine: 1 }, keyless: 'loopback' });
  const key = await keyFor(app, {});
  const [asKey, wrong] = [{ authorization: key[1] }, { authorization: 'Bearer arb_wrong' }];
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  const callers: [headers: Record<string, string>, most: number, said: RegExp][] = [
    [asKey, 1, /^The key has 1 points/],
    [forwarded, 1, /^Without a key an address has 1 points/],
    [{}, 1, /^Without a key this machine has 1 points/],
    [wrong, 60, /^For wrong keys an address has 60 points/],
  ];
  for (const [headers, most, said] of callers) {
    const call = () => app.http.get('/v1/rulesets').set(headers);
    for (let count = 0; count < most; count++) assert.notEqual((await call()).status, 429);
    const { status, body } = await call();
    assert.equal(status, 429);
    assert.match(body.detail, said);
  }
});

test('probes are not counted; GET /v1/limits and GET /v1/key cost nothing', async (t) => {
  const app = await opened(t, limits());
  const probe = await app.http.get('/healthz');
  assert.equal(probe.headers['ratelimit-limit'], undefined);
  const key = await keyFor(app, {});
  for (let call = 0; call < 7; call++) {
    const { status, body, headers } = await app.http.get('/v1/limits').set(...key);
    assert.deepEqual([status, body.rate.remaining, headers['ratelimit-cost']], [200, 5, '0']);
    assert.equal((await app.http.get('/v1/key').set(...key)).headers['ratelimit-remaining'], '5');
  }
});

test('GET /v1/limits tells what is configured, what is left, what calls cost and how long pages may be', async (t) => {
  const app = await opened(t, { ...limits(), bodyLimit: 4321 });
  const key = await keyFor(app, {});
  const began = Date.now();
  await app.http.get('/v1/matches').set(...key);
  const { body } = await app.http.get('/v1/limits').set(...key);
  const { resetsAt, ...rate } = body.rate;
  assert.deepEqual(rate, { policy: 'key', limit: 5, window: 60, remaining: 4 });
  assert.ok(Date.parse(resetsAt) >= began + 60_000, resetsAt);
  const named = new Map(body.limits.map(({ name, value }: { name: string; value: number }) => [name, value]));
  assert.deepEqual([named.get('body'), named.get('key'), named.get('machine')], [4321, 5, null]);
  assert.deepEqual([...named.keys()], NAMES);
  const verification = { method: 'GET', path: '/v1/matches/:id/verification', cost: 20, per: null, lines: null };
  assert.ok(body.costs.some((cost: object) => JSON.stringify(cost) === JSON.stringify(verification)));
  assert.ok(body.costs.every(({ method }: { method: string }) => method !== 'HEAD'));
  assert.ok(body.pages.some((page: object) => JSON.stringify(page) === '{"path":"/v1/keys","items":200}'));
  for (const { path, items } of body.pages) {
    const most = path.includes(':')
      ? null
      : await app.http
          .get(`${path}?limit=${items + 1}`)
          .set(...(await keyFor(app, { scopes: ['admin', 'matches:read'] })));
    if (most) assert.equal(most.status, 400, path);
  }
});

test('a body that is larger than the limit that is told is refused, and one of that size is not', async (t) => {
  const app = await opened(t, { keyless: 'loopback' });
  const { body } = await app.http.get('/v1/limits');
  const size = body.limits.find(({ name }: { name: string }) => name === 'body').value;
  const send = (bytes: number) => {
    const text = JSON.stringify({ cards: [], ruleset: '' });
    const padded = `${text.slice(0, -2)}${'x'.repeat(bytes - text.length)}"}`;
    return app.http.post('/v1/card-sets').set('content-type', 'application/json').send(padded);
  };
  assert.equal((await send(size + 1)).status, 413);
  assert.equal((await send(size)).status, 400);
  assert.equal((await startDuel(app)).outcome, null);
});

test('behind a proxy that is trusted, addresses are counted apart; nobody else chooses an address', async (t) => {
  const behind = await opened(t, { ...limits({ address: 1 }), trustProxy: ['loopback'] });
  const from = (app: TestApp, address: string) => app.http.get('/v1/rulesets').set('x-forwarded-for', address);
  assert.equal((await from(behind, '192.0.2.1')).status, 200);
  assert.equal((await from(behind, '192.0.2.1')).status, 429);
  assert.equal((await from(behind, '192.0.2.2')).status, 200);
  assert.equal((await from(behind, '2001:db8:0:1::1')).status, 200);
  assert.equal((await from(behind, '2001:db8:0:1:2:3:4:5')).status, 429);
  const alone = await opened(t, limits({ address: 1 }));
  assert.equal((await from(alone, '192.0.2.1')).status, 200);
  assert.equal((await from(alone, '192.0.2.2')).status, 429);
  const one = await opened(t, { ...limits({ address: 1 }), trustProxy: 1 });
  assert.equal((await from(one, '192.0.2.9, 192.0.2.1')).status, 200);
  assert.equal((await from(one, '192.0.2.8, 192.0.2.1')).status, 429);
});

test('an address of IPv6 is counted by its network, and one of IPv4 in it as itself', () => {
  assert.equal(networkOf('192.0.2.1'), '192.0.2.1');
  assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
  for (const address of ['2001:db8:0:1::1', '2001:DB8::1:0:0:0:2', '2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::']) {
    assert.equal(networkOf(address), '2001:db8:0:1::/64', address);
  }
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
});

test('the table in docs/limits.md is that of the configuration', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/limits.md'), 'utf8');
  const shown = /<!-- limits -->\n([\s\S]*?)\n<!-- \/limits -->/.exec(page)?.[1];
  assert.equal(shown, limitsTable(readConfig({})));
});

test('the variables are read, and wrong ones are named', () => {
  const { rateLimits, trustProxy, redisUrl, keyless } = readConfig({
    ...{ RATE_LIMIT: '10', RATE_LIMIT_KEYLESS: '3', TRUST_PROXY: '10.0.0.0/8, loopback' },
    REDIS_URL: 'redis://localhost:6379/1',
  });
  assert.deepEqual(rateLimits, { key: 10, address: 3, machine: 3 });
  assert.deepEqual([trustProxy, redisUrl, keyless], [['10.0.0.0/8', 'loopback'], 'redis://localhost:6379/1', 'none']);
  assert.deepEqual(readConfig({ RATE_LIMIT: '0' }).rateLimits, { key: null, address: 600, machine: null });
  for (const env of [
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { RATE_LIMIT: '-1' },
    { REDIS_URL: 'http://x' },
  ]) {
    assert.throws(() => readConfig(env), new RegExp(Object.keys(env)[0] ?? ''));
  }
});
