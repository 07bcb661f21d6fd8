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
    text: '[Main] Once in the match: draw 2 cards. [On Protection Laid] When you lay protection, this unit gets as much power this turn.',
    abilities: [
      { on: 'main', timesPerMatch: 1, effects: [{ do: 'draw', count: 2 }] },
      {
        on: 'onProtectionLaid',
        of: { side: 'own' },
        effects: [{ do: 'modify', target: 'this', power: { eventAmount: true }, until: 'turn' }],
      },
    ],
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
  {
    id: 'A09',
    type: 'unit',
    name: 'Ember Miser',
    front: 2,
    back: 3,
    tribes: ['Almanac', 'Golem'],
    text: '[Start of turn] Put an ember on this unit. [Main] Take 2 embers off this unit: destroy an opposing unit with power 2 or less. [Main] Take another unit of yours back to the hand: this unit gets +2 power this turn.',
    abilities: [
      { on: 'startOfTurn', effects: [{ do: 'mark', target: 'this', name: 'ember' }] },
      {
        on: 'main',
        cost: [{ unmark: 2, name: 'ember' }],
        effects: [{ do: 'destroy', target: { choose: 1, side: 'enemy', filter: { power: { max: 2 } } } }],
      },
      {
        on: 'main',
        cost: [{ take: 1, filter: { other: true } }],
        effects: [{ do: 'modify', target: 'this', power: 2, until: 'turn' }],
      },
    ],
  },
  {
    id: 'A10',
    type: 'unit',
    name: 'Late Returner',
    front: 3,
    back: 1,
    tribes: ['Almanac'],
    text: '[Main] From your graveyard: put 2 other units of your graveyard under your deck; summon this unit with [Rest] 2.',
    abilities: [
      {
        on: 'main',
        from: 'graveyard',
        cost: [{ bury: 2, from: 'graveyard', filter: { type: 'unit' } }],
        effects: [{ do: 'summon', target: 'this', rest: 2 }],
      },
    ],
  },
  {
    id: 'A11',
    type: 'tech',
    name: 'Loose Leaf',
    text: 'Draw a card. When this card is drawn, you may show it and lose a card of protection to draw another. When it is discarded, you may play it for nothing.',
    abilities: [
      { on: 'whenDrawn', optional: true, effects: [{ do: 'removeProtection', to: 'hand' }, { do: 'draw' }] },
      { on: 'whenDiscarded', optional: true, effects: [{ do: 'play', target: 'this', free: true }] },
    ],
    effects: [{ do: 'draw' }],
  },
  {
    id: 'A12',
    type: 'tech',
    name: 'Fair Wheel',
    cost: [{ discard: 2 }],
    text: 'Cost: discard 2 cards, one less for each Almanac unit of yours. Choose a number from 1 to 3, then roll one. If they are the same, destroy every unit of that power; otherwise chance destroys a land of yours or one of the opponent. You choose a card of the opponent’s hand, which they discard.',
    continuous: [
      { from: 'hand', to: 'this', less: { discard: { count: { side: 'own', filter: { tribe: 'Almanac' } } } } },
    ],
    effects: [
      { do: 'chooseNumber', min: 1, max: 3, as: 'bet', by: 'you' },
      { do: 'roll', min: 1, max: 3, as: 'wheel' },
      {
        if: { compare: { remembered: 'bet' }, op: '=', to: { remembered: 'wheel' } },
        then: [{ do: 'destroy', target: { all: true, filter: { power: { is: { remembered: 'bet' } } } } }],
        else: [
          {
            oneOf: [
              { label: 'Yours', effects: [{ do: 'destroy', target: { choose: 1, side: 'own', zone: 'lands' } }] },
              { label: 'Theirs', effects: [{ do: 'destroy', target: { choose: 1, side: 'enemy', zone: 'lands' } }] },
            ],
            random: true,
            possible: true,
          },
        ],
      },
      { do: 'discard', who: 'opponent', by: 'you' },
    ],
  },
  {
    id: 'A13',
    type: 'unit',
    name: 'Kin Caller',
    front: 1,
    back: 2,
    tribes: ['Almanac'],
    text: 'Your units get +1 power for each ember on them. [On Play] Choose another unit of yours. All units of yours that share a tribe with it get +1 power this turn.',
    continuous: [{ to: { side: 'own' }, power: { counter: 'ember', of: 'each' } }],
    abilities: [
      {
        on: 'onPlay',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', filter: { other: true } }, as: 'model' },
          {
            do: 'modify',
            target: { all: true, side: 'own', filter: { shares: { what: 'tribe', with: { ref: 'model' } } } },
            power: 1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'A14',
    type: 'unit',
    name: 'Namesake Clerk',
    front: 2,
    back: 2,
    tribes: ['Almanac'],
    text: '[Main] Put 2 cards of your trash under your deck: choose a unit of yours. Search your deck for a card of its name, take it and shuffle. Opposing units in the same lane get −1 power this turn.',
    abilities: [
      {
        on: 'main',
        cost: [{ bury: 2, from: 'trash' }],
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own' }, as: 'model' },
          {
            do: 'put',
            target: {
              choose: { upTo: 1 },
              zone: 'deck',
              filter: { shares: { what: 'name', with: { ref: 'model' } } },
            },
            to: 'hand',
          },
          { do: 'shuffle', zone: 'deck' },
          {
            do: 'modify',
            target: { all: true, side: 'enemy', filter: { shares: { what: 'lane', with: { ref: 'model' } } } },
            power: -1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'A15',
    type: 'unit',
    name: 'Leap Day',
    front: 2,
    back: 2,
    tribes: ['Almanac'],
    text: '[On Summon] The next time a unit of yours would be destroyed by the opponent in this turn, put it back to the hand instead. Once a turn, if this unit would be destroyed by combat, it is rested for 2 instead. If you would lose protection by an attack, nothing happens instead, at most twice a turn and twice in the match.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          {
            next: { of: 'beDestroyed', to: { side: 'own' }, by: { side: 'enemy' } },
            times: 1,
            until: 'turn',
            effects: [{ do: 'put', target: 'cause', to: 'hand' }],
          },
        ],
      },
    ],
    continuous: [
      {
        to: 'this',
        instead: {
          of: 'beDestroyed',
          by: { means: 'combat' },
          oncePerTurn: true,
          effects: [{ do: 'rest', target: 'this', count: 2 }],
        },
      },
      {
        to: { player: 'you' },
        instead: { of: 'loseProtection', by: { means: 'attack' }, timesPerTurn: 2, timesPerMatch: 2, effects: [] },
      },
    ],
  },
];
