/** G5 and R16: costs. One program pays every cost there is, part by part, in printed order. */
import { type Json, pick, type Question, type Uid, vocabulary } from '../../engine/index.ts';
import { moveCards, removeProtection } from './atoms/cards.ts';
import { destroy, rest } from './atoms/units.ts';
import { findUnit, type M, TIRED, type Unnamed } from './board.ts';
import { labelOf } from './choose.ts';
import { type Context, contextFor, refer } from './context.ts';
import { population } from './evaluate.ts';
import type { Cost } from './language.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf, forbidden } from './values.ts';

const { atomic, step, choice } = vocabulary<Unnamed>();

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
}

/** Whose cost it is, and which card of the hand is being played and so can't pay. */
export interface Payer extends Context {
  playing?: string | undefined;
}

/** What a cost that is chosen can be paid with. */
export function choosable(payer: Payer, cost: Cost): string[] {
  const { m, owner, playing } = payer;
  const filter = 'filter' in cost && cost.filter !== undefined ? cost.filter : {};
  if ('discard' in cost) {
    const hand = population(payer, { side: 'own', zone: 'hand', filter });
    const own = playing === undefined ? -1 : hand.indexOf(refer({ pile: 'hand', player: owner, card: playing }));
    return hand.filter((_, at) => at !== own);
  }
  if ('rest' in cost) {
    const ready = population(payer, { side: 'own', filter: { ...filter, state: 'ready' } });
    return ready.filter((id) => forbidden(m, id, 'beRested') === null);
  }
  if ('destroy' in cost) {
    return population(payer, { side: 'own', zone: cost.of, filter }).filter(
      (id) => forbidden(m, id, 'beDestroyed') === null,
    );
  }
  return [];
}

const numberOf = (cost: Cost): number =>
  'discard' in cost ? cost.discard : 'rest' in cost ? cost.rest : 'destroy' in cost ? cost.destroy : 0;

const PAID_WITH = { discard: 'other cards in hand', rest: 'ready units', destroy: 'own cards to destroy' } as const;

/** What of a cost can't be paid now, or null when all of it can. */
export function unpayable(payer: Payer, costs: readonly Cost[]): Unpaid | null {
  const { m, owner, self } = payer;
  for (const cost of costs) {
    if ('restThis' in cost) {
      const unit = self === null ? null : findUnit(m.board, self);
      if (!unit) return { fact: 'the card', was: 'in no unit zone', needed: 'a ready unit' };
      if (unit.object.rest > 0) return { fact: 'the counter of [Rest]', was: unit.object.rest, needed: 0 };
      if (forbidden(m, unit.object.id, 'beRested') !== null)
        return { fact: 'the card', was: "can't be rested", needed: 'a ready unit' };
    } else if ('destroyThis' in cost) {
      if (self !== null && forbidden(m, self, 'beDestroyed') !== null)
        return { fact: 'the card', was: "can't be destroyed", needed: 'a card to destroy' };
    } else if ('protection' in cost) {
      const was = m.board.players[owner].protection.length;
      if (was < cost.protection) return { fact: 'cards of protection', was, needed: cost.protection };
    } else {
      const was = choosable(payer, cost).length;
      const word = 'discard' in cost ? 'discard' : 'rest' in cost ? 'rest' : 'destroy';
      if (was < numberOf(cost)) return { fact: PAID_WITH[word], was, needed: numberOf(cost) };
    }
  }
  return null;
}

/** The registers of a payment: the costs, whose they are, the clause that asks for them. */
export interface Payment {
  [key: string]: Json;
  owner: 'p1' | 'p2';
  self: Uid | null;
  card: string;
  costs: Json;
  at: number;
  /** The card of the hand that is being played, or null. */
  playing: string | null;
  clause: string;
}

/** Starts paying on top of the running program, if there is anything to pay. */
export function pay(
  m: M,
  payment: { owner: 'p1' | 'p2'; self: Uid | null; card: string; playing?: string },
  costs: readonly Cost[],
  clause: ClauseId,
): void {
  if (costs.length === 0) return;
  const { owner, self, card, playing } = payment;
  m.call('pay', { owner, self, card, costs: costs as unknown as Json, at: 0, playing: playing ?? null, clause });
}

const payer = (m: M, { owner, self, card, playing }: Payment): Payer => ({
  ...contextFor(m, owner, card, self),
  playing: playing ?? undefined,
});

const costAt = ({ costs, at }: Payment): Cost | undefined => (costs as unknown as Cost[])[at];

/** The prompt does not say which card is paid for: a tech is revealed only afterwards. */
function question(m: M, payment: Payment): Question<string[]> | null {
  const cost = costAt(payment);
  if (!cost || numberOf(cost) === 0) return null;
  const number = numberOf(cost);
  const word = 'discard' in cost ? 'discard' : 'rest' in cost ? 'rest' : 'destroy';
  const there = choosable(payer(m, payment), cost);
  return pick({
    player: payment.owner,
    kind: 'cost',
    clause: payment.clause,
    prompt: payment.playing === null ? `${cardOf(m, payment.card).name}: ${word} ${number}` : `Pay: ${word} ${number}`,
    hidden: 'discard' in cost,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min: number,
    max: number,
  });
}

function settleCost(m: M, payment: Payment, chosen: string[]): void {
  const cost = costAt(payment) as Cost;
  const clause = payment.clause as ClauseId;
  const { self, owner, card, playing } = payment;
  // A card that is being played is not named before it is shown.
  const source = self ?? (playing === null ? card : null);
  if ('discard' in cost) moveCards(m, chosen, 'trash', { type: 'discard', clause });
  else if ('rest' in cost) rest(m, chosen, TIRED, { clause });
  else if ('destroy' in cost) destroy(m, chosen, 'cost', source, { clause });
  else if ('protection' in cost) removeProtection(m, owner, cost.protection, 'trash', { clause });
  else if ('restThis' in cost) rest(m, self === null ? [] : [self], cost.restThis, { clause });
  else destroy(m, self === null ? [] : [self], 'cost', self, { clause });
}

export const payProgram = atomic('pay', [
  choice<string[], Payment>(
    'G5',
    question,
    (m, payment, chosen) => {
      settleCost(m, payment, chosen);
      payment.at++;
      return 'next';
    },
    'next',
  ),
  step<Payment>('G5', (m, payment) => {
    if (!costAt(payment)) return;
    settleCost(m, payment, []);
    payment.at++;
    return 'next';
  }),
]);
