import type { Json } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { CardSetStore } from './store.ts';

const read = (text: string): Json[] => JSON.parse(text) as Json[];

export function cardSetStore(prisma: PrismaClient): CardSetStore {
  return {
    async put(tenant, ruleset, hash, cards) {
      const text = JSON.stringify(cards);
      await prisma.$executeRaw`
        INSERT INTO card_sets (tenant, ruleset, hash, cards) VALUES (${tenant}, ${ruleset}, ${hash}, ${text})
        ON CONFLICT DO NOTHING`;
    },
    async find(tenant, ruleset, hash) {
      const found = await prisma.cardSet.findUnique({ where: { tenant_ruleset_hash: { tenant, ruleset, hash } } });
      return found && read(found.cards);
    },
    async findAny(tenant, hash) {
      const found = await prisma.cardSet.findFirst({ where: { tenant, hash }, orderBy: { ruleset: 'asc' } });
      return found && { ruleset: found.ruleset, cards: read(found.cards) };
    },
  };
}
