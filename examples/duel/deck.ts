import * as z from 'zod';
import type { CardSet, Fault, Json } from '../../src/engine/index.ts';
import type { Duel } from './board.ts';

/** A deck as callers write it: how many cards of which kind. */
export const deck = z.record(z.string(), z.int().min(1).max(5, 'at most five cards of one kind (deck.copies)'));

/** Everything that keeps a deck of the right shape from being played. */
export function checkDeck(source: Json, cards: CardSet<Duel>): Fault[] {
  const faults: Fault[] = [];
  let size = 0;
  for (const [card, copies] of Object.entries(deck.parse(source))) {
    size += copies;
    if (!cards.cards.has(card)) faults.push({ path: `/${card}`, reason: 'no such card in the card set' });
  }
  if (size !== 30) faults.push({ path: '', reason: `a deck has 30 cards, not ${size} (deck.size)`, accepts: 30 });
  return faults;
}

/** The cards of a deck one by one, sorted, so that the order of the fields decides nothing. */
export const cardsOf = (source: Json): string[] =>
  Object.entries(deck.parse(source))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([card, copies]) => Array<string>(copies).fill(card));
