/** What options of a match say alike in several games. */
import * as z from 'zod';

/** A number from 1 to `most`, and the one that holds where nothing is said. */
export const upTo = (most: number, usual: number, says: string) =>
  z.int().min(1).max(most).default(usual).describe(says);
