import type { Attack, CardOf, Effect } from '../language/language.ts';
import type { Element } from '../language/words.ts';

type Skill = CardOf<'skill'>;
type Aim = NonNullable<Skill['use']>['aim'];

const NAMES: Record<Element, string> = {
  phys: 'physical',
  fire: 'fire',
  ice: 'ice',
  elec: 'electric',
  force: 'force',
  light: 'light',
  dark: 'dark',
  almighty: 'almighty',
};

/** An attack skill: what it costs, whom it means, its blow, and what follows on it. */
function attack(
  id: string,
  name: string,
  [cost, aim]: [number, Aim],
  blow: Omit<Attack, 'element' | 'times'> & { element: Element; times?: number },
  more: { text?: string; then?: Effect[]; before?: Effect[] } = {},
): Skill {
  const whom = aim === 'enemies' ? 'all enemies' : 'one enemy';
  const { element, power, times = 1, accuracy, critical } = blow;
  const how = [
    `${power} power`,
    ...(times > 1 ? [`${times} times`] : []),
    ...(accuracy === undefined ? [] : [`${accuracy} % to hit`]),
    ...(critical === undefined ? [] : [`${critical} % critical`]),
    ...(blow.pierce ? ['pierces'] : []),
  ].join(', ');
  return {
    id,
    name,
    type: 'skill',
    text: [`Deals ${NAMES[element]} damage to ${whom} (${how}).`, more.text].filter(Boolean).join(' '),
    use: {
      cost,
      aim,
      effects: [...(more.before ?? []), { do: 'attack', ...blow, target: 'target' }, ...(more.then ?? [])],
    },
  };
}

export const attackSkills: readonly Skill[] = [
  attack('sear', 'Sear', [3, 'enemy'], { element: 'fire', power: 120 }),
  attack('wildfire', 'Wildfire', [6, 'enemies'], { element: 'fire', power: 90 }),
  attack('rime', 'Rime', [3, 'enemy'], { element: 'ice', power: 120 }),
  attack('hailfall', 'Hailfall', [6, 'enemies'], { element: 'ice', power: 90 }),
  attack('arc', 'Arc', [3, 'enemy'], { element: 'elec', power: 120 }),
  attack('sheet-arc', 'Sheet Arc', [6, 'enemies'], { element: 'elec', power: 90 }),
  attack('squall', 'Squall', [3, 'enemy'], { element: 'force', power: 120 }),
  attack('cyclone', 'Cyclone', [6, 'enemies'], { element: 'force', power: 90 }),
  attack('dawn-ray', 'Dawn Ray', [3, 'enemy'], { element: 'light', power: 120 }),
  attack('noon-glare', 'Noon Glare', [6, 'enemies'], { element: 'light', power: 90 }),
  attack('gloom', 'Gloom', [3, 'enemy'], { element: 'dark', power: 120 }),
  attack('eclipse', 'Eclipse', [6, 'enemies'], { element: 'dark', power: 90 }),
  attack('star-weight', 'Star Weight', [7, 'enemies'], { element: 'almighty', power: 110 }),
  attack('cleave', 'Cleave', [3, 'enemy'], { element: 'phys', power: 140, accuracy: 95, critical: 20 }),
  attack('flurry', 'Flurry', [4, 'enemy'], { element: 'phys', power: 60, times: 3, accuracy: 90, critical: 10 }),
  attack('sweep', 'Sweep', [5, 'enemies'], { element: 'phys', power: 95, accuracy: 90, critical: 15 }),
  attack('sunder', 'Sunder', [5, 'enemy'], { element: 'phys', power: 150, accuracy: 95, pierce: true }),
  attack('all-in', 'All In', [6, 'enemy'], {
    element: 'phys',
    power: 220,
    coefficient: 240,
    accuracy: 80,
    critical: 40,
  }),
  attack(
    'venom-fang',
    'Venom Fang',
    [4, 'enemy'],
    { element: 'phys', power: 110, accuracy: 95, critical: 10 },
    {
      text: 'Those it hits may be poisoned (60 %).',
      then: [{ do: 'inflict', ailment: 'poison', chance: 60, value: 15, target: 'struck' }],
    },
  ),
  attack(
    'hush-blade',
    'Hush Blade',
    [4, 'enemy'],
    { element: 'dark', power: 100 },
    {
      text: 'Mutes those it hits for 1 turn.',
      then: [{ do: 'inflict', ailment: 'mute', turns: 1, target: 'struck' }],
    },
  ),
  attack(
    'leech',
    'Leech',
    [5, 'enemy'],
    { element: 'almighty', power: 80 },
    {
      text: 'The user regains 600 HP if it hit somebody.',
      then: [{ ifYouDo: [{ do: 'heal', amount: 600, target: 'self' }] }],
    },
  ),
  attack(
    'ember-chain',
    'Ember Chain',
    [5, 'enemy'],
    { element: 'fire', power: 100 },
    {
      text: 'Afterwards strikes an enemy at random with force.',
      then: [{ do: 'attack', element: 'force', power: 70, target: { random: 1, side: 'enemy' } }],
    },
  ),
  attack(
    'frost-tithe',
    'Frost Tithe',
    [4, 'enemy'],
    { element: 'ice', power: 90 },
    {
      text: 'Takes 2 MP from those it hits.',
      then: [{ do: 'takeMp', amount: 2, target: 'struck' }],
    },
  ),
  attack(
    'reapers-due',
    "Reaper's Due",
    [6, 'enemy'],
    { element: 'dark', power: 110 },
    {
      text: 'If the target is left with less than 30 % of its HP, it may be slain (50 %).',
      then: [
        {
          if: { is: 'target', filter: { hpPercent: { min: 1, max: 29 } } },
          then: [{ chance: 50, then: [{ do: 'slay', target: 'target' }] }],
        },
      ],
    },
  ),
  attack(
    'unmake',
    'Unmake',
    [5, 'enemies'],
    { element: 'almighty', power: 60 },
    {
      text: 'First everything that raises the values of the enemies ends.',
      before: [{ do: 'strip', what: 'raises', target: 'target' }],
    },
  ),
];
