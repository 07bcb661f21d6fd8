import type { Card } from '../language/language.ts';

/** The Hall of Mirrors: identities that are lent, traded and mixed up. */
export const mirror: readonly Card[] = [
  {
    id: 'M01',
    type: 'agent',
    name: 'Borrowed Face',
    cost: { tide: 1, void: 1 },
    attack: 1,
    defense: 2,
    traits: ['Mirror'],
    text: 'Activated, Speed 2, once per turn: Until the end of the turn this is a copy of another agent in play or of an agent in your cache.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        effects: [
          {
            oneOf: [
              {
                label: 'An agent in play',
                effects: [
                  {
                    do: 'become',
                    target: 'this',
                    of: { choose: 1, side: 'any', filter: { type: 'agent', other: true } },
                    until: 'turn',
                  },
                ],
              },
              {
                label: 'An agent in your cache',
                effects: [
                  {
                    do: 'become',
                    target: 'this',
                    of: { choose: 1, side: 'own', zone: 'cache', filter: { type: 'agent' } },
                    until: 'turn',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
