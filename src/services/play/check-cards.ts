import type { CardCheck } from '../../contracts/replies.ts';
import type { CardCheckRequest } from '../../contracts/requests.ts';
import type { AnyRuleset, Json } from '../../engine/index.ts';
import { besideSamples, withoutOwnData } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer, RequestFault } from '../problem.ts';
import { good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { readCards } from '../rules/read-cards.ts';

/** Everything that is wrong with cards, and what they say; nothing is registered. */
export async function checkCards(call: Call, ruleset: string, request: CardCheckRequest): Promise<Answer<CardCheck>> {
  const found = findRuleset(call, ruleset);
  if (!found.ok) return found;
  const rules = found.value;
  const { cards: sent, samples } = request;
  const { all: cards, kept } = samples ? besideSamples(rules, sent) : { all: sent, kept: 0 };
  const compiled = await call.cardSets.compile(call.caller.tenant, rules, cards, '/cards');
  if (!compiled.ok && compiled.problem.code !== 'cards-invalid') return compiled;
  const errors = compiled.ok ? [] : (compiled.problem.errors ?? []).map((fault) => withinSent(fault, kept));
  const { cards: understood } = await call.cardSets.understood(call.caller.tenant, rules, sent);
  const reading = await readCards(
    rules,
    understood.filter((card) => hasForm(rules, card)),
  );
  const hash = compiled.ok ? compiled.value.hash : null;
  return good({ ruleset: rules.id, cards: hash, valid: compiled.ok, errors, reading });
}

/**
 * A fault at its place among the cards that were sent, which stand after `kept` sample cards. A fault in a sample card comes from a card
 * that took the place of another: it says which sample card it is in.
 */
function withinSent(fault: RequestFault, kept: number): RequestFault {
  const [, base, at = '', ...rest] = fault.path.split('/');
  if (at === '') return fault;
  const path = Number(at) < kept ? `/${base}` : ['', base, Number(at) - kept, ...rest].join('/');
  return { ...fault, path };
}

const hasForm = ({ card }: Pick<AnyRuleset, 'card'>, sent: Json): boolean =>
  card.safeParse(withoutOwnData([sent])[0]).success;
