import type { Opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import type { Game, GameState, JsonObject, NotedEvent } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';

/** The cards that a state names, and those that these name. */
function cardsOf({ cards }: ReadyCase, state: GameState<object>): JsonObject[] {
  const found = new Set<JsonObject>();
  const look = (said: string) => {
    for (const card of cards.source as JsonObject[]) if (said.includes(JSON.stringify(card.id))) found.add(card);
  };
  look(JSON.stringify(state));
  for (const card of found) look(JSON.stringify(card));
  return [...found];
}

/**
 * What happens in a case from its first decision on, step by step, where there are no cards but its own. A game looks only for what some card of
 * its set says, and the sample cards say nearly everything. A case that names words of cards may end early, since the words are others.
 */
export function happensAlone(of: ReadyCase): NotedEvent[][] {
  const begun = of.opened.ok ? of.opened.run() : null;
  if (begun === null || !begun.ok) return [];
  const compiled = compileCards<Game>(of.rules, cardsOf(of, begun.value.state));
  if (!compiled.ok) throw new Error(`${of.name}: ${JSON.stringify(compiled.faults[0])}`);
  const state = { ...begun.value.state, cards: compiled.value.hash };
  const opened: Opening = { ok: true, run: () => ({ ok: true, value: { ...begun.value, state, events: [] } }) };
  const happened: NotedEvent[][] = [];
  runCase({ ...of, cards: compiled.value, opened }, (_step, { events }) => void happened.push([...events]));
  return happened;
}
