import type { Pairing } from '../../store/tournaments.ts';
import { atLeast, compare, type Fraction, fraction, mean, rounded } from './fraction.ts';

const WIN = 3;
const DRAW = 1;

/** What a percentage counts as when it is lower, so that nobody is hurt much by an opponent who loses everything. */
const FLOOR = fraction(33, 100);

/** A round in which a player had no opponent: a match won by two games to none, against nobody. */
export interface Bye {
  player: string;
  round: number;
}

/** How the games between two players came out. Null for the points while one of the games is running. */
export interface PairingResult {
  wins: [number, number];
  draws: number;
  points: [number, number] | null;
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
}

interface Entrant {
  name: string;
  points: number;
  matches: Standing['matches'];
  games: Standing['games'];
  /** Whom they met, once for each match, and the points that it gave them. */
  met: { opponent: string; points: number }[];
}

type Share = Fraction | null;

interface Ranked {
  entrant: Entrant;
  matchWin: Share;
  gameWin: Share;
  opponentsMatchWin: Share;
  opponentsGameWin: Share;
}

/**
 * Ranks the players of a tournament by match points, opponents' match-win percentage, game-win percentage, opponents'
 * game-win percentage, and then by the matches of those who are level against each other. Whoever is level in all of
 * that has the same rank, and is told in the order of the alphabet.
 */
export function standings(pairings: readonly Pairing[], byes: readonly Bye[]): Standing[] {
  const entrants = entrantsOf(pairings, byes);
  const shares = new Map([...entrants.values()].map((entrant) => [entrant.name, sharesOf(entrant)]));
  const rows: Ranked[] = [...entrants.values()].map((entrant) => {
    const opponents = entrant.met.flatMap(({ opponent }) => shares.get(opponent) ?? []);
    return {
      entrant,
      matchWin: shares.get(entrant.name)?.matchWin ?? null,
      gameWin: shares.get(entrant.name)?.gameWin ?? null,
      opponentsMatchWin: mean(opponents.flatMap(({ matchWin }) => matchWin ?? [])),
      opponentsGameWin: mean(opponents.flatMap(({ gameWin }) => gameWin ?? [])),
    };
  });
  rows.sort((a, b) => level(a, b) || byName(a, b));
  const told: Standing[] = [];
  for (let from = 0; from < rows.length; ) {
    const first = rows[from];
    const group = first === undefined ? [] : rows.slice(from).filter((row) => level(first, row) === 0);
    told.push(...amongThemselves(group, from + 1));
    from += group.length;
  }
  return told;
}

function entrantsOf(pairings: readonly Pairing[], byes: readonly Bye[]): Map<string, Entrant> {
  const entrants = new Map<string, Entrant>();
  const entrant = (name: string): Entrant => {
    const known = entrants.get(name);
    if (known) return known;
    const made: Entrant = {
      name,
      points: 0,
      matches: { played: 0, won: 0, drawn: 0, lost: 0, byes: 0, pending: 0 },
      games: { played: 0, won: 0, drawn: 0, lost: 0 },
      met: [],
    };
    entrants.set(name, made);
    return made;
  };
  for (const pairing of pairings) {
    const [one, other] = pairing.players;
    // Two seats of one name cannot be told apart.
    if (one === other) continue;
    const { wins, draws, points } = settlePairing(pairing);
    const sides = [
      { own: entrant(one), opponent: other, at: 0 as const },
      { own: entrant(other), opponent: one, at: 1 as const },
    ];
    for (const { own, opponent, at } of sides) {
      if (points === null) {
        own.matches.pending++;
        continue;
      }
      credit(own, points[at], { won: wins[at], drawn: draws, lost: wins[at === 0 ? 1 : 0] });
      own.met.push({ opponent, points: points[at] });
    }
  }
  for (const { player } of byes) {
    const own = entrant(player);
    credit(own, WIN, { won: 2, drawn: 0, lost: 0 });
    own.matches.byes++;
  }
  return entrants;
}

function credit(own: Entrant, points: number, games: { won: number; drawn: number; lost: number }): void {
  own.points += points;
  own.matches.played++;
  own.matches[points === WIN ? 'won' : points === DRAW ? 'drawn' : 'lost']++;
  own.games.played += games.won + games.drawn + games.lost;
  own.games.won += games.won;
  own.games.drawn += games.drawn;
  own.games.lost += games.lost;
}

/** The points that somebody has of those that there were, in matches and in games. */
function sharesOf({ points, matches, games }: Entrant): { matchWin: Share; gameWin: Share } {
  if (matches.played === 0) return { matchWin: null, gameWin: null };
  return {
    matchWin: atLeast(FLOOR, fraction(points, WIN * matches.played)),
    gameWin: atLeast(FLOOR, fraction(WIN * games.won + DRAW * games.drawn, WIN * games.played)),
  };
}

/** More is better; who has no share yet comes last. */
const byShare = (a: Share, b: Share): number => (a && b ? compare(b, a) : Number(a === null) - Number(b === null));

const level = (a: Ranked, b: Ranked): number =>
  b.entrant.points - a.entrant.points ||
  byShare(a.opponentsMatchWin, b.opponentsMatchWin) ||
  byShare(a.gameWin, b.gameWin) ||
  byShare(a.opponentsGameWin, b.opponentsGameWin);

const byName = (a: Ranked, b: Ranked): number =>
  a.entrant.name < b.entrant.name ? -1 : Number(a.entrant.name > b.entrant.name);

/** Ranks players who are level by their matches against each other, if everybody has met everybody. */
function amongThemselves(group: readonly Ranked[], first: number): Standing[] {
  const names = new Set(group.map(({ entrant }) => entrant.name));
  const among = group.map((row) => {
    const met = row.entrant.met.filter(({ opponent }) => names.has(opponent));
    return {
      row,
      opponents: new Set(met.map(({ opponent }) => opponent)).size,
      points: met.reduce((sum, { points }) => sum + points, 0),
    };
  });
  const all = among.every(({ opponents }) => opponents === group.length - 1);
  if (all) among.sort((a, b) => b.points - a.points || byName(a.row, b.row));
  return among.map(({ row, points }) => {
    const better = all ? among.filter((other) => other.points > points).length : 0;
    return standing(row, first + better);
  });
}

const told = (share: Share): number | null => (share === null ? null : rounded(share));

const standing = ({ entrant, ...shares }: Ranked, rank: number): Standing => ({
  rank,
  player: entrant.name,
  points: entrant.points,
  series: entrant.matches,
  matches: entrant.matches,
  games: entrant.games,
  matchWin: told(shares.matchWin),
  opponentsMatchWin: told(shares.opponentsMatchWin),
  gameWin: told(shares.gameWin),
  opponentsGameWin: told(shares.opponentsGameWin),
});
