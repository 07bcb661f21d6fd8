import type { z } from 'zod';
import type { eventsQuery, MatchesQuery, pliesQuery, stateQuery } from '../contracts/requests.ts';
import { adjudicate, decisions, seal } from '../engine/index.ts';
import type { StoredMatch, StoredPly } from '../store/store.ts';
import { type Call, viewerOf } from './caller.ts';
import { type AnyState, findRuleset, type Incoming } from './incoming.ts';
import { type Answer, bad, good } from './problem.ts';
import { unknownMatch } from './record.ts';
import { deliveredPosition, deliveryOf } from './sealed.ts';
import { secretOf } from './seeds.ts';
import { isId } from './unique.ts';
import { wireEvent } from './verdict.ts';

/** A recorded match with what is needed to go on with it. */
export interface Recalled extends Incoming {
  match: StoredMatch;
  last: StoredPly;
}

/** Whether there could be a match of that id for the caller: a key that is bound to a seat knows of one match only. */
const isTheirs = ({ caller }: Call, id: string): boolean =>
  isId(id) && (caller.seat === null || caller.seat.match === id.toLowerCase());

export async function findMatch(call: Call, id: string): Promise<Answer<StoredMatch>> {
  const match = isTheirs(call, id) ? await call.store.matches.find(call.caller.tenant, id) : null;
  return match ? good(match) : unknownMatch(id);
}

/** The rules and the cards that a match is played with. */
export async function contextOf(call: Call, match: StoredMatch) {
  const rules = findRuleset(call, match.ruleset.id);
  if (!rules.ok) return rules;
  const cards = await call.cardSets.find(match.tenant, rules.value, match.cards);
  return cards.ok ? good({ rules: rules.value, cards: cards.value }) : cards;
}

/** The match with its last state, to go on with. */
export async function recall(call: Call, id: string): Promise<Answer<Recalled>> {
  const head = isTheirs(call, id) ? await call.store.matches.head(call.caller.tenant, id) : null;
  if (head === null) return unknownMatch(id);
  const context = await contextOf(call, head.match);
  if (!context.ok) return context;
  if (head.match.ruleset.hash !== context.value.rules.hash) {
    return bad('ruleset-mismatch', `The match was played by another edition of ${head.match.ruleset.id}.`, {
      statedHash: head.match.ruleset.hash,
      actualHash: context.value.rules.hash,
    });
  }
  return good({ match: head.match, last: head.last, ...context.value, state: JSON.parse(head.state) as AnyState });
}

/** The state after `ply`: the last one, or the closest one that was kept, with what followed played again. */
export async function stateAt(call: Call, recalled: Recalled, ply: number): Promise<Answer<Incoming>> {
  const { match, rules, cards } = recalled;
  if (ply === match.ply) return good({ rules, cards, state: recalled.state });
  if (ply > match.ply) return bad('unknown-ply', `The match is at ply ${match.ply}.`, { currentPly: match.ply });
  const kept = await call.store.matches.snapshot(match.id, ply);
  if (kept === null) throw new Error(`match ${match.id}: no state is kept before ply ${ply}`);
  let state = JSON.parse(kept.state) as AnyState;
  const plies =
    kept.ply === ply ? [] : await call.store.matches.plies(match.id, { after: kept.ply, limit: ply - kept.ply });
  for (const { ply: number, action, hashAfter } of plies) {
    if (action === null) throw new Error(`match ${match.id}: ply ${number} has no action`);
    const result = adjudicate(rules, cards, state, action);
    state.match = { id: match.id, ply: number };
    // Read back from its text, the fields are in the order that whoever was handed the state has them in.
    state = JSON.parse(seal(state)) as AnyState;
    if (!result.ok || state.hash !== hashAfter)
      throw new Error(`match ${match.id}: ply ${number} came out differently`);
  }
  return good({ rules, cards, state });
}

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
  seed: match.status === 'over' ? match.seed : null,
  seedHash: match.seedHash,
  commitment: match.fair?.commitment ?? null,
  words: match.fair?.words ?? [],
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
