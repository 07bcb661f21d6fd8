import type { ManyStore } from './many.ts';
import type { Store } from './store.ts';

/** More than this are asked for in several statements, so that none grows without bounds. */
const MOST = 500;

interface Waiting<A, R> {
  ask: A;
  answers: ((answer: R) => void)[];
  failures: ((error: unknown) => void)[];
}

/**
 * Collects what is asked for in one turn of the event loop, and asks for all of it at once. Nothing is kept: what is
 * asked for later is read again.
 */
export function together<A extends object, R>(read: (asks: A[]) => Promise<R[]>): (ask: A) => Promise<R> {
  let waiting = new Map<string, Waiting<A, R>>();

  async function answer(asked: Waiting<A, R>[]): Promise<void> {
    try {
      const found = await read(asked.map(({ ask }) => ask));
      asked.forEach(({ answers }, at) => {
        for (const tell of answers) tell(found[at] as R);
      });
    } catch (error) {
      for (const { failures } of asked) for (const fail of failures) fail(error);
    }
  }

  function send(): void {
    const all = [...waiting.values()];
    waiting = new Map();
    for (let from = 0; from < all.length; from += MOST) void answer(all.slice(from, from + MOST));
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      // Whatever else follows from the last answer asks before this runs.
      if (waiting.size === 0) setImmediate(send);
      const name = JSON.stringify(ask);
      const same = waiting.get(name) ?? { ask, answers: [], failures: [] };
      waiting.set(name, same);
      same.answers.push(resolve);
      same.failures.push(reject);
    });
}

export type Together = {
  [Name in keyof ManyStore]: ManyStore[Name] extends (asks: (infer A)[]) => Promise<(infer R)[]>
    ? (ask: A) => Promise<R>
    : never;
};

/** The reads of `many`, one by one: those that are asked for at once become one statement. */
export function readTogether(many: ManyStore): Together {
  return {
    find: together((asks) => many.find(asks)),
    head: together((asks) => many.head(asks)),
    ply: together((asks) => many.ply(asks)),
    plies: together((asks) => many.plies(asks)),
    snapshot: together((asks) => many.snapshot(asks)),
    event: together((asks) => many.event(asks)),
    children: together((asks) => many.children(asks)),
    forks: together((asks) => many.forks(asks)),
    byRuleset: together((asks) => many.byRuleset(asks)),
    cardSet: together((asks) => many.cardSet(asks)),
    seed: together((asks) => many.seed(asks)),
  };
}

/** The store, whose reads by name are collected: the same use case for many matches costs what it costs for one. */
export function readingTogether(store: Store, reads: Together): Store {
  return {
    ...store,
    matches: {
      ...store.matches,
      find: (tenant, id) => reads.find({ tenant, id }),
      head: (tenant, id) => reads.head({ tenant, id }),
      ply: (id, ply) => reads.ply({ id, ply }),
      plies: (id, { after, limit }) => reads.plies({ id, after, limit }),
      snapshot: (id, ply) => reads.snapshot({ id, ply }),
    },
    cardSets: {
      ...store.cardSets,
      async find(tenant, ruleset, hash) {
        return (await reads.cardSet({ tenant, ruleset, hash }))?.cards ?? null;
      },
      findAny: (tenant, hash) => reads.cardSet({ tenant, ruleset: null, hash }),
    },
    seeds: { ...store.seeds, find: (tenant, hash) => reads.seed({ tenant, hash }) },
  };
}
