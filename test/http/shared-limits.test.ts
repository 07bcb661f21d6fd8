import assert from 'node:assert/strict';
import test from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { redises } from '../support/redis.ts';
import { until } from '../support/until.ts';

const shared = (redisUrl: string, address = 4) =>
  openApp({ keyless: 'none', rateLimits: { key: null, address, machine: null }, redisUrl });
const status = async ({ http }: TestApp): Promise<number> => (await http.get('/v1/rulesets')).status;

for (const [name, open] of redises) {
  test(`with ${name}, two servers count together`, async (t) => {
    const redis = await open();
    t.after(() => redis.stop());
    const servers = await Promise.all([shared(redis.url), shared(redis.url)]);
    t.after(() => Promise.all(servers.map((server) => server.close())));
    const [one, two] = servers;
    const first = await one.http.get('/v1/rulesets');
    assert.equal(first.headers['ratelimit-remaining'], '3');
    const second = await two.http.get('/v1/rulesets');
    assert.equal(second.headers['ratelimit-remaining'], '2');
    assert.ok(Number(second.headers['ratelimit-reset']) <= Number(first.headers['ratelimit-reset']));
    assert.deepEqual([await status(one), await status(two)], [200, 200]);
    assert.deepEqual([await status(one), await status(two)], [429, 429]);
    assert.equal((await one.http.get('/v1/limits')).body.rate.remaining, 0);
  });

  test(`without ${name} each server counts by itself, and together again when it is back`, async (t) => {
    const redis = await open();
    t.after(() => redis.stop());
    const server = await shared(redis.url, 3);
    t.after(() => server.close());
    assert.equal(await status(server), 200);
    await redis.leave();
    for (const expected of [200, 200, 200, 429]) assert.equal(await status(server), expected);
    await redis.comeBack();
    await until('calls are counted together again', async () => (await status(server)) === 200);
  });
}

test('a server starts and counts although its Redis was never there', async (t) => {
  const server = await shared('redis://127.0.0.1:1', 1);
  t.after(() => server.close());
  assert.deepEqual([await status(server), await status(server)], [200, 429]);
});
