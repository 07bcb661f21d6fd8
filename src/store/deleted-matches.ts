import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Place } from './reading.ts';
import { UNTELL } from './tell-webhooks.ts';

/** What is left of a match that was deleted: nothing that tells who played, or what. */
export interface DeletedMatch {
  id: string;
  ruleset: string;
  startedAt: Date;
  deletedAt: Date;
}

/** Which deleted matches are looked for, in the order of their starts. */
export interface DeletedQuery {
  id?: string | undefined;
  ruleset?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  descending: boolean;
  after?: Place | undefined;
  limit: number;
}

export interface DeletedMatchStore {
  /**
   * Deletes a match with everything that is recorded of it, and ends the keys of its seats, all in one statement. Where it lies in the archive, its batch
   * is marked to be written anew without it. Gives what is left; null when the tenant has no such match.
   */
  delete(tenant: string, id: string): Promise<DeletedMatch | null>;
  /** What is left of a match of the tenant; null when none of that id was deleted. */
  find(tenant: string, id: string): Promise<DeletedMatch | null>;
  list(tenant: string, query: DeletedQuery): Promise<DeletedMatch[]>;
}

const { sql, join, raw } = Prisma;

const COLUMNS = sql`id, ruleset, started_at AS "startedAt", deleted_at AS "deletedAt"`;

export function deletedMatchStore(prisma: PrismaClient): DeletedMatchStore {
  return {
    async delete(tenant, id) {
      const [left] = await prisma.$queryRaw<DeletedMatch[]>`
        WITH head AS (
          DELETE FROM matches WHERE id = ${id}::uuid AND tenant = ${tenant} RETURNING id, tenant, ruleset, started_at, archive
        ), ${raw(UNTELL)}, erased AS (
          UPDATE archive_batches SET state = 'stale' FROM head
          WHERE archive_batches.id = (head.archive ->> 'batch')::uuid AND state = 'written'
        ), ended AS (
          UPDATE api_keys SET revoked_at = now() FROM head
          WHERE api_keys.tenant = head.tenant AND seat_match = head.id AND (revoked_at IS NULL OR revoked_at > now())
        )
        INSERT INTO deleted_matches (id, tenant, ruleset, started_at) SELECT id, tenant, ruleset, started_at FROM head
        RETURNING ${COLUMNS}`;
      return left ?? null;
    },

    async find(tenant, id) {
      const [left] = await prisma.$queryRaw<DeletedMatch[]>`
        SELECT ${COLUMNS} FROM deleted_matches WHERE id = ${id}::uuid AND tenant = ${tenant}`;
      return left ?? null;
    },

    async list(tenant, { id, ruleset, since, until, descending, after, limit }) {
      const conditions = [sql`tenant = ${tenant}`];
      if (id !== undefined) conditions.push(sql`id = ${id}::uuid`);
      if (ruleset !== undefined) conditions.push(sql`ruleset = ${ruleset}`);
      if (since !== undefined) conditions.push(sql`started_at >= ${since}`);
      if (until !== undefined) conditions.push(sql`started_at < ${until}`);
      if (after !== undefined) {
        const place = sql`(${after[0]}::text::timestamptz, ${after[1]}::text::uuid)`;
        conditions.push(sql`(started_at, id) ${descending ? sql`<` : sql`>`} ${place}`);
      }
      const way = descending ? sql`DESC` : sql`ASC`;
      return prisma.$queryRaw<DeletedMatch[]>`
        SELECT ${COLUMNS} FROM deleted_matches WHERE ${join(conditions, ' AND ')}
        ORDER BY started_at ${way}, id ${way} LIMIT ${limit}::int`;
    },
  };
}
