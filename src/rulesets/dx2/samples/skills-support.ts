import type { CardOf, Effect } from '../language/language.ts';

type Skill = CardOf<'skill'>;
type Aim = NonNullable<Skill['use']>['aim'];

const support = (
  id: string,
  name: string,
  [cost, aim]: [number, Aim],
  text: string,
  effects: Effect[],
  more: { remnants?: boolean } = {},
): Skill => ({ id, name, type: 'skill', text, use: { cost, aim, ...more, effects } });

const passive = (id: string, name: string, text: string, passives: NonNullable<Skill['passives']>): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  passives,
});

const automatic = (id: string, name: string, text: string, effects: NonNullable<Skill['automatic']>): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  automatic: effects,
});

export const supportSkills: readonly Skill[] = [
  support('balm', 'Balm', [3, 'ally'], 'An ally regains HP: 60 % of the magical attack of the user.', [
    { do: 'heal', amount: { stat: 'magAttack', percent: 60, of: 'self' }, target: 'target' },
  ]),
  support('spring', 'Spring', [6, 'allies'], 'All allies regain a quarter of their maximum HP.', [
    { do: 'heal', amount: { percentOf: 'maxHp', percent: 25, of: 'each' }, target: 'target' },
  ]),
  support('recall', 'Recall', [5, 'fallen'], 'Revives a fallen ally with 40 % of its HP.', [
    { do: 'revive', percent: 40, target: 'target' },
  ]),
  support('great-recall', 'Great Recall', [8, 'fallenAll'], 'Revives all fallen allies with 25 % of their HP.', [
    { do: 'revive', percent: 25, target: 'target' },
  ]),
  support('war-song', 'War Song', [4, 'allies'], 'Raises the attack of all allies for 3 turns.', [
    { do: 'raise', what: 'attackUp', target: 'target' },
  ]),
  support('stone-song', 'Stone Song', [4, 'allies'], 'Raises the defence and accuracy of all allies for 3 turns.', [
    { do: 'raise', what: ['defenceUp', 'accuracyUp'], turns: 3, target: 'target' },
  ]),
  support('jeer', 'Jeer', [4, 'enemies'], 'Lowers the attack of all enemies for 3 turns.', [
    { do: 'lower', what: 'attackDown', target: 'target' },
  ]),
  support('daze', 'Daze', [4, 'enemies'], 'Lowers the defence and accuracy of all enemies for 2 turns.', [
    { do: 'lower', what: ['defenceDown', 'accuracyDown'], turns: 2, target: 'target' },
  ]),
  support(
    'wind-up',
    'Wind Up',
    [3, 'self'],
    'Charges the next physical attack. Remnants.',
    [{ do: 'charge', what: 'charge', target: 'self' }],
    { remnants: true },
  ),
  support(
    'deep-focus',
    'Deep Focus',
    [3, 'self'],
    'The next magical attack is 2.5 times as strong. Remnants.',
    [{ do: 'charge', what: 'concentrate', percent: 250, target: 'self' }],
    { remnants: true },
  ),
  support('clear-mind', 'Clear Mind', [2, 'ally'], 'Cures an ally of all ailments.', [
    { do: 'cure', what: 'ailments', target: 'target' },
  ]),
  support(
    'lift-curse',
    'Lift Curse',
    [2, 'ally'],
    'Cures an ally of poison, mute, bind, panic, curse and silence, one after the other, and gives it 1 MP for it.',
    [
      { do: 'cure', what: 'poison', target: 'target' },
      { do: 'cure', what: 'mute', target: 'target' },
      { do: 'cure', what: 'bind', target: 'target' },
      { do: 'cure', what: 'panic', target: 'target' },
      { do: 'cure', what: 'silence', target: 'target' },
      { do: 'cure', what: 'curse', target: 'target' },
      { ifYouDo: [{ do: 'giveMp', amount: 1, target: 'target' }] },
    ],
  ),
  support('shake-off', 'Shake Off', [3, 'allies'], 'Everything that lowers the values of allies ends.', [
    { do: 'strip', what: 'lowers', target: 'target' },
  ]),
  support('snare', 'Snare', [4, 'enemy'], 'May bind an enemy for 1 turn (70 %).', [
    { do: 'inflict', ailment: 'bind', chance: 70, turns: 1, target: 'target' },
  ]),
  support('dread', 'Dread', [5, 'enemies'], 'May throw enemies into panic for 1 turn (40 %).', [
    { do: 'inflict', ailment: 'panic', chance: 40, turns: 1, target: 'target' },
  ]),
  support('hex', 'Hex', [4, 'enemy'], 'Curses and silences an enemy for 2 turns.', [
    { do: 'inflict', ailment: 'curse', turns: 2, target: 'target' },
    { do: 'inflict', ailment: 'silence', turns: 2, target: 'target' },
  ]),
  support('second-wind', 'Second Wind', [6, 'self'], 'Gain 1 Press Turn icon.', [{ do: 'gainIcons', count: 1 }]),
  support('rampart', 'Rampart', [5, 'allies'], 'All allies have a Bulwark of 750 for 2 turns.', [
    { do: 'bulwark', amount: 750, turns: 2, target: 'target' },
  ]),
  support('mirror-pane', 'Mirror Pane', [5, 'ally'], 'For 1 turn an ally repels one sort of attack, of your choice.', [
    {
      oneOf: [
        {
          label: 'Physical attacks',
          effects: [{ do: 'shift', element: 'phys', to: 'repel', turns: 1, target: 'target' }],
        },
        { label: 'Fire attacks', effects: [{ do: 'shift', element: 'fire', to: 'repel', turns: 1, target: 'target' }] },
      ],
    },
  ]),
  support(
    'handover',
    'Handover',
    [2, 'self'],
    'Choose another ally; it gets 4 MP. You may give it your strength too: its attack is raised and that of the user lowered.',
    [
      { do: 'choose', target: { choose: 1, side: 'own', other: true } },
      { do: 'giveMp', amount: 4, target: 'it' },
      {
        may: [
          { do: 'raise', what: 'attackUp', target: 'it' },
          { do: 'lower', what: 'attackDown', target: 'self' },
        ],
      },
    ],
  ),
  passive('fire-heart', 'Fire Heart', 'Fire attacks deal 25 % more damage.', [{ boost: 'fire', percent: 25 }]),
  passive('ice-heart', 'Ice Heart', 'Ice attacks deal 25 % more damage.', [{ boost: 'ice', percent: 25 }]),
  passive('storm-heart', 'Storm Heart', 'Electric and force attacks deal 20 % more damage.', [
    { boost: 'elec', percent: 20 },
    { boost: 'force', percent: 20 },
  ]),
  passive('twilight-heart', 'Twilight Heart', 'Light and dark attacks deal 20 % more damage.', [
    { boost: 'light', percent: 20 },
    { boost: 'dark', percent: 20 },
  ]),
  passive('iron-arm', 'Iron Arm', 'Physical attacks deal 25 % more damage and pierce.', [
    { boost: 'phys', percent: 25 },
    { pierce: 'phys' },
  ]),
  passive('star-heart', 'Star Heart', 'Almighty attacks deal 15 % more damage; all attacks 5 %.', [
    { boost: 'almighty', percent: 15 },
    { boost: 'all', percent: 5 },
  ]),
  passive('keen-eye', 'Keen Eye', 'Accuracy 10 and critical chance 10 points higher.', [
    { accuracy: 10 },
    { critical: 10 },
  ]),
  passive('light-step', 'Light Step', 'Attacks miss 10 points more often; physical ones are resisted.', [
    { evasion: 10 },
    { affinity: 'phys', to: 'resist' },
  ]),
  passive('fireproof', 'Fireproof', 'Nullifies fire; drains ice.', [
    { affinity: 'fire', to: 'null' },
    { affinity: 'ice', to: 'drain' },
  ]),
  passive('grounded', 'Grounded', 'Resists electric and force attacks.', [
    { affinity: 'elec', to: 'resist' },
    { affinity: 'force', to: 'resist' },
  ]),
  automatic('early-rise', 'Early Rise', 'At the start of a battle in which its team attacks first: 2 MP.', [
    { timing: 'startOfBattle', if: { attacking: 'first' }, effects: [{ do: 'giveMp', amount: 2, target: 'self' }] },
  ]),
  automatic(
    'steady-spring',
    'Steady Spring',
    'At the start of its own turn: the ally with the least share of HP regains 360.',
    [{ timing: 'startOfOwnTurn', effects: [{ do: 'heal', amount: 360, target: { least: 'hpPercent', side: 'own' } }] }],
  ),
  automatic('parry', 'Parry', 'Super Reaction to a physical blow of an enemy: strikes back.', [
    {
      timing: 'superReaction',
      when: { event: 'hit', by: 'enemy', on: 'physical' },
      effects: [{ do: 'attack', element: 'phys', power: 60, target: 'causedBy' }],
    },
  ]),
  automatic('riposte', 'Riposte', 'Super Reaction, once a turn: strikes back physically at whoever hit it.', [
    {
      timing: 'superReaction',
      limit: { turn: 1 },
      effects: [{ do: 'attack', element: 'phys', power: 50, target: 'causedBy' }],
    },
  ]),
  automatic(
    'last-stand',
    'Last Stand',
    'Once a battle, when its HP fall below 40 %: a Bulwark of 1200 for 2 turns and attack raised.',
    [
      {
        timing: 'when',
        when: { event: 'below', percent: 40 },
        limit: { battle: 1 },
        effects: [
          { do: 'bulwark', amount: 1200, turns: 2, target: 'self' },
          { do: 'raise', what: 'attackUp', target: 'self' },
        ],
      },
    ],
  ),
  automatic('avenger', 'Avenger', 'When a companion falls: Charge.', [
    {
      timing: 'when',
      when: { event: 'defeated', who: 'companion' },
      effects: [{ do: 'charge', what: 'charge', target: 'self' }],
    },
  ]),
];
