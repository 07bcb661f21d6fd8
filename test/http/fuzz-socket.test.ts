import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 1);
const RUNS = Number(process.env.FUZZ_RUNS ?? 15) * 10;

let service: TestApp;
before(async () => {
  service = await openApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
after(() => service.close());

/** The statuses of everything that came back on a connection. */
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Writes bytes, ends the writing side, and gives everything that came back until the connection was closed. */
async function exchange(...pieces: Buffer[]): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let come = '';
  socket.setEncoding('utf8').on('data', (text) => {
    come += text;
  });
  // Who is refused may be cut off before all is written.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const piece of pieces) socket.write(piece);
  socket.end();
  await closed;
  return come;
}

const body = '{"seed":"x"}';
const good = [
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `POST /v1/rulesets/duel/start HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{"query":"{rulesets{items{id}}}"\r\n1\r\n}\r\n0\r\n\r\n`,
];
const broken = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'get /healthz http/1.1\r\nHost: x\r\n\r\n',
  'GET /healthz HTTP/1.1\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET http://example.org/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'TRACE /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PROPFIND /v1/matches HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\nA\u0000b: c\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n folded: yes\r\n\r\n',
  `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  `GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`,
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"rules',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1e3\r\n\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
  'POST /v1/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n',
  'GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
].map((text) => Buffer.from(text, 'latin1'));

/** Fails unless every answer is good or a refusal, the connection ends, and the service still answers. */
async function endures(pieces: Buffer[]): Promise<void> {
  for (const status of statuses(await exchange(...pieces))) assert.ok(status < 500, `${status}`);
  assert.equal((await service.http.get('/healthz')).status, 200);
}

test('what is not HTTP, or only half of it, is refused or cut off, and the service goes on', async (t) => {
  for (const bytes of broken) {
    await t.test(JSON.stringify(bytes.toString('latin1').slice(0, 90)), async () => {
      await endures([bytes]);
    });
  }
});

test('any bytes around requests and inside of them leave the service going on', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...good.map((text) => Buffer.from(text))),
    fc.constantFrom(...broken),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.tuple(fc.constantFrom(...good), fc.nat(300), fc.uint8Array({ maxLength: 8 })).map(([text, at, bytes]) => {
      const place = at % text.length;
      return Buffer.concat([Buffer.from(text.slice(0, place)), bytes, Buffer.from(text.slice(place))]);
    }),
  );
  const property = fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), endures);
  await fc.assert(property, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 60_000 });
});

test('requests that follow each other without waiting are all answered, in order', async () => {
  const many = Array.from({ length: 50 }, (_, at) => {
    const last = at === 49 ? 'Connection: close\r\n' : '';
    return `GET ${at % 2 === 0 ? '/healthz' : `/nothing/${at}`} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
  });
  assert.deepEqual(
    statuses(await exchange(Buffer.from(many.join('')))),
    many.map((_, at) => (at % 2 === 0 ? 200 : 404)),
  );
});
