import pg from 'pg';
import type { AnyRuleset } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { spread } from './measure.ts';
import { get, Measured, post } from './measured.ts';

const MATCHES = 8;
const PLIES = 50;
/** How often each state is read, and how often before that. */
const READS = 9;
const WARM = 3;
/** So many plies are weighed, copies of those that were played: in a few hundred of them pages that are hardly begun would weigh most. */
const WEIGHED = 20_000;

/** What a ply takes, in bytes. */
interface Taken {
  plies: number;
  /** Of plies and kept states with their indexes, without what is free in them. */
  stored: number;
  /** What that is made of. */
  parts: Record<string, number>;
  /** Of the write-ahead log, without the images of whole pages that follow a checkpoint. */
  wal: number;
  /** The same with them, where the checkpoint was right before. */
  walAfterCheckpoint: number;
  /** Milliseconds of an action over HTTP, the median. */
  ms: number;
  /** Milliseconds in which the state after a ply is read over HTTP: of all plies of a match the median, and the slowest, each of its times the median. */
  read: { median: number; slowest: number };
}

/** Measures how many bytes a ply takes in the tables and in the write-ahead log, in matches of random play. */
export async function benchStorage(rulesets: readonly AnyRuleset[]): Promise<void> {
  const measured = await Measured.begin();
  const client = new pg.Client({ connectionString: measured.addresses.database });
  await client.connect();
  try {
    console.log(
      '\nbytes of a ply: stored, of WAL, of WAL with whole pages after a checkpoint; milliseconds of an action, of reading the state after any ply (slowest)',
    );
    for (const rules of rulesets) {
      const { plies, stored, parts, wal, walAfterCheckpoint, ms, read } = await measure(
        measured.addresses.service,
        client,
        rules,
      );
      const figures = [stored, wal, walAfterCheckpoint].map((value) => value.toFixed(0).padStart(7)).join(' ');
      console.log(
        `  ${rules.title.padEnd(20)} ${figures} ${ms.toFixed(2).padStart(7)} ${read.median.toFixed(2).padStart(7)} (${read.slowest.toFixed(2)})   (${plies} plies)`,
      );
      const shares = Object.entries(parts).map(([name, bytes]) => `${name} ${bytes.toFixed(0)}`);
      console.log(`    of those stored: ${shares.join(', ')}`);
    }
  } finally {
    await client.end();
    await measured.end();
  }
}

async function measure(url: string, client: pg.Client, rules: AnyRuleset): Promise<Taken> {
  // What is tidied up meanwhile would be in the log as well.
  await client.query('ALTER SYSTEM SET autovacuum = off');
  await client.query('TRUNCATE matches CASCADE');
  await pages(client, 'off');
  const times: number[] = [];
  const quiet = await played(url, client, rules, 'quiet', times);
  await pages(client, 'on');
  const loud = await played(url, client, rules, 'loud', times);
  const ms = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const { plies } = quiet;
  const read = await reads(url, loud.longest);
  const { stored, parts } = await weigh(client, plies + loud.plies);
  return { plies, ms, read, stored, parts, wal: quiet.wal / plies, walAfterCheckpoint: loud.wal / loud.plies };
}

/** Plays some matches a ply in each in turn, as a busy service does, and gives their plies and what they wrote to the WAL. */
async function played(url: string, client: pg.Client, rules: AnyRuleset, seed: string, times: number[]) {
  const start = (n: number) =>
    patiently(`${url}/v1/matches`, JSON.stringify({ ruleset: rules.id, seed: `${seed} ${n}` }));
  const matches = await Promise.all(Array.from({ length: MATCHES }, async (_, n) => JSON.parse(await start(n))));
  const dice = diceFrom(seed);
  await client.query('CHECKPOINT');
  const from = await written(client);
  let plies = 0;
  for (let ply = 0; ply < PLIES; ply++) {
    for (const [at, verdict] of matches.entries()) {
      if (verdict.outcome !== null) continue;
      const body = JSON.stringify({ action: listedAction(verdict.awaiting, dice) });
      const asked = performance.now();
      matches[at] = JSON.parse(await patiently(`${url}/v1/matches/${verdict.match.id}/actions`, body));
      times.push(performance.now() - asked);
      plies++;
    }
  }
  const wal = (await written(client)) - from;
  const [longest] = matches.map(({ match }) => match).sort((one, other) => other.ply - one.ply);
  return { plies, wal, longest };
}

