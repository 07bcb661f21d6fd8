import type { CallOptions } from '../carry.ts';
import type { Pages } from '../pages.ts';
import type { Answer, Body, Item, Query } from '../types.ts';
import type { Wire } from '../wire.ts';

/** Long work: it is asked for, goes on by itself, and says how far it is. */
export class Jobs {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Has long work done. The answer comes at once; `get` says how far it is. */
  create(body: Body<'createJob'>, options?: CallOptions): Promise<Answer<'createJob'>> {
    return this.#wire.call('createJob', { body }, options);
  }

  list(query: Query<'jobs'> = {}, options?: CallOptions): Pages<Item<'jobs'>> {
    return this.#wire.pages('jobs', { query }, options);
  }

  get(id: string, options?: CallOptions): Promise<Answer<'job'>> {
    return this.#wire.call('job', { path: { id } }, options);
  }

  /** Ends a job that is not over; what it did stays done. */
  cancel(id: string, options?: CallOptions): Promise<Answer<'cancelJob'>> {
    return this.#wire.call('cancelJob', { path: { id } }, options);
  }

  /** Deletes a job with what it has written. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await this.#wire.call('deleteJob', { path: { id } }, options);
  }

  /** The lines that a job has written, once it is done. */
  result(id: string, options?: CallOptions): AsyncIterable<Record<string, unknown>> {
    return this.#wire.lines('jobResult', { path: { id } }, options);
  }

  /** How long finished matches are kept in the database. */
  retention(options?: CallOptions): Promise<Answer<'retention'>> {
    return this.#wire.call('retention', {}, options);
  }

  /** Says how long: days, or an ISO 8601 duration such as `P90D`; null for ever. */
  setRetention(keep: Body<'setRetention'>['keep'], options?: CallOptions): Promise<Answer<'setRetention'>> {
    return this.#wire.call('setRetention', { body: { keep } }, options);
  }

  /** The job after each look at it, until it is over: the first look is at once, the others `seconds` apart. */
  async *follow(id: string, seconds = 1, options?: CallOptions): AsyncGenerator<Answer<'job'>, void, undefined> {
    for (;;) {
      const job = await this.get(id, options);
      yield job;
      if (job.state !== 'waiting' && job.state !== 'running') return;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}
