/** Step 22.d: the Action Menu. */
import { action, opponentOf } from '../../../engine/index.ts';
import { changeSp } from '../atoms/iczers.ts';
import { moveUnit, standby } from '../atoms/units.ts';
import { holderOf } from '../board/board.ts';
import type { Alteil, M } from '../board/context.ts';
import { holds, unitCan } from '../board/evaluate.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { priceOf, unitCant } from '../board/rules.ts';
import { skillsOf, statOf } from '../board/values.ts';
import { happens } from '../effects/happenings.ts';
import { runSkill } from '../effects/run-skill.ts';
import { isSpent } from '../effects/runs.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { attackable, attackOne } from '../turn/attack.ts';
import { damageLp } from '../turn/mini-phases.ts';
import {
  actor,
  actsOtherwise,
  allowed,
  costOf,
  emptyCell,
  inMenu,
  payable,
  plain,
  strikesElsewhere,
  toCell,
} from './guards.ts';

/** `attack`: AT less DF to an enemy in range, picked by chance. */
export const attack = action<Alteil, true>({
  kind: 'attack',
  clause: 'G9',
  ...plain,
  label: (m) => `Attack (AT ${statOf(m, actor(m), 'at')})`,
  context: [
    ...inMenu,
    allowed('attack'),
    {
      clause: 'G8',
      fact: 'enemies in range',
      test: (m) => {
        if (m.board.acting === null) return null;
        const unit = actor(m);
        return attackable(m, unit).length > 0 || strikesElsewhere(m, unit) ? null : { was: 0, needed: 1 };
      },
    },
    payable('attack'),
  ],
  guards: [],
  perform: (m, player) => {
    const unit = actor(m);
    const price = costOf(m, 'attack');
    if (price > 0) changeSp(m, player, -price, { clause: 'R45' });
    happens(m, 'attack', { player, unit: unit.id });
    if (!actsOtherwise(m, player, 'attack')) attackOne(m, player, unit, attackable(m, unit));
  },
});

/** What of the opponent's grid stands before an Iczer Attack. */
const shielding = (m: M, player: 'p1' | 'p2'): number => {
  const opponent = opponentOf(player);
  const { units } = m.board.players[opponent];
  if (m.state.options.closedUnitsGuard) return units.length;
  let open = 0;
  for (const { closed } of units) if (closed === null) open++;
  return open;
};

/** `iczer-attack`: 1 SP for 1 LP, when nobody stands in the way. */
export const iczerAttack = action<Alteil, true>({
  kind: 'iczer-attack',
  clause: 'G10',
  ...plain,
  label: (m) => `Iczer Attack (${costOf(m, 'iczerAttack')} SP)`,
  aim: (_m, player) => ({ players: [opponentOf(player)] }),
  context: [
    ...inMenu,
    allowed('iczerAttack'),
    {
      clause: 'G10',
      fact: 'units on the other grid',
      test: (m, player) => {
        const there = m.board.acting !== null && unitCan(m, actor(m), 'pass') ? 0 : shielding(m, player);
        return there === 0 ? null : { was: there, needed: 0 };
      },
    },
    payable('iczerAttack'),
  ],
  guards: [],
  perform: (m, player) => {
    const event = m.note('iczer-attack', player, { unit: actor(m).id }, { clause: 'G10' });
    m.under(event, () => {
      changeSp(m, player, -costOf(m, 'iczerAttack'), { clause: 'G10' });
      const { id: unit } = actor(m);
      happens(m, 'iczerAttack', { player, unit });
      if (actsOtherwise(m, player, 'iczerAttack')) return;
      damageLp(m, [opponentOf(player)], 1, { owner: player, unit, means: 'attack' });
    });
  },
});

/** Whether the acting unit can stand by, as it always can unless something forbids it. */
export function canStandBy(m: M): boolean {
  const unit = actor(m);
  const owner = holderOf(m.board, unit.id);
  return !unitCant(m, unit.id, 'standby') && m.board.players[owner].sp >= costOf(m, 'standby');
}

