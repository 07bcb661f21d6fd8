import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { PathOf, Wire } from '../wire.ts';

/** What of a tournament can be had as a table. */
export type TournamentList = 'players' | 'results' | 'rounds' | 'rulings' | 'standings' | 'tables';

const CALL_OF = { players: 'tournamentPlayers', rounds: 'tournamentRounds', rulings: 'tournamentRulings' } as const;

/** Tournaments: those that are organized here, by their ids, and those whose matches only name them, by that name. */
export class Tournaments {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  list(query: Query<'tournaments'> = {}, options?: CallOptions): Pages<Item<'tournaments'>> {
    return this.#wire.pages('tournaments', { query }, options);
  }

  results(name: string, query: Query<'results'> = {}, options?: CallOptions): Pages<Item<'results'>> {
    return this.#wire.pages('results', { path: { name }, query }, options);
  }

  standings(name: string, query: Query<'standings'> = {}, options?: CallOptions): Pages<Item<'standings'>> {
    return this.#wire.pages('standings', { path: { name }, query }, options);
  }

  /** Makes a tournament of players, rounds and tables. */
  create(body: Body<'createTournament'>, options?: CallOptions): Promise<Answer<'createTournament'>> {
    return this.#wire.call('createTournament', { body }, options);
  }

  get(id: string, options?: CallOptions): Promise<Answer<'organizedTournament'>> {
    return this.#wire.call('organizedTournament', { path: { name: id } }, options);
  }

  amend(id: string, body: Body<'amendTournament'>, options?: CallOptions): Promise<Answer<'amendTournament'>> {
    return this.#wire.call('amendTournament', { path: { name: id }, body }, options);
  }

  delete(id: string, options?: CallOptions): Promise<Answer<'deleteTournament'>> {
    return this.#wire.call('deleteTournament', { path: { name: id } }, options);
  }

  players(id: string, query: Query<'tournamentPlayers'> = {}, options?: CallOptions): Pages<Item<'tournamentPlayers'>> {
    return this.#wire.pages('tournamentPlayers', { path: { name: id }, query }, options);
  }

  /** Registers players, all of them or none. */
  register(id: string, body: Body<'registerPlayers'>, options?: CallOptions): Promise<Answer<'registerPlayers'>> {
    return this.#wire.call('registerPlayers', { path: { name: id }, body }, options);
  }

  /** The same from a table, whose first line names the columns: `name`, and `id`, `deck`, `seed`, `externalId` where they are known. */
  registerCsv(id: string, csv: string, options?: CallOptions): Promise<Answer<'registerPlayers'>> {
    return this.#wire.call('registerPlayers', { path: { name: id }, csv }, options);
  }

  /** Changes what is said about a player, or has them drop. */
  amendPlayer(
    id: string,
    player: string,
    body: Body<'amendPlayer'>,
    options?: CallOptions,
  ): Promise<Answer<'amendPlayer'>> {
    return this.#wire.call('amendPlayer', { path: { name: id, player }, body }, options);
  }

  removePlayer(id: string, player: string, options?: CallOptions): Promise<Answer<'removePlayer'>> {
    return this.#wire.call('removePlayer', { path: { name: id, player } }, options);
  }

  rounds(id: string, query: Query<'tournamentRounds'> = {}, options?: CallOptions): Pages<Item<'tournamentRounds'>> {
    return this.#wire.pages('tournamentRounds', { path: { name: id }, query }, options);
  }

  /** Pairs the next round. */
  pair(id: string, body: Body<'pairRound'> = {}, options?: CallOptions): Promise<Answer<'pairRound'>> {
    return this.#wire.call('pairRound', { path: { name: id }, body }, options);
  }

  tables(
    id: string,
    round: number,
    query: Query<'tournamentTables'> = {},
    options?: CallOptions,
  ): Pages<Item<'tournamentTables'>> {
    return this.#wire.pages('tournamentTables', { path: { name: id, round }, query }, options);
  }

  table(
    id: string,
    round: number,
    table: PathOf<'tournamentTable'>['table'],
    options?: CallOptions,
  ): Promise<Answer<'tournamentTable'>> {
    return this.#wire.call('tournamentTable', { path: { name: id, round, table } }, options);
  }

  /** A judge takes a round back. */
  undoRound(id: string, round: number, body: Body<'undoRound'>, options?: CallOptions): Promise<Answer<'undoRound'>> {
    return this.#wire.call('undoRound', { path: { name: id, round }, body }, options);
  }

  /** A judge rules on a table. */
  rule(
    id: string,
    round: number,
    table: PathOf<'ruleTable'>['table'],
    body: Body<'ruleTable'>,
    options?: CallOptions,
  ): Promise<Answer<'ruleTable'>> {
    return this.#wire.call('ruleTable', { path: { name: id, round, table }, body }, options);
  }

  rulings(id: string, query: Query<'tournamentRulings'> = {}, options?: CallOptions): Pages<Item<'tournamentRulings'>> {
    return this.#wire.pages('tournamentRulings', { path: { name: id }, query }, options);
  }

  /** A list of a tournament, all of it, as a table for spreadsheets; of tables, those of `round`. */
  csv(id: string, list: 'tables', round: number, options?: CallOptions): Promise<string>;
  csv(id: string, list: 'standings' | 'results', round?: number, options?: CallOptions): Promise<string>;
  csv(id: string, list: 'players' | 'rounds' | 'rulings', round?: undefined, options?: CallOptions): Promise<string>;
  csv(id: string, list: TournamentList, round?: number, options?: CallOptions): Promise<string> {
    const path = { name: id };
    if (list === 'tables') {
      return this.#wire.table('tournamentTables', { path: { ...path, round: round ?? 0 } }, options);
    }
    if (list !== 'standings' && list !== 'results') return this.#wire.table(CALL_OF[list], { path }, options);
    return this.#wire.table(list, { path, query: round === undefined ? {} : { round } }, options);
  }
}

export class Players {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  get(name: string, options?: CallOptions): Promise<Answer<'player'>> {
    return this.#wire.call('player', { path: { name } }, options);
  }

  /** Replaces a name by a pseudonym in everything that was recorded; once more with `after` until `next` is null. */
  forget(body: Body<'forgetPlayer'>, options?: CallOptions): Promise<Answer<'forgetPlayer'>> {
    return this.#wire.call('forgetPlayer', { body }, options);
  }
}

export class Statistics {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** The clauses by which actions were refused most. */
  refusals(query: Query<'refusalStatistics'>, options?: CallOptions): Pages<Item<'refusalStatistics'>> {
    return this.#wire.pages('refusalStatistics', { query }, options);
  }

  /** The clauses that were cited most. */
  clauses(query: Query<'clauseStatistics'>, options?: CallOptions): Pages<Item<'clauseStatistics'>> {
    return this.#wire.pages('clauseStatistics', { query }, options);
  }

  /** The cards that were used most, and how they win. */
  cards(query: Query<'cardStatistics'>, options?: CallOptions): Pages<Item<'cardStatistics'>> {
    return this.#wire.pages('cardStatistics', { query }, options);
  }
}
