import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work for callers may block the event loop, in milliseconds. */
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
export async function yieldToEventLoop(): Promise<void> {
  while (isTurnOver()) await nextTurn();
}

/** Runs an interruptible computation, as much per turn of the event loop as there is time for. */
export async function runInTurns<T>(work: Generator<void, T>): Promise<T> {
  if (isTurnOver()) await yieldToEventLoop();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (isTurnOver()) await yieldToEventLoop();
  }
}

/** How many small pieces of work are done between two looks at the clock, and how many are few enough to be done at once. */
export const PIECES = 20;

/** Goes through `items` one after the other, with a rest now and then. */
export function* mapInterruptibly<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<void, U[]> {
  const made: U[] = [];
  for (const item of items) {
    made.push(make(item));
    if (made.length % PIECES === 0) yield;
  }
  return made;
}

/** What `make` makes of each item: at once of a few, and of many as there is time for. */
export const mapAsTimeAllows = <T, U>(items: readonly T[], make: (item: T) => U): U[] | Promise<U[]> =>
  items.length <= PIECES ? items.map(make) : runInTurns(mapInterruptibly(items, make));

/** What `make` makes of each item, promised in order: others have their turn in between. */
export function mapInTurns<T, U>(items: readonly T[], make: (item: T) => U): Promise<U>[] {
  const promised: Promise<U>[] = [];
  let before = yieldToEventLoop();
  for (let at = 0; at < items.length; at += PIECES) {
    const now = before;
    for (const item of items.slice(at, at + PIECES)) promised.push(now.then(() => make(item)));
    before = now.then(yieldToEventLoop);
  }
  return promised;
}
