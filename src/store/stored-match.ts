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

/** What is done for who does not answer in time. */
export type Otherwise = 'default' | 'concede' | 'lose' | 'judge';

/** How long a player may take, in seconds, and what is done for who does not answer. */
export interface Clock {
  /** For each decision. */
  seconds: number;
  /** The decision's default option, or its first one where it has none; giving up; losing; or a pause until a judge has ruled. */
  otherwise: Otherwise;
  /** For all decisions of a player together, used where one takes longer than `seconds`. */
  bank?: number | undefined;
  /** Added to the bank with each decision that its player answers. */
  increment?: number | undefined;
  /** The increment fills the bank no further. */
  most?: number | undefined;
}

/** The clock of one player. */
export interface SeatTime {
  /** Milliseconds in the bank when the open decision began; 0 where there is none. */
  bank: number;
  /** When the player's time runs out; while the match is paused, as it was then. Null while it does not run. */
  deadline: Date | null;
}

/** How the clocks of a match stand. */
export interface Times extends Readonly<Record<PlayerId, SeatTime>> {
  /** Whether there are any. */
  timed: boolean;
  /** When the first of them runs out; null while the match is paused, and while nothing is timed. */
  deadline: Date | null;
  /** Since when the match is paused, and by which ply. */
  paused: { since: Date; ply: number } | null;
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

/**
 * How matches are written: so that the release before this one can read and play them on as well, or in fewer bytes. Both are read
 * alike, also within one match.
 */
export type MatchStorage = 'compact' | 'compatible';

/** How a ply came about. */
export type PlyKind =
  | 'start'
  | 'action'
  | 'timeout'
  | 'rewind'
  | 'result'
  | 'adoption'
  | 'pause'
  | 'resume'
  | 'extension';

/**
 * What a judge ruled: go on from an earlier ply, how the match ends, or something about its time; or who gave up a match that can't be
 * played here.
 */
export type Ruling =
  | { to: number; reason: string; judge: string }
  | { winner: PlayerId | null; reason: string; judge: string }
  | { concedes: PlayerId }
  | Adopting
  | Timing;

/** A ruling about the time of a match: nothing but that changes. */
export type Timing = Pausing | Resuming | Extending;
export type Pausing = { pauses: true; reason: string; judge: string };
export type Resuming = { resumes: true; reason: string; judge: string };
/** `adds` seconds to the bank of a player, or to the decision that is open; to those of both where no player is named. */
export type Extending = {
  adds: number;
  player: PlayerId | null;
  of: 'bank' | 'decision';
  reason: string;
  judge: string;
};

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

/** Where in the archive the plies of a match lie. */
export interface ArchivePlace {
  batch: string;
  /** The first byte of its record in the file of records, and how many they are; the same for its transcript. */
  record: [from: number, bytes: number];
  transcript: [from: number, bytes: number];
  /** SHA-256 of these bytes of the record. */
  hash: string;
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
  times: Times;
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
  /** Since when its plies lie in the archive, and where there; null where they are in the database. */
  archived: ({ at: Date } & ArchivePlace) | null;
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
