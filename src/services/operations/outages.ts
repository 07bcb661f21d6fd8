import { ArchiveFailed, InArchive } from '../../store/archive.ts';
import { databaseCode, isUnreachable } from '../../store/unreachable.ts';
import type { Log } from './log.ts';

/** How long repetitions of a failure are counted before they are logged, in milliseconds. */
const COUNTED = 10_000;

interface Told {
  at: number;
  since: number;
}

/**
 * Tells the log that the database or the archive fails: once with its code and message, and how often it happened since when it goes on.
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
    const times = this.#times(code);
    if (times === null) return;
    this.#log.error({ database: { code, message: shortened(error), times } }, 'the database does not answer');
  }

  /** Notes a failure of the archive, or of a file there. */
  noteArchive({ message, file, trouble, isAway }: ArchiveFailed): void {
    const times = this.#times(isAway ? `archive ${trouble}` : `archive ${trouble} ${file}`);
    if (times === null) return;
    const what = isAway ? 'the archive does not answer' : 'a file of the archive is not what was written';
    this.#log.error({ archive: { trouble, message, times } }, what);
  }

  /** How often something happened since it was last told; null when it is to be counted only. */
  #times(code: string): number | null {
    const now = this.#now();
    const told = this.#told.get(code);
    if (told !== undefined && now - told.at < COUNTED) {
      told.since++;
      return null;
    }
    if (this.#told.size > 50) this.#told.clear();
    this.#told.set(code, { at: now, since: 0 });
    return 1 + (told?.since ?? 0);
  }
}

/** The first line that says something, without the query that Prisma writes before it. */
function shortened(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? '').slice(0, 300);
}

/** Logs what failed beside a call: shortly when it is the database. What fails in the archive is noted where that is watched. */
export function logFailure(log: Log, outages: Outages, error: unknown, message: string): void {
  if (isUnreachable(error)) outages.note(error);
  else if (error instanceof ArchiveFailed || (error instanceof InArchive && error.cause instanceof ArchiveFailed))
    return;
  else log.error({ err: error }, message);
}
