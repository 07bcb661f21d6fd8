import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, openServer, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { standsStill } from '../support/stillness.ts';
import type { Subscriber } from '../support/subscriber.ts';
import { connect, connectRaw, listen } from '../support/subscriber.ts';

let service: TestApp;
let url: string;
before(async () => {
  service = await openApp();
  url = await listen(service.app);
});
after(() => service.close());

const EVENTS = `subscription ($match: ID!, $viewer: Viewer, $after: Cursor) {
  matchEvents(match: $match, viewer: $viewer, after: $after) { seq type data ply } }`;

interface Told {
  seq: number;
  type: string;
  data: object;
  ply: number;
}

/** The next `count` events of a subscription. */
async function take({ next }: Subscriber, count: number): Promise<Told[]> {
  const told: Told[] = [];
  while (told.length < count) {
    const { type, payload } = await next();
    assert.equal(type, 'next', JSON.stringify(payload));
    told.push((payload as { data: { matchEvents: Told } }).data.matchEvents);
  }
  return told;
}

async function allEvents(id: string, viewer = 'judge'): Promise<Told[]> {
  const { body } = await service.http.get(`/v1/matches/${id}/events?limit=500&viewer=${viewer}`);
  return body.items.map(({ seq, type, data, ply }: Told) => ({ seq, type, data, ply }));
}

test('every event of a match comes once and in order: what was, and then what happens', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  const before = await take(subscriber, start.events.length);
  await playOn(service, start, 5);
  const all = await allEvents(start.match.id);
  assert.deepEqual([...before, ...(await take(subscriber, all.length - before.length))], all);
  await subscriber.end();
});

test('somebody who was cut off goes on after the last event they know, as the viewer they are', async () => {
  const start = await startDuelMatch(service);
  const first = await connect(url);
  first.subscribe('a', EVENTS, { match: start.match.id, viewer: 'p2' });
  const known = await take(first, 3);
  first.socket.close();
  await playOn(service, start, 4);
  const second = await connect(url);
  second.subscribe('a', EVENTS, { match: start.match.id, viewer: 'p2', after: known[2]?.seq });
  const all = await allEvents(start.match.id, 'p2');
  assert.deepEqual([...known, ...(await take(second, all.length - 3))], all);
  await second.end();
});

test('what another server on the same database records arrives too', async () => {
  const other = await openServer(service.url);
  const start = await startDuelMatch(service);
  const subscriber = await connect(await listen(other.app));
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  await take(subscriber, start.events.length);
  const played = await playOn(service, start, 1);
  const told = await take(subscriber, played.events.length);
  assert.deepEqual(
    told.map(({ seq }) => seq),
    played.events.map(({ seq }) => seq),
  );
  await subscriber.end();
  await other.close();
});

interface Seen {
  ply: number;
  stateHash: null;
  deadline: string;
  clocks: Record<'p1' | 'p2', { bank: number; deadline: string | null }>;
  paused: object | null;
}

test('the position comes as it is, and after each ply, with the clocks of the match', async () => {
  const start = await startDuelMatch(service, { clock: { seconds: 900, otherwise: 'concede' } });
  const subscriber = await connect(url);
  const query = `subscription ($match: ID!) { matchUpdated(match: $match, viewer: p1) { ply stateHash awaiting { id }
    deadline clocks { p1 { bank deadline } p2 { bank deadline } } paused { ply } } }`;
  subscriber.subscribe('p', query, { match: start.match.id });
  const first = (await subscriber.next()).payload as { data: { matchUpdated: Seen } };
  assert.deepEqual([first.data.matchUpdated.ply, first.data.matchUpdated.stateHash], [0, null]);
  await playOn(service, start, 1);
  const second = (await subscriber.next()).payload as typeof first;
  assert.equal(second.data.matchUpdated.ply, 1);
  const { deadline, clocks, paused } = (await service.http.get(`/v1/matches/${start.match.id}`)).body;
  const bare = ({ p1, p2 }: Seen['clocks']) => [p1, p2].map(({ bank, deadline }) => ({ bank, deadline }));
  const { data } = second;
  assert.deepEqual([data.matchUpdated.deadline, data.matchUpdated.paused], [deadline, paused]);
  assert.deepEqual(bare(data.matchUpdated.clocks), bare(clocks));
  await subscriber.end();
});

