import type { Demon } from './demon.ts';
import { demon } from './demon.ts';

export const darkAndWood: readonly Demon[] = [
  // Umbral: dark
  demon(
    'dusk-moth',
    'Dusk Moth',
    'Umbral',
    [4470, 1440, 1440, 2100, 1680, 139],
    { phys: 'weak', dark: 'drain', light: 'weak' },
    ['gloom', 'hex'],
    {
      text: 'When an enemy falls ill: 1 MP.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'ailing', who: 'enemy' },
          effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'grave-tailor',
    'Grave Tailor',
    'Umbral',
    [5520, 1740, 1680, 2070, 1800, 94],
    { dark: 'null', light: 'weak', ice: 'resist' },
    ['reapers-due', 'dread'],
    {
      text: 'When any demon falls: regains 450 HP.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'defeated', who: 'any' },
          effects: [{ do: 'heal', amount: 450, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'veil-thief',
    'Veil Thief',
    'Umbral',
    [4710, 2010, 1500, 1740, 1560, 148],
    { dark: 'resist', force: 'weak' },
    ['hush-blade', 'venom-fang'],
    {
      text: 'When an enemy gains MP by an effect: takes 1 from the one with the most (twice a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'mpRecovered', who: 'enemy' },
          limit: { turn: 2 },
          effects: [{ do: 'takeMp', amount: 1, target: { most: 'mp', side: 'enemy' } }],
        },
      ],
    },
  ),
  demon(
    'hollow-judge',
    'Hollow Judge',
    'Umbral',
    [6540, 2100, 1920, 2040, 1860, 86],
    { dark: 'repel', light: 'weak', phys: 'null' },
    ['eclipse', 'sunder'],
    {
      text: 'When an enemy regains HP: the enemy with the most HP takes as much damage (once a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'healed', who: 'enemy' },
          limit: { turn: 1 },
          effects: [{ do: 'damage', amount: { eventAmount: 100 }, target: { most: 'hp', side: 'enemy' } }],
        },
      ],
    },
  ),
  demon(
    'ink-wisp',
    'Ink Wisp',
    'Umbral',
    [4320, 1260, 1380, 2220, 1800, 144],
    { dark: 'resist', phys: 'drain', light: 'weak' },
    ['eclipse', 'deep-focus', 'early-rise'],
    {
      text: 'When it blocks an attack: the enemy team loses an icon (once a turn).',
      automatic: [
        { timing: 'when', when: { event: 'blocks' }, limit: { turn: 1 }, effects: [{ do: 'loseIcons', count: 1 }] },
      ],
    },
  ),

  // Thornkin: bodies
  demon(
    'bramble-lord',
    'Bramble Lord',
    'Thornkin',
    [7200, 2160, 2160, 1440, 1680, 66],
    { phys: 'resist', fire: 'weak' },
    ['sweep', 'riposte'],
    {
      text: 'When hit by an attack: the attacker takes 270 damage.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'hit', by: 'enemy' },
          effects: [{ do: 'damage', amount: 270, target: 'causedBy' }],
        },
      ],
    },
  ),
  demon(
    'moss-elder',
    'Moss Elder',
    'Thornkin',
    [6630, 1620, 1980, 1860, 1980, 74],
    { elec: 'null', fire: 'weak' },
    ['spring', 'lift-curse'],
    {
      text: 'At the end of its own turn: if the battle has gone on for 3 turns or more, all allies regain 240 HP.',
      automatic: [
        {
          timing: 'endOfOwnTurn',
          if: { turnNumber: { min: 3 } },
          effects: [{ do: 'heal', amount: 240, target: { all: true, side: 'own' } }],
        },
      ],
    },
  ),
  demon(
    'root-wrestler',
    'Root Wrestler',
    'Thornkin',
    [6900, 2280, 2040, 1200, 1560, 82],
    { phys: 'resist', ice: 'weak' },
    ['all-in', 'wind-up', 'last-stand'],
    {
      text: 'When its values are lowered: nothing lowers them any more, and all are raised for 1 turn (once a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'lowered' },
          limit: { turn: 1 },
          effects: [
            { do: 'strip', what: 'lowers', target: 'self' },
            { do: 'raise', what: ['attackUp', 'defenceUp', 'accuracyUp'], turns: 1, target: 'self' },
          ],
        },
      ],
    },
  ),
  demon(
    'spore-dancer',
    'Spore Dancer',
    'Thornkin',
    [4740, 1800, 1500, 1980, 1680, 135],
    { elec: 'resist', fire: 'weak', dark: 'resist' },
    ['venom-fang', 'dread', 'snare'],
    {
      text: 'When about to act: a poisoned enemy at random takes 180 damage.',
      automatic: [
        {
          timing: 'aboutToAct',
          if: { count: { side: 'enemy', filter: { has: 'poison' } } },
          effects: [{ do: 'damage', amount: 180, target: { random: 1, side: 'enemy', filter: { has: 'poison' } } }],
        },
      ],
    },
  ),
  demon(
    'thorn-empress',
    'Thorn Empress',
    'Thornkin',
    [6390, 1920, 1860, 2100, 1920, 106],
    { fire: 'weak', force: 'null' },
    ['leech', 'snare', 'jeer'],
    {
      text: 'Gives a companion thorns at the start of the battle: whenever that one is hit, its attacker takes 150 damage.',
      automatic: [
        {
          timing: 'startOfBattle',
          effects: [{ do: 'grant', effect: 'thorns', turns: 6, target: { random: 1, side: 'own', other: true } }],
        },
        {
          id: 'thorns',
          timing: 'when',
          when: { event: 'hit', by: 'enemy' },
          granted: true,
          effects: [{ do: 'damage', amount: 150, target: 'causedBy' }],
        },
      ],
    },
  ),
];
