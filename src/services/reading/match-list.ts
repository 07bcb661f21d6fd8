import type { MatchesQuery } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { DeletedMatch } from '../../store/deleted-matches.ts';
import type { MatchOrder, MatchQuery, Place } from '../../store/reading.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { viewerOf } from '../callers/caller.ts';
import { isId } from '../ids.ts';
import type { DeletedMatchObject } from '../matches/delete.ts';
import { deletedMatchObject } from '../matches/delete.ts';
import type { MatchObject } from '../matches/match-object.ts';
import { matchObject } from '../matches/match-object.ts';
import type { CursorKind, Page } from '../pages.ts';
import { badQuery, pageOf, readCursor, walkPages, writeCursor } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { tablePlace } from '../tournaments/table-place.ts';

/** What each list is sorted by, as its cursors carry it. */
const PLACES: Record<MatchOrder, { kinds: readonly CursorKind[]; of(match: StoredMatch): Place }> = {
  startedAt: { kinds: ['time', 'id'], of: ({ startedAt, id }) => [startedAt.toISOString(), id] },
  endedAt: { kinds: ['time', 'id'], of: ({ endedAt, id }) => [(endedAt ?? new Date(0)).toISOString(), id] },
  playedAt: { kinds: ['time', 'id'], of: ({ playedAt, id }) => [playedAt.toISOString(), id] },
  round: {
    kinds: ['number', 'number', 'text', 'time', 'id'],
    of: ({ round, table, startedAt, id }) => [...tablePlace(round, table), startedAt.toISOString(), id],
  },
};

type Filter = Omit<MatchQuery, 'limit' | 'after'>;

export interface MatchSelection {
  viewer: Viewer;
  filter: Filter;
  after: Place | undefined;
  cursor(match: StoredMatch): string;
  /** Whether deleted matches are told of. */
  deleted: boolean;
}

const at = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** Whose decision has to be open, and since when. */
function awaitedIn({
  awaiting,
  awaitingPlayer: name,
  awaitingBefore: before,
}: Pick<MatchesQuery, 'awaiting' | 'awaitingPlayer' | 'awaitingBefore'>): MatchQuery['awaiting'] {
  if (awaiting === undefined && name === undefined && before === undefined) return undefined;
  const seats = awaiting === 'p1' || awaiting === 'p2' ? [awaiting] : (['p1', 'p2'] as const);
  return { seats, name, before: at(before) };
}

/** What leaves few enough matches to sort. */
const NARROW = ['player', 'tournament', 'tag', 'forkedFrom', 'externalId', 'status=running', 'awaiting'] as const;

const isNarrow = (query: Omit<MatchesQuery, 'limit'>, seated: boolean): boolean =>
  seated ||
  query.status === 'running' ||
  awaitedIn(query) !== undefined ||
  [query.player, query.event, query.tag, query.forkedFrom, query.externalId].some((one) => one !== undefined);

/** What a request asks the store for. A key that is bound to a seat finds its own match alone. */
export async function selectMatches(call: Call, query: Omit<MatchesQuery, 'limit'>): Promise<Answer<MatchSelection>> {
  const viewer = viewerOf(call.caller, query.viewer);
  if (!viewer.ok) return viewer;
  const descending = query.sort.startsWith('-');
  const sort = query.sort.replace('-', '') as MatchOrder;
  if (sort === 'round' && query.event === undefined) return badQuery('sort', 'sorting by round needs a `tournament`');
  // No index leads along the last plies: it would have to be written again with each of them.
  if (sort === 'playedAt' && !isNarrow(query, call.caller.seat !== null)) {
    return badQuery('sort', `sorting by the last ply needs one of ${NARROW.join(', ')}`);
  }
  if (query.externalId !== undefined && viewer.value !== 'judge') {
    return badQuery('externalId', 'is only for who may see everything');
  }
  const deleted = query.deleted === 'include';
  if (deleted && sort !== 'startedAt')
    return badQuery('deleted', 'deleted matches are only in lists sorted by the start');
  const { kinds, of } = PLACES[sort];
  const { player: players, tag: tags, since, until, viewer: _viewer, after: _after, ...rest } = query;
  const { awaiting: _seat, awaitingPlayer: _name, awaitingBefore: _before, deleted: _deleted, ...same } = rest;
  const { seat } = call.caller;
  const filter: Filter = {
    ...same,
    players,
    tags,
    since: at(since),
    until: at(until),
    awaiting: awaitedIn(query),
    sort,
    descending,
    id: seat?.match,
  };
  const after =
    sort === 'startedAt' && query.after !== undefined && isId(query.after)
      ? await startOf(call, query.after.toLowerCase())
      : readCursor(query.sort, query.after, kinds);
  if (!after.ok) return after;
  const cursor = (match: StoredMatch) => writeCursor(query.sort, of(match));
  return good({ viewer: viewer.value, filter, after: after.value, cursor, deleted });
}

