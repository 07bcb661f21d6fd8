/** What verbs do to cards outside play, and to what goes there or comes from there. */
import { opponentOf } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { isPile, pileIn } from '../atoms/board.ts';
import { moveCards } from '../atoms/cards.ts';
import { arrive as arriveCard, convertCard, removeObjects } from '../atoms/objects.ts';
import { replacement } from '../atoms/replacing.ts';
import { CROWDED, findObject } from '../board/board.ts';
import { lacks } from '../board/choose.ts';
import type { Context, EffectVars } from '../board/context.ts';
import { lastOf, registers } from '../board/context.ts';
import type { Looked } from '../board/evaluate.ts';
import { fixed, lookedCards, matches, printed, quantityOf, subjectOf } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { costOf } from '../board/values.ts';
import type { Verb } from '../language/language.ts';
import { billOf, unpaid } from './pay.ts';
import { inPlay, placeFor } from './verbs.ts';

/** R71: discards cards by an effect; one that something else happens to is left out. Gives where the others are now. */
export function discard({ m, self, card }: Context, references: readonly string[]): string[] {
  const found = references.map((subject) => {
    const named = readReference(subject);
    const about = { subject, other: self ?? card, hidden: true };
    return named && replacement(m, 'discarded', { player: named.player, ...about });
  });
  const gone = moveCards(
    m,
    references.filter((_, at) => found[at] === null),
    'cache',
    'discard',
  );
  // What happens in place begins with that of the first.
  for (const one of found.reverse()) one?.begin();
  return gone;
}

/** G13: cards of a hand are converted, beside what the rules allow each turn. */
export function convert({ m }: Context, ids: string[]): string[] {
  return ids.flatMap((reference) => {
    const named = readReference(reference);
    if (named?.zone !== 'hand' || !m.board.players[named.player].hand.includes(named.card)) return [];
    return [convertCard(m, named.player, named.card, { clause: 'G13' }, 'effect')];
  });
}

/** R50: cards are played by an effect: they enter the queue, with their targets and their costs. */
export function play(context: Context, { free }: Verb<'play'>, ids: string[]): number {
  const { m } = context;
  const there = ids.flatMap((id) => {
    // What was looked at and can't be played is looked at still.
    const named = readReference(lies(context, id));
    if (!named || (named.zone !== 'hand' && named.zone !== 'cache' && named.zone !== 'deck')) return [];
    const { player, card, zone } = named;
    const { type, play: source, costs } = cardOf(m, card);
    if (type === 'anomaly' || !m.board.players[player][zone].includes(card)) return [];
    const speaking: Context = { m, owner: player, self: null, card, vars: registers(player, card, null, 0) };
    const price = free ? {} : costOf(m, player, card);
    const due = free ? [] : costs;
    if (
      source.targets.some((target) => lacks(speaking, target)) ||
      unpaid(billOf(speaking, price, due, zone === 'hand' ? card : null)) !== null
    )
      return [];
    settle(context, [id]);
    return [{ player, card, zone, source }];
  });
  for (const { player, card, zone, source } of there)
    m.call(
      'enter',
      registers(player, card, null, source.speed, { program: source.program, zone, free: free ?? false }),
    );
  return there.length;
}

/** Where a card really lies that was looked at, or that has left play for the cache (R30). */
function lies({ m, vars }: Context, reference: string): string {
  const last = findObject(m.board, reference) ? null : lastOf(vars, reference);
  if (last) return last.now ?? reference;
  const named = readReference(reference);
  return named?.zone === 'looked' && vars.looked !== undefined ? refer({ ...named, zone: 'deck' }) : reference;
}

/** The same of cards that go from there: they are among those that are looked at no more. */
function settle(context: Context, references: readonly string[], onTop = false): string[] {
  const looked = context.vars.looked as Looked | undefined;
  return references.map((reference) => {
    const now = lies(context, reference);
    if (now !== reference && looked && readReference(reference)?.zone === 'looked') {
      looked.count = Math.max(0, looked.count - 1);
      if (onTop) looked.above++;
    }
    return now;
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
      if (!named || !isPile(named.zone) || !pileIn(m.board.players[named.player], named.zone).includes(named.card))
        continue;
      const { type, attaches } = cardOf(m, named.card);
      if (!CONSTANTS.includes(type) || attaches === 'modification') continue;
      const at = type === 'agent' ? placeFor(context, effect.at ?? 'staging') : 0;
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
      const at = cardOf(m, effect.card).type === 'agent' ? placeFor(context, effect.at ?? 'staging') : 0;
      entered.push(arriveCard(m, player, { card: effect.card, from: 'outside', at }));
    }
  });
  return entered;
}

export function look(context: Context, effect: Verb<'look'>, vars: EffectVars): number {
  const { m, owner } = context;
  const player = (effect.side ?? 'own') === 'own' ? owner : opponentOf(owner);
  const { until } = effect;
  const most = until !== undefined && effect.count === undefined ? 300 : quantityOf(context, effect.count);
  const all = fixed(context, { top: most, side: effect.side ?? 'own' }).map(
    (reference) => readReference(reference)?.card ?? '',
  );
  const isFound = (card: string) =>
    until !== undefined && matches(context, until, { kind: 'card', card: cardOf(m, card) });
  const at = all.findIndex(isFound);
  const cards = at < 0 ? all : all.slice(0, at + 1);
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
    return (subject && printed(subject)?.id) ?? [];
  });
  if (cards.length > 0) context.m.note('reveal', context.owner, { cards }, { clause: 'R17' });
  return cards.length;
}
