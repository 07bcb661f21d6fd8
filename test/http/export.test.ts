import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after, before } from 'node:test';
import { wantsLines } from '../../src/http/accept.ts';
import { nextAnswer } from '../support/answering.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { liveHeap } from '../support/heap.ts';
import { keyFor } from '../support/key.ts';
import { addPlies, copyMatch } from '../support/rows.ts';
import { watchStatements } from '../support/statements.ts';
import { standsStill } from '../support/stillness.ts';
import { within } from '../support/until.ts';

const LINES = 'application/x-ndjson';
let service: TestApp;
let port: number;
before(async () => {
  service = await openApp();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  port = (service.app.server.address() as AddressInfo).port;
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;
const linesOf = (text: string): unknown[] =>
  text === ''
    ? []
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => JSON.parse(line));

/** An export whose reading is in the hands of the test. */
const opened = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers: { accept: LINES, ...headers } }, resolve)
      .on('error', reject)
      .end();
  });

/** Everything that an address exports. */
async function lines(path: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const reply = await opened(path, headers);
  assert.equal(reply.statusCode, 200);
  assert.match(String(reply.headers['content-type']), /^application\/x-ndjson/);
  let text = '';
  for await (const piece of reply.setEncoding('utf8')) text += piece;
  return linesOf(text);
}

test('lists are exported whole, with the same filters, as they are told in pages', async () => {
  const start = await startDuelMatch(service, { event: 'Export' });
  await playOn(service, start, 50);
  await copyMatch(service, start.match.id, 450, { started_at: `'2026-01-01'::timestamptz + make_interval(secs => n)` });
  for (const path of [
    '/v1/matches?event=Export&sort=startedAt',
    `/v1/matches/${start.match.id}/plies?player=p1`,
    `/v1/matches/${start.match.id}/events?type=draw&viewer=p2`,
  ]) {
    const paged: unknown[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { items: unknown[]; next: string | null } = await read(
        `${path}&limit=190${next && `&after=${next}`}`,
      );
      paged.push(...page.items);
      next = page.next;
    }
    assert.deepEqual(await lines(path), paged);
    assert.deepEqual(await lines(`${path}&limit=7`), paged.slice(0, 7));
  }
  assert.equal((await lines('/v1/matches?event=Export&limit=301')).length, 301);
});

test('matches are exported with their plies or events after each', async () => {
  const start = await startDuelMatch(service, { event: 'Whole' });
  await playOn(service, start, 12);
  await startDuelMatch(service, { event: 'Whole' });
  const { items } = await read('/v1/matches?event=Whole');
  const expected: unknown[] = [];
  for (const match of items) {
    const plies = await read(`/v1/matches/${match.id}/plies`);
    expected.push({ match }, ...plies.items.map((ply: unknown) => ({ ply })));
  }
  assert.deepEqual(await lines('/v1/matches/export?event=Whole&include=plies'), expected);
  const bare = await lines('/v1/matches/export?event=Whole');
  assert.deepEqual(
    bare,
    items.map((match: unknown) => ({ match })),
  );
  const told = await lines('/v1/matches/export?event=Whole&include=events&limit=1');
  assert.equal(told.filter((line) => Object.hasOwn(line as object, 'match')).length, 1);
});

test('a key that is bound to a seat exports its own match as its seat sees it', async () => {
  const start = await startDuelMatch(service, { event: 'Seat' });
  await startDuelMatch(service, { event: 'Seat' });
  const key = await keyFor(service, { seat: { match: start.match.id, viewer: 'p2' } });
  const [first, ...rest] = (await lines('/v1/matches/export?include=events', { [key[0]]: key[1] })) as {
    match?: { id: string; seats: { deck: unknown }[] };
    event?: { type: string; player: string; data: object };
  }[];
  assert.equal(first?.match?.id, start.match.id);
  assert.equal(first?.match?.seats[0]?.deck, null);
  const drawn = rest.flatMap(({ event }) => (event?.type === 'draw' ? [event] : []));
  assert.ok(drawn.length > 0);
  assert.ok(drawn.every(({ player, data }) => player === 'p2' || !('card' in data)));
});

