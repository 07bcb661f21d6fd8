import type { SampleDeck } from '../../../engine/index.ts';

const three = (...ids: string[]): Record<string, number> => Object.fromEntries(ids.map((id) => [id, 3]));

/** A Card File for each pair of neighbouring spheres. */
export const sampleDecks: readonly SampleDeck[] = [
  {
    id: 'lamp-and-kiln',
    title: 'Lamp and Kiln: mend what burns (Refess and Gowen)',
    deck: {
      souls: ['SO-01', 'SO-02', 'SO-06', 'SO-08', 'SO-03'],
      cards: {
        ...three('RE-01', 'RE-02', 'RE-03', 'GO-01', 'GO-04'),
        'RG-01': 2,
        'RE-04': 2,
        'RE-06': 1,
        'RE-20': 1,
        'GO-20': 2,
        'GO-22': 1,
        'RE-22': 1,
      },
    },
  },
  {
    id: 'open-furnace',
    title: 'Open Furnace: everything at once (Gowen)',
    deck: {
      souls: ['SO-03', 'SO-06', 'SO-01', 'SO-05', 'SO-04'],
      cards: {
        ...three('GO-01', 'GO-02', 'GO-03', 'GO-04', 'GO-08'),
        'GO-05': 2,
        'GO-06': 1,
        'GO-07': 2,
        'GO-09': 1,
        'GO-20': 2,
        'GO-21': 1,
        'GO-22': 1,
      },
    },
  },
  {
    id: 'sunken-ledger',
    title: 'Sunken Ledger: what you owe (Lawtia)',
    deck: {
      souls: ['SO-10', 'SO-12', 'SO-13', 'SO-05', 'SO-07'],
      cards: {
        ...three('LA-01', 'LA-02', 'LA-03', 'LA-08', 'LA-09'),
        'LA-04': 2,
        'LA-05': 1,
        'LA-06': 1,
        'LA-07': 2,
        'LA-20': 1,
        'LA-21': 1,
        'LA-22': 2,
      },
    },
  },
  {
    id: 'long-line',
    title: 'Long Line: never where they were (Falkow)',
    deck: {
      souls: ['SO-11', 'SO-04', 'SO-01', 'SO-09', 'SO-03'],
      cards: {
        ...three('FA-01', 'FA-02', 'FA-03', 'FA-05', 'FA-08'),
        'FA-04': 2,
        'FA-06': 1,
        'FA-07': 2,
        'FA-09': 1,
        'FA-20': 1,
        'FA-21': 2,
        'FA-22': 1,
      },
    },
  },
  {
    id: 'four-winds',
    title: 'Four Winds: a little of everything (all four spheres)',
    deck: {
      souls: ['SO-13', 'SO-08', 'SO-09', 'SO-10', 'SO-12'],
      cards: {
        ...three('GF-01', 'LF-01', 'RL-01', 'RG-01'),
        'RE-05': 2,
        'RE-07': 1,
        'RE-08': 2,
        'RE-09': 2,
        'RE-21': 1,
        'LA-02': 1,
        'GO-02': 2,
        'FA-01': 1,
        'FA-21': 1,
      },
    },
  },
  {
    id: 'open-road',
    title: 'Open Road: weighed and measured (all four spheres)',
    deck: {
      souls: ['SO-01', 'WA-06', 'WA-07', 'SO-11', 'SO-13'],
      cards: {
        'WA-01': 1,
        'WA-02': 1,
        'WA-03': 2,
        'WA-04': 2,
        'WA-05': 1,
        'WA-06': 1,
        'WA-07': 1,
        'WA-08': 1,
        'WA-09': 2,
        'WA-10': 2,
        'WA-11': 1,
        'WA-12': 1,
        'WA-13': 1,
        'WA-25': 1,
        'WA-20': 1,
        'WA-21': 1,
        'WA-22': 1,
        'WA-23': 1,
        'WA-24': 1,
        'WA-26': 1,
        'WA-27': 1,
      },
    },
  },
  {
    id: 'side-roads',
    title: 'Side Roads: by another way (all four spheres)',
    deck: {
      souls: ['SO-02', 'SO-04', 'SO-07', 'SO-08', 'SO-12'],
      cards: {
        ...three('OU-01', 'OU-02', 'OU-03', 'OU-04'),
        'OU-05': 2,
        'OU-08': 1,
        'OU-20': 2,
        'OU-21': 2,
        'OU-22': 1,
        'OU-24': 1,
        'OU-06': 2,
        'OU-07': 1,
        'OU-23': 1,
      },
    },
  },
];
