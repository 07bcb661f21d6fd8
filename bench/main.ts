import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { known } from '../src/cli/known.ts';
import { benchBeside } from './beside.ts';
import { benchCalls } from './calls.ts';
import { benchCapacity } from './capacity.ts';
import { benchGrowth } from './growth.ts';
import { benchService } from './service.ts';
import { benchStorage } from './storage.ts';
import { benchTournament } from './tournament.ts';

const USAGE = `npm run bench -- [--runs 3] [--ruleset id] [--only engine|service|beside|storage|calls|tournament|growth|capacity|hostile]
              [--players 512] [--sizes 1000,10000]

Measures every ruleset in memory and from text to text, then the service against bare Fastify and against bare SQL, light calls beside
heavy ones, the bytes that a ply takes, the calls that a move of a person takes, a tournament of that many players, what calls take as the
database grows to so many matches, and what so many matches a day need.
What is compared is measured in turn within each run; figures are the median, the least and the greatest of the runs, each of which is another
process where the service is measured. At last a service is attacked,
and the worst of what it bore is printed.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    ruleset: { type: 'string' },
    only: { type: 'string' },
    players: { type: 'string', default: '512' },
    sizes: { type: 'string', default: '1000,10000' },
  },
});
const runs = Number(values.runs);
const players = Number(values.players);
const sizes = values.sizes.split(',').map(Number);
const rulesets = known.filter(({ id }) => values.ruleset === undefined || values.ruleset === id);
const parts = ['engine', 'service', 'beside', 'storage', 'calls', 'tournament', 'growth', 'capacity', 'hostile'].filter(
  (part) => values.only === undefined || values.only === part,
);

if (
  !Number.isInteger(runs) ||
  runs < 1 ||
  !(Number.isInteger(players) && players >= 2) ||
  !sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0)) ||
  rulesets.length === 0 ||
  parts.length === 0
) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const machine = cpus();
  console.log(`${machine.length} × ${machine[0]?.model ?? 'unknown'}, Node ${process.version}, runs: ${runs}`);
  if (parts.includes('engine')) for (const { id } of rulesets) await measureAlone(id);
  if (parts.includes('service')) await benchService(rulesets, runs);
  if (parts.includes('beside')) for (const rules of rulesets) await benchBeside(rules);
  if (parts.includes('storage')) await benchStorage(rulesets);
  if (parts.includes('calls')) await benchCalls(rulesets);
  if (parts.includes('tournament')) await benchTournament(players);
  if (parts.includes('growth')) await benchGrowth(sizes);
  if (parts.includes('capacity')) await benchCapacity(rulesets);
  // It needs the helpers of the tests, which others do not have to wait for.
  if (parts.includes('hostile')) await (await import('./hostile.ts')).benchHostile(rulesets);
}

/** Measures a ruleset in memory by itself: the compiler makes slower code of what several games have used. */
async function measureAlone(id: string): Promise<void> {
  const [code] = await once(fork(new URL('./engine-alone.ts', import.meta.url), [id, String(runs)]), 'exit');
  if (code !== 0) throw new Error(`the measurement of ${id} ended with ${code}`);
}
