import { known } from '../../../src/cli/known.ts';
import type { Subject } from './subject.ts';

/** A game as the laws look at it. */
export async function subjectOf(id: string): Promise<Subject> {
  const { subject }: { subject: Subject } = await import(`../../${id}/subject.ts`);
  if (subject.rules.id !== id) throw new Error(`test/${id}/subject.ts is a subject of ${subject.rules.id}`);
  return subject;
}

/** Every game of `src/rulesets/index.ts`, and Duel, as the laws look at it. */
export const subjects: readonly Subject[] = await Promise.all(known.map(({ id }) => subjectOf(id)));

/** Those in which something is hidden. */
export const secretive: readonly Subject[] = subjects.filter(({ open }) => open !== true);
