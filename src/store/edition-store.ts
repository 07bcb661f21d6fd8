import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** An edition that matches are stored of, and how many. */
export interface StoredEdition {
  ruleset: string;
  version: string;
  hash: string;
  running: number;
  over: number;
}

/** As much of a match as tells whether, and for whom, it is to be played again. */
export interface EditionMatch {
  id: string;
  tenant: string;
  ruleset: string;
  hash: string;
  over: boolean;
}

/** Which matches are gone through. */
export interface EditionPage {
  /** Only matches of this tenant; null for those of all. */
  tenant: string | null;
  /** Only matches of these rulesets. */
  rulesets: readonly string[];
  /** Without those of these editions, by their hashes. */
  without: readonly string[];
  /** The last id that was seen. */
  after: string | null;
  limit: number;
}

/** Reads of the matches of all tenants, for the operator alone, or of one. */
export interface EditionStore {
  /** The editions that there are matches of. */
  list(): Promise<StoredEdition[]>;
  /** Matches in the order of their ids. */
  matches(page: EditionPage): Promise<EditionMatch[]>;
  /** How many matches there are on all pages. */
  count(page: Omit<EditionPage, 'after' | 'limit'>): Promise<number>;
}

const ofEditions = ({ tenant, rulesets, without }: Omit<EditionPage, 'after' | 'limit'>) => Prisma.sql`
  ruleset = ANY (${[...rulesets]}::text[]) AND ruleset_hash <> ALL (${[...without]}::text[])
  ${tenant === null ? Prisma.empty : Prisma.sql`AND tenant = ${tenant}`}`;

export function editionStore(prisma: PrismaClient): EditionStore {
  return {
    list: () => prisma.$queryRaw<StoredEdition[]>`
      SELECT ruleset, max(ruleset_version) AS version, ruleset_hash AS hash,
             count(*) FILTER (WHERE status <> 'over')::int AS running, count(*) FILTER (WHERE status = 'over')::int AS over
      FROM matches GROUP BY ruleset, ruleset_hash ORDER BY ruleset, min(started_at), ruleset_hash`,

    matches: ({ after, limit, ...which }) => prisma.$queryRaw<EditionMatch[]>`
      SELECT id, tenant, ruleset, ruleset_hash AS hash, status = 'over' AS over
      FROM matches
      WHERE ${ofEditions(which)}
        ${after === null ? Prisma.empty : Prisma.sql`AND id > ${after}::uuid`}
      ORDER BY id LIMIT ${limit}`,

    async count(which) {
      const [found] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM matches WHERE ${ofEditions(which)}`;
      return found?.count ?? 0;
    },
  };
}
