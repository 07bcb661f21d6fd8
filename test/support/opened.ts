import { after } from 'node:test';

/**
 * What helpers have opened. An assertion that fails skips the rest of its test, closing included, and whatever stays
 * open then would keep the file from ending.
 */
const opened: (() => unknown)[] = [];

/** Closes something when it is asked to for the first time, or when the tests of the file are over. */
export function closing(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => {
    closed ??= close();
    return closed;
  };
  opened.push(once);
  return once;
}

/** Has something closed when the tests of the file are over. Closing has to do no harm to what is closed already. */
export function closeAtEnd(close: () => unknown): void {
  opened.push(close);
}

/** Closes what is open. Files that share a process end one after the other: each closes what it has opened. */
export async function closeOpened(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of opened.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

after(closeOpened);