test('a subscription that is ended sends no more, and its id can be used again', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  const last = start.events.at(-1)?.seq ?? 0;
  subscriber.subscribe('a', EVENTS, { match: start.match.id, after: last });
  subscriber.send({ type: 'complete', id: 'a' });
  const played = await playOn(service, start, 1);
  subscriber.subscribe('a', EVENTS, { match: start.match.id, after: last });
  const told = await take(subscriber, played.events.length);
  // Had the first one gone on, it would have told this as well, and in between.
  const more = await playOn(service, played, 1);
  told.push(...(await take(subscriber, more.events.length)));
  const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq);
  assert.deepEqual(seqs(told), seqs([...played.events, ...more.events]));
  await subscriber.end();
});

test('what cannot begin is refused with the problem document of the other door', async () => {
  const subscriber = await connect(url);
  const nobody = '01900000-0000-7000-8000-000000000000';
  const cases: [string, object, string][] = [
    [EVENTS, { match: nobody }, 'unknown-match'],
    [EVENTS, { match: nobody, after: 'x' }, 'invalid-request'],
    ['subscription { nothing }', {}, 'invalid-request'],
    ['subscription {', {}, 'invalid-request'],
    ['{ rulesets { next } }', {}, 'invalid-request'],
    [EVENTS, {}, 'invalid-request'],
    [
      `subscription { matchEvents(match: "${nobody}") { cites { id ${'a: title '.repeat(8000)} } } }`,
      {},
      'query-too-long',
    ],
    [
      `subscription { matchEvents(match: "${nobody}") ${'{ parentEvent '.repeat(13)} { seq } ${'}'.repeat(13)} }`,
      {},
      'query-too-deep',
    ],
  ];
  for (const [query, variables, code] of cases) {
    subscriber.subscribe('x', query, variables);
    const { type, payload } = await subscriber.next();
    assert.equal(type, 'error', code);
    const [error] = payload as { message: string; extensions: { code: string; requestId: string } }[];
    assert.equal(error?.extensions.code, code);
    assert.ok(error?.extensions.requestId);
  }
  await subscriber.end();
});

test('who breaks the protocol is told by the code with which the connection is closed', async () => {
  const broken: [object | string | null, object | string, number][] = [
    [{}, 'no json', 4400],
    [{}, { type: 'nothing' }, 4400],
    [{}, { type: 'subscribe', id: 'a' }, 4400],
    [{}, { type: 'connection_init' }, 4429],
    [null, { type: 'subscribe', id: 'a', payload: { query: '{ a }' } }, 4401],
    [null, { type: 'connection_init', payload: { authorization: 'Bearer arb_nobody' } }, 4403],
  ];
  for (const [hello, message, code] of broken) {
    const subscriber = await connect(url, hello as object | null);
    subscriber.send(message);
    assert.equal(await subscriber.closed, code);
  }
});

test('a second subscription of the same id closes the connection', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  assert.equal(await subscriber.closed, 4409);
});

test('a key in connection_init is bound to its seat, and to its scopes', async () => {
  const start = await startDuelMatch(service);
  const other = await startDuelMatch(service);
  const [, authorization] = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const bound = await connect(url, { authorization });
  const refused: [string, string | null, string][] = [
    [start.match.id, 'p2', 'seat-bound'],
    [start.match.id, 'judge', 'seat-bound'],
    [other.match.id, null, 'unknown-match'],
  ];
  for (const [match, viewer, code] of refused) {
    bound.subscribe('x', EVENTS, { match, viewer });
    const { payload } = await bound.next();
    assert.equal((payload as { extensions: { code: string } }[])[0]?.extensions.code, code);
  }
  bound.subscribe('a', EVENTS, { match: start.match.id });
  assert.deepEqual(await take(bound, start.events.length), await allEvents(start.match.id, 'p1'));
  await bound.end();
  const [, weak] = await keyFor(service, { scopes: ['adjudicate'] });
  const stranger = await connect(url, { authorization: weak });
  stranger.subscribe('x', EVENTS, { match: start.match.id });
  const { payload } = await stranger.next();
  assert.equal((payload as { extensions: { code: string } }[])[0]?.extensions.code, 'scope-missing');
  await stranger.end();
});

test('a key that is revoked ends its connections within seconds', async () => {
  const start = await startDuelMatch(service);
  const [, authorization] = await keyFor(service, {});
  const subscriber = await connect(url, { authorization });
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  await take(subscriber, start.events.length);
  await service.sql('UPDATE api_keys SET revoked_at = now() WHERE hint LIKE $1', [`${authorization.slice(7, 17)}%`]);
  assert.equal(await subscriber.closed, 4403);
});

