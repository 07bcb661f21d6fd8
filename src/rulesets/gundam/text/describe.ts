import { describer, type Machine, type Pending } from '../../../engine/index.ts';
import type { Gundam } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import { TIMING_CLAUSES } from '../language/compiled.ts';

/** One line for a person: what happened. */
export const describe = describer<Gundam>({
  sentences: EVENTS,
  cardName: ({ name }) => name,
});

const WORDS: Record<string, string> = {
  deploy: 'Deploy',
  attack: 'Attack',
  destroyed: 'Destroyed',
  burst: 'Burst',
  whenPaired: 'When Paired',
  whenLinked: 'When Linked',
  startOfTurn: 'start of the turn',
  endOfTurn: 'end of the turn',
};

export function describePending(m: Machine<Gundam>, { card, program, source }: Pending): string {
  const compiled = card === null ? undefined : m.cards.cards.get(card);
  const timing = compiled?.abilities.find((ability) => ability.program === program)?.timings[0];
  const word = timing === undefined ? program : (WORDS[timing] ?? (timing in TIMING_CLAUSES ? 'effect' : timing));
  return `${compiled?.name ?? card ?? program}${source === null ? '' : ` (${source})`}: ${word}`;
}
