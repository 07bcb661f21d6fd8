interface Waiting<A, R> {
  ask: A;
  answers: ((answer: R) => void)[];
  failures: ((error: unknown) => void)[];
}

/**
 * Collects what is asked for in one turn of the event loop, and asks for all of it at once, at most `most` in one go. What
 * has the same name is asked for once. Nothing is kept: what is asked for later is read again.
 */
export function together<A extends object, R>(
  read: (asks: A[]) => Promise<R[]>,
  most = 500,
  nameOf: (ask: A) => string = JSON.stringify,
): (ask: A) => Promise<R> {
  let waiting = new Map<string, Waiting<A, R>>();

  async function answer(asked: Waiting<A, R>[]): Promise<void> {
    try {
      const found = await read(asked.map(({ ask }) => ask));
      for (const [at, { answers }] of asked.entries()) for (const tell of answers) tell(found[at] as R);
    } catch (error) {
      // Nobody fails because of what somebody else asked for at the same time.
      if (asked.length > 1) await Promise.all(asked.map((one) => answer([one])));
      else for (const { failures } of asked) for (const fail of failures) fail(error);
    }
  }

  function send(): void {
    const all = [...waiting.values()];
    waiting = new Map();
    for (let from = 0; from < all.length; from += most) void answer(all.slice(from, from + most));
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      // Whatever else follows from the last answer asks before this runs.
      if (waiting.size === 0) setImmediate(send);
      const name = nameOf(ask);
      const same = waiting.get(name) ?? { ask, answers: [], failures: [] };
      waiting.set(name, same);
      same.answers.push(resolve);
      same.failures.push(reject);
    });
}
