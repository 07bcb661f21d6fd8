import type { CardSet, Fault, Json, JsonObject } from '../../../engine/index.ts';
import type { Deck } from '../language/language.ts';
import type { Gundam } from './context.ts';

const SIZE = 50;
const RESOURCES = 10;
const COPIES = 4;
const COLOURS = 2;

/** 5-1-1: every fault of a deck at once. */
export function checkDeck(deck: Json, { cards }: CardSet<Gundam>, _options: JsonObject): Fault[] {
  const { main, resources } = deck as Deck;
  const faults: Fault[] = [];
  const say = (path: string, reason: string, accepts?: Json) =>
    faults.push({ path, reason, ...(accepts === undefined ? {} : { accepts }) });
  const total = (list: Record<string, number>) => Object.values(list).reduce((sum, copies) => sum + copies, 0);

  if (total(main) !== SIZE) say('/main', `5-1-1: the deck has ${total(main)} cards`, SIZE);
  if (total(resources) !== RESOURCES)
    say('/resources', `5-1-1: the resource deck has ${total(resources)} cards`, RESOURCES);
  const colours = new Set<string>();
  for (const [id, copies] of Object.entries(main)) {
    const card = cards.get(id);
    if (!card) {
      say(`/main/${id}`, `there is no card ${JSON.stringify(id)} in this card set`);
      continue;
    }
    if (card.type === 'resource' || card.token)
      say(`/main/${id}`, `5-1-1: a ${card.token ? 'token' : 'Resource'} does not belong in the deck`, [
        'unit',
        'pilot',
        'command',
        'base',
      ]);
    if (copies > COPIES) say(`/main/${id}`, `5-1-1: ${copies} copies of one card`, COPIES);
    if (card.color !== null && !card.token) colours.add(card.color);
  }
  if (colours.size > COLOURS)
    say('/main', `5-1-1: ${colours.size} colours (${[...colours].sort().join(', ')})`, COLOURS);
  for (const id of Object.keys(resources)) {
    const card = cards.get(id);
    if (!card) say(`/resources/${id}`, `there is no card ${JSON.stringify(id)} in this card set`);
    else if (card.type !== 'resource' || card.token)
      say(`/resources/${id}`, '5-1-1: only Resource cards belong in the resource deck', ['resource']);
  }
  return faults;
}
