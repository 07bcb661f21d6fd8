import assert from 'node:assert/strict';
import test from 'node:test';
import { Redis } from 'ioredis';
import { openApp } from '../support/app.ts';
import { keptLog } from '../support/log.ts';
import { startProxy } from '../support/proxy.ts';
import { hangingRedis } from '../support/redis.ts';
import { startSmallRedis } from '../support/resp.ts';
import { until } from '../support/until.ts';

const skip = hangingRedis === null && 'no redis-server is installed here';
const LIMIT = 1000;

async function serviceWith(redisUrl: string) {
  const log = keptLog();
  const rateLimits = { key: null, address: LIMIT, machine: null };
  const service = await openApp({ keyless: 'none', logLevel: 'info', rateLimits, redisUrl }, log.stream);
  const said = () => log.lines().flatMap(({ msg }) => (/Redis/.test(String(msg)) ? [String(msg)] : []));
  const left = async () => Number((await service.http.get('/v1/rulesets')).headers['ratelimit-remaining']);
  return { service, said, left };
}

test('a Redis that hangs costs one wait, and is told once: each server counts by itself until it is back', {
  skip,
}, async (t) => {
  const redis = await hangingRedis?.();
  assert.ok(redis);
  t.after(() => redis.stop());
  const { service, said, left } = await serviceWith(redis.url);
  t.after(() => service.close());
  for (let call = 1; call <= 5; call++) assert.equal(await left(), LIMIT - call);
  assert.equal(redis.asked(), 5);
  redis.freeze();
  for (let call = 1; call <= 60; call++) assert.equal(await left(), LIMIT - call);
  // Who asks it waits; the others count without asking.
  assert.equal(redis.asked(), 6);
  assert.equal(said().length, 1);
  assert.match(said()[0] ?? '', /away.*by itself/);
  redis.thaw();
  await until('it is back', () => said().length === 2);
  assert.match(said()[1] ?? '', /back/);
  // What was counted together before goes on; what was lost on the way may have been counted as well.
  const after = await left();
  assert.ok(after <= LIMIT - 6 && after > LIMIT - 30, String(after));
});

test('a server starts and counts although its Redis hangs, and finds it when it is back', { skip }, async (t) => {
  const redis = await hangingRedis?.();
  assert.ok(redis);
  t.after(() => redis.stop());
  redis.freeze();
  const { service, said, left } = await serviceWith(redis.url);
  t.after(() => service.close());
  assert.equal(await left(), LIMIT - 1);
  assert.equal(await left(), LIMIT - 2);
  assert.equal(said().length, 1);
  redis.thaw();
  await until('it is back', () => said().length === 2);
  assert.equal(await left(), LIMIT - 1);
});

test('a Redis that answers and refuses to count is away until it counts again', { skip }, async (t) => {
  const redis = await hangingRedis?.();
  assert.ok(redis);
  t.after(() => redis.stop());
  const { service, said, left } = await serviceWith(redis.url);
  t.after(() => service.close());
  const admin = new Redis(redis.url).on('error', () => {});
  t.after(() => admin.disconnect());
  assert.equal(await left(), LIMIT - 1);
  await admin.config('SET', 'maxmemory', '1');
  await left();
  assert.match(said()[0] ?? '', /away.*by itself/);
  const tried = redis.tried();
  await until('it was tried twice', () => redis.tried() >= tried + 2);
  assert.equal(said().length, 1);
  await admin.config('SET', 'maxmemory', '0');
  await until('it is back', () => said().length === 2);
  assert.match(said()[1] ?? '', /back/);
});

test('a connection to Redis on which everything is lost is given up for a new one', async (t) => {
  const redis = await startSmallRedis();
  t.after(() => redis.stop());
  const proxy = await startProxy(redis.port);
  t.after(() => proxy.close());
  const { service, said, left } = await serviceWith(`redis://127.0.0.1:${proxy.port}`);
  t.after(() => service.close());
  assert.equal(await left(), LIMIT - 1);
  proxy.swallowOld();
  assert.equal(await left(), LIMIT - 1);
  assert.match(said()[0] ?? '', /away.*by itself/);
  await until('it is back', () => said().length === 2);
  assert.match(said()[1] ?? '', /back/);
  assert.equal(await left(), LIMIT - 2);
});
