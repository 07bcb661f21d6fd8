import type { Json, JsonObject } from '../engine/index.ts';

/** What its owner says of a card beside what rules read. */
export interface CardData {
  externalId?: string;
  metadata?: JsonObject;
}

/** What its owner says of a card set, and of its cards by their ids. */
export interface CardSetData {
  externalId: string | null;
  metadata: JsonObject | null;
  cards: Record<string, CardData>;
}

/** A registered set: its cards as rules read them, and what its owner says of them. */
export interface StoredCardSet {
  ruleset: string;
  cards: Json[];
  data: CardSetData | null;
}
