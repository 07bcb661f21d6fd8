import { databaseCode, isUnreachable } from '../../store/unreachable.ts';
import type { Log } from './log.ts';

/** How long repetitions of a failure are counted before they are logged, in milliseconds. */
const COUNTED = 10_000;

interface Told {
  at: number;
  since: number;
}

/**
 * Tells the log that the database fails: once with its code and message, and how often it happened since when it goes on.
 * During an outage each call fails, and a stack for each of them says nothing that the first one did not.
 */
export class Outages {
  readonly #log: Log;
  readonly #told = new Map<string, Told>();
  readonly #now: () => number;

  constructor(log: Log, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
  }

  /** Notes a failure of the database, or of a connection to it. */
  note(error: unknown): void {
    const code = databaseCode(error) ?? 'unknown';
    const now = this.#now();
    const told = this.#told.get(code);
    if (told !== undefined && now - told.at < COUNTED) {
      told.since++;
      return;
    }
    if (this.#told.size > 50) this.#told.clear();
    this.#told.set(code, { at: now, since: 0 });
    const message = shortened(error);
    this.#log.error({ database: { code, message, times: 1 + (told?.since ?? 0) } }, 'the database does not answer');
  }
}

/** The first line that says something, without the query that Prisma writes before it. */
function shortened(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? '').slice(0, 300);
}

/** Logs what failed beside a call: shortly when it is the database. */
export function logFailure(log: Log, outages: Outages, error: unknown, message: string): void {
  if (isUnreachable(error)) outages.note(error);
  else log.error({ err: error }, message);
}
