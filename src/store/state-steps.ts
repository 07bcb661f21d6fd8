/** How states are kept: each as what it shares with the one before, which is nearly all of it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

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

/** What leads from the text of one state to that of the next: a DEFLATE stream with the one before as its dictionary. */
export function stepBetween(before: string, after: string): Buffer {
  const dictionary = Buffer.from(before);
  const windowBits = windowFor(dictionary.length + after.length);
  return deflateRawSync(after, { dictionary, level: 1, windowBits, memLevel: windowBits - 7, chunkSize: 1024 });
}

/** No state is as long as that; what is longer was not written here. */
const LONGEST = 64_000_000;

/** The text that a step leads to. Throws where the step is none that goes on from that text. */
export const stateAfter = (before: string, step: Uint8Array): string =>
  inflateRawSync(step, { dictionary: Buffer.from(before), maxOutputLength: LONGEST }).toString();
