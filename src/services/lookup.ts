import type { StoredMatch, StoredPly } from '../store/store.ts';
import type { Call } from './caller.ts';
import { type AnyState, findRuleset, type Incoming } from './incoming.ts';
import { type Answer, bad, good } from './problem.ts';
import { isId } from './unique.ts';

/** A recorded match with what is needed to go on with it. */
export interface Recalled extends Incoming {
  match: StoredMatch;
  last: StoredPly;
}

export const unknownMatch = (id: string) => bad('unknown-match', `There is no match ${id}.`);

/** Whether there could be a match of that id for the caller: a key that is bound to a seat knows of one match only. */
const isTheirs = ({ caller }: Call, id: string): boolean =>
  isId(id) && (caller.seat === null || caller.seat.match === id.toLowerCase());

/** The match as it is recorded, whether its time is up or not. */
export async function lookUp(call: Call, id: string): Promise<Answer<StoredMatch>> {
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

/** The match with its last state, as it is recorded. */
export async function lookUpHead(call: Call, id: string): Promise<Answer<Recalled>> {
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
  const { match, last, state: text } = head;
  return good({ match, last, ...context.value, state: JSON.parse(text) as AnyState, text });
}
