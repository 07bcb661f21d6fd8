import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

/** Tournaments, as their matches name them. */
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

  /** The clauses that were cited most. */
  clauses(query: Query<'clauseStatistics'>, options?: CallOptions): Pages<Item<'clauseStatistics'>> {
    return this.#wire.pages('clauseStatistics', { query }, options);
  }

  /** The cards that were used most, and how they win. */
  cards(query: Query<'cardStatistics'>, options?: CallOptions): Pages<Item<'cardStatistics'>> {
    return this.#wire.pages('cardStatistics', { query }, options);
  }
}
