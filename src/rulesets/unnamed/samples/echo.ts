import type { Card } from '../language/language.ts';

/** The Echo: listeners who answer whatever happens, and whoever did it. */
export const echo: readonly Card[] = [
  {
    id: 'E01',
    type: 'unit',
    name: 'Bell Ringer',
    front: 2,
    back: 2,
    tribes: ['Echo'],
    text: '[Attacked] The attacker gets -1 power in this combat. [On Death] Rest what destroyed this unit, and the units in its lane, if it was an enemy unit that did it in combat.',
    abilities: [
      { on: 'onAttacked', effects: [{ do: 'modify', target: 'other', power: -1, until: 'combat' }] },
      {
        on: 'onDeath',
        by: { means: 'combat', side: 'enemy', filter: { type: 'unit' } },
        effects: [
          { do: 'rest', target: 'source' },
          { do: 'rest', target: { all: true, side: 'enemy', lane: { of: 'source' } }, count: 1 },
        ],
      },
    ],
  },
  {
    id: 'E02',
    type: 'unit',
    name: 'Grudge Bearer',
    front: 3,
    back: 1,
    tribes: ['Echo'],
    text: '[On Unit Death] When a unit of yours is destroyed by the opponent’s effect or for your own cost, this unit gets +1 power this turn. [On Kill] Units beside the dead one’s lane get -1 power this turn.',
    abilities: [
      {
        on: 'onUnitDeath',
        of: { side: 'own' },
        by: { means: ['effect', 'cost'], side: 'own' },
        effects: [{ do: 'modify', target: 'this', power: 1, until: 'turn' }],
      },
      {
        on: 'onKill',
        effects: [
          {
            do: 'modify',
            target: { all: true, side: 'enemy', lane: { of: 'other', is: 'next' } },
            power: -1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'E03',
    type: 'unit',
    name: 'Alarm Wren',
    front: 1,
    back: 1,
    tribes: ['Echo', 'Scout'],
    text: '[When Taken]? When an attack takes this card from your protection: summon it.',
    abilities: [
      {
        on: 'whenTaken',
        by: { means: 'attack' },
        optional: true,
        effects: [{ do: 'summon', target: 'this' }],
      },
    ],
  },
  {
    id: 'E04',
    type: 'land',
    name: 'Whispering Wall',
    text: '[Protection Lost] When you lose protection, the attacker is rested for a turn longer and you draw as many cards as you lost. [End of turn] In the opponent’s turn, too: a unit of yours here gets +1 power until your next turn.',
    abilities: [
      {
        on: 'onProtectionLost',
        of: { side: 'own' },
        effects: [
          { do: 'rest', target: 'source', count: { stat: 'rest', of: 'each', plus: 1 } },
          { do: 'draw', count: { eventAmount: true } },
        ],
      },
      {
        on: 'endOfTurn',
        of: { side: 'enemy' },
        effects: [{ do: 'modify', target: { choose: 1, side: 'own', lane: 'this' }, power: 1, until: 'nextTurn' }],
      },
    ],
  },
  {
    id: 'E05',
    type: 'unit',
    name: 'Counting Crow',
    front: 2,
    back: 1,
    tribes: ['Echo'],
    text: '[On Draw] When the opponent draws outside the Draw Phase, that player discards a card. [On Discard] When you discard for a cost, return one of these cards to the bottom of your deck.',
    abilities: [
      {
        on: 'onDraw',
        of: { side: 'enemy' },
        by: { means: 'effect' },
        oncePerTurn: true,
        effects: [{ do: 'discard', who: 'them' }],
      },
      {
        on: 'onDiscard',
        of: { side: 'own' },
        by: { means: 'cost' },
        effects: [{ do: 'put', target: 'other', to: 'deckBottom' }],
      },
    ],
  },
  {
    id: 'E06',
    type: 'unit',
    name: 'Drum Major',
    front: 2,
    back: 2,
    tribes: ['Echo', 'Knight'],
    text: '[Combat Victory] When a unit of yours wins a combat, it gets as much power this turn as half of its own, rounded up. [On Ready] When another unit of yours becomes ready by an effect, put a beat on this unit; with three, at once, ready it.',
    abilities: [
      {
        on: 'combatVictory',
        of: { side: 'own' },
        oncePerTurn: true,
        effects: [
          {
            do: 'modify',
            target: 'cause',
            power: { stat: 'power', of: 'each', divide: 2, round: 'up' },
            until: 'turn',
          },
        ],
      },
      {
        on: 'onReady',
        of: { side: 'own', filter: { other: true } },
        by: { means: 'effect' },
        effects: [{ do: 'mark', target: 'this', name: 'beat' }],
      },
      {
        on: 'onMark',
        counter: 'beat',
        if: { is: 'this', filter: { marked: { name: 'beat', min: 3 } } },
        effects: [
          { do: 'unmark', target: 'this', name: 'beat' },
          { do: 'ready', target: 'this' },
        ],
      },
    ],
  },
  {
    id: 'E07',
    type: 'land',
    name: 'Hall of Mirrors',
    text: '[On Leave] When a unit or land of yours in this lane is returned or lost in combat, draw a card. [On Rest] When an enemy unit is rested by its attack or move, one of yours in its lane is readied, once a turn.',
    abilities: [
      {
        on: 'onLeave',
        of: { side: 'own', lane: 'this' },
        by: { means: ['return', 'combat'] },
        effects: [{ do: 'draw' }],
      },
      {
        on: 'onRest',
        of: { side: 'enemy' },
        by: { means: ['attack', 'move'] },
        oncePerTurn: true,
        effects: [{ do: 'ready', target: { all: true, side: 'own', lane: { of: 'cause' } } }],
      },
    ],
  },
  {
    id: 'E08',
    type: 'unit',
    name: 'Answering Voice',
    front: 1,
    back: 2,
    tribes: ['Echo'],
    text: '[On Tech Played] When the opponent plays a tech, that player loses the top card of the protection to the hand if you have less. [On Use] Draw a card when a [Main] effect of a unit of yours is used, once a turn. [On Unmark] This unit is readied when counters are taken off it.',
    abilities: [
      {
        on: 'onTechPlayed',
        of: { side: 'enemy' },
        if: {
          compare: { count: { side: 'own', zone: 'protection' } },
          op: '<',
          to: { count: { side: 'enemy', zone: 'protection' } },
        },
        effects: [{ do: 'removeProtection', to: 'hand', who: 'them' }],
      },
      { on: 'onUse', of: { side: 'own' }, oncePerTurn: true, effects: [{ do: 'draw' }] },
      { on: 'onUnmark', effects: [{ do: 'ready', target: 'this' }] },
    ],
  },
  {
    id: 'E09',
    type: 'unit',
    name: 'Second Thought',
    front: 2,
    back: 2,
    tribes: ['Echo'],
    text: '[On Unit Death] From your hand: when a unit of yours that was played dies in combat, you may summon this unit. [On Unit Summoned] When a unit of yours is summoned it gets +1 power this turn; a played one comes with none.',
    abilities: [
      {
        on: 'onUnitDeath',
        from: 'hand',
        of: { side: 'own' },
        by: { means: 'combat' },
        optional: true,
        effects: [{ do: 'summon', target: 'this' }],
      },
      {
        on: 'onUnitSummoned',
        of: { side: 'own' },
        by: { means: ['summon', 'play'] },
        oncePerTurn: true,
        effects: [
          {
            do: 'modify',
            target: 'cause',
            power: { count: { side: 'own', lane: { of: 'each' }, row: { of: 'each', is: 'other' } } },
            until: 'turn',
          },
        ],
      },
      {
        on: 'onReady',
        by: { means: 'phase' },
        effects: [{ do: 'modify', target: 'this', power: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'E10',
    type: 'tech',
    name: 'Reverberation',
    text: 'Two units of yours get +1 power this turn for each counter on them.',
    effects: [
      {
        do: 'modify',
        target: { choose: { upTo: 2 }, side: 'own' },
        power: { counter: 'beat', of: 'each', plus: 1 },
        until: 'turn',
      },
    ],
  },
  {
    id: 'E11',
    type: 'unit',
    name: 'Raven of Spoils',
    front: 3,
    back: 2,
    tribes: ['Echo'],
    text: '[On Protection Hit] Put the card that was taken under its owner’s deck.',
    abilities: [{ on: 'onProtectionHit', effects: [{ do: 'put', target: 'other', to: 'deckBottom' }] }],
  },
];
