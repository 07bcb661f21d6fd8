/** What the numbers and skills of a unit are now. Computed on read, never stored. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { mayBe, modified, prohibition } from '../../../engine/index.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Kind, Stat } from '../language/language.ts';
import { KINDS } from '../language/language.ts';
import type { SeenBoard, SeenUnit } from './board.ts';
import { findUnit, ownerOf, rowOf } from './board.ts';
import type { M } from './context.ts';
import { cardOf, skillNamed } from './printed.ts';

const NONE: readonly never[] = [];

/** The numbers of a unit on the grid. */
export type Numbered = Exclude<Stat, 'maxHp'>;

/** A number as printed, with Rank Up. */
export function baseOf(m: M, unit: SeenUnit, stat: Numbered): number {
  const { stats, rank, level } = cardOf(m, unit.card);
  if (stat === 'level') return level;
  return stats[stat] + (unit.ranked && rank ? rank.stats[stat] : 0);
}

/** A number as printed, with Rank Up and what effects have changed; never below 0 but for HP (R10). */
export function statOf(m: M, unit: SeenUnit, stat: Numbered): number {
  return stat === 'hp' ? greatestHp(m, unit) : Math.max(0, modified(m, unit.id, stat, baseOf(m, unit, stat)));
}

/** R19 and R25: changes of the greatest HP count by age, whether the HP go along with them or not. */
function greatestHp(m: M, unit: SeenUnit): number {
  const { id, ranked } = unit;
  const { stats, rank } = cardOf(m, unit.card);
  let value = stats.hp + (ranked && rank ? rank.stats.hp : 0);
  m.work.spend(m.state.modifiers.length >> 3);
  for (const { target, effect } of m.state.modifiers) {
    if (target !== id || (effect.kind !== 'set' && effect.kind !== 'stat')) continue;
    if (effect.stat !== 'hp' && effect.stat !== 'maxHp') continue;
    value = effect.kind === 'set' ? effect.to : value + effect.add;
  }
  return value;
}

/** HP it has (R3: the greatest HP less what is lost). */
export const hpOf = (m: M, unit: SeenUnit): number => greatestHp(m, unit) - unit.lost;

/**
 * The skills of one kind that a unit has now: printed ones, then given ones as often as they were given (R21), unless the
 * kind was taken (R12). CLOSED units have none (A17).
 */
export function skillsOf(m: M, unit: SeenUnit, kind: Kind): readonly CompiledSkill[] {
  if (unit.closed) return NONE;
  const printed = cardOf(m, unit.card).own.get(kind);
  const own = printed === undefined ? NONE : unit.ranked ? printed.ranked : printed.unranked;
  const all = mayBe(m, 'ability') ? withGiven(m, unit.id, kind, own) : own;
  return all.length > 0 && mayBe(m, 'cant') && prohibition(m, unit.id, TAKEN[kind]) ? NONE : all;
}

/** The word by which a kind of skills is taken from a unit. */
const TAKEN = Object.fromEntries(KINDS.map((kind) => [kind, `skill:${kind}`])) as Record<Kind, string>;

/** Skills of one kind with those that a unit was given. */
function withGiven(m: M, unit: Uid, kind: Kind, own: readonly CompiledSkill[]): readonly CompiledSkill[] {
  let found: CompiledSkill[] | null = null;
  for (const { target, effect } of m.state.modifiers) {
    if (target !== unit || effect.kind !== 'ability') continue;
    const given = skillNamed(m, effect.ability);
    if (given?.kind !== kind) continue;
    found ??= [...own];
    if (m.state.options.givenTwice === 'once' && found.some(({ program }) => program === given.program)) continue;
    found.push(given);
  }
  return found ?? own;
}

/** The units of a player that are not CLOSED. */
export const openUnits = (seen: SeenBoard, player: PlayerId): SeenUnit[] =>
  seen.players[player].units.filter(({ closed }) => closed === null);

/** The rows with units before that of a cell, on one grid. */
function between(m: M, units: readonly SeenUnit[], behind: number): number {
  const last = rowOf(behind);
  if (last === 1) return 0;
  const all = m.state.options.closedBlocksRange;
  let front = 0;
  let middle = 0;
  for (const { cell, closed } of units) {
    if (!all && closed !== null) continue;
    const row = rowOf(cell);
    if (row >= last) continue;
    if (row === 1) front = 1;
    else middle = 1;
  }
  return front + middle;
}

/**
 * The units of the other grid that `unit` reaches with its RNG. G8: the distance is 1 and the rows with units strictly
 * between the two.
 */
export function inRange(m: M, unit: SeenUnit): SeenUnit[] {
  const owner = ownerOf(m.board, unit.id);
  if (owner === null) return [];
  const { players } = m.board;
  const left = statOf(m, unit, 'rng') - 1 - between(m, players[owner].units, unit.cell);
  const found: SeenUnit[] = [];
  if (left < 0) return found;
  const { units } = players[owner === 'p1' ? 'p2' : 'p1'];
  for (const other of units) if (other.closed === null && between(m, units, other.cell) <= left) found.push(other);
  return found;
}

/** How a unit reads: "Ashen Pikeman (cell 4, 30/40 HP)". */
export function labelOf(m: M, id: Uid): string {
  const unit = findUnit(m.board, id);
  if (!unit) return id;
  const state = unit.closed ? ', CLOSED' : unit.engaged ? ', Engaged' : '';
  return `${cardOf(m, unit.card).name} (cell ${unit.cell}, ${hpOf(m, unit)}/${statOf(m, unit, 'hp')} HP${state})`;
}
