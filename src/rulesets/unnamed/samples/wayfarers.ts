import type { Card } from '../language/language.ts';

/** Wayfarers who serve in any deck. */
export const wayfarers: readonly Card[] = [
  {
    id: 'W01',
    type: 'unit',
    name: 'Shieldwright',
    front: 1,
    back: 2,
    tribes: ['Wayfarer'],
    text: '[On Play] Lay the top card of your deck as protection if you have 2 or fewer.',
    abilities: [
      { on: 'onPlay', if: { count: { side: 'own', zone: 'protection' }, max: 2 }, effects: [{ do: 'addProtection' }] },
    ],
  },
  {
    id: 'W02',
    type: 'unit',
    name: 'Cartographer',
    front: 1,
    back: 2,
    tribes: ['Wayfarer', 'Scout'],
    text: '[On Play] Look at the opponent’s protection. [On Death] Reveal the top card of your deck; if it is a unit, take it.',
    abilities: [
      { on: 'onPlay', effects: [{ do: 'look', count: 3, zone: 'protection', side: 'enemy' }] },
      {
        on: 'onDeath',
        effects: [
          { do: 'reveal', target: { top: 1, zone: 'deck', side: 'own' } },
          {
            if: { is: 'it', filter: { type: 'unit' } },
            then: [{ do: 'put', target: 'it', to: 'hand' }],
            else: [{ do: 'put', target: 'it', to: 'deckBottom' }],
          },
        ],
      },
    ],
  },
  {
    id: 'W03',
    type: 'unit',
    name: 'Twin Blades',
    front: 3,
    back: 3,
    tribes: ['Wayfarer', 'Knight'],
    text: '[Start of Combat] If the attacker has less power than the defender, this unit gets +1 power during this combat.',
    abilities: [
      {
        on: 'startOfCombat',
        if: { compare: { stat: 'power', of: 'attacker' }, op: '<', to: { stat: 'power', of: 'defender' } },
        effects: [{ do: 'modify', target: 'this', power: 1, until: 'combat' }],
      },
    ],
  },
  {
    id: 'W04',
    type: 'unit',
    name: 'Mimic',
    front: 0,
    back: 0,
    tribes: ['Wayfarer', 'Golem'],
    text: '[On Summon] Choose a unit. As long as this unit stands its power is that unit’s frontline power plus its backline power, of which at most 3 counts.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'any', filter: { other: true }, as: 'model' } },
          {
            do: 'setPower',
            target: 'this',
            power: {
              sum: [
                { stat: 'front', of: { ref: 'model' } },
                { stat: 'back', of: { ref: 'model' }, max: 3 },
              ],
            },
            until: 'always',
          },
        ],
      },
    ],
  },
  {
    id: 'W05',
    type: 'unit',
    name: 'Drillmaster',
    front: 2,
    back: 2,
    tribes: ['Wayfarer', 'Knight'],
    text: '[Main] Give another unit of yours “[Combat Victory] Ready this unit” this turn.',
    abilities: [
      {
        on: 'main',
        effects: [
          {
            do: 'grant',
            target: { choose: 1, side: 'own', filter: { other: true } },
            ability: 'drilled',
            until: 'turn',
          },
        ],
      },
      { id: 'drilled', on: 'combatVictory', granted: true, effects: [{ do: 'ready', target: 'this' }] },
    ],
  },
  {
    id: 'W06',
    type: 'unit',
    name: 'Toll Keeper',
    front: 2,
    back: 3,
    tribes: ['Wayfarer'],
    text: 'In your turn the opponent can’t draw as long as this is your only unit. As long as you have 5 units or more you can’t play units.',
    continuous: [
      { if: { all: [{ turn: 'yours' }, { count: { side: 'own' }, is: 1 }] }, to: { player: 'opponent' }, cant: 'draw' },
      { if: { count: { side: 'own' }, min: 5 }, to: { player: 'you' }, cant: 'playUnits' },
    ],
  },
  {
    id: 'W07',
    type: 'unit',
    name: 'Weary Giant',
    front: 6,
    back: 2,
    tribes: ['Wayfarer', 'Beast'],
    text: '[On Summon] [Rest] 2. [On Kill] Twice: put [Rest] 1 on an opposing unit chosen at random.',
    abilities: [
      { on: 'onSummon', effects: [{ do: 'rest', target: 'this', count: 2 }] },
      {
        on: 'onKill',
        effects: [{ repeat: 2, effects: [{ do: 'rest', target: { random: 1, side: 'enemy' }, count: 1 }] }],
      },
    ],
  },
  {
    id: 'W08',
    type: 'unit',
    name: 'Oathbreaker',
    front: 4,
    back: 3,
    tribes: ['Wayfarer', 'Knight'],
    text: '[On Play] The opponent chooses one of your lands. It is destroyed.',
    abilities: [
      { on: 'onPlay', effects: [{ do: 'destroy', target: { choose: 1, by: 'opponent', side: 'own', zone: 'lands' } }] },
    ],
  },
  {
    id: 'W09',
    type: 'unit',
    name: 'Siege Crew',
    front: 2,
    back: 4,
    tribes: ['Wayfarer'],
    text: '[When Attacking] If this unit is in the backline, it gets +1 power this turn. In the opponent’s turns it can’t be rested.',
    abilities: [
      {
        on: 'whenAttacking',
        if: { is: 'this', filter: { row: 'back' } },
        effects: [{ do: 'modify', target: 'this', power: 1, until: 'turn' }],
      },
    ],
    continuous: [
      {
        if: { all: [{ turn: 'opponents' }, { is: 'this', filter: { enteredThisTurn: false } }] },
        to: 'this',
        cant: 'beRested',
      },
    ],
  },
  {
    id: 'W10',
    type: 'unit',
    name: 'Old Rival',
    front: 3,
    back: 1,
    tribes: ['Wayfarer'],
    text: '[Start of Combat] If a unit with an [On Kill] or a frontline power of exactly 3, or one called Old Rival, fights on the other side, this unit gets +2 power during this combat.',
    abilities: [
      {
        on: 'startOfCombat',
        if: {
          any: [
            { count: { side: 'enemy', filter: { fighting: true, has: 'onKill' } } },
            {
              count: {
                side: 'enemy',
                filter: { fighting: true, anyOf: [{ front: { is: 3 } }, { name: 'Old Rival' }] },
              },
            },
          ],
        },
        effects: [{ do: 'modify', target: 'this', power: 2, until: 'combat' }],
      },
    ],
  },
  {
    id: 'W11',
    type: 'land',
    name: 'Waystone',
    text: '[Main] Once a turn: if you have at most as many cards in hand as the opponent, draw a card.',
    abilities: [
      {
        on: 'main',
        if: {
          compare: { count: { side: 'own', zone: 'hand' } },
          op: '<=',
          to: { count: { side: 'enemy', zone: 'hand' } },
        },
        effects: [{ do: 'draw' }],
      },
    ],
  },
  {
    id: 'W12',
    type: 'land',
    name: 'Broken Gate',
    text: 'Cost: destroy a land of yours. As long as both players have 3 lands, the opponent can’t play lands.',
    cost: [{ destroy: 1, of: 'lands' }],
    continuous: [
      {
        if: {
          all: [
            { count: { side: 'own', zone: 'lands' }, is: 3 },
            { count: { side: 'enemy', zone: 'lands' }, is: 3 },
          ],
        },
        to: { player: 'opponent' },
        cant: 'playLands',
      },
    ],
  },
  {
    id: 'W13',
    type: 'tech',
    name: 'Call to Arms',
    text: 'Your units with power 2 or more that are ready get +1 power this turn, and +1 more if your units outnumber the opposing ones.',
    effects: [
      {
        do: 'modify',
        target: { all: true, side: 'own', filter: { power: { min: 2 }, state: 'ready' } },
        power: 1,
        until: 'turn',
      },
      {
        if: { compare: { count: { side: 'own' } }, op: '>', to: { count: { side: 'enemy' } } },
        then: [
          {
            do: 'modify',
            target: { all: true, side: 'own', filter: { power: { min: 2 }, state: 'ready' } },
            power: 1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'W14',
    type: 'tech',
    name: 'Second Wind',
    text: 'Ready a unit of yours; it gets −1 power this turn for each point of [Rest] beyond the first that it had.',
    effects: [
      { do: 'choose', target: { choose: 1, side: 'own', filter: { state: 'rested' }, as: 'tired' } },
      {
        do: 'modify',
        target: { ref: 'tired' },
        power: { stat: 'rest', of: { ref: 'tired' }, times: -1, plus: 1 },
        until: 'turn',
      },
      { do: 'ready', target: { ref: 'tired' } },
    ],
  },
  {
    id: 'W15',
    type: 'tech',
    name: 'Deep Pockets',
    text: 'Look at the top 2 cards of your face-down pool, take one and put the other under it. Put a card of your hand on top of your deck. Shuffle the face-down pool.',
    effects: [
      { do: 'look', count: 2, zone: 'poolDeck', side: 'own' },
      { do: 'put', target: { choose: 1, zone: 'looked' }, to: 'hand' },
      { do: 'put', target: { all: true, zone: 'looked' }, to: 'poolDeck' },
      { do: 'put', target: { choose: 1, zone: 'hand' }, to: 'deckTop' },
      { do: 'shuffle', zone: 'poolDeck', who: 'you' },
    ],
  },
  {
    id: 'W16',
    type: 'tech',
    name: 'Field Burial',
    text: 'Put the top card of your deck into the trash and up to one unit of yours into the graveyard. If you put a unit there, lay a card of your hand on top of your protection.',
    effects: [
      { do: 'put', target: { top: 1, zone: 'deck' }, to: 'trash' },
      { do: 'put', target: { choose: { upTo: 1 }, by: 'you', side: 'own' }, to: 'graveyard' },
      { ifYouDo: [{ do: 'put', target: { choose: 1, zone: 'hand' }, to: 'protection' }] },
    ],
  },
  {
    id: 'W17',
    type: 'tech',
    name: 'Doom Bell',
    text: 'If 20 cards or more lie in your trash and graveyard together, the opponent loses; otherwise take the top card of your protection.',
    effects: [
      {
        if: {
          compare: { sum: [{ count: { side: 'own', zone: 'trash' } }, { count: { side: 'own', zone: 'graveyard' } }] },
          op: '>=',
          to: 20,
        },
        then: [{ do: 'lose', who: 'opponent' }],
        else: [{ do: 'removeProtection', to: 'hand' }],
      },
    ],
  },
  {
    id: 'W18',
    type: 'tech',
    name: 'Foundling',
    text: 'The opponent gets a Cinder Cub in the frontline with [Rest] 2. Draw 2 cards.',
    effects: [
      { do: 'token', card: 'K05', to: { row: 'front' }, rest: 2, who: 'opponent' },
      { do: 'draw', count: 2 },
    ],
  },
  {
    id: 'W19',
    type: 'unit',
    name: 'Census Taker',
    front: 1,
    back: 2,
    tribes: ['Wayfarer', 'Scout'],
    text: '[On Play] This unit gets +1 power until your next turn, and +2 more for each Reed Walker and each Kite Rider of yours.',
    abilities: [
      {
        on: 'onPlay',
        effects: [
          {
            do: 'modify',
            target: 'this',
            power: { count: { side: 'own', filter: { card: ['R01', 'G01'] } }, times: 2, plus: 1 },
            until: 'nextTurn',
          },
        ],
      },
    ],
  },
  {
    id: 'W20',
    type: 'land',
    name: 'Back Alley',
    text: 'Your backline units with printed backline power 1 or less get +2 power in this lane.',
    continuous: [{ to: { side: 'own', lane: 'this', row: 'back', filter: { back: { max: 1 } } }, power: 2 }],
  },
  {
    id: 'W21',
    type: 'tech',
    name: 'Stray Arrow',
    text: 'Destroy an opposing frontline unit of the middle lane with power 5 or less.',
    effects: [
      {
        do: 'destroy',
        target: { random: 1, side: 'enemy', zone: 'units', lane: 2, row: 'front', filter: { power: { max: 5 } } },
      },
    ],
  },
  {
    id: 'W22',
    type: 'unit',
    name: 'Volunteer',
    front: 2,
    back: 2,
    tribes: ['Wayfarer'],
    text: '[Start of main]? From your revealed pool: discard a card to summon this unit.',
    abilities: [
      {
        on: 'startOfMain',
        from: 'pool',
        optional: true,
        cost: [{ discard: 1 }],
        effects: [{ do: 'summon', target: 'this' }],
      },
    ],
  },
  {
    id: 'W23',
    type: 'tech',
    name: 'Fair Day',
    text: 'Each player turns over the next card of the pool. If both have as many units, draw a card; otherwise discard up to one card.',
    effects: [
      { do: 'revealPool', who: 'each' },
      {
        if: { compare: { count: { side: 'own' } }, op: '=', to: { count: { side: 'enemy' } } },
        then: [{ do: 'draw' }],
        else: [{ do: 'discard', upTo: true }],
      },
    ],
  },
  {
    id: 'W24',
    type: 'tech',
    name: 'Ransom',
    text: 'You may discard a card: return an opposing unit to the hand. If you don’t, draw a card.',
    effects: [
      {
        may: [{ do: 'put', target: { choose: 1, side: 'enemy' }, to: 'hand' }],
        cost: [{ discard: 1 }],
        prompt: 'discard a card?',
        otherwise: [{ do: 'draw' }],
      },
    ],
  },
];
