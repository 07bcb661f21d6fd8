/** Changes of the piles, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, PlayerId } from '../../../engine/index.ts';
import { drawn, takeOne } from '../../cards/piles.ts';
import { readReference, refer } from '../../cards/references.ts';
import { OPENING_POOL, OPENING_PROTECTION, PILE_OF } from '../board/board.ts';
import type { EffectVars, M, Party, Unnamed } from '../board/context.ts';
import type { Looked } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { forbidden, pastShieldsOf, pileOf } from '../board/values.ts';
import type { Pile, To } from '../language/language.ts';
import type { Cited } from './board.ts';
import { isHidden, put, sideOf } from './board.ts';
import { recall } from './past.ts';
import { replaced } from './replacing.ts';

export function shuffle(m: M, player: PlayerId, zone: 'deck' | 'poolDeck', cited: Cited = {}): void {
  const order = [...m.board.players[player][PILE_OF[zone]]];
  m.shuffle(order);
  m.change(
    'shuffle',
    player,
    { zone, order },
    (board) => {
      sideOf(board, player)[PILE_OF[zone]] = [...order];
    },
    { ...cited, secret: { fields: ['order'], to: [] } },
  );
}

/** Draws up to `n` cards, by the rules or by an effect. Gives how many were drawn. */
export function drawCards(
  m: M,
  player: PlayerId,
  n: number,
  party: Party = { card: null, player, means: 'phase' },
): number {
  const number = Math.min(n, m.board.players[player].deck.length);
  if (number <= 0) return 0;
  const by = forbidden(m, player, 'draw');
  if (by !== null) {
    m.note('forbidden', player, { what: 'draw', by }, { clause: 'R12' });
    return 0;
  }
  if (replaced(m, player, 'draw', party, { count: number })) return 0;
  return drawn(m, 'draw', player, number, {}, (board) => recall(m, board, 'drew', { player, times: number }));
}

/** Lays the top of the deck face down as protection. Gives how many cards there were. */
export function addProtection(m: M, player: PlayerId, n = OPENING_PROTECTION, cited: Cited = {}): number {
  const count = Math.min(n, m.board.players[player].deck.length);
  if (count <= 0) return 0;
  m.change(
    'protection',
    player,
    { count },
    (board) => {
      const side = sideOf(board, player);
      for (let i = 0; i < count; i++) side.protection.push(side.deck.pop() as string);
    },
    cited,
  );
  return count;
}

/** Who takes cards of protection: the unit that attacks, or the card whose effect it is. */
function takerOf(m: M): Party {
  const vars = m.state.frames.at(-1)?.vars;
  const attacker = m.board.attack?.attacker;
  if (m.running('protection-removal') && typeof vars?.card !== 'string')
    return { card: attacker ?? null, player: (vars?.player as PlayerId | undefined) ?? null, means: 'attack' };
  if (typeof vars?.card !== 'string') return { card: null, player: null, means: 'effect' };
  const { owner, self, card } = vars as EffectVars;
  return { card: self ?? refer({ zone: 'limbo', player: owner, card }), player: owner, means: 'effect' };
}

/** Takes cards off the top of a protection zone. Only their owner sees those that go to the hand. */
export function removeProtection(m: M, player: PlayerId, n: number, to: 'hand' | 'trash', cited: Cited = {}): number {
  const { protection } = m.board.players[player];
  let count = Math.min(n, protection.length);
  if (count <= 0) return 0;
  if (cited.clause === undefined) {
    const by = forbidden(m, player, 'loseProtection');
    if (by !== null) {
      m.note('forbidden', player, { what: 'loseProtection', by }, { clause: 'R12' });
      return 0;
    }
    const party = takerOf(m);
    count = pastShieldsOf(m, player, count, party);
    if (count === 0 || replaced(m, player, 'loseProtection', party, { count })) return 0;
  }
  const cards = protection.slice(-count).reverse();
  m.change(
    'protection-removed',
    player,
    { count, to, left: protection.length - count, cards },
    (board) => {
      const side = sideOf(board, player);
      side.protection.length -= count;
      side[to].push(...cards);
    },
    { ...cited, ...(to === 'hand' ? { secret: { fields: ['cards'], to: [player] } } : {}) },
  );
  return count;
}

/** Turns over the next pool cards. Gives how many there were. */
export function revealPool(m: M, player: PlayerId, n = OPENING_POOL, cited: Cited = {}): number {
  const { pool } = m.board.players[player];
  const cards = pool.slice(Math.max(0, pool.length - n)).reverse();
  if (cards.length === 0) return 0;
  m.change(
    'pool-revealed',
    player,
    { cards },
    (board) => {
      const side = sideOf(board, player);
      side.pool.length -= cards.length;
      side.revealed.push(...cards);
    },
    cited,
  );
  return cards.length;
}

