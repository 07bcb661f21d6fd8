import type { Card } from '../language/language.ts';

/** Soul Cards: what an Iczer is made of, and what it does when it breaks. */
export const souls: readonly Card[] = [
  { id: 'SO-01', type: 'soul', name: 'Plain Courage', lp: 3 },
  {
    id: 'SO-02',
    type: 'soul',
    name: 'Stubborn Heart',
    lp: 2,
    text: 'Soul: heal 20 to all your units.',
    skills: [{ kind: 'soul', effects: [{ do: 'heal', amount: 20, to: { all: true, side: 'own' } }] }],
  },
  {
    id: 'SO-03',
    type: 'soul',
    name: 'Old Grudge',
    lp: 1,
    text: 'Soul: 30 damage to a random enemy.',
    skills: [{ kind: 'soul', effects: [{ do: 'damage', amount: 30, to: { random: 1, side: 'enemy' } }] }],
  },
  {
    id: 'SO-04',
    type: 'soul',
    name: 'Last Coin',
    lp: 2,
    text: 'Soul: gain 2 SP.',
    skills: [{ kind: 'soul', effects: [{ do: 'gainSp', amount: 2 }] }],
  },
  {
    id: 'SO-05',
    type: 'soul',
    name: 'Answering Wound',
    lp: 1,
    text: 'Soul: the opponent takes 1 LP damage.',
    skills: [{ kind: 'soul', effects: [{ do: 'lpDamage', amount: 1, who: 'opponent' }] }],
  },
  {
    id: 'SO-06',
    type: 'soul',
    name: 'Wildfire Temper',
    lp: 1,
    text: 'Soul: 20 damage to all enemies.',
    skills: [{ kind: 'soul', effects: [{ do: 'damage', amount: 20, to: { all: true, side: 'enemy' } }] }],
  },
  {
    id: 'SO-07',
    type: 'soul',
    name: 'Cold Patience',
    lp: 2,
    text: 'Soul: all enemies get AGI −2 until the end of the next turn.',
    skills: [
      { kind: 'soul', effects: [{ do: 'modify', to: { all: true, side: 'enemy' }, agi: -2, until: 'nextTurn' }] },
    ],
  },
  {
    id: 'SO-08',
    type: 'soul',
    name: 'Steady Hands',
    lp: 2,
    text: 'Soul: your units get DF +10 until the end of the next turn.',
    skills: [{ kind: 'soul', effects: [{ do: 'modify', to: { all: true, side: 'own' }, df: 10, until: 'nextTurn' }] }],
  },
  {
    id: 'SO-09',
    type: 'soul',
    name: 'Second Breath',
    lp: 1,
    text: 'Soul: revive a random CLOSED unit of yours.',
    skills: [{ kind: 'soul', effects: [{ do: 'revive', to: { random: 1, side: 'own', state: 'closed' } }] }],
  },
  {
    id: 'SO-10',
    type: 'soul',
    name: 'Spite',
    lp: 1,
    text: 'Soul: the opponent loses 2 SP.',
    skills: [{ kind: 'soul', effects: [{ do: 'loseSp', amount: 2, who: 'opponent' }] }],
  },
  {
    id: 'SO-11',
    type: 'soul',
    name: 'Restlessness',
    lp: 2,
    text: 'Soul: your Engaged units become Disengaged.',
    skills: [
      {
        kind: 'soul',
        effects: [{ do: 'disengage', to: { all: true, side: 'own', state: 'open', filter: { engaged: true } } }],
      },
    ],
  },
  {
    id: 'SO-12',
    type: 'soul',
    name: 'Undertaker’s Calm',
    lp: 2,
    copies: 5,
    text: 'Soul: an enemy of 20 HP or less, picked by chance, is closed. A Card File may have 5.',
    skills: [
      { kind: 'soul', effects: [{ do: 'close', to: { random: 1, side: 'enemy', filter: { hp: { max: 20 } } } }] },
    ],
  },
  {
    id: 'SO-13',
    type: 'soul',
    name: 'Quiet Faith',
    lp: 3,
    text: 'Soul, if you have fewer LP than the opponent: gain 1 SP.',
    skills: [
      {
        kind: 'soul',
        if: { compare: { lp: 'you' }, op: '<', to: { lp: 'opponent' } },
        effects: [{ do: 'gainSp', amount: 1 }],
      },
    ],
  },
];