test('who asks for lines gets them, weighed by q; everybody else a page', () => {
  for (const [accept, wanted] of [
    [undefined, false],
    ['*/*', false],
    ['application/*', false],
    ['application/json', false],
    ['application/x-ndjson', true],
    ['APPLICATION/X-NDJSON ; q=0.4', true],
    ['application/x-ndjson;q=0', false],
    ['application/x-ndjson;q=nonsense', false],
    ['application/json;q=0.5, application/x-ndjson', true],
    ['application/json, application/x-ndjson;q=0.9', false],
    ['application/x-ndjson, */*;q=0.1', true],
    ['application/x-ndjson, */*', true],
    ['application/x-ndjson;q=0.2, */*', false],
    ['application/json, application/x-ndjson', false],
    ['application/x-ndjson, application/json', true],
    [',;/ ,q=1', false],
  ] as const)
    assert.equal(wantsLines(accept), wanted, accept);
});

test('what is wrong is said before the first line, as a problem', async () => {
  const missing = await service.http
    .get('/v1/matches/00000000-0000-7000-8000-000000000000/events')
    .set('accept', LINES);
  assert.deepEqual([missing.status, missing.body.code], [404, 'unknown-match']);
  const wrong = await service.http.get('/v1/matches?sort=round').set('accept', LINES);
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'invalid-request']);
});

test('100,000 events are exported in constant memory', async () => {
  const { match } = await startDuelMatch(service);
  await addPlies(service, match.id, 10_000, 10);
  // Once an export has begun it could hold all of it.
  const before = liveHeap();
  const reply = await opened(`/v1/matches/${match.id}/events`);
  let [count, highest, rest] = [0, 0, ''];
  for await (const piece of reply.setEncoding('utf8')) {
    const found = (rest + String(piece)).split('\n');
    rest = found.pop() ?? '';
    count += found.length;
    if (count % 5000 < found.length) highest = Math.max(highest, liveHeap());
  }
  const { items } = await read(`/v1/matches/${match.id}/events?limit=500`);
  assert.equal(count, 100_000 + items.findIndex(({ ply }: { ply: number }) => ply === 1));
  assert.ok(highest - before < 10_000_000, `the heap grew by ${highest - before} bytes`);
});

test('nothing is read that nobody takes, and a client that goes away ends the reading', async (t) => {
  const { match } = await startDuelMatch(service);
  await addPlies(service, match.id, 20_000, 10);
  const path = `/v1/matches/${match.id}/events`;
  const { sent, unanswered, stop } = watchStatements(service, (sql) => /\bplies\b/.test(sql));
  t.after(stop);
  const [answer, reply] = await Promise.all([nextAnswer(service.app, path), opened(path)]);
  t.after(() => reply.destroy());
  // All of it would be a thousand pages.
  const reading = { what: 'the reading', count: () => sent.length, most: 500 };
  const read = await standsStill(service, { ...reading, isHeld: () => answer.writableNeedDrain && unanswered() === 0 });
  assert.ok(read > 2, `${read} statements`);
  const closed = once(answer, 'close');
  reply.destroy();
  await within('the service learns that the client is gone', closed);
  assert.equal(await standsStill(service, { ...reading, isHeld: () => true }), read);
});

test('an export that fails half way is cut off', async () => {
  const { match } = await startDuelMatch(service);
  await addPlies(service, match.id, 3000, 10);
  await service.sql(`UPDATE plies SET events = '{}' WHERE match_id = $1 AND ply = 2500`, [match.id]);
  const reply = await opened(`/v1/matches/${match.id}/events`);
  assert.equal(reply.statusCode, 200);
  await assert.rejects(async () => {
    for await (const piece of reply) assert.ok(piece.length > 0);
  }, /aborted/);
});
