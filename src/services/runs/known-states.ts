import { LRUCache } from 'lru-cache';
import type { Game, GameState, Sitting } from '../../engine/index.ts';
import { hashField } from '../../engine/index.ts';
import type { PlacedPiece } from '../write-json.ts';

/** How much text of states is remembered, in characters. */
const MOST = 32_000_000;
/** The longest state that is remembered, in characters. */
const LONGEST = 250_000;
/**
 * How many states are remembered as they came out of the rules. Who comes back at once, as programs do, finds them here; to keep
 * them longer, through collections of garbage, takes as much time as to read them anew.
 */
const MOST_KEPT = 64;
/** The longest of those, in characters. */
const LONGEST_KEPT = 30_000;

type State = GameState<object>;

/** A state that is known by its text, and as it came out of the rules for as long as it is at hand so. */
export interface Known {
  /** The text up to the field of its hash, which is the last. */
  readonly start: string;
  readonly hash: string;
  kept: Kept | null;
}

/** A state as it came out of the rules, the sitting in which it did, and the answer in which it was sent. */
interface AtHand {
  readonly state: State;
  readonly sitting: Sitting<Game> | null;
  /** The bytes of what is known of it are from `from` to `to` there: none where they are not there. */
  readonly sent: PlacedPiece | null;
}

interface Kept extends AtHand {
  readonly of: Known;
}

/** A body that was sent, but for its state. */
export interface BesideState {
  /** The body with nothing in place of its state. */
  rest: string;
  /** The state, whose text was sent to the letter as it was handed out. */
  known: Known;
}

/**
 * The states that came out of the rules here, or were found sound here, by the hashes of their content. Most states come back
 * with the next action, and one that is known needs no second look. It matters to nobody whose state it was: whoever sends a
 * state has its content, and its content alone decides whether it is sound.
 */
