import { describer, type Pending } from '../../../engine/index.ts';
import type { M, Unnamed } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import type { Trigger } from '../language/language.ts';

/** One line for a person: what happened. */
export const describe = describer<Unnamed>({
  sentences: EVENTS,
  cardName: ({ name }) => name,
});

/** A trigger word as cards print it: `[On Play]`. */
const printed = (word: Trigger): string =>
  `[${word
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(' Of ', ' of ')}]`;

export function describePending(m: M, { card, program, source, vars }: Pending): string {
  const name = card === null ? program : (m.cards.cards.get(card)?.name ?? card);
  const word = typeof vars.on === 'string' ? printed(vars.on as Trigger) : program;
  return `${name}${source === null ? '' : ` (${source})`}: ${word}`;
}
