import type { AnyRuleset } from '../engine/index.ts';
import type { CaseResult } from './run.ts';

/** Which clauses of one rulebook the cases prove, and how. Ids are in the order of the rulebook. */
export interface Coverage {
  clauses: string[];
  /** Clauses that no case lists. */
  uncovered: string[];
  /** Clauses that no event and no refusal of the run cited. */
  silent: string[];
  /** Cases that list a clause which nothing in them cites: no event, no refusal, no decision. Faults of decks cite none. */
  unspoken: { of: CaseResult['of']; clauses: string[] }[];
}

export function coverageOf(rules: AnyRuleset, results: readonly CaseResult[]): Coverage {
  const clauses = Object.keys(rules.rulebook);
  const listed = new Set(results.flatMap(({ of }) => of.form.clauses));
  const told = new Set(results.flatMap((result) => [...result.told]));
  const unspoken = results.flatMap(({ of, told, asked }) => {
    if (of.form.start?.refused) return [];
    const missing = of.form.clauses.filter((clause) => !told.has(clause) && !asked.has(clause));
    return missing.length === 0 ? [] : [{ of, clauses: missing }];
  });
  return {
    clauses,
    uncovered: clauses.filter((clause) => !listed.has(clause)),
    silent: clauses.filter((clause) => !told.has(clause)),
    unspoken,
  };
}
