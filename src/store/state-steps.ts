/** How states are kept: each as what it shares with the one before, which is nearly all of it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What leads from the text of one state to that of the next: a DEFLATE stream with the one before as its dictionary. */
export const stepBetween = (before: string, after: string): Buffer =>
  deflateRawSync(after, { dictionary: Buffer.from(before), level: 1 });

/** No state is as long as that; what is longer was not written here. */
const LONGEST = 64_000_000;

/** The text that a step leads to. Throws where the step is none that goes on from that text. */
export const stateAfter = (before: string, step: Uint8Array): string =>
  inflateRawSync(step, { dictionary: Buffer.from(before), maxOutputLength: LONGEST }).toString();
