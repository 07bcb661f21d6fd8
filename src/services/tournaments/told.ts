/** Tournaments that the service runs, as callers are told of them. */
import type {
  OrganizedTournamentObject,
  TableRulingObject,
  TournamentPlayerObject,
  TournamentRoundObject,
  TournamentTableObject,
} from '../../contracts/tournaments.ts';
import type { StoredPlayer, StoredTableRuling } from '../../store/organized.ts';
import { championIn } from './final-standings.ts';
import type { SettledTable, TournamentView } from './organized-view.ts';
import { activeIn, isOver, openTables, plannedRounds } from './organized-view.ts';

export function tournamentObject(view: TournamentView, revision = view.tournament.revision): OrganizedTournamentObject {
  const { tournament, round } = view;
  const { settings } = tournament;
  const over = isOver(view);
  return {
    id: tournament.id,
    name: tournament.name,
    ruleset: settings.ruleset,
    cards: settings.cards,
    options: settings.options,
    format: settings.format,
    bestOf: settings.bestOf,
    rounds: plannedRounds(view),
    cut: settings.cut,
    tiebreaks: settings.tiebreaks,
    clock: settings.clock,
    auto: settings.auto,
    tags: settings.tags,
    seed: over ? settings.seed : null,
    status: round === 0 ? 'registration' : over ? 'over' : 'running',
    stage: settings.cutAfter === null ? 'main' : 'cut',
    round,
    openTables: openTables(view).length,
    players: { registered: tournament.players.length, active: activeIn(view, round + 1).length },
    champion: over ? championIn(view) : null,
    externalId: settings.externalId,
    metadata: settings.metadata,
    revision,
    createdAt: tournament.createdAt.toISOString(),
  };
}

export const playerObject = ({
  id,
  name,
  deck,
  seed,
  from,
  droppedAfter,
  externalId,
  metadata,
}: StoredPlayer): TournamentPlayerObject => ({
  id,
  name,
  deck,
  seed,
  from,
  droppedAfter,
  externalId,
  metadata,
});

export function tableObject({ byId }: Pick<TournamentView, 'byId'>, table: SettledTable): TournamentTableObject {
  const { settled } = table;
  const [first, second] = table.players;
  const points = settled.points;
  const seat = (id: string) => ({ id, name: byId.get(id)?.name ?? id });
  return {
    round: table.round,
    table: table.number,
    stage: table.stage,
    node: table.node,
    kind: table.kind,
    players: second === null ? [seat(first)] : [seat(first), seat(second)],
    bestOf: table.bestOf,
    status: points === null ? 'running' : 'over',
    waitsFor: settled.waitsFor,
    wins: settled.wins,
    draws: settled.draws,
    points,
    winner: points === null || points[0] === points[1] ? null : points[0] > points[1] ? first : second,
    ruled: table.ruled !== null,
    stuck: table.stuck,
    games: table.games.map(({ game, match, turned, status, result }) => {
      const p1 = turned ? (second ?? first) : first;
      const p2 = turned ? first : second;
      return {
        game,
        match,
        p1,
        status,
        winner: result === 'p1' ? p1 : result === 'p2' ? p2 : null,
        draw: result === 'draw',
      };
    }),
  };
}

export const roundObjects = ({ tables }: TournamentView): TournamentRoundObject[] =>
  [...Map.groupBy(tables, ({ round }) => round)].map(([round, those]) => {
    const open = those.filter(({ settled }) => settled.points === null).length;
    return {
      round,
      stage: those[0]?.stage ?? 'main',
      status: open === 0 ? ('over' as const) : ('running' as const),
      tables: those.length,
      open,
    };
  });

export const rulingObject = ({
  seq,
  round,
  number,
  result,
  reason,
  judge,
  ruledAt,
}: StoredTableRuling): TableRulingObject => ({
  number: seq,
  round,
  table: number === 0 ? null : number,
  result,
  reason,
  judge,
  ruledAt: ruledAt.toISOString(),
});
