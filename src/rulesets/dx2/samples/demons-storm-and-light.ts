import type { Demon } from './demon.ts';
import { demon } from './demon.ts';

export const stormAndLight: readonly Demon[] = [
  // Stormborn: electric and force
  demon(
    'static-eel',
    'Static Eel',
    'Stormborn',
    [4620, 1560, 1500, 2100, 1560, 137],
    { elec: 'drain', force: 'weak' },
    ['arc', 'storm-heart'],
    {
      text: 'When about to act: if it has 6 MP or more, concentrates (twice a battle).',
      automatic: [
        {
          timing: 'aboutToAct',
          if: { is: 'self', filter: { mp: { min: 6 } } },
          limit: { battle: 2 },
          effects: [{ do: 'charge', what: 'concentrate', target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'thunder-abbot',
    'Thunder Abbot',
    'Stormborn',
    [5940, 1680, 1800, 2160, 1920, 91],
    { elec: 'repel', dark: 'weak', light: 'resist' },
    ['sheet-arc', 'clear-mind'],
    {
      text: 'At the start of the first turn: every enemy has its accuracy lowered.',
      automatic: [
        {
          timing: 'startOfFirstTurn',
          effects: [{ do: 'lower', what: 'accuracyDown', target: { all: true, side: 'enemy' } }],
        },
      ],
    },
  ),
  demon(
    'gale-runner',
    'Gale Runner',
    'Stormborn',
    [4500, 2040, 1440, 1680, 1500, 156],
    { force: 'null', elec: 'weak' },
    ['squall', 'cleave', 'light-step'],
    {
      text: 'When an attack misses it: gain 1 Press Turn icon, or else its attack is raised.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'evades' },
          effects: [
            {
              if: { turn: 'own' },
              then: [{ do: 'gainIcons', count: 1 }],
              else: [{ do: 'raise', what: 'attackUp', target: 'self' }],
            },
          ],
        },
      ],
    },
  ),
  demon(
    'kite-oracle',
    'Kite Oracle',
    'Stormborn',
    [4860, 1380, 1500, 2130, 1860, 126],
    { force: 'resist', ice: 'weak', light: 'resist' },
    ['cyclone', 'spring'],
    {
      text: 'When an ally has its values raised: it gets 1 MP (twice a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'raised', who: 'companion' },
          limit: { turn: 2 },
          effects: [{ do: 'giveMp', amount: 1, target: 'cause' }],
        },
      ],
    },
  ),
  demon(
    'cloud-bull',
    'Cloud Bull',
    'Stormborn',
    [7110, 2220, 2040, 1440, 1620, 70],
    { elec: 'resist', force: 'resist', dark: 'weak' },
    ['sweep', 'wind-up'],
    {
      text: 'When its weak point is hit: charges.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'hitWeakness' },
          effects: [{ do: 'charge', what: 'charge', percent: 175, target: 'self' }],
        },
      ],
    },
  ),

  // Gleam: light
  demon(
    'lamp-warden',
    'Lamp Warden',
    'Gleam',
    [5670, 1680, 1860, 1980, 1980, 101],
    { light: 'drain', dark: 'weak' },
    ['dawn-ray', 'recall'],
    {
      text: 'When a companion is revived: it has a Barrier for 2 turns.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'revived', who: 'companion' },
          effects: [{ do: 'barrier', turns: 2, target: 'cause' }],
        },
      ],
    },
  ),
  demon(
    'halo-smith',
    'Halo Smith',
    'Gleam',
    [6240, 1800, 2040, 1860, 1920, 80],
    { light: 'null', phys: 'resist', dark: 'weak' },
    ['noon-glare', 'stone-song'],
    {
      text: 'At the start of the enemy turn: the ally with the fewest HP has a Bulwark of 450 for 1 turn.',
      automatic: [
        {
          timing: 'startOfEnemyTurn',
          effects: [{ do: 'bulwark', amount: 450, turns: 1, target: { least: 'hp', side: 'own' } }],
        },
      ],
    },
  ),
  demon(
    'choir-of-dust',
    'Choir of Dust',
    'Gleam',
    [5100, 1260, 1620, 2100, 2100, 115],
    { light: 'repel', dark: 'weak', fire: 'resist' },
    ['spring', 'dawn-ray', 'steady-spring'],
    {
      text: 'Once a battle, when a companion falls below half its HP: all allies regain 120 HP for each living ally, and 60 more.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'below', who: 'companion', percent: 50 },
          limit: { battle: 1 },
          effects: [
            {
              do: 'heal',
              amount: { count: { side: 'own' }, times: 120, plus: 60 },
              target: { all: true, side: 'own' },
            },
          ],
        },
      ],
    },
  ),
  demon(
    'sun-lancer',
    'Sun Lancer',
    'Gleam',
    [5370, 2160, 1740, 1680, 1680, 128],
    { light: 'resist', ice: 'weak' },
    ['cleave', 'dawn-ray'],
    {
      text: 'When it defeats an enemy: gain 1 Press Turn icon (once a turn).',
      automatic: [
        { timing: 'when', when: { event: 'defeats' }, limit: { turn: 1 }, effects: [{ do: 'gainIcons', count: 1 }] },
      ],
    },
  ),
  demon(
    'bell-saint',
    'Bell Saint',
    'Gleam',
    [6060, 1560, 1920, 2160, 2100, 88],
    { light: 'null', dark: 'resist', elec: 'weak' },
    ['great-recall', 'noon-glare', 'twilight-heart'],
    {
      text: 'When an enemy defeats a companion: revives it with 20 % of its HP (once a battle).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'defeated', who: 'companion', by: 'enemy' },
          limit: { battle: 1 },
          effects: [{ do: 'revive', percent: 20, target: 'cause' }],
        },
      ],
    },
  ),
];
