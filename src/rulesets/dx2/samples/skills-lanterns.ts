import type { Automatic, CardOf, Effect, Passive } from '../language/language.ts';

type Skill = CardOf<'skill'>;
type Use = NonNullable<Skill['use']>;

const used = (
  [id, name, text]: [string, string, string],
  [cost, aim]: [number, Use['aim']],
  more: Omit<Use, 'cost' | 'aim' | 'effects'>,
  effects: Effect[],
): Skill => ({ id, name, type: 'skill', text, use: { cost, aim, ...more, effects } });

const worn = (id: string, name: string, text: string, passives: Passive[], automatic: Automatic[] = []): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  passives,
  automatic,
});

/** What it means to carry a lantern, and to stand in the dark. */
export const sampleStates: readonly CardOf<'state'>[] = [
  {
    id: 'lantern-lit',
    name: 'Lantern-Lit',
    type: 'state',
    mark: 'Lantern',
    text: 'Who carries a Lantern takes 15 % less damage but at a weak point, and regains 60 HP for each of them when its team’s turn starts.',
    passives: [{ guard: 'all', percent: 15, on: 'noWeakPoint' }],
    automatic: [
      {
        timing: 'startOfOwnTurn',
        effects: [{ do: 'heal', amount: { counter: 'Lantern', of: 'self', times: 60 }, target: 'self' }],
      },
    ],
  },
  {
    id: 'in-the-dark',
    name: 'In the Dark',
    type: 'state',
    mark: 'Darkness',
    text: 'Attacks of who stands in the Darkness hit 25 % less often, and those on it 20 % more often.',
    passives: [{ accuracy: -25 }, { evasion: -20 }],
  },
];

/** Skills of those who walk by night: lights, and what goes on where there are none. */
export const lanternSkills: readonly Skill[] = [
  used(
    [
      'hang-lanterns',
      'Hang the Lanterns',
      'Puts a Lantern on all allies for 2 turns and cures them of poison and panic. From the second turn of its team on.',
    ],
    [4, 'allies'],
    { if: { ownTurn: { min: 2 } } },
    [
      { do: 'mark', name: 'Lantern', turns: 2, target: 'target' },
      { do: 'cure', what: ['poison', 'panic'], target: 'target' },
    ],
  ),
  used(
    [
      'pass-the-light',
      'Pass the Light',
      'Gives a Lantern to an ally. It uses no icon, and only one of its team can do it, once a turn.',
    ],
    [1, 'ally'],
    { free: true, limit: { turn: 1, team: true } },
    [{ do: 'mark', name: 'Lantern', target: 'target' }],
  ),
  used(
    [
      'put-them-out',
      'Put Them Out',
      'Deals physical dark damage to all enemies, worked out with 40 % of its physical and 60 % of its magical attack. Whom it struck loses all Lanterns and stands in the Darkness for 1 turn.',
    ],
    [5, 'enemies'],
    {},
    [
      {
        do: 'attack',
        element: 'dark',
        physical: true,
        power: 70,
        value: [
          { stat: 'physAttack', percent: 40 },
          { stat: 'magAttack', percent: 60 },
        ],
        target: 'target',
      },
      { do: 'unmark', name: 'Lantern', target: 'struck' },
      { do: 'mark', name: 'Darkness', turns: 1, target: 'struck' },
    ],
  ),
  worn(
    'night-eyes',
    'Night Eyes',
    'Single attacks hit it 20 % less often, its magical ones on several hit 15 % more often, and its physical single ones are 10 % more often critical. Allies with weak points take less from attacks on several: 4 % for each.',
    [
      { evasion: 20, on: 'single' },
      { accuracy: 15, on: ['several', 'magical'] },
      { critical: 10, on: ['single', 'physical'] },
      {
        while: [{ guard: 'all', percent: { affinities: 'weak', of: 'it', times: 4, max: 20 }, on: 'several' }],
        who: 'ally',
      },
    ],
  ),
  worn(
    'keeper-of-flames',
    'Keeper of Flames',
    'Nothing passes by what lets it survive: the first killing blow leaves it 150 HP. When a magical blow that strikes no weak point damages an ally, that one gets a Lantern (twice a turn). When it evades a physical attack it gets a MP. When a companion has used a skill it strikes an enemy that is drawn with the element of that skill (once a turn).',
    [{ cant: 'ignoreEndure' }, { endure: 1, hp: 150 }],
    [
      {
        timing: 'when',
        when: { event: 'damaged', who: 'ally', on: ['magical', 'noWeakPoint'] },
        limit: { turn: 2 },
        effects: [{ do: 'mark', name: 'Lantern', target: 'cause' }],
      },
      {
        timing: 'when',
        when: { event: 'evades', on: 'physical' },
        effects: [{ do: 'giveMp', amount: 1, target: 'self' }],
      },
      {
        timing: 'when',
        when: { event: 'skillUsed', who: 'companion', element: ['fire', 'light', 'dark', 'elec'] },
        limit: { turn: 1 },
        effects: [{ do: 'attack', element: 'same', physical: false, power: 30, target: { random: 1, side: 'enemy' } }],
      },
    ],
  ),
  used(
    [
      'shield-the-flame',
      'Shield the Flame',
      'Until the next turn, nothing passes by what lets allies survive, and their Repel can not be pierced.',
    ],
    [3, 'allies'],
    {},
    [{ do: 'cant', what: ['ignoreEndure', 'pierceRepel'], turns: 1, target: 'target' }],
  ),
  worn(
    'star-chart',
    'Star Chart',
    'Its magical attack counts for more by its own affinities: 2 % for each that resists, 4 % for each that nullifies, repels or drains, and half a percent for each that is none. Each weak point takes 1 % of its physical attack, and 2 % are gone anyway; it gets one MP more for each of them, at least one and at most two.',
    [
      {
        fightsWith: 'magAttack',
        percent: {
          sum: [
            { affinities: 'resist', of: 'self', times: 2 },
            { affinities: 'null', of: 'self', times: 4 },
            { affinities: 'repel', of: 'self', times: 4 },
            { affinities: 'drain', of: 'self', times: 4 },
            { affinities: 'none', of: 'self', divide: 2, round: 'up' },
          ],
        },
      },
      { fightsWith: 'physAttack', percent: { affinities: 'weak', of: 'self', times: -1, plus: -2 } },
      { naturalMp: { affinities: 'weak', of: 'self', min: 1, max: 2 } },
    ],
  ),
  {
    ...used(
      [
        'kindle-the-row',
        'Kindle the Row',
        'Deals fire damage to an enemy and adds a Torch to its user; with 2 or more of them it has Remnants. After any other skill of fire or light, the plain attack and this one left out, its bearer heals 50 HP.',
      ],
      [3, 'enemy'],
      { remnantsIf: { compare: { counter: 'Torch', of: 'self' }, op: '>=', to: 2 } },
      [
        { do: 'attack', element: 'fire', power: 70, target: 'target' },
        { do: 'mark', name: 'Torch', target: 'self' },
      ],
    ),
    automatic: [
      {
        timing: 'when',
        when: {
          event: 'skillUsed',
          who: 'self',
          skill: {
            anyOf: [{ element: 'fire' }, { element: 'light' }],
            plain: false,
            not: { card: 'kindle-the-row' },
          },
        },
        effects: [{ do: 'heal', amount: 50, target: 'self' }],
      },
    ],
  },
];
