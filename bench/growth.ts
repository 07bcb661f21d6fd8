import { request } from 'node:http';
import pg from 'pg';
import { rulesets } from '../src/rulesets/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { spread } from './measure.ts';
import { get, Measured, post } from './measured.ts';

const RULESET = 'gundam';
/** Matches that are played, of which all others are copies. */
const PLAYED = 8;
const PLIES = 24;
/** Partitions of thirty days before today. */
const PARTITIONS = 24;
/** Copies that one statement makes. */
const BATCH = 1_000;
/** So many matches belong to a tournament, and so many to a player. */
const OF_A_TOURNAMENT = 64;
const OF_A_PLAYER = 20;
/** How often each call is made; the first one is not counted. */
const TIMES = 16;

/**
 * What calls take as the database grows: it is filled with copies of a few recorded matches under other ids, names and times, and each call is
 * made one after the other by one caller. Prints a row for each call, with the median and the least in milliseconds at each size.
 */
export async function benchGrowth(sizes: readonly number[]): Promise<void> {
  const rules = rulesets.find(({ id }) => id === RULESET);
  if (!rules) throw new Error(`no ${RULESET}`);
  const measured = await Measured.begin();
  const { service, database } = measured.addresses;
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  try {
    for (let at = 0; at < PLAYED; at++) await playMatch(service, `growth ${at}`);
    // Whoever asks for them has finished matches counted.
    await get(`${service}/v1/statistics/clauses?ruleset=${RULESET}`);
    const rows = new Map<string, string[]>();
    let there = 0;
    await partitionPast(pool);
    for (const size of sizes) {
      const began = performance.now();
      await fill(pool, there, size);
      there = size;
      const [{ bytes } = { bytes: 0 }] = (
        await pool.query<{ bytes: number }>('SELECT pg_database_size(current_database())::float8 AS bytes')
      ).rows;
      const [{ plies } = { plies: 0 }] = (
        await pool.query<{ plies: number }>('SELECT count(*)::int AS plies FROM plies')
      ).rows;
      console.log(
        `${size.toLocaleString('en')} matches, ${plies.toLocaleString('en')} plies, ${(bytes / 1e6).toFixed(0)} MB; ` +
          `filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
      );
      // What runs for the first time in a service is not what is asked here.
      if (rows.size === 0) await measure(service, pool, size);
      for (const [name, took] of await measure(service, pool, size)) rows.set(name, [...(rows.get(name) ?? []), took]);
    }
    console.log(
      `\n| milliseconds, median (least) of ${TIMES - 1} | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
    );
    console.log(`| --- |${' --- |'.repeat(sizes.length)}`);
    for (const [name, took] of rows) console.log(`| ${name} | ${took.join(' | ')} |`);
  } finally {
    await pool.end();
    await measured.end();
  }
}

interface Stands {
  match: { id: string; ply: number };
  awaiting: Parameters<typeof listedAction>[0];
  outcome: object | null;
}

/** Plays a match at random for a while, and ends it. */
async function playMatch(service: string, seed: string): Promise<void> {
  const dice = diceFrom(seed);
  let stands: Stands = JSON.parse(await post(`${service}/v1/matches`, JSON.stringify({ ruleset: RULESET, seed })));
  const act = async (action: unknown) => {
    stands = JSON.parse(await post(`${service}/v1/matches/${stands.match.id}/actions`, JSON.stringify({ action })));
  };
  for (let ply = 0; ply < PLIES && stands.outcome === null; ply++) await act(listedAction(stands.awaiting, dice));
  if (stands.outcome === null) await act({ player: 'p1', concede: true });
}

/** Copies began in the last two years: there are partitions for those, as if the service had run so long. */
async function partitionPast(pool: pg.Pool): Promise<void> {
  await pool.query(`DO $$
    DECLARE one text; bound timestamptz := date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
    BEGIN
      FOREACH one IN ARRAY ARRAY['snapshots', 'plies', 'clause_counts', 'card_counts'] LOOP
        EXECUTE format('DROP TABLE %I', one || '_past');
        FOR place IN 1..${PARTITIONS} LOOP
          EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', one || '_before_' || place, one,
            first_id_at(bound - place * interval '30 days'), first_id_at(bound - (place - 1) * interval '30 days'));
        END LOOP;
      END LOOP;
    END $$`);
}

/** Copies until there are `size` matches: whatever columns the tables have, all that belongs to a match goes with it. */
async function fill(pool: pg.Pool, from: number, size: number): Promise<void> {
  const columns = await columnsOf(pool);
  const client = await pool.connect();
  try {
    // Checks and triggers would look at each row: totals stay those of the matches that were played, in as many rows as of all.
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    await client.query(`CREATE TEMP TABLE IF NOT EXISTS played AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM matches
      WHERE status = 'over' AND forked_from IS NULL ORDER BY id LIMIT ${PLAYED}`);
    for (const [table] of columns) {
      await client.query(`CREATE TEMP TABLE IF NOT EXISTS played_${table} AS
        SELECT t.* FROM ${table} t JOIN played ON played.id = t.${keyOf(table)}`);
    }
    const indexes = await dropIndexes(
      client,
      columns.map(([table]) => table),
    );
    for (let first = from; first < size; first += BATCH) {
      const last = Math.min(size, first + BATCH) - 1;
      await client.query('DROP TABLE IF EXISTS copies');
      await client.query(`CREATE TEMP TABLE copies AS
        SELECT n, uuidv7(make_interval(mins => n - 1000000)) AS id, played.id AS of, now() + make_interval(mins => n - 1000000) AS at,
               'Player ' || n / ${OF_A_PLAYER} || 'a' AS p1, 'Player ' || n / ${OF_A_PLAYER} || 'b' AS p2
        FROM generate_series(${first}, ${last}) AS n JOIN played ON played.place = n % ${PLAYED}`);
      const set: Record<string, string> = {
        ...{ id: 'c.id', started_at: 'c.at', played_at: 'c.at', ended_at: 'c.at', counted: 'true' },
        ...{
          event: `'League ' || c.n / ${OF_A_TOURNAMENT}`,
          round: `c.n % ${OF_A_TOURNAMENT} / 8 + 1`,
          tags: `ARRAY['league']`,
        },
        players: 'ARRAY[c.p1, c.p2]',
        seats: `jsonb_set(jsonb_set(t.seats::jsonb, '{0,name}', to_jsonb(c.p1)), '{1,name}', to_jsonb(c.p2))::json`,
      };
      for (const [table, names] of columns) {
        const isMatches = table === 'matches';
        const values = names.map(
          (name) => (isMatches ? set[name] : name === 'match_id' ? 'c.id' : undefined) ?? `t."${name}"`,
        );
        await client.query(`INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
          SELECT ${values.join(', ')} FROM copies c JOIN played_${table} t ON t.${keyOf(table)} = c.of`);
      }
    }
    await client.query("SET maintenance_work_mem = '256MB'");
    for (const index of indexes) await client.query(index);
    await client.query('RESET session_replication_role; RESET synchronous_commit');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release();
  }
}

const keyOf = (table: string): string => (table === 'matches' ? 'id' : 'match_id');

/** Drops the indexes that no constraint needs, and gives what makes them again: all at once they are made in much less time than row by row. */
async function dropIndexes(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ made }) => made.replace(' ON ONLY ', ' ON '));
}

