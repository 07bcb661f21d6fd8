import { describer, type Pending } from '../../../engine/index.ts';
import type { Dx2, M } from '../board/context.ts';
import { EVENTS } from '../events.ts';

/** One line for a person: what happened. */
export const describe = describer<Dx2>({ sentences: EVENTS, cardName: ({ name }) => name, nobody: 'The battle' });

export function describePending(m: M, { card, source }: Pending): string {
  return `${card === null ? '' : (m.cards.cards.get(card)?.name ?? card)} (${source ?? ''})`;
}
