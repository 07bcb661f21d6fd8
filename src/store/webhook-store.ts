import type { JsonObject } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ownDeadline } from './clock-columns.ts';
import { IS_DUE, inSeconds } from './due.ts';
import { text, written } from './rows.ts';
import { tellOfClocks } from './tell-webhooks.ts';
import type {
  Attempt,
  DueMessage,
  Lane,
  StoredAttempt,
  StoredMessage,
  StoredWebhook,
  SwitchedOff,
  WebhookKind,
  WebhookStore,
} from './webhooks.ts';

const { sql, raw, join, empty } = Prisma;

const COLUMNS = sql`id, tenant, url, description, kinds, ruleset, event, tags, lead, active, off,
  failing_since AS "failingSince", CASE WHEN before_until > now() THEN before_until END AS "beforeUntil", created_at AS "createdAt"`;

type Row = Omit<StoredWebhook, 'kinds' | 'off'> & { kinds: string[]; off: Prisma.JsonValue };

const webhookOf = ({ kinds, off, ...row }: Row): StoredWebhook => ({
  ...row,
  kinds: kinds as WebhookKind[],
  off: written<SwitchedOff | null>(off),
});

type MessageRow = Omit<StoredMessage, 'data'> & { data: Prisma.JsonValue };
const messageOf = ({ data, ...row }: MessageRow): StoredMessage => ({ ...row, data: written<JsonObject>(data) });

/** A message waits for its lane where it is the first one in there. */
const MESSAGES = sql`m.id, m.place::text, m.webhook_id AS webhook, m.kind, m.data, m.status, m.tries, m.created_at AS "createdAt",
  m.ended_at AS "endedAt", CASE WHEN m.status = 'waiting' AND NOT EXISTS (
    SELECT FROM webhook_messages before WHERE before.lane = m.lane AND before.webhook_id = m.webhook_id
      AND before.status = 'waiting' AND before.place < m.place) THEN l.due_at END AS "dueAt"
  FROM webhook_messages m LEFT JOIN webhook_lanes l ON l.lane = m.lane AND l.webhook_id = m.webhook_id`;

const SECRETS = sql`CASE WHEN w.before_until > now() THEN ARRAY[w.secret, w.secret_before] ELSE ARRAY[w.secret] END AS secrets`;

/**
 * What it takes to send the first message of each lane in the member `own` that waits, but for `except`. How much had been added to a
 * lane is read by the snapshot that finds the message: what the statement has changed there can be newer than that.
 */
const first = (except: string | null) => sql`
  SELECT l.webhook_id AS webhook, l.lane, l.version, l.tries, w.tenant, w.url, ${SECRETS}, m.id, m.kind, m.data, m.created_at AS "createdAt",
         extract(epoch FROM now() - m.tried_from)::float8 AS age,
         coalesce(extract(epoch FROM now() - w.failing_since), 0)::float8 AS "failingFor"
  FROM own JOIN webhook_lanes l ON l.lane = own.lane AND l.webhook_id = own.webhook_id
  JOIN webhooks w ON w.id = l.webhook_id LEFT JOIN LATERAL (
    SELECT id, kind, data, created_at, tried_from FROM webhook_messages
    WHERE lane = l.lane AND webhook_id = l.webhook_id AND status = 'waiting'
      AND ${except === null ? sql`true` : sql`id <> ${except}::uuid`}
    ORDER BY place LIMIT 1) AS m ON true`;

type DueRow = Omit<DueMessage, 'id' | 'kind' | 'data' | 'createdAt'> & {
  id: string | null;
  kind: string | null;
  data: Prisma.JsonValue;
  createdAt: Date | null;
};

const dueOf = ({ id, kind, data, createdAt, ...row }: DueRow): DueMessage | null =>
  id === null || kind === null || createdAt === null
    ? null
    : { ...row, id, kind, createdAt, data: written<JsonObject>(data) };

const lanesOf = (lanes: readonly Lane[]) => sql`(
  SELECT l.webhook_id, l.lane FROM webhook_lanes l
  JOIN unnest(${lanes.map(({ webhook }) => webhook)}::uuid[], ${lanes.map(({ lane }) => lane)}::uuid[]) AS own (webhook, lane)
    ON l.lane = own.lane AND l.webhook_id = own.webhook
  FOR UPDATE OF l SKIP LOCKED)`;

