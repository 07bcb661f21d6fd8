import type { Card } from '../language/language.ts';

/** The Hall of Mirrors: identities that are lent, traded and mixed up. */
export const mirror: readonly Card[] = [
  {
    id: 'M01',
    type: 'agent',
    name: 'Borrowed Face',
    cost: { tide: 1, void: 1 },
    attack: 1,
    defense: 2,
    traits: ['Mirror'],
    text: 'Activated, Speed 2, once per turn: Until the end of the turn this is a copy of another agent in play or of an agent in your cache.',
    skills: [
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        effects: [
          {
            oneOf: [
              {
                label: 'An agent in play',
                effects: [
                  {
                    do: 'become',
                    target: 'this',
                    of: { choose: 1, side: 'any', filter: { type: 'agent', other: true } },
                    until: 'turn',
                  },
                ],
              },
              {
                label: 'An agent in your cache',
                effects: [
                  {
                    do: 'become',
                    target: 'this',
                    of: { choose: 1, side: 'own', zone: 'cache', filter: { type: 'agent' } },
                    until: 'turn',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'M02',
    type: 'event',
    name: 'Hostage Swap',
    speed: 2,
    cost: { tide: 1, void: 2 },
    text: 'Exchange control of an agent of yours and an enemy agent that costs 3 or less until the end of the turn.',
    targets: [
      { as: 'ours', choose: 1, side: 'own', filter: { type: 'agent' } },
      { as: 'theirs', choose: 1, side: 'enemy', filter: { type: 'agent', cost: { max: 3 } } },
    ],
    effects: [{ do: 'exchange', target: { ref: 'ours' }, with: { ref: 'theirs' }, until: 'turn' }],
  },
  {
    id: 'M03',
    type: 'hardware',
    name: 'Endless Corridor',
    cost: { tide: 1, void: 1 },
    text: 'If an effect would put reflections on a card of yours or on you, it puts twice as many there. If an effect would take marks off an agent of yours, draw 1 card instead. Activated, Speed 2, once per turn: Put a reflection on an agent of yours.',
    skills: [
      {
        kind: 'replacing',
        instead: { of: 'marked', side: 'own', mark: 'reflection' },
        effects: [{ do: 'mark', target: 'cause', name: 'reflection', count: { eventAmount: true, times: 2 } }],
      },
      {
        kind: 'replacing',
        instead: { of: 'unmarked', side: 'own', filter: { type: 'agent' } },
        effects: [{ do: 'draw' }],
      },
      {
        kind: 'activated',
        speed: 2,
        oncePerTurn: true,
        targets: [{ as: 'glass', choose: 1, side: 'own', filter: { type: 'agent' } }],
        effects: [{ do: 'mark', target: { ref: 'glass' }, name: 'reflection' }],
      },
    ],
  },
  {
    id: 'M04',
    type: 'agent',
    name: 'Second Reflection',
    cost: { tide: 1, void: 2 },
    attack: 2,
    defense: 2,
    traits: ['Mirror'],
    text: 'If an effect would make you discard this card, it arrives instead. If this card lies in your cache and an agent of yours would be terminated, put this card out of the match instead.',
    skills: [
      {
        kind: 'replacing',
        from: 'hand',
        instead: { of: 'discarded', self: true },
        effects: [{ do: 'arrive', target: 'this' }],
      },
      {
        kind: 'replacing',
        from: 'cache',
        instead: { of: 'terminated', side: 'own', filter: { type: 'agent' } },
        effects: [{ do: 'put', target: 'this', to: 'removed' }],
      },
    ],
  },
  {
    id: 'M05',
    type: 'hardware',
    name: 'The Other Side',
    cost: { root: 1, tide: 1, void: 2 },
    text: 'If you would lose the match, terminate this instead, discard your hand and regain a biome with durability 2. If an enemy card would make you discard an event, put it on the bottom of your deck instead.',
    skills: [
      {
        kind: 'replacing',
        instead: { of: 'defeated', side: 'own' },
        effects: [
          { do: 'terminate', target: 'this' },
          { do: 'discard', count: { count: { side: 'own', zone: 'hand' } } },
          {
            do: 'regain',
            target: { choose: 1, side: 'own', zone: 'sectors', filter: { lost: true } },
            durability: 2,
          },
        ],
      },
      {
        kind: 'replacing',
        instead: { of: 'discarded', side: 'own', other: { side: 'enemy' }, filter: { type: 'event' } },
        effects: [{ do: 'put', target: 'cause', to: 'deckBottom' }],
      },
    ],
  },
];
