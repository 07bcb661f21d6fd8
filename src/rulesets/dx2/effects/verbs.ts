/** What each verb of the card language does. */

import type { z } from 'zod';
import type { Uid } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import { fall, heal, loseHp, revive } from '../atoms/hp.ts';
import { changeMp, gainIcons, loseIcons, setValue } from '../atoms/resources.ts';
import type { NewStatus } from '../atoms/status.ts';
import { endStatuses, putOnTeam, putStatus, takeMarks } from '../atoms/status.ts';
import type { SeenDemon } from '../board/board.ts';
import { findDemon, ownerOf } from '../board/board.ts';
import type { Context, M } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { isForbidden, passivesOf } from '../board/continuous.ts';
import { amountOf, fixed } from '../board/evaluate.ts';
import { cardOf, sourceOf } from '../board/printed.ts';
import { affinityAt, affinityOf, buildOf } from '../board/values.ts';
import { useProgram } from '../language/compiled.ts';
import type { Amount, Effect, Target } from '../language/language.ts';
import type * as word from '../language/words.ts';
import type { Ailment, StatusKind } from '../language/words.ts';
import { BUFFS, CHARGES, DEBUFFS, isAilment } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import { programOfLent } from './lent.ts';

export type AnyVerb = Extract<Effect, { do: string }>;
export type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

type Stripped = z.infer<typeof word.stripped>;

const DURATION = 3;
export const CHARGED = 225;
export const POISON = 10;

/** Adds up what `act` does to each. */
function each(ids: readonly Uid[], act: (id: Uid, at: number) => number | boolean): number {
  let sum = 0;
  for (let at = 0; at < ids.length; at++) sum += Number(act(ids[at] as Uid, at));
  return sum;
}

const put = ({ m, self }: Context, ids: readonly Uid[], status: NewStatus, clause: ClauseId): number =>
  each(ids, (id) => putStatus(m, id, status, self, clause));

/** R38: for each demon its own amount, all worked out before the first is dealt; or its share of one that is divided (R52). */
function amountsFor(
  context: Context,
  { amount, target, divide }: { amount: Amount; target: Target; divide?: boolean | undefined },
  ids: readonly Uid[],
): readonly number[] {
  if (divide !== true) return ids.map((id) => amountOf(context, amount, { id, target }));
  const living = ids.filter((id) => (findDemon(context.m.board, id)?.hp ?? 0) > 0);
  const all = amountOf(context, amount);
  const [share, rest] = [Math.floor(all / Math.max(1, living.length)), all % Math.max(1, living.length)];
  const shares = new Map(living.map((id, at) => [id, share + (at < rest ? 1 : 0)]));
  return ids.map((id) => shares.get(id) ?? 0);
}

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, self } = context;
  const amounts = amountsFor(context, effect, ids);
  const loss = {
    source: self,
    data: { by: 'effect' },
    clause: 'R20',
    pierce: effect.pierce === 'bulwark',
    mortal: effect.ignores === 'endure',
  } as const;
  context.vars.dealt = 0;
  return each(ids, (id, at) => {
    const amount = amounts[at] ?? 0;
    const event = loseHp(m, 'damage', id, amount, loss);
    if (event) context.vars.dealt = (context.vars.dealt ?? 0) + amount;
    return event !== null;
  });
}

export function restore(context: Context, effect: Verb<'heal'>, ids: string[]): number {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id, at) => heal(context.m, id, amounts[at] ?? 0, context.self));
}

export const bringBack = ({ m, self }: Context, effect: Verb<'revive'>, ids: string[]): number =>
  each(ids, (id) => revive(m, id, effect.percent, self));

export const slay = ({ m, self }: Context, _effect: Verb<'slay'>, ids: string[]): number =>
  each(ids, (id) => {
    const demon = findDemon(m.board, id);
    if (!demon || demon.hp === 0) return false;
    if (isForbidden(m, demon, 'slay', self)) {
      m.note('not-slain', ownerOf(m.board, id), { target: id }, { clause: 'R45' });
      return false;
    }
    fall(m, id, self, 'R28');
    return true;
  });

