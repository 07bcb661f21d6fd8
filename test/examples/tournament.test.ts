import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import type { Item } from 'arbiter-client';
import { Arbiter } from 'arbiter-client';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { closeAtEnd } from '../support/opened.ts';
import { programEnvironment } from '../support/server.ts';

/* The tournament as its readme runs it, to the champion; what it writes is counted again here from its matches alone. */

const PROJECT = join(import.meta.dirname, '../..');
type Table = Item<'tournamentTables'>;
type Row = Item<'standings'>;
interface Page {
  tournament: { id: string; champion: string; status: string; round: number };
  standings: Row[];
  rounds: { round: number; stage: string; tables: Table[] }[];
  rulings: Item<'tournamentRulings'>[];
}

let service: TestApp;
let arbiter: Arbiter;
let url: string;
let folder: string;
before(async () => {
  service = await openApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  arbiter = new Arbiter({ url });
  folder = mkdtempSync(join(tmpdir(), 'arbiter-tournament-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

async function run(args: string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'examples/tournament/main.ts', ...args],
    {
      cwd: PROJECT,
      env: programEnvironment({ MAX_EVENT_LOOP_DELAY: '0', ENGINE_DEADLINE: '600', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  closeAtEnd(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number, said };
}

const pageIn = (out: string): Page => JSON.parse(readFileSync(join(folder, out, 'standings.json'), 'utf8'));

/** Games won at a table, by the winners that its matches have on record, or as the last ruling on it says. */
async function winsAt({ round, table, players, games }: Table, rulings: Page['rulings']): Promise<number[]> {
  const ruled = rulings.filter((one) => one.round === round && one.table === table).at(-1)?.result;
  if (ruled) return ruled.wins;
  const wins = players.map(() => 0);
  for (const { match, p1 } of games) {
    const { outcome, seats } = await arbiter.matches.get(match);
    const first = players.findIndex(({ id }) => id === p1);
    assert.equal(seats[0].name, players[first]?.name, 'p1 is who sits first');
    const winner = outcome?.winner === 'p1' ? first : 1 - first;
    if (outcome?.winner) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins;
}

interface Count {
  points: number;
  played: number;
  games: number;
  won: number;
  met: string[];
}

test('32 players come to a champion, and the standings are what their matches say', async () => {
  // Some ninety matches are played, seat by seat: it may take what any test may.
  const { code, said } = await run(['--out', join(folder, 'whole')], { ARBITER_URL: url });
  assert.equal(code, 0, said);
  const { tournament, standings, rounds, rulings } = pageIn('whole');
  assert.equal(tournament.status, 'over');
  assert.deepEqual(
    rounds.map(({ stage, tables }) => [stage, tables.length]),
    [...[16, 16, 15, 15, 15].map((tables) => ['main', tables]), ['cut', 4], ['cut', 2], ['cut', 1]],
  );
  // One ruling ends a game, one is wrong, one puts that right.
  assert.deepEqual(
    rulings.slice(0, 3).map(({ round, result }) => [round, result !== null]),
    [
      [2, true],
      [3, true],
      [3, false],
    ],
  );
  assert.equal(standings.filter(({ dropped }) => dropped).length, 3);

  const counts = new Map<string, Count>(
    standings.map(({ id }) => [String(id), { points: 0, played: 0, games: 0, won: 0, met: [] }]),
  );
  const furthest = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { round, stage, tables } of rounds) {
    for (const table of tables) {
      const wins = table.kind === 'match' ? await winsAt(table, rulings) : [1];
      const best = Math.max(...wins);
      for (const [at, { id }] of table.players.entries()) {
        const own = wins[at] ?? 0;
        const isLevel = wins.length === 2 && wins[0] === wins[1];
        if (stage === 'cut') {
          furthest.set(id, own === best ? round + 1 : round);
          continue;
        }
        const count = counts.get(id);
        assert.ok(count);
        count.played++;
        count.points += isLevel ? 1 : own === best ? 3 : 0;
        count.won += own;
        count.games += table.kind === 'match' ? Math.max(1, (wins[0] ?? 0) + (wins[1] ?? 0)) : 1;
        const [other] = table.players.filter((one) => one.id !== id);
        if (other) count.met.push(other.id);
      }
      if (stage === 'main' && table.players.length === 2) {
        const pair = table.players
          .map(({ id }) => id)
          .toSorted()
          .join();
        assert.ok(!pairs.has(pair), `${pair} meet twice`);
        pairs.add(pair);
      }
    }
  }
  const share = (id: string) => {
    const { points = 0, played = 0 } = counts.get(id) ?? {};
    return Math.max(0.33, points / (3 * played));
  };
  const opponents = (id: string) => {
    const met = counts.get(id)?.met ?? [];
    return met.reduce((sum, other) => sum + share(other), 0) / met.length;
  };
  for (const { id, points, series, opponentsMatchWin } of standings) {
    const count = counts.get(String(id));
    assert.deepEqual([points, series.played], [count?.points, count?.played], `${id}`);
    assert.ok(Math.abs((opponentsMatchWin ?? -1) - opponents(String(id))) < 0.0001, `${id}`);
  }
  // The best eight go on; from then on it counts how far they came.
  const order = standings.map(({ id }) => String(id));
  assert.deepEqual(new Set(order.slice(0, 8)), new Set(furthest.keys()));
  const far = order.slice(0, 8).map((id) => furthest.get(id) ?? 0);
  assert.deepEqual(
    far,
    far.toSorted((a, b) => b - a),
  );
  assert.equal(order[0], tournament.champion);
  const points = (id: string) => counts.get(id)?.points ?? 0;
  const rest = order.slice(8);
  const sorted = rest.toSorted((a, b) => points(b) - points(a) || opponents(b) - opponents(a));
  assert.deepEqual(rest.map(points), sorted.map(points));
  assert.deepEqual(
    rest.map(opponents).map((value) => value.toFixed(4)),
    sorted.map(opponents).map((value) => value.toFixed(4)),
  );

  const csv = readFileSync(join(folder, 'whole', 'standings.csv'), 'utf8')
    .trim()
    .split('\n');
  assert.deepEqual(
    csv.slice(1).map((line) => line.split(',').slice(1, 4)),
    standings.map(({ id, player, points }) => [id, player, String(points)]),
  );
  assert.equal(
    readFileSync(join(folder, 'whole', 'results.csv'), 'utf8')
      .trim()
      .split('\n').length,
    1 + pairs.size + 7,
  );
});

test('a service is started where none is to be used, and stopped again', async () => {
  const small = ['--players', '4', '--rounds', '1', '--cut', '2', '--own', '--out', join(folder, 'own')];
  const { code, said } = await run(small, { DATABASE_URL: service.url, KEYLESS: 'loopback' });
  assert.equal(code, 0, said);
  const [, started = ''] = /A service was started for this tournament at (\S+)\./.exec(said) ?? [];
  await assert.rejects(new Arbiter({ url: started, retries: 0 }).service.limits(), { name: 'ArbiterUnreachable' });
  assert.equal((await arbiter.tournaments.get(pageIn('own').tournament.id)).status, 'over');
});

test('a command line that cannot be read is told how it is used', async () => {
  for (const args of [['--players', '3'], ['--cut', '5'], ['--what'], ['--players', '4', '--cut', '8']]) {
    const { code, said } = await run(args, {});
    assert.deepEqual([code, /npm run example:tournament/.test(said)], [2, true], args.join(' '));
  }
});
