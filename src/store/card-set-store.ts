import type { Json } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { CardSetStore } from './store.ts';

/** Bytes that a set takes beside its cards. */
const ROW = 200;

const read = (text: string): Json[] => JSON.parse(text) as Json[];

export function cardSetStore(prisma: PrismaClient): CardSetStore {
  return {
    async put({ tenant, ruleset, hash, cards, most, quota }) {
      const text = JSON.stringify(cards);
      const [row] = await prisma.$queryRaw<{ kept: boolean }[]>`
        WITH made AS (
          INSERT INTO card_sets (tenant, ruleset, hash, cards)
          SELECT ${tenant}, ${ruleset}, ${hash}, ${text}
          WHERE NOT EXISTS (SELECT FROM card_sets
                            WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND hash = ${hash})
            AND (SELECT count(*) FROM (SELECT FROM card_sets WHERE tenant = ${tenant} LIMIT ${most}::int) AS theirs)
                < ${most}::int
            AND (${quota}::float8 IS NULL OR ${quota}::float8 >= ${Buffer.byteLength(text) + ROW} + (
                  SELECT coalesce(sum(octet_length(cards) + ${ROW}), 0) FROM card_sets WHERE tenant = ${tenant}))
          ON CONFLICT DO NOTHING RETURNING 1
        )
        SELECT EXISTS (SELECT FROM made)
            OR EXISTS (SELECT FROM card_sets WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND hash = ${hash}) AS kept`;
      // What another call made at the same time is not seen by this statement.
      return row?.kept === true || (await this.find(tenant, ruleset, hash)) !== null;
    },
    async find(tenant, ruleset, hash) {
      const found = await prisma.cardSet.findUnique({ where: { tenant_ruleset_hash: { tenant, ruleset, hash } } });
      return found && read(found.cards);
    },
    async findAny(tenant, hash) {
      const found = await prisma.cardSet.findFirst({ where: { tenant, hash }, orderBy: { ruleset: 'asc' } });
      return found && { ruleset: found.ruleset, cards: read(found.cards) };
    },
  };
}
