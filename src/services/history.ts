import type { z } from 'zod';
import type { eventsQuery, MatchesQuery, pliesQuery, stateQuery } from '../contracts/requests.ts';
import { adjudicate, decisions, seal } from '../engine/index.ts';
import type { StoredMatch, StoredPly } from '../store/store.ts';
import { type AnyState, findRuleset, type Incoming } from './incoming.ts';
import type { Parts } from './parts.ts';
import { type Answer, bad, good } from './problem.ts';
import { unknownMatch } from './record.ts';
import { isId } from './unique.ts';
import { positionObject, wireEvent } from './verdict.ts';

/** A recorded match with what is needed to go on with it. */
export interface Recalled extends Incoming {
  match: StoredMatch;
  last: StoredPly;
}

export async function findMatch(parts: Parts, id: string): Promise<Answer<StoredMatch>> {
  const match = isId(id) ? await parts.store.matches.find(id) : null;
  return match ? good(match) : unknownMatch(id);
}

async function contextOf(parts: Parts, match: StoredMatch) {
  const rules = findRuleset(parts, match.ruleset.id);
  if (!rules.ok) return rules;
  const cards = await parts.cardSets.find(rules.value, match.cards);
  return cards.ok ? good({ rules: rules.value, cards: cards.value }) : cards;
}

/** The match with its last state, to go on with. */
export async function recall(parts: Parts, id: string): Promise<Answer<Recalled>> {
  const head = isId(id) ? await parts.store.matches.head(id) : null;
  if (head === null) return unknownMatch(id);
  const context = await contextOf(parts, head.match);
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
export async function stateAt(parts: Parts, recalled: Recalled, ply: number): Promise<Answer<Incoming>> {
  const { match, rules, cards } = recalled;
  if (ply === match.ply) return good({ rules, cards, state: recalled.state });
  if (ply > match.ply) return bad('unknown-ply', `The match is at ply ${match.ply}.`, { currentPly: match.ply });
  const kept = await parts.store.matches.snapshot(match.id, ply);
  if (kept === null) throw new Error(`match ${match.id}: no state is kept before ply ${ply}`);
  let state = JSON.parse(kept.state) as AnyState;
  const plies =
    kept.ply === ply ? [] : await parts.store.matches.plies(match.id, { after: kept.ply, limit: ply - kept.ply });
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

export async function listMatches(parts: Parts, query: MatchesQuery) {
  const found = await parts.store.matches.list({ ...query, limit: query.limit + 1 });
  return pageOf(found.map(matchObject), query.limit, ({ id }) => id);
}

export async function readMatch(parts: Parts, id: string) {
  const match = await findMatch(parts, id);
  return match.ok ? good(matchObject(match.value)) : match;
}

export async function listPlies(parts: Parts, id: string, { limit, after }: z.output<typeof pliesQuery>) {
  const match = await findMatch(parts, id);
  if (!match.ok) return match;
  const context = await contextOf(parts, match.value);
  if (!context.ok) return context;
  const { rules, cards } = context.value;
  const found = await parts.store.matches.plies(id, { after: after ?? -1, limit: limit + 1 });
  const items = found.map(({ playedAt, events, ...ply }) => ({
    ...ply,
    events: events.map((event) => wireEvent(rules, cards, event, 'judge')),
    playedAt: playedAt.toISOString(),
  }));
  return good(pageOf(items, limit, ({ ply }) => ply));
}

export async function listEvents(parts: Parts, id: string, query: z.output<typeof eventsQuery>) {
  const { limit, after = -1, viewer = 'judge' } = query;
  const match = await findMatch(parts, id);
  if (!match.ok) return match;
  const context = await contextOf(parts, match.value);
  if (!context.ok) return context;
  const { rules, cards } = context.value;
  const plies = await parts.store.matches.pliesWithEvents(id, { after, limit });
  const items = plies.flatMap(({ ply, events }) =>
    events.filter(({ seq }) => seq > after).map((event) => ({ ...wireEvent(rules, cards, event, viewer), ply })),
  );
  return good(pageOf(items, limit, ({ seq }) => seq));
}

export async function readState(parts: Parts, id: string, { ply, viewer }: z.output<typeof stateQuery>) {
  const recalled = await recall(parts, id);
  if (!recalled.ok) return recalled;
  const at = ply ?? recalled.value.match.ply;
  const found = await stateAt(parts, recalled.value, at);
  if (!found.ok) return found;
  const { rules, cards, state } = found.value;
  return good(positionObject(found.value, at, decisions(rules, cards, state), viewer));
}