/** Reads the state after each ply of a match, one after the other and all of them again and again: the first times are not counted. */
async function reads(url: string, { id, ply }: { id: string; ply: number }): Promise<Taken['read']> {
  const times: number[][] = Array.from({ length: ply + 1 }, () => []);
  for (let turn = -WARM; turn < READS; turn++) {
    for (const [at, took] of times.entries()) {
      const asked = performance.now();
      await get(`${url}/v1/matches/${id}/state?ply=${at}`);
      if (turn >= 0) took.push(performance.now() - asked);
    }
  }
  const each = times.map((took) => spread(took).median);
  return { median: spread(each).median, slowest: Math.max(...each) };
}

/** Bytes are measured: that the machine has much else to do is no reason to stop. */
async function patiently(url: string, body: string): Promise<string> {
  for (;;) {
    try {
      return await post(url, body);
    } catch (error) {
      if (!String(error).includes('answered 503')) throw error;
    }
  }
}

async function pages(client: pg.Client, whole: 'on' | 'off'): Promise<void> {
  await client.query(`ALTER SYSTEM SET full_page_writes = ${whole}`);
  await client.query('SELECT pg_reload_conf()');
  await client.query('CHECKPOINT');
}

/** Bytes of WAL that were ever written. */
async function written(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS bytes");
  return Number(rows[0].bytes);
}

/** Bytes of a ply in tables with copies of the matches that were played, and with nothing free in them. */
async function weigh(client: pg.Client, played: number): Promise<Pick<Taken, 'stored' | 'parts'>> {
  await client.query('SET session_replication_role = replica');
  for (const table of ['plies', 'snapshots']) {
    const { rows } = await client.query<{ names: string[] }>(
      `SELECT array_agg(format('%I', attname) ORDER BY attnum) AS names FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'match_id'`,
      [table],
    );
    const names = rows[0]?.names.join(', ');
    // Each ply has a transaction of its own, as an index knows.
    const values = names?.replace('xid', '(xid + copy * 1000000) AS xid');
    // The same ids in both: copy and match say which.
    await client.query(
      `INSERT INTO ${table} (match_id, ${names})
       SELECT overlay(match_id::text PLACING lpad(to_hex(copy), 12, '0') FROM 25)::uuid, ${values}
       FROM generate_series(1, $1::int) AS copy, ${table} ORDER BY copy, match_id, ply`,
      [Math.ceil(WEIGHED / played)],
    );
  }
  await client.query('RESET session_replication_role');
  await client.query('VACUUM FULL plies, snapshots');
  const { rows } = await client.query<Record<'plies' | Part, number>>(`
    WITH parts AS (
      SELECT t.name, pg_relation_size(relid) + coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0) AS rows,
             pg_indexes_size(relid) AS indexes
      FROM unnest(ARRAY['plies', 'snapshots']) AS t (name), pg_partition_tree(t.name::regclass)
      JOIN pg_class c ON c.oid = relid WHERE isleaf
    ), columns AS (
      SELECT count(*) FILTER (WHERE ply > 0) AS plies, sum(pg_column_size(packed)) AS packed, sum(pg_column_size(step)) AS step,
             sum(coalesce(pg_column_size(hash), 0) + coalesce(pg_column_size(hash_before), 0) + coalesce(pg_column_size(hash_after), 0)) AS hashes
      FROM plies
    )
    SELECT plies::float8, packed / plies::float8 AS told, step / plies::float8 AS step, hashes / plies::float8 AS hashes,
           (SELECT sum(rows) FROM parts WHERE name = 'plies') / plies::float8 AS rows,
           (SELECT sum(indexes) FROM parts WHERE name = 'plies') / plies::float8 AS indexes,
           (SELECT sum(rows + indexes) FROM parts WHERE name = 'snapshots') / plies::float8 AS states
    FROM columns`);
  const [{ told, step, hashes, rows: whole, indexes, states }] = rows as [Record<Part, number>];
  const parts = {
    ...{ 'what it was and told': told, 'the step to the state': step, hashes },
    ...{ 'the rest of the row': whole - told - step - hashes, indexes, 'kept states': states },
  };
  return { stored: whole + indexes + states, parts };
}

type Part = 'told' | 'step' | 'hashes' | 'rows' | 'indexes' | 'states';
