import type { Card } from '../language/language.ts';

/** The Bastion: walls, watchwords and those who were let in. */
export const bastion: readonly Card[] = [
  {
    id: 'B01',
    type: 'agent',
    name: 'Registrar',
    cost: { veil: 1, void: 1 },
    attack: 1,
    defense: 3,
    traits: ['Bastion'],
    text: 'Activated, Speed 2, once per turn: An agent loses all its traits and is a Citizen until the end of the turn. Your other agents are Citizens, and no Outlaws.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        targets: [{ as: 'newcomer', choose: 1, filter: { type: 'agent' } }],
        effects: [{ do: 'traits', target: { ref: 'newcomer' }, loseAll: true, gain: ['Citizen'], until: 'turn' }],
      },
      {
        kind: 'persistent',
        constant: [
          {
            to: { all: true, side: 'own', filter: { type: 'agent', other: true } },
            traits: { lose: ['Outlaw'], gain: 'Citizen' },
          },
        ],
      },
    ],
  },
  {
    id: 'B02',
    type: 'hardware',
    name: 'Census Engine',
    cost: { veil: 1 },
    text: 'Enemy agents have no traits. Activated, Speed 1, cost 1 void: Agents are no Citizens this turn. Draw 1 card if you have 3 Citizens or more.',
    skills: [
      {
        kind: 'persistent',
        constant: [{ to: { all: true, side: 'enemy', filter: { type: 'agent' } }, traits: { loseAll: true } }],
      },
      {
        kind: 'activated',
        speed: 1,
        cost: { void: 1 },
        effects: [
          {
            if: { count: { side: 'own', filter: { trait: 'Citizen' } }, min: 3 },
            then: [{ do: 'draw' }],
          },
          {
            do: 'traits',
            target: { all: true, filter: { type: 'agent' } },
            lose: 'Citizen',
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'B03',
    type: 'event',
    name: 'Raise the Shutters',
    speed: 3,
    cost: { veil: 1 },
    text: 'Prevent the next 3 damage to an agent of yours this turn. Prevent the next 2 damage that enemy agents would deal to your sectors until the end of the next turn.',
    targets: [{ as: 'sheltered', choose: { upTo: 1 }, side: 'own', filter: { type: 'agent' } }],
    effects: [
      { do: 'shield', target: { ref: 'sheltered' }, amount: 3, until: 'turn' },
      {
        do: 'shield',
        target: { player: 'you' },
        amount: 2,
        by: { side: 'enemy', filter: { type: 'agent' } },
        until: 'nextTurn',
      },
    ],
  },
  {
    id: 'B04',
    type: 'software',
    name: 'Blacklist',
    cost: { veil: 1, void: 1 },
    text: 'When this arrives, name a card that is no anomaly, and your opponent names a trait. Your opponent can’t play events that you named, and other cards that you named cost them 2 more. Agents of the trait have 1 less attack.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'arrives', self: true },
        effects: [
          { do: 'name', what: 'name', as: 'listed', filter: { not: { type: 'anomaly' } }, until: 'whileInPlay' },
          { do: 'name', what: 'trait', as: 'kind', by: 'opponent', until: 'whileInPlay' },
        ],
      },
      {
        kind: 'persistent',
        constant: [
          { to: { player: 'opponent' }, cant: 'playEvents', by: { filter: { name: { said: 'listed' } } } },
          { cost: 2, side: 'enemy', filter: { name: { said: 'listed' } } },
          { to: { all: true, filter: { type: 'agent', trait: { said: 'kind' } } }, attack: -1 },
        ],
      },
    ],
  },
  {
    id: 'B05',
    type: 'agent',
    name: 'Gate Sentinel',
    cost: { veil: 1 },
    attack: 3,
    defense: 4,
    traits: ['Bastion'],
    text: 'This arrives locked. Enemy agents that cost 3 or less arrive locked.',
    skills: [
      { kind: 'beforehand', arrives: 'locked' },
      {
        kind: 'persistent',
        constant: [{ arrives: 'locked', side: 'enemy', filter: { type: 'agent', cost: { max: 3 } } }],
      },
    ],
  },
];