export const giveMp = (context: Context, effect: Verb<'giveMp'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id, at) => changeMp(context.m, id, amounts[at] ?? 0, 'effect', context.self, 'G8'));
};

export const takeMp = (context: Context, effect: Verb<'takeMp'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id, at) => -changeMp(context.m, id, -(amounts[at] ?? 0), 'effect', context.self, 'G8'));
};

export const addIcons = (context: Context, { count, next }: Verb<'gainIcons'>): number =>
  gainIcons(context.m, context.owner, amountOf(context, count), context.self, next);

export const removeIcons = (context: Context, { count, next }: Verb<'loseIcons'>): number =>
  loseIcons(context.m, opponentOf(context.owner), amountOf(context, count), next);

export const raise = (context: Context, effect: Verb<'raise'> | Verb<'lower'>, ids: string[]): number =>
  listOf<StatusKind>(effect.what).reduce(
    (sum, kind) =>
      sum +
      (effect.percent === undefined
        ? put(context, ids, { kind, turns: effect.turns ?? DURATION }, 'R10')
        : put(context, ids, { kind, value: effect.percent, turns: effect.turns ?? DURATION }, 'R59')),
    0,
  );

export const charge = (context: Context, effect: Verb<'charge'>, ids: string[]): number =>
  effect.what === 'might'
    ? put(context, ids, { kind: 'might' }, 'R57')
    : put(context, ids, { kind: effect.what, value: effect.percent ?? CHARGED }, 'R11');

/** R46: what raises the chance of an ailment on the side of who inflicts it, and of who would get it. */
function moreChance({ m, self, vars }: Context, demon: SeenDemon, ailment: Ailment): number {
  const sum = (one: SeenDemon | null, side: 'given' | 'received') =>
    (one === null ? [] : passivesOf(m, one, 'ailmentChance'))
      .filter((passive) => passive.ailment === undefined || listOf(passive.ailment).includes(ailment))
      .reduce((total, passive) => total + (passive.ailmentChance === side ? passive.plus : 0), 0);
  const giver = vars.connector === null ? findDemon(m.board, self) : null;
  return sum(giver, 'given') + sum(demon, 'received') + (giver === null ? 0 : luckOf(m, giver));
}

/** R60: five points of luck are one of the chance of ailments. */
const luckOf = (m: M, demon: SeenDemon): number =>
  Math.floor(passivesOf(m, demon, 'trait').reduce((all, one) => all + (one.trait === 'luck' ? one.plus : 0), 0) / 5);

export const inflict = (context: Context, effect: Verb<'inflict'>, ids: string[]): number =>
  listOf(effect.ailment).reduce((sum, ailment) => sum + inflictOne(context, effect, ailment, ids), 0);

function inflictOne(context: Context, effect: Verb<'inflict'>, ailment: Ailment, ids: string[]): number {
  const { m } = context;
  const { turns = DURATION, value } = effect;
  const amount = ailment === 'poison' ? (value ?? POISON) : 0;
  return each(ids, (id) => {
    const demon = findDemon(m.board, id);
    if (!demon || demon.hp === 0) return false;
    const printed = amountOf(context, effect.chance ?? 100, { id, target: effect.target });
    const chance = printed + moreChance(context, demon, ailment);
    if (chance < 100 && m.random(100) >= chance) {
      m.note('no-status', context.owner, { target: id, kind: ailment, because: 'chance' }, { clause: 'G10' });
      return false;
    }
    return putStatus(m, id, { kind: ailment, value: amount, turns }, context.self, 'R18');
  });
}

export function cure({ m, self }: Context, { what }: Verb<'cure'>, ids: string[]): number {
  const cured = listOf(what);
  const ends = (kind: StatusKind) => isAilment(kind) && (cured.includes('ailments') || cured.includes(kind));
  return each(ids, (id) => endStatuses(m, id, ends, 'cure', self, 'R18'));
}

