/** What a service may decide for a player who has asked it to. */
import { boundedRead } from './bounded.ts';
import { type Game, Machine, type RunOptions } from './machine.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type { GameEvent, GameState, Pass, PlayerId } from './types.ts';

/**
 * Whether one decision is open, and what may be answered lies where everybody can look: who sees that it was answered at once learns
 * nothing. Throws `Stopped` when finding out is too much work.
 */
export function isAskedOpenly<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): boolean {
  const machine = new Machine(rules, cards, state, run);
  return boundedRead(machine, () => {
    const [question, other] = machine.questions();
    return question !== undefined && other === undefined && !question.hidden;
  });
}

/** Whether `player` did anything in these events but pass. */
export const hasActed = (passes: readonly Pass[], events: readonly GameEvent[], player: PlayerId): boolean =>
  events.some(
    (event) =>
      event.type === 'decision' &&
      event.player === player &&
      passes.every(({ option }) => option !== event.data.option),
  );

/** The number of the turn; null in a game that does not count them. */
export const turnOf = ({ board }: GameState<object>): number | null =>
  'turn' in board && typeof board.turn === 'number' ? board.turn : null;
