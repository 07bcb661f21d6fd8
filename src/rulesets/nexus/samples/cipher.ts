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
  {
    id: 'C11',
    type: 'event',
    name: 'Blind Spot',
    speed: 2,
    cost: { void: 2 },
    text: 'Costs 1 less for each biome that you have lost, and can be played at Speed 3 if the opponent attacked this turn. Put an agent out of the match. It arrives again at the end of the turn.',
    targets: [{ as: 'gone', choose: 1, filter: { type: 'agent' } }],
    effects: [
      { do: 'put', target: { ref: 'gone' }, to: 'removed' },
      { later: { event: 'endOfTurn', side: 'any' }, effects: [{ do: 'arrive', target: { ref: 'gone' } }] },
    ],
    skills: [
      { kind: 'beforehand', adds: { lostBiomes: 'you', times: -1 } },
      { kind: 'beforehand', if: { compare: { history: 'attacked', who: 'opponent' }, op: '>', to: 0 }, speed: 3 },
    ],
  },
  {
    id: 'C12',
    type: 'software',
    name: 'Leash Protocol',
    cost: { tide: 2, void: 2 },
    modifies: { side: 'enemy', filter: { cost: { max: 4 } } },
    text: 'Modification for an enemy agent. You control the agent as long as this is in play.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'arrives', self: true },
        effects: [{ do: 'control', target: 'host', until: 'whileInPlay' }],
      },
    ],
  },
  {
    id: 'C13',
    type: 'agent',
    name: 'Crowd Breaker',
    cost: { ember: 1, void: 2 },
    attack: 2,
    defense: 2,
    traits: ['Cipher'],
    text: 'Can’t be defended against by one agent alone. This has +1 attack for each card type in your cache, and +1 defense for each trait of your agents, at most 2.',
    skills: [
      {
        kind: 'persistent',
        constant: [
          { to: 'this', cant: 'beDefendedAlone' },
          { to: 'this', attack: { count: { zone: 'cache' }, different: 'type' } },
          { to: 'this', defense: { count: { side: 'own', filter: { type: 'agent' } }, different: 'trait', max: 2 } },
        ],
      },
    ],
  },
  {
    id: 'C14',
    type: 'event',
    name: 'Reshuffled Past',
    speed: 1,
    cost: { tide: 1, void: 2 },
    text: 'Shuffle your cache into your deck, then draw a card for every 3 different names among them, at most 4.',
    effects: [
      {
        do: 'note',
        number: 'pages',
        amount: { count: { zone: 'cache' }, different: 'name', divide: 3, round: 'up', times: 1, plus: 0, min: 0 },
      },
      { do: 'put', target: { all: true, side: 'own', zone: 'cache' }, to: 'deckTop' },
      { do: 'shuffle' },
      { do: 'draw', count: { noted: 'pages', times: 1, divide: 1, round: 'down', plus: 0, min: 0, max: 4 } },
    ],
  },
  {
    id: 'C15',
    type: 'event',
    name: 'Shrapnel Key',
    speed: 2,
    cost: { ember: 1, x: true },
    text: 'Divide X damage among up to 3 agents and up to 1 sector.',
    targets: [
      { as: 'agents', choose: { upTo: 3 }, filter: { type: 'agent' } },
      { as: 'sector', choose: { upTo: 1 }, zone: 'sectors' },
    ],
    effects: [
      { do: 'damage', amount: { x: true }, to: { these: [{ ref: 'agents' }, { ref: 'sector' }] }, divide: true },
    ],
  },
  {
    id: 'C16',
    type: 'hardware',
    name: 'Charged Lockbox',
    cost: { void: 2 },
    text: 'Arrives with a charge for each type of energy that your anomalies give, at least 1 and at most 3. Activated, Speed 1, 1 void and take a charge off this: the opponent reveals the hand and discards an event of your choice.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'arrives', self: true },
        effects: [
          {
            do: 'mark',
            target: 'this',
            name: 'charge',
            count: { count: { side: 'own', filter: { type: 'anomaly' } }, different: 'energy', min: 1, max: 3 },
          },
        ],
      },
      {
        kind: 'activated',
        speed: 1,
        cost: { void: 1 },
        costs: [{ unmarkThis: 1, name: 'charge' }],
        effects: [
          { do: 'reveal', target: { all: true, side: 'enemy', zone: 'hand' } },
          { do: 'discard', who: 'opponent', by: 'you', filter: { type: 'event' } },
        ],
      },
    ],
  },
  {
    id: 'C17',
    type: 'event',
    name: 'Toll of Keys',
    speed: 3,
    cost: { tide: 1 },
    text: 'Take an attacker out of the battle unless its player pays 1 energy and 1 more for each card named Cipher Key in your cache. Look at cards of your deck down to the first agent; put it into your hand and the others on the bottom.',
    targets: [{ as: 'foe', choose: 1, side: 'enemy', filter: { attacking: true } }],
    effects: [
      {
        unless: {
          cost: { energy: { void: 1 }, times: { count: { zone: 'cache', filter: { name: 'Cipher Key' } }, plus: 1 } },
        },
        effects: [{ do: 'withdraw', target: { ref: 'foe' } }],
      },
      { do: 'look', until: { type: 'agent' }, side: 'own' },
      { do: 'reveal', target: { all: true, zone: 'looked' } },
      { do: 'put', target: { choose: 1, zone: 'looked', filter: { type: 'agent' } }, to: 'hand' },
      { do: 'putBack', to: 'deckBottom' },
    ],
  },
  {
    id: 'C18',
    type: 'event',
    name: 'Return to Sender',
    speed: 1,
    cost: { void: 2 },
    text: 'Put one of your cards that are out of the match into your hand, and put your other ones into the cache.',
    effects: [
      { do: 'put', target: { choose: 1, side: 'own', zone: 'removed' }, to: 'hand' },
      { do: 'put', target: { all: true, side: 'own', zone: 'removed' }, to: 'cache' },
    ],
  },
];
