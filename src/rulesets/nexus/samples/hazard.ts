import type { Card } from '../language/language.ts';

/** The Hazard: dice, wagers, and a house that never closes. */
export const hazard: readonly Card[] = [
  {
    id: 'H01',
    type: 'agent',
    name: 'Card Counter',
    cost: { spark: 1 },
    attack: 1,
    defense: 2,
    traits: ['Hazard'],
    text: 'Whenever you draw by an effect, this gets as much attack this turn.',
    skills: [
      {
        kind: 'reactive',
        when: { event: 'drawn', side: 'own', by: 'effect' },
        effects: [{ do: 'modify', target: 'this', attack: { eventAmount: true }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'H02',
    type: 'event',
    name: 'Loaded Die',
    speed: 2,
    cost: { spark: 1 },
    text: 'Roll a number from 1 to 6. Deal as much damage to an agent, and on a 6 draw 1 card.',
    targets: [{ as: 'mark', choose: 1, filter: { type: 'agent' } }],
    effects: [
      { do: 'roll', number: 'die', min: 1, max: 6 },
      { do: 'damage', amount: { noted: 'die' }, to: { ref: 'mark' } },
      { if: { compare: { noted: 'die' }, op: '=', to: 6 }, then: [{ do: 'draw' }] },
    ],
  },
  {
    id: 'H03',
    type: 'event',
    name: 'Blind Wager',
    speed: 1,
    cost: { void: 1 },
    text: 'The opponent chooses a number from 0 to 3, then you choose one. If yours is greater, draw as many cards as the opponent said, and 1 more.',
    effects: [
      { do: 'chooseNumber', number: 'theirs', min: 0, max: 3, by: 'opponent' },
      { do: 'chooseNumber', number: 'yours', min: 0, max: 3, by: 'you' },
      {
        if: { compare: { noted: 'yours' }, op: '>', to: { noted: 'theirs' } },
        then: [{ do: 'draw', count: { noted: 'theirs', plus: 1 } }],
      },
    ],
  },
  {
    id: 'H04',
    type: 'hardware',
    name: 'Wheel of Sparks',
    cost: { spark: 1, void: 1 },
    text: 'Activated, Speed 1, once per turn: Chance picks one: draw 1 card, gain 2 spark energy, or 2 damage to an agent of your choice.',
    skills: [
      {
        kind: 'activated',
        speed: 1,
        oncePerTurn: true,
        effects: [
          {
            oneOf: [
              { label: 'Draw 1 card.', effects: [{ do: 'draw' }] },
              { label: 'Gain 2 spark energy.', effects: [{ do: 'energy', type: 'spark', count: 2 }] },
              {
                label: '2 damage to an agent.',
                effects: [{ do: 'damage', amount: 2, to: { choose: 1, filter: { type: 'agent' } } }],
              },
            ],
            random: true,
          },
        ],
      },
    ],
  },
  {
    id: 'H05',
    type: 'agent',
    name: 'The House',
    cost: { spark: 2, void: 3 },
    attack: 0,
    defense: 4,
    traits: ['Hazard'],
    text: 'You can’t lose the match.',
    skills: [{ kind: 'persistent', constant: [{ to: { player: 'you' }, cant: 'lose' }] }],
  },
  {
    id: 'H06',
    type: 'event',
    name: 'Off the Top',
    speed: 1,
    cost: { void: 2 },
    text: 'Play the top card of your deck for free.',
    effects: [{ do: 'play', target: { top: 1 }, free: true }],
  },
  {
    id: 'H07',
    type: 'event',
    name: 'Your Call',
    speed: 1,
    cost: { spark: 2 },
    text: 'The opponent chooses one: you draw 2 cards, or an agent of yours gets +3 attack this turn.',
    effects: [
      {
        oneOf: [
          { label: 'They draw 2 cards.', effects: [{ do: 'draw', count: 2 }] },
          {
            label: 'One of their agents gets +3 attack.',
            effects: [
              {
                do: 'modify',
                target: { choose: 1, side: 'own', filter: { type: 'agent' } },
                attack: 3,
                until: 'turn',
              },
            ],
          },
        ],
        who: 'opponent',
      },
    ],
  },
  {
    id: 'H08',
    type: 'software',
    name: 'Cold Deck',
    cost: { spark: 1 },
    text: 'If the opponent would draw by an effect, they gain as much void energy instead.',
    skills: [
      {
        kind: 'replacing',
        instead: { of: 'drawn', side: 'enemy', by: 'effect' },
        effects: [{ do: 'energy', type: 'void', count: { eventAmount: true }, who: 'opponent' }],
      },
    ],
  },
];
