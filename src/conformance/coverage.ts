import type { AnyRuleset } from '../engine/index.ts';
import type { CaseResult } from './run.ts';

/** Which clauses of one rulebook the cases prove, and how. Ids are in the order of the rulebook. */
export interface Coverage {
  clauses: string[];
  /** Clauses that no case lists. */
  uncovered: string[];
  /** Clauses that an event or a refusal could cite, and none of the run did. */
  silent: string[];
  /** Cases that list a clause which could be cited, and which no event, refusal or decision in them cites. Faults of decks cite none. */
  unspoken: { of: CaseResult['of']; clauses: string[] }[];
}

/**
 * The clauses by which a ruleset says that it does something: those of the steps of its procedures and of its sample cards, of its
 * actions and their guards, of its queues, and of the engine. Clauses that say what things are, or how they are reckoned, are
 * among them only where something of the run cited them.
 */
function citable({ table, sampleCards, actions, timing, clauses }: AnyRuleset): Set<string> {
  const programs = [...table.values(), ...sampleCards.programs.values()];
  return new Set([
    ...programs.flatMap(({ steps }) => steps.map(({ clause }) => clause)),
    ...actions.flatMap(({ clause, context, guards }) => [clause, ...[...context, ...guards].map((one) => one.clause)]),
    ...Object.values(timing.queues).flatMap(({ clause, entering }) => (entering ? [clause, entering] : [clause])),
    ...(timing.guard ? [timing.guard.clause] : []),
    ...Object.values(clauses),
  ]);
}

export function coverageOf(rules: AnyRuleset, results: readonly CaseResult[]): Coverage {
  const clauses = Object.keys(rules.rulebook);
  const listed = new Set(results.flatMap(({ of }) => of.form.clauses));
  const told = new Set(results.flatMap((result) => [...result.told]));
  const asked = results.flatMap((result) => [...result.asked]);
  const could = new Set([...citable(rules), ...told, ...asked]);
  const unspoken = results.flatMap(({ of, told, asked }) => {
    if (of.form.start?.refused || of.form.refused) return [];
    const missing = of.form.clauses.filter((clause) => could.has(clause) && !told.has(clause) && !asked.has(clause));
    return missing.length === 0 ? [] : [{ of, clauses: missing }];
  });
  return {
    clauses,
    uncovered: clauses.filter((clause) => !listed.has(clause)),
    silent: clauses.filter((clause) => could.has(clause) && !told.has(clause)),
    unspoken,
  };
}
