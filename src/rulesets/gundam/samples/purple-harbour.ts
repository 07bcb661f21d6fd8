import type { Card } from '../language/language.ts';

/** What is done in the harbours of the Wake: moorings are cut, tolls are taken. */
export const purpleHarbour: readonly Card[] = [
  {
    id: 'P31',
    type: 'command',
    name: 'Cut Moorings',
    color: 'purple',
    level: 4,
    cost: 3,
    text: 'You may play this card from your hand as a card that is Lv.2 and costs 1 if you discard 1 Pilot card besides. 【Main】/【Action】 Choose 1 Pilot of an enemy Unit with 5 or less AP and return it to its owner’s hand.',
    abilities: [
      {
        timing: 'constant',
        zone: 'hand',
        constant: [{ playFor: [{ discard: 1, filter: { type: 'pilot' } }], cost: 1, level: 2 }],
      },
      {
        timing: ['main', 'action'],
        effects: [
          {
            do: 'move',
            target: {
              choose: 1,
              side: 'enemy',
              zone: 'pilots',
              filter: { type: 'pilot', unit: { type: 'unit', ap: { max: 5 } } },
            },
            to: 'hand',
          },
        ],
      },
    ],
  },
  {
    id: 'P32',
    type: 'unit',
    name: 'Patient Hulk',
    color: 'purple',
    level: 3,
    cost: 3,
    ap: 3,
    hp: 3,
    traits: ['Wake'],
    text: '【Activate･Main】 In your trash, pay 2 and rest 1 of your Units: Deploy this card rested.',
    abilities: [
      {
        timing: 'activateMain',
        zone: 'trash',
        cost: [{ resources: 2 }, { rest: 1 }],
        effects: [{ do: 'deploy', target: 'thisCard', rested: true }],
      },
    ],
  },
];
