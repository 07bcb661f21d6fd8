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
