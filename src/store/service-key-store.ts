import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { ServiceKeyStore, StoredServiceKey } from './store.ts';

/** What this program wrote into a column of JSON, with the type it had. */
const written = (value: Prisma.JsonValue): StoredServiceKey['jwk'] => value as StoredServiceKey['jwk'];

type Row = Omit<StoredServiceKey, 'jwk'> & { jwk: Prisma.JsonValue };

/** The lock under which the first key of a purpose is made. */
const FIRST_KEY = 'arbiter: the first key';

/** Times are those of the database, which is the one clock that all servers have in common. */
export function serviceKeyStore(prisma: PrismaClient): ServiceKeyStore {
  return {
    async list(purpose) {
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT kid, purpose, jwk, retired_at AS "retiredAt", extract(epoch FROM now() - created_at)::float8 AS age
        FROM service_keys WHERE purpose = ${purpose} ORDER BY created_at DESC, kid DESC`;
      return rows.map(({ jwk, ...row }) => ({ ...row, jwk: written(jwk) }));
    },
    async add({ kid, purpose, jwk }) {
      await prisma.$executeRaw`
        INSERT INTO service_keys (kid, purpose, jwk) VALUES (${kid}, ${purpose}, ${JSON.stringify(jwk)}::json)`;
    },
    async addFirst({ kid, purpose, jwk }) {
      await prisma.$transaction([
        prisma.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${FIRST_KEY}))`,
        prisma.$executeRaw`
          INSERT INTO service_keys (kid, purpose, jwk)
          SELECT ${kid}, ${purpose}, ${JSON.stringify(jwk)}::json
          WHERE NOT EXISTS (SELECT FROM service_keys WHERE purpose = ${purpose} AND retired_at IS NULL)`,
      ]);
    },
    async retire(kid) {
      const ended = await prisma.$executeRaw`
        UPDATE service_keys SET retired_at = now() WHERE kid = ${kid} AND retired_at IS NULL`;
      return ended === 1;
    },
  };
}
