import type { Demon } from './demon.ts';
import { demon } from './demon.ts';

export const metalAndRoad: readonly Demon[] = [
  // Clockwork
  demon(
    'brass-porter',
    'Brass Porter',
    'Clockwork',
    [6810, 2100, 2220, 900, 1440, 60],
    { elec: 'weak', dark: 'null', light: 'null' },
    ['cleave', 'rampart', 'grounded'],
    {
      text: 'Takes 5 % less of everything. When a companion uses a skill: 90 HP are regained (twice a turn).',
      passives: [{ guard: 'all', percent: 5 }],
      automatic: [
        {
          timing: 'when',
          when: { event: 'skillUsed', who: 'companion' },
          limit: { turn: 2 },
          effects: [{ do: 'heal', amount: 90, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'tin-harlequin',
    'Tin Harlequin',
    'Clockwork',
    [4620, 1920, 1560, 1920, 1560, 146],
    { elec: 'weak', phys: 'resist' },
    ['flurry', 'second-wind'],
    {
      text: 'When icons are gained by its team: it gets 2 MP.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'iconsGained', who: 'ally' },
          limit: { turn: 1 },
          effects: [{ do: 'giveMp', amount: 2, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'pendulum-seer',
    'Pendulum Seer',
    'Clockwork',
    [5190, 1380, 1680, 2160, 1920, 112],
    { force: 'drain', elec: 'weak' },
    ['star-weight', 'shake-off'],
    {
      text: 'When attacking second: every ally gets 1 MP.',
      automatic: [
        { timing: 'whenAttackingSecond', effects: [{ do: 'giveMp', amount: 1, target: { all: true, side: 'own' } }] },
      ],
    },
  ),
  demon(
    'gear-knight',
    'Gear Knight',
    'Clockwork',
    [6240, 2220, 2040, 1080, 1560, 92],
    { elec: 'weak', phys: 'null', ice: 'resist' },
    ['sunder', 'cleave'],
    {
      text: 'When a companion is damaged by the demon that acts on the enemy turn: its defence is raised (once a turn), unless the knight itself is at 20 % of its HP or less.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'damaged', who: 'companion', byFilter: { acting: true } },
          limit: { turn: 1 },
          if: { all: [{ turn: 'enemy' }, { not: { is: 'self', filter: { hpPercent: { max: 20 } } } }] },
          effects: [{ do: 'raise', what: 'defenceUp', turns: 1, target: 'cause' }],
        },
      ],
    },
  ),
  demon(
    'clock-mother',
    'Clock Mother',
    'Clockwork',
    [5850, 1500, 1860, 2100, 1980, 99],
    { elec: 'weak', dark: 'resist', light: 'resist' },
    ['handover', 'noon-glare', 'unmake'],
    {
      text: 'When a companion has completed an action: gives it 1 MP, three times a turn at most.',
      maxMp: 12,
      automatic: [
        {
          timing: 'actionCompleted',
          who: 'companion',
          limit: { turn: 3 },
          effects: [{ do: 'giveMp', amount: 1, target: 'acting' }],
        },
      ],
    },
  ),

  // Wanderers
  demon(
    'mask-vendor',
    'Mask Vendor',
    'Wanderer',
    [4980, 1680, 1680, 1920, 1800, 122],
    { phys: 'repel', dark: 'resist', force: 'weak' },
    ['mirror-pane', 'squall'],
    {
      text: 'When an ally is cured: it regains 75 HP for every living enemy.',
      automatic: [
        {
          timing: 'when',
          when: { event: 'cured', who: 'ally' },
          effects: [{ repeat: { count: { side: 'enemy' } }, effects: [{ do: 'heal', amount: 75, target: 'cause' }] }],
        },
      ],
    },
  ),
  demon(
    'road-queen',
    'Road Queen',
    'Wanderer',
    [5760, 2040, 1800, 1800, 1740, 119],
    { force: 'repel', ice: 'weak' },
    ['cyclone', 'jeer', 'avenger'],
    {
      text: 'At the start of the first turn, if attacking second: the enemy with the most HP may be silenced for 1 turn (50 %), or else it gets 1 MP itself.',
      automatic: [
        {
          timing: 'startOfFirstTurn',
          if: { attacking: 'second' },
          effects: [
            {
              chance: 50,
              then: [{ do: 'inflict', ailment: 'silence', turns: 1, target: { most: 'hp', side: 'enemy' } }],
              else: [{ do: 'giveMp', amount: 1, target: 'self' }],
            },
          ],
        },
      ],
    },
  ),
  demon(
    'road-princess',
    'Road Princess',
    'Wanderer',
    [4710, 1800, 1560, 2040, 1680, 130],
    { force: 'resist', ice: 'weak' },
    ['cyclone', 'deep-focus'],
    {
      text: 'The Road Queen when young. When about to act with fewer allies than enemies: attack raised.',
      variantOf: 'road-queen',
      automatic: [
        {
          timing: 'aboutToAct',
          if: { compare: { count: { side: 'own' } }, op: '<', to: { count: { side: 'enemy' } } },
          effects: [{ do: 'raise', what: 'attackUp', turns: 1, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'salt-peddler',
    'Salt Peddler',
    'Wanderer',
    [5220, 1800, 1740, 1860, 1800, 108],
    { light: 'resist', dark: 'resist', elec: 'weak' },
    ['daze', 'rime', 'clear-mind'],
    {
      text: 'At the start of its own turn: if an enemy resists ice or anybody has fallen, 1 MP.',
      automatic: [
        {
          timing: 'startOfOwnTurn',
          if: {
            any: [
              { count: { side: 'enemy', filter: { affinity: { to: 'ice', is: 'resist' } } } },
              { count: { side: 'any', fallen: true }, min: 1, max: 8 },
            ],
          },
          effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
        },
      ],
    },
  ),
  demon(
    'dice-baron',
    'Dice Baron',
    'Wanderer',
    [5460, 1980, 1680, 1980, 1680, 114],
    { fire: 'resist', light: 'weak' },
    ['all-in', 'gloom', 'star-weight'],
    {
      text: 'When about to act: if it has 600 HP or less, or another Wanderer or a Tin Harlequin stands beside it with more than a tenth of its HP, it throws the dice: attack raised (60 %), or else it is poisoned for 1 turn.',
      automatic: [
        {
          timing: 'aboutToAct',
          if: {
            any: [
              { compare: { percentOf: 'hp', percent: 100, of: 'self' }, op: '<=', to: 600 },
              {
                count: {
                  side: 'own',
                  other: true,
                  filter: { anyOf: [{ race: 'Wanderer' }, { card: 'tin-harlequin' }], not: { hpPercent: { max: 10 } } },
                },
              },
            ],
          },
          effects: [
            {
              chance: 60,
              then: [{ do: 'raise', what: 'attackUp', turns: 1, target: 'self' }],
              else: [{ do: 'inflict', ailment: 'poison', turns: 1, target: 'self' }],
            },
          ],
        },
      ],
    },
  ),
  demon(
    'tide-reader',
    'Tide Reader',
    'Wanderer',
    [5130, 1500, 1680, 2070, 1920, 103],
    { ice: 'resist', force: 'resist', elec: 'weak' },
    ['hailfall', 'balm', 'fireproof'],
    {
      text: 'When hit: the ally with the least MP gets 1 (once a turn).',
      automatic: [
        {
          timing: 'when',
          when: { event: 'hit' },
          limit: { turn: 1 },
          effects: [{ do: 'giveMp', amount: 1, target: { least: 'mp', side: 'own' } }],
        },
      ],
    },
  ),
];
