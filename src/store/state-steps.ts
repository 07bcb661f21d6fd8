/** How states are kept: each as what it shares with the one before, which is nearly all of it. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MatchStorage } from './stored-match.ts';

/** The smallest window (as a power of two) that zlib has, and the largest. */
const WINDOWS = { smallest: 9, largest: 15 };

/**
 * The smallest window that reaches from the end of a text to the beginning of its dictionary. What zlib allocates for a
 * stream grows with it, and with the largest one costs several times the work on a small state.
 */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes));
  return Math.min(Math.max(bits, WINDOWS.smallest), WINDOWS.largest);
}

/**
 * A step begins with this byte where the hash that a state ends with is left out: it has no likeness in any other text, and is that of all that
 * stands before it. No DEFLATE stream begins so, which is what a step is in the form that releases before this one read.
 */
const WITHOUT_HASH = 0x06;
const HASH = /^,"hash":"([0-9a-f]{64})"\}$/;
const HASH_LENGTH = ',"hash":""}'.length + 64;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of a state without the hash at its end, and that hash; null where there is none. */
function apart(text: string): { content: string; hash: string } | null {
  const [, hash] = HASH.exec(text.slice(-HASH_LENGTH)) ?? [];
  return hash === undefined ? null : { content: `${text.slice(0, -HASH_LENGTH)}}`, hash };
}

/** The text of a state without its hash; null where it does not end with it. */
export function withoutHash(text: string): string | null {
  const found = apart(text);
  return found !== null && hashOf(found.content) === found.hash ? found.content : null;
}

export const withHash = (content: string): string => `${content.slice(0, -1)},"hash":"${hashOf(content)}"}`;

/**
 * What leads from the text of one state to that of the next: a DEFLATE stream with the one before as its dictionary. Written as `compatible` says
 * it is read by releases before this one.
 */
export function stepBetween(before: string, after: string, how: MatchStorage): Buffer {
  const [from, to] = how === 'compatible' ? [null, null] : [withoutHash(before), withoutHash(after)];
  if (from === null || to === null) return deflated(before, after, 1);
  return Buffer.concat([Buffer.of(WITHOUT_HASH), deflated(from, to, 6)]);
}

function deflated(before: string, after: string, level: number): Buffer {
  const dictionary = Buffer.from(before);
  const windowBits = windowFor(dictionary.length + after.length);
  return deflateRawSync(after, { dictionary, level, windowBits, memLevel: windowBits - 7, chunkSize: 1024 });
}

/** No state is as long as that; what is longer was not written here. */
export const LONGEST = 64_000_000;

const inflated = (before: string, stream: Uint8Array): string =>
  inflateRawSync(stream, { dictionary: Buffer.from(before), maxOutputLength: LONGEST }).toString();

/** The text that steps lead to, one after the other. Throws where one of them is none that goes on from the text before. */
export function stateAfter(before: string, ...steps: readonly Uint8Array[]): string {
  // Between two steps that do without the hash nobody needs it.
  let at: { text: string; hasHash: boolean } = { text: before, hasHash: true };
  const whole = () => (at.hasHash ? at.text : withHash(at.text));
  for (const step of steps) {
    if (step[0] !== WITHOUT_HASH) at = { text: inflated(whole(), step), hasHash: true };
    else {
      const content = at.hasHash ? apart(at.text)?.content : at.text;
      if (content === undefined) throw new Error('the state before does not end with its hash');
      at = { text: inflated(content, step.subarray(1)), hasHash: false };
    }
  }
  return whole();
}
