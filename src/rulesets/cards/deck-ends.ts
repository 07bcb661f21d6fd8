const ENDS: Readonly<Record<string, string>> = { deckTop: 'the top of the deck', deckBottom: 'the bottom of the deck' };

/** What a sentence calls the place where cards go: an end of a deck in words, any other by its own name. */
export const placeInWords = (to: unknown): string => ENDS[String(to)] ?? String(to);
