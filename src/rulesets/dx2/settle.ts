/** The end of an atomic effect: has a team lost, and what has been triggered? */
import { livingOf } from './board.ts';
import type { M } from './context.ts';

/** G5: a team without a living demon has lost. */
export function checkDefeat(m: M): void {
  const standing = (['p1', 'p2'] as const).filter((player) => livingOf(m.board, player).length > 0);
  if (standing.length === 2) return;
  const [winner] = standing;
  if (winner !== undefined) {
    m.end({ winner, reason: 'no enemy is left', clause: 'G5' });
  } else if (m.state.options.mutualDefeat === 'team-on-turn-loses') {
    const other = m.board.active === 'p1' ? 'p2' : 'p1';
    m.end({ winner: other, reason: 'nobody is left, and the team on turn did it', clause: 'G5' });
  } else {
    m.end({ winner: null, reason: 'nobody is left', clause: 'G5' });
  }
}

/** A12, A3: the battle ends here if it does; otherwise what was triggered comes next. */
export function settle(m: M): void {
  const waiting = m.state.pending.length;
  m.checkpoint();
  if (!m.state.outcome) m.collect();
  else if (waiting > 0 || m.state.frames.some(({ program }) => program === 'tier')) {
    m.note('cut-short', null, { dropped: waiting }, { clause: 'A12' });
  }
}
