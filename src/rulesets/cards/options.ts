/** What options of a match say alike in several games. Each of them holds in one way where nothing is said. */
import * as z from 'zod';
import { valuesOf } from './dictionary.ts';

/** All options of a match of `game`. */
export const optionsOf = <S extends z.ZodRawShape>(game: string, options: S) =>
  z.strictObject(options).meta({ id: `${game}Options`, title: 'Options of a match' });

/** One of these words, the first where nothing is said. Words that need it come with their own explanations. */
export const choice = (words: string[] | Record<string, string>, says: string) => {
  const known = Array.isArray(words) ? z.enum(words) : valuesOf(words);
  const [first = ''] = known.options;
  return known.default(first).describe(says);
};

/** Yes or no. */
export const yesOrNo = (usual: boolean, says: string) => z.boolean().default(usual).describe(says);

/** A number from 1 to `most`. */
export const upTo = (most: number, usual: number, says: string) =>
  z.int().min(1).max(most).default(usual).describe(says);

/** A number from 0 to `most`. */
export const noneUpTo = (most: number, usual: number, says: string) =>
  z.int().min(0).max(most).default(usual).describe(says);
