/** What verbs do to actions on the queue. */
import type { Pending } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { cacheFromQueue, moveCards } from '../atoms/cards.ts';
import { replacedBy } from '../atoms/replacing.ts';
import { findObject } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { causeOf } from '../board/context.ts';
import { skillNamed } from '../board/printed.ts';
import { forbiddenOnQueue } from '../board/values.ts';
import type { Verb } from '../language/language.ts';

/** What is on the queue among things. */
export const queuedOf = ({ m }: Context, ids: readonly string[]): Pending[] =>
  ids.flatMap((id) => m.state.pending.find((one) => one.id === id && one.queue === 'queue') ?? []);

export function setSpeed(context: Context, { speed }: Verb<'setSpeed'>, ids: string[]): number {
  const there = queuedOf(context, ids);
  for (const entry of there) {
    entry.vars.speed = speed;
    context.m.note('speed', context.owner, { entry: entry.id, card: entry.card, speed }, { clause: 'G10' });
  }
  return there.length;
}

/** R42: copies of events and skills on the queue, under the control of whoever copies. */
export function copy(context: Context, ids: string[]): string[] {
  const { m, owner } = context;
  return queuedOf(context, ids).flatMap(({ program, card, source, vars, clause }) => {
    if (card === null || program === 'arrive') return [];
    const made = m.enqueue({
      program,
      queue: 'queue',
      owner,
      clause,
      card,
      source,
      vars: { ...(JSON.parse(JSON.stringify(vars)) as typeof vars), owner, copy: true },
      cause: causeOf(m),
    });
    m.note('copied', owner, { entry: made.id, card, program }, { clause: 'R42' });
    return [made.id];
  });
}

/** R42, G9: what is on the queue gets new targets, which the player of the effect chooses. */
export function aimAnew(context: Context, ids: readonly string[]): void {
  const { m, owner } = context;
  for (const { id, program } of queuedOf(context, ids))
    if ((skillNamed(m, program)?.targets.length ?? 0) > 0) m.call('aim', { entry: id, at: 0, by: owner });
}

/** G8: an action is taken off the queue; its card goes to the cache (R24), or where the effect says. */
export function cancel({ m, owner, card, self: from }: Context, effect: Verb<'cancel'>, ids: string[]): number {
  let done = 0;
  for (const id of ids) {
    const entry = m.state.pending.find((one) => one.id === id);
    if (!entry) continue;
    const other = { player: owner, reference: from ?? card };
    if (forbiddenOnQueue(m, entry, 'beCancelled', other)) {
      const self = entry.source !== null && findObject(m.board, entry.source) ? entry.source : entry.id;
      m.note('forbidden', owner, { ids: [self], what: 'beCancelled' }, { clause: 'R11' });
      continue;
    }
    const about = { player: entry.owner, subject: entry.id, other: from ?? card };
    if (replacedBy(m, 'cancelled', about)) continue;
    m.drop((waiting) => waiting.id === id);
    done++;
    m.together(() => {
      m.note(
        'cancelled',
        entry.owner,
        { entry: id, card: entry.card, program: entry.program, by: card },
        { clause: 'G8' },
      );
      if (entry.card === null || !isCardPlayed(entry)) return;
      if (effect.to === undefined) cacheFromQueue(m, entry.owner, entry.card);
      else {
        const reference = refer({ zone: 'limbo', player: entry.owner, card: entry.card });
        moveCards(m, [reference], effect.to, 'move', { clause: 'R24' });
      }
    });
  }
  return done;
}

/** Whether an action on the queue is a card that lies there, and no skill or copy. */
const isCardPlayed = ({ vars }: Pending): boolean =>
  vars.self === null && vars.from === undefined && vars.copy !== true;
