import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { isPublic } from '../../src/services/outgoing/addresses.ts';
import type { Resolve } from '../../src/services/outgoing/sender.ts';
import { Sender } from '../../src/services/outgoing/sender.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, openServer } from '../support/app.ts';
import type { Receiver } from '../support/receiver.ts';
import { openReceiver } from '../support/receiver.ts';

const INSIDE = [
  ...[
    '127.0.0.1',
    '127.8.9.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '0.1.2.3',
  ],
  ...[
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.5',
  ],
  ...[
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
  ],
  ...[
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a00:1',
  ],
  ...['2001:db8::1', '2002:7f00:1::', '2001:0:7f00:1::', '100::1', 'fec0::1', '::ffff:0:127.0.0.1', 'localhost', ''],
];
const OUTSIDE = ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'];

test('knows what is inside, however it is written', () => {
  for (const address of INSIDE) assert.equal(isPublic(address), false, address);
  for (const address of OUTSIDE) assert.equal(isPublic(address), true, address);
});

let service: TestApp;
let inside: Receiver;
before(async () => {
  service = await openApp();
  inside = await openReceiver();
});
after(() => service.close());

const create = (url: string) => service.http.post('/v1/webhooks').send({ url });

test('refuses a URL that is an address inside, in all its spellings, and what is no address of the web', async () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '10.0.0.1',
  ];
  for (const host of [...hosts, '169.254.169.254', '[fd00::1]', '①②⑦.0.0.1', '0', '127.0.0.1.']) {
    const { status, body } = await create(`http://${host}:${inside.port}/`);
    assert.deepEqual([status, body.code, body.errors?.[0].path], [400, 'invalid-request', '/url'], host);
  }
  for (const url of [
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://a:b@example.com/',
    'example.com',
    'javascript:1',
    '',
  ]) {
    assert.equal((await create(url)).status, 400, url);
  }
  assert.equal((await create('https://example.com/hook?a=b')).status, 201);
});

/** Names as they are looked up in turn. */
const naming =
  (...turns: string[][]): Resolve =>
  (_name, _options, found) => {
    const addresses = turns.length > 1 ? turns.shift() : turns[0];
    found(
      null,
      (addresses ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

const posting = (resolve: Resolve, privately = false) => {
  const sender = new Sender({ timeout: 60, privately, resolve });
  return sender.post(`http://hook.example:${inside.port}/`, {}, '{}');
};

test('sends nothing to a name that leads inside, also among others', async () => {
  for (const addresses of [
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['1.1.1.1', '127.0.0.1'],
    ['169.254.169.254'],
  ]) {
    const { status, error } = await posting(naming(addresses));
    assert.equal(status, null);
    assert.match(error ?? '', /hook\.example is at .*, which is not public/);
  }
  assert.equal(inside.all.length, 0);
});

test('connects to the address that it has looked at, and looks a name up once', async () => {
  let looked = 0;
  const resolve: Resolve = (name, options, found) => {
    looked++;
    // Whoever looked a name up again would be led somewhere else.
    naming(looked === 1 ? ['127.0.0.1'] : ['192.0.2.1'])(name, options, found);
  };
  const { status, error } = await posting(resolve, true);
  assert.deepEqual([status, error, looked], [200, null, 1]);
  assert.equal(inside.all.length, 1);
});

test('localhost and a redirect inward lead nowhere', async (t) => {
  const sender = new Sender({ timeout: 60, privately: false });
  const { error } = await sender.post(`http://localhost:${inside.port}/`, {}, '{}');
  assert.match(error ?? '', /localhost is at/);
  const outer = await openReceiver();
  t.after(() => outer.close());
  outer.usually = (response) => response.writeHead(307, { location: inside.url }).end();
  const before = inside.all.length;
  const followed = await new Sender({ timeout: 60, privately: true }).post(outer.url, {}, '{}');
  assert.deepEqual([followed.status, followed.error], [307, 'The answer was 307: redirects are not followed.']);
  assert.equal(inside.all.length, before);
});

test('a webhook whose name comes to lead inside is told nothing, and its log says why', async (t) => {
  const server = await openServer(service.url, {}, { resolve: naming(['127.0.0.1']) });
  t.after(() => server.close());
  const { body: hook } = await server.http.post('/v1/webhooks').send({ url: `http://hook.example:${inside.port}/` });
  const before = inside.all.length;
  const { body } = await server.http.post(`/v1/webhooks/${hook.id}/test`);
  assert.equal(body.status, 'failed');
  assert.match(body.attempts[0].error, /not public/);
  assert.equal(inside.all.length, before);
});
