import type { ApiKey, PrismaClient } from '../generated/prisma/client.ts';
import type { KeyStore, StoredKey } from './store.ts';

const keyOf = ({ seatMatch, seatViewer, lastUsedAt: _lastUsedAt, ...row }: ApiKey): StoredKey => ({
  ...row,
  seat: seatMatch === null ? null : { match: seatMatch, viewer: seatViewer as 'p1' | 'p2' | 'spectator' },
});

export function keyStore(prisma: PrismaClient): KeyStore {
  return {
    async create({ seat, ...key }) {
      const data = { ...key, seatMatch: seat?.match ?? null, seatViewer: seat?.viewer ?? null };
      return keyOf(await prisma.apiKey.create({ data }));
    },
    async byHash(hash) {
      const row = await prisma.apiKey.findUnique({ where: { hash } });
      return row && keyOf(row);
    },
    async find(tenant, id) {
      const row = await prisma.apiKey.findUnique({ where: { id, tenant } });
      return row && keyOf(row);
    },
    async list(tenant, { limit, after }) {
      const rows = await prisma.apiKey.findMany({
        where: { tenant, ...(after === undefined ? {} : { id: { lt: after } }) },
        orderBy: { id: 'desc' },
        take: limit,
      });
      return rows.map(keyOf);
    },
    async end(tenant, id, at) {
      const { count } = await prisma.apiKey.updateMany({
        where: { id, tenant, OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] },
        data: { revokedAt: at },
      });
      return count === 1;
    },
    async any() {
      return (await prisma.apiKey.findFirst({ select: { id: true } })) !== null;
    },
  };
}
