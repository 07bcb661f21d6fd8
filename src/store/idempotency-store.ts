import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { IdempotencyStore, KeptAnswer, LockTimes } from './store.ts';

/** What this program wrote into a column of JSON, with the type it had. */
const written = (value: Prisma.JsonValue): KeptAnswer['headers'] => value as KeptAnswer['headers'];

/** For how long a lock is good since it was taken or renewed. */
const lasts = ({ stale, unrenewed }: LockTimes): Prisma.Sql =>
  Prisma.sql`make_interval(secs => CASE WHEN old.holder IS NULL THEN ${unrenewed}::int ELSE ${stale}::int END)`;

interface Row {
  fingerprint: string;
  status: number | null;
  headers: Prisma.JsonValue;
  body: string | null;
  idle: number;
  left: number;
}

const kept = (status: number, headers: Prisma.JsonValue, body: string | null): KeptAnswer | 'withdrawn' =>
  body === null ? 'withdrawn' : { status, headers: written(headers), body };

export function idempotencyStore(prisma: PrismaClient): IdempotencyStore {
  return {
    async lock({ owner, key, holder, fingerprint, resource }, { kept, ...times }) {
      const [row] = await prisma.$queryRaw<{ resource: string; again: boolean }[]>`
        INSERT INTO idempotent_answers AS old (owner, key, holder, fingerprint, resource)
        VALUES (${owner}, ${key}, ${holder}::uuid, ${fingerprint}, ${resource}::uuid)
        ON CONFLICT (owner, key) DO UPDATE SET
          fingerprint = EXCLUDED.fingerprint, status = NULL, headers = NULL, body = NULL, locked_at = EXCLUDED.locked_at,
          holder = EXCLUDED.holder,
          resource = CASE WHEN old.created_at <= now() - make_interval(secs => ${kept}::int)
                          THEN EXCLUDED.resource ELSE old.resource END,
          created_at = CASE WHEN old.created_at <= now() - make_interval(secs => ${kept}::int)
                            THEN EXCLUDED.created_at ELSE old.created_at END
        WHERE old.created_at <= now() - make_interval(secs => ${kept}::int)
           OR (old.status IS NULL AND old.fingerprint = EXCLUDED.fingerprint AND old.locked_at <= now() - ${lasts(times)})
        RETURNING resource::text, created_at <> locked_at AS again`;
      return row ?? null;
    },

    async find(owner, key, times) {
      const [row] = await prisma.$queryRaw<Row[]>`
        SELECT fingerprint, status, headers, body, extract(epoch FROM now() - locked_at)::float8 AS idle,
               extract(epoch FROM locked_at + ${lasts(times)} - now())::float8 AS left
        FROM idempotent_answers AS old WHERE owner = ${owner} AND key = ${key}`;
      if (row === undefined) return null;
      const { fingerprint, status, headers, body, idle, left } = row;
      return { fingerprint, answer: status === null ? null : kept(status, headers, body), idle, left };
    },

    async renew(locks) {
      const of = (name: 'owner' | 'key' | 'holder') => locks.map((lock) => lock[name]);
      await prisma.$executeRaw`
        UPDATE idempotent_answers AS old SET locked_at = now()
        FROM unnest(${of('owner')}::text[], ${of('key')}::text[], ${of('holder')}::uuid[]) AS held (owner, key, holder)
        WHERE old.owner = held.owner AND old.key = held.key AND old.holder = held.holder AND old.status IS NULL`;
    },

    async keep({ owner, key, holder }, { status, headers, body }) {
      await prisma.idempotentAnswer.updateMany({
        where: { owner, key, holder, status: null },
        data: { status, headers, body },
      });
    },

    async withdraw(tenant, word, after, limit) {
      const rows = await prisma.$queryRaw<{ owner: string; key: string }[]>`
        WITH theirs AS (
          SELECT 'key:' || id AS owner FROM api_keys WHERE tenant = ${tenant} UNION ALL SELECT 'tenant:' || ${tenant}
        ), page AS MATERIALIZED (
          -- From one owner to the next, past the answers of other tenants.
          SELECT theirs.owner, one.key FROM theirs CROSS JOIN LATERAL (
            SELECT key FROM idempotent_answers kept
            WHERE kept.owner = theirs.owner AND (theirs.owner > ${after.owner} OR key > ${after.key})
            ORDER BY key LIMIT ${limit}::int
          ) AS one
          WHERE theirs.owner >= ${after.owner}
          ORDER BY theirs.owner, one.key LIMIT ${limit}::int
        ), withdrawn AS (
          -- To a release that does not know of this, it is an answer without a body.
          UPDATE idempotent_answers AS old SET status = 410, headers = '{}', body = NULL FROM page
          WHERE old.owner = page.owner AND old.key = page.key AND position(${word} IN old.body) > 0
        )
        SELECT owner, key FROM page ORDER BY owner, key`;
      return rows.length < limit ? null : (rows.at(-1) ?? null);
    },

    async release({ owner, key, holder }) {
      await prisma.idempotentAnswer.updateMany({
        where: { owner, key, holder, status: null },
        data: { lockedAt: new Date(0) },
      });
    },

    async trim(most) {
      return prisma.$executeRaw`
        DELETE FROM idempotent_answers old USING (
          SELECT owner, key FROM (
            SELECT owner, key, row_number() OVER (PARTITION BY owner ORDER BY created_at DESC, key) AS place
            FROM idempotent_answers WHERE status IS NOT NULL
          ) AS ranked WHERE place > ${most}::int
        ) AS beyond WHERE beyond.owner = old.owner AND beyond.key = old.key`;
    },

    async forget(kept) {
      return prisma.$executeRaw`
        DELETE FROM idempotent_answers WHERE created_at <= now() - make_interval(secs => ${kept}::int)`;
    },
  };
}
