/** Burst, Repair, Breach and attacks by effects: triggers that are words, not texts. */

import type { GameEvent, PlayerId, Trigger, Uid } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { registers } from '../../cards/context.ts';
import { findUnit } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { acting, keywordOf } from '../board/values.ts';
import type { Gone } from './happenings.ts';

export function keywordTriggers(m: M, event: GameEvent): Trigger[] {
  if (event.type === 'shield-destroyed') return burst(m, event);
  if (event.type === 'phase' && event.data.step === 'end') return repair(m, event);
  if (event.type === 'attack-ordered') return [orderedAttack(event)];
  return event.type === 'destroy' ? breach(m, event) : [];
}

function burst(m: M, event: GameEvent): Trigger[] {
  const owner = event.player as PlayerId;
  const card = event.data.card as string;
  const ability = cardOf(m, card).abilities.find(({ timings }) => timings.includes('burst'));
  if (!ability) return [];
  const { program } = ability;
  return [
    { program, owner, card, source: null, cause: event.seq, clause: '11-2-5', vars: registers(owner, card, null) },
  ];
}

/** R46: an attack that an effect brings about waits like an effect that this one triggers. */
const orderedAttack = ({ player, data, seq }: GameEvent): Trigger => ({
  program: 'ordered-attack',
  owner: player as PlayerId,
  clause: 'R46',
  card: data.card as string,
  source: data.attacker as Uid,
  vars: { against: data.against as string[], attacker: data.attacker as Uid, player },
  cause: seq,
});

/** 11-1-1: at the end of its owner's turn, only with damage. */
function repair(m: M, event: GameEvent): Trigger[] {
  const owner = m.board.active;
  return ofPlayer(m.board.players, owner).units.flatMap((unit) =>
    keywordOf(m, unit, 'repair') > 0 && unit.damage > 0
      ? [
          {
            program: 'repair',
            owner,
            clause: '11-1-1',
            card: unit.card,
            source: unit.id,
            vars: registers(owner, unit.card, unit.id),
            cause: event.seq,
          },
        ]
      : [],
  );
}

/** R45: battle damage that no battle deals, but a text in the middle of one. */
const byAnEffect = (m: M): boolean => acting(m).owner !== null && m.state.frames.at(-1)?.vars.replaced === undefined;

/** 11-1-2: its Unit attacks in its owner's turn and destroys an enemy Unit by battle damage, even if it falls too. */
function breach(m: M, event: GameEvent): Trigger[] {
  const { battle } = m.board;
  if (!battle || byAnEffect(m)) return [];
  const owner = battle.attackingPlayer;
  const units = event.data.units as Gone[];
  const slain = ({ controller, by, source }: Gone) =>
    controller !== owner && by === 'battle' && source === battle.attacker;
  if (owner !== m.board.active || !units.some(slain)) return [];
  const standing = findUnit(m.board, battle.attacker);
  const fallen = units.find(({ id }) => id === battle.attacker);
  const value = standing ? keywordOf(m, standing, 'breach') : (fallen?.keywords.breach ?? 0);
  const card = standing?.card ?? fallen?.card;
  if (value === 0 || card === undefined) return [];
  const vars = { ...registers(owner, card, battle.attacker), amount: value };
  return [{ program: 'breach', owner, clause: '11-1-2', card, source: battle.attacker, vars, cause: event.seq }];
}
