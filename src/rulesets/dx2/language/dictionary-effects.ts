/** What effects mean, and what they are made of: demons, amounts, conditions. */
import { explain } from '../../cards/dictionary.ts';
import { SCALING_WORDS } from '../../cards/words.ts';
import type { ClauseId } from '../rulebook.ts';
import {
  AMOUNTS,
  affinityTo,
  attackValue,
  between,
  blows,
  CONDITIONS,
  cost,
  drawnNumber,
  filter,
  laterOn,
  marked,
  mode,
  PARTS,
  party,
  population,
  range,
  skillFilter,
  TARGETS,
  unlessPaid,
  upTo,
  VERBS,
} from './language.ts';

const { forms } = explain<ClauseId>();

const LIVING = 'Whom it is about, of these the living ones.';
const TURNS =
  'How many turns it lasts: one less whenever a turn of its bearer’s team starts. With 1 it ends at the start of that team’s next turn.';

const POPULATION = {
  side: 'Of which team.',
  fallen: { means: 'True for fallen demons alone.', default: 'living demons alone' },
  other: { means: 'True for all but the holder of the effect.', default: 'the holder is included' },
  filter: { means: 'What each of them has to be.', default: 'anything', example: { hpPercent: { max: 50 } } },
} as const;

const AS = {
  means: 'A name by which later parts of this effect speak of what was found.',
  default: 'no name',
  example: 'shield',
} as const;
const OR_NONE = {
  means: 'Whether it is nobody where there are fewer than asked for.',
  default: 'false',
  clause: 'R74',
} as const;
const DIVIDE = {
  means: 'Whether the amount is shared out among the targets.',
  default: 'false: each gets all of it',
  clause: 'R52',
} as const;
const NEXT = {
  means: 'Whether it is about the next turn of that team instead.',
  default: 'false: this turn',
  clause: 'R23',
} as const;
const WHO = { means: 'Which player decides.', default: '"you": the player of the demon', clause: 'R30' } as const;

const MEASURED = 'At a tie it is the first in action order, and of both teams one of the own team.';

