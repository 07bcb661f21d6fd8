import type { SampleDeck } from '../../../engine/index.ts';

/** Each card of a list so many times. */
const of = (copies: number, ids: string): Record<string, number> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, copies]));

/** Decks of 45 for pairs of energy types. */
export const sampleDecks: readonly SampleDeck[] = [
  {
    id: 'kiln-and-rail',
    title: 'Kiln and Rail: strikes first and everywhere (ember and spark)',
    deck: {
      main: {
        ...of(3, 'E01 S01 E04 E05 E06 S04 S05'),
        ...of(2, 'E02 E03 S02 S03 E07 S07 E09 S09 E13 S14'),
        ...of(1, 'E08 S08 E12 S12'),
      },
    },
  },
];
