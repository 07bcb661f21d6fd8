import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { asking } from './asking.ts';
import { IS_DUE, inSeconds } from './due.ts';
import type {
  DueTable,
  OrganizedStore,
  Pairing,
  StoredGame,
  StoredPlayer,
  StoredTable,
  StoredTableRuling,
  StoredTournament,
  TournamentEntry,
  TournamentSettings,
} from './organized.ts';
import { text, written } from './rows.ts';
import { tellOfRound, UNTELL } from './tell-webhooks.ts';

const { raw, sql } = Prisma;

type Named = { id: string } | { name: string };
type Row = Omit<StoredTournament, 'settings'> & { settings: Prisma.JsonValue };
type PlayerRow = Pick<StoredPlayer, 'id' | 'place' | 'name'> & { entry: Prisma.JsonValue };
type TableRow = { round: number; number: number; pairing: Prisma.JsonValue; games: Prisma.JsonValue };
type RulingRow = Pick<StoredTableRuling, 'seq' | 'round' | 'number' | 'ruledAt'> & { ruling: Prisma.JsonValue };
/** The columns of a row in a list that a statement makes of rows. */
type Listed<T> = Omit<T, 'ruledAt'> & { ruledAt: string };
type SomeRow = Row & {
  players: PlayerRow[];
  tables: TableRow[];
  rulings: Listed<RulingRow>[];
  lastRound: number;
  lastRuling: number;
};

const COLUMNS = sql`id, tenant, name, revision, settings, created_at AS "createdAt"`;

const tournamentOf = ({ settings, ...row }: Row): StoredTournament => ({
  ...row,
  settings: written<TournamentSettings>(settings),
});

const isNamed = (named: Named) => ('id' in named ? sql`id = ${named.id}::uuid` : sql`name = ${named.name}`);

const playerRow = ({ id, place, name, ...entry }: StoredPlayer) => ({ id, place, name, entry: text(entry) });
const PLAYERS = sql`(id text, place int, name text, entry text)`;

const playerOf = ({ entry, ...row }: PlayerRow): StoredPlayer => ({ ...row, ...written<TournamentEntry>(entry) });

const tableOf = ({ round, number, pairing, games }: TableRow): StoredTable => ({
  ...{ round, number },
  ...written<Pairing>(pairing),
  games: written<StoredGame[]>(games),
});

const rulingOf = ({ ruling, ...row }: RulingRow): StoredTableRuling => ({
  ...row,
  ...written<Pick<StoredTableRuling, 'result' | 'judge' | 'reason'>>(ruling),
});

const GAMES = sql`json_agg(json_build_object('game', game, 'match', match_id, 'turned', turned, 'status', status, 'result', result)
  ORDER BY game)`;

function tableRow(table: Omit<StoredTable, 'games'> & { games?: unknown }) {
  const { round, number, games: _games, ...pairing } = table;
  return { round, number, pairing: text(pairing) };
}

