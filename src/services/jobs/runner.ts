import { setTimeout as pause } from 'node:timers/promises';
import type { HeldJob } from '../../store/jobs.ts';
import { isUnreachable } from '../../store/unreachable.ts';
import type { Parts } from '../call.ts';
import { ownCall } from '../call.ts';
import { failureAnswer, isServiceFault } from '../failure.ts';
import { logFailure } from '../operations/outages.ts';
import { PIECES } from './kinds.ts';

export interface RunnerOptions {
  /** How many jobs this server is at, at most; 0 for none. */
  atOnce: number;
  /** How many of a tenant are in hand at once, at all servers. */
  each: number;
  /** Seconds between two looks for what is to be done. */
  look: number;
  /** Seconds for which it is kept what was done. */
  keep: number;
}

/** How long a job that is in hand is left alone by other servers, and how often that is renewed, in seconds. */
const LEASE = 6;
const RENEWED = 2;
/** How long a piece takes, in milliseconds: it ends with what it is at then. */
const PIECE_MS = 1000;
/** A job whose next piece was begun so often, and never done, is given up. */
const TRIES = 5;
/** Seconds before a piece that failed is done again: twice as long each time. */
const RETRY = 1;
/** How long what is in hand may go on when the server stops, in milliseconds. */
const PATIENCE = 5000;
/** How many looks pass between two deletions of what is kept no longer. */
const TIDY_EVERY = 600;

interface Held {
  job: HeldJob;
  work: Promise<void>;
  /** Aborted when the job is to be left, or is not held any more. */
  leave: AbortController;
}

/**
 * Does long work, piece by piece. Several servers share the jobs; what a server that dies was at is free for others when its lease is
 * over, and goes on from the last piece that was written.
 */
export class JobRunner {
  readonly #parts: Parts;
  readonly #options: RunnerOptions;
  readonly #held = new Set<Held>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopping = false;
  #looking: Promise<void> | null = null;
  #again = false;
  #looks = 0;

  constructor(parts: Parts, options: RunnerOptions) {
    this.#parts = parts;
    this.#options = options;
  }

  start(): void {
    if (this.#options.atOnce === 0) return;
    this.#every(this.#options.look, () => this.#lookAround());
    this.#every(RENEWED, () => this.#renew());
  }

  /** Looks for what is to be done as soon as the look that goes on is over. */
  wake(): void {
    if (this.#stopping || this.#options.atOnce === 0) return;
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#again) this.wake();
    });
  }

