/** What the verbs of the card language do. Each gives how much of it was done. */
import { opponentOf, type PlayerId } from '../../engine/index.ts';
import { playersOf } from '../context.ts';
import { moveCards } from './atoms/cards.ts';
import { takeAway } from './atoms/units.ts';
import { findStanding, findUnit, type M } from './board.ts';
import { type Context, readReference, refer } from './context.ts';
import { amountOf, lookedAt } from './evaluate.ts';
import type { Effect, To, Until } from './language.ts';
import { cardOf } from './values.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** R13: the end of a duration as the modifiers of the state write it. */
export function untilOf({ m, owner }: Context, until: Until): string {
  const { turn, active, attack } = m.board;
  if (until === 'combat') return attack?.target ? 'combat' : `turn:${turn}`;
  if (until === 'turn') return `turn:${turn}`;
  return until === 'nextTurn' ? `turn:${active === owner ? turn + 1 : turn}` : 'always';
}

const standingOnly = (m: M, ids: readonly string[]) => ids.filter((id) => findStanding(m.board, id));
const sourceOf = ({ self, card }: Context) => ({ source: self, card });

export function modify(context: Context, effect: Verb<'modify'> | Verb<'setPower'>, ids: string[]): number {
  const { m } = context;
  const units = ids.filter((id) => findUnit(m.board, id));
  const amount = amountOf(context, effect.power);
  for (const target of units) {
    m.modify({
      target,
      effect:
        effect.do === 'modify'
          ? { kind: 'stat', stat: 'power', add: amount }
          : { kind: 'set', stat: 'power', to: amount },
      until: untilOf(context, effect.until),
      ...sourceOf(context),
    });
  }
  return units.length;
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const ability = cardOf(m, card).abilities.find((own) => own.ability.id === effect.ability);
  const there = standingOnly(m, ids);
  if (!ability) return 0;
  for (const target of there) {
    const until = untilOf(context, effect.until);
    m.modify({ target, effect: { kind: 'ability', ability: ability.program }, until, ...sourceOf(context) });
  }
  return there.length;
}

export function forbid(context: Context, effect: Verb<'forbid'>, ids: string[]): number {
  const { m } = context;
  const there = ids.filter((id) => id === 'p1' || id === 'p2' || findStanding(m.board, id));
  for (const target of there) {
    const until = untilOf(context, effect.until);
    m.modify({ target, effect: { kind: 'cant', what: effect.cant }, until, ...sourceOf(context) });
  }
  return there.length;
}

/** Puts cards from wherever they are onto a pile of their owner. Gives where they are now. */
export function put(context: Context, ids: string[], to: To): string[] {
  const { m, owner } = context;
  const gone = takeAway(m, standingOnly(m, ids), to).filter(({ object }) => !cardOf(m, object.card).token);
  const pile = to === 'deckTop' || to === 'deckBottom' ? 'deck' : to;
  const looker = lookedAt(context) === null ? {} : { looker: owner };
  return [
    ...gone.map(({ player, object }) => refer({ pile, player, card: object.card })),
    ...moveCards(m, ids, to, looker),
  ];
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
