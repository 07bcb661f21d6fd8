import type { z } from 'zod';
import type { eventsQuery, MatchesQuery, pliesQuery, stateQuery } from '../contracts/requests.ts';
import { decisions } from '../engine/index.ts';
import type { StoredMatch } from '../store/store.ts';
import { type Call, viewerOf } from './caller.ts';
import { contextOf } from './lookup.ts';
import { good } from './problem.ts';
import { findMatch, recall, stateAt } from './recall.ts';
import { deliveredPosition, deliveryOf } from './sealed.ts';
import { secretOf, toldSeed, toldSeedHash } from './seeds.ts';
import { wireEvent } from './verdict.ts';

/** A match as it is told; its seed would give away what is hidden, so it waits for the end. */
export const matchObject = (match: StoredMatch) => ({
  id: match.id,
  ruleset: match.ruleset,
  cards: match.cards,
  seats: match.seats.map(({ name, deck }) => ({ name, deck })),
  options: match.options,
  tags: match.tags,
  status: match.status,
  outcome: match.outcome,
  ply: match.ply,
  stateHash: match.stateHash,
  seed: toldSeed(match),
  seedHash: toldSeedHash(match),
  commitment: match.fair?.commitment ?? null,
  words: match.fair?.words ?? [],
  forkedFrom: match.forkedFrom,
  clock: match.clock,
  deadline: match.deadline?.toISOString() ?? null,
  startedAt: match.startedAt.toISOString(),
  playedAt: match.playedAt.toISOString(),
});

export interface Page<T> {
  items: T[];
  next: string | null;
}

/** A page of what was found when one more than `limit` was looked for. */
export function pageOf<T>(found: T[], limit: number, cursor: (last: T) => string | number): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last !== undefined ? String(cursor(last)) : null };
}

export async function listMatches(call: Call, query: MatchesQuery) {
  const found = await call.store.matches.list(call.caller.tenant, { ...query, limit: query.limit + 1 });
  return pageOf(found.map(matchObject), query.limit, ({ id }) => id);
}

export async function readMatch(call: Call, id: string) {
  const match = await findMatch(call, id);
  return match.ok ? good({ ...matchObject(match.value), secret: await secretOf(call, match.value) }) : match;
}

export async function listPlies(call: Call, id: string, { limit, after }: z.output<typeof pliesQuery>) {
  const match = await findMatch(call, id);
  if (!match.ok) return match;
  const context = await contextOf(call, match.value);
  if (!context.ok) return context;
  const { rules, cards } = context.value;
  const found = await call.store.matches.plies(id, { after: after ?? -1, limit: limit + 1 });
  const items = found.map(({ playedAt, events, ...ply }) => ({
    ...ply,
    events: events.map((event) => wireEvent(rules, cards, event, 'judge')),
    playedAt: playedAt.toISOString(),
  }));
  return good(pageOf(items, limit, ({ ply }) => ply));
}

export async function listEvents(call: Call, id: string, query: z.output<typeof eventsQuery>) {
  const { limit, after = -1 } = query;
  const seenBy = viewerOf(call.caller, query.viewer);
  if (!seenBy.ok) return seenBy;
  const match = await findMatch(call, id);
  if (!match.ok) return match;
  const context = await contextOf(call, match.value);
  if (!context.ok) return context;
  const { rules, cards } = context.value;
  const plies = await call.store.matches.pliesWithEvents(id, { after, limit });
  const items = plies.flatMap(({ ply, events }) =>
    events.filter(({ seq }) => seq > after).map((event) => ({ ...wireEvent(rules, cards, event, seenBy.value), ply })),
  );
  return good(pageOf(items, limit, ({ seq }) => seq));
}

export async function readState(call: Call, id: string, { ply, ...wanted }: z.output<typeof stateQuery>) {
  const delivery = deliveryOf(call, wanted);
  if (!delivery.ok) return delivery;
  const recalled = await recall(call, id);
  if (!recalled.ok) return recalled;
  const at = ply ?? recalled.value.match.ply;
  const found = await stateAt(call, recalled.value, at);
  if (!found.ok) return found;
  const { rules, cards, state } = found.value;
  return good(await deliveredPosition(call, found.value, at, decisions(rules, cards, state), delivery.value));
}
