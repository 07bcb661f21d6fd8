import type { Game, Machine } from './machine.ts';

/** What is being asked for on one machine: the open texts, and what was found out while just these were open. */
interface Asking {
  open: Set<object>;
  revision: number;
  found: Map<string, unknown>;
  names: Map<object, number>;
}

const asked = new WeakMap<object, Asking>();

function asking<G extends Game>(m: Machine<G>): Asking {
  const known = asked.get(m);
  if (known) return known;
  const made = { open: new Set<object>(), revision: m.revision, found: new Map(), names: new Map() };
  asked.set(m, made);
  return made;
}

/**
 * How many texts may be open because each asks for something that the next one may change. A text that would be one too
 * many counts for nothing there, so that texts which all ask for one another come to an end.
 */
const DEEPEST = 3;

/**
 * A value computed on read and kept for the revision. While texts ask for what they may change themselves it is kept apart
 * for just these texts, because they are left out of the answer.
 */
export function remember<G extends Game, T>(m: Machine<G>, key: string, compute: () => T): T {
  const all = asking(m);
  const { open, found, names } = all;
  if (open.size === 0) return m.memo(key, compute);
  if (all.revision !== m.revision) {
    all.revision = m.revision;
    found.clear();
    names.clear();
  }
  const numbers: number[] = [];
  for (const text of open) {
    const name = names.get(text) ?? names.size;
    names.set(text, name);
    numbers.push(name);
  }
  const own = `${numbers.sort((a, b) => a - b).join()}/${key}`;
  if (found.has(own)) return found.get(own) as T;
  const value = compute();
  found.set(own, value);
  return value;
}

/**
 * What `test` says for a continuous text that is not already being asked about: no text counts for itself, and none counts
 * at the end of a long chain of texts that ask for one another. `otherwise` is what a text says that does not count.
 */
export function ask<G extends Game, T>(m: Machine<G>, text: object, otherwise: T, test: () => T): T {
  const { open } = asking(m);
  if (open.has(text) || open.size >= DEEPEST) return otherwise;
  open.add(text);
  try {
    return test();
  } finally {
    open.delete(text);
  }
}

/** Whether `test` says yes for a continuous text that is not already being asked about. */
export const askOnce = <G extends Game>(m: Machine<G>, text: object, test: () => boolean): boolean =>
  ask(m, text, false, test);
