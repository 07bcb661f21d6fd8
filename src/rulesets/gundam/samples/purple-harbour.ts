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
  {
    id: 'P33',
    type: 'unit',
    name: 'Crew Tender',
    color: 'purple',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Wake', 'Crew'],
    text: '【Deploy】 You may pair a Pilot of one of your Units with another one of your Units that has none. 【During Pair】 【Activate･Main】 【Once per Turn】 Choose another one of your Units with a Pilot. This Unit and that one exchange their Pilots.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          {
            may: [
              {
                do: 'pair',
                pilot: { choose: 1, side: 'own', zone: 'pilots' },
                unit: { choose: 1, side: 'own', filter: { paired: false } },
              },
            ],
          },
        ],
      },
      {
        timing: 'activateMain',
        during: 'pair',
        oncePerTurn: true,
        effects: [
          {
            do: 'swapPilots',
            target: 'this',
            with: { choose: 1, side: 'own', filter: { paired: true, other: true } },
          },
        ],
      },
    ],
  },
  {
    id: 'P34',
    type: 'unit',
    name: 'Boom Warden',
    color: 'purple',
    level: 4,
    cost: 3,
    ap: 2,
    hp: 5,
    traits: ['Wake'],
    text: 'If a Shield of yours would be destroyed by battle damage, you may rest this Unit instead.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            instead: {
              of: 'destroyed',
              to: { shieldArea: 'own', part: 'shields' },
              by: 'battle',
              optional: true,
              effects: [{ do: 'rest', target: 'this' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'P35',
    type: 'unit',
    name: 'Stowaway',
    color: 'purple',
    level: 2,
    cost: 2,
    ap: 3,
    hp: 2,
    traits: ['Wake'],
    text: 'If an enemy effect would discard this card from your hand, deploy it instead.',
    abilities: [
      {
        timing: 'constant',
        zone: 'hand',
        constant: [
          {
            instead: {
              of: 'discarded',
              to: 'thisCard',
              source: { side: 'enemy' },
              effects: [{ do: 'deploy', target: 'thisCard' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'P36',
    type: 'unit',
    name: 'Last Lantern',
    color: 'purple',
    level: 6,
    cost: 5,
    ap: 3,
    hp: 6,
    traits: ['Wake'],
    text: 'If you would lose the game, remove this Unit from the game and shuffle your trash into your deck instead.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            instead: {
              of: 'defeated',
              to: { player: 'you' },
              effects: [
                { do: 'move', target: 'this', to: 'removed' },
                { do: 'move', target: { all: true, side: 'own', zone: 'trash' }, to: 'deckBottom' },
                { do: 'shuffle' },
              ],
            },
          },
        ],
      },
    ],
  },
];
