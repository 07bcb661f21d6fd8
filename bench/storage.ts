import pg from 'pg';
import type { AnyRuleset } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { Measured, post } from './measured.ts';

const MATCHES = 8;
const PLIES = 50;

/** What a ply takes, in bytes. */
interface Taken {
  plies: number;
  /** Of plies and kept states with their indexes, without what is free in them. */
  stored: number;
  /** Of the write-ahead log, without the images of whole pages that follow a checkpoint. */
  wal: number;
  /** The same with them, where the checkpoint was right before. */
  walAfterCheckpoint: number;
  /** Milliseconds of an action over HTTP, the median. */
  ms: number;
}

/** Measures how many bytes a ply takes in the tables and in the write-ahead log, in matches of random play. */
export async function benchStorage(rulesets: readonly AnyRuleset[]): Promise<void> {
  const measured = await Measured.begin();
  const client = new pg.Client({ connectionString: measured.addresses.database });
  await client.connect();
  try {
    console.log(
      '\nbytes of a ply: stored, of WAL, of WAL with whole pages after a checkpoint; milliseconds of an action',
    );
    for (const rules of rulesets) {
      const { plies, stored, wal, walAfterCheckpoint, ms } = await measure(measured.addresses.service, client, rules);
      const figures = [stored, wal, walAfterCheckpoint].map((value) => value.toFixed(0).padStart(7)).join(' ');
      console.log(`  ${rules.title.padEnd(20)} ${figures} ${ms.toFixed(2).padStart(7)}   (${plies} plies)`);
    }
  } finally {
    await client.end();
    await measured.end();
  }
}

async function measure(url: string, client: pg.Client, rules: AnyRuleset): Promise<Taken> {
  await client.query('TRUNCATE matches CASCADE');
  await pages(client, 'off');
  const began = await size(client);
  const times: number[] = [];
  const quiet = await played(url, client, rules, 'quiet', times);
  const stored = (await size(client)) - began;
  await pages(client, 'on');
  const loud = await played(url, client, rules, 'loud', times);
  const ms = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const { plies } = quiet;
  return { plies, ms, stored: stored / plies, wal: quiet.wal / plies, walAfterCheckpoint: loud.wal / loud.plies };
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
  return { plies, wal: (await written(client)) - from };
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

/** Bytes of plies and kept states in all their partitions, with nothing free in them. */
async function size(client: pg.Client): Promise<number> {
  await client.query('VACUUM FULL plies, snapshots');
  const { rows } = await client.query(`
    SELECT sum(pg_total_relation_size(relid))::text AS bytes
    FROM unnest(ARRAY['plies', 'snapshots']) AS t (name), pg_partition_tree(t.name::regclass) WHERE isleaf`);
  return Number(rows[0].bytes);
}
