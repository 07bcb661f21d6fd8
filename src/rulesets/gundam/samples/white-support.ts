import { supportOf } from './colored.ts';

/** Pilots, Commands and Bases of the Choir. */
export const whiteSupport = supportOf('white', [
  {
    id: 'W10',
    type: 'pilot',
    name: 'Anselm Roe',
    level: 3,
    cost: 1,
    ap: 1,
    hp: 2,
    traits: ['Choir', 'Ace'],
    text: '【During Link】 If this Unit would be destroyed, you may return this Unit to the hand instead.',
    abilities: [
      {
        timing: 'constant',
        during: 'link',
        constant: [
          {
            instead: {
              of: 'destroyed',
              to: 'this',
              optional: true,
              effects: [{ do: 'move', target: 'this', to: 'hand' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'W11',
    type: 'pilot',
    name: 'Sister Oriel',
    level: 4,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Choir', 'Crew'],
    text: '【When Paired】 Choose 1 of your Units. It gets <Blocker> as long as it is a Link Unit, and until the end of the next enemy turn the next damage it receives is 1 less each time.',
    abilities: [
      {
        timing: 'whenPaired',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' }, as: 'ward' } },
          { do: 'grant', target: { ref: 'ward' }, keyword: 'blocker', until: 'whileLinked' },
          { do: 'prevent', target: { ref: 'ward' }, amount: 1, from: 'any', until: 'opponentTurn' },
        ],
      },
    ],
  },
  {
    id: 'W12',
    type: 'pilot',
    name: 'Novice Tamsin',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Choir', 'Scout'],
    text: '【During Pair】 When an enemy Unit attacks the player, this Unit recovers 1 HP.',
    abilities: [
      {
        timing: 'when',
        during: 'pair',
        when: { event: 'attacks', side: 'enemy', target: 'player' },
        effects: [{ do: 'recover', amount: 1, to: 'this' }],
      },
    ],
  },
  {
    id: 'W13',
    type: 'command',
    name: 'Evensong',
    level: 3,
    cost: 2,
    traits: ['Order'],
    text: '【Action】 Choose 1 of your Units. It cannot be destroyed during this battle. Then it recovers 1 HP. 【Burst】 Draw 1 card.',
    abilities: [
      {
        timing: 'action',
        effects: [
          {
            do: 'forbid',
            target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' } },
            cant: 'beDestroyed',
            until: 'battle',
          },
          { do: 'recover', amount: 1, to: 'it' },
        ],
      },
      { timing: 'burst', effects: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'W14',
    type: 'command',
    name: 'Raise the Glass',
    level: 5,
    cost: 3,
    traits: ['Order'],
    text: '【Main】 Put the top card of your deck on top of your Shields. Your Base and all your Units recover 1 HP. Your Base receives no damage from effects until the end of the next enemy turn.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'move', target: { top: 1, zone: 'deck', side: 'own' }, to: 'shields' },
          { do: 'recover', amount: 1, to: 'ownBase' },
          { do: 'recover', amount: 1, to: { all: true, side: 'own', zone: 'battle' } },
          { do: 'prevent', target: 'ownBase', amount: 'all', from: 'effects', until: 'opponentTurn' },
        ],
      },
    ],
  },
  {
    id: 'W15',
    type: 'command',
    name: 'Silence',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 enemy Unit without a Pilot and put it on the bottom of its owner’s deck. 【Burst】 Rest 1 enemy Unit of your choice.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'move',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', not: { paired: true } } },
            to: 'deckBottom',
          },
        ],
      },
      {
        timing: 'burst',
        effects: [
          {
            do: 'rest',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', state: 'active' } },
          },
        ],
      },
    ],
  },
  {
    id: 'W16',
    type: 'command',
    name: 'Held Note',
    level: 2,
    cost: 1,
    traits: ['Order'],
    pilot: { name: 'Cantor Iwe', traits: ['Choir', 'Crew'], ap: 0, hp: 2 },
    text: '【Action】 Choose 1 of your Units that is attacked or attacks. The next battle damage it receives during this battle is 2 less. 【Pilot】 Cantor Iwe.',
    abilities: [
      {
        timing: 'action',
        if: { any: [{ is: 'attackTarget', filter: { type: 'unit' } }, { turn: 'yours' }] },
        effects: [
          {
            if: { turn: 'opponents' },
            then: [{ do: 'prevent', target: 'attackTarget', amount: 2, from: 'battle', until: 'battle' }],
            else: [{ do: 'prevent', target: 'attacker', amount: 2, from: 'battle', until: 'battle' }],
          },
        ],
      },
    ],
  },
  {
    id: 'W17',
    type: 'base',
    name: 'Hall of Echoes',
    level: 3,
    cost: 3,
    hp: 6,
    traits: ['Choir', 'Fort'],
    text: '【Deploy】 Add the top card of your Shields to your hand. Then deploy 1 Echo token. 【Burst】 Deploy this card.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          { do: 'move', target: { top: 1, zone: 'shields' }, to: 'hand' },
          { do: 'deployToken', card: 'TW1', who: 'you' },
        ],
      },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'W18',
    type: 'base',
    name: 'Winter Cloister',
    level: 4,
    cost: 2,
    hp: 5,
    traits: ['Choir', 'Fort'],
    text: '【Deploy】 Add the top card of your Shields to your hand. 【Once per Turn】 When one of your Shields is destroyed, choose 1 enemy Unit; it gets -1 AP during this turn. 【Burst】 Deploy this card.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'move', target: { top: 1, zone: 'shields' }, to: 'hand' }] },
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'shieldDestroyed', side: 'own' },
        effects: [
          {
            do: 'modify',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } },
            ap: -1,
            until: 'turn',
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'W19',
    type: 'command',
    name: 'Glass Hour',
    level: 5,
    cost: 2,
    traits: ['Order'],
    text: '【Action】 Choose 1 of your Units. It receives no battle damage during this battle. 【Burst】 Use the 【Action】 of this card.',
    abilities: [
      {
        timing: 'action',
        effects: [
          {
            do: 'forbid',
            target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' } },
            cant: 'beDamagedInBattle',
            until: 'battle',
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'use', timing: 'action' }] },
    ],
  },
  {
    id: 'W22',
    type: 'command',
    name: 'Frozen Stance',
    level: 3,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 active enemy Unit. It cannot be rested until the end of the next enemy turn, so it neither attacks nor blocks. You may pay 1 Resource to give one of your Units <Repair 2> during this turn.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'forbid',
            target: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit', state: 'active' } },
            cant: 'beRested',
            until: 'opponentTurn',
          },
          {
            may: [
              {
                do: 'grant',
                target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' } },
                keyword: 'repair',
                value: 2,
                until: 'turn',
              },
            ],
            cost: [{ resources: 1 }],
            prompt: 'Pay 1 Resource for <Repair 2>?',
          },
        ],
      },
    ],
  },
  {
    id: 'W23',
    type: 'command',
    name: 'Requiem',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 card in any trash and remove it from the game. Your Base recovers 1 HP more than the cost of that card, at most 4.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'any', zone: 'trash', as: 'buried' } },
          { do: 'recover', amount: { stat: 'cost', of: { ref: 'buried' }, plus: 1, max: 4 }, to: 'ownBase' },
          { do: 'move', target: { ref: 'buried' }, to: 'removed' },
        ],
      },
    ],
  },
  {
    id: 'W24',
    type: 'base',
    name: 'Sealed Reliquary',
    level: 5,
    cost: 3,
    hp: 6,
    traits: ['Choir', 'Fort'],
    text: '【Once per Turn】 When you pair a Pilot, the Unit recovers 1 HP. 【Activate･Action】【Once per Turn】 1 Resource: Choose 1 of your Units; during this battle it receives less damage: its full HP less 3, at most 3. 【Burst】 Deploy this card.',
    abilities: [
      {
        timing: 'when',
        oncePerTurn: true,
        when: { event: 'paired', side: 'own' },
        effects: [{ do: 'recover', amount: 1, to: 'cause' }],
      },
      {
        timing: 'activateAction',
        oncePerTurn: true,
        cost: [{ resources: 1 }],
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' }, as: 'relic' } },
          {
            do: 'prevent',
            target: { ref: 'relic' },
            amount: { stat: 'hp', of: { ref: 'relic' }, plus: -3, max: 3 },
            until: 'battle',
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
]);
