import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { hashOf } from '../../src/graphql/persisted.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import type { Subscriber } from '../support/subscriber.ts';
import { connect, connectRaw, listen } from '../support/subscriber.ts';

/** What subscribers do that the protocol allows and nobody expects. */

let service: TestApp;
let url: string;
before(async () => {
  service = await openApp();
  url = await listen(service.app);
});
after(() => service.close());

const EVENTS = 'subscription ($match: ID!) { matchEvents(match: $match) { seq } }';
const POSITIONS = 'subscription ($match: ID!) { matchUpdated(match: $match) { ply } }';

const codeOf = async ({ next }: Subscriber) => {
  const { payload } = await next();
  return (payload as { extensions: { code: string } }[])[0]?.extensions.code;
};

test('an id that is given to another subscription at once is that one alone', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  for (let times = 0; times < 5; times++) {
    subscriber.subscribe('a', EVENTS, { match: start.match.id });
    subscriber.send({ type: 'complete', id: 'a' });
  }
  subscriber.subscribe('a', POSITIONS, { match: start.match.id });
  const first = await subscriber.next();
  await playOn(service, start, 1);
  const plies = [first, await subscriber.next()].map(({ type, payload }) => ({ type, ...(payload as object) }));
  assert.deepEqual(
    plies,
    [0, 1].map((ply) => ({ type: 'next', data: { matchUpdated: { ply } } })),
  );
  await subscriber.end();
});

test('an id that is given away while results are sent is that of the next subscription alone', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  subscriber.subscribe('a', EVENTS, { match: start.match.id });
  await subscriber.next();
  subscriber.send({ type: 'complete', id: 'a' });
  subscriber.subscribe('a', POSITIONS, { match: start.match.id });
  let told = await subscriber.next();
  while (!JSON.stringify(told).includes('matchUpdated')) told = await subscriber.next();
  const heard = subscriber.next();
  await playOn(service, start, 1);
  assert.deepEqual((await heard).payload, { data: { matchUpdated: { ply: 1 } } });
  await subscriber.end();
});

test('a hundred subscriptions run on a connection, and one more is refused', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  for (let at = 0; at < 100; at++) {
    subscriber.subscribe(`s${at}`, POSITIONS, { match: start.match.id });
    assert.equal((await subscriber.next()).type, 'next');
  }
  subscriber.subscribe('over', POSITIONS, { match: start.match.id });
  assert.equal(await codeOf(subscriber), 'too-many-subscriptions');
  subscriber.send({ type: 'complete', id: 's7' });
  subscriber.subscribe('over', POSITIONS, { match: start.match.id });
  assert.equal((await subscriber.next()).type, 'next');
  await subscriber.end();
});

test('an id that is too long is refused, and one that is in use closes the connection however long it is', async () => {
  const start = await startDuelMatch(service);
  const subscriber = await connect(url);
  subscriber.subscribe('x'.repeat(201), POSITIONS, { match: start.match.id });
  assert.equal(await codeOf(subscriber), 'invalid-request');
  for (let times = 0; times < 2; times++) subscriber.subscribe('é'.repeat(200), POSITIONS, { match: start.match.id });
  assert.equal(await subscriber.closed, 4409);
});

test('where only the queries of a folder are answered, a subscription of it is known by its hash, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'queries-'));
  await writeFile(join(folder, 'positions.graphql'), POSITIONS);
  const strict = await openApp({ persisted: { mode: 'only', folder } });
  const start = await startDuelMatch(strict);
  const subscriber = await connect(await listen(strict.app));
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(POSITIONS) } };
  const payload = { query: '', extensions, variables: { match: start.match.id } };
  subscriber.send({ type: 'subscribe', id: 'a', payload });
  assert.equal((await subscriber.next()).type, 'next');
  subscriber.subscribe('b', EVENTS, { match: start.match.id });
  assert.equal(await codeOf(subscriber), 'query-not-allowed');
  await subscriber.end();
  await strict.close();
  await rm(folder, { recursive: true });
});

test('a ping is answered with what it brought', async () => {
  const subscriber = await connect(url);
  subscriber.send({ type: 'ping', payload: { at: 1 } });
  assert.deepEqual(await subscriber.next(), { type: 'pong', payload: { at: 1 } });
  await subscriber.end();
});

test('who says nothing in five seconds is let go', async () => {
  const silent = await connect(url, null);
  assert.equal(await silent.closed, 4408);
});

test('who asks without an end and reads nothing is cut off', async () => {
  const connected = once(service.app.server, 'connection');
  const raw = await connectRaw(url);
  const [ours] = (await connected) as [Socket];
  await raw.introduce();
  raw.pause();
  const ping = { type: 'ping', payload: { text: 'x'.repeat(60_000) } };
  let most = 0;
  while (!ours.destroyed && ours.bytesRead < 100_000_000) {
    if (!raw.send(ping)) await raw.drained();
    most = Math.max(most, ours.writableLength);
  }
  raw.end();
  assert.ok(ours.destroyed);
  assert.ok(most < 20_000_000, `${most} bytes are held`);
});
