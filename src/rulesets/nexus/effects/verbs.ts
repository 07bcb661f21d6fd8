/** What the verbs of the card language do. Each gives how much it did. */
import { opponentOf, PLAYERS, type PlayerId } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { isPile } from '../atoms/board.ts';
import { cacheFromQueue, moveCards } from '../atoms/cards.ts';
import { dealDamage, terminate as terminateObjects } from '../atoms/damage.ts';
import {
  arrive as arriveCard,
  attach as attachGear,
  detach as detachGear,
  moveObjects,
  removeObjects,
} from '../atoms/objects.ts';
import { CROWDED, findObject, isLost, type SeenObject } from '../board/board.ts';
import { type Context, type EffectVars, lastOf, type M, readSector } from '../board/context.ts';
import {
  amountOf,
  fixed,
  type Looked,
  lookedCards,
  quantityOf,
  subjectOf,
  hereOf as whereIs,
} from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { forbidden, isAgent, isTouchable } from '../board/values.ts';
import type { Effect, Until } from '../language/language.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** The end of a duration as the modifiers of the state write it. */
export function untilOf({ m }: Context, until: Until): string {
  const { turn, phase } = m.board;
  switch (until) {
    case 'turn':
      return `turn:${turn}`;
    case 'battle':
      return phase === 'battle' ? 'battle' : `turn:${turn}`;
    case 'nextTurn':
      return `turn:${turn + 1}`;
    case 'always':
      return 'always';
  }
}

const sourceOf = (context: Context) => ({ source: context.self, card: context.card });

export const inPlay = (m: M, ids: readonly string[]): SeenObject[] =>
  ids.map((id) => findObject(m.board, id)).filter((object): object is SeenObject => object !== null);

export function modify(context: Context, effect: Verb<'modify'>, ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  for (const { id } of there) {
    for (const stat of ['attack', 'defense'] as const) {
      const add = effect[stat];
      if (add === undefined) continue;
      m.modify({
        target: id,
        effect: { kind: 'stat', stat, add: amountOf(context, add) },
        until,
        ...sourceOf(context),
      });
    }
    if (effect.range !== undefined)
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword: effect.range, value: 1 },
        until,
        ...sourceOf(context),
      });
  }
  return there.length;
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const source = cardOf(m, card);
  const granted = source.skills.find(({ skill }) => skill.id === effect.skill);
  if (!granted) return 0;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  for (const { id } of there)
    m.modify({ target: id, effect: { kind: 'ability', ability: granted.program }, until, ...sourceOf(context) });
  return there.length;
}

export function forbid(context: Context, effect: Verb<'forbid'>, ids: string[]): number {
  const { m } = context;
  const there = ids.filter((id) => PLAYERS.some((player) => player === id) || findObject(m.board, id) !== null);
  for (const target of there) {
    const until = untilOf(context, effect.until);
    m.modify({ target, effect: { kind: 'cant', what: effect.cant }, until, ...sourceOf(context) });
  }
  return there.length;
}

export function prevent(context: Context, effect: Verb<'prevent'>, ids: string[]): number {
  const add = quantityOf(context, effect.amount);
  const until = untilOf(context, effect.until);
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    context.m.modify({ target: id, effect: { kind: 'stat', stat: 'prevent', add }, until, ...sourceOf(context) });
  return there.length;
}

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, self } = context;
  const amount = quantityOf(context, effect.amount);
  const hits = ids
    .filter((id) => {
      const sector = readSector(id);
      if (sector) return isTouchable(m, sector.player, sector.biome);
      const object = findObject(m.board, id);
      return object !== null && isAgent(m, object);
    })
    .map((target) => ({ target, amount, source: self ?? context.card }));
  return dealDamage(m, hits, 'effect');
}

export const terminate = ({ m, self, card }: Context, ids: string[]): number =>
  terminateObjects(m, ids, { by: 'outright', sources: () => [self ?? card] }, 'R12');

/** G8: an action is taken off the queue; its card goes to the cache (R24). */
export function cancel({ m, owner, card }: Context, ids: string[]): number {
  let done = 0;
  for (const id of ids) {
    const entry = m.state.pending.find((one) => one.id === id);
    if (!entry) continue;
    const self = entry.source !== null && findObject(m.board, entry.source) ? entry.source : null;
    if (self !== null && forbidden(m, self, 'beCancelled')) {
      m.note('forbidden', owner, { ids: [self], what: 'beCancelled' }, { clause: 'R11' });
      continue;
    }
    m.drop((waiting) => waiting.id === id);
    done++;
    m.together(() => {
      m.note(
        'cancelled',
        entry.owner,
        { entry: id, card: entry.card, program: entry.program, by: card },
        { clause: 'G8' },
      );
      if (entry.card !== null && entry.vars.self === null) cacheFromQueue(m, entry.owner, entry.card);
    });
  }
  return done;
}

/** Where "here" is for the card whose effect this is, as a place to go to. */
export function hereOf(context: Context): number {
  const place = whereIs(context) ?? 0;
  return place > 0 && isLost(context.m.board, place) ? 0 : place;
}

export function relocate(context: Context, ids: string[], to: number): number {
  const { m } = context;
  const agents = inPlay(m, ids).filter((object) => isAgent(m, object));
  return moveObjects(
    m,
    agents.map(({ id }) => ({ id, to })),
    'relocate',
  ).length;
}

