import type { CardSet, Fault, Json, JsonObject } from '../../../engine/index.ts';
import type { Deck } from '../language/language.ts';
import type { Unnamed } from './context.ts';

const SIZES = { main: 40, pool: 10 } as const;
const COPIES = 4;

/** G1: every fault of a deck and its pool at once. */
export function checkDeck(source: Json, { cards }: CardSet<Unnamed>, _options: JsonObject): Fault[] {
  const deck = source as Deck;
  const faults: Fault[] = [];
  const say = (path: string, reason: string, accepts?: Json) =>
    faults.push({ path, reason, ...(accepts === undefined ? {} : { accepts }) });
  const copies = new Map<string, number>();
  for (const [part, size] of Object.entries(SIZES) as ['main' | 'pool', number][]) {
    let total = 0;
    for (const [id, count] of Object.entries(deck[part])) {
      total += count;
      copies.set(id, (copies.get(id) ?? 0) + count);
      const card = cards.get(id);
      if (!card) say(`/${part}/${id}`, `there is no card ${JSON.stringify(id)} in this card set`);
      else if (card.token) say(`/${part}/${id}`, 'G1: a token does not belong in a deck or a pool');
    }
    if (total !== size) say(`/${part}`, `G1: the ${part === 'main' ? 'deck' : 'pool'} has ${total} cards`, size);
  }
  for (const [id, count] of copies) {
    const part = id in deck.main ? 'main' : 'pool';
    if (count > COPIES) say(`/${part}/${id}`, `G1: ${count} copies of one card in deck and pool together`, COPIES);
  }
  return faults;
}
