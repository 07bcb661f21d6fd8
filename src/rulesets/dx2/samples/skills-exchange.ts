import type { Amount, Automatic, CardOf, Effect, Passive } from '../language/language.ts';
import type { Aim } from '../language/words.ts';

type Skill = CardOf<'skill'>;

const used = (id: string, name: string, text: string, [cost, aim]: [number, Aim], effects: Effect[]): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  use: { cost, aim, effects },
});

const worn = (
  id: string,
  name: string,
  text: string,
  { passives, automatic }: { passives?: Passive[]; automatic?: Automatic[] },
): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  ...(passives === undefined ? {} : { passives }),
  ...(automatic === undefined ? {} : { automatic }),
});

/** Five for every Wager that it bears. */
const WAGERS: Amount = { counter: 'Wager', of: 'it', times: 5 };

/** What weighs on a debtor, while it has a debt. */
const DEBT: Passive = {
  while: [
    { fightsWith: ['physDefence', 'magDefence'], percent: -30 },
    { fightsWith: ['physAttack', 'magAttack'], percent: -10, plus: -5 },
    { cant: 'chain' },
  ],
  who: 'enemy',
  filter: { marked: { name: 'Debt' } },
};

/** Skills of a toll house, where everything is counted, lent, exchanged and paid for by somebody else. */
export const exchangeSkills: readonly Skill[] = [
  used(
    'double-entry',
    'Double Entry',
    'Strikes an enemy with fire or ice and then all enemies with the same element. The first time in a turn that both are done its team gains an icon.',
    [6, 'enemy'],
    [
      { do: 'attack', element: ['fire', 'ice'], power: 110, target: 'target' },
      {
        do: 'attack',
        element: 'same',
        physical: false,
        power: 50,
        accuracy: { if: { is: 'self', filter: { has: 'accuracyUp' } }, then: 100, else: 85 },
        target: { all: true, side: 'enemy' },
      },
      { limit: { turn: 1, battle: 3, team: true }, effects: [{ do: 'gainIcons', count: 1 }] },
    ],
  ),
  used(
    'rising-stakes',
    'Rising Stakes',
    'Strikes an enemy with 20 % critical chance, 10 more for each Wager of its user, at power 80, 40 more if the enemy is ailing. Two blows fall at one moment. Its user bears a Wager more.',
    [5, 'enemy'],
    [
      {
        together: [
          {
            do: 'attack',
            element: 'phys',
            power: { sum: [80, { if: { is: 'target', filter: { ailing: true } }, then: 40 }], max: 120 },
            critical: { counter: 'Wager', of: 'self', times: 10, plus: 20, max: 100 },
            target: 'target',
          },
          { do: 'attack', element: 'phys', power: 40, target: 'target' },
        ],
      },
      { do: 'mark', name: 'Wager', target: 'self' },
    ],
  ),
  worn(
    'house-odds',
    'House Odds',
    'For each Wager that it bears: damage dealt and healing given 5 % higher, evasion, accuracy, critical chance and the chance of ailments 5 points, damage taken 5 % less. Shakes off Curse with a chance of 20 %, and skills that deal damage without an attack cost it an MP less. While it lives, allies whose values can not be lowered get an MP more before they act for two Wagers.',
    {
      passives: [
        { boost: 'all', percent: WAGERS },
        { guard: 'all', percent: WAGERS },
        { accuracy: WAGERS },
        { evasion: WAGERS },
        { critical: WAGERS },
        { healing: 'given', percent: WAGERS },
        { ailmentChance: 'given', plus: WAGERS },
        { autoCure: 20, ailment: 'curse' },
        { cost: -1, skill: { does: 'damage' } },
        {
          while: [{ naturalMp: { counter: 'Wager', of: 'self', divide: 2 } }],
          who: 'ally',
          filter: { cant: 'lower' },
        },
      ],
    },
  ),
  worn('surety', 'Surety', 'Takes 30 % of the damage of companions with at most half of their HP in their place.', {
    passives: [{ takesFor: 30, filter: { hpPercent: { max: 50 } } }],
  }),
  used(
    'balanced-books',
    'Balanced Books',
    'The MP of the user and of an enemy change places. Then the enemy with the most HP has 800 HP.',
    [2, 'enemy'],
    [
      { do: 'swap', what: 'mp', with: 'self', target: 'target' },
      { do: 'set', what: 'hp', to: 800, target: { most: 'hp', side: 'enemy', filter: { hpPercent: { min: 50 } } } },
    ],
  ),
  {
    id: 'borrowed-seal',
    name: 'Borrowed Seal',
    type: 'skill',
    text: 'For 2 turns the user has the effects of an enemy, whose chain effects do not work for a turn. It can be used in every second turn.',
    use: {
      cost: 4,
      aim: 'enemy',
      limit: { every: 2 },
      effects: [
        { do: 'copy', from: 'target', turns: 2, target: 'self' },
        { do: 'cant', what: 'chain', turns: 1, target: 'target' },
      ],
    },
  },
  {
    id: 'open-account',
    name: 'Open Account',
    type: 'skill',
    text: 'For 3 turns all attacks of the team deal 15 % more damage, whoever of it stands. In a Bonus Turn its user gets an MP.',
    passives: [{ while: [{ boost: 'all', percent: 15 }], id: 'credit', granted: true }],
    use: {
      cost: 5,
      aim: 'self',
      effects: [
        { do: 'grant', effect: 'credit', team: true, turns: 3, target: 'self' },
        { if: { bonusTurn: true }, then: [{ do: 'giveMp', amount: 1, target: 'self' }] },
      ],
    },
  },
  used(
    'all-or-nothing',
    'All or Nothing',
    'Two enemies of the player’s choice, or none where there are fewer, take half as much again as 100 and 50 for each Wager of the user, and 10 more, from 150 to 500: past Bulwarks, and nobody endures it. Three allies that are drawn, or none, get a Wager, one to three times.',
    [5, 'self'],
    [
      {
        do: 'damage',
        amount: {
          sum: [100, { counter: 'Wager', of: 'self', times: 50 }],
          times: 3,
          divide: 2,
          round: 'up',
          plus: 10,
          min: 150,
          max: 500,
        },
        pierce: 'bulwark',
        ignores: 'endure',
        target: { choose: 2, orNone: true, side: 'enemy' },
      },
      {
        repeat: { from: 1, to: 3 },
        effects: [{ do: 'mark', name: 'Wager', target: { random: 3, orNone: true, side: 'own' } }],
      },
    ],
  ),
  {
    id: 'collectors-call',
    name: 'Collector’s Call',
    type: 'skill',
    text: 'Strikes an enemy; if that hit, the enemy has a Debt for 2 turns and all allies regain HP by a power of 40. Enemies in Debt have 30 % less of both defences and 10 % and 5 less of both attacks, and their chain effects do not work. In a Raid its attacks at a weak point keep their icon with a chance of 50 %.',
    use: {
      cost: 5,
      aim: 'enemy',
      effects: [
        { do: 'attack', element: 'dark', power: 120, target: 'target' },
        { do: 'lower', what: 'defenceDown', turns: 1, target: 'target' },
        {
          if: { hit: true },
          then: [
            { do: 'mark', name: 'Debt', turns: 2, target: 'target' },
            { do: 'heal', amount: { power: 40 }, target: { all: true, side: 'own' } },
          ],
        },
      ],
    },
    passives: [DEBT, { while: [{ freeIcons: true, chance: 50, on: 'weakPoint' }], if: { place: 'Raid' } }],
  },
  worn(
    'market-rumour',
    'Market Rumour',
    'When attacking first, and at the start of its turn, two of three values of all allies are raised for a turn, drawn at random; twice a battle in all.',
    {
      automatic: (['whenAttackingFirst', 'startOfOwnTurn'] as const).map((timing) => ({
        timing,
        limit: { battle: 2, shared: 'rumour' },
        effects: [
          {
            oneOf: (['attackUp', 'defenceUp', 'accuracyUp'] as const).map((what, at) => ({
              label: ['Attack', 'Defence', 'Accuracy'][at] ?? '',
              effects: [{ do: 'raise', what, turns: 1, target: { all: true, side: 'own' } }],
            })),
            choose: 2,
            atRandom: true,
          },
        ],
      })),
    },
  ),
  worn(
    'bell-and-candle',
    'Bell and Candle',
    'At the end of its turn, at the start of an enemy turn, when a companion falls and when one is about to act: 60 damage to all enemies, and 5½ more, rounded up, for every kind of ailment among them, at most 90, three times a battle in all.',
    {
      automatic: [
        {
          timing: 'endOfOwnTurn',
          also: [
            { timing: 'when', when: { event: 'defeated', who: 'companion' } },
            { timing: 'startOfEnemyTurn' },
            { timing: 'aboutToAct', who: 'companion' },
          ],
          limit: { battle: 3 },
          effects: [
            {
              do: 'damage',
              amount: {
                ailments: { side: 'enemy' },
                times: 11,
                divide: 2,
                round: 'up',
                plus: 60,
                min: 60,
                max: 90,
              },
              target: { all: true, side: 'enemy' },
            },
          ],
        },
      ],
    },
  ),
  worn('thin-welcome', 'Thin Welcome', 'While it lives, enemies are revived with 1 HP.', {
    passives: [{ while: [{ revivedWith: 1 }], who: 'enemy' }],
  }),
];
