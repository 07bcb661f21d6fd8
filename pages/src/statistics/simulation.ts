import type { Figure, Played, Row } from './figures.ts';

/** What `npm run simulate -- --write` writes, as far as this page reads it. */
export interface Simulation {
  simulation: 1;
  ruleset: string;
  title: string;
  version: string;
  seed: string;
  games: { decks: [string, string]; winner: string | null; reason: string; clause: string; decisions: number }[];
  clauses: { clause: string; title: string; games: number }[];
}

/** A file as a simulation, or what is wrong with it. */
export function simulationIn(text: string): Simulation | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return `The file is not JSON: ${error instanceof Error ? error.message : error}`;
  }
  const told = read as Partial<Simulation> | null;
  const isRead =
    told?.simulation === 1 &&
    typeof told.ruleset === 'string' &&
    Array.isArray(told.clauses) &&
    Array.isArray(told.games) &&
    told.games.every(({ decks, decisions }) => Array.isArray(decks) && typeof decisions === 'number');
  return isRead ? (told as Simulation) : 'The file is not one that `npm run simulate -- --write` has written.';
}

export const playedIn = ({ games }: Simulation): Played[] =>
  games.map(({ decks, winner, reason, clause, decisions }) => ({
    decks,
    winner: winner === 'p1' || winner === 'p2' ? winner : null,
    reason,
    clause,
    length: decisions,
    startedAt: null,
    tournament: null,
  }));

export interface Cited {
  clause: string;
  title: string | null;
  games: number;
  /** How often, where that is known. */
  cited: number | null;
}

/** Which clauses stand behind what happens. */
export const clauseFigure = (clauses: readonly Cited[], games: number, ruleset: string): Figure => ({
  id: 'clauses',
  title: 'Clauses',
  shows: 'In how many games an event cites a clause; those that are cited most.',
  columns: ['clause', 'title', 'games', 'cited'],
  rows: clauses.map(({ clause, title, games: cites, cited }): Row => {
    const href = `/rules/${encodeURIComponent(ruleset)}#${encodeURIComponent(clause)}`;
    const share = games === 0 ? 0 : Math.min(1, cites / games);
    const label = title === null ? clause : `${clause} ${title}`;
    return { label, href, share, text: String(cites), cells: [clause, title, cites, cited] };
  }),
});

/** Which clauses refuse what players try. */
export function refusalFigure(
  clauses: readonly { clause: string; title: string | null; refused: number }[],
  ruleset: string,
): Figure {
  const most = Math.max(1, ...clauses.map(({ refused }) => refused));
  return {
    id: 'refusals',
    title: 'What refuses',
    shows: 'How many actions a clause has refused, of matches and of states that callers hold; those that refuse most.',
    columns: ['clause', 'title', 'refused'],
    rows: clauses.map(({ clause, title, refused }): Row => {
      const href = `/rules/${encodeURIComponent(ruleset)}#${encodeURIComponent(clause)}`;
      const label = title === null ? clause : `${clause} ${title}`;
      return { label, href, share: refused / most, text: String(refused), cells: [clause, title, refused] };
    }),
  };
}
