import type { AnyRuleset, Decision, GameEvent, GameState, PlayerId } from '../../../src/engine/index.ts';

/** A ruleset as the laws look at it: where its cards lie, and what each player can't see. It lies in `test/<id>/subject.ts`. */
export interface Subject {
  rules: AnyRuleset;
  /** Every card that is somewhere, by its id, once for each copy; without tokens, which come and go. */
  cards(board: object): string[];
  /** Lists of cards that `viewer` can't see; cards may change places between the lists of one group unnoticed. */
  hidden(board: object, viewer: PlayerId, awaiting: readonly Decision[]): string[][][];
  /** Whether an event may tell `viewer` a card that lay hidden from them. */
  reveals(event: GameEvent, viewer: PlayerId): boolean;
  /** Whether the state holds hidden cards elsewhere (in a register, in an answer that waits), so that they can't change places. */
  pinned?(state: GameState<object>): boolean;
  /** Whether nothing on the table is hidden from anybody, so that there is nothing to keep secret. */
  open?: true;
  /**
   * Clauses by which the first player and the second are not treated alike: by their seats, or by what is drawn at random among things
   * of both. Moments in which they ask or are cited are not compared with those of exchanged seats.
   */
  seated?: readonly string[];
  /** How many random games a law is tried in, and how many decisions long they are; the usual effort when nothing is said. */
  effort?: Effort;
}

export interface Effort {
  runs: number;
  decisions: number;
}
