/** What is printed on cards, whatever is in force. */
import { PLAYERS } from '../../../engine/index.ts';
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

/** G20: whether a Character is on a grid or on its way to one. */
export const isPresent = (m: M, id: string): boolean =>
  PLAYERS.some((player) => {
    const { units, revealed } = m.board.players[player];
    return (revealed && sameCard(m, revealed.card, id)) || units.some(({ card }) => sameCard(m, card, id));
  });

export function skillNamed(m: M, program: string): CompiledSkill | null {
  const skill = program.includes('~') ? program.slice(0, program.lastIndexOf('~')) : program;
  const card = m.cards.cards.get(skill.slice(0, skill.lastIndexOf('#')));
  return card?.skills.find((one) => one.program === skill) ?? null;
}
