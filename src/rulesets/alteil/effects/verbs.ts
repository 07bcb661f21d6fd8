/** What each verb of the card language does to units and Iczers. Each gives how much was done; 0 is told as nothing. */
import type { Json, Modifier, ModifierEffect, Uid } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { playersOf, sidesOf } from '../../cards/context.ts';
import { listOf } from '../../cards/words.ts';
import { actsOtherwise, strikesElsewhere } from '../actions/guards.ts';
import { amountIn, answerable, strike } from '../atoms/damage.ts';
import { keepingHp } from '../atoms/greatest-hp.ts';
import { changeSp } from '../atoms/iczers.ts';
import {
  allHp,
  bury as buryUnit,
  heal as healUnits,
  loseHp,
  moveUnit,
  rankDown,
  rankUp,
  reviveByEffect,
  setEngaged,
  setHp as setUnitHp,
  standby,
  swapRows as swapUnitRows,
} from '../atoms/units.ts';
import { emptyCells, findUnit, holderOf, ownerOf } from '../board/board.ts';
import type { Context, SkillVars, Struck } from '../board/context.ts';
import { someCardSays } from '../board/counters.ts';
import { amountOf, forEach, meansOf, quantityOf, rememberLeaving } from '../board/evaluate.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { unitCant } from '../board/rules.ts';
import { skillsOf, statOf } from '../board/values.ts';
import type { Effect, Stat, Until } from '../language/language.ts';
import { STATS, UNIT_KINDS } from '../language/language.ts';
import { attackable, attackOne } from '../turn/attack.ts';
import { damageHp, damageLp } from '../turn/mini-phases.ts';
import { buriable, burialOrder, nextBurial, preferBurial } from '../turn/order.ts';
import type { Changed } from './happenings.ts';
import { changesHeard, happens, isHeeded } from './happenings.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** One blow of a skill. */
export function damage(
  context: Context,
  { amount, pierce }: Verb<'damage'>,
  ids: string[],
  share?: (unit: Uid) => number,
): Struck | null {
  const { m, owner, self, card, vars } = context;
  const { skill } = vars as Partial<SkillVars>;
  const by = { source: self ?? card, from: self, owner, by: 'skill', skill } as const;
  return strike(m, { amount: share ?? forEach(context, amount), pierce, targets: ids, ...by });
}

/** R64: each of two units does its AT to the other, at one moment. */
export function fight(context: Context, one: Uid | undefined, other: Uid | undefined): number {
  const { m, vars } = context;
  const { skill } = vars as Partial<SkillVars>;
  const units = [one, other].flatMap((id) => (id === undefined ? [] : (findUnit(m.board, id) ?? [])));
  const [first, second] = units.filter(({ closed }) => closed === null);
  if (!first || !second || first.id === second.id) return 0;
  const blows = [
    [first, second, statOf(m, first, 'at')],
    [second, first, statOf(m, second, 'at')],
  ] as const;
  const struck = blows.flatMap(([unit, target, at]) => {
    const by = {
      source: unit.id,
      from: unit.id,
      owner: holderOf(m.board, unit.id),
      by: 'skill',
      skill,
    } as const;
    return strike(m, { amount: () => at, targets: [target.id], ...by }, { clause: 'R64' }) ?? [];
  });
  return answer(context, struck);
}

/** R65: a unit attacks, whatever its turn. Gives 1 when it could. */
export function attack({ m }: Context, id: Uid, at: readonly Uid[] | null): number {
  const unit = findUnit(m.board, id);
  const player = ownerOf(m.board, id);
  if (unit?.closed !== null || player === null || unitCant(m, id, 'attack')) return 0;
  const there = attackable(m, unit).filter((other) => at === null || at.includes(other.id));
  if (there.length === 0 && (at !== null || !strikesElsewhere(m, unit))) return 0;
  happens(m, 'attack', { player, unit: id });
  if (!actsOtherwise(m, player, 'attack', unit)) attackOne(m, player, unit, there, 'R65');
  return 1;
}

