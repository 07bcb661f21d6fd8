import { supportOf } from './colored.ts';

/** Pilots, Commands and Bases of the Cinder host. */
export const redSupport = supportOf('red', [
  {
    id: 'R11',
    type: 'pilot',
    name: 'Cass Orlov',
    level: 3,
    cost: 1,
    ap: 2,
    hp: 0,
    traits: ['Cinder', 'Ace'],
    text: '【During Pair】【Once per Turn】 When this Unit deals battle damage to an enemy Unit, deal 1 damage to the enemy Base.',
    abilities: [
      {
        timing: 'when',
        during: 'pair',
        oncePerTurn: true,
        when: { event: 'dealsDamage', self: true, by: 'battle', other: { type: 'unit' } },
        effects: [{ do: 'damage', amount: 1, to: 'enemyBase' }],
      },
    ],
  },
  {
    id: 'R12',
    type: 'pilot',
    name: 'Mother Grale',
    level: 4,
    cost: 1,
    ap: 1,
    hp: 1,
    traits: ['Cinder', 'Crew'],
    text: '【During Pair】【Once per Turn】 When you discard cards in your turn, this Unit gets +1 AP for each of them as long as it stays paired.',
    abilities: [
      {
        timing: 'when',
        during: 'pair',
        oncePerTurn: true,
        when: { event: 'discarded', side: 'own' },
        if: { turn: 'yours' },
        effects: [{ do: 'modify', target: 'this', ap: { eventAmount: true }, until: 'whilePaired' }],
      },
    ],
  },
  {
    id: 'R13',
    type: 'pilot',
    name: 'Juno Sparrowhawk',
    level: 3,
    cost: 1,
    ap: 2,
    hp: 1,
    traits: ['Cinder', 'Scout'],
    keywords: { highManeuver: true },
    text: '<High-Maneuver> 【During Pair】【Attack】 Look at the top card of the enemy deck. You may put it into the trash.',
    abilities: [
      {
        timing: 'attack',
        during: 'pair',
        effects: [
          { do: 'look', count: 1, side: 'enemy', zone: 'deck' },
          {
            may: [{ do: 'putBack', to: 'trash' }],
            prompt: 'Put the card into the trash?',
            otherwise: [{ do: 'putBack', to: 'deckTop' }],
          },
        ],
      },
    ],
  },
  {
    id: 'R14',
    type: 'command',
    name: 'Flashover',
    level: 2,
    cost: 1,
    traits: ['Order'],
    text: '【Main】/【Action】 Deal 2 damage to 1 enemy Unit of your choice. 【Burst】 Deal 1 damage to 1 enemy Unit of your choice.',
    abilities: [
      {
        timing: ['main', 'action'],
        effects: [
          { do: 'damage', amount: 2, to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
        ],
      },
      {
        timing: 'burst',
        effects: [
          { do: 'damage', amount: 1, to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
        ],
      },
    ],
  },
  {
    id: 'R15',
    type: 'command',
    name: 'Scorched Orders',
    level: 4,
    cost: 3,
    traits: ['Order'],
    text: '【Main】 Destroy 1 enemy Unit of your choice that has 2 or more damage, or that has 2 or less HP left.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            do: 'destroy',
            target: {
              choose: 1,
              side: 'enemy',
              zone: 'battle',
              filter: { type: 'unit', anyOf: [{ damage: { min: 2 } }, { hp: { max: 2 } }] },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'R16',
    type: 'command',
    name: 'Break the Line',
    level: 3,
    cost: 1,
    traits: ['Order'],
    text: '【Action】 If your paired Unit attacks a Unit, the attack turns to the player. 【Burst】 The opponent rests 1 of their Units.',
    abilities: [
      {
        timing: 'action',
        if: { all: [{ turn: 'yours' }, { attackTarget: 'unit' }, { is: 'attacker', filter: { paired: true } }] },
        effects: [{ do: 'retarget', to: 'player' }],
      },
      {
        timing: 'burst',
        effects: [
          {
            do: 'rest',
            target: {
              choose: 1,
              by: 'opponent',
              side: 'enemy',
              zone: 'battle',
              filter: { type: 'unit', state: 'active' },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'R17',
    type: 'command',
    name: 'Furnace Tithe',
    level: 2,
    cost: 1,
    traits: ['Order'],
    pilot: { name: 'Stoker Venn', traits: ['Cinder', 'Crew'], ap: 1, hp: 1 },
    text: '【Main】 You may discard 1 card; if you do, draw 2 cards. 【Pilot】 Stoker Venn.',
    abilities: [
      { timing: 'main', effects: [{ do: 'discard', count: 1, upTo: true }, { ifYouDo: [{ do: 'draw', count: 2 }] }] },
    ],
  },
  {
    id: 'R18',
    type: 'command',
    name: 'Rain of Slag',
    level: 5,
    cost: 3,
    traits: ['Order'],
    text: '【Main】 Repeat 3 times: deal 1 damage to 1 Unit picked at random among the enemy Units. Then deal 1 damage to the enemy shield area if you played another Command this turn.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            repeat: 3,
            effects: [
              { do: 'damage', amount: 1, to: { random: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
            ],
          },
          {
            if: { compare: { history: 'commands', who: 'you' }, op: '>=', to: 2 },
            then: [{ do: 'damage', amount: 1, to: { shieldArea: 'enemy' } }],
          },
        ],
      },
    ],
  },
  {
    id: 'R19',
    type: 'base',
    name: 'The Smeltery',
    level: 3,
    cost: 2,
    hp: 4,
    traits: ['Cinder', 'Fort'],
    text: '【Deploy】 Add the top card of your Shields to your hand. 【Activate･Main】【Once per Turn】 Destroy 1 of your Cinder Units: Draw 1 card and deal 1 damage to 1 enemy Unit of your choice. 【Burst】 Deploy this card.',
    abilities: [
      { timing: 'deploy', effects: [{ do: 'move', target: { top: 1, zone: 'shields' }, to: 'hand' }] },
      {
        timing: 'activateMain',
        oncePerTurn: true,
        cost: [{ destroy: 1, filter: { type: 'unit', trait: 'Cinder' } }],
        effects: [
          { do: 'draw', count: 1 },
          { do: 'damage', amount: 1, to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } } },
        ],
      },
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
    ],
  },
  {
    id: 'R23',
    type: 'command',
    name: 'All In',
    level: 5,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Draw 2 cards, or 3 if you discarded a card this turn. You cannot draw again during this turn. Deal 1 damage to your own shield area.',
    abilities: [
      {
        timing: 'main',
        effects: [
          {
            if: { compare: { history: 'discarded', who: 'you' }, op: '>=', to: 1 },
            then: [{ do: 'draw', count: 3 }],
            else: [{ do: 'draw', count: 2 }],
          },
          { do: 'forbid', target: { player: 'you' }, cant: 'draw', until: 'turn' },
          { do: 'damage', amount: 1, to: { shieldArea: 'own' } },
        ],
      },
    ],
  },
  {
    id: 'R25',
    type: 'command',
    name: 'Immolation',
    level: 4,
    cost: 2,
    traits: ['Order'],
    text: '【Main】 Choose 1 of your Units. Deal damage equal to twice its cost, at most 6, to 1 enemy Unit of your choice. Then destroy your Unit.',
    abilities: [
      {
        timing: 'main',
        effects: [
          { do: 'choose', target: { choose: 1, side: 'own', zone: 'battle', filter: { type: 'unit' }, as: 'fuel' } },
          {
            do: 'damage',
            amount: { stat: 'cost', of: { ref: 'fuel' }, times: 2, max: 6 },
            to: { choose: 1, side: 'enemy', zone: 'battle', filter: { type: 'unit' } },
          },
          { do: 'destroy', target: { ref: 'fuel' } },
        ],
      },
    ],
  },
]);
