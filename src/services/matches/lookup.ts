import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { isId } from '../ids.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { withoutRules } from '../rules/house-rules.ts';
import { otherEdition } from '../rules/other-edition.ts';
import type { Telling } from '../rules/telling.ts';
import { namesOf } from '../rules/telling.ts';

/** A recorded match with its state, rules and cards. */
export interface LoadedMatch extends PlayableState {
  match: StoredMatch;
  last: StoredPly;
}

const unknownMatch = (id: string) => bad('unknown-match', `There is no match ${id}.`);

/** Whether there could be a match of that id for the caller: a key that is bound to a seat knows of one match only. */
const isTheirs = ({ caller }: Call, id: string): boolean =>
  isId(id) && (caller.seat === null || caller.seat.match === id.toLowerCase());

/** The problem for a match that is not there: it never was, as far as the caller may know, or it was deleted. */
export async function missingMatch(call: Call, id: string) {
  const left = isTheirs(call, id) ? await call.store.deletedMatches.find(call.caller.tenant, id) : null;
  if (left === null) return unknownMatch(id);
  const deletedAt = left.deletedAt.toISOString();
  return bad('match-deleted', `Match ${left.id} was deleted on ${deletedAt}.`, { deletedAt });
}

/** The match as it is recorded, whether its time is up or not. */
export async function findStoredMatch(call: Call, id: string): Promise<Answer<StoredMatch>> {
  const match = isTheirs(call, id) ? await call.store.matches.find(call.caller.tenant, id) : null;
  return match ? good(match) : missingMatch(call, id);
}

/** What a match is told with: its rules and its cards, or as much of them as this server has. */
export async function tellingOf(call: Call, match: StoredMatch): Promise<Telling> {
  const rules = findRuleset(call, match.ruleset.id);
  const cards = rules.ok ? await call.cardSets.find(match.tenant, rules.value, match.cards) : rules;
  const present = { rules: rules.ok ? rules.value : null, cards: cards.ok ? cards.value : null };
  const isHere = present.rules?.hash === match.ruleset.hash;
  return present.rules !== null && present.cards !== null && isHere
    ? { rules: present.rules, cards: present.cards, names: namesOf(match.seats) }
    : { ...withoutRules(match, present), names: namesOf(match.seats) };
}

/**
 * The rules and the cards to continue a recorded state with. The edition comes first: another one may have other sample
 * cards, and other words for cards.
 */
export async function editionOf(call: Call, { id, ruleset, tenant, cards: hash }: StoredMatch) {
  const rules = findRuleset(call, ruleset.id);
  if (!rules.ok) return rules;
  if (ruleset.hash !== rules.value.hash) {
    return otherEdition(ruleset, rules.value, id);
  }
  const cards = await call.cardSets.find(tenant, rules.value, hash);
  return cards.ok ? good({ rules: rules.value, cards: cards.value }) : cards;
}

/** Makes a state of its text. */
export type ReadState = (text: string, hash: string) => AnyState;

/** The match with its last state, as it is recorded. */
export async function loadHead(call: Call, id: string, read?: ReadState): Promise<Answer<LoadedMatch>> {
  const head = await loadHeadWithoutRules(call, id, read);
  if (!head.ok) return head;
  const edition = await editionOf(call, head.value.match);
  return edition.ok ? good({ ...head.value, ...edition.value }) : edition;
}

/** The last state of a match, for what needs neither its rules nor its cards. */
export async function loadHeadWithoutRules(
  call: Call,
  id: string,
  read: ReadState = (text) => JSON.parse(text),
): Promise<Answer<Omit<LoadedMatch, 'rules' | 'cards'>>> {
  const head = isTheirs(call, id) ? await call.store.matches.head(call.caller.tenant, id) : null;
  if (head === null) return missingMatch(call, id);
  const { match, last, state: text } = head;
  const state = read(text, match.stateHash);
  return good({ match, last, state, text });
}
