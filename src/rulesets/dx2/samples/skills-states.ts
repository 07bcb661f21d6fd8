import type { CardOf, Effect, Passive } from '../language/language.ts';

type Skill = CardOf<'skill'>;
type Use = NonNullable<Skill['use']>;

const skill = (id: string, name: string, text: string, more: Pick<Skill, 'use' | 'passives' | 'automatic'>): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  ...more,
});

const used = (
  id: string,
  name: string,
  [cost, aim]: [number, Use['aim']],
  text: string,
  effects: Effect[],
  more: Pick<Use, 'limit' | 'remnants'> = {},
): Skill => skill(id, name, text, { use: { cost, aim, ...more, effects } });

const passive = (id: string, name: string, text: string, passives: Passive[]): Skill =>
  skill(id, name, text, { passives });

/** Skills about marks, about what holds for a while, and about what can not be done. */
export const stateSkills: readonly Skill[] = [
  used(
    'gathering-storm',
    'Gathering Storm',
    [5, 'enemies'],
    'Deals force damage to all enemies; its power is 60, or 120 through Bulwarks with three Gales on the user. Then the user gets a Gale, which stays when it falls, and whom it struck is Becalmed for 2 turns. Twice a turn and six times a battle.',
    [
      {
        if: { is: 'self', filter: { marked: { name: 'Gale', min: 3 } } },
        then: [{ do: 'attack', element: 'force', power: 120, pierce: 'bulwark', target: 'target' }],
        else: [{ do: 'attack', element: 'force', power: 60, target: 'target' }],
      },
      { do: 'mark', name: 'Gale', count: 1, kept: true, target: 'self' },
      { do: 'mark', name: 'Becalmed', turns: 2, target: 'struck' },
    ],
    { limit: { turn: 2, battle: 6 } },
  ),
  skill(
    'storm-eye',
    'Eye of the Storm',
    'While this demon lives, allies with a Gale deal 15 % more damage with single blows against enemies. One more Gale is put on it at a time. Whenever an ally gets a Gale it regains 150 HP; when an enemy takes marks from an ally, all enemies lose a Gale.',
    {
      passives: [
        {
          while: [{ boost: ['force', 'elec'], percent: 15, on: 'single', against: { side: 'enemy' } }],
          who: 'ally',
          filter: { marked: { name: 'Gale', max: 5, min: 1 } },
        },
        { marks: 'Gale', plus: 1 },
      ],
      automatic: [
        {
          timing: 'when',
          when: { event: 'marked', who: 'ally', what: 'Gale', amount: { min: 1 } },
          limit: { turn: 2, team: true },
          effects: [{ do: 'heal', amount: 150, target: 'cause' }],
        },
        {
          timing: 'when',
          when: { event: 'unmarked', who: 'ally', by: 'enemy' },
          effects: [{ do: 'unmark', name: 'Gale', count: 1, target: { all: true, side: 'enemy' } }],
        },
      ],
    },
  ),
  skill(
    'tower-oath',
    'Tower Oath',
    'Until their next turn allies take no damage and can not be slain, poisoned, lowered or struck by a critical; the enemy with the least HP can not be revived for 2 turns. Every second own turn all fallen allies can be revived again. At half its HP or less this demon takes neither criticals, damage nor heals from enemies without an affinity to light and does not answer them, and critical blows on weak points hurt it less.',
    {
      use: {
        cost: 4,
        aim: 'allies',
        effects: [
          { do: 'cant', what: ['slay', 'poison', 'lower', 'critical', 'damage'], turns: 1, target: 'target' },
          { do: 'cant', what: 'revive', kept: true, turns: 2, target: { least: 'hp', side: 'enemy' } },
        ],
      },
      passives: [
        {
          while: [
            {
              cant: ['critical', 'damage', 'heal', 'superReaction'],
              by: { side: 'enemy', filter: { affinity: { to: 'light', is: 'none' } } },
            },
            { guard: 'all', percent: 30, on: ['weakPoint', 'critical'] },
          ],
          if: { is: 'self', filter: { hpPercent: { max: 50 }, fallen: false } },
        },
      ],
      automatic: [
        {
          timing: 'startOfOwnTurn',
          every: 2,
          fallen: true,
          effects: [{ do: 'can', what: 'revive', target: { all: true, side: 'own', fallen: true } }],
        },
      ],
    },
  ),
  passive(
    'iron-constitution',
    'Iron Constitution',
    'Survives the first killing blow with 1 HP, and two more of enemies with 300 HP or a tenth of the maximum. It can not be ailing, lowered, pierced, slain or revived.',
    [
      { endure: 1 },
      { endure: 2, hp: 300, percent: 10, against: { side: 'enemy' } },
      { cant: ['poison', 'mute', 'bind', 'panic', 'curse', 'silence', 'lower', 'pierce', 'slay', 'revive'] },
    ],
  ),
  passive(
    'cold-reason',
    'Cold Reason',
    'Pierces with every element, and through Bulwarks; heals of others work better on it and its own better on others; magical attacks cost a MP less, and so do skills for all, those at random, and Sear. One more MP when it acts.',
    [
      {
        pierce: ['phys', 'fire', 'ice', 'elec', 'force', 'light', 'dark', 'almighty', 'all', 'bulwark'],
      },
      { healing: 'given', percent: 20 },
      { healing: 'received', percent: 10 },
      { cost: -1, skill: { does: 'magical' } },
      {
        cost: -1,
        skill: {
          does: [
            ...(['physical', 'heal', 'revive', 'ailment', 'raise', 'lower', 'giveMp', 'takeMp'] as const),
            ...(['cure', 'strip', 'charge', 'protect', 'mark'] as const),
          ],
          aim: ['allies', 'enemies'],
        },
      },
      { cost: -1, skill: { element: ['fire', 'ice'], card: ['sear', 'balm'] } },
      { cost: -1, skill: { drawn: true, name: ['Hail of Stars', 'Kindle the Row'] } },
      { naturalMp: 1 },
    ],
  ),
  passive(
    'wary-eye',
    'Wary Eye',
    'Its physical attacks hit more often, and it is hard to hit; its criticals come easier against ailing demons and do more; magical attacks on several hurt it less. Ailments come to it seldom, and poison from it often. It nullifies ice and dark and has no affinity to light.',
    [
      { accuracy: 20, element: 'phys' },
      { evasion: 20, element: ['fire', 'all'] },
      { critical: 15, against: { filter: { ailing: true } } },
      { boost: 'all', percent: 25, on: ['critical', 'physical'] },
      { guard: ['fire', 'ice'], percent: 20, on: ['magical', 'several'], against: { side: 'any' } },
      { ailmentChance: 'received', plus: -30 },
      { ailmentChance: 'given', plus: 20, ailment: 'poison' },
      { affinity: ['ice', 'dark'], to: 'null' },
      { affinity: 'light', to: 'none' },
    ],
  ),
  skill(
    'lamp-sweep',
    'Lamp Sweep',
    'Its plain attack is a fire attack on all enemies, with Remnants if it has Concentrate.',
    {
      passives: [
        {
          plainAttack: {
            aim: 'enemies',
            remnantsIf: { is: 'self', filter: { has: 'concentrate' } },
            effects: [{ do: 'attack', element: 'fire', power: 45, target: 'target' }],
          },
        },
      ],
    },
  ),
  skill('bell-toll', 'Bell Toll', 'Its plain attack is a light attack on one enemy, with Remnants.', {
    passives: [
      {
        plainAttack: {
          aim: 'enemy',
          remnants: true,
          effects: [{ do: 'attack', element: 'light', power: 80, target: 'target' }],
        },
      },
    ],
  }),
  skill(
    'road-rations',
    'Road Rations',
    'Eases the way between battles and pays off after them; in a battle, max MP +1.',
    {
      passives: [{ beyond: 'waves' }, { beyond: 'areas' }, { beyond: 'rewards' }, { maxMp: 1 }],
    },
  ),
  skill(
    'clear-draught',
    'Clear Draught',
    'Cures an ally of poison, which is 30 points less likely for it then for 3 turns.',
    {
      use: {
        cost: 3,
        aim: 'ally',
        effects: [
          { do: 'cure', what: 'poison', target: 'target' },
          {
            do: 'lend',
            passives: [{ ailmentChance: 'received', plus: -30, ailment: 'poison' }],
            turns: 3,
            target: 'target',
          },
        ],
      },
    },
  ),
  skill('moonlit-edge', 'Moonlit Edge', 'Its plain attack is Moon Cut.', {
    passives: [{ plainAttack: 'moon-cut' }],
  }),
  used(
    'moon-cut',
    'Moon Cut',
    [0, 'enemy'],
    'Deals physical ice or dark damage, whichever is better, worked out with its magical defence; nothing lets the target survive it, no Super Reaction answers it, and who falls to it can not be revived.',
    [
      {
        do: 'attack',
        element: ['ice', 'dark'],
        power: 90,
        physical: true,
        critical: 15,
        value: { stat: 'magDefence', percent: 110 },
        ignores: ['endure', 'superReactions'],
        unrevivable: true,
        target: 'target',
      },
    ],
    { limit: { turn: 3 } },
  ),
  used(
    'hail-of-stars',
    'Hail of Stars',
    [6, 'self'],
    'Two to four blows of light damage (60 power), each on an enemy drawn anew.',
    [
      {
        do: 'attack',
        element: 'light',
        power: { count: { side: 'own' }, times: 10, plus: 30 },
        times: { from: 2, to: 4 },
        anew: true,
        target: { random: 1, side: 'enemy' },
      },
    ],
  ),
  skill(
    'keen-trance',
    'Keen Trance',
    'The next attack of each ally has 50 points more critical chance, and a Moon Cut falls on the enemy with the least HP.',
    {
      use: {
        cost: 5,
        aim: 'allies',
        effects: [
          { do: 'grant', effect: 'keen', attacks: 1, target: 'target' },
          { do: 'use', skill: 'moon-cut', target: { least: 'hp', side: 'enemy' } },
        ],
      },
      passives: [{ while: [{ critical: 50 }], id: 'keen', granted: true }],
    },
  ),
  used(
    'lay-bare',
    'Lay Bare',
    [6, 'enemies'],
    'Takes everything that helps them from all enemies, lets their Super Reactions rest for a turn and lowers their affinities to fire and ice by two levels for a turn; the enemy with the most HP has no affinity to dark for a turn.',
    [
      {
        do: 'strip',
        what: ['raises', 'lowers', 'charges', 'barrier', 'bulwark', 'affinities', 'effects'],
        target: 'target',
      },
      { do: 'cant', what: ['superReaction', 'heal', 'pierce'], turns: 1, target: 'target' },
      { do: 'shift', element: ['fire', 'ice'], levels: -2, turns: 1, target: 'target' },
      { do: 'shift', element: 'dark', to: 'none', turns: 1, target: { most: 'hp', side: 'enemy' } },
    ],
  ),
  skill(
    'court-chronicle',
    'Court Chronicle',
    'Answers much of what happens around it: skills, damage, blocks, passes, endured blows, effects of companions, what is taken from it and stolen icons.',
    {
      automatic: [
        {
          timing: 'when',
          when: { event: 'skillUsed', who: 'companion', skill: { element: ['ice', 'light'], aim: 'enemies' } },
          limit: { turn: 1 },
          effects: [{ do: 'raise', what: 'attackUp', turns: 1, target: 'self' }],
        },
        {
          timing: 'when',
          when: {
            event: 'damaged',
            who: 'ally',
            means: ['attack', 'repel', 'effect', 'poison', 'support'],
            element: ['fire', 'ice'],
          },
          limit: { turn: 1 },
          effects: [{ do: 'giveMp', amount: 1, target: 'cause' }],
        },
        {
          timing: 'when',
          when: { event: 'blocks', who: 'ally', what: ['repel', 'drain'] },
          limit: { turn: 1 },
          effects: [{ do: 'charge', what: 'concentrate', target: 'self' }],
        },
        {
          timing: 'when',
          when: { event: 'passed', who: 'enemy' },
          effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
        },
        {
          timing: 'when',
          when: { event: 'endured', who: 'ally' },
          effects: [{ do: 'heal', amount: { eventAmount: 200 }, target: 'cause' }],
        },
        {
          timing: 'when',
          when: { event: 'effectUsed', who: 'companion' },
          limit: { battle: 1 },
          effects: [{ do: 'barrier', turns: 2, target: 'cause' }],
        },
        {
          timing: 'when',
          when: { event: 'stripped' },
          effects: [{ do: 'lower', what: 'attackDown', turns: 1, target: 'causedBy' }],
        },
        {
          timing: 'when',
          when: { event: 'iconsLost', who: 'enemy' },
          effects: [{ do: 'takeMp', amount: 1, target: 'cause' }],
        },
      ],
    },
  ),
  skill(
    'gift-ledger',
    'Gift Ledger',
    'Answers what others are given: a charge, a Barrier, another affinity, an effect.',
    {
      automatic: (['charged', 'protected', 'shifted', 'granted'] as const).map((event) => ({
        timing: 'when',
        when: { event, who: 'enemy' },
        limit: { turn: 1 },
        effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
      })),
    },
  ),
];
