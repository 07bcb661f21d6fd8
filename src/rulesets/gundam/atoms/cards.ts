/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, JsonObject, PlayerId } from '../../../engine/index.ts';
import { readReference } from '../../references.ts';
import { cardOf, playerForbidden } from '../values.ts';
import { type Cited, count, isHidden, type M, type Place, put, sideOf, takeOne } from './board.ts';

export function shuffleDeck(m: M, player: PlayerId, cited: Cited = {}): void {
  const order = [...m.board.players[player].deck];
  m.shuffle(order);
  m.change(
    'shuffle',
    player,
    { order },
    (board) => {
      sideOf(board, player).deck = [...order];
    },
    {
      ...cited,
      secret: { fields: ['order'], to: [] },
    },
  );
}

/** Draws up to `n` cards. Gives how many were drawn. */
export function drawCards(m: M, player: PlayerId, n: number, cited: Cited = {}): number {
  const number = Math.min(n, m.board.players[player].deck.length);
  if (number <= 0 || playerForbidden(m, player, 'draw')) return 0;
  const cards = m.board.players[player].deck.slice(-number).reverse();
  m.change(
    'draw',
    player,
    { count: number, cards },
    (board) => {
      const side = sideOf(board, player);
      side.deck.length -= number;
      side.hand.push(...cards);
      count(board, player, 'drawn', number);
    },
    { ...cited, secret: { fields: ['cards'], to: [player] } },
  );
  return number;
}

/** 5-2-1-6: hand to the bottom of the deck. */
export function handToBottom(m: M, player: PlayerId): void {
  const cards = [...m.board.players[player].hand];
  m.change(
    'redraw',
    player,
    { count: cards.length, cards },
    (board) => {
      const side = sideOf(board, player);
      side.deck.unshift(...cards);
      side.hand = [];
    },
    { secret: { fields: ['cards'], to: [player] } },
  );
}

export function layShields(m: M, player: PlayerId, n: number): void {
  m.change('shields', player, { count: n }, (board) => {
    const side = sideOf(board, player);
    for (let i = 0; i < n && side.deck.length > 0; i++) side.shields.push(side.deck.pop() as string);
  });
}

/**
 * Moves cards that are not in play, named by reference, to a place of their owner. The moment of a discard counts as
 * one. Gives the references of where they are now, of those that were there to move.
 */
export function moveCards(
  m: M,
  references: readonly string[],
  to: Place,
  type: string,
  cited: Cited & { reveal?: boolean } = {},
): string[] {
  const moved: { player: PlayerId; card: string; zone: string }[] = [];
  for (const reference of references) {
    const named = readReference(reference);
    if (!named) continue;
    const zone = named.zone;
    const already = moved.filter(
      (one) => one.player === named.player && one.card === named.card && one.zone === zone,
    ).length;
    const list = m.board.players[named.player][zone as 'hand'];
    if (list.filter((card) => card === named.card).length > already)
      moved.push({ player: named.player, card: named.card, zone });
  }
  const first = moved[0];
  if (!first) return [];
  const concealed = !cited.reveal && moved.every(({ zone }) => isHidden(zone)) && isHidden(to);
  const sees = to === 'hand' || first.zone === 'hand' ? [first.player] : [];
  m.change(
    type,
    first.player,
    { count: moved.length, from: first.zone, to, cards: moved.map(({ card }) => card) },
    (board) => {
      for (const { player, card, zone } of moved) {
        const side = sideOf(board, player);
        takeOne(side[zone as 'hand'], card);
        if (!cardOf(m, card).token) put(side, card, to);
      }
      if (type === 'discard') count(board, first.player, 'discarded', moved.length);
    },
    {
      ...(cited.clause === undefined ? {} : { clause: cited.clause }),
      ...(concealed ? { secret: { fields: ['cards'], to: sees } } : {}),
    },
  );
  const zone = to === 'deckTop' || to === 'deckBottom' ? 'deck' : to;
  return moved.map(({ player, card }) => `${zone}:${player}:${card}`);
}

/** A card is on its way: out of the zone it was in, not yet where it goes. */
export function toLimbo(
  m: M,
  player: PlayerId,
  zone: string,
  card: string,
  type: string,
  data: JsonObject,
  cited: Cited = {},
): GameEvent {
  return m.change(
    type,
    player,
    { card, from: zone, ...data },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side[zone as 'hand'], card);
      side.limbo.push(card);
      if (type === 'play-command') count(board, player, 'commands');
    },
    cited,
  );
}

/** 7-6-2-4: a Shield is revealed and destroyed. It waits in limbo until its Burst is settled. */
export function destroyShield(m: M, player: PlayerId, cited: Cited = {}): string | null {
  const card = m.board.players[player].shields.at(-1);
  if (card === undefined) return null;
  m.change(
    'shield-destroyed',
    player,
    { card },
    (board) => {
      const side = sideOf(board, player);
      side.shields.pop();
      side.limbo.push(card);
    },
    cited,
  );
  return card;
}
