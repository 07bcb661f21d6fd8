import type { Place } from './reading.ts';

/** A tournament, as its matches tell, or one that the service runs. Forks are no part of it. */
export interface TournamentSummary {
  event: string;
  rulesets: string[];
  matches: number;
  running: number;
  over: number;
  /** The number of the last round; null when no match names its round. */
  rounds: number | null;
  startedAt: Date;
  playedAt: Date;
  /** The id of the one of that name that the service runs. */
  organized: string | null;
}

/** A recorded game. */
export interface PairedGame {
  match: string;
  /** Who sat as p1. */
  first: string;
  status: 'running' | 'over';
  result: 'p1' | 'p2' | 'draw' | null;
}

/** All the games that two players played against each other at one table of one round: one match, of one or more games. */
export interface Pairing {
  round: number | null;
  table: string | null;
  /** In alphabetical order. */
  players: [string, string];
  games: PairedGame[];
}

export interface PairingQuery {
  event: string;
  round?: number | undefined;
  /** Rounds up to this one, and games without a round. */
  lastRound?: number | undefined;
  player?: string | undefined;
  after?: Place | undefined;
  limit?: number | undefined;
}

/** How the finished games of a player went, in one group of them. */
export interface RecordRow {
  group: 'all' | 'ruleset' | 'opponent' | 'event' | 'seat';
  /** Which ruleset, opponent, event or seat; null in `all`. */
  name: string | null;
  games: number;
  won: number;
  lost: number;
  drawn: number;
  running: number;
}

export interface TournamentStore {
  list(
    tenant: string,
    page: { ruleset?: string | undefined; after?: string | undefined; limit: number },
  ): Promise<TournamentSummary[]>;
  /** Whether any match of the tenant belongs to the event. */
  has(tenant: string, event: string): Promise<boolean>;
  /** By round, table and names. */
  pairings(tenant: string, query: PairingQuery): Promise<Pairing[]>;
  /** The record of a player; of each group the `most` with the most games. No row at all for a name that nobody has. */
  record(tenant: string, player: string, most: number): Promise<RecordRow[]>;
}
