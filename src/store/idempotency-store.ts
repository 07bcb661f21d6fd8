import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { IdempotencyStore, KeptAnswer } from './store.ts';

/** What this program wrote into a column of JSON, with the type it had. */
const written = (value: Prisma.JsonValue): KeptAnswer['headers'] => value as KeptAnswer['headers'];

export function idempotencyStore(prisma: PrismaClient): IdempotencyStore {
  return {
    async lock({ owner, key, fingerprint, resource }, { stale, kept }) {
      const [row] = await prisma.$queryRaw<{ resource: string; lockedAt: Date; again: boolean }[]>`
        INSERT INTO idempotent_answers AS old (owner, key, fingerprint, resource)
        VALUES (${owner}, ${key}, ${fingerprint}, ${resource}::uuid)
        ON CONFLICT (owner, key) DO UPDATE SET
          fingerprint = EXCLUDED.fingerprint, status = NULL, headers = NULL, body = NULL, locked_at = EXCLUDED.locked_at,
          resource = CASE WHEN old.created_at <= now() - make_interval(secs => ${kept}::int)
                          THEN EXCLUDED.resource ELSE old.resource END,
          created_at = CASE WHEN old.created_at <= now() - make_interval(secs => ${kept}::int)
                            THEN EXCLUDED.created_at ELSE old.created_at END
        WHERE old.created_at <= now() - make_interval(secs => ${kept}::int)
           OR (old.status IS NULL AND old.fingerprint = EXCLUDED.fingerprint
               AND old.locked_at <= now() - make_interval(secs => ${stale}::int))
        RETURNING resource::text, locked_at AS "lockedAt", created_at <> locked_at AS again`;
      return row ?? null;
    },

    async find(owner, key) {
      const row = await prisma.idempotentAnswer.findUnique({ where: { owner_key: { owner, key } } });
      if (row === null) return null;
      const { fingerprint, status, headers, body } = row;
      return { fingerprint, answer: status === null ? null : { status, headers: written(headers), body: body ?? '' } };
    },

    async keep({ owner, key, lockedAt }, { status, headers, body }) {
      await prisma.idempotentAnswer.updateMany({
        where: { owner, key, lockedAt, status: null },
        data: { status, headers, body },
      });
    },

    async release({ owner, key, lockedAt }) {
      await prisma.idempotentAnswer.updateMany({
        where: { owner, key, lockedAt, status: null },
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
