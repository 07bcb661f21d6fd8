/**
 * Runs something that leaves timers behind, as Prisma's schema engine does with one of ten seconds for which a file would
 * be kept from ending. They go off as ever, but nobody waits for them.
 */
export async function noTimerLeft<T>(run: () => Promise<T>): Promise<T> {
  const { setTimeout } = globalThis;
  const unwaited = (...given: Parameters<typeof setTimeout>) => setTimeout(...given).unref();
  globalThis.setTimeout = Object.assign(unwaited, setTimeout) as typeof setTimeout;
  try {
    return await run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}