const isLane = ({ webhook, lane }: Lane) => sql`lane = ${lane}::uuid AND webhook_id = ${webhook}::uuid`;

/** Notes an attempt for the message that the member `done` has changed. */
const noted = ({ status, ms, error, answer }: Attempt) => sql`noted AS (
  INSERT INTO webhook_attempts (message_id, number, status, ms, error, answer)
  SELECT id, tries, ${status}::int, ${ms}::int, ${error}, ${answer} FROM done)`;

/** Where webhooks are kept, and what is sent to them; see `WebhookStore`. */
export function webhookStore(prisma: PrismaClient): WebhookStore {
  const one = async (query: Promise<Row[]>): Promise<StoredWebhook | null> => {
    const [row] = await query;
    return row ? webhookOf(row) : null;
  };

  /** Takes a lane away in which nothing waits; false where something was added since it was read. */
  const close = async (lane: Lane, version: number): Promise<boolean> => {
    const gone = await prisma.$executeRaw`
      DELETE FROM webhook_lanes WHERE ${isLane(lane)} AND version = ${version}::int`;
    return gone === 1;
  };

  /** The message that was found in a lane that is taken on, or null once there is none and the lane is taken away. */
  const openOrClosed = async (found: DueRow): Promise<DueMessage | null> => {
    for (let row: DueRow | undefined = found; row !== undefined; ) {
      const message = dueOf(row);
      if (message !== null || (await close(row, row.version))) return message;
      // Something was added since it was read.
      [row] = await prisma.$queryRaw<DueRow[]>`
        WITH own AS (SELECT webhook_id, lane FROM webhook_lanes WHERE ${isLane(row)}) ${first(null)}`;
    }
    return null;
  };

  /** Ends a message. Gives the next one of its lane, or null once that is taken away. */
  const end = async (message: DueMessage, attempt: Attempt, status: 'delivered' | 'failed', lease: number) => {
    const well =
      status === 'delivered'
        ? sql`UPDATE webhooks SET failing_since = NULL WHERE id = ${message.webhook}::uuid AND failing_since IS NOT NULL`
        : sql`UPDATE webhooks SET failing_since = now() WHERE id = ${message.webhook}::uuid AND failing_since IS NULL`;
    const [row] = await prisma.$queryRaw<DueRow[]>`
      WITH done AS (
        UPDATE webhook_messages SET status = ${status}, tries = tries + 1, ended_at = now()
        WHERE id = ${message.id}::uuid AND status = 'waiting' RETURNING id, tries
      ), ${noted(attempt)}, well AS (${well}), own AS (
        UPDATE webhook_lanes SET tries = 0, due_at = ${inSeconds(lease)} WHERE ${isLane(message)}
        RETURNING webhook_id, lane
      ) ${first(message.id)}`;
    const next = row && (await openOrClosed(row));
    return next ? { ...next, tries: 0 } : null;
  };

  return {
    async create({ secret, ...webhook }, most) {
      const { id, tenant, url, description, kinds, ruleset, event, tags, lead, active } = webhook;
      // Those who make one at once do so one after the other, so that together they make no more than there may be.
      const [, rows] = await prisma.$transaction([
        prisma.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks of ${tenant}`}, 0))`,
        prisma.$queryRaw<Row[]>`
        INSERT INTO webhooks (id, tenant, url, description, kinds, ruleset, event, tags, lead, active, secret)
        SELECT ${id}::uuid, ${tenant}, ${url}, ${description}, ${kinds}::text[], ${ruleset}, ${event}, ${tags}::text[],
               ${lead}::int, ${active}, ${secret}
        WHERE (SELECT count(*) FROM webhooks WHERE tenant = ${tenant}) < ${most}::int
        RETURNING ${COLUMNS}`,
      ]);
      return one(Promise.resolve(rows));
    },

    find: (tenant, id) =>
      one(prisma.$queryRaw<Row[]>`SELECT ${COLUMNS} FROM webhooks WHERE tenant = ${tenant} AND id = ${id}::uuid`),

    async list(tenant, { limit, after }) {
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT ${COLUMNS} FROM webhooks
        WHERE tenant = ${tenant} ${after === undefined ? empty : sql`AND id < ${after}::uuid`}
        ORDER BY id DESC LIMIT ${limit}::int`;
      return rows.map(webhookOf);
    },

    async amend(tenant, id, settings) {
      const { url, description, kinds, ruleset, event, tags, lead, active } = settings;
      const changes = [
        ...(url === undefined ? [] : [sql`url = ${url}`]),
        ...(description === undefined ? [] : [sql`description = ${description}`]),
        ...(kinds === undefined ? [] : [sql`kinds = ${kinds}::text[]`]),
        ...(ruleset === undefined ? [] : [sql`ruleset = ${ruleset}`]),
        ...(event === undefined ? [] : [sql`event = ${event}`]),
        ...(tags === undefined ? [] : [sql`tags = ${tags}::text[]`]),
        ...(lead === undefined ? [] : [sql`lead = ${lead}::int`]),
        ...(active === undefined ? [] : [sql`active = ${active}`]),
        ...(active === true ? [sql`off = NULL, failing_since = NULL`] : []),
      ];
      return one(prisma.$queryRaw<Row[]>`
        UPDATE webhooks SET ${join([...changes, sql`id = id`], ', ')} WHERE tenant = ${tenant} AND id = ${id}::uuid
        RETURNING ${COLUMNS}`);
    },

    async delete(tenant, id) {
      const gone = await prisma.$executeRaw`DELETE FROM webhooks WHERE tenant = ${tenant} AND id = ${id}::uuid`;
      return gone === 1;
    },

    rotate: (tenant, id, secret, grace) =>
      one(prisma.$queryRaw<Row[]>`
        UPDATE webhooks SET secret_before = secret, before_until = ${inSeconds(grace)}, secret = ${secret}
        WHERE tenant = ${tenant} AND id = ${id}::uuid RETURNING ${COLUMNS}`),

    async reword(tenant, name, by) {
      const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      await prisma.$executeRaw`
        UPDATE webhooks SET description = regexp_replace(description, ${`(?<![[:alnum:]])${plain}(?![[:alnum:]])`}, ${by}, 'g')
        WHERE tenant = ${tenant} AND position(${name} IN description) > 0`;
    },

    async target(tenant, id) {
      const [row] = await prisma.$queryRaw<Pick<DueMessage, 'url' | 'secrets'>[]>`
        SELECT w.url, ${SECRETS} FROM webhooks w WHERE w.tenant = ${tenant} AND w.id = ${id}::uuid`;
      return row ?? null;
    },

    async messages(webhook, { status, kind, lane, after, limit }) {
      const wanted = [
        sql`m.webhook_id = ${webhook}::uuid`,
        ...(status === undefined ? [] : [sql`m.status = ${status}`]),
        ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
        ...(lane === undefined ? [] : [sql`m.lane = ${lane}::uuid`]),
        ...(after === undefined ? [] : [sql`m.place < ${after}::text::bigint`]),
      ];
      const rows = await prisma.$queryRaw<MessageRow[]>`
        SELECT ${MESSAGES} WHERE ${join(wanted, ' AND ')} ORDER BY m.place DESC LIMIT ${limit}::int`;
      return rows.map(messageOf);
    },

    async message(webhook, id) {
      const [row] = await prisma.$queryRaw<MessageRow[]>`
        SELECT ${MESSAGES} WHERE m.webhook_id = ${webhook}::uuid AND m.id = ${id}::uuid`;
      if (row === undefined) return null;
      const attempts = await prisma.$queryRaw<StoredAttempt[]>`
        SELECT number, at, status, ms, error, answer FROM webhook_attempts WHERE message_id = ${id}::uuid ORDER BY number`;
      return { ...messageOf(row), attempts };
    },

    async again(webhook, id) {
      const again = await prisma.$executeRaw`
        WITH again AS (
          UPDATE webhook_messages SET status = 'waiting', tried_from = now(), ended_at = NULL
          WHERE webhook_id = ${webhook}::uuid AND id = ${id}::uuid RETURNING webhook_id, lane
        )
        INSERT INTO webhook_lanes AS one (webhook_id, lane) SELECT webhook_id, lane FROM again
        ON CONFLICT (lane, webhook_id) DO UPDATE
        SET version = one.version + 1, due_at = CASE WHEN one.tries > 0 THEN least(one.due_at, now()) ELSE one.due_at END`;
      return again === 1;
    },

    async noteTest(webhook, { id, kind, data }, { status, ms, error, answer }) {
      const became = error === null ? 'delivered' : 'failed';
      await prisma.$executeRaw`
        WITH done AS (
          INSERT INTO webhook_messages (id, webhook_id, lane, kind, data, status, tries, ended_at)
          SELECT ${id}::uuid, id, ${id}::uuid, ${kind}, ${text(data)}::jsonb, ${became}, 1, now()
          FROM webhooks WHERE id = ${webhook}::uuid RETURNING id, tries
        )
        INSERT INTO webhook_attempts (message_id, number, status, ms, error, answer)
        SELECT id, tries, ${status}::int, ${ms}::int, ${error}, ${answer} FROM done`;
    },

    async claim({ each, most, except, lease }) {
      const rows = await prisma.$queryRaw<DueRow[]>`
        WITH due AS (
          SELECT one.webhook_id, one.lane FROM webhooks w CROSS JOIN LATERAL (
            SELECT webhook_id, lane, due_at FROM webhook_lanes
            WHERE webhook_id = w.id AND ${IS_DUE} ORDER BY due_at LIMIT ${each}::int FOR UPDATE SKIP LOCKED) AS one
          WHERE w.active AND w.id <> ALL (${[...except]}::uuid[])
          ORDER BY one.due_at LIMIT ${most}::int
        ), own AS (
          UPDATE webhook_lanes one SET due_at = ${inSeconds(lease)} FROM due
          WHERE one.lane = due.lane AND one.webhook_id = due.webhook_id
          RETURNING one.webhook_id, one.lane
        ) ${first(null)}`;
      const messages: DueMessage[] = [];
      for (const row of rows) {
        const message = await openOrClosed(row);
        if (message !== null) messages.push(message);
      }
      return messages;
    },

    async keep(lanes, lease) {
      await prisma.$executeRaw`
        UPDATE webhook_lanes l SET due_at = ${inSeconds(lease)} FROM ${lanesOf(lanes)} AS own
        WHERE l.lane = own.lane AND l.webhook_id = own.webhook_id`;
    },

    delivered: (message, attempt, lease) => end(message, attempt, 'delivered', lease),
    givenUp: (message, attempt, lease) => end(message, attempt, 'failed', lease),

    async failed(message, attempt, { wait, off }) {
      const switched =
        off === null
          ? sql``
          : sql`, active = false, off = json_build_object('code', ${off.code}::text,
        'detail', ${off.detail}::text, 'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
      await prisma.$executeRaw`
        WITH done AS (
          UPDATE webhook_messages SET tries = tries + 1 WHERE id = ${message.id}::uuid AND status = 'waiting' RETURNING id, tries
        ), ${noted(attempt)}, ill AS (
          UPDATE webhooks SET failing_since = coalesce(failing_since, now())${switched}
          WHERE id = ${message.webhook}::uuid AND active
        )
        UPDATE webhook_lanes SET tries = tries + 1, due_at = ${inSeconds(wait)} WHERE ${isLane(message)}`;
    },

    async leave(lanes) {
      await prisma.$executeRaw`
        UPDATE webhook_lanes l SET due_at = now() FROM ${lanesOf(lanes)} AS own
        WHERE l.lane = own.lane AND l.webhook_id = own.webhook_id`;
    },

    async tellClocks() {
      const until = { p1: ownDeadline('p1').sql, p2: ownDeadline('p2').sql };
      const [row] = await prisma.$queryRaw<{ told: number }[]>(raw(tellOfClocks(until)));
      return (row?.told ?? 0) > 0;
    },

    async tidy(age, most) {
      return prisma.$executeRaw`
        DELETE FROM webhook_messages one USING (
          SELECT w.id, (SELECT place FROM webhook_messages WHERE webhook_id = w.id ORDER BY place DESC OFFSET ${most}::int LIMIT 1) AS last
          FROM webhooks w
        ) AS of
        WHERE one.webhook_id = of.id AND one.status <> 'waiting'
          AND (one.place <= of.last OR one.ended_at < now() - make_interval(secs => ${age}::float8))`;
    },
  };
}
