import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../contracts/keys.ts';
import { SCOPES } from '../../contracts/keys.ts';
import { sha256 } from '../../engine/index.ts';
import { countedLimit } from '../../store/counted-limit.ts';
import type { KeyStore, StoredKey } from '../../store/store.ts';
import type { Caller, Keyring } from '../callers/caller.ts';
import type { Log } from '../operations/log.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

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

/** What is shown of a secret later: enough to recognise it. */
export const hintOf = (secret: string): string => `${secret.slice(0, PREFIX.length + 6)}…`;

const isWellFormed = (secret: string): boolean =>
  /^arb_[0-9A-Za-z]{49}$/.test(secret) && checksum(secret.slice(0, -6)) === secret.slice(-6);

/** How long a key is cached, in milliseconds: a key that was revoked on another server ends within that time. */
const BELIEVED = 5_000;
/** How often at most the last use of a key is written down, in milliseconds. */
const NOTED = 60_000;
const KEPT = 10_000;

interface Known {
  at: number;
  key: StoredKey;
  caller: Caller;
  /** The time of the database at that moment, in milliseconds since 1970. */
  then: number;
  notedAt: number;
}

const emptyCache = () => new LRUCache<string, Known>(countedLimit(KEPT));

/** Who is behind a key. Answers are kept for a moment, so that not every call asks the database. */
export class Keys implements Keyring {
  readonly #store: KeyStore;
  readonly #now: () => number;
  readonly #log: Log;
  #known = emptyCache();
  /** What is being read, for all who ask meanwhile. */
  #asked = new Map<string, Promise<Known | null>>();
  readonly #notes = new Set<Promise<void>>();

  /** `now` is a monotonic clock: it measures durations, not the time of day. */
  constructor(store: KeyStore, log: Log, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
  }

  /**
   * The caller whose key `secret` is. `wait` is asked for a turn before the database is, for a secret that nothing is known of:
   * whoever guesses is slowed down there, and a key that is good is found all the same.
   */
  async callerOf(secret: string, wait?: () => Promise<Answer<() => void>>): Promise<Answer<Caller>> {
    if (!isWellFormed(secret)) {
      return bad('key-invalid', `This is not a key: keys begin with ${PREFIX} and have 53 characters.`);
    }
    const hash = sha256(secret);
    let known: Known | null = this.#known.get(hash) ?? null;
    if (known === null || this.#now() - known.at >= BELIEVED) {
      const turn = known === null ? await wait?.() : undefined;
      if (turn?.ok === false) return turn;
      known = await this.#ask(hash).finally(turn?.value);
    }
    if (known === null) return bad('key-invalid', 'There is no such key.');
    const now = this.#now();
    const { key, then, at } = known;
    const ended = (end: Date | null) => end !== null && end.getTime() <= then + now - at;
    if (ended(key.revokedAt)) return bad('key-invalid', 'The key was revoked, or replaced.');
    if (ended(key.expiresAt)) return bad('key-invalid', 'The key has expired.');
    this.#note(known, now);
    return good(known.caller);
  }

  /** Forgets what is known, so that a change counts at once here. */
  forget(): void {
    this.#known = emptyCache();
    this.#asked = new Map();
  }

  /** Waits until every last use is stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#notes);
  }

  #ask(hash: string): Promise<Known | null> {
    const asked = this.#asked.get(hash);
    if (asked) return asked;
    // What was read before a change was made must not be kept after it, so these are those of now.
    const [known, asking] = [this.#known, this.#asked];
    const reading = this.#read(hash, known).finally(() => asking.delete(hash));
    asking.set(hash, reading);
    return reading;
  }

  async #read(hash: string, known: LRUCache<string, Known>): Promise<Known | null> {
    // The answer is as old as the question: changes made while it is on its way are not in it.
    const at = this.#now();
    const read = await this.#store.byHash(hash);
    const before = known.get(hash);
    if (read === null) {
      // An unknown key is not remembered: that would let anybody fill the memory, and hide a key that is made just now.
      known.delete(hash);
      return null;
    }
    const { key, now: then } = read;
    const found = {
      at,
      key,
      caller: callerWith(key),
      then: then.getTime(),
      notedAt: before?.notedAt ?? Number.NEGATIVE_INFINITY,
    };
    known.set(hash, found);
    return found;
  }

  /** Writes down that the key was used, once a minute; the call does not wait for it. */
  #note(known: Known, now: number): void {
    if (now - known.notedAt < NOTED) return;
    known.notedAt = now;
    const note = this.#store
      .noteUse(known.key.id, NOTED / 1000)
      .catch((error: unknown) => this.#log.error({ err: error }, 'the last use of a key was not written down'))
      .finally(() => this.#notes.delete(note));
    this.#notes.add(note);
  }
}

const isScope = (scope: string): scope is Scope => SCOPES.some((known) => known === scope);

const callerWith = ({ id, tenant, scopes, seat }: StoredKey): Caller => ({
  tenant,
  key: id,
  scopes: new Set(scopes.filter(isScope)),
  seat,
  counted: { as: 'key', id },
});
