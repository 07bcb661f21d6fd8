import type { ApiKey, PrismaClient } from '../generated/prisma/client.ts';
import type { KeyStore, NewKey, StoredKey } from './store.ts';

const keyOf = ({ seatMatch, seatViewer, ...row }: ApiKey): StoredKey => ({
  ...row,
  seat: seatMatch === null ? null : { match: seatMatch, viewer: seatViewer as 'p1' | 'p2' | 'spectator' },
});

const rowOf = ({ seat, ...key }: NewKey) => ({
  ...key,
  seatMatch: seat?.match ?? null,
  seatViewer: seat?.viewer ?? null,
});

/** Keys that live at `at` and after it. */
const livesAt = (at: Date) => ({ OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] });

export function keyStore(prisma: PrismaClient): KeyStore {
  return {
    async create(key) {
      return keyOf(await prisma.apiKey.create({ data: rowOf(key) }));
    },
    async replace(old, key, at) {
      return prisma.$transaction(async (tx) => {
        const [living] = await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM api_keys
          WHERE id = ${old}::uuid AND tenant = ${key.tenant} AND (revoked_at IS NULL OR revoked_at > ${new Date()})
          FOR UPDATE`;
        if (living === undefined) return null;
        await tx.apiKey.updateMany({ where: { id: old, ...livesAt(at) }, data: { revokedAt: at } });
        return keyOf(await tx.apiKey.create({ data: rowOf(key) }));
      });
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
        where: { id, tenant, ...livesAt(at) },
        data: { revokedAt: at },
      });
      return count === 1;
    },
    async any() {
      return (await prisma.apiKey.findFirst({ select: { id: true } })) !== null;
    },
    async tenantOf(id) {
      return (await prisma.apiKey.findUnique({ where: { id }, select: { tenant: true } }))?.tenant ?? null;
    },
    async tenants() {
      const rows = await prisma.apiKey.findMany({ distinct: 'tenant', select: { tenant: true } });
      return rows.map(({ tenant }) => tenant).sort();
    },
    async noteUse(id, at, since) {
      const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: since } }] };
      await prisma.apiKey.updateMany({ where, data: { lastUsedAt: at } });
    },
  };
}
