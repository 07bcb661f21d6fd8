/** How players who are level in points are told apart. */
import type { Tiebreak } from '../../store/organized.ts';
import type { Fraction } from './fraction.ts';
import { atLeast, compare, fraction, mean } from './fraction.ts';
import { DRAW, WIN } from './series.ts';

/** What a percentage counts as when it is lower, so that nobody is hurt much by an opponent who loses everything. */
const FLOOR = fraction(33, 100);

/** Null for who has no such share. */
export type Share = Fraction | null;

/** What somebody has done in all series that are counted. */
export interface Scores {
  name: string;
  points: number;
  series: { played: number; won: number };
  games: { played: number; won: number; drawn: number };
  /** Whom they met, once for each series, and the points that it gave them. */
  met: { opponent: string; points: number }[];
  /** The points of each round that was counted, byes and missed rounds included. */
  rounds: { round: number; points: number }[];
}

export type TiebreakValues = Record<Exclude<Tiebreak, 'headToHead'> | 'matchWin', Share>;

/** The ones that are used where nothing else is asked for. */
export const USUAL_TIEBREAKS: readonly Tiebreak[] = ['opponentsMatchWin', 'gameWin', 'opponentsGameWin', 'headToHead'];

/** The values of all tiebreaks for everybody, by name. */
export function tiebreaksOf(all: ReadonlyMap<string, Scores>): Map<string, TiebreakValues> {
  const entries = [...all.values()];
  const by = <V>(value: (scores: Scores) => V) => new Map(entries.map((scores) => [scores.name, value(scores)]));
  const matchWin = by(matchWinOf);
  const gameWin = by(gameWinOf);
  const meanOver = (shares: ReadonlyMap<string, Share>) =>
    by(({ met }) => mean(met.flatMap(({ opponent }) => shares.get(opponent) ?? [])));
  const opponentsMatchWin = meanOver(matchWin);
  const opponentsGameWin = meanOver(gameWin);
  const opponentsOpponentsMatchWin = meanOver(opponentsMatchWin);
  return by((scores) => {
    const { name } = scores;
    const faced = scores.met.map(({ opponent, points }) => ({ points, theirs: all.get(opponent)?.points ?? 0 }));
    const theirs = faced.map((one) => one.theirs).sort((a, b) => a - b);
    return {
      matchWin: matchWin.get(name) ?? null,
      gameWin: gameWin.get(name) ?? null,
      opponentsMatchWin: opponentsMatchWin.get(name) ?? null,
      opponentsGameWin: opponentsGameWin.get(name) ?? null,
      opponentsOpponentsMatchWin: opponentsOpponentsMatchWin.get(name) ?? null,
      solkoff: whole(sum(theirs)),
      medianBuchholz: whole(theirs.length > 2 ? sum(theirs.slice(1, -1)) : 0),
      sonnebornBerger: fraction(
        sum(faced.map(({ points, theirs }) => (points === WIN ? 2 * theirs : points === DRAW ? theirs : 0))),
        2,
      ),
      cumulative: whole(cumulative(scores)),
      wins: whole(scores.series.won),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const whole = (number: number): Fraction => fraction(number, 1);

/** The points after each round, added up: who won early has met stronger opponents since. */
function cumulative({ rounds }: Scores): number {
  let [all, points] = [0, 0];
  for (const round of [...rounds].sort((a, b) => a.round - b.round)) {
    points += round.points;
    all += points;
  }
  return all;
}

const matchWinOf = ({ points, series }: Scores): Share =>
  series.played === 0 ? null : atLeast(FLOOR, fraction(points, WIN * series.played));

const gameWinOf = ({ games, series }: Scores): Share =>
  series.played === 0 || games.played === 0
    ? null
    : atLeast(FLOOR, fraction(WIN * games.won + DRAW * games.drawn, WIN * games.played));

/** More is better; who has no share yet comes last. */
export const byShare = (a: Share, b: Share): number =>
  a && b ? compare(b, a) : Number(a === null) - Number(b === null);
