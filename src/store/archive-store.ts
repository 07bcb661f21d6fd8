import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { hashesOf } from './append-ply.ts';
import type { ArchiveBatch, ArchiveFile, ArchiveStore, BatchState, RetentionRule } from './archive.ts';
import { IS_DUE } from './due.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import { restoredRows } from './restored-rows.ts';
import { text, written } from './rows.ts';
import type { MatchStorage, StoredMatch } from './stored-match.ts';

const { sql } = Prisma;

interface BatchRow {
  id: string;
  job: string;
  state: string;
  files: Prisma.JsonValue;
}

const batchOf = ({ state, files, ...row }: BatchRow): ArchiveBatch => ({
  ...row,
  state: state as BatchState,
  files: written<ArchiveFile[]>(files),
});

/** The columns with the hash of a ply that comes back, and what is written there. */
const rawHashes = (how: MatchStorage): { columns: Prisma.Sql; values: Prisma.Sql } => {
  const { columns, values } = hashesOf(how, '"hashBefore"', '"hashAfter"');
  return { columns: Prisma.raw(columns), values: Prisma.raw(values) };
};

/** Thrown inside a transaction to undo it; it never leaves this file. */
class Changed extends Error {}

/** What deletes and inserts of a batch may take, in milliseconds. */
const LIMITS = { timeout: 60_000, maxWait: 5_000 };

/** When a job of the archive that failed is asked for again. */
const AGAIN = '10 minutes';

const mayLeave = (tenant: string, days: number) => {
  const before = sql`now() - make_interval(days => ${days}::int)`;
  return sql`
    tenant = ${tenant} AND archived_at IS NULL AND ended_at < ${before} AND status = 'over' AND (counted OR forked_from IS NOT NULL)
    AND (restored_at IS NULL OR restored_at < ${before})
    AND (event IS NULL OR NOT EXISTS (
      SELECT FROM matches other WHERE other.tenant = ${tenant} AND other.event = matches.event
        AND (other.ended_at IS NULL OR other.ended_at >= ${before})))
    AND NOT EXISTS (SELECT FROM webhook_lanes WHERE lane = matches.id)
    AND NOT EXISTS (SELECT FROM matches fork WHERE fork.forked_from = matches.id AND fork.archived_at IS NULL)`;
};

