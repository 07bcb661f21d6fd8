/** When players may act, with which speed, and who is asked first. */
import type { PlayerId } from '../../../engine/index.ts';
import { opponentOf, window } from '../../../engine/index.ts';
import { windowActions } from '../actions/index.ts';
import type { M, Nexus } from '../board/context.ts';
import type { ClauseId } from '../rulebook.ts';

/** Actions that nobody can answer (R3). */
const ASIDE = ['convert', 'anomaly', 'energy'];

const active = (m: M): PlayerId => m.board.active;

const open = (name: string, clause: ClauseId, prompt: string, closing: ClauseId, first: (m: M) => PlayerId = active) =>
  window<Nexus>({
    name,
    clause,
    kind: 'window',
    prompt,
    first,
    resume: active,
    actions: () => windowActions,
    pass: { clause: 'A11', label: 'Pass' },
    closing,
    afterAction: 'other',
    aside: ASIDE,
    queue: 'queue',
  });

export const WINDOWS = [
  open('start', 'start.0a', 'Start phase: a Speed 3 action, or pass', 'A4'),
  open('primary1', 'prim1.1', 'First primary phase: act, or pass', 'A11'),
  open('advance', 'adv.2', 'Before agents advance: a Speed 2 or 3 action, or pass', 'A11'),
  open('before-attack', 'att.2', 'Before agents attack: a Speed 2 or 3 action, or pass', 'A11'),
  open('after-attack', 'att.3', 'After agents attack: a Speed 2 or 3 action, or pass', 'A11', (m) =>
    opponentOf(active(m)),
  ),
  open('before-defend', 'def.2', 'Before agents defend: a Speed 2 or 3 action, or pass', 'A11'),
  open('after-defend', 'def.3', 'After agents defend: a Speed 2 or 3 action, or pass', 'A11'),
  open('primary2', 'prim2.1', 'Second primary phase: act, or pass', 'A11'),
  open('end', 'end.1a', 'End phase: a Speed 3 action, or pass', 'A2'),
];

/** The name of the window that is open, or null in a closed step (gen.2). */
export function openWindow(m: M): string | null {
  const frame = m.state.frames.findLast(({ program }) => program.startsWith('window:'));
  return frame ? frame.program.slice('window:'.length) : null;
}

const BATTLE: Record<string, ClauseId> = {
  advance: 'adv.2',
  'before-attack': 'att.2',
  'after-attack': 'att.3',
  'before-defend': 'def.2',
  'after-defend': 'def.3',
};

/** The clause by which a player may act now. */
export function permission(m: M, player: PlayerId): ClauseId {
  const { phase } = m.board;
  const answering = m.state.pending.length > 0;
  const mine = m.board.active === player;
  switch (phase) {
    case 'primary1':
      return mine ? 'prim1.1' : answering ? 'prim1.2a' : 'prim1.2b';
    case 'primary2':
      return mine ? 'prim2.1' : answering ? 'prim2.2a' : 'prim2.2b';
    case 'battle':
      return BATTLE[openWindow(m) ?? ''] ?? 'A12';
    case 'end':
      if (mine) return answering ? 'end.0b' : 'end.0c';
      return answering ? 'end.0d' : 'end.0e';
    default:
      return mine ? 'A4' : answering ? 'start.0a' : 'start.0b';
  }
}
