/** What cards ask of the past. */
import type { CardSet } from '../../../engine/index.ts';
import type { Past } from '../../cards/history.ts';
import { askedOfPast, pastFor } from '../../cards/history.ts';
import type { Alteil } from './context.ts';

const known = new WeakMap<object, ReadonlySet<string>>();

/** The happenings that the cards of a set ask for. */
export function askedPast({ source }: CardSet<Alteil>): ReadonlySet<string> {
  const asked = known.get(source) ?? askedOfPast(source, ['happened']);
  known.set(source, asked);
  return asked;
}

/** What is remembered in a match: nothing, where none of its cards asks. */
export const pastOf = (cards: CardSet<Alteil>, match: unknown): { past?: Past } =>
  pastFor<Alteil>(cards, match, ({ source }) => askedOfPast([source], ['happened']).size > 0);
