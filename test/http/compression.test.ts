import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after, before } from 'node:test';
import type { ZlibOptions } from 'node:zlib';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { within } from '../support/until.ts';

let service: TestApp;
let port: number;
before(async () => {
  service = await openApp();
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  port = (service.app.server.address() as AddressInfo).port;
});
after(() => service.close());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const asked = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, path, method, headers }, resolve).on('error', reject).end(body);
  });

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const opens: Record<string, (options?: ZlibOptions) => NodeJS.ReadWriteStream & AsyncIterable<Buffer>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
};

/** An answer as it was sent, and what it says. */
async function read(path: string, encoding?: string, more: Asked = {}) {
  const headers = { ...more.headers, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) };
  const reply = await asked(path, { ...more, headers });
  const sent = await bytesOf(reply);
  const used = reply.headers['content-encoding'];
  const open = used === undefined ? undefined : opens[used]?.();
  open?.end(sent);
  const text = String(open === undefined ? sent : await bytesOf(open));
  return { status: reply.statusCode, headers: reply.headers, used, size: sent.length, text };
}

const RULEBOOK = '/v1/rulesets/gundam/clauses?limit=500';
const SHORT = '/v1/rulesets/duel/clauses?limit=1';
const JSON_BODY = { 'content-type': 'application/json' };

test('the same answer comes plain, by gzip and by br, and is many times smaller', async () => {
  const plain = await read(RULEBOOK);
  assert.deepEqual([plain.used, plain.headers['content-length']], [undefined, String(plain.size)]);
  for (const encoding of ['gzip', 'br']) {
    const small = await read(RULEBOOK, encoding);
    assert.deepEqual([small.status, small.used, small.text], [200, encoding, plain.text]);
    assert.ok(small.size * 3 < plain.size, `${small.size} of ${plain.size} bytes`);
  }
});

test('what the client prefers is used, br where it does not say, and nothing that it refuses', async () => {
  for (const [accepted, used] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['zstd, deflate', undefined],
    ['', undefined],
  ] as const) {
    assert.equal((await read(RULEBOOK, accepted)).used, used, accepted);
  }
});

test('a short answer is sent as it is', async () => {
  const plain = await read(SHORT);
  const same = await read(SHORT, 'br, gzip');
  assert.ok(plain.size < 1024);
  assert.deepEqual([same.used, same.text, same.headers.etag], [undefined, plain.text, plain.headers.etag]);
});

test('caches are told that the encoding matters, whichever was asked for', async () => {
  for (const encoding of [undefined, 'br']) {
    const { headers } = await read(RULEBOOK, encoding);
    assert.match(String(headers.vary), /\baccept-encoding\b/i);
    assert.equal(String(headers.vary).match(/accept-encoding/gi)?.length, 1);
  }
});

test('each encoding has a tag of its own, and each is known again', async () => {
  const tags = new Map<string | undefined, string>();
  for (const encoding of [undefined, 'gzip', 'br'])
    tags.set(encoding, String((await read(RULEBOOK, encoding)).headers.etag));
  assert.equal(new Set(tags.values()).size, 3);
  for (const [encoding, tag] of tags) {
    assert.match(tag, /^"/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await read(RULEBOOK, encoding, { headers: { 'if-none-match': known } });
      assert.deepEqual([again.status, again.text, again.headers.etag, again.used], [304, '', tag, undefined], known);
    }
  }
});

test('a state that was read compressed is named by its tag in If-Match', async () => {
  const start = await startDuelMatch(service);
  const path = `/v1/matches/${start.match.id}`;
  const { headers, used } = await read(`${path}/state`, 'gzip');
  assert.equal(used, 'gzip');
  const body = JSON.stringify({ action: anAction(start) });
  const act = (tag: string) =>
    asked(`${path}/actions`, { method: 'POST', headers: { ...JSON_BODY, 'if-match': tag }, body });
  assert.equal((await act('"other-gzip"')).statusCode, 412);
  assert.equal((await act(String(headers.etag))).statusCode, 200);
});

