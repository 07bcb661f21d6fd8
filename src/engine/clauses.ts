import type { Clause } from './types.ts';

type Told<O extends Clause['origin']> = Clause & { origin: O };

const clauseFrom =
  <O extends Clause['origin']>(origin: O) =>
  (title: string, text: string, option?: string): Told<O> =>
    option === undefined ? { title, text, origin } : { title, text, origin, option };

/** A clause of the rules as they were given. `text` is the rule in full sentences, `option` the match option that changes it. */
export const seed = clauseFrom('seed');

/** A clause that other published rules of the game have. */
export const published = clauseFrom('public');

/** A clause that had to be decided. */
export const ruling = clauseFrom('ruling');
