import type { CardSet, Fault, Json, JsonObject } from '../../../engine/index.ts';
import type { Deck } from '../language/language.ts';
import { COPIES } from '../language/words.ts';
import type { Alteil } from './context.ts';

const SOULS = 5;
const OTHERS = 25;

/** G1 and R80: every fault of a Card File at once. */
export function checkDeck(deck: Json, { cards }: CardSet<Alteil>, { sameCard }: JsonObject): Fault[] {
  const { souls, cards: counts } = deck as Deck;
  const faults: Fault[] = [];
  const say = (path: string, reason: string, accepts?: Json) =>
    faults.push({ path, reason, ...(accepts === undefined ? {} : { accepts }) });
  if (souls.length !== SOULS) say('/souls', `G1: ${souls.length} Soul Cards`, SOULS);
  souls.forEach((id, at) => {
    const card = cards.get(id);
    if (!card) say(`/souls/${at}`, `there is no card ${JSON.stringify(id)} in this card set`);
    else if (card.lp === 0) say(`/souls/${at}`, `G1: a ${card.type} without LP is no Soul Card`, ['soul']);
  });
  const total = Object.values(counts).reduce((sum, copies) => sum + copies, 0);
  if (total !== OTHERS) say('/cards', `G1: ${total} cards that are no Soul Cards`, OTHERS);
  for (const id of Object.keys(counts)) {
    const card = cards.get(id);
    if (!card) say(`/cards/${id}`, `there is no card ${JSON.stringify(id)} in this card set`);
    else if (card.type === 'soul') say(`/cards/${id}`, 'G1: a Soul Card belongs among the souls', ['unit', 'grimoire']);
  }
  // R2: printings of one name are one card, wherever in the File they lie. Each is told where it comes first.
  const soul = (id: string): boolean => (cards.get(id)?.lp ?? 0) > 0;
  const played = (id: string): boolean => cards.get(id)?.type !== 'soul';
  const named = (id: string): string => (sameCard === 'id' ? id : (cards.get(id)?.name ?? id));
  const places = [
    ...souls.map((id, at) => ({ id, path: `/souls/${at}`, copies: soul(id) ? 1 : 0 })),
    ...Object.entries(counts).map(([id, copies]) => ({ id, path: `/cards/${id}`, copies: played(id) ? copies : 0 })),
  ].flatMap(({ id, path, copies }) => (copies > 0 ? [{ id, name: named(id), path, copies }] : []));
  places.forEach(({ path, name }, at) => {
    if (places.findIndex((other) => other.name === name) < at) return;
    const alike = places.filter((other) => other.name === name);
    const copies = alike.reduce((sum, other) => sum + other.copies, 0);
    const allowed = Math.max(...alike.map(({ id }) => cards.get(id)?.copies ?? COPIES));
    if (copies > allowed) say(path, `${allowed === COPIES ? 'G1' : 'R80'}: ${copies} copies of one card`, allowed);
  });
  return faults;
}
