/** Options about things that lie open, which are asked for by name. */
import type { Game, Machine, PlayerId } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';

/**
 * The candidates of an action, and how an option names one of them: one of the player's own, or else one of the opponent's,
 * so that whoever asks for that learns whose it is. What is not `open` nobody learns of, not even from a refusal.
 */
export const ofEither = <G extends Game, C>(
  candidates: (m: Machine<G>, player: PlayerId) => readonly C[],
  name: (candidate: C) => string,
  open: (candidate: C) => boolean = () => true,
) => ({
  candidates,
  name,
  read: (m: Machine<G>, player: PlayerId, asked: string): C | null =>
    [...candidates(m, player), ...candidates(m, opponentOf(player)).filter(open)].find((one) => name(one) === asked) ??
    null,
});
