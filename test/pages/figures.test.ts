import assert from 'node:assert/strict';
import test from 'node:test';
import type { Figure, Played } from '../../pages/src/statistics/figures.ts';
import { csvOf, figuresOf } from '../../pages/src/statistics/figures.ts';
import { playedIn, simulationIn } from '../../pages/src/statistics/simulation.ts';
import { playGame } from '../../src/simulate/game.ts';
import { gamePlan } from '../../src/simulate/plan.ts';
import { count, emptyTally } from '../../src/simulate/tally.ts';
import { writtenRun } from '../../src/simulate/written.ts';
import { points } from '../support/points.ts';

const game = (
  decks: [string, string],
  winner: 'p1' | 'p2' | null,
  length: number,
  more: Partial<Played> = {},
): Played => ({
  decks,
  winner,
  reason: winner === null ? 'nobody is left' : 'the goal is reached',
  clause: winner === null ? '2.1' : '1.1',
  length,
  startedAt: '2026-03-01T10:00:00.000Z',
  tournament: null,
  ...more,
});

const games = [
  game(['Red', 'Blue'], 'p1', 10, { tournament: 'Cup' }),
  game(['Blue', 'Red'], 'p1', 12, { tournament: 'Cup' }),
  game(['Red', 'Red'], 'p2', 31, { startedAt: '2026-03-02T10:00:00.000Z' }),
  game(['Red', 'Blue'], null, 14),
];

const cellsOf = (figures: readonly Figure[], id: string) =>
  figures.find((one) => one.id === id)?.rows.map(({ cells }) => cells);

test('games are counted by seat, deck, length, end, day and tournament', () => {
  const figures = figuresOf(games, 'duel', 'plies');
  assert.deepEqual(cellsOf(figures, 'seats'), [
    ['First seat', 2, 0.5],
    ['Second seat', 1, 0.25],
    ['Nobody', 1, 0.25],
  ]);
  // Red sits in five seats and wins in two of them; Blue in three, and wins in one.
  assert.deepEqual(cellsOf(figures, 'decks'), [
    ['Red', 5, 2, 1, 0.4],
    ['Blue', 3, 1, 1, 0.3333],
  ]);
  assert.deepEqual(
    cellsOf(figures, 'lengths')?.filter(([, , games]) => games !== 0),
    [
      [10, 11, 1],
      [12, 13, 1],
      [14, 15, 1],
      [30, 31, 1],
    ],
  );
  assert.deepEqual(cellsOf(figures, 'ends'), [
    ['the goal is reached', '1.1', 3, 0.75],
    ['nobody is left', '2.1', 1, 0.25],
  ]);
  assert.deepEqual(cellsOf(figures, 'time'), [
    ['2026-03-01', 3, 0.6667, 12],
    ['2026-03-02', 1, 0, 31],
  ]);
  assert.deepEqual(cellsOf(figures, 'tournaments'), [['Cup', 2, 1, 11]]);
  assert.deepEqual(figuresOf([], 'duel', 'plies'), []);
});

test('a table for spreadsheets quotes what has to be, and runs nothing', () => {
  const row = (cells: (string | number | null)[]) => ({ label: '', share: 0, text: '', cells });
  const csv = csvOf({ columns: ['a', 'b'], rows: [row(['=SUM(1)', 1.5]), row(['say "x", y', null]), row([-3, '-3'])] });
  assert.equal(csv, `a,b\n'=SUM(1),1.5\n"say ""x"", y",\n-3,'-3\n`);
});

test('a run is written as the page reads it', () => {
  const run = { ruleset: 'points', games: 4, first: 0, seed: 's', options: {}, limit: 1000 };
  const tally = emptyTally();
  for (let n = 0; n < run.games; n++) count(tally, n, playGame(points, gamePlan(points, run, n)));
  const written = writtenRun(points, run, tally);
  const read = simulationIn(JSON.stringify(written));
  assert.ok(typeof read !== 'string');
  const played = playedIn(read);
  assert.deepEqual(
    played.map(({ length }) => length),
    tally.decisions,
  );
  assert.equal(new Set(played.map(({ decks }) => decks.join())).size, 4);
  assert.ok(written.clauses.every(({ games }, at) => games > 0 && games <= (written.clauses[at - 1]?.games ?? 4)));
  for (const text of [
    '{',
    'null',
    '[]',
    '{"simulation":2}',
    '{"simulation":1,"ruleset":"x","clauses":[],"games":[{}]}',
  ])
    assert.match(String(simulationIn(text)), /^The file is not/, text);
});
