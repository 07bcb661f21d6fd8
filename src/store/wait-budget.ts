import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a call may wait for connections, in milliseconds, all its statements together. */
export const WAIT_BUDGET_MS = 5_000;

/** How much of its waiting for connections a call has left. What it waits for at the same time counts once. */
export class WaitBudget {
  /** How often the call had to wait for another turn of the event loop because its work was not done. */
  turns = 0;
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(left = WAIT_BUDGET_MS) {
    this.#left = left;
  }

  get left(): number {
    return Math.max(0, this.#left - (this.#waiting > 0 ? performance.now() - this.#since : 0));
  }

  begin(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
  }

  end(): void {
    const { left } = this;
    if (--this.#waiting === 0) this.#left = left;
  }
}

const calls = new AsyncLocalStorage<WaitBudget>();

/** Carries out `run` as a part of a call, whose waiting is counted together. */
export const withWaitBudget = <T>(patience: WaitBudget, run: () => T): T => calls.run(patience, run);

/** Makes the rest of a step that runs by itself, and all that comes of it, a part of a call: that costs half of `withWaitBudget`. */
export const enterWaitBudget = (patience: WaitBudget): void => calls.enterWith(patience);

/** The patience of the call that goes on here; undefined for what belongs to none. */
export const waitBudgetHere = (): WaitBudget | undefined => calls.getStore();

/** The same; a statement that belongs to no call has its own. */
export const waitBudgetOf = (): WaitBudget => waitBudgetHere() ?? new WaitBudget();
