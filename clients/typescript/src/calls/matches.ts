import type { CallOptions } from '../carry.ts';
import type { FollowAllOptions, Told } from '../follow.ts';
import { followAll } from '../follow.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, PlacedEvent, Query, RulesetId, StartRequest, Verdict } from '../types.ts';
import type { Wire } from '../wire.ts';

/** Matches by their ids, call by call. `Arbiter.match` plays and follows one. */
export class Matches {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Starts and records a match. */
  start<R extends RulesetId>(
    request: StartRequest<R>,
    query: Query<'startMatch'> = {},
    options?: CallOptions,
  ): Promise<Verdict<R>> {
    const body = request as Body<'startMatch'>;
    return this.#wire.call('startMatch', { query, body }, options) as Promise<unknown> as Promise<Verdict<R>>;
  }

  /** Finds matches. */
  list(query: Query<'matches'> = {}, options?: CallOptions): Pages<Item<'matches'>> {
    return this.#wire.pages('matches', { query }, options);
  }

  /** Matches with what belongs to them, a line each. */
  export(query: Query<'exportMatches'> = {}, options?: CallOptions): AsyncIterable<Record<string, unknown>> {
    return this.#wire.lines('exportMatches', { query }, options);
  }

  /** How the matches that run stand, and then every ply of any of them, until its signal ends it. */
  follow(options: FollowAllOptions = {}): AsyncGenerator<Told, void, undefined> {
    return followAll(this.#wire, options);
  }

  get(id: string, query: Query<'match'> = {}, options?: CallOptions): Promise<Answer<'match'>> {
    return this.#wire.call('match', { path: { id }, query }, options);
  }

  /** Acts on the recorded state. */
  act(id: string, body: Body<'act'>, query: Query<'act'> = {}, options?: CallOptions): Promise<Answer<'act'>> {
    return this.#wire.call('act', { path: { id }, query, body }, options);
  }

  /** Changes what is said about a match: names, tags, round, table, data of your own. */
  amend(id: string, body: Body<'amend'>, options?: CallOptions): Promise<Answer<'amend'>> {
    return this.#wire.call('amend', { path: { id }, body }, options);
  }

  /** Deletes a match for good. */
  delete(id: string, options?: CallOptions): Promise<Answer<'deleteMatch'>> {
    return this.#wire.call('deleteMatch', { path: { id } }, options);
  }

  /** The state after a ply, with the open decisions; the last ply if none is named. */
  state(id: string, query: Query<'state'> = {}, options?: CallOptions): Promise<Answer<'state'>> {
    return this.#wire.call('state', { path: { id }, query }, options);
  }

  /** The table as data that anybody can show. */
  scene(id: string, query: Omit<Query<'scene'>, 'format'> = {}, options?: CallOptions): Promise<Answer<'scene'>> {
    return this.#wire.call('scene', { path: { id }, query }, options);
  }

  /** The table, drawn: `text`, `svg` or `png`. */
  picture(
    id: string,
    query: Query<'scene'> & { format: 'text' | 'svg' | 'png' },
    options?: CallOptions,
  ): Promise<Blob> {
    return this.#wire.picture('scene', { path: { id }, query }, options);
  }

  /** Plays the record again, and says whether it comes out the same. */
  verification(id: string, options?: CallOptions): Promise<Answer<'verification'>> {
    return this.#wire.call('verification', { path: { id } }, options);
  }

  /** The whole match in one signed document. */
  transcript(id: string, query: Query<'transcript'> = {}, options?: CallOptions): Promise<Answer<'transcript'>> {
    return this.#wire.call('transcript', { path: { id }, query }, options);
  }

  plies(id: string, query: Query<'plies'> = {}, options?: CallOptions): Pages<Item<'plies'>> {
    return this.#wire.pages('plies', { path: { id }, query }, options);
  }

  events<R extends RulesetId = string>(
    id: string,
    query: Query<'events'> = {},
    options?: CallOptions,
  ): Pages<PlacedEvent<R>> {
    return this.#wire.pages('events', { path: { id }, query }, options) as unknown as Pages<PlacedEvent<R>>;
  }

  event(id: string, seq: number, query: Query<'event'> = {}, options?: CallOptions): Promise<Answer<'event'>> {
    return this.#wire.call('event', { path: { id, seq }, query }, options);
  }

  /** What caused an event, from the beginning, and with `down` what it caused. */
  tree(id: string, seq: number, query: Query<'tree'> = {}, options?: CallOptions): Promise<Answer<'tree'>> {
    return this.#wire.call('tree', { path: { id, seq }, query }, options);
  }

  /** Why an event happened when it did. */
  why(id: string, seq: number, query: Query<'why'> = {}, options?: CallOptions): Promise<Answer<'why'>> {
    return this.#wire.call('why', { path: { id, seq }, query }, options);
  }

  /** A new match from any ply of this one. */
  fork(id: string, body: Body<'fork'> = {}, query: Query<'fork'> = {}, options?: CallOptions): Promise<Answer<'fork'>> {
    return this.#wire.call('fork', { path: { id }, query, body }, options);
  }

  /** A judge takes the match back to an earlier ply. */
  rewind(
    id: string,
    body: Body<'rewind'>,
    query: Query<'rewind'> = {},
    options?: CallOptions,
  ): Promise<Answer<'rewind'>> {
    return this.#wire.call('rewind', { path: { id }, query, body }, options);
  }

  /** A judge ends the match. */
  result(
    id: string,
    body: Body<'result'>,
    query: Query<'result'> = {},
    options?: CallOptions,
  ): Promise<Answer<'result'>> {
    return this.#wire.call('result', { path: { id }, query, body }, options);
  }

  /** A judge pauses the match: it takes no actions, and no time passes. */
  pause(id: string, body: Body<'pause'>, query: Query<'pause'> = {}, options?: CallOptions): Promise<Answer<'pause'>> {
    return this.#wire.call('pause', { path: { id }, query, body }, options);
  }

  /** A judge lets a match go on that is paused. */
  resume(
    id: string,
    body: Body<'resume'>,
    query: Query<'resume'> = {},
    options?: CallOptions,
  ): Promise<Answer<'resume'>> {
    return this.#wire.call('resume', { path: { id }, query, body }, options);
  }

  /** A judge gives a player, or both, more time. */
  extend(
    id: string,
    body: Body<'extend'>,
    query: Query<'extend'> = {},
    options?: CallOptions,
  ): Promise<Answer<'extend'>> {
    return this.#wire.call('extend', { path: { id }, query, body }, options);
  }

  /** Takes a match of another edition of its rules on under the one that is here. */
  adopt(id: string, body: Body<'adopt'> = {}, options?: CallOptions): Promise<Answer<'adopt'>> {
    return this.#wire.call('adopt', { path: { id }, body }, options);
  }
}
