/** What the verbs of the card language do. Each gives how much of it was done. */
import { type ModifierEffect, opponentOf, type PlayerId } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { moveCards } from '../atoms/cards.ts';
import { destroy, takeAway } from '../atoms/units.ts';
import { findStanding, findUnit } from '../board/board.ts';
import { type Context, type M, readReference } from '../board/context.ts';
import { cardNow, departed } from '../board/departed.ts';
import { amountOf, lookedAt } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import type { Effect, To, Until } from '../language/language.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** R26: whether there is a combat that a change could last for: one in progress, or one that an attack may still come to. */
function hasCombat(m: M): boolean {
  if (m.running('combat')) return true;
  const attacking = m.running('attack');
  return attacking !== null && attacking.examined !== true && m.state.options.earlyCombat !== 'nothing';
}

/** R13: the end of a duration as the modifiers of the state write it, or null when it is over already. */
export function untilOf({ m, owner }: Context, until: Until): string | null {
  const { turn, active } = m.board;
  if (until === 'combat') return hasCombat(m) ? 'combat' : null;
  if (until === 'turn') return `turn:${turn}`;
  return until === 'nextTurn' ? `turn:${active === owner ? turn + 1 : turn}` : 'always';
}

const standingOnly = (m: M, ids: readonly string[]) => ids.filter((id) => findStanding(m.board, id));

/** Lays a change on each of `targets`. Gives how many there are, none when it would last for nothing. */
function lay(context: Context, targets: readonly string[], effect: ModifierEffect, lasting: Until): number {
  const { m, self, card } = context;
  const until = untilOf(context, lasting);
  if (until === null) return 0;
  for (const target of targets) m.modify({ target, effect, until, source: self, card });
  return targets.length;
}

export function modify(context: Context, effect: Verb<'modify'> | Verb<'setPower'>, ids: string[]): number {
  const amount = amountOf(context, effect.power);
  return lay(
    context,
    ids.filter((id) => findUnit(context.m.board, id)),
    effect.do === 'modify' ? { kind: 'stat', stat: 'power', add: amount } : { kind: 'set', stat: 'power', to: amount },
    effect.until,
  );
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const ability = cardOf(m, card).abilities.find((own) => own.ability.id === effect.ability);
  if (!ability) return 0;
  return lay(context, standingOnly(m, ids), { kind: 'ability', ability: ability.program }, effect.until);
}

export function forbid(context: Context, effect: Verb<'forbid'>, ids: string[]): number {
  const there = ids.filter((id) => id === 'p1' || id === 'p2' || findStanding(context.m.board, id));
  return lay(context, there, { kind: 'cant', what: effect.cant }, effect.until);
}

/** Whether a unit that goes `to` a pile from the table dies (R22). */
const dies = (m: M, to: To): boolean => to === 'graveyard' && m.state.options.deaths !== 'destroyed';

/** Puts cards from wherever they are onto a pile of their owner. Gives where they are now. */
export function put(context: Context, ids: string[], to: To): string[] {
  const { m, owner, self, card } = context;
  const standing = standingOnly(m, ids);
  const dying = dies(m, to) ? standing.filter((id) => findUnit(m.board, id)) : [];
  const gone = [
    ...destroy(m, dying, 'effect', self ?? card),
    ...takeAway(
      m,
      standing.filter((id) => !dying.includes(id)),
      to,
    ).map(({ object }) => object.id),
  ];
  const looker = lookedAt(context) === null ? {} : { looker: owner };
  const cards = ids.filter((id) => !standing.includes(id)).flatMap((id) => cardNow(m, id) ?? []);
  return [...gone.flatMap((id) => departed(m, id)?.now ?? []), ...moveCards(m, cards, to, looker)];
}

/** Shows cards that lie hidden to everybody. */
export function reveal({ m, owner }: Context, ids: string[]): number {
  const cards = ids.flatMap((id) => readReference(id)?.card ?? []);
  if (cards.length > 0) m.note('reveal', owner, { cards });
  return cards.length;
}

/** R18 and G19. */
export function lose({ m, owner, card }: Context, effect: Verb<'lose'>): number {
  const losers = playersOf(owner, effect.who);
  const winner: PlayerId | null = losers.length > 1 ? null : opponentOf(losers[0] as PlayerId);
  m.end({ winner, reason: `the effect of ${cardOf(m, card).name}`, clause: winner === null ? 'G19' : 'R18' });
  return losers.length;
}
