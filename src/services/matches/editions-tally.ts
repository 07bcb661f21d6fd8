/** What a look at all stored matches found, in numbers that can be written down and gone on with. */
import { z } from 'zod';
import type { Looked } from './editions.ts';

const count = z.int().min(0);
const example = z.strictObject({ match: z.string(), ply: count });
const clause = z.string().nullable();

export const editionsTally = z.strictObject({
  /** The last match that was looked at. */
  after: z.string().nullable(),
  looked: count,
  same: count,
  adopted: count,
  differ: count,
  failed: count,
  /** The first thing that differs in a match, by its clauses. */
  differences: z.array(
    z.strictObject({
      ruleset: z.string(),
      what: z.string(),
      clauses: z.strictObject({ stored: clause, actual: clause }),
      /** Whether the matches are of the very edition that is here, which then needs another name. */
      sameEdition: z.boolean(),
      running: count,
      over: count,
      example,
    }),
  ),
  problems: z.array(
    z.strictObject({
      ruleset: z.string(),
      code: z.string(),
      detail: z.string(),
      matches: count,
      example: z.string(),
    }),
  ),
});
export type EditionsTally = z.output<typeof editionsTally>;

export const emptyTally = (): EditionsTally => ({
  ...{ after: null, looked: 0, same: 0, adopted: 0, differ: 0, failed: 0 },
  differences: [],
  problems: [],
});

/** Counts a match in. `present` is the hash of the edition that is here. */
export function countIn(tally: EditionsTally, { match, adopted, difference, problem }: Looked, present: string): void {
  tally.after = match.id;
  tally.looked++;
  if (problem !== null) {
    tally.failed++;
    const known = tally.problems.find(({ ruleset, code }) => ruleset === match.ruleset && code === problem.code);
    if (known) known.matches++;
    else tally.problems.push({ ruleset: match.ruleset, ...problem, matches: 1, example: match.id });
    return;
  }
  if (difference === null) {
    tally.same++;
    if (adopted) tally.adopted++;
    return;
  }
  tally.differ++;
  const { what, ply, clauses = { stored: null, actual: null } } = difference;
  const sameEdition = match.hash === present;
  const known = tally.differences.find(
    (one) =>
      one.ruleset === match.ruleset &&
      one.what === what &&
      one.sameEdition === sameEdition &&
      one.clauses.stored === clauses.stored &&
      one.clauses.actual === clauses.actual,
  );
  const row = known ?? {
    ruleset: match.ruleset,
    ...{ what, clauses, sameEdition, running: 0, over: 0 },
    example: { match: match.id, ply },
  };
  if (match.over) row.over++;
  else row.running++;
  if (!known) tally.differences.push(row);
}
