/** What each verb of the card language does to units and Iczers. Each gives how much was done; 0 is told as nothing. */
import type { Json, ModifierEffect, Uid } from '../../engine/index.ts';
import { playersOf } from '../context.ts';
import { strike } from './atoms/damage.ts';
import { changeSp } from './atoms/iczers.ts';
import { allHp, bury as buryUnit, loseHp, moveUnit, reviveByEffect, setEngaged } from './atoms/units.ts';
import { emptyCells, findUnit, ownerOf } from './board.ts';
import type { Context } from './context.ts';
import { amountOf, quantityOf } from './evaluate.ts';
import { type Effect, STATS, UNIT_KINDS, type Until } from './language.ts';
import { damageLp } from './mini-phases.ts';
import { cardOf } from './values.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** One blow of a skill; `repeated` ones are all struck before the mini-phase (hp.1e). */
export function damage(context: Context, { amount }: Verb<'damage'>, ids: string[]): number {
  const { m, owner, self, card } = context;
  return strike(m, { amount: quantityOf(context, amount), targets: ids, source: self ?? card, owner, by: 'skill' });
}

export function lose(context: Context, { amount }: Verb<'lose'>, ids: string[]): number {
  const each = quantityOf(context, amount);
  return loseHp(
    context.m,
    ids.map((unit) => ({ unit, amount: each })),
    { clause: 'G9' },
  );
}

export function lpDamage(context: Context, { amount, who }: Verb<'lpDamage'>): number {
  const points = quantityOf(context, amount);
  damageLp(context.m, playersOf(context.owner, who), points, context.owner);
  return points;
}

export const giveSp = (context: Context, { amount, who }: Verb<'gainSp'> | Verb<'loseSp'>, sign: 1 | -1): number =>
  playersOf(context.owner, who).reduce(
    (sum, player) => sum + changeSp(context.m, player, sign * quantityOf(context, amount), { clause: 'R10' }),
    0,
  );

/** "turn:4" ends at step 1 of the turn after turn 4 (G26). */
const lasting = ({ m }: Context, until: Until): string =>
  until === 'always' ? 'always' : `turn:${m.board.turn + (until === 'nextTurn' ? 1 : 0)}`;

function put(context: Context, ids: readonly Uid[], until: Until, effects: ModifierEffect[]): number {
  const { m, card, self } = context;
  let done = 0;
  for (const target of ids) {
    if (findUnit(m.board, target)?.closed !== null) continue;
    for (const effect of effects) m.modify({ target, effect, until: lasting(context, until), source: self, card });
    done++;
  }
  return done;
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
  const open = ids.filter((id) => findUnit(context.m.board, id)?.closed === null);
  return loseHp(context.m, allHp(context.m, open), { clause: 'R4' });
}

export const revive = (context: Context, ids: string[]): number => reviveByEffect(context.m, ids).length;

/** R5: as at step 16, one after the other. The LP are lost in the order of the burials. */
export function bury(context: Context, ids: string[]): number {
  const { m, owner } = context;
  const closed = ids.flatMap((id) => {
    const unit = findUnit(m.board, id);
    return unit?.closed ? [unit] : [];
  });
  const loses: { player: 'p1' | 'p2' }[] = [];
  for (const unit of closed) {
    const player = ownerOf(m.board, unit.id);
    if (player === null) continue;
    buryUnit(m, unit.id, [], { clause: 'R5' });
    changeSp(m, player, cardOf(m, unit.card).level, { clause: 'active.16d' });
    loses.unshift({ player });
  }
  // The last one called runs first.
  for (const { player } of loses) damageLp(m, [player], 1, owner);
  return closed.length;
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
