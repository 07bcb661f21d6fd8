import type { CardSetData, StoredCardSet } from './card-data.ts';
import type { DeletedMatch } from './deleted-matches.ts';
import type { PlacedEvent, PlyQuery } from './reading.ts';
import type { StoredMatch, StoredPlies, StoredPly, StoredRuling } from './stored-match.ts';

/** A match of a tenant; whoever asks with another tenant gets null. */
interface OfTenant {
  tenant: string;
  id: string;
}

/**
 * Reads of one kind for many at once: each answers in the order of what was asked, in a number of statements that does
 * not depend on how many are asked for.
 */
export interface ManyStore {
  find(asks: OfTenant[]): Promise<(StoredMatch | null)[]>;
  /** What is left of deleted matches. */
  deleted(asks: OfTenant[]): Promise<(DeletedMatch | null)[]>;
  head(asks: OfTenant[]): Promise<({ match: StoredMatch; state: string; last: StoredPly } | null)[]>;
  ply(asks: { id: string; ply: number }[]): Promise<(StoredPly | null)[]>;
  plies(asks: (PlyQuery & { id: string })[]): Promise<StoredPlies[]>;
  /** The kept state closest before `ply`, or at it. */
  snapshot(asks: { id: string; ply: number }[]): Promise<({ ply: number; state: string } | null)[]>;
  /** The state after `ply` as it was recorded, or the last one before it that is known. */
  recorded(asks: { id: string; ply: number }[]): Promise<({ ply: number; state: string } | null)[]>;
  /** What is kept of the states after the plies of a page, by ply. */
  steps(asks: { id: string; after: number; limit: number }[]): Promise<ReadonlyMap<number, Uint8Array>[]>;
  /** What was ruled in a match, in order. */
  rulings(asks: { id: string }[]): Promise<StoredRuling[][]>;
  /** The first `limit` events after the event `after` that the event `seq` caused. */
  children(asks: { id: string; seq: number; after: number; limit: number }[]): Promise<PlacedEvent[][]>;
  /** The last plies and the revisions of matches, by id. */
  heads(ids: string[]): Promise<ReadonlyMap<string, { ply: number; over: boolean; revision: number }>>;
  /** The cards under a hash, of any ruleset where none is named. */
  cardSet(asks: { tenant: string; hash: string; ruleset: string | null }[]): Promise<(StoredCardSet | null)[]>;
  /** What the owners of sets say of them. */
  cardData(asks: { tenant: string; hash: string; ruleset: string }[]): Promise<(CardSetData | null)[]>;
  seed(asks: { tenant: string; hash: string }[]): Promise<({ secret: string; usedBy: string | null } | null)[]>;
}
