import type { TestApp } from './app.ts';

/** What `run` gives, and the statements that the database was sent meanwhile. */
export async function statementsOf<T>(
  { store }: TestApp,
  run: () => Promise<T>,
): Promise<{ value: T; sent: string[] }> {
  const sent: string[] = [];
  store.traffic.watch((sql) => {
    sent.push(sql);
    return () => {};
  });
  const value = await run();
  store.traffic.watch(() => () => {});
  return { value, sent };
}
