import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { viewMatch } from '../matches/view-match.ts';
import type { Page } from '../pages.ts';
import { pageOf } from '../pages.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { EventObject } from './events.ts';
import { eventObject } from './events.ts';
import type { PlyObject } from './plies.ts';
import { plyObject } from './plies.ts';

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
