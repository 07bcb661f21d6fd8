/** Guards that several actions share: what has to hold before anything can be done in the Main Phase (G4). */
import type { Guard } from '../../../engine/index.ts';
import type { KnownUnit, Unnamed } from '../board/context.ts';

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

/** An action of a unit that stands in a zone. */
export interface OfUnit {
  unit: KnownUnit;
}

export const ownUnit: G<OfUnit> = {
  clause: 'G4',
  fact: 'whose unit it is',
  test: (_m, player, { unit }) => (unit.player === player ? null : { was: unit.player, needed: player }),
};

export const ready: G<OfUnit> = {
  clause: 'G11',
  fact: 'the counter of [Rest]',
  test: (_m, _player, { unit: { object } }) => (object.rest > 0 ? { was: object.rest, needed: 0 } : null),
};
