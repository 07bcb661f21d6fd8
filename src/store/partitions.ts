/**
 * The partitions that plies, kept states and counts lie in. Ids are UUIDv7, so that a range of match ids is a range of the time when ids
 * were made: that of the start of a match, and in a tournament that of the start of the tournament.
 */
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { databaseCode } from './unreachable.ts';

const { raw, sql } = Prisma;

/** The tables that are partitioned, in the order in which statements that write take them. */
export const PARTITIONED = ['snapshots', 'plies', 'clause_counts', 'card_counts'] as const;
type Partitioned = (typeof PARTITIONED)[number];

/** What is recorded of the matches whose ids were made from `from` on, and before `to`. */
export interface Partition {
  /** Null for that of everything before. */
  from: Date | null;
  to: Date;
}

export interface PartitionStore {
  /** The partitions of plies in the order of time, without that of what belongs nowhere else. */
  list(): Promise<Partition[]>;
  /**
   * Makes the partitions that are missing for the next `days` days, each of as many days. Of several servers that do so at once one makes them. Gives
   * those that were made. What was recorded meanwhile where nothing else was is moved into them. Throws when tables stay in use.
   */
  makeAhead(days: number): Promise<Partition[]>;
  /**
   * Drops the partitions before today whose matches have all gone, in all partitioned tables: delete the matches first, which takes little where their
   * plies are dropped anyway. Those of plies and states go when all their matches lie in the archive. Gives what was dropped. Ids of that time that come later are kept with what belongs nowhere else.
   */
  dropGone(): Promise<Partition[]>;
}

/** Any number that no other program uses for a lock in this database. */
const LOCK = 7_238_115;
/** How long a table that is in use is waited for, in milliseconds: everybody else waits behind it. */
const WAIT = 500;
const TRIES = 5;
/** What a transaction may take in all, and wait for a connection, in milliseconds. */
const LIMITS = { timeout: 60_000, maxWait: 5_000 };
/** What the database says where a lock was not given in time, or others wait for each other. */
const IN_USE = new Set(['55P03', '40P01', '40001']);
const DAY = 86_400_000;

type Client = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

interface Row extends Partition {
  table: Partitioned;
  name: string;
}

