/**
 * How much one call of the engine may do, in units of work: a step, an event with what it tells, a look of a text at an
 * object, a modifier that is gone through. A unit takes in the order of a microsecond.
 */
export const WORK_BUDGET = 1_000_000;

/** Thrown when a call has done as much as it may. Whoever runs the engine makes a refusal of it. */
export class WorkSpent extends Error {
  readonly work: number;

  constructor(work: number) {
    super(`the work came to more than ${work} units`);
    this.work = work;
  }
}

/** Looks in now and then while the engine works, and may throw to stop it. It decides nothing of the game. */
export interface LookIn {
  /** After how many units of work. */
  every: number;
  look(): void;
}

/**
 * Counts the work of one call, in which several machines may run one after the other. What may be done is the same on every
 * machine and at every time: time is not looked at here.
 */
export class Work {
  readonly budget: number;
  readonly #lookIn: LookIn | undefined;
  #left: number;
  #nextLook: number;
  /** The card whose text was looked at last. */
  card: string | null = null;

  constructor(budget = WORK_BUDGET, lookIn?: LookIn) {
    this.budget = budget;
    this.#lookIn = lookIn;
    this.#left = budget;
    this.#nextLook = lookIn ? budget - lookIn.every : 0;
  }

  get done(): number {
    return this.budget - this.#left;
  }

  spend(units: number): void {
    this.#left -= units;
    if (this.#left <= this.#nextLook) this.#stop();
  }

  #stop(): void {
    if (this.#left < 0) throw new WorkSpent(this.budget);
    const { every, look } = this.#lookIn ?? { every: this.budget, look: () => {} };
    this.#nextLook = Math.max(0, this.#left - every);
    look();
  }
}
