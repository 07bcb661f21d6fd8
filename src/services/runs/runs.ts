import type { AnyRuleset, LookIn } from '../../engine/index.ts';
import { Sitting, WORK_BUDGET, Work } from '../../engine/index.ts';
import { andThen, yieldToEventLoop } from '../turns.ts';
import type { JobContext, JobName, Jobs } from './jobs.ts';
import { jobs } from './jobs.ts';
import type { Aside, JobOwner, Pool } from './pool.ts';

/**
 * How long a job may hold the event loop, in milliseconds, before it is done again beside it. It is processor time: on a machine
 * with much else to do a job takes longer, and so it would where it is done again.
 */
const AT_HAND_MS = 10;
/** How much work passes between two looks at the clock. */
export const LOOK_EVERY = 2000;
/**
 * How much work a sitting may know the outcome of, and how much may be done in a call that goes on with it: all of it together is
 * far from what a call may do, or a chain of effects in it, so that nothing comes out otherwise than where it is worked out anew.
 */
export const LITTLE_WORK = WORK_BUDGET / 8;

/** Thrown inside a job to give it up; it never leaves this file. */
class TookTooLong extends Error {}

/**
 * Runs the engine. Nearly all jobs are done at once, where they are asked for. One that takes longer than the event loop can
 * be held is given up there and done from the start by a worker, which has a deadline and a memory of its own. What comes
 * of a job is the same either way.
 */
export class Runs {
  readonly #pool: Pool | null;

  /** Without a pool everything is done at hand, however long it takes. */
  constructor(pool: Pool | null) {
    this.#pool = pool;
  }

  /**
   * Does the job `name`. `input` is used up; `again` makes the same input once more for the worker, in case that it is needed.
   * Throws `Stopped` where a job that only reads is too much work, `Overloaded` when no worker had time for it, and
   * `Abandoned` when the caller is gone.
   */
  run<N extends JobName>(
    who: JobOwner,
    name: N,
    of: JobContext,
    input: Jobs[N]['input'],
    again: () => Jobs[N]['input'],
  ): Jobs[N]['output'] | Promise<Jobs[N]['output']> {
    return andThen(yieldToEventLoop(), () => {
      const pool = this.#pool?.knows(of.rules) ? this.#pool : null;
      const most = knowsSomething(input) ? LITTLE_WORK : undefined;
      if (pool === null && most === undefined) return jobs[name](of, input, new Work());
      try {
        return jobs[name](of, input, new Work(undefined, patience(most)));
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error;
      }
      return pool === null ? jobs[name](of, again(), new Work()) : pool.run(who, name, of, again());
    });
  }

  /** Whether there are workers that have these rules. */
  knows(rules: AnyRuleset): boolean {
    return this.#pool?.knows(rules) ?? false;
  }

  /**
   * Does at hand what mostly takes little. What takes longer is given up there, and done from the start by a worker; what is known
   * to be `long` is given to a worker at once.
   */
  async atHandOrAside<T>(
    who: JobOwner,
    rules: AnyRuleset,
    work: Aside,
    atHand: (spend: (units: number) => void) => T,
    long = false,
  ): Promise<T> {
    await yieldToEventLoop();
    const pool = this.#pool?.knows(rules) ? this.#pool : null;
    if (pool === null) return atHand(() => {});
    if (long) return pool.aside<T>(who, work);
    const patient = new Work(Number.MAX_SAFE_INTEGER, patience());
    try {
      return atHand((units) => patient.spend(units));
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
    }
    return pool.aside<T>(who, work);
  }

  /** Has a worker do what would hold the event loop up; `atHand` does the same where there are no workers. */
  async aside<T>(who: JobOwner, work: Aside, atHand: () => T | Promise<T>): Promise<T> {
    return this.#pool ? this.#pool.aside<T>(who, work) : atHand();
  }
}

/** Whether a job goes on with what is known from before. */
const knowsSomething = (input: object): boolean =>
  'sitting' in input && input.sitting instanceof Sitting && input.sitting.work > 0;

/**
 * Looks at the clock while a job is at work, and gives it up when it has taken its time, or more than `most` work. The time is
 * counted from the first look: few jobs are looked at, and to read this clock takes a while itself.
 */
function patience(most = Number.POSITIVE_INFINITY): LookIn {
  let begun: NodeJS.CpuUsage | null = null;
  let work = 0;
  return {
    every: LOOK_EVERY,
    look() {
      work += LOOK_EVERY;
      begun ??= process.threadCpuUsage();
      const { user, system } = process.threadCpuUsage(begun);
      if (work > most || user + system > AT_HAND_MS * 1000) throw new TookTooLong();
    },
  };
}
