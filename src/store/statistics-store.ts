import type { Json } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { asking } from './asking.ts';
import { NO_PLIES, readPlies } from './ply-pages.ts';
import type { CardUse, ClauseRefusals, ClauseUse, StatisticsQuery, StatisticsStore } from './statistics.ts';
import type { StoredPly } from './stored-match.ts';

const { sql, join } = Prisma;

/** What a finished match is that nobody has counted yet. */
export const TO_COUNT = sql`status = 'over' AND NOT counted AND forked_from IS NULL`;

/** The finished matches `m` that a question is about. */
export function aboutMatches(tenant: string, query: Omit<StatisticsQuery, 'after' | 'limit'>): Prisma.Sql {
  const conditions = [
    sql`m.tenant = ${tenant} AND m.ruleset = ${query.ruleset} AND m.status = 'over' AND m.counted AND m.forked_from IS NULL`,
  ];
  if (query.event !== undefined) conditions.push(sql`m.event = ${query.event}`);
  if (query.since !== undefined) conditions.push(sql`m.started_at >= ${query.since}`);
  if (query.until !== undefined) conditions.push(sql`m.started_at < ${query.until}`);
  if (query.player !== undefined) conditions.push(sql`m.players @> ARRAY[${query.player}]::text[]`);
  if (query.cards !== undefined) conditions.push(sql`m.cards = ${query.cards}`);
  return join(conditions, ' AND ');
}

/** Whether a question is about all matches of a ruleset, or of a card set: the totals have its answer. */
export const isOfAll = ({ event, since, until, player }: Omit<StatisticsQuery, 'after' | 'limit'>): boolean =>
  event === undefined && since === undefined && until === undefined && player === undefined;

/** Answers everybody who asks the same while it is being answered with one answer. */
function sharing() {
  const running = new Map<string, Promise<unknown>>();
  return <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const known = running.get(name);
    // What has the same name was asked by the same words, and has the same form.
    if (known !== undefined) return known as Promise<T>;
    const asked = ask().finally(() => running.delete(name));
    running.set(name, asked);
    return asked;
  };
}