export function partitionStore(prisma: PrismaClient): PartitionStore {
  /** Alone with the tables, as writers take them: nobody writes a match meanwhile. Gives up early, and tries again. */
  async function alone<T>(
    lock: 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE',
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await prisma.$transaction(async (client) => {
          await client.$queryRaw`SELECT set_config('lock_timeout', ${String(WAIT)}, true)`;
          await client.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)::text`;
          await client.$executeRaw(raw(`LOCK TABLE matches IN ${lock} MODE`));
          return work(client);
        }, LIMITS);
      } catch (error) {
        if (attempt === TRIES || !IN_USE.has(databaseCode(error) ?? '')) throw error;
      }
    }
  }

  return {
    list: async () => (await readPartitions(prisma)).filter(({ table }) => table === 'plies').map(partitionOf),

    async makeAhead(days) {
      const missing = (rows: readonly Row[], now: Date) =>
        PARTITIONED.flatMap((table) => missingOf(table, rows, days, now));
      const now = await timeOf(prisma);
      if (missing(await readPartitions(prisma), now).length === 0) return [];
      return alone('SHARE ROW EXCLUSIVE', async (client) => {
        // Another server may have made them while this one waited.
        const made = missing(await readPartitions(client), now);
        for (const row of made) await make(client, row);
        return made.filter(({ table }) => table === 'plies').map(partitionOf);
      });
    },

    async dropGone() {
      const gone = async (client: Client) => {
        const today = dayOf(await timeOf(client));
        const rows = (await readPartitions(client)).filter(({ to }) => to <= today);
        const empty: Row[] = [];
        for (const row of rows) if (await isEmpty(client, row)) empty.push(row);
        return empty;
      };
      if ((await gone(prisma)).length === 0) return [];
      return alone('ACCESS EXCLUSIVE', async (client) => {
        const dropped = await gone(client);
        for (const { name } of dropped) await client.$executeRaw(raw(`DROP TABLE "${name}"`));
        return dropped.filter(({ table }) => table === 'plies').map(partitionOf);
      });
    },
  };
}

const partitionOf = ({ from, to }: Row): Partition => ({ from, to });

/** The database says what time it is. */
async function timeOf(client: Client): Promise<Date> {
  const [row] = await client.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  return row?.now ?? new Date();
}

const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY) * DAY);

/** The time that the first 48 bits of an id say. */
const timeIn = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The least id that can be made at a time. */
const firstIdAt = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** All partitions but those of what belongs nowhere else, in the order of time. */
async function readPartitions(client: Client): Promise<Row[]> {
  const rows = await client.$queryRaw<{ table: Partitioned; name: string; bound: string }[]>`
    SELECT whole.relname::text AS "table", part.relname::text AS name, pg_get_expr(part.relpartbound, part.oid) AS bound
    FROM pg_inherits JOIN pg_class whole ON whole.oid = inhparent JOIN pg_class part ON part.oid = inhrelid
    WHERE inhparent = ANY (ARRAY[${Prisma.join(PARTITIONED.map((table) => sql`${table}::text::regclass`))}])`;
  return rows
    .flatMap(({ table, name, bound }): Row[] => {
      const [, from, to] = /FROM \('?([\w-]+)'?\) TO \('([\w-]+)'\)/.exec(bound) ?? [];
      if (from === undefined || to === undefined) return [];
      return [{ table, name, from: from === 'MINVALUE' ? null : timeIn(from), to: timeIn(to) }];
    })
    .sort((a, b) => a.to.getTime() - b.to.getTime());
}

/** What is missing of a table until `days` after now: each begins where the one before it ends, or today where there is none. */
function missingOf(table: Partitioned, rows: readonly Row[], days: number, now: Date): Row[] {
  const today = dayOf(now);
  const missing: Row[] = [];
  let from = rows.filter((row) => row.table === table).at(-1)?.to ?? today;
  while (from.getTime() < now.getTime() + days * DAY) {
    // What lies before today, because no server ran for long, goes into one.
    const to = new Date(Math.max(from.getTime(), today.getTime()) + days * DAY);
    const name = `${table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`;
    missing.push({ table, name, from, to });
    from = to;
  }
  return missing;
}

/** Makes a partition beside its table and then adds it, which stops nobody who reads there. */
async function make(client: Client, { table, name, from, to }: Row): Promise<void> {
  const [first, end] = [firstIdAt(from ?? new Date(0)), firstIdAt(to)];
  await client.$executeRaw(raw(`CREATE TABLE "${name}" (LIKE ${table} INCLUDING DEFAULTS INCLUDING STORAGE)`));
  await client.$executeRaw(
    raw(`WITH moved AS (DELETE FROM ${table}_default WHERE match_id >= '${first}' AND match_id < '${end}' RETURNING *)
         INSERT INTO "${name}" SELECT * FROM moved`),
  );
  await client.$executeRaw(
    raw(`ALTER TABLE ${table} ATTACH PARTITION "${name}" FOR VALUES FROM ('${first}') TO ('${end}')`),
  );
}

/** Whether no match has an id of that time; of one in the archive, plies and states are not here either. */
async function isEmpty(client: Client, { table, from, to }: Row): Promise<boolean> {
  const here = table === 'plies' || table === 'snapshots' ? sql`AND archived_at IS NULL` : sql``;
  const [row] = await client.$queryRaw<{ any: boolean }[]>`
    SELECT EXISTS (SELECT FROM matches WHERE id >= ${firstIdAt(from ?? new Date(0))}::uuid AND id < ${firstIdAt(to)}::uuid ${here}) AS any`;
  return row?.any === false;
}
