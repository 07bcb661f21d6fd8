import type { Json, JsonObject } from '../engine/index.ts';

/** What its owner says of a card beside what rules read. */
export interface CardData {
  externalId?: string;
  metadata?: JsonObject;
}

/** The words of cards as they were sent: by the id of the card, and the JSON pointer of the part of it that they mean. */
export type CardWords = Record<string, Record<string, string>>;

/** What its owner says of a card set, and of its cards by their ids. */
export interface CardSetData {
  externalId: string | null;
  metadata: JsonObject | null;
  cards: Record<string, CardData>;
  /** Left out where no card was put in words. */
  words?: CardWords;
}

/** A registered set: its cards as rules read them, and what its owner says of them. */
export interface StoredCardSet {
  ruleset: string;
  cards: Json[];
  data: CardSetData | null;
}
