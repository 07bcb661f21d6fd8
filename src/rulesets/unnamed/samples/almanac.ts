import type { Card } from '../language/language.ts';

/** The Almanac: names, numbers and the turn of the year. */
export const almanac: readonly Card[] = [
  {
    id: 'A01',
    type: 'unit',
    name: 'Borrowed Face',
    alsoNamed: ['Old Rival', 'Volunteer'],
    front: 3,
    back: 2,
    tribes: ['Almanac'],
    text: 'This unit is called Old Rival and Volunteer as well.',
  },
  {
    id: 'A02',
    type: 'land',
    name: 'Third Harvest',
    alsoNamed: 'Waystone',
    text: 'This land is called Waystone as well. [Start of turn] In every third turn of yours, draw a card.',
    abilities: [{ on: 'startOfTurn', if: { turn: 'yours', every: 3 }, effects: [{ do: 'draw' }] }],
  },
  {
    id: 'A03',
    type: 'tech',
    name: 'Lent Bell',
    text: 'Give a unit of yours “[On Death] Draw a card” as long as it stands. When this card is taken from your protection, you may play it for nothing.',
    abilities: [
      { id: 'knell', on: 'onDeath', granted: true, effects: [{ do: 'draw' }] },
      { on: 'whenTaken', optional: true, effects: [{ do: 'play', target: 'this', free: true }] },
    ],
    effects: [{ do: 'grant', target: { choose: 1, side: 'own' }, ability: 'knell', until: 'always' }],
  },
  {
    id: 'A04',
    type: 'unit',
    name: 'Keeper of the Year',
    front: 2,
    back: 3,
    tribes: ['Almanac'],
    text: '[Main] Once in the match: draw 2 cards.',
    abilities: [{ on: 'main', timesPerMatch: 1, effects: [{ do: 'draw', count: 2 }] }],
  },
  {
    id: 'A05',
    type: 'tech',
    name: 'Balance Sheet',
    text: 'A unit of yours and an opposing one exchange their powers this turn.',
    effects: [
      { do: 'choose', target: { choose: 1, side: 'own' }, as: 'ours' },
      { do: 'choose', target: { choose: 1, side: 'enemy' }, as: 'theirs' },
      { do: 'remember', amount: { stat: 'power', of: { ref: 'ours' } }, as: 'before' },
      { do: 'setPower', target: { ref: 'ours' }, power: { stat: 'power', of: { ref: 'theirs' } }, until: 'turn' },
      { do: 'setPower', target: { ref: 'theirs' }, power: { remembered: 'before' }, until: 'turn' },
    ],
  },
  {
    id: 'A06',
    type: 'tech',
    name: 'Fork in the Year',
    text: 'Choose one that can be done: destroy an opposing land; or ready a unit of yours; or summon a unit from your graveyard to your backline with [Rest] 2.',
    effects: [
      {
        oneOf: [
          { label: 'Drought', effects: [{ do: 'destroy', target: { choose: 1, side: 'enemy', zone: 'lands' } }] },
          {
            label: 'Thaw',
            effects: [{ do: 'ready', target: { choose: 1, side: 'own', filter: { state: 'rested' } } }],
          },
          {
            label: 'Spring',
            effects: [
              {
                do: 'summon',
                target: { choose: 1, side: 'own', zone: 'graveyard' },
                to: { row: 'back' },
                rest: 2,
              },
            ],
          },
        ],
        possible: true,
      },
    ],
  },
  {
    id: 'A07',
    type: 'tech',
    name: 'Midwinter Pyre',
    alsoNamed: 'Bonfire',
    cost: [{ discard: 1 }],
    continuous: [{ from: 'hand', if: { count: { side: 'own' }, min: 3 }, to: 'this', less: { discard: 1 } }],
    text: 'Cost: discard a card, unless you have 3 units or more. This card is called Bonfire as well. Choose a unit of yours. At the same time it dies, your other units get its power this turn, and each player draws a card.',
    effects: [
      { do: 'choose', target: { choose: 1, side: 'own' }, as: 'log' },
      {
        together: [
          { do: 'destroy', target: { ref: 'log' } },
          {
            do: 'modify',
            target: { all: true, side: 'own', filter: { not: { among: { ref: 'log' } } } },
            power: { stat: 'power', of: { ref: 'log' } },
            until: 'turn',
          },
          { do: 'draw', who: 'each' },
        ],
      },
    ],
  },
  {
    id: 'A08',
    type: 'tech',
    name: 'Year’s Reckoning',
    text: 'Destroy up to 2 units of yours. Draw half as many cards as you had units before, rounded up, and one less, but at least 1 and at most 2.',
    effects: [
      { do: 'remember', amount: { count: { side: 'own' } }, as: 'before' },
      { do: 'destroy', target: { choose: { upTo: 2 }, side: 'own' } },
      {
        do: 'draw',
        count: { remembered: 'before', times: 1, divide: 2, round: 'up', plus: -1, min: 1, max: 2 },
      },
    ],
  },
];
