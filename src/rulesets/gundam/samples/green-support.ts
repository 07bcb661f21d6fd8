import { supportOf } from './colored.ts';

/** Pilots, Commands and Bases of the Thornway. */
export const greenSupport = supportOf('green', [
  {
    id: 'G11',
    type: 'pilot',
    name: 'Wren Halloway',
    level: 3,
    cost: 1,
    ap: 2,
    hp: 1,
    traits: ['Thornway', 'Ace'],
    text: '【During Link】 This Unit has <Breach 1>.',
    abilities: [{ timing: 'constant', during: 'link', constant: [{ to: 'this', keyword: 'breach', value: 1 }] }],
  },
  {
    id: 'G12',
    type: 'pilot',
    name: 'Abel Fenn',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Thornway', 'Crew'],
    text: '【When Paired】 With a green Unit: look at the top 3 cards of your deck. You may reveal 1 Thornway card among them and add it to your hand. Put the rest on the bottom.',
    abilities: [
      {
        timing: 'whenPaired',
        pairedWith: { color: 'green' },
        effects: [
          { do: 'look', count: 3, side: 'own' },
          { do: 'choose', target: { choose: { upTo: 1 }, zone: 'looked', filter: { trait: 'Thornway' }, as: 'found' } },
          { do: 'reveal', target: { ref: 'found' } },
          { do: 'move', target: { ref: 'found' }, to: 'hand' },
          { do: 'putBack', to: 'deckBottom' },
        ],
      },
    ],
  },
  {
    id: 'G13',
    type: 'pilot',
    name: 'Dorrit Vale',
    level: 4,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Thornway'],
    text: '【During Pair】【Destroyed】 Choose 1 Unit with a cost of 2 or less in your trash and add it to your hand.',
    abilities: [
      {
        timing: 'destroyed',
        during: 'pair',
        effects: [
          {
            do: 'move',
            target: { choose: 1, side: 'own', zone: 'trash', filter: { type: 'unit', cost: { max: 2 } } },
            to: 'hand',
          },
        ],
      },
    ],
  },
  {
    id: 'G14',
    type: 'command',
    name: 'Overgrowth',
    level: 3,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Place 1 Resource, rested. If you then have more Resources than your opponent, draw 1 card. 【Burst】 Place 1 EX Resource.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'placeResource', count: 1, rested: true },
          { if: { compare: { level: 'you' }, op: '>', to: { level: 'opponent' } }, then: [{ do: 'draw' }] },
        ],
      },
      { timing: 'burst', effects: [{ do: 'placeResource', count: 1, ex: true }] },
    ],
  },
  {
    id: 'G15',
    type: 'command',
    name: 'Second Spring',
    level: 5,
    cost: 3,
    traits: ['Order'],
    text: '【Main】 Choose 1 Unit with a cost of 3 or less in your trash and deploy it, rested. Then you may choose 1 Pilot in your trash and pair it with that Unit.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'deploy',
            target: {
              choose: 1,
              side: 'own',
              zone: 'trash',
              filter: { type: 'unit', cost: { max: 3 } },
              as: 'returned',
            },
            rested: true,
          },
          {
            may: [
              {
                do: 'pair',
                pilot: { choose: 1, side: 'own', zone: 'trash', filter: { type: 'pilot' } },
                unit: {
                  choose: 1,
                  side: 'own',
                  zone: 'battle',
                  filter: { type: 'unit', enteredThisTurn: true, paired: false },
                },
              },
            ],
            prompt: 'Pair a Pilot from your trash?',
          },
        ],
      },
    ],
  },
  {
    id: 'G16',
    type: 'command',
    name: 'Stampede',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 All your Thornway Units get +1 AP and <Breach 1> during this turn, and enemy Units cannot block during this turn.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'modify',
            target: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Thornway' } },
            ap: 1,
            until: 'turn',
          },
          {
            do: 'grant',
            target: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', trait: 'Thornway' } },
            keyword: 'breach',
            value: 1,
            until: 'turn',
          },
          { do: 'forbid', target: { all: true, side: 'enemy', zone: 'battle' }, cant: 'block', until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'G17',
    type: 'command',
    name: 'Snare Roots',
    level: 2,
    cost: 1,
    traits: ['Order'],
    pilot: { name: 'Trapper Odo', traits: ['Thornway', 'Scout'], ap: 1, hp: 1 },
    text: '【Action】 The attacking enemy Unit gets -2 AP during this battle. 【Pilot】 Trapper Odo.',
    abilities: [
      {
        timing: 'action',
        if: { turn: 'opponents' },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', attacking: true } },
            ap: -2,
            until: 'battle',
          },
        ],
      },
    ],
  },
  {
    id: 'G18',
    type: 'base',
    name: 'Heartwood Keep',
    level: 3,
    cost: 3,
    hp: 6,
    traits: ['Thornway', 'Fort'],
    text: 'Your Thornway tokens have +1 HP. At the start of each enemy turn, deploy 1 Sprout token if you have 2 or fewer Units. 【Deploy】 Add the top card of your Shields to your hand. 【Burst】 Deploy this card.',
    abilities: [
      {
        timing: 'constant',
        constant: [
          {
            to: { all: true, side: 'own', zone: 'battle', filter: { type: 'unit', token: true, trait: 'Thornway' } },
            hp: 1,
          },
        ],
      },
      {
        timing: 'when',
        when: { event: 'turnStart', side: 'enemy' },
        if: { count: { side: 'own', zone: 'battle' }, max: 2 },
        effects: [{ do: 'deployToken', card: 'TG1', count: 1 }],
      },
      { timing: 'deploy', effects: [{ do: 'move', target: { top: 1, zone: 'shields' }, to: 'hand' }] },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'G19',
    type: 'base',
    name: 'Seed Vault',
    level: 2,
    cost: 2,
    hp: 4,
    traits: ['Thornway', 'Fort'],
    text: '【Deploy】 Add the top card of your Shields to your hand. 【Activate･Main】 Destroy this Base: Place 1 Resource, active. 【Burst】 Deploy this card.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'move', target: { top: 1, zone: 'shields' }, to: 'hand' }] },
      { timing: 'activateMain', cost: [{ destroyThis: true }], effects: [{ do: 'placeResource', count: 1 }] },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'G22',
    type: 'command',
    name: 'Communion',
    level: 3,
    cost: 1,
    traits: ['Order'],
    text: '【Main】/【Action】 Each of your damaged Units recovers what it has received, at most 2 HP.',
    abilities: [
      {
        timing: ['main', 'action'],
        effects: [
          {
            forEach: { all: true, side: 'own', zone: 'battle', filter: { damaged: true } },
            effects: [{ do: 'recover', amount: { stat: 'damage', of: 'it', max: 2 }, to: 'it' }],
          },
        ],
      },
    ],
  },
  {
    id: 'G23',
    type: 'command',
    name: 'Call of the Grove',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 You may search your deck for 1 Thornway Unit of level 2, reveal it and add it to your hand. Shuffle your deck.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'choose',
            target: {
              choose: { upTo: 1 },
              by: 'you',
              side: 'own',
              zone: 'deck',
              filter: { type: 'unit', trait: 'Thornway', level: { is: 2 } },
              as: 'called',
            },
          },
          { do: 'reveal', target: { ref: 'called' } },
          { do: 'move', target: { ref: 'called' }, to: 'hand' },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    id: 'G24',
    type: 'command',
    name: 'Uproot',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 of your Units, then 1 enemy Unit. If yours has more HP left, destroy the enemy Unit. If both have the same, deal 2 damage to it.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' }, as: 'mine' } },
          {
            do: 'choose',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' }, as: 'theirs' },
          },
          {
            if: {
              compare: { stat: 'remainingHp', of: { ref: 'mine' } },
              op: '>',
              to: { stat: 'remainingHp', of: { ref: 'theirs' } },
            },
            then: [{ do: 'destroy', target: { ref: 'theirs' } }],
            else: [
              {
                if: {
                  compare: { stat: 'remainingHp', of: { ref: 'mine' } },
                  op: '=',
                  to: { stat: 'remainingHp', of: { ref: 'theirs' } },
                },
                then: [{ do: 'damage', amount: 2, to: { ref: 'theirs' } }],
              },
            ],
          },
        ],
      },
    ],
  },
]);
