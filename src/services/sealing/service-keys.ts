import type { CryptoKey } from 'jose';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { PublicKey } from '../../contracts/replies.ts';
import type { ServiceKeyStore, StoredServiceKey } from '../../store/store.ts';
import { newId } from '../ids.ts';

/** What the service has keys for: to seal states, and to sign what it says. */
export const PURPOSES = ['seal', 'sign'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface ServiceKey {
  kid: string;
  retired: boolean;
  /** When it was made, on the clock of this process that nobody sets, in milliseconds. */
  madeAt: number;
  key: CryptoKey | Uint8Array;
  /** The half that everybody may have, of a key to sign with. */
  shared: PublicKey | null;
}

type Stores = { serviceKeys: ServiceKeyStore };

/**
 * Makes a key that is used from now on, or, to sign with, as soon as everybody can have it. The older ones still open
 * seals and prove signatures. Answers its kid.
 */
export async function rotate({ serviceKeys }: Stores, purpose: Purpose): Promise<string> {
  const kid = newId();
  await serviceKeys.add({ kid, purpose, jwk: await newKey(purpose) });
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
/** How long whoever was told the public keys may go by them, in seconds. */
export const PUBLISHED_SECONDS = 300;
/** From what age on a key is known to all who check signatures, with time for an answer that is on its way. */
const KNOWN_MS = TRUSTED_MS + PUBLISHED_SECONDS * 1000 + 30_000;

interface Reading {
  begun: number;
  /** The newest first. */
  keys: Promise<ServiceKey[]>;
}

/** The service's own keys: made when first needed, kept in the database, and remembered for a while. */
export class ServiceKeys {
  readonly #stores: Stores;
  readonly #readings = new Map<Purpose, Reading>();

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /**
   * The key to seal with, which is the newest, or to sign with: the newest that everybody knows by now. Where all living
   * ones are young, as at the very beginning or after the older ones were retired, it is the oldest of them.
   */
  async current(purpose: Purpose): Promise<ServiceKey> {
    const living = (await this.#keys(purpose)).filter(({ retired }) => !retired);
    const since = performance.now() - (purpose === 'sign' ? KNOWN_MS : 0);
    const current = living.find(({ madeAt }) => madeAt <= since) ?? living.at(-1);
    if (!current) throw new Error(`there is no key to ${purpose} with`);
    return current;
  }

  /** The key with that kid, retired or not; null when there is none. */
  async find(purpose: Purpose, kid: string): Promise<ServiceKey | null> {
    const named = (keys: ServiceKey[]) => keys.find((key) => key.kid === kid);
    return named(await this.#keys(purpose)) ?? named(await this.#read(purpose)) ?? null;
  }

  /** Everything that is needed to check a signature, of today or of before: a JSON Web Key Set. */
  async published(): Promise<{ keys: PublicKey[] }> {
    const keys = await this.#keys('sign');
    return { keys: keys.flatMap(({ shared }) => shared ?? []) };
  }

  #keys(purpose: Purpose): Promise<ServiceKey[]> {
    const known = this.#readings.get(purpose);
    return known && performance.now() - known.begun < TRUSTED_MS ? known.keys : this.#read(purpose);
  }

  /** Reads the keys again. Whoever asks meanwhile waits for the same reading; a failed one is not remembered. */
  #read(purpose: Purpose): Promise<ServiceKey[]> {
    const reading: Reading = { begun: performance.now(), keys: this.#readNow(purpose) };
    this.#readings.set(purpose, reading);
    reading.keys.catch(() => {
      if (this.#readings.get(purpose) === reading) this.#readings.delete(purpose);
    });
    return reading.keys;
  }

  async #readNow(purpose: Purpose): Promise<ServiceKey[]> {
    const { serviceKeys } = this.#stores;
    let stored = await serviceKeys.list(purpose);
    if (stored.every(({ retiredAt }) => retiredAt !== null)) {
      await serviceKeys.addFirst({ kid: newId(), purpose, jwk: await newKey(purpose) });
      stored = await serviceKeys.list(purpose);
    }
    return Promise.all(stored.map(readyKey));
  }
}

async function readyKey({ kid, jwk, purpose, retiredAt, age }: StoredServiceKey): Promise<ServiceKey> {
  const { x } = jwk;
  const sign = purpose === 'sign';
  return {
    kid,
    retired: retiredAt !== null,
    madeAt: performance.now() - age * 1000,
    key: await importJWK(jwk, sign ? 'EdDSA' : 'A256GCM'),
    shared: sign ? { kty: 'OKP', crv: 'Ed25519', x: x ?? '', kid, alg: 'EdDSA', use: 'sig' } : null,
  };
}