/** The id of a match goes for its place in the list by start. */
async function startOf(call: Call, id: string): Promise<Answer<Place>> {
  const { seat, tenant } = call.caller;
  const place = seat === null || seat.match === id ? await call.store.queries.startOf(tenant, id) : null;
  return place === null ? badQuery('after', 'there is no such match') : good(place);
}

/** A match in a list, with its place there. */
export interface PlacedMatch {
  match: MatchObject;
  cursor: string;
}

/** A page of matches, and of deleted ones where they are told of. */
export interface MatchPage<T> extends Page<T> {
  deleted?: DeletedMatchObject[];
}

/** A page of the caller's matches, each with its place in the list, and as whom they are looked at. */
export async function placeMatches(
  call: Call,
  { limit, ...query }: MatchesQuery,
): Promise<Answer<MatchPage<PlacedMatch> & { viewer: Viewer }>> {
  const asked = await selectMatches(call, query);
  if (!asked.ok) return asked;
  const { viewer, filter, after, cursor, deleted } = asked.value;
  const { tenant } = call.caller;
  const wanted = { ...filter, after, limit: limit + 1 };
  const placed = (match: StoredMatch): PlacedMatch => ({ match: matchObject(match, viewer), cursor: cursor(match) });
  if (!deleted) {
    const { items, next } = pageOf(await call.store.queries.matches(tenant, wanted), limit, cursor);
    return good({ items: items.map(placed), next, viewer });
  }
  const [matches, gone] = await Promise.all([
    call.store.queries.matches(tenant, wanted),
    isOfDeleted(filter) ? call.store.deletedMatches.list(tenant, wanted) : [],
  ]);
  const found = inOrder<StoredMatch | DeletedMatch>([...matches, ...gone], filter.descending);
  const place = ({ startedAt, id }: { startedAt: Date; id: string }) =>
    writeCursor(query.sort, [startedAt.toISOString(), id]);
  const { items, next } = pageOf(found, limit, place);
  return good({
    items: items.flatMap((one) => ('deletedAt' in one ? [] : [placed(one)])),
    deleted: items.flatMap((one) => ('deletedAt' in one ? [deletedMatchObject(one)] : [])),
    next,
    viewer,
  });
}

/** Whether a deleted match could be meant: of what it was it has only the ruleset and its times. */
const isOfDeleted = ({
  sort: _sort,
  descending: _way,
  id: _id,
  ruleset: _rules,
  since: _since,
  until: _until,
  ...more
}: Filter) => Object.values(more).every((one) => one === undefined);

/** By the start, and those of the same time by the id, as the database has them. */
function inOrder<T extends { startedAt: Date; id: string }>(matches: T[], descending: boolean): T[] {
  const way = descending ? -1 : 1;
  return matches.sort((a, b) => way * (a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1)));
}

/** A page of the caller's matches. */
export async function listMatches(call: Call, query: MatchesQuery): Promise<Answer<MatchPage<MatchObject>>> {
  const placed = await placeMatches(call, query);
  if (!placed.ok) return placed;
  const { items, next, deleted } = placed.value;
  return good({ items: items.map(({ match }) => match), next, ...(deleted && { deleted }) });
}

/** Matches as they are stored, page by page. */
export function walkMatches(call: Call, { filter, after }: MatchSelection, total: number | undefined) {
  const place = PLACES[filter.sort].of;
  return walkPages<StoredMatch, Place>(
    (from, limit) => call.store.queries.matches(call.caller.tenant, { ...filter, after: from, limit }),
    place,
    { after, total },
  );
}
