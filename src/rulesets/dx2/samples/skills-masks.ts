import type { Automatic, CardOf, Effect, Passive } from '../language/language.ts';
import type { Aim } from '../language/words.ts';

type Skill = CardOf<'skill'>;

const used = (id: string, name: string, text: string, [cost, aim]: [number, Aim], effects: Effect[]): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  use: { cost, aim, effects },
});

const worn = (id: string, name: string, text: string, passives: Passive[], automatic?: Automatic[]): Skill => ({
  id,
  name,
  type: 'skill',
  text,
  passives,
  ...(automatic === undefined ? {} : { automatic }),
});

/** What a skill raises that follows its bearer to every ball. */
const TRAITS: Passive[] = (['strength', 'magic', 'vitality', 'luck'] as const).map((trait) => ({ trait, plus: 5 }));

/** Skills of a masked ball: charm, mirrors and whatever goes by another face. */
export const maskSkills: readonly Skill[] = [
  used(
    'honeyed-lie',
    'Honeyed Lie',
    'Charms an enemy (60 %) and weakens it (60 %).',
    [6, 'enemy'],
    [{ do: 'inflict', ailment: ['charm', 'weak'], chance: 60, target: 'target' }],
  ),
  used(
    'house-of-mirrors',
    'House of Mirrors',
    'All allies repel magical attacks, almighty ones too, until the next turn.',
    [7, 'allies'],
    [{ do: 'repel', what: 'magical', almighty: true, turns: 1, target: 'target' }],
  ),
  used(
    'grand-entrance',
    'Grand Entrance',
    'All allies have their attack raised by 40 % and all enemies their defence lowered by 30 %, each for 1 turn. The user is in Might.',
    [7, 'self'],
    [
      { do: 'raise', what: 'attackUp', percent: 40, turns: 1, target: { all: true, side: 'own' } },
      { do: 'lower', what: 'defenceDown', percent: 30, turns: 1, target: { all: true, side: 'enemy' } },
      { do: 'charge', what: 'might', target: 'self' },
    ],
  ),
  used(
    'unmasking',
    'Unmasking',
    'Ends what lets an enemy repel attacks, and cures an ally that is drawn of charm and weakness.',
    [3, 'enemy'],
    [
      { do: 'strip', what: ['repelPhysical', 'repelMagical'], target: 'target' },
      { do: 'choose', target: { random: 1, side: 'own', filter: { has: ['charm', 'weak'] } } },
      { do: 'cure', what: 'charm', target: 'it' },
      { do: 'cure', what: 'weak', target: 'it' },
    ],
  ),
  worn(
    'cool-mask',
    'Cool Mask',
    'Can be neither charmed nor weakened. Attacks on its bearer are critical 75 % less often, its own 15 % more often. At the start of the first turn it repels physical attacks for 1 turn.',
    [{ cant: ['charm', 'weak'] }, { critical: -75, direction: 'received' }, { critical: 15, direction: 'given' }],
    [{ timing: 'startOfFirstTurn', effects: [{ do: 'repel', what: 'physical', turns: 1, target: 'self' }] }],
  ),
  worn(
    'fine-breeding',
    'Fine Breeding',
    '5 points more of every trait. At a gala it starts with 2 marks Poise.',
    TRAITS,
    [
      {
        timing: 'startsBattleWith',
        if: { place: 'Gala' },
        effects: [{ do: 'mark', name: 'Poise', count: 2, target: 'self' }],
      },
    ],
  ),
  worn(
    'light-heart',
    'Light Heart',
    'Allies shake off ailments (20 %). Its own fire attacks pierce, with 30 % of the damage through what would block them.',
    [
      { while: [{ autoCure: 20 }], who: 'ally' },
      { pierce: 'fire', percent: 30 },
    ],
  ),
  worn(
    'unbroken-dance',
    'Unbroken Dance',
    'Once a turn an action of an ally that strikes a weak point of an enemy uses no icon. Magical attacks of the enemy on it open no Bonus Turn, and neither its Repel nor its Drain can be pierced.',
    [
      { while: [{ freeIcons: 1, team: true, on: 'weakPoint', against: { side: 'enemy' } }], who: 'ally' },
      { cant: 'bonusTurn', on: 'magical', by: { side: 'enemy' } },
      { cant: ['pierceRepel', 'pierceDrain'] },
    ],
  ),
  used(
    'cruel-wit',
    'Cruel Wit',
    'Puts a mark Blush on the enemies with the least and with the greatest of every value.',
    [3, 'self'],
    [
      ...(['maxHp', 'physAttack', 'physDefence', 'magAttack', 'magDefence', 'agility'] as const).flatMap(
        (value): Effect[] => [
          { do: 'mark', name: 'Blush', target: { least: value, side: 'enemy' } },
          { do: 'mark', name: 'Blush', target: { most: value, side: 'enemy' } },
        ],
      ),
    ],
  ),
  used(
    'closed-circle',
    'Closed Circle',
    'Until the next turn allies can not have their Repel or Drain pierced, and attacks on them open no Bonus Turn.',
    [5, 'allies'],
    [{ do: 'cant', what: ['pierceRepel', 'pierceDrain', 'bonusTurn'], turns: 1, target: 'target' }],
  ),
  worn(
    'gossip',
    'Gossip',
    'When an enemy gets its first Blush, it is told: its defence is lowered for 1 turn (3 times a turn).',
    [{ speed: 5 }],
    [
      {
        timing: 'when',
        when: { event: 'marked', who: 'enemy', what: 'Blush', first: true },
        limit: { turn: 3 },
        effects: [{ do: 'lower', what: 'defenceDown', turns: 1, target: 'cause' }],
      },
    ],
  ),
];
