import type { Card } from '../language/language.ts';

/** The overgrowth: slow, wide, and hard to get rid of. */
export const root: readonly Card[] = [
  { id: 'R01', type: 'anomaly', name: 'Mother Bed', energy: 'root' },
  { id: 'R02', type: 'anomaly', name: 'Sap Spring', energy: 'root' },
  {
    id: 'R03',
    type: 'anomaly',
    name: 'Hollow Grove',
    energy: 'root',
    text: 'Activated, Speed 1, terminate this: Two sectors of yours get 2 durability back.',
    skills: [
      {
        kind: 'activated',
        speed: 1,
        costs: [{ terminateThis: true }],
        effects: [
          {
            do: 'restore',
            amount: 2,
            to: { choose: 2, side: 'own', zone: 'sectors', filter: { durability: { max: 9 } } },
          },
        ],
      },
    ],
  },
  { id: 'R04', type: 'agent', name: 'Bramble Whelp', cost: { root: 1 }, attack: 1, defense: 3, traits: ['Growth'] },
  {
    id: 'R05',
    type: 'agent',
    name: 'Spore Tender',
    cost: { root: 1, void: 1 },
    attack: 2,
    defense: 3,
    traits: ['Growth'],
    text: 'When another agent of yours arrives, this gets +1/+1 this turn.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'arrives', side: 'own', filter: { type: 'agent', other: true } },
        effects: [{ do: 'modify', target: 'this', attack: 1, defense: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'R06',
    type: 'agent',
    name: 'Thorn Archer',
    cost: { root: 1, void: 2 },
    attack: 2,
    defense: 4,
    ranged: true,
    traits: ['Growth', 'Gunner'],
    text: 'Ranged. When this defends, deal 1 damage to the attacker.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'defends', self: true },
        effects: [{ do: 'damage', amount: 1, to: 'causeOther' }],
      },
    ],
  },
  {
    id: 'R07',
    type: 'agent',
    name: 'Canopy Giant',
    cost: { root: 2, void: 3 },
    attack: 6,
    defense: 7,
    traits: ['Growth'],
    text: 'This has +1 attack for each other own agent in its biome, at most 3.',
    skills: [
      {
        kind: 'persistent',
        constant: [
          {
            to: 'this',
            attack: { count: { side: 'own', filter: { type: 'agent', here: true, at: 'biome', other: true } }, max: 3 },
          },
        ],
      },
    ],
  },
  {
    id: 'R08',
    type: 'agent',
    name: 'Seedling Choir',
    cost: { root: 2, void: 1 },
    attack: 2,
    defense: 2,
    traits: ['Growth'],
    text: 'When this arrives, get a Sprout, and one more for each card that arrived on your side this turn.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'arrives', self: true },
        effects: [
          { repeat: { sum: [1, { history: 'arrived' }] }, effects: [{ do: 'token', card: 'K02', at: 'here' }] },
        ],
      },
    ],
  },
  {
    id: 'R09',
    type: 'event',
    name: 'Deep Mending',
    speed: 2,
    cost: { root: 1 },
    text: 'Remove all damage from an agent of yours and damage up to its defense, at most 2, is prevented from each hit on it this turn.',
    targets: [{ as: 'friend', choose: 1, side: 'own', filter: { type: 'agent', damage: { min: 0 } } }],
    effects: [
      { do: 'restore', amount: { stat: 'damage', of: { ref: 'friend' } }, to: { ref: 'friend' } },
      {
        do: 'prevent',
        target: { ref: 'friend' },
        amount: { stat: 'defense', of: { ref: 'friend' }, max: 2 },
        until: 'turn',
      },
    ],
  },
  {
    id: 'R10',
    type: 'event',
    name: 'Sudden Bloom',
    speed: 3,
    cost: { root: 1, void: 1 },
    text: 'An agent gets +2/+2 until the end of the next turn.',
    targets: [{ as: 'friend', choose: 1, filter: { type: 'agent' } }],
    effects: [{ do: 'modify', target: { ref: 'friend' }, attack: 2, defense: 2, until: 'nextTurn' }],
  },
  {
    id: 'R11',
    type: 'event',
    name: 'Reclaim',
    speed: 1,
    cost: { root: 1, void: 2 },
    text: 'Put an agent with cost 3 or less from your cache into play, locked.',
    targets: [{ as: 'lost', choose: 1, side: 'own', zone: 'cache', filter: { type: 'agent', cost: { max: 3 } } }],
    effects: [{ do: 'arrive', target: { ref: 'lost' }, locked: true, at: 'staging' }],
  },
  {
    id: 'R12',
    type: 'event',
    name: 'Strangling Vines',
    speed: 2,
    cost: { root: 1 },
    text: 'Lock an agent. It can’t unlock until the end of the next turn.',
    targets: [{ as: 'mark', choose: 1, side: 'enemy', filter: { type: 'agent', locked: false } }],
    effects: [
      { do: 'lock', target: { ref: 'mark' } },
      { do: 'forbid', target: { ref: 'mark' }, cant: 'unlock', until: 'nextTurn' },
      { do: 'forbid', target: { ref: 'mark' }, cant: 'defend', until: 'turn' },
    ],
  },
  {
    id: 'R13',
    type: 'event',
    name: 'Taproot',
    speed: 1,
    cost: { root: 1 },
    text: 'Search your deck for an anomaly, reveal it, put it into your hand and shuffle.',
    effects: [
      { do: 'choose', target: { choose: 1, as: 'found', side: 'own', zone: 'deck', filter: { type: 'anomaly' } } },
      { do: 'reveal', target: { ref: 'found' } },
      { do: 'put', target: { ref: 'found' }, to: 'hand' },
      { do: 'shuffle', who: 'you' },
    ],
  },
  {
    id: 'R14',
    type: 'software',
    name: 'Symbiont',
    cost: { root: 1, void: 1 },
    modifies: { filter: { token: false, ranged: false } },
    text: 'Modification. The agent has +1/+2. When it leaves play, draw a card. When this is put on it, unlock it.',
    skills: [
      { kind: 'persistent', constant: [{ to: 'host', attack: 1, defense: 2 }] },
      { kind: 'reactive', when: { event: 'attached', self: true }, effects: [{ do: 'unlock', target: 'causeOther' }] },
      { kind: 'reactive', when: { event: 'leaves', self: true }, effects: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'R15',
    type: 'hardware',
    name: 'Heartwood Bulwark',
    cost: { root: 1, void: 2 },
    text: 'At the end of your turn, a random sector of yours gets 1 durability back. When you lose a biome, get two Sprouts.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'endOfTurn', side: 'own' },
        effects: [{ do: 'restore', amount: 1, to: { random: 1, side: 'own', zone: 'sectors' } }],
      },
      {
        kind: 'reactive',
        when: { event: 'biomeLost', side: 'own' },
        effects: [{ do: 'token', card: 'K02', count: 2 }],
      },
    ],
  },
];
