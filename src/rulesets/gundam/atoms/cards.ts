/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { ChangeOptions, GameEvent, JsonObject, PlayerId } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { drawn, shuffled, takeOne } from '../../cards/piles.ts';
import { readReference, refer } from '../../cards/references.ts';
import type { Gundam, M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { playerForbidden } from '../board/values.ts';
import type { Place } from '../language/language.ts';
import type { Cited } from './board.ts';
import { count, isHidden, put, sideOf } from './board.ts';

export const shuffleDeck = (m: M, player: PlayerId, cited: Cited = {}): void => shuffled(m, 'shuffle', player, cited);

/** Draws up to `n` cards. Gives how many were drawn. */
export function drawCards(m: M, player: PlayerId, n: number, cited: Cited = {}): number {
  const number = Math.min(n, ofPlayer(m.board.players, player).deck.length);
  if (number <= 0 || playerForbidden(m, player, 'draw')) return 0;
  return drawn(m, 'draw', player, number, cited, (board) => count(board, player, 'drawn', number));
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
 * Moves cards that are not in play, named by reference, to a place of their owner, all at one moment: one event for each
 * place they come from. Gives the references of where they are now, of those that were there to move.
 */
export function moveCards(
  m: M,
  references: readonly string[],
  to: Place,
  type: Gundam['event'],
  cited: Cited & { reveal?: boolean } = {},
): string[] {
  const groups: { player: PlayerId; zone: string; cards: string[] }[] = [];
  for (const reference of references) {
    const named = readReference(reference);
    if (!named) continue;
    const { player, zone, card } = named;
    let group = groups.find((one) => one.player === player && one.zone === zone);
    if (!group) {
      group = { player, zone, cards: [] };
      groups.push(group);
    }
    if (copiesOf(card, ofPlayer(m.board.players, player)[zone as 'hand']) > copiesOf(card, group.cards))
      group.cards.push(card);
  }
  const moved = groups.filter(({ cards }) => cards.length > 0);
  if (moved.length === 0) return [];
  m.together(() => {
    for (const group of moved) moveGroup(m, group, to, type, cited);
  });
  const zone = to === 'deckTop' || to === 'deckBottom' ? 'deck' : to;
  return moved.flatMap(({ player, cards }) => cards.map((card) => refer({ zone, player, card })));
}

function copiesOf(card: string, list: readonly string[]): number {
  let copies = 0;
  for (const other of list) if (other === card) copies++;
  return copies;
}

function moveGroup(
  m: M,
  { player, zone, cards }: { player: PlayerId; zone: string; cards: string[] },
  to: Place,
  type: Gundam['event'],
  cited: Cited & { reveal?: boolean },
): void {
  const concealed = !cited.reveal && isHidden(zone) && isHidden(to);
  const sees = to === 'hand' || zone === 'hand' ? [player] : [];
  const options: ChangeOptions<Gundam> = { secret: concealed ? { fields: ['cards'], to: sees } : undefined };
  if (cited.clause !== undefined) options.clause = cited.clause;
  m.change(
    type,
    player,
    { count: cards.length, from: zone, to, cards },
    (board) => {
      const side = sideOf(board, player);
      for (const card of cards) {
        takeOne(side[zone as 'hand'], card);
        if (!cardOf(m, card).token) put(side, card, to);
      }
      if (type === 'discard') count(board, player, 'discarded', cards.length);
    },
    options,
  );
}

/** A card is on its way: out of the zone it was in, not yet where it goes. */
export function toLimbo(
  m: M,
  player: PlayerId,
  zone: string,
  card: string,
  type: Gundam['event'],
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
export function destroyShield(
  m: M,
  player: PlayerId,
  cited: Cited = {},
  card = ofPlayer(m.board.players, player).shields.at(-1),
): string | null {
  if (card === undefined) return null;
  m.change(
    'shield-destroyed',
    player,
    { card },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side.shields, card);
      side.limbo.push(card);
    },
    cited,
  );
  return card;
}
