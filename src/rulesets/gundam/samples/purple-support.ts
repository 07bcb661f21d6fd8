import type { Card } from '../language/language.ts';

/** The keepers of the Wake: those who dig, those who weigh, and the places where what is dug up is kept. */
export const purpleSupport: readonly Card[] = [
  {
    id: 'P11',
    type: 'pilot',
    name: 'Sister Quill',
    alsoNamed: ['The Quill'],
    color: 'purple',
    level: 3,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Keeper'],
    text: '【Attack】 This turn this Unit may attack active enemy Units whose Lv. is equal to or lower than its own. When an effect of yours draws cards, it gets AP+1 this turn.',
    abilities: [
      {
        timing: 'attack',
        effects: [
          {
            do: 'permit',
            target: 'this',
            can: 'attackActive',
            by: { filter: { level: { max: { stat: 'level', of: 'this' } } } },
            until: 'turn',
          },
        ],
      },
      {
        timing: 'when',
        when: { event: 'drawn', side: 'own', by: 'effect' },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'P12',
    type: 'pilot',
    name: 'Old Lammas',
    color: 'purple',
    level: 4,
    cost: 2,
    ap: 2,
    hp: 0,
    traits: ['Keeper'],
    text: '【Destroyed】 You may discard 1. If you do, return the Pilot of this Unit to your hand. While this Unit fights an enemy Unit with a 【Destroyed】 effect, it gains <First Strike>. Played from your hand and paired with a Wake Unit, this card is Lv.1 lower and costs 2 less.',
    abilities: [
      {
        timing: 'destroyed',
        effects: [{ may: [{ do: 'discard' }, { ifYouDo: [{ do: 'move', target: { pilotOf: 'this' }, to: 'hand' }] }] }],
      },
      {
        timing: 'constant',
        if: { is: 'this', filter: { battling: { ability: 'destroyed' } } },
        constant: [{ to: 'this', keyword: 'firstStrike' }],
      },
      {
        timing: 'constant',
        zone: 'hand',
        constant: [
          { cost: -2, pairing: { trait: 'Wake' } },
          { level: -1, pairing: { trait: 'Wake' } },
        ],
      },
    ],
  },
  {
    id: 'P13',
    type: 'command',
    name: 'Unseat',
    alsoNamed: 'Unhorse',
    color: 'purple',
    level: 3,
    cost: 2,
    text: '【Main】/【Action】 Choose 1 enemy Unit that is Lv.5 or lower and has a Pilot. Destroy its Pilot. 【Burst】 Choose 1 to 2 enemy Units. They get AP-1 this turn.',
    abilities: [
      {
        timing: ['main', 'action'],
        effects: [
          {
            do: 'choose',
            target: { choose: 1, side: 'enemy', filter: { level: { max: 5 }, pilot: { type: 'pilot' } }, as: 'rider' },
          },
          { do: 'destroy', target: { pilotOf: { ref: 'rider' } } },
        ],
      },
      {
        timing: 'burst',
        effects: [{ do: 'modify', target: { choose: { min: 1, max: 2 }, side: 'enemy' }, ap: -1, until: 'turn' }],
      },
    ],
  },
  {
    id: 'P14',
    type: 'command',
    name: 'Weigh the Dead',
    color: 'purple',
    level: 2,
    cost: 1,
    text: '【Main】 Draw 1. Then choose up to as many Units as half your Lv., rounded up: they get AP by what you have done this turn, for this turn. 【Burst】 Destroy the top enemy Shield.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'draw' },
          {
            do: 'modify',
            target: {
              choose: { upTo: { level: 'you', times: 1, divide: 2, round: 'up', plus: 0, min: 0, max: 6 } },
              side: 'own',
            },
            ap: {
              sum: [
                { count: { side: 'own', filter: { trait: 'Wake' } }, divide: 4, round: 'down', max: 1 },
                {
                  stat: 'printedAp',
                  of: { all: true, side: 'own', filter: { token: true } },
                  divide: 2,
                  round: 'up',
                  min: 0,
                  max: 1,
                },
                { did: true, times: 1, divide: 1, round: 'down', plus: 0, min: 0, max: 1 },
                {
                  resources: 'you',
                  state: 'rested',
                  ex: true,
                  times: 1,
                  divide: 2,
                  round: 'down',
                  plus: 0,
                  min: 0,
                  max: 1,
                },
                { history: 'commands', times: 1, divide: 2, round: 'up', plus: 0, min: 0, max: 1 },
              ],
              times: 1,
              divide: 1,
              round: 'down',
              plus: 0,
              min: 0,
              max: 3,
            },
            until: 'turn',
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'destroy', target: { top: 1, zone: 'shields', side: 'enemy' } }] },
    ],
  },
  {
    id: 'P15',
    type: 'command',
    name: 'Salt Circle',
    color: 'purple',
    level: 3,
    cost: 1,
    text: '【Action】 During this battle your shield area receives no damage from enemy Units that are Lv.4 or lower. If the opponent is attacked now, deal 2 damage to the enemy Shields.',
    abilities: [
      {
        timing: 'action',
        effects: [
          {
            do: 'prevent',
            target: { shieldArea: 'own' },
            amount: 'all',
            by: { side: 'enemy', filter: { level: { max: 4 } } },
            until: 'battle',
          },
          {
            if: { attackTarget: 'player', now: true },
            then: [{ do: 'damage', amount: 2, to: { shieldArea: 'enemy', part: 'shields' } }],
          },
        ],
      },
    ],
  },
  {
    id: 'P16',
    type: 'command',
    name: 'Long Night',
    color: 'purple',
    level: 4,
    cost: 2,
    text: '【Main】 Choose 1 rested enemy Unit. It is not set active in the next start phase of your opponent, and until then it can be damaged only by your effects. If it is still in play, set 1 EX Resource active.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'forbid',
            target: { choose: 1, side: 'enemy', filter: { state: 'rested' } },
            cant: 'setActiveInStartPhase',
            until: 'opponentTurn',
          },
          { do: 'forbid', target: 'it', cant: 'beDamagedByEffects', by: { side: 'enemy' }, until: 'opponentTurn' },
          {
            if: { is: 'it', filter: { inPlay: true } },
            then: [{ do: 'setResources', count: 1, state: 'active', ex: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'P17',
    type: 'base',
    name: 'The Undercroft',
    alsoNamed: 'Undercroft',
    color: 'purple',
    level: 3,
    cost: 2,
    hp: 4,
    traits: ['Wake'],
    text: 'At the beginning of your main phase put the top card of your deck into your trash. Cards of the Wake are Lv.1 lower. When your opponent pays with an EX Resource, or you place one, draw 1. The Base receives no damage from enemy Commands.',
    abilities: [
      {
        timing: 'when',
        when: { event: 'mainPhase', side: 'own' },
        effects: [{ do: 'move', target: { top: 1, zone: 'deck' }, to: 'trash' }],
      },
      {
        timing: 'constant',
        constant: [
          { level: -1, side: 'own', filter: { trait: 'Wake' } },
          {
            to: { shieldArea: 'own', part: 'base' },
            prevent: 'all',
            by: { side: 'enemy', filter: { type: 'command' } },
          },
        ],
      },
      {
        timing: 'when',
        when: [
          { event: 'resourcesPaid', side: 'enemy', ex: true },
          { event: 'resourcePlaced', side: 'own', ex: true },
        ],
        effects: [{ do: 'draw' }],
      },
    ],
  },
  {
    id: 'P18',
    type: 'base',
    name: 'Lantern Yard',
    color: 'purple',
    level: 2,
    cost: 2,
    hp: 3,
    traits: ['Wake'],
    text: '【Deploy】 Deploy 1 Cold Ember for every 2 damage that your opponent has taken off. 【Activate･Main】 Rest this Base: choose cards at random: 1 from your trash among those just dug, with the lowest Lv., goes to your hand.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'deployToken', card: 'TP1', rested: true }] },
      {
        timing: 'when',
        when: { event: 'recovered', side: 'enemy' },
        effects: [
          { do: 'draw', count: { eventAmount: true, times: 1, divide: 2, round: 'down', plus: 0, min: 0, max: 2 } },
        ],
      },
      {
        timing: 'activateMain',
        cost: [{ restThis: true }],
        effects: [
          { do: 'move', target: { top: { level: 'you', divide: 3 }, zone: 'deck' }, to: 'trash' },
          { do: 'choose', target: { all: true, among: 'it', highest: 'level' } },
          { do: 'choose', target: { random: { did: true, max: 1 }, among: 'it', lowest: 'cost' } },
          { do: 'move', target: { choose: 1, among: 'it' }, to: 'hand' },
          {
            if: {
              all: [
                { count: { zone: 'trash', highest: 'level' }, min: 2 },
                { count: { zone: 'trash', lowest: 'level' }, min: 2 },
              ],
            },
            then: [{ do: 'draw' }],
          },
        ],
      },
    ],
  },
  {
    id: 'P19',
    type: 'command',
    name: 'Toll of the Bell',
    color: 'purple',
    level: 5,
    cost: 3,
    text: '【Main】 Choose 2 of these three, each once: mark an enemy Unit for the bell, so that it is destroyed at the end of the turn; divide 3 damage among up to 3 enemy Units; draw 1 unless your opponent pays ①.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            choose: 2,
            oneOf: [
              {
                label: 'The bell tolls for one',
                effects: [
                  { do: 'mark', target: { choose: 1, side: 'enemy' }, name: 'bell', until: 'turn' },
                  {
                    later: { event: 'turnEnd' },
                    times: 1,
                    until: 'turn',
                    effects: [
                      {
                        do: 'destroy',
                        target: { all: true, side: 'enemy', filter: { marked: { name: 'bell', min: 1 } } },
                      },
                    ],
                  },
                ],
              },
              {
                label: 'It tolls for all',
                effects: [{ do: 'damage', amount: 3, to: { choose: { upTo: 3 }, side: 'enemy' }, divide: true }],
              },
              {
                label: 'It is paid for',
                effects: [{ unless: { who: 'opponent', cost: [{ resources: 1 }] }, effects: [{ do: 'draw' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'P20',
    type: 'command',
    name: 'Turn the Glass',
    color: 'purple',
    level: 4,
    cost: 2,
    text: '【Main】 Swap AP and HP of 1 of your Units this turn. An enemy Unit loses <Blocker> and its abilities. Your opponent may discard 1; otherwise that player skips the next draw phase. 【Action】 End the attack in progress.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'set',
            target: { choose: 1, side: 'own' },
            ap: { stat: 'hp', of: 'it' },
            hp: { stat: 'ap', of: 'it' },
            until: 'turn',
          },
          { do: 'lose', target: { choose: 1, side: 'enemy' }, keyword: 'blocker', abilities: true, until: 'turn' },
          {
            who: 'opponent',
            may: [],
            cost: [{ discard: 1 }],
            otherwise: [{ do: 'skip', phase: 'draw', who: 'opponent' }],
          },
        ],
      },
      { timing: 'action', effects: [{ do: 'endAttack' }] },
    ],
  },
  {
    id: 'P21',
    type: 'pilot',
    name: 'The Sexton',
    color: 'purple',
    level: 5,
    cost: 2,
    ap: 1,
    hp: 1,
    traits: ['Keeper'],
    text: '【Attack】 (2 times a turn) Put a spade counter on this Unit, then dig one card at a time, up to 5, until a Pilot lies on top of the trash. When it has 5 spade counters and your trash is large enough, take another turn and remove the counters.',
    abilities: [
      {
        timing: 'attack',
        limit: { times: 2, per: 'turn' },
        effects: [
          { do: 'mark', target: 'this', name: 'spade', count: 1 },
          {
            repeat: 5,
            until: { count: { among: 'it', filter: { type: 'pilot' } } },
            effects: [{ do: 'move', target: { top: 1, zone: 'deck' }, to: 'trash' }],
          },
          {
            if: {
              compare: { counter: 'spade', of: 'this', times: 1, divide: 1, round: 'down', plus: 0, min: 0, max: 9 },
              op: '>=',
              to: 5,
            },
            then: [
              { do: 'unmark', target: 'this', name: 'spade', count: 5 },
              { do: 'extraTurn', who: 'you' },
              { do: 'skip', phase: 'resource' },
              { do: 'skip', phase: 'main', who: 'opponent' },
            ],
          },
        ],
      },
      {
        timing: 'when',
        limit: { times: 1, per: 'match' },
        when: { event: 'destroyed', side: 'own', filter: { marked: { name: 'spade', max: 3, is: 3 } } },
        effects: [{ do: 'skip', phase: 'turn', who: 'opponent' }],
      },
      {
        timing: 'constant',
        constant: [
          {
            instead: {
              of: 'destroyed',
              to: 'this',
              source: { side: 'enemy', filter: { type: 'command' } },
              oncePerTurn: true,
              effects: [{ do: 'discard' }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'P22',
    type: 'command',
    name: 'The Reckoning',
    color: 'purple',
    level: 7,
    cost: 4,
    text: '【Main】 Each enemy Unit receives damage by its Lv. If a Wake Unit of yours was destroyed last turn, draw 1. If your opponent has lost 40 Shields in this match, your opponent is defeated. For the rest of the turn each of your blocks, links and recoveries strengthens the weakest.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'damage',
            amount: { stat: 'level', of: 'it', divide: 2 },
            to: { all: true, side: 'enemy' },
            each: true,
          },
          {
            if: { compare: { history: 'destroyed', span: 'lastTurn', filter: { trait: 'Wake' } }, op: '>', to: 0 },
            then: [{ do: 'draw' }],
          },
          {
            if: { compare: { history: 'shields', who: 'opponent', span: 'match' }, op: '>=', to: 40 },
            then: [{ do: 'defeat', who: 'opponent' }],
          },
          {
            later: [
              { event: 'blocks', side: 'own' },
              { event: 'linked', side: 'own' },
              { event: 'recovered', side: 'own' },
            ],
            times: 'any',
            until: 'turn',
            effects: [
              {
                do: 'modify',
                target: { all: true, side: 'own', lowest: 'ap' },
                ap: {
                  sum: [
                    { history: 'linked', span: 'turn' },
                    { history: 'blocked' },
                    { history: 'damaged', span: 'battle', total: true },
                    { history: 'recovered' },
                  ],
                  max: 2,
                },
                until: 'turn',
              },
            ],
          },
          { later: { event: 'battleEnded' }, times: 1, until: 'battle', effects: [{ do: 'draw' }] },
          { later: { event: 'turnStart', side: 'own' }, until: 'always', effects: [{ do: 'draw' }] },
          {
            later: { event: 'turnStart', side: 'enemy' },
            until: 'opponentTurn',
            effects: [{ do: 'rest', target: { all: true, side: 'enemy', lowest: 'level' } }],
          },
        ],
      },
    ],
  },
  {
    id: 'P23',
    type: 'base',
    name: 'Bone Clock',
    color: 'purple',
    level: 3,
    cost: 2,
    hp: 4,
    traits: ['Wake'],
    text: '【Activate･Action】 (Once a battle) Choose 1 Unit in the battle. It gets AP+1 during this battle.',
    abilities: [
      {
        timing: 'activateAction',
        limit: { times: 1, per: 'battle' },
        effects: [{ do: 'modify', target: { choose: 1, filter: { battling: true } }, ap: 1, until: 'battle' }],
      },
    ],
  },
  { id: 'RP', type: 'resource', name: 'Tallow', alsoNamed: 'Wax' },
  {
    id: 'P24',
    type: 'command',
    name: 'Last Cairn',
    color: 'purple',
    level: 3,
    cost: 2,
    text: '【Main】 If you have 2 or fewer Shields, put the top card of your deck on top of them. 【Burst】 Draw 1 card.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            if: { count: { side: 'own', zone: 'shields' }, max: 2 },
            then: [{ do: 'move', target: { top: 1, zone: 'deck' }, to: 'shields' }],
          },
        ],
      },
      { timing: 'burst', effects: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'P25',
    type: 'command',
    name: 'Borrowed Dirge',
    color: 'purple',
    level: 3,
    cost: 1,
    text: '【Main】 Choose 1 of your Units. During this turn it has “【Attack】 Draw 1 card.”',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'grant',
            target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' } },
            ability: 'dirge',
            until: 'turn',
          },
        ],
      },
      { timing: 'attack', id: 'dirge', granted: true, effects: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'P28',
    type: 'command',
    name: 'Borrowed Oars',
    color: 'purple',
    level: 5,
    cost: 3,
    text: '【Main】 Choose 1 enemy Unit that is Lv.3 or lower. You control it until the end of this turn. It attacks the opponent. If an EX Resource paid for this card, choose 1 enemy Unit or Base: deal 1 damage to it.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'control', target: { choose: 1, side: 'enemy', filter: { level: { max: 3 } } }, until: 'turn' },
          { do: 'attack', target: 'it', against: 'player' },
          {
            if: { exPaid: true },
            then: [{ do: 'damage', amount: 1, to: { choose: 1, side: 'enemy', zone: 'play' } }],
          },
        ],
      },
    ],
  },
  {
    id: 'P29',
    type: 'command',
    name: 'Called Out',
    color: 'purple',
    level: 4,
    cost: 2,
    text: '【Main】 Choose 1 of your Units and 1 enemy Unit. They deal battle damage to each other by their AP. If the enemy Unit is destroyed later in this turn, draw 1. 【Burst】 Choose exactly 2 enemy Units, or none. They rest and get AP-1 this turn, at one moment.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'fight', target: { choose: 1, side: 'own' }, with: { choose: 1, side: 'enemy', as: 'foe' } },
          {
            later: { event: 'destroyed', side: 'enemy', filter: { spokenOf: { ref: 'foe' } } },
            until: 'turn',
            effects: [{ do: 'draw' }],
          },
        ],
      },
      {
        timing: 'burst',
        effects: [
          { do: 'choose', target: { choose: 2, orNone: true, side: 'enemy', as: 'both' } },
          {
            together: [
              { do: 'rest', target: { ref: 'both' } },
              { do: 'modify', target: { ref: 'both' }, ap: -1, until: 'turn' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'P30',
    type: 'pilot',
    name: 'Ferry Warden',
    color: 'purple',
    level: 2,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Keeper'],
    text: '【When Paired】 Draw 1 for each enemy player. Then choose 1 of your Resources and set it active. 【When Linked】 Choose 1 of your other Units: the next damage that it receives this turn is reduced by 2, and battle damage to this Unit is dealt to it instead this turn. When you activate a Command, this Unit gets AP+1 this turn. All your Units are Ferry Units too.',
    abilities: [
      {
        timing: 'whenPaired',
        effects: [
          {
            do: 'draw',
            count: { players: 'enemy', times: 1, divide: 1, round: 'down', plus: 0, min: 1, max: 1 },
          },
          { do: 'setResources', count: 1, state: 'active', choose: true },
        ],
      },
      {
        timing: 'whenLinked',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', filter: { other: true }, as: 'guard' } },
          { do: 'prevent', target: { ref: 'guard' }, amount: 2, next: true, until: 'turn' },
          { do: 'redirect', target: 'this', to: { ref: 'guard' }, from: 'battle', until: 'turn' },
        ],
      },
      {
        timing: 'when',
        when: { event: 'commandActivated', side: 'own' },
        effects: [{ do: 'modify', target: 'this', ap: 1, until: 'turn' }],
      },
      { timing: 'constant', constant: [{ to: { all: true, side: 'own' }, trait: 'Ferry' }] },
    ],
  },
];
