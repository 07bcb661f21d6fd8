/** A tournament that the service runs, read whole, and what follows from what is in it. */
import type {
  SomeTables,
  StoredPlayer,
  StoredTable,
  StoredTableRuling,
  TableResult,
  WholeTournament,
} from '../../store/organized.ts';
import type { Call } from '../call.ts';
import { isId } from '../ids.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Decision, Spot } from './bracket.ts';
import { openSpots, playBracket } from './bracket.ts';
import { roundsOfAll } from './round-robin.ts';
import type { Settled } from './series.ts';
import { majorityOf, settle } from './series.ts';
import type { Standing } from './standings.ts';
import { rank } from './standings.ts';

/** A table and how it stands. */
export interface SettledTable extends StoredTable {
  settled: Settled;
  ruled: TableResult | null;
}

export interface TournamentView {
  tournament: WholeTournament;
  byId: ReadonlyMap<string, StoredPlayer>;
  tables: SettledTable[];
  /** The number of the last round; 0 before the first. */
  round: number;
}

/** What is named by an id or by a name. */
export const namedBy = (reference: string) =>
  isId(reference) ? { id: reference.toLowerCase() } : { name: reference.normalize('NFKC') };

export const unknownTournament = (reference: string) =>
  bad('unknown-tournament', `There is no tournament ${JSON.stringify(reference)} that the service runs.`);

/** The tournament of that id or name. */
export async function findTournament({ store, caller }: Call, reference: string): Promise<Answer<TournamentView>> {
  const found = await store.organized.whole(caller.tenant, namedBy(reference));
  return found ? good(viewOf(found)) : unknownTournament(reference);
}

/** Some tables of a tournament, which is not read whole for them. */
export interface TablesView {
  tournament: SomeTables;
  byId: ReadonlyMap<string, StoredPlayer>;
  tables: SettledTable[];
}

/** Those tables of a tournament that are there. */
export async function findTables(
  { store, caller }: Call,
  reference: string,
  places: readonly { round: number; number: number }[],
): Promise<Answer<TablesView>> {
  const found = await store.organized.some(caller.tenant, namedBy(reference), places);
  return found ? good({ tournament: found, ...settledIn(found) }) : unknownTournament(reference);
}

export function viewOf(tournament: WholeTournament): TournamentView {
  const settled = settledIn(tournament);
  return { tournament, ...settled, round: settled.tables.at(-1)?.round ?? 0 };
}

function settledIn({ players, tables, rulings }: Pick<WholeTournament, 'players' | 'tables' | 'rulings'>) {
  const ruled = new Map<string, StoredTableRuling>();
  for (const ruling of rulings) ruled.set(`${ruling.round}/${ruling.number}`, ruling);
  return {
    byId: new Map(players.map((player) => [player.id, player])),
    tables: tables.map((table): SettledTable => {
      const result = ruled.get(`${table.round}/${table.number}`)?.result ?? null;
      return { ...table, ruled: result, settled: settle(table, result) };
    }),
  };
}

/** Whether a player can be paired in a round. */
export const takesPart = ({ from, droppedAfter }: StoredPlayer, round: number): boolean =>
  from <= round && (droppedAfter === null || droppedAfter >= round);

export const activeIn = ({ tournament }: TournamentView, round: number): StoredPlayer[] =>
  tournament.players.filter((player) => takesPart(player, round));

export const openTables = ({ tables }: TournamentView): SettledTable[] =>
  tables.filter(({ settled }) => settled.points === null);

/** How many rounds there are before the cut; null while the format has not said it, and where it is a bracket. */
export function plannedRounds(view: TournamentView): number | null {
  const { format, rounds, seeding } = view.tournament.settings;
  if (rounds !== null) return rounds;
  const first = view.tables.filter(({ round }) => round === 1);
  if (format === 'round-robin') return seeding.main ? roundsOfAll(seeding.main.length) : null;
  if (format !== 'swiss' || first.length === 0) return null;
  const began = first.reduce((sum, { players }) => sum + (players[1] === null ? 1 : 2), 0);
  return Math.max(1, Math.ceil(Math.log2(began)));
}

/** The bracket of a stage, as far as it has come; null where the stage has none, or none yet. */
export function bracketOfStage({ tournament, tables }: TournamentView, stage: 'main' | 'cut'): Spot[] | null {
  const { format, cut, seeding } = tournament.settings;
  const kind = stage === 'cut' ? cut?.format : format;
  const players = seeding[stage];
  if (!players || (kind !== 'single-elimination' && kind !== 'double-elimination')) return null;
  const decided = new Map<string | null, Decision>();
  for (const table of tables) {
    const [one, other] = table.players;
    const { points } = table.settled;
    if (table.stage !== stage || points === null) continue;
    const nobody = points[0] === points[1];
    decided.set(table.node, {
      winner: nobody ? null : points[0] > points[1] ? one : other,
      loser: nobody ? null : points[0] > points[1] ? other : one,
    });
  }
  return playBracket(players, kind, (node) => decided.get(node) ?? null);
}

/** The standings of the rounds of a stage, up to a round; in the first stage with everybody who could have been paired. */
export function standingsOf(view: TournamentView, stage: 'main' | 'cut', upTo = Number.POSITIVE_INFINITY): Standing[] {
  const { tournament, byId } = view;
  const { bestOf, tiebreaks } = tournament.settings;
  const counted = view.tables.filter((table) => table.stage === stage && table.round <= upTo);
  const last = Math.min(upTo, counted.at(-1)?.round ?? 0);
  const nameOf = (id: string | null): string => (id === null ? '' : (byId.get(id)?.name ?? id));
  const lost = majorityOf(bestOf);
  return rank(
    counted
      .filter(({ players }) => players[1] !== null)
      .map(({ players, round, settled }) => ({
        players: [nameOf(players[0]), nameOf(players[1])] as const,
        round,
        wins: settled.wins,
        draws: settled.draws,
        points: settled.points,
      })),
    {
      tiebreaks,
      byes: counted
        .filter(({ players }) => players[1] === null)
        .map(({ players, round, settled }) => ({ player: nameOf(players[0]), round, games: settled.wins[0] })),
      missed:
        stage === 'main'
          ? tournament.players.flatMap(({ name, from }) =>
              Array.from({ length: Math.min(from - 1, last) }, (_, at) => ({
                player: name,
                round: at + 1,
                games: lost,
              })),
            )
          : [],
      names:
        stage === 'main'
          ? tournament.players.filter(({ from }) => from <= Math.max(1, last)).map(({ name }) => name)
          : [],
    },
  );
}

/** Whether everything is played and decided. */
export function isOver(view: TournamentView): boolean {
  const { settings } = view.tournament;
  if (view.round === 0 || openTables(view).length > 0) return false;
  if (settings.cutAfter !== null) return openSpots(bracketOfStage(view, 'cut') ?? []).length === 0;
  const bracket = bracketOfStage(view, 'main');
  if (bracket !== null) return openSpots(bracket).length === 0;
  return settings.cut === null && view.round >= (plannedRounds(view) ?? 0);
}
