/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, JsonObject, PlayerId } from '../../../engine/index.ts';
import { drawn, shuffled, takeOne } from '../../cards/piles.ts';
import { readReference, refer } from '../../cards/references.ts';
import type { M } from '../board/context.ts';
import { playerForbidden } from '../board/values.ts';
import type { Cited, Pile, Place } from './board.ts';
import { count, isPile, pileIn, put, sideOf, take, zoneOf } from './board.ts';

export const shuffleDeck = (m: M, player: PlayerId, cited: Cited = {}): void => shuffled(m, 'shuffle', player, cited);

/** Draws up to `n` cards, by an effect or not. Gives how many were drawn. */
export function drawCards(m: M, player: PlayerId, n: number, cited: Cited = {}, how?: 'effect'): number {
  const number = Math.min(n, m.board.players[player].deck.length);
  if (number <= 0) return 0;
  const by = playerForbidden(m, player, 'draw');
  if (by) {
    m.note('forbidden', player, { what: 'draw', by: by.by }, { clause: by.clause });
    return 0;
  }
  const more = how === undefined ? {} : { by: how };
  return drawn(m, 'draw', player, number, { ...cited, data: more }, (board) => count(board, player, 'drawn', number));
}

/** G3: the whole hand goes into the deck, before it is shuffled. */
export function handToDeck(m: M, player: PlayerId): void {
  const cards = [...m.board.players[player].hand];
  m.change(
    'mulligan',
    player,
    { count: cards.length, cards },
    (board) => {
      const side = sideOf(board, player);
      side.deck.push(...cards);
      side.hand = [];
    },
    { secret: { fields: ['cards'], to: [player] } },
  );
}

/**
 * Moves cards that are not in play, named by reference, to a place of their owner, all at one moment. Gives the
 * references of where they are now, of those that were there to move.
 */
export function moveCards(
  m: M,
  references: readonly string[],
  to: Place,
  type: 'move' | 'discard',
  cited: Cited & { data?: JsonObject } = {},
): string[] {
  const moved: { player: PlayerId; card: string; zone: Pile }[] = [];
  for (const reference of references) {
    const named = readReference(reference);
    if (!named || !isPile(named.zone)) continue;
    const { player, card, zone } = named;
    const already = moved.filter((one) => one.player === player && one.card === card && one.zone === zone).length;
    const there = pileIn(m.board.players[player], zone).filter((other) => other === card).length;
    if (there > already) moved.push({ player, card, zone });
  }
  // Each player looks only at what is theirs, so that what lies apart is told apart.
  const piles = new Map<string, typeof moved>();
  for (const one of moved) {
    const pile = `${one.player}:${one.zone}`;
    piles.set(pile, [...(piles.get(pile) ?? []), one]);
  }
  m.together(() => {
    for (const pile of piles.values()) movePile(m, pile, to, type, cited);
  });
  return moved.map(({ player, card }) => refer({ zone: zoneOf(to), player, card }));
}

/** Moves cards of one pile. */
function movePile(
  m: M,
  moved: readonly { player: PlayerId; card: string; zone: Pile }[],
  to: Place,
  type: 'move' | 'discard',
  cited: Cited & { data?: JsonObject },
): void {
  const first = moved[0];
  if (!first) return;
  const { player, zone } = first;
  const concealed = (zone === 'hand' || zone === 'deck') && to !== 'cache' && to !== 'removed';
  const sees = to === 'hand' || zone === 'hand' ? [player] : [];
  m.change(
    type,
    player,
    { count: moved.length, from: zone, to, cards: moved.map(({ card }) => card), ...cited.data },
    (board) => {
      const side = sideOf(board, player);
      for (const { card } of moved) {
        take(side, zone, card);
        put(side, card, to);
      }
      if (type === 'discard') count(board, player, 'discarded', moved.length);
    },
    {
      ...(cited.clause === undefined ? {} : { clause: cited.clause }),
      ...(concealed ? { secret: { fields: ['cards'], to: sees } } : {}),
    },
  );
}

/** A card is played: out of the hand, on its way to the queue. */
export function playCard(
  m: M,
  player: PlayerId,
  card: string,
  data: JsonObject,
  cited: Cited = {},
  from: 'hand' | 'cache' | 'deck' = 'hand',
): GameEvent {
  return m.change(
    'play',
    player,
    { card, ...data },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side[from], card);
      side.limbo.push(card);
      count(board, player, 'played');
    },
    cited,
  );
}

/** R24: what nothing on the queue stands for any more goes to the cache. */
export function cacheFromQueue(m: M, player: PlayerId, card: string): void {
  if (m.board.players[player].limbo.includes(card))
    moveCards(m, [refer({ zone: 'limbo', player, card })], 'cache', 'move', { clause: 'R24' });
}
