import type { PrismaClient } from '../generated/prisma/client.ts';
import { askingTogether } from './asking.ts';
import type { ManyStore } from './many.ts';
import { organizedStore } from './organized-store.ts';
import { queryStore } from './query-store.ts';
import { statisticsStore } from './statistics-store.ts';
import type { Store } from './store.ts';
import { together } from './together.ts';
import { tournamentStore } from './tournament-store.ts';

type Reads = {
  [Name in keyof ManyStore]: ManyStore[Name] extends (asks: (infer A)[]) => Promise<(infer R)[]>
    ? (ask: A) => Promise<R>
    : never;
};

/** The reads of `many`, one by one: those that are asked for at once become one statement. */
export const readsOf = (many: ManyStore): Omit<Reads, 'heads'> => ({
  find: together((asks) => many.find(asks)),
  deleted: together((asks) => many.deleted(asks)),
  head: together((asks) => many.head(asks)),
  ply: together((asks) => many.ply(asks)),
  plies: together((asks) => many.plies(asks)),
  snapshot: together((asks) => many.snapshot(asks)),
  recorded: together((asks) => many.recorded(asks)),
  steps: together((asks) => many.steps(asks)),
  rulings: together((asks) => many.rulings(asks)),
  children: together((asks) => many.children(asks)),
  cardSet: together((asks) => many.cardSet(asks)),
  cardData: together((asks) => many.cardData(asks)),
  seed: together((asks) => many.seed(asks)),
});

/**
 * The same store, whose reads are collected: a use case that is carried out for many matches at once costs as many
 * statements as for one. `reading` is the client for what changes nothing.
 */
export function readingTogether(store: Store, prisma: PrismaClient, reading: PrismaClient): Store {
  const reads = readsOf(store.many);
  const ask = askingTogether(reading);
  const queries = queryStore(reading, ask);
  return {
    ...store,
    children: reads.children,
    deletedMatches: { ...store.deletedMatches, find: (tenant, id) => reads.deleted({ tenant, id }) },
    matches: {
      ...store.matches,
      find: (tenant, id) => reads.find({ tenant, id }),
      head: (tenant, id) => reads.head({ tenant, id }),
      ply: (id, ply) => reads.ply({ id, ply }),
      // Whoever goes through a match needs every ply, and keeps none.
      async plies(id, { after, limit }) {
        const found = await reads.plies({ id, after, limit });
        return found.more && found.plies.length === 0 ? store.matches.plies(id, { after, limit }) : found;
      },
      snapshot: (id, ply) => reads.snapshot({ id, ply }),
      recorded: (id, ply) => reads.recorded({ id, ply }),
      steps: (id, page) => reads.steps({ id, ...page }),
      rulings: (id) => reads.rulings({ id }),
    },
    queries: { ...queries, plies: (id, query) => reads.plies({ id, ...query }) },
    tournaments: tournamentStore(reading, ask),
    organized: organizedStore(prisma, ask),
    statistics: { ...statisticsStore(prisma, ask), count: store.statistics.count },
    cardSets: {
      ...store.cardSets,
      async find(tenant, ruleset, hash) {
        return (await reads.cardSet({ tenant, ruleset, hash }))?.cards ?? null;
      },
      findAny: (tenant, hash) => reads.cardSet({ tenant, ruleset: null, hash }),
      data: (tenant, ruleset, hash) => reads.cardData({ tenant, ruleset, hash }),
    },
    seeds: { ...store.seeds, find: (tenant, hash) => reads.seed({ tenant, hash }) },
  };
}
