import type { GameEvent, Json } from '../engine/index.ts';
import type { StoredMatch, StoredPly } from './store.ts';

export interface StoredEvent {
  ply: number;
  event: GameEvent;
}

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
  head(asks: OfTenant[]): Promise<({ match: StoredMatch; state: string; last: StoredPly } | null)[]>;
  ply(asks: { id: string; ply: number }[]): Promise<(StoredPly | null)[]>;
  /** The first `limit` plies after the ply `after`. */
  plies(asks: { id: string; after: number; limit: number }[]): Promise<StoredPly[][]>;
  /** The kept state closest before `ply`, or at it. */
  snapshot(asks: { id: string; ply: number }[]): Promise<({ ply: number; state: string } | null)[]>;
  event(asks: { id: string; seq: number }[]): Promise<(StoredEvent | null)[]>;
  /** The first `limit` events after the event `after` that the event `seq` caused. */
  children(asks: { id: string; seq: number; after: number; limit: number }[]): Promise<StoredEvent[][]>;
  /** The matches that go on from a match, the latest first. */
  forks(asks: (OfTenant & { after: string | null; limit: number })[]): Promise<StoredMatch[][]>;
  /** The matches that are played by a ruleset, the latest first. */
  byRuleset(
    asks: { tenant: string; ruleset: string; status: string | null; after: string | null; limit: number }[],
  ): Promise<StoredMatch[][]>;
  /** The cards under a hash, of any ruleset where none is named. */
  cardSet(
    asks: { tenant: string; hash: string; ruleset: string | null }[],
  ): Promise<({ ruleset: string; cards: Json[] } | null)[]>;
  seed(asks: { tenant: string; hash: string }[]): Promise<({ secret: string; usedBy: string | null } | null)[]>;
}
