import type { AnyRuleset, CardSet, Decision, Game, GameState, NotedEvent, Outcome, Refusal } from '../engine/index.ts';

/** What one moment of a case is judged by: what has happened, the state it led to, and who decides what. */
export interface Scene {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  /** The state as text, so that trying something out never changes it. */
  stateText: string;
  state: GameState<object>;
  events: readonly NotedEvent[];
  awaiting: readonly Decision[];
  outcome: Outcome | null;
  /** The events that the case has given a name. */
  names: Map<string, NotedEvent>;
  /** All events of the case so far, for questions about their causes. */
  history: readonly NotedEvent[];
  ignore: readonly string[];
  /** The names that the case has given to objects. */
  bound: ReadonlyMap<string, string>;
  /** The clauses that events and refusals of the case have cited; trying out what is not offered adds to them. */
  told: Set<string>;
}

/** Adds the clauses that a refusal cites. */
export function noteCitations(refusal: Refusal, told: Set<string>): void {
  if (refusal.clause !== undefined) told.add(refusal.clause);
  for (const fact of refusal.facts ?? []) told.add(fact.clause);
}

/** An event on one line, as reports show it. */
export function eventLine(scene: Pick<Scene, 'rules' | 'cards'>, event: NotedEvent): string {
  const cause = event.parent === null ? '' : ` <- ${event.parent}`;
  const who = event.player === null ? '' : ` ${event.player}`;
  return `#${event.seq}${cause} ${event.type} [${event.clause}]${who} ${JSON.stringify(event.data)} ${scene.rules.describe(event, scene.cards)}`;
}
