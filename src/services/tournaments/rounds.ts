/** Rounds of a tournament: paired, read, taken back. */
import type {
  PairedRoundObject,
  PairRequest,
  TableRulingObject,
  TournamentRoundObject,
  TournamentTableObject,
  UndoRoundRequest,
} from '../../contracts/tournaments.ts';
import type { Call } from '../call.ts';
import { decideMatch } from '../matches/rulings.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Expected } from './change.ts';
import { changeTournament } from './change.ts';
import { nextRound } from './next-round.ts';
import type { SettledTable, TournamentView } from './organized-view.ts';
import { findTables, findTournament, viewOf } from './organized-view.ts';
import { startGames } from './table-games.ts';
import { roundObjects, rulingObject, tableObject } from './told.ts';

/** So many tables begin before the answer: those of more players begin right after it. */
const BEGUN_AT_ONCE = 32;

/**
 * Pairs the next round and begins its matches. Of two who do it at once one is told that the round is paired; a request that is sent
 * again under its Idempotency-Key is answered as before.
 */
export async function pairRound(
  call: Call,
  reference: string,
  { expectedRevision, ...asked }: PairRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<PairedRoundObject>> {
  const before = await findTournament(call, reference);
  if (!before.ok) return before;
  const meant = { ...asked, round: asked.round ?? before.value.round + 1 };
  const paired = await changeTournament(call, reference, { expectedRevision, ifMatch }, async (view) => {
    const next = await nextRound(call, view, meant);
    if (!next.ok) return next;
    const { round, stage, settings, tables: pairings } = next.value;
    const tables = pairings.map((pairing, at) => ({ ...pairing, round, number: at + 1 }));
    const written = tables.map((table) => ({ ...table, games: [] }));
    const { tournament } = view;
    const going = viewOf({ ...tournament, settings, tables: [...tournament.tables, ...written] });
    return good({
      change: asked.dryRun === true ? null : { settings, tables, ready: { round, stage, tables: tables.length } },
      told: (revision) => ({ ...roundOf(going, round), stage, revision, dryRun: asked.dryRun === true }),
    });
  });
  if (!paired.ok || paired.value.dryRun) return paired;
  const { round, revision } = paired.value;
  const { id } = before.value.tournament;
  await startGames(call, id, BEGUN_AT_ONCE);
  call.tables.wake();
  call.webhooks.wake();
  const now = await findTournament(call, id);
  if (!now.ok) return paired;
  return good({ ...paired.value, tables: roundOf(now.value, round).tables, revision });
}

const roundOf = (view: TournamentView, round: number) => ({
  round,
  tables: view.tables.filter((table) => table.round === round).map((table) => tableObject(view, table)),
});

const unknownRound = (round: number) => bad('unknown-table', `Round ${round} is not paired.`);

/** The tables of a round. */
export async function listTables(
  call: Call,
  reference: string,
  round: number,
): Promise<Answer<TournamentTableObject[]>> {
  const found = await findTournament(call, reference);
  if (!found.ok) return found;
  const { tables } = roundOf(found.value, round);
  return tables.length > 0 ? good(tables) : unknownRound(round);
}

export async function listRounds(call: Call, reference: string): Promise<Answer<TournamentRoundObject[]>> {
  const found = await findTournament(call, reference);
  return found.ok ? good(roundObjects(found.value)) : found;
}

export async function readTable(
  call: Call,
  reference: string,
  round: number,
  number: number,
): Promise<Answer<TournamentTableObject>> {
  const found = await findTables(call, reference, [{ round, number }]);
  if (!found.ok) return found;
  const [table] = found.value.tables;
  return table ? good(tableObject(found.value, table)) : unknownTable(round, number);
}

export const unknownTable = (round: number, number: number) =>
  bad('unknown-table', `There is no table ${number} in round ${round}.`);

/**
 * Takes the last round back, as a judge ruled: its tables are gone, and it can be paired anew. Matches that go on end without a winner.
 */
export async function undoRound(
  call: Call,
  reference: string,
  round: number,
  { expectedRevision, reason, judge }: UndoRoundRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<TableRulingObject>> {
  let matches: string[] = [];
  const undone = await changeTournament<TableRulingObject>(call, reference, { expectedRevision, ifMatch }, (view) => {
    if (round > view.round) return unknownRound(round);
    if (round < view.round) {
      return bad('tournament-state', `Only the last round can be taken back, and that is round ${view.round}.`);
    }
    const { settings, rulings } = view.tournament;
    matches = runningIn(view.tables.filter((table) => table.round === round));
    const { main } = settings.seeding;
    const beganCut = settings.cutAfter === round - 1;
    const back =
      round === 1 ? { seeding: {}, cutAfter: null } : beganCut ? { seeding: main ? { main } : {}, cutAfter: null } : {};
    const ruling = { seq: (rulings.at(-1)?.seq ?? 0) + 1, round, number: 0, result: null, reason, judge };
    // Rulings of the tables that are gone are not about those that take their places.
    const voided = view.tables
      .filter((table) => table.round === round && table.ruled !== null)
      .map(({ number }, at) => ({ ...ruling, seq: ruling.seq + 1 + at, number }));
    return good({
      change: { settings: { ...settings, ...back }, undo: round, rulings: [ruling, ...voided] },
      told: () => rulingObject({ ...ruling, ruledAt: new Date() }),
    });
  });
  if (undone.ok)
    await endMatches(
      call,
      matches.map((match) => ({ match, winner: null })),
      { reason, judge },
    );
  return undone;
}

/** The matches that go on at some tables. */
export const runningIn = (tables: readonly SettledTable[]): string[] =>
  tables.flatMap(({ games }) => games.filter(({ status }) => status === 'running').map(({ match }) => match));

/** Ends matches as a judge ruled. One that ended meanwhile is ruled as well; one that is deleted needs no ruling. */
export async function endMatches(
  call: Call,
  matches: readonly { match: string; winner: 'p1' | 'p2' | null }[],
  { reason, judge }: { reason: string; judge: string },
): Promise<void> {
  for (const { match, winner } of matches) {
    const ended = await decideMatch(call, match, { winner, reason, judge });
    if (!ended.ok) call.log.error({ match, problem: ended.problem.code }, 'a match of a table could not be ended');
  }
}
