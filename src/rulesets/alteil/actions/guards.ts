/** Guards that several actions share. */
import type { Guard } from '../../../engine/index.ts';
import { findUnit, ownerOf, type SeenUnit } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';

export type G<C> = Guard<Alteil, C>;

/** The unit whose Action Menu is open. */
export function actor(m: M): SeenUnit {
  const unit = m.board.acting === null ? null : findUnit(m.board, m.board.acting);
  if (!unit) throw new Error('no unit acts');
  return unit;
}

const acting: G<null> = {
  clause: 'R15',
  fact: 'the unit that acts',
  test: (m, player) => {
    const unit = m.board.acting;
    if (unit === null) return { was: null, needed: 'a unit at step 22.d' };
    const owner = ownerOf(m.board, unit);
    return owner === player ? null : { was: owner, needed: player };
  },
};

const settled: G<null> = {
  clause: 'R15',
  fact: 'skills in progress',
  test: (m) => {
    const busy = m.state.frames.some(({ program }) => m.program(program).kind !== 'procedure');
    return busy ? { was: 1, needed: 0 } : null;
  },
};

export const inMenu = [acting, settled];

/** An action that has nothing to say but its name. */
export const plain = {
  candidates: (): true[] => [true],
  name: () => '',
  read: (_m: M, _player: string, name: string): true | null => (name === '' ? true : null),
};

/** A cell named by its number. */
export const readCell = (_m: M, _player: string, name: string): number | null =>
  /^[1-9]$/.test(name) ? Number(name) : null;

/** G11: CLOSED units lie on their cells. */
export const emptyCell: G<number> = {
  clause: 'G11',
  fact: 'the cell',
  test: (m, player, cell) => {
    const there = m.board.players[player].units.find((unit) => unit.cell === cell);
    return there ? { was: there.closed ? 'a CLOSED unit' : 'a unit', needed: 'empty' } : null;
  },
};
