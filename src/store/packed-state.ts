/** A state that is kept whole, in few bytes: compressed with what states of its game look like. */
import { deflateWith, dictionaryFor, dictionaryNamed, inflateWith } from './dictionaries.ts';
import { LONGEST, withHash, withoutHash } from './state-steps.ts';

/** The first byte says whether the hash at the end is left out; then come the name of the dictionary, and the text, compressed. */
const [WITH_HASH, WITHOUT_HASH] = [0, 1];
const HEAD = 1 + 4;

export function packState(ruleset: string, state: string): Buffer {
  const dictionary = dictionaryFor(ruleset, 'states');
  const content = withoutHash(state);
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(content === null ? WITH_HASH : WITHOUT_HASH, 0);
  head.writeUInt32BE(dictionary.name, 1);
  return Buffer.concat([head, deflateWith(dictionary, Buffer.from(content ?? state))]);
}

/** The text of a state that is kept: packed, or as it is in a row of `compatible` storage. Throws where it is damaged. */
export function keptState({ state, packed }: { state: string; packed: Uint8Array | null }): string {
  if (packed === null) return state;
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const text = inflateWith(dictionaryNamed(bytes.readUInt32BE(1)), bytes.subarray(HEAD), LONGEST).toString();
  return bytes[0] === WITHOUT_HASH ? withHash(text) : text;
}
