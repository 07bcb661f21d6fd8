import { describer, type Pending } from '../../../engine/index.ts';
import { findObject } from '../board/board.ts';
import { lastOf, type M, type Nexus, namesIn } from '../board/context.ts';
import { EVENTS } from '../events.ts';

/** One line for a person: what happened. */
export const describe = describer<Nexus>({ sentences: EVENTS, cardName: ({ name }) => name });

export function namePending(m: M, { card, program, source }: Pending): string {
  const name = card === null ? program : (m.cards.cards.get(card)?.name ?? card);
  return `${name}${source === null ? '' : ` (${source})`}`;
}

/** R25: what a skill reacts to, which tells it from the same skill's reactions to other things. */
function about(m: M, { source, vars }: Pending): string {
  const causes = namesIn(vars.cause).filter((id) => id !== source && !id.includes(':'));
  const names = causes.map((id) => {
    const card = findObject(m.board, id)?.card ?? lastOf(vars, id)?.card;
    return `${card === undefined ? id : (m.cards.cards.get(card)?.name ?? card)} (${id})`;
  });
  return names.length === 0 ? '' : `, about ${names.join(', ')},`;
}

export const describePending = (m: M, entry: Pending): string =>
  `${namePending(m, entry)}${about(m, entry)} goes on the queue next, under those that follow`;
