import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { asking } from './asking.ts';
import { ROUND_KEYS } from './query-store.ts';
import type { Pairing, RecordRow, TournamentStore, TournamentSummary } from './tournaments.ts';

const { sql, join } = Prisma;

const LOW = sql`least(players[1] COLLATE "C", players[2] COLLATE "C")`;
const HIGH = sql`greatest(players[1] COLLATE "C", players[2] COLLATE "C")`;
const PAIR_KEYS = [...ROUND_KEYS, LOW, HIGH];
const PAIR_TYPES = [sql`int`, sql`int`, sql`text`, sql`text`, sql`text`];

/** Forks try things out; they are no games of anybody's. */
const PLAYED = sql`forked_from IS NULL`;

export function tournamentStore(prisma: PrismaClient, ask: Ask = asking(prisma)): TournamentStore {
  return {
    list: (tenant, { ruleset, after, limit }) =>
      ask<TournamentSummary>(sql`
        WITH played AS (
          SELECT event, array_agg(DISTINCT ruleset) AS rulesets, count(*)::int AS matches,
                 (count(*) FILTER (WHERE status = 'running'))::int AS running,
                 (count(*) FILTER (WHERE status = 'over'))::int AS over,
                 max(round) AS rounds, min(started_at) AS "startedAt", max(played_at) AS "playedAt"
          FROM matches
          WHERE tenant = ${tenant} AND event IS NOT NULL AND ${PLAYED}
            ${ruleset === undefined ? sql`` : sql`AND ruleset = ${ruleset}`}
            ${after === undefined ? sql`` : sql`AND event > ${after}`}
          GROUP BY event ORDER BY event LIMIT ${limit}::int
        ), organized AS (
          SELECT id, name, settings ->> 'ruleset' AS ruleset, created_at FROM organized_tournaments
          WHERE tenant = ${tenant}
            ${ruleset === undefined ? sql`` : sql`AND settings ->> 'ruleset' = ${ruleset}`}
            ${after === undefined ? sql`` : sql`AND name > ${after}`}
          ORDER BY name LIMIT ${limit}::int
        )
        SELECT coalesce(event, name) AS event, coalesce(rulesets, ARRAY[ruleset]) AS rulesets, coalesce(matches, 0) AS matches,
               coalesce(running, 0) AS running, coalesce(over, 0) AS over, rounds,
               coalesce("startedAt", created_at) AS "startedAt", coalesce("playedAt", created_at) AS "playedAt",
               organized.id AS organized
        FROM played FULL JOIN organized ON organized.name = played.event
        ORDER BY 1 LIMIT ${limit}::int`),

    async has(tenant, event) {
      return (
        (await prisma.match.findFirst({ where: { tenant, event, forkedFrom: null }, select: { id: true } })) !== null
      );
    },

    pairings(tenant, { event, round, lastRound, player, after, limit }) {
      const conditions = [sql`tenant = ${tenant} AND event = ${event} AND ${PLAYED}`];
      if (round !== undefined) conditions.push(sql`round = ${round}::int`);
      if (lastRound !== undefined) conditions.push(sql`(round IS NULL OR round <= ${lastRound}::int)`);
      if (player !== undefined) conditions.push(sql`players @> ARRAY[${player}]::text[]`);
      if (after !== undefined) {
        const place = PAIR_TYPES.map((type, at) => sql`${after[at]}::text::${type}`);
        conditions.push(sql`(${join(PAIR_KEYS)}) > (${join(place)})`);
      }
      return ask<Pairing>(sql`
        SELECT round, table_name AS "table", ARRAY[${LOW}, ${HIGH}] AS players,
               json_agg(json_build_object('match', id, 'first', players[1], 'status', status, 'result', result)
                        ORDER BY started_at, id) AS games
        FROM matches WHERE ${join(conditions, ' AND ')}
        GROUP BY round, table_name, ${LOW}, ${HIGH}
        ORDER BY ${join(PAIR_KEYS)} ${limit === undefined ? sql`` : sql`LIMIT ${limit}::int`}`);
    },

    record: (tenant, player, most) =>
      ask<RecordRow>(sql`
        WITH games AS (
          SELECT ruleset, event, status, CASE WHEN players[1] = ${player} THEN 'p1' ELSE 'p2' END AS seat, result,
                 CASE WHEN players[1] = ${player} THEN players[2] ELSE players[1] END AS opponent
          FROM matches
          WHERE tenant = ${tenant} AND players @> ARRAY[${player}]::text[] AND players[1] <> players[2] AND ${PLAYED}
        ), counted AS (
          SELECT CASE WHEN grouping(ruleset) = 0 THEN 'ruleset' WHEN grouping(opponent) = 0 THEN 'opponent'
                      WHEN grouping(event) = 0 THEN 'event' WHEN grouping(seat) = 0 THEN 'seat' ELSE 'all' END AS "group",
                 coalesce(ruleset, opponent, event, seat) AS name,
                 (count(*) FILTER (WHERE status = 'over'))::int AS games,
                 (count(*) FILTER (WHERE result = seat_won))::int AS won,
                 (count(*) FILTER (WHERE result NOT IN (seat_won, 'draw')))::int AS lost,
                 (count(*) FILTER (WHERE result = 'draw'))::int AS drawn,
                 (count(*) FILTER (WHERE status = 'running'))::int AS running
          FROM (SELECT *, seat AS seat_won FROM games) AS each_game
          GROUP BY GROUPING SETS ((), (ruleset), (opponent), (event), (seat))
        ), ranked AS (
          SELECT *, row_number() OVER (PARTITION BY "group" ORDER BY games + running DESC, name COLLATE "C") AS place
          FROM counted WHERE ("group" = 'all' OR name IS NOT NULL) AND games + running > 0
        )
        SELECT "group", name, games, won, lost, drawn, running FROM ranked WHERE place <= ${most}::int
        ORDER BY "group", place`),
  };
}
