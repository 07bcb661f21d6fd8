import type { SampleDeck } from '../../../engine/index.ts';

/** Each card of a list so many times. */
const of = (copies: number, ids: string): Record<string, number> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, copies]));

/** A deck of 45 for every type of energy beside each of two others. */
export const sampleDecks: readonly SampleDeck[] = [
  {
    id: 'kiln-and-rail',
    title: 'Kiln and Rail: strikes first and everywhere (ember and spark)',
    deck: {
      main: {
        ...of(3, 'E01 E02 S01 S02'),
        ...of(2, 'E03 E04 E05 E06 S03 S04 S05 S06'),
        ...of(1, 'E07 E09 E10 E12 E13 E14 E15 S07 S09 S10 S12 S13 S14 S15 N01 N02 N03'),
      },
    },
  },
  {
    id: 'mask-and-wire',
    title: 'Mask and Wire: quick answers and empty hands (spark and veil)',
    deck: {
      main: {
        ...of(3, 'S01 S02 V01 V02'),
        ...of(2, 'S03 S04 S05 S06 V03 V04 V05 V06'),
        ...of(1, 'S07 S08 S09 S11 S12 S14 S15 V07 V09 V10 V12 V13 V14 V15 N04 N05 N01'),
      },
    },
  },
  {
    id: 'drowned-court',
    title: 'Drowned Court: nothing you play stays (veil and tide)',
    deck: {
      main: {
        ...of(3, 'V01 V02 T01 T02'),
        ...of(2, 'V03 V04 V05 V06 T03 T04 T05 T06'),
        ...of(1, 'V07 V08 V09 V11 V12 V14 V15 T07 T09 T10 T12 T13 T14 T15 N06 N07 N09'),
      },
    },
  },
  {
    id: 'mangrove',
    title: 'Mangrove: patient walls that grow (tide and root)',
    deck: {
      main: {
        ...of(3, 'T01 T02 R01 R02'),
        ...of(2, 'T03 T04 T05 T06 R03 R04 R05 R06'),
        ...of(1, 'T07 T08 T09 T11 T12 T14 T15 R07 R09 R10 R12 R13 R14 R15 N08 N09 N02'),
      },
    },
  },
  {
    id: 'burning-forest',
    title: 'Burning Forest: big agents and no regrets (root and ember)',
    deck: {
      main: {
        ...of(3, 'R01 R02 E01 E02'),
        ...of(2, 'R03 R04 R05 R06 E03 E04 E05 E06'),
        ...of(1, 'R07 R08 R09 R11 R12 R14 R15 E07 E08 E09 E11 E12 E14 E15 N03 N08 N06'),
      },
    },
  },
  {
    id: 'loom-and-forge',
    title: 'Loom and Forge: threads of fire (ember, and the Loom)',
    deck: {
      main: {
        ...of(3, 'E01 E02 E03'),
        ...of(2, 'L01 L02 L05 L19 L08 L11 L14 L18'),
        ...of(1, 'E04 E05 E06 E09 L03 L04 L06 L07 L09 L10 L12 L13 L15 L16 L17 L20 L21 L22 L23 L24'),
      },
    },
  },
  {
    id: 'cipher-and-tide',
    title: 'Cipher and Tide: one name, many keys (ember and tide, and the Cipher)',
    deck: {
      main: {
        ...of(3, 'E01 T01 C02'),
        ...of(2, 'E02 T02 C01 C03 C05 C06 C07 C08 C11 C13'),
        ...of(1, 'E04 T03 T04 T05 T06 N01 C04 C09 C10 C12 C14 C15 C16 C17 C18 C19'),
      },
    },
  },
  {
    id: 'mirror-and-root',
    title: 'Mirror and Root: patient, and never the same (tide and root, and the Hall of Mirrors)',
    deck: {
      main: {
        ...of(3, 'T01 T02 R01 R02 M01'),
        ...of(2, 'M02 M03 M04 B01 B02 R03 R04 R05'),
        ...of(1, 'M05 R06 B03 B04 B05 T11 R07 R09 R10 R12 R13 R14 N08 N09'),
      },
    },
  },
  {
    id: 'hazard-and-spark',
    title: 'Hazard and Spark: what the dice say (ember and spark, and the Hazard)',
    deck: {
      main: {
        ...of(3, 'E01 E02 S01 S02 H01'),
        ...of(2, 'H02 H03 H04 H06 H07 S03 S04 E03'),
        ...of(1, 'H05 H08 S05 S06 S07 S09 S10 S12 S13 E04 E05 E06 E07 E09'),
      },
    },
  },
];
