import type { Card } from '../language/language.ts';

/** The Moth court of the night: what is dead or thrown away still serves. */
export const moth: readonly Card[] = [
  { id: 'M01', type: 'unit', name: 'Dusk Moth', front: 2, back: 2, tribes: ['Moth'] },
  {
    id: 'M02',
    type: 'unit',
    name: 'Candle Thief',
    front: 2,
    back: 1,
    tribes: ['Moth'],
    text: '[On Play] The opponent discards a card at random.',
    abilities: [{ on: 'onPlay', effects: [{ do: 'discard', count: 1, who: 'opponent', random: true }] }],
  },
  {
    id: 'M03',
    type: 'unit',
    name: 'Grave Gardener',
    front: 1,
    back: 3,
    tribes: ['Moth'],
    text: '[Start of turn]? Summon a Moth unit with frontline power 2 or less from your graveyard.',
    abilities: [
      {
        on: 'startOfTurn',
        optional: true,
        effects: [
          { do: 'summon', target: { choose: 1, zone: 'graveyard', filter: { tribe: 'Moth', front: { max: 2 } } } },
        ],
      },
    ],
  },
  {
    id: 'M04',
    type: 'unit',
    name: 'Pale Choir',
    front: 2,
    back: 2,
    tribes: ['Moth'],
    text: '[On Unit Death] When another unit of yours dies, this unit gets +1 power this turn.',
    abilities: [
      {
        on: 'onUnitDeath',
        of: { side: 'own', filter: { not: { token: true } } },
        effects: [{ do: 'modify', target: 'this', power: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'M05',
    type: 'unit',
    name: 'Lantern Eater',
    front: 3,
    back: 2,
    tribes: ['Moth', 'Beast'],
    text: '[On Kill] Put the top card of the opponent’s protection into the trash, and the unit it killed too.',
    abilities: [
      {
        on: 'onKill',
        effects: [
          { do: 'removeProtection', count: 1, to: 'trash', who: 'opponent' },
          { do: 'put', target: 'killed', to: 'trash' },
        ],
      },
    ],
  },
  {
    id: 'M06',
    type: 'unit',
    name: 'Veil Dancer',
    front: 2,
    back: 3,
    tribes: ['Moth'],
    text: 'The opponent’s effects can’t choose this unit. In your turn it can’t be destroyed.',
    continuous: [
      { to: 'this', cant: 'beChosen' },
      { if: { turn: 'yours' }, to: 'this', cant: 'beDestroyed' },
    ],
  },
  {
    id: 'M07',
    type: 'unit',
    name: 'Husk Rider',
    front: 5,
    back: 0,
    tribes: ['Moth', 'Knight'],
    text: 'This unit can’t attack unless there are 5 cards or more in your trash.',
    continuous: [{ if: { not: { count: { side: 'own', zone: 'trash' }, min: 5 } }, to: 'this', cant: 'attack' }],
  },
  {
    id: 'M08',
    type: 'unit',
    name: 'Silk Cocoon',
    front: 0,
    back: 2,
    tribes: ['Moth'],
    text: '[Start of main]? Destroy this unit: summon a unit with frontline power 1 to 4 out of your deck to its zone with [Rest] 1, and shuffle.',
    abilities: [
      {
        on: 'startOfMain',
        cost: [{ destroyThis: true }],
        effects: [
          {
            do: 'summon',
            target: { choose: 1, zone: 'deck', filter: { type: 'unit', front: { min: 1, max: 4 } } },
            to: { lane: 'this', row: 'this' },
            rest: 1,
          },
          { do: 'shuffle', zone: 'deck' },
        ],
      },
    ],
  },
  {
    id: 'M09',
    type: 'unit',
    name: 'Night Clerk',
    front: 1,
    back: 2,
    tribes: ['Moth'],
    text: '[Main] Once a turn, discard a tech or a land: draw 2 cards.',
    abilities: [
      {
        on: 'main',
        oncePerTurn: true,
        cost: [{ discard: 1, filter: { type: ['tech', 'land'] } }],
        effects: [{ do: 'draw', count: 2 }],
      },
    ],
  },
  {
    id: 'M10',
    type: 'unit',
    name: 'Whisper Moth',
    front: 1,
    back: 1,
    tribes: ['Moth'],
    text: '[Start of turn]? From your graveyard: if you have no unit in your frontline, return this card to your hand.',
    abilities: [
      {
        on: 'startOfTurn',
        from: 'graveyard',
        optional: true,
        if: { count: { side: 'own', row: 'front' }, is: 0 },
        effects: [{ do: 'put', target: 'this', to: 'hand' }],
      },
    ],
  },
  {
    id: 'M11',
    type: 'unit',
    name: 'Tallow Widow',
    front: 3,
    back: 1,
    tribes: ['Moth'],
    text: '[Combat Victory] Return a Moth unit from your graveyard to the bottom of your deck. If you do, draw a card.',
    abilities: [
      {
        on: 'combatVictory',
        effects: [
          { do: 'put', target: { choose: 1, zone: 'graveyard', filter: { tribe: 'Moth' } }, to: 'deckBottom' },
          { ifYouDo: [{ do: 'draw' }] },
        ],
      },
    ],
  },
  {
    id: 'M12',
    type: 'unit',
    name: 'Ragpicker',
    front: 1,
    back: 1,
    tribes: ['Moth'],
    text: '[On Discard]? From your trash: when the opponent discards, discard a card to summon this card with [Rest] 2.',
    abilities: [
      {
        on: 'onDiscard',
        from: 'trash',
        of: { side: 'enemy' },
        optional: true,
        effects: [{ do: 'summon', target: 'this', cost: [{ discard: 1 }], rest: 2 }],
      },
    ],
  },
  {
    id: 'M13',
    type: 'land',
    name: 'Lantern Row',
    text: '[On Discard] Once a turn, when you discard: draw a card.',
    abilities: [{ on: 'onDiscard', of: { side: 'own' }, oncePerTurn: true, effects: [{ do: 'draw' }] }],
  },
  {
    id: 'M14',
    type: 'land',
    name: 'Silent Crypt',
    text: 'Here and in your trash: as long as 6 units or more lie in your graveyard, the opponent can’t play techs.',
    continuous: [
      {
        from: ['table', 'trash'],
        if: { count: { side: 'own', zone: 'graveyard' }, min: 6 },
        to: { player: 'opponent' },
        cant: 'playTechs',
      },
    ],
  },
  {
    id: 'M15',
    type: 'tech',
    name: 'Moonless Hour',
    text: 'Each player discards a card. Then draw a card.',
    effects: [{ do: 'discard', count: 1, who: 'each' }, { do: 'draw' }],
  },
  {
    id: 'M16',
    type: 'tech',
    name: 'Exhume',
    text: 'Cost: discard a card. Summon a unit from your graveyard with [Rest] 2.',
    cost: [{ discard: 1 }],
    effects: [{ do: 'summon', target: { choose: 1, zone: 'graveyard', filter: { type: 'unit' } }, rest: 2 }],
  },
];
