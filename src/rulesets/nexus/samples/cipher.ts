import type { Card } from '../language/language.ts';

/** The Cipher: keys that pass for one another, and orders in the middle of a battle. */
export const cipher: readonly Card[] = [
  {
    id: 'C01',
    type: 'agent',
    name: 'Walking Key',
    also: ['Cipher Key'],
    cost: { void: 2 },
    attack: 2,
    defense: 2,
    traits: ['Cipher'],
    text: 'Is also named Cipher Key. At the start of every second turn of yours, draw 1 card.',
    skills: [{ kind: 'reactive', when: { event: 'startOfTurn', every: 2 }, effects: [{ do: 'draw' }] }],
  },
  {
    id: 'C02',
    type: 'anomaly',
    name: 'Forked Key',
    also: ['Cipher Key'],
    energy: ['ember', 'tide'],
    text: 'Gives ember or tide. Is also named Cipher Key.',
  },
  {
    id: 'C03',
    type: 'event',
    name: 'Spoken Key',
    also: ['Cipher Key'],
    speed: 2,
    cost: { void: 1 },
    text: 'Is also named Cipher Key. This turn, an agent of yours has “When this attacks, draw 1 card”.',
    targets: [{ as: 'friend', choose: 1, side: 'own', filter: { type: 'agent' } }],
    effects: [{ do: 'grant', target: { ref: 'friend' }, skill: 'whisper', until: 'turn' }],
    skills: [
      {
        id: 'whisper',
        granted: true,
        kind: 'reactive',
        when: { event: 'attacks', self: true },
        effects: [{ do: 'draw' }],
      },
    ],
  },
  {
    id: 'C04',
    type: 'software',
    name: 'Etched Key',
    also: ['Cipher Key'],
    cost: { void: 3 },
    text: 'Is also named Cipher Key. Each of your agents gets +1 attack for each card that is attached to it.',
    skills: [
      {
        kind: 'persistent',
        constant: [
          {
            to: { all: true, side: 'own', filter: { type: 'agent' } },
            attack: { count: { filter: { among: { attachedTo: 'each' } } } },
          },
        ],
      },
    ],
  },
  {
    id: 'C05',
    type: 'hardware',
    name: 'Iron Key',
    also: ['Cipher Key'],
    cost: { void: 2 },
    text: 'Is also named Cipher Key. Activated, Speed 1, 1 void and lock this: put a card named Cipher Key out of your deck into your hand and shuffle.',
    skills: [
      {
        kind: 'activated',
        speed: 1,
        cost: { void: 1 },
        costs: [{ lockThis: true }],
        effects: [
          { do: 'put', target: { choose: 1, zone: 'deck', filter: { name: 'Cipher Key' } }, to: 'hand' },
          { do: 'reveal', target: 'it' },
          { do: 'shuffle' },
        ],
      },
    ],
  },
  {
    id: 'C06',
    type: 'event',
    name: 'Sudden Order',
    speed: 2,
    cost: { ember: 1, void: 1 },
    text: 'An agent of yours in a biome attacks, without being locked by it. It gets +1 attack this turn.',
    targets: [{ as: 'friend', choose: 1, side: 'own', filter: { type: 'agent', at: 'biome' } }],
    effects: [
      { do: 'attack', target: { ref: 'friend' } },
      { do: 'modify', target: { ref: 'friend' }, attack: 1, until: 'turn' },
    ],
  },
  {
    id: 'C07',
    type: 'event',
    name: 'Body Double',
    speed: 2,
    cost: { tide: 1 },
    text: 'An agent of yours defends against an attacker where it stands, in place of its other defenders.',
    targets: [
      { as: 'foe', choose: 1, side: 'enemy', filter: { attacking: true } },
      { as: 'friend', choose: 1, side: 'own', filter: { type: 'agent', in: { ref: 'foe' } } },
    ],
    effects: [{ do: 'defend', target: { ref: 'friend' }, against: { ref: 'foe' }, alone: true }],
  },
  {
    id: 'C08',
    type: 'event',
    name: 'Feint',
    speed: 2,
    cost: { ember: 1 },
    text: 'Move an attacker of yours to a biome of your choice. It goes on attacking there.',
    targets: [{ as: 'friend', choose: 1, side: 'own', filter: { attacking: true } }],
    effects: [{ do: 'move', target: { ref: 'friend' }, to: 'choose', attacking: true }],
  },
  {
    id: 'C09',
    type: 'event',
    name: 'Twin Verdict',
    speed: 1,
    cost: { ember: 1, void: 2 },
    text: 'Choose exactly 2 enemy agents. Terminate the one with the lower defense, or both.',
    targets: [{ as: 'accused', choose: { exactly: 2 }, side: 'enemy', filter: { type: 'agent' } }],
    effects: [
      {
        do: 'terminate',
        target: {
          all: true,
          side: 'enemy',
          filter: {
            among: { ref: 'accused' },
            defense: { is: { stat: 'defense', of: { ref: 'accused' }, take: 'least' } },
          },
        },
      },
    ],
  },
  {
    id: 'C10',
    type: 'event',
    name: 'Echoing Wounds',
    speed: 2,
    cost: { tide: 1, void: 1 },
    text: 'Deal to each enemy agent as much damage as it has.',
    effects: [
      {
        do: 'damage',
        amount: { stat: 'damage', of: 'each' },
        to: { all: true, side: 'enemy', filter: { type: 'agent' } },
      },
    ],
  },
];
