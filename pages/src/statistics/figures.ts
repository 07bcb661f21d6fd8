/** What games say together: each figure is a chart, a table of the same numbers, and a file for spreadsheets. */

/** A finished game, recorded or simulated. */
export interface Played {
  /** What the decks are called. */
  decks: readonly [string, string];
  winner: 'p1' | 'p2' | null;
  reason: string;
  clause: string;
  /** Plies of a recorded match, decisions of a simulated one. */
  length: number;
  /** When it began; null where no clock was read. */
  startedAt: string | null;
  tournament: string | null;
}

export type Cell = string | number | null;

export interface Row {
  label: string;
  /** Where the label leads to. */
  href?: string;
  /** How long the bar is, from 0 to 1. */
  share: number;
  /** What stands beside the bar. */
  text: string;
  cells: readonly Cell[];
}

export interface Figure {
  id: string;
  title: string;
  /** What the bars show, in a sentence. */
  shows: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** Whether the middle of the bars means something, as in win rates. */
  middle?: boolean;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const byNumber = (rows: readonly (readonly [string, readonly Played[]])[]) =>
  rows.toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));

/** How often each seat wins. */
export function seatFigure(games: readonly Played[]): Figure {
  const rows = (['p1', 'p2', null] as const).map((winner): Row => {
    const won = games.filter((game) => game.winner === winner).length;
    const share = won / games.length;
    const label = winner === 'p1' ? 'First seat' : winner === 'p2' ? 'Second seat' : 'Nobody';
    return { label, share, text: `${percent(share)} (${won})`, cells: [label, won, rounded(share)] };
  });
  return {
    id: 'seats',
    title: 'By seat',
    shows: `Who wins, of ${games.length} games.`,
    columns: ['winner', 'games', 'share'],
    rows,
    middle: true,
  };
}

/** How often each deck wins, over both seats. */
export function deckFigure(games: readonly Played[]): Figure {
  const counts = new Map<string, { games: number; wins: number; draws: number }>();
  for (const { decks, winner } of games) {
    for (const [at, deck] of decks.entries()) {
      const count = counts.get(deck) ?? { games: 0, wins: 0, draws: 0 };
      counts.set(deck, count);
      count.games++;
      if (winner === null) count.draws++;
      else if ((winner === 'p1') === (at === 0)) count.wins++;
    }
  }
  const rows = [...counts].map(([label, { games, wins, draws }]): Row => {
    const share = wins / games;
    return { label, share, text: `${percent(share)} of ${games}`, cells: [label, games, wins, draws, rounded(share)] };
  });
  return {
    id: 'decks',
    title: 'By deck',
    shows: 'How often a deck wins; a game of a deck against itself counts for both sides.',
    columns: ['deck', 'games', 'wins', 'draws', 'winRate'],
    rows: rows.toSorted((a, b) => b.share - a.share || (a.label < b.label ? -1 : 1)),
    middle: true,
  };
}

/** The most bars of a histogram. */
const BINS = 12;

/** How long games are, in steps of a round number. */
export function lengthFigure(games: readonly Played[], unit: string): Figure {
  const lengths = games.map(({ length }) => length).toSorted((a, b) => a - b);
  const least = lengths[0] ?? 0;
  const most = lengths.at(-1) ?? 0;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => (most - least) / one < BINS - 1) ?? 5000;
  const from = Math.floor(least / step) * step;
  const bins = Array.from({ length: Math.floor((most - from) / step) + 1 }, (_, at) => from + at * step);
  const counts = bins.map((bin) => lengths.filter((length) => length >= bin && length < bin + step).length);
  const highest = Math.max(...counts);
  const middle = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  return {
    id: 'lengths',
    title: 'Length of games',
    shows: `In ${unit}: at least ${least}, at most ${most}, half of them at most ${middle}.`,
    columns: ['from', 'to', 'games'],
    rows: bins.map((bin, at): Row => {
      const count = counts[at] ?? 0;
      const label = step === 1 ? `${bin}` : `${bin}–${bin + step - 1}`;
      return { label, share: count / highest, text: String(count), cells: [bin, bin + step - 1, count] };
    }),
  };
}

const counted = (games: readonly Played[], share: number) => `${games.length} (${percent(share)})`;

/** How games end, and by which clause. */
export function endFigure(games: readonly Played[], ruleset: string): Figure {
  const ends = byNumber([...Map.groupBy(games, ({ reason, clause }) => `${reason} [${clause}]`)]);
  return {
    id: 'ends',
    title: 'What decides',
    shows: 'How games end, and the clause by which they do.',
    columns: ['reason', 'clause', 'games', 'share'],
    rows: ends.map(([, those]): Row => {
      const { reason = '', clause = '' } = those[0] ?? {};
      const share = those.length / games.length;
      const href = `/rules/${encodeURIComponent(ruleset)}#${encodeURIComponent(clause)}`;
      const cells = [reason, clause, those.length, rounded(share)];
      return { label: `${reason} (${clause})`, href, share, text: counted(those, share), cells };
    }),
  };
}

/** Games of each group, with how often the first seat won them and how long they were. */
function grouped(
  groups: readonly (readonly [string, readonly Played[]])[],
  about: Omit<Figure, 'rows' | 'columns'>,
): Figure {
  const most = Math.max(1, ...groups.map(([, those]) => those.length));
  return {
    ...about,
    columns: [about.id === 'time' ? 'from' : 'tournament', 'games', 'firstSeatWins', 'meanLength'],
    rows: groups.map(([label, those]): Row => {
      const first = those.filter(({ winner }) => winner === 'p1').length / those.length;
      return {
        label,
        share: those.length / most,
        text: `${those.length}, first seat ${percent(first)}`,
        cells: [label, those.length, rounded(first), rounded(mean(those.map(({ length }) => length)))],
      };
    }),
  };
}

/** Games by the day, or by the month where there are many days. */
export function timeFigure(games: readonly Played[]): Figure {
  const days = new Set(games.map(({ startedAt }) => startedAt?.slice(0, 10)));
  const length = days.size > 31 ? 7 : 10;
  const dated = games.filter(({ startedAt }) => startedAt !== null);
  const groups = [...Map.groupBy(dated, ({ startedAt }) => (startedAt ?? '').slice(0, length))];
  return grouped(
    groups.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    { id: 'time', title: 'Over time', shows: `Games by the ${length === 7 ? 'month' : 'day'} on which they began.` },
  );
}

export function tournamentFigure(games: readonly Played[]): Figure {
  const named = games.filter(({ tournament }) => tournament !== null);
  const groups = byNumber([...Map.groupBy(named, ({ tournament }) => tournament ?? '')]);
  return grouped(groups, { id: 'tournaments', title: 'By tournament', shows: 'Games of each tournament.' });
}

/** All figures that games alone give; those without a row are left out. */
export const figuresOf = (games: readonly Played[], ruleset: string, unit: string): Figure[] =>
  games.length === 0
    ? []
    : [
        seatFigure(games),
        deckFigure(games),
        lengthFigure(games, unit),
        endFigure(games, ruleset),
        timeFigure(games),
        tournamentFigure(games),
      ].filter(({ rows }) => rows.length > 0);

/** A cell that begins like a formula is marked as text, so that a spreadsheet does not run it. */
function cell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvOf = ({ columns, rows }: Pick<Figure, 'columns' | 'rows'>): string =>
  [columns, ...rows.map(({ cells }) => cells)].map((line) => `${line.map(cell).join(',')}\n`).join('');
