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
];
