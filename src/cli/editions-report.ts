import type { EditionsTally } from '../services/matches/editions-tally.ts';
import { withHouseRules } from '../services/rules/house-rules.ts';
import type { StoredEdition } from '../store/edition-store.ts';
import { rulesetOf } from './known.ts';

/** What `npm run editions` tells. */
export interface EditionsReport extends Omit<EditionsTally, 'after'> {
  adopt: boolean;
  /** Whether all matches were looked at. */
  done: boolean;
  /** What was stored at the beginning: whether it is the edition that is here, and whether there is one of its ruleset at all. */
  editions: (StoredEdition & { here: boolean; known: boolean })[];
}

/** See the usage of the command. */
export function exitCode({ done, differ, failed }: EditionsReport): number {
  if (!done) return 4;
  if (failed > 0) return 3;
  return differ > 0 ? 1 : 0;
}

const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`;

/** The report for people. */
export function reportText(report: EditionsReport): string {
  const { looked, same, adopted, differ, failed, done } = report;
  const taken = report.adopt ? `, of which ${adopted} were adopted` : '';
  return [
    'editions stored:',
    ...report.editions.map(editionLine),
    '',
    `${matches(looked)} played again: ${same} the same${taken}, ${differ} that differ, ${failed} that could not be played`,
    ...report.differences.flatMap(differenceLines),
    ...report.problems.flatMap((problem) => [
      `  ${problem.ruleset}: ${matches(problem.matches)} could not be played: ${problem.code}, ${problem.detail}`,
      `    such as ${problem.example}`,
    ]),
    ...(done ? [] : ['stopped before the end: there are matches left']),
    ...(report.adopt ? [] : ['nothing was changed; --adopt takes running matches of other editions on']),
  ].join('\n');
}

function editionLine({
  ruleset,
  version,
  hash,
  running,
  over,
  here,
  known,
}: EditionsReport['editions'][number]): string {
  const where = here ? 'the one here' : known ? 'another one' : 'no such ruleset here, not looked at';
  return `  ${ruleset} ${version} ${hash.slice(0, 12)}: ${running} running, ${over} over (${where})`;
}

function differenceLines({
  ruleset,
  clauses,
  what,
  running,
  over,
  sameEdition,
  example,
}: EditionsTally['differences'][number]) {
  const named = (clause: string | null) => (clause === null ? 'nothing' : `${clause} (${titleOf(ruleset, clause)})`);
  const { stored, actual } = clauses;
  const where =
    stored === null && actual === null
      ? what
      : `${what}, ${named(stored)} on record, ${named(actual)} as it is played now`;
  return [
    `  ${ruleset}: ${where}: ${running} running, ${over} over${sameEdition ? '; they are of this very edition, which needs another version' : ''}`,
    `    such as match ${example.match}, ply ${example.ply}`,
  ];
}

/** Clauses of other editions have no title here. */
const titleOf = (ruleset: string, clause: string): string =>
  withHouseRules(rulesetOf(ruleset)).rulebook[clause]?.title ?? 'not a clause of this edition';
