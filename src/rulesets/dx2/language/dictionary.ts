/** The words of the card language explained: cards and teams here, effects and values in the files beside it. */
import type { Section } from '../../../engine/index.ts';
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import { effectSections } from './dictionary-effects.ts';
import { valueSections } from './dictionary-values.ts';
import { affinities, automatic, CARDS, deck, limit, member, PASSIVES, stats, use, useLimit, when } from './language.ts';

const { forms } = explain<ClauseId>();

const COMMON = {
  id: 'By which decks, positions and other cards of the set name it.',
  name: 'What players read.',
  text: { means: 'The text for players. The rules read nothing from it.', default: 'no text' },
} as const;
const ALWAYS = {
  passives: { means: 'What it raises as long as its bearer is in the battle.', default: 'nothing' },
  automatic: { means: 'Effects that go off by themselves, in this order.', default: 'none', clause: 'G18' },
} as const;
const met = (element: string) => ({ means: `To ${element}.`, default: 'no affinity' }) as const;

const PERCENT = 'How many percent more, or less if negative. All percentages for one thing are added up first.';
const SHARES = {
  means: 'Percentage points more, or less if negative: a number, or an amount that is worked out.',
  example: 20,
  clause: 'R66',
} as const;
const AGAINST = { means: 'Against whom.', default: 'against anybody, and also nobody' } as const;
const OF_ELEMENT = { means: 'Against or by attacks of which element, or of which elements.', default: 'all' } as const;
const AHEAD = { means: 'For which blows: everything of a list has to fit.', default: 'all', clause: 'R8' } as const;
const BLOWS = {
  on: { means: 'Which blows: everything of a list has to fit.', default: 'all', clause: 'R44' },
  against: AGAINST,
} as const;

