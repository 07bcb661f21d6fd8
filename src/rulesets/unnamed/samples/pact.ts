import type { Card } from '../language/language.ts';

/** The Pact: oaths, tolls and promises that fall due later. */
export const pact: readonly Card[] = [
  {
    id: 'P01',
    type: 'unit',
    name: 'Oath Shield',
    front: 2,
    back: 3,
    tribes: ['Pact'],
    text: 'Enemy effects can’t destroy or choose this unit, and enemy units with power 4 or more can’t attack it.',
    continuous: [
      { to: 'this', cant: 'beDestroyed', by: { means: 'effect', side: 'enemy' } },
      { to: 'this', cant: 'beChosen', by: { side: 'enemy', filter: { type: 'tech' } } },
      { to: 'this', cant: 'beAttacked', by: { filter: { power: { min: 4 } } } },
    ],
  },
  {
    id: 'P02',
    type: 'unit',
    name: 'Vaulting Spear',
    front: 2,
    back: 1,
    tribes: ['Pact'],
    text: 'This unit may attack the backline past the frontline, may attack at once and from the backline, and may move anywhere. [Main] It must attack this turn, and may pass units to hit protection.',
    continuous: [
      { to: 'this', can: 'strikeBackline' },
      { to: 'this', can: 'attackAtOnce' },
      { to: 'this', can: 'attackFromBack' },
      { to: 'this', can: 'moveAnywhere' },
    ],
    abilities: [
      {
        on: 'main',
        cost: [{ discard: 1 }],
        timesPerTurn: 2,
        effects: [
          { do: 'permit', target: 'this', can: 'strikeProtection', until: 'turn' },
          { do: 'oblige', target: 'this', must: 'attack', until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'P03',
    type: 'unit',
    name: 'Twice-Sworn',
    front: 3,
    back: 2,
    tribes: ['Pact', 'Knight'],
    text: 'If this unit would be destroyed by combat, put it back to the hand instead. If it would be returned by the opponent, draw a card instead. It must attack.',
    continuous: [
      {
        to: 'this',
        instead: { of: 'beDestroyed', by: { means: 'combat' }, effects: [{ do: 'put', target: 'this', to: 'hand' }] },
      },
      { to: 'this', instead: { of: 'beReturned', by: { side: 'enemy' }, effects: [{ do: 'draw' }] } },
      { to: 'this', must: 'attack' },
    ],
  },
  {
    id: 'P04',
    type: 'land',
    name: 'Toll Bridge',
    text: 'The opponent’s techs cost a discard more; units that the opponent plays cost a rested unit and a card of protection. Your lands cost one unit less.',
    continuous: [
      { to: { player: 'opponent' }, plays: { type: 'tech' }, costs: [{ discard: 1 }] },
      { to: { player: 'you' }, less: { destroy: 1, rest: 1, protection: 1, discard: 1 }, plays: { type: 'land' } },
    ],
  },
  {
    id: 'P05',
    type: 'unit',
    name: 'Late Heir',
    front: 4,
    back: 2,
    tribes: ['Pact'],
    cost: [{ discard: 1 }],
    text: 'Cost: discard a card. If you have no units, this costs nothing.',
    continuous: [{ from: 'hand', if: { count: { side: 'own' }, max: 0 }, to: 'this', less: { discard: 1 } }],
  },
  {
    id: 'P06',
    type: 'tech',
    name: 'Promissory Note',
    text: 'Draw a card. At the end of this turn discard one; at the start of your next turns, twice, draw one. Until your next turn, when a unit of yours dies in combat, the opponent discards a card.',
    effects: [
      { do: 'draw' },
      { later: { on: 'endOfTurn' }, effects: [{ do: 'discard' }] },
      { later: { on: 'startOfTurn', of: { side: 'own' } }, effects: [{ do: 'draw' }], times: 2 },
      {
        later: { on: 'onUnitDeath', of: { side: 'own' }, by: { means: 'combat' } },
        effects: [{ do: 'discard', who: 'opponent' }],
        until: 'nextTurn',
      },
    ],
  },
  {
    id: 'P07',
    type: 'tech',
    name: 'Ransom',
    text: 'Destroy an enemy unit unless the opponent loses a card of protection. The opponent may discard a card; if not, draw a card.',
    effects: [
      {
        unless: { who: 'opponent', cost: [{ protection: 1 }] },
        effects: [{ do: 'destroy', target: { choose: 1, side: 'enemy' } }],
      },
      { may: [], who: 'opponent', cost: [{ discard: 1 }], otherwise: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'P08',
    type: 'tech',
    name: 'Treaty',
    text: 'The opponent chooses two: you draw a card; you lay a card as protection; ready a unit of yours. Then turn over pool cards, up to 3, until there are 4. If you turned over all 3 of them, discard a card.',
    effects: [
      {
        oneOf: [
          { label: 'Draw a card', effects: [{ do: 'draw' }] },
          { label: 'Lay protection', effects: [{ do: 'addProtection' }] },
          { label: 'Ready a unit', effects: [{ do: 'ready', target: { choose: 1, side: 'own' } }] },
        ],
        choose: 2,
        who: 'opponent',
      },
      {
        repeat: 3,
        until: { count: { side: 'own', zone: 'pool' }, min: 4 },
        effects: [{ do: 'revealPool' }],
      },
      { do: 'discard', upTo: true, count: 2 },
      { ifYouDo: [{ do: 'draw' }], all: true },
    ],
  },
  {
    id: 'P09',
    type: 'land',
    name: 'Warded Vault',
    text: 'If you would lose protection by an attack, you may discard a card instead of losing it; if you don’t, it is lost. If the opponent would draw by an effect in your turn, nothing happens instead.',
    continuous: [
      {
        to: { player: 'you' },
        instead: {
          of: 'loseProtection',
          by: { means: 'attack' },
          effects: [{ may: [], cost: [{ discard: 1 }], otherwise: [{ do: 'removeProtection', to: 'hand' }] }],
        },
      },
      { if: { turn: 'yours' }, to: { player: 'opponent' }, instead: { of: 'draw', effects: [] } },
    ],
  },
  {
    id: 'P10',
    type: 'unit',
    name: 'Level Field',
    front: 1,
    back: 1,
    tribes: ['Pact'],
    text: 'Units in this lane have power 2, whatever changes it. Enemy units in this lane have no abilities to use and can’t be readied by effects.',
    continuous: [
      { to: { lane: 'this' }, fixed: 2 },
      { to: { side: 'enemy', lane: 'this' }, cant: 'useAbilities' },
      { to: { side: 'enemy', lane: 'this' }, cant: 'beReadied' },
    ],
  },
  {
    id: 'P11',
    type: 'land',
    name: 'Sealed Crypt',
    text: 'The opponent can’t summon units with frontline power 3 or more. As long as you have 5 cards in hand, you don’t lose protection, and no effect makes you lose.',
    continuous: [
      { to: { player: 'opponent' }, cant: 'summon', by: { filter: { front: { min: 3 } } } },
      { if: { count: { side: 'own', zone: 'hand' }, min: 5 }, to: { player: 'you' }, cant: 'loseProtection' },
      { to: { player: 'you' }, cant: 'lose' },
    ],
  },
  {
    id: 'P12',
    type: 'tech',
    name: 'Safe Conduct',
    text: 'This turn a unit of yours can’t be chosen by enemy effects or attacked by units in front of it.',
    effects: [
      {
        do: 'forbid',
        target: { choose: 1, side: 'own', as: 'envoy' },
        cant: 'beChosen',
        by: { side: 'enemy' },
        until: 'nextTurn',
      },
      {
        do: 'forbid',
        target: { ref: 'envoy' },
        cant: 'beAttacked',
        by: { filter: { row: 'front' } },
        until: 'nextTurn',
      },
    ],
  },
];