/** Where a card really lies that was looked at, or that has left play for the cache (R30). */
function settle(context: Context, references: readonly string[], onTop = false): string[] {
  const looked = context.vars.looked as Looked | undefined;
  return references.map((reference) => {
    const last = findObject(context.m.board, reference) ? null : lastOf(context.vars, reference);
    if (last) return last.now ?? reference;
    const named = readReference(reference);
    if (named?.zone !== 'looked' || !looked) return reference;
    looked.count = Math.max(0, looked.count - 1);
    if (onTop) looked.above++;
    return refer({ ...named, zone: 'deck' });
  });
}

/** Moves cards in play and elsewhere, each to the zone of its owner. Gives where those from elsewhere are now. */
export function put(context: Context, effect: Verb<'put'>, ids: string[], vars: EffectVars): number {
  const { m } = context;
  const objects = inPlay(m, ids);
  let now: string[] = [];
  m.together(() => {
    removeObjects(m, objects, effect.to, 'leave');
    now = moveCards(m, settle(context, ids, effect.to === 'deckTop'), effect.to, 'move');
  });
  if (effect.target !== 'this') vars.it = now;
  return objects.length + now.length;
}

const CONSTANTS = ['agent', 'software', 'hardware', 'anomaly'];

export function arrive(context: Context, effect: Verb<'arrive'>, ids: string[]): string[] {
  const { m } = context;
  const entered: string[] = [];
  m.together(() => {
    for (const reference of settle(context, ids)) {
      const named = readReference(reference);
      if (!named || !isPile(named.zone) || !m.board.players[named.player][named.zone].includes(named.card)) continue;
      const { type, attaches } = cardOf(m, named.card);
      if (!CONSTANTS.includes(type) || attaches === 'modification') continue;
      const at = effect.at === 'here' && type === 'agent' ? hereOf(context) : 0;
      entered.push(
        arriveCard(m, named.player, { card: named.card, from: named.zone, at, locked: effect.locked ?? false }),
      );
    }
  });
  return entered;
}

export function token(context: Context, effect: Verb<'token'>): string[] {
  const { m, owner } = context;
  const entered: string[] = [];
  const player = whoIs(owner, effect.who ?? 'you');
  m.together(() => {
    for (let i = Math.min(20, quantityOf(context, effect.count)); i > 0; i--) {
      if (m.board.players[player].objects.length >= CROWDED) break;
      const at = effect.at === 'here' ? hereOf(context) : 0;
      entered.push(arriveCard(m, player, { card: effect.card, from: 'outside', at }));
    }
  });
  return entered;
}

export function attach({ m }: Context, gear: string[], hosts: string[]): number {
  const host = inPlay(m, hosts).find((object) => isAgent(m, object));
  if (!host) return 0;
  const things = inPlay(m, gear).filter(({ card, host: on }) => cardOf(m, card).attaches !== null && on !== host.id);
  m.together(() => {
    for (const { id } of things) attachGear(m, id, host.id);
  });
  return things.length;
}

export function detach({ m }: Context, ids: string[]): number {
  const things = inPlay(m, ids).filter(({ host }) => host !== null);
  for (const { id, card } of things) {
    const object = findObject(m.board, id);
    if (cardOf(m, card).attaches === 'gear') detachGear(m, id);
    else if (object) removeObjects(m, [object], 'cache', 'leave', {}, { clause: 'R8' });
  }
  return things.length;
}

/** The players that a "who" means, the active player first. */
export function playersOf({ m, owner }: Context, who: 'you' | 'opponent' | 'each' | undefined): PlayerId[] {
  if (who === 'each') return [m.board.active, opponentOf(m.board.active)];
  return [whoIs(owner, who ?? 'you')];
}

export function look(context: Context, effect: Verb<'look'>, vars: EffectVars): number {
  const { m, owner } = context;
  const player = (effect.side ?? 'own') === 'own' ? owner : opponentOf(owner);
  const cards = fixed(context, { top: quantityOf(context, effect.count), side: effect.side ?? 'own' }).map(
    (reference) => readReference(reference)?.card ?? '',
  );
  vars.looked = { player, count: cards.length, above: 0 };
  if (cards.length > 0) {
    const secret = { fields: ['cards'], to: [owner] };
    m.note('look', owner, { of: player, count: cards.length, cards }, { clause: 'R17', secret });
  }
  return cards.length;
}

/** What is left of the cards looked at: it stays on top, goes to the bottom in a random order, or to the cache. */
export function putBack(context: Context, effect: Verb<'putBack'>, vars: EffectVars): number {
  const { m } = context;
  const looked = vars.looked as Looked | undefined;
  if (!looked || looked.count === 0) return 0;
  const { player } = looked;
  const left = lookedCards(m.board.players[player].deck, looked).map((card) => refer({ zone: 'deck', player, card }));
  vars.looked = { ...looked, count: 0 };
  if (effect.to === 'deckTop') return 0;
  if (effect.to === 'deckBottom') m.shuffle(left);
  return moveCards(m, left, effect.to, 'move').length;
}

export function reveal(context: Context, ids: string[]): number {
  const cards = ids.flatMap((id) => {
    const subject = subjectOf(context, id);
    return subject && subject.kind !== 'sector' && subject.card ? [subject.card.id] : [];
  });
  if (cards.length > 0) context.m.note('reveal', context.owner, { cards }, { clause: 'R17' });
  return cards.length;
}
