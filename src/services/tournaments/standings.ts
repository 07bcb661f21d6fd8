import type { Tiebreak } from '../../store/organized.ts';
import type { Pairing } from '../../store/tournaments.ts';
import { rounded } from './fraction.ts';
import { DRAW, WIN } from './series.ts';
import type { Scores, Share, TiebreakValues } from './tiebreaks.ts';
import { byShare, tiebreaksOf, USUAL_TIEBREAKS } from './tiebreaks.ts';

/** A round in which a player had no opponent: a series won against nobody, by two games where it is not said by how many. */
export interface Bye {
  player: string;
  round: number;
  games?: number;
}

/** How the games between two players came out. Null for the points while one of the games is running. */
export interface PairingResult {
  wins: [number, number];
  draws: number;
  points: [number, number] | null;
}

/** A series of two players. */
export interface Series extends PairingResult {
  players: readonly [string, string];
  round: number;
}

/** Who won more games has won the match; as many each is a draw. */
export function settlePairing({ players, games }: Pairing): PairingResult {
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let pending = false;
  for (const { first, status, result } of games) {
    if (status === 'running' || result === null) pending = true;
    else if (result === 'draw') draws++;
    else wins[(result === 'p1') === (first === players[0]) ? 0 : 1]++;
  }
  const [one, other] = wins;
  const points: [number, number] = one > other ? [WIN, 0] : one < other ? [0, WIN] : [DRAW, DRAW];
  return { wins, draws, points: pending ? null : points };
}

/** A place in the standings; the shares have four decimals, and are null for who has not finished a match. */
export interface Standing {
  rank: number;
  player: string;
  points: number;
  series: { played: number; won: number; drawn: number; lost: number; byes: number; pending: number };
  /** The same, by its earlier name. */
  matches: Standing['series'];
  games: { played: number; won: number; drawn: number; lost: number };
  matchWin: number | null;
  opponentsMatchWin: number | null;
  gameWin: number | null;
  opponentsGameWin: number | null;
  /** What players who are level in points are ranked by, in order. */
  tiebreaks: { name: Tiebreak; value: number | null }[];
}

interface Entrant extends Scores {
  series: Standing['series'];
  games: Standing['games'];
}

interface Ranked {
  entrant: Entrant;
  shares: TiebreakValues;
}

/** What is ranked, beside the series of two players. */
export interface Ranking {
  byes?: readonly Bye[];
  /** Rounds that somebody missed who came later: series lost against nobody, by so many games. */
  missed?: readonly Required<Bye>[];
  tiebreaks?: readonly Tiebreak[];
  /** Everybody who takes part, whether or not they have played. */
  names?: readonly string[];
}

/** The standings by recorded games alone. */
export const standings = (pairings: readonly Pairing[], byes: readonly Bye[]): Standing[] =>
  rank(
    pairings.map((pairing) => ({ ...settlePairing(pairing), players: pairing.players, round: pairing.round ?? 0 })),
    { byes },
  );

/**
 * Ranks the players of a tournament by match points and then by tiebreaks, as usual by opponents' match-win percentage, game-win
 * percentage, opponents' game-win percentage, and the series of those who are level against each other, which come last wherever they
 * are named. Whoever is level in all of that has the same rank, and is told in the order of the alphabet.
 */
