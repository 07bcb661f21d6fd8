/** R43: how often skills run for an Iczer. */
import type { PlayerId } from '../../../engine/index.ts';
import { changeCounters, countersOn } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';
import { asksFor, runsOf } from '../board/counters.ts';
import type { Skill } from '../language/language.ts';

const within = (ability: string, per: string): string => `${ability} in a ${per}`;

/** Whether a skill has run as often as it may. */
export const isSpent = (m: M, player: PlayerId, ability: string, { limit }: Skill): boolean =>
  limit !== undefined && countersOn(m, player, within(ability, limit.per)) >= limit.times;

/** Counts that a skill runs, where something asks how often it has. */
export function countRun(m: M, player: PlayerId, ability: string, { limit, id }: Skill): void {
  const made = { target: player, add: 1, source: null, card: null };
  if (limit !== undefined) {
    const until = limit.per === 'turn' ? `turn:${m.board.turn}` : 'always';
    changeCounters(m, { ...made, name: within(ability, limit.per), until });
  }
  if (id !== undefined && asksFor(m, id)) changeCounters(m, { ...made, name: runsOf(ability), until: 'always' });
}
