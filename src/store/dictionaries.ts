/** The texts in `dictionaries`, which say what is usual in a game: what is compressed with one can't be read without it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const dictionariesFolder = join(import.meta.dirname, 'dictionaries');

/** What a dictionary is for: plies as they were packed first, plies and kept states as they are packed now. */
export type DictionaryKind = 'told' | 'plies' | 'states';

export interface Dictionary {
  name: number;
  text: Buffer;
}

/** The number that a dictionary is known by: the first half of its hash. */
export const dictionaryName = (text: Buffer): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** For what has no dictionary. */
const NONE: Dictionary = { name: 0, text: Buffer.alloc(0) };

const byName = new Map<number, Dictionary>([[NONE.name, NONE]]);
const newest = new Map<string, Dictionary>();
// Files are named `gundam.plies.1.0123abcd.txt`; those of the first kind do without its name.
const found = readdirSync(dictionariesFolder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => {
    const parts = file.split('.');
    const [ruleset = '', kind = '', number = ''] = parts.length === 4 ? parts.toSpliced(1, 0, 'told') : parts;
    return { file, of: `${ruleset} ${kind}`, number: Number(number) };
  });
for (const { file, of } of found.sort((a, b) => a.number - b.number)) {
  const text = readFileSync(join(dictionariesFolder, file));
  const dictionary = { name: dictionaryName(text), text };
  if (byName.has(dictionary.name)) throw new Error(`${file} has the name of another dictionary`);
  byName.set(dictionary.name, dictionary);
  newest.set(of, dictionary);
}

/** The newest dictionary of a ruleset, or an empty one where it has none. */
export const dictionaryFor = (ruleset: string | null, kind: DictionaryKind): Dictionary =>
  newest.get(`${ruleset} ${kind}`) ?? NONE;

/** The dictionary of that name. Throws where there is none. */
export function dictionaryNamed(name: number): Dictionary {
  const dictionary = byName.get(name);
  if (dictionary === undefined) throw new Error(`no dictionary is named ${name.toString(16).padStart(8, '0')}`);
  return dictionary;
}

const LEVEL = 6;

/** A text as a DEFLATE stream that goes on from a dictionary. */
export function deflateWith({ text: dictionary }: Dictionary, text: Buffer): Buffer {
  // The smallest window that reaches from the end of the text to the beginning of the dictionary: what zlib allocates grows with it.
  const windowBits = Math.min(Math.max(Math.ceil(Math.log2(dictionary.length + text.length)), 9), 15);
  const settings = { level: LEVEL, windowBits, memLevel: Math.max(1, windowBits - 7), chunkSize: 1024 };
  return deflateRawSync(text, dictionary.length > 0 ? { dictionary, ...settings } : settings);
}

/** The same read; it is no longer than `most` bytes, or an error. */
export const inflateWith = ({ text: dictionary }: Dictionary, stream: Uint8Array, most: number): Buffer =>
  inflateRawSync(stream, { maxOutputLength: Math.max(1, most), ...(dictionary.length > 0 ? { dictionary } : {}) });
