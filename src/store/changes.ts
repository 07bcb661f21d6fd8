import type { MatchQuery } from './reading.ts';
import type { StoredMatch, StoredPly } from './stored-match.ts';

/** A place in the order in which the plies between two snapshots are told: a transaction, a match and a ply. */
export type PlyPlace = readonly [xid: string, match: string, ply: number];

/**
 * What somebody who follows many matches has been told: everything that was recorded in the snapshot `from`, and of what came until the
 * snapshot `to` everything up to `after`.
 */
export interface Told {
  /** A snapshot of Postgres: which transactions had ended. */
  from: string;
  to: string | null;
  after: PlyPlace | null;
  /** When `from` was, in milliseconds since 1970: nothing that was played long before is told. */
  at: number;
}

export type ChangeFilter = Pick<MatchQuery, 'id' | 'ruleset' | 'event' | 'tags'>;

export interface Change {
  match: string;
  ply: StoredPly;
  place: PlyPlace;
}

/** What was recorded since, in all matches of a tenant. */
export interface ChangeStore {
  /** The matches that run, the first to be started first, and what is told with them. */
  standing(tenant: string, filter: ChangeFilter, limit: number): Promise<{ matches: StoredMatch[]; told: Told }>;
  /** The next plies that were not told, of each match in order. `told` is what is told with all of them; null when that is not of this database. */
  since(
    tenant: string,
    filter: ChangeFilter,
    told: Told,
    limit: number,
  ): Promise<{ changes: Change[]; told: Told } | null>;
  /** Those of some tenants for which something was recorded since a snapshot, and the snapshot now. Everything is since null. */
  moved(tenants: readonly string[], since: string | null): Promise<{ tenants: string[]; now: string }>;
}
