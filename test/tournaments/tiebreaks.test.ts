import assert from 'node:assert/strict';
import test from 'node:test';
import { rounded } from '../../src/services/tournaments/fraction.ts';
import type { Series } from '../../src/services/tournaments/standings.ts';
import { rank } from '../../src/services/tournaments/standings.ts';
import type { Scores } from '../../src/services/tournaments/tiebreaks.ts';
import { tiebreaksOf } from '../../src/services/tournaments/tiebreaks.ts';

/** Series and games won, lost and drawn. */
type Record3 = [number, number, number];

const scores = (name: string, [won, lost, drawn]: Record3, met: string[] = []): Scores => ({
  name,
  points: 3 * won + drawn,
  series: { played: won + lost + drawn, won },
  games: { played: won + lost + drawn, won, drawn },
  met: met.map((opponent) => ({ opponent, points: 3 })),
  rounds: [],
});

// Appendix C of the Magic Tournament Rules works these out: 0.62 for who met these eight, and the shares of single players.
test('percentages are those of the published example', () => {
  const opponents: Record3[] = [
    [4, 4, 0],
    [7, 1, 0],
    [1, 3, 1],
    [3, 3, 1],
    [6, 2, 0],
    [5, 2, 1],
    [4, 3, 1],
    [6, 1, 1],
  ];
  const names = opponents.map((_, at) => `opponent ${at + 1}`);
  const all = [scores('player', [6, 2, 0], names), ...opponents.map((record, at) => scores(names[at] ?? '', record))];
  const values = tiebreaksOf(new Map(all.map((one) => [one.name, one])));
  const of = (name: string) => values.get(name);
  const hundredths = (share: ReturnType<typeof of>) => (share?.matchWin ? rounded(share.matchWin).toFixed(2) : null);
  assert.equal(hundredths(of('player')), '0.75');
  assert.deepEqual(
    names.map((name) => hundredths(of(name))),
    [...['0.50', '0.88', '0.33', '0.48', '0.75', '0.67', '0.54', '0.79']],
  );
  const theirs = of('player')?.opponentsMatchWin;
  assert.equal(theirs && rounded(theirs).toFixed(2), '0.62');
});

test('a game-win percentage counts games, drawn ones a third, and at least 0.33', () => {
  const of = ([won, lost, drawn]: Record3) => {
    const share = tiebreaksOf(new Map([['one', scores('one', [won, lost, drawn])]])).get('one')?.gameWin;
    return share && rounded(share);
  };
  assert.equal(of([7, 3, 0]), 0.7);
  assert.equal(of([3, 8, 0]), 0.33);
  assert.equal(of([1, 1, 1]), 0.4444);
});

const series = (round: number, one: string, other: string, wins: [number, number]): Series => ({
  round,
  players: [one, other],
  wins,
  draws: 0,
  points: wins[0] > wins[1] ? [3, 0] : wins[0] < wins[1] ? [0, 3] : [1, 1],
});

// Four players, three rounds: Ada 3–0, Ben 2–1, Cai and Dee one point each after their draw.
const played = [
  series(1, 'Ada', 'Ben', [2, 0]),
  series(1, 'Cai', 'Dee', [1, 1]),
  series(2, 'Ada', 'Cai', [2, 1]),
  series(2, 'Ben', 'Dee', [2, 0]),
  series(3, 'Ada', 'Dee', [2, 0]),
  series(3, 'Ben', 'Cai', [2, 1]),
];

test('sums over opponents are worked out by hand', () => {
  const valuesOf = (tiebreak: 'solkoff' | 'medianBuchholz' | 'sonnebornBerger' | 'cumulative' | 'wins') =>
    Object.fromEntries(
      rank(played, { tiebreaks: [tiebreak] }).map(({ player, tiebreaks }) => [player, tiebreaks[0]?.value]),
    );
  // Points: Ada 9, Ben 6, Cai 1, Dee 1.
  assert.deepEqual(valuesOf('solkoff'), { Ada: 8, Ben: 11, Cai: 16, Dee: 16 });
  assert.deepEqual(valuesOf('medianBuchholz'), { Ada: 1, Ben: 1, Cai: 6, Dee: 6 });
  assert.deepEqual(valuesOf('sonnebornBerger'), { Ada: 8, Ben: 2, Cai: 0.5, Dee: 0.5 });
  assert.deepEqual(valuesOf('cumulative'), { Ada: 18, Ben: 9, Cai: 3, Dee: 3 });
  assert.deepEqual(valuesOf('wins'), { Ada: 3, Ben: 2, Cai: 0, Dee: 0 });
});

test('the first tiebreak that differs decides, and who is level in all shares a place', () => {
  const places = (tiebreaks: Parameters<typeof rank>[1]['tiebreaks'] & object) =>
    rank(played, { tiebreaks }).map(({ rank, player }) => [rank, player]);
  assert.deepEqual(places(['solkoff']), [
    [1, 'Ada'],
    [2, 'Ben'],
    [3, 'Cai'],
    [3, 'Dee'],
  ]);
  assert.deepEqual(places(['solkoff', 'gameWin']), [
    [1, 'Ada'],
    [2, 'Ben'],
    [3, 'Cai'],
    [4, 'Dee'],
  ]);
  assert.deepEqual(places([]), [
    [1, 'Ada'],
    [2, 'Ben'],
    [3, 'Cai'],
    [3, 'Dee'],
  ]);
});

test('byes and missed rounds are counted without an opponent', () => {
  const rows = rank([series(1, 'Ada', 'Ben', [2, 1])], {
    byes: [{ player: 'Cai', round: 1, games: 2 }],
    missed: [{ player: 'Dee', round: 1, games: 2 }],
    names: ['Eve'],
  });
  const told = Object.fromEntries(rows.map((row) => [row.player, [row.points, row.series.byes, row.series.lost]]));
  assert.deepEqual(told, { Ada: [3, 0, 0], Ben: [0, 0, 1], Cai: [3, 1, 0], Dee: [0, 0, 1], Eve: [0, 0, 0] });
  assert.equal(rows.find(({ player }) => player === 'Cai')?.opponentsMatchWin, null);
});
