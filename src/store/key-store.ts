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

/** Times are those of the database, which is the one clock that all servers have in common. */
export function keyStore(prisma: PrismaClient): KeyStore {
  return {
    async now() {
      const [row] = await prisma.$queryRaw<{ now: Date }[]>`SELECT now()`;
      if (row === undefined) throw new Error('the database did not say what time it is');
      return row.now;
    },
    async create(key) {
      return keyOf(await prisma.apiKey.create({ data: rowOf(key) }));
    },
    async replace(old, key, grace) {
      return prisma.$transaction(async (tx) => {
        const living = await tx.$executeRaw`
          UPDATE api_keys SET revoked_at = least(revoked_at, now() + make_interval(secs => ${grace}::int))
          WHERE id = ${old}::uuid AND tenant = ${key.tenant} AND (revoked_at IS NULL OR revoked_at > now())
            AND (expires_at IS NULL OR expires_at > now())`;
        return living === 0 ? null : keyOf(await tx.apiKey.create({ data: rowOf(key) }));
      });
    },
    async byHash(hash) {
      const [row] = await prisma.$queryRaw<(ApiKey & { now: Date })[]>`
        SELECT id::text, tenant, name, hash, hint, scopes, seat_match::text AS "seatMatch", seat_viewer AS "seatViewer",
               rotated_from::text AS "rotatedFrom", created_at AS "createdAt", expires_at AS "expiresAt",
               revoked_at AS "revokedAt", last_used_at AS "lastUsedAt", now() AS now
        FROM api_keys WHERE hash = ${hash}`;
      if (row === undefined) return null;
      const { now, ...key } = row;
      return { key: keyOf(key), now };
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
    async end(tenant, id) {
      const ended = await prisma.$executeRaw`
        UPDATE api_keys SET revoked_at = now()
        WHERE id = ${id}::uuid AND tenant = ${tenant} AND (revoked_at IS NULL OR revoked_at > now())`;
      return ended === 1;
    },
    async reword(tenant, name, by) {
      const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      await prisma.$executeRaw`
        UPDATE api_keys SET name = regexp_replace(name, ${`(?<![[:alnum:]])${plain}(?![[:alnum:]])`}, ${by}, 'g')
        WHERE tenant = ${tenant} AND position(${name} IN name) > 0`;
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
    async noteUse(id, seconds) {
      await prisma.$executeRaw`
        UPDATE api_keys SET last_used_at = now()
        WHERE id = ${id}::uuid
          AND (last_used_at IS NULL OR last_used_at <= now() - make_interval(secs => ${seconds}::int))`;
    },
  };
}
