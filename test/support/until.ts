import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The only places where tests look at the clock. No test passes because time has passed: it goes on as soon as what it
 * waits for is there, on a machine of any speed, and fails with a word about it when that never comes.
 */

/** After how long what has not come is a failure, in milliseconds. */
const NEVER = 120_000;
/** Milliseconds between two looks. */
const BETWEEN = 5;

const reason = (what: string, more = '') => `${what}: not within ${NEVER / 1000} seconds${more}`;

/**
 * Looks again and again until `look` finds something, and gives that. Fails with `what` has not come about otherwise. A look that is
 * work for somebody else is taken less often: `between` is how long the pauses are, in milliseconds.
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  between = BETWEEN,
): Promise<Exclude<T, false | null | undefined>> {
  const end = performance.now() + NEVER;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found as Exclude<T, false | null | undefined>;
    if (performance.now() > end) assert.fail(reason(what));
    await pause(between);
  }
}

/** What was promised, or a failure with `what` has not come; `more` is asked then for what else there is to say. */
export async function within<T>(what: string, promised: Promise<T>, more: () => string = () => ''): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason(what, more()))), NEVER);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
