import autocannon from 'autocannon';
import pg from 'pg';
import type { AnyRuleset } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { heading, Row, ratio } from './measure.ts';
import { Bare, Measured, post } from './measured.ts';
import type { Statement } from './messages.ts';
import { collect } from './play.ts';

const LANES = 8;
/**
 * What is compared takes turns: so many times, for so many seconds each. A machine that others use is at times half as fast for half a
 * minute, which then befalls all of it alike.
 */
const ROUNDS = 4;
const SECONDS = 2;
/**
 * How many call at once, few and many, since what arrives together is answered together; and for how many seconds they do so before:
 * for nearly as long the compiler is at work, which has little left to do for the second.
 */
const CALLERS = [
  { lanes: LANES, warm: 15 },
  { lanes: 32, warm: 2 },
] as const;
/** For how many seconds a bare route is called before, which is soon as fast as it gets. */
const WARM_BARE = 3;
const PLIES = 25;

/** What is measured of one game, run by run. */
class Figures {
  readonly rules: AnyRuleset;
  readonly http = CALLERS.map(({ lanes }) => ({
    adjudicated: new Row(`adjudication over HTTP, not stored, ${lanes} callers`),
    alone: new Row('bare Fastify with the same bytes, by itself'),
    within: new Row('the same in the process of the service'),
  }));
  readonly stored = new Row('adjudication over HTTP, stored');
  readonly sql = new Row('the same SQL straight through pg');

  constructor(rules: AnyRuleset) {
    this.rules = rules;
  }

  print(): void {
    const { rules, http, stored, sql } = this;
    console.log(heading(`${rules.title} over HTTP, requests per second`));
    for (const { adjudicated, alone, within } of http) {
      console.log(`${adjudicated.line}\n${alone.line}\n${within.line}`);
      console.log(ratio('adjudication, of bare Fastify by itself', adjudicated, alone));
      console.log(ratio('of bare Fastify in the same process', adjudicated, within));
    }
    console.log(heading(`${rules.title} recorded, plies per second`));
    console.log(`${stored.line}\n${sql.line}`);
    console.log(ratio('recorded adjudication, of the SQL', stored, sql));
  }
}

/**
 * Measures the service against bare Fastify with the same bytes, and the recorded write against the same SQL. Each run is in another
 * process, which plays all games one after the other: one process differs from the next by more than its own runs do. What was measured
 * so far is printed after each.
 */
export async function benchService(rulesets: readonly AnyRuleset[], runs: number): Promise<void> {
  const figures = rulesets.map((rules) => new Figures(rules));
  for (let run = 0; run < runs; run++) {
    const measured = await Measured.begin();
    const bare = await Bare.begin();
    try {
      for (const of of figures) {
        await benchHttp(measured, bare, of);
        await benchStored(measured, of);
      }
    } finally {
      await Promise.all([measured.end(), bare.end()]);
    }
    console.log(`\n${run + 1} of ${runs} processes`);
    for (const of of figures) of.print();
  }
}

