import type { LivePly, MatchesStreamQuery } from '../../contracts/live.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Change, ChangeFilter, Told } from '../../store/changes.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { tellingOf } from '../matches/lookup.ts';
import type { MatchObject } from '../matches/match-object.ts';
import { matchObject } from '../matches/match-object.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { TenantWatch } from '../tenant-feed.ts';
import { readFeedCursor, writeFeedCursor } from './feed-cursor.ts';
import type { Followed } from './follow.ts';
import { standing } from './follow-plies.ts';
import { plyObject } from './plies.ts';

/** How many plies are read at once. */
const PAGE = 50;
/** Of how many matches it is told how they stand. */
const MOST_STANDING = 1_000;

/** What is said to somebody who follows many matches; `id` is what they go on after. */
export type MatchesMessage =
  | { event: 'match'; data: MatchObject }
  | { event: 'ready'; id: string; data: { cursor: string; truncated: boolean } }
  | { event: 'ply'; id: string; data: LivePly }
  | { event: 'end'; id: string; data: { match: string; ply: number; outcome: StoredMatch['outcome'] } };

/**
 * The matches of the caller as the viewer may see them: how each that runs stands, then each ply of any of them as it is
 * played, those of a match in order, without a gap and none twice. Which ones the filter finds is settled by what is said about a match
 * when a ply of it is told. What is told is read when it is taken, so a slow reader costs no memory.
 */
export async function followMatches(
  call: Call,
  query: MatchesStreamQuery,
): Promise<Answer<Followed<MatchesMessage> & { viewer: Viewer }>> {
  const viewer = viewerOf(call.caller, query.viewer);
  if (!viewer.ok) return viewer;
  const told = query.after === undefined ? good(null) : readFeedCursor(query.after);
  if (!told.ok) return told;
  const { ruleset, event, tag: tags } = query;
  const filter = { ruleset, event, tags, id: call.caller.seat?.match };
  const watch = call.tenantFeed.watch(call.caller.tenant);
  try {
    // What can't be read is refused, as long as nothing is said.
    const first = told.value === null ? null : await readSince(call, filter, told.value);
    const begun = first === null ? await stand(call, filter) : null;
    const items = messagesFrom(call, watch, { filter, viewer: viewer.value, first, begun });
    return good({ items, end: () => watch.end(), viewer: viewer.value });
  } catch (error) {
    watch.end();
    throw error;
  }
}

type Standing = Awaited<ReturnType<typeof stand>>;

/** What was read of what was recorded since. */
interface Since {
  before: Told;
  changes: Change[];
  told: Told;
}

const stand = (call: Call, filter: ChangeFilter) =>
  call.store.changes.standing(call.caller.tenant, filter, MOST_STANDING + 1);

/** Null where what was told is of another database, or of this one before a standby took over that had less. */
async function readSince(call: Call, filter: ChangeFilter, before: Told): Promise<Since | null> {
  const found = await call.store.changes.since(call.caller.tenant, filter, before, PAGE);
  return found && { before, ...found };
}

interface Following {
  filter: ChangeFilter;
  viewer: Viewer;
  /** What was read of both, of which one is null. */
  first: Since | null;
  begun: Standing | null;
}

async function* messagesFrom(
  call: Call,
  watch: TenantWatch,
  { filter, viewer, first, begun }: Following,
): AsyncGenerator<MatchesMessage> {
  try {
    for (let [found, stands] = [first, begun]; ; ) {
      if (found === null) {
        stands ??= await stand(call, filter);
        yield* standingOf(stands, viewer);
        found = await readSince(call, filter, stands.told);
        stands = null;
        continue;
      }
      for await (const message of messagesOf(call, found, viewer)) {
        yield message;
        if (message.event === 'end') return;
      }
      // What was read to an earlier snapshot was not read to the end.
      const isAll = found.told.to === null && found.before.to === null;
      if (isAll && !(await watch.moved())) return;
      found = await readSince(call, filter, found.told);
    }
  } finally {
    watch.end();
  }
}

function* standingOf({ matches, told }: Standing, viewer: Viewer): Generator<MatchesMessage> {
  for (const match of matches.slice(0, MOST_STANDING)) yield { event: 'match', data: matchObject(match, viewer) };
  const cursor = writeFeedCursor(told);
  yield { event: 'ready', id: cursor, data: { cursor, truncated: matches.length > MOST_STANDING } };
}

/** What is said of some changes. What is known of them is told with the last one as after all of them. */
async function* messagesOf(
  call: Call,
  { before, changes, told: after }: Since,
  viewer: Viewer,
): AsyncGenerator<MatchesMessage> {
  const { tenant, seat } = call.caller;
  const ids = [...new Set(changes.map(({ match }) => match))];
  const found = ids.length === 0 ? [] : await call.store.many.find(ids.map((id) => ({ tenant, id })));
  const matches = new Map(found.flatMap((match) => (match === null ? [] : [[match.id, match] as const])));
  const to = after.to ?? after.from;
  for (const [at, { match: id, ply, place }] of changes.entries()) {
    const match = matches.get(id);
    // It was deleted meanwhile.
    if (match === undefined) continue;
    const cursor = writeFeedCursor(at === changes.length - 1 ? after : { ...before, to, after: place });
    if (ply.ply === 0) yield { event: 'match', data: matchObject(match, viewer) };
    const seen = { ...(await tellingOf(call, match)), viewer };
    const stands = match.ply === ply.ply ? standing(match) : null;
    yield { event: 'ply', id: cursor, data: { ...plyObject(seen, ply), match: id, ruleset: match.ruleset.id, stands } };
    if (seat !== null && stands?.status === 'over') {
      yield { event: 'end', id: cursor, data: { match: id, ply: ply.ply, outcome: match.outcome } };
    }
  }
}
