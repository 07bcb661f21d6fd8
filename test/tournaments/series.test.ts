import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { settle } from '../../src/services/tournaments/series.ts';
import type { StoredGame, StoredTable } from '../../src/store/organized.ts';

type Result = 'p1' | 'p2' | 'draw';

/** A table after so many games; the seats are exchanged with each. */
const tableOf = (bestOf: number, node: string | null, results: readonly Result[]): StoredTable => ({
  round: 1,
  number: 1,
  key: 'key',
  stage: 'main',
  players: ['ada', 'ben'],
  kind: 'match',
  bestOf,
  node,
  stuck: null,
  games: results.map(
    (result, at): StoredGame => ({ game: at + 1, match: `${at}`, turned: at % 2 === 1, status: 'over', result }),
  ),
});

/** Games won by the first player and by the second, whichever seats they had. */
const scoreOf = (results: readonly Result[]) => {
  const firsts = results.filter((result, at) => result === (at % 2 === 1 ? 'p2' : 'p1')).length;
  const draws = results.filter((result) => result === 'draw').length;
  return { firsts, seconds: results.length - firsts - draws, draws };
};

const results = fc.array(fc.constantFrom<Result[]>('p1', 'p2', 'draw'), { maxLength: 14 });
const bestOf = fc.constantFrom(1, 3, 5);

/** The games that are played of those that might be: none after the series waits for nobody's game. */
function played(bestOf: number, node: string | null, all: readonly Result[]) {
  for (let games = 0; ; games++) {
    const settled = settle(tableOf(bestOf, node, all.slice(0, games)), null);
    if (settled.waitsFor !== 'start' || games === all.length) return { games, settled };
  }
}

test('a series of rounds is over when one has won more than half of it, or all of it is played', () => {
  fc.assert(
    fc.property(bestOf, results, (bestOf, all) => {
      const { games, settled } = played(bestOf, null, all);
      const { firsts, seconds, draws } = scoreOf(all.slice(0, games));
      assert.deepEqual([settled.wins, settled.draws], [[firsts, seconds], draws]);
      const isOver = Math.max(firsts, seconds) > bestOf / 2 || games === bestOf;
      assert.equal(settled.points !== null, isOver);
      if (isOver) assert.deepEqual(settled.points, firsts > seconds ? [3, 0] : firsts < seconds ? [0, 3] : [1, 1]);
      assert.ok(games <= bestOf);
    }),
  );
});

test('a series of a bracket that is level goes on for four games more, and then waits for a judge', () => {
  fc.assert(
    fc.property(bestOf, results, (bestOf, all) => {
      const { games, settled } = played(bestOf, 'W1-1', all);
      const { firsts, seconds } = scoreOf(all.slice(0, games));
      if (settled.points !== null) {
        assert.notEqual(firsts, seconds, 'nobody goes on from a level series');
        assert.ok(Math.max(firsts, seconds) > bestOf / 2 || games >= bestOf);
      } else if (settled.waitsFor === 'judge') {
        assert.deepEqual([games, firsts], [bestOf + 4, seconds]);
      } else assert.equal(games, all.length);
    }),
  );
  const level: Result[] = Array.from({ length: 5 }, () => 'draw');
  assert.equal(settle(tableOf(1, 'final', level), null).waitsFor, 'judge');
  assert.equal(settle(tableOf(1, 'final', level.slice(1)), null).waitsFor, 'start');
  assert.deepEqual(settle(tableOf(1, 'final', [...level.slice(1), 'p1']), null).points, [3, 0]);
});
