/** Of what sort the words of texts are, by the rules with which they are read: what an editor colours. */
import type { WordSort } from '../../engine/index.ts';

/** The sort that the words of a rule have: that of what it stands in where nothing is said; a form's depends on that as well. */
export type RuleSort = WordSort | 'form';

/** The sort of the words of a rule within something of a sort; null where it is within nothing. */
export const sortWithin = (sort: RuleSort | undefined, outer: WordSort | null): WordSort | null => {
  if (sort === 'form') return outer === null ? 'timing' : 'about';
  return sort ?? outer;
};