/** What an event adds to what is counted: the clauses that it cites, and the words of its public data, among which are the cards. */
interface Counted {
  match: string;
  seq: number;
  player: string | null;
  clauses: string[];
  words: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A ply, and the one that its state came from: the one before, or what was taken back to. */
interface Told {
  counted: Counted[];
  from: number;
}

/** What a ply adds to what is counted. */
const countedIn = (match: string, { events }: StoredPly): Counted[] =>
  events.map(({ seq, player, clause, data, secret }) => {
    const because = Array.isArray(data.because) ? data.because.filter(isText) : [];
    const open = Object.entries(data).filter(([field]) => !secret?.fields.includes(field));
    const words = [...new Set(open.map(([, value]) => value).filter(isText))];
    return { match, seq, player, clauses: [clause, ...because], words };
  });

/** What led to the end: without the plies that a judge took back, or from which another edition took the match on. */
function ledTo(end: number, plies: ReadonlyMap<number, Told>): Counted[] {
  const led: Counted[] = [];
  for (let told = plies.get(end); told !== undefined; told = plies.get(told.from)) led.push(...told.counted);
  return led;
}

/** What was told in some matches and led to their ends, and the last ply that was read of each, by its id. */
async function toldIn(prisma: PrismaClient, matches: readonly string[]) {
  const told = new Map(matches.map((match) => [match, new Map<number, Told>()]));
  const last: Record<string, number> = {};
  for (let open = [...matches]; open.length > 0; ) {
    const pages = await readPlies(
      prisma,
      open.map((id) => ({ id, after: last[id] ?? -1, limit: PLIES_READ })),
    );
    open = open.filter((match, at) => {
      const { plies, more } = pages[at] ?? NO_PLIES;
      for (const ply of plies) {
        last[match] = ply.ply;
        const { ruling } = ply;
        const from = ruling !== null && 'to' in ruling ? ruling.to : ply.ply - 1;
        told.get(match)?.set(ply.ply, { counted: countedIn(match, ply), from });
      }
      // The first of them always gets on, unless there is nothing of it.
      return plies.length === 0 && at === 0 ? false : more || plies.length === PLIES_READ;
    });
  }
  return { told: matches.flatMap((match) => ledTo(last[match] ?? -1, told.get(match) ?? new Map())), last };
}

/** So many plies of each match are read at once. */
const PLIES_READ = 200;

export function statisticsStore(prisma: PrismaClient, ask: Ask = asking(prisma)): StatisticsStore {
  const atOnce = sharing();
  return {
    async addRefusals(counts) {
      // In one order, so that two servers that add at once wait for each other in it.
      await prisma.$executeRaw`
        INSERT INTO clause_refusals (tenant, ruleset, day, clause, refused)
        SELECT tenant, ruleset, day, clause, refused
        FROM json_to_recordset(${JSON.stringify(counts)}::json)
          AS c(tenant text, ruleset text, day date, clause text, refused bigint)
        ORDER BY tenant, ruleset, day, clause
        ON CONFLICT (tenant, ruleset, day, clause) DO UPDATE SET refused = clause_refusals.refused + excluded.refused`;
    },

    refusals: (tenant, ruleset, { since, until }) =>
      ask<ClauseRefusals>(sql`
        SELECT clause, sum(refused)::float8 AS refused FROM clause_refusals
        WHERE tenant = ${tenant} AND ruleset = ${ruleset}
          ${since === undefined ? sql`` : sql`AND day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date`}
          ${until === undefined ? sql`` : sql`AND day < (${until}::timestamptz AT TIME ZONE 'UTC')`}
        GROUP BY clause ORDER BY sum(refused) DESC, clause COLLATE "C"`),

    async uncounted(tenant, ruleset, limit) {
      const those = sql`FROM matches WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND ${TO_COUNT}`;
      const rows = await ask<{ id: string; cards: string; p1: Json; p2: Json; all: number }>(sql`
        SELECT id, cards, seats #> '{0,list}' AS p1, seats #> '{1,list}' AS p2, (SELECT count(*)::int ${those}) AS "all"
        ${those} ORDER BY id LIMIT ${limit}::int`);
      const batch = rows.map(({ id, cards, p1, p2 }) => ({ id, cards, lists: [p1, p2] as [Json, Json] }));
      return { batch, more: (rows[0]?.all ?? 0) - rows.length };
    },

    async count({ matches, known, copies }) {
      const { told, last } = await toldIn(prisma, matches);
      await prisma.$executeRaw`
        WITH taken AS (
          UPDATE matches SET counted = true
          WHERE id IN (
            SELECT m.id FROM matches m
            WHERE m.id = ANY(${matches}::uuid[]) AND ${TO_COUNT}
              -- A match that has another ply than those that were read waits for the next time.
              AND m.ply = (${JSON.stringify(last)}::json ->> m.id::text)::int
            ORDER BY m.id FOR UPDATE SKIP LOCKED)
          RETURNING id, ply, cards
        ), happened AS MATERIALIZED (
          SELECT one.* FROM json_to_recordset(${JSON.stringify(told)}::json)
            AS one (match uuid, seq int, player text, clauses json, words json)
          JOIN taken t ON t.id = one.match
        ), cited AS (
          SELECT match, c.clause FROM happened CROSS JOIN LATERAL json_array_elements_text(clauses) AS c(clause)
        ), known AS (
          SELECT k.cards, i.id AS card FROM json_to_recordset(${JSON.stringify(known)}::json) AS k(cards text, ids json)
          CROSS JOIN LATERAL json_array_elements_text(k.ids) AS i(id)
        ), copies AS (
          SELECT c.* FROM json_to_recordset(${JSON.stringify(copies)}::json)
            AS c(match uuid, player text, card text, copies int)
          JOIN taken t ON t.id = c.match
        ), named AS (
          SELECT DISTINCT h.match, h.player, h.seq, k.card
          FROM happened h JOIN taken t ON t.id = h.match
          CROSS JOIN LATERAL json_array_elements_text(h.words) AS d(word)
          JOIN known k ON k.cards = t.cards AND k.card = d.word
          WHERE h.player IS NOT NULL
        ), used AS (
          SELECT match, player, card, count(*)::int AS uses FROM named GROUP BY match, player, card
        ), played AS (
          SELECT match, player, card, coalesce(c.copies, 0) AS copies, coalesce(u.uses, 0) AS uses
          FROM copies c FULL JOIN used u USING (match, player, card)
          WHERE c.copies IS NOT NULL
             OR NOT EXISTS (SELECT FROM copies other WHERE other.match = u.match AND other.card = u.card)
        ), old_clauses AS (
          DELETE FROM clause_counts USING taken WHERE match_id = taken.id RETURNING 1
        ), old_cards AS (
          DELETE FROM card_counts USING taken WHERE match_id = taken.id RETURNING 1
        ), told AS (
          -- Waits until what was counted before is gone.
          INSERT INTO clause_counts (match_id, clause, count)
          SELECT c.match, c.clause, count(*)::int FROM cited c, (SELECT count(*) AS n FROM old_clauses) AS gone
          WHERE gone.n >= 0 GROUP BY c.match, c.clause
        )
        INSERT INTO card_counts (match_id, player, card, copies, uses)
        SELECT p.match, p.player, p.card, p.copies, p.uses FROM played p, (SELECT count(*) AS n FROM old_cards) AS gone
        WHERE gone.n >= 0`;
    },

    matches: (tenant, query) =>
      isOfAll(query)
        ? Promise.resolve(0)
        : atOnce(`matches ${tenant} ${JSON.stringify(query)}`, async () => {
            const [row] = await ask<{ n: number }>(sql`
              SELECT count(*)::int AS n FROM matches m WHERE ${aboutMatches(tenant, query)}`);
            return row?.n ?? 0;
          }),

    clauses: (tenant, query) =>
      atOnce(`clauses ${tenant} ${JSON.stringify(query)}`, () =>
        isOfAll(query) ? clauseTotals(tenant, query) : clauseSums(tenant, query),
      ),

    cards: (tenant, query) =>
      atOnce(`cards ${tenant} ${JSON.stringify(query)}`, () =>
        isOfAll(query) ? cardTotals(tenant, query) : cardSums(tenant, query),
      ),
  };

  function clauseTotals(tenant: string, { ruleset, after, limit }: StatisticsQuery) {
    return ask<ClauseUse>(sql`
      SELECT clause, cited::int, matches FROM clause_totals
      WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND matches > 0
        ${after === undefined ? sql`` : sql`AND (-cited::int, clause COLLATE "C") > (${after[0]}::int, ${after[1]}::text)`}
      ORDER BY -cited::int, clause COLLATE "C" LIMIT ${limit}::int`);
  }

  function cardTotals(tenant: string, { ruleset, cards, after, limit }: StatisticsQuery) {
    return ask<CardUse>(sql`
      SELECT card, copies::int, uses::int, games, games_used AS "gamesUsed", wins, draws FROM card_totals
      WHERE tenant = ${tenant} AND ruleset = ${ruleset} AND cards = ${cards ?? ''} AND games > 0
        ${after === undefined ? sql`` : sql`AND (-uses::int, card COLLATE "C") > (${after[0]}::int, ${after[1]}::text)`}
      ORDER BY -uses::int, card COLLATE "C" LIMIT ${limit}::int`);
  }

  function clauseSums(tenant: string, query: StatisticsQuery) {
    return ask<ClauseUse>(sql`
        SELECT c.clause, sum(c.count)::int AS cited, count(*)::int AS matches
        FROM clause_counts c JOIN matches m ON m.id = c.match_id WHERE ${aboutMatches(tenant, query)}
        GROUP BY c.clause
        ${
          query.after === undefined
            ? sql``
            : sql`HAVING (-sum(c.count)::int, c.clause COLLATE "C") > (${query.after[0]}::int, ${query.after[1]}::text)`
        }
        ORDER BY -sum(c.count)::int, c.clause COLLATE "C" LIMIT ${query.limit}::int`);
  }

  function cardSums(tenant: string, query: StatisticsQuery) {
    return ask<CardUse>(sql`
        SELECT c.card, sum(c.copies)::int AS copies, sum(c.uses)::int AS uses, count(*)::int AS games,
               (count(*) FILTER (WHERE c.uses > 0))::int AS "gamesUsed",
               (count(*) FILTER (WHERE m.result = c.player))::int AS wins,
               (count(*) FILTER (WHERE m.result = 'draw'))::int AS draws
        FROM card_counts c JOIN matches m ON m.id = c.match_id
        WHERE ${aboutMatches(tenant, query)}
          ${
            query.player === undefined
              ? sql``
              : sql`AND m.players[CASE c.player WHEN 'p1' THEN 1 ELSE 2 END] = ${query.player}`
          }
        GROUP BY c.card
        ${
          query.after === undefined
            ? sql``
            : sql`HAVING (-sum(c.uses)::int, c.card COLLATE "C") > (${query.after[0]}::int, ${query.after[1]}::text)`
        }
        ORDER BY -sum(c.uses)::int, c.card COLLATE "C" LIMIT ${query.limit}::int`);
  }
}
