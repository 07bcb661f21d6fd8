import supertest from 'supertest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { allRulesets, type TestApp } from './app.ts';

/** Runs a second server on the database of the first: one that has nothing in its memory. */
export async function anotherServer(
  { url }: TestApp,
  run: (http: TestApp['http'], store: Store) => Promise<void>,
): Promise<void> {
  const store = openStore(url, 2, () => {});
  const app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }), { rulesets: allRulesets, store });
  await app.ready();
  try {
    await run(supertest(app.server), store);
  } finally {
    await app.close();
    await store.close();
  }
}