const STRIPPED: Readonly<Record<Stripped, readonly StatusKind[]>> = {
  raises: BUFFS,
  lowers: DEBUFFS,
  charges: CHARGES,
  barrier: ['barrier'],
  bulwark: ['bulwark'],
  repelPhysical: ['repelPhysical'],
  repelMagical: ['repelMagical'],
  affinities: ['affinity'],
  effects: ['effect'],
};

export const strip = ({ m, self }: Context, { what }: Verb<'strip'>, ids: string[]): number => {
  const kinds = listOf(what).flatMap((one): readonly StatusKind[] => STRIPPED[one]);
  return each(ids, (id) => endStatuses(m, id, (kind) => kinds.includes(kind), 'strip', self, 'R10'));
};

export const barrier = (context: Context, { turns }: Verb<'barrier'>, ids: string[]): number =>
  put(context, ids, { kind: 'barrier', turns: turns ?? null }, 'G11');

export const bulwark = (context: Context, effect: Verb<'bulwark'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  const { turns = null } = effect;
  return each(ids, (id, at) => {
    const value = amounts[at] ?? 0;
    return value > 0 && putStatus(context.m, id, { kind: 'bulwark', value, turns }, context.self, 'G12');
  });
};

const REPELS = { physical: 'repelPhysical', magical: 'repelMagical' } as const;

export function repel(context: Context, effect: Verb<'repel'>, ids: string[]): number {
  const { what, almighty, turns = null } = effect;
  const value = almighty === true ? 1 : 0;
  return listOf(what).reduce((sum, sort) => sum + put(context, ids, { kind: REPELS[sort], value, turns }, 'R58'), 0);
}

export function shift({ m, self }: Context, effect: Verb<'shift'>, ids: string[]): number {
  const { element, to, levels = 0, turns = null } = effect;
  return listOf(element).reduce(
    (sum, met) =>
      sum +
      each(ids, (id) => {
        const demon = findDemon(m.board, id);
        if (!demon || demon.hp === 0) return false;
        const now = affinityOf(m, demon, met);
        const next = to ?? affinityAt(now, levels) ?? 'none';
        if (to === undefined && next === (now ?? 'none')) return false;
        return putStatus(
          m,
          id,
          { kind: 'affinity', of: `${met}:${next}`, turns },
          self,
          to === undefined ? 'R48' : 'G9',
        );
      }),
    0,
  );
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { automatic, whiles } = cardOf(context.m, context.card);
  const own =
    automatic.find((one) => one.automatic.id === effect.effect) ?? whiles.find(({ text }) => text.id === effect.effect);
  if (!own) return 0;
  const { turns = null, attacks } = effect;
  if (effect.team === true) return putOnTeams(context, ids, own.program, turns);
  const lasting: Pick<NewStatus, 'turns' | 'attacks'> = attacks === undefined ? { turns } : { turns, attacks };
  return put(context, ids, { kind: 'effect', of: own.program, ...lasting }, 'A8');
}

/** R88 */
export const lend = (context: Context, effect: Verb<'lend'>, ids: string[]): number =>
  put(context, ids, { kind: 'effect', of: programOfLent(effect), turns: effect.turns ?? null }, 'R88');

/** R71: gives passives to the teams of demons. */
function putOnTeams({ m, self }: Context, ids: readonly Uid[], program: string, turns: number | null): number {
  const teams = new Set(ids.flatMap((id) => ownerOf(m.board, id) ?? []));
  for (const player of teams) putOnTeam(m, player, program, turns, self);
  return teams.size;
}

