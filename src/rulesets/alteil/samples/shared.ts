import type { Card } from '../language/language.ts';

/** Cards of two spheres. */
export const shared: readonly Card[] = [
  {
    id: 'RG-01',
    type: 'unit',
    name: 'Lamplit Smith',
    text: 'Open: your Choir Novices and Clay Runners get AT +10 as long as they stand; your Glass Wardens heal fully. At Refess and Gowen 3: HP +20, AT +10, DF +5.',
    sphere: ['refess', 'gowen'],
    level: 2,
    tribes: ['Choir', 'Kiln'],
    hp: 45,
    at: 35,
    df: 5,
    agi: 4,
    rng: 1,
    rank: { level: 3, hp: 20, at: 10, df: 5 },
    skills: [
      {
        kind: 'open',
        name: 'Shared Anvil',
        effects: [
          {
            do: 'modify',
            to: { all: true, side: 'own', filter: { name: ['Choir Novice', 'Clay Runner'] } },
            at: 10,
            until: 'always',
          },
          { do: 'heal', amount: 999, to: { all: true, side: 'own', filter: { card: 'RE-03' } } },
        ],
      },
    ],
  },
  {
    id: 'LF-01',
    type: 'unit',
    name: 'Drowned Kite',
    text: 'Close, if the opponent has at least 3 cards in the Cemetery or Lawtia 3: all enemies get DF −5 until the end of the next turn.',
    sphere: ['lawtia', 'falkow'],
    level: 2,
    tribes: ['Kite', 'Bailiff'],
    hp: 35,
    at: 35,
    df: 0,
    agi: 7,
    rng: 2,
    skills: [
      {
        kind: 'close',
        name: 'Undertow',
        if: {
          any: [
            { compare: { cemetery: 'opponent' }, op: '>=', to: 3 },
            { compare: { sphere: 'lawtia', of: 'opponent' }, op: '>=', to: 3 },
          ],
        },
        effects: [{ do: 'modify', to: { all: true, side: 'enemy' }, df: -5, until: 'nextTurn' }],
      },
    ],
  },
  {
    id: 'GF-01',
    type: 'unit',
    name: 'Firework Crew',
    text: 'Start: both Iczers gain 1 SP. Auto, if exactly 2 of your units have the RNG of this one: 10 damage to a random enemy.',
    sphere: ['gowen', 'falkow'],
    level: 2,
    tribes: ['Kiln', 'Kite'],
    hp: 35,
    at: 30,
    df: 0,
    agi: 5,
    rng: 2,
    skills: [
      { kind: 'start', name: 'Applause', effects: [{ do: 'gainSp', amount: 1, who: 'each' }] },
      {
        kind: 'auto',
        name: 'Salute',
        if: { count: { side: 'own', filter: { rng: { is: { stat: 'rng', of: 'this' } } } }, is: 2 },
        effects: [{ do: 'damage', amount: 10, to: { random: 1, side: 'enemy' } }],
      },
    ],
  },
  {
    id: 'RL-01',
    type: 'unit',
    name: 'Penitent Advocate',
    text: 'Open: both Iczers lose 1 SP. Action (0 SP): choose a unit; during this turn its DF becomes 5 more than this unit’s and its AGI this unit’s level.',
    sphere: ['refess', 'lawtia'],
    level: 2,
    tribes: ['Choir', 'Bailiff'],
    hp: 45,
    at: 25,
    df: 5,
    agi: 3,
    rng: 1,
    skills: [
      { kind: 'open', name: 'Adjourned', effects: [{ do: 'loseSp', amount: 1, who: 'each' }] },
      {
        kind: 'action',
        name: 'Plea',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'any' } },
          { do: 'setStat', to: 'it', stat: 'df', value: { scale: { stat: 'df', of: 'this' }, plus: 5 }, until: 'turn' },
          { do: 'setStat', to: 'it', stat: 'agi', value: { stat: 'level', of: 'this' }, until: 'turn' },
        ],
      },
    ],
  },
];
