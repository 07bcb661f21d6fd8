/** Who goes first: chance, the winner of a toss, or the option `firstPlayer`, as `toss`, `choice`, `p1` or `p2`. */
import type { Game, PlayerId } from '../../engine/index.ts';
import { oneOf, PLAYERS, vocabulary } from '../../engine/index.ts';

/** What the winner of the toss is asked, and how the two answers read. */
interface Said {
  prompt: string;
  own: string;
  other: string;
}

/** A step that settles in the register `winner` who goes first. */
export const toss = <G extends Game>(clause: G['clause'], { prompt, own, other }: Said) =>
  vocabulary<G>().choice<string, { winner: PlayerId }>(
    clause,
    (m, vars) => {
      const { firstPlayer } = m.state.options;
      if (firstPlayer === 'p1' || firstPlayer === 'p2') {
        vars.winner = firstPlayer;
        return null;
      }
      vars.winner ??= m.random(2) === 0 ? 'p1' : 'p2';
      if (firstPlayer === 'toss') return null;
      const answers = PLAYERS.map((id) => ({
        id,
        label: id === vars.winner ? own : other,
        clause,
        value: id,
        aim: { players: [id] },
      }));
      return oneOf({ player: vars.winner, kind: 'first-player', clause, prompt }, answers);
    },
    (_m, vars, answer) => {
      vars.winner = answer as PlayerId;
    },
  );
