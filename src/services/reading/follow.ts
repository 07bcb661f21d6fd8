import type { Position } from '../../contracts/replies.ts';
import type { Viewer } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Head, Watch } from '../feed.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { viewMatch } from '../matches/view-match.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { EventObject } from './events.ts';
import { eventObject } from './events.ts';
import { readPosition } from './history.ts';

/** The same of one match. */
export interface SeenAndFollowed<T> extends Followed<T> {
  seen: ViewedMatch;
}

/** How far a match has come, as it was read. */
export const headOf = ({ ply, status }: StoredMatch): Head => ({ ply, over: status === 'over' });

/** How many events are read at once. */
const PAGE = 100;

/** What somebody follows: taken as fast as they take it, until they, or the service, end it. */
export interface Followed<T> {
  items: AsyncGenerator<T>;
  /** Ends it, also while it waits. */
  end(): void;
}

/**
 * The events of a match as the viewer may see them: those after the event `after`, then each as it happens, without a gap
 * and none twice, to the end of the match. They are read when they are taken, so a slow reader costs no memory.
 */
export async function followEvents(
  call: Call,
  id: string,
  { viewer, after = -1 }: { viewer?: Viewer | undefined; after?: number | undefined },
): Promise<Answer<SeenAndFollowed<EventObject>>> {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const watch = call.feed.watch(seen.value.match.id, headOf(seen.value.match));
  return good({ seen: seen.value, items: eventsFrom(call, seen.value, watch, after), end: () => watch.end() });
}

async function* eventsFrom(call: Call, begun: ViewedMatch, watch: Watch, after: number): AsyncGenerator<EventObject> {
  let told = after;
  let seen = begun;
  try {
    for (let read = -1; ; ) {
      const ply = await watch.beyond(read);
      if (ply === null) return;
      if (watch.isReworded(seen.match)) {
        // Its players have other names now.
        const again = await viewMatch(call, seen.match.id, seen.viewer);
        if (!again.ok) return;
        seen = again.value;
      }
      for (let more = true; more; ) {
        const query = { after: told, toPly: ply, viewer: seen.viewer, limit: PAGE };
        const found = await call.store.queries.events(seen.match.id, query);
        for (const placed of found) {
          yield eventObject(seen, placed);
          told = placed.event.seq;
        }
        more = found.length === PAGE;
      }
      if (watch.isOverAfter(ply)) return;
      read = ply;
    }
  } finally {
    watch.end();
  }
}

/** The position of a match: as it is, and after each ply, to the end. A slow subscriber gets the newest one. */
export async function followPosition(
  call: Call,
  id: string,
  viewer: Viewer | undefined,
): Promise<Answer<SeenAndFollowed<Position>>> {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const watch = call.feed.watch(seen.value.match.id, headOf(seen.value.match));
  return good({ seen: seen.value, items: positionsFrom(call, seen.value, watch), end: () => watch.end() });
}

async function* positionsFrom(call: Call, { match, viewer }: ViewedMatch, watch: Watch): AsyncGenerator<Position> {
  try {
    for (let told = -1; ; ) {
      const ply = await watch.beyond(told);
      if (ply === null) return;
      const read = await readPosition(call, match.id, ply, { viewer, sealed: false, signed: false });
      // A match that is gone, or whose ruleset is, has no more positions.
      if (!read.ok) return;
      yield read.value.position;
      if (watch.isOverAfter(ply)) return;
      told = ply;
    }
  } finally {
    watch.end();
  }
}
