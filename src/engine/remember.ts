import type { Game, Machine } from './machine.ts';

const asked = new WeakMap<object, Set<object>>();

/** The continuous texts whose conditions or targets are being looked at right now. */
function asking(m: object): Set<object> {
  const known = asked.get(m);
  if (known) return known;
  const made = new Set<object>();
  asked.set(m, made);
  return made;
}

/**
 * A value computed on read and kept for the revision. While a text asks for what it may change itself nothing is kept,
 * because that text is left out of the answer.
 */
export const remember = <G extends Game, T>(m: Machine<G>, key: string, compute: () => T): T =>
  asking(m).size > 0 ? compute() : m.memo(key, compute);

/** Whether `test` says yes for a continuous text that is not already being asked about: no text counts for itself. */
export function askOnce<G extends Game>(m: Machine<G>, text: object, test: () => boolean): boolean {
  const open = asking(m);
  if (open.has(text)) return false;
  open.add(text);
  const answer = test();
  open.delete(text);
  return answer;
}
