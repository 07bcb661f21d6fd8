/**
 * Wordings that are only read, as cards are printed: rows of a table, each with a text that can stand for a form of a language or for a
 * part of one, and what it means. What they mean is said back in the canonical phrases, so none of them is ever printed.
 *
 * `{name:kind}` is a part of a kind, `{kind}` one that is of no account or, where the row says nothing else, what the row means; `[ … ]`
 * may be left out, `[a|b]` too, of which otherwise one stands; `{a|b}` is one of several words; a sign with `\` before it is only that.
 */
import type { Json } from '../../engine/index.ts';
import type { Schema } from './reading.ts';

/** The parts of a text by their names. */
export type Heard = Readonly<Record<string, Json>>;

/** Words, one of several words of which one may be none, or a slot. */
export type WordingPart = string | { either: readonly string[] } | { name: string; kind: string };

export interface Wording {
  /** Of which kind it is: a schema of the language, or a name. */
  of: Schema | string;
  /** One of the texts that the row stands for, as its words and its slots. */
  parts: readonly WordingPart[];
  /** Undefined where the parts do not go together. */
  means: (heard: Heard) => Json | undefined;
}

/** The kind of a table that is an instruction, for the colours of an editor. */
export const ACT = 'act';

/**
 * The kind of a table that is several things of a card, said in one: what it means is the list of them. Of one field each is a value of
 * that; of several fields each is an object with the value under the name of its field.
 */
export const severalOf = (...fields: readonly string[]): string => `several of ${fields.join(' and ')}`;

/** The fields of which a kind is several things; none of any other kind. */
export const severalIn = (of: Schema | string): readonly string[] =>
  typeof of === 'string' && of.startsWith('several of ') ? of.slice('several of '.length).split(' and ') : [];

/** What a text can be besides words and kinds of a table. */
export const TOLD = ['number', 'name', 'bracketed', 'parenthesised', 'titled'] as const;

/** A row: a text, and what it means; where nothing is said, what its only slot means. */
export interface Row {
  text: string;
  means: ((heard: Heard) => Json | undefined) | null;
}

/** The names of the slots in a text. */
type SlotsOf<T> = T extends `${string}{${infer S}}${infer R}` ? NameOf<S> | SlotsOf<R> : never;
type NameOf<S> = S extends `${string}|${string}` ? never : S extends `${infer N}:${string}` ? N : S;

export const row = <const T extends string>(
  text: T,
  means?: ((heard: { readonly [K in SlotsOf<T> & string]: Json }) => Json | undefined) | Json,
): Row => ({
  text,
  means: means === undefined ? null : typeof means === 'function' ? (means as Row['means']) : () => means,
});

/** The rows of one kind. */
export const wordings = (of: Schema | string, rows: readonly Row[]): Wording[] =>
  rows.flatMap(({ text, means }) =>
    variants(text).map((parts) => ({ of, parts, means: means ?? ((heard) => Object.values(heard)[0]) })),
  );

/** Every text that a row stands for, with and without the slots that can be left out. */
function variants(text: string): Wording['parts'][] {
  let at = 0;
  const read = (end: string): Wording['parts'][] => {
    const before: Wording['parts'][] = [];
    let found: Wording['parts'][] = [[]];
    let plain = '';
    const put = (more: readonly Wording['parts'][]) => {
      const words = plain.trim() === '' ? [] : [plain.trim()];
      plain = '';
      found = found.flatMap((one) => more.map((other) => [...one, ...words, ...other]));
    };
    for (;;) {
      const char = text[at++];
      if (char === undefined || char === end) {
        if (char === undefined && end !== '') throw new Error(`"${text}" has a bracket that does not end`);
        put([[]]);
        return [...before, ...found];
      }
      if (char === '\\') plain += ` ${text[at++]} `;
      else if (char === '[') put(orNothing(read(']')));
      else if (char === '|' && end === ']') {
        put([[]]);
        before.push(...found);
        found = [[]];
      } else if (char === '{') {
        const close = text.indexOf('}', at);
        if (close < 0) throw new Error(`"${text}" has a slot that does not end`);
        put(slotOf(text.slice(at, close)));
        at = close + 1;
      } else plain += char;
    }
  };
  return read('');
}

/** What can be left out: words without slots are one part, whatever of them stands. */
function orNothing(all: readonly Wording['parts'][]): Wording['parts'][] {
  const isWords = (part: WordingPart) => typeof part === 'string';
  if (!all.every((parts) => parts.every(isWords))) return [[], ...all];
  return [[{ either: ['', ...all.map((parts) => parts.join(' '))] }]];
}

function slotOf(inside: string): Wording['parts'][] {
  if (inside.includes('|')) return [[{ either: inside.split('|').map((one) => one.trim()) }]];
  const [name = '', kind = name] = inside.split(':');
  return [[{ name, kind }]];
}