/** Makes a match one of 2,000 events of ten kilobytes, as if they had been played. */
async function lengthen(id: string): Promise<void> {
  await service.sql(
    `INSERT INTO plies (match_id, ply, kind, events, last_seq, hash_after)
     SELECT $1, n, 'action', (SELECT json_agg(json_build_object('seq', 1000 + n * 100 + k, 'parent', null, 'type', 'fork',
       'clause', 'house.fork', 'player', null, 'data', json_build_object('text', repeat('x', 10000)))) FROM generate_series(1, 20) k),
       1100 + n * 100, 'x' FROM generate_series(1, 100) n`,
    [id],
  );
  await service.sql('UPDATE matches SET ply = 100 WHERE id = $1', [id]);
}

test('a subscriber who does not read makes the server hold little, and gets everything in the end', async () => {
  const start = await startDuelMatch(service);
  await lengthen(start.match.id);
  const connected = once(service.app.server, 'connection');
  const slow = await connectRaw(url);
  const [ours] = (await connected) as [Socket];
  await slow.introduce();
  slow.send({ type: 'subscribe', id: 'a', payload: { query: EVENTS, variables: { match: start.match.id } } });
  slow.pause();
  const isHeld = () => {
    assert.ok(!ours.destroyed, 'the service has ended the connection');
    return ours.writableLength > 0;
  };
  const sent = () => ours.bytesWritten - ours.writableLength;
  await standsStill(service, {
    what: 'the sending',
    count: sent,
    most: 20_000_000,
    isHeld,
  });
  assert.ok(ours.writableLength < 65_536, `${ours.writableLength} bytes are held`);
  await slow.readUntil(20_000_000);
  slow.end();
});

test('a subscription that asks for much with each event is paid for with each, and ends when nothing is left', async () => {
  const limited = await openApp({ rateLimits: { key: 200, address: 200, machine: 200 } });
  const start = await startDuelMatch(limited);
  const subscriber = await connect(await listen(limited.app));
  const query = `subscription ($match: ID!) { matchEvents(match: $match) { playedIn { match { events(limit: 500) {
    items { cites { id } } } } } } }`;
  subscriber.subscribe('a', query, { match: start.match.id });
  let last = await subscriber.next();
  for (let told = 0; told < 10 && last.type === 'next'; told++) last = await subscriber.next();
  assert.equal(last.type, 'error');
  assert.equal((last.payload as { extensions: { code: string } }[])[0]?.extensions.code, 'rate-limited');
  await subscriber.end();
  await limited.close();
});

test('a subscription that is posted is told where it belongs', async () => {
  const start = await startDuelMatch(service);
  const { status, body } = await service.http
    .post('/graphql')
    .send({ query: EVENTS, variables: { match: start.match.id } });
  assert.equal(status, 426);
  assert.equal(body.data, null);
  assert.equal(body.errors[0].extensions.code, 'websocket-required');
});

test('an upgrade to anything else is passed over, and the request answered', async () => {
  const reply = await service.http.get('/healthz').set('connection', 'Upgrade').set('upgrade', 'h2c');
  assert.equal(reply.status, 200);
  const socket = await service.http.get('/v1/rulesets').set('connection', 'Upgrade').set('upgrade', 'websocket');
  assert.equal(socket.status, 200);
});

test('a server that stops says so, so that its subscribers go on elsewhere', async () => {
  const stopping = await openApp();
  const start = await startDuelMatch(stopping);
  const subscriber = await connect(await listen(stopping.app));
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  await take(subscriber, start.events.length);
  await stopping.close();
  assert.equal(await subscriber.closed, 1001);
});

test('an action is taken while others watch', async () => {
  const start = await startDuelMatch(service);
  const watchers = await Promise.all(Array.from({ length: 20 }, () => connect(url)));
  for (const watcher of watchers)
    watcher.subscribe('a', EVENTS, { match: start.match.id, after: start.events.at(-1)?.seq });
  const { body } = await service.http.post(`/v1/matches/${start.match.id}/actions`).send({ action: anAction(start) });
  for (const watcher of watchers) assert.equal((await take(watcher, 1))[0]?.seq, body.events[0].seq);
  await Promise.all(watchers.map((watcher) => watcher.end()));
});

test('subscriptions to a match complete when it is over', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  subscriber.subscribe('events', EVENTS, { match: start.match.id, after: start.events.at(-1)?.seq });
  subscriber.subscribe(
    'position',
    'subscription ($match: ID!) { matchUpdated(match: $match) { outcome { winner } } }',
    {
      match: start.match.id,
    },
  );
  await service.http.post(`/v1/matches/${start.match.id}/actions`).send({ action: { player: 'p2', concede: true } });
  const completed = new Set<string>();
  while (completed.size < 2) {
    const { type, id = '' } = await subscriber.next();
    assert.ok(!completed.has(id), `${id} goes on after it has completed`);
    if (type === 'complete') completed.add(id);
    else assert.equal(type, 'next');
  }
  await subscriber.end();
});
