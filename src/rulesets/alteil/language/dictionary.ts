/** The words of the card language explained: cards and skills here, the others in the files beside this one. */
import { explain } from '../../cards/dictionary.ts';
import type { ClauseId } from '../rulebook.ts';
import { effectWords } from './dictionary-effects.ts';
import { unitWords } from './dictionary-units.ts';
import { KINDS_EXPLAINED, valueWords } from './dictionary-values.ts';
import { CARDS, deck, happening, kind, limit, per, permission, rank, skill, span, trait, when } from './language.ts';

const { forms, values } = explain<ClauseId>();

const common = {
  id: {
    means:
      'The card’s own id, by which decks and positions name it. Two cards of one id can’t be in a set; “none” is not allowed.',
    example: 'AX-01',
  },
  name: {
    means: 'The card’s name. Printings of one name are the same card, whatever their ids.',
    clause: 'R2',
    example: 'Ashen Pikeman',
  },
  text: { means: 'What is printed on the card, for people. The rules do not read it.', default: 'none' },
} as const;

const sphered = {
  sphere: {
    means: 'Its sphere, or several. To set the card every one of them has to have reached the card’s level.',
    clause: 'G5',
    example: ['gowen', 'falkow'],
  },
  level: {
    means: 'Its level: as many SP are paid to set it, and as many come back when it is buried as a unit.',
    clause: 'G5',
  },
} as const;

