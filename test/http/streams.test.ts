import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp, openServer, playOn, startDuelMatch } from '../support/app.ts';
import type { StreamMessage } from '../support/event-source.ts';
import { follow } from '../support/event-source.ts';
import { keyFor } from '../support/key.ts';
import { listening } from '../support/listening.ts';
import { until } from '../support/until.ts';

let service: TestApp;
let base: string;
before(async () => {
  service = await openApp();
  base = await listening(service);
});
after(() => service.close());

const streamOf = ({ match }: { match: { id: string } | null }, query = '') =>
  `${base}/v1/matches/${match?.id}/stream${query}`;

/** Gives a match up, so that it is over. */
async function concede({ match }: SeenVerdict, player = 'p2'): Promise<SeenVerdict> {
  const { body } = await service.http
    .post(`/v1/matches/${match?.id}/actions`)
    .send({ action: { player, concede: true } });
  return body;
}

async function pliesOf(id: string, viewer = 'judge') {
  const { body } = await service.http.get(`/v1/matches/${id}/plies?limit=200&viewer=${viewer}`);
  return body.items as { ply: number }[];
}

/** The plies of messages as the list has them. */
const played = (messages: StreamMessage[]) =>
  messages
    .filter(({ event }) => event === 'ply')
    .map(({ data: { match: _match, ruleset: _ruleset, stands: _stands, ...ply } }) => ply);

test('a stream says how the match stands, then each ply, and ends with the match', async () => {
  const start = await startDuelMatch(service);
  const stream = await follow(streamOf(start));
  assert.equal(stream.status, 200);
  assert.match(String(stream.headers['content-type']), /^text\/event-stream/);
  const first = await stream.next();
  assert.deepEqual([first.event, first.id, first.data.ply, first.data.status], ['match', '0', 0, 'running']);
  const last = await concede(await playOn(service, start, 3));
  const rest = await stream.rest();
  assert.equal(stream.retry, 1000);
  const plies = await pliesOf(start.match.id);
  assert.deepEqual(played(rest), plies.slice(1));
  assert.deepEqual(
    rest.map(({ event, id }) => [event, id]),
    [
      ['ply', '1'],
      ['ply', '2'],
      ['ply', '3'],
      ['ply', '4'],
      ['end', '4'],
    ],
  );
  assert.deepEqual(rest.at(-1)?.data, { match: start.match.id, ply: 4, outcome: last.outcome });
  assert.equal(rest.at(-2)?.data.stands.status, 'over');
});

test('a stream has the headers for browsers that every answer has', async () => {
  const match = await startDuelMatch(service);
  const stopped = new AbortController();
  const stream = await fetch(streamOf(match), { signal: stopped.signal });
  const { headers } = await service.http.get('/healthz');
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']) {
    assert.ok(headers[name]);
    assert.equal(stream.headers.get(name), headers[name], name);
  }
  stopped.abort();
});

test('who comes back goes on after the last message, and is told when there is nothing left', async () => {
  const start = await startDuelMatch(service);
  const first = await follow(streamOf(start));
  await first.next();
  await playOn(service, start, 2);
  const known = await first.take(2);
  first.cut();
  const before = await playOn(service, { ...start, awaiting: (await stateOf(start)).awaiting }, 2);
  await concede(before);
  const second = await follow(streamOf(start), { 'last-event-id': known.at(-1)?.id ?? '' });
  const rest = await second.rest();
  assert.deepEqual(played([...known, ...rest]), (await pliesOf(start.match.id)).slice(1));
  const over = await follow(streamOf(start), { 'last-event-id': rest.at(-1)?.id ?? '' });
  assert.equal(over.status, 204);
  // Who does not know that it is over is told.
  const fresh = await follow(streamOf(start));
  assert.deepEqual(
    (await fresh.rest()).map(({ event }) => event),
    ['match', 'end'],
  );
});

async function stateOf({ match }: SeenVerdict): Promise<SeenVerdict> {
  return (await service.http.get(`/v1/matches/${match?.id}/state`)).body;
}

test('a stream from the first ply on has them all, and each viewer gets their own view', async () => {
  const start = await startDuelMatch(service);
  await concede(await playOn(service, start, 4));
  for (const viewer of ['p1', 'p2', 'spectator']) {
    const stream = await follow(streamOf(start, `?after=-1&viewer=${viewer}`));
    assert.deepEqual(played(await stream.rest()), await pliesOf(start.match.id, viewer));
  }
});

test('positions come after what was played, as they are read', async () => {
  const start = await startDuelMatch(service);
  const stream = await follow(streamOf(start, '?positions=true&viewer=p1'));
  const position = async () => (await service.http.get(`/v1/matches/${start.match.id}/state?viewer=p1`)).body;
  const [, first] = await stream.take(2);
  assert.deepEqual([first?.event, first?.data], ['position', await position()]);
  await playOn(service, start, 1);
  const [ply, second] = await stream.take(2);
  assert.deepEqual([ply?.event, second?.event, second?.data], ['ply', 'position', await position()]);
  stream.cut();
});

