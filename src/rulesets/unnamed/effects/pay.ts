/** G5, R16 and R25: costs. One program pays every cost there is: all of it is chosen first, and then paid in printed order. */
import type { Json, Question, Uid } from '../../../engine/index.ts';
import { changeCounters, countersOn, pick, vocabulary } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { moveCards, removeProtection } from '../atoms/cards.ts';
import { destroy, rest, takeAway } from '../atoms/units.ts';
import type { ZoneName } from '../board/board.ts';
import { TIRED } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Context, M, Unnamed } from '../board/context.ts';
import { contextFor } from '../board/context.ts';
import { population } from '../board/evaluate.ts';
import { cardOf, findStanding, findUnit } from '../board/printed.ts';
import { forbidden, zoneOf } from '../board/values.ts';
import type { Cost, Filter } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

const { atomic, step, choice } = vocabulary<Unnamed>();

export interface Unpaid {
  fact: string;
  was: number | string;
  needed: number | string;
}

/** A part of a cost. `in` narrows the units that may be destroyed to those in certain zones. */
export type Part = Cost & { in?: ZoneName[] };

/** Whose cost it is, and which card of the hand is being played and so can't pay. */
export interface Payer extends Context {
  playing?: string | undefined;
  /** The card in a pile whose ability it is, which can't pay for itself. */
  here?: string | undefined;
}

/** What filters mean is kept with them, so that these are the same ones each time. */
const READY: Filter = { state: 'ready' };
const readied = new WeakMap<Filter, Filter>();

/** What fits a filter and is ready. */
function readyAnd(filter: Filter | undefined): Filter {
  if (filter === undefined) return READY;
  const known = readied.get(filter);
  if (known !== undefined) return known;
  const both: Filter = { ...filter, state: 'ready' };
  readied.set(filter, both);
  return both;
}

/** What a part of a cost can be paid with, as far as the player chooses. */
export function choosable(payer: Payer, cost: Part): string[] {
  const { m, owner, playing } = payer;
  const filter = 'filter' in cost ? cost.filter : undefined;
  if ('discard' in cost) {
    const hand = population(payer, { side: 'own', zone: 'hand', filter });
    const own = playing === undefined ? -1 : hand.indexOf(refer({ zone: 'hand', player: owner, card: playing }));
    return hand.filter((_, at) => at !== own);
  }
  if ('rest' in cost) {
    const ready = population(payer, { side: 'own', filter: readyAnd(filter) });
    return ready.filter((id) => forbidden(m, id, 'beRested') === null);
  }
  if ('destroy' in cost) {
    return population(payer, { side: 'own', zone: cost.of, filter }).filter(
      (id) => forbidden(m, id, 'beDestroyed') === null && (cost.in === undefined || cost.in.includes(zoneName(m, id))),
    );
  }
  if ('take' in cost)
    return population(payer, { side: 'own', filter }).filter((id) => forbidden(m, id, 'beReturned') === null);
  if ('bury' in cost) {
    const there = population(payer, { side: 'own', zone: cost.from, filter });
    const own = payer.here === undefined ? -1 : there.indexOf(payer.here);
    return there.filter((_, at) => at !== own);
  }
  return [];
}

/** How many there are. Where any card of the hand will do, none has to be named for that. */
function countChoosable(payer: Payer, cost: Part): number {
  if (!('discard' in cost) || cost.filter !== undefined) return choosable(payer, cost).length;
  const { hand } = payer.m.board.players[payer.owner];
  return payer.playing !== undefined && hand.includes(payer.playing) ? hand.length - 1 : hand.length;
}

const zoneName = (m: M, id: Uid): ZoneName => {
  const standing = findStanding(m, id);
  return standing ? zoneOf(standing) : '';
};

const PAID_WITH = {
  discard: 'other cards in hand',
  rest: 'ready units',
  destroy: 'own cards to destroy',
  take: 'own units to take back',
  bury: 'other cards in the pile',
} as const;
type Chosen = keyof typeof PAID_WITH;

const CHOSEN = Object.keys(PAID_WITH) as Chosen[];

/** The word of a part for which something is chosen, or null. */
const wordOf = (cost: Cost): Chosen | null => CHOSEN.find((word) => word in cost) ?? null;

const numberOf = (cost: Cost): number => {
  const word = wordOf(cost);
  return word === null ? 0 : (cost as Record<Chosen, number>)[word];
};

