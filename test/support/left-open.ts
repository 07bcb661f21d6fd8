import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import test from 'node:test';
import { openApp } from './app.ts';
import { startServer } from './server.ts';
import { rawConnection } from './socket.ts';
import { listen, connect as subscribe } from './subscriber.ts';

/** A test for another one to run: it fails with everything open that helpers open. */
test('leaves everything open', async () => {
  const service = await openApp({ connectionTimeout: 3600 });
  await subscribe(await listen(service.app));
  await startServer({ DATABASE_URL: service.url });
  const { socket } = await rawConnection(service.app);
  // A request that waits for a lock which nobody gives up.
  await service.sql('BEGIN');
  await service.sql('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  socket.write('GET /v1/matches HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const own = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(own, 'connect');
  assert.fail('on purpose');
});
