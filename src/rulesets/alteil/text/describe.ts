import { describer, type Machine, type Pending } from '../../../engine/index.ts';
import type { Alteil } from '../board/context.ts';
import { skillNamed } from '../board/printed.ts';
import { EVENTS } from '../events.ts';
import { KIND_WORDS } from '../language/compiled.ts';

/** One line for a person: what happened. */
export const describe = describer<Alteil>({
  sentences: EVENTS,
  cardName: ({ name }) => name,
  players: { p1: 'Iczer 1', p2: 'Iczer 2' },
  nobody: 'The duel',
});

export function describePending(m: Machine<Alteil>, { card, program, source }: Pending): string {
  const skill = skillNamed(m, program);
  const name = (card === null ? undefined : m.cards.cards.get(card)?.name) ?? program;
  return `${name}${source === null ? '' : ` (${source})`}: ${skill ? KIND_WORDS[skill.kind] : program}`;
}
