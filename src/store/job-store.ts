import type { JsonObject } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { IS_DUE, inSeconds } from './due.ts';
import type { HeldJob, JobProblem, JobState, JobStore, StoredJob } from './jobs.ts';
import { text, textOrNull, written } from './rows.ts';

const { sql, join } = Prisma;

const COLUMNS = sql`id, tenant, kind, request, state, done, total, result, problem, lines, bytes, created_at AS "createdAt",
  started_at AS "startedAt", ended_at AS "endedAt"`;

interface Row extends Omit<StoredJob, 'request' | 'state' | 'result' | 'problem' | 'bytes'> {
  request: Prisma.JsonValue;
  state: string;
  result: Prisma.JsonValue;
  problem: Prisma.JsonValue;
  bytes: bigint;
}

const jobOf = ({ request, state, result, problem, bytes, ...row }: Row): StoredJob => ({
  ...row,
  request: written<JsonObject>(request),
  state: state as JobState,
  result: written<JsonObject | null>(result),
  problem: written<JobProblem | null>(problem),
  bytes: Number(bytes),
});

interface HeldRow extends Omit<HeldJob, 'request' | 'cursor' | 'bytes'> {
  request: Prisma.JsonValue;
  cursor: Prisma.JsonValue;
  bytes: bigint;
}

const heldOf = ({ request, cursor, bytes, ...row }: HeldRow): HeldJob => ({
  ...row,
  request: written<JsonObject>(request),
  cursor: written<JsonObject | null>(cursor),
  bytes: Number(bytes),
});

const OPEN = sql`state IN ('waiting', 'running')`;
const heldBy = ({ id, holder }: Pick<HeldJob, 'id' | 'holder'>) =>
  sql`id = ${id}::uuid AND holder = ${holder}::uuid AND state = 'running'`;
/** Those who do the same at once do it one after the other, until their transactions end. */
const oneByOne = (what: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`;

/** Where long work is kept; see `JobStore`. */
export function jobStore(prisma: PrismaClient): JobStore {
  const one = async (query: Promise<Row[]>): Promise<StoredJob | null> => {
    const [row] = await query;
    return row ? jobOf(row) : null;
  };
  const find = (tenant: string, id: string) =>
    one(prisma.$queryRaw<Row[]>`SELECT ${COLUMNS} FROM jobs WHERE tenant = ${tenant} AND id = ${id}::uuid`);
  return {
    find,

    async create({ id, tenant, kind, request }, most) {
      const [, rows] = await prisma.$transaction([
        prisma.$executeRaw(oneByOne(`jobs of ${tenant}`)),
        prisma.$queryRaw<Row[]>`
          INSERT INTO jobs (id, tenant, kind, request)
          SELECT ${id}::uuid, ${tenant}, ${kind}, ${text(request)}::json
          WHERE (SELECT count(*) FROM jobs WHERE tenant = ${tenant} AND ${OPEN}) < ${most}::int
          RETURNING ${COLUMNS}`,
      ]);
      return one(Promise.resolve(rows));
    },

    async list(tenant, { state, kind, after, limit }) {
      const wanted = [
        sql`tenant = ${tenant}`,
        ...(state === undefined ? [] : [sql`state = ${state}`]),
        ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
        ...(after === undefined ? [] : [sql`id < ${after}::uuid`]),
      ];
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT ${COLUMNS} FROM jobs WHERE ${join(wanted, ' AND ')} ORDER BY id DESC LIMIT ${limit}::int`;
      return rows.map(jobOf);
    },

    async cancel(tenant, id) {
      await prisma.$executeRaw`
        UPDATE jobs SET state = 'cancelled', holder = NULL, ended_at = now()
        WHERE tenant = ${tenant} AND id = ${id}::uuid AND ${OPEN}`;
      return find(tenant, id);
    },

    async delete(tenant, id) {
      const gone = await prisma.$executeRaw`DELETE FROM jobs WHERE tenant = ${tenant} AND id = ${id}::uuid`;
      return gone === 1;
    },

    async part(id, number) {
      const [row] = await prisma.$queryRaw<{ data: Uint8Array }[]>`
        SELECT data FROM job_parts WHERE job_id = ${id}::uuid AND number = ${number}::int`;
      return row?.data ?? null;
    },

    async claim({ kinds, each, most, lease }) {
      const [, rows] = await prisma.$transaction([
        prisma.$executeRaw(oneByOne('jobs to be taken on')),
        prisma.$queryRaw<HeldRow[]>`
          WITH due AS (
            SELECT id, due_at, row_number() OVER (PARTITION BY tenant ORDER BY due_at, id) + (
              SELECT count(*) FROM jobs busy WHERE busy.tenant = open.tenant AND busy.holder IS NOT NULL AND busy.state = 'running' AND busy.due_at > now()
            ) AS place
            FROM jobs open WHERE ${OPEN} AND ${IS_DUE} AND kind = ANY (${[...kinds]}::text[])
          )
          UPDATE jobs SET state = 'running', holder = gen_random_uuid(), due_at = ${inSeconds(lease)}, tries = tries + 1,
                          started_at = coalesce(started_at, now())
          WHERE id IN (SELECT id FROM due WHERE place <= ${each}::int ORDER BY due_at, id LIMIT ${most}::int) AND ${OPEN}
          RETURNING id, tenant, kind, request, cursor, done, total, bytes, created_at AS "createdAt", holder, tries`,
      ]);
      return rows.map(heldOf);
    },

    async keep(jobs, lease) {
      const rows = await prisma.$queryRaw<{ id: string }[]>`
        UPDATE jobs SET due_at = ${inSeconds(lease)}
        FROM unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ holder }) => holder)}::uuid[]) AS own (id, holder)
        WHERE jobs.id = own.id AND jobs.holder = own.holder AND state = 'running' RETURNING jobs.id`;
      return rows.map(({ id }) => id);
    },

    async advance(job, { done, total, cursor, written: part, result }, lease) {
      const over = sql`state = 'done', holder = NULL, ended_at = now(), cursor = NULL, result = ${textOrNull(result)}::json`;
      const next = result === null ? sql`due_at = ${inSeconds(lease)}, cursor = ${text(cursor)}::json` : over;
      // The next piece counts as begun.
      const moved = sql`UPDATE jobs SET done = ${done}::int, total = ${total}::int, tries = 1, ${next}`;
      if (part === null) return (await prisma.$executeRaw`${moved} WHERE ${heldBy(job)}`) === 1;
      const rows = await prisma.$executeRaw`
        WITH moved AS (
          ${moved}, parts = parts + 1, lines = lines + ${part.lines}::int, bytes = bytes + ${part.bytes}::bigint
          WHERE ${heldBy(job)} RETURNING id, parts
        )
        INSERT INTO job_parts (job_id, number, data) SELECT id, parts - 1, ${Buffer.from(part.data)} FROM moved`;
      return rows === 1;
    },

    async leave(job, wait, undone) {
      await prisma.$executeRaw`
        UPDATE jobs SET holder = NULL, due_at = ${inSeconds(wait)}, tries = tries - ${undone ? 1 : 0}::int
        WHERE ${heldBy(job)}`;
    },

    async fail(job, problem) {
      await prisma.$executeRaw`
        UPDATE jobs SET state = 'failed', holder = NULL, ended_at = now(), cursor = NULL, problem = ${text(problem)}::json
        WHERE ${heldBy(job)}`;
    },

    tidy: (age) => prisma.$executeRaw`DELETE FROM jobs WHERE ended_at < now() - make_interval(secs => ${age}::float8)`,
  };
}