export const dictionary = [
  forms('cards', 'Cards', CARDS, {
    unit: {
      means: 'A unit. It is set, revealed with its Open Skills in the same turn, and takes the field in the next one.',
      clause: 'G6',
      fields: {
        ...common,
        ...sphered,
        type: 'Says that the card is a unit.',
        tribes: { means: 'What it is, for filters that ask for a tribe.', default: 'none', example: ['soldier'] },
        character: {
          means: 'Whether it is a Character, of which there is one copy on both grids together.',
          default: 'false',
          clause: 'G20',
        },
        hp: { means: 'Its greatest HP, with which it takes the field.', clause: 'R3' },
        at: { means: 'AT: how much an attack of the unit does, before the DF of the target.', clause: 'G9' },
        df: { means: 'DF: by how much any HP damage to the unit is lessened.', clause: 'G9' },
        agi: { means: 'AGI: units of higher AGI go first.', clause: 'action.22' },
        rng: {
          means:
            'RNG: how far its attacks reach. 1 reaches over no row with units on it, each further point over one more.',
          clause: 'G8',
        },
        lp: {
          means: 'How many LP it has as a Soul Card. With it the unit can be put among the Soul Cards of a File.',
          default: 'it can’t be a Soul Card',
          clause: 'R40',
        },
        also: {
          means: 'Names of other cards as which filters take it, beside its own.',
          default: 'none',
          clause: 'R50',
        },
        cant: {
          means: 'What it can’t do, and what can’t be done to it, as long as it is open.',
          default: 'nothing',
          clause: 'R41',
        },
        can: {
          means: 'What it may do although the rules forbid it, as long as it is open. An extension.',
          default: 'nothing',
          clause: 'R62',
        },
        revivalCost: { means: 'SP that its revival at step 4 costs.', default: '1', clause: 'R46' },
        iczerAttackCost: {
          means: 'SP that its Iczer Attack costs, where no Iczer Attack Skill says another price.',
          default: '1',
          clause: 'R73',
        },
        rank: { means: 'What its Rank Up asks for and adds.', default: 'it does not rank up', clause: 'G18' },
        skills: {
          means:
            'Its skills, in printed order. Those of one kind run in this order. Its `soul` skills run when it is spent as a Soul Card, the others only on the grid.',
          default: 'none',
          clause: 'R13',
        },
      },
    },
    grimoire: {
      means: 'A Grimoire. Its Open Skills run at step 13 of the turn in which it is set; then it goes to the Cemetery.',
      clause: 'G6',
      fields: {
        ...common,
        ...sphered,
        type: 'Says that the card is a Grimoire.',
        skills: {
          means: 'Its Open Skills in printed order. Other kinds are allowed only with `granted`, to be given to units.',
          default: 'none',
          clause: 'R13',
        },
      },
    },
    soul: {
      means:
        'A Soul Card, which takes LP damage in place of the Avatar. A unit that is used as a Soul Card as well has its `lp` and its `soul` skills on the unit card.',
      clause: 'G23',
      fields: {
        ...common,
        type: 'Says that the card is a Soul Card.',
        lp: { means: 'How many LP it has. At 0 it is turned up and its Soul Skills run.', clause: 'G23' },
        skills: {
          means: 'Its Soul Skills in printed order. Other kinds are allowed only with `granted`, to be given to units.',
          default: 'none',
          clause: 'R13',
        },
      },
    },
  }),
  forms(
    'ranks',
    'Rank Up',
    { rank },
    {
      rank: {
        means: 'At step 10 the unit ranks up once, and has to, when each of its spheres has reached the level.',
        clause: 'G18',
        fields: {
          level: 'The level that every sphere of the card has to reach.',
          hp: {
            means: 'Added to its greatest HP, and its HP change as much; may be negative.',
            default: '0',
            clause: 'R3',
          },
          at: { means: 'Added to its AT; may be negative.', default: '0' },
          df: { means: 'Added to its DF; may be negative.', default: '0' },
          agi: { means: 'Added to its AGI; may be negative.', default: '0' },
          rng: { means: 'Added to its RNG; may be negative.', default: '0' },
        },
      },
    },
  ),
  forms(
    'traits',
    'What units can’t do',
    { trait },
    {
      trait: {
        means: 'Something that a unit can’t do, or that can’t be done to it.',
        clause: 'R41',
        example: { what: 'affected', by: { skills: 'grimoire' } },
        fields: {
          what: 'What is forbidden.',
          by: { means: 'What it is about.', default: 'everything' },
          if: { means: 'The condition under which it holds; `it` is nobody.', default: 'it always holds' },
        },
      },
    },
  ),
  forms(
    'permissions',
    'What units may do',
    { permission },
    {
      permission: {
        means: 'Something that a unit may do although the rules forbid it. An extension.',
        clause: 'R62',
        example: { what: 'reach' },
        fields: {
          what: 'What it may do.',
          if: { means: 'The condition under which it holds; `it` is nobody.', default: 'it always holds' },
        },
      },
    },
  ),
  values('happenings', 'What happens', happening, {
    attack: { means: 'A unit attacks, by Attack or by an effect.', clause: 'R59' },
    iczerAttack: { means: 'A unit uses Iczer Attack.', clause: 'R59' },
    standby: { means: 'A unit uses Standby.', clause: 'R59' },
    move: { means: 'A unit uses Move.', clause: 'R59' },
    skill: {
      means: 'A skill has run: its condition was met and its price was paid. Watch Skills are not heard.',
      clause: 'R59',
    },
    grimoire: { means: 'The Open Skills of a Grimoire run.', clause: 'R59' },
    mark: { means: 'An effect puts counters on a unit or an Iczer.', clause: 'R59' },
    unmark: {
      means: 'Counters go from a unit or an Iczer, by an effect or because their time is over; not with the unit.',
      clause: 'R59',
    },
    closed: { means: 'A unit becomes CLOSED.', clause: 'R59' },
  }),
  values('spans', 'In which time something has happened', span, {
    turn: { means: 'In this turn.', clause: 'R60' },
    lastTurn: { means: 'In the turn before.', clause: 'R60' },
    match: { means: 'In the whole duel.', clause: 'R60' },
  }),
  values('periods', 'Within which time', per, {
    turn: { means: 'Counted anew in every turn.', clause: 'R43' },
    match: { means: 'Counted in the whole duel.', clause: 'R43' },
  }),
  forms(
    'skills',
    'Skills',
    { skill, limit, when },
    {
      when: {
        means: 'What a Watch Skill waits for. Every field that is given has to hold. An extension.',
        clause: 'R59',
        example: { event: 'grimoire', side: 'enemy' },
        fields: {
          event: 'What happens.',
          side: { means: 'Who did it, or whose unit or counters it was.', default: 'any' },
          filter: {
            means: 'What the unit has to be that did it, or to which it happened.',
            default: 'any unit, or none',
          },
          skills: { means: 'For `skill`: of which kind it was.', default: 'any' },
          name: { means: 'For `mark` and `unmark`: the name of the counters.', default: 'any' },
        },
      },
      limit: {
        means: 'How often a skill runs for an Iczer, all copies of the card together.',
        clause: 'R43',
        example: { times: 1, per: 'match' },
        fields: { times: 'How often.', per: 'Within which time.' },
      },
      skill: {
        means: 'A skill: when it runs, and what it does then. Each time it runs, `it` and named choices begin empty.',
        example: { kind: 'auto', effects: [{ do: 'heal', amount: 10, to: 'this' }] },
        fields: {
          kind: 'Of which kind it is, which says when it runs.',
          when: { means: 'For a Watch Skill: what it waits for.', default: 'no other skill waits', clause: 'R59' },
          id: {
            means: 'A name by which `grant` gives the skill and `use` runs it. It has to be the only one of the card.',
            default: 'it can’t be given or used',
          },
          name: { means: 'The name of the skill, for people.', default: 'the name of the card' },
          cost: {
            means:
              'SP that it costs. An Action Skill is offered while they are there; a skill of another kind is paid when it should run, and does nothing without them.',
            default: '0, and 1 for an Iczer Attack Skill',
            clause: 'R44',
          },
          ranked: {
            means:
              'Whether the unit has the skill only after its Rank Up. An Open Skill with it never runs, because nothing ranks up before it takes the field; for a skill that was given it does not count.',
            default: 'false',
            clause: 'G18',
          },
          granted: {
            means:
              'Whether units have the skill only when `grant` gives it to them, not by itself. It needs an `id`. Units that have been given an `open` or a `soul` skill never use it.',
            default: 'false',
            clause: 'R12',
          },
          used: {
            means:
              'Whether it runs only when another skill of the card names it with `use`, never by itself. It needs an `id`.',
            default: 'false',
            clause: 'R72',
          },
          limit: { means: 'How often it runs at most.', default: 'no limit', clause: 'R43' },
          if: {
            means:
              'The condition, looked at when the skill should run: if it is not met the skill does nothing, and an Action Skill is not offered. Nothing is chosen at that time, so `it` is nobody.',
            default: 'it always runs',
            clause: 'R11',
            example: { battletime: 'night' },
          },
          effects: {
            means: 'What it does, one after the other. What can’t be done is left out, and the rest goes on.',
            clause: 'R8',
          },
        },
      },
    },
  ),
  values('kinds', 'Kinds of skills', kind, KINDS_EXPLAINED),
  ...effectWords,
  ...unitWords,
  ...valueWords,
  forms(
    'decks',
    'Decks',
    { deck },
    {
      deck: {
        means: 'A Card File: 5 Soul Cards and 25 others, with at most 3 copies of a card.',
        clause: 'G1',
        fields: {
          souls: {
            means: 'The ids of the five Soul Cards in their order: the first takes LP damage first.',
            clause: 'G23',
          },
          cards: {
            means: 'The ids of the units and Grimoires, each with its number of copies: 25 in all.',
            clause: 'G1',
            example: { 'AX-01': 3, 'AX-02': 2 },
          },
        },
      },
    },
  ),
];
