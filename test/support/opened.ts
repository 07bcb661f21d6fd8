import { after } from 'node:test';

/**
 * What helpers have opened. An assertion that fails skips the rest of its test, closing included, and whatever stays
 * open then would keep the file from ending.
 */
const opened = new Set<() => unknown>();

/** Closes something when it is asked to for the first time, or when the tests of the file are over. */
export function closing(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => {
    opened.delete(once);
    closed ??= close();
    return closed;
  };
  opened.add(once);
  return once;
}

/** Has something closed when the tests of the file are over. Closing has to do no harm to what is closed already. */
export function closeAtEnd(close: () => unknown): void {
  opened.add(close);
}

/** Closes what is open and was not in `before`, the last first. */
export async function closeOpened(before: ReadonlySet<unknown> = new Set()): Promise<void> {
  const failures: unknown[] = [];
  for (const close of [...opened].filter((one) => !before.has(one)).reverse()) {
    opened.delete(close);
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** What is open now. */
export const openNow = (): ReadonlySet<unknown> => new Set(opened);

after(() => closeOpened());
