import type { Card } from '../language/language.ts';

/** The Reed folk of the marsh: they grow together, know their lands and shift between the lanes. */
export const reed: readonly Card[] = [
  { id: 'R01', type: 'unit', name: 'Reed Walker', front: 3, back: 1, tribes: ['Reed'] },
  {
    id: 'R02',
    type: 'unit',
    name: 'Bog Sentry',
    front: 2,
    back: 2,
    tribes: ['Reed'],
    text: '[On Play] Your other Reed units in its row get +1 power this turn.',
    abilities: [
      {
        on: 'onPlay',
        effects: [
          {
            do: 'modify',
            target: { all: true, side: 'own', row: 'this', filter: { tribe: 'Reed', other: true } },
            power: 1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'R03',
    type: 'unit',
    name: 'Silt Scout',
    front: 2,
    back: 1,
    tribes: ['Reed', 'Scout'],
    text: '[On Summon] Look at the top 3 cards of your deck. You may take a Reed unit among them; put the others on the bottom.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          { do: 'look', count: 3, zone: 'deck' },
          {
            do: 'put',
            target: { choose: { upTo: 1 }, zone: 'looked', filter: { type: 'unit', tribe: 'Reed' } },
            to: 'hand',
          },
          { do: 'put', target: { all: true, zone: 'looked' }, to: 'deckBottom' },
        ],
      },
    ],
  },
  {
    id: 'R04',
    type: 'unit',
    name: 'Mire Ox',
    front: 5,
    back: 2,
    tribes: ['Reed', 'Beast'],
    text: 'Cost: rest a ready Reed unit.',
    cost: [{ rest: 1, filter: { tribe: 'Reed' } }],
  },
  {
    id: 'R05',
    type: 'unit',
    name: 'Heron Guide',
    front: 1,
    back: 2,
    tribes: ['Reed', 'Beast'],
    text: '[Main] [Rest] 2: move another unit of yours to an adjacent zone.',
    abilities: [
      {
        on: 'main',
        cost: [{ restThis: 2 }],
        effects: [{ do: 'move', target: { choose: 1, side: 'own', filter: { other: true } } }],
      },
    ],
  },
  {
    id: 'R06',
    type: 'unit',
    name: 'Sedge Mother',
    front: 2,
    back: 3,
    tribes: ['Reed'],
    text: 'Your other units in this lane get +1 power.',
    continuous: [{ to: { side: 'own', lane: 'this', filter: { other: true } }, power: 1 }],
  },
  {
    id: 'R07',
    type: 'unit',
    name: 'Eel Runner',
    front: 3,
    back: 0,
    tribes: ['Reed', 'Beast'],
    text: '[On Move]? Once a turn: draw a card.',
    abilities: [{ on: 'onMove', optional: true, oncePerTurn: true, effects: [{ do: 'draw' }] }],
  },
  {
    id: 'R08',
    type: 'unit',
    name: 'Frog Drummer',
    front: 1,
    back: 1,
    tribes: ['Reed'],
    text: '[Start of turn] If you have 3 Reed units or more, draw a card.',
    abilities: [
      {
        on: 'startOfTurn',
        if: { count: { side: 'own', filter: { tribe: 'Reed' } }, min: 3 },
        effects: [{ do: 'draw', count: 1, who: 'you' }],
      },
    ],
  },
  {
    id: 'R09',
    type: 'unit',
    name: 'Marsh Warden',
    front: 4,
    back: 1,
    tribes: ['Reed', 'Knight'],
    text: 'As long as you have 2 lands or more, this unit gets +2 power.',
    continuous: [{ if: { count: { side: 'own', zone: 'lands' }, min: 2 }, to: 'this', power: 2 }],
  },
  {
    id: 'R10',
    type: 'unit',
    name: 'Turtle Bearer',
    front: 2,
    back: 3,
    tribes: ['Reed', 'Beast'],
    text: '[On Death]? Return this card to your hand.',
    abilities: [{ on: 'onDeath', optional: true, effects: [{ do: 'put', target: 'this', to: 'hand' }] }],
  },
  {
    id: 'R11',
    type: 'unit',
    name: 'Dragonfly Lancer',
    front: 3,
    back: 2,
    tribes: ['Reed', 'Knight'],
    text: '[When Attacking] This unit gets +1 power this turn for each other Reed unit of yours, at most +3.',
    abilities: [
      {
        on: 'whenAttacking',
        effects: [
          {
            do: 'modify',
            target: 'this',
            power: { count: { side: 'own', filter: { tribe: 'Reed', other: true } }, max: 3 },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'R12',
    type: 'unit',
    name: 'Ferry Elder',
    front: 1,
    back: 3,
    tribes: ['Reed'],
    text: '[On Land Placed] When you place a land in this lane, you may move this unit to any other lane.',
    abilities: [
      {
        on: 'onLandPlaced',
        of: { side: 'own', lane: 'this' },
        effects: [{ may: [{ do: 'move', target: 'this', to: { lane: 'other' } }], prompt: 'move to another lane?' }],
      },
    ],
  },
  {
    id: 'R13',
    type: 'land',
    name: 'Old Causeway',
    text: 'Your units in this lane get +1 power.',
    continuous: [{ to: { side: 'own', zone: 'units', lane: 'this' }, power: 1 }],
  },
  {
    id: 'R14',
    type: 'land',
    name: 'Sunken Orchard',
    text: '[Start of main] Choose one: draw a card, then discard a card; or ready a rested unit of yours.',
    abilities: [
      {
        on: 'startOfMain',
        effects: [
          {
            oneOf: [
              { label: 'Draw a card, then discard a card', effects: [{ do: 'draw' }, { do: 'discard', count: 1 }] },
              {
                label: 'Ready a unit',
                effects: [{ do: 'ready', target: { choose: 1, side: 'own', filter: { state: 'rested' } } }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'R15',
    type: 'tech',
    name: 'Floodtide',
    text: 'Destroy a land of the opponent. If you do, they lay the top card of their deck as protection.',
    effects: [
      { do: 'destroy', target: { choose: 1, side: 'enemy', zone: 'lands' } },
      { ifYouDo: [{ do: 'addProtection', count: 1, who: 'opponent' }] },
    ],
  },
  {
    id: 'R16',
    type: 'tech',
    name: 'Reed Song',
    text: 'Summon a Reed unit with frontline power 3 or less from your hand to the backline.',
    effects: [
      {
        do: 'summon',
        target: { choose: 1, zone: 'hand', filter: { type: 'unit', tribe: 'Reed', front: { max: 3 } } },
        to: { row: 'back' },
      },
    ],
  },
];
