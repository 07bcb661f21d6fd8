import type { Card } from '../language/language.ts';

/** The Feint: tricksters with whom nothing stays where it is. */
export const feint: readonly Card[] = [
  {
    id: 'F01',
    type: 'unit',
    name: 'Understudy',
    front: 2,
    back: 2,
    tribes: ['Feint'],
    text: '[On Summon] This unit has the abilities of another unit of yours this turn. [When Attacking] It changes places with another unit of yours.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          {
            do: 'copy',
            target: 'this',
            of: { choose: { upTo: 1 }, side: 'own', filter: { other: true } },
            until: 'turn',
          },
        ],
      },
      {
        on: 'whenAttacking',
        optional: true,
        effects: [{ do: 'swap', target: 'this', with: { choose: 1, side: 'own', filter: { other: true } } }],
      },
    ],
  },
  {
    id: 'F02',
    type: 'tech',
    name: 'Turncoat',
    text: 'Cost: discard a card. Take an enemy unit with power 2 or less to your backline. At the end of the turn it goes back.',
    cost: [{ discard: 1 }],
    effects: [
      {
        do: 'control',
        target: { choose: 1, side: 'enemy', filter: { power: { max: 2 } }, as: 'spy' },
        who: 'you',
        to: { row: 'back' },
      },
      { later: { on: 'endOfTurn' }, effects: [{ do: 'control', target: { ref: 'spy' }, who: 'opponent' }] },
    ],
  },
  {
    id: 'F03',
    type: 'tech',
    name: 'Stage Duel',
    text: 'A unit of yours fights an enemy unit. Then divide 2 power among two units of yours this turn.',
    effects: [
      { do: 'fight', target: { choose: 1, side: 'own' }, with: { choose: 1, side: 'enemy' } },
      { do: 'modify', target: { choose: { upTo: 2 }, side: 'own' }, power: 2, divide: true, until: 'turn' },
    ],
  },
  {
    id: 'F04',
    type: 'unit',
    name: 'Sleight of Hand',
    front: 1,
    back: 2,
    tribes: ['Feint'],
    text: '[Main] Discard a card: play a card from your pool without paying, or place a land from your trash in this lane or the next.',
    abilities: [
      {
        on: 'main',
        cost: [{ discard: 1 }],
        oncePerTurn: true,
        effects: [
          {
            oneOf: [
              {
                label: 'Play a card of the pool',
                effects: [{ do: 'play', target: { choose: 1, zone: 'pool' }, free: true }],
              },
              {
                label: 'Place a land',
                effects: [
                  {
                    do: 'place',
                    target: { choose: 1, zone: 'trash', filter: { type: 'land' } },
                    lane: ['this', 'next'],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'F05',
    type: 'tech',
    name: 'Hush',
    text: 'A unit or land has no abilities until your next turn. A rested unit of yours loses 1 of its counter.',
    effects: [
      { do: 'silence', target: { choose: 1, side: 'enemy' }, until: 'nextTurn' },
      { do: 'ready', target: { choose: 1, side: 'own', filter: { state: 'rested' } }, count: 1 },
    ],
  },
  {
    id: 'F06',
    type: 'unit',
    name: 'Decoy',
    front: 0,
    back: 3,
    tribes: ['Feint'],
    text: '[On Unit Attack] Once a turn the attack of an enemy unit meets this unit. [Combat Loss] In a tie, draw a card; a second one if it has lost.',
    abilities: [
      {
        on: 'onUnitAttack',
        of: { side: 'enemy' },
        oncePerTurn: true,
        effects: [{ do: 'redirect', target: 'this' }],
      },
      {
        on: 'combatLoss',
        effects: [
          { if: { combat: 'tie' }, then: [{ do: 'draw' }] },
          { if: { all: [{ combat: 'lost' }, { not: { combat: 'won' } }] }, then: [{ do: 'draw' }] },
        ],
      },
    ],
  },
  {
    id: 'F07',
    type: 'unit',
    name: 'Smoke Juggler',
    front: 2,
    back: 1,
    tribes: ['Feint'],
    text: '[Start of Combat] If an enemy unit attacks this one, discard a card: end the attack. [On Death] The [On Play] of a unit of yours triggers again.',
    abilities: [
      {
        on: 'startOfCombat',
        if: { is: 'attacker', filter: { side: 'enemy' } },
        cost: [{ discard: 1 }],
        effects: [{ do: 'endAttack' }],
      },
      {
        on: 'onDeath',
        effects: [{ do: 'again', target: { choose: 1, side: 'own', filter: { has: 'onPlay' } }, on: 'onPlay' }],
      },
    ],
  },
  {
    id: 'F08',
    type: 'tech',
    name: 'Encore',
    text: 'Cost: destroy a unit. A unit of yours attacks. Then you may carry out a tech of either trash, other than this.',
    cost: [{ destroy: 1, of: 'units' }],
    effects: [
      { do: 'attack', target: { choose: 1, side: 'own', filter: { row: 'front' } } },
      {
        do: 'again',
        target: {
          choose: { upTo: 1 },
          side: 'any',
          zone: 'trash',
          filter: { type: 'tech', not: { name: 'Encore' } },
        },
        who: 'you',
      },
    ],
  },
  {
    id: 'F09',
    type: 'unit',
    name: 'Stagehand',
    front: 2,
    back: 2,
    tribes: ['Feint'],
    text: '[On Play] Discard 2 cards: the opponent skips the next draw and the next Main Phase, and you skip your next draw.',
    abilities: [
      {
        on: 'onPlay',
        cost: [{ discard: 2 }],
        effects: [
          { do: 'skip', what: 'draw', who: 'opponent' },
          { do: 'skip', what: 'main', who: 'opponent' },
          { do: 'skip', what: 'draw', who: 'you' },
        ],
      },
    ],
  },
  {
    id: 'F10',
    type: 'tech',
    name: 'Final Act',
    text: 'Cost: 2 cards of protection. Take an extra turn after this one and skip the turn after that. If the opponent has no card in deck, hand and protection, you win.',
    cost: [{ protection: 2 }],
    effects: [
      { do: 'extraTurn', who: 'you' },
      { do: 'skip', what: 'turn', who: 'you' },
      {
        if: {
          all: [
            { count: { side: 'enemy', zone: 'deck' }, is: 0 },
            { count: { side: 'enemy', zone: 'hand' }, is: 0 },
            { count: { side: 'enemy', zone: 'protection' }, is: 0 },
          ],
        },
        then: [{ do: 'win', who: 'you' }],
      },
    ],
  },
];
