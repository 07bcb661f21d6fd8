import type { CardSet, Fault, Json, JsonObject } from '../../../engine/index.ts';
import type { Deck } from '../language/language.ts';
import type { Nexus } from './context.ts';

const SIZE = 45;
const COPIES = 3;

/** G2: every fault of a deck at once. */
export function checkDeck(deck: Json, { cards }: CardSet<Nexus>, options: JsonObject): Fault[] {
  const { main } = deck as Deck;
  const faults: Fault[] = [];
  const say = (path: string, reason: string, accepts?: Json) =>
    faults.push({ path, reason, ...(accepts === undefined ? {} : { accepts }) });
  const total = Object.values(main).reduce((sum, copies) => sum + copies, 0);
  if (options.deckSize === 'exact' ? total !== SIZE : total < SIZE)
    say('/main', `G2: the deck has ${total} cards`, options.deckSize === 'exact' ? SIZE : { min: SIZE });
  for (const [id, copies] of Object.entries(main)) {
    const card = cards.get(id);
    if (!card?.source) say(`/main/${id}`, `there is no card ${JSON.stringify(id)} in this card set`);
    else if (card.token) say(`/main/${id}`, 'G2: a token does not belong in the deck');
    if (copies > COPIES) say(`/main/${id}`, `G2: ${copies} copies of one card`, { max: COPIES });
  }
  return faults;
}