export const dictionary: readonly Section<ClauseId>[] = [
  forms('cards', 'Cards', CARDS, {
    demon: {
      means: 'A demon, up to four of which make a team.',
      clause: 'G1',
      fields: {
        ...COMMON,
        ...ALWAYS,
        type: 'Says that the card is a demon.',
        race: 'Its race, which filters ask for.',
        variantOf: {
          means: 'The id that all variants of one demon share; a team has only one of them.',
          default: 'its own id',
          clause: 'G1',
        },
        stats: 'Its values before anything raises them.',
        maxMp: { means: 'How many MP it can hold.', default: '10', clause: 'G8' },
        affinities: { means: 'Its affinities to the elements.', default: 'none' },
        skills: { means: 'The ids of its skills, in listed order.', clause: 'R1' },
      },
    },
    skill: {
      means: 'A skill, which demons have by their cards or are taught. It is used, works by itself, or both.',
      clause: 'G17',
      fields: {
        ...COMMON,
        ...ALWAYS,
        type: 'Says that the card is a skill.',
        use: { means: 'What it does when a demon uses it.', default: 'it cannot be used and only works by itself' },
      },
    },
    brand: {
      means: 'A brand, which a demon bears; up to four of them.',
      clause: 'R1',
      fields: {
        ...COMMON,
        ...ALWAYS,
        type: 'Says that the card is a brand.',
        set: { means: 'The set to which it belongs, and what that does.', default: 'no set' },
      },
    },
    connector: {
      means: 'A Devil Connector, which uses a skill of its leader once, in tier DC.',
      clause: 'G15',
      fields: {
        ...COMMON,
        type: 'Says that the card is a Devil Connector.',
        demons: { means: 'The ids of its three demons. The first is the leader.', clause: 'G15' },
        skill: { means: 'The id of a skill of its leader that can be used.', clause: 'dc.1' },
      },
    },
    liberator: {
      means: 'A Liberator, who raises values of all demons of the team.',
      clause: 'G1',
      fields: {
        ...COMMON,
        type: 'Says that the card is a Liberator.',
        passives: 'What it raises for each demon of the team.',
      },
    },
    state: {
      means: 'A state: what it means for a demon to bear marks of a name, whoever put them there. It is in no team.',
      clause: 'R79',
      fields: {
        ...COMMON,
        type: 'Says that the card is a state.',
        mark: { means: 'The name of the marks. No other state of the set has it.', clause: 'R42' },
        passives: {
          means: 'What its bearer has once, however many marks it bears. What is settled once can not be among them.',
          default: 'nothing',
        },
        automatic: {
          means: 'Effects that its bearer has as if they were given to it.',
          default: 'none',
          clause: 'G18',
        },
      },
    },
  }),
  forms(
    'partsOfCards',
    'Parts of a card',
    { stats, affinities, use, automatic, when, limit, useLimit },
    {
      stats: {
        means: 'The values of a demon.',
        fields: {
          hp: 'Maximum HP.',
          physAttack: 'Physical attack.',
          physDefence: 'Physical defence.',
          magAttack: 'Magical attack.',
          magDefence: 'Magical defence.',
          agility: { means: 'Agility, which the action order and the speed of the team are made of.', clause: 'tie.5' },
        },
      },
      affinities: {
        means: 'The affinities of a demon.',
        clause: 'G9',
        fields: {
          phys: met('physical attacks'),
          fire: met('fire'),
          ice: met('ice'),
          elec: met('electricity'),
          force: met('force'),
          light: met('light'),
          dark: met('dark'),
        },
      },
      use: {
        means: 'The action of using a skill.',
        clause: 'G17',
        fields: {
          cost: { means: 'How many MP it takes.', clause: 'G8' },
          aim: {
            means: 'At whom it aims; these are `target` in its effects. Without anybody to aim at it cannot be used.',
            clause: 'G17',
          },
          remnants: {
            means: 'Remnants: it uses half an icon instead of one, unless its result costs two.',
            default: 'false',
            clause: 'G6',
          },
          free: {
            means: 'Whether it uses no icon, unless its result costs two. It needs a limit in a turn then.',
            default: 'false',
            clause: 'R81',
          },
          if: {
            means: 'A condition, seen from the user, without which it cannot be used. Effects that use it do not ask.',
            default: 'none',
            clause: 'R81',
          },
          limit: { means: 'How often a demon can use it.', default: 'no limit', clause: 'R46' },
          effects: { means: 'What it does, in this order.', clause: 'R32' },
        },
      },
      automatic: {
        means: 'An effect that goes off by itself: a chain effect or a Super Reaction.',
        clause: 'gen.2',
        fields: {
          id: { means: 'A name for "grant", which no other effect of the card has.', default: 'no name' },
          timing: { means: 'When it works.', clause: 'tier.0' },
          when: { means: 'What it answers. Timing "when" needs it, and no other has it.', default: 'nothing' },
          who: {
            means: 'For "aboutToAct" and "actionCompleted" alone: whose action it is about.',
            default: '"self"',
            clause: 'A7',
          },
          if: {
            means:
              'A condition: asked when the tier starts and again when its turn comes. Of what set a reactive effect off, it keeps only that for which it holds.',
            default: 'none',
            clause: 'A8',
          },
          limit: { means: 'How often it works, for each demon that has it.', default: 'no limit', clause: 'R27' },
          granted: {
            means: 'Whether it works only for demons to which "grant" gives it.',
            default: 'false: it works for the demon that has the card',
          },
          every: {
            means: 'In which of the turns of its own team it works: 2 for every second one.',
            default: 'in all',
            clause: 'R51',
          },
          fallen: {
            means: 'Whether it works also while its holder has fallen.',
            default: 'false: only while it lives, or to answer its own fall',
            clause: 'A8',
          },
          effects: { means: 'What it does, in this order.', clause: 'R32' },
        },
      },
      when: {
        means: 'What a reactive effect answers. Every field that is given has to fit.',
        clause: 'A5',
        example: { event: 'damaged', who: 'companion', by: 'enemy' },
        fields: {
          event: 'What happens. Each event says who `who` (its `cause`) and `by` (its `causedBy`) are.',
          who: { means: 'To whom it happens, seen from the holder: the `cause` of the event.', default: '"self"' },
          filter: { means: 'What that demon has to be.', default: 'anything' },
          by: {
            means: 'Who does it, seen from the holder: the `causedBy` of the event.',
            default: 'anybody, and also nobody',
          },
          byFilter: {
            means: 'What the demon that does it has to be; somebody has to do it then.',
            default: 'anything',
          },
          element: {
            means: 'Of which element the attack is, or of which of several. Only for events that carry an element.',
            default: 'any element, and also none',
          },
          what: {
            means: 'Which of the things that the event can be, or which of several: each event says what that is.',
            default: 'any of them',
            example: ['attackUp', 'defenceUp'],
          },
          means: {
            means: 'By what it was brought about, or by which of several. Only for damage and falls.',
            default: 'by anything',
            clause: 'R49',
          },
          on: {
            means: 'What the blow was like that brought it about: everything of a list has to fit.',
            default: 'any blow, and also none',
            clause: 'R80',
          },
          skill: {
            means: 'A skill by whose use it was brought about; `{}` for any skill.',
            default: 'by a skill or by anything else',
            clause: 'R49',
          },
          first: {
            means: 'For "marked": true where the demon bore no mark of that name before.',
            default: 'first or not',
            clause: 'R42',
          },
          amount: { means: 'Bounds of the amount of the event.', default: 'any amount', example: { min: 100 } },
          percent: {
            means: 'For "below", which needs it: the share of the maximum HP, in percent.',
            default: 'none',
            clause: 'R26',
          },
        },
      },
      limit: {
        means: 'How often an automatic effect of a demon works.',
        clause: 'R27',
        fields: {
          turn: { means: 'Times in one turn, of either team.', default: 'no limit' },
          battle: { means: 'Times in the battle, revivals included.', default: 'no limit' },
          team: {
            means: 'Whether all demons of the team that have the effect share the limit.',
            default: 'false: each has its own',
          },
          shared: {
            means: 'A word: all limits of this card with the same word count together.',
            default: 'none: it counts alone',
            clause: 'R67',
          },
        },
      },
      useLimit: {
        means: 'How often a demon can use a skill.',
        clause: 'R46',
        fields: {
          turn: { means: 'Times in one turn.', default: 'no limit' },
          battle: { means: 'Times in the battle, revivals included.', default: 'no limit' },
          team: {
            means: 'Whether all demons of the team that have the skill share the limit.',
            default: 'false: each has its own',
          },
          every: {
            means: 'Not again before so many turns of its own team have begun.',
            default: 'at any time',
            clause: 'R75',
          },
        },
      },
    },
  ),
  forms('passives', 'Passives', PASSIVES, {
    statPercent: {
      means: 'Raises a value by a share of what is printed.',
      fields: { stat: 'Which value.', percent: PERCENT },
    },
    statPlus: {
      means: 'Raises a value by a fixed number, after all shares. No value comes to less than 1.',
      fields: { stat: 'Which value.', plus: 'How much more, or less if negative.' },
    },
    boost: {
      means: 'Raises the damage that its bearer deals by attacks.',
      clause: 'G9',
      fields: { boost: 'By attacks of which element, or of which elements.', percent: SHARES, ...BLOWS },
    },
    guard: {
      means: 'Lowers the damage that its bearer takes from attacks. It is taken off the boosts of the attacker.',
      clause: 'G9',
      fields: {
        guard: 'From attacks of which element, or of which elements.',
        percent: { ...SHARES, means: SHARES.means.replace('more, or less', 'less, or more') },
        ...BLOWS,
      },
    },
    affinity: {
      means: 'Gives an affinity in place of the printed one. Of several for one element the last listed counts.',
      fields: { affinity: 'To which element, or to which elements.', to: 'What the affinity is.' },
    },
    fightsWith: {
      means:
        'Changes values of its bearer for the attacks that are worked out with them, in percent of what they are. Unlike values that are raised it can come and go.',
      clause: 'R77',
      fields: { fightsWith: 'Which value, or which values.', percent: SHARES },
    },
    accuracy: {
      means: 'Raises the chance that attacks of its bearer hit. An attack without an accuracy hits anyway.',
      clause: 'R8',
      fields: { accuracy: SHARES, element: OF_ELEMENT, on: AHEAD },
    },
    evasion: {
      means: 'Lowers the chance that attacks hit its bearer. An attack without an accuracy hits anyway.',
      clause: 'R8',
      fields: { evasion: SHARES, element: OF_ELEMENT, on: AHEAD },
    },
    critical: {
      means: 'Raises the chance that physical attacks of its bearer are critical.',
      clause: 'R9',
      fields: {
        critical: SHARES,
        direction: {
          means: '"received" for the chance that physical attacks on its bearer are critical.',
          default: '"given": its own attacks',
        },
        on: AHEAD,
        against: AGAINST,
      },
    },
    pierce: {
      means: 'Attacks of its bearer ignore Resist, Null, Repel and Drain, and Bulwarks.',
      clause: 'R5',
      fields: {
        pierce: 'Which attacks: one word or a list.',
        percent: { means: 'How much of the damage Null, Repel and Drain let through.', default: '100', clause: 'R64' },
      },
    },
    trait: {
      means: 'Raises values by points of a trait, which demons have no number of.',
      clause: 'R60',
      fields: { trait: 'Which trait.', plus: 'How many points more, or fewer if negative.' },
    },
    autoCure: {
      means: 'Lets its bearer shake off each of its ailments by chance when it is about to act.',
      clause: 'R62',
      fields: {
        autoCure: 'With which chance, in percent.',
        ailment: { means: 'Which ailment, or which ones.', default: 'all' },
      },
    },
    freeIcons: {
      means: 'An action of its bearer in which an attack strikes uses no icon.',
      clause: 'R63',
      fields: {
        freeIcons: 'How often in a turn; true for any number of times.',
        chance: {
          means: 'The chance in percent, drawn for each demon that is struck as it asks.',
          default: '100',
          clause: 'G10',
        },
        team: { means: 'Whether its whole team shares the number, of which the greatest counts.', default: 'false' },
        ...BLOWS,
      },
    },
    endure: {
      means: 'Lets its bearer survive damage that would defeat it.',
      clause: 'R43',
      fields: {
        endure: 'How often in the battle. Several add up, in listed order.',
        hp: { means: 'With how many HP.', default: '1' },
        percent: { means: 'With how many percent of its maximum HP, where that is more.', default: 'none' },
        against: AGAINST,
      },
    },
    cant: {
      means: 'Something can not be done to its bearer.',
      clause: 'R45',
      fields: {
        cant: 'What: one thing or a list.',
        by: { means: 'By whom.', default: 'by anybody, and also by nobody' },
        on: {
          means: 'For "bonusTurn": after which blows; of several words all have to fit.',
          default: 'all blows',
          clause: 'R65',
        },
      },
    },
    healing: {
      means: 'Changes how many HP effects restore.',
      clause: 'R46',
      fields: {
        healing: '"given" for what the bearer restores, "received" for what it regains.',
        percent: PERCENT,
      },
    },
    ailmentChance: {
      means: 'Changes the chance of ailments.',
      clause: 'R46',
      fields: {
        ailmentChance: '"given" for those that the bearer inflicts, "received" for those put on it.',
        plus: SHARES,
        ailment: { means: 'Of which ailment, or of which ones.', default: 'all' },
      },
    },
    takesFor: {
      means: 'Its bearer takes a share of the damage of its companions in their place.',
      clause: 'R69',
      fields: {
        takesFor: 'How many percent of the damage.',
        filter: { means: 'What such a companion has to be.', default: 'anything' },
      },
    },
    naturalMp: {
      means: 'Changes how many MP its bearer gets when it is about to act.',
      clause: 'R33',
      fields: { naturalMp: 'How many more, or fewer if negative.' },
    },
    cost: {
      means: 'Changes what skills cost its bearer, to no less than 0.',
      clause: 'R46',
      fields: {
        cost: 'How many MP more, or fewer if negative.',
        skill: { means: 'Which skills.', default: 'all', example: { element: 'light' } },
      },
    },
    marks: {
      means: 'Changes how many marks of a name are put on its bearer at a time.',
      clause: 'R42',
      fields: { marks: 'The name of the mark.', plus: 'How many more, or fewer if negative.' },
    },
    plainAttack: {
      means: 'Gives its bearer a skill in place of the plain attack.',
      clause: 'R46',
      fields: { plainAttack: 'The id of a skill that can be used.' },
    },
    while: {
      means: 'Passives that some demons have while their holder lives and a condition holds.',
      clause: 'R44',
      example: { while: [{ boost: 'fire', percent: 20 }], who: 'ally' },
      fields: {
        while:
          'The passives. Values, maximum MP, speed, affinities and further conditions can not be among them: they are settled once.',
        id: { means: 'A name for "grant", which no other effect of the card has.', default: 'no name' },
        granted: {
          means: 'Whether it is only for demons to which "grant" gives it.',
          default: 'false: the demon that has the card holds it',
        },
        who: { means: 'Who has the passives, seen from the holder.', default: '"self"' },
        filter: { means: 'What such a demon has to be.', default: 'anything' },
        if: { means: 'A condition, seen from the holder.', default: 'none' },
      },
    },
    maxMp: {
      means: 'Raises the number of MP that its bearer can hold, which is never less than 1.',
      clause: 'G8',
      fields: { maxMp: 'How many more, or fewer if negative.' },
    },
    speed: {
      means: 'Raises what its bearer counts for in the speed of the team. The action order stays as it is.',
      clause: 'G2',
      fields: { speed: PERCENT },
    },
  }),
  ...effectSections,
  ...valueSections,
  forms(
    'decks',
    'Teams',
    { deck, member },
    {
      deck: {
        means: 'A team. No demon, nor two variants of one, appears twice in it, those of its Devil Connector included.',
        clause: 'G1',
        fields: {
          demons: { means: 'One to four demons, in the slots of the party.', clause: 'G1' },
          liberator: { means: 'The id of its Liberator.', default: 'none' },
          connector: { means: 'The id of its Devil Connector.', default: 'none' },
        },
      },
      member: {
        means: 'A demon of a team.',
        clause: 'R1',
        fields: {
          demon: 'The id of its card.',
          skills: { means: 'The ids of skills it was taught, up to four and none that it has.', default: 'none' },
          brands: { means: 'The ids of brands it bears, up to four; the same can be there twice.', default: 'none' },
        },
      },
    },
  ),
];
