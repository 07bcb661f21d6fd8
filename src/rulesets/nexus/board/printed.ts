/** What is printed on cards, whatever is in force. */
import { mayBe } from '../../../engine/index.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { SeenObject } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

export function skillNamed(m: M, program: string): CompiledSkill | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  if (card?.play.program === program) return card.play;
  return (
    card?.skills.find((skill) => skill.program === program) ??
    card?.laters.find((skill) => skill.program === program) ??
    null
  );
}

/** The skills that a card in play has of its own and by effects, without those that persistent skills give. */
export function ownSkills(m: M, { id, card }: SeenObject): readonly CompiledSkill[] {
  let found = cardOf(m, card).held;
  if (!mayBe(m, 'ability') && !mayBe(m, 'keyword')) return found;
  for (const { target, effect } of m.state.modifiers) {
    if (target !== id) continue;
    if (effect.kind === 'keyword' && effect.keyword === 'stripped') found = [];
    const granted = effect.kind === 'ability' ? skillNamed(m, effect.ability) : null;
    if (granted) found = [...found, granted];
  }
  return found;
}

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;
