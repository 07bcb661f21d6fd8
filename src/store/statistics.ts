import type { Json } from '../engine/index.ts';
import type { Place } from './reading.ts';

/** Which finished matches are looked at. */
export interface StatisticsQuery {
  ruleset: string;
  event?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  player?: string | undefined;
  cards?: string | undefined;
  after?: Place | undefined;
  limit: number;
}

export interface ClauseUse {
  clause: string;
  /** How often it was cited, and in how many matches. */
  cited: number;
  matches: number;
}

export interface CardUse {
  card: string;
  /** In how many decks it was, match by match, how often it was used, and in how many of these games. */
  copies: number;
  uses: number;
  games: number;
  gamesUsed: number;
  wins: number;
  draws: number;
}

/** A finished match that nobody has counted. */
export interface Uncounted {
  id: string;
  cards: string;
  /** The deck lists of p1 and p2. */
  lists: [Json, Json];
}

/** How many copies of a card were in a deck. */
export interface Copies {
  match: string;
  player: 'p1' | 'p2';
  card: string;
  copies: number;
}

/** What is to be counted: matches, the ids of the cards of their card sets, and what was in their decks. */
export interface Counting {
  matches: readonly string[];
  known: readonly { cards: string; ids: readonly string[] }[];
  copies: readonly Copies[];
}

/** How often actions were refused by a clause. */
export interface ClauseRefusals {
  clause: string;
  refused: number;
}

/** Refusals of one day, to be added to those that are known. */
export interface RefusalCount extends ClauseRefusals {
  tenant: string;
  ruleset: string;
  /** In UTC, as `2026-11-27`. */
  day: string;
}

export interface StatisticsStore {
  /** Adds refusals to those of their days, in one statement. */
  addRefusals(counts: readonly RefusalCount[]): Promise<void>;
  /** The clauses that refused, the most often first; of the days from `since` on and before `until`. */
  refusals(tenant: string, ruleset: string, days: { since?: Date; until?: Date }): Promise<ClauseRefusals[]>;
  /** Finished matches that are to be counted, and how many more there are of them. */
  uncounted(tenant: string, ruleset: string, limit: number): Promise<{ batch: Uncounted[]; more: number }>;
  /**
   * Counts the clauses and cards of finished matches, in one statement. What another server counts meanwhile, or what is
   * not over any more, is left alone.
   */
  count(counting: Counting): Promise<void>;
  /** How many matches a question has to be added up from; 0 where the totals have its answer. */
  matches(tenant: string, query: StatisticsQuery): Promise<number>;
  clauses(tenant: string, query: StatisticsQuery): Promise<ClauseUse[]>;
  cards(tenant: string, query: StatisticsQuery): Promise<CardUse[]>;
}
