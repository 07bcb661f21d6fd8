import type { CallOptions } from '../carry.ts';
import type { Answer, Body, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

/** States that the caller keeps: nothing of them is stored unless they belong to a match. */
export class States {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** A start state, or a position of your own. */
  start(
    ruleset: string,
    body: Body<'start'> = {},
    query: Query<'start'> = {},
    options?: CallOptions,
  ): Promise<Answer<'start'>> {
    return this.#wire.call('start', { path: { id: ruleset }, query, body }, options);
  }

  /** Carries out an action on a state. */
  adjudicate(
    body: Body<'adjudicate'>,
    query: Query<'adjudicate'> = {},
    options?: CallOptions,
  ): Promise<Answer<'adjudicate'>> {
    return this.#wire.call('adjudicate', { query, body }, options);
  }

  /** Many at once. */
  batch(
    body: Body<'adjudicateBatch'>,
    query: Query<'adjudicateBatch'> = {},
    options?: CallOptions,
  ): Promise<Answer<'adjudicateBatch'>> {
    return this.#wire.call('adjudicateBatch', { query, body }, options);
  }

  /** Many at once, each verdict or problem as soon as it is there. */
  batchLines(
    { items }: Pick<Body<'adjudicateBatch'>, 'items'>,
    query: Query<'adjudicateBatch'> = {},
    options?: CallOptions,
  ): AsyncIterable<Answer<'adjudicateBatch'>['items'][number]> {
    return this.#wire.lines('adjudicateBatch', { query, lines: items }, options);
  }

  /** Takes a state without a match on under the edition of its rules that is here. */
  adopt(
    body: Body<'adoptState'>,
    query: Query<'adoptState'> = {},
    options?: CallOptions,
  ): Promise<Answer<'adoptState'>> {
    return this.#wire.call('adoptState', { query, body }, options);
  }

  /** What actions would lead to. */
  preview(body: Body<'preview'>, query: Query<'preview'> = {}, options?: CallOptions): Promise<Answer<'preview'>> {
    return this.#wire.call('preview', { query, body }, options);
  }

  /** Why an action is not legal, and what would make it so. */
  whyNot(body: Body<'whyNot'>, options?: CallOptions): Promise<Answer<'whyNot'>> {
    return this.#wire.call('whyNot', { body }, options);
  }

  /** The table of a state as data that anybody can show. */
  scene(
    body: Body<'sceneOfState'>,
    query: Omit<Query<'sceneOfState'>, 'format'> = {},
    options?: CallOptions,
  ): Promise<Answer<'sceneOfState'>> {
    return this.#wire.call('sceneOfState', { query, body }, options);
  }

  /** The table of a state, drawn: `text`, `svg` or `png`. */
  picture(
    body: Body<'sceneOfState'>,
    query: Query<'sceneOfState'> & { format: 'text' | 'svg' | 'png' },
    options?: CallOptions,
  ): Promise<Blob> {
    return this.#wire.picture('sceneOfState', { query, body }, options);
  }
}
