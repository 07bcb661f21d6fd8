/** A text that is to be understood: its tokens, and its places. */
import type { TextPlace, UnderstoodFault } from '../../engine/index.ts';
import type { Terminals, Token } from './chart.ts';
import type { CardGrammar, Meaning } from './grammar.ts';
import { tokensOf } from './lexicon.ts';

/** A text may be so long, in characters: the longest card has 2,400. */
export const MOST_CHARACTERS = 4000;

export interface Source {
  text: string;
  tokens: readonly Token[];
  /** What a grammar sees of them. */
  seen: Terminals<Meaning>;
}

export const TOO_INVOLVED = 'this can be read in too many ways; put it more simply';
export const NO_SENSE = 'every word is known, but no card can say this';

const told = (value: number | string | null): Meaning => (value === null ? { fields: {} } : { value, fields: {} });

/** Cuts a text into its tokens, or says why it is not looked at. */
export function sourceOf(cards: CardGrammar, text: string): Source | UnderstoodFault {
  const places = { text, tokens: [] };
  if (text.length > MOST_CHARACTERS) {
    const what = `the text has ${text.length} characters; at most ${MOST_CHARACTERS} are read`;
    return faultAt({ ...placeAt(text, MOST_CHARACTERS), length: text.length - MOST_CHARACTERS }, 'too-long', what);
  }
  const tokens = tokensOf(text);
  if (tokens.length === 0) return faultAt(placeOf(places, 0, 0), 'empty', 'the text says nothing');
  return { text, tokens, seen: cards.lexicon.see(text, tokens, told) };
}

const placeAt = (text: string, offset: number): Omit<TextPlace, 'length'> => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n'), offset };
};

/** Where tokens stand, from one to the one before another; where there are none, behind the last before them. */
export function placeOf({ text, tokens }: Pick<Source, 'text' | 'tokens'>, first: number, end: number): TextPlace {
  const [one, last] = [tokens[first], tokens[end - 1]];
  if (one === undefined || last === undefined || end <= first) {
    return { ...placeAt(text, tokens[first - 1]?.to ?? 0), length: 0 };
  }
  return { ...placeAt(text, one.from), length: last.to - one.from };
}

export const faultAt = (
  place: TextPlace,
  code: UnderstoodFault['code'],
  message: string,
  expected: string[] = [],
): UnderstoodFault => ({ code, message, ...place, expected });

/** Whether a token is the first of its line. */
export function beginsLine({ text, tokens }: Source, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && token !== undefined && text.slice(before.to, token.from).includes('\n');
}

/** Words with which something can end only where something else of its sentence follows. */
const JOINTS = [',', 'and', 'but'];

/** Whether what ends before a token says that more follows. */
export const goesOn = ({ tokens }: Source, at: number): boolean => JOINTS.includes(tokens[at - 1]?.text ?? '');

/** Whether something can end before a token: where a sentence, a line, or all ends, or behind a word that joins it to what follows. */
export const endsBefore = (source: Source, at: number): boolean => {
  const isJoint = goesOn(source, at);
  if (at >= source.tokens.length) return !isJoint;
  return isJoint || source.tokens[at - 1]?.text === '.' || beginsLine(source, at);
};

export const isSame = (said: readonly Token[], tokens: readonly Token[], first: number, end: number): boolean =>
  said.length === end - first && said.every(({ text }, at) => text === tokens[first + at]?.text);

/** A text from one of its tokens on, or up to one. */
export const seenFrom = <V>(seen: Terminals<V>, at: number, end = seen.length): Terminals<V> =>
  at === 0 && end === seen.length
    ? seen
    : { at: (place) => (place + at < end ? seen.at(place + at) : []), length: end - at };
