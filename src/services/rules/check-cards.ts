import type { CardCheck } from '../../contracts/replies.ts';
import type { CardCheckRequest } from '../../contracts/requests.ts';
import { type AnyRuleset, type Json, type JsonObject, withoutOwnData } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { type Answer, good, type RequestFault } from '../problem.ts';
import { findRuleset } from './catalogue.ts';
import { readCards } from './read-cards.ts';

const idOf = (card: Json): unknown => (card as JsonObject | null)?.id;

/** The cards that were sent, and after them the sample cards that they leave in place. */
export function besideSamples({ sampleCards }: Pick<AnyRuleset, 'sampleCards'>, sent: readonly Json[]): Json[] {
  const ids = new Set(sent.map(idOf));
  return [...sent, ...sampleCards.source.filter((card) => !ids.has(idOf(card)))];
}

/** Everything that is wrong with cards, and what they say; nothing is registered. */
export async function checkCards(call: Call, ruleset: string, request: CardCheckRequest): Promise<Answer<CardCheck>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const { cards: sent, samples } = request;
  const cards = samples ? besideSamples(rules, sent) : sent;
  const compiled = await call.cardSets.compile(call.caller.tenant, rules, cards, '/cards');
  if (!compiled.ok && compiled.problem.code !== 'cards-invalid') return compiled;
  const errors = compiled.ok ? [] : (compiled.problem.errors ?? []).map((fault) => withinSent(fault, sent.length));
  const reading = await readCards(
    rules,
    sent.filter((card) => hasForm(rules, card)),
  );
  const hash = compiled.ok ? compiled.value.hash : null;
  return good({ ruleset: rules.id, cards: hash, valid: compiled.ok, errors, reading });
}

/** A fault in a sample card comes from a card that took the place of another; the fault says which sample card it is in. */
function withinSent(fault: RequestFault, sent: number): RequestFault {
  const at = Number(/^\/cards\/(\d+)/.exec(fault.path)?.[1] ?? 0);
  return at < sent ? fault : { ...fault, path: '/cards' };
}

const hasForm = ({ card }: Pick<AnyRuleset, 'card'>, sent: Json): boolean =>
  card.safeParse(withoutOwnData([sent])[0]).success;
