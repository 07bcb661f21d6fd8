/** The standings of a tournament that the service runs: those of its rounds, with the bracket before them where it has one. */
import { reached } from './bracket.ts';
import type { TournamentView } from './organized-view.ts';
import { bracketOfStage, standingsOf, viewOf } from './organized-view.ts';
import type { Standing } from './standings.ts';

export interface PlacedStanding extends Standing {
  id: string | null;
  dropped: boolean;
}

/** The tournament as it was after a round: what judges ruled since counts. */
const asOf = (view: TournamentView, upTo: number | undefined): TournamentView =>
  upTo === undefined
    ? view
    : viewOf({ ...view.tournament, tables: view.tournament.tables.filter(({ round }) => round <= upTo) });

/** Everybody's place, after a round or after the last one. */
export function placesOf(whole: TournamentView, upTo?: number): PlacedStanding[] {
  const view = asOf(whole, upTo);
  const { settings, players } = view.tournament;
  const byName = new Map(players.map((player) => [player.name, player]));
  const rows = standingsOf(view, 'main', upTo).map(
    (row): PlacedStanding => ({
      ...row,
      id: byName.get(row.player)?.id ?? null,
      dropped: byName.get(row.player)?.droppedAfter !== null,
    }),
  );
  const stage = settings.cutAfter !== null && view.round > settings.cutAfter ? 'cut' : 'main';
  const bracket = bracketOfStage(view, stage);
  const seeding = settings.seeding[stage];
  const kind = stage === 'cut' ? settings.cut?.format : settings.format;
  if (bracket === null || seeding === undefined || (kind !== 'single-elimination' && kind !== 'double-elimination')) {
    return rows;
  }
  const far = reached(seeding, kind, bracket);
  const distance = ({ id }: PlacedStanding) => (id === null ? -1 : (far.get(id) ?? -1));
  // Those who came equally far keep the order of the rounds before the bracket; without any they share a place.
  const order = (row: PlacedStanding, at: number) =>
    stage === 'cut' || row.id === null ? at : seeding.indexOf(row.id);
  const sorted = rows
    .map((row, at) => ({ row, at: order(row, at) }))
    .sort((a, b) => distance(b.row) - distance(a.row) || a.at - b.at);
  const shared = (row: PlacedStanding): number => {
    const isLevel = (other: PlacedStanding) =>
      distance(other) === distance(row) && (distance(row) >= 0 || other.rank === row.rank);
    return sorted.findIndex((other) => isLevel(other.row)) + 1;
  };
  return sorted.map(({ row }, at) => ({
    ...row,
    rank: stage === 'cut' && distance(row) >= 0 ? at + 1 : shared(row),
  }));
}

/** Who has won; null where nobody alone is first. */
export function championIn(view: TournamentView): string | null {
  const [first, second] = placesOf(view);
  return first && second?.rank !== first.rank ? first.id : null;
}
