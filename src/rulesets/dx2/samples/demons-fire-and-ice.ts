import type { Demon } from './demon.ts';
import { demon } from './demon.ts';

export const fireAndIce: readonly Demon[] = [
  // Kindlings: fire
  demon(
    'cinderwhelp',
    'Cinderwhelp',
    'Kindling',
    [5040, 1680, 1560, 2070, 1620, 118],
    { fire: 'drain', ice: 'weak' },
    ['sear', 'fire-heart'],
    {
      text: 'When a demon of any side is hit with fire: 1 MP.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'hit', who: 'any', element: 'fire' },
          limit: { turn: 2 },
          effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'forge-matron',
    'Forge Matron',
    'Kindling',
    [6150, 1920, 1860, 1950, 1800, 84],
    { fire: 'null', elec: 'weak', phys: 'resist' },
    ['wildfire', 'war-song'],
    {
      text: 'When attacking first: all allies have their attack raised for 1 turn.',
      automatic: [
        {
          timing: 'whenAttackingFirst',
          effects: [{ do: 'raise', what: 'attackUp', turns: 1, target: { all: true, side: 'own' } }],
        },
      ],
    },
  ),
  demon(
    'ash-piper',
    'Ash Piper',
    'Kindling',
    [4710, 1560, 1440, 2160, 1680, 132],
    { fire: 'resist', force: 'weak' },
    ['ember-chain', 'deep-focus'],
    {
      text: 'When an enemy has completed an action: it takes 120 damage.',
      automatic: [
        { timing: 'actionCompleted', who: 'enemy', effects: [{ do: 'damage', amount: 120, target: 'acting' }] },
      ],
    },
  ),
  demon(
    'smoulder-king',
    'Smoulder King',
    'Kindling',
    [6720, 2100, 1920, 2220, 1860, 96],
    { fire: 'repel', ice: 'weak', dark: 'resist' },
    ['wildfire', 'sunder', 'star-heart'],
    {
      text: 'At the end of the enemy turn: every enemy takes 24 damage for each turn so far.',
      automatic: [
        {
          timing: 'endOfEnemyTurn',
          effects: [
            {
              forEach: { all: true, side: 'enemy' },
              effects: [{ do: 'damage', amount: { turn: 'number', times: 24 }, target: 'it' }],
            },
          ],
        },
      ],
    },
  ),
  demon(
    'coal-hound',
    'Coal Hound',
    'Kindling',
    [4890, 2100, 1680, 1440, 1500, 141],
    { fire: 'resist', ice: 'weak' },
    ['cleave', 'keen-eye'],
    {
      text: 'When it strikes a critical: gain 1 Press Turn icon (once a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'criticallyHit', who: 'enemy', by: 'self' },
          limit: { turn: 1 },
          effects: [{ do: 'gainIcons', count: 1 }],
        },
      ],
    },
  ),

  // Rimefolk: ice
  demon(
    'tarn-maiden',
    'Tarn Maiden',
    'Rimefolk',
    [5280, 1440, 1620, 2040, 1920, 110],
    { ice: 'drain', fire: 'weak' },
    ['rime', 'balm'],
    {
      text: 'When an ally regains HP: it is cured of its ailments.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'healed', who: 'ally', filter: { ailing: true } },
          effects: [{ do: 'cure', what: 'ailments', target: 'cause' }],
        },
      ],
    },
  ),
  demon(
    'glacier-ram',
    'Glacier Ram',
    'Rimefolk',
    [7290, 1980, 2160, 1260, 1860, 62],
    { ice: 'null', phys: 'resist', fire: 'weak' },
    ['sweep', 'rampart'],
    {
      text: 'Starts the battle with a Bulwark of a fifth of its HP for 2 turns.',
      automatic: [
        {
          timing: 'startsBattleWith',
          effects: [
            { do: 'bulwark', amount: { percentOf: 'maxHp', percent: 20, of: 'self' }, turns: 2, target: 'self' },
          ],
        },
      ],
    },
  ),
  demon(
    'hoar-scribe',
    'Hoar Scribe',
    'Rimefolk',
    [4800, 1320, 1560, 2190, 1980, 104],
    { ice: 'resist', elec: 'weak', light: 'null' },
    ['hailfall', 'frost-tithe'],
    {
      text: 'When an enemy loses MP: 1 MP.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'mpLost', who: 'enemy', by: 'self' },
          effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'icicle-imp',
    'Icicle Imp',
    'Rimefolk',
    [4410, 1830, 1410, 1920, 1500, 150],
    { ice: 'resist', fire: 'weak', dark: 'resist' },
    ['rime', 'flurry', 'ice-heart'],
    {
      text: 'Super Reaction: lowers the attack of whoever hit it.',
      automatic: [
        { timing: 'superReaction', effects: [{ do: 'lower', what: 'attackDown', turns: 1, target: 'causedBy' }] },
      ],
    },
  ),
  demon(
    'pale-marshal',
    'Pale Marshal',
    'Rimefolk',
    [6420, 2160, 1980, 1800, 1800, 98],
    { ice: 'repel', force: 'weak' },
    ['sunder', 'stone-song', 'iron-arm'],
    {
      text: 'When the enemy attacks first: all allies have their defence raised.',
      automatic: [
        {
          timing: 'whenEnemyAttacksFirst',
          effects: [{ do: 'raise', what: 'defenceUp', target: { all: true, side: 'own' } }],
        },
      ],
    },
  ),
];
