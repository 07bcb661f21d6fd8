/** 7-4: the standby player's answer to an attack. */
import type { ActionKind, Guard, PlayerId } from '../../../engine/index.ts';
import { action, opponentOf } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { setBattle } from '../atoms/turn.ts';
import { turn } from '../atoms/units.ts';
import type { Battle } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Gundam, M } from '../board/context.ts';
import { demanded, forbidden, keywordOf, permitted } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import type { G } from './guards.ts';
import { unitAsOther } from './guards.ts';

const blockStep: G<null> = {
  clause: '7-4-1',
  fact: 'the step of the attack',
  test: (m) => (m.board.battle?.step === 'block' ? null : { was: m.board.battle?.step ?? null, needed: 'block' }),
};
const defending: G<null> = {
  clause: '7-4-1',
  fact: 'the standby player',
  test: (m, player) =>
    m.board.battle && m.board.battle.attackingPlayer === player ? { was: player, needed: opponentOf(player) } : null,
};
const once: G<null> = {
  clause: '7-4-2',
  fact: 'blocks in this attack',
  test: (m) => (m.board.battle?.blocked ? { was: 1, needed: 0 } : null),
};

/** 11-1-6, or an effect: nobody may block this attacker. */
export function unblockable(m: M, blocker: string | null = null): ClauseId | null {
  const attacker = m.board.battle ? findUnit(m.board, m.board.battle.attacker) : null;
  if (!attacker) return null;
  if (keywordOf(m, attacker, 'highManeuver') > 0) return '11-1-6';
  return forbidden(m, attacker.id, 'beBlocked', unitAsOther(m, blocker)) ? '1-3-3' : null;
}

const guards: Guard<Gundam, string>[] = [
  {
    clause: '7-4-1',
    fact: 'whose Unit it is',
    test: (m, player, id) =>
      ofPlayer(m.board.players, player).units.some((unit) => unit.id === id)
        ? null
        : { was: opponentOf(player), needed: player },
  },
  {
    clause: '11-1-4',
    fact: 'Blocker',
    test: (m, _player, id) => {
      const unit = findUnit(m.board, id);
      return unit && keywordOf(m, unit, 'blocker') > 0 ? null : { was: false, needed: true };
    },
  },
  {
    clause: '7-4-1',
    fact: "the Unit's state",
    test: (m, _player, id) =>
      findUnit(m.board, id)?.rested && !permitted(m, id, 'blockRested') ? { was: 'rested', needed: 'active' } : null,
  },
  {
    clause: '7-4-3',
    fact: 'the target of the attack',
    test: (m, _player, id) =>
      m.board.battle?.target === id ? { was: id, needed: 'another Unit or the player' } : null,
  },
  {
    clause: '11-1-6',
    fact: 'whether the attacker can be blocked',
    test: (m, _player, id) => {
      const clause = unblockable(m, id);
      return clause ? { was: false, needed: true, clause } : null;
    },
  },
  {
    clause: '1-3-3',
    fact: 'what an effect forbids',
    test: (m, _player, id) => {
      const by =
        forbidden(m, id, 'block', unitAsOther(m, m.board.battle?.attacker ?? null)) ?? forbidden(m, id, 'beRested');
      return by ? { was: by.by, needed: null } : null;
    },
  },
];

/** `block:UNIT`. */
const block = action<Gundam, string>({
  kind: 'block',
  clause: '7-4-1',
  candidates: (m, player) => ofPlayer(m.board.players, player).units.map(({ id }) => id),
  name: (id) => id,
  read: (m, _player, id) => (findUnit(m.board, id) ? id : null),
  label: (m, id) => `Block with ${labelOf(m, id)}`,
  context: [blockStep, defending, once],
  guards,
  perform: (m, _player, blocker) => {
    const battle = { ...m.board.battle } as Battle;
    m.together(() => {
      turn(m, [blocker], 'rested', { clause: '11-1-4' });
      const blocked: Battle = { ...battle, target: blocker, blocked: true };
      setBattle(m, 'block', blocked, { attacker: battle.attacker, blocker }, { clause: '7-4-1' });
    });
  },
});

const canBlock = (m: M, player: PlayerId, id: string): boolean =>
  !m.board.battle?.blocked && guards.every(({ test }) => test(m, player, id) === null);

/** `none`: 7-4-4. */
const letThrough = action<Gundam, true>({
  kind: 'none',
  clause: '7-4-4',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'Do not block',
  context: [blockStep, defending],
  guards: [
    {
      clause: 'R31',
      fact: 'a Unit that has to block',
      test: (m, player) => {
        const due = ofPlayer(m.board.players, player).units.find(
          ({ id }) => demanded(m, id, 'block') && canBlock(m, player, id),
        );
        return due ? { was: due.id, needed: null } : null;
      },
    },
  ],
  perform: (m, player) => {
    m.note('no-block', player, {}, { clause: '7-4-4' });
  },
});

export const BLOCKS: readonly ActionKind<Gundam>[] = [block, letThrough];
