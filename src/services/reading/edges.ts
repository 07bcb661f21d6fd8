import type { MatchesQuery } from '../../contracts/queries.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { type MatchObject, matchObject } from '../matches/match-object.ts';
import { viewMatch } from '../matches/view-match.ts';
import { type Page, pageOf } from '../pages.ts';
import { type Answer, bad, good } from '../problem.ts';
import { type EventObject, eventObject } from './events.ts';
import { selectMatches } from './match-list.ts';
import { type PlyObject, plyObject } from './plies.ts';

/** A match in a list, with its place there. */
export interface PlacedMatch {
  match: MatchObject;
  cursor: string;
}

/** A page of the caller's matches, each with its place in the list, and as whom they are looked at. */
export async function placeMatches(
  call: Call,
  { limit, ...query }: MatchesQuery,
): Promise<Answer<Page<PlacedMatch> & { viewer: Viewer }>> {
  const asked = await selectMatches(call, query);
  if (!asked.ok) return asked;
  const { viewer, filter, after, cursor } = asked.value;
  const found = await call.store.queries.matches(call.caller.tenant, { ...filter, after, limit: limit + 1 });
  const { items, next } = pageOf(found, limit, cursor);
  const placed = items.map((match) => ({ match: matchObject(match, viewer), cursor: cursor(match) }));
  return good({ items: placed, next, viewer });
}

/** A ply of a match. */
export async function readPly(
  call: Call,
  id: string,
  ply: number,
  viewer: Viewer | undefined,
): Promise<Answer<PlyObject>> {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  const found = ply > match.ply ? null : await call.store.matches.ply(match.id, ply);
  if (found === null) return bad('unknown-ply', `The match is at ply ${match.ply}.`, { currentPly: match.ply });
  return good(plyObject(seen.value, found));
}

/** A page of the events that an event caused itself. */
export async function listChildren(
  call: Call,
  id: string,
  seq: number,
  { viewer, after = -1, limit }: { viewer: Viewer | undefined; after: number | undefined; limit: number },
): Promise<Answer<Page<EventObject>>> {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const found = await call.store.children({ id: seen.value.match.id, seq, after, limit: limit + 1 });
  const { items, next } = pageOf(found, limit, ({ event }) => event.seq);
  return good({ items: items.map((placed) => eventObject(seen.value, placed)), next });
}
