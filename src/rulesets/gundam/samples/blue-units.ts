import { unitsOf } from './colored.ts';

/** Harbour frames of the Concord: they look ahead, hold and send home. */
export const blueUnits = unitsOf('blue', [
  {
    id: 'B01',
    name: 'Shoal Runner',
    level: 1,
    cost: 1,
    ap: 2,
    hp: 1,
    traits: ['Concord', 'Scout'],
    text: '【Deploy】 Look at the top 2 cards of your deck. Put 1 of them on top and the other on the bottom.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          { do: 'look', count: 2, side: 'own', zone: 'deck' },
          { do: 'move', target: { choose: 1, zone: 'looked' }, to: 'deckTop' },
          { do: 'putBack', to: 'deckBottom' },
        ],
      },
    ],
  },
  {
    id: 'B02',
    name: 'Pier Warden',
    level: 2,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Concord', 'Heavy'],
    keywords: { blocker: true },
    text: '<Blocker> When this Unit blocks, it gets +1 AP during this battle.',
    abilities: [
      {
        timing: 'when',
        when: { event: 'blocks', self: true },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'battle' }],
      },
    ],
  },
  {
    id: 'B03',
    name: 'Lanternjaw',
    level: 3,
    cost: 2,
    ap: 3,
    hp: 3,
    traits: ['Concord'],
    link: { name: 'Ione Marsh' },
    text: 'Link: Ione Marsh. 【During Link】【Attack】 If it attacks the player, draw 1 card, then discard 1 card.',
    abilities: [
      {
        timing: 'attack',
        during: 'link',
        if: { attackTarget: 'player' },
        effects: [
          { do: 'draw', count: 1, who: 'you' },
          { do: 'discard', count: 1, who: 'you' },
        ],
      },
    ],
  },
  {
    id: 'B04',
    name: 'Undertow',
    level: 4,
    cost: 3,
    ap: 4,
    hp: 4,
    traits: ['Concord'],
    link: { trait: 'Concord' },
    text: 'Link: any Concord Pilot. 【When Linked】 Choose 1 active enemy Unit with 4 or less HP and rest it.',
    abilities: [
      {
        timing: 'whenLinked',
        effects: [
          {
            do: 'rest',
            target: {
              choose: 1,
              side: 'enemy',
              zone: 'battle',
              filter: { type: 'unit', state: 'active', hp: { max: 4 } },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'B05',
    name: 'Harbor Tender',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 3,
    traits: ['Concord', 'Crew'],
    keywords: { support: 2, repair: 1 },
    text: '<Support 2> <Repair 1>',
  },
  {
    id: 'B06',
    name: 'Gannet Wing',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Concord', 'Scout'],
    keywords: { highManeuver: true },
    text: '<High-Maneuver> This Unit has +1 AP while you have another Scout Unit in play.',
    abilities: [
      {
        timing: 'constant',
        if: { count: { side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Scout', other: true } }, min: 1 },
        constant: [{ to: 'this', ap: 1 }],
      },
    ],
  },
  {
    id: 'B07',
    name: 'Breakwater',
    level: 5,
    cost: 4,
    ap: 4,
    hp: 5,
    traits: ['Concord', 'Heavy'],
    keywords: { blocker: true },
    text: '<Blocker> This Unit cannot be returned to the hand or the deck, and cannot attack the player.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          { to: 'this', cant: 'beReturned' },
          { to: 'this', cant: 'attackPlayer' },
        ],
      },
    ],
  },
  {
    id: 'B08',
    name: 'Meridian Ark',
    level: 6,
    cost: 5,
    ap: 5,
    hp: 6,
    traits: ['Concord', 'Flagship'],
    link: { filter: { trait: 'Concord', level: { min: 4 } } },
    text: 'Link: a Concord Pilot of level 4 or more. 【During Link】【Activate･Main】【Once per Turn】 1 Resource: Choose 1 enemy Unit with 3 or less AP and return it to the hand.',
    abilities: [
      {
        timing: 'activateMain',
        during: 'link',
        oncePerTurn: true,
        cost: [{ resources: 1 }],
        effects: [
          {
            do: 'move',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', ap: { max: 3 } } },
            to: 'hand',
          },
        ],
      },
    ],
  },
  {
    id: 'B09',
    name: 'Spindrift',
    level: 1,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Concord', 'Scout'],
    text: '【Activate･Action】 Rest this Unit: Choose another of your Units that attacks or is a Link Unit. It gets +1 AP during this battle.',
    abilities: [
      {
        timing: 'activateAction',
        cost: [{ restThis: true }],
        effects: [
          {
            do: 'modify',
            target: {
              choose: 1,
              side: 'own',
              zone: 'battle',
              filter: { type: 'unit', other: true, anyOf: [{ attacking: true }, { linked: true }] },
            },
            ap: 1,
            until: 'battle',
          },
        ],
      },
    ],
  },
  {
    id: 'B20',
    name: 'Wake Chaser',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 4,
    traits: ['Concord', 'Scout'],
    text: '【Once per Turn】 When you draw cards in the enemy turn, this Unit gets +1 AP for as long as it is in play.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'drawn', side: 'own' },
        if: { turn: 'opponents' },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'always' }],
      },
    ],
  },
  {
    id: 'B21',
    name: 'Fog Lantern',
    level: 5,
    cost: 4,
    ap: 4,
    hp: 4,
    traits: ['Concord', 'Heavy'],
    text: 'Your other Units with “Lantern” in their name have <High-Maneuver>. 【Deploy】 The opponent discards 1 card at random.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            to: { all: true, side: 'own', zone: 'battle', filter: { nameIncludes: 'Lantern', other: true } },
            keyword: 'highManeuver',
          },
        ],
      },
      { timing: 'deploy', effects: [{ do: 'discard', count: 1, who: 'opponent', random: true }] },
    ],
  },
  {
    id: 'B22',
    name: 'Net Caster',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Concord', 'Crew'],
    text: '【Once per Turn】 When an enemy Unit is rested in your turn, that Unit gets -2 AP during this turn.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'rested', side: 'enemy', filter: { type: 'unit' } },
        if: { turn: 'yours' },
        effects: [{ do: 'modify', target: 'cause', ap: -2, until: 'turn' }],
      },
    ],
  },
]);