/** Where the archive is accounted for; see `ArchiveStore`. What comes back is written as plies are. */
export function archiveStore(prisma: PrismaClient, how: MatchStorage): ArchiveStore {
  const hashes = rawHashes(how);
  const undone = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (error instanceof Changed) return false;
      throw error;
    }
  };
  const settled = async (client: Pick<PrismaClient, '$executeRaw'>, batch: string, files: readonly ArchiveFile[]) => {
    const settled = await client.$executeRaw`
      UPDATE archive_batches SET state = 'written', files = ${text(files)}::json WHERE id = ${batch}::uuid AND state = 'writing'`;
    if (settled !== 1) throw new Changed();
  };

  return {
    async rule(tenant) {
      const [row] = await prisma.$queryRaw<RetentionRule[]>`
        SELECT keep, days, set_at AS "setAt" FROM retention_rules WHERE tenant = ${tenant}`;
      return row ?? null;
    },

    async setRule(tenant, rule) {
      if (rule === null) {
        await prisma.$executeRaw`DELETE FROM retention_rules WHERE tenant = ${tenant}`;
        return null;
      }
      const [row] = await prisma.$queryRaw<RetentionRule[]>`
        INSERT INTO retention_rules (tenant, keep, days) VALUES (${tenant}, ${rule.keep}, ${rule.days}::int)
        ON CONFLICT (tenant) DO UPDATE SET keep = excluded.keep, days = excluded.days, set_at = now(), due_at = now()
        RETURNING keep, days, set_at AS "setAt"`;
      return row ?? null;
    },

    async askForJobs() {
      const made = await prisma.$executeRaw`
        WITH due AS (
          UPDATE retention_rules SET due_at = now() + ${AGAIN}::interval WHERE ${IS_DUE} RETURNING tenant
        ), wanted AS (
          SELECT tenant FROM due UNION SELECT tenant FROM archive_batches WHERE state IN ('stale', 'leaving')
        )
        INSERT INTO jobs (id, tenant, kind, request)
        SELECT gen_random_uuid(), tenant, 'archive', '{"kind":"archive"}' FROM wanted
        WHERE NOT EXISTS (
          SELECT FROM jobs LEFT JOIN retention_rules rule USING (tenant) WHERE jobs.tenant = wanted.tenant AND kind = 'archive' AND (
            state IN ('waiting', 'running')
            OR ended_at > coalesce(rule.set_at, '-infinity') AND (
              state = 'failed' AND ended_at > now() - ${AGAIN}::interval
              OR state = 'cancelled' AND ended_at > now() - interval '1 day')))`;
      return made > 0;
    },

    async done(tenant) {
      await prisma.$executeRaw`
        UPDATE retention_rules SET due_at = now() + interval '1 day' WHERE tenant = ${tenant} AND due_at > now()`;
    },

    async leaving(tenant, days, limit) {
      const rows = await prisma.$queryRaw<MatchRow[]>`
        SELECT ${COLUMNS} FROM matches WHERE ${mayLeave(tenant, days)} ORDER BY ended_at, id LIMIT ${limit}::int`;
      return rows.map(matchOf);
    },

    async countLeaving(tenant, days) {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM matches WHERE ${mayLeave(tenant, days)}`;
      return row?.count ?? 0;
    },

    countStaying: (tenant, days, rulesets) =>
      prisma.$queryRaw`
        SELECT ruleset, count(*)::int AS matches FROM matches
        WHERE tenant = ${tenant} AND archived_at IS NULL AND ended_at < now() - make_interval(days => ${days}::int) AND status = 'over'
          AND NOT counted AND forked_from IS NULL AND NOT ruleset = ANY (${[...rulesets]}::text[])
        GROUP BY ruleset ORDER BY ruleset`,

    async open(tenant, job) {
      const rows = await prisma.$queryRaw<BatchRow[]>`
        SELECT id, job, state, files FROM archive_batches WHERE tenant = ${tenant} AND (state IN ('stale', 'leaving') OR state = 'writing' AND (job = ${job}::uuid OR NOT EXISTS (
          SELECT FROM jobs WHERE jobs.id = archive_batches.job AND jobs.state IN ('waiting', 'running'))))
        ORDER BY id`;
      return rows.map(batchOf);
    },

    async find(tenant, batch) {
      const [row] = await prisma.$queryRaw<BatchRow[]>`
        SELECT id, job, state, files FROM archive_batches WHERE tenant = ${tenant} AND id = ${batch}::uuid`;
      return row ? batchOf(row) : null;
    },

    async isInUse() {
      const [row] = await prisma.$queryRaw<{ used: boolean }[]>`SELECT EXISTS (SELECT FROM archive_batches) AS used`;
      return row?.used === true;
    },

    async begin(tenant, { id, job }, files) {
      const named = files.map((name) => ({ name, bytes: 0, hash: '' }));
      await prisma.$executeRaw`
        INSERT INTO archive_batches (id, tenant, job, files) VALUES (${id}::uuid, ${tenant}, ${job}::uuid, ${text(named)}::json)`;
    },

    leave: (batch, files, matches) =>
      undone(
        prisma.$transaction(async (client) => {
          await settled(client, batch, files);
          const rows = matches.map(({ match: { id, ply, stateHash, revision }, place }) => ({
            ...{ id, ply, hash: stateHash, revision, archive: place },
          }));
          const left = await client.$executeRaw`
            UPDATE matches SET archived_at = now(), archive = one.archive, state = ''
            FROM json_to_recordset(${text(rows)}::json) AS one (id uuid, ply int, hash text, revision int, archive json)
            WHERE matches.id = one.id AND matches.ply = one.ply AND matches.state_hash = one.hash
              AND matches.revision = one.revision AND status = 'over' AND archived_at IS NULL`;
          if (left !== matches.length) throw new Changed();
          const ids = matches.map(({ match }) => match.id);
          await client.$executeRaw`DELETE FROM snapshots WHERE match_id = ANY (${ids}::uuid[])`;
          await client.$executeRaw`DELETE FROM plies WHERE match_id = ANY (${ids}::uuid[])`;
        }, LIMITS),
      ),

    async held(batch) {
      const rows = await prisma.$queryRaw<MatchRow[]>`
        SELECT ${COLUMNS} FROM matches WHERE archive IS NOT NULL AND archive ->> 'batch' = ${batch} ORDER BY id`;
      return rows.map(matchOf).map(({ id, archived }: StoredMatch) => ({ id, archived }));
    },

    move: (from, to, files, places) =>
      undone(
        prisma.$transaction(async (client) => {
          await settled(client, to, files);
          const rows = places.map(({ id, place }) => ({ id, archive: place }));
          const moved = await client.$executeRaw`
            UPDATE matches SET archive = one.archive
            FROM json_to_recordset(${text(rows)}::json) AS one (id uuid, archive json)
            WHERE matches.id = one.id AND matches.archive ->> 'batch' = ${from}`;
          if (moved !== places.length) throw new Changed();
          await client.$executeRaw`UPDATE archive_batches SET state = 'leaving' WHERE id = ${from}::uuid`;
        }, LIMITS),
      ),

    async abandon(batch) {
      const gone = await prisma.$executeRaw`
        UPDATE archive_batches SET state = 'leaving' WHERE id = ${batch}::uuid
          AND NOT EXISTS (SELECT FROM matches WHERE archive IS NOT NULL AND archive ->> 'batch' = ${batch})`;
      return gone === 1;
    },

    async forget(batch) {
      await prisma.$executeRaw`DELETE FROM archive_batches WHERE id = ${batch}::uuid AND state = 'leaving'`;
    },

    restore: (tenant, batch, record) =>
      undone(
        prisma.$transaction(async (client) => {
          const { match } = record;
          // The release before reads the last state there.
          const head = how === 'compatible' ? record.head : '';
          const [back] = await client.$queryRaw<{ ruleset: string }[]>`
            UPDATE matches SET archived_at = NULL, archive = NULL, restored_at = now(), state = ${head}
            WHERE id = ${match}::uuid AND tenant = ${tenant} AND archive ->> 'batch' = ${batch} RETURNING ruleset`;
          if (back === undefined) throw new Changed();
          for (const { plies, states } of restoredRows(record, back.ruleset, how)) {
            // Without a transaction of their own: they are told to nobody as something new.
            await client.$executeRaw`
              INSERT INTO plies (match_id, ply, kind, ruling, player, action, taken_after, events, last_seq, ${hashes.columns},
                                 step, packed, played_at, xid)
              SELECT ${match}::uuid, ply, kind, ruling::json, player, action::json, "takenAfter", events::json, "lastSeq",
                     ${hashes.values}, decode(step, 'base64'), decode(packed, 'base64'), "playedAt", NULL
              FROM json_to_recordset(${text(plies)}::json) AS one (ply int, kind text, ruling text, player text, action text,
                "takenAfter" int, events text, "lastSeq" int, "hashBefore" text, "hashAfter" text, step text, packed text,
                "playedAt" timestamptz)`;
            if (states.length === 0) continue;
            await client.$executeRaw`
              INSERT INTO snapshots (match_id, ply, state, packed)
              SELECT ${match}::uuid, ply, state, decode(packed, 'base64')
              FROM json_to_recordset(${text(states)}::json) AS one (ply int, state text, packed text)`;
          }
          await client.$executeRaw`UPDATE archive_batches SET state = 'stale' WHERE id = ${batch}::uuid AND state = 'written'`;
        }, LIMITS),
      ),
  };
}
