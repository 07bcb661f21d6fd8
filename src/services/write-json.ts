import { runInTurns } from './turns.ts';

/** How many values, and kilobytes of strings, are written at once. */
const AT_ONCE = 2_000;
/** Characters of a string that weigh as much as a value. */
const OF_STRING = 1_000;
/** Characters that are made bytes at once. */
const CHUNK = 64_000;

/** What is left of `left` when everything in `value` has been weighed; less than nothing as soon as it weighs more. */
function weigh(value: unknown, left: number): number {
  if (typeof value === 'string') return left - 1 - value.length / OF_STRING;
  if (typeof value !== 'object' || value === null) return left - 1;
  let rest = left - 1;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    rest = weigh(inner, rest);
    if (rest < 0) return rest;
  }
  return rest;
}

/**
 * The JSON text of a value in pieces, each of which is written quickly, apart from strings that are long themselves: together
 * what `JSON.stringify` writes. Values are plain: no `toJSON` in what is large.
 */
export function* piecesOfJson(value: unknown): Generator<string, void> {
  if (typeof value !== 'object' || value === null || weigh(value, AT_ONCE) >= 0) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  let before = '';
  if (Array.isArray(value)) {
    yield '[';
    for (const item of value) {
      yield before;
      yield* piecesOfJson(item);
      before = ',';
    }
    yield ']';
    return;
  }
  yield '{';
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* piecesOfJson(inner);
    before = ',';
  }
  yield '}';
}

/** The pieces of a text put together, with turns for others in between. */
function* assemble(pieces: Iterable<string>): Generator<void, Buffer> {
  const chunks: Buffer[] = [];
  let chunk = '';
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    chunks.push(Buffer.from(chunk));
    chunk = '';
    yield;
  }
  chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The JSON text of a value: a string, or, where it is long, its bytes, written while others have their turn. */
export async function writeJson(value: unknown): Promise<string | Buffer> {
  if (weigh(value, AT_ONCE) >= 0) return JSON.stringify(value);
  return runInTurns(assemble(piecesOfJson(value)));
}

/** How many characters the JSON text of a value has, found out while others have their turn. */
export async function measureJson(value: unknown): Promise<number> {
  return runInTurns(lengthOf(piecesOfJson(value)));
}

function* lengthOf(pieces: Iterable<string>): Generator<void, number> {
  let length = 0;
  let checked = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length - checked < CHUNK) continue;
    checked = length;
    yield;
  }
  return length;
}

/** Texts that are not too long for it are written here first, which takes a fraction of the time of measuring them. */
const scratch = Buffer.alloc(192 * 1024);
/** The most bytes that a character of a string takes, counted as JavaScript counts them. */
const MOST_BYTES = 3;

/** The bytes of a text that is given in pieces: nothing is put together before. */
export const inBytes = (pieces: readonly string[]): Buffer => bytesWith(pieces, null).bytes;

/** The bytes of a text, and where a piece of it begins and ends there. */
export interface PlacedPiece {
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
}

/** The same, with the place of `piece`; from 0 to 0 where that is none of the pieces, or the text is long. */
export function bytesWith(pieces: readonly string[], piece: string | null): PlacedPiece {
  let most = 0;
  for (const { length } of pieces) most += length * MOST_BYTES;
  if (most > scratch.length) return { bytes: Buffer.concat(pieces.map((one) => Buffer.from(one))), from: 0, to: 0 };
  let [from, to, end] = [0, 0, 0];
  for (const one of pieces) {
    const begun = end;
    end += scratch.write(one, end);
    if (one === piece) [from, to] = [begun, end];
  }
  return { bytes: Buffer.from(scratch.subarray(0, end)), from, to };
}
