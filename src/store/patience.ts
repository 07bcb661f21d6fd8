import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a call may wait for connections, in milliseconds, all its statements together. */
export const PATIENCE = 5_000;

/** How much of its waiting a call has left. */
export interface Patience {
  left: number;
}

const calls = new AsyncLocalStorage<Patience>();

export const newPatience = (): Patience => ({ left: PATIENCE });

/** Carries out `run` as a part of a call, whose waiting is counted together. */
export const withPatience = <T>(patience: Patience, run: () => T): T => calls.run(patience, run);

/** The patience of the call that goes on here; a statement that belongs to none has its own. */
export const callPatience = (): Patience => calls.getStore() ?? newPatience();
