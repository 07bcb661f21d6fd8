/** What a demon that acts can do: G17. */
import type { ActionKind, Guard, PlayerId, Uid } from '../../../engine/index.ts';
import { action, interned, opponentOf } from '../../../engine/index.ts';
import { contextOf } from '../../cards/context.ts';
import { useIcons } from '../atoms/resources.ts';
import type { SeenDemon } from '../board/board.ts';
import { inOrder, ownerOf, statusOf } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { costOf, costWith, passivesOf } from '../board/continuous.ts';
import { holds, ownTurn } from '../board/evaluate.ts';
import { PLAIN, plainAttackOf, usableOf } from '../board/printed.ts';
import type { Member } from '../board/values.ts';
import { labelOf, memberOf, partyOf } from '../board/values.ts';
import type { Usable } from '../language/compiled.ts';
import { lastTurn, useProgram } from '../language/compiled.ts';
import type { Aim } from '../language/words.ts';
import { settle } from '../turn/sweep.ts';

/** A skill as the demon that acts could use it now: the same for everybody that it may be aimed at. */
interface Offer {
  skill: Usable;
  demon: SeenDemon | null;
  cost: number;
  /** Whether it is one of that demon's. */
  own: boolean;
}

interface Use {
  offer: Offer;
  /** The one demon aimed at; null where the skill says itself whom it means. */
  target: Member | null;
}

/** R46: the plain attack of a demon, or what stands in its place. */
function plainAttack(m: M, member: Member): string {
  const last = passivesOf(m, member.demon, 'plainAttack').at(-1);
  return last === undefined ? PLAIN : plainAttackOf(last);
}

/** Skills of a demon that can be used, the plain attack first. */
function skillsOf(m: M, member: Member | null): readonly Usable[] {
  if (member === null) return [];
  const { usable, offered } = member.build;
  const plain = plainAttack(m, member);
  if (plain === PLAIN) return offered;
  const own = usableOf(m.cards, plain);
  return own === null ? usable : [own, ...usable.filter((skill) => skill.id !== plain)];
}

/** Among whom an aim at others looks, and whether it is at the fallen ones. */
const partyFor = (m: M, player: PlayerId, aim: Aim): readonly Member[] =>
  partyOf(m, aim === 'enemy' || aim === 'enemies' ? opponentOf(player) : player);
const isAtFallen = (aim: Aim): boolean => aim === 'fallen' || aim === 'fallenAll';
const isFallen = ({ demon }: Member): boolean => demon.hp === 0;

/** Whom an aim can mean for a demon of `player`, in action order. */
export function aimed(m: M, player: PlayerId, aim: Aim, self: Uid | null): readonly Uid[] {
  if (aim === 'self') return self === null ? [] : [self];
  const fallen = isAtFallen(aim);
  const found: Uid[] = [];
  for (const member of partyFor(m, player, aim)) if (isFallen(member) === fallen) found.push(member.demon.id);
  return found;
}

/** Whether an aim means anybody. */
function isAimed(m: M, player: PlayerId, aim: Aim, self: Uid | null): boolean {
  if (aim === 'self') return self !== null;
  const fallen = isAtFallen(aim);
  for (const member of partyFor(m, player, aim)) if (isFallen(member) === fallen) return true;
  return false;
}

export const aimsAtOne = (aim: Aim): boolean => aim === 'enemy' || aim === 'ally' || aim === 'fallen';

/** Whether one demon is among those that an aim at one can mean. */
const canAimAt = (player: PlayerId, aim: Aim, { demon, owner }: Member): boolean =>
  (demon.hp === 0) === (aim === 'fallen') && (owner === player) === (aim !== 'enemy');

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
  test: (m, _player, { offer }) =>
    offer.own ? null : { was: offer.skill.id, needed: skillsOf(m, memberOf(m, m.board.acting)).map(({ id }) => id) },
};

const payable: Guard<Dx2, Use> = {
  clause: 'G8',
  fact: 'MP for the skill',
  test: (_m, _player, { offer: { demon, cost } }) => {
    const was = demon?.mp ?? 0;
    return was >= cost ? null : { was, needed: cost };
  },
};

const notMuted: Guard<Dx2, Use> = {
  clause: 'R13',
  fact: 'the MP cost of what a muted demon uses',
  test: (_m, _player, { offer: { demon, cost } }) =>
    cost > 0 && demon !== null && statusOf(demon, 'mute') !== null ? { was: cost, needed: 0 } : null,
};

/** The limit of what can be used for ever. */
const NEVER = Number.POSITIVE_INFINITY;

const usesLeft: Guard<Dx2, Use> = {
  clause: 'R46',
  fact: 'how often the skill was used',
  test: (m, player, { offer: { skill, demon } }) => {
    const { limit } = skill.use;
    if (limit === undefined || demon === null) return null;
    const { turn = NEVER, battle = NEVER, every, team } = limit;
    const whose = team === true ? m.board.teams[player].demons : [demon];
    const uses = whose.flatMap(({ usedInBattle }) => usedInBattle[lastTurn(skill.program)] ?? []);
    // Who has never used it has rested for ever.
    const rested = ownTurn(m, player) - Math.max(...uses);
    if (every !== undefined && rested < every) return { was: rested, needed: every };
    const used = (when: 'usedInTurn' | 'usedInBattle') =>
      whose.reduce((sum, one) => sum + (one[when][skill.program] ?? 0), 0);
    const [inTurn, inBattle] = [used('usedInTurn'), used('usedInBattle')];
    if (inTurn >= turn) return { was: inTurn, needed: turn - 1 };
    return inBattle >= battle ? { was: inBattle, needed: battle - 1 } : null;
  },
};

