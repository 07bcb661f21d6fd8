import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { ServiceKeyStore, StoredServiceKey } from './store.ts';

/** What this program wrote into a column of JSON, with the type it had. */
const written = (value: Prisma.JsonValue): StoredServiceKey['jwk'] => value as StoredServiceKey['jwk'];

export function serviceKeyStore(prisma: PrismaClient): ServiceKeyStore {
  return {
    async list(purpose) {
      const rows = await prisma.serviceKey.findMany({
        where: { purpose },
        orderBy: [{ createdAt: 'desc' }, { kid: 'desc' }],
      });
      return rows.map((row) => ({ ...row, purpose, jwk: written(row.jwk) }));
    },
    async add(key) {
      await prisma.serviceKey.create({ data: key });
    },
    async retire(kid) {
      const { count } = await prisma.serviceKey.updateMany({
        where: { kid, retiredAt: null },
        data: { retiredAt: new Date() },
      });
      return count === 1;
    },
  };
}
