/** What the numbers and skills of a unit are now. Computed on read, never stored. */
import { modified, type PlayerId, prohibition, type Uid } from '../../../engine/index.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Kind, Stat } from '../language/language.ts';
import { findUnit, ownerOf, rowOf, type SeenBoard, type SeenUnit } from './board.ts';
import type { M } from './context.ts';
import { cardOf, skillNamed } from './printed.ts';

/** A number as printed, with Rank Up and what effects have changed; never below 0 but for HP (R10). */
export function statOf(m: M, unit: SeenUnit, stat: Stat): number {
  const { stats, rank } = cardOf(m, unit.card);
  const printed = stats[stat] + (unit.ranked && rank ? rank.stats[stat] : 0);
  const value = modified(m, unit.id, stat, printed);
  return stat === 'hp' ? value : Math.max(0, value);
}

/** HP it has (R3: the greatest HP less what is lost). */
export const hpOf = (m: M, unit: SeenUnit): number => statOf(m, unit, 'hp') - unit.lost;

/**
 * The skills of one kind that a unit has now: printed ones, then given ones as often as they were given (R21), unless the
 * kind was taken (R12). CLOSED units have none (A17).
 */
export function skillsOf(m: M, unit: SeenUnit, kind: Kind): CompiledSkill[] {
  if (unit.closed || prohibition(m, unit.id, `skill:${kind}`)) return [];
  const found = cardOf(m, unit.card).skills.filter(
    (one) => one.kind === kind && !one.skill.granted && (!one.skill.ranked || unit.ranked),
  );
  for (const { target, effect } of m.state.modifiers) {
    if (target !== unit.id || effect.kind !== 'ability') continue;
    const given = skillNamed(m, effect.ability);
    if (given?.kind !== kind) continue;
    if (m.state.options.givenTwice === 'once' && found.some(({ program }) => program === given.program)) continue;
    found.push(given);
  }
  return found;
}

/** A units of a player that are not CLOSED. */
export const openUnits = (seen: SeenBoard, player: PlayerId): SeenUnit[] =>
  seen.players[player].units.filter(({ closed }) => closed === null);

/** G8: 1 and the rows with units strictly between two units of different grids. */
export function distance(m: M, from: SeenUnit, to: SeenUnit): number {
  const between = (unit: SeenUnit) => {
    const player = ownerOf(m.board, unit.id);
    if (player === null) return 0;
    const counted = m.state.options.closedBlocksRange ? m.board.players[player].units : openUnits(m.board, player);
    return new Set(counted.map(({ cell }) => rowOf(cell)).filter((row) => row < rowOf(unit.cell))).size;
  };
  return 1 + between(from) + between(to);
}

/** The units of the other grid that `unit` reaches with its RNG. */
export function inRange(m: M, unit: SeenUnit): SeenUnit[] {
  const owner = ownerOf(m.board, unit.id);
  if (owner === null) return [];
  const rng = statOf(m, unit, 'rng');
  return openUnits(m.board, owner === 'p1' ? 'p2' : 'p1').filter((other) => distance(m, unit, other) <= rng);
}

/** How a unit reads: "Ashen Pikeman (cell 4, 30/40 HP)". */
export function labelOf(m: M, id: Uid): string {
  const unit = findUnit(m.board, id);
  if (!unit) return id;
  const state = unit.closed ? ', CLOSED' : unit.engaged ? ', Engaged' : '';
  return `${cardOf(m, unit.card).name} (cell ${unit.cell}, ${hpOf(m, unit)}/${statOf(m, unit, 'hp')} HP${state})`;
}
