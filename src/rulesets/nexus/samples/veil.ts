import type { Card } from '../language/language.ts';

/** The masked court: it takes names, cards and second chances. */
export const veil: readonly Card[] = [
  { id: 'V01', type: 'anomaly', name: 'Blind Mirror', energy: 'veil' },
  { id: 'V02', type: 'anomaly', name: 'Unlit Hall', energy: 'veil' },
  {
    id: 'V03',
    type: 'anomaly',
    name: 'Whispering Gate',
    energy: 'veil',
    text: 'When you convert a card, the opponent discards a card at random if they hold at least 5.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'converted', side: 'own' },
        if: { count: { side: 'enemy', zone: 'hand' }, min: 5 },
        effects: [{ do: 'discard', count: 1, who: 'opponent', random: true }],
      },
    ],
  },
  {
    id: 'V04',
    type: 'agent',
    name: 'Masked Page',
    cost: { veil: 1 },
    attack: 1,
    defense: 2,
    traits: ['Court'],
    text: 'When the opponent discards, this gets +1 attack until the end of the turn for each card.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'discarded', side: 'enemy' },
        effects: [{ do: 'modify', target: 'this', attack: { eventAmount: true }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'V05',
    type: 'agent',
    name: 'Name Taker',
    cost: { veil: 1, void: 1 },
    attack: 2,
    defense: 2,
    traits: ['Court'],
    text: 'When this damages a sector, the opponent discards 1 card.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'sectorDamaged', side: 'enemy', by: 'battle', other: { name: 'Name Taker' } },
        oncePerTurn: true,
        effects: [{ do: 'discard', count: 1, who: 'opponent' }],
      },
    ],
  },
  {
    id: 'V06',
    type: 'agent',
    name: 'Veiled Knife',
    cost: { veil: 1, void: 2 },
    attack: 2,
    defense: 2,
    traits: ['Court', 'Gunner'],
    text: 'Activated, Speed 1, veil, lock an own agent: Terminate a damaged agent.',
    skills: [
      {
        kind: 'activated',
        speed: 1,
        cost: { veil: 1 },
        costs: [{ lock: 1, filter: { type: 'agent' } }],
        targets: [{ as: 'mark', choose: 1, side: 'enemy', filter: { type: 'agent', damage: { min: 1 } } }],
        effects: [{ do: 'terminate', target: { ref: 'mark' } }],
      },
    ],
  },
  {
    id: 'V07',
    type: 'agent',
    name: 'Regent of Nobody',
    cost: { veil: 2, void: 2 },
    attack: 4,
    defense: 4,
    traits: ['Court', 'Officer'],
    text: 'While this is in a biome, the opponent can’t play agents. This can’t be terminated while you have exactly 1 card in hand.',
    skills: [
      {
        kind: 'persistent',
        if: { is: 'this', filter: { at: 'biome' } },
        constant: [{ to: { player: 'opponent' }, cant: 'playAgents' }],
      },
      {
        kind: 'persistent',
        if: { count: { side: 'own', zone: 'hand' }, is: 1 },
        constant: [{ to: 'this', cant: 'beTerminated' }],
      },
    ],
  },
  {
    id: 'V08',
    type: 'agent',
    name: 'The Empty Crown',
    cost: { veil: 3, void: 3 },
    attack: 5,
    defense: 6,
    traits: ['Court'],
    text: 'At the end of your turn, if the opponent has no cards in hand and you have lost no biome, you win.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'endOfTurn' },
        if: {
          all: [
            { count: { side: 'enemy', zone: 'hand' }, max: 0 },
            { compare: { lostBiomes: 'you' }, op: '=', to: 0 },
          ],
        },
        effects: [{ do: 'win', who: 'you' }],
      },
    ],
  },
  {
    id: 'V09',
    type: 'event',
    name: 'Unmaking',
    speed: 1,
    cost: { veil: 2, void: 1 },
    text: 'Terminate an enemy agent.',
    targets: [{ as: 'mark', choose: 1, side: 'enemy', filter: { type: 'agent' } }],
    effects: [{ do: 'terminate', target: { ref: 'mark' } }],
  },
  {
    id: 'V10',
    type: 'event',
    name: 'Borrowed Memory',
    speed: 1,
    cost: { veil: 1 },
    text: 'Each player discards up to 1 card. Then you may return an event from your cache to your hand.',
    effects: [
      { do: 'discard', count: 1, upTo: true, who: 'each' },
      {
        do: 'put',
        target: { choose: { upTo: 1 }, zone: 'cache', filter: { type: 'event', not: { name: 'Borrowed Memory' } } },
        to: 'hand',
      },
    ],
  },
  {
    id: 'V11',
    type: 'event',
    name: 'Stolen Minute',
    speed: 2,
    cost: { veil: 1 },
    text: 'Look at the top 3 cards of the opponent’s deck and put 1 of them into the cache.',
    effects: [
      { do: 'look', count: 3, side: 'enemy' },
      { do: 'put', target: { choose: 1, side: 'enemy', zone: 'looked' }, to: 'cache' },
      { do: 'putBack', to: 'deckTop' },
    ],
  },
  {
    id: 'V12',
    type: 'event',
    name: 'Pact of Silence',
    speed: 3,
    cost: { veil: 1 },
    costs: [{ durability: 2 }],
    text: 'As an additional cost, one of your sectors loses 2 durability. Cancel a skill or an event on the queue.',
    targets: [{ as: 'entry', choose: 1, zone: 'queue', filter: { anyOf: [{ queued: 'skill' }, { type: 'event' }] } }],
    effects: [{ do: 'cancel', target: { ref: 'entry' } }],
  },
  {
    id: 'V13',
    type: 'event',
    name: 'False Dawn',
    speed: 1,
    cost: { veil: 2, void: 2 },
    text: 'The opponent loses if they have lost 1 biome and no agent; otherwise discard 1 card.',
    effects: [
      {
        if: {
          all: [
            { compare: { lostBiomes: 'opponent' }, op: '>=', to: 1 },
            { not: { count: { side: 'enemy', filter: { type: 'agent' } } } },
          ],
        },
        then: [{ do: 'lose', who: 'opponent' }],
        else: [{ do: 'discard', filter: { type: ['agent', 'event', 'software', 'hardware', 'anomaly'] } }],
      },
    ],
  },
  {
    id: 'V14',
    type: 'software',
    name: 'Second Face',
    cost: { veil: 1, void: 1 },
    modifies: { side: 'any', filter: { cost: { max: 4 } } },
    text: 'Modification. The agent can’t attack or advance.',
    skills: [
      {
        kind: 'persistent',
        constant: [
          { to: 'host', cant: 'attack' },
          { to: 'host', cant: 'advance' },
        ],
      },
    ],
  },
  {
    id: 'V15',
    type: 'hardware',
    name: 'Choir of Masks',
    cost: { veil: 1, void: 2 },
    text: 'Activated, Speed 2, discard 1 card that is no agent: An agent gets -1/-1 this turn. Once per turn.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        costs: [{ discard: 1, filter: { not: { type: 'agent' } } }],
        targets: [{ as: 'mark', choose: 1, filter: { type: 'agent' } }],
        effects: [{ do: 'modify', target: { ref: 'mark' }, attack: -1, defense: -1, until: 'turn' }],
      },
    ],
  },
];