/** R71: what an action does without a skill that says otherwise, inside such a skill. */
export function usual(context: Context): number {
  const { m, owner, self, vars } = context;
  const unit = self === null ? null : findUnit(m.board, self);
  const { kind } = skillNamed(m, String(vars.skill)) ?? {};
  if (unit?.closed !== null) return told(context, 0, 'usual');
  if (kind === 'standby') return standby(m, unit.id);
  if (kind === 'iczerAttack') return damageLp(m, [opponentOf(owner)], 1, { owner, unit: unit.id, means: 'attack' });
  const there = attackable(m, unit);
  vars.it = [];
  vars.hit = [];
  if (there.length === 0) return told(context, 0, 'usual');
  const { target, taken } = attackOne(m, owner, unit, there, 'R71', (blows) => answer(context, blows));
  vars.it = [target];
  if (taken > 0) vars.hit = [target];
  return taken;
}

/** R63: skills of some units as others get them. Gives how many got some. */
export function copySkills(
  context: Context,
  { kind, until }: Verb<'copySkills'>,
  from: string[],
  to: string[],
): number {
  const { m } = context;
  const kinds = kind === 'all' ? UNIT_KINDS : [kind];
  const skills = from.flatMap((id) => {
    const unit = findUnit(m.board, id);
    return unit ? kinds.flatMap((one) => skillsOf(m, unit, one)) : [];
  });
  return put(context, to, until, () => skills.map(({ program }) => ({ kind: 'ability', ability: program })));
}

/** G9: no Counter Skill answers a loss, unless the match says so. */
export function lose(context: Context, { amount }: Verb<'lose'>, ids: string[]): Struck | null {
  const { m, owner, self } = context;
  const each = forEach(context, amount);
  const losses = ids.map((unit) => ({ unit, amount: Math.max(0, each(unit)) }));
  const lost = loseHp(m, losses, { owner, from: self }, { clause: 'G9' });
  if (lost && m.state.options.lossIsDamage === true) {
    const { skill } = context.vars as Partial<SkillVars>;
    answer(context, [answerable(m, lost, { means: meansOf(m, skill), ...(skill === undefined ? {} : { skill }) })]);
  }
  return lost;
}

/** hp.1e: the blows of what is repeated are kept until all repetitions are over; others are answered at once. */
export function answer({ m, vars }: Context, blows: readonly Struck[]): number {
  const { held } = vars as Partial<SkillVars>;
  if (held) held.push(...blows);
  else damageHp(m, blows);
  return blows.reduce((sum, blow) => sum + amountIn(blow), 0);
}

export function lpDamage(context: Context, { amount, who }: Verb<'lpDamage'>): number {
  const points = quantityOf(context, amount);
  const { m, owner, self, vars } = context;
  const { skill } = vars as Partial<SkillVars>;
  return damageLp(m, playersOf(owner, who), points, {
    owner,
    unit: self,
    means: meansOf(m, skill),
    skill,
    verb: 'lpDamage',
  });
}

export function giveSp(context: Context, { amount, who }: Verb<'gainSp'> | Verb<'loseSp'>, sign: 1 | -1): number {
  const { m, owner } = context;
  const by = sign * quantityOf(context, amount);
  return playersOf(owner, who).reduce((sum, player) => sum + changeSp(m, player, by, { clause: 'R10' }), 0);
}

/** R23: the SP with which an optional part begins are lost whole or not at all. */
export function paySp(context: Context, price: Verb<'loseSp'>): number {
  const { m, owner } = context;
  return m.board.players[owner].sp < quantityOf(context, price.amount) ? 0 : giveSp(context, price, -1);
}

/** R36: units that could rank up and have not, or have ranked up. Gives how many changed. */
export function changeRank({ m }: Context, ids: string[], up: boolean): number {
  const units = ids.filter((id) => {
    const unit = findUnit(m.board, id);
    return unit?.closed === null && unit.ranked !== up && cardOf(m, unit.card).rank !== null;
  });
  if (units.length > 0) (up ? rankUp : rankDown)(m, units);
  return units.length;
}

const ROW_NUMBERS = { front: 1, middle: 2, back: 3 } as const;

export const swapRows = ({ m, owner }: Context, { side, one, other }: Verb<'swapRows'>): number =>
  sidesOf(owner, side).reduce((sum, player) => sum + swapUnitRows(m, player, ROW_NUMBERS[one], ROW_NUMBERS[other]), 0);

