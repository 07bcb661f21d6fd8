/** What a demon that acts can do: G17. */
import { type ActionKind, action, type Guard, opponentOf, type PlayerId, type Uid } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { useIcons } from '../atoms/resources.ts';
import { findDemon, inOrder, ownerOf, type SeenDemon, statusOf } from '../board/board.ts';
import { type Dx2, type M, registers } from '../board/context.ts';
import { costOf, passivesOf } from '../board/continuous.ts';
import { holds, ownTurn } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { buildOf } from '../board/values.ts';
import { labelOf } from '../effects/steps.ts';
import { lastTurn, useProgram } from '../language/compiled.ts';
import type { CardOf } from '../language/language.ts';
import type { Aim } from '../language/words.ts';
import { settle } from '../turn/sweep.ts';

export interface Use {
  skill: string;
  /** The one demon aimed at; null where the skill says itself whom it means. */
  target: Uid | null;
}

const ONE: readonly Aim[] = ['enemy', 'ally', 'fallen'];

const useOf = (m: M, skill: string): NonNullable<CardOf<'skill'>['use']> | null => {
  const source = m.cards.cards.get(skill)?.source;
  return source?.type === 'skill' ? (source.use ?? null) : null;
};

/** R46: the plain attack of a demon, or what stands in its place. */
const plainAttack = (m: M, demon: SeenDemon): string =>
  passivesOf(m, demon, 'plainAttack').at(-1)?.plainAttack ?? 'attack';

/** Skills of a demon that can be used, the plain attack first. */
function skillsOf(m: M, id: Uid | null): readonly string[] {
  const find = () => {
    const demon = findDemon(m.board, id);
    return demon ? [...new Set([plainAttack(m, demon), ...buildOf(m, demon).usable])] : [];
  };
  return m.memo('skills', find, id ?? '');
}

/** Whom an aim can mean for a demon of `player`, in action order. */
export function aimed(m: M, player: PlayerId, aim: Aim, self: Uid | null): readonly Uid[] {
  if (aim === 'self') return self === null ? [] : [self];
  const foes = aim === 'enemy' || aim === 'enemies';
  const find = () => {
    const fallen = aim === 'fallen' || aim === 'fallenAll';
    return inOrder(m.board, foes ? opponentOf(player) : player)
      .filter(({ hp }) => (hp === 0) === fallen)
      .map(({ id }) => id);
  };
  return m.memo(player === 'p1' ? 'aimed by p1' : 'aimed by p2', find, aim);
}

export const aimsAtOne = (aim: Aim): boolean => ONE.includes(aim);

/** Whether one demon is among those that an aim at one can mean. */
const canAimAt = (m: M, player: PlayerId, aim: Aim, demon: SeenDemon): boolean =>
  (demon.hp === 0) === (aim === 'fallen') && (ownerOf(m.board, demon.id) === player) === (aim !== 'enemy');

const acting: Guard<Dx2, null> = {
  clause: 'flow.3',
  fact: 'whose demon acts',
  test: (m, player) => {
    const was = m.board.acting === null ? null : ownerOf(m.board, m.board.acting);
    return was === player ? null : { was, needed: player };
  },
};

const own: Guard<Dx2, Use> = {
  clause: 'G17',
  fact: 'the skills of the demon that acts',
  test: (m, _player, { skill }) => {
    const needed = skillsOf(m, m.board.acting);
    return needed.includes(skill) ? null : { was: skill, needed };
  },
};

const payable: Guard<Dx2, Use> = {
  clause: 'G8',
  fact: 'MP for the skill',
  test: (m, _player, { skill }) => {
    const demon = findDemon(m.board, m.board.acting);
    const [was, needed] = [demon?.mp ?? 0, costOf(m, demon, skill)];
    return was >= needed ? null : { was, needed };
  },
};

const notMuted: Guard<Dx2, Use> = {
  clause: 'R13',
  fact: 'the MP cost of what a muted demon uses',
  test: (m, _player, { skill }) => {
    const demon = findDemon(m.board, m.board.acting);
    if (!demon || !statusOf(demon, 'mute')) return null;
    const was = costOf(m, demon, skill);
    return was === 0 ? null : { was, needed: 0 };
  },
};

const usesLeft: Guard<Dx2, Use> = {
  clause: 'R46',
  fact: 'how often the skill was used',
  test: (m, player, { skill }) => {
    const limit = useOf(m, skill)?.limit;
    const demon = limit === undefined ? null : findDemon(m.board, m.board.acting);
    if (limit === undefined || demon === null) return null;
    const { turn, battle, every, team } = limit;
    const whose = team === true ? m.board.teams[player].demons : [demon];
    const uses = whose.flatMap(({ usedInBattle }) => usedInBattle[lastTurn(useProgram(skill))] ?? []);
    const last = every === undefined || uses.length === 0 ? undefined : Math.max(...uses);
    const rested = last === undefined || every === undefined ? null : ownTurn(m, player) - last;
    if (rested !== null && every !== undefined && rested < every) return { was: rested, needed: every };
    const used = (when: 'usedInTurn' | 'usedInBattle') =>
      whose.reduce((sum, one) => sum + (one[when][useProgram(skill)] ?? 0), 0);
    const inTurn = turn === undefined ? 0 : used('usedInTurn');
    if (turn !== undefined && inTurn >= turn) return { was: inTurn, needed: turn - 1 };
    const inBattle = battle === undefined ? 0 : used('usedInBattle');
    return battle !== undefined && inBattle >= battle ? { was: inBattle, needed: battle - 1 } : null;
  },
};

