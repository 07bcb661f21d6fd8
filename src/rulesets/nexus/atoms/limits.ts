/** How often skills work: once per turn (R18), or so many times (R51). */
import { changeCounters, countersOn, type Uid } from '../../../engine/index.ts';
import { findObject } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { markUsed } from './objects.ts';

const counterOf = ({ program }: CompiledSkill): string => `.used:${program}`;

/** Whether a skill of a card in play works no more for now. */
export function isSpent(m: M, source: CompiledSkill, self: Uid | null): boolean {
  const object = self === null ? null : findObject(m.board, self);
  if (object === null) return false;
  const { oncePerTurn, limit } = source.skill;
  if (oncePerTurn === true && object.used.includes(source.program)) return true;
  return limit !== undefined && countersOn(m, object.id, counterOf(source)) >= limit.times;
}

/** R57: whether a skill that reacts every so many times does so now. It hears what it counts. */
export function isDue(m: M, source: CompiledSkill, self: Uid | null): boolean {
  const every = source.skill.when?.every;
  if (every === undefined) return true;
  if (self === null || findObject(m.board, self) === null) return false;
  const name = `.every:${source.program}`;
  const times = countersOn(m, self, name) + 1;
  const add = times < every ? 1 : 1 - every;
  changeCounters(m, { target: self, name, add, until: 'always', source: self, card: source.card });
  return times === every;
}

/** A skill is used once more. */
export function useUp(m: M, source: CompiledSkill, self: Uid): void {
  const { oncePerTurn, limit } = source.skill;
  if (oncePerTurn === true) markUsed(m, self, source.program);
  if (limit === undefined) return;
  const { turn, phase } = m.board;
  const until =
    limit.per === 'match' ? 'always' : limit.per === 'battle' && phase === 'battle' ? 'battle' : `turn:${turn}`;
  changeCounters(m, { target: self, name: counterOf(source), add: 1, until, source: self, card: source.card });
}
