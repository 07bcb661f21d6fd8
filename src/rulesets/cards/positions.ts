/** What positions that are written by hand say alike in several games. */
import * as z from 'zod';
import type { GameState, Pending, PlayerId } from '../../engine/index.ts';
import { cardId } from './board.ts';

export const turn = z.int().min(1).max(1000).optional().describe('The number of the turn. Default: 5.');

/** Cards by id, or a number of cards that do nothing. The last one is the top. */
export const pileOf = (whole: z.ZodInt) => z.union([whole, z.array(cardId)]);

/** One of the moments of a turn, by the names that a table gives them. */
export const momentOf = <T extends string>(moments: Readonly<Record<T, unknown>>) =>
  z.enum(Object.keys(moments) as [T, ...T[]]);

type Maybe<T> = T | undefined;

/** Lets an ability of a card, as a position writes it, wait in a queue with the registers that every effect has and `vars`. */
export function putInQueue(
  { counters, pending }: Pick<GameState, 'counters' | 'pending'>,
  written: { ability: string; owner: PlayerId; source?: Maybe<string>; cause?: Maybe<string>; batch?: Maybe<number> },
  about: Pick<Pending, 'queue' | 'card' | 'clause' | 'level' | 'vars'>,
): void {
  const { ability, owner, cause, batch = 0 } = written;
  const { queue, card, clause, level } = about;
  const source = written.source ?? null;
  const vars = { self: source, owner, card, it: [], did: 0, ...about.vars, ...(cause === undefined ? {} : { cause }) };
  counters.batch = Math.max(counters.batch, batch);
  const id = `t${++counters.object}`;
  pending.push({ id, program: ability, queue, owner, card, source, vars, cause: null, clause, batch, level });
}
