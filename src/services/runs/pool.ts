import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { AnyRuleset } from '../../engine/index.ts';
import { Stopped } from '../../engine/index.ts';
import { rulesets } from '../../rulesets/index.ts';
import { Abandoned, Overloaded } from './given-up.ts';
import { JobFlag } from './job-flag.ts';
import type { JobContext, JobName, Jobs } from './jobs.ts';
import type { Done, Task } from './worker.ts';

/** Whose job it is, and whether they still wait for it. */
export interface JobOwner {
  tenant: string;
  gone?: (() => AbortSignal) | undefined;
}

/** Work that is none of the engine's: a function of a file, which takes plain data and gives plain data. */
export interface Aside {
  file: string;
  name: string;
  input: unknown;
}

export interface PoolLimits {
  /** How many workers there are at most. */
  workers: number;
  /** Seconds that a job may take, the time that it waits for a worker included. */
  deadline: number;
  /** Megabytes that a worker may use for what it works on. */
  memory: number;
}

/** How many jobs of one tenant may wait; further ones are refused, so that no tenant delays the others. */
const WAITING = 16;
/** How long a worker that has nothing to do stays, in milliseconds. */
const IDLE_MS = 60_000;
/** How long a worker may go on with a job that it was told to give up, in milliseconds, before the worker itself is ended. */
const GIVES_UP_MS = 1000;

/** The jobs of one tenant that are done or wait. */
interface Lane {
  jobs: number;
  limit: LimitFunction;
}

/** Workers beside the event loop, for jobs that would hold it up. They are started when the first such job comes. */
export class Pool {
  readonly #limits: PoolLimits;
  readonly #lanes = new Map<string, Lane>();
  #threads: Piscina<unknown, unknown> | null = null;

  constructor(limits: PoolLimits) {
    this.#limits = limits;
  }

  /** Whether the workers have these rules: they know the games of the service, and no others. */
  knows(rules: AnyRuleset): boolean {
    return rulesets.some(({ id, hash }) => id === rules.id && hash === rules.hash);
  }

  async run<N extends JobName>(
    who: JobOwner,
    name: N,
    of: JobContext,
    input: Jobs[N]['input'],
  ): Promise<Jobs[N]['output']> {
    const own = of.cards.hash === of.rules.sampleCards.hash ? null : { hash: of.cards.hash, source: of.cards.source };
    const flag = new JobFlag();
    const task: Task = { name, ruleset: of.rules.id, cards: own, input, flag: flag.shared };
    const done = await this.#give<Done>(who, task, { name: 'work' }, flag);
    // Much may have been read in the turn in which it came: what is done with it begins in another one.
    await nextTurn();
    if ('stopped' in done) throw new Stopped(done.stopped);
    return done.output as Jobs[N]['output'];
  }

  /** Does what the function `name` of another file does with `input`, under the same limits. */
  aside<T>(who: JobOwner, { file, name, input }: Aside): Promise<T> {
    return this.#give<T>(who, input, { filename: file, name }, null);
  }

  /** Gives a worker something to do, for as long as there is time and somebody waits; with a flag, the worker itself gives it up. */
  async #give<T>(
    who: JobOwner,
    task: unknown,
    how: { filename?: string; name: string },
    flag: JobFlag | null,
  ): Promise<T> {
    const late = AbortSignal.timeout(this.#limits.deadline * 1000);
    const gone = who.gone?.();
    const signal = gone ? AbortSignal.any([late, gone]) : late;
    const given = this.#inLane(who.tenant, () => {
      signal.throwIfAborted();
      if (flag === null) return this.#workers().run(task, { ...how, signal }) as Promise<T>;
      const end = flag.giveUpOn(signal, GIVES_UP_MS);
      return (this.#workers().run(task, { ...how, signal: end.signal }) as Promise<T>).finally(end.clear);
    });
    try {
      return await orAborted(signal, given);
    } catch (error) {
      if (gone?.aborted) throw new Abandoned('the caller is gone');
      if (late.aborted) throw new Overloaded(`it took longer than ${this.#limits.deadline} s`);
      throw outOfMemory(error) ? new Overloaded('it took more memory than a worker may use') : error;
    }
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
  }

  /** Jobs of one tenant leave a worker to the others, where there is more than one. */
  async #inLane<T>(tenant: string, run: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(tenant) ?? { jobs: 0, limit: pLimit(Math.max(1, this.#limits.workers - 1)) };
    if (lane.jobs >= WAITING) throw new Overloaded('too much work of this caller is waiting already');
    lane.jobs++;
    this.#lanes.set(tenant, lane);
    try {
      return await lane.limit(run);
    } finally {
      if (--lane.jobs === 0) this.#lanes.delete(tenant);
    }
  }

  #workers(): Piscina<unknown, unknown> {
    this.#threads ??= new Piscina<unknown, unknown>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#limits.workers,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memory, stackSizeMb: 4 },
      recordTiming: false,
    });
    return this.#threads;
  }
}

/** What was promised, or a failure as soon as `signal` is aborted. */
function orAborted<T>(signal: AbortSignal, promised: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promised.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const outOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
