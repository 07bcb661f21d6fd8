import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import type { StoredTournament, TournamentChange } from '../../store/organized.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { TablesView, TournamentView } from './organized-view.ts';
import { findTables, findTournament, namedBy, unknownTournament } from './organized-view.ts';

/** What is meant to be changed: the tournament as it was when it was read. */
export interface Expected {
  expectedRevision?: number | undefined;
  /** The revisions that are named by `If-Match`; `*` for any. */
  ifMatch?: readonly number[] | '*' | undefined;
}

/** What a change writes, and what it answers; without anything to write the tournament stays as it is. */
export interface Changing<T> {
  change: TournamentChange | null;
  told: (revision: number) => T;
}

/** How often a change that names no revision is tried when another server was faster. */
const ATTEMPTS = 10;

/** One change of a tournament at a time is made by this server. */
const turns = new Map<string, { waiting: number; limit: LimitFunction }>();

async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(id) ?? { waiting: 0, limit: pLimit(1) };
  turns.set(id, turn);
  turn.waiting++;
  try {
    return await turn.limit(work);
  } finally {
    if (--turn.waiting === 0) turns.delete(id);
  }
}

/**
 * Changes a tournament: `decide` says by what is in it what is written. All of it is written where the tournament still has the
 * revision that was read, otherwise `decide` is asked anew, or the caller who named a revision is told.
 */
export const changeTournament = <T>(
  call: Call,
  reference: string,
  expected: Expected,
  decide: Decide<TournamentView, T>,
): Promise<Answer<T>> => change(call, reference, expected, () => findTournament(call, reference), decide);

/** The same of what concerns one table: the tournament is not read whole for it. */
export const changeTable = <T>(
  call: Call,
  reference: string,
  place: { round: number; number: number },
  expected: Expected,
  decide: Decide<TablesView, T>,
): Promise<Answer<T>> => change(call, reference, expected, () => findTables(call, reference, [place]), decide);

type Decide<View, T> = (view: View) => Promise<Answer<Changing<T>>> | Answer<Changing<T>>;

async function change<View extends { tournament: StoredTournament }, T>(
  call: Call,
  reference: string,
  expected: Expected,
  find: () => Promise<Answer<View>>,
  decide: Decide<View, T>,
): Promise<Answer<T>> {
  const named = await call.store.organized.find(call.caller.tenant, namedBy(reference));
  if (named === null) return unknownTournament(reference);
  return inTurn(named.id, async () => {
    for (let attempt = 1; ; attempt++) {
      const found = await find();
      if (!found.ok) return found;
      const { tournament } = found.value;
      if (!isMeant(tournament.revision, expected)) return conflict(tournament.revision);
      const decided = await decide(found.value);
      if (!decided.ok) return decided;
      const { change, told } = decided.value;
      if (change === null) return good(told(tournament.revision));
      if (await call.store.organized.change(tournament, change)) return good(told(tournament.revision + 1));
      if (attempt >= ATTEMPTS) return conflict(tournament.revision);
    }
  });
}

function isMeant(revision: number, { expectedRevision, ifMatch }: Expected): boolean {
  if (expectedRevision !== undefined && expectedRevision !== revision) return false;
  return ifMatch === undefined || ifMatch === '*' || ifMatch.includes(revision);
}

const conflict = (revision: number) =>
  bad(
    'tournament-conflict',
    `The tournament is at revision ${revision}: it was changed since what was meant was read.`,
    {
      currentRevision: revision,
    },
  );
