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

/** Words of one stream that were made before. */
interface Made {
  /** The cursor that they were made for, but for its last word, and which of its words they are. */
  key: [number, number, number];
  first: number;
  bytes: Uint8Array;
  words: DataView;
}

const nothingMade = (): Made => {
  const words = new DataView(new ArrayBuffer(4 * WORDS));
  return { key: [0, 0, 0], first: -1, bytes: new Uint8Array(words.buffer), words };
};

/** What was made last, in a place for each cursor as it is: it mostly asks for its words one after the other, and games are played side by side. */
const made: readonly Made[] = Array.from({ length: 64 }, nothingMade);

function wordAt(cursor: readonly number[], at: number): number {
  const one = cursor[0] as number;
  const two = cursor[1] as number;
  const three = cursor[2] as number;
  const place = made[(one >>> 0) % made.length] as Made;
  const first = Math.floor(at / WORDS);
  const { key: own } = place;
  if (place.first !== first || own[0] !== one || own[1] !== two || own[2] !== three) {
    [one, two, three].forEach((bits, word) => {
      key.setInt32(4 * word, bits, true);
    });
    chacha20(keyBytes, NONCE, NOTHING, place.bytes, first * BLOCKS);
    place.key = [one, two, three];
    place.first = first;
  }
  return place.words.getInt32(4 * (at % WORDS), true);
}
