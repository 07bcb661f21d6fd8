import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Arbiter } from 'arbiter-client';
import { serviceAt } from './service.ts';
import { writeStandings } from './standings.ts';
import { runTournament } from './tournament.ts';

const USAGE = `npm run example:tournament -- [--players 32] [--rounds 5] [--cut 8] [--ruleset dx2] [--out standings] [--own]

  --players  how many of players.csv take part, from 4 to 32
  --rounds   Swiss rounds before the cut
  --cut      how many go on to single elimination: 2, 4, 8 or 16
  --ruleset  the game: dx2, unnamed, gundam, alteil, nexus; the first is the shortest
  --out      the folder that the standings are written to
  --own      starts a service for this tournament, whether or not one is running`;

const text = { type: 'string' } as const;

interface Asked {
  players: number;
  rounds: number;
  cut: number;
  ruleset: string;
  out: string;
  own: boolean;
}

/** What the command line asks for; null when it cannot be read. */
function read(): Asked | 'help' | null {
  try {
    const { values } = parseArgs({
      options: {
        players: text,
        rounds: text,
        cut: text,
        ruleset: text,
        out: text,
        own: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    const { ruleset = 'dx2', out = 'standings', own = false } = values;
    const players = Number(values.players ?? 32);
    const rounds = Number(values.rounds ?? 5);
    const cut = Number(values.cut ?? 8);
    const isGood = isWithin(players, 4, 32) && isWithin(rounds, 1, 20) && [2, 4, 8, 16].includes(cut) && cut <= players;
    return isGood ? { players, rounds, cut, ruleset, out, own } : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const asked = read();
if (asked === 'help') {
  console.log(USAGE);
} else if (asked === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { players, rounds, cut, ruleset, out, own } = asked;
  const service = await serviceAt(process.env, own);
  try {
    const open = (key?: string) => new Arbiter({ url: service.url, ...(key ? { key } : {}) });
    const [header = '', ...lines] = readFileSync(new URL('players.csv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const csv = [header, ...lines.slice(0, players)].join('\n');
    const began = performance.now();
    const arbiter = open(service.key);
    const id = await runTournament({ arbiter, open }, { csv, rounds, cut, ruleset }, console.log);
    console.log(`Played in ${((performance.now() - began) / 1000).toFixed(1)} s: ${service.url}/tournaments/${id}`);
    mkdirSync(out, { recursive: true });
    for (const path of await writeStandings(arbiter, id, out)) console.log(`Written: ${path}`);
  } finally {
    await service.stop();
  }
}
