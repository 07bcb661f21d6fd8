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
  {
    id: 'U04',
    type: 'unit',
    name: 'Prompter',
    front: 1,
    back: 3,
    tribes: ['Guise'],
    text: 'If an effect would put applause on a unit of yours, it puts twice as much there. If an enemy effect would take counters off it, it does not. [Start of Main] Put applause on a unit of yours. The next applause that you yourself would get this turn is a card instead.',
    abilities: [
      {
        on: 'startOfMain',
        effects: [
          { do: 'mark', target: { choose: 1, side: 'own' }, name: 'applause' },
          {
            next: { of: 'beMarked', counter: 'applause', to: { player: 'you' } },
            until: 'turn',
            effects: [{ do: 'draw' }],
          },
        ],
      },
    ],
    continuous: [
      {
        to: { side: 'own' },
        instead: {
          of: 'beMarked',
          counter: 'applause',
          effects: [{ do: 'mark', target: 'cause', name: 'applause', count: { eventAmount: true, times: 2 } }],
        },
      },
      { to: { side: 'own' }, instead: { of: 'beUnmarked', by: { side: 'enemy' }, effects: [] } },
    ],
  },
  {
    id: 'U05',
    type: 'unit',
    name: 'Understudy',
    front: 2,
    back: 2,
    tribes: ['Guise'],
    text: 'If you would lose the game, put this unit into the trash and your hand under your deck instead, and draw two cards.',
    continuous: [
      {
        to: { player: 'you' },
        instead: {
          of: 'lose',
          effects: [
            { do: 'put', target: 'this', to: 'trash' },
            { do: 'put', target: { all: true, side: 'own', zone: 'hand' }, to: 'deckBottom' },
            { do: 'draw', count: 2 },
          ],
        },
      },
    ],
  },
  {
    id: 'U06',
    type: 'unit',
    name: 'Trapdoor Actor',
    front: 1,
    back: 2,
    tribes: ['Guise'],
    text: 'If an enemy effect would make you discard this card, summon it instead. While this unit stands, land cards that you would discard go under your deck instead. [On Summon] The next unit card that the opponent would discard this turn becomes protection of theirs instead.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          {
            next: { of: 'discard', to: { player: 'opponent' }, filter: { type: 'unit' } },
            until: 'turn',
            effects: [{ do: 'put', target: 'cause', to: 'protection' }],
          },
        ],
      },
    ],
    continuous: [
      {
        from: 'hand',
        to: 'this',
        instead: { of: 'discard', by: { side: 'enemy' }, effects: [{ do: 'summon', target: 'this' }] },
      },
      {
        to: { player: 'you' },
        instead: {
          of: 'discard',
          filter: { type: 'land' },
          effects: [{ do: 'put', target: 'cause', to: 'deckBottom' }],
        },
      },
    ],
  },
];