export function organizedStore(prisma: PrismaClient, ask: Ask = asking(prisma)): OrganizedStore {
  const find = async (tenant: string, named: Named): Promise<StoredTournament | null> => {
    const [row] = await ask<Row>(sql`
      SELECT ${COLUMNS} FROM organized_tournaments WHERE tenant = ${tenant} AND ${isNamed(named)}`);
    return row ? tournamentOf(row) : null;
  };
  const store: OrganizedStore = {
    async create({ id, tenant, name, settings }, players) {
      const rows = text(players.map(playerRow));
      const made = await prisma.$queryRaw<object[]>`
        WITH made AS (
          INSERT INTO organized_tournaments (id, tenant, name, settings)
          VALUES (${id}::uuid, ${tenant}, ${name}, ${text(settings)}::json)
          ON CONFLICT DO NOTHING RETURNING id
        ), entered AS (
          INSERT INTO tournament_players (tournament_id, id, place, name, entry)
          SELECT made.id, one.id, one.place, one.name, one.entry::json
          FROM made, json_to_recordset(${rows}::json) AS one ${PLAYERS}
        )
        SELECT id FROM made`;
      return made.length === 1;
    },

    find,

    async whole(tenant, named) {
      for (;;) {
        const before = await find(tenant, named);
        if (before === null) return null;
        const { id } = before;
        const [players, tables, rulings] = await Promise.all([
          ask<PlayerRow>(sql`
            SELECT id, place, name, entry FROM tournament_players WHERE tournament_id = ${id}::uuid ORDER BY place`),
          ask<TableRow>(sql`
            SELECT t.round, t.number, t.pairing, coalesce(g.games, '[]'::json) AS games
            FROM tournament_tables t LEFT JOIN (
              SELECT round, number, ${GAMES} AS games FROM tournament_games WHERE tournament_id = ${id}::uuid GROUP BY round, number
            ) AS g USING (round, number)
            WHERE t.tournament_id = ${id}::uuid ORDER BY t.round, t.number`),
          ask<RulingRow>(sql`
            SELECT seq, round, number, ruling, ruled_at AS "ruledAt" FROM tournament_rulings
            WHERE tournament_id = ${id}::uuid ORDER BY seq`),
        ]);
        const [now] = await ask<{ revision: number }>(sql`
          SELECT revision FROM organized_tournaments WHERE id = ${id}::uuid`);
        // Somebody changed it between the statements: what was read does not belong together.
        if (now !== undefined && now.revision !== before.revision) continue;
        return {
          ...before,
          players: players.map(playerOf),
          tables: tables.map(tableOf),
          rulings: rulings.map(rulingOf),
        };
      }
    },

    async some(tenant, named, places) {
      const [row] = await ask<SomeRow>(sql`
        WITH head AS (
          SELECT ${COLUMNS} FROM organized_tournaments WHERE tenant = ${tenant} AND ${isNamed(named)}
        ), places AS (
          SELECT head.id AS tournament_id, one.* FROM head, json_to_recordset(${text(places)}::json) AS one (round int, number int)
        ), tables AS (
          SELECT t.* FROM places JOIN tournament_tables t USING (tournament_id, round, number)
        )
        SELECT head.*,
          (SELECT coalesce(json_agg(json_build_object('id', p.id, 'place', p.place, 'name', p.name, 'entry', p.entry) ORDER BY p.place), '[]')
           FROM head JOIN tournament_players p ON p.tournament_id = head.id
           WHERE p.id IN (SELECT json_array_elements_text(pairing -> 'players') FROM tables)) AS players,
          (SELECT coalesce(json_agg(json_build_object('round', t.round, 'number', t.number, 'pairing', t.pairing,
             'games', coalesce((SELECT ${GAMES} FROM tournament_games g
               WHERE (g.tournament_id, g.round, g.number) = (t.tournament_id, t.round, t.number)), '[]')) ORDER BY t.round, t.number), '[]')
           FROM tables t) AS tables,
          (SELECT coalesce(json_agg(json_build_object('seq', r.seq, 'round', r.round, 'number', r.number, 'ruling', r.ruling,
             'ruledAt', r.ruled_at) ORDER BY r.seq), '[]')
           FROM places JOIN tournament_rulings r USING (tournament_id, round, number)) AS rulings,
          (SELECT coalesce(max(t.round), 0) FROM head JOIN tournament_tables t ON t.tournament_id = head.id) AS "lastRound",
          (SELECT coalesce(max(r.seq), 0) FROM head JOIN tournament_rulings r ON r.tournament_id = head.id) AS "lastRuling"
        FROM head`);
      if (!row) return null;
      const { players, tables, rulings, lastRound, lastRuling, ...head } = row;
      return {
        ...tournamentOf(head),
        players: players.map(playerOf),
        tables: tables.map(tableOf),
        rulings: rulings.map(({ ruledAt, ...ruling }) => rulingOf({ ...ruling, ruledAt: new Date(ruledAt) })),
        ...{ lastRound, lastRuling },
      };
    },

    async change(
      { id, tenant, revision },
      { settings, players = [], removed = [], tables = [], undo, rulings = [], ready },
    ) {
      const rows = rulings.map(({ seq, round, number, ...ruling }) => ({ seq, round, number, ruling: text(ruling) }));
      const changed = await prisma.$queryRaw<object[]>`
        WITH head AS (
          UPDATE organized_tournaments
          SET revision = revision + 1, settings = coalesce(${settings ? text(settings) : null}::json, settings)
          WHERE id = ${id}::uuid AND tenant = ${tenant} AND revision = ${revision}::int
          RETURNING id, tenant, name, revision, settings
        ), removed AS (
          DELETE FROM tournament_players p USING head WHERE p.tournament_id = head.id AND p.id = ANY (${[...removed]}::text[])
        ), entered AS (
          INSERT INTO tournament_players (tournament_id, id, place, name, entry)
          SELECT head.id, one.id, one.place, one.name, one.entry::json
          FROM head, json_to_recordset(${text(players.map(playerRow))}::json) AS one ${PLAYERS}
          ON CONFLICT (tournament_id, id) DO UPDATE SET name = EXCLUDED.name, entry = EXCLUDED.entry
        ), undone AS (
          DELETE FROM tournament_tables t USING head
          WHERE t.tournament_id = head.id AND t.round >= ${undo ?? null}::int
        ), paired AS (
          INSERT INTO tournament_tables (tournament_id, round, number, pairing)
          SELECT head.id, one.round, one.number, one.pairing::json
          FROM head, json_to_recordset(${text(tables.map(tableRow))}::json) AS one (round int, number int, pairing text)
          ON CONFLICT (tournament_id, round, number) DO UPDATE SET pairing = EXCLUDED.pairing, due_at = now()
        ), ruled AS (
          INSERT INTO tournament_rulings (tournament_id, seq, round, number, ruling)
          SELECT head.id, one.seq, one.round, one.number, one.ruling::json
          FROM head, json_to_recordset(${text(rows)}::json) AS one (seq int, round int, number int, ruling text)
        ), tell AS (
          SELECT ${ready ? text(ready) : null}::jsonb AS ready
        ), ${raw(tellOfRound('(SELECT ready FROM tell)'))}
        SELECT id FROM head`;
      return changed.length === 1;
    },

    async delete(tenant, id) {
      const gone = await prisma.$queryRaw<object[]>`
        WITH head AS (
          DELETE FROM organized_tournaments WHERE tenant = ${tenant} AND id = ${id}::uuid RETURNING id
        ), ${raw(UNTELL)}
        SELECT id FROM head`;
      return gone.length === 1;
    },

    async list(tenant, { after, limit }) {
      const rows = await ask<Row>(sql`
        SELECT ${COLUMNS} FROM organized_tournaments
        WHERE tenant = ${tenant} ${after === undefined ? sql`` : sql`AND name > ${after}`}
        ORDER BY name LIMIT ${limit}::int`);
      return rows.map(tournamentOf);
    },

    claimDue: (seconds, most, only) =>
      prisma.$queryRaw<DueTable[]>`
        WITH taken AS (
          SELECT tournament_id, round, number FROM tournament_tables
          WHERE ${IS_DUE} ${only === undefined ? sql`` : sql`AND tournament_id = ${only}::uuid`}
          ORDER BY due_at, tournament_id, round, number LIMIT ${most}::int FOR UPDATE SKIP LOCKED
        )
        UPDATE tournament_tables t SET due_at = ${inSeconds(seconds)}
        FROM taken JOIN organized_tournaments o ON o.id = taken.tournament_id
        WHERE t.tournament_id = taken.tournament_id AND t.round = taken.round AND t.number = taken.number
        RETURNING t.tournament_id AS tournament, o.tenant, t.round, t.number, t.due_at AS until`,

    async lookedAt({ tournament, round, number, until }, stuck) {
      const why = stuck && text(stuck);
      await prisma.$executeRaw`
        UPDATE tournament_tables
        SET due_at = NULL, pairing = jsonb_set(pairing::jsonb, '{stuck}', coalesce(${why}::jsonb, 'null'))::json
        WHERE tournament_id = ${tournament}::uuid AND round = ${round}::int AND number = ${number}::int
          AND due_at = ${until}`;
    },

    async noteGame({ tournament, round, number }, { game, match, turned }) {
      const noted = await prisma.$executeRaw`
        INSERT INTO tournament_games (tournament_id, round, number, game, match_id, turned)
        SELECT tournament_id, round, number, ${game}::int, ${match}::uuid, ${turned} FROM tournament_tables
        WHERE tournament_id = ${tournament}::uuid AND round = ${round}::int AND number = ${number}::int
        ON CONFLICT (tournament_id, round, number, game) DO UPDATE SET turned = EXCLUDED.turned
          WHERE tournament_games.match_id = EXCLUDED.match_id`;
      return noted === 1;
    },

    async forget(tenant, name, by) {
      const plain = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      const word = `(?<![[:alnum:]])${plain}(?![[:alnum:]])`;
      const [row] = await prisma.$queryRaw<{ changed: number }[]>`
        WITH theirs AS (
          SELECT id FROM organized_tournaments WHERE tenant = ${tenant}
        ), named AS (
          UPDATE tournament_players p
          SET name = ${by}, entry = (entry::jsonb || '{"externalId": null, "metadata": null}')::json
          FROM theirs WHERE p.tournament_id = theirs.id AND p.name = ${name} RETURNING p.tournament_id
        ), said AS (
          UPDATE tournament_rulings r
          SET ruling = (ruling::jsonb || jsonb_build_object(
            'judge', regexp_replace(ruling ->> 'judge', ${word}, ${by}, 'g'),
            'reason', regexp_replace(ruling ->> 'reason', ${word}, ${by}, 'g')))::json
          FROM theirs WHERE r.tournament_id = theirs.id
            AND (position(${name} IN ruling ->> 'judge') > 0 OR position(${name} IN ruling ->> 'reason') > 0)
          RETURNING r.tournament_id
        ), moved AS (
          UPDATE organized_tournaments o SET revision = revision + 1
          WHERE o.id IN (SELECT tournament_id FROM named UNION SELECT tournament_id FROM said)
          RETURNING 1
        )
        SELECT count(*)::int AS changed FROM moved`;
      return row?.changed ?? 0;
    },
  };
  return store;
}
