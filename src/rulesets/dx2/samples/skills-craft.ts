import type { CardOf, Effect, Filter } from '../language/language.ts';
import { MET, STATUSES } from '../language/words.ts';

type Skill = CardOf<'skill'>;

const craft = (id: string, name: string, cost: number, text: string, effects: Effect[]): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  use: { cost, aim: 'self', effects },
});

const automatic = (id: string, name: string, text: string, effects: NonNullable<Skill['automatic']>): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  automatic: effects,
});

const anyWeakness: Filter = { anyOf: MET.map((to): Filter => ({ affinity: { to, is: 'weak' } })) };
const blocking: Filter = {
  anyOf: (['null', 'repel', 'drain'] as const).flatMap((is) => MET.map((to): Filter => ({ affinity: { to, is } }))),
};

/** Skills that look closely at the table. */
export const craftSkills: readonly Skill[] = [
  craft(
    'muster',
    'Muster',
    6,
    'Choose a fallen ally: it is revived with 15 % of its HP. Choose an ally with at most half its HP: it regains 750.',
    [
      { do: 'revive', percent: 15, target: { choose: 1, side: 'own', fallen: true } },
      { do: 'heal', amount: 750, target: { choose: 1, side: 'own', filter: { hpPercent: { max: 50 } } } },
    ],
  ),
  craft(
    'triage',
    'Triage',
    5,
    'The other ally with the least HP that is not ailing regains 900; the fallen ally with the least MP is revived with 10 % of its HP; the other ally with the greatest share of HP gets 2 MP.',
    [
      { do: 'heal', amount: 900, target: { least: 'hp', side: 'own', other: true, filter: { ailing: false } } },
      { do: 'revive', percent: 10, target: { least: 'mp', side: 'own', fallen: true } },
      { do: 'giveMp', amount: 2, target: { most: 'hpPercent', side: 'own', other: true } },
    ],
  ),
  craft(
    'grave-lot',
    'Grave Lot',
    4,
    'A fallen ally drawn at random is revived with 25 % of its HP; if all stand, the enemy with the most HP among those below 60 % takes 450 damage.',
    [
      {
        if: { count: { side: 'own', fallen: true } },
        then: [{ do: 'revive', percent: 25, target: { random: 1, side: 'own', fallen: true } }],
        else: [
          { do: 'damage', amount: 450, target: { most: 'hp', side: 'enemy', filter: { hpPercent: { max: 60 } } } },
        ],
      },
    ],
  ),
  craft('levy', 'Levy', 5, 'Every other demon on which something lasts takes 300 damage.', [
    { do: 'damage', amount: 300, target: { all: true, side: 'any', other: true, filter: { has: [...STATUSES] } } },
  ]),
  craft(
    'last-rites',
    'Last Rites',
    8,
    'The fallen ally that had the most MP is revived with half its HP, all other fallen ones with a tenth.',
    [
      { do: 'revive', percent: 50, target: { most: 'mp', side: 'own', fallen: true } },
      {
        if: { count: { side: 'own', fallen: true } },
        then: [{ do: 'revive', percent: 10, target: { all: true, side: 'own', fallen: true } }],
      },
    ],
  ),
  craft(
    'insight',
    'Insight',
    3,
    'If an enemy has a weakness, concentrates; if one blocks an element, all enemies that do are weak to force for 1 turn.',
    [
      {
        if: { count: { side: 'enemy', filter: anyWeakness } },
        then: [{ do: 'charge', what: 'concentrate', target: 'self' }],
      },
      {
        if: { count: { side: 'enemy', filter: blocking } },
        then: [
          {
            do: 'shift',
            element: 'force',
            to: 'weak',
            turns: 1,
            target: { all: true, side: 'enemy', filter: blocking },
          },
        ],
      },
    ],
  ),
  automatic('gratitude', 'Gratitude', 'When a companion heals it: that one gets 1 MP (once a turn).', [
    {
      timing: 'when',
      when: { event: 'healed', who: 'self', by: 'companion' },
      limit: { turn: 1 },
      effects: [{ do: 'giveMp', amount: 1, target: 'causedBy' }],
    },
  ]),
  automatic(
    'grudge',
    'Grudge',
    'When anybody damages it while two enemies or more stand: 120 damage in return (once a turn).',
    [
      {
        timing: 'when',
        when: { event: 'damaged', by: 'any' },
        limit: { turn: 1 },
        if: { compare: { count: { side: 'enemy' } }, op: '>=', to: 2 },
        effects: [{ do: 'damage', amount: 120, target: 'causedBy' }],
      },
    ],
  ),
  automatic(
    'pride',
    'Pride',
    'When an ally raises its values while more enemies than allies, or as many, stand: regains 180 HP.',
    [
      {
        timing: 'when',
        when: { event: 'raised', by: 'ally' },
        limit: { turn: 1 },
        if: {
          any: [
            { compare: { count: { side: 'enemy' } }, op: '>', to: { count: { side: 'own' } } },
            { compare: { count: { side: 'enemy' } }, op: '=', to: { count: { side: 'own' } } },
          ],
        },
        effects: [{ do: 'heal', amount: 180, target: 'self' }],
      },
    ],
  ),
];
