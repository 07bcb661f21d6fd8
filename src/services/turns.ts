import { enterWaitBudget, WaitBudget, waitBudgetHere } from '../store/wait-budget.ts';

/** How long work for callers may block the event loop, in milliseconds. */
const TURN_MS = 5;
/** After so many turns of others a call has the next one, however much it has had. */
const PATIENCE = 20;
/** What belongs to no call comes after those that do. */
const NO_CALL = 1_000_000;
/** So many calls go together at once: what a turn takes by itself is little beside what they take, and more would wait for it. */
const ENOUGH = 32;

/** Somebody who waits for the next turn. */
interface Waiting {
  rank: number;
  /** The turn in which the wait began. */
  from: number;
  goOn: () => void;
}

let waiting: Waiting[] = [];
let turn = 0;
/** When the first work of this turn of the event loop began; null before it. */
let since: number | null = null;
let isNextPlanned = false;
/** How many calls have come since the last turn began, and how many of them had come when it was looked last. */
let arrived = 0;
let seen = 0;

function planNext(): void {
  if (isNextPlanned) return;
  isNextPlanned = true;
  setImmediate(gather);
}

/**
 * Looks once more who else has come, as long as somebody did since the last look. Those who call again and again get their answers
 * one after the other, and have called again by the time that the last of them is answered. A call that is alone waits for nobody.
 */
function gather(): void {
  if (arrived <= Math.max(seen, 1) || arrived >= ENOUGH) {
    beginTurn();
    return;
  }
  seen = arrived;
  setImmediate(gather);
}

/**
 * Begins a turn: those go on first who have had the fewest, so that what takes little need not wait for what takes long. Others
 * only go on when all has been done that can be done at once for those who just came.
 */
function beginTurn(): void {
  isNextPlanned = false;
  arrived = 0;
  seen = 0;
  since = null;
  turn++;
  const rankOf = ({ rank, from }: Waiting) => (turn - from > PATIENCE ? 0 : rank);
  const now = waiting.sort((one, other) => rankOf(one) - rankOf(other) || one.from - other.from);
  waiting = [];
  const first = now.findIndex((one) => rankOf(one) > 0);
  const later = first < 0 ? [] : now.splice(first);
  release(now);
  if (now.length === 0) release(later);
  else if (later.length > 0) queueMicrotask(() => process.nextTick(release, later));
}

function release(all: readonly Waiting[]): void {
  for (const { goOn } of all) goOn();
}

function nextTurn(rank: number, from: number): Promise<void> {
  planNext();
  return new Promise((goOn) => {
    waiting.push({ rank, from, goOn });
  });
}

function isTurnOver(): boolean {
  const now = performance.now();
  if (since === null) {
    since = now;
    planNext();
  }
  return now - since > TURN_MS;
}

/**
 * Begins a call in the next turn, together with those that arrive by then, and before those that are at work for longer. What
 * `goOn` does is done for it: it comes later in the following turns the more of them it has had.
 */
export function beginCall(goOn: () => void, patience: WaitBudget = new WaitBudget()): void {
  arrived++;
  nextTurn(0, turn).then(() => {
    // What goes on here is this call and nothing else, so that nothing need be put back after it.
    enterWaitBudget(patience);
    goOn();
  });
}

/** Waits while the work of this turn of the event loop has taken its time: of all callers together. Mostly there is nothing to wait for. */
export function yieldToEventLoop(): Promise<void> | undefined {
  return isTurnOver() ? waitForTurn() : undefined;
}

async function waitForTurn(): Promise<void> {
  const call = waitBudgetHere();
  const rank = call === undefined ? NO_CALL : ++call.turns;
  const from = turn;
  do await nextTurn(rank, from);
  while (isTurnOver());
}

/** Goes on with a value at once where it is there, as it nearly always is: a turn of its own for what needs none costs more than most work. */
export const andThen = <T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> =>
  value instanceof Promise ? value.then(next) : next(value);

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

/** What `make` makes of each item: at once of a few, which `few` says how many are, and of many as there is time for. */
export const mapAsTimeAllows = <T, U>(
  items: readonly T[],
  make: (item: T) => U,
  few: number = PIECES,
): U[] | Promise<U[]> => (items.length <= few ? items.map(make) : runInTurns(mapInterruptibly(items, make)));

/** What `make` makes of each item, promised in order: others have their turn in between. */
export function mapInTurns<T, U>(items: readonly T[], make: (item: T) => U): Promise<U>[] {
  const promised: Promise<U>[] = [];
  let before = Promise.resolve(yieldToEventLoop());
  for (let at = 0; at < items.length; at += PIECES) {
    const now = before;
    for (const item of items.slice(at, at + PIECES)) promised.push(now.then(() => make(item)));
    before = now.then(yieldToEventLoop);
  }
  return promised;
}
