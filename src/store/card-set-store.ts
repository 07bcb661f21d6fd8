import type { Json } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { CardSetData, StoredCardSet } from './card-data.ts';
import type { CardSetStore } from './store.ts';

/** Bytes that a set takes beside its cards. */
const ROW = 200;

const read = (text: string): Json[] => JSON.parse(text) as Json[];

/** What the owner of a set says of it. */
export const dataOf = ({ data }: { data: string | null }): CardSetData | null =>
  data === null ? null : (JSON.parse(data) as CardSetData);

/** A row as a set. */
export const cardSetOf = (row: { ruleset: string; cards: string; data: string | null }): StoredCardSet => ({
  ruleset: row.ruleset,
  cards: read(row.cards),
  data: dataOf(row),
});

export function cardSetStore(prisma: PrismaClient): CardSetStore {
  return {
    async put({ tenant, ruleset, hash, cards, data, replace = false, most, quota }) {
      const text = JSON.stringify(cards);
      const said = data === null ? null : JSON.stringify(data);
      const bytes = Buffer.byteLength(text) + Buffer.byteLength(said ?? '') + ROW;
      const keep = async () => {
        const [row] = await prisma.$queryRaw<{ kept: boolean }[]>`
        WITH room AS (
          SELECT WHERE ${quota}::float8 IS NULL OR ${quota}::float8 >= ${bytes} + (
            SELECT coalesce(sum(octet_length(cards) + coalesce(octet_length(data), 0) + ${ROW}), 0) FROM card_sets
            WHERE tenant = ${tenant} AND NOT (ruleset = ${ruleset} AND hash = ${hash}))
        ), made AS (
          INSERT INTO card_sets (tenant, ruleset, hash, cards, data)
          SELECT ${tenant}, ${ruleset}, ${hash}, ${text}, ${said}
          WHERE NOT EXISTS (SELECT FROM card_sets
                            WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND hash = ${hash})
            AND (SELECT count(*) FROM (SELECT FROM card_sets WHERE tenant = ${tenant} LIMIT ${most}::int) AS theirs)
                < ${most}::int
            AND EXISTS (SELECT FROM room)
          ON CONFLICT DO NOTHING RETURNING 1
        ), changed AS (
          UPDATE card_sets SET data = ${said}
          WHERE ${replace} AND tenant = ${tenant} AND ruleset = ${ruleset} AND hash = ${hash}
            AND data IS DISTINCT FROM ${said} AND EXISTS (SELECT FROM room)
          RETURNING 1
        )
        SELECT EXISTS (SELECT FROM made) OR EXISTS (SELECT FROM changed)
            OR EXISTS (SELECT FROM card_sets WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND hash = ${hash}
                       AND (NOT ${replace} OR data IS NOT DISTINCT FROM ${said})) AS kept`;
        return row?.kept === true;
      };
      // What another call made at the same time is not seen by the first statement.
      return (await keep()) || (await keep());
    },
    async find(tenant, ruleset, hash) {
      const found = await prisma.cardSet.findUnique({
        where: { tenant_ruleset_hash: { tenant, ruleset, hash } },
        select: { cards: true },
      });
      return found && read(found.cards);
    },
    async findAny(tenant, hash) {
      const found = await prisma.cardSet.findFirst({ where: { tenant, hash }, orderBy: { ruleset: 'asc' } });
      return found && cardSetOf(found);
    },
    async data(tenant, ruleset, hash) {
      const found = await prisma.cardSet.findUnique({
        where: { tenant_ruleset_hash: { tenant, ruleset, hash } },
        select: { data: true },
      });
      return found && dataOf(found);
    },
  };
}
