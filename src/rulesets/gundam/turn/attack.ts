/** Chapter 7: attacking and battles, in the order of the rule text. */
import type { DeepReadonly, PlayerId } from '../../../engine/index.ts';
import { menu, opponentOf, perform, vocabulary, window, windowProgram } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { BLOCKS, unblockable } from '../actions/block.ts';
import { canAttack } from '../actions/board.ts';
import { RESPONSES } from '../actions/index.ts';
import { setBattle } from '../atoms/turn.ts';
import { turn } from '../atoms/units.ts';
import type { Battle, SeenUnit } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { Gundam, M } from '../board/context.ts';
import { apOf, hpOf, keywordOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { damageShieldArea, strike } from './destroy.ts';

const { procedure, atOnce, step, choice } = vocabulary<Gundam>();

interface Attack {
  [key: string]: string;
  player: PlayerId;
  attacker: string;
  target: string;
}

const battleOf = (m: M): DeepReadonly<Battle> => {
  const { battle } = m.board;
  if (!battle) throw new Error('no battle');
  return battle;
};

/** The step of the attack begins, and is told. */
function enter(m: M, clause: ClauseId, next: Battle['step']): void {
  m.chapter(setBattle(m, 'attack-step', { ...battleOf(m), step: next }, { step: next }, { clause }));
}

/** 7-3-5-1, 7-4-5-1, 7-5-2-1: attacker or target gone. */
function gone(m: M): boolean {
  const { attacker, attackingPlayer, target, ended } = battleOf(m);
  const isOf = (id: string, player: PlayerId) => ofPlayer(m.board.players, player).units.some((unit) => unit.id === id);
  // R43: a Unit that has changed sides is not there for this battle any more.
  return (
    ended === true ||
    !isOf(attacker, attackingPlayer) ||
    (target !== 'player' && !isOf(target, opponentOf(attackingPlayer)))
  );
}

const leaveIfGone = (clause: ClauseId) =>
  step(clause, (m) => {
    if (!gone(m)) return;
    const { attacker, target } = battleOf(m);
    m.note('battle-abandoned', m.board.active, { attacker, target }, { clause });
    return '7-7-1';
  });

export const attackProgram = procedure('attack', [
  step<Attack>('7-3-1', (m, { player, attacker, target }) => {
    const declared = target === 'player' ? 'player' : 'unit';
    const battle: Battle = {
      attacker,
      attackingPlayer: player,
      blocked: false,
      declared,
      original: target,
      step: 'attack',
      target,
    };
    m.together(() => {
      m.chapter(setBattle(m, 'attack', battle, { attacker, target }));
      m.note('attack-step', player, { step: 'attack' }, { clause: '7-2' });
      turn(m, [attacker], 'rested');
    });
  }),
  leaveIfGone('7-3-5-1'),

  step('7-4-1', (m) => {
    enter(m, '7-4-1', 'block');
    const clause = unblockable(m);
    if (clause) m.note('unblockable', m.board.active, { attacker: battleOf(m).attacker }, { clause });
  }),
  choice<string>(
    '7-4-1',
    (m) => {
      const player = opponentOf(battleOf(m).attackingPlayer);
      const question = menu(
        m,
        { player, kind: 'block', clause: '7-4-1', prompt: 'Block the attack?', default: 'none' },
        BLOCKS,
      );
      const [first, second] = question.list(2);
      return second === undefined && first?.value === 'none' ? null : question;
    },
    (m, _vars, id) => perform(m, BLOCKS, opponentOf(battleOf(m).attackingPlayer), id),
  ),
  leaveIfGone('7-4-5-1'),

  step('7-5-1', (m) => {
    enter(m, '7-5-1', 'action');
    m.call(windowProgram('battle-action'), {});
  }),
  leaveIfGone('7-5-2-1'),

  step('7-6-3-2', (m) => {
    enter(m, '7-2', 'damage');
    const { attacker, attackingPlayer, target } = battleOf(m);
    const unit = findUnit(m.board, attacker) as SeenUnit;
    if (target === 'player') {
      const shields = keywordOf(m, unit, 'suppression') > 0 ? 2 : 1;
      const blow = { by: 'battle', source: attacker, shields } as const;
      const hit = damageShieldArea(m, opponentOf(attackingPlayer), apOf(m, unit), blow);
      if (!hit) m.note('no-damage', attackingPlayer, { attacker, target }, { clause: '4-5-4' });
      return '7-7-1';
    }
    const enemy = findUnit(m.board, target) as SeenUnit;
    const attacks = { target, amount: apOf(m, unit), source: attacker };
    const answers = { target: attacker, amount: apOf(m, enemy), source: target };
    if (keywordOf(m, unit, 'firstStrike') > 0) {
      m.call('strike-back', { attacker, target });
      strike(m, [attacks], 'battle', { clause: '11-1-5' });
    } else {
      const dealt = strike(m, [attacks, answers], 'battle', { clause: '7-6-3-2' });
      if (dealt === 0) m.note('no-damage', attackingPlayer, { attacker, target }, { clause: '4-5-4' });
    }
    return '7-7-1';
  }),

  step('7-7-1', (m) => {
    enter(m, '7-2', 'end');
    m.expire(({ until }) => until === 'battle');
  }),
  step('7-7-2', (m) => {
    const { attacker, target } = battleOf(m);
    setBattle(m, 'battle-end', null, { attacker, target });
  }),
]);

/** R46: an attack that an effect brings about, if the Unit can make it now. */
export const orderedAttack = procedure('ordered-attack', [
  step<{ player: PlayerId; attacker: string; against: string[] }>('R46', (m, { player, attacker, against }) => {
    const target = against.find((one) => canAttack(m, player, { unit: attacker, target: one }));
    if (target === undefined) m.note('no-attack', player, { attacker }, { clause: 'R46' });
    else m.call('attack', { attacker, player, target });
  }),
]);

/** 11-1-5: what survived a First Strike deals its damage now. */
export const strikeBack = atOnce('strike-back', [
  step<{ attacker: string; target: string }>('11-1-5', (m, { attacker, target }) => {
    const enemy = findUnit(m.board, target);
    if (!enemy || !findUnit(m.board, attacker) || hpOf(m, enemy) <= enemy.damage) return;
    strike(m, [{ target: attacker, amount: apOf(m, enemy), source: target }], 'battle', { clause: '7-6-3-2' });
  }),
]);

/** Chapter 8: the standby player is asked first, then in turn, until both pass in a row. */
const actionStep = (name: string, clause: ClauseId, closing: ClauseId, standby: (m: M) => PlayerId) =>
  window<Gundam>({
    name,
    clause,
    kind: 'action',
    prompt: 'Action step: an Action Command, an Activate･Action ability, or pass',
    first: standby,
    actions: () => RESPONSES,
    pass: { clause: '8-5', label: 'Pass' },
    closing,
    afterAction: 'other',
  });

export const battleActionStep = actionStep('battle-action', '7-5-1', '7-5-2', (m) => opponentOf(m.board.active));
export const endActionStep = actionStep('end-action', '6-6-2-1', '8-5', (m) => opponentOf(m.board.active));
