/**
 * What webhooks are told, written in the statement that writes what they are told of: with it, or not at all. Each of these is some
 * members of its WITH clause.
 */
import type { JsonObject } from '../engine/index.ts';
import type { WebhookKind } from './webhooks.ts';

/** Something that happened, as far as the statement that writes it can't tell by itself. */
export interface Telling {
  kind: WebhookKind;
  data: JsonObject;
}

/** Which webhooks are told of something that has these columns: `w` is the webhook. */
const listens = (
  of: string,
) => `w.tenant = ${of}.tenant AND w.active AND (w.ruleset IS NULL OR w.ruleset = ${of}.ruleset)
      AND (w.event IS NULL OR w.event = ${of}.event) AND w.tags <@ ${of}.tags`;

/** What every message about a match says. `m` is the match, in the state in which it was written. */
const OF_MATCH = `jsonb_build_object('match', m.id, 'ruleset', m.ruleset, 'tournament', m.event, 'round', m.round,
      'table', m.table_name, 'revision', m.revision)`;

/** What is to be sent is due at once; where something waits already, it comes after that. */
const WAITING = `waiting AS (
    INSERT INTO webhook_lanes AS one (webhook_id, lane) SELECT DISTINCT webhook_id, lane FROM told
    ON CONFLICT (lane, webhook_id) DO UPDATE SET version = one.version + 1
  )`;

/** The columns of a match that `tellOfMatch` reads beside `HEAD_COLUMNS`, as a statement that writes the match returns them. */
export const TOLD_OF = 'tenant, ruleset, round, table_name, revision, tags';

/**
 * Members `told` and `waiting`, after the member `head` that returns `HEAD_COLUMNS` and `TOLD_OF`. `tellings` is the parameter with a list of `Telling`
 * as JSON. A decision that is open has the deadline of its seat, which it has not while the match is paused.
 */
export const tellOfMatch = (head: string, tellings: string): string => `told AS (
    INSERT INTO webhook_messages (id, webhook_id, lane, kind, data)
    SELECT gen_random_uuid(), w.id, m.id, one.kind, ${OF_MATCH} || jsonb_build_object('ply', m.ply) || one.data ||
      CASE one.kind WHEN 'decision.open' THEN jsonb_build_object('deadline', CASE WHEN m.paused_at IS NULL THEN
        ${iso("CASE one.data ->> 'seat' WHEN 'p1' THEN m.p1_deadline ELSE m.p2_deadline END")} END) ELSE '{}' END
    FROM ${head} AS m JOIN webhooks AS w ON ${listens('m')}
    CROSS JOIN json_to_recordset(${tellings}::json) AS one (kind text, data jsonb)
    WHERE one.kind = ANY (w.kinds)
    RETURNING webhook_id, lane
  ), ${WAITING}`;

/**
 * The same for a round of a tournament, after the member `head` with `id`, `tenant`, `name`, `revision` and `settings`. `ready` is the
 * parameter with what is told of the round as JSON; null where there is none.
 */
export const tellOfRound = (ready: string): string => `told AS (
    INSERT INTO webhook_messages (id, webhook_id, lane, kind, data)
    SELECT gen_random_uuid(), w.id, t.id, 'round.ready', jsonb_build_object('tournament', t.event, 'tournamentId', t.id,
      'ruleset', t.ruleset, 'revision', t.revision) || ${ready}::jsonb
    FROM (
      SELECT id, tenant, name AS event, revision, settings ->> 'ruleset' AS ruleset,
             ARRAY(SELECT json_array_elements_text(settings -> 'tags')) AS tags
      FROM head WHERE ${ready} IS NOT NULL
    ) AS t JOIN webhooks AS w ON ${listens('t')}
    WHERE 'round.ready' = ANY (w.kinds)
    RETURNING webhook_id, lane
  ), ${WAITING}`;

/** Members that take back what was told of something, after the member `head` with its id: it is being deleted. */
export const UNTELL = `silent AS (
    DELETE FROM webhook_lanes one USING head WHERE one.lane = head.id
  ), untold AS (
    DELETE FROM webhook_messages one USING head WHERE one.lane = head.id
  )`;

/** So many deadlines are told of by one statement, of each webhook. */
export const CLOCKS = 500;

/**
 * A statement of its own: tells of each deadline of a player that comes near, once, however many servers look. The id of the message is
 * made of what it tells. `until` is when the time of each player runs out, in a row of `matches`.
 */
export const tellOfClocks = (until: Record<'p1' | 'p2', string>): string => `
  WITH told AS (
    INSERT INTO webhook_messages (id, webhook_id, lane, kind, data)
    SELECT near.message, w.id, m.id, 'clock.running_out', ${OF_MATCH} || jsonb_build_object('ply', m.ply, 'seat', near.seat,
      'deadline', ${iso('near.until')})
    FROM webhooks AS w CROSS JOIN LATERAL (
      SELECT late.id, late.seat, late.until, late.message
      FROM (
        SELECT matches.id, one.seat, one.until,
               md5(concat_ws(' ', w.id, matches.id, one.seat, extract(epoch FROM one.until)))::uuid AS message
        FROM matches CROSS JOIN LATERAL (VALUES ('p1', ${until.p1}), ('p2', ${until.p2})) AS one (seat, until)
        WHERE matches.deadline > now() AND matches.deadline <= now() + make_interval(secs => w.lead) AND ${listens('matches')}
          AND one.until > now() AND one.until <= now() + make_interval(secs => w.lead)
      ) AS late
      WHERE NOT EXISTS (SELECT FROM webhook_messages WHERE webhook_messages.id = late.message)
      ORDER BY late.until, late.id LIMIT ${CLOCKS}
    ) AS near JOIN matches AS m ON m.id = near.id
    WHERE w.active AND 'clock.running_out' = ANY (w.kinds)
    ON CONFLICT (id) DO NOTHING
    RETURNING webhook_id, lane
  ), ${WAITING}
  SELECT count(*)::int AS told FROM told`;

/** A time as ISO 8601 has it. */
function iso(time: string): string {
  return `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
