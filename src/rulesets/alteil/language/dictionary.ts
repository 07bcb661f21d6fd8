/** The words of the card language explained: cards and skills here, the others in the files beside this one. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import { effectWords } from './dictionary-effects.ts';
import { unitWords } from './dictionary-units.ts';
import { KINDS_EXPLAINED, valueWords } from './dictionary-values.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const common = {
  ...usual.CARD_FIELDS,
  id: {
    means:
      'The card’s own id, by which decks and positions name it. Two cards of one id can’t be in a set; “none” is not allowed.',
    example: 'AX-01',
  },
  name: {
    means: 'The card’s name. Printings of one name are the same card, whatever their ids. (R2)',
    example: 'Ashen Pikeman',
  },
  copies: { means: 'How many copies of it a Card File may have. Default: 3. (R80)', example: 30 },
} as const;

const sphered = {
  sphere: {
    means: 'Its sphere, or several. To set the card every one of them has to have reached the card’s level. (G5)',
    example: ['gowen', 'falkow'],
  },
  level: 'Its level: as many SP are paid to set it, and as many come back when it is buried as a unit. (G5)',
  neverLocked: 'True: it can’t be locked in a Card File. Default: it can. (R81)',
} as const;

export const dictionary = [
  forms('cards', 'Cards', word.CARDS, { ...common, ...sphered })({
    unit: 'A unit. It is set, revealed with its Open Skills in the same turn, and takes the field in the next one. (G6)',
    'unit.type': 'Says that the card is a unit.',
    'unit.tribes': { means: 'What it is, for filters that ask for a tribe. Default: none.', example: ['soldier'] },
    'unit.character':
      'Whether it is a Character, of which there is one copy on both grids together. Default: false. (G20)',
    'unit.hp': 'Its greatest HP, with which it takes the field. (R3)',
    'unit.at': 'AT: how much an attack of the unit does, before the DF of the target. (G9)',
    'unit.df': 'DF: by how much any HP damage to the unit is lessened. (G9)',
    'unit.agi': 'AGI: units of higher AGI go first. (action.22)',
    'unit.rng':
      'RNG: how far its attacks reach. 1 reaches over no row with units on it, each further point over one more. (G8)',
    'unit.lp':
      'How many LP it has as a Soul Card. With it the unit can be put among the Soul Cards of a File. Default: it can’t be a Soul Card. (R40)',
    'unit.also': 'Names of other cards as which filters take it, beside its own. Default: none. (R50)',
    'unit.cant': 'What it can’t do, and what can’t be done to it, as long as it is open. Default: nothing. (R41)',
    'unit.can':
      'What it may do although the rules forbid it, as long as it is open. An extension. Default: nothing. (R62)',
    'unit.revivalCost': 'SP that its revival at step 4 costs. Default: 1. (R46)',
    'unit.iczerAttackCost':
      'SP that its Iczer Attack costs, where no Iczer Attack Skill says another price. Default: 1. (R73)',
    'unit.rank': 'What its Rank Up asks for and adds. Default: it does not rank up. (G18)',
    'unit.skills':
      'Its skills, in printed order. Those of one kind run in this order. Its `soul` skills run when it is spent as a Soul Card, the others only on the grid. Default: none. (R13)',
    grimoire:
      'A Grimoire. Its Open Skills run at step 13 of the turn in which it is set; then it goes to the Cemetery. (G6)',
    'grimoire.type': 'Says that the card is a Grimoire.',
    'grimoire.skills':
      'Its Open Skills in printed order. Other kinds are allowed only with `granted`, to be given to units. Default: none. (R13)',
    soul: 'A Soul Card, which takes LP damage in place of the Avatar. A unit that is used as a Soul Card as well has its `lp` and its `soul` skills on the unit card. (G23)',
    'soul.type': 'Says that the card is a Soul Card.',
    'soul.lp': 'How many LP it has. At 0 it is turned up and its Soul Skills run. (G23)',
    'soul.skills':
      'Its Soul Skills in printed order. Other kinds are allowed only with `granted`, to be given to units. Default: none. (R13)',
  }),
  forms('ranks', 'Rank Up', { rank: word.rank })({
    rank: 'At step 10 the unit ranks up once, and has to, when each of its spheres has reached the level. (G18)',
    'rank.level': 'The level that every sphere of the card has to reach.',
    'rank.hp': 'Added to its greatest HP, and its HP change as much; may be negative. Default: 0. (R3)',
    'rank.at': 'Added to its AT; may be negative. Default: 0.',
    'rank.df': 'Added to its DF; may be negative. Default: 0.',
    'rank.agi': 'Added to its AGI; may be negative. Default: 0.',
    'rank.rng': 'Added to its RNG; may be negative. Default: 0.',
  }),
  forms('traits', 'What units can’t do', { trait: word.trait })({
    trait: {
      means: 'Something that a unit can’t do, or that can’t be done to it. (R41)',
      example: { what: 'affected', by: { skills: 'grimoire' } },
    },
    'trait.what': 'What is forbidden.',
    'trait.by': 'What it is about. Default: everything.',
    'trait.if': 'The condition under which it holds; `it` is nobody. Default: it always holds.',
  }),
  forms('permissions', 'What units may do', { permission: word.permission })({
    permission: {
      means: 'Something that a unit may do although the rules forbid it. An extension. (R62)',
      example: { what: 'reach' },
    },
    'permission.what': 'What it may do.',
    'permission.if': 'The condition under which it holds; `it` is nobody. Default: it always holds.',
  }),
  forms('skills', 'Skills', { skill: word.skill, limit: word.limit, when: word.when })({
    when: {
      means: 'What a Watch Skill waits for. Every field that is given has to hold. An extension. (R59)',
      example: { event: 'grimoire', side: 'enemy' },
    },
    'when.event': 'What happens.',
    'when.side': 'Who did it, or whose unit or counters it was. Default: any.',
    'when.filter': 'What the unit has to be that did it, or to which it happened. Default: any unit, or none.',
    'when.skills': 'For `skill`, `raised` and `lowered`: of which kind the skill was. Default: any.',
    'when.name': 'For `mark` and `unmark`: the name of the counters. Default: any.',
    'when.changes': {
      means:
        'For `raised` and `lowered`: which numbers; one of them has to be among those that change. Default: any. (R83)',
      example: 'at',
    },
    'when.cards': {
      means: 'For `raised` and `lowered`: what the card has to be whose skill does it. Default: any card. (R83)',
      example: { type: 'grimoire', sphere: ['gowen', 'falkow'] },
    },
    limit: {
      means: 'How often a skill runs for an Iczer, all copies of the card together. (R43)',
      example: { times: 1, per: 'match' },
    },
    'limit.times': 'How often.',
    'limit.per': 'Within which time.',
    skill: {
      means: 'A skill: when it runs, and what it does then. Each time it runs, `it` and named choices begin empty.',
      example: { kind: 'auto', effects: [{ do: 'heal', amount: 10, to: 'this' }] },
    },
    'skill.kind': 'Of which kind it is, which says when it runs.',
    'skill.when': 'For a Watch Skill: what it waits for. Default: no other skill waits. (R59)',
    'skill.id':
      'A name by which `grant` gives the skill and `use` runs it. It has to be the only one of the card. Default: it can’t be given or used.',
    'skill.name': 'The name of the skill, for people. Default: the name of the card.',
    'skill.cost':
      'SP that it costs. An Action Skill is offered while they are there; a skill of another kind is paid when it should run, and does nothing without them. Default: 0, and 1 for an Iczer Attack Skill. (R44)',
    'skill.ranked':
      'Whether the unit has the skill only after its Rank Up. An Open Skill with it never runs, because nothing ranks up before it takes the field; for a skill that was given it does not count. Default: false. (G18)',
    'skill.granted':
      'Whether units have the skill only when `grant` gives it to them, not by itself. It needs an `id`. Units that have been given an `open` or a `soul` skill never use it. Default: false. (R12)',
    'skill.used':
      'Whether it runs only when another skill of the card names it with `use`, never by itself. It needs an `id`. Default: false. (R72)',
    'skill.limit': 'How often it runs at most. Default: no limit. (R43)',
    'skill.if': {
      means:
        'The condition, looked at when the skill should run: if it is not met the skill does nothing, and an Action Skill is not offered. Nothing is chosen at that time, so `it` is nobody. Default: it always runs. (R11)',
      example: { battletime: 'night' },
    },
    'skill.effects': 'What it does, one after the other. What can’t be done is left out, and the rest goes on. (R8)',
  }),
  ...effectWords,
  ...unitWords,
  ...valueWords,
  forms('decks', 'Decks', { deck: word.deck })({
    deck: 'A Card File: 5 Soul Cards and 25 others, with at most 3 copies of a card. (G1)',
    'deck.souls': 'The ids of the five Soul Cards in their order: the first takes LP damage first. (G23)',
    'deck.cards': {
      means: 'The ids of the units and Grimoires, each with its number of copies: 25 in all. (G1)',
      example: { 'AX-01': 3, 'AX-02': 2 },
    },
  }),
  ...values(
    ['happenings', 'What happens', word.happening],
    ['spans', 'In which time something has happened', word.span],
    ['periods', 'Within which time', word.per],
    ['kinds', 'Kinds of skills', word.kind],
  )({
    'happenings.attack': 'A unit attacks, by Attack or by an effect. (R59)',
    'happenings.iczerAttack': 'A unit uses Iczer Attack. (R59)',
    'happenings.standby': 'A unit uses Standby. (R59)',
    'happenings.move': 'A unit uses Move. (R59)',
    'happenings.skill':
      'A skill has run: its condition was met and its price was paid. Watch Skills are not heard. (R59)',
    'happenings.grimoire': 'The Open Skills of a Grimoire run. (R59)',
    'happenings.mark': 'An effect puts counters on a unit or an Iczer. (R59)',
    'happenings.unmark':
      'Counters go from a unit or an Iczer, by an effect or because their time is over; not with the unit. (R59)',
    'happenings.closed': 'A unit becomes CLOSED. (R59)',
    'happenings.raised': 'An instruction of a skill raises a number of a unit, by adding to it or setting it. (R83)',
    'happenings.lowered': 'An instruction of a skill lowers a number of a unit. (R83)',
    ...of('spans', usual.citing(usual.SPANS, 'R60')),
    'periods.turn': 'Counted anew in every turn. (R43)',
    'periods.match': 'Counted in the whole duel. (R43)',
    ...of('kinds', KINDS_EXPLAINED),
  }),
];
