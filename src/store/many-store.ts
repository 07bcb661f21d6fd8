import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { askingTogether } from './asking.ts';
import { cardSetOf, dataOf } from './card-set-store.ts';
import type { ManyStore } from './many.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import type { PlyRow } from './ply-pages.ts';
import { plyColumns, plyOf, readPlies } from './ply-pages.ts';
import type { RecordedState } from './recorded-states.ts';
import { onItsWay, readKept, readRecorded, readRulings, readSteps } from './recorded-states.ts';
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
      const rows = await prisma.$queryRaw<(MatchRow & { state: string })[]>`
        SELECT ${COLUMNS}, state FROM matches WHERE id = ANY (${asks.map(({ id }) => id)}::uuid[])`;
      const heads = new Map(rows.map((row) => [row.id, row]));
      const found = asks.map(({ id }) => heads.get(id.toLowerCase()));
      const places = found.map((row) => ({ id: row?.id ?? NOBODY, ply: row?.ply ?? 0 }));
      const [last, states] = await Promise.all([this.ply(places), lastStates(prisma, found)]);
      return found.map((row, at) => {
        if (row === undefined || row.tenant !== asks[at]?.tenant) return null;
        const [ply, state] = [last[at], states[at]];
        if (!ply) return onItsWay(row);
        if (state === undefined) throw new Error(`no steps lead to the state after ply ${row.ply}`);
        return { match: matchOf(row), state, last: ply };
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

    snapshot: (asks) => readKept(prisma, asks),

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

/** For each the text of the state after the last ply; undefined where what is kept does not lead to it. */
async function lastStates(
  prisma: PrismaClient,
  rows: readonly ((MatchRow & { state: string }) | undefined)[],
): Promise<(string | undefined)[]> {
  const open = rows.flatMap((row) => (row?.state === '' ? [row] : []));
  const recorded = open.length === 0 ? [] : await readRecorded(prisma, open);
  const stateOf = (row: MatchRow, found: RecordedState | null | undefined) =>
    found?.ply === row.ply ? found.state : undefined;
  const known = new Map(open.map((row, at) => [row, stateOf(row, recorded[at])]));
  return rows.map((row) => (row?.state === '' ? known.get(row) : row?.state));
}

const theirs = (match: StoredMatch | undefined, tenant: string): StoredMatch | null =>
  match?.tenant === tenant ? match : null;
