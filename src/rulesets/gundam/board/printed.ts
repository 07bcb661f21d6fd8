/** What is printed on cards and given to them, whatever is in force. */
import type { Modifier, PlayerId, Uid } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { SeenBase, SeenUnit } from './board.ts';
import type { Context, M, ReadCard, Reader } from './context.ts';

export const cardOf = (m: M, id: string): ReadCard => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** What reads the words of the card that speaks. */
export const readerOf = ({ m, card }: Context): Reader => cardOf(m, card).reader;

/** The abilities that the cards of a Unit carry, without those that effects give it. */
export function printedAbilities(m: M, unit: SeenUnit): CompiledAbility[] {
  const own = cardOf(m, unit.card).abilities;
  const pilot = unit.pilot ? cardOf(m, unit.pilot.card).abilities : [];
  return [...own, ...pilot].filter(({ ability }) => ability.granted !== true);
}

/** The same for a Base. */
export const printedOnBase = (m: M, base: SeenBase): CompiledAbility[] =>
  cardOf(m, base.card).abilities.filter(({ ability }) => ability.granted !== true);

export function abilityNamed(m: M, program: string): CompiledAbility | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.abilities.find((ability) => ability.program === program) ?? null;
}

export const modifiersOn = (m: M, id: Uid | PlayerId): Modifier[] =>
  m.state.modifiers.filter(({ target }) => target === id);
