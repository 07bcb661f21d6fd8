import { unitsOf } from './colored.ts';

/** Grown frames of the Thornway: they spread, feed on what has fallen and break walls. */
export const greenUnits = unitsOf('green', [
  {
    id: 'G01',
    name: 'Seedling Walker',
    level: 1,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Thornway', 'Sprout'],
    text: '【Destroyed】 If you have fewer Resources than your opponent, place 1 Resource, rested.',
    abilities: [
      {
        timing: 'destroyed',
        effects: [
          {
            if: { compare: { resources: 'you' }, op: '<', to: { resources: 'opponent' } },
            then: [{ do: 'placeResource', count: 1, rested: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'G02',
    name: 'Bramble Hound',
    level: 2,
    cost: 1,
    ap: 2,
    hp: 2,
    traits: ['Thornway', 'Beast'],
    text: 'When this Unit becomes active, it gets +1 AP during this turn.',
    abilities: [
      {
        timing: 'when',
        when: { event: 'setActive', self: true },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'G03',
    name: 'Root Hauler',
    level: 2,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Thornway', 'Crew'],
    text: '【Once per Turn】 When you deploy another Thornway Unit, that Unit gets +1 AP and +1 HP during this turn.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'deployed', side: 'own', filter: { type: 'unit', trait: 'Thornway', other: true } },
        effects: [{ do: 'modify', target: 'cause', ap: 1, hp: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'G04',
    name: 'Canopy Stalker',
    level: 3,
    cost: 2,
    ap: 3,
    hp: 3,
    traits: ['Thornway', 'Beast'],
    keywords: { breach: 1 },
    link: { name: ['Wren Halloway', 'Trapper Odo'] },
    text: '<Breach 1> Link: Wren Halloway or Trapper Odo.',
  },
  {
    id: 'G05',
    name: 'Old Mossback',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 5,
    traits: ['Thornway', 'Heavy'],
    keywords: { blocker: true },
    text: '<Blocker> 【Activate･Main】【Once per Turn】 Remove 2 Thornway cards in your trash from the game: This Unit recovers 3 HP and gets +1 AP during this turn for each of your removed cards, at most +3.',
    abilities: [
      {
        timing: 'activateMain',
        oncePerTurn: true,
        cost: [{ removeFromTrash: 2, filter: { trait: 'Thornway' } }],
        effects: [
          { do: 'recover', amount: 3, to: 'this' },
          { do: 'modify', target: 'this', ap: { count: { side: 'own', zone: 'removed' }, max: 3 }, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'G06',
    name: 'Briar Colossus',
    level: 5,
    cost: 4,
    ap: 5,
    hp: 5,
    traits: ['Thornway', 'Heavy'],
    keywords: { breach: 2 },
    link: { trait: ['Thornway', 'Ace'] },
    text: '<Breach 2> Link: any Thornway Pilot or any Ace. 【When Linked】 Place 1 EX Resource.',
    abilities: [{ timing: 'whenLinked', effects: [{ do: 'placeResource', ex: true, who: 'you' }] }],
  },
  {
    id: 'G07',
    name: 'The Elder Grove',
    level: 6,
    cost: 5,
    ap: 4,
    hp: 6,
    traits: ['Thornway', 'Flagship'],
    text: 'This Unit has +1 AP for each Thornway Unit in your trash, at most +3.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            to: 'this',
            ap: { count: { side: 'own', zone: 'trash', filter: { type: 'unit', trait: 'Thornway' } }, max: 3 },
          },
        ],
      },
    ],
  },
  {
    id: 'G08',
    name: 'Spore Drifter',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Thornway', 'Sprout'],
    text: '【Once per Turn】 When a Resource is placed in your resource area, choose 1 enemy Unit. It gets -1 AP until the end of the next enemy turn.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'resourcePlaced', side: 'own' },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } },
            ap: -1,
            until: 'opponentTurn',
          },
        ],
      },
    ],
  },
  {
    id: 'G09',
    name: 'Thicket Nurse',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 3,
    traits: ['Thornway', 'Crew'],
    text: '【Activate･Main】 Rest this Unit: Choose 1 of your other damaged Units. It recovers 2 HP.',
    abilities: [
      {
        timing: 'activateMain',
        cost: [{ restThis: true }],
        effects: [
          {
            do: 'recover',
            amount: 2,
            to: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit', damaged: true, other: true } },
          },
        ],
      },
    ],
  },
  {
    id: 'G10',
    name: 'Grafted Twin',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 3,
    traits: ['Thornway', 'Sprout'],
    text: '【Deploy】 If you deployed 2 or more Units this turn, deploy 2 Sprout tokens; otherwise deploy 1, rested.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          {
            if: { compare: { history: 'deployed', who: 'you' }, op: '>', to: 1 },
            then: [{ do: 'deployToken', card: 'TG1', count: 2 }],
            else: [{ do: 'deployToken', card: 'TG1', count: 1, rested: true, who: 'you' }],
          },
        ],
      },
    ],
  },
  {
    id: 'G20',
    name: 'Grove Shepherd',
    level: 4,
    cost: 3,
    ap: 2,
    hp: 4,
    traits: ['Thornway', 'Crew'],
    text: 'Your Sprout Units cost 1 less to play. Your Sprout tokens have +1 AP.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          { cost: -1, side: 'own', filter: { type: 'unit', trait: 'Sprout' } },
          { to: { all: true, side: 'own', zone: 'battle', filter: { card: 'TG1' } }, ap: 1 },
        ],
      },
    ],
  },
  {
    id: 'G21',
    name: 'Moonmoth',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 4,
    traits: ['Thornway', 'Beast'],
    text: 'At the end of your turn, set this Unit active if you attacked at most once during it.',
    abilities: [
      {
        timing: 'endOfTurn',
        if: { all: [{ turn: 'yours' }, { compare: { history: 'attacked' }, op: '<=', to: 1 }] },
        effects: [{ do: 'setActive', target: 'this' }],
      },
    ],
  },
]);
