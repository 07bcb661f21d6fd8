/**
 * Data on cards that belong to whoever sent them, such as where there is a picture. No rule reads them, so that the hash of a
 * card set does not count them: cards that play alike have one hash.
 */
import type { Json } from './types.ts';

/** The fields of a card that hold them. No card language has fields of these names. */
export const OWN_DATA = ['externalId', 'metadata'] as const;

const hasOwnData = (card: Json): card is { [key: string]: Json } =>
  OWN_DATA.some((name) => Object.hasOwn(Object(card), name));

function rulesOf(card: Json): Json {
  if (!hasOwnData(card)) return card;
  const { externalId: _externalId, metadata: _metadata, ...rules } = card;
  return rules;
}

/** The cards as rules read them, which is the list itself where no card has anything else. */
export const withoutOwnData = (cards: readonly Json[]): readonly Json[] =>
  cards.some(hasOwnData) ? cards.map(rulesOf) : cards;