const allowed: Guard<Dx2, Use> = {
  clause: 'R81',
  fact: 'whether the condition of the skill holds',
  test: (m, player, { skill }) => (mayUse(m, player, m.board.acting, skill) ? null : { was: false, needed: true }),
};

/** R81: whether the condition of a skill, if it has one, holds for a demon that would use it. */
function mayUse(m: M, player: PlayerId, self: Uid | null, skill: string): boolean {
  const asked = useOf(m, skill)?.if;
  return asked === undefined || holds(contextOf(m, registers(player, self, skill)), asked);
}

const notBound: Guard<Dx2, Use> = {
  clause: 'R14',
  fact: 'the ailments of the demon that acts',
  test: (m) => {
    const demon = findDemon(m.board, m.board.acting);
    return demon && statusOf(demon, 'bind') ? { was: 'bind', needed: null } : null;
  },
};

const aimFits: Guard<Dx2, Use> = {
  clause: 'G17',
  fact: 'whom the skill can aim at',
  test: (m, player, { skill, target }) => {
    const aim = useOf(m, skill)?.aim ?? 'self';
    const demon = findDemon(m.board, target);
    if (demon && aimsAtOne(aim) && canAimAt(m, player, aim, demon)) return null;
    const there = aimed(m, player, aim, m.board.acting);
    if (target === null ? there.length > 0 : there.includes(target)) return null;
    const was = demon ? `${demon.hp > 0 ? 'living' : 'fallen'} demon of ${ownerOf(m.board, demon.id)}` : 0;
    return { was, needed: there.length > 0 ? there : aim };
  },
};

/** `skill:ID>TARGET`, or `skill:ID` where the skill says itself whom it means. */
export const useSkill: ActionKind<Dx2> = action<Dx2, Use>({
  kind: 'skill',
  clause: 'G17',
  candidates: (m, player) =>
    skillsOf(m, m.board.acting).flatMap((skill): Use[] => {
      const aim = useOf(m, skill)?.aim ?? 'self';
      if (!aimsAtOne(aim)) return [{ skill, target: null }];
      return aimed(m, player, aim, m.board.acting).map((target) => ({ skill, target }));
    }),
  name: ({ skill, target }) => (target === null ? skill : `${skill}>${target}`),
  read: (m, _player, name) => {
    const [skill = '', target, ...more] = name.split('>');
    const use = useOf(m, skill);
    if (!use || more.length > 0 || aimsAtOne(use.aim) !== (target !== undefined)) return null;
    if (target === undefined) return { skill, target: null };
    return findDemon(m.board, target) ? { skill, target } : null;
  },
  label: (m, { skill, target }) => `${cardOf(m, skill).name}${target === null ? '' : ` on ${labelOf(m, target)}`}`,
  context: [acting],
  guards: [own, payable, notMuted, notBound, usesLeft, allowed, aimFits],
  perform: (m, player, { skill, target }) => {
    const self = m.board.acting;
    const targets = target === null ? [...aimed(m, player, useOf(m, skill)?.aim ?? 'self', self)] : [target];
    const event = m.note('skill', player, { demon: self, skill, targets }, { clause: 'flow.4' });
    m.call(useProgram(skill), { ...registers(player, self, skill), target: targets }, event.seq);
  },
});

/** R55: a charmed demon strikes a companion with its plain attack, or passes. */
export function actCharmed(m: M, demon: SeenDemon): void {
  const player = ownerOf(m.board, demon.id) ?? m.board.active;
  const skill = plainAttack(m, demon);
  const others = inOrder(m.board, player).filter(({ hp, id }) => hp > 0 && id !== demon.id);
  const isOne = aimsAtOne(useOf(m, skill)?.aim ?? 'self');
  const drawn = isOne && others.length > 1 ? others.slice(m.random(others.length)).slice(0, 1) : others;
  const strikes = !statusOf(demon, 'bind') && mayUse(m, player, demon.id, skill);
  const targets = strikes ? drawn.map(({ id }) => id) : [];
  const told = m.note('charm', player, { demon: demon.id, skill, targets }, { clause: 'R55' });
  if (targets.length === 0) passes(m, player);
  else m.call(useProgram(skill), { ...registers(player, demon.id, skill), target: targets }, told.seq);
}

function passes(m: M, player: PlayerId): void {
  const event = m.note('pass', player, { demon: m.board.acting }, { clause: 'A9' });
  m.under(event, () => useIcons(m, player, 'half', 'pass', 'G6'));
  settle(m);
}

/** `pass`: half an icon, and still an action (A9). */
export const pass: ActionKind<Dx2> = action<Dx2, true>({
  kind: 'pass',
  clause: 'A9',
  candidates: () => [true],
  name: () => '',
  read: (_m, _player, name) => (name === '' ? true : null),
  label: () => 'Pass',
  context: [],
  guards: [],
  perform: passes,
});

export const ACTIONS: readonly ActionKind<Dx2>[] = [useSkill, pass];
