import type { AnyRuleset, CardSet, Game, NotedEvent } from '../engine/index.ts';

/** An event on a line: its number and that of its cause, its type and clause, and its sentence. */
export function eventLine(rules: AnyRuleset, cards: CardSet<Game>, event: NotedEvent): string {
  const cause = event.parent === null ? '' : `<- ${event.parent} `;
  return `#${event.seq} ${cause}${event.type} [${event.clause}] ${rules.describe(event, cards)}`;
}