/** "turn:4" ends at step 1 of the turn after turn 4 (G26). */
export const lasting = ({ m }: Context, until: Until): string => {
  if (until === 'always' || until === 'gone') return until;
  return `turn:${m.board.turn + (until === 'nextTurn' ? 1 : until === 'turn' ? 0 : until.turns)}`;
};

/** What is changed on each unit; worked out for all of them before the first is changed. */
type Changes = (unit: Uid) => readonly ModifierEffect[];

export function put(context: Context, ids: readonly Uid[], until: Until, changes: Changes, alone?: boolean): number {
  const placed = place(context, ids, until, changes, alone);
  if (placed.changed.length > 0) changesHeard(context, placed.changed);
  return placed.count;
}

/** The same, with what is to be heard of it. */
function place(context: Context, ids: readonly Uid[], until: Until, changes: Changes, alone?: boolean) {
  const { m, owner, card, self } = context;
  const open = ids.filter((target) => findUnit(m.board, target)?.closed === null);
  const made = { until: lasting(context, until), source: self, card, owner };
  const effects = open.map((target) => ({ target, changes: changes(target) })).filter((one) => one.changes.length > 0);
  const changed = isHeeded(m) ? effects.flatMap(({ target, changes }) => changesOf(context, target, changes)) : [];
  keepingHp(
    m,
    open,
    () => {
      for (const { target, changes } of effects) for (const effect of changes) m.modify({ target, effect, ...made });
    },
    alone,
  );
  return { count: effects.length, changed };
}

/** R83: by how much numbers of a unit are about to change. */
function changesOf({ m }: Context, unit: Uid, changes: readonly ModifierEffect[]): Changed[] {
  const seen = findUnit(m.board, unit);
  return changes.flatMap((effect) => {
    if (effect.kind === 'stat') return [{ unit, stat: effect.stat, by: effect.add }];
    if (effect.kind !== 'set' || !seen) return [];
    const { stat, to } = effect;
    return [{ unit, stat, by: to - statOf(m, seen, stat === 'maxHp' ? 'hp' : (stat as Exclude<Stat, 'maxHp'>)) }];
  });
}

export function modify(context: Context, effect: Verb<'modify'>, ids: string[]): number {
  const added = (stat: Stat) => {
    const change = effect[stat];
    return change === undefined ? null : { stat, add: forEach(context, change) };
  };
  const changes = ([...STATS, 'level'] as const).flatMap((stat) => added(stat) ?? []);
  const greatest = added('maxHp');
  const made =
    (list: typeof changes): Changes =>
    (unit) =>
      list.flatMap(({ stat, add }): ModifierEffect[] => {
        const by = add(unit);
        return by === 0 ? [] : [{ kind: 'stat', stat, add: by }];
      });
  const placed = [
    ...(changes.length === 0 ? [] : [place(context, ids, effect.until, made(changes))]),
    ...(greatest === null ? [] : [place(context, ids, effect.until, made([greatest]), true)]),
  ];
  const changed = placed.flatMap((one) => one.changed);
  if (changed.length > 0) changesHeard(context, changed);
  return Math.max(0, ...placed.map(({ count }) => count));
}

export function setStat(context: Context, { stat, value, until }: Verb<'setStat'>, ids: string[]): number {
  const to = forEach(context, value);
  const changes: Changes = (unit) => [{ kind: 'set', stat, to: Math.max(0, to(unit)) }];
  return put(context, ids, until, changes, stat === 'maxHp' ? true : undefined);
}

/** R27: every change of some numbers ends. Gives how many units had one. */
export function restore({ m }: Context, { stats }: Verb<'restore'>, ids: string[]): number {
  const meant: readonly string[] = listOf(stats).flatMap((stat) => (stat === 'maxHp' ? ['maxHp', 'hp'] : [stat]));
  const ends = ({ target, effect }: Modifier): boolean =>
    ids.includes(target) && (effect.kind === 'stat' || effect.kind === 'set') && meant.includes(effect.stat);
  const restored = new Set(m.state.modifiers.filter(ends).map(({ target }) => target));
  if (restored.size > 0) keepingHp(m, [...restored], () => m.expire(ends), true);
  return restored.size;
}