/** What keeps one part of a cost from being paid, looked at by itself. */
function unpayablePart(payer: Payer, cost: Part): Unpaid | null {
  const { m, owner, self } = payer;
  if ('restThis' in cost) {
    const unit = self === null ? null : findUnit(m, self);
    if (!unit) return { fact: 'the card', was: 'in no unit zone', needed: 'a ready unit' };
    if (unit.object.rest > 0) return { fact: 'the counter of [Rest]', was: unit.object.rest, needed: 0 };
    return forbidden(m, unit.object.id, 'beRested') === null
      ? null
      : { fact: 'the card', was: "can't be rested", needed: 'a ready unit' };
  }
  if ('destroyThis' in cost) {
    if (self === null || !findStanding(m, self))
      return { fact: 'the card', was: 'in no zone of the table', needed: 'a card to destroy' };
    return forbidden(m, self, 'beDestroyed') === null
      ? null
      : { fact: 'the card', was: "can't be destroyed", needed: 'a card to destroy' };
  }
  if ('protection' in cost) {
    const was = m.board.players[owner].protection.length;
    return was < cost.protection ? { fact: 'cards of protection', was, needed: cost.protection } : null;
  }
  if ('unmark' in cost) {
    const was = self === null ? 0 : countersOn(m, self, cost.name);
    return was < cost.unmark ? { fact: `counters of ${cost.name}`, was, needed: cost.unmark } : null;
  }
  const was = countChoosable(payer, cost);
  const needed = numberOf(cost);
  return was < needed ? { fact: PAID_WITH[wordOf(cost) ?? 'destroy'], was, needed } : null;
}

/** Where a part takes its cards from: parts that share one may want the same card. */
function sourceOf(
  { m, self }: Payer,
  cost: Part,
): 'hand' | 'protection' | 'units' | 'lands' | 'graveyard' | 'trash' | 'counters' {
  if ('discard' in cost) return 'hand';
  if ('take' in cost) return 'units';
  if ('bury' in cost) return cost.from;
  if ('unmark' in cost) return 'counters';
  if ('protection' in cost) return 'protection';
  if ('destroy' in cost) return cost.of;
  return self !== null && findStanding(m, self)?.kind === 'land' ? 'lands' : 'units';
}

const shares = (payer: Payer, costs: readonly Part[]): boolean =>
  costs.length > 1 && new Set(costs.map((cost) => sourceOf(payer, cost))).size < costs.length;

/** Tells the copies of a card in hand apart: the second is `hand:p1:AX/2`. */
function numbered(references: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return references.map((reference) => {
    const copy = (seen.get(reference) ?? 0) + 1;
    seen.set(reference, copy);
    return copy === 1 ? reference : `${reference}/${copy}`;
  });
}

/** What could be given for each single card or unit that the parts ask for. `chosen` holds what is chosen already, by part. */
function wanted(payer: Payer, costs: readonly Part[], chosen: readonly (readonly string[])[]): string[][] {
  const { self } = payer;
  return costs.flatMap((cost, at): string[][] => {
    if ('protection' in cost || 'unmark' in cost) return [];
    if ('restThis' in cost || 'destroyThis' in cost) return [self === null ? [] : [self]];
    const given = chosen[at] ?? [];
    const there = numbered(choosable(payer, cost));
    const fixed = given.map((reference) => there.filter((one) => one === reference || one.startsWith(`${reference}/`)));
    return [...fixed, ...Array.from({ length: numberOf(cost) - given.length }, () => there)];
  });
}

/** How many of the wants can be met at once when each card meets one only. */
function met(wants: readonly string[][]): number {
  const taken = new Map<string, number>();
  const give = (want: number, tried: Set<string>): boolean => {
    for (const card of wants[want] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const before = taken.get(card);
      if (before !== undefined && !give(before, tried)) continue;
      taken.set(card, want);
      return true;
    }
    return false;
  };
  return wants.filter((_, want) => give(want, new Set())).length;
}

/** R25: what of a cost can't be paid now, or null when all of it can, each card paying for one part. */
export function unpayable(payer: Payer, costs: readonly Part[]): Unpaid | null {
  for (const cost of costs) {
    const miss = unpayablePart(payer, cost);
    if (miss) return miss;
  }
  if (!shares(payer, costs)) return null;
  const protection = costs.reduce((sum, cost) => sum + ('protection' in cost ? cost.protection : 0), 0);
  const there = payer.m.board.players[payer.owner].protection.length;
  if (there < protection) return { fact: 'cards of protection', was: there, needed: protection };
  const wants = wanted(payer, costs, []);
  const was = met(wants);
  return was < wants.length ? { fact: 'cards for all parts of the cost', was, needed: wants.length } : null;
}

/** The registers of a payment: the costs, whose they are, the clause that asks for them, what is chosen for each part. */
export interface Payment {
  [key: string]: Json;
  owner: 'p1' | 'p2';
  self: Uid | null;
  card: string;
  costs: Json;
  chosen: string[][];
  /** The card of the hand that is being played, or null. */
  playing: string | null;
  clause: string;
}