export class KnownStates {
  readonly #known = new LRUCache<string, Known>({
    maxSize: MOST,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ start }) => start.length,
  });
  /** Those that were handed out last, in turn. Each is given to one who goes on from it, and then belongs to nobody else. */
  readonly #latest: (Kept | null)[] = new Array<Kept | null>(MOST_KEPT).fill(null);
  #turn = 0;
  /** The states that callers go on from, which were to the letter as they had been handed out: their texts, and their sittings. */
  readonly #recognised = new WeakMap<object, Kept>();

  /** Whether a state of which `hash` is the hash as worked out here, not as stated, is sound. */
  has(hash: string): boolean {
    return this.#known.get(hash) !== undefined;
  }

  /** Remembers a sound state by the text of its content and the hash of that as worked out here, as `sealState` gives them. */
  add(hash: string, content: string): Known {
    const found = this.#known.get(hash);
    if (found !== undefined) return found;
    const known = { start: content.slice(0, -1), hash, kept: null };
    this.#known.set(hash, known);
    return known;
  }

  /**
   * Keeps a state that is known for whoever goes on from it, with the sitting in which it came about. It must not be read any more
   * by who gives it here: whoever takes it plays on in it.
   */
  keep(known: Known, { state, sitting, sent }: AtHand): void {
    this.#recognised.delete(state);
    this.#keep({ of: known, state, sitting, sent });
  }

  /** Keeps a state again that was taken and is as it was then. */
  giveBack(state: State): void {
    const taken = this.#recognised.get(state);
    if (taken === undefined) return;
    this.#recognised.delete(state);
    this.#keep(taken);
  }

  #keep(kept: Kept): void {
    const { of } = kept;
    if (of.start.length > LONGEST_KEPT) return;
    of.kept = kept;
    const oldest = this.#latest[this.#turn];
    if (oldest && oldest.of.kept === oldest) oldest.of.kept = null;
    this.#latest[this.#turn] = of.kept;
    this.#turn = (this.#turn + 1) % MOST_KEPT;
  }

  /** The state with this text and hash, which belongs to the caller from now on. */
  take(text: string, hash: string): State {
    const known = this.#known.get(hash);
    return known !== undefined && isTextOf(known, text) ? this.#take(known) : JSON.parse(text);
  }

  #take(known: Known): State {
    const taken = known.kept ?? readAnew(known, JSON.parse(textOf(known)));
    known.kept = null;
    this.#recognised.set(taken.state, taken);
    return taken.state;
  }

  /** The sitting in which a state came about that was taken; null for any other. */
  sittingOf(state: object): Sitting<Game> | null {
    return this.#recognised.get(state)?.sitting ?? null;
  }

  /**
   * Takes a body apart that begins with a state which is known, to the letter: the state need not be read then, nor checked nor
   * hashed. Null for any other body, and where anything in it could be the state besides (a second field of the name, an escaped
   * name); such a body may still be recognised once it is read.
   */
  beside(written: string): BesideState | null {
    if (!written.startsWith(FIRST)) return null;
    // From the end: little follows on most states.
    for (let before = written.length, looks = 0; looks < LOOKS; looks++) {
      const stated = written.lastIndexOf(HASH, before);
      if (stated < FIRST.length) return null;
      before = stated - 1;
      const at = stated + HASH.length;
      const known = this.#known.get(written.slice(at, at + HASH_LENGTH));
      if (known === undefined || known.start.length !== stated - FIRST.length) continue;
      const end = at + HASH_LENGTH + CLOSED.length;
      if (written.slice(FIRST.length, stated) !== known.start) return null;
      return restAfter(written, end, known);
    }
    return null;
  }

  /**
   * The same of a body in the bytes in which it came, where its state is at hand with the bytes in which it was sent: nothing is read
   * then but what follows on it. Null also for a body of which more follows than the end that is looked at.
   */
  besideAtHand(written: Buffer): BesideState | null {
    const last = written.toString('utf8', Math.max(0, written.length - LAST));
    const stated = last.lastIndexOf(HASH);
    if (stated < 0) return null;
    const at = stated + HASH.length;
    const known = this.#known.get(last.slice(at, at + HASH_LENGTH));
    const sent = known?.kept?.sent;
    if (!known || !sent || sent.to === 0) return null;
    const before = FIRST.length + sent.to - sent.from;
    // What is looked at has as many characters as bytes.
    if (before !== written.length - (last.length - stated)) return null;
    if (written.toString('latin1', 0, FIRST.length) !== FIRST) return null;
    if (written.compare(sent.bytes, sent.from, sent.to, FIRST.length, before) !== 0) return null;
    return restAfter(last, at + HASH_LENGTH + CLOSED.length, known);
  }

  /** Puts the state of a body that was taken apart in its place. */
  putBack(body: Record<string, unknown>, { known }: Pick<BesideState, 'known'>): void {
    body.state = this.#take(known);
  }

  /**
   * Looks whether the state in a body that was read from `written` is one that is known, to the letter: then it need be neither
   * checked nor hashed, and `textOf` knows it. Anything that could make the body's state another than the text that was found
   * (a second field of the name, an escaped name) is reason enough not to know it.
   */
  recognise(written: string, body: unknown): void {
    const state = stateIn(body);
    const known = state === undefined ? undefined : this.#known.get(String(state.hash));
    if (state === undefined || known === undefined) return;
    const text = textOf(known);
    const at = written.startsWith(FIRST) ? FIRST.length : written.indexOf(text);
    const end = at + text.length;
    // A part that is cut out is compared many times as fast as one that is looked at in its place.
    if (at < 0 || written.slice(at, end) !== text) return;
    if (written.includes(NAME, end) || written.includes('\\', end)) return;
    if (at !== FIRST.length && !isField(written.slice(0, at))) return;
    // It is a whole one, which has the text of one.
    this.#recognised.set(state, readAnew(known, state as State));
  }

  /** The text of a state that was recognised; null for any other. */
  textOf(state: object): string | null {
    const recognised = this.#recognised.get(state);
    return recognised === undefined ? null : textOf(recognised.of);
  }

  /** Whether a state was recognised. */
  recognised(state: object): boolean {
    return this.#recognised.has(state);
  }

  empty(): void {
    this.#known.clear();
    this.#latest.fill(null);
  }
}

/** A known state that was read from its text, of which nothing more is known. */
const readAnew = (of: Known, state: State): Kept => ({ of, state, sitting: null, sent: null });

/** What stands in a body beside a known state that ends at `end`; null where anything there could be the state besides. */
function restAfter(written: string, end: number, known: Known): BesideState | null {
  if (!written.startsWith(CLOSED, end - CLOSED.length)) return null;
  if (written.includes(NAME, end) || written.includes('\\', end)) return null;
  return { rest: `${FIRST}null${written.slice(end)}`, known };
}

const textOf = ({ start, hash }: Known): string => start + hashField(hash);

/** Whether a text is that of a state, of which nothing is put together to compare it. */
function isTextOf({ start, hash }: Known, text: string): boolean {
  const end = hashField(hash);
  return text.length === start.length + end.length && text.slice(0, start.length) === start && text.endsWith(end);
}

const NAME = '"state"';
/** How nearly every body begins. */
const FIRST = `{${NAME}:`;
/** What stands before the hash of a state, which is the last of its fields, and after it. */
const HASH = ',"hash":"';
const HASH_LENGTH = 64;
const CLOSED = '"}';
/** So many bytes at the end of a body are looked at, where its state is at hand: the end of that, and mostly all that follows. */
const LAST = 512;
/** So many things that end as a state does may follow on it, for it to be found. */
const LOOKS = 4;
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
