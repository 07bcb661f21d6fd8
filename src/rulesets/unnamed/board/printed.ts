/** What is printed on cards, whatever is in force. */
import type { CompiledAbility } from '../language/compiled.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;

export function abilityNamed(m: M, program: string): CompiledAbility | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.abilities.find((ability) => ability.program === program) ?? null;
}
