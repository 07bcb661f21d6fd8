import type { Card } from '../language/language.ts';

/** Grid runners: everywhere at once, and gone before it is over. */
export const spark: readonly Card[] = [
  { id: 'S01', type: 'anomaly', name: 'Live Rail', energy: 'spark' },
  { id: 'S02', type: 'anomaly', name: 'Storm Collector', energy: 'spark' },
  {
    id: 'S03',
    type: 'anomaly',
    name: 'Relay Mast',
    energy: 'spark',
    text: 'When this is locked during the battle phase, an agent of yours gets +1 attack this turn.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'locked', self: true },
        if: { phase: 'battle' },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, by: 'you', side: 'own', filter: { type: 'agent' } },
            attack: 1,
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'S04',
    type: 'agent',
    name: 'Wire Courier',
    cost: { spark: 1 },
    speed: 2,
    attack: 1,
    defense: 1,
    traits: ['Runner'],
    text: 'Speed 2. When this retreats, draw 1 card, then discard 1 card.',
    skills: [
      {
        kind: 'reactive',
        oncePerTurn: true,
        when: { event: 'retreats', self: true },
        effects: [
          { do: 'draw', count: 1 },
          { do: 'discard', count: 1, who: 'you' },
        ],
      },
    ],
  },
  {
    id: 'S05',
    type: 'agent',
    name: 'Arc Duellist',
    cost: { spark: 1, void: 1 },
    speed: 2,
    attack: 3,
    defense: 2,
    traits: ['Runner'],
    text: 'Speed 2.',
  },
  {
    id: 'S06',
    type: 'agent',
    name: 'Coil Sniper',
    cost: { spark: 1, void: 2 },
    attack: 3,
    defense: 1,
    ranged: true,
    traits: ['Runner', 'Gunner'],
    text: 'Ranged. Activated, Speed 2, lock this: Deal 2 damage to an agent in a biome.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        costs: [{ lockThis: true }],
        targets: [{ as: 'mark', choose: 1, side: 'enemy', zone: 'play', filter: { type: 'agent', at: 'biome' } }],
        effects: [{ do: 'damage', amount: 2, to: { ref: 'mark' } }],
      },
    ],
  },
  {
    id: 'S07',
    type: 'agent',
    name: 'Grid Captain',
    cost: { spark: 2, void: 2 },
    attack: 4,
    defense: 3,
    traits: ['Runner', 'Officer'],
    text: 'At the start of your attack, you may move an agent of yours into another biome and unlock it.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'startOfAttack' },
        effects: [
          {
            may: [
              { do: 'choose', target: { choose: 1, side: 'own', filter: { type: 'agent', arrivedThisTurn: false } } },
              { do: 'move', target: 'it', to: 'choose' },
              { do: 'unlock', target: 'it' },
            ],
            otherwise: [{ do: 'energy', type: 'spark', count: 1, who: 'you' }],
          },
        ],
      },
    ],
  },
  {
    id: 'S08',
    type: 'agent',
    name: 'Overload Champion',
    cost: { spark: 2, void: 3 },
    attack: 6,
    defense: 4,
    traits: ['Runner'],
    text: 'While there are exactly 2 other attackers, this is ranged. It gives other Runners “When this attacks, draw 1 card.”',
    skills: [
      {
        kind: 'persistent',
        if: { count: { filter: { attacking: true, other: true } }, is: 2 },
        constant: [{ to: 'this', range: 'ranged' }],
      },
      {
        kind: 'persistent',
        constant: [
          {
            to: { all: true, side: 'own', filter: { trait: 'Runner', other: true, card: ['S04', 'S05'] } },
            skill: 'rush',
          },
        ],
      },
      {
        id: 'rush',
        kind: 'reactive',
        granted: true,
        when: { event: 'attacks', self: true },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
  {
    id: 'S09',
    type: 'event',
    name: 'Jolt',
    speed: 3,
    cost: { spark: 1 },
    text: 'Deal 1 damage to an agent. Draw 1 card if it is terminated by then.',
    targets: [{ as: 'mark', choose: 1, filter: { type: 'agent' } }],
    effects: [
      { do: 'damage', amount: 1, to: { ref: 'mark' } },
      { if: { is: { ref: 'mark' }, filter: { inPlay: false } }, then: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'S10',
    type: 'event',
    name: 'Reroute',
    speed: 2,
    cost: { spark: 1 },
    text: 'Move an agent to staging.',
    targets: [{ as: 'mark', choose: 1, filter: { type: 'agent', at: 'biome' } }],
    effects: [{ do: 'move', target: { ref: 'mark' }, to: 'staging' }],
  },
  {
    id: 'S11',
    type: 'event',
    name: 'Double Current',
    speed: 2,
    cost: { spark: 1, void: 1 },
    text: 'Choose one: get 2 spark and 1 void energy; or unlock an agent of yours that stands in a biome.',
    effects: [
      {
        oneOf: [
          {
            label: 'Energy',
            effects: [
              { do: 'energy', type: 'spark', count: 2 },
              { do: 'energy', type: 'void', count: 1 },
            ],
          },
          {
            label: 'Unlock',
            effects: [
              {
                do: 'unlock',
                target: { choose: { upTo: 1 }, side: 'own', filter: { type: 'agent', locked: true, at: 'biome' } },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'S12',
    type: 'event',
    name: 'Blackout',
    speed: 3,
    cost: { spark: 2, void: 1 },
    if: { all: [{ turn: 'opponents' }, { phase: 'battle' }] },
    text: 'Play only in the opponent’s battle phase. Attacking agents get -2 attack this turn and the opponent can’t play events this turn.',
    effects: [
      { do: 'modify', target: { all: true, side: 'enemy', filter: { attacking: true } }, attack: -2, until: 'turn' },
      { do: 'forbid', target: { player: 'opponent' }, cant: 'playEvents', until: 'turn' },
    ],
  },
  {
    id: 'S13',
    type: 'software',
    name: 'Ghost Routing',
    cost: { spark: 1, void: 1 },
    speed: 2,
    modifies: { side: 'own' },
    text: 'Speed 2. Modification. The agent is ranged, and its skills can’t be cancelled.',
    skills: [
      { kind: 'persistent', constant: [{ to: 'host', range: 'ranged' }] },
      { kind: 'persistent', constant: [{ to: 'host', cant: 'beCancelled' }] },
    ],
  },
  {
    id: 'S14',
    type: 'hardware',
    name: 'Slipboots',
    cost: { spark: 1 },
    gear: true,
    text: 'Gear. Activated, Speed 3, spark: Move the agent to staging. Once per turn.',
    skills: [
      {
        kind: 'activated',
        speed: 3,
        cost: { spark: 1 },
        oncePerTurn: true,
        effects: [{ do: 'move', target: 'host', to: 'staging' }],
      },
    ],
  },
  {
    id: 'S15',
    type: 'software',
    name: 'Switchboard',
    cost: { spark: 1, void: 2 },
    text: 'When you play a card of Speed 2 or more, you may put a spark agent with cost 2 or less from your hand into play. Once per turn.',
    skills: [
      {
        kind: 'reactive',
        oncePerTurn: true,
        when: { event: 'played', side: 'own', filter: { speed: { min: 2 } } },
        effects: [
          {
            may: [
              {
                do: 'arrive',
                target: {
                  choose: { upTo: 1 },
                  zone: 'hand',
                  filter: { type: 'agent', energy: 'spark', cost: { max: 2 } },
                },
              },
            ],
          },
        ],
      },
    ],
  },
];
