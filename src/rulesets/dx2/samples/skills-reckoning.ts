import type { CardOf, Effect } from '../language/language.ts';

type Skill = CardOf<'skill'>;

const skill = (id: string, name: string, text: string, cost: number, effects: Effect[]): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  use: { cost, aim: 'enemy', effects },
});

/** A tenth, rounded up, with one more, between 1 and 90. */
const TENTH = { times: 1, divide: 10, round: 'up', plus: 1, min: 1, max: 90 } as const;
const QUARTER = { divide: 4, round: 'down', max: 200 } as const;

/** Skills that reckon with what was done, what happened before and what somebody pays. */
export const reckoningSkills: readonly Skill[] = [
  skill(
    'blood-tithe',
    'Blood Tithe',
    'Deals fire damage to an enemy; the user regains half of it, at most 400 HP. One ally after the other, up to two that the player chooses, regains as much as the user did, shared out.',
    5,
    [
      { do: 'attack', element: 'fire', power: 130, target: 'target' },
      { do: 'heal', amount: { dealt: true, divide: 2, max: 400 }, target: 'self' },
      {
        do: 'heal',
        amount: { did: true },
        divide: true,
        target: { choose: { upTo: 2 }, side: 'own', other: true, as: 'fed' },
      },
      { do: 'raise', what: 'attackUp', turns: 1, target: { ref: 'fed' } },
    ],
  ),
  skill(
    'ledger-of-debts',
    'Ledger of Debts',
    'Adds up a tenth of a dozen figures of the battle, each rounded up and between 1 and 90, as healing for the user.',
    6,
    [
      ...(['hp', 'maxHp', 'missingHp', 'mp', 'maxMp'] as const).map(
        (percentOf): Effect => ({
          do: 'heal',
          amount: { percentOf, percent: 10, of: 'self', ...TENTH },
          target: 'self',
        }),
      ),
      { do: 'heal', amount: { stat: 'agility', percent: 50, of: 'self', ...TENTH }, target: 'self' },
      { do: 'heal', amount: { count: { side: 'any' }, ...TENTH }, target: 'self' },
      { do: 'heal', amount: { turn: 'own', ...TENTH }, target: 'self' },
      { do: 'heal', amount: { counter: 'Gale', of: 'self', ...TENTH }, target: 'self' },
      ...(['left', 'used', 'taken'] as const).map(
        (icons): Effect => ({ do: 'heal', amount: { icons, ...TENTH }, target: 'self' }),
      ),
      ...(['turn', 'lastTurn', 'battle'] as const).map(
        (span): Effect => ({
          do: 'heal',
          amount: {
            history: 'skillUsed',
            who: 'ally',
            span,
            ...(span === 'battle' ? {} : { filter: { fallen: false } }),
            ...TENTH,
          },
          target: 'self',
        }),
      ),
      { do: 'heal', amount: { did: true, ...TENTH }, target: 'self' },
      { do: 'damage', amount: 60, divide: true, target: { all: true, side: 'enemy', as: 'debtors' } },
      { do: 'heal', amount: { dealt: true, ...TENTH }, target: 'self' },
    ],
  ),
  skill(
    'ransom',
    'Ransom',
    'Deals 300 damage to an enemy unless it pays 2 MP. Then for 1 MP its user may have that enemy choose two of three ills for its team, and regain 50 HP again and again until it has three quarters of its HP, five times at most.',
    4,
    [
      {
        unless: { who: 'opponent', cost: { mp: 2, of: 'target' } },
        effects: [{ do: 'damage', amount: 300, target: 'target' }],
      },
      {
        may: [
          {
            oneOf: [
              {
                label: 'Lowered attack',
                effects: [{ do: 'lower', what: 'attackDown', target: { all: true, side: 'enemy' } }],
              },
              {
                label: 'Lowered defence',
                effects: [{ do: 'lower', what: 'defenceDown', target: { all: true, side: 'enemy' } }],
              },
              {
                label: 'A loss of MP',
                effects: [
                  { do: 'takeMp', amount: 1, target: { random: { turn: 'own', max: 2 }, side: 'enemy', as: 'robbed' } },
                ],
              },
            ],
            choose: 2,
            who: 'opponent',
          },
        ],
        who: 'you',
        cost: { mp: 1 },
      },
      {
        repeat: 5,
        until: { is: 'self', filter: { hpPercent: { min: 75 } } },
        effects: [{ do: 'heal', amount: 50, target: 'self' }],
      },
    ],
  ),
  skill(
    'long-game',
    'Long Game',
    'The own team has an icon more in its next turn, the enemy one less in its own, or two if the user has three Gales; in the first own turn the least and the most sturdy enemy lose an MP.',
    6,
    [
      { do: 'gainIcons', count: 1, next: true },
      { do: 'loseIcons', count: { counter: 'Gale', of: 'self', divide: 3, plus: 1, max: 2 }, next: true },
      {
        if: { ownTurn: { max: 1 } },
        then: [
          { do: 'takeMp', amount: 1, target: { least: 'hp', side: 'enemy', as: 'weak' } },
          { do: 'takeMp', amount: 1, target: { most: 'hp', side: 'enemy', as: 'strong' } },
          {
            do: 'damage',
            amount: { percentOf: 'mp', percent: 100, of: { ref: 'strong' }, ...QUARTER },
            target: { ref: 'weak' },
          },
          { do: 'choose', target: { choose: { min: 1, max: 2 }, side: 'own' } },
          { do: 'giveMp', amount: 1, target: 'it' },
        ],
      },
    ],
  ),
  skill(
    'slow-fuse',
    'Slow Fuse',
    'The demon it is aimed at takes 1 damage at the end of this turn, and 400 at the end of the next one of the enemy. The next two enemies about to act lose an MP; the next enemy that is healed in this turn takes 100 damage.',
    5,
    [
      { later: { timing: 'endOfEnemyTurn' }, effects: [{ do: 'damage', amount: 400, target: 'target' }] },
      {
        later: { timing: 'aboutToAct', who: 'enemy' },
        effects: [{ do: 'takeMp', amount: 1, target: 'acting' }],
        times: 2,
      },
      {
        later: { timing: 'when', when: { event: 'healed', who: 'enemy' } },
        effects: [{ do: 'damage', amount: 100, target: 'cause' }],
        until: 'turn',
      },
      {
        later: { timing: 'endOfOwnTurn' },
        effects: [{ do: 'damage', amount: 1, target: 'target' }],
        until: 'battle',
      },
    ],
  ),
  {
    id: 'echoing-wound',
    name: 'Echoing Wound',
    type: 'skill',
    text: 'When it is damaged it deals a tenth of that damage, at most 90, to whoever did it.',
    automatic: [
      {
        timing: 'when',
        when: { event: 'damaged', by: 'enemy' },
        limit: { turn: 1 },
        effects: [{ do: 'damage', amount: { eventAmount: 100, ...TENTH }, target: 'causedBy' }],
      },
    ],
  },
  {
    id: 'even-trade',
    name: 'Even Trade',
    type: 'skill',
    text: 'Takes 2 MP from an enemy. If it had both to give, the user gets 2 MP.',
    use: {
      cost: 1,
      aim: 'enemy',
      effects: [
        { do: 'takeMp', amount: 2, target: 'target' },
        {
          if: { compare: { did: true }, op: '>=', to: 2 },
          then: [{ do: 'giveMp', amount: 2, target: 'self' }],
        },
      ],
    },
  },
];
