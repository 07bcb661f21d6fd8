import type { Card } from '../language/language.ts';

/** The Loom: weavers who count, remember and mark. */
export const loom: readonly Card[] = [
  {
    id: 'L01',
    type: 'unit',
    name: 'Tally Weaver',
    front: 2,
    back: 1,
    tribes: ['Loom'],
    text: '[On Play] Draw a card for every two units that died in the turn before, rounded up, at most 3.',
    abilities: [
      {
        on: 'onPlay',
        effects: [
          {
            do: 'draw',
            count: { history: 'died', who: 'each', span: 'lastTurn', divide: 2, round: 'up', max: 3 },
          },
        ],
      },
    ],
  },
  {
    id: 'L02',
    type: 'unit',
    name: 'Knot Keeper',
    front: 1,
    back: 3,
    tribes: ['Loom'],
    text: '[Start of turn] Put a knot on this unit. [Main] Take all knots off this unit: draw that many cards, less 1.',
    abilities: [
      { on: 'startOfTurn', effects: [{ do: 'mark', target: 'this', name: 'knot' }] },
      {
        on: 'main',
        if: { is: 'this', filter: { marked: { name: 'knot', min: 2, max: 99 } } },
        effects: [
          { do: 'unmark', target: 'this', name: 'knot' },
          { do: 'draw', count: { did: true, plus: -1, min: 1, max: 5 } },
        ],
      },
    ],
  },
  {
    id: 'L03',
    type: 'unit',
    name: 'Pattern Reader',
    front: 2,
    back: 2,
    tribes: ['Loom'],
    text: 'This unit has +1 power for every two tribes among your units, rounded down, and for each lane beyond the first in which you have units.',
    continuous: [
      {
        to: 'this',
        power: {
          sum: [
            { distinct: 'tribe', of: { all: true, side: 'own' }, divide: 2, round: 'down' },
            { distinct: 'lane', of: { all: true, side: 'own' }, plus: -1, min: 0, max: 2, times: 1 },
          ],
        },
      },
    ],
  },
  {
    id: 'L04',
    type: 'tech',
    name: 'Cut the Thread',
    text: 'Choose a lane. The unit with the least power there is destroyed, or all of them if several have as little. If none was, draw a card for each two names among your lands.',
    effects: [
      { do: 'chooseLane', as: 'here', by: 'you' },
      {
        do: 'destroy',
        target: {
          all: true,
          as: 'weak',
          lane: { chosen: 'here' },
          filter: {
            power: { is: { stat: 'power', of: { all: true, lane: { chosen: 'here' } }, take: 'lowest' } },
          },
        },
      },
      {
        if: { compare: { did: true, times: 1, divide: 1, round: 'down' }, op: '=', to: 0 },
        then: [
          {
            do: 'draw',
            count: {
              distinct: 'name',
              of: { all: true, side: 'own', zone: 'lands' },
              times: 1,
              divide: 2,
              round: 'up',
              plus: 0,
              min: 0,
              max: 2,
            },
          },
        ],
      },
    ],
  },
  {
    id: 'L05',
    type: 'unit',
    name: 'Shuttle Runner',
    front: 3,
    back: 1,
    tribes: ['Loom', 'Scout'],
    text: '[When Attacking] Units in the lanes beside this one that attacked this turn get +1 power. [On Move] Units in this lane’s other row are readied if they have moved.',
    abilities: [
      {
        on: 'whenAttacking',
        effects: [
          {
            do: 'modify',
            target: {
              all: true,
              side: 'own',
              lane: { of: 'this', is: 'next' },
              filter: { history: { word: 'attacked', span: 'attack', min: 1 } },
            },
            power: 1,
            until: 'turn',
          },
        ],
      },
      {
        on: 'onMove',
        effects: [
          {
            do: 'ready',
            target: {
              all: true,
              side: 'own',
              lane: [{ of: 'this' }],
              row: { of: 'this', is: 'other' },
              filter: { history: { word: 'moved', max: 3 } },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'L06',
    type: 'tech',
    name: 'Unravel',
    text: 'Choose one to three enemy units, at most as many as there are cards in your hand. Each gets a snag until your next turn. Units with two snags are destroyed.',
    effects: [
      {
        do: 'choose',
        target: { choose: { min: 1, max: { count: { side: 'own', zone: 'hand' }, max: 3 } }, side: 'enemy' },
        as: 'snagged',
      },
      { do: 'mark', target: { ref: 'snagged' }, name: 'snag', count: 1, until: 'nextTurn' },
      {
        forEach: { ref: 'snagged' },
        effects: [
          {
            if: { is: 'it', filter: { marked: { name: 'snag', is: 2 } } },
            then: [{ do: 'destroy', target: 'it' }],
          },
        ],
      },
    ],
  },
  {
    id: 'L07',
    type: 'land',
    name: 'Weaving Hall',
    text: '[End of turn] You get a thread for every two cards you played, at most 3. [Main] If you have 3 threads or more: take 3 away and draw 2 cards.',
    abilities: [
      {
        on: 'endOfTurn',
        effects: [
          {
            do: 'mark',
            target: { player: 'you' },
            name: 'thread',
            count: { history: 'played', times: 1, divide: 2, round: 'down', plus: 0, min: 0, max: 3 },
          },
        ],
      },
      {
        on: 'main',
        if: {
          compare: {
            counter: 'thread',
            of: { player: 'you' },
            times: 1,
            divide: 1,
            round: 'down',
            plus: 0,
            min: 0,
            max: 99,
          },
          op: '>=',
          to: 3,
        },
        effects: [
          { do: 'unmark', target: { player: 'you' }, name: 'thread', count: 3 },
          { do: 'draw', count: 2 },
        ],
      },
    ],
  },
  {
    id: 'L08',
    type: 'tech',
    name: 'Loose Ends',
    text: 'Up to as many units as you have lost in combat this match, at most 2, go back to their owners’ hands. A random enemy unit of an odd one out is rested.',
    effects: [
      {
        do: 'put',
        target: { choose: { upTo: { history: 'lost', span: 'match', max: 2 } }, side: 'any' },
        to: 'hand',
      },
      {
        do: 'rest',
        target: {
          random: { count: { side: 'enemy' }, divide: 2, round: 'up' },
          as: 'odd',
          side: 'enemy',
          filter: {
            not: { history: { word: 'won', span: 'lastTurn', is: 1 } },
            anyOf: [{ history: { word: 'lost', span: 'turn', max: 0 } }],
          },
        },
      },
      {
        do: 'modify',
        target: { ref: 'odd' },
        power: { counter: 'knot', of: { ref: 'odd' }, times: -1 },
        until: 'turn',
      },
    ],
  },
  {
    id: 'L09',
    type: 'unit',
    name: 'Chronicle Spinner',
    front: 2,
    back: 2,
    tribes: ['Loom'],
    text: '[Start of turn] This unit gets +1 power this turn for each of these that happened in the turn before: you discarded, a land of yours was lost, protection was hit, a unit of yours killed.',
    abilities: [
      {
        on: 'startOfTurn',
        effects: [
          {
            do: 'modify',
            target: 'this',
            power: {
              sum: [
                { history: 'discarded', span: 'lastTurn', max: 1 },
                { history: 'landLost', span: 'lastTurn', max: 1 },
                { history: 'hit', who: 'opponent', span: 'lastTurn', max: 1 },
                { history: 'killed', span: 'lastTurn', max: 1 },
              ],
            },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'L10',
    type: 'land',
    name: 'Dyeing Vats',
    text: '[On Draw] When you draw two cards or more: one unit of yours in this lane gets +1 power this turn for every two cards, at least 1 and at most 3. [Main] If you drew 3 cards and used a [Main] effect: a card.',
    abilities: [
      {
        on: 'onDraw',
        of: { side: 'own' },
        if: {
          compare: { eventAmount: true, times: 1, divide: 1, round: 'down', plus: 0, min: 0, max: 9 },
          op: '>=',
          to: 2,
        },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, side: 'own', lane: 'this' },
            power: { eventAmount: true, divide: 2, round: 'down', min: 1, max: 3 },
            until: 'turn',
          },
        ],
      },
      {
        on: 'main',
        if: {
          all: [
            { compare: { history: 'drew' }, op: '>=', to: 3 },
            { compare: { history: 'used' }, op: '>=', to: 1 },
          ],
        },
        effects: [{ do: 'draw' }],
      },
    ],
  },
  {
    id: 'L11',
    type: 'unit',
    name: 'Warp and Weft',
    front: 1,
    back: 1,
    tribes: ['Loom'],
    text: '[On Kill] If this is the second attack of the turn or a later one, or a unit came by a summon since it began, draw a card. Units of yours in the lane of what it killed get as much power as the strongest has more than 3, for half of this turn’s deeds.',
    abilities: [
      {
        on: 'onKill',
        effects: [
          {
            if: {
              any: [
                { compare: { history: 'attacked', span: 'turn', filter: { row: 'front' } }, op: '>=', to: 2 },
                { compare: { history: 'summoned', span: 'attack' }, op: '>=', to: 1 },
              ],
            },
            then: [{ do: 'draw' }],
          },
          {
            do: 'modify',
            target: { all: true, side: 'own', lane: { of: 'killed' }, filter: { not: { among: 'this' } } },
            power: {
              stat: 'power',
              of: { all: true, side: 'own', filter: { side: 'own', lane: [1, 2, 3] } },
              take: 'highest',
              divide: 1,
              round: 'down',
              plus: -3,
              min: 0,
              max: 2,
            },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'L12',
    type: 'tech',
    name: 'Inventory',
    text: 'Look at the top cards of your deck, one for every two units, rounded up, and 1 more. Take one that has the lowest or the total power of your units; the first of them goes under the deck if it has none.',
    effects: [
      { do: 'look', count: { count: { side: 'own' }, divide: 2, round: 'up', plus: 1, min: 1, max: 4 }, zone: 'deck' },
      {
        do: 'put',
        target: {
          choose: { upTo: 1 },
          zone: 'looked',
          filter: { power: { max: { stat: 'power', of: { all: true, side: 'own' }, take: 'sum', min: 2, max: 9 } } },
        },
        to: 'hand',
      },
      { do: 'reveal', target: { top: 1, as: 'next', zone: 'deck' } },
      {
        if: { is: { ref: 'next' }, filter: { front: { is: 0 } } },
        then: [{ do: 'put', target: { ref: 'next' }, to: 'deckBottom' }],
      },
    ],
  },
  {
    id: 'L14',
    type: 'unit',
    name: 'Spindle Guard',
    front: 2,
    back: 3,
    tribes: ['Loom'],
    text: '[Start of Combat] Units of yours in the attacker’s row, but the attacker, get +1 power in this combat; those behind the defender get 1 more. [On Unit Summoned] When an enemy unit comes, choose a unit of yours in that lane: units of the same row, other than it, are readied.',
    abilities: [
      {
        on: 'startOfCombat',
        effects: [
          {
            do: 'modify',
            target: {
              all: true,
              side: 'own',
              row: { of: 'attacker', is: 'this' },
              filter: { not: { among: 'attacker' } },
            },
            power: 1,
            until: 'combat',
          },
          {
            do: 'modify',
            target: {
              all: true,
              side: 'own',
              row: { of: 'defender', is: 'other' },
              lane: { of: 'defender', is: 'this' },
            },
            power: 1,
            until: 'combat',
          },
        ],
      },
      {
        on: 'onUnitSummoned',
        of: { side: 'enemy' },
        oncePerTurn: true,
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', lane: { of: 'cause' } } },
          { do: 'ready', target: { all: true, side: 'own', row: { of: 'it' }, filter: { not: { among: 'it' } } } },
        ],
      },
    ],
  },
  {
    id: 'L13',
    type: 'unit',
    name: 'Loom Hand',
    front: 2,
    back: 2,
    tribes: ['Loom'],
  },
  {
    id: 'L15',
    type: 'tech',
    name: 'Loose Bobbin',
    text: 'If 3 cards or more of your pool lie face down, turn over 2 of them; otherwise draw a card.',
    effects: [
      {
        if: { count: { side: 'own', zone: 'poolDeck' }, min: 3 },
        then: [{ do: 'revealPool', count: 2 }],
        else: [{ do: 'draw' }],
      },
    ],
  },
];
