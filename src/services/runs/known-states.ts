import { LRUCache } from 'lru-cache';

/** How much text of states is remembered, in characters. */
const MOST = 32_000_000;
/** The longest state that is remembered, in characters. */
const LONGEST = 250_000;

/**
 * The states that came out of the rules here, or were found sound here, by the hashes of their content. Most states come back
 * with the next action, and one that is known needs no second look. It matters to nobody whose state it was: whoever sends a
 * state has its content, and its content alone decides whether it is sound.
 */
export class KnownStates {
  readonly #texts = new LRUCache<string, string>({
    maxSize: MOST,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ length }) => length,
  });
  /** The states of requests that were sent to the letter as they had been handed out, with their texts. */
  readonly #recognised = new WeakMap<object, string>();

  /** Whether a state of which `hash` is the hash as worked out here, not as stated, is sound. */
  has(hash: string): boolean {
    return this.#texts.get(hash) !== undefined;
  }

  /** Remembers a sound state by its hash and its text, as `hashState` gives them. */
  add(hash: string, text: string): void {
    this.#texts.set(hash, text);
  }

  /**
   * Looks whether the state in a body that was read from `written` is one that is known, to the letter: then it need be neither
   * checked nor hashed, and `textOf` knows it. Anything that could make the body's state another than the text that was found
   * (a second field of the name, an escaped name) is reason enough not to know it.
   */
  recognise(written: string, body: unknown): void {
    const state = stateIn(body);
    const text = state === undefined ? undefined : this.#texts.get(String(state.hash));
    if (state === undefined || text === undefined) return;
    const at = written.startsWith(FIRST) ? FIRST.length : written.indexOf(text);
    const end = at + text.length;
    // A part that is cut out is compared many times as fast as one that is looked at in its place.
    if (at < 0 || written.slice(at, end) !== text) return;
    if (written.includes(NAME, end) || written.includes('\\', end)) return;
    if (at === FIRST.length || isField(written.slice(0, at))) this.#recognised.set(state, text);
  }

  /** The text of a state that was recognised; null for any other. */
  textOf(state: object): string | null {
    return this.#recognised.get(state) ?? null;
  }

  empty(): void {
    this.#texts.clear();
  }
}

const NAME = '"state"';
/** How nearly every body begins. */
const FIRST = `{${NAME}:`;
/** What stands before the value of that field. */
const FIELD = /"state"\s*:\s*$/;

/** Whether the value of the one field of the name follows on `before`. */
const isField = (before: string): boolean =>
  FIELD.test(before) && before.indexOf(NAME) === before.lastIndexOf(NAME) && !before.includes('\\');

/** The state of a body, as far as it has one that states a hash. */
function stateIn(body: unknown): { hash: unknown } | undefined {
  if (typeof body !== 'object' || body === null || !('state' in body)) return undefined;
  const { state } = body;
  return typeof state === 'object' && state !== null && 'hash' in state ? state : undefined;
}
