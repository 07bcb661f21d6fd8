import type { EventTelling, GameEvent, Json, JsonObject, NotedEvent } from './types.ts';

/** No object has a longer name, and no event names one deeper in its data. */
const LONGEST_ID = 80;
const DEEPEST = 3;
/** How objects that come into play are called. */
const MINTED = /^[a-z]+\d+$/;

/** Stands for the face of a text that names no object. */
const NO_OBJECT = Symbol('no object');

/** Texts of an event that may name objects, and the faces of those objects. It is used again for other events. */
export class Named {
  size = 0;
  readonly words: string[] = [];
  /** Whether each stands in a secret field. */
  readonly hidden: boolean[] = [];
  readonly faces: (string | null | undefined)[] = [];

  has(word: string, hidden: boolean): boolean {
    for (let at = 0; at < this.size; at++) if (this.words[at] === word && this.hidden[at] === hidden) return true;
    return false;
  }

  add(word: string, hidden: boolean, face: string | null | undefined): void {
    const at = this.size++;
    this.words[at] = word;
    this.hidden[at] = hidden;
    this.faces[at] = face;
  }
}

/** Most events name something: what an event has named is noted in what others were noted in before. */
const unused: Named[] = [];

/**
 * What is told of the events of one adjudication beside what they say: which cards their ids were at that moment, and the words
 * of what was asked and answered. It is not in the events themselves, since those can wait in a state.
 */
export class Notes {
  /** What was noted of events, by how many came between the first of them and each. */
  readonly #of: (EventTelling | undefined)[] = [];
  #first = 0;
  /** The card of an object on the table, null where its face is hidden, undefined for what is no object. */
  readonly #faceNow: (word: string) => string | null | undefined;
  /** The faces of all objects that were named so far, of which some are gone; and texts that no object is or can be called. */
  readonly #faces = new Map<string, string | null | typeof NO_OBJECT>();

  constructor(faceNow: (word: string) => string | null | undefined) {
    this.#faceNow = faceNow;
  }

  /** What `data` names, with the faces that objects have now. Of those in secret fields others may not even know that they are named. */
  namedIn(data: JsonObject, secret: readonly string[] | undefined): Named {
    const named = unused.pop() ?? new Named();
    for (const key in data) this.#look(data[key], 0, secret?.includes(key) === true, named);
    return named;
  }

  /** Gives faces to what came into being after it was named. */
  faceNew({ words, faces, size }: Named): void {
    for (let at = 0; at < size; at++) faces[at] ??= this.#faceOf(words[at] as string, faces[at]);
  }

  /** Notes of an event what it names, which is not to be read any more. */
  note(event: GameEvent, named: Named): void {
    const told = named.size === 0 ? undefined : tellingOf(named);
    if (told !== undefined) this.#of[this.#placeOf(event)] = told;
    named.size = 0;
    unused.push(named);
  }

  #placeOf({ seq }: GameEvent): number {
    if (this.#of.length === 0) this.#first = seq;
    return seq - this.#first;
  }

  /**
   * Notes of a decision what was answered, null where there are no words for it, for those who may know it; and what was asked,
   * for those who are not told the answer: null where everybody is.
   */
  noteAnswer(event: GameEvent, answer: string | null, asked: string | null): void {
    const at = this.#placeOf(event);
    const named = this.#of[at];
    // Most decisions name no object, and say both.
    if (named === undefined && asked !== null && answer !== null) {
      this.#of[at] = { asked, hidden: { answer } };
      return;
    }
    const told: EventTelling = { ...named };
    if (asked !== null) told.asked = asked;
    if (answer !== null) told.hidden = { answer };
    this.#of[at] = told;
  }

  /** The event with what was noted of it. */
  toldOf(event: GameEvent): NotedEvent {
    const told = this.#of[event.seq - this.#first];
    if (told === undefined) return event;
    const { seq, parent, type, clause, player, data, secret } = event;
    return secret === undefined
      ? { seq, parent, type, clause, player, data, told }
      : { seq, parent, type, clause, player, data, secret, told };
  }

  #look(value: Json | undefined, depth: number, hidden: boolean, named: Named): void {
    if (typeof value === 'string') {
      if (value.length > LONGEST_ID) return;
      const before = this.#faces.get(value);
      if (before === NO_OBJECT) return;
      if (named.has(value, hidden)) return;
      const face = this.#faceOf(value, before);
      if (face !== undefined || MINTED.test(value)) named.add(value, hidden, face);
      else this.#faces.set(value, NO_OBJECT);
    } else if (typeof value !== 'object' || value === null || depth === DEEPEST) {
      return;
    } else if (Array.isArray(value)) {
      for (const one of value) this.#look(one, depth + 1, hidden, named);
    } else {
      for (const key in value) this.#look((value as JsonObject)[key], depth + 1, hidden, named);
    }
  }

  /** The face of an object, also of one that was named before, with the face `before`, and is gone; undefined for what is no object. */
  #faceOf(word: string, before: string | null | undefined): string | null | undefined {
    const face = this.#faceNow(word);
    if (face === undefined) return before;
    if (face !== before) this.#faces.set(word, face);
    return face;
  }
}

/** What is noted of an event by what it names; undefined where it names no object. */
function tellingOf({ size, words, hidden, faces }: Named): EventTelling | undefined {
  let open: EventTelling['cards'];
  let secret: EventTelling['cards'];
  for (let at = 0; at < size; at++) {
    const face = faces[at];
    if (face === undefined) continue;
    if (hidden[at]) {
      secret ??= {};
      secret[words[at] as string] = face;
    } else {
      open ??= {};
      open[words[at] as string] = face;
    }
  }
  if (secret === undefined) return open === undefined ? undefined : { cards: open };
  return open === undefined ? { hidden: { cards: secret } } : { cards: open, hidden: { cards: secret } };
}
