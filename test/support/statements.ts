import type { TestApp } from './app.ts';

/** What the database is sent. */
export interface Statements {
  readonly sent: readonly string[];
  /** How many of them are being answered. */
  unanswered(): number;
  /** No more are written down. */
  stop(): void;
}

/** Writes down what the database is sent from now on, of the statements that `wanted` says. */
export function watchStatements(
  { store }: Pick<TestApp, 'store'>,
  wanted: (sql: string) => boolean = () => true,
): Statements {
  const sent: string[] = [];
  let answered = 0;
  store.traffic.watch((sql) => {
    if (!wanted(sql)) return () => {};
    sent.push(sql);
    return () => {
      answered++;
    };
  });
  return { sent, unanswered: () => sent.length - answered, stop: () => store.traffic.watch(() => () => {}) };
}

/** What `run` gives, and the statements that the database was sent meanwhile. */
export async function statementsOf<T>(
  service: Pick<TestApp, 'store'>,
  run: () => Promise<T>,
): Promise<{ value: T; sent: readonly string[] }> {
  const { sent, stop } = watchStatements(service);
  try {
    return { value: await run(), sent };
  } finally {
    stop();
  }
}
