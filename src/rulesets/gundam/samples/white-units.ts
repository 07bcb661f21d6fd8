import { unitsOf } from './colored.ts';

/** Glass frames of the Choir: they stand in the way, turn blows aside and mend. */
export const whiteUnits = unitsOf('white', [
  {
    id: 'W01',
    name: 'Bell Acolyte',
    level: 1,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Choir', 'Crew'],
    keywords: { blocker: true },
    text: '<Blocker>',
  },
  {
    id: 'W02',
    name: 'Glass Sentinel',
    level: 2,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Choir', 'Heavy'],
    keywords: { blocker: true },
    text: '<Blocker> This Unit receives no damage from effects.',
    abilities: [{ timing: 'constant', constant: [{ to: 'this', cant: 'beDamagedByEffects' }] }],
  },
  {
    id: 'W03',
    name: 'Censer Knight',
    level: 3,
    cost: 2,
    ap: 3,
    hp: 3,
    traits: ['Choir'],
    keywords: { repair: 1 },
    link: { name: 'Anselm Roe' },
    text: '<Repair 1> Link: Anselm Roe. 【During Link】 Whenever it would be rested by an effect, it is not.',
    abilities: [
      {
        timing: 'constant',
        during: 'link',
        constant: [{ instead: { of: 'rested', to: 'this', by: 'effects', effects: [] } }],
      },
    ],
  },
  {
    id: 'W04',
    name: 'Mirror Paladin',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 4,
    traits: ['Choir', 'Heavy'],
    text: '【Once per Turn】 If this Unit would receive battle damage, you may have it receive none and discard 1 card instead.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            instead: {
              of: 'damaged',
              to: 'this',
              by: 'battle',
              optional: true,
              oncePerTurn: true,
              effects: [{ do: 'discard', count: 1 }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'W05',
    name: 'Cathedral Frame',
    level: 6,
    cost: 5,
    ap: 5,
    hp: 6,
    traits: ['Choir', 'Flagship'],
    keywords: { repair: 2 },
    text: '<Repair 2> Your other Choir Units receive 1 less battle damage.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            to: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Choir', other: true } },
            prevent: 1,
            from: 'battle',
          },
        ],
      },
    ],
  },
  {
    id: 'W06',
    name: 'Frost Cantor',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Choir', 'Crew'],
    text: '【Deploy】 Choose 1 enemy Unit of your level or less. It cannot attack until the end of the next enemy turn.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          {
            do: 'forbid',
            target: {
              choose: 1,
              side: 'enemy',
              zone: 'battle',
              filter: { type: 'unit', level: { max: { level: 'you' } } },
            },
            cant: 'attack',
            until: 'opponentTurn',
          },
        ],
      },
    ],
  },
  {
    id: 'W07',
    name: 'Vesper',
    level: 5,
    cost: 4,
    ap: 4,
    hp: 4,
    traits: ['Choir'],
    keywords: { highManeuver: true },
    link: { trait: 'Choir' },
    text: '<High-Maneuver> Link: any Choir Pilot. 【When Linked】 Your Base recovers 2 HP; it receives no damage from effects while this Unit is in play.',
    abilities: [
      { timing: 'whenLinked', effects: [{ do: 'recover', amount: 2, to: 'ownBase' }] },
      { timing: 'constant', during: 'link', constant: [{ to: 'ownBase', prevent: 'all', from: 'effects' }] },
    ],
  },
  {
    id: 'W08',
    name: 'Icon Bearer',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 3,
    traits: ['Choir', 'Crew'],
    keywords: { support: 1 },
    text: '<Support 1> 【Once per Turn】 When another of your Units leaves the battle area, this Unit recovers HP equal to its level.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'leaves', side: 'own', filter: { type: 'unit', other: true } },
        effects: [{ do: 'recover', amount: { stat: 'level', of: 'cause' }, to: 'this' }],
      },
    ],
  },
  {
    id: 'W09',
    name: 'Penitent',
    level: 2,
    cost: 1,
    ap: 2,
    hp: 2,
    traits: ['Choir'],
    text: 'When this Unit recovers HP, it gets +1 AP during this turn. Enemy effects cannot choose it while it is damaged.',
    abilities: [
      {
        timing: 'when',
        when: { event: 'recovered', self: true },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'turn' }],
      },
      {
        timing: 'constant',
        if: { is: 'this', filter: { damaged: true } },
        constant: [{ to: 'this', cant: 'beTargeted' }],
      },
    ],
  },
  {
    id: 'W20',
    name: 'Toll Bell',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 4,
    traits: ['Choir', 'Heavy'],
    text: 'Enemy Commands cost 1 more. If this Unit would be returned to the hand or the deck, rest it instead. 【Once per Turn】 When an enemy Unit attacks one of your Units, the attacked Unit recovers 1 HP.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          { cost: 1, side: 'enemy', filter: { type: 'command' } },
          { instead: { of: 'returned', to: 'this', effects: [{ do: 'rest', target: 'this' }] } },
        ],
      },
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'attacks', side: 'enemy', target: 'unit' },
        effects: [{ do: 'recover', amount: 1, to: 'causeOther' }],
      },
    ],
  },
  {
    id: 'W21',
    name: 'Precentor',
    level: 5,
    cost: 4,
    ap: 4,
    hp: 5,
    traits: ['Choir', 'Flagship'],
    link: { filter: { anyOf: [{ trait: 'Ace' }, { name: 'Sister Oriel' }] } },
    text: 'Link: any Ace, or Sister Oriel. Your Link Units have “At the end of your turn, this Unit recovers 1 HP.” 【Deploy】 If you paired a Pilot this turn, draw 1 card.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          { to: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', linked: true } }, ability: 'grace' },
        ],
      },
      {
        id: 'grace',
        timing: 'endOfTurn',
        granted: true,
        if: { turn: 'yours' },
        effects: [{ do: 'recover', amount: 1, to: 'this' }],
      },
      {
        timing: 'deploy',
        if: { compare: { history: 'paired', who: 'you' }, op: '>=', to: 1 },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
]);
