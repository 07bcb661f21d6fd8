import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { ServiceKeyStore, StoredServiceKey } from '../store/store.ts';
import { newId } from './unique.ts';

/** What the service has keys for: to seal states, and to sign what it says. */
export const PURPOSES = ['seal', 'sign'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface ServiceKey {
  kid: string;
  retired: boolean;
  key: CryptoKey | Uint8Array;
  /** The half that everybody may have, of a key to sign with. */
  shared: JWK | null;
}

type Stores = { serviceKeys: ServiceKeyStore };

/** Makes a key that is used from now on; the older ones still open seals and prove signatures. Answers its kid. */
export async function rotate({ serviceKeys }: Stores, purpose: Purpose): Promise<string> {
  const kid = newId();
  await serviceKeys.add({ kid, purpose, jwk: { ...(await newKey(purpose)) } });
  return kid;
}

/**
 * Ends a key: what it sealed is refused from then on, and nothing is signed with it. What it signed stays provable.
 * False when there is no such key that still lives.
 */
export const retire = ({ serviceKeys }: Stores, kid: string): Promise<boolean> => serviceKeys.retire(kid);

async function newKey(purpose: Purpose): Promise<Record<string, string>> {
  if (purpose === 'seal') {
    const secret = crypto.getRandomValues(new Uint8Array(32));
    return { kty: 'oct', k: Buffer.from(secret).toString('base64url') };
  }
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const { crv = '', x = '', d = '' } = await exportJWK(privateKey);
  return { kty: 'OKP', crv, x, d };
}

/** How long the keys in memory are trusted before another instance could have rotated or retired one unnoticed. */
const TRUSTED_MS = 30_000;

interface Ring {
  readAt: number;
  /** The newest first. */
  keys: ServiceKey[];
}

/** The service's own keys: made when first needed, kept in the database, and remembered for a while. */
export class ServiceKeys {
  readonly #stores: Stores;
  readonly #rings = new Map<Purpose, Promise<Ring>>();

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /** The key to seal or to sign with. */
  async current(purpose: Purpose): Promise<ServiceKey> {
    const ring = await this.#ring(purpose);
    const current = ring.keys.find(({ retired }) => !retired);
    if (!current) throw new Error(`there is no key to ${purpose} with`);
    return current;
  }

  /** The key of that name, retired or not; null when there is none. */
  async find(purpose: Purpose, kid: string): Promise<ServiceKey | null> {
    const named = ({ keys }: Ring) => keys.find((key) => key.kid === kid);
    return named(await this.#ring(purpose)) ?? named(await this.#read(purpose)) ?? null;
  }

  /** Everything that is needed to check a signature, of today or of before: a JSON Web Key Set. */
  async published(): Promise<{ keys: JWK[] }> {
    const { keys } = await this.#ring('sign');
    return { keys: keys.flatMap(({ shared }) => shared ?? []) };
  }

  async #ring(purpose: Purpose): Promise<Ring> {
    const known = await this.#rings.get(purpose);
    return known && Date.now() - known.readAt < TRUSTED_MS ? known : this.#read(purpose);
  }

  /** Reads the keys again. Whoever asks meanwhile waits for the same reading; a failed one is not remembered. */
  #read(purpose: Purpose): Promise<Ring> {
    const reading = this.#readNow(purpose);
    this.#rings.set(purpose, reading);
    reading.catch(() => {
      if (this.#rings.get(purpose) === reading) this.#rings.delete(purpose);
    });
    return reading;
  }

  async #readNow(purpose: Purpose): Promise<Ring> {
    const { serviceKeys } = this.#stores;
    let stored = await serviceKeys.list(purpose);
    if (stored.every(({ retiredAt }) => retiredAt !== null)) {
      await rotate(this.#stores, purpose);
      stored = await serviceKeys.list(purpose);
    }
    return { readAt: Date.now(), keys: await Promise.all(stored.map(readyKey)) };
  }
}

async function readyKey({ kid, jwk, purpose, retiredAt }: StoredServiceKey): Promise<ServiceKey> {
  const { crv, x } = jwk;
  const sign = purpose === 'sign';
  return {
    kid,
    retired: retiredAt !== null,
    key: await importJWK(jwk, sign ? 'EdDSA' : 'A256GCM'),
    shared: sign ? { kty: 'OKP', crv: crv ?? '', x: x ?? '', kid, alg: 'EdDSA', use: 'sig' } : null,
  };
}
