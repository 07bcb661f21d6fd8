import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { heading, Row, spread } from './measure.ts';
import { Measured } from './measured.ts';

/** Reports that are on their way at once. */
const LANES = 4;
/** Milliseconds between two light calls, and before a call is sent again that the service had no time for. */
const EVERY = 10;
const AGAIN = 100;

interface Table {
  table: number;
  players: { id: string }[];
}

/**
 * A Swiss tournament, with results that are reported and not played: how long a round takes to be paired, what calls on so many tables
 * cost, and how long light calls of others take meanwhile. It has as many rounds as make one winner of `count` players.
 */
export async function benchTournament(count: number): Promise<void> {
  const roundsNeeded = Math.ceil(Math.log2(count));
  const measured = await Measured.begin();
  try {
    const { service } = measured.addresses;
    const players = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` }));
    const cup = { name: 'Bench', ruleset: 'dx2', rounds: roundsNeeded, seed: 'bench', players };
    const { id } = JSON.parse(await call(`${service}/v1/tournaments`, JSON.stringify(cup)));
    const at = `${service}/v1/tournaments/${id}`;
    const rows = {
      pairing: new Row('pairing a round, its first 32 matches begun'),
      ruling: new Row('reporting a result'),
      standings: new Row('standings of all players'),
      reading: new Row('the tournament'),
    };
    const timed = async (row: Row, work: () => Promise<string>): Promise<string> => {
      const began = performance.now();
      const answer = await work();
      row.add(performance.now() - began);
      return answer;
    };
    const light = { pairing: [] as number[], else: [] as number[] };
    let phase: keyof typeof light = 'else';
    let running = true;
    const others = (async () => {
      while (running) {
        const during = phase;
        const began = performance.now();
        await call(`${service}/v1/rulesets/dx2/clauses?limit=1`);
        light[during].push(performance.now() - began);
        await pause(EVERY);
      }
    })();
    let rematches = 0;
    try {
      const met = new Set<string>();
      for (let round = 1; round <= roundsNeeded; round++) {
        phase = 'pairing';
        const { tables } = JSON.parse(
          await timed(rows.pairing, () => call(`${at}/rounds`, JSON.stringify({ round }))),
        ) as { tables: Table[] };
        phase = 'else';
        for (const { players } of tables) {
          const pair = players
            .map(({ id }) => id)
            .toSorted()
            .join();
          if (met.has(pair)) rematches++;
          met.add(pair);
        }
        const waiting = [...tables];
        const reporter = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) {
            const { table } = next;
            const wins = (table * 7 + round) % 3 === 0 ? [0, 1] : [1, 0];
            const said = JSON.stringify({ result: { wins }, judge: 'Bench', reason: 'Reported.' });
            await timed(rows.ruling, () => call(`${at}/rounds/${round}/tables/${table}/ruling`, said));
          }
        };
        await Promise.all(Array.from({ length: LANES }, reporter));
        await timed(rows.standings, () => call(`${at}/standings?limit=200`));
        await timed(rows.reading, () => call(at));
      }
    } finally {
      running = false;
      await others;
    }
    console.log(heading(`${count} players, ${roundsNeeded} rounds, ${rematches} rematches: milliseconds`));
    for (const row of Object.values(rows)) console.log(row.line);
    console.log(
      `  light calls meanwhile, 99th percentile: ${percentile(light.pairing)} while pairing, ${percentile(light.else)} else`,
    );
    console.log(`  answers that the service is busy: ${busy}`);
  } finally {
    await measured.end();
  }
}

/** The 99th percentile in milliseconds, with how many calls it is of and the longest. */
function percentile(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  return `${value.toFixed(0)} ms (of ${sorted.length}, at most ${spread(sorted).max.toFixed(0)} ms)`;
}

/** How often the service said that it is busy. */
let busy = 0;

/** Sends a request until the service has time for it, and gives the text of the answer; other refusals are errors. */
async function call(url: string, body?: string): Promise<string> {
  for (;;) {
    const { status, text } = await sent(url, body);
    if (status >= 200 && status < 300) return text;
    if (status !== 503) throw new Error(`${url} answered ${status}: ${text.slice(0, 500)}`);
    busy++;
    await pause(AGAIN);
  }
}

function sent(url: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const going = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    going.on('error', reject);
    going.end(body);
  });
}
