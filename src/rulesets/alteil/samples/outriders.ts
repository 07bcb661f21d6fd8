import type { Card } from '../language/language.ts';

/** The Outriders, who ride ahead of the banners: cards that watch, count, bargain, and do what the rules do not allow. */
export const outriders: readonly Card[] = [
  {
    id: 'OU-01',
    type: 'unit',
    name: 'Far Scout',
    text: 'Its attacks reach every enemy. By night it may attack the Iczer past units. Start, in every third turn from turn 2: AT +5 for good. Action: this unit and a random enemy strike at each other.',
    sphere: 'falkow',
    level: 1,
    tribes: ['Outrider'],
    hp: 30,
    at: 20,
    df: 0,
    agi: 6,
    rng: 1,
    can: [{ what: 'reach' }, { what: 'pass', if: { battletime: 'night' } }],
    skills: [
      {
        kind: 'start',
        name: 'Third Watch',
        if: { every: 3, from: 2 },
        effects: [{ do: 'modify', to: 'this', at: 5, until: 'always' }],
      },
      {
        kind: 'action',
        name: 'Ride Down',
        effects: [{ do: 'fight', one: 'this', other: { random: 1, side: 'enemy' } }],
      },
    ],
  },
  {
    id: 'OU-02',
    type: 'unit',
    name: 'Ford Keeper',
    text: 'Can’t be damaged by skills other than those of units. Counter, if it was an attack: 10 damage to what hit it. Counter, if it was a skill of an enemy: heal 10. Action: until the end of the next turn all your units reach every enemy, and may attack the Iczer past units.',
    sphere: 'refess',
    level: 2,
    tribes: ['Outrider', 'Soldier'],
    hp: 45,
    at: 25,
    df: 5,
    agi: 3,
    rng: 1,
    cant: [{ what: 'damaged', by: { means: 'skill', skills: ['grimoire', 'soul'] } }],
    skills: [
      {
        kind: 'counter',
        name: 'Turn Aside',
        if: { answers: { means: 'attack' } },
        effects: [{ do: 'damage', amount: 10, to: 'cause' }],
      },
      {
        kind: 'counter',
        name: 'Wade Through',
        if: { answers: { means: ['skill', 'attack'], side: 'enemy', skills: ['action', 'auto', 'start'] } },
        effects: [{ do: 'heal', amount: 10, to: 'this' }],
      },
      {
        kind: 'action',
        name: 'Show the Ford',
        effects: [{ do: 'can', to: { all: true, side: 'own' }, what: ['reach', 'pass'], until: 'nextTurn' }],
      },
    ],
  },
  {
    id: 'OU-03',
    type: 'unit',
    name: 'Bell Rider',
    text: 'When an enemy uses an Action Skill: gain 1 SP. When a Grimoire of the opponent runs: this unit becomes focused. When it becomes focused: AT +5 this turn. When it is focused no more: heal 5. When an enemy attacks, attacks the Iczer, stands by or moves: it loses 1 HP.',
    sphere: 'lawtia',
    level: 2,
    tribes: ['Outrider'],
    hp: 40,
    at: 25,
    df: 0,
    agi: 4,
    rng: 1,
    skills: [
      {
        kind: 'watch',
        name: 'First Bell',
        when: { event: 'skill', side: 'enemy', skills: 'action' },
        effects: [{ do: 'gainSp', amount: 1 }],
      },
      {
        kind: 'watch',
        name: 'Second Bell',
        when: { event: 'grimoire', side: 'enemy' },
        effects: [{ do: 'mark', target: 'this', name: 'focused', until: 'nextTurn' }],
      },
      {
        kind: 'watch',
        name: 'Third Bell',
        when: { event: 'mark', side: 'own', name: 'focused', filter: { other: false } },
        effects: [{ do: 'modify', to: 'this', at: 5, until: 'turn' }],
      },
      {
        kind: 'watch',
        name: 'Fourth Bell',
        when: { event: 'unmark', side: 'any', name: 'focused', filter: { other: false } },
        effects: [{ do: 'heal', amount: 5, to: 'this' }],
      },
      ...(['attack', 'iczerAttack', 'standby', 'move'] as const).map((event) => ({
        kind: 'watch' as const,
        name: 'Small Bell',
        when: { event, side: 'enemy' as const },
        effects: [{ do: 'lose' as const, amount: 1, to: 'cause' as const }],
      })),
    ],
  },
  {
    id: 'OU-04',
    type: 'unit',
    name: 'Road Captain',
    text: 'When another unit of yours is CLOSED: AT +10. Action (1 SP): another unit of yours attacks a damaged enemy. Action: this unit gets the Auto Skills, or the Watch Skills, of a unit for this turn. Auto: a random unit with Watch Skills loses them this turn.',
    sphere: 'gowen',
    level: 2,
    tribes: ['Outrider', 'Soldier'],
    hp: 45,
    at: 30,
    df: 0,
    agi: 4,
    rng: 1,
    skills: [
      {
        kind: 'watch',
        name: 'Avenge',
        when: { event: 'closed', side: 'own' },
        effects: [{ do: 'modify', to: 'this', at: 10, until: 'always' }],
      },
      {
        kind: 'action',
        name: 'At Them',
        cost: 1,
        effects: [
          {
            do: 'attack',
            to: { choose: 1, side: 'own', filter: { other: true } },
            target: { all: true, side: 'enemy', filter: { damaged: true } },
          },
        ],
      },
      {
        kind: 'action',
        name: 'As They Do',
        effects: [
          {
            oneOf: [
              {
                label: 'Auto Skills',
                effects: [
                  {
                    do: 'copySkills',
                    from: { choose: 1, filter: { skill: 'auto', other: true } },
                    to: 'this',
                    kind: 'auto',
                    until: 'turn',
                  },
                ],
              },
              {
                label: 'Watch Skills',
                effects: [
                  {
                    do: 'copySkills',
                    from: { choose: 1, filter: { skill: 'watch', other: true } },
                    to: 'this',
                    kind: 'watch',
                    until: 'turn',
                  },
                ],
              },
            ],
            possible: true,
          },
        ],
      },
      {
        kind: 'auto',
        name: 'Hush the Bells',
        effects: [
          { do: 'take', to: { random: 1, side: 'enemy', filter: { skill: 'watch' } }, kind: 'watch', until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'OU-05',
    type: 'unit',
    name: 'Toll Broker',
    text: 'Open: choose two: until the end of the next turn the opponent’s Grimoires cost 1 SP more to set, or your cards cost 1 SP less; skills of enemies cost 1 SP more; Iczer Attacks of your units cost nothing. Action: 5 damage to a unit; gain 1 SP if it is yours, or AGI −1 this turn if it is an enemy.',
    sphere: 'lawtia',
    level: 2,
    tribes: ['Outrider', 'Bailiff'],
    hp: 35,
    at: 20,
    df: 0,
    agi: 5,
    rng: 1,
    skills: [
      {
        kind: 'open',
        name: 'Terms',
        effects: [
          {
            oneOf: [
              {
                label: 'Dear Grimoires',
                effects: [
                  {
                    do: 'changeCost',
                    who: 'opponent',
                    what: 'set',
                    by: 1,
                    cards: { type: 'grimoire' },
                    until: 'nextTurn',
                  },
                ],
              },
              {
                label: 'Cheap cards',
                effects: [{ do: 'changeCost', who: 'you', what: 'set', by: -1, until: 'nextTurn' }],
              },
              {
                label: 'Dear skills',
                effects: [
                  {
                    do: 'changeCost',
                    target: { all: true, side: 'enemy' },
                    what: 'skills',
                    by: 1,
                    until: 'nextTurn',
                  },
                ],
              },
              {
                label: 'Free Iczer Attacks',
                effects: [
                  {
                    do: 'changeCost',
                    target: { all: true, side: 'own' },
                    what: 'iczerAttack',
                    by: -1,
                    until: 'nextTurn',
                  },
                ],
              },
            ],
            choose: 2,
          },
        ],
      },
      {
        kind: 'action',
        name: 'Hard Bargain',
        effects: [
          { do: 'damage', amount: 5, to: { choose: 1 } },
          { if: { is: 'it', filter: { side: 'own' } }, then: [{ do: 'gainSp', amount: 1 }] },
          {
            if: { is: 'it', filter: { side: 'enemy' } },
            then: [{ do: 'modify', to: 'it', agi: -1, until: 'turn' }],
          },
        ],
      },
    ],
  },
  {
    id: 'OU-06',
    type: 'unit',
    name: 'Ridge Slinger',
    text: 'Its Iczer Attack costs nothing. Attack: its AT as damage to a random enemy out of range. Standby: it heals as usual, and its AT is 10 higher this turn. Start: two random enemies strike at each other.',
    sphere: 'falkow',
    level: 2,
    tribes: ['Outrider'],
    hp: 35,
    at: 20,
    df: 0,
    agi: 5,
    rng: 1,
    iczerAttackCost: 0,
    skills: [
      {
        kind: 'attack',
        name: 'Over the Ridge',
        effects: [
          {
            do: 'damage',
            amount: { stat: 'at', of: 'this' },
            to: { random: 1, side: 'enemy', filter: { inRange: false } },
          },
        ],
      },
      {
        kind: 'standby',
        name: 'Choose a Stone',
        effects: [{ do: 'usual' }, { do: 'modify', to: 'this', at: 10, until: 'turn' }],
      },
      {
        kind: 'start',
        name: 'Falling Rocks',
        effects: [
          { do: 'choose', target: { random: 1, side: 'enemy', as: 'startled' } },
          {
            do: 'fight',
            one: { ref: 'startled' },
            other: { random: 1, side: 'enemy', filter: { not: { among: { ref: 'startled' } } } },
          },
        ],
      },
    ],
  },
  {
    id: 'OU-07',
    type: 'unit',
    name: 'Scarred Campaigner',
    text: 'Attack: as usual, and 10 more damage to a Character that is attacked. Counter: AT +5 as long as it is on the grid, also when it is revived. Start: enemies can be hit by attacks again, whatever has forbidden it, and you can set every card again.',
    sphere: 'gowen',
    level: 2,
    tribes: ['Outrider', 'Soldier'],
    hp: 50,
    at: 25,
    df: 5,
    agi: 3,
    rng: 1,
    skills: [
      {
        kind: 'attack',
        name: 'Known Faces',
        effects: [
          { do: 'usual' },
          {
            if: { is: 'it', filter: { character: true } },
            then: [{ do: 'damage', amount: 10, to: 'it' }],
          },
        ],
      },
      {
        kind: 'counter',
        name: 'One More Scar',
        effects: [{ do: 'modify', to: 'this', at: 5, until: 'gone' }],
      },
      {
        kind: 'start',
        name: 'No Hiding Place',
        effects: [
          { do: 'lift', target: { all: true, side: 'enemy' }, what: 'attacked' },
          { do: 'lift', who: 'you', what: 'set' },
        ],
      },
    ],
  },
  {
    id: 'OU-08',
    type: 'unit',
    name: 'Crossroads Caller',
    text: 'Action: the opponent chooses one: you gain 1 SP, or 10 damage to all their units. Start: chance picks one: AT +10 this turn, or 5 HP are restored to this unit, and one more for each time this turn that a number of your units was raised or one of any unit lowered. When a Grimoire raises its AT: your Grimoires can be set again, whatever has locked them. When AT or AGI of an enemy is lowered: gain 1 SP. A Card File may have 5 copies, and they are never locked.',
    sphere: 'lawtia',
    level: 1,
    tribes: ['Outrider'],
    hp: 30,
    at: 10,
    df: 0,
    agi: 4,
    rng: 1,
    copies: 5,
    neverLocked: true,
    skills: [
      {
        kind: 'watch',
        name: 'Word from home',
        when: { event: 'raised', changes: 'at', cards: { type: 'grimoire' }, filter: { other: false } },
        effects: [{ do: 'unlock', of: 'you', filter: { type: 'grimoire' } }],
      },
      {
        kind: 'watch',
        name: 'News of losses',
        when: { event: 'lowered', side: 'enemy', changes: ['at', 'agi'] },
        effects: [{ do: 'gainSp', amount: 1 }],
      },
      {
        kind: 'action',
        name: 'Your road',
        effects: [
          {
            oneOf: [
              { label: 'They gain 1 SP', effects: [{ do: 'gainSp', amount: 1 }] },
              {
                label: '10 damage to all your units',
                effects: [{ do: 'damage', amount: 10, to: { all: true, side: 'enemy' } }],
              },
            ],
            who: 'opponent',
          },
        ],
      },
      {
        kind: 'start',
        name: 'Thrown straw',
        effects: [
          {
            oneOf: [
              { label: 'AT +10', effects: [{ do: 'modify', to: 'this', at: 10, until: 'turn' }] },
              {
                label: '5 HP or more',
                effects: [
                  {
                    do: 'heal',
                    amount: { sum: [5, { happened: 'raised', of: 'you' }, { happened: 'lowered', of: 'each' }] },
                    to: 'this',
                  },
                ],
              },
            ],
            random: true,
          },
        ],
      },
    ],
  },
  {
    id: 'OU-20',
    type: 'grimoire',
    name: 'Scattered Embers',
    text: 'Divide 30 damage among one to three enemies of your choice. Two units of yours get AT +10 this turn, and two random enemies AGI −1, each only if there are two.',
    sphere: 'gowen',
    level: 2,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'damage', amount: 30, to: { choose: { min: 1, max: 3 }, side: 'enemy' }, divide: true },
          { do: 'modify', to: { choose: 2, side: 'own', orNobody: true }, at: 10, until: 'turn' },
          { do: 'modify', to: { random: 2, side: 'enemy', orNobody: true }, agi: -1, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'OU-21',
    type: 'grimoire',
    name: 'Safe Passage',
    text: 'Until the end of the next turn you take no LP damage by attacks and by skills of Grimoires, and 1 less each time otherwise; in this turn none by burials.',
    sphere: 'refess',
    level: 2,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'cant', who: 'you', what: 'lpDamaged', by: { means: ['attack'] }, until: 'nextTurn' },
          { do: 'cant', who: 'you', what: 'lpDamaged', by: { skills: 'grimoire' }, until: 'nextTurn' },
          { do: 'cant', who: 'you', what: 'lpDamaged', by: { means: 'burial' }, until: 'turn' },
          { do: 'bonus', lpDamage: -1, until: 'nextTurn' },
        ],
      },
    ],
  },
  {
    id: 'OU-22',
    type: 'grimoire',
    name: 'Reckoning of the Road',
    text: 'A random enemy loses 5 HP for each Grimoire that ran in the duel and each skill that you used in the turn before, and 2 for everything else that the opponent did or suffered in this turn. Two random units in the File of the opponent can’t be set in this turn and the next two.',
    sphere: 'falkow',
    level: 1,
    skills: [
      {
        kind: 'open',
        effects: [
          {
            do: 'lose',
            amount: {
              sum: [
                { scale: { happened: 'grimoire', of: 'each', span: 'match' }, times: 5 },
                { scale: { happened: 'skill', of: 'you', span: 'lastTurn' }, times: 5 },
                {
                  scale: {
                    sum: (['attack', 'iczerAttack', 'standby', 'move', 'mark', 'unmark', 'closed'] as const).map(
                      (happened) => ({ happened, of: 'opponent' as const, span: 'turn' as const }),
                    ),
                  },
                  times: 2,
                },
              ],
            },
            to: { random: 1, side: 'enemy' },
          },
          { do: 'lock', of: 'opponent', which: { random: 2 }, filter: { type: 'unit' }, until: { turns: 2 } },
        ],
      },
    ],
  },
  {
    id: 'OU-23',
    type: 'grimoire',
    name: 'Spreading Rumour',
    text: '20 damage to a random enemy. If it has no HP left, the rumour spreads: for 1 SP, 20 damage to another one at random and AT +5 for your units this turn.',
    sphere: 'lawtia',
    level: 1,
    skills: [
      {
        kind: 'open',
        effects: [
          { do: 'damage', amount: 20, to: { random: 1, side: 'enemy', filter: { hp: { min: 1 } } } },
          { if: { is: 'it', filter: { hp: { max: 0 } } }, then: [{ do: 'use', skill: 'spread' }] },
        ],
      },
      {
        kind: 'open',
        id: 'spread',
        name: 'It Spreads',
        used: true,
        cost: 1,
        effects: [
          { do: 'damage', amount: 20, to: { random: 1, side: 'enemy', filter: { hp: { min: 1 } } } },
          { do: 'modify', to: { all: true, side: 'own' }, at: 5, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'OU-24',
    type: 'grimoire',
    name: 'Erased Margins',
    text: '10 damage to a random enemy for each Grimoire that you have used, and none counts as used any more. The newest card of your Cemetery goes to your Card File if it is of level 3 or lower. A Card File may have one, and it is never locked.',
    sphere: 'lawtia',
    level: 2,
    copies: 1,
    neverLocked: true,
    skills: [
      {
        kind: 'open',
        effects: [
          {
            do: 'damage',
            amount: { scale: { counter: 'grimoires', of: 'you' }, times: 10 },
            to: { random: 1, side: 'enemy' },
          },
          { do: 'unmark', who: 'you', name: 'grimoires' },
          { do: 'transfer', from: 'cemetery', to: 'file', which: { newest: 1 }, only: { level: { max: 3 } } },
        ],
      },
    ],
  },
];