async function benchHttp(measured: Measured, bare: Bare, { rules, http }: Figures): Promise<void> {
  const { service, bare: within } = measured.addresses;
  const bodies = collect(rules, 'http', 300).map(
    ({ text, action }) => `{"state":${text},"action":${JSON.stringify(action)}}`,
  );
  const answers: string[] = [];
  for (const body of bodies) answers.push(await post(`${service}/v1/adjudications`, body));
  for (const one of [measured, bare]) one.tell({ do: 'answer', answers });
  const load = async (lanes: number, url: string, path: (n: number) => string, duration: number) => {
    const headers = { 'content-type': 'application/json' };
    const requests = bodies.map((body, n) => ({ method: 'POST' as const, path: path(n), body, headers }));
    // Each connection plays on for itself, from another place than the others.
    let lane = 0;
    const setupClient = (client: { setRequests(all: typeof requests): void }) => {
      const at = Math.floor((lane++ * requests.length) / lanes);
      client.setRequests([...requests.slice(at), ...requests.slice(0, at)]);
    };
    const result = await autocannon({ url, connections: lanes, duration, requests, setupClient });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers went wrong`);
    return result.requests.total / result.duration;
  };
  for (const [at, { lanes, warm }] of CALLERS.entries()) {
    const rows = http[at] as Figures['http'][number];
    const adjudicate = (seconds: number) => load(lanes, service, () => '/v1/adjudications', seconds);
    const echo = (url: string, seconds: number) => load(lanes, url, (n) => `/${n}`, seconds);
    await adjudicate(warm);
    for (const url of [bare.url, within]) await echo(url, Math.min(warm, WARM_BARE));
    for (let round = 0; round < ROUNDS; round++) {
      rows.adjudicated.add(await adjudicate(SECONDS));
      rows.alone.add(await echo(bare.url, SECONDS));
      rows.within.add(await echo(within, SECONDS));
    }
  }
}

/** A match as it was recorded once: what starts it, and for each ply the request and the statement it led to. */
interface Lane {
  start: Statement;
  bodies: string[];
  appends: Statement[];
}

async function benchStored(measured: Measured, { rules, stored, sql }: Figures): Promise<void> {
  const { service, database } = measured.addresses;
  const lanes: Lane[] = [];
  for (let match = 0; match < LANES * 4; match++) lanes.push(await recordLane(measured, rules, match));
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  const anew = async () => {
    await pool.query('TRUNCATE matches CASCADE');
    for (const { start } of lanes) await pool.query(start.text, start.values);
  };
  // The first time is for warming up.
  for (const isMeasured of [false, true]) {
    await anew();
    const http = await paced(lanes, async ({ bodies }) => {
      for (const body of bodies) await post(`${service}/v1/adjudications`, body);
    });
    await anew();
    const straight = await paced(lanes, async ({ appends }) => {
      for (const { text, values } of appends) {
        const { rowCount } = await pool.query(text, values);
        if (rowCount !== 1) throw new Error('a ply was not appended');
      }
    });
    if (!isMeasured) continue;
    stored.add(http);
    sql.add(straight);
  }
  await pool.end();
}

/** Plays a recorded match and notes what was sent to the service and what the service sent to the database. */
async function recordLane(measured: Measured, rules: AnyRuleset, match: number): Promise<Lane> {
  const { service } = measured.addresses;
  const dice = diceFrom(`lane ${match}`);
  measured.tell({ do: 'note' });
  let verdict = JSON.parse(
    await post(`${service}/v1/matches`, JSON.stringify({ ruleset: rules.id, seed: `lane ${match}` })),
  );
  const bodies: string[] = [];
  while (verdict.outcome === null && bodies.length < PLIES) {
    const action = listedAction(verdict.awaiting, dice);
    const body = JSON.stringify({ state: verdict.state, action });
    bodies.push(body);
    verdict = JSON.parse(await post(`${service}/v1/adjudications`, body));
  }
  const statements = await measured.statements();
  const start = statements.find(({ text }) => text.includes('INSERT INTO matches'));
  // The sweep of clocks, which looks now and then, writes to matches too, but no plies.
  const appends = statements.filter(
    ({ text }) => text.includes('UPDATE matches') && text.includes('INSERT INTO plies'),
  );
  if (!start || appends.length !== bodies.length)
    throw new Error('the statements of the service are other than expected');
  return { start, bodies, appends };
}

/** Works through all lanes, `LANES` at a time; gives the plies in a second. */
async function paced(lanes: readonly Lane[], play: (lane: Lane) => Promise<void>): Promise<number> {
  const waiting = [...lanes];
  const began = performance.now();
  const worker = async () => {
    for (let lane = waiting.pop(); lane; lane = waiting.pop()) await play(lane);
  };
  await Promise.all(Array.from({ length: LANES }, worker));
  const plies = lanes.reduce((sum, { bodies }) => sum + bodies.length, 0);
  return (plies / (performance.now() - began)) * 1000;
}
