import type { Fault, GameState, Json } from './types.ts';

/** The highest number that a name in a hand-written position may end with. */
const HIGHEST = 999_999;

/** More names with one letter are not kept: no game comes near it. */
const KEPT = 10_000;
const kept = new Map<string, string[]>();

/**
 * The same text as V8 keeps those that it has read, each short one once: it compares them by where they are, and others, which
 * were put together or cut out, letter by letter.
 */
export const interned = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** The name of an object in play: a letter and a number. Each is made once. */
export function objectName(letter: string, number: number): string {
  if (number > KEPT) return `${letter}${number}`;
  let names = kept.get(letter);
  if (names === undefined) {
    names = [];
    kept.set(letter, names);
  }
  let name = names[number];
  if (name === undefined) {
    name = interned(`${letter}${number}`);
    names[number] = name;
  }
  return name;
}

/** The number in a name of the kind that the engine gives (`u12`), or 0 for any other name. */
export const numberIn = (name: string): number => Number(/^[a-z]+([1-9]\d*)$/.exec(name)?.[1] ?? 0);

/**
 * Looks at every name that a hand-written position gives to an object (the fields called `as`, however deep) before anything
 * is placed. The counter of names is kept ahead of them, so that the engine never gives one of them again. Names that stand
 * there twice, or whose number is too high to count on from, are faults.
 */
export function reserveNames(counters: GameState['counters'], position: Json): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  const look = (value: Json, path: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${path}/${key}`;
      if (key === 'as' && typeof inner === 'string') reserve(inner, at);
      else look(inner, at);
    }
  };
  const reserve = (name: string, path: string): void => {
    const number = numberIn(name);
    const first = seen.get(name);
    if (first !== undefined) faults.push({ path, reason: `${JSON.stringify(name)} is already the name of ${first}` });
    else if (number > HIGHEST) faults.push({ path, reason: 'the number in the name is too high', accepts: HIGHEST });
    else counters.object = Math.max(counters.object, number);
    seen.set(name, path);
  };
  look(position, '');
  return faults;
}
