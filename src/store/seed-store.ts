import type { PrismaClient } from '../generated/prisma/client.ts';
import type { SeedStore } from './store.ts';

export function seedStore(prisma: PrismaClient): SeedStore {
  return {
    async put(tenant, hash, secret, most) {
      const made = await prisma.$executeRaw`
        INSERT INTO seeds (hash, tenant, secret)
        SELECT ${hash}, ${tenant}, ${secret}
        WHERE (SELECT count(*) FROM (SELECT FROM seeds WHERE tenant = ${tenant} AND used_by IS NULL
                                     LIMIT ${most}::int) AS theirs) < ${most}::int`;
      return made === 1;
    },
    async find(tenant, hash) {
      return prisma.seed.findUnique({ where: { hash, tenant }, select: { secret: true, usedBy: true } });
    },
  };
}
