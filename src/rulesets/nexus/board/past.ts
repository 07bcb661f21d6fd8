/** What cards ask of the past (R47), beyond what is counted in every turn anyway. */
import type { CardSet } from '../../../engine/index.ts';
import type { Past } from '../../cards/history.ts';
import { pastFor, totalOf } from '../../cards/history.ts';
import type { History } from '../language/language.ts';
import type { Nexus } from './context.ts';

/** Words that boards count in every turn, whether or not a card asks. */
const COUNTED: readonly History[] = ['arrived', 'advanced', 'attacked', 'terminated', 'played', 'drawn', 'discarded'];

/** Whether an amount asks for more than the count of this turn. */
export const asksThePast = (amount: {
  history: History;
  span?: string | undefined;
  filter?: object | undefined;
}): boolean => !COUNTED.includes(amount.history) || (amount.span ?? 'turn') !== 'turn' || amount.filter !== undefined;

/** The words under which texts ask the past. */
export function askedOfPast(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('history' in value && typeof value.history === 'string' && asksThePast(value as { history: History })) {
    found.add(value.history);
    if ('total' in value) found.add(totalOf(value.history));
  }
  for (const inner of Object.values(value)) askedOfPast(inner, found);
  return found;
}

/** What a match begins with, given everything that is in it. */
export const pastOf = (cards: CardSet<Nexus>, match: unknown): { past?: Past } =>
  pastFor<Nexus>(cards, match, ({ source }) => askedOfPast(source).size > 0);