/** Starts paying on top of the running program, if there is anything to pay. */
export function pay(
  m: M,
  payment: { owner: 'p1' | 'p2'; self: Uid | null; card: string; playing?: string; here?: string },
  costs: readonly Part[],
  clause: ClauseId,
): void {
  if (costs.length === 0) return;
  const { owner, self, card, playing, here } = payment;
  const about = { owner, self, card, costs: costs as Json, chosen: [], playing: playing ?? null, clause };
  m.call('pay', here === undefined ? about : { ...about, here });
}

const payer = (m: M, { owner, self, card, playing, here }: Payment): Payer => ({
  ...contextFor(m, owner, card, self),
  playing: playing ?? undefined,
  here: typeof here === 'string' ? here : undefined,
});

const partsOf = ({ costs }: Payment): Part[] => costs as Part[];

/** The part for which something is still to be chosen. */
function openPart(payment: Payment): { cost: Part; at: number; left: number } | null {
  for (const [at, cost] of partsOf(payment).entries()) {
    const left = numberOf(cost) - (payment.chosen[at]?.length ?? 0);
    if (left > 0) return { cost, at, left };
  }
  return null;
}

/** What may still be chosen for a part, so that the others can be paid too. */
function candidates(m: M, payment: Payment, at: number, cost: Part, together: boolean): string[] {
  const whose = payer(m, payment);
  const there = choosable(whose, cost);
  if (!together) return there;
  const parts = partsOf(payment);
  return there.filter((reference) => {
    const chosen = parts.map((_, part) => [...(payment.chosen[part] ?? []), ...(part === at ? [reference] : [])]);
    const wants = wanted(whose, parts, chosen);
    return met(wants) === wants.length;
  });
}

/**
 * The prompt does not say which card is paid for: a tech is revealed only afterwards. Where parts want the same cards they
 * are chosen one by one.
 */
function question(m: M, payment: Payment): Question<string[]> | null {
  const open = openPart(payment);
  if (!open) return null;
  const { cost, at, left } = open;
  const together = shares(payer(m, payment), partsOf(payment));
  const number = together ? 1 : left;
  const word = wordOf(cost) ?? 'destroy';
  return pick({
    player: payment.owner,
    kind: 'cost',
    clause: payment.clause,
    prompt: payment.playing === null ? `${cardOf(m, payment.card).name}: ${word} ${left}` : `Pay: ${word} ${left}`,
    hidden: 'discard' in cost,
    candidates: candidates(m, payment, at, cost, together).map((id) => ({ id, label: labelOf(m, id) })),
    min: number,
    max: number,
  });
}

function takeCounters(
  m: M,
  { self, card }: Pick<Payment, 'owner' | 'self' | 'card'>,
  { unmark, name }: Extract<Cost, { unmark: unknown }>,
): void {
  if (self === null) return;
  changeCounters(m, { target: self, name, add: -unmark, until: 'always', source: self, card });
}

/** Pays one part with what was chosen for it. What was fit to pay when it was chosen is not asked about again. */
function payPart(m: M, payment: Payment, cost: Part, chosen: readonly string[]): void {
  const clause = payment.clause as ClauseId;
  const { self, owner, card, playing } = payment;
  // A card that is being played is not named before it is shown.
  const source = self ?? (playing === null ? card : null);
  const own = self === null ? [] : [self];
  const agreed = { clause, agreed: true } as const;
  if ('discard' in cost) moveCards(m, chosen, 'trash', { type: 'discard', clause });
  else if ('rest' in cost) rest(m, chosen, TIRED, agreed);
  else if ('destroy' in cost) destroy(m, chosen, 'cost', source, agreed);
  else if ('protection' in cost) removeProtection(m, owner, cost.protection, 'trash', { clause });
  else if ('take' in cost) takeAway(m, chosen, 'hand', agreed);
  else if ('bury' in cost) moveCards(m, chosen, 'deckBottom', { clause });
  else if ('unmark' in cost) takeCounters(m, { owner, self, card }, cost);
  else if ('restThis' in cost) rest(m, own, cost.restThis, agreed);
  else destroy(m, own, 'cost', self, agreed);
}

export const payProgram = atomic('pay', [
  choice<string[], Payment>(
    'G5',
    question,
    (_m, payment, chosen) => {
      const at = openPart(payment)?.at ?? 0;
      payment.chosen = partsOf(payment).map((_, part) => [
        ...(payment.chosen[part] ?? []),
        ...(part === at ? chosen : []),
      ]);
      return 'choose';
    },
    'choose',
  ),
  step<Payment>('R25', (m, payment) => {
    for (const [at, cost] of partsOf(payment).entries()) payPart(m, payment, cost, payment.chosen[at] ?? []);
  }),
]);
