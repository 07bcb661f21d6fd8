import type { DeletedMatch } from '../../store/deleted-matches.ts';
import type { Call } from '../call.ts';
import { withdrawAnswers } from '../callers/withdrawal.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { findStoredMatch } from './lookup.ts';

/** What is left of a deleted match, as it is returned. */
export const deletedMatchObject = ({ id, ruleset, startedAt, deletedAt }: DeletedMatch) => ({
  id,
  ruleset,
  startedAt: startedAt.toISOString(),
  deletedAt: deletedAt.toISOString(),
});

export type DeletedMatchObject = ReturnType<typeof deletedMatchObject>;

/**
 * Deletes a match for good: its plies, states and counts with it. The keys of its seats end, what was answered about it under an
 * Idempotency-Key is not given again, and whoever follows it is told nothing more. A match that was deleted before is answered
 * alike.
 */
export async function deleteMatch(call: Call, id: string): Promise<Answer<DeletedMatchObject>> {
  const found = await findStoredMatch(call, id);
  if (!found.ok && found.problem.code !== 'match-deleted') return found;
  const { tenant } = call.caller;
  const { deletedMatches } = call.store;
  const left = (await deletedMatches.delete(tenant, id)) ?? (await deletedMatches.find(tenant, id));
  if (left === null) throw new Error(`match ${id} is gone, and nothing says that it was deleted`);
  call.tables.wake();
  call.feed.gone(left.id);
  call.keys.forget();
  await withdrawAnswers(call.store, tenant, left.id);
  return good(deletedMatchObject(left));
}