/** G3: one card of the hand under the deck, one revealed pool card into the hand. */
export function swapWithPool(m: M, player: PlayerId, card: string, taken: string): void {
  m.change(
    'pool-swap',
    player,
    { taken, card },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side.hand, card);
      side.deck.unshift(card);
      takeOne(side.revealed, taken);
      side.hand.push(taken);
    },
    { secret: { fields: ['card'], to: [player] } },
  );
}

interface Moving {
  player: PlayerId;
  pile: Pile;
  card: string;
}

/** The cards that references name, as far as there are so many of them. */
function found(m: M, references: readonly string[]): Moving[] {
  const list: Moving[] = [];
  for (const reference of references) {
    const named = readReference(reference);
    if (!named || !(named.zone in PILE_OF)) continue;
    const pile = named.zone as Pile;
    const same = (one: Moving) => one.player === named.player && one.card === named.card && one.pile === pile;
    const there = m.board.players[named.player][PILE_OF[pile]].filter((card) => card === named.card).length;
    if (there > list.filter(same).length) list.push({ player: named.player, pile, card: named.card });
  }
  return list;
}

/**
 * Moves cards that are in piles, named by reference, to a pile of their owner; one event for each pile they come from.
 * `looker` is who looks at them, where somebody does. Gives the references of where they are now.
 */
export function moveCards(
  m: M,
  references: readonly string[],
  to: To,
  cited: Cited & { type?: Unnamed['event']; looker?: PlayerId } = {},
): string[] {
  const { clause, type = 'put', looker } = cited;
  const moving = found(m, references);
  const groups = new Map<string, Moving[]>();
  for (const one of moving) {
    const key = `${one.player}/${one.pile}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const group of groups.values()) {
    const { player, pile } = group[0] as Moving;
    const sees: PlayerId[] = pile === 'looked' && looker ? [looker] : [];
    if ((to === 'hand' || pile === 'hand') && !sees.includes(player)) sees.push(player);
    const secret = isHidden(pile) && isHidden(to) ? { secret: { fields: ['cards'], to: sees } } : {};
    m.change(
      type,
      player,
      { count: group.length, from: pile, to, cards: group.map(({ card }) => card) },
      (board) => {
        const side = sideOf(board, player);
        for (const { card } of group) {
          takeOne(side[PILE_OF[pile]], card);
          put(side, card, to);
          if (type === 'discard') recall(m, board, 'discarded', { player, card });
        }
      },
      { ...(clause === undefined ? {} : { clause }), ...secret },
    );
  }
  return moving.map(({ player, card }) => refer({ zone: pileOf(to), player, card }));
}

/** A tech is shown and takes effect: out of the hand, not yet in the trash. */
export function revealTech(m: M, player: PlayerId, card: string, from: Pile): GameEvent {
  return m.change(
    'tech-revealed',
    player,
    { card, name: cardOf(m, card).name },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side[PILE_OF[from]], card);
      side.limbo.push(card);
      recall(m, board, 'played', { player, card });
    },
    { clause: 'tech.1' },
  );
}

export function spendTech(m: M, player: PlayerId, card: string): void {
  m.change('tech-spent', player, { card, to: 'trash' }, (board) => {
    const side = sideOf(board, player);
    takeOne(side.limbo, card);
    side.trash.push(card);
  });
}

/** R14: the top cards of a pile are put aside, for `looker` to see. Gives what is to be remembered of it. */
export function lookAt(m: M, looker: PlayerId, player: PlayerId, zone: Looked['zone'], n: number): Looked | null {
  const { looked } = m.board.players[player];
  const pile = m.board.players[player][PILE_OF[zone]];
  const count = Math.min(n, pile.length);
  if (count <= 0) return null;
  const base = looked.length;
  const cards = pile.slice(-count).reverse();
  m.change(
    'look',
    looker,
    { at: player, zone, count, cards },
    (board) => {
      const side = sideOf(board, player);
      side.looked.push(...side[PILE_OF[zone]].splice(-count));
    },
    { clause: 'R14', secret: { fields: ['cards'], to: [looker] } },
  );
  return { player, zone, base };
}

/** R14: what is left of the cards that were looked at goes back on top, as it lay. */
export function lookBack(m: M, looker: PlayerId, { player, zone, base }: Looked): void {
  const count = m.board.players[player].looked.length - base;
  if (count <= 0) return;
  m.change(
    'look-back',
    looker,
    { at: player, zone, count },
    (board) => {
      const side = sideOf(board, player);
      side[PILE_OF[zone]].push(...side.looked.splice(base));
    },
    { clause: 'R14' },
  );
}