export function rank(series: readonly Series[], ranking: Ranking): Standing[] {
  const { tiebreaks = USUAL_TIEBREAKS } = ranking;
  const entrants = entrantsOf(series, ranking);
  const values = tiebreaksOf(entrants);
  const rows = [...entrants.values()].flatMap((entrant): Ranked[] => {
    const shares = values.get(entrant.name);
    return shares ? [{ entrant, shares }] : [];
  });
  const level = (a: Ranked, b: Ranked): number => {
    if (a.entrant.points !== b.entrant.points) return b.entrant.points - a.entrant.points;
    for (const name of tiebreaks) {
      const difference = name === 'headToHead' ? 0 : byShare(a.shares[name], b.shares[name]);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  rows.sort((a, b) => level(a, b) || byName(a, b));
  const told: Standing[] = [];
  for (let from = 0; from < rows.length; ) {
    const first = rows[from];
    let to = from + 1;
    for (let next = rows[to]; first && next && level(first, next) === 0; next = rows[to]) to++;
    told.push(...amongThemselves(rows.slice(from, to), from + 1, tiebreaks));
    from = to;
  }
  return told;
}

function entrantsOf(series: readonly Series[], { byes = [], missed = [], names = [] }: Ranking): Map<string, Entrant> {
  const entrants = new Map<string, Entrant>();
  const entrant = (name: string): Entrant => {
    const known = entrants.get(name);
    if (known) return known;
    const made: Entrant = {
      name,
      points: 0,
      series: { played: 0, won: 0, drawn: 0, lost: 0, byes: 0, pending: 0 },
      games: { played: 0, won: 0, drawn: 0, lost: 0 },
      met: [],
      rounds: [],
    };
    entrants.set(name, made);
    return made;
  };
  for (const name of names) entrant(name);
  for (const { players, round, wins, draws, points } of series) {
    const [one, other] = players;
    // Two seats of one name cannot be told apart.
    if (one === other) continue;
    const sides = [
      { own: entrant(one), opponent: other, at: 0 as const },
      { own: entrant(other), opponent: one, at: 1 as const },
    ];
    for (const { own, opponent, at } of sides) {
      if (points === null) {
        own.series.pending++;
        continue;
      }
      credit(own, round, points[at], { won: wins[at], drawn: draws, lost: wins[at === 0 ? 1 : 0] });
      own.met.push({ opponent, points: points[at] });
    }
  }
  for (const { player, round, games = 2 } of byes) {
    const own = entrant(player);
    credit(own, round, WIN, { won: games, drawn: 0, lost: 0 });
    own.series.byes++;
  }
  for (const { player, round, games } of missed) {
    credit(entrant(player), round, 0, { won: 0, drawn: 0, lost: games });
  }
  return entrants;
}

function credit(
  own: Entrant,
  round: number,
  points: number,
  games: { won: number; drawn: number; lost: number },
): void {
  own.points += points;
  own.rounds.push({ round, points });
  own.series.played++;
  own.series[points === WIN ? 'won' : points === DRAW ? 'drawn' : 'lost']++;
  own.games.played += games.won + games.drawn + games.lost;
  own.games.won += games.won;
  own.games.drawn += games.drawn;
  own.games.lost += games.lost;
}

const byName = (a: Ranked, b: Ranked): number =>
  a.entrant.name < b.entrant.name ? -1 : Number(a.entrant.name > b.entrant.name);

/** Ranks players who are level by their series against each other, if everybody has met everybody. */
function amongThemselves(group: readonly Ranked[], first: number, tiebreaks: readonly Tiebreak[]): Standing[] {
  const names = new Set(group.map(({ entrant }) => entrant.name));
  const among = group.map((row) => {
    const met = row.entrant.met.filter(({ opponent }) => names.has(opponent));
    return {
      row,
      opponents: new Set(met.map(({ opponent }) => opponent)).size,
      points: met.reduce((sum, { points }) => sum + points, 0),
    };
  });
  const all = tiebreaks.includes('headToHead') && among.every(({ opponents }) => opponents === group.length - 1);
  if (all) among.sort((a, b) => b.points - a.points || byName(a.row, b.row));
  return among.map(({ row, points }) => {
    const better = all ? among.filter((other) => other.points > points).length : 0;
    return standing(row, first + better, tiebreaks, all && group.length > 1 ? points : null);
  });
}

const told = (share: Share): number | null => (share === null ? null : rounded(share));

const standing = (
  { entrant, shares }: Ranked,
  rank: number,
  tiebreaks: readonly Tiebreak[],
  among: number | null,
): Standing => ({
  rank,
  player: entrant.name,
  points: entrant.points,
  series: entrant.series,
  matches: entrant.series,
  games: entrant.games,
  matchWin: told(shares.matchWin),
  opponentsMatchWin: told(shares.opponentsMatchWin),
  gameWin: told(shares.gameWin),
  opponentsGameWin: told(shares.opponentsGameWin),
  tiebreaks: tiebreaks.map((name) => ({ name, value: name === 'headToHead' ? among : told(shares[name]) })),
});
