/** Reads events of a match one after the other: what a ply told is packed, so that they are looked at here and not in the database. */
import type { NotedEvent, Viewer } from '../engine/index.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { unpackPly, weightOf } from './packed-ply.ts';
import type { EventQuery, PlacedEvent } from './reading.ts';
import { written } from './rows.ts';

const { raw, sql } = Prisma;

/** Plies that one statement reads, and bytes of what they told. */
const PLIES = 64;
const BYTES = 1_000_000;

interface Row {
  ply: number;
  lastSeq: number;
  events: Prisma.JsonValue;
  packed: Uint8Array | null;
  /** How many plies the statement found before their events came to too much. */
  of?: number;
}

/** What a ply told, packed or as a release wrote it that did not pack. */
export const eventsOf = ({ events, packed }: Pick<Row, 'events' | 'packed'>): NotedEvent[] =>
  packed === null ? written<NotedEvent[]>(events) : unpackPly(packed)[1];

/** The plies of a match that told events after `after`, in order: read as far as whoever looks at them goes. */
async function* pliesAfter(
  ask: Ask,
  match: string,
  after: number,
  until = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<Row> {
  for (let last = after; last < until; ) {
    // The same words each time: those of several matches that are asked for at once become one statement.
    const rows = await ask<Row>(sql`
      SELECT ply, last_seq AS "lastSeq", events, packed, of::int
      FROM (SELECT *, count(*) OVER () AS of, sum(weight) OVER (ORDER BY last_seq, ply) - weight AS before, row_number() OVER (ORDER BY last_seq, ply) AS number
            FROM (SELECT ply, last_seq, events, packed, ${raw(weightOf('p'))} AS weight FROM plies p
                  WHERE match_id = ${match}::uuid AND last_seq > ${last}::int ORDER BY last_seq, ply LIMIT ${PLIES}::int) AS weighed) AS found
      WHERE before < ${BYTES}::int OR number = 1 ORDER BY last_seq, ply`);
    if (rows.length === 0) return;
    for (const row of rows) {
      yield row;
      last = row.lastSeq;
      if (last >= until) return;
    }
    if (rows.length < PLIES && rows.length === rows[0]?.of) return;
  }
}

/** Whether an event cites one of the clauses: as its own, or among its reasons, if `viewer` may see those. */
function cites({ clause, data, secret }: NotedEvent, clauses: readonly string[], viewer: Viewer): boolean {
  if (typeof clause === 'string' && clauses.includes(clause)) return true;
  const because = data?.because;
  if (!Array.isArray(because)) return false;
  const hidden =
    viewer !== 'judge' && secret !== undefined && secret.fields.includes('because') && !isTold(secret.to, viewer);
  return !hidden && because.some((one) => typeof one === 'string' && clauses.includes(one));
}

const isTold = (to: readonly string[], viewer: Viewer): boolean => to.includes(viewer);

const isWanted = (
  { ply, event }: PlacedEvent,
  { fromPly, toPly, types, player, clauses, viewer }: EventQuery,
): boolean =>
  (fromPly === undefined || ply >= fromPly) &&
  (toPly === undefined || ply <= toPly) &&
  (!types?.length || types.includes(event.type)) &&
  (player === undefined || event.player === player) &&
  (!clauses?.length || cites(event, clauses, viewer));

/** The events of a match that are asked for, in order. */
export async function eventsOfMatch(ask: Ask, match: string, query: EventQuery): Promise<PlacedEvent[]> {
  const after = Math.max(query.after, (query.from ?? 0) - 1);
  const found: PlacedEvent[] = [];
  for await (const row of pliesAfter(ask, match, after, query.to)) {
    if (query.toPly !== undefined && row.ply > query.toPly) break;
    if (query.fromPly !== undefined && row.ply < query.fromPly) continue;
    for (const event of eventsOf(row)) {
      if (event.seq <= after || (query.to !== undefined && event.seq > query.to)) continue;
      if (isWanted({ ply: row.ply, event }, query)) found.push({ ply: row.ply, event });
      if (found.length === query.limit) return found;
    }
  }
  return found;
}

/** The ply in which an event was told, with all it told; null where there is no such ply. */
async function plyOfEvent(ask: Ask, match: string, seq: number): Promise<{ ply: number; events: NotedEvent[] } | null> {
  const [row] = await ask<Row>(sql`
    SELECT ply, last_seq AS "lastSeq", events, packed FROM plies WHERE match_id = ${match}::uuid AND last_seq >= ${seq}::int
    ORDER BY last_seq, ply LIMIT 1`);
  return row ? { ply: row.ply, events: eventsOf(row) } : null;
}

/** So many plies are read at once on the way to the first cause. */
const BACK = 8;

/** An event with everything that led to it, from the first cause on. Causes are mostly told in the same ply, or in one shortly before. */
export async function causesOf(ask: Ask, match: string, seq: number): Promise<PlacedEvent[]> {
  const chain: PlacedEvent[] = [];
  const known = new Map<number, PlacedEvent>();
  for (let wanted: number | null = seq; wanted !== null; ) {
    if (!known.has(wanted)) {
      const rows = await ask<Row>(sql`
        SELECT ply, last_seq AS "lastSeq", events, packed FROM plies
        WHERE match_id = ${match}::uuid AND ply <= (
          SELECT ply FROM plies WHERE match_id = ${match}::uuid AND last_seq >= ${wanted}::int ORDER BY last_seq, ply LIMIT 1)
        ORDER BY ply DESC LIMIT ${BACK}::int`);
      for (const row of rows) for (const event of eventsOf(row)) known.set(event.seq, { ply: row.ply, event });
    }
    const found = known.get(wanted);
    if (found === undefined) break;
    chain.unshift(found);
    wanted = found.event.parent;
  }
  return chain;
}

export async function eventOfMatch(ask: Ask, match: string, seq: number): Promise<PlacedEvent | null> {
  const found = await plyOfEvent(ask, match, seq);
  const event = found?.events.find((one) => one.seq === seq);
  return found && event ? { ply: found.ply, event } : null;
}

/** The first events that an event led to, itself or by others, in order. A cause comes before its effects, so that one look finds them all. */
export async function effectsOf(ask: Ask, match: string, seq: number, limit: number): Promise<PlacedEvent[]> {
  const causes = new Set([seq]);
  const found: PlacedEvent[] = [];
  for await (const row of pliesAfter(ask, match, seq)) {
    for (const event of eventsOf(row)) {
      if (event.seq <= seq || event.parent === null || !causes.has(event.parent)) continue;
      causes.add(event.seq);
      found.push({ ply: row.ply, event });
      if (found.length === limit) return found;
    }
  }
  return found;
}

/** For each the first events that an event led to by itself. The plies of a match are read once, however many of its events are asked about. */
export async function childrenOf(
  ask: Ask,
  asks: readonly { id: string; seq: number; after: number; limit: number }[],
): Promise<PlacedEvent[][]> {
  const answers = asks.map((): PlacedEvent[] => []);
  const places = [...Map.groupBy(asks.keys(), (at) => asks[at]?.id ?? '')];
  await Promise.all(
    places.map(async ([id, of]) => {
      const firsts = of.map((at) => Math.max(asks[at]?.seq ?? 0, asks[at]?.after ?? 0));
      const open = new Set(of);
      for await (const row of pliesAfter(ask, id, Math.min(...firsts))) {
        for (const event of eventsOf(row)) {
          for (const at of open) {
            const [one, answer] = [asks[at], answers[at]];
            if (!one || !answer || event.parent !== one.seq || event.seq <= one.after) continue;
            answer.push({ ply: row.ply, event });
            if (answer.length >= one.limit) open.delete(at);
          }
        }
        if (open.size === 0) return;
      }
    }),
  );
  return answers;
}
