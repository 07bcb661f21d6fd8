/** Which words the cards of a match use at all: what none of them says need not be looked for. */
import type { CardSet } from '../../../engine/index.ts';
import { oncePer } from '../../cards/once.ts';
import type { Gundam } from './context.ts';

/** Keys whose values are words of rules and events. */
const KEYS: readonly string[] = ['can', 'cant', 'must', 'event', 'timing'];

/** The prohibitions, permissions, obligations, events and times of the cards of a set, and `level`, `control` and `exPaid` where a text has them. */
export const usedWords = oncePer((cards: CardSet<Gundam>): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string' && KEYS.includes(key)) found.add(value);
    if (Array.isArray(value)) for (const one of value) look(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [word, inner] of Object.entries(value)) look(inner, word);
  };
  for (const { source } of cards.cards.values()) {
    look(source, '');
    const text = JSON.stringify(source);
    if (text.includes('"do":"control"')) found.add('control');
    if (text.includes('"exPaid":true')) found.add('exPaid');
    for (const { constant } of source.abilities ?? [])
      for (const one of constant ?? []) if ('level' in one) found.add('level');
  }
  return found;
});
