import type { Unnamed } from './naming.ts';

/** Parts of statements that go through matches without naming them, and why they may. */
interface Exception {
  reason: string;
  /** What such a statement has in it; anything by default. */
  says?: RegExp;
  /** Tables that it may read so; `matches` alone by default. */
  tables?: readonly string[];
  /** Columns that are given values there. */
  given?: readonly string[];
  fault?: Unnamed['fault'];
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: 'a list, a count or standings of a tenant are about many matches: each server answers for its own',
    given: ['tenant'],
  },
  {
    reason: 'statistics add up matches of a tenant: each server adds up its own, whose counts lie beside them',
    tables: ['matches', 'clause_counts', 'card_counts'],
    given: ['tenant', 'ruleset', 'status'],
  },
  {
    reason: 'feeds of many matches look whether anything was recorded since, in whatever match',
    says: /WHERE (false|p\.xid >= \$\d+::bigint AND NOT pg_visible_in_snapshot\(.*\)) AND m\.tenant = ANY/,
    tables: ['matches', 'plies'],
    given: ['tenant'],
  },
  {
    reason: 'a partition is a range of ids, and goes when no match is left in it',
    says: /FROM matches WHERE id >= \$\d+::uuid AND id < \$\d+::uuid/,
  },
  {
    reason: 'an operator asks by which editions matches were played, and goes through those of one by their ids',
    says: /\bruleset_hash <> ALL|GROUP BY ruleset, ruleset_hash/,
  },
  {
    reason: 'clocks run out in whatever matches they run out in',
    says: /\bdeadline <= now\(\)/,
  },
  {
    reason: 'files of the archive go when no match is in their batch',
    says: /archive ->> 'batch'/,
  },
  {
    reason: 'a match leaves for the archive when its tournament is over and no fork needs it: both are other matches',
    says: /archived_at IS NULL AND ended_at < now\(\) - make_interval/,
    fault: 'joins by something else than the match',
  },
  {
    reason: 'no match at all is asked for',
    says: /WHERE 1=0/,
  },
];

const covers = (exception: Exception, unnamed: Unnamed, sql: string): boolean => {
  const { says = /^/, tables = ['matches'], given = [], fault = 'names no match' } = exception;
  return (
    unnamed.fault === fault &&
    unnamed.tables.every((table) => tables.includes(table)) &&
    given.every((column) => unnamed.given.includes(column)) &&
    says.test(sql)
  );
};

/** What in a statement does not name its matches, and may not do so. */
export function notCovered(unnamed: readonly Unnamed[], sql: string): Unnamed[] {
  const oneLine = sql.replaceAll(/\s+/g, ' ');
  return unnamed.filter((one) => !EXCEPTIONS.some((exception) => covers(exception, one, oneLine)));
}
