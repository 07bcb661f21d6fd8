/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import { type JsonObject, PLAYERS, type Uid } from '../../../engine/index.ts';
import { controllerOf, findBase, findUnit } from '../board.ts';
import { afterPrevention, forbidden, insteadOf } from '../values.ts';
import { type Cited, type M, sideOf, unitIn } from './board.ts';

export interface Hit {
  target: Uid;
  amount: number;
  /** The Unit that deals it, or the card whose effect does. */
  source: string;
}

/**
 * One packet of damage: everything in it is dealt at the same moment, as one event. Prevention is taken off first, and a
 * hit that an "instead" replaces is left out and its replacement called. Gives the damage that was dealt.
 */
export function dealDamage(m: M, hits: readonly Hit[], by: 'battle' | 'effect', cited: Cited = {}): number {
  const dealt: Hit[] = [];
  for (const { target, amount, source } of hits) {
    const left = afterPrevention(m, target, amount, by);
    if (left <= 0) continue;
    const instead = insteadOf(m, target, 'damaged', by);
    if (instead) callInstead(m, instead, target, { amount: left, by });
    else dealt.push({ target, amount: left, source });
  }
  if (dealt.length === 0) return 0;
  m.change(
    'damage',
    controllerOf(m.board, dealt[0]?.target as Uid),
    { hits: dealt.map(({ target, amount, source }) => ({ target, amount, source })), by },
    (board) => {
      for (const { target, amount } of dealt) {
        const object =
          unitIn(board, target) ??
          PLAYERS.map((player) => sideOf(board, player).base).find((base) => base?.id === target);
        if (object) object.damage += amount;
      }
    },
    { clause: '4-5-1', ...cited },
  );
  return dealt.reduce((sum, { amount }) => sum + amount, 0);
}

/** Calls what happens instead. The object is spared while it runs, unless the owner declines. `details` say what was to happen. */
export function callInstead(
  m: M,
  instead: NonNullable<ReturnType<typeof insteadOf>>,
  target: Uid,
  details: JsonObject,
): void {
  const { context } = instead.force;
  const event = m.note(
    'instead',
    context.owner,
    { of: instead.replacement.of, target, card: context.card },
    { clause: '9-1-9-1' },
  );
  if (instead.replacement.oncePerTurn && context.self !== null) markUsed(m, context.self, instead.program);
  m.call(
    instead.program,
    {
      self: context.self,
      owner: context.owner,
      card: context.card,
      it: [target],
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
      const unit = unitIn(board, id);
      if (unit) unit.used.push(program);
      for (const player of PLAYERS) {
        const { base } = sideOf(board, player);
        if (base?.id === id) base.used.push(program);
      }
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
        const object =
          unitIn(board, one.id) ??
          PLAYERS.map((player) => sideOf(board, player).base).find((base) => base?.id === one.id);
        if (object) object.damage -= one.amount;
      }
    },
    cited,
  );
  return healed.reduce((sum, one) => sum + one.amount, 0);
}
