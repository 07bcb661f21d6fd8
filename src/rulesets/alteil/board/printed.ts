/** What is printed on cards, whatever is in force. */
import type { Compiled, CompiledSkill } from '../language/compiled.ts';
import type { M } from './context.ts';

export const cardOf = (m: M, id: string): Compiled => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** R2: printings of one name are the same card, whatever their ids. */
export const sameCard = (m: M, one: string, other: string): boolean =>
  one === other || (m.state.options.sameCard !== 'id' && cardOf(m, one).name === cardOf(m, other).name);

export function skillNamed(m: M, program: string): CompiledSkill | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.skills.find((skill) => skill.program === program) ?? null;
}