/** The tables of matches and of what belongs to one, with their columns; matches first. */
async function columnsOf(pool: pg.Pool): Promise<[table: string, columns: string[]][]> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    SELECT t.table_name AS table, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND t.table_name NOT IN (SELECT relname FROM pg_class WHERE relispartition)
    GROUP BY t.table_name
    HAVING t.table_name = 'matches' OR (bool_or(c.column_name = 'match_id') AND t.table_name <> 'tournament_games')
    ORDER BY t.table_name <> 'matches', t.table_name`);
  return rows.map(({ table, columns }) => [table, columns]);
}

/** Follows a stream, from after a message on where its id is given, until a kind of message comes; gives the id of that. */
function heardOf(url: string, kind: string, after?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: after === undefined ? {} : { 'last-event-id': after } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const message = text
          .split('\n\n')
          .slice(0, -1)
          .find((one) => one.split('\n').includes(`event: ${kind}`));
        const id = message && /^id: (.*)$/m.exec(message)?.[1];
        if (id === undefined) return;
        resolve(id);
        asked.destroy();
      });
      reply.on('end', () => reject(new Error(`${url} ended without ${kind}: ${text.slice(0, 300)}`)));
    });
    asked.on('error', reject).end();
  });
}

/** The median of each call at this size. */
async function measure(service: string, pool: pg.Pool, size: number): Promise<[string, string][]> {
  const middle = Math.floor(size / 2);
  const { rows } = await pool.query<{ id: string; event: string; player: string; since: Date }>(
    'SELECT id, event, players[1] AS player, started_at AS since FROM matches WHERE tags @> $1 ORDER BY started_at OFFSET $2 LIMIT 1',
    [['league'], middle],
  );
  const [one] = rows;
  if (one === undefined) throw new Error('no match was copied');
  const [event, player, since] = [one.event, one.player, one.since.toISOString()].map(encodeURIComponent);
  const statistics = `${service}/v1/statistics`;
  const at = `${service}/v1/matches`;
  const dice = diceFrom(`size ${size}`);
  const missed = await heardOf(`${at}/stream`, 'ready');
  const started: Stands[] = [];
  const calls: Record<string, (turn: number) => Promise<unknown>> = {
    'start of a match': async (turn) => {
      started[turn] = JSON.parse(await post(at, JSON.stringify({ ruleset: RULESET, seed: `${size} ${turn}` })));
    },
    'an act': async (turn) => {
      const stands = started[turn];
      if (!stands) throw new Error('no match');
      const action = listedAction(stands.awaiting, dice);
      await post(`${at}/${stands.match.id}/actions`, JSON.stringify({ action }));
    },
    'a match': () => get(`${at}/${one.id}`),
    'its plies': () => get(`${at}/${one.id}/plies?limit=20`),
    'its events': () => get(`${at}/${one.id}/events?limit=100`),
    'the state after ply 11': () => get(`${at}/${one.id}/state?ply=11`),
    'the newest matches': () => get(`${at}?sort=-startedAt`),
    'the matches that ended last': () => get(`${at}?sort=-endedAt`),
    'running matches': () => get(`${at}?status=running`),
    'matches of a player': () => get(`${at}?player=${player}`),
    'matches of a tournament': () => get(`${at}?tournament=${event}`),
    'matches with a tag that all have': () => get(`${at}?tag=league`),
    'matches since a time': () => get(`${at}?since=${since}`),
    tournaments: () => get(`${service}/v1/tournaments`),
    'standings of a tournament': () => get(`${service}/v1/tournaments/${event}/standings`),
    'the record of a player': () => get(`${service}/v1/players/${player}`),
    'clauses, of all matches': () => get(`${statistics}/clauses?ruleset=${RULESET}`),
    'cards, of all matches': () => get(`${statistics}/cards?ruleset=${RULESET}`),
    'clauses, of a tournament': () => get(`${statistics}/clauses?ruleset=${RULESET}&tournament=${event}`),
    'cards, of a player': () => get(`${statistics}/cards?ruleset=${RULESET}&player=${player}`),
    refusals: () => get(`${statistics}/refusals?ruleset=${RULESET}`),
    'what was missed in the stream of all matches': () => heardOf(`${at}/stream`, 'ply', missed),
  };
  const took: [string, string][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      const began = performance.now();
      await call(turn);
      if (turn > 0) times.push(performance.now() - began);
    }
    const { median, min } = spread(times);
    took.push([name, `${median.toFixed(1)} (${min.toFixed(1)})`]);
  }
  return took;
}
