import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { rawConnection } from '../support/socket.ts';

let service: TestApp;
let port: number;
before(async () => {
  service = await openApp({ keyless: 'loopback' });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const address = service.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
after(() => service.close());

const LIST = '/v1/matches';

/** What comes back on a connection of its own for a request in this version of HTTP. */
async function asked(version: string): Promise<string> {
  const { socket, rest } = await rawConnection(service.app);
  socket.write(`GET ${LIST} HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return rest();
}

/** The status of a call from this machine with these headers. */
const status = async (headers: Record<string, string>): Promise<number> => {
  const reply = await service.http.get(LIST).set({ host: `localhost:${port}`, ...headers });
  return reply.status;
};

test('a program on this machine needs no key', async () => {
  for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`])
    assert.equal(await status({ host }), 200, host);
  const { body } = await service.http.get('/v1/key');
  assert.deepEqual([body.id, body.tenant, body.scopes.includes('admin')], [null, 'local', true]);
});

test('a key that is sent counts, also from this machine', async () => {
  const [name, value] = await keyFor(service, { scopes: ['adjudicate'] });
  assert.equal(await status({ [name]: value }), 403);
  assert.equal(await status({ authorization: 'Bearer arb_wrong' }), 401);
  assert.equal(await status({ authorization: 'Basic YTpi' }), 401);
});

test('what a proxy or a tunnel passed on is not from this machine', async () => {
  const headers = [
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Original-Host',
    'X-Original-Forwarded-For',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'True-Client-IP',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'Fly-Client-IP',
    'Fastly-Client-IP',
    'Tailscale-User-Login',
    'X-Azure-ClientIP',
    'X-AppEngine-User-IP',
    'X-Vercel-Id',
    'Client-IP',
    'Ngrok-Trace-Id',
    'DO-Connecting-IP',
    'Front-End-Https',
    'Proxy-Client-IP',
    'WL-Proxy-Client-IP',
    'X-ARR-SSL',
    'X-Nginx-Proxy',
    'X-Originating-IP',
    'X-ProxyUser-Ip',
    'X-Remote-Addr',
    'X-Remote-IP',
    'X-Scheme',
    'X-URL-Scheme',
  ];
  for (const name of headers) assert.equal(await status({ [name]: '127.0.0.1' }), 401, name);
});

test('what a proxy passed on by HTTP/1.0, as it does unless told otherwise, is not from this machine', async () => {
  assert.match(await asked('1.0'), /^HTTP\/1\.1 401 /);
  assert.match(await asked('1.1'), /^HTTP\/1\.1 200 /);
});

test('an address that only looks like that of this machine is another one', async () => {
  const from = async (remoteAddress: string) =>
    (await service.app.inject({ url: LIST, remoteAddress, headers: { host: 'localhost' } })).statusCode;
  for (const address of ['127.0.0.1', '127.1.2.3', '::ffff:127.0.0.1', '::1']) {
    assert.equal(await from(address), 200, address);
  }
  for (const address of ['10.127.0.1', '::ffff:10.127.0.1', '1270.0.0.1', '2001:db8::1', '::1:127', '::127.0.0.1']) {
    assert.equal(await from(address), 401, address);
  }
});

test('a name of elsewhere that leads to this machine does not let a page in', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '0.0.0.0', '']) {
    assert.equal(await status({ host }), 401, host);
  }
});

test('what a page from elsewhere made a browser send is not from this machine', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://localhost']) {
    assert.equal(await status({ origin }), 401, origin);
  }
  for (const site of ['cross-site', 'same-site']) assert.equal(await status({ 'sec-fetch-site': site }), 401, site);
});

test('the pages of this machine, and addresses that are typed in, are', async () => {
  for (const origin of ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]']) {
    assert.equal(await status({ origin, 'sec-fetch-site': 'same-site' }), 200, origin);
  }
  for (const site of ['same-origin', 'none']) assert.equal(await status({ 'sec-fetch-site': site }), 200, site);
});

test('somebody without a key who may adjudicate may do nothing that is recorded', async (t) => {
  const open = await openApp({ keyless: 'adjudicate' });
  t.after(() => open.close());
  const started = await open.http.post('/v1/rulesets/duel/start').send({});
  assert.equal(started.status, 200);
  for (const path of ['/v1/matches', '/v1/keys', '/v1/tournaments']) {
    const reply = await open.http.get(path);
    assert.deepEqual([reply.status, reply.body.code], [401, 'key-required'], path);
  }
  assert.equal((await open.http.post('/v1/matches').send({ ruleset: 'duel' })).status, 401);
});
