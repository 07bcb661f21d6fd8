import type { JsonObject } from '../engine/index.ts';
import type { Clock } from './stored-match.ts';

/** Tournaments that the service runs, as they are kept. */

export type Format = 'swiss' | 'round-robin' | 'single-elimination' | 'double-elimination';

/** How players who are level in points are told apart. */
export type Tiebreak =
  | 'opponentsMatchWin'
  | 'gameWin'
  | 'opponentsGameWin'
  | 'opponentsOpponentsMatchWin'
  | 'headToHead'
  | 'solkoff'
  | 'medianBuchholz'
  | 'sonnebornBerger'
  | 'cumulative'
  | 'wins';

/** The best of a first stage go on by elimination. */
export interface Cut {
  to: number;
  format: 'single-elimination' | 'double-elimination';
  bestOf: number;
}

/** What the organiser settled. */
export interface TournamentSettings {
  ruleset: string;
  /** The hash of a registered card set; null for the sample cards. */
  cards: string | null;
  options: JsonObject;
  format: Format;
  /** How many rounds there are before the cut; null where the format and the number of players say it. */
  rounds: number | null;
  bestOf: number;
  cut: Cut | null;
  tiebreaks: Tiebreak[];
  clock: Clock | null;
  /** Whether the service takes decisions that are none. */
  auto: boolean;
  tags: string[];
  /** What pairings at random are drawn from. */
  seed: string;
  externalId: string | null;
  metadata: JsonObject | null;
  /** How many players were ever registered: the number of the next one. */
  registered: number;
  /** The players of each stage that pairs them by their places, best first, from its start. */
  seeding: { main?: string[]; cut?: string[] };
  /** The number of the last round before the cut, once that is paired. */
  cutAfter: number | null;
}

export interface TournamentEntry {
  deck: string | JsonObject | null;
  /** The place in brackets, 1 for the best; null for none. */
  seed: number | null;
  /** The first round that the player can be paired in. */
  from: number;
  /** The last round before the player left; null for who takes part. */
  droppedAfter: number | null;
  externalId: string | null;
  metadata: JsonObject | null;
}

export interface StoredPlayer extends TournamentEntry {
  id: string;
  place: number;
  name: string;
}

/** What a judge said of a table: how it ended, or null where its games count again. */
export interface TableResult {
  /** Games won, in the order of the players. */
  wins: [number, number];
  draws: number;
  /** Neither has won: both get no points. */
  bothLose: boolean;
}

export interface StoredTableRuling {
  seq: number;
  round: number;
  number: number;
  result: TableResult | null;
  judge: string;
  reason: string;
  ruledAt: Date;
}

export interface StoredGame {
  game: number;
  match: string;
  /** Whether the first player of the table sits as p2. */
  turned: boolean;
  status: 'starting' | 'running' | 'over' | 'deleted';
  result: 'p1' | 'p2' | 'draw' | null;
}

/** Who meets whom at a table. Who has no opponent has a bye, or wins because the opponent is not there. */
export interface Pairing {
  /** What the ids of its matches are made of. */
  key: string;
  stage: 'main' | 'cut';
  players: [string, string | null];
  kind: 'match' | 'bye' | 'walkover';
  bestOf: number;
  /** Its place in the bracket. */
  node: string | null;
  /** Why no game could be started. */
  stuck: { code: string; detail: string } | null;
}

export interface StoredTable extends Pairing {
  round: number;
  number: number;
  games: StoredGame[];
}

export interface StoredTournament {
  id: string;
  tenant: string;
  name: string;
  revision: number;
  createdAt: Date;
  settings: TournamentSettings;
}

/** A tournament with everything in it, in order. */
export interface WholeTournament extends StoredTournament {
  players: StoredPlayer[];
  tables: StoredTable[];
  rulings: StoredTableRuling[];
}

/** Some tables of a tournament, with who plays at them and what was ruled of them. */
export interface SomeTables extends StoredTournament {
  players: StoredPlayer[];
  tables: StoredTable[];
  rulings: StoredTableRuling[];
  /** The number of the last round; 0 before the first. */
  lastRound: number;
  /** The number of the last ruling of the tournament; 0 where there is none. */
  lastRuling: number;
}

/** What one change writes: all of it, or nothing when the tournament has another revision. */
export interface TournamentChange {
  settings?: TournamentSettings;
  /** Players who are new or changed. */
  players?: readonly StoredPlayer[];
  /** The ids of players who are taken off the list. */
  removed?: readonly string[];
  tables?: readonly Omit<StoredTable, 'games'>[];
  /** The number of a round that is taken back with all after it. */
  undo?: number;
  rulings?: readonly Omit<StoredTableRuling, 'ruledAt'>[];
  /** What webhooks are told of a round that it pairs. */
  ready?: JsonObject;
}

/** A table that a server has taken on, until `until`. */
export interface DueTable {
  tournament: string;
  tenant: string;
  round: number;
  number: number;
  until: Date;
}

export interface OrganizedStore {
  /** False when the tenant has a tournament of that name, or that id was made already. */
  create(
    tournament: Omit<StoredTournament, 'revision' | 'createdAt'>,
    players: readonly StoredPlayer[],
  ): Promise<boolean>;
  /** By its id or its name. */
  find(tenant: string, named: { id: string } | { name: string }): Promise<StoredTournament | null>;
  whole(tenant: string, named: { id: string } | { name: string }): Promise<WholeTournament | null>;
  /** The same with some tables alone: what it costs does not grow with the tournament. */
  some(
    tenant: string,
    named: { id: string } | { name: string },
    places: readonly { round: number; number: number }[],
  ): Promise<SomeTables | null>;
  /** False when it has another revision than `revision`. */
  change(tournament: Pick<StoredTournament, 'id' | 'tenant' | 'revision'>, change: TournamentChange): Promise<boolean>;
  delete(tenant: string, id: string): Promise<boolean>;
  /** Those with names after `after`. */
  list(tenant: string, page: { after?: string | undefined; limit: number }): Promise<StoredTournament[]>;
  /** Takes on tables that somebody has to look at; `only` those of one tournament. */
  claimDue(seconds: number, most: number, only?: string): Promise<DueTable[]>;
  /** Says that a table was looked at, unless something happened at it since. `stuck` is why no game could be started. */
  lookedAt(table: DueTable, stuck: Pairing['stuck']): Promise<void>;
  /** Notes a game before its match is started; false when the table is gone, or has another game of that number. */
  noteGame(
    table: Pick<DueTable, 'tournament' | 'round' | 'number'>,
    game: Omit<StoredGame, 'status' | 'result'>,
  ): Promise<boolean>;
  /** Writes a name otherwise wherever it stands in tournaments of the tenant; how many tournaments changed. */
  forget(tenant: string, name: string, by: string): Promise<number>;
}
