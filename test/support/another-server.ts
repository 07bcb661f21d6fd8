import type { Store } from '../../src/store/store.ts';
import type { TestApp } from './app.ts';
import { openServer } from './app.ts';

/** Runs a second server on the database of the first: one that has nothing in its memory. */
export async function anotherServer(
  { url }: Pick<TestApp, 'url'>,
  run: (http: TestApp['http'], store: Store) => Promise<void>,
): Promise<void> {
  const { http, store, close } = await openServer(url, {}, { pool: 2 });
  try {
    await run(http, store);
  } finally {
    await close();
  }
}
