import type { ResultsQuery, StandingsQuery, TournamentsQuery } from '../../contracts/queries.ts';
import type { Pairing, TournamentSummary } from '../../store/tournaments.ts';
import type { Call } from '../call.ts';
import type { Page } from '../pages.ts';
import { badQuery, pageOf, readCursor, writeCursor } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { PlacedStanding } from './final-standings.ts';
import { placesOf } from './final-standings.ts';
import type { TournamentView } from './organized-view.ts';
import { namedBy, viewOf } from './organized-view.ts';
import type { Bye } from './standings.ts';
import { settlePairing, standings } from './standings.ts';
import { tablePlace } from './table-place.ts';

const summary = ({ startedAt, playedAt, ...same }: TournamentSummary) => ({
  name: same.event,
  ...same,
  startedAt: startedAt.toISOString(),
  playedAt: playedAt.toISOString(),
});

/** The tournaments that matches of the caller's belong to, by name. */
export async function listTournaments(call: Call, { ruleset, limit, after }: TournamentsQuery) {
  const from = readCursor('tournaments', after, ['text']);
  if (!from.ok) return from;
  const name = from.value?.[0];
  const page = { ruleset, after: typeof name === 'string' ? name : undefined, limit: limit + 1 };
  const found = await call.store.tournaments.list(call.caller.tenant, page);
  const { items, next } = pageOf(found, limit, ({ event }) => writeCursor('tournaments', [event]));
  return good({ items: items.map(summary), next });
}

/** The tournament of that id or name that the service runs; null for one that only its matches know. */
async function organized({ store, caller }: Call, reference: string): Promise<TournamentView | null> {
  const whole = await store.organized.whole(caller.tenant, namedBy(reference));
  return whole && viewOf(whole);
}

const unknown = (event: string) => bad('unknown-tournament', `No match belongs to ${JSON.stringify(event)}.`);

/** The match of two players at one table of one round, with its games. */
function result(pairing: Pairing) {
  const { round, table, players, games } = pairing;
  const { wins, draws, points } = settlePairing(pairing);
  const [one, other] = points ?? [0, 0];
  return {
    round,
    table,
    players,
    status: points === null ? ('running' as const) : ('over' as const),
    winner: one === other ? null : one > other ? players[0] : players[1],
    points,
    wins,
    draws,
    games: games.map(({ match, first, status, result }) => ({
      match,
      status,
      winner: result === 'p1' ? first : result === 'p2' ? (first === players[0] ? players[1] : players[0]) : null,
      draw: result === 'draw',
    })),
  };
}

export type TournamentResult = ReturnType<typeof result>;

/** The pairings and results of a tournament, by round and table. */
export async function listResults(
  call: Call,
  event: string,
  { limit, after, ...wanted }: ResultsQuery,
): Promise<Answer<Page<TournamentResult>>> {
  const from = readCursor('results', after, ['number', 'number', 'text', 'text', 'text']);
  if (!from.ok) return from;
  const view = await organized(call, event);
  if (view !== null) return good(resultsOf(view, wanted, { limit, after: from.value }));
  const { tenant } = call.caller;
  const { tournaments } = call.store;
  const found = await tournaments.pairings(tenant, { ...wanted, event, after: from.value, limit: limit + 1 });
  if (found.length === 0 && !(await tournaments.has(tenant, event))) return unknown(event);
  const { items, next } = pageOf(found, limit, ({ round, table, players }) =>
    writeCursor('results', [...tablePlace(round, table), ...players]),
  );
  return good({ items: items.map(result), next });
}

/** The same of a tournament that the service runs: it knows how many games a series has, and what judges ruled. */
function resultsOf(
  { tables, byId }: TournamentView,
  { round, player }: Pick<ResultsQuery, 'round' | 'player'>,
  { limit, after }: { limit: number; after: readonly (string | number)[] | undefined },
): Page<TournamentResult> {
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const all = tables.flatMap((table): TournamentResult[] => {
    const [first, second] = table.players;
    if (second === null || (round !== undefined && table.round !== round)) return [];
    const names: [string, string] = [nameOf(first), nameOf(second)];
    if (player !== undefined && !names.includes(player)) return [];
    const turned = names[0] > names[1];
    const turn = (pair: [number, number]): [number, number] => (turned ? [pair[1], pair[0]] : pair);
    const { points, wins, draws } = table.settled;
    return [
      {
        round: table.round,
        table: String(table.number),
        players: turned ? [names[1], names[0]] : names,
        status: points === null ? 'running' : 'over',
        winner: points === null || points[0] === points[1] ? null : points[0] > points[1] ? names[0] : names[1],
        points: points && turn(points),
        wins: turn(wins),
        draws,
        games: table.games.map(({ match, status, result, turned: seats }) => ({
          match,
          status: status === 'over' || status === 'deleted' ? 'over' : 'running',
          winner: result === 'p1' ? names[seats ? 1 : 0] : result === 'p2' ? names[seats ? 0 : 1] : null,
          draw: result === 'draw',
        })),
      },
    ];
  });
  const placeOf = ({ round, table, players }: TournamentResult) => [...tablePlace(round, table), ...players];
  return pageOf(after === undefined ? all : all.filter((one) => isAfter(placeOf(one), after)), limit, (last) =>
    writeCursor('results', placeOf(last)),
  );
}

/** Whether a place in a list comes after another, by the first part in which they differ. */
function isAfter(place: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  const at = place.findIndex((part, at) => part !== other[at]);
  const [one, two] = [place[at], other[at]];
  return one !== undefined && two !== undefined && one > two;
}

/** The byes in a request, each written as "name:round". */
function byesOf(asked: readonly string[], pairings: readonly Pairing[]): Answer<Bye[]> {
  const byes: Bye[] = [];
  for (const text of asked) {
    const [, player = '', digits = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
    const round = Number(digits);
    if (player === '') return badQuery('byes', `${JSON.stringify(text)} is not a name and a round: "Ada:2"`);
    const played = pairings.some((pairing) => pairing.round === round && pairing.players.includes(player));
    if (played) return badQuery('byes', `${player} had an opponent in round ${round}`);
    if (byes.some((bye) => bye.player === player && bye.round === round)) {
      return badQuery('byes', `the bye of ${player} in round ${round} is listed twice`);
    }
    byes.push({ player, round });
  }
  return good(byes);
}

/** The standings of a tournament; see `standings` for how players are ranked. */
export async function listStandings(
  call: Call,
  event: string,
  { round, byes: asked = [], limit, after = 0 }: StandingsQuery,
): Promise<Answer<Page<PlacedStanding>>> {
  const from = Math.max(after, 0);
  const page = (all: PlacedStanding[]) => good(pageOf(all.slice(from, from + limit + 1), limit, () => from + limit));
  const view = await organized(call, event);
  if (view !== null) {
    if (asked.length > 0) return badQuery('byes', 'the service runs this tournament and knows its byes');
    return page(placesOf(view, round));
  }
  const pairings = await call.store.tournaments.pairings(call.caller.tenant, { event, lastRound: round });
  if (pairings.length === 0 && !(await call.store.tournaments.has(call.caller.tenant, event))) return unknown(event);
  const byes = byesOf(asked, pairings);
  if (!byes.ok) return byes;
  const all = standings(
    pairings,
    byes.value.filter((bye) => round === undefined || bye.round <= round),
  );
  return page(all.map((row) => ({ ...row, id: null, dropped: false })));
}
