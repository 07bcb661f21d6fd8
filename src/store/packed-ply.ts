/** What a ply was and told, in few bytes: its action and its events as one text, compressed with what events of its game look like. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Action, NotedEvent } from '../engine/index.ts';

export const dictionariesFolder = join(import.meta.dirname, 'dictionaries');

interface Dictionary {
  name: number;
  text: Buffer;
}

/** The number that a dictionary is known by: the first half of its hash. */
export const dictionaryName = (text: Buffer): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** For what has no dictionary. */
const NONE: Dictionary = { name: 0, text: Buffer.alloc(0) };

const byName = new Map<number, Dictionary>([[NONE.name, NONE]]);
const newest = new Map<string, Dictionary>();
const files = readdirSync(dictionariesFolder).filter((file) => file.endsWith('.txt'));
// Files are named `gundam.1.0123abcd.txt`.
const numberIn = (file: string) => Number(file.split('.')[1]);
for (const file of files.sort((a, b) => numberIn(a) - numberIn(b))) {
  const text = readFileSync(join(dictionariesFolder, file));
  const dictionary = { name: dictionaryName(text), text };
  byName.set(dictionary.name, dictionary);
  newest.set(file.split('.')[0] ?? '', dictionary);
}

/** Bytes before the compressed text: the name of its dictionary, and how long the text is. */
const HEAD = 8;
const LEVEL = 6;

/** The text of what a ply was and told. */
export function packPly(ruleset: string | null, action: Action | null, events: readonly NotedEvent[]): Buffer {
  const { name, text: dictionary } = newest.get(ruleset ?? '') ?? NONE;
  const text = Buffer.from(JSON.stringify([action, events]));
  // The smallest window that reaches from the end of the text to the beginning of the dictionary: what zlib allocates grows with it.
  const windowBits = Math.min(Math.max(Math.ceil(Math.log2(dictionary.length + text.length)), 9), 15);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(name, 0);
  head.writeUInt32BE(text.length, 4);
  const settings = { level: LEVEL, windowBits, memLevel: Math.max(1, windowBits - 7), chunkSize: 1024 };
  return Buffer.concat([head, deflateRawSync(text, dictionary.length > 0 ? { dictionary, ...settings } : settings)]);
}

/** The same read. Throws where it was packed with a dictionary that is not there, or is damaged. */
export function unpackPly(packed: Uint8Array): [action: Action | null, events: NotedEvent[]] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const [name, length] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
  const dictionary = byName.get(name);
  if (dictionary === undefined) throw new Error(`no dictionary is named ${name.toString(16).padStart(8, '0')}`);
  const settings = dictionary === NONE ? {} : { dictionary: dictionary.text };
  const text = inflateRawSync(bytes.subarray(HEAD), { maxOutputLength: Math.max(1, length), ...settings });
  return JSON.parse(text.toString());
}

/** How long the text of what a ply told is in a row of `plies` called `of`, as SQL: packed, or of a release that did not pack. */
export const weightOf = (of: string): string =>
  `coalesce(octet_length(${of}.events::text), (get_byte(${of}.packed, 4) << 24) | (get_byte(${of}.packed, 5) << 16)
           | (get_byte(${of}.packed, 6) << 8) | get_byte(${of}.packed, 7))`;