export function heal(context: Context, { amount }: Verb<'heal'>, ids: string[]): number {
  return healUnits(context.m, ids, amount === 'full' ? () => Number.POSITIVE_INFINITY : forEach(context, amount));
}

export const setHp = (context: Context, { value }: Verb<'setHp'>, ids: string[]): number =>
  setUnitHp(context.m, ids, forEach(context, value), { clause: 'R26' }).length;

/** R28: a whole number that chance picks, told. */
export function roll(context: Context, { min, max }: Verb<'roll'>): number {
  const { m, owner, card } = context;
  const [one, other] = [amountOf(context, min), amountOf(context, max)];
  const least = Math.min(one, other);
  const value = least + m.random(Math.abs(other - one) + 1);
  m.note('rolled', owner, { card, value, min: least, max: Math.max(one, other) }, { clause: 'R28' });
  return value;
}

export function grant(context: Context, { skill, until }: Verb<'grant'>, ids: string[]): number {
  const given = cardOf(context.m, context.card).skills.find((one) => one.skill.id === skill);
  return given ? put(context, ids, until, () => [{ kind: 'ability', ability: given.program }]) : 0;
}

/** Watch Skills are taken only where there are some: nothing else would be said of them. */
const kindsTaken = ({ m }: Context, kind: Verb<'take'>['kind']) =>
  kind === 'all' ? UNIT_KINDS.filter((one) => one !== 'watch' || someCardSays(m, one)) : [kind];

export const take = (context: Context, { kind, until }: Verb<'take'>, ids: string[]): number =>
  put(context, ids, until, () =>
    kindsTaken(context, kind).map((one) => ({ kind: 'cant', what: `skill:${one}`, clause: 'R12' })),
  );

/** R49: it also ends what keeps units Engaged. */
export function disengage({ m }: Context, ids: string[]): number {
  const disengaged = setEngaged(m, ids, false, { clause: 'R6' }).length;
  m.expire(({ target, effect }) => ids.includes(target) && effect.kind === 'cant' && effect.what === 'disengage');
  return disengaged;
}

export function close(context: Context, ids: string[]): number {
  const { m, owner, self } = context;
  const open = ids.filter((id) => findUnit(m.board, id)?.closed === null);
  return amountIn(loseHp(m, allHp(m, open), { owner, from: self }, { clause: 'R4' }));
}

export const revive = (context: Context, ids: string[]): number => reviveByEffect(context.m, ids).length;

/** R5: the next of several burials, as at step 16. False when none of the units is left to be buried. */
export function buryNext(context: Context, ids: readonly Uid[]): boolean {
  const { m, owner } = context;
  const left = { burials: ids, batch: m.board.kills };
  const unit = nextBurial(m, left);
  const player = unit && ownerOf(m.board, unit.id);
  if (!unit || player === null) return false;
  const waiting = buriable(m, left);
  rememberLeaving(context, unit);
  const level = statOf(m, unit, 'level');
  const buried = buryUnit(m, unit.id, burialOrder(m, left, unit), { clause: 'R5' });
  preferBurial(m, buried, unit, waiting);
  changeSp(m, player, level, { clause: 'active.16d' });
  damageLp(m, [player], 1, { owner, unit: context.self, means: 'burial' });
  return true;
}

/** Empty cells of the grid on which a unit stands. */
export function cellsFor({ m }: Context, id: Uid): number[] {
  const owner = ownerOf(m.board, id);
  return owner === null ? [] : emptyCells(m.board.players[owner]);
}

/** R14: to an empty cell, given or by chance. Chosen cells are asked for elsewhere. */
export function move(context: Context, { cell }: Verb<'move'>, ids: string[]): number {
  let moved = 0;
  for (const id of ids) {
    const empty = cellsFor(context, id);
    const to = cell === 'random' ? empty[empty.length > 0 ? context.m.random(empty.length) : 0] : Number(cell);
    if (to === undefined || !empty.includes(to)) continue;
    moveUnit(context.m, id, to, { clause: 'R14' });
    moved++;
  }
  return moved;
}

/** R8: what can't be done is left out, and told. */
export function told({ m, owner, card }: Context, did: number, verb: Json): number {
  if (did === 0) m.note('nothing-done', owner, { card, verb }, { clause: 'R8' });
  return did;
}
