import type { Card } from '../language/language.ts';

/** Salvage of the Nexus that every crew uses, and what cards make. */
export const neutral: readonly Card[] = [
  { id: 'K01', type: 'agent', name: 'Cinder Drone', token: true, cost: {}, attack: 1, defense: 1, traits: ['Ashmark'] },
  { id: 'K02', type: 'agent', name: 'Sprout', token: true, cost: {}, attack: 1, defense: 2, traits: ['Growth'] },
  { id: 'N01', type: 'agent', name: 'Hired Drifter', cost: { void: 2 }, attack: 2, defense: 2 },
  {
    id: 'N02',
    type: 'agent',
    name: 'Scrap Armourer',
    cost: { void: 3 },
    attack: 2,
    defense: 3,
    traits: ['Salvage'],
    text: 'Activated, Speed 2: Take a gear from an agent of yours, or put one on this. Once per turn.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        effects: [
          {
            oneOf: [
              {
                label: 'Take a gear off',
                effects: [{ do: 'detach', target: { choose: 1, side: 'own', filter: { gear: true, attached: true } } }],
              },
              {
                label: 'Put a gear on',
                effects: [
                  {
                    do: 'attach',
                    gear: { choose: 1, side: 'own', filter: { gear: true, attached: false } },
                    to: 'this',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'N03',
    type: 'agent',
    name: 'Hollow Colossus',
    cost: { void: 5 },
    costs: [{ discard: 1 }],
    attack: 5,
    defense: 5,
    traits: ['Salvage'],
    text: 'As an additional cost, discard 1 card. When this is damaged by an effect, get as much void energy as its cost less 3, at most 2.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'damaged', self: true, by: 'effect' },
        effects: [
          { do: 'energy', type: 'void', count: { stat: 'cost', of: 'this', times: 1, plus: -3, max: 2 }, who: 'you' },
        ],
      },
    ],
  },
  {
    id: 'N04',
    type: 'event',
    name: 'Drill Order',
    speed: 1,
    cost: { void: 2 },
    traits: ['Salvage'],
    if: { any: [{ turn: 'yours' }, { phase: 'primary' }] },
    text: 'Play only in your turn or in a primary phase. An agent of yours with at most 5 defense, of which 2 is left, gets +1 attack and is melee for good.',
    targets: [
      {
        as: 'friend',
        choose: 1,
        side: 'own',
        filter: { type: 'agent', attack: { min: 1 }, defense: { max: 5 }, terminal: { is: 2 } },
      },
    ],
    effects: [{ do: 'modify', target: { ref: 'friend' }, attack: 1, range: 'melee', until: 'always' }],
  },
  {
    id: 'N05',
    type: 'hardware',
    name: 'Signal Tower',
    cost: { void: 2 },
    costs: [{ lock: 1, filter: { type: 'anomaly', energy: ['ember', 'tide', 'root', 'spark', 'veil', 'void'] } }],
    speed: 2,
    traits: ['Salvage'],
    text: 'As an additional cost, lock an anomaly. In the opponent’s turn, while you hold at most 1 card, you can’t draw. Your Hired Drifters are melee and can’t be damaged in the turn they arrive.',
    skills: [
      {
        kind: 'persistent',
        if: { all: [{ turn: 'opponents' }, { count: { side: 'own', zone: 'hand' }, max: 1 }] },
        constant: [{ to: { player: 'you' }, cant: 'draw' }],
      },
      {
        kind: 'persistent',
        constant: [
          {
            to: { all: true, side: 'own', zone: 'play', filter: { name: 'Hired Drifter', arrivedThisTurn: true } },
            cant: 'beDamaged',
          },
          { to: { all: true, side: 'own', filter: { name: 'Hired Drifter' } }, range: 'melee' },
        ],
      },
    ],
  },
  {
    id: 'N06',
    type: 'software',
    name: 'Standing Orders',
    cost: { void: 2 },
    costs: [{ discard: 1 }],
    traits: ['Salvage'],
    text: 'As an additional cost, discard 1 card. When you use an activated skill, choose an agent of yours: it gets +1 attack for each agent of yours that attacked or advanced and each enemy agent terminated this turn. When an agent of yours unlocks and you played no more cards than you discarded, get 1 ember energy.',
    skills: [
      {
        kind: 'reactive',
        oncePerTurn: true,
        when: { event: 'activated', side: 'own' },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, side: 'own', filter: { type: 'agent' } },
            attack: {
              sum: [{ history: 'attacked' }, { history: 'advanced' }, { history: 'terminated', who: 'opponent' }],
            },
            until: 'turn',
          },
        ],
      },
      {
        kind: 'reactive',
        when: { event: 'unlocked', side: 'own', filter: { type: 'agent' } },
        oncePerTurn: true,
        if: { compare: { history: 'played' }, op: '<', to: { sum: [1, { history: 'discarded' }] } },
        effects: [{ do: 'energy', type: 'ember' }],
      },
    ],
  },
  {
    id: 'N07',
    type: 'event',
    name: 'Collapse Survey',
    speed: 2,
    cost: { void: 3 },
    text: 'The opponent chooses an agent of theirs in a biome: it moves to staging, or, if its attack is at most what is left of its defense, can’t be locked during this battle. Then deal 1 damage to a random enemy sector with 3 durability or less.',
    effects: [
      {
        do: 'choose',
        target: { choose: 1, as: 'theirs', by: 'opponent', side: 'enemy', filter: { type: 'agent', at: 'biome' } },
      },
      {
        if: {
          compare: { stat: 'attack', of: { ref: 'theirs' } },
          op: '<=',
          to: { stat: 'terminal', of: { ref: 'theirs' } },
        },
        then: [{ do: 'forbid', target: { ref: 'theirs' }, cant: 'beLocked', until: 'battle' }],
        else: [{ do: 'move', target: { ref: 'theirs' }, to: 'staging' }],
      },
      {
        do: 'damage',
        amount: 1,
        to: { random: 1, side: 'enemy', zone: 'sectors', filter: { durability: { max: 3 } } },
      },
    ],
  },
  {
    id: 'N08',
    type: 'agent',
    name: 'Relay Bishop',
    cost: { void: 4 },
    attack: 3,
    defense: 4,
    ranged: false,
    traits: ['Salvage', 'Officer'],
    text: 'Activated, Speed 1, void 2: Move an agent of yours here. It gains “Activated, Speed 3: This gets +1 defense this turn” until the end of the turn. If its speed is less than the durability of your first sector, remove 1 damage from this, and 1 more for each gear of yours.',
    skills: [
      {
        kind: 'activated',
        speed: 1,
        cost: { void: 2 },
        targets: [{ as: 'friend', choose: 1, side: 'own', filter: { type: 'agent', other: true } }],
        effects: [
          { do: 'move', target: { ref: 'friend' }, to: 'here' },
          { do: 'grant', target: { ref: 'friend' }, skill: 'brace', until: 'turn' },
          {
            if: {
              compare: { stat: 'speed', of: { ref: 'friend' } },
              op: '<',
              to: { stat: 'durability', of: { all: true, side: 'own', zone: 'sectors' } },
            },
            then: [
              {
                do: 'restore',
                amount: { count: { side: 'own', filter: { gear: true } }, times: 1, plus: 1 },
                to: 'this',
              },
            ],
          },
        ],
      },
      {
        id: 'brace',
        kind: 'activated',
        granted: true,
        speed: 3,
        oncePerTurn: true,
        effects: [{ do: 'modify', target: 'this', defense: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'N09',
    type: 'hardware',
    name: 'Prism Array',
    cost: { void: 2 },
    text: 'Activated, Speed 3, lock this: Choose one: get 1 tide, 1 root or 1 veil energy.',
    skills: [
      {
        kind: 'activated',
        speed: 3,
        costs: [{ lockThis: true }],
        effects: [
          {
            oneOf: [
              { label: 'Tide', effects: [{ do: 'energy', type: 'tide' }] },
              { label: 'Root', effects: [{ do: 'energy', type: 'root' }] },
              { label: 'Veil', effects: [{ do: 'energy', type: 'veil' }] },
            ],
          },
        ],
      },
    ],
  },
];
