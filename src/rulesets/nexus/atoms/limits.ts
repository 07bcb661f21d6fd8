/** How often skills work: once per turn (R18), or so many times (R51). */
import type { Uid } from '../../../engine/index.ts';
import { changeCounters, countersOn } from '../../../engine/index.ts';
import { findObject } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { usesOf } from '../board/values.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { EVERY } from '../language/words.ts';
import { markUsed } from './objects.ts';

/** R57: whether a skill that reacts every so many times does so now. It hears what it counts. */
export function isDue(m: M, source: CompiledSkill, self: Uid | null): boolean {
  const every = source.skill.when?.every;
  if (every === undefined) return true;
  if (self === null || findObject(m.board, self) === null) return false;
  const name = `${EVERY}${source.program}`;
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
  changeCounters(m, { target: self, name: usesOf(source), add: 1, until, source: self, card: source.card });
}
