import type { VerificationJob } from '../../contracts/jobs.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { MatchSelection } from '../reading/match-list.ts';
import { selectMatches } from '../reading/match-list.ts';
import type { Work } from './work.ts';

/** How far a job is that goes through matches. */
export interface Walked {
  /** The start and the id of the last match that is done; null before the first. */
  after: readonly [string, string] | null;
}

/** The matches that a job goes through, by their starts: what starts after it was asked for is not among them. */
export async function matchesOf(
  call: Call,
  asked: VerificationJob['matches'],
  createdAt: Date,
): Promise<Answer<MatchSelection>> {
  const { tournament, ...matches } = asked ?? {};
  const found = await selectMatches(call, { ...matches, event: tournament, sort: 'startedAt' });
  if (!found.ok) return found;
  const { filter } = found.value;
  // A millisecond more, since what is kept of a time is cut off there.
  const latest = new Date(createdAt.getTime() + 1);
  const until = filter.until === undefined || filter.until > latest ? latest : filter.until;
  return good({ ...found.value, filter: { ...filter, until } });
}

/** How many matches are read at once. */
const PAGE = 50;

/**
 * Has `look` done for one match after the other, from where the job is, until the piece has taken its time; `look` gives false where that
 * is so for reasons of its own. Gives where it is now, how many matches there are, and whether these were the last ones.
 */
export async function walk(
  { job, call, enough }: Work,
  { filter }: MatchSelection,
  from: Walked['after'],
  look: (match: StoredMatch) => Promise<boolean>,
): Promise<{ after: Walked['after']; done: number; total: number; last: boolean }> {
  const { tenant } = call.caller;
  const total = job.total ?? (await call.store.queries.count(tenant, filter));
  let [after, done] = [from, job.done];
  for (;;) {
    const place = after === null ? undefined : [...after];
    const page = await call.store.queries.matches(tenant, { ...filter, after: place, limit: PAGE });
    for (const match of page) {
      const more = await look(match);
      after = [match.startedAt.toISOString(), match.id];
      done++;
      if (!more || enough()) return { after, done, total: Math.max(total, done), last: false };
    }
    if (page.length < PAGE) return { after, done, total: Math.max(total, done), last: true };
  }
}