test('a key of a seat follows its own match as its seat, and nothing else', async () => {
  const start = await startDuelMatch(service);
  const other = await startDuelMatch(service);
  const [, authorization] = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const stream = await follow(streamOf(start, '?after=-1'), { authorization });
  const [first] = await stream.take(1);
  assert.deepEqual(played(first ? [first] : []), (await pliesOf(start.match.id, 'p1')).slice(0, 1));
  stream.cut();
  assert.equal((await follow(streamOf(start, '?viewer=p2'), { authorization })).status, 403);
  assert.equal((await follow(streamOf(other), { authorization })).status, 404);
  const [, weak] = await keyFor(service, { scopes: ['adjudicate'] });
  assert.equal((await follow(streamOf(start), { authorization: weak })).status, 403);
});

test('what cannot be followed is refused with a problem', async () => {
  const start = await startDuelMatch(service);
  const cases: [string, Record<string, string>, number, string][] = [
    [streamOf(start, '?after=7'), {}, 404, 'unknown-ply'],
    [streamOf(start, '?after=x'), {}, 400, 'invalid-request'],
    [streamOf(start, '?before=1'), {}, 400, 'invalid-request'],
    [streamOf(start), { 'last-event-id': 'x' }, 400, 'invalid-request'],
    [streamOf({ match: { id: '01900000-0000-7000-8000-000000000000' } }), {}, 404, 'unknown-match'],
  ];
  for (const [url, headers, status, code] of cases) {
    const reply = await fetch(url, { headers });
    assert.deepEqual([reply.status, ((await reply.json()) as { code: string }).code], [status, code], url);
  }
  assert.equal((await fetch(streamOf(start), { method: 'HEAD' })).status, 405);
});

test('a stream on which nothing happens says that it is there', async () => {
  const quick = await openApp({ streamHeartbeat: 0.05 });
  const start = await startDuelMatch(quick);
  const stream = await follow(`${await listening(quick)}/v1/matches/${start.match.id}/stream`);
  await until('two heartbeats', () => stream.comments.length >= 2);
  stream.cut();
  await quick.close();
});

test('a caller has so many streams at most, counted with subscriptions, and a place that is left is free again', async () => {
  const narrow = await openApp({ streams: { all: 10, ofCaller: 2 } });
  const start = await startDuelMatch(narrow);
  const url = `${await listening(narrow)}/v1/matches/${start.match.id}/stream`;
  const open = [await follow(url), await follow(url)];
  const third = await fetch(url);
  const problem = (await third.json()) as { code: string; limit: number };
  assert.deepEqual([third.status, problem.code, problem.limit], [429, 'too-many-subscriptions', 2]);
  // Ordinary requests are not counted with them.
  assert.equal((await narrow.http.get('/v1/matches')).status, 200);
  open[0]?.cut();
  await until('the place is left', () => narrow.app.streams.open === 1);
  const again = await follow(url);
  assert.equal(again.status, 200);
  await narrow.close();
});

test('a key that is revoked, a match that is deleted and a server that stops end their streams', async () => {
  const own = await openApp();
  const url = await listening(own);
  const start = await startDuelMatch(own);
  const of = (path: string) => `${url}/v1/matches/${path}/stream`;
  const auth = await keyFor(own, { tenant: 'local' });
  const [keyed, doomed, other] = [
    await follow(of(start.match.id), { authorization: auth[1] }),
    await startDuelMatch(own),
    await follow(of(start.match.id)),
  ];
  const deleted = await follow(of(doomed.match.id));
  await own.http.delete(`/v1/matches/${doomed.match.id}`);
  await deleted.ended;
  await own.sql('UPDATE api_keys SET revoked_at = now()');
  await keyed.ended;
  await own.close();
  assert.deepEqual(
    (await other.rest()).map(({ event }) => event),
    ['match'],
  );
});

test('what another server records arrives', async () => {
  const elsewhere = await openServer(service.url);
  const start = await startDuelMatch(service);
  const stream = await follow(`${await listening(elsewhere)}/v1/matches/${start.match.id}/stream`);
  await stream.next();
  await playOn(service, start, 1);
  assert.equal((await stream.next()).id, '1');
  stream.cut();
  await elsewhere.close();
});

test('a client that does not read holds little memory and is disconnected; who comes back misses nothing', async () => {
  const strict = await openApp({ connectionTimeout: 1 });
  const start = await startDuelMatch(strict);
  await strict.sql(
    `INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after)
     SELECT $1, n, 'action', (SELECT json_agg(json_build_object('seq', 1000 + n * 100 + k, 'parent', null, 'type', 'fork',
       'clause', 'house.fork', 'player', null, 'data', json_build_object('text', repeat('x', 10000)))) FROM generate_series(1, 20) k),
       1100 + n * 100, 'x' FROM generate_series(1, 100) n`,
    [start.match.id],
  );
  await strict.sql('UPDATE matches SET ply = 100 WHERE id = $1', [start.match.id]);
  const url = `${await listening(strict)}/v1/matches/${start.match.id}/stream?after=0`;
  const slow = await follow(url);
  slow.response.pause();
  await until('it is disconnected', () => strict.app.streams.open === 0);
  slow.response.resume();
  const some = await slow.rest();
  assert.ok(some.length < 100);
  const all = [...some];
  // On a busy machine this client may read slowly without wanting to: it is disconnected again, and comes back again.
  while (all.length < 100) {
    const again = await follow(url, { 'last-event-id': all.at(-1)?.id ?? '0' });
    const more = await again.takeUpTo(100 - all.length);
    again.cut();
    assert.ok(more.length > 0, `nothing comes after ${all.at(-1)?.id}`);
    all.push(...more);
  }
  assert.deepEqual(
    all.map(({ id }) => Number(id)),
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  await strict.close();
});
