/** What a game tells those who write cards for it about the words of its card language. */
import type * as z from 'zod';
import type { Json } from './types.ts';

/** What a word means. */
export interface Explained<C extends string = string> {
  /** One or two sentences. */
  means: string;
  /** What holds where the word is left out; a word that has to be there has none. */
  default?: string;
  example?: Json;
  /** The clause of the rulebook behind it. */
  clause?: C;
  /** For an event: the parties and amounts that it carries, by the words that cards have for them. */
  carries?: Readonly<Record<string, string>>;
}

/** A word of a card language with what it means, and the fields that it has where it is an object. */
export interface Entry<C extends string = string> extends Explained<C> {
  /** As cards write it. */
  word: string;
  /** The object that the word stands for, where it is one. */
  schema?: z.ZodType;
  fields?: readonly Entry<C>[];
}

/** Words of one kind: the verbs, the conditions, the zones. */
export interface Section<C extends string = string> {
  id: string;
  title: string;
  /** The schema whose values the words are, where they are values. */
  schema?: z.ZodType;
  entries: readonly Entry<C>[];
}

/** A part of a card in English, as the engine understood it. */
export interface ReadLine {
  /** JSON pointer within the card. */
  path: string;
  text: string;
}

/** A place in a text. Line and column begin at 1; the offset, in characters from the beginning of the text, at 0. */
export interface TextPlace {
  line: number;
  column: number;
  offset: number;
  /** How many characters it is about: 0 where something is missing. */
  length: number;
}

/** Why a text, or a part of it, is not understood. */
export interface UnderstoodFault extends TextPlace {
  code: 'empty' | 'too-long' | 'too-involved' | 'no-sense' | 'ambiguous' | 'not-understood';
  message: string;
  /** Words that could stand there; of what can be read in several ways, how each of them is put. */
  expected: string[];
  /** The one of them that was most likely meant. */
  meant?: string;
}

/** What a text, or a part of it, can mean. */
export interface UnderstoodMeaning {
  /** The field of a card that says this: the element of its list, where it is one. */
  field: string;
  value: Json;
  /** The same in canonical wording, which means nothing else. */
  reading: string;
}

/** What a text says. */
export interface Understood {
  /** Each of its meanings: one where it is plain, several where it can be read in several ways, none where there are faults. */
  meanings: UnderstoodMeaning[];
  faults: UnderstoodFault[];
}

/** A part of a text that says one thing of a card; or a sentence of one that is not understood as a whole, which belongs to no field. */
export interface UnderstoodPart extends TextPlace {
  meanings: (Omit<UnderstoodMeaning, 'field'> & { field: string | null })[];
}

/**
 * Of what sort a word of a text is: what says when something happens, or what the card itself has; an instruction; a number; a name in
 * quotes or brackets; and everything that these are about: what is chosen, conditions, places, durations.
 */
export type WordSort = 'timing' | 'verb' | 'number' | 'name' | 'about';

/** A word of a text: where it stands, as in `TextPlace`, and its sort. */
export interface SortedWord {
  offset: number;
  length: number;
  sort: WordSort;
}

/** How a text could go on: words as phrases say them in a row, in which ‹ › stand around what is to be filled in. */
export interface NextWords {
  text: string;
  /** The sort of the first word. */
  sort: WordSort;
}

/** What a text says that can say several things of a card. */
export interface UnderstoodText {
  /** As much as is understood, in the order of the text. */
  parts: UnderstoodPart[];
  /** Everything that is wrong with it. */
  faults: UnderstoodFault[];
  /** How the text could go on, where that was asked: what is said when cards are read back comes before what is only understood. */
  next: NextWords[];
  /** Of what sort its words are, as far as they are understood, where that was asked. */
  words: SortedWord[];
}

/** How a text is to be understood. */
export interface UnderstandingOf {
  /** The fields of a card that it can speak of; all that can be put in words when left out. */
  fields?: readonly string[];
  /** Whether it is told how the text could go on. */
  next?: boolean;
  /** Whether it is told of what sort its words are. */
  words?: boolean;
  /** Is told how much work was done, in small portions, and may throw to stop it. */
  spend?: (units: number) => void;
}
