import DataLoader from 'dataloader';

/**
 * Collects what is asked for in one turn of the event loop, and asks for all of it at once, at most `most` in one go. What
 * has the same name is asked for once. Nothing is kept: what is asked for later is read again.
 */
export function together<A extends object, R>(
  read: (asks: A[]) => Promise<R[]>,
  most = 500,
  nameOf: (ask: A) => string = JSON.stringify,
): (ask: A) => Promise<R> {
  /** A loader remembers its answers, so there is a new one for each turn. */
  let loader: DataLoader<A, R, string> | undefined;
  const open = () =>
    new DataLoader<A, R, string>(
      (asks) => {
        loader = undefined;
        return answers(read, [...asks]);
      },
      // Whatever else follows from the last answer asks before `setImmediate` runs.
      { batchScheduleFn: setImmediate, maxBatchSize: most, cacheKeyFn: nameOf },
    );
  return (ask) => {
    loader ??= open();
    return loader.load(ask);
  };
}

/** The answer to each, or why there is none. Nobody fails because of what somebody else asked for at the same time. */
async function answers<A, R>(read: (asks: A[]) => Promise<R[]>, asks: A[]): Promise<(R | Error)[]> {
  try {
    return await read(asks);
  } catch (error) {
    if (asks.length === 1) throw error;
    const alone = await Promise.allSettled(asks.map(async (one) => (await read([one]))[0] as R));
    return alone.map((one) => (one.status === 'fulfilled' ? one.value : asError(one.reason)));
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
