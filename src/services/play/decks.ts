import type { DeckCheck } from '../../contracts/replies.ts';
import type { DeckCheckRequest } from '../../contracts/requests.ts';
import type { AnyRuleset, CardSet, Game, Json, JsonObject } from '../../engine/index.ts';
import { readShape } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer, RequestFault } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';

/** The cards and the options that decks are for. Without options nothing can be said of a deck but its form. */
interface For {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  /** Whether they are others than the sample cards. */
  replaced: boolean;
  options: JsonObject;
}

/** A deck as it was read, and what is wrong: with its form, and with what is in it. */
interface ReadDeck {
  list: Json;
  shape: RequestFault[];
  faults: RequestFault[];
}

export const inBody = (faults: RequestFault[]): RequestFault[] => faults.map((fault) => ({ ...fault, in: 'body' }));

/** Reads a deck, or the sample deck of that id, and checks it by its rules where `checked`. */
export function readDeck(
  { rules, cards, replaced, options }: For,
  deck: string | JsonObject | null,
  path: string,
  checked = true,
): ReadDeck {
  const decks = rules.samples.decks;
  const list = typeof deck === 'string' ? decks.find(({ id }) => id === deck)?.deck : deck;
  if (list === undefined || list === null) {
    const unknown = { path, reason: 'no such sample deck', accepts: decks.map(({ id }) => id) };
    return { list: null, shape: [], faults: [unknown] };
  }
  const parsed = readShape(rules.deck, list, path);
  if (!parsed.success) return { list, shape: parsed.faults, faults: [] };
  const found: readonly RequestFault[] = checked ? rules.checkDeck(list, cards, options) : [];
  if (found.length > 0 && typeof deck === 'string' && replaced) {
    const reason = `the sample deck ${JSON.stringify(deck)} needs the sample cards, which ${REPLACED}`;
    return { list, shape: [], faults: [{ path, reason }] };
  }
  return { list, shape: [], faults: found.map((fault) => ({ ...fault, path: path + fault.path })) };
}

const REPLACED =
  'the `cards` of the request replace: send the sample cards that it needs as well, or a deck of your own cards';

/** Whether a deck can be played with these cards and options, and everything that is wrong with it. */
export async function checkDeck(call: Call, ruleset: string, request: DeckCheckRequest): Promise<Answer<DeckCheck>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const cards = await call.cardSets.resolve(call.caller.tenant, rules, request.cards);
  if (!cards.ok) return cards;
  const options = readShape(rules.options, request.options ?? {}, '/options');
  if (!options.success) {
    return bad('invalid-request', 'The options have the wrong form.', { errors: inBody(options.faults) });
  }
  const setting = { rules, cards: cards.value, replaced: request.cards !== undefined, options: options.data };
  const { shape, faults } = readDeck(setting, request.deck, '/deck');
  const errors = inBody([...shape, ...faults]);
  return good({ ruleset: rules.id, cards: cards.value.hash, playable: errors.length === 0, errors });
}
