import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256 } from './canonical.ts';

/** The cursor of a generator that starts from `seed`: four 32-bit integers, kept in the state. */
export function cursorFrom(seed: string): number[] {
  const digest = sha256(seed);
  return [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0);
}

/** Draws a whole number from 0 to `below - 1` and moves `cursor` on in place. */
export function draw(cursor: number[], below: number): number {
  const generator = xoroshiro128plusFromState(cursor);
  const value = uniformInt(generator, 0, below - 1);
  const next = generator.getState();
  for (let i = 0; i < next.length; i++) cursor[i] = next[i] as number;
  return value;
}

/** Puts `list` into a random order in place (Fisher and Yates) and moves `cursor` on. */
export function shuffle<T>(cursor: number[], list: T[]): void {
  const generator = xoroshiro128plusFromState(cursor);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  const next = generator.getState();
  for (let i = 0; i < next.length; i++) cursor[i] = next[i] as number;
}
