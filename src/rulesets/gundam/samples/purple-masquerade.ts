import type { Card } from '../language/language.ts';

/** What is not what it seems: the masquerade of the Wake. */
export const purpleMasquerade: readonly Card[] = [
  {
    id: 'P37',
    type: 'unit',
    name: 'Masque Leader',
    color: 'purple',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 4,
    traits: ['Wake'],
    text: '【Deploy】 Choose 1 enemy Unit: it loses all its traits for good. Your Wake Units and Keeper Units are no more of them, and are Masks and Ferries, this turn. All other Mask Units of yours are Wake Units too and no Ferry Units, and enemy Bases have no traits.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          { do: 'traits', target: { choose: 1, side: 'enemy' }, loseAll: true, until: 'always' },
          {
            do: 'traits',
            target: { all: true, side: 'own', filter: { trait: ['Wake', 'Keeper'] } },
            lose: ['Wake', 'Keeper'],
            gain: ['Mask', 'Ferry'],
            until: 'turn',
          },
        ],
      },
      {
        timing: 'constant',
        constant: [
          {
            to: { all: true, side: 'own', filter: { trait: 'Mask', other: true } },
            traits: { lose: 'Ferry', gain: 'Wake' },
          },
          { to: 'enemyBase', traits: { loseAll: true } },
        ],
      },
    ],
  },
  {
    id: 'P38',
    type: 'unit',
    name: 'Masque Herald',
    color: 'purple',
    level: 3,
    cost: 3,
    ap: 2,
    hp: 3,
    traits: ['Wake'],
    text: '【Deploy】 Name a Command. Your opponent can’t play Commands of that name. 【Attack】 Your opponent names a trait, and you name a colour: rest 1 enemy Unit of the trait or of the colour.',
    abilities: [
      {
        timing: 'deploy',
        effects: [{ do: 'name', as: 'banned', what: 'name', filter: { type: 'command' }, until: 'always' }],
      },
      {
        timing: 'constant',
        constant: [{ to: { player: 'opponent' }, cant: 'playCommands', by: { filter: { name: { said: 'banned' } } } }],
      },
      {
        timing: 'attack',
        effects: [
          { do: 'name', as: 'kind', what: 'trait', by: 'opponent' },
          { do: 'name', as: 'colour', what: 'color', by: 'you' },
          {
            do: 'rest',
            target: {
              choose: 1,
              side: 'enemy',
              filter: { anyOf: [{ trait: { said: 'kind' } }, { color: { said: 'colour' } }] },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'P39',
    type: 'base',
    name: 'Curtain of Spray',
    color: 'purple',
    level: 2,
    cost: 1,
    hp: 4,
    traits: ['Wake'],
    text: '【Burst】 Deploy this card. 【Deploy】 The next 3 battle damage to 1 of your Units this turn, of any number of attacks, is prevented. The next 2 damage to your shield area until the end of the enemy turn is prevented.',
    abilities: [
      { timing: 'burst', effects: [{ do: 'deploy', target: 'thisCard' }] },
      {
        timing: 'deploy',
        effects: [
          { do: 'prevent', target: { shieldArea: 'own' }, amount: 2, inAll: true, until: 'opponentTurn' },
          {
            do: 'prevent',
            target: { choose: 1, side: 'own' },
            amount: 3,
            inAll: true,
            from: 'battle',
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'P40',
    type: 'unit',
    name: 'Understudy',
    color: 'purple',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 2,
    traits: ['Wake'],
    text: '【Activate･Main】 Return this Unit to the bottom of its owner’s deck: Deploy 1 Wake Unit card that is Lv.3 or lower from your hand. 【Activate･Action】 Return 1 of your other Units to the top of its owner’s deck: Choose 1 enemy Unit. It gets AP-2 during this battle. 【Attack】 You may return 1 of your other Units to its owner’s hand. If you do, draw 1.',
    abilities: [
      {
        timing: 'activateMain',
        cost: [{ returnThis: 'deckBottom' }],
        effects: [
          {
            do: 'deploy',
            target: {
              choose: 1,
              side: 'own',
              zone: 'hand',
              filter: { type: 'unit', trait: 'Wake', level: { max: 3 } },
            },
          },
        ],
      },
      {
        timing: 'activateAction',
        cost: [{ return: 1, filter: { other: true }, to: 'deckTop' }],
        effects: [{ do: 'modify', target: { choose: 1, side: 'enemy' }, ap: -2, until: 'battle' }],
      },
      {
        timing: 'attack',
        effects: [{ may: [{ do: 'draw' }], cost: [{ return: 1, filter: { other: true }, to: 'hand' }] }],
      },
    ],
  },
  {
    id: 'P41',
    type: 'unit',
    name: 'Two-Faced Mime',
    color: 'purple',
    level: 2,
    cost: 2,
    ap: 2,
    hp: 2,
    traits: ['Masquerade'],
    text: '【Deploy】 Your opponent chooses one: you draw 1, or choose 1 enemy Unit and rest it. 【Attack】 One of these happens, whichever chance picks: draw 1, or place 1 rested Resource.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          {
            oneOf: [
              { label: 'They draw 1.', effects: [{ do: 'draw' }] },
              {
                label: 'They rest 1 of your Units.',
                effects: [{ do: 'rest', target: { choose: 1, side: 'enemy' } }],
              },
            ],
            who: 'opponent',
          },
        ],
      },
      {
        timing: 'attack',
        effects: [
          {
            oneOf: [
              { label: 'Draw 1.', effects: [{ do: 'draw' }] },
              { label: 'Place 1 rested Resource.', effects: [{ do: 'placeResource', rested: true }] },
            ],
            random: true,
          },
        ],
      },
    ],
  },
  {
    id: 'P42',
    type: 'unit',
    name: 'Prompter',
    color: 'purple',
    level: 4,
    cost: 3,
    ap: 3,
    hp: 3,
    traits: ['Masquerade'],
    text: '【Attack】 What its Pilot has as 【Main】 happens as well. Up to 2 damage of an enemy effect does nothing to it. In your hand it costs 1 less in a turn in which your effects made your opponent discard.',
    abilities: [
      { timing: 'attack', during: 'pair', effects: [{ do: 'use', timing: 'main', of: { pilotOf: 'this' } }] },
      {
        timing: 'constant',
        constant: [{ to: 'this', prevent: 'all', from: 'effects', by: { side: 'enemy' }, upTo: 2 }],
      },
      {
        timing: 'constant',
        zone: 'hand',
        if: {
          compare: { history: 'discarded', who: 'opponent', by: 'effect', source: { side: 'own' } },
          op: '>=',
          to: 1,
        },
        constant: [{ cost: -1 }],
      },
    ],
  },
  {
    id: 'P43',
    type: 'unit',
    name: 'Closing Dancer',
    color: 'purple',
    level: 3,
    cost: 2,
    ap: 2,
    hp: 2,
    traits: ['Masquerade'],
    text: '【Deploy】 Choose 1 of your Units: it receives no damage of 1 this turn. Choose 1 enemy Unit and deal 2 damage to it. If it is destroyed, draw 1. If you have activated 2 or more Commands this turn, your opponent discards 1.',
    abilities: [
      {
        timing: 'deploy',
        effects: [
          { do: 'prevent', target: { choose: 1, side: 'own' }, amount: 'all', upTo: 1, until: 'turn' },
          { do: 'damage', amount: 2, to: { choose: 1, side: 'enemy' } },
          { if: { compare: { history: 'destroyed', of: 'it' }, op: '>=', to: 1 }, then: [{ do: 'draw' }] },
          {
            if: { compare: { history: 'commandsActivated' }, op: '>=', to: 2 },
            then: [{ do: 'discard', who: 'opponent' }],
          },
        ],
      },
    ],
  },
];
