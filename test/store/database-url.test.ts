import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { readConfig } from '../../src/config.ts';
import { readDatabaseUrl } from '../../src/store/database-url.ts';
import { openStore } from '../../src/store/open-store.ts';
import { isUnreachable } from '../../src/store/unreachable.ts';
import { openTestDatabase } from '../support/database.ts';

test('one host is passed on as it was written', () => {
  for (const url of [
    'postgresql://arbiter:secret@localhost:5432/arbiter',
    'postgres://h/db?sslmode=require',
    'postgresql:///arbiter?host=/var/run/postgresql',
    'postgresql://u:p%40ss@[::1]:5432/db',
  ]) {
    assert.deepEqual(readDatabaseUrl(url), { servers: [url], writable: false });
  }
});

test('several hosts are taken apart, however they are named', () => {
  const servers = ['postgresql://u:p@a:1/db?x=1', 'postgresql://u:p@b:2/db?x=1'];
  assert.deepEqual(readDatabaseUrl('postgresql://u:p@a:1,b:2/db?x=1'), { servers, writable: true });
  const named = readDatabaseUrl('postgresql://u@/db?host=a,b&port=1,2');
  assert.deepEqual(named.servers, ['postgresql://u@/db?host=a&port=1', 'postgresql://u@/db?host=b&port=2']);
  assert.equal(readDatabaseUrl('postgresql://a,b/db?target_session_attrs=any').writable, false);
  const checked = readDatabaseUrl('postgresql://a/db?target_session_attrs=primary');
  assert.deepEqual(checked, { servers: ['postgresql://a/db'], writable: true });
});

test('what cannot be meant is refused at the start, and no password is repeated', () => {
  for (const [url, reason] of [
    ['mysql://u:hunter2@h/db', /has to be an address/],
    ['postgresql://u:hunter2@a,b/db?target_session_attrs=standby', /target_session_attrs/],
    ['postgresql://u:hunter2@a:99999/db', /no host with a port/],
    ['postgresql://u:hunter2@a:x,b/db', /no host with a port/],
    ['postgresql://u:hunter2@/db?host=a,b,c&port=1,2', /ports/],
  ] as const) {
    assert.throws(
      () => readConfig({ DATABASE_URL: url }),
      (error: Error) => {
        assert.match(error.message, reason);
        return error.message.includes('DATABASE_URL') && !error.message.includes('hunter2');
      },
    );
  }
});

test('of several hosts one that is there and takes writes is used', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const url = new URL(database.url);
  const dead = '127.0.0.1:1';
  const several = database.url.replace(url.host, `${dead},${url.host}`);
  const store = openStore(several, 2, () => {});
  t.after(() => store.close());
  await store.ping();
  assert.equal(await store.keys.any(), false);
  const none = openStore(database.url.replace(url.host, `${dead},127.0.0.1:2`), 2, () => {});
  t.after(() => none.close());
  await assert.rejects(none.ping(), isUnreachable);
  await assert.rejects(none.keys.any(), isUnreachable);
});

test('of several hosts none is used that takes no writes, unless any will do', async (t) => {
  const database = await openTestDatabase();
  const url = new URL(database.url);
  const direct = new pg.Client({ connectionString: database.url });
  t.after(async () => {
    await direct.end();
    await database.drop();
  });
  await direct.connect();
  await direct.query(`ALTER DATABASE ${url.pathname.slice(1)} SET default_transaction_read_only = on`);
  const several = database.url.replace(url.host, `127.0.0.1:1,${url.host}`);
  const [writable, any] = [several, `${several}?target_session_attrs=any`].map((address) => {
    const store = openStore(address, 1, () => {});
    t.after(() => store.close());
    return store;
  });
  await assert.rejects(
    async () => writable?.keys.any(),
    (error) => isUnreachable(error) && /takes no writes/.test(String(error)),
  );
  assert.equal(await any?.keys.any(), false);
  await direct.query(`ALTER DATABASE ${url.pathname.slice(1)} SET default_transaction_read_only = off`);
  assert.equal(await writable?.keys.any(), false);
});
