/** What a demon that acts can do: G17. */
import { type ActionKind, action, type Guard, opponentOf, type PlayerId, type Uid } from '../../../engine/index.ts';
import { useIcons } from '../atoms/resources.ts';
import { findDemon, inOrder, ownerOf, statusOf } from '../board/board.ts';
import { type Dx2, type M, registers } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { buildOf } from '../board/values.ts';
import { labelOf } from '../effects/steps.ts';
import { useProgram } from '../language/compiled.ts';
import type { Aim, CardOf } from '../language/language.ts';
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

/** Skills of a demon that can be used, the plain attack first. */
function skillsOf(m: M, id: Uid | null): readonly string[] {
  const find = () => {
    const demon = findDemon(m.board, id);
    return demon ? [...new Set(['attack', ...buildOf(m, demon).usable])] : [];
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
    const [was, needed] = [findDemon(m.board, m.board.acting)?.mp ?? 0, useOf(m, skill)?.cost ?? 0];
    return was >= needed ? null : { was, needed };
  },
};

const notMuted: Guard<Dx2, Use> = {
  clause: 'R13',
  fact: 'the MP cost of what a muted demon uses',
  test: (m, _player, { skill }) => {
    const demon = findDemon(m.board, m.board.acting);
    const was = useOf(m, skill)?.cost ?? 0;
    return was === 0 || !demon || !statusOf(demon, 'mute') ? null : { was, needed: 0 };
  },
};

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
    const there = aimed(m, player, aim, m.board.acting);
    if (target === null ? there.length > 0 : there.includes(target)) return null;
    const demon = findDemon(m.board, target);
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
  guards: [own, payable, notMuted, notBound, aimFits],
  perform: (m, player, { skill, target }) => {
    const self = m.board.acting;
    const targets = target === null ? [...aimed(m, player, useOf(m, skill)?.aim ?? 'self', self)] : [target];
    const event = m.note('skill', player, { demon: self, skill, targets }, { clause: 'flow.4' });
    m.call(useProgram(skill), { ...registers(player, self, skill), target: targets }, event.seq);
  },
});

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
  perform: (m, player) => {
    const event = m.note('pass', player, { demon: m.board.acting }, { clause: 'A9' });
    m.under(event, () => useIcons(m, player, 'half', 'pass', 'G6'));
    settle(m);
  },
});

export const ACTIONS: readonly ActionKind<Dx2>[] = [useSkill, pass];
