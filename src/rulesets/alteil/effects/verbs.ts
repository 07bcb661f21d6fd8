/** What each verb of the card language does to units and Iczers. Each gives how much was done; 0 is told as nothing. */
import type { Json, ModifierEffect, Uid } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { amountIn, strike } from '../atoms/damage.ts';
import { keepingHp } from '../atoms/greatest-hp.ts';
import { changeSp } from '../atoms/iczers.ts';
import { allHp, bury as buryUnit, loseHp, moveUnit, reviveByEffect, setEngaged } from '../atoms/units.ts';
import { emptyCells, findUnit, ownerOf } from '../board/board.ts';
import type { Context, SkillVars, Struck } from '../board/context.ts';
import { amountOf, quantityOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { type Effect, STATS, UNIT_KINDS, type Until } from '../language/language.ts';
import { damageHp, damageLp } from '../turn/mini-phases.ts';
import { buriable, burialOrder, nextBurial, preferBurial } from '../turn/order.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** One blow of a skill. */
export function damage(context: Context, { amount }: Verb<'damage'>, ids: string[]): Struck | null {
  const { m, owner, self, card } = context;
  const by = { source: self ?? card, from: self, owner, by: 'skill' } as const;
  return strike(m, { amount: quantityOf(context, amount), targets: ids, ...by });
}

/** G9: no Counter Skill answers a loss, unless the match says so. */
export function lose(context: Context, { amount }: Verb<'lose'>, ids: string[]): number {
  const { m, owner, self } = context;
  const each = quantityOf(context, amount);
  const losses = ids.map((unit) => ({ unit, amount: each }));
  const lost = loseHp(m, losses, { owner, from: self }, { clause: 'G9' });
  if (lost && m.state.options.lossIsDamage === true) answer(context, [lost]);
  return amountIn(lost);
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
  damageLp(context.m, playersOf(context.owner, who), points, context.owner);
  return points;
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

/** "turn:4" ends at step 1 of the turn after turn 4 (G26). */
const lasting = ({ m }: Context, until: Until): string =>
  until === 'always' ? 'always' : `turn:${m.board.turn + (until === 'nextTurn' ? 1 : 0)}`;

function put(context: Context, ids: readonly Uid[], until: Until, effects: ModifierEffect[]): number {
  const { m, owner, card, self } = context;
  const open = ids.filter((target) => findUnit(m.board, target)?.closed === null);
  const made = { until: lasting(context, until), source: self, card, owner };
  keepingHp(m, open, () => {
    for (const target of open) for (const effect of effects) m.modify({ target, effect, ...made });
  });
  return open.length;
}

export function modify(context: Context, effect: Verb<'modify'>, ids: string[]): number {
  const changes = STATS.flatMap((stat): ModifierEffect[] => {
    const change = effect[stat];
    const add = change === undefined ? 0 : amountOf(context, change);
    return add === 0 ? [] : [{ kind: 'stat', stat, add }];
  });
  return changes.length === 0 ? 0 : put(context, ids, effect.until, changes);
}

export const setStat = (context: Context, { stat, value, until }: Verb<'setStat'>, ids: string[]): number =>
  put(context, ids, until, [{ kind: 'set', stat, to: quantityOf(context, value) }]);

export function grant(context: Context, { skill, until }: Verb<'grant'>, ids: string[]): number {
  const given = cardOf(context.m, context.card).skills.find((one) => one.skill.id === skill);
  return given ? put(context, ids, until, [{ kind: 'ability', ability: given.program }]) : 0;
}

export const take = (context: Context, { kind, until }: Verb<'take'>, ids: string[]): number =>
  put(
    context,
    ids,
    until,
    (kind === 'all' ? UNIT_KINDS : [kind]).map((one) => ({ kind: 'cant', what: `skill:${one}`, clause: 'R12' })),
  );

export const engage = (context: Context, ids: string[], engaged: boolean): number =>
  setEngaged(context.m, ids, engaged, { clause: 'R6' }).length;

export function close(context: Context, ids: string[]): number {
  const { m, owner, self } = context;
  const open = ids.filter((id) => findUnit(m.board, id)?.closed === null);
  return amountIn(loseHp(m, allHp(m, open), { owner, from: self }, { clause: 'R4' }));
}

export const revive = (context: Context, ids: string[]): number => reviveByEffect(context.m, ids).length;

/** R5: the next of several burials, as at step 16. False when none of the units is left to be buried. */
export function buryNext({ m, owner }: Context, ids: readonly Uid[]): boolean {
  const left = { burials: ids, batch: m.board.kills };
  const unit = nextBurial(m, left);
  const player = unit && ownerOf(m.board, unit.id);
  if (!unit || player === null) return false;
  const waiting = buriable(m, left);
  const buried = buryUnit(m, unit.id, burialOrder(m, left, unit), { clause: 'R5' });
  preferBurial(m, buried, unit, waiting);
  changeSp(m, player, cardOf(m, unit.card).level, { clause: 'active.16d' });
  damageLp(m, [player], 1, owner);
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
