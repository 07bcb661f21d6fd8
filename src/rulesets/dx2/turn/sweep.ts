/** The end of an atomic effect: has a team lost, and what has been triggered? */
import { opponentOf } from '../../../engine/index.ts';
import { isStanding } from '../board/board.ts';
import type { M } from '../board/context.ts';

/** G5: a team without a living demon has lost, and what waits is dropped (A12). */
export function checkDefeat(m: M): void {
  const p1 = isStanding(m.board, 'p1');
  const p2 = isStanding(m.board, 'p2');
  if (p1 && p2) return;
  const waiting = m.state.pending.length;
  if (waiting > 0 || m.running('tier')) m.note('cut-short', null, { dropped: waiting }, { clause: 'A12' });
  if (p1 || p2) {
    m.end({ clause: 'G5', reason: 'no enemy is left', winner: p1 ? 'p1' : 'p2' });
  } else if (m.state.options.mutualDefeat === 'team-on-turn-loses') {
    m.end({
      clause: 'G5',
      reason: 'nobody is left, and the team on turn did it',
      winner: opponentOf(m.board.active),
    });
  } else {
    m.end({ clause: 'G5', reason: 'nobody is left', winner: null });
  }
}

/** The battle ends here if it does; otherwise what was triggered comes next (A3). */
export function settle(m: M): void {
  m.checkpoint();
  if (!m.state.outcome) m.collect();
}