/** `standby`: a quarter of the greatest HP. */
export const standbyAction = action<Alteil, true>({
  kind: 'standby',
  clause: 'G11',
  ...plain,
  label: (m) => `Standby (heal up to ${Math.floor(statOf(m, actor(m), 'hp') / 4)})`,
  context: [...inMenu, allowed('standby'), payable('standby')],
  guards: [],
  perform: (m, player) => {
    const unit = actor(m).id;
    m.under(m.note('standby', player, { unit }, { clause: 'G11' }), () => {
      const price = costOf(m, 'standby');
      if (price > 0) changeSp(m, player, -price, { clause: 'R45' });
      happens(m, 'standby', { player, unit });
      if (!actsOtherwise(m, player, 'standby')) standby(m, unit);
    });
  },
});

/** `move:5`: to an empty cell. */
export const move = action<Alteil, number>({
  kind: 'move',
  clause: 'G11',
  ...toCell('Move to cell'),
  context: [...inMenu, allowed('move'), payable('move')],
  guards: [emptyCell],
  perform: (m, player, cell) => {
    const price = costOf(m, 'move');
    if (price > 0) changeSp(m, player, -price, { clause: 'R45' });
    const unit = actor(m).id;
    moveUnit(m, unit, cell, { clause: 'G11' });
    happens(m, 'move', { player, unit });
    actsOtherwise(m, player, 'move');
  },
});

/** SP that an Action Skill costs the acting unit. */
const costHere = (m: M, { skill: { cost = 0 } }: CompiledSkill): number =>
  m.board.acting === null ? cost : priceOf(m, m.board.acting, 'skills', cost);

/** `skill:CARD#n`: an Action Skill of the unit, one that it was given included. */
export const actionSkill = action<Alteil, CompiledSkill>({
  kind: 'skill',
  clause: 'action.22.d',
  // A skill that was given twice is the same choice.
  candidates: (m) => {
    const skills = m.board.acting === null ? [] : skillsOf(m, actor(m), 'action');
    return skills.length < 2 ? skills : [...new Set(skills)];
  },
  name: ({ program }) => program,
  read: (m, _player, name) => skillNamed(m, name),
  label: (m, one) => `${one.name} (${costHere(m, one)} SP)`,
  context: inMenu,
  guards: [
    {
      clause: 'action.22.d',
      fact: 'Action Skills of the unit',
      test: (m, _player, { program }) => {
        if (m.board.acting === null) return { was: null, needed: program };
        const own = skillsOf(m, actor(m), 'action');
        if (own.some((one) => one.program === program)) return null;
        return { was: own.map((one) => one.program), needed: program };
      },
    },
    {
      clause: 'G11',
      fact: 'the SP',
      test: (m, player, one) => {
        const { sp } = m.board.players[player];
        const cost = costHere(m, one);
        return sp >= cost ? null : { was: sp, needed: cost };
      },
    },
    {
      clause: 'R43',
      fact: 'how often the skill may still run',
      test: (m, player, { program, skill }) => (isSpent(m, player, program, skill) ? { was: 0, needed: 1 } : null),
    },
    {
      clause: 'R11',
      fact: 'the condition of the skill',
      test: (m, player, { skill, card }) => {
        if (skill.if === undefined || m.board.acting === null) return null;
        const context = { m, owner: player, self: actor(m).id, card, vars: {} };
        return holds(context, skill.if) ? null : { was: false, needed: JSON.parse(JSON.stringify(skill.if)) };
      },
    },
  ],
  perform: (m, player, source) => {
    const unit = actor(m).id;
    const event = m.note(
      'action-skill',
      player,
      { unit, card: cardOf(m, source.card).id, ability: source.program },
      { clause: 'action.22.d' },
    );
    m.under(event, () => {
      const cost = costHere(m, source);
      if (cost > 0) changeSp(m, player, -cost, { clause: 'G11' });
      runSkill(m, source, { owner: player, self: unit, cause: event.seq, met: true });
    });
  },
});
