import type { Card } from '../language/language.ts';

/** The Gale fleet: it sends back, moves about, attacks twice and trades with its pool. */
export const gale: readonly Card[] = [
  { id: 'G01', type: 'unit', name: 'Kite Rider', front: 2, back: 2, tribes: ['Gale'] },
  {
    id: 'G02',
    type: 'unit',
    name: 'Squall Captain',
    front: 3,
    back: 2,
    tribes: ['Gale', 'Knight'],
    text: '[When Attacking]? Return an opposing backline unit in this lane to the hand.',
    abilities: [
      {
        on: 'whenAttacking',
        optional: true,
        effects: [{ do: 'put', target: { choose: 1, side: 'enemy', lane: 'this', row: 'back' }, to: 'hand' }],
      },
    ],
  },
  {
    id: 'G03',
    type: 'unit',
    name: 'Cloud Skimmer',
    front: 2,
    back: 3,
    tribes: ['Gale'],
    text: '[End of Attack] Once a turn: ready this unit.',
    abilities: [{ on: 'endOfAttack', oncePerTurn: true, effects: [{ do: 'ready', target: 'this' }] }],
  },
  {
    id: 'G04',
    type: 'unit',
    name: 'Wind Reader',
    front: 1,
    back: 2,
    tribes: ['Gale', 'Scout'],
    text: '[On Protection Hit] Turn over the next card of your pool, then take a revealed pool card.',
    abilities: [
      {
        on: 'onProtectionHit',
        effects: [
          { do: 'revealPool', count: 1 },
          { do: 'put', target: { choose: 1, zone: 'pool' }, to: 'hand' },
        ],
      },
    ],
  },
  {
    id: 'G05',
    type: 'unit',
    name: 'Storm Petrel',
    front: 3,
    back: 1,
    tribes: ['Gale', 'Beast'],
    text: '[On Play] Put another unit with power 2 or less on top of its owner’s deck.',
    abilities: [
      {
        on: 'onPlay',
        effects: [
          { do: 'put', target: { choose: 1, side: 'any', filter: { other: true, power: { max: 2 } } }, to: 'deckTop' },
        ],
      },
    ],
  },
  {
    id: 'G06',
    type: 'unit',
    name: 'Zephyr Twins',
    front: 2,
    back: 2,
    tribes: ['Gale'],
    text: '[Combat Loss]? Return this unit to your hand.',
    abilities: [{ on: 'combatLoss', optional: true, effects: [{ do: 'put', target: 'this', to: 'hand' }] }],
  },
  {
    id: 'G07',
    type: 'unit',
    name: 'Anchor Warden',
    front: 1,
    back: 4,
    tribes: ['Gale', 'Knight'],
    text: 'Opposing units in this lane can’t move, and none of the units in this lane can be returned.',
    continuous: [
      { to: { side: 'enemy', lane: 'this' }, cant: 'move' },
      { to: { side: 'any', lane: 'this' }, cant: 'beReturned' },
    ],
  },
  {
    id: 'G08',
    type: 'unit',
    name: 'Rigging Hand',
    front: 2,
    back: 1,
    tribes: ['Gale'],
    text: '[On Summon] Your Gale units in other lanes become ready, one after the other.',
    abilities: [
      {
        on: 'onSummon',
        effects: [
          {
            forEach: { all: true, side: 'own', lane: 'other', filter: { tribe: 'Gale', state: 'rested' } },
            effects: [{ do: 'ready', target: 'it' }],
          },
        ],
      },
    ],
  },
  {
    id: 'G09',
    type: 'unit',
    name: 'Lookout',
    front: 1,
    back: 3,
    tribes: ['Gale', 'Scout'],
    text: '[On Unit Summoned] Once a turn, when the opponent gets a unit: draw a card.',
    abilities: [{ on: 'onUnitSummoned', of: { side: 'enemy' }, oncePerTurn: true, effects: [{ do: 'draw' }] }],
  },
  {
    id: 'G10',
    type: 'unit',
    name: 'Sky Marshal',
    front: 4,
    back: 2,
    tribes: ['Gale', 'Knight'],
    text: 'Your other units in its row get +1 power. The opposing unit in the other row of this lane gets −1 power.',
    continuous: [
      { to: { side: 'own', row: 'this', filter: { other: true } }, power: 1 },
      { to: { side: 'enemy', row: 'other', lane: 'this' }, power: -1 },
    ],
  },
  {
    id: 'G11',
    type: 'unit',
    name: 'Ballast Crew',
    front: 2,
    back: 2,
    tribes: ['Gale'],
    text: '[On Draw] Once a turn, when you draw: this unit gets as much power this turn as cards were drawn.',
    abilities: [
      {
        on: 'onDraw',
        of: { side: 'own' },
        oncePerTurn: true,
        effects: [{ do: 'modify', target: 'this', power: { eventAmount: true }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'G12',
    type: 'land',
    name: 'High Mooring',
    text: '[On Unit Attack] When a unit of yours in this lane attacks, it gets +1 power this turn.',
    abilities: [
      {
        on: 'onUnitAttack',
        of: { side: 'own', lane: 'this' },
        effects: [{ do: 'modify', target: 'cause', power: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'G13',
    type: 'land',
    name: 'Weather Vane',
    text: '[End of turn] Move up to one unit of yours to an adjacent zone.',
    abilities: [{ on: 'endOfTurn', effects: [{ do: 'move', target: { choose: { upTo: 1 }, side: 'own' } }] }],
  },
  {
    id: 'G14',
    type: 'tech',
    name: 'Crosswind',
    text: 'Move an opposing unit to another empty zone.',
    effects: [{ do: 'move', target: { choose: 1, side: 'enemy' }, to: {} }],
  },
  {
    id: 'G15',
    type: 'tech',
    name: 'Dead Calm',
    text: 'Put [Rest] 3 on an opposing unit. It can’t attack until your next turn.',
    effects: [
      { do: 'rest', target: { choose: 1, side: 'enemy', as: 'becalmed' }, count: 3 },
      { do: 'forbid', target: { ref: 'becalmed' }, cant: 'attack', until: 'nextTurn' },
    ],
  },
  {
    id: 'G16',
    type: 'tech',
    name: 'Trade Winds',
    text: 'Put a card of your hand into your revealed pool. If you do, take another revealed pool card.',
    effects: [
      { do: 'put', target: { choose: 1, zone: 'hand' }, to: 'pool' },
      { ifYouDo: [{ do: 'put', target: { choose: 1, zone: 'pool' }, to: 'hand' }] },
    ],
  },
];
