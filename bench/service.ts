import autocannon from 'autocannon';
import pg from 'pg';
import type { AnyRuleset } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { heading, Row, ratio } from './measure.ts';
import { Measured, post } from './measured.ts';
import type { Statement } from './messages.ts';
import { collect } from './play.ts';

const LANES = 8;
const SECONDS = 5;
/**
 * How many call at once, few and many, since what arrives together is answered together; and for how many seconds they do so before:
 * for nearly as long the compiler is at work, which has little left to do for the second.
 */
const CALLERS = [
  { lanes: LANES, warm: 15 },
  { lanes: 32, warm: 2 },
] as const;
const PLIES = 25;

/** Measures the service against bare Fastify with the same bytes, and the recorded write against the same SQL. */
export async function benchService(rulesets: readonly AnyRuleset[], runs: number): Promise<void> {
  const measured = await Measured.begin();
  try {
    for (const rules of rulesets) {
      await benchHttp(measured, rules, runs);
      await benchStored(measured, rules, runs);
    }
  } finally {
    await measured.end();
  }
}

async function benchHttp(measured: Measured, rules: AnyRuleset, runs: number): Promise<void> {
  const { service, bare } = measured.addresses;
  const bodies = collect(rules, 'http', 300).map(
    ({ text, action }) => `{"state":${text},"action":${JSON.stringify(action)}}`,
  );
  const answers: string[] = [];
  for (const body of bodies) answers.push(await post(`${service}/v1/adjudications`, body));
  measured.tell({ do: 'answer', answers });
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
    return result.requests.average;
  };
  console.log(heading(`${rules.title} over HTTP, requests per second`));
  for (const { lanes, warm } of CALLERS) {
    const adjudicated = new Row(`adjudication over HTTP, not stored, ${lanes} callers`);
    const echoed = new Row('bare Fastify reading and writing the same bytes');
    for (let run = -1; run < runs; run++) {
      const seconds = run < 0 ? warm : SECONDS;
      const figures = [
        await load(lanes, service, () => '/v1/adjudications', seconds),
        await load(lanes, bare, (n) => `/${n}`, seconds),
      ];
      for (const [at, row] of run < 0 ? [] : [adjudicated, echoed].entries()) row.add(figures[at] ?? Number.NaN);
    }
    console.log(`${adjudicated.line}\n${echoed.line}`);
    console.log(ratio('adjudication, of bare Fastify', adjudicated, echoed));
  }
}

/** A match as it was recorded once: what starts it, and for each ply the request and the statement it led to. */
interface Lane {
  start: Statement;
  bodies: string[];
  appends: Statement[];
}

async function benchStored(measured: Measured, rules: AnyRuleset, runs: number): Promise<void> {
  const { service, database } = measured.addresses;
  const lanes: Lane[] = [];
  for (let match = 0; match < LANES * 4; match++) lanes.push(await recordLane(measured, rules, match));
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  const stored = new Row('adjudication over HTTP, stored');
  const bare = new Row('the same SQL straight through pg');
  const anew = async () => {
    await pool.query('TRUNCATE matches CASCADE');
    for (const { start } of lanes) await pool.query(start.text, start.values);
  };
  for (let run = -1; run < runs; run++) {
    await anew();
    const http = await paced(lanes, async ({ bodies }) => {
      for (const body of bodies) await post(`${service}/v1/adjudications`, body);
    });
    await anew();
    const sql = await paced(lanes, async ({ appends }) => {
      for (const { text, values } of appends) {
        const { rowCount } = await pool.query(text, values);
        if (rowCount !== 1) throw new Error('a ply was not appended');
      }
    });
    if (run < 0) continue;
    stored.add(http);
    bare.add(sql);
  }
  await pool.end();
  console.log(heading(`${rules.title} recorded, plies per second`));
  console.log(`${stored.line}\n${bare.line}`);
  console.log(ratio('recorded adjudication, of the SQL', stored, bare));
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
