import type { AnyRuleset, Json } from '../../../src/engine/index.ts';

/** Decks in which every copy of a card is a card of its own, so that whoever tells of it tells which copy it is. */
export interface MarkedDecks {
  cards: Json[];
  decks: [Json, Json];
  /** The ids of the cards that are in the deck of p1, and in that of p2. */
  marks: [string[], string[]];
}

/** The first two sample decks of a ruleset, with every copy marked. */
export function markedDecks({ samples }: AnyRuleset): MarkedDecks {
  const known = new Map(samples.cards.map((card) => [(card as { id: string }).id, card as { id: string }]));
  const cards: Json[] = [...samples.cards];
  const marks: [string[], string[]] = [[], []];
  const mark = (id: string, seat: 0 | 1): string => {
    const name = `${id}-${'ab'[seat]}${String(marks[seat].length).padStart(2, '0')}`;
    cards.push({ ...known.get(id), id: name });
    marks[seat].push(name);
    return name;
  };
  const marked = (value: Json, seat: 0 | 1): Json => {
    if (typeof value === 'string') return known.has(value) ? mark(value, seat) : value;
    if (Array.isArray(value)) return value.map((inner) => marked(inner, seat));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
      if (!known.has(key) || typeof inner !== 'number') return [[key, marked(inner, seat)]];
      return Array.from({ length: inner }, () => [mark(key, seat), 1]);
    });
    return Object.fromEntries(entries);
  };
  const [one, two = one] = samples.decks;
  const decks: [Json, Json] = [marked(one?.deck ?? null, 0), marked(two?.deck ?? null, 1)];
  return { cards, decks, marks };
}
