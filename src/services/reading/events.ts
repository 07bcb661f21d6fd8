import type { EventsQuery, TreeQuery } from '../../contracts/queries.ts';
import type { WireEvent } from '../../contracts/replies.ts';
import type { Viewer } from '../../engine/index.ts';
import type { EventQuery, PlacedEvent } from '../../store/reading.ts';
import type { Call } from '../call.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { viewMatch } from '../matches/view-match.ts';
import { pageOf, walkPages } from '../pages.ts';
import { wireEvent } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

/** An event and the ply that it belongs to. */
export type EventObject = WireEvent & { ply: number };

/** An event with what it caused. */
export type EventNode = EventObject & { effects: EventNode[] };

export const eventObject = (seen: ViewedMatch, { ply, event }: PlacedEvent): EventObject => ({
  ...wireEvent(seen, event, seen.viewer),
  ply,
});

/** What is looked for: what a viewer does not see, it does not find. */
function wanted(query: Omit<EventsQuery, 'limit'>, viewer: Viewer): Omit<EventQuery, 'limit' | 'after'> {
  const { type: types, clause: clauses, after: _after, ...same } = query;
  return { ...same, types, clauses, viewer };
}

/** A page of the events of a match, as the viewer saw them then, and the match. */
export async function listEvents(call: Call, id: string, query: EventsQuery) {
  const { limit, ...rest } = query;
  const seen = await viewMatch(call, id, query.viewer);
  if (!seen.ok) return seen;
  const asked = { ...wanted(rest, seen.value.viewer), after: query.after ?? -1, limit: limit + 1 };
  const found = await call.store.queries.events(seen.value.match.id, asked);
  const { items, next } = pageOf(found, limit, ({ event }) => event.seq);
  const page = { items: items.map((placed) => eventObject(seen.value, placed)), next };
  return good({ seen: seen.value, page });
}

/** Events of a match, page by page; `total` bounds their number. */
export async function exportEvents(
  call: Call,
  id: string,
  query: Omit<EventsQuery, 'limit'>,
  total: number | undefined,
): Promise<Answer<AsyncIterable<EventObject[]>>> {
  const seen = await viewMatch(call, id, query.viewer);
  return seen.ok ? good(walkEvents(call, seen.value, query, total)) : seen;
}

export async function* walkEvents(
  call: Call,
  seen: ViewedMatch,
  query: Omit<EventsQuery, 'limit'>,
  total?: number,
): AsyncGenerator<EventObject[]> {
  const filter = wanted(query, seen.viewer);
  const pages = walkPages<PlacedEvent, number>(
    (after = -1, limit) => call.store.queries.events(seen.match.id, { ...filter, after, limit }),
    ({ event }) => event.seq,
    { after: query.after, total },
  );
  for await (const page of pages) yield page.map((placed) => eventObject(seen, placed));
}

const unknownEvent = (seq: number) => bad('unknown-event', `The match has no event ${seq}.`);

/** An event of a match, and the match. */
export async function readEvent(call: Call, id: string, seq: number, viewer?: Viewer) {
  const seen = await viewMatch(call, id, viewer);
  if (!seen.ok) return seen;
  const found = await call.store.queries.event(seen.value.match.id, seq);
  return found === null ? unknownEvent(seq) : good({ seen: seen.value, event: eventObject(seen.value, found) });
}

/** Why an event came about, and what came of it, as far as that was asked. */
export interface EventTree {
  event: EventObject;
  /** From the first cause, with which it all began, to the nearest. */
  causes: EventObject[];
  /** What it caused, each with what that caused; null when it was not asked. */
  effects: EventNode[] | null;
  /** Whether there are more effects than were told. */
  truncated: boolean;
}

/** An event in the tree of causes, and the match. */
export async function readTree(
  call: Call,
  id: string,
  seq: number,
  query: TreeQuery,
): Promise<Answer<{ seen: ViewedMatch; tree: EventTree }>> {
  const found = await viewMatch(call, id, query.viewer);
  if (!found.ok) return found;
  const seen = found.value;
  const { queries, matches } = call.store;
  const causes = (await matches.causes(seen.match.id, seq)).map((placed) => eventObject(seen, placed));
  const event = causes.pop();
  if (event === undefined) return unknownEvent(seq);
  if (query.down !== true) return good({ seen, tree: { event, causes, effects: null, truncated: false } });
  const below = await queries.effects(seen.match.id, seq, query.limit + 1);
  const told = below.slice(0, query.limit).map((placed) => eventObject(seen, placed));
  const effects = nested(seq, told);
  return good({ seen, tree: { event, causes, effects, truncated: below.length > query.limit } });
}

/** A cause comes before its effects, so that each finds its place in one pass. */
function nested(root: number, below: readonly EventObject[]): EventNode[] {
  const effects: EventNode[] = [];
  const nodes = new Map<number | null, EventNode[]>([[root, effects]]);
  for (const event of below) {
    const node: EventNode = { ...event, effects: [] };
    nodes.get(event.parent)?.push(node);
    nodes.set(event.seq, node.effects);
  }
  return effects;
}
