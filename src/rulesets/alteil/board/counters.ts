/** Counters and marks that the rules themselves keep, where some card of the match asks for them. */
import { askedOfPast } from '../../cards/history.ts';
import type { M } from './context.ts';

/** The counter that grows with each Grimoire of an Iczer that runs. */
export const GRIMOIRES = 'grimoires';

/** The counter of how often a skill has run. */
export const runsOf = (ability: string): string => `runs of ${ability}`;

const asked = new WeakMap<object, ReadonlySet<string>>();

/** Whether some card of the match asks for a counter or for how often a skill has run. */
export function asksFor({ cards }: M, word: string): boolean {
  const known = asked.get(cards) ?? askedOfPast(cards.source, ['counter', 'activations']);
  asked.set(cards, known);
  return known.has(word);
}

const written = new WeakMap<object, ReadonlySet<string>>();

/** Whether some card of the match has a field, or a skill of a kind, of this name: what none has need not be looked for. */
export function someCardSays({ cards }: M, word: string): boolean {
  let known = written.get(cards);
  if (known === undefined) {
    const found = new Set<string>();
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        found.add(key);
        if (typeof inner === 'string' && (key === 'kind' || key === 'do')) found.add(inner);
        look(inner);
      }
    };
    look(cards.source);
    known = found;
    written.set(cards, known);
  }
  return known.has(word);
}
