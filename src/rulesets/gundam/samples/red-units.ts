import { unitsOf } from './colored.ts';

/** Furnace frames of the Cinder host: they strike first, burn and spend themselves. */
export const redUnits = unitsOf('red', [
  {
    id: 'R01',
    name: 'Ember Jackal',
    level: 1,
    cost: 1,
    ap: 2,
    hp: 1,
    traits: ['Cinder', 'Beast'],
    text: '【Attack】 If it attacks a Unit, it gets +1 AP during this battle.',
    abilities: [
      {
        timing: 'attack',
        if: { attackTarget: 'unit' },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'battle' }],
      },
    ],
  },
  {
    id: 'R02',
    name: 'Slag Trooper',
    level: 2,
    cost: 1,
    ap: 2,
    hp: 2,
    traits: ['Cinder'],
    text: 'When this Unit receives damage from an effect, it deals 1 damage to 1 enemy Unit picked at random.',
    abilities: [
      {
        timing: 'when',
        when: { event: 'damaged', self: true, by: 'effect' },
        effects: [
          { do: 'damage', amount: 1, to: { random: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
        ],
      },
    ],
  },
  {
    id: 'R03',
    name: 'Kiln Lancer',
    level: 3,
    cost: 2,
    ap: 3,
    hp: 2,
    traits: ['Cinder'],
    keywords: { firstStrike: true },
    link: { name: 'Cass Orlov' },
    text: '<First Strike> Link: Cass Orlov.',
  },
  {
    id: 'R04',
    name: 'Furnace Hound',
    level: 3,
    cost: 2,
    ap: 3,
    hp: 3,
    traits: ['Cinder', 'Beast'],
    text: '【Activate･Main】【Once per Turn】 Deal 1 damage to this Unit: It gets +2 AP during this turn.',
    abilities: [
      {
        timing: 'activateMain',
        oncePerTurn: true,
        cost: [{ damageThis: 1 }],
        effects: [{ do: 'modify', target: 'this', ap: 2, until: 'turn' }],
      },
    ],
  },
  {
    id: 'R05',
    name: 'Crucible',
    level: 4,
    cost: 3,
    ap: 4,
    hp: 4,
    traits: ['Cinder', 'Heavy'],
    link: { trait: 'Cinder' },
    text: 'Link: any Cinder Pilot. 【When Linked】 Deal 2 damage to 1 enemy Unit of your choice.',
    abilities: [
      {
        timing: 'whenLinked',
        effects: [
          { do: 'damage', amount: 2, to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
        ],
      },
    ],
  },
  {
    id: 'R06',
    name: 'Ash Cannoneer',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 3,
    traits: ['Cinder', 'Heavy'],
    text: '【Activate･Main】 Rest this Unit: Deal 2 damage to 1 enemy Unit of your choice, or 1 damage to the enemy Base.',
    abilities: [
      {
        timing: 'activateMain',
        cost: [{ restThis: true }],
        effects: [
          {
            oneOf: [
              {
                label: '2 damage to an enemy Unit',
                effects: [
                  {
                    do: 'damage',
                    amount: 2,
                    to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } },
                  },
                ],
              },
              { label: '1 damage to the enemy Base', effects: [{ do: 'damage', amount: 1, to: 'enemyBase' }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'R07',
    name: 'Pyre Sovereign',
    level: 6,
    cost: 5,
    ap: 6,
    hp: 5,
    traits: ['Cinder', 'Flagship'],
    link: { filter: { trait: 'Ace', color: 'red' } },
    text: 'Link: a red Ace. 【During Link】 This Unit cannot be blocked. 【Destroyed】 Choose 1 enemy Unit; deal damage equal to this Unit’s AP to it.',
    abilities: [
      { timing: 'constant', during: 'link', constant: [{ to: 'this', cant: 'beBlocked' }] },
      {
        timing: 'destroyed',
        effects: [
          {
            do: 'damage',
            amount: { stat: 'ap', of: 'this' },
            to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } },
          },
        ],
      },
    ],
  },
  {
    id: 'R08',
    name: 'Scrap Runner',
    level: 2,
    cost: 1,
    ap: 3,
    hp: 1,
    traits: ['Cinder', 'Scout'],
    text: 'This Unit cannot be paired with a Pilot. It cannot attack while you have 4 or more other Units.',
    abilities: [
      { timing: 'constant', constant: [{ to: 'this', cant: 'bePaired' }] },
      {
        timing: 'constant',
        if: { not: { count: { side: 'own', zone: 'battle', filter: { other: true } }, max: 3 } },
        constant: [{ to: 'this', cant: 'attack' }],
      },
    ],
  },
  {
    id: 'R09',
    name: 'Cinder Standard',
    level: 3,
    cost: 2,
    ap: 1,
    hp: 4,
    traits: ['Cinder', 'Crew'],
    text: 'During your turn your other Cinder Units have +1 AP.',
    abilities: [
      {
        timing: 'constant',
        if: { turn: 'yours' },
        constant: [
          {
            to: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Cinder', other: true } },
            ap: 1,
          },
        ],
      },
    ],
  },
  {
    id: 'R10',
    name: 'Gutterspark',
    level: 5,
    cost: 4,
    ap: 5,
    hp: 4,
    traits: ['Cinder', 'Beast'],
    text: '【Once per Turn】 When this Unit destroys an enemy Unit in battle, set it active. It can attack only Units for the rest of this turn.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'destroyed', side: 'enemy', by: 'battle', filter: { type: 'unit' } },
        if: { is: 'this', filter: { attacking: true } },
        effects: [
          { do: 'setActive', target: 'this' },
          { do: 'forbid', target: 'this', cant: 'attackPlayer', until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'R20',
    name: 'Comet Ram',
    level: 4,
    cost: 3,
    ap: 4,
    hp: 3,
    traits: ['Cinder', 'Scout'],
    text: 'This Unit cannot attack Units. 【Attack】 It gets +1 AP during this battle for each attack you made before in this turn.',
    abilities: [
      { timing: 'constant', constant: [{ to: 'this', cant: 'attackUnits' }] },
      {
        timing: 'attack',
        effects: [
          { do: 'modify', target: 'this', ap: { sum: [{ history: 'attacked', who: 'you' }, -1] }, until: 'battle' },
        ],
      },
    ],
  },
  {
    id: 'R21',
    name: 'Acid Wick',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 3,
    traits: ['Cinder', 'Beast'],
    text: 'Enemy Units cannot recover HP. At the end of every turn, draw 1 card if you have no card in hand.',
    abilities: [
      {
        timing: 'constant',
        constant: [{ to: { all: true, side: 'enemy', zone: 'battle', filter: { type: 'unit' } }, cant: 'recover' }],
      },
      {
        timing: 'when',
        when: { event: 'turnEnd', side: 'any' },
        if: { count: { side: 'own', zone: 'hand' }, is: 0 },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
  {
    id: 'R22',
    name: 'Last Bonfire',
    level: 5,
    cost: 4,
    ap: 4,
    hp: 5,
    traits: ['Cinder', 'Heavy'],
    text: '【Deploy】 Each player discards 1 card. 【Activate･Main】【Once per Turn】 Discard 1 Cinder card: Deal damage to the enemy Base: twice the number of your Cinder Units less 1, at most 3. If an enemy Unit was destroyed this turn, deploy 1 Cinder Husk token.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'discard', count: 1, who: 'each' }] },
      {
        timing: 'activateMain',
        oncePerTurn: true,
        cost: [{ discard: 1, filter: { trait: 'Cinder' } }],
        effects: [
          {
            do: 'damage',
            amount: {
              count: { side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Cinder' } },
              times: 2,
              plus: -1,
              max: 3,
            },
            to: { choose: 1, side: 'enemy', zone: 'base' },
          },
          {
            if: { compare: { history: 'destroyed', who: 'opponent' }, op: '>=', to: 1 },
            then: [{ do: 'deployToken', card: 'TR1' }],
          },
        ],
      },
    ],
  },
  {
    id: 'R24',
    name: 'Psalm Furnace',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 3,
    traits: ['Cinder', 'Crew'],
    text: '【Activate･Main】 Rest this Unit: Choose another of your Units. During this turn it has <First Strike> and “【Attack】 Deal 1 damage to the attacked Unit.”',
    abilities: [
      {
        timing: 'activateMain',
        cost: [{ restThis: true }],
        effects: [
          {
            do: 'choose',
            target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit', other: true }, as: 'bearer' },
          },
          { do: 'grant', target: { ref: 'bearer' }, keyword: 'firstStrike', until: 'turn' },
          { do: 'grant', target: { ref: 'bearer' }, ability: 'ember-touch', until: 'turn' },
        ],
      },
      {
        id: 'ember-touch',
        timing: 'attack',
        granted: true,
        effects: [{ do: 'damage', amount: 1, to: 'attackTarget' }],
      },
    ],
  },
]);
