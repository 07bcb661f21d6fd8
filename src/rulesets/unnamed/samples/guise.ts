import type { Card } from '../language/language.ts';

/** The Guise: actors who are somebody else every night. */
export const guise: readonly Card[] = [
  {
    id: 'U01',
    type: 'unit',
    name: 'Face Lender',
    front: 1,
    back: 2,
    tribes: ['Guise'],
    text: '[When Attacking] Until the end of the turn this unit is a copy of another unit.',
    abilities: [
      {
        on: 'whenAttacking',
        optional: true,
        effects: [{ do: 'become', target: 'this', of: { choose: 1, filter: { other: true } }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'U02',
    type: 'tech',
    name: 'Death Mask',
    text: 'Cost: discard a card. A unit of yours becomes a copy of a unit in a graveyard. Lands of yours become copies of an enemy land until your next turn.',
    cost: [{ discard: 1 }],
    effects: [
      {
        do: 'become',
        target: { choose: 1, side: 'own' },
        of: { choose: 1, side: 'any', zone: 'graveyard', filter: { type: 'unit' } },
        until: 'always',
      },
      {
        do: 'become',
        target: { all: true, side: 'own', zone: 'lands' },
        of: { choose: 1, side: 'enemy', zone: 'lands' },
        until: 'nextTurn',
      },
    ],
  },
  {
    id: 'U03',
    type: 'unit',
    name: 'Quick-Change Artist',
    front: 1,
    back: 1,
    tribes: ['Guise'],
    text: '[On Play] Discard 2 cards: exchange this unit for an enemy unit with power 3 or less.',
    abilities: [
      {
        on: 'onPlay',
        optional: true,
        cost: [{ discard: 2 }],
        effects: [
          { do: 'exchange', target: 'this', with: { choose: 1, side: 'enemy', filter: { power: { max: 3 } } } },
        ],
      },
    ],
  },
];
