/** What is printed on cards. */
import type { CardSet } from '../../../engine/index.ts';
import type { Compiled, CompiledEffect } from '../language/compiled.ts';
import type { CardOf } from '../language/language.ts';
import type { Dx2 } from './context.ts';

type Set = CardSet<Dx2>;

export function cardOf(m: { cards: Set }, id: string): Compiled {
  const card = m.cards.cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function sourceOf<T extends Compiled['source']['type']>(cards: Set, id: string, type: T): CardOf<T> {
  const source = cards.cards.get(id)?.source;
  if (source?.type !== type) throw new Error(`${id} is not a ${type}`);
  return source as CardOf<T>;
}

export function effectNamed(cards: Set, program: string): CompiledEffect | null {
  const card = cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.automatic.find((effect) => effect.program === program) ?? null;
}
