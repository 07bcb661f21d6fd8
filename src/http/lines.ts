import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';

/** A line of a text, numbered from 1, or what is wrong with it. */
export interface Line {
  number: number;
  text: Answer<string>;
}

const END = 0x0a;

/**
 * The lines of a body as they arrive; empty ones are left out. Of a line that is longer than `limit` bytes nothing is kept.
 */
export async function* linesOf(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  const take = (piece: Buffer) => {
    length += piece.length;
    if (length <= limit) pieces.push(piece);
    else pieces = [];
  };
  const line = (): Line | null => {
    const text = length > limit ? tooLong(limit) : decode(Buffer.concat(pieces));
    pieces = [];
    length = 0;
    const found = { number: number++, text };
    return text.ok && text.value.trim() === '' ? null : found;
  };
  for await (const chunk of body) {
    let start = 0;
    for (let end = chunk.indexOf(END); end >= 0; end = chunk.indexOf(END, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      const found = line();
      if (found) yield found;
    }
    take(chunk.subarray(start));
  }
  const last = line();
  if (last) yield last;
}

const tooLong = (limit: number) => bad('body-too-large', `A line may have at most ${limit} bytes.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): Answer<string> {
  try {
    return good(utf8.decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return bad('malformed-json', 'The line is not UTF-8.');
    throw error;
  }
}
