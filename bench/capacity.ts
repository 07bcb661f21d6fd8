import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { AnyRuleset } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { Measured, post } from './measured.ts';

/** What is played of each game: so many matches of so many plies. */
const MATCHES = 8;
const PLIES = 60;
/** Matches a day that the table is about. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** How much busier the busiest hour is than the mean, and how busy a process may be then. */
const PEAK = 3;
const BUSY = 0.5;
/** Connections of a process, as it is configured, and the two beside them. */
const CONNECTIONS = 10 + 2;
const DAY = 86_400;

/** What a ply costs. */
interface Cost {
  /** Bytes on disk, indexes included, and bytes of WAL. */
  bytes: number;
  wal: number;
  /** Milliseconds of processor time of the service. */
  ms: number;
}

/**
 * Measures what a recorded ply costs in each game, and prints what so many matches a day need by that: of all games the dearest. It
 * reads processor time where Linux has it.
 */
export async function benchCapacity(rulesets: readonly AnyRuleset[]): Promise<void> {
  const measured = await Measured.begin();
  const pool = new pg.Pool({ connectionString: measured.addresses.database, max: 1 });
  const costs: Cost[] = [];
  try {
    console.log(
      '\n| a recorded ply | bytes on disk | bytes of WAL | processor time of the service |\n| --- | --- | --- | --- |',
    );
    for (const rules of rulesets) {
      // What a first match brings along is not counted.
      await playMatch(measured.addresses.service, rules, 'warm');
      const before = await stands(pool, measured);
      let plies = 0;
      for (let at = 0; at < MATCHES; at++)
        plies += await playMatch(measured.addresses.service, rules, `capacity ${at}`);
      const after = await stands(pool, measured);
      const cost = {
        bytes: (after.bytes - before.bytes) / plies,
        wal: (after.wal - before.wal) / plies,
        ms: (after.ms - before.ms) / plies,
      };
      costs.push(cost);
      console.log(`| ${rules.title} | ${cost.bytes.toFixed(0)} | ${cost.wal.toFixed(0)} | ${cost.ms.toFixed(1)} ms |`);
    }
  } finally {
    await pool.end();
    await measured.end();
  }
  const most = (of: keyof Cost) => Math.max(...costs.map((cost) => cost[of]));
  console.log(
    `\n| matches of ${PLIES} plies a day | plies/s, mean and in the busiest hour | on disk a day | WAL a day | processes | connections |` +
      '\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const size of SIZES) {
    const mean = (size * PLIES) / DAY;
    const processes = Math.max(2, Math.ceil((mean * PEAK * most('ms')) / 1000 / BUSY));
    console.log(
      `| ${size.toLocaleString('en')} | ${rounded(mean)}, ${rounded(mean * PEAK)} | ${gigabytes(size * PLIES * most('bytes'))} | ` +
        `${gigabytes(size * PLIES * most('wal'))} | ${processes} | ${processes * CONNECTIONS} |`,
    );
  }
}

/** A number with two digits that say something. */
const rounded = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en');

const gigabytes = (bytes: number): string => `${rounded(bytes / 1e9)} GB`;

/** Bytes of all tables with their indexes, of WAL so far, and the processor time of the service so far. */
async function stands(pool: pg.Pool, measured: Measured): Promise<Cost> {
  await pool.query('CHECKPOINT');
  const { rows } = await pool.query<{ bytes: number; wal: number }>(`
    SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::float8 AS bytes,
           pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal`);
  const { bytes = 0, wal = 0 } = rows[0] ?? {};
  return { bytes, wal, ms: processorTime(measured.child.pid) };
}

/** Milliseconds of processor time that a process has used. */
function processorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, as Linux tells it everywhere.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Plays a match at random for at most `PLIES` plies. Gives how many were played. */
async function playMatch(service: string, { id: ruleset }: AnyRuleset, seed: string): Promise<number> {
  const dice = diceFrom(seed);
  let stands = JSON.parse(await post(`${service}/v1/matches`, JSON.stringify({ ruleset, seed })));
  const { id } = stands.match;
  let ply = 0;
  for (; ply < PLIES && stands.outcome === null; ply++) {
    const action = listedAction(stands.awaiting, dice);
    stands = JSON.parse(await post(`${service}/v1/matches/${id}/actions`, JSON.stringify({ action })));
  }
  return ply;
}
