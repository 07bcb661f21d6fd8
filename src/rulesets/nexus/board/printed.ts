/** What is printed on cards, whatever is in force. */
import type { CompiledSkill } from '../language/compiled.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

export function skillNamed(m: M, program: string): CompiledSkill | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  if (card?.play.program === program) return card.play;
  return card?.skills.find((skill) => skill.program === program) ?? null;
}

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;
