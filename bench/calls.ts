import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Action, AnyRuleset, Decision, Outcome } from '../src/engine/index.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { Measured } from './measured.ts';

const GAMES = 4;
/** Games at random can be long: so many calls of each are looked at. */
const CALLS = 150;

interface Seen {
  match: { id: string } | null;
  state: object;
  awaiting: Decision[];
  outcome: Outcome | null;
}

/** How a table asks: whether it has its game recorded, and what it adds to the start, to each call, to its address and to its head. */
interface Asking {
  name: string;
  recorded: boolean;
  start: object;
  body: object;
  query: string;
  headers: Record<string, string>;
}

const PASS = { players: ['p1', 'p2'], pass: { p1: 'enemyActs', p2: 'enemyActs' } };
const PLAIN = { start: {}, body: {}, query: '', headers: {} };
const BR = { 'accept-encoding': 'br' };
const ASKINGS: readonly Asking[] = [
  { name: 'a state that the table holds, each decision by itself', recorded: false, ...PLAIN },
  { name: 'a state that the table holds, with auto, br', recorded: false, ...PLAIN, body: { auto: PASS }, headers: BR },
  { name: 'a recorded match, each decision by itself', recorded: true, ...PLAIN },
  {
    name: 'a recorded match, with auto, br and no state',
    recorded: true,
    start: { auto: PASS },
    body: {},
    query: '?include=events,awaiting',
    headers: BR,
  },
];

/** Sends a body, and gives what was answered, and in how many bytes. */
async function send(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ seen: Seen; bytes: number }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const type = { 'content-type': 'application/json' };
    request(url, { method: 'POST', headers: { ...type, ...headers } }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
  const pieces: Buffer[] = [];
  for await (const piece of reply) pieces.push(piece);
  const sent = Buffer.concat(pieces);
  const text = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
  if (reply.statusCode !== 200 && reply.statusCode !== 201) throw new Error(`${url}: ${reply.statusCode} ${text}`);
  return { seen: JSON.parse(String(text)), bytes: sent.length };
}

/** Whether a player makes a move: there is a choice, and it is no pass. */
const isMove = ({ passes = [] }: AnyRuleset, open: Decision, { option }: Action): boolean =>
  (open.options.length > 1 || open.form !== undefined) &&
  passes.every((pass) => pass.kind !== open.kind || pass.option !== option || pass.ends === true);

/** Plays games at random over HTTP, and counts calls and bytes of answers for each move of a player. */
async function measure(service: string, rules: AnyRuleset, asking: Asking) {
  let [calls, bytes, moves] = [0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const seed = `calls ${game}`;
    const dice = diceFrom(seed);
    const { recorded, start, query, headers } = asking;
    const begin = recorded ? '/v1/matches' : `/v1/rulesets/${rules.id}/start`;
    let { seen } = await send(`${service}${begin}`, {}, { ...(recorded ? { ruleset: rules.id } : {}), seed, ...start });
    const path = recorded ? `/v1/matches/${seen.match?.id}/actions` : '/v1/adjudications';
    for (let call = 0; call < CALLS && seen.outcome === null; call++) {
      const action = listedAction(seen.awaiting, dice, rules.weigh);
      const open = seen.awaiting.find(({ id }) => id === action?.decision);
      if (!action || !open) throw new Error(`${rules.id}: nothing is offered`);
      if (isMove(rules, open, action)) moves++;
      const body = { ...(recorded ? {} : { state: seen.state }), action, ...asking.body };
      const answer = await send(`${service}${path}${query}`, headers, body);
      calls++;
      bytes += answer.bytes;
      seen = answer.seen;
    }
  }
  return { calls: calls / moves, bytes: bytes / moves };
}

/**
 * How many calls and bytes of answers a move of a player takes at a table that plays for both: on states that it holds and in
 * recorded matches, decision by decision and with `auto`.
 */
export async function benchCalls(rulesets: readonly AnyRuleset[]): Promise<void> {
  const measured = await Measured.begin();
  try {
    console.log('\ncalls and bytes of answers for a move of a player');
    for (const rules of rulesets) {
      for (const asking of ASKINGS) {
        const { calls, bytes } = await measure(measured.addresses.service, rules, asking);
        console.log(`${rules.id}, ${asking.name}: ${calls.toFixed(1)} calls, ${(bytes / 1000).toFixed(1)} kB`);
      }
    }
  } finally {
    await measured.end();
  }
}
