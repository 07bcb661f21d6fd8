import type { Automatic, CardOf } from '../language.ts';

type Demon = CardOf<'demon'>;

interface More {
  text?: string;
  variantOf?: string;
  automatic?: Automatic[];
  passives?: Demon['passives'];
  maxMp?: number;
}

/** Values in the order HP, physical attack and defence, magical attack and defence, agility. */
function demon(
  id: string,
  name: string,
  race: string,
  [hp, physAttack, physDefence, magAttack, magDefence, agility]: [number, number, number, number, number, number],
  affinities: NonNullable<Demon['affinities']>,
  skills: string[],
  { passives, ...more }: More = {},
): Demon {
  return {
    id,
    name,
    type: 'demon',
    race,
    stats: { hp, physAttack, physDefence, magAttack, magDefence, agility },
    affinities,
    skills,
    ...more,
    ...(passives === undefined ? {} : { passives }),
  };
}

export const sampleDemons: readonly Demon[] = [
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
      text: 'At the end of the enemy turn: every enemy takes 2 % of its HP for each turn so far.',
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

  // Stormborn: electric and force
  demon(
    'static-eel',
    'Static Eel',
    'Stormborn',
    [4620, 1560, 1500, 2100, 1560, 137],
    { elec: 'drain', force: 'weak' },
    ['arc', 'storm-heart'],
    {
      text: 'When about to act: if it has 6 MP or more, concentrates.',
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
      text: 'Once a battle, when a companion falls below half its HP: all allies regain 120 HP for each living ally.',
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
      text: 'When it defeats an enemy: gain 1 Press Turn icon.',
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
      text: 'When an ally falls, once a battle: revives it with 20 % of its HP.',
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
      text: 'When any other demon falls: regains 450 HP, even of a fallen enemy.',
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
      text: 'When an enemy gains MP: takes 1 from the one with the most (twice a turn).',
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
      text: 'When it blocks an attack: the enemy team loses an icon.',
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
      text: 'When its values are lowered: they are raised instead of it, once a turn.',
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
      text: 'When a companion is damaged while it has more HP than the fallen share: its defence is raised (once a turn).',
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
      text: 'When cured of an ailment: repeats a heal of 75 for every living enemy.',
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
      text: 'At the start of the first turn, if attacking second: the enemy with the most HP may fall asleep to its senses (silence, 50 %).',
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
      text: 'The Road Queen when young. When about to act against a stronger team: attack raised.',
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
      text: 'At the start of its own turn: if an enemy resists ice or somebody has fallen, gets 1 MP.',
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
      text: 'When about to act: if it has fewer HP than MP times 100, or is a Wanderer beside another, chance decides: attack raised or poisoned.',
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
      text: 'When hit: once a turn an ally is chosen by chance of the least MP and gets 1.',
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
