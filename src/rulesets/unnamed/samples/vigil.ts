import type { Card } from '../language/language.ts';

/** The Vigil: those who watch over others, take them in, and name what they fear. */
export const vigil: readonly Card[] = [
  {
    id: 'V01',
    type: 'unit',
    name: 'Foster Mother',
    front: 1,
    back: 3,
    tribes: ['Vigil'],
    text: '[On Summon] Choose a unit: it loses all its tribes and is one of the Vigil for good. [Start of Main] Your units that fight for the Kiln or the Gale are no more of them, and are Moths and Reeds, this turn.',
    abilities: [
      {
        on: 'onSummon',
        effects: [{ do: 'tribes', target: { choose: 1 }, loseAll: true, gain: 'Vigil', until: 'always' }],
      },
      {
        on: 'startOfMain',
        effects: [
          {
            do: 'tribes',
            target: { all: true, side: 'own', filter: { tribe: ['Kiln', 'Gale'] } },
            lose: ['Kiln', 'Gale'],
            gain: ['Moth', 'Reed'],
            until: 'turn',
          },
          { do: 'tribes', target: 'this', lose: 'Kiln', until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'V02',
    type: 'land',
    name: 'House of the Vigil',
    text: 'Your units in this lane are of the Vigil, and are no Kilns. Enemy units in this lane are nothing. Your Vigil units in this lane have 1 more power.',
    continuous: [
      { to: { side: 'own', lane: 'this' }, tribes: { lose: 'Kiln', gain: 'Vigil' } },
      { to: { side: 'enemy', lane: 'this' }, tribes: { loseAll: true } },
      { to: { side: 'own', lane: 'this', filter: { tribe: 'Vigil' } }, power: 1 },
    ],
  },
  {
    id: 'V03',
    type: 'unit',
    name: 'Gatekeeper',
    front: 2,
    back: 2,
    tribes: ['Vigil'],
    text: '[On Summon] You keep the next card of protection that an enemy attack would take. [On Death] Each player keeps the next 2 cards of protection that they would lose this turn.',
    abilities: [
      {
        on: 'onSummon',
        effects: [{ do: 'shield', amount: 1, by: { means: 'attack', side: 'enemy' }, until: 'always' }],
      },
      { on: 'onDeath', effects: [{ do: 'shield', who: 'each', amount: 2, until: 'turn' }] },
    ],
  },
  {
    id: 'V04',
    type: 'unit',
    name: 'Watchword',
    front: 2,
    back: 3,
    tribes: ['Vigil'],
    text: '[On Play] Your opponent names a tribe, and you name a card that is no land. Your opponent can’t play techs that you named. Units that you named, and units of the tribe, have 1 less power in this lane.',
    abilities: [
      {
        on: 'onPlay',
        effects: [
          { do: 'name', what: 'tribe', as: 'kin', by: 'opponent', until: 'always' },
          { do: 'name', what: 'name', as: 'foe', filter: { type: ['unit', 'tech'] }, until: 'always' },
        ],
      },
    ],
    continuous: [
      { to: { player: 'opponent' }, cant: 'playTechs', by: { filter: { name: { said: 'foe' } } } },
      {
        to: { lane: 'this', filter: { anyOf: [{ name: { said: 'foe' } }, { tribe: { said: 'kin' } }] } },
        power: -1,
      },
    ],
  },
  {
    id: 'V05',
    type: 'unit',
    name: 'Barred Door',
    front: 5,
    back: 4,
    tribes: ['Vigil'],
    text: 'This unit comes to the frontline with [Rest] 2. Enemy units with frontline power 4 or more come with [Rest] 1, and all enemy units to this lane.',
    continuous: [
      { to: 'this', arrives: { rest: 2, row: 'front' } },
      { to: { player: 'opponent' }, arrives: { rest: 1, lane: 'this' } },
      { to: { player: 'opponent' }, arrives: { rest: 1, filter: { front: { min: 4 } } } },
    ],
  },
];
