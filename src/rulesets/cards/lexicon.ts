/** The words of a text: what phrases and texts are both cut into, so that one can be found in the other. */
import type { WordSort } from '../../engine/index.ts';
import type { Terminals, Token } from './chart.ts';

/**
 * A word with what hangs on it, also where a blank was printed after the apostrophe (“won' t”), a number, or one sign. Signs that nobody
 * sees are blanks.
 */
const WORD = /\p{L}+(?:['’-]\p{L}+)*(?:['’] [st]\b)?|\d+|\\[“”\\]|[^\s\u200b-\u200d\u2060]/gu;

const QUOTE = '"';

/** Signs that mean the same. */
const ALIKE: Readonly<Record<string, string>> = { '“': QUOTE, '”': QUOTE, '−': '-', '–': '-', '％': '%', '＋': '+' };

/** Cuts a text into its tokens. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    text: ALIKE[found] ?? found.toLowerCase().replaceAll('’', "'").replace("' ", "'"),
    from: index,
    to: index + found.length,
  }));
}

/** A name as it stands in a text: in quotes, and with a backslash before those that are in it. */
export const quoted = (name: string): string => `“${name.replace(/[“”\\]/g, '\\$&')}”`;

const unquoted = (text: string): string => text.replace(/\\([“”\\])/g, '$1');

/** What stands for any number, any name in quotes, whatever stands in brackets, and a name in capital letters. */
export const NUMBER = 0;
export const NAME = 1;
export const BRACKETED = 2;
export const PARENTHESISED = 3;
export const TITLED = 4;

/** Of what sort a terminal is within something of a sort. */
export const sortOfTerminal = (terminal: number, outer: WordSort | null): WordSort => {
  if (terminal === NUMBER) return 'number';
  return terminal === NAME || terminal === BRACKETED ? 'name' : (outer ?? 'about');
};

/** How a terminal that is no word is written where it is to be filled in. */
const BLANKS = ['‹number›', '“‹name›”', '[‹name›]', '(‹anything›)'];

/** The words that a grammar knows, each a terminal of it. */
export class Lexicon {
  readonly #terminals = new Map<string, number>();
  readonly #words: string[] = [
    'a number',
    'a name in quotes',
    'a name in brackets',
    'something in parentheses',
    'a name in capital letters',
  ];
  /** How phrases write the words that they say in a row. */
  readonly #written = new Map<string, string>();
  /** How each of the words is written: with capitals only where it always has them. */
  readonly #spelled = [...BLANKS];

  /** The terminals of a part of a phrase; one that is only read says nothing of how words are written. */
  of(text: string, isHeard = false): number[] {
    const row = tokensOf(text).map(({ text: word, from, to }) => {
      const written = text.slice(from, to);
      const known = this.#terminals.get(word);
      if (known !== undefined) {
        if (written === word && !isHeard) this.#spelled[known] = word;
        return known;
      }
      this.#words.push(word);
      this.#spelled.push(written);
      this.#terminals.set(word, this.#words.length - 1);
      return this.#words.length - 1;
    });
    if (!isHeard && !this.#written.has(row.join())) this.#written.set(row.join(), text.trim());
    return row;
  }

  /** What a terminal is for a person. */
  word(terminal: number): string {
    return this.#words[terminal] ?? '';
  }

  /** Words in a row as phrases write them; what is to be filled in stands in ‹ ›. */
  inRow(terminals: readonly number[]): string {
    const known = this.#written.get(terminals.join());
    if (known !== undefined) return known;
    const words: string[] = [];
    for (let at = 0; at < terminals.length; at++) {
      const sign = this.#spelled[terminals[at] as number] ?? '';
      // What phrases write in such brackets is written so everywhere.
      const end = sign === '【' ? terminals.findIndex((one, place) => place > at && this.#spelled[one] === '】') : -1;
      const bracketed = end < 0 ? undefined : this.#written.get(terminals.slice(at, end + 1).join());
      words.push(bracketed ?? sign);
      if (bracketed !== undefined) at = end;
    }
    return words.join(' ').replace(/ (?=[,.;:)\]】>･%])| (?=・)|(?<=[([【<･・]) |(?<=[-+]) (?=‹)/g, '');
  }

  /** A text as a grammar with these words sees it. */
  see<V>(source: string, tokens: readonly Token[], value: (told: number | string | null) => V): Terminals<V> {
    type Seen = ReturnType<Terminals<V>['at']>;
    const none = value(null);
    const look = (place: number): Seen => {
      const token = tokens[place];
      if (token === undefined) return [];
      const seen: { terminal: number; length: number; value: V }[] = [];
      const word = this.#terminals.get(token.text);
      if (word !== undefined) seen.push({ terminal: word, length: 1, value: none });
      if (/^\d/.test(token.text)) seen.push({ terminal: NUMBER, length: 1, value: value(Number(token.text)) });
      const close = token.text === QUOTE && source[token.from] !== '”' ? ends.get(place) : undefined;
      if (close !== undefined) {
        const inside = source.slice(token.to, tokens[close]?.from);
        if (inside !== '') {
          seen.push({ terminal: NAME, length: close - place + 1, value: value(unquoted(inside)) });
        }
      }
      const title = titleEnd(source, tokens, place);
      if (title > place) {
        const inside = source.slice(token.from, tokens[title - 1]?.to).replace(/\s+/g, ' ');
        seen.push({ terminal: TITLED, length: title - place, value: value(inside) });
      }
      const bracket = brackets.get(place);
      if (bracket !== undefined) {
        const terminal = token.text === '[' ? BRACKETED : PARENTHESISED;
        const inside = source.slice(token.to, tokens[bracket]?.from).trim();
        seen.push({ terminal, length: bracket - place + 1, value: value(inside) });
      }
      return seen;
    };
    const ends = closings(source, tokens);
    const brackets = bracketed(tokens);
    const known: Seen[] = [];
    return {
      length: tokens.length,
      at: (place) => {
        const found = known[place] ?? look(place);
        known[place] = found;
        return found;
      },
    };
  }
}

/** Where the quotes end that begin at a token: at the next one that ends any. */
function closings(source: string, tokens: readonly Token[]): Map<number, number> {
  const found = new Map<number, number>();
  let next: Record<string, number | undefined> = {};
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { text, from } = tokens[at] as Token;
    if (text !== QUOTE) continue;
    const sign = source[from] as string;
    const close = sign === '“' ? next['”'] : next[sign];
    if (close !== undefined) found.set(at, close);
    // What is begun within is another name.
    next = sign === '“' ? { ...next, '”': undefined } : { ...next, [sign]: at };
  }
  return found;
}

/** Words that may stand between others of a name without capital letters. */
const WITHIN_TITLES = ['of', 'the'];

/** Where a name ends whose words begin with capital letters; where it begins if there is none. */
function titleEnd(source: string, tokens: readonly Token[], place: number): number {
  let end = place;
  for (let at = place; at - place < MOST_TITLED; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (/^\p{Lu}/u.test(source.slice(token.from, token.from + 2))) end = at + 1;
    else if (at === place || !WITHIN_TITLES.includes(token.text)) break;
  }
  return end;
}

const MOST_TITLED = 8;

/** Where brackets end that hold at most so many tokens, by the tokens at which they begin. */
function bracketed(tokens: readonly Token[]): Map<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text }, at) => {
    if (text === '(' || text === '[') open.push(at);
    else if (text === ')' || text === ']') {
      const from = open.pop();
      if (from !== undefined && at - from <= MOST_BRACKETED) found.set(from, at);
    }
  });
  return found;
}

const MOST_BRACKETED = 60;
