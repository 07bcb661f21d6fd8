import assert from 'node:assert/strict';
import test from 'node:test';
import type { Purpose } from '../../src/services/sealing/service-keys.ts';
import { PUBLISHED_SECONDS, ServiceKeys } from '../../src/services/sealing/service-keys.ts';
import { saidSigned, sign } from '../../src/services/sealing/signature.ts';
import type { ServiceKeyStore } from '../../src/store/store.ts';

/** A store of service keys in memory, the newest first, of given ages in seconds. */
function keysOf(ages: Record<string, number>) {
  const jwks = { seal: new Map<string, Record<string, string>>(), sign: new Map<string, Record<string, string>>() };
  const added: string[] = [];
  const serviceKeys = {
    async list(purpose: Purpose) {
      const retiredAt = null;
      return [...jwks[purpose]].map(([kid, jwk]) => ({ kid, jwk, purpose, retiredAt, age: ages[kid] ?? 0 }));
    },
    async addFirst({ purpose, jwk }: { purpose: Purpose; jwk: Record<string, string> }) {
      added.push(purpose);
      for (const kid of Object.keys(ages)) jwks[purpose].set(kid, jwk);
    },
  } as unknown as ServiceKeyStore;
  return { keys: new ServiceKeys({ serviceKeys }), added };
}

test('a new key signs when everybody who checks signatures can have it, and seals at once', async () => {
  // Thirty seconds of memory here, what is published, and half a minute on the way.
  const known = 30 + PUBLISHED_SECONDS + 30;
  for (const [age, expected] of [
    [known - 2, 'old'],
    [known + 2, 'new'],
  ] as const) {
    const { keys } = keysOf({ new: age, old: 10 * known });
    assert.equal((await keys.current('sign')).kid, expected, `${age} s`);
    assert.equal((await keys.current('seal')).kid, 'new');
  }
  const young = keysOf({ new: 1, old: 2 });
  assert.equal((await young.keys.current('sign')).kid, 'old');
  assert.deepEqual(young.added, ['sign']);
});

test('a signature is told from what is none, and a failure to find out is no answer', async () => {
  const { keys } = keysOf({ one: 1000 });
  const signer = { serviceKeys: keys, issuer: 'here' };
  const jws = await sign(signer, 'thing', { a: 1 });
  assert.deepEqual({ ...(await saidSigned(signer, jws)), iat: 0 }, { iss: 'here', iat: 0, kind: 'thing', a: 1 });
  for (const none of [`${jws}x`, 'a.b.c', '', null, {}]) assert.equal(await saidSigned(signer, none), null);
  const away = { published: () => Promise.reject(new Error('away')) } as unknown as ServiceKeys;
  await assert.rejects(saidSigned({ serviceKeys: away }, jws), /away/);
});
