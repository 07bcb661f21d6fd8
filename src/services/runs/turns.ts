import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work for callers may hold the event loop, in milliseconds, before others have their turn. */
const TURN_MS = 10;

/** When the first work of this turn of the event loop began; null before it. */
let since: number | null = null;

function isTurnOver(): boolean {
  const now = performance.now();
  if (since === null) {
    since = now;
    setImmediate(() => {
      since = null;
    });
  }
  return now - since > TURN_MS;
}

/** Waits while the work of this turn of the event loop has taken its time: of all callers together. */
export async function turn(): Promise<void> {
  while (isTurnOver()) await nextTurn();
}

/** Goes through work that can rest, as much of it in a turn of the event loop as there is time for. */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  await turn();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (isTurnOver()) await turn();
  }
}
