/** What cards ask for: what units have to be, how much something comes to, and whether it holds. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { rulebook } from '../rulebook.ts';
import { PILES_EXPLAINED } from './dictionary-effects.ts';
import { SPHERES } from './dictionary-values.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const asked = <W extends string>(what: W) => `In which range ${what} is now. Default: not asked.` as const;
const printed = <W extends string>(what: W) =>
  `In which range ${what} is as printed; only units have one. Default: not asked.` as const;
const whether = <W extends string>(what: W) => `True: ${what}. False: it is not so. Default: not asked.` as const;

export const unitWords = [
  forms(
    'filters',
    'What units are',
    {
      filter: word.filter,
      population: word.population,
      range: word.range,
      beside: word.beside,
      marked: word.marked,
      cardFilter: word.cardFilter,
      cards: word.cards,
    },
    {
      ...usual.BOUNDS,
      ...usual.FILTER_FIELDS,
      character: `${whether('it is a Character')} (G20)`,
      not: { means: 'What it must not be. Default: nothing.', example: { tribe: 'dragon' } },
    },
  )({
    filter: {
      means:
        'What a unit has to be. Every field that is given has to hold; where a list is given, one match is enough.',
      example: { sphere: 'gowen', hp: { max: 30 }, other: true },
    },
    'filter.sphere': 'A sphere of its card. Default: any.',
    'filter.tribe': 'A tribe of its card. Default: any.',
    'filter.level': 'In which range its level is now. Default: not asked. (R31)',
    'filter.hp': {
      means:
        'In which range the HP are that it has now, not its greatest HP; `{"max": 0}` for one that has fallen. Default: not asked.',
      example: { max: 20 },
    },
    'filter.maxHp': asked('its greatest HP'),
    'filter.spheres': {
      means: 'In which range the number of its spheres is: 1 for a card of one sphere. Default: not asked.',
      example: { is: 1 },
    },
    'filter.at': asked('its AT'),
    'filter.df': asked('its DF'),
    'filter.agi': asked('its AGI'),
    'filter.rng': asked('its RNG'),
    'filter.damaged': whether('it has less than its greatest HP'),
    'filter.engaged': `${whether('it is Engaged')} (R6)`,
    'filter.ranked': `${whether('it has ranked up')} (G18)`,
    'filter.skill':
      'It has a skill of this kind now, printed or given. CLOSED units have none. Default: not asked. (R12)',
    'filter.row': 'The row in which it stands. Default: any. (G7)',
    'filter.column': 'The column in which it stands. Default: any. (G7)',
    'filter.cell': { means: 'The number of its cell, from 1 to 9. Default: any. (G7)', example: [1, 2, 3] },
    'filter.beside': 'It stands beside another unit, on the same grid. Default: not asked. (G7)',
    'filter.marked': 'It bears counters of a name. Default: not asked. (R47)',
    'filter.cant': 'Something is forbidden of it, to it, by whatever and for whomever. Default: not asked. (R41)',
    'filter.among': {
      means: 'It is one of these units. In `not` it is none of them. Default: not asked.',
      example: { ref: 'first' },
    },
    'filter.side': {
      means: 'On whose grid it stands, where that is asked of a unit found before. Default: any.',
      example: 'own',
    },
    'filter.inRange': `${whether('it is an enemy that this unit reaches with its RNG; nobody, where this unit is not on the grid, as in Open Skills')} (G8)`,
    'filter.other': whether('it is another unit than the one whose skill this is'),
    'filter.anyOf': {
      means: 'Several filters of which at least one has to hold. Default: not asked.',
      example: [{ damaged: true }, { engaged: true }],
    },
    'filter.allOf': {
      means: 'Several filters all of which have to hold, where one field is asked twice. Default: not asked.',
      example: [{ sphere: 'lawtia' }, { sphere: 'falkow' }],
    },
    population: 'Units on the grids, which are counted. (R7)',
    'population.side': 'On whose grid they are. Default: any.',
    'population.state': 'Whether they are CLOSED. Default: open. (R7)',
    'population.filter': 'What they have to be. Default: any unit.',
    beside: { means: 'Where a unit stands, seen from another one.', example: { where: ['left', 'right'] } },
    'beside.where': 'On which side of the other unit; one of several is enough.',
    'beside.of': 'Of which unit, or of which of several. Default: `this`.',
    cardFilter: {
      means:
        'What a card that is not on the grid has to be, as it is printed. Every field that is given has to hold. (R33)',
      example: { type: 'unit', tribe: 'undead', level: { max: 3 } },
    },
    'cardFilter.sphere': 'A sphere of it. Default: any.',
    'cardFilter.spheres': {
      means: 'In which range the number of its spheres is. Default: not asked.',
      example: { is: 1 },
    },
    'cardFilter.tribe': 'A tribe of it. Default: any.',
    'cardFilter.level': 'In which range its level is; no Soul Card has one. Default: not asked.',
    'cardFilter.hp': printed('its HP'),
    'cardFilter.at': printed('its AT'),
    'cardFilter.df': printed('its DF'),
    'cardFilter.agi': printed('its AGI'),
    'cardFilter.rng': printed('its RNG'),
    cards: 'Cards that lie in one place. (R33)',
    'cards.zone': 'Where.',
    'cards.of': 'Whose; with `each` those of both. Default: you.',
    'cards.filter': 'What they have to be. Default: any card.',
    marked: {
      means: 'Counters of a name that a unit bears: at least one, where no bound is given. (R47)',
      example: { name: 'burning' },
    },
    'marked.name': 'The name of the counters.',
    ...of('marked', usual.AT_LEAST_ONE),
    range: {
      means: 'Bounds of a number. All that are given have to hold.',
      example: { min: 2, max: 4 },
    },
  }),
  forms('amounts', 'How much', word.AMOUNTS, {
    ...usual.AMOUNT_FIELDS,
    of: 'Whose.',
    taken: 'Always true.',
    turn: 'Always true.',
  })({
    count: {
      means: 'How many units there are of these.',
      example: { count: { side: 'own', filter: { tribe: 'soldier' } } },
    },
    stat: {
      means: 'A number of units, as it is now. Of several units it is the total; of none it is 0. (R22)',
      example: { stat: 'at', of: 'this' },
    },
    'stat.of':
      'Of which units; what is chosen or left to chance comes to 0 here. The level of `this` is that of the card where no unit is on the grid.',
    'stat.base':
      'True: the number as on the card, with Rank Up, whatever effects have changed. Default: the number now. (R27)',
    sp: 'The SP of an Iczer now.',
    'sp.sp': 'Whose.',
    lp: 'The LP of an Iczer now: those of the Soul Cards and of the Avatar. (G23)',
    'lp.lp': 'Whose.',
    sphere: 'The level of a sphere of an Iczer. What is raised counts from step 9. (A11)',
    'sphere.sphere': 'Which sphere; `all` for the total of them.',
    cemetery: 'How many cards lie in the Cemetery of an Iczer.',
    'cemetery.cemetery': 'Whose.',
    cards: {
      means: 'How many cards there are of these off the grid. (R33)',
      example: { cards: { zone: 'cemetery', filter: { type: 'grimoire' } } },
    },
    'cards.cards': 'Which cards.',
    counter: {
      means: 'How many counters of a name an Iczer or units bear, in total. (R47)',
      example: { counter: 'grimoires', of: 'you' },
    },
    'counter.counter': 'The name of the counters; “grimoires” of an Iczer grows with each Grimoire that runs.',
    activations: 'How often a skill of this card has run for the Iczer in the duel, this time counted. (R43)',
    'activations.activations': 'The `id` of the skill.',
    happened: {
      means: 'How often something has happened, this time not counted while it is still going on. An extension. (R60)',
      example: { happened: 'attack', of: 'you' },
    },
    'happened.happened': 'What.',
    'happened.of': 'Who did it, or whose unit or counters it was. Default: you.',
    moved: 'A printed number of the cards that the last `transfer` of this run of the skill has moved, in total. (R33)',
    'moved.moved': 'Which number.',
    did: 'How much the last instruction of this skill did: the HP of `damage`, `heal`, `lose` and `close`, the SP of `gainSp` and `loseSp`, otherwise mostly a number of units. Each verb says what it counts.',
    taken:
      'In a Counter Skill, how many HP the damage that it answers has taken, after DF. In skills of other kinds 0. (A6)',
    turn: 'The number of the turn, 1 for the first.',
    sum: 'Several amounts together.',
    scale: {
      means:
        'Another amount, multiplied by `times`, then divided by `per` or `divide` and rounded, then with `plus` added, then at least `min` and at most `max`.',
      example: { scale: { stat: 'maxHp', of: 'it' }, per: 2 },
    },
    'scale.scale': 'The amount that it begins with.',
    'scale.per': 'By what it is divided; the same as `divide`. Default: 1.',
    remembered: 'A number that `remember` or `roll` has kept in this run of the skill.',
    'remembered.remembered': 'Its name.',
    product: {
      means: 'Several amounts multiplied by each other.',
      example: { product: [{ stat: 'level', of: 'this' }, { turn: true }] },
    },
    'product.product': 'The amounts.',
    quotient: {
      means: 'One amount divided by another; 0 where the other is 0.',
      example: { quotient: [80, { count: { side: 'enemy' } }] },
    },
    'quotient.quotient': 'What is divided, and by what.',
  }),
  forms('conditions', 'Conditions', word.CONDITIONS, { ...usual.CONDITION_FIELDS })({
    battletime: {
      means: 'It is this battletime, or one of these. Before step 8 of turn 1 it is none. (G17)',
      example: { battletime: ['morning', 'day'] },
    },
    'battletime.battletime': 'Which battletime.',
    count: {
      means: 'There are so many units of these: at least one, where no bound is given.',
      example: { count: { side: 'own', filter: { other: true } }, min: 2 },
    },
    is: {
      means: 'Every unit that is meant fits a filter. It does not hold where nobody is meant.',
      example: { is: 'cause', filter: { sphere: 'lawtia' } },
    },
    'is.is': 'Which units. Nobody is asked here: of a target with `choose` or `random` it never holds.',
    compare: { means: 'Compares two amounts.', example: { compare: { sp: 'you' }, op: '>=', to: { sp: 'opponent' } } },
    answers: {
      means:
        'In a Counter Skill: the damage that it answers was done in such a way. In a Close Skill: the damage that took the last HP of its unit was. An extension. (R77)',
      example: { answers: { means: 'attack' } },
    },
    'answers.answers': 'Whose damage it was, by what means, by which skills and by which units.',
    every: {
      means: 'It is every so-manieth turn, by the number of the turn. An extension. (R68)',
      example: { every: 3 },
    },
    'every.every': 'Every how many turns: with 2 every second one.',
    'every.from': 'The number of the first of these turns. Default: the same number: turn 3 for every third.',
    ...usual.LOGIC,
  }),
  ...values(
    ['sides-of-a-unit', 'Sides of a unit', word.neighbour],
    ['card-types', 'Kinds of cards', word.cardType],
    ['zones', 'Places of cards', word.zone],
    ['spheres-or-all', 'Spheres, one or all', word.spheres],
    ['printed-numbers', 'Numbers of cards off the grid', word.printedNumber],
    ['roundings', 'Roundings', word.rounding],
  )({
    'sides-of-a-unit.left': 'In the same row, in the column with the next lower number. (G7)',
    'sides-of-a-unit.right': 'In the same row, in the column with the next higher number. (G7)',
    'sides-of-a-unit.front': 'In the same column, one row further to the front. (G7)',
    'sides-of-a-unit.behind': 'In the same column, one row further to the back. (G7)',
    'card-types.unit': 'A unit.',
    'card-types.grimoire': 'A Grimoire.',
    'card-types.soul': 'A Soul Card.',
    ...of('zones', PILES_EXPLAINED),
    'zones.souls': 'Soul Cards with LP left. (G23)',
    'zones.spent': 'Soul Cards at 0 LP. (G23)',
    ...of('spheres-or-all', SPHERES),
    'spheres-or-all.all': 'Every one of the four.',
    'printed-numbers.level': 'The level.',
    'printed-numbers.hp': 'HP; of a Grimoire 0.',
    'printed-numbers.at': 'AT; of a Grimoire 0.',
    ...of('roundings', usual.ROUNDINGS),
  }),
];
