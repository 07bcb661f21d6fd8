import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { rotate } from '../../src/services/sealing/service-keys.ts';
import { anotherServer } from '../support/another-server.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { headOf } from '../support/verifier.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

/** A program whose clock is so many seconds ahead, or behind. */
const clockOff = (seconds: number) => {
  const code = `const Real = Date; const off = ${seconds} * 1000;
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + off); else super(...given); }
      static now() { return Real.now() + off; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
};

const status = async (url: string, authorization: string) =>
  (await fetch(`${url}/v1/key`, { headers: { authorization } })).status;

// An hour is longer than anything here waits: a key that lives on by a clock that is off would live on for ever.
for (const seconds of [3600, -3600]) {
  const where = seconds > 0 ? 'ahead' : 'behind';
  test(`a key that a server with a clock ${where} revokes or rotates ends everywhere as quickly`, async (t) => {
    const server = await startServer({ DATABASE_URL: service.url, ...clockOff(seconds) });
    t.after(() => server.end('SIGTERM'));
    const [, admin] = await keyFor(service, { scopes: ['admin', 'matches:read'] });
    const call = (method: string, path: string, body?: object) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: { authorization: admin, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const made = async (more: object = {}) => {
      const reply = await call('POST', '/v1/keys', { name: 'k', scopes: ['matches:read'], ...more });
      assert.equal(reply.status, 201);
      return (await reply.json()) as { id: string; key: string; expiresAt: string };
    };
    const elsewhere = async (key: string) => (await service.http.get('/v1/key').set('authorization', key)).status;
    const [revoked, rotated, brief] = [await made(), await made(), await made({ expiresIn: 3 })];
    const lasting = await made({ expiresIn: 600 });
    for (const { key } of [revoked, rotated, brief]) assert.equal(await elsewhere(`Bearer ${key}`), 200);
    assert.equal((await call('DELETE', `/v1/keys/${revoked.id}`)).status, 204);
    assert.equal((await call('POST', `/v1/keys/${rotated.id}/rotation`, { graceSeconds: 1 })).status, 201);
    assert.ok(Math.abs(Date.parse(brief.expiresAt) - Date.now()) < 300_000, brief.expiresAt);
    for (const [how, { key }] of Object.entries({ revoked, rotated, brief })) {
      await until(`the ${how} key ends elsewhere`, async () => (await elsewhere(`Bearer ${key}`)) === 401);
      await until(`the ${how} key ends here`, async () => (await status(server.url, `Bearer ${key}`)) === 401);
    }
    assert.deepEqual(
      [await elsewhere(`Bearer ${lasting.key}`), await status(server.url, `Bearer ${lasting.key}`)],
      [200, 200],
    );
  });
}

const published = async (http: TestApp['http']): Promise<string[]> =>
  (await http.get('/.well-known/jwks.json')).body.keys.map(({ kid }: { kid: string }) => kid);
const signedWith = async (http: TestApp['http']): Promise<string> =>
  headOf((await http.post('/v1/rulesets/duel/start?signed=true').send({})).body.signature).kid;

test('a new key signs nothing before every server publishes it and everybody has had the time to ask', async () => {
  const first = await signedWith(service.http);
  assert.deepEqual(await published(service.http), [first]);
  const kid = await rotate(service.store, 'sign');
  await anotherServer(service, async (http) => {
    assert.ok((await published(http)).includes(kid));
    // The first server still goes by what it read before.
    assert.ok((await published(service.http)).includes(await signedWith(http)));
  });
  await service.sql(`UPDATE service_keys SET created_at = now() - interval '10 minutes' WHERE kid = $1`, [kid]);
  await anotherServer(service, async (http) => {
    assert.equal(await signedWith(http), kid);
  });
});

test('servers that need the very first key at once make one', async () => {
  await service.sql(`DELETE FROM service_keys WHERE purpose = 'sign'`);
  const kids = new Set<string>();
  const signing = () => anotherServer(service, async (http) => void kids.add(await signedWith(http)));
  await Promise.all([signing(), signing(), signing(), signing()]);
  assert.equal(kids.size, 1);
});
