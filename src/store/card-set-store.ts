import type { Json } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { CardSetStore } from './store.ts';

const read = (text: string): Json[] => JSON.parse(text) as Json[];

export function cardSetStore(prisma: PrismaClient): CardSetStore {
  return {
    async put(ruleset, hash, cards) {
      const text = JSON.stringify(cards);
      await prisma.$executeRaw`
        INSERT INTO card_sets (ruleset, hash, cards) VALUES (${ruleset}, ${hash}, ${text}) ON CONFLICT DO NOTHING`;
    },
    async find(ruleset, hash) {
      const found = await prisma.cardSet.findUnique({ where: { ruleset_hash: { ruleset, hash } } });
      return found && read(found.cards);
    },
    async findAny(hash) {
      const found = await prisma.cardSet.findFirst({ where: { hash }, orderBy: { ruleset: 'asc' } });
      return found && { ruleset: found.ruleset, cards: read(found.cards) };
    },
  };
}
