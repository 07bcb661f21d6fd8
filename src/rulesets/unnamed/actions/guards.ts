/** Guards that several actions share: what has to hold before anything can be done in the Main Phase (G4). */
import type { Guard } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import type { M, Unnamed } from '../board/context.ts';
import { findUnit } from '../board/printed.ts';

export type G<C> = Guard<Unnamed, C>;

/** step.2: the open question belongs to something in progress. */
const settled: G<null> = {
  clause: 'step.2',
  fact: 'steps and effects in progress',
  test: (m) => {
    const busy = m.state.frames.length - m.state.frames.findLastIndex(({ program }) => program === 'turn') - 1;
    return busy > 0 || m.state.pending.length > 0 ? { was: busy + m.state.pending.length, needed: 0 } : null;
  },
};

const yourTurn: G<null> = {
  clause: 'G4',
  fact: 'the turn player',
  test: (m, player) => (m.board.active === player ? null : { was: m.board.active, needed: player }),
};

const mainPhase: G<null> = {
  clause: 'G4',
  fact: 'the phase',
  test: (m) => (m.board.phase === 'main' ? null : { was: m.board.phase, needed: 'main' }),
};

export const inMain = [settled, yourTurn, mainPhase];

export const ownUnit: G<{ unit: string }> = {
  clause: 'G4',
  fact: 'whose unit it is',
  test: (m, player, { unit }) =>
    findUnit(m, unit)?.player === player ? null : { was: opponentOf(player), needed: player },
};

export const ready: G<{ unit: string }> = {
  clause: 'G11',
  fact: 'the counter of [Rest]',
  test: (m: M, _player, { unit }) => {
    const was = findUnit(m, unit)?.object.rest ?? 0;
    return was > 0 ? { was, needed: 0 } : null;
  },
};
