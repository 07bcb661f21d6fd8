/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { Hit, JsonObject, Uid } from '../../../engine/index.ts';
import { dealPacket } from '../../../engine/index.ts';
import { readReference } from '../../cards/references.ts';
import type { Board } from '../board/board.ts';
import { controllerOf, findBase, findUnit } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { afterPrevention, forbidden, insteadOf, otherOf, pastShieldsOf, receiverOf, usedUp } from '../board/values.ts';
import type { EventBy } from '../language/language.ts';
import type { Cited } from './board.ts';
import { objectIn } from './board.ts';

/** Who deals it: a Unit, or the card whose effect does. */
export type SourcedHit = Hit & { source: string };

/**
 * One packet of damage (7-6-3-2: everything in it at the same moment). Prevention is taken off first, and a hit that an
 * "instead" replaces is left out and its replacement called. Gives the hits that were dealt.
 */
export function dealDamage(m: M, hits: readonly SourcedHit[], by: EventBy, cited: Cited = {}): readonly SourcedHit[] {
  const reaches = (_m: M, { target, amount, source }: Hit): number => {
    const other = otherOf(m, source);
    const due = afterPrevention(m, target, amount, by, other);
    spend(m, target, by, source);
    const left = pastShieldsOf(m, [target], due, by, other);
    const instead = left > 0 ? insteadOf(m, target, 'damaged', by, other) : null;
    if (!instead) return left;
    callInstead(m, instead, target, { amount: left, by, source });
    return 0;
  };
  const player = controllerOf(m.board, hits[0]?.target ?? '');
  const write = (board: Board, { target, amount }: Hit) => {
    const object = objectIn(board, target);
    if (object) object.damage += amount;
  };
  const received = hits.map(({ target, amount, source }) => ({ target: receiverOf(m, target, by), amount, source }));
  const event = dealPacket(m, player, { by, hits: received, reaches }, write, { clause: '4-5-1', ...cited });
  return (event?.data.hits ?? []) as SourcedHit[];
}

/** R52: what reduces one damage only has done so. */
function spend(m: M, target: Uid, by: EventBy, source: string | null): void {
  const { modifiers, texts } = usedUp(m, target, by, otherOf(m, source));
  if (modifiers.length > 0) m.expire((modifier) => modifiers.includes(modifier));
  for (const { self, program } of texts) markUsed(m, self, program);
}

/** Whether it is a card; otherwise it is a player, or the Shields of one. */
const isCard = (m: M, id: string): boolean => controllerOf(m.board, id) !== null || readReference(id) !== null;

/**
 * Calls what happens instead; it marks itself as used when it does. The object is spared while it runs, unless the owner
 * declines or it was used up meanwhile. `details` say what was to happen. */
export function callInstead(
  m: M,
  instead: NonNullable<ReturnType<typeof insteadOf>>,
  target: string,
  details: JsonObject,
): void {
  const { context } = instead.force;
  const event = m.note(
    'instead',
    context.owner,
    { of: instead.replacement.of, target, card: context.card },
    { clause: '9-1-9-1' },
  );
  m.call(
    instead.program,
    {
      self: context.self,
      owner: context.owner,
      card: context.card,
      ...context.vars,
      it: isCard(m, target) ? [target] : [],
      did: 0,
      of: instead.replacement.of,
      replaced: target,
      ...details,
    },
    event.seq,
  );
}

export function markUsed(m: M, id: Uid, program: string): void {
  m.change(
    'once-per-turn',
    controllerOf(m.board, id),
    { id, ability: program },
    (board) => {
      objectIn(board, id)?.used.push(program);
    },
    { clause: '11-2-12' },
  );
}

/** Takes damage off Units and Bases. Gives how much came off. */
export function recover(m: M, ids: readonly Uid[], amount: number, cited: Cited = {}): number {
  const healed: { id: Uid; amount: number }[] = [];
  for (const id of ids) {
    const object = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
    if (!object || object.damage === 0 || amount <= 0 || forbidden(m, id, 'recover')) continue;
    healed.push({ id, amount: Math.min(amount, object.damage) });
  }
  if (healed.length === 0) return 0;
  m.change(
    'recover',
    controllerOf(m.board, healed[0]?.id as Uid),
    { healed },
    (board) => {
      for (const one of healed) {
        const object = objectIn(board, one.id);
        if (object) object.damage -= one.amount;
      }
    },
    cited,
  );
  return healed.reduce((sum, one) => sum + one.amount, 0);
}