export const effectSections = [
  forms('verbs', 'Verbs', VERBS, {
    attack: {
      means:
        'An attack: chance, affinity and damage are settled for each target, and Super Reactions answer it. It did as much as it hit demons.',
      clause: 'G9',
      example: { do: 'attack', element: 'fire', power: 120, accuracy: 95, target: 'target' },
      fields: {
        element: {
          means:
            'The element, a list of which the best against each target is taken, or "same" for that of what was done before. Physical attacks use physical values, all others magical ones.',
          example: ['fire', 'ice'],
          clause: 'R47',
        },
        power: {
          means: 'The power printed on the skill, or an amount for each target; damage grows in proportion to it.',
          example: 120,
        },
        physical: {
          means: 'Whether it is a physical attack, whatever its element.',
          default: 'true for phys alone',
          clause: 'R47',
        },
        value: {
          means: 'The value of the attacker that it is worked out with, or a list of shares that are added up.',
          default: 'the physical or magical attack',
          example: { stat: 'magDefence' },
          clause: 'R47',
        },
        ignores: { means: 'What it passes by: one thing or a list.', default: 'nothing', clause: 'R43' },
        unrevivable: {
          means: 'Whether demons that it brings down can not be revived.',
          default: 'false',
          clause: 'R45',
        },
        anew: {
          means: 'Whether its targets are chosen, drawn or looked for anew before every blow.',
          default: 'false: once',
          clause: 'R47',
        },
        coefficient: {
          means: 'What the attack value is multiplied by, in hundredths.',
          default: '210 for physical attacks, 200 for magical ones',
          clause: 'R2',
        },
        accuracy: {
          means: 'The chance to hit, in percent, which accuracy and evasion change.',
          default: 'it always hits, whatever the evasion of the target',
          clause: 'R8',
        },
        critical: {
          means: 'The chance of a critical, in percent. It says nothing for a magical attack.',
          default: '0, to which passives still add',
          clause: 'R9',
        },
        pierce: {
          means: 'True if it ignores Resist, Null, Repel and Drain, and Bulwarks; "bulwark" for Bulwarks alone.',
          default: 'false, unless a passive of the attacker says so',
          clause: 'R5',
        },
        times: {
          means:
            'How many blows, one after the other, all on the same targets unless `anew` is given; or two numbers between which it is drawn.',
          example: { from: 2, to: 4 },
          default: '1',
          clause: 'R36',
        },
        target: LIVING,
      },
    },
    damage: {
      means:
        'Deals damage that is not an attack: no element, no affinity, no hit. It did as much as it damaged demons.',
      clause: 'R20',
      fields: {
        amount: {
          means: 'How much, worked out for each target; of 0 nothing is dealt.',
          example: { percentOf: 'maxHp', percent: 20, of: 'each' },
          clause: 'R38',
        },
        divide: DIVIDE,
        pierce: { means: 'Passes by Bulwarks.', default: 'a Bulwark takes it first', clause: 'G12' },
        ignores: { means: 'Kills also who would endure.', default: 'who endures survives', clause: 'R43' },
        target: LIVING,
      },
    },
    heal: {
      means: 'Restores HP, up to the maximum; of a cursed demon none. It did as much as it restored.',
      clause: 'R25',
      fields: {
        amount: {
          means: 'How many HP, worked out for each target.',
          example: { percentOf: 'maxHp', percent: 30, of: 'each' },
          clause: 'R38',
        },
        divide: DIVIDE,
        target: LIVING,
      },
    },
    revive: {
      means: 'Brings fallen demons back into their place in the action order. It did as much as it revived demons.',
      clause: 'G19',
      fields: {
        percent: 'With how much of its maximum HP, in percent; at least 1 HP.',
        target: {
          means: 'Whom it is about, of these the fallen ones. A population needs `fallen`.',
          clause: 'R28',
          example: { all: true, side: 'own', fallen: true },
        },
      },
    },
    slay: {
      means: 'Defeats without damage, whatever protects the demon.',
      clause: 'R28',
      fields: { target: LIVING },
    },
    giveMp: {
      means: 'Gives MP, up to the maximum. It did as much as it gave.',
      clause: 'R25',
      fields: { amount: 'How many MP, worked out for each target.', target: LIVING },
    },
    takeMp: {
      means: 'Takes MP, down to 0. It did as much as it took.',
      fields: { amount: 'How many MP, worked out for each target.', target: LIVING },
    },
    gainIcons: {
      means:
        'Gains Press Turn icons for the own team: in its turn, or before the first turn of the battle. Otherwise it does nothing.',
      clause: 'R23',
      fields: { count: { means: 'How many; a turn has at most eight.', clause: 'G6' }, next: NEXT },
    },
    loseIcons: {
      means:
        'Takes full Press Turn icons from the enemy team: in its turn, or before the first turn of the battle. Otherwise it does nothing.',
      clause: 'R23',
      fields: { count: { means: 'How many; of one turn effects take at most two.', clause: 'R40' }, next: NEXT },
    },
    raise: {
      means: 'Raises attack, defence or accuracy. The same again only lasts longer.',
      clause: 'R10',
      fields: {
        what: 'One of them or a list.',
        percent: { means: 'By how many percentage points.', default: '20', clause: 'R59', example: 40 },
        turns: { means: TURNS, default: '3', clause: 'G13' },
        target: LIVING,
      },
    },
    lower: {
      means: 'Lowers attack, defence or accuracy. The same again only lasts longer.',
      clause: 'R10',
      fields: {
        what: 'One of them or a list.',
        percent: { means: 'By how many percentage points.', default: '20', clause: 'R59', example: 40 },
        turns: { means: TURNS, default: '3', clause: 'G13' },
        target: LIVING,
      },
    },
    charge: {
      means: 'Makes the next attack of a kind stronger, until it is used or the demon falls.',
      clause: 'R11',
      fields: {
        what: '"charge" for the next physical attack, "concentrate" for the next magical one, "might" for a critical.',
        percent: { means: 'What the damage is multiplied by, in percent. Might has none.', default: '225' },
        target: LIVING,
      },
    },
    inflict: {
      means: 'Puts an ailment on demons without a Barrier.',
      clause: 'R18',
      fields: {
        ailment: 'Which ailment, or a list; the chance is drawn for each of them.',
        chance: { means: 'The chance in percent, drawn for each target.', default: '100', clause: 'G10' },
        turns: { means: TURNS, default: '3', clause: 'R18' },
        value: {
          means: 'For poison: how many percent of its maximum HP a demon loses. The other ailments have no value.',
          default: '10',
          clause: 'R12',
        },
        target: LIVING,
      },
    },
    cure: { means: 'Ends one ailment, or all.', clause: 'R18', fields: { what: 'Which ailments.', target: LIVING } },
    strip: {
      means: 'Ends everything of one kind that lasts on demons. Ailments are ended by "cure", marks by "unmark".',
      clause: 'R10',
      fields: { what: 'What ends: one kind or a list.', target: LIVING },
    },
    mark: {
      means: 'Puts marks of a name on demons; several of one name are a counter. It did as much as it put.',
      clause: 'R42',
      example: { do: 'mark', name: 'Boost', target: 'self' },
      fields: {
        name: 'The name of the mark, the same wherever cards ask for it.',
        count: { means: 'How many, worked out for each target.', default: '1', clause: 'R38' },
        turns: { means: TURNS, default: 'until they are taken away', clause: 'G13' },
        kept: { means: 'Whether they stay when the demon falls.', default: 'false', clause: 'R42' },
        target: LIVING,
      },
    },
    unmark: {
      means: 'Takes marks of a name from demons, also fallen ones. It did as much as it took.',
      clause: 'R42',
      fields: {
        name: 'The name of the mark.',
        count: { means: 'How many, worked out for each target.', default: 'all' },
        target: 'Whom it is about.',
      },
    },
    cant: {
      means: 'Forbids that something is done to demons, whoever would do it.',
      clause: 'R45',
      example: { do: 'cant', what: 'slay', turns: 2, target: { all: true, side: 'own' } },
      fields: {
        what: 'What can not be done: one thing or a list.',
        turns: { means: TURNS, default: 'until "can" lifts it', clause: 'G13' },
        kept: { means: 'Whether it stays when the demon falls, and can be put on a fallen one.', default: 'false' },
        target: 'Whom it is about.',
      },
    },
    can: {
      means: 'Lifts what "cant" forbade. What a passive forbids stays.',
      clause: 'R45',
      fields: { what: 'What can be done again: one thing or a list.', target: 'Whom it is about.' },
    },
    use: {
      means: 'Uses a skill as a part of this effect: without MP, icons and limit, and not as an action.',
      clause: 'R50',
      fields: { skill: 'The id of a skill that can be used.', target: 'At whom it aims, of these all that are there.' },
    },
    barrier: {
      means: 'Gives a Barrier, against which no new ailment is put on the demon.',
      clause: 'G11',
      fields: { turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' }, target: LIVING },
    },
    bulwark: {
      means: 'Gives a Bulwark, which takes damage before HP does. Several add up, to no more than the maximum HP.',
      clause: 'G12',
      fields: {
        amount: { means: 'How much damage it takes, worked out for each target.', clause: 'R38' },
        turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' },
        target: LIVING,
      },
    },
    repel: {
      means: 'Lets demons repel attacks of a sort for a while, as if they had Repel to their elements.',
      clause: 'R58',
      example: { do: 'repel', what: 'magical', turns: 1, target: { all: true, side: 'own' } },
      fields: {
        what: 'Which attacks: one sort or both.',
        almighty: { means: 'Whether almighty attacks of that sort are repelled too.', default: 'false' },
        turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' },
        target: LIVING,
      },
    },
    shift: {
      means: 'Changes the affinity to an element. A later change of the same element replaces it.',
      clause: 'G9',
      fields: {
        element: 'Of which element, or of which elements.',
        to: { means: 'What the affinity is as long as it lasts.', default: 'what `levels` says' },
        levels: {
          means: 'By how many levels it gets better, or worse if negative, where `to` is left out.',
          default: 'what `to` says',
          clause: 'R48',
        },
        turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' },
        target: LIVING,
      },
    },
    grant: {
      means:
        'Gives an automatic effect or a "while" of the same card, whose holder is then the demon that got it. A demon that has it by itself is not given it again, and a fall ends what was given.',
      clause: 'G18',
      fields: {
        effect: 'The `id` of an automatic effect, or of a "while", of this card.',
        team: {
          means: 'Whether the teams of these demons get it, whoever of them stands; then it is a "while".',
          default: 'false',
          clause: 'R71',
        },
        attacks: {
          means: 'For how many attacks of its bearer it lasts.',
          default: 'any number',
          clause: 'R47',
        },
        turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' },
        target: LIVING,
      },
    },
    copy: {
      means:
        'Gives demons what others have by themselves: their automatic effects and every "while". It did as much as it gave.',
      clause: 'R72',
      example: { do: 'copy', from: 'target', turns: 2, target: 'self' },
      fields: {
        from: 'Whose effects. Nobody is chosen or drawn for it.',
        turns: { means: TURNS, default: 'the rest of the battle', clause: 'G13' },
        target: LIVING,
      },
    },
    set: {
      means: 'Makes a number of demons another one, which is neither damage nor healing.',
      clause: 'R70',
      example: { do: 'set', what: 'hp', to: 1, target: 'target' },
      fields: {
        what: 'Which number.',
        to: { means: 'What it is then, worked out for each target.', clause: 'R38' },
        target: LIVING,
      },
    },
    swap: {
      means: 'Two demons exchange a number, each up to its maximum.',
      clause: 'R70',
      example: { do: 'swap', what: 'mp', with: 'self', target: 'target' },
      fields: {
        what: 'Which number.',
        with: 'The one: the first living one. Nobody is chosen or drawn for it.',
        target: 'The other: the first living one.',
      },
    },
    choose: {
      means: 'Only chooses or draws: "it" is the demons that were found. It did as much as it found.',
      clause: 'R30',
      fields: { target: { means: 'Among whom.', example: { choose: 1, side: 'own', other: true } } },
    },
  }),
  forms('parts', 'Parts of an effect', PARTS, {
    if: {
      means: 'Carries out one part or the other. What is left out did nothing.',
      fields: {
        if: 'The condition, asked when this part of the effect is reached.',
        then: 'What is done if it holds.',
        else: { means: 'What is done if it does not.', default: 'nothing' },
      },
    },
    ifYouDo: {
      means: 'Only if the part before it did something: if it dealt, restored, gave, put, ended or chose anything.',
      clause: 'R32',
      fields: { ifYouDo: 'What is done then.' },
    },
    may: {
      means: 'The player of the demon may decline. Where nothing of it could be carried out, it can only be declined.',
      clause: 'R30',
      fields: {
        may: 'What the player may do.',
        who: WHO,
        cost: { means: 'What it costs; without it all it can only be declined.', default: 'nothing', clause: 'R52' },
      },
    },
    later: {
      means:
        'Puts a part off: it comes as an effect of its own, in which everything means what it means now, whatever became of its demon.',
      clause: 'R54',
      example: {
        later: { timing: 'endOfOwnTurn' },
        effects: [{ do: 'damage', amount: 100, target: { ref: 'marked' } }],
      },
      fields: {
        later: 'When it comes.',
        effects: 'What is done then.',
        times: { means: 'How often.', default: '1' },
        until: { means: 'How long it waits.', default: '"battle"' },
      },
    },
    unless: {
      means: 'Carries a part out unless a player pays.',
      clause: 'R52',
      example: { unless: { cost: { mp: 2, of: 'target' } }, effects: [{ do: 'slay', target: 'target' }] },
      fields: { unless: 'Who can pay, and what.', effects: 'What is done if nobody pays.' },
    },
    chance: {
      means: 'Leaves it to chance.',
      clause: 'G10',
      fields: {
        chance: 'The chance in percent, drawn once.',
        then: 'What is done if it succeeds.',
        else: { means: 'What is done if it fails.', default: 'nothing' },
      },
    },
    oneOf: {
      means:
        'The player of the demon chooses exactly one of several parts, also one that would do nothing; with `choose` or `who` those that would do nothing are left out.',
      clause: 'R30',
      fields: {
        oneOf: 'Two to eight parts.',
        choose: { means: 'How many, each carried out before the next is chosen.', default: '1', clause: 'R52' },
        who: WHO,
        atRandom: { means: 'Whether chance decides instead.', default: 'false', clause: 'R78' },
      },
    },
    limit: {
      means: 'A part that works only so often; used up it is left out, and the rest of the effect goes on.',
      clause: 'R67',
      example: { limit: { turn: 1 }, effects: [{ do: 'gainIcons', count: 1 }] },
      fields: { limit: 'How often.', effects: 'What is done.' },
    },
    together: {
      means: 'Several parts as one moment: Super Reactions to their attacks wait until all of it is done.',
      clause: 'R73',
      example: { together: [{ do: 'attack', element: 'fire', power: 80, target: 'target' }] },
      fields: { together: 'What is done.' },
    },
    repeat: {
      means: 'Carries a part out several times, at most 50 times.',
      clause: 'R32',
      fields: {
        repeat:
          'How many times, worked out, or drawn between two numbers, once before the first. It cannot speak of "each".',
        until: { means: 'A condition that ends it, asked after each time.', default: 'none' },
        effects: 'What is done each time.',
      },
    },
    forEach: {
      means:
        'Carries a part out for one demon after the other. "it" is that demon; after the last it is again what it was before, or what the loop itself chose.',
      clause: 'R32',
      fields: {
        forEach: 'For whom; settled before the first. Fallen demons of a register are among them.',
        effects: 'What is done for each.',
      },
    },
  }),
  forms(
    'modes',
    'Parts to choose from',
    { mode },
    {
      mode: {
        means: 'One of the parts that a player chooses from.',
        fields: { label: 'How the choice reads.', effects: 'What is done when it is chosen.' },
      },
    },
  ),
  forms('conditions', 'Conditions', CONDITIONS, {
    is: {
      means: 'Demons are something: every one of them, and there is at least one.',
      clause: 'R35',
      example: { is: 'cause', filter: { hpPercent: { max: 50 } } },
      fields: {
        is: 'Which demons. A condition neither chooses nor draws: with "choose" or "random" it never holds.',
        filter: 'What they have to be.',
      },
    },
    count: {
      means: 'So many demons are there.',
      example: { count: { side: 'enemy' }, min: 2 },
      fields: {
        count: 'Which demons are counted.',
        min: { means: 'At least so many.', default: '1, or 0 where `max` is given' },
        max: { means: 'At most so many.', default: 'any number' },
      },
    },
    turn: {
      means: 'Whose turn it is. Before the first turn it is nobody’s.',
      fields: { turn: 'Whose turn it has to be.' },
    },
    turnNumber: {
      means: 'The number of the turn, in which the turns of both teams count. Before the first turn it is 0.',
      fields: { turnNumber: { means: 'Between which numbers it has to be.', example: { min: 3 } } },
    },
    ownTurn: {
      means: 'The number of the turns of its own that the team of the holder has begun.',
      clause: 'R51',
      example: { ownTurn: { max: 1 } },
      fields: { ownTurn: 'Between which numbers it has to be.' },
    },
    place: {
      means: 'Whether the battle is of a kind, as the match says.',
      clause: 'R61',
      example: { place: 'Boss' },
      fields: { place: 'Which kind, or which ones; a name, the same as in the options of the match.' },
    },
    attacking: {
      means: 'Whether the own team is team 1 or team 2, which does not change in a battle.',
      clause: 'tie.1',
      fields: { attacking: 'Which of the two it has to be.' },
    },
    compare: {
      means: 'Compares two amounts.',
      example: {
        compare: { percentOf: 'hp', percent: 100, of: 'self' },
        op: '<',
        to: { percentOf: 'hp', percent: 100, of: 'causedBy' },
      },
      fields: {
        compare: 'The first amount. It cannot speak of "each".',
        op: 'How the first has to stand to the second.',
        to: 'The second amount. It cannot speak of "each".',
      },
    },
    all: { means: 'All of several conditions hold.', fields: { all: 'The conditions.' } },
    any: { means: 'At least one of several conditions holds.', fields: { any: 'The conditions.' } },
    bonusTurn: {
      means: 'The team on turn is in a Bonus Turn.',
      clause: 'G6',
      fields: { bonusTurn: 'False for the opposite.' },
    },
    hit: { means: 'The last attack of this effect has hit a demon.', fields: { hit: 'Always true.' } },
    not: { means: 'A condition does not hold.', fields: { not: 'The condition.' } },
  }),
  forms('amounts', 'Amounts that are worked out', AMOUNTS, {
    percentOf: {
      means: 'A share of the HP of a demon, rounded down; of several demons, of all their HP together.',
      clause: 'R38',
      fields: {
        percentOf: 'Of which HP.',
        percent: 'How many percent.',
        of: 'Whose HP: "each", or the word that also names the target, is the demon that the amount is for. ',
        ...SCALING_WORDS,
      },
    },
    stat: {
      means:
        'A share of a value of a demon with its passives, rounded down. What raises or lowers it for some turns does not count.',
      clause: 'R38',
      fields: {
        stat: 'Of which value.',
        percent: 'How many percent.',
        of: {
          means:
            'Whose value: "each", or the word that also names the target, is the demon that the amount is for. For a Devil Connector, "self" is its three demons together, as printed.',
          clause: 'G15',
        },
        ...SCALING_WORDS,
      },
    },
    count: {
      means: 'How many demons there are.',
      fields: {
        count: 'Which demons are counted.',
        ...SCALING_WORDS,
      },
    },
    turn: {
      means: 'The number of the turn.',
      fields: {
        turn: '"number" for the turns of both teams, "own" for those of the own team.',
        ...SCALING_WORDS,
      },
    },
    eventAmount: {
      means:
        'A share of the amount that set this effect off, which each event names; in an amount for "cause" or "causedBy", of what is about that demon.',
      clause: 'R35',
      fields: { eventAmount: { means: 'How many percent.', example: 50 }, ...SCALING_WORDS },
    },
    did: {
      means: 'How much the last verb of this effect did, as each verb says.',
      fields: { did: 'Always true.', ...SCALING_WORDS },
    },
    dealt: {
      means: 'The damage that the last attack, or the last "damage", of this effect came to.',
      example: { dealt: true, divide: 2 },
      fields: { dealt: 'Always true.', ...SCALING_WORDS },
    },
    affinities: {
      means: 'To how many elements a demon has an affinity now; of several demons, all together.',
      clause: 'R38',
      example: { affinities: 'weak', of: 'it', times: 5 },
      fields: {
        affinities: 'Which affinity, or "none".',
        of: 'Whose: "each" is the demon that the amount is for; in a passive "it" is the demon that has it.',
        ...SCALING_WORDS,
      },
    },
    counter: {
      means: 'How many marks of a name a demon bears; of several demons, all together.',
      clause: 'R42',
      example: { counter: 'Boost', of: 'self', times: 10 },
      fields: {
        counter: 'The name of the mark.',
        of: 'Whose: "each" is the demon that the amount is for.',
        ...SCALING_WORDS,
      },
    },
    icons: {
      means: 'How many Press Turn icons the team on turn has or had.',
      clause: 'G6',
      fields: { icons: 'Which of them.', ...SCALING_WORDS },
    },
    history: {
      means: 'How often something happened before this effect.',
      clause: 'R53',
      example: { history: 'skillUsed', who: 'ally', span: 'turn' },
      fields: {
        history: 'What: an event.',
        who: { means: 'To whom, seen from the holder. For the battle only teams are told apart.', default: '"self"' },
        span: { means: 'How far back.', default: '"turn"' },
        filter: { means: 'What that demon has to be now.', default: 'anything' },
        ...SCALING_WORDS,
      },
    },
    power: {
      means: 'What a heal of some power restores: as many percent of the magical attack of its demon.',
      clause: 'R76',
      example: { power: 60 },
      fields: { power: 'The power.' },
    },
    sum: {
      means: 'Several amounts added up.',
      clause: 'R66',
      example: { sum: [100, { counter: 'Boost', of: 'self', times: 10 }] },
      fields: { sum: 'The amounts.', ...SCALING_WORDS },
    },
    if: {
      means: 'One amount or another.',
      clause: 'R66',
      example: { if: { is: 'target', filter: { ailing: true } }, then: 150, else: 100 },
      fields: {
        if: 'The condition, asked when the amount is worked out, for each demon that it is for.',
        then: 'The amount if it holds.',
        else: { means: 'The amount if it does not.', default: '0' },
      },
    },
  }),
  forms('targets', 'Demons that are looked for', TARGETS, {
    all: { means: 'All demons of a population.', fields: { all: 'Always true.', ...POPULATION, as: AS } },
    choose: {
      means: 'The player of the demon chooses. With fewer demons than asked for it is all of them.',
      clause: 'R30',
      fields: {
        choose: { means: 'How many: a number, an amount, `upTo` one, or between two.', example: { upTo: 2 } },
        orNone: OR_NONE,
        ...POPULATION,
        as: AS,
      },
    },
    random: {
      means: 'Drawn at random, no demon twice. With fewer demons than asked for it is all of them.',
      clause: 'R30',
      fields: { random: 'How many: a number or an amount.', orNone: OR_NONE, ...POPULATION, as: AS },
    },
    least: {
      means: 'The one demon of a population with the least of something.',
      fields: { least: `Of what. ${MEASURED}`, ...POPULATION, as: AS },
    },
    most: {
      means: 'The one demon of a population with the most of something.',
      fields: { most: `Of what. ${MEASURED}`, ...POPULATION, as: AS },
    },
    ref: {
      means: 'What an earlier target of this effect found under a name.',
      example: { ref: 'shield' },
      fields: { ref: 'The name, given by `as`.' },
    },
  }),
  forms(
    'populations',
    'Populations and what they have to be',
    {
      population,
      filter,
      range,
      affinityTo,
      marked,
      skillFilter,
      party,
      attackValue,
      blows,
      drawnNumber,
      upTo,
      laterOn,
      between,
      cost,
      unlessPaid,
    },
    {
      population: { means: 'Demons of one team or of both.', fields: POPULATION },
      filter: {
        means: 'What a demon has to be. Every field that is given has to hold.',
        example: { has: ['poison', 'bind'], hpPercent: { max: 50 } },
        fields: {
          card: { means: 'The id of its card. Variants have ids of their own.', default: 'any card' },
          race: { means: 'Its race, exactly as its card writes it.', default: 'any race' },
          hpPercent: {
            means: 'Its HP in percent of the maximum, rounded down.',
            default: 'any share',
            example: { max: 50 },
          },
          mp: { means: 'How many MP it has.', default: 'any number', example: { min: 5 } },
          has: { means: 'What lasts on it: this, or at least one of a list.', default: 'anything or nothing' },
          ailing: { means: 'Whether it has any ailment.', default: 'either' },
          fallen: {
            means: 'Whether it has fallen. A population needs `fallen` besides to be about the fallen.',
            default: 'either',
          },
          marked: {
            means: 'Marks that it bears.',
            default: 'any or none',
            example: { name: 'Boost', min: 2 },
            clause: 'R42',
          },
          acting: {
            means: 'Whether it is the demon that is about to act, acts or acted last in this turn.',
            default: 'either',
          },
          cant: {
            means: 'What something that lasts on it forbids: any of a list.',
            default: 'anything',
            clause: 'R45',
          },
          affinity: { means: 'An affinity that it has now, changes included.', default: 'any affinity' },
          not: { means: 'What it must not be.', default: 'nothing', example: { race: 'Wyrm' } },
          anyOf: { means: 'Of these at least one has to hold.', default: 'no such list' },
        },
      },
      range: {
        means: 'Bounds of a number, both included.',
        fields: {
          min: { means: 'At least this.', default: 'no lower bound' },
          max: { means: 'At most this.', default: 'no upper bound' },
        },
      },
      affinityTo: {
        means: 'An affinity that a demon has to have.',
        fields: { to: 'To which element.', is: 'Which affinity, or "none".' },
      },
      marked: {
        means: 'How many marks of a name a demon has to bear.',
        clause: 'R42',
        fields: {
          name: 'The name of the mark.',
          min: { means: 'At least this many.', default: '1, or 0 where `max` is given' },
          max: { means: 'At most this many.', default: 'any number' },
        },
      },
      skillFilter: {
        means: 'What a skill has to be. Every field that is given has to hold.',
        fields: {
          card: { means: 'Its id, or one of several.', default: 'any skill' },
          element: { means: 'The element of an attack in it, or one of several.', default: 'any, and also none' },
          does: { means: 'What it does: this, or at least one of a list.', default: 'anything' },
          aim: { means: 'At whom it aims: this, or one of a list.', default: 'anybody' },
        },
      },
      party: {
        means: 'The other demon that a rule is about. A rule that names one is about no damage that nobody deals.',
        fields: {
          side: { means: 'Of which team it is, seen from the bearer.', default: 'either' },
          filter: { means: 'What it has to be.', default: 'anything' },
        },
      },
      attackValue: {
        means: 'A share of a value of the attacker, rounded down.',
        fields: {
          stat: 'Which value.',
          percent: { means: 'How many percent of it.', default: '100' },
        },
      },
      upTo: {
        means: 'Any number up to a bound.',
        clause: 'R52',
        fields: { upTo: 'At most this many, a number or an amount.' },
      },
      between: {
        means: 'A number between two bounds.',
        clause: 'R52',
        fields: { min: 'At least this many.', max: 'At most this many.' },
      },
      laterOn: {
        means: 'When something that was put off comes.',
        clause: 'R54',
        fields: {
          timing: 'At which moment.',
          when: { means: 'What it answers. Timing "when" needs it, and no other has it.', default: 'nothing' },
          who: { means: 'For "aboutToAct" and "actionCompleted" alone: whose action.', default: '"self"' },
        },
      },
      cost: {
        means: 'MP that are paid in full or not at all.',
        clause: 'R52',
        fields: { mp: 'How many MP.', of: { means: 'Who pays them: each of these demons.', default: '"self"' } },
      },
      unlessPaid: {
        means: 'What prevents an effect.',
        clause: 'R52',
        fields: { who: { means: 'Which player decides.', default: '"opponent"' }, cost: 'What is paid.' },
      },
      blows: {
        means: 'A number of blows that is drawn once.',
        clause: 'R47',
        fields: { from: 'At least this many.', to: 'At most this many.' },
      },
      drawnNumber: {
        means: 'A number of times that is drawn, each as likely as another.',
        clause: 'R75',
        fields: { from: 'At least so many.', to: 'At most so many.' },
      },
    },
  ),
];
