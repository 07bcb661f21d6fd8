import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../engine/index.ts';
import type { KeyStore, StoredKey } from '../store/store.ts';
import { type Caller, SCOPES, type Scope } from './caller.ts';
import { type Answer, bad, good } from './problem.ts';

/** How every key begins, so that one that was published by mistake is recognised. */
const PREFIX = 'arb_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `value` in `length` digits of base 62. */
function base62(value: bigint, length: number): string {
  let text = '';
  for (let left = value; text.length < length; left /= 62n) text = DIGITS[Number(left % 62n)] + text;
  return text;
}

const checksum = (text: string): string => base62(BigInt(crc32(text)), 6);

/** A new secret: the prefix, 256 random bits, and a checksum by which a misspelt one is told from an unknown one. */
export function newSecret(): string {
  const body = PREFIX + base62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43);
  return body + checksum(body);
}

/** What is told of a secret afterwards: enough to recognise it. */
export const hintOf = (secret: string): string => `${secret.slice(0, PREFIX.length + 6)}…`;

const isWellFormed = (secret: string): boolean =>
  /^arb_[0-9A-Za-z]{49}$/.test(secret) && checksum(secret.slice(0, -6)) === secret.slice(-6);

/** How long what is known of a key is believed, in milliseconds: a key that another server revoked ends within it. */
const BELIEVED = 5_000;
const KEPT = 10_000;

/** Who is behind a key. Answers are kept for a moment, so that not every call asks the database. */
export class Keys {
  readonly #store: KeyStore;
  readonly #now: () => number;
  readonly #known = new Map<string, { at: number; key: StoredKey | null }>();

  constructor(store: KeyStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** The caller whose key `secret` is. */
  async callerOf(secret: string): Promise<Answer<Caller>> {
    if (!isWellFormed(secret)) {
      return bad('key-invalid', `This is not a key: keys begin with ${PREFIX} and have 53 characters.`);
    }
    const key = await this.#find(sha256(secret));
    if (key === null) return bad('key-invalid', 'There is no such key.');
    const now = this.#now();
    if (key.revokedAt !== null && key.revokedAt.getTime() <= now) return bad('key-invalid', 'The key was revoked.');
    if (key.expiresAt !== null && key.expiresAt.getTime() <= now) return bad('key-invalid', 'The key has expired.');
    return good({
      tenant: key.tenant,
      key: key.id,
      scopes: new Set(key.scopes.filter((scope): scope is Scope => SCOPES.includes(scope as Scope))),
      seat: key.seat,
      counted: `key:${key.id}`,
    });
  }

  /** Forgets what is known, so that a change counts at once here. */
  forget(): void {
    this.#known.clear();
  }

  async #find(hash: string): Promise<StoredKey | null> {
    const known = this.#known.get(hash);
    if (known && this.#now() - known.at < BELIEVED) return known.key;
    const key = await this.#store.byHash(hash);
    this.#known.delete(hash);
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(hash, { at: this.#now(), key });
    return key;
  }
}
