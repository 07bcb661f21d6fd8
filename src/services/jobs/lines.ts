import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip, gzip } from 'node:zlib';
import type { WrittenLines } from '../../store/jobs.ts';
import { yieldToEventLoop } from '../turns.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Collects lines of JSON as text; `packed` compresses them, off the event loop. */
export class Lines {
  readonly #pieces: Buffer[] = [];
  #lines = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  add(line: string): void {
    this.addPiece(`${line}\n`);
    this.#lines++;
  }

  /** A part of a line; `add` with the rest ends it. */
  addPiece(text: string): void {
    const piece = Buffer.from(text);
    this.#pieces.push(piece);
    this.#bytes += piece.length;
  }

  /** Null where nothing was written. */
  async packed(): Promise<WrittenLines | null> {
    if (this.#bytes === 0) return null;
    return { data: await pack(Buffer.concat(this.#pieces)), lines: this.#lines, bytes: this.#bytes };
  }
}

export const unpacked = async (data: Uint8Array): Promise<string> => (await unpack(data)).toString();

/** Compresses a text that comes in pieces, of which no two are held at once. Gives its SHA-256 as well. */
export async function packed(pieces: AsyncIterable<string>): Promise<{ data: Buffer; hash: string }> {
  const digest = createHash('sha256');
  const written: Buffer[] = [];
  await pipeline(
    async function* () {
      for await (const piece of pieces) {
        digest.update(piece);
        yield piece;
        await yieldToEventLoop();
      }
    },
    createGzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) written.push(chunk);
    },
  );
  return { data: Buffer.concat(written), hash: digest.digest('hex') };
}