test('HEAD tells of the answer that is not compressed', async () => {
  const plain = await read(RULEBOOK);
  for (const known of ['"none"', String(plain.headers.etag)]) {
    const head = await read(RULEBOOK, 'br', { method: 'HEAD', headers: { 'if-none-match': known } });
    assert.deepEqual([head.used, head.size, head.headers.etag], [undefined, 0, plain.headers.etag]);
    assert.equal(head.status, known === '"none"' ? 200 : 304);
    assert.equal(head.headers['content-length'], String(plain.size));
  }
});

test('verdicts, problems and results of queries are compressed', async () => {
  const query = JSON.stringify({ query: '{ ruleset(id: "gundam") { clauses(limit: 50) { items { id text } } } }' });
  const faulty = Array.from({ length: 10 }, (_, at) => ({ id: `X-${at}`, type: 'unit' }));
  const calls: [string, string, number][] = [
    ['/v1/rulesets/gundam/start', '{"seed": "s"}', 200],
    ['/v1/card-sets', JSON.stringify({ ruleset: 'gundam', cards: faulty }), 422],
    ['/graphql', query, 200],
  ];
  for (const [path, body, status] of calls) {
    const reply = await read(path, 'br', { method: 'POST', headers: JSON_BODY, body });
    assert.deepEqual([reply.status, reply.used], [status, 'br'], reply.text);
    assert.equal(typeof JSON.parse(reply.text), 'object');
  }
});

test('an export is compressed, a short and an empty one as well', async () => {
  const start = await startDuelMatch(service, { event: 'Packed' });
  await playOn(service, start, 20);
  for (const path of [
    `/v1/matches/${start.match.id}/events`,
    '/v1/matches?event=Packed',
    '/v1/matches?event=Nothing',
    '/v1/matches/export?event=Packed&include=events',
  ]) {
    const headers = { accept: 'application/x-ndjson' };
    const plain = await read(path, undefined, { headers });
    for (const encoding of ['gzip', 'br']) {
      const small = await read(path, encoding, { headers });
      assert.deepEqual([small.status, small.text], [200, plain.text], path);
      if (plain.size > 0) assert.equal(small.used, encoding);
    }
  }
});

test('a batch that is sent line by line is answered line by line, compressed as well', async () => {
  const start = await startDuelMatch(service);
  const line = `${JSON.stringify({ state: start.state, action: { player: 'p1', concede: true } })}\n`;
  for (const encoding of ['gzip', 'br']) {
    const headers = {
      accept: 'application/x-ndjson',
      'content-type': 'application/x-ndjson',
      'accept-encoding': encoding,
    };
    const call = request({ port, path: '/v1/adjudications/batch', method: 'POST', headers });
    call.write(line);
    const [reply] = (await within('the answer begins', once(call, 'response'))) as [IncomingMessage];
    const open = opens[encoding]?.();
    assert.ok(open);
    const lines = reply.pipe(open)[Symbol.asyncIterator]();
    const first = await within('the first result is there before the second item is sent', lines.next());
    assert.equal(typeof JSON.parse(String(first.value)), 'object');
    call.end(line);
    const second = await within('the second result', lines.next());
    assert.equal(typeof JSON.parse(String(second.value)), 'object');
    assert.equal((await lines.next()).done, true);
  }
});

test('a request is not decompressed, so that a small one cannot become a large one', async () => {
  const headers = { ...JSON_BODY, 'content-encoding': 'gzip' };
  const body = '{"seed": "s"}';
  const reply = await read('/v1/rulesets/duel/start', undefined, { method: 'POST', headers, body });
  assert.equal(reply.status, 200);
});

test('an answer that is kept under an Idempotency-Key is kept as it is, for clients of any encoding', async () => {
  const headers = { ...JSON_BODY, 'idempotency-key': 'packed' };
  const body = JSON.stringify({ ruleset: 'gundam', seed: 's' });
  const first = await read('/v1/matches', 'br', { method: 'POST', headers, body });
  const again = await read('/v1/matches', undefined, { method: 'POST', headers, body });
  assert.deepEqual([first.used, again.used], ['br', undefined]);
  assert.deepEqual([again.headers['idempotency-replayed'], again.text], ['true', first.text]);
});