/** R72: gives demons the effects of others. What they have by themselves they are not given. */
export function copy(context: Context, effect: Verb<'copy'>, ids: string[]): number {
  const { m } = context;
  const { from, turns = null } = effect;
  const models = fixed(context, from).flatMap((id) => findDemon(m.board, id) ?? []);
  const programs = models.flatMap((demon) => {
    const { effects, whiles } = buildOf(m, demon);
    return [...effects, ...whiles].map(({ program }) => program);
  });
  return each(ids, (id) => {
    const demon = findDemon(m.board, id);
    if (!demon || demon.hp === 0) return false;
    const own = buildOf(m, demon);
    const has = (program: string) => [...own.effects, ...own.whiles].some((one) => one.program === program);
    return each(
      programs.filter((program) => !has(program)),
      (of) => putStatus(m, id, { kind: 'effect', of, turns }, context.self, 'R72'),
    );
  });
}

/** R70 */
export function set(context: Context, { what, to, target }: Verb<'set'>, ids: string[]): number {
  const amounts = amountsFor(context, { amount: to, target }, ids);
  return each(ids, (id, at) => setValue(context.m, id, what, amounts[at] ?? 0, context.self));
}

/** R70: what the first of each has, the other has afterwards. */
export function swap(context: Context, { what, with: other }: Verb<'swap'>, ids: string[]): number {
  const { m, self } = context;
  const living = (id: Uid) => (findDemon(m.board, id)?.hp ?? 0) > 0;
  const [one, two] = [ids.find(living), fixed(context, other).find(living)].map((id) => findDemon(m.board, id ?? null));
  if (!one || !two || one.id === two.id) return 0;
  const [mine, yours] = [one[what], two[what]];
  return Number(setValue(m, one.id, what, yours, self)) + Number(setValue(m, two.id, what, mine, self));
}

export function mark(context: Context, effect: Verb<'mark'>, ids: string[]): number {
  const { m, self } = context;
  const { name, turns = null, count = 1, kept } = effect;
  const amounts = amountsFor(context, { amount: count, target: effect.target }, ids);
  return each(ids, (id, at) => {
    const demon = findDemon(m.board, id);
    if (!demon || demon.hp === 0) return 0;
    const more = passivesOf(m, demon, 'marks').reduce((sum, { marks, plus }) => sum + (marks === name ? plus : 0), 0);
    const value = (amounts[at] ?? 0) + more;
    if (value <= 0) return 0;
    const status: NewStatus = { kind: 'mark', of: name, value, turns };
    return putStatus(m, id, kept === true ? { ...status, kept } : status, self, 'R42') ? value : 0;
  });
}

export function unmark(context: Context, { name, count, target }: Verb<'unmark'>, ids: string[]): number {
  const amounts = count === undefined ? null : amountsFor(context, { amount: count, target }, ids);
  return each(ids, (id, at) => takeMarks(context.m, id, name, amounts?.[at] ?? Number.POSITIVE_INFINITY, context.self));
}

export function forbid(context: Context, { what, turns, kept }: Verb<'cant'>, ids: string[]): number {
  const lasting: Omit<NewStatus, 'kind'> = kept === true ? { turns: turns ?? null, kept } : { turns: turns ?? null };
  return listOf(what).reduce((sum, of) => sum + put(context, ids, { kind: 'cant', of, ...lasting }, 'R45'), 0);
}

export const allow = ({ m, self }: Context, { what }: Verb<'can'>, ids: string[]): number =>
  each(ids, (id) =>
    endStatuses(
      m,
      id,
      (kind, { of }) => kind === 'cant' && listOf(what).some((one) => one === of),
      'strip',
      self,
      'R45',
    ),
  );

/** R50: the skill is carried out where it stands in the effect; as no action, it costs nothing. */
export function use({ m, self, owner, vars }: Context, { skill }: Verb<'use'>, ids: string[]): number {
  const { use: used } = sourceOf(m.cards, skill, 'skill');
  if (used === undefined || ids.length === 0) return 0;
  const own = { ...registers(owner, self, skill), target: [...ids], depth: vars.depth, connector: vars.connector };
  m.call(useProgram(skill), { ...own, byEffect: true });
  return 1;
}
