import { chacha20 } from '@noble/ciphers/chacha.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { sha256 } from '#sha256';

/** What is drawn how; part of the edition of every ruleset, since a state goes on only with the chance it began with. */
export const CHANCE = 'chacha20, 96 bits of key, draw by draw';

/**
 * The cursor of a generator that starts from `seed`: four 32-bit integers, kept in the state. Three are the key of a stream
 * cipher, the last says how many words of the stream were drawn. Who knows any number of draws knows nothing of the key, and
 * so nothing of the draws before and after; who has the whole seed has them all.
 */
export function cursorFrom(seed: string): number[] {
  const digest = sha256(seed);
  return [...[0, 8, 16].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0), 0];
}

/** The cursor that `cursor` began as. */
export const restarted = (cursor: readonly number[]): number[] => [...cursor.slice(0, 3), 0];

/** Draws a whole number from 0 to `below - 1` and moves `cursor` on in place. */
export function draw(cursor: number[], below: number): number {
  return uniformInt(generatorAt(cursor), 0, below - 1);
}

/** Puts `list` into a random order in place (Fisher and Yates) and moves `cursor` on. */
export function shuffle<T>(cursor: number[], list: T[]): void {
  const generator = generatorAt(cursor);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
}

/** The words of the stream from where `cursor` is, which moves on with each. */
const generatorAt = (cursor: number[]): RandomGenerator => ({
  next() {
    const at = (cursor[3] as number) >>> 0;
    cursor[3] = (at + 1) >>> 0;
    return wordAt(cursor, at);
  },
  getState: () => cursor,
  clone: () => generatorAt([...cursor]),
});

/** The cipher makes its stream in blocks of so many words of 32 bits. */
const BLOCK = 16;
/** So many blocks are made at a time: to begin costs the cipher more than a block, and a deck needs several to be shuffled. */
const BLOCKS = 4;
const WORDS = BLOCKS * BLOCK;
const NOTHING = new Uint8Array(4 * WORDS);
const NONCE = new Uint8Array(12);

/** The cipher's key has 256 bits: three words of the cursor, then always the same. */
const key = new DataView(new ArrayBuffer(32));
[0x61726269, 0x74657220, 0x6368616e, 0x63650000, 1].forEach((word, at) => {
  key.setUint32(12 + 4 * at, word, true);
});
const keyBytes = new Uint8Array(key.buffer);

/** The words that were made last, and which they are: the same cursor mostly asks for its words one after the other. */
const words = new DataView(new ArrayBuffer(4 * WORDS));
const wordBytes = new Uint8Array(words.buffer);
let made = -1;

function wordAt(cursor: readonly number[], at: number): number {
  const first = Math.floor(at / WORDS);
  let same = made === first;
  for (let word = 0; word < 3; word++) {
    const bits = (cursor[word] as number) | 0;
    if (key.getInt32(4 * word, true) === bits) continue;
    key.setInt32(4 * word, bits, true);
    same = false;
  }
  if (!same) {
    chacha20(keyBytes, NONCE, NOTHING, wordBytes, first * BLOCKS);
    made = first;
  }
  return words.getInt32(4 * (at % WORDS), true);
}
