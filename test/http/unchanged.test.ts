import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { bendPly } from '../support/plies.ts';
import { statementsOf } from '../support/statements.ts';

/* Answers that take work have a tag of what they are made of: who has them already is told so for a point, before the work. */

let service: TestApp;
let match: string;
let verdict: SeenVerdict;
let key: [string, string];
before(async () => {
  service = await openApp({ rateLimits: { key: 100_000, address: null, machine: null } });
  key = await keyFor(service, { scopes: ['adjudicate', 'matches:read', 'matches:write', 'judge'] });
  verdict = await playOn(service, await startDuelMatch(service, IN_CUP), 6);
  match = verdict.match?.id ?? '';
  await concede((await startDuelMatch(service, IN_CUP)).match.id);
  await service.http.get('/v1/statistics/cards?ruleset=duel');
});
after(() => service.close());

const IN_CUP = { seed: 'cup', tournament: 'Cup', round: 1, table: '1', seats: [{ name: 'Ada' }, { name: 'Bo' }] };

const get = (path: string, known?: string, auth = key) =>
  service.http
    .get(path)
    .set(...auth)
    .set(known === undefined ? {} : { 'if-none-match': known });
const post = (path: string, body: object) =>
  service.http
    .post(path)
    .set(...key)
    .send(body);
const concede = (id: string) => post(`/v1/matches/${id}/actions`, { action: { player: 'p2', concede: true } });

/** Each call, what it costs, and what only its work reads. */
const DEAR = {
  verification: { cost: 20, work: /hash_before/ },
  'events/4/why': { cost: 5, work: /ORDER BY ply DESC|hash_before/ },
  'events/4/tree': { cost: 5, work: /ORDER BY ply DESC/ },
  'events/4/tree?down=true&limit=2': { cost: 5, work: /ORDER BY ply DESC/ },
  '/v1/tournaments/Cup/standings': { cost: 5, work: /json_agg/ },
  '/v1/tournaments/Cup/standings?round=1&byes=Cy%3A1': { cost: 5, work: /json_agg/ },
  '/v1/players/Ada': { cost: 5, work: /GROUPING/ },
  '/v1/statistics/clauses?ruleset=duel': { cost: 5, work: /ORDER BY -cited/ },
  '/v1/statistics/cards?ruleset=duel': { cost: 5, work: /ORDER BY -uses/ },
  '/v1/statistics/cards?ruleset=duel&tournament=Cup': { cost: 5, work: /GROUP BY c.card/ },
  '/v1/statistics/clauses?ruleset=duel&player=Bo': { cost: 5, work: /GROUP BY c.clause/ },
} as const;
const pathOf = (call: string) => (call.startsWith('/') ? call : `/v1/matches/${match}/${call}`);

for (const [call, { cost, work }] of Object.entries(DEAR)) {
  test(`${call}: who has the answer is told so for a point, before the work`, async () => {
    const path = pathOf(call);
    const first = await statementsOf(service, async () => await get(path));
    assert.equal(first.value.status, 200, first.value.text);
    assert.equal(first.value.headers['ratelimit-cost'], `${cost}`);
    assert.ok(first.sent.some((sql) => work.test(sql)));
    const tag = String(first.value.headers.etag);
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const again = await statementsOf(service, async () => await get(path, known));
      assert.deepEqual([again.value.status, again.value.text], [304, '']);
      assert.deepEqual([again.value.headers.etag, again.value.headers['ratelimit-cost']], [tag, '1']);
      assert.equal(again.value.headers['cache-control'], 'private, no-cache');
      assert.match(String(again.value.headers.vary), /authorization/i);
      const worked = again.sent.filter((sql) => work.test(sql) && !sql.includes('string_agg(md5('));
      assert.deepEqual(worked, []);
    }
    const other = await get(path, '"other"');
    assert.deepEqual([other.status, other.headers['ratelimit-cost'], other.headers.etag], [200, `${cost}`, tag]);
    assert.equal(other.text, first.value.text);
    const head = await service.http
      .head(path)
      .set(...key)
      .set('if-none-match', tag);
    assert.deepEqual([head.status, head.headers['ratelimit-cost']], [304, '1']);
  });
}

test('what differs by its query or by who looks has another tag', async () => {
  const tags = new Set<string>();
  const calls = [
    ...['events/4/why', 'events/4/why?viewer=p1', 'events/4/why?viewer=p2', 'events/2/why', 'events/4/tree'],
    ...['events/4/tree?down=true', 'events/4/tree?down=true&limit=3', 'events/4/tree?down=true&viewer=p1'],
    ...Object.keys(DEAR).filter((call) => call.startsWith('/')),
    ...['/v1/tournaments/Cup/standings?limit=1', '/v1/tournaments/Cup/standings?round=0', '/v1/players/Bo'],
  ];
  for (const call of calls) tags.add(String((await get(pathOf(call))).headers.etag));
  assert.equal(tags.size, calls.length);
  const seat = await keyFor(service, { scopes: ['matches:read'], seat: { match, viewer: 'p2' } });
  const own = await get(pathOf('events/4/why'), undefined, seat);
  const named = await get(pathOf('events/4/why?viewer=p2'), undefined, seat);
  assert.deepEqual([own.body, own.status], [named.body, 200]);
  const whole = String((await get(pathOf('events/4/why'))).headers.etag);
  assert.equal((await get(pathOf('events/4/why'), whole, seat)).status, 200);
});

