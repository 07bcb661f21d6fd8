import { z } from 'zod';
import type { Json } from '../engine/index.ts';
import { suggest } from '../engine/index.ts';
import { viewer } from './state.ts';

/**
 * The parts of a verdict that an answer can leave out, in the order in which they are written. How each is told is in
 * `src/services/play/parts.ts`.
 */
export const PARTS = ['state', 'events', 'awaiting', 'scene'] as const;

export type Part = (typeof PARTS)[number];

/** The parts that an answer has where nobody chooses: all but the scene. */
export const USUAL_PARTS: readonly Part[] = ['state', 'events', 'awaiting'];

/** Words in a list, by commas or one a parameter: each of `accepted`, and each once. */
function listOf<Word extends string>(accepted: readonly Word[], what: string) {
  const known = new Map<string, Word>(accepted.map((word) => [word, word]));
  return z.union([z.string().max(500), z.array(z.string().max(500)).max(20)]).transform((sent, context): Word[] => {
    const words = [sent].flat().flatMap((text) => text.split(','));
    for (const word of words) {
      if (known.has(word)) continue;
      const found = suggest(word, accepted);
      const params = { accepts: [...accepted] as Json, ...(found === null ? {} : { didYouMean: found }) };
      context.addIssue({ code: 'custom', message: `${JSON.stringify(word)} is no ${what}`, params });
    }
    return [...new Set(words)].flatMap((word) => known.get(word) ?? []);
  });
}

export const views = listOf(viewer.options, 'viewer')
  .optional()
  .describe(
    'Viewers, separated by commas: what each of them may see of the answer is added as `views`. The caller has to be allowed to ask for each as `viewer`.',
  );

export const include = listOf(PARTS, 'part')
  .optional()
  .describe(
    `The parts that the answer and its views have, separated by commas: ${PARTS.join(', ')}. Without it, ${USUAL_PARTS.join(', ')}.`,
  );
