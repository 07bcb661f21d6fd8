/** What `when` asks of something that happened to somebody: for effects that answer in their tier, and for Super Reactions (R86). */
import type { PlayerId } from '../../../engine/index.ts';
import { listOf } from '../../cards/words.ts';
import type { SeenDemon } from '../board/board.ts';
import { findDemon } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { isWho } from '../board/context.ts';
import { inRange, matches } from '../board/evaluate.ts';
import type { CompiledEffect } from '../language/compiled.ts';
import { isLikeAll } from './blows.ts';
import type { Happening } from './happenings.ts';

type When = NonNullable<CompiledEffect['automatic']['when']>;
type Then = (demon: SeenDemon) => SeenDemon;

const asItIs: Then = (demon) => demon;

function fits(m: M, filter: NonNullable<When['filter']>, id: string | null, then: Then): boolean {
  const demon = findDemon(m.board, id);
  return demon !== null && matches({ m }, filter, then(demon));
}

/** Whether it was done by whom `when` asks for, how and to whom; `then` gives a demon as it was at that time. */
export function isAsAsked(
  m: M,
  when: When,
  holder: { id: string; owner: PlayerId },
  { subject, by, amount, element, blow }: Pick<Happening, 'subject' | 'by' | 'amount' | 'element' | 'blow'>,
  then: Then = asItIs,
): boolean {
  if (when.by !== undefined && !isWho(m, when.by, holder, by)) return false;
  if (when.element !== undefined && !listOf<string>(when.element).includes(element ?? '')) return false;
  if (when.on !== undefined && (blow === null || !isLikeAll(blow, when.on))) return false;
  if (when.amount !== undefined && !inRange(when.amount, amount)) return false;
  if (when.filter !== undefined && !fits(m, when.filter, subject, then)) return false;
  return when.byFilter === undefined || fits(m, when.byFilter, by, then);
}
