import type { Action, Json, JsonObject, NotedEvent, Outcome, PassUntil, PlayerId } from '../engine/index.ts';

/** One side of a match: what was asked for, and the list that was played. */
export interface StoredSeat {
  name: string;
  /** What the caller calls it, and data of the caller's own; matches of before have neither. */
  externalId?: string | null;
  metadata?: JsonObject | null;
  /** The id of a sample deck, or a deck; null where there was none to take. */
  deck: string | JsonObject | null;
  list: Json;
}

/** How long a decision may take, in seconds, and what is done for who does not answer. */
export interface Clock {
  seconds: number;
  /** The decision's default option, or its first one where it has none; or giving up. */
  otherwise: 'default' | 'concede';
}

/** Why the clock does not play for who is late. */
export interface ClockStopped {
  /** The code of the problem that it met. */
  code: string;
  detail: string;
  /** When that was, as ISO 8601 has it. */
  at: string;
}

/** What the service decides for players of a match after each action. */
export interface StandingAuto {
  /** Whose only option is taken even where it lies in a hand. */
  players: readonly PlayerId[];
  /** Who passes, and until what happens. */
  pass: Partial<Readonly<Record<PlayerId, readonly PassUntil[]>>>;
}

/** How a ply came about. */
export type PlyKind = 'start' | 'action' | 'timeout' | 'rewind' | 'result' | 'adoption';

/** What a judge ruled: go on from an earlier ply, or how the match ends; or who gave up a match that can't be played here. */
export type Ruling =
  | { to: number; reason: string; judge: string }
  | { winner: PlayerId | null; reason: string; judge: string }
  | { concedes: PlayerId }
  | Adopting;

/** The match goes on under another edition of its rules, from the state after the ply `to` as that edition plays it. */
export type Adopting = {
  /** The hash of the edition, and its version. */
  adopts: string;
  version: string;
  to: number;
  /** What was counted when it was taken on: no number or name is given twice. */
  counters: { event: number; object: number; decision: number };
  reason: string | null;
  judge: string | null;
};

/** A ruling, and which ply it is. */
export interface StoredRuling {
  ply: number;
  ruling: Ruling;
}

export interface StoredMatch {
  id: string;
  tenant: string;
  ruleset: { id: string; version: string; hash: string };
  cards: string;
  seed: string;
  seats: [StoredSeat, StoredSeat];
  options: JsonObject;
  tags: string[];
  event: string | null;
  round: number | null;
  table: string | null;
  /** What the caller calls it, and data of the caller's own. */
  externalId: string | null;
  metadata: JsonObject | null;
  /** How often what is said about it was changed. */
  revision: number;
  status: 'running' | 'over';
  outcome: Outcome | null;
  seedHash: string;
  /** The commitment and the words that the seed was made of; null for a seed that was given or drawn. */
  fair: { commitment: string; words: string[] } | null;
  forkedFrom: { match: string; ply: number } | null;
  clock: Clock | null;
  /** When the open decision is made for a player who has not answered. */
  deadline: Date | null;
  /** Why the open decision has lost its deadline; null where it has not. */
  clockStopped: ClockStopped | null;
  /** What the service decides after each action; null where nothing. */
  auto: StandingAuto | null;
  /** Since when a decision of each player is open; null where none is. */
  awaiting: Readonly<Record<PlayerId, Date | null>>;
  ply: number;
  stateHash: string;
  startedAt: Date;
  playedAt: Date;
  endedAt: Date | null;
}

/** Plies that were read, and whether those that follow were left out because they are too long to be read at once. */
export interface StoredPlies {
  plies: StoredPly[];
  more: boolean;
}

export interface StoredPly {
  ply: number;
  kind: PlyKind;
  /** Null at the start and where a judge ruled. */
  action: Action | null;
  /** The ply after which the service took the action by itself; null for what somebody did. */
  takenAfter: number | null;
  ruling: Ruling | null;
  player: PlayerId | null;
  events: NotedEvent[];
  hashBefore: string | null;
  hashAfter: string;
  playedAt: Date;
}
