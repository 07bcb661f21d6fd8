/** What judges rule about tables. */
import type { TableRulingObject, TableRulingRequest } from '../../contracts/tournaments.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { Expected } from './change.ts';
import { changeTable } from './change.ts';
import { faulty } from './organize.ts';
import type { SettledTable, TablesView } from './organized-view.ts';
import { findTournament } from './organized-view.ts';
import { endMatches, runningIn, unknownTable } from './rounds.ts';
import { majorityOf } from './series.ts';
import { rulingObject } from './told.ts';

/**
 * Rules how a series ended, in the place of what its games say, or takes that back. Games that go on are ended the same way. Standings
 * follow; rounds that are paired stay as they are.
 */
export async function ruleTable(
  call: Call,
  reference: string,
  { round, table: number }: { round: number; table: number },
  { expectedRevision, result, reason, judge }: TableRulingRequest,
  ifMatch?: Expected['ifMatch'],
): Promise<Answer<TableRulingObject>> {
  let running: { match: string; winner: 'p1' | 'p2' | null }[] = [];
  const place = { round, number };
  const ruled = await changeTable(call, reference, place, { expectedRevision, ifMatch }, (view) => {
    const [table] = view.tables;
    if (!table) return unknownTable(round, number);
    const refused = refusal(view, table, result);
    if (refused) return refused;
    const seq = view.tournament.lastRuling + 1;
    const ruling = { seq, round, number, result, reason, judge };
    running =
      result === null ? [] : runningIn([table]).map((match) => ({ match, winner: winnerOf(table, match, result) }));
    const { settled: _settled, ruled: _ruled, games: _games, ...same } = table;
    // Where the games count again, somebody has to look whether one is to be started.
    return good({
      change: { rulings: [ruling], tables: result === null ? [{ ...same, stuck: null }] : [] },
      told: () => rulingObject({ ...ruling, ruledAt: new Date() }),
    });
  });
  if (ruled.ok) await endMatches(call, running, { reason, judge });
  if (ruled.ok && result === null) call.tables.wake();
  return ruled;
}

function refusal({ tournament }: TablesView, table: SettledTable, result: TableRulingRequest['result']) {
  if (table.kind !== 'match') return bad('tournament-state', 'Nobody plays at that table: there is nothing to rule.');
  // In a bracket all later rounds are of its stage.
  if (table.node !== null && tournament.lastRound > table.round) {
    return bad(
      'tournament-state',
      'Rounds of the bracket that follow from this table are paired: take those back first.',
    );
  }
  if (table.stage === 'main' && tournament.settings.cutAfter !== null) {
    return bad('tournament-state', 'The cut follows from the rounds before it: take its rounds back first.');
  }
  if (result === null) return null;
  const { wins, draws, bothLose } = result;
  const most = majorityOf(table.bestOf);
  const faults = wins.flatMap((won, at) =>
    won > most ? [{ path: `/result/wins/${at}`, reason: `${most} games decide the series`, in: 'body' as const }] : [],
  );
  if (wins[0] === most && wins[1] === most)
    faults.push({ path: '/result/wins', reason: 'only one can have won', in: 'body' });
  if (wins[0] + wins[1] + draws > table.bestOf + 9)
    faults.push({ path: '/result/draws', reason: 'are too many games', in: 'body' });
  if (table.node !== null && !bothLose && wins[0] === wins[1]) {
    faults.push({
      path: '/result/wins',
      reason: 'somebody has to go on: one has to have won more games, unless both lose',
      in: 'body',
    });
  }
  return faults.length > 0 ? faulty(faults) : null;
}

/** Who has won a game that a judge ends with its series. */
function winnerOf(table: SettledTable, match: string, { wins, bothLose }: NonNullable<TableRulingRequest['result']>) {
  if (bothLose || wins[0] === wins[1]) return null;
  const turned = table.games.find((game) => game.match === match)?.turned === true;
  return wins[0] > wins[1] !== turned ? 'p1' : 'p2';
}

export async function listRulings(call: Call, reference: string): Promise<Answer<TableRulingObject[]>> {
  const found = await findTournament(call, reference);
  return found.ok ? good(found.value.tournament.rulings.map(rulingObject)) : found;
}
