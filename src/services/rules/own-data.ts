import { cardData } from '../../contracts/own-data.ts';
import type { AnyRuleset, Fault, Json, JsonObject } from '../../engine/index.ts';
import { OWN_DATA, readShape, wordsByCard } from '../../engine/index.ts';
import type { CardData, CardSetData } from '../../store/card-data.ts';

/** How long the address of a picture may be for a scene to give it. */
const LONGEST_IMAGE = 2000;

const isCard = (card: Json): card is JsonObject => typeof card === 'object' && card !== null && !Array.isArray(card);

/** Each card with data of its owner, and where it stands. */
const cardsWithData = (cards: readonly Json[]): { card: JsonObject; at: number }[] =>
  cards.flatMap((card, at) =>
    isCard(card) && OWN_DATA.some((name) => card[name] !== undefined) ? [{ card, at }] : [],
  );

/** What is wrong with the data of their owner on cards, with pointers below `base`. */
export const faultsInData = (cards: readonly Json[], base: string): Fault[] =>
  cardsWithData(cards).flatMap(({ card, at }) => {
    const read = readShape(cardData, card, `${base}/${at}`);
    return read.success ? [] : read.faults;
  });

/** The data of their owner on cards in which nothing is wrong, by the ids of the cards. */
export const dataOnCards = (cards: readonly Json[]): Record<string, CardData> =>
  Object.fromEntries(
    cardsWithData(cards).map(({ card: { id, externalId, metadata } }) => [
      String(id),
      {
        ...(externalId === undefined ? {} : { externalId: externalId as string }),
        ...(metadata === undefined ? {} : { metadata: metadata as JsonObject }),
      },
    ]),
  );

/** The data of an owner as they are kept; null where there are none. */
export function keptData(said: Partial<CardSetData>): CardSetData | null {
  const { externalId = null, metadata = null, cards = {}, words = {} } = said;
  const own = { externalId, metadata, cards, ...(Object.keys(words).length > 0 ? { words } : {}) };
  return externalId === null && metadata === null && Object.keys({ ...cards, ...words }).length === 0 ? null : own;
}

/** What is kept of cards beside what rules read of them: data of their owner, and the words that they were put in. */
export const beside = (rules: AnyRuleset, cards: readonly Json[]): Pick<CardSetData, 'cards' | 'words'> => ({
  cards: dataOnCards(cards),
  words: wordsByCard(rules, cards),
});

/** Cards as they were sent: with the data of their owner. */
export const withData = (cards: readonly Json[], { cards: data }: Pick<CardSetData, 'cards'>): Json[] =>
  cards.map((card) => {
    const own = isCard(card) && Object.hasOwn(data, String(card.id)) ? data[String(card.id)] : undefined;
    return own === undefined ? card : ({ ...(card as JsonObject), ...own } as JsonObject);
  });

/** The addresses of pictures that the owner gives (`metadata.image`), by the ids of the cards. */
export const imagesIn = (data: Record<string, CardData>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([id, { metadata }]) => {
      const image = metadata?.image;
      return typeof image === 'string' && image !== '' && image.length <= LONGEST_IMAGE ? [[id, image]] : [];
    }),
  );
