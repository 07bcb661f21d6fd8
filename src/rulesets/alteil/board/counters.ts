/** Counters and marks that the rules themselves keep, where some card of the match asks for them. */
import { askedOfPast } from '../../cards/history.ts';
import type { Skill } from '../language/language.ts';
import type { M } from './context.ts';

/** The counter that grows with each Grimoire of an Iczer that runs. */
export const GRIMOIRES = 'grimoires';

/** The counter of how many copies of a card in the File of an Iczer are locked. */
export const lockOf = (card: string): string => `locked ${card}`;

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

/** The names of fields below a value, and the kinds and verbs of skills: found once. */
function saidIn(value: object): ReadonlySet<string> {
  const known = written.get(value);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      found.add(key);
      if (typeof inner === 'string' && (key === 'kind' || key === 'do')) found.add(inner);
      look(inner);
    }
  };
  look(value);
  written.set(value, found);
  return found;
}

/** Whether some card of the match has a field, or a skill of a kind, of this name: what none has need not be looked for. */
export const someCardSays = ({ cards }: M, word: string): boolean => saidIn(cards.source).has(word);

/** The same of one skill. */
export const says = (skill: Skill, word: string): boolean => saidIn(skill).has(word);
