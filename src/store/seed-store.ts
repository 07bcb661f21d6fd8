import type { PrismaClient } from '../generated/prisma/client.ts';
import type { SeedStore } from './store.ts';

export function seedStore(prisma: PrismaClient): SeedStore {
  return {
    async put(tenant, hash, secret) {
      await prisma.seed.create({ data: { hash, tenant, secret } });
    },
    async find(tenant, hash) {
      return prisma.seed.findUnique({ where: { hash, tenant }, select: { secret: true, usedBy: true } });
    },
  };
}