/** What can change answers, in turn. */
const CHANGES: [string, () => Promise<unknown>][] = [
  ['a ply', () => playOn(service, verdict, 1)],
  ['a name', () => service.http.patch(`/v1/matches/${match}`).send({ seats: [{ name: 'Ann' }, {}] })],
  ['the name it had', () => service.http.patch(`/v1/matches/${match}`).send({ seats: [{ name: 'Ada' }, {}] })],
  ['a table', () => service.http.patch(`/v1/matches/${match}`).send({ table: '2' })],
  ['the end', () => concede(match)],
  ['a rewind', () => post(`/v1/matches/${match}/rewind`, { ply: 2, reason: 'a test', judge: 'Cleo' })],
  ['a result', () => post(`/v1/matches/${match}/result`, { winner: 'p1', reason: 'a test', judge: 'Cleo' })],
  ['another match', () => startDuelMatch(service, { ...IN_CUP, round: 2 })],
  ['a fork', () => post(`/v1/matches/${match}/forks`, { ply: 1 })],
  ['a name that is forgotten', () => post('/v1/players/forget', { name: 'Bo' })],
  ['other events', () => bendPly(service, match, 3, () => ({ events: [] }))],
  ['other decks', () => service.sql(`UPDATE matches SET options = '{"x":1}' WHERE id = $1`, [match])],
];

test('a tag changes whenever the answer does', async () => {
  // `why` plays plies again, which a record that was bent does not let it do.
  const bent = ['other events', 'other decks'];
  const has = new Map<string, { tag: string; text: string }>();
  const look = async (call: string) => {
    const { text, headers, status } = await get(pathOf(call));
    assert.equal(status, 200, `${call}: ${text}`);
    has.set(call, { tag: String(headers.etag), text });
  };
  for (const call of Object.keys(DEAR)) await look(call);
  const changed = new Set<string>();
  for (const [what, change] of CHANGES) {
    await change();
    for (const call of Object.keys(DEAR)) {
      if (bent.includes(what) && call !== 'verification') continue;
      const before = has.get(call);
      const { status } = await get(pathOf(call), before?.tag);
      await look(call);
      if (has.get(call)?.text === before?.text) continue;
      assert.equal(status, 200, `${call} after ${what}`);
      changed.add(call);
    }
  }
  assert.deepEqual([...changed].sort(), Object.keys(DEAR).sort());
});

test('statistics that have matches to count have no tag, and have one when all are counted', async () => {
  await concede((await startDuelMatch(service, { seed: 'late' })).match.id);
  const path = '/v1/statistics/clauses?ruleset=duel';
  const first = await get(path, '*');
  assert.deepEqual([first.status, first.headers.etag, first.headers['ratelimit-cost']], [200, undefined, '5']);
  const second = await get(path);
  assert.equal((await get(path, String(second.headers.etag))).status, 304);
});

test('what is not there, or not the caller’s, is no answer that anybody has', async () => {
  const elsewhere = await keyFor(service, { tenant: 'elsewhere', scopes: ['matches:read'] });
  for (const call of ['verification', 'events/2/why', '/v1/tournaments/Cup/standings', '/v1/players/Ada']) {
    const tag = String((await get(pathOf(call))).headers.etag);
    for (const known of [tag, '*']) assert.equal((await get(pathOf(call), known, elsewhere)).status, 404);
  }
  const gone = await get(`/v1/matches/${match}/events/90000/tree`, '*');
  assert.deepEqual([gone.status, gone.headers.etag, gone.headers['ratelimit-cost']], [404, undefined, '5']);
  assert.equal((await get('/v1/matches/none/verification', '*')).status, 404);
});

test('who has no points left for the work is refused, but told that nothing has changed', async () => {
  const poor = await openApp({ rateLimits: { key: 25, address: null, machine: null } });
  const { id } = (await startDuelMatch(poor)).match;
  const own = await keyFor(poor, {});
  const ask = (known: string) =>
    poor.http
      .get(`/v1/matches/${id}/verification`)
      .set(...own)
      .set('if-none-match', known);
  const first = await ask('"none"');
  assert.deepEqual([first.status, first.headers['ratelimit-remaining']], [200, '5']);
  const again = await ask(String(first.headers.etag));
  assert.deepEqual([again.status, again.headers['ratelimit-remaining']], [304, '4']);
  assert.equal((await ask('"none"')).status, 429);
  await poor.close();
});