  /** Takes nothing on any more, and leaves what is in hand to other servers as it was after the last piece. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
    for (const { leave } of this.#held) leave.abort();
    const ends = Promise.all([...this.#held].map(({ work }) => work));
    const late = new AbortController();
    await Promise.race([ends, pause(PATIENCE, null, { signal: late.signal }).catch(() => {})]);
    late.abort();
    // What a piece does after this it can't write any more.
    const left = [...this.#held].map(({ job }) => this.#parts.store.jobs.leave(job, 0, true));
    await Promise.all(left).catch((error: unknown) => this.#failed(error, 'jobs could not be left to other servers'));
  }

  #every(seconds: number, run: () => void): void {
    this.#timers.add(setInterval(run, seconds * 1000).unref());
  }

  #lookAround(): void {
    this.wake();
    if (this.#parts.store.archiveFiles !== null) this.#askForJobs();
    if (this.#looks++ % TIDY_EVERY !== 0) return;
    this.#parts.store.jobs
      .tidy(this.#options.keep)
      .catch((error: unknown) => this.#failed(error, 'jobs that are kept no longer could not be deleted'));
  }

  /** Has what is to be done with the archive done as jobs. */
  #askForJobs(): void {
    this.#parts.store.archive.askForJobs().then(
      (any) => {
        if (any) this.wake();
      },
      (error: unknown) => this.#failed(error, 'jobs of the archive could not be asked for'),
    );
  }

  async #look(): Promise<void> {
    this.#again = false;
    const { atOnce, each } = this.#options;
    try {
      while (!this.#stopping && this.#held.size < atOnce) {
        const most = atOnce - this.#held.size;
        const claimed = await this.#parts.store.jobs.claim({ kinds: Object.keys(PIECES), each, most, lease: LEASE });
        for (const job of claimed) this.#hold(job);
        if (claimed.length === 0) return;
      }
    } catch (error) {
      this.#again = false;
      this.#failed(error, 'jobs could not be looked for');
    }
  }

  #hold(job: HeldJob): void {
    const held: Held = { job, work: Promise.resolve(), leave: new AbortController() };
    this.#held.add(held);
    held.work = this.#go(held)
      .catch((error: unknown) => this.#failed(error, 'what came of a job could not be written down'))
      .finally(() => {
        this.#held.delete(held);
        // There may be others that had to wait for a place.
        this.wake();
      });
  }

  /** Does one piece after the other, until the job is over or is to be left. */
  async #go(held: Held): Promise<void> {
    const { store } = this.#parts;
    while (!held.leave.signal.aborted) if (!(await this.#piece(held))) return;
    await store.jobs.leave(held.job, 0, true);
  }

  /** False when there is nothing more to be done here. */
  async #piece(held: Held): Promise<boolean> {
    const { job, leave } = held;
    const { store, log } = this.#parts;
    const about = { job: job.id, kind: job.kind, tenant: job.tenant };
    // Whoever was at it may have died by it, and so would this server.
    if (job.tries > TRIES) {
      log.error(about, 'a job is given up: a piece of it was never finished');
      const detail = `A piece of the job was begun ${TRIES} times and never finished.`;
      await store.jobs.fail(job, { code: 'internal', detail });
      return false;
    }
    const until = performance.now() + PIECE_MS;
    try {
      const call = ownCall(this.#parts, job.tenant, () => leave.signal);
      const done = await PIECES[job.kind]?.({
        job,
        call,
        enough: () => leave.signal.aborted || performance.now() > until,
      });
      if (done === undefined) throw new Error(`nobody does jobs of the kind ${job.kind}`);
      if (!done.ok) {
        const { code, detail } = done.problem;
        await store.jobs.fail(job, { code, detail });
        return false;
      }
      const step = { done: job.done, total: job.total, written: null, result: null, ...done.value };
      if (!(await store.jobs.advance(job, step, LEASE)) || step.result !== null) return false;
      const { cursor, done: number, total } = step;
      held.job = { ...job, cursor, done: number, total, bytes: job.bytes + (step.written?.bytes ?? 0), tries: 1 };
      return true;
    } catch (error) {
      // It was given up here, not by itself.
      if (leave.signal.aborted) await store.jobs.leave(job, 0, true);
      else await this.#retry(job, error);
      return false;
    }
  }

  /** Has a piece that failed done again in a while; in the end, the job fails by it. */
  async #retry(job: HeldJob, error: unknown): Promise<void> {
    const { store, log } = this.#parts;
    if (isUnreachable(error)) {
      this.#failed(error, 'a piece of a job could not be done');
      return store.jobs.leave(job, RETRY, true);
    }
    if (!isServiceFault(error)) log.error({ err: error, job: job.id, kind: job.kind }, 'a piece of a job failed');
    else this.#failed(error, 'a piece of a job could not be done');
    if (job.tries < TRIES) return store.jobs.leave(job, RETRY * 2 ** job.tries, false);
    const { code, detail } = failureAnswer(error).problem;
    await store.jobs.fail(job, { code, detail });
  }

  #renew(): void {
    const held = [...this.#held];
    if (held.length === 0) return;
    this.#parts.store.jobs
      .keep(
        held.map(({ job }) => job),
        LEASE,
      )
      .then(
        (kept) => {
          const still = new Set(kept);
          // Cancelled, deleted, or in other hands: what is done from now on could not be written.
          for (const { job, leave } of held) if (this.#isStill(job) && !still.has(job.id)) leave.abort();
        },
        (error: unknown) => this.#failed(error, 'jobs could not be kept from other servers'),
      );
  }

  #isStill(job: HeldJob): boolean {
    return [...this.#held].some((one) => one.job.id === job.id && one.job.holder === job.holder);
  }

  #failed(error: unknown, message: string): void {
    logFailure(this.#parts.log, this.#parts.outages, error, message);
  }
}
