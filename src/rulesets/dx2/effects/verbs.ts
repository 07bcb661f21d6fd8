/** What each verb of the card language does. */
import { opponentOf, type Uid } from '../../../engine/index.ts';
import { fall, heal, loseHp, revive } from '../atoms/hp.ts';
import { changeMp, gainIcons, loseIcons } from '../atoms/resources.ts';
import { endStatuses, type NewStatus, putStatus } from '../atoms/status.ts';
import { isLiving } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Amount, Effect, Target } from '../language/language.ts';
import { BUFFS, DEBUFFS, isAilment, type StatusKind } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';

export type AnyVerb = Extract<Effect, { do: string }>;
export type Verb<N extends AnyVerb['do']> = Extract<AnyVerb, { do: N }>;

const DURATION = 3;
export const CHARGED = 225;
export const POISON = 10;

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Adds up what `act` does to each. */
const each = (ids: readonly Uid[], act: (id: Uid) => number | boolean): number =>
  ids.reduce((sum, id) => sum + Number(act(id)), 0);

const put = ({ m, self }: Context, ids: readonly Uid[], status: NewStatus, clause: ClauseId): number =>
  each(ids, (id) => putStatus(m, id, status, self, clause));

/** R38: for each demon its own amount, all worked out before the first is dealt. */
const amountsFor = (context: Context, { amount, target }: { amount: Amount; target: Target }, ids: readonly Uid[]) =>
  new Map(ids.map((id) => [id, amountOf(context, amount, { id, target })]));

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, self } = context;
  const amounts = amountsFor(context, effect, ids);
  const loss = { source: self, data: { by: 'effect' }, clause: 'R20' } as const;
  return each(ids, (id) => loseHp(m, 'damage', id, amounts.get(id) ?? 0, loss) !== null);
}

export function restore(context: Context, effect: Verb<'heal'>, ids: string[]): number {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id) => heal(context.m, id, amounts.get(id) ?? 0, context.self));
}

export const bringBack = ({ m, self }: Context, effect: Verb<'revive'>, ids: string[]): number =>
  each(ids, (id) => revive(m, id, effect.percent, self));

export const slay = ({ m, self }: Context, _effect: Verb<'slay'>, ids: string[]): number =>
  each(ids, (id) => {
    if (!isLiving(m.board, id)) return false;
    fall(m, id, self, 'R28');
    return true;
  });

export const giveMp = (context: Context, effect: Verb<'giveMp'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id) => changeMp(context.m, id, amounts.get(id) ?? 0, 'effect', context.self, 'G8'));
};

export const takeMp = (context: Context, effect: Verb<'takeMp'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id) => -changeMp(context.m, id, -(amounts.get(id) ?? 0), 'effect', context.self, 'G8'));
};

export const addIcons = ({ m, owner, self }: Context, { count }: Verb<'gainIcons'>): number =>
  gainIcons(m, owner, count, self);

export const removeIcons = ({ m, owner }: Context, { count }: Verb<'loseIcons'>): number =>
  loseIcons(m, opponentOf(owner), count);

export const raise = (context: Context, effect: Verb<'raise'> | Verb<'lower'>, ids: string[]): number =>
  listOf<StatusKind>(effect.what).reduce(
    (sum, kind) => sum + put(context, ids, { kind, turns: effect.turns ?? DURATION }, 'R10'),
    0,
  );

export const charge = (context: Context, effect: Verb<'charge'>, ids: string[]): number =>
  put(context, ids, { kind: effect.what, value: effect.percent ?? CHARGED }, 'R11');

export function inflict(context: Context, effect: Verb<'inflict'>, ids: string[]): number {
  const { m } = context;
  const { ailment, chance = 100, turns = DURATION, value } = effect;
  const amount = ailment === 'poison' ? (value ?? POISON) : 0;
  return each(ids, (id) => {
    if (!isLiving(m.board, id)) return false;
    if (chance < 100 && m.random(100) >= chance) {
      m.note('no-status', context.owner, { target: id, kind: ailment, because: 'chance' }, { clause: 'G10' });
      return false;
    }
    return putStatus(m, id, { kind: ailment, value: amount, turns }, context.self, 'R18');
  });
}

export const cure = ({ m, self }: Context, { what }: Verb<'cure'>, ids: string[]): number =>
  each(ids, (id) =>
    endStatuses(m, id, (kind) => (what === 'ailments' ? isAilment(kind) : kind === what), 'cure', self, 'R18'),
  );

export const strip = ({ m, self }: Context, { what }: Verb<'strip'>, ids: string[]): number => {
  const kinds: readonly string[] = what === 'raises' ? BUFFS : DEBUFFS;
  return each(ids, (id) => endStatuses(m, id, (kind) => kinds.includes(kind), 'strip', self, 'R10'));
};

export const barrier = (context: Context, { turns }: Verb<'barrier'>, ids: string[]): number =>
  put(context, ids, { kind: 'barrier', turns }, 'G11');

export const bulwark = (context: Context, effect: Verb<'bulwark'>, ids: string[]): number => {
  const amounts = amountsFor(context, effect, ids);
  return each(ids, (id) => {
    const value = amounts.get(id) ?? 0;
    return value > 0 && putStatus(context.m, id, { kind: 'bulwark', value, turns: effect.turns }, context.self, 'G12');
  });
};

export const shift = (context: Context, { element, to, turns }: Verb<'shift'>, ids: string[]): number =>
  put(context, ids, { kind: 'affinity', of: `${element}:${to}`, turns }, 'G9');

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const own = cardOf(context.m, context.card).automatic.find(({ automatic }) => automatic.id === effect.effect);
  if (!own) return 0;
  return put(context, ids, { kind: 'effect', of: own.program, turns: effect.turns ?? null }, 'A8');
}
