import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { askingTogether } from './asking.ts';
import { cardSetOf, dataOf } from './card-set-store.ts';
import type { ManyStore } from './many.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import { keptState } from './packed-state.ts';
import type { PlyRow } from './ply-pages.ts';
import { plyColumns, plyOf, readPlies } from './ply-pages.ts';
import type { HeadState } from './recorded-states.ts';
import { HEAD_STATE, headState, readRecorded, readRulings, readSteps } from './recorded-states.ts';
import type { StoredMatch } from './stored-match.ts';
import { childrenOf } from './told-events.ts';

/** The answers in the order in which they were asked for, by the place in the list that each row tells. */
function inOrder<Row extends { at: number }, T>(asks: readonly unknown[], rows: Row[], read: (row: Row) => T): T[][] {
  const answers: T[][] = asks.map(() => []);
  for (const row of rows) answers[row.at - 1]?.push(read(row));
  return answers;
}

const one = <T>(answers: T[][]): (T | null)[] => answers.map(([first]) => first ?? null);

const { raw } = Prisma;

type At<Row> = Row & { at: number };

/** Reads many things at once, each kind in one statement however many are asked for. */
export function manyStore(prisma: PrismaClient): ManyStore {
  // What is asked of several matches at once becomes one statement.
  const ask = askingTogether(prisma);
  return {
    async find(asks) {
      const rows = await prisma.$queryRaw<MatchRow[]>`
        SELECT ${COLUMNS} FROM matches WHERE id = ANY (${asks.map(({ id }) => id)}::uuid[])`;
      const known = new Map(rows.map((row) => [row.id, matchOf(row)]));
      return asks.map(({ tenant, id }) => theirs(known.get(id.toLowerCase()), tenant));
    },

    async deleted(asks) {
      const rows = await prisma.deletedMatch.findMany({ where: { id: { in: asks.map(({ id }) => id) } } });
      const known = new Map(rows.map((row) => [row.id, row]));
      return asks.map(({ tenant, id }) => {
        const row = known.get(id.toLowerCase());
        return row?.tenant === tenant ? row : null;
      });
    },

    async head(asks) {
      const rows = await prisma.$queryRaw<(MatchRow & HeadState)[]>`
        SELECT ${COLUMNS}, ${HEAD_STATE} WHERE id = ANY (${asks.map(({ id }) => id)}::uuid[])`;
      const heads = new Map(rows.map((row) => [row.id, row]));
      const found = asks.map(({ id }) => heads.get(id.toLowerCase()));
      const last = await this.ply(found.map((row) => ({ id: row?.id ?? NOBODY, ply: row?.ply ?? 0 })));
      return found.map((row, at) => {
        const [ply, tenant] = [last[at], asks[at]?.tenant];
        return row && ply && row.tenant === tenant ? { match: matchOf(row), state: headState(row), last: ply } : null;
      });
    },

    async ply(asks) {
      const rows = await prisma.$queryRaw<At<PlyRow>[]>`
        SELECT ask.at::int, ${raw(plyColumns('plies'))}
        FROM unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ ply }) => ply)}::int[])
             WITH ORDINALITY AS ask (id, ply, at)
        JOIN plies ON plies.match_id = ask.id AND plies.ply = ask.ply`;
      return one(inOrder(asks, rows, plyOf));
    },

    plies: (asks) => readPlies(prisma, asks),

    async snapshot(asks) {
      const rows = await prisma.$queryRaw<{ at: number; ply: number; state: string; packed: Uint8Array | null }[]>`
        SELECT ask.at::int, kept.ply, kept.state, kept.packed
        FROM unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ ply }) => ply)}::int[])
             WITH ORDINALITY AS ask (id, ply, at)
        CROSS JOIN LATERAL (SELECT ply, state, packed FROM snapshots WHERE match_id = ask.id AND ply <= ask.ply
                            ORDER BY ply DESC LIMIT 1) AS kept`;
      return one(inOrder(asks, rows, (kept) => ({ ply: kept.ply, state: keptState(kept) })));
    },

    recorded: (asks) => readRecorded(prisma, asks),
    steps: (asks) => readSteps(prisma, asks),
    rulings: (asks) =>
      readRulings(
        prisma,
        asks.map(({ id }) => id),
      ),

    children: (asks) => childrenOf(ask, asks),

    async heads(ids) {
      const select = { id: true, ply: true, status: true, revision: true };
      const rows = await prisma.match.findMany({ where: { id: { in: ids } }, select });
      return new Map(rows.map(({ id, ply, status, revision }) => [id, { ply, over: status === 'over', revision }]));
    },

    async cardSet(asks) {
      const rows = await prisma.cardSet.findMany({
        where: { hash: { in: asks.map(({ hash }) => hash) }, tenant: { in: asks.map(({ tenant }) => tenant) } },
        orderBy: { ruleset: 'asc' },
      });
      return asks.map(({ tenant, hash, ruleset }) => {
        const row = rows.find(
          (found) => found.tenant === tenant && found.hash === hash && (ruleset === null || found.ruleset === ruleset),
        );
        return row ? cardSetOf(row) : null;
      });
    },

    async cardData(asks) {
      const rows = await prisma.cardSet.findMany({
        where: {
          ...{ hash: { in: asks.map(({ hash }) => hash) }, tenant: { in: asks.map(({ tenant }) => tenant) } },
          data: { not: null },
        },
        select: { tenant: true, ruleset: true, hash: true, data: true },
      });
      return asks.map(({ tenant, hash, ruleset }) => {
        const row = rows.find((one) => one.tenant === tenant && one.hash === hash && one.ruleset === ruleset);
        return row ? dataOf(row) : null;
      });
    },

    async seed(asks) {
      const rows = await prisma.seed.findMany({ where: { hash: { in: asks.map(({ hash }) => hash) } } });
      const found = new Map(rows.map((row) => [row.hash, row]));
      return asks.map(({ tenant, hash }) => {
        const row = found.get(hash);
        return row?.tenant === tenant ? { secret: row.secret, usedBy: row.usedBy } : null;
      });
    },
  };
}

/** No match has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const theirs = (match: StoredMatch | undefined, tenant: string): StoredMatch | null =>
  match?.tenant === tenant ? match : null;
