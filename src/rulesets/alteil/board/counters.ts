/** Counters and marks that the rules themselves keep, where some card of the match asks for them. */
import { askedOfPast } from '../../cards/history.ts';
import { oncePer } from '../../cards/once.ts';
import type { Compiled } from '../language/compiled.ts';
import type { Skill } from '../language/language.ts';
import type { M } from './context.ts';

/** The counter that grows with each Grimoire of an Iczer that runs. */
export const GRIMOIRES = 'grimoires';

export const LOCKED = 'locked ';

/** The counter of how many copies of a card in the File of an Iczer are locked. */
export const lockOf = (card: string): string => `${LOCKED}${card}`;

/** The counter of how often a skill has run. */
export const runsOf = (ability: string): string => `runs of ${ability}`;

const asked = oncePer(({ source }: M['cards']) => askedOfPast(source, ['counter', 'activations']));

/** Whether some card of the match asks for a counter or for how often a skill has run. */
export const asksFor = ({ cards }: M, word: string): boolean => asked(cards).has(word);

/** The names of fields below a value, and the kinds and verbs of skills. */
function saidIn(value: object): ReadonlySet<string> {
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
  return found;
}

const saidByCards = oncePer(saidIn);
const saidBySkill = oncePer(saidIn);

/** Whether some card of the match has a field, or a skill of a kind, of this name: what none has need not be looked for. */
export const someCardSays = ({ cards }: M, word: string): boolean => saidByCards(cards.source).has(word);

const watchers = oncePer(({ cards }: M['cards']) => {
  const watch = ({ own }: Compiled): boolean => (own.get('watch')?.ranked.length ?? 0) > 0;
  return new Set([...cards.values()].filter(watch).map(({ id }) => id));
});

/** The cards that have Watch Skills by themselves: few. */
export const watchersIn = ({ cards }: M): ReadonlySet<string> => watchers(cards);

/** What `someCardSays` tells, of one skill. */
export const says = (skill: Skill, word: string): boolean => saidBySkill(skill).has(word);
