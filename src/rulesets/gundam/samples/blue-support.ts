import { supportOf } from './colored.ts';

/** Pilots, Commands and Bases of the Concord. */
export const blueSupport = supportOf('blue', [
  {
    id: 'B10',
    type: 'pilot',
    name: 'Ione Marsh',
    level: 3,
    cost: 1,
    ap: 2,
    hp: 1,
    traits: ['Concord', 'Ace'],
    text: '【When Paired】 If this is a Link Unit, draw 1 card.',
    abilities: [
      { timing: 'whenPaired', if: { is: 'this', filter: { linked: true } }, effects: [{ do: 'draw', count: 1 }] },
    ],
  },
  {
    id: 'B11',
    type: 'pilot',
    name: 'Teodor Quill',
    level: 4,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Concord', 'Crew'],
    keywords: { repair: 1 },
    text: '<Repair 1> 【During Pair】【Once per Turn】 When you play a Command in your turn, set 1 Resource active.',
    abilities: [
      {
        timing: 'when',
        during: 'pair',
        oncePerTurn: true,
        when: { event: 'commandPlayed', side: 'own' },
        if: { turn: 'yours' },
        effects: [{ do: 'setResources', count: 1, state: 'active', who: 'you' }],
      },
    ],
  },
  {
    id: 'B12',
    type: 'pilot',
    name: 'Sabela Rook',
    level: 4,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Concord', 'Scout'],
    text: '【During Pair】 At the start of your turn, look at the top card of your deck. You may put it on the bottom.',
    abilities: [
      {
        timing: 'startOfTurn',
        during: 'pair',
        if: { turn: 'yours' },
        effects: [
          { do: 'look', count: 1 },
          {
            may: [{ do: 'putBack', to: 'deckBottom' }],
            prompt: 'Put the card on the bottom of your deck?',
            otherwise: [{ do: 'putBack', to: 'deckTop' }],
          },
        ],
      },
    ],
  },
  {
    id: 'B13',
    type: 'command',
    name: 'Riptide Order',
    level: 3,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 enemy Unit with a cost of 3 or less and return it to the hand. 【Burst】 Use the 【Main】 of this card.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'move',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', cost: { max: 3 } } },
            to: 'hand',
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'use', timing: 'main' }] },
    ],
  },
  {
    id: 'B14',
    type: 'command',
    name: 'Harbor Curfew',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose up to 2 rested enemy Units. They cannot be set active until the end of the next enemy turn.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'forbid',
            target: { choose: { upTo: 2 }, side: 'enemy', zone: 'battle', filter: { type: 'unit', state: 'rested' } },
            cant: 'beSetActive',
            until: 'opponentTurn',
          },
        ],
      },
    ],
  },
  {
    id: 'B15',
    type: 'command',
    name: 'Deep Soundings',
    level: 2,
    cost: 2,
    traits: ['Order'],
    text: '【Main】/【Action】 Draw 2 cards, then discard 1 card. 【Burst】 Use the 【Action】 of this card.',
    abilities: [
      {
        timing: ['main', 'action'],
        effects: [
          { do: 'draw', count: 2 },
          { do: 'discard', count: 1 },
        ],
      },
      { timing: 'burst', effects: [{ do: 'use', timing: 'action' }] },
    ],
  },
  {
    id: 'B16',
    type: 'command',
    name: 'Crossed Signals',
    level: 3,
    cost: 1,
    traits: ['Order'],
    pilot: { name: 'Relay Officer Pim', traits: ['Concord', 'Crew'], ap: 1, hp: 0 },
    text: '【Action】 If an enemy Unit attacks, choose 1 of your Units with <Blocker>; the attack turns to it. 【Pilot】 Relay Officer Pim.',
    abilities: [
      {
        timing: 'action',
        if: { all: [{ turn: 'opponents' }, { is: 'attacker', filter: { attacking: true } }] },
        effects: [
          {
            do: 'retarget',
            to: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit', keyword: 'blocker' } },
          },
        ],
      },
    ],
  },
  {
    id: 'B17',
    type: 'base',
    name: 'Lowtide Dock',
    level: 2,
    cost: 2,
    ap: 0,
    hp: 5,
    traits: ['Concord', 'Harbor'],
    text: '【Deploy】 Add the top card of your Shields to your hand. 【Burst】 Deploy this card.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'move', target: { top: 1, zone: 'shields', side: 'own' }, to: 'hand' }] },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'B18',
    type: 'base',
    name: 'Signal Fort',
    level: 4,
    cost: 3,
    hp: 6,
    traits: ['Concord', 'Fort'],
    keywords: { repair: 1 },
    text: '<Repair 1> 【Once per Turn】 When one of your Units becomes a Link Unit, choose 1 enemy Unit of level 4 or less and rest it. 【Burst】 Add this card to your hand.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'linked', side: 'own' },
        effects: [
          {
            do: 'rest',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', level: { max: 4 } } },
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'move', target: 'thisCard', to: 'hand' }] },
    ],
  },
  {
    id: 'B19',
    type: 'command',
    name: 'Flood Warning',
    level: 5,
    cost: 3,
    traits: ['Order'],
    text: '【Main】 If you have drawn 3 or more cards this turn, your opponent cannot play Commands during this turn. Rest all enemy Units with 2 or less AP, and draw 1 card for every 3 Resources you have, at most 3.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            if: { compare: { history: 'drawn', who: 'you' }, op: '>=', to: 3 },
            then: [{ do: 'forbid', target: { player: 'opponent' }, cant: 'playCommands', until: 'turn' }],
          },
          {
            do: 'rest',
            target: { all: true, side: 'enemy', zone: 'battle', filter: { type: 'unit', ap: { max: 2 } } },
          },
          {
            if: { compare: { resources: 'you' }, op: '>=', to: 9 },
            then: [{ do: 'draw', count: 3 }],
            else: [
              {
                if: { compare: { resources: 'you' }, op: '>=', to: 6 },
                then: [{ do: 'draw', count: 2 }],
                else: [{ do: 'draw', count: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'B23',
    type: 'command',
    name: 'Embargo',
    level: 6,
    cost: 4,
    traits: ['Order'],
    text: '【Main】 Your opponent cannot play Units until the end of their next turn. If all their Resources are active, draw 1 card.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'forbid', target: { player: 'opponent' }, cant: 'playUnits', until: 'opponentTurn' },
          {
            if: { compare: { resources: 'opponent', state: 'rested' }, op: '=', to: 0 },
            then: [{ do: 'draw', count: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'B24',
    type: 'base',
    name: 'Quayside Yard',
    level: 3,
    cost: 2,
    hp: 5,
    traits: ['Concord', 'Harbor'],
    text: 'Your Crew Units have <Support 1>. 【Deploy】 Deploy 1 Tug token. 【Activate･Main】【Once per Turn】 Rest 2 of your Crew Units: Draw 1 card. 【Burst】 Deploy this card.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            to: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Crew' } },
            keyword: 'support',
            value: 1,
          },
        ],
      },
      { timing: 'deploy', effects: [{ do: 'deployToken', card: 'TB1' }] },
      {
        timing: 'activateMain',
        oncePerTurn: true,
        cost: [{ rest: 2, filter: { type: 'unit', trait: 'Crew' } }],
        effects: [{ do: 'draw', count: 1 }],
      },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
]);