const allowed: Guard<Dx2, Use> = {
  clause: 'R81',
  fact: 'whether the condition of the skill holds',
  test: (m, player, { offer: { skill } }) =>
    mayUse(m, player, m.board.acting, skill) ? null : { was: false, needed: true },
};

/** R81: whether the condition of a skill, if it has one, holds for a demon that would use it. */
const mayUse = (m: M, player: PlayerId, self: Uid | null, { id, use }: Usable): boolean =>
  use.if === undefined || holds(contextOf(m, registers(player, self, id)), use.if);

const notBound: Guard<Dx2, Use> = {
  clause: 'R14',
  fact: 'the ailments of the demon that acts',
  test: (_m, _player, { offer: { demon } }) =>
    demon !== null && statusOf(demon, 'bind') !== null ? { was: 'bind', needed: null } : null,
};

const aimFits: Guard<Dx2, Use> = {
  clause: 'G17',
  fact: 'whom the skill can aim at',
  test: (m, player, { offer, target }) => {
    const { aim } = offer.skill.use;
    if (target === null) {
      return isAimed(m, player, aim, m.board.acting) ? null : { was: 0, needed: aim };
    }
    if (aimsAtOne(aim) && canAimAt(player, aim, target)) return null;
    const there = aimed(m, player, aim, m.board.acting);
    const was = `${target.demon.hp > 0 ? 'living' : 'fallen'} demon of ${target.owner}`;
    return { was, needed: there.length > 0 ? there : aim };
  },
};

/** Of one skill no more options are kept: a battle has eight demons, but in a position they are called as somebody likes. */
const MOST_OPTIONS = 64;

/** `skill:ID>TARGET`, or `skill:ID` where the skill says itself whom it means. Each comes again with many decisions. */
function optionFor({ id, options }: Usable, target: Uid | null): string {
  const known = options.get(target);
  if (known !== undefined) return known;
  const made = interned(target === null ? `skill:${id}` : `skill:${id}>${target}`);
  if (options.size < MOST_OPTIONS) options.set(target, made);
  return made;
}

export const useSkill: ActionKind<Dx2> = action<Dx2, Use>({
  kind: 'skill',
  clause: 'G17',
  candidates(m, player) {
    const found: Use[] = [];
    const member = memberOf(m, m.board.acting);
    if (member === null) return found;
    const { demon } = member;
    const dearer = passivesOf(m, demon, 'cost');
    for (const skill of skillsOf(m, member)) {
      const offer = { skill, demon, cost: costWith(m, dearer, skill), own: true };
      const { aim } = skill.use;
      if (!aimsAtOne(aim)) {
        found.push({ offer, target: null });
        continue;
      }
      const fallen = isAtFallen(aim);
      for (const target of partyFor(m, player, aim)) if (isFallen(target) === fallen) found.push({ offer, target });
    }
    return found;
  },
  option: ({ offer: { skill }, target }) => optionFor(skill, target?.demon.id ?? null),
  read(m, _player, name) {
    const cut = name.indexOf('>');
    const id = cut < 0 ? name : name.slice(0, cut);
    const member = memberOf(m, m.board.acting);
    const demon = member?.demon ?? null;
    const own = skillsOf(m, member).find((skill) => skill.id === id);
    const skill = own ?? usableOf(m.cards, id);
    if (skill === null || aimsAtOne(skill.use.aim) !== cut >= 0) return null;
    const offer = { skill, demon, cost: costOf(m, demon, skill), own: own !== undefined };
    if (cut < 0) return { offer, target: null };
    const target = memberOf(m, name.slice(cut + 1));
    return target === null ? null : { offer, target };
  },
  label: (_m, { offer: { skill }, target }) => (target === null ? skill.name : skill.on + labelOf(target)),
  context: [acting],
  guards: [own, payable, notMuted, notBound, usesLeft, allowed, aimFits],
  perform: (m, player, { offer: { skill }, target }) => {
    const self = m.board.acting;
    const targets = target === null ? [...aimed(m, player, skill.use.aim, self)] : [target.demon.id];
    const event = m.note('skill', player, { demon: self, skill: skill.id, targets }, { clause: 'flow.4' });
    const vars = registers(player, self, skill.id);
    vars.target = targets;
    m.call(skill.program, vars, event.seq);
  },
});

/** R55: a charmed demon strikes a companion with its plain attack, or passes. */
export function actCharmed(m: M, member: Member): void {
  const { demon, owner: player } = member;
  const skill = plainAttack(m, member);
  const others = inOrder(m.board, player).filter(({ hp, id }) => hp > 0 && id !== demon.id);
  const usable = usableOf(m.cards, skill);
  const isOne = aimsAtOne(usable?.use.aim ?? 'self');
  const drawn = isOne && others.length > 1 ? others.slice(m.random(others.length)).slice(0, 1) : others;
  const strikes = !statusOf(demon, 'bind') && (usable === null || mayUse(m, player, demon.id, usable));
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
