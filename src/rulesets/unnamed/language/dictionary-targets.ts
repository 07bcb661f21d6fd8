/** What effects are about: targets, filters, amounts and conditions. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { SAID } from '../../cards/naming.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const POPULATION = {
  side: 'Whose cards. It is not looked at in the zone “looked”. Default: any in “units” and “lands”, own in every pile.',
  zone: 'Where the cards are. Default: units.',
  lane: 'In which lane of the table, or in which of several: a number, as seen from “this” card or from another one, or a lane that was chosen. Where there is no such card nothing matches. It is not looked at in piles. Default: any lane.',
  row: 'In which row of the table; “this” and “other” are seen from “this” card, and a row may be that of another card. It is not looked at in piles. Default: either row.',
  filter: 'What the cards have to be. Default: any card.',
} as const;

const AS = 'A name by which “ref” finds them again in the same ability. Default: no name.';

const THIS =
  'The card that has the ability, also when it has left: as it was when it left, until nothing is in progress. Of an ability that works from a pile it is the card there. In a tech it is nothing.';

export const TARGET_WORDS = [
  forms('targets', 'Targets', word.TARGETS, { ...usual.TARGET_FIELDS, ...POPULATION, as: AS })({
    ref: {
      means: 'What was chosen earlier in the same ability under a name. If nothing was, it is nothing.',
      example: { ref: 'prey' },
    },
    all: {
      means: 'Every card that fits. Nobody chooses, so “beChosen” protects from nothing here. It does not change “it”.',
      example: { all: true, side: 'enemy', lane: 'this' },
    },
    choose: {
      means:
        'Cards that a player chooses when the effect is carried out; what they choose is “it”. In conditions and amounts nobody chooses, so there it is nothing. (R11)',
      example: { choose: 1, side: 'enemy', filter: { state: 'rested' } },
    },
    'choose.choose':
      'How many: a number or an amount, which means as many of it as there are, up to a number, or between two. In a deck, a face-down pool or what is looked at, fewer may be chosen wherever there is a filter.',
    'choose.by': 'Who chooses. Sides are still seen from the player of the card. Default: you.',
    random: {
      means:
        'Cards drawn by chance, as many as there are at most; they become “it”. In conditions and amounts it is nothing. (R11)',
      example: { random: 1, side: 'enemy', zone: 'hand' },
    },
    top: {
      means: 'The top cards of a pile, as many as there are at most; they become “it”. Nobody sees them by this alone.',
      example: { top: 1, zone: 'deck' },
    },
    'top.zone': 'Which pile.',
    'top.side': 'Whose pile. Default: own.',
  }),
  forms(
    'selections',
    'What cards have to be',
    {
      population: word.population,
      filter: word.filter,
      ...word.ASKED,
      range: word.range,
      upTo: word.upTo,
      between: word.between,
      ...word.PLACED,
    },
    { ...usual.AT_LEAST_ONE, ...usual.FILTER_FIELDS, of: 'Which card, as it stands or stood when it left.' },
  )({
    population: {
      means: 'Cards by side, zone, place on the table and filter. All that is said has to hold.',
      example: { side: 'own', zone: 'lands' },
    },
    ...of('population', POPULATION),
    filter: {
      means: 'What a card has to be. Every field that is given has to hold; a list means one of its entries.',
      example: { type: 'unit', power: { max: 3 }, state: 'ready' },
    },
    'filter.tribe': 'A tribe that it has. Lands and techs have none. Default: any.',
    'filter.name': 'Its name, exactly, or a further name of it. Default: any. (R48)',
    'filter.power':
      'Its power: the effective power of a unit where it stands, that of one that has left as it was, the printed frontline power of a card in a pile. Lands and techs have 0. Default: any. (R15)',
    'filter.front': 'Its printed frontline power. Default: any.',
    'filter.back': 'Its printed backline power. Default: any.',
    'filter.state': 'Whether it is ready or rested. Only units of the table are either. Default: either.',
    'filter.row': 'The row in which it stands, or stood. A land or a card in a pile is in none. Default: any.',
    'filter.other':
      'true: not the card that has the ability; false: only that card. A card in a pile is always another. Default: either.',
    'filter.enteredThisTurn': 'Whether it is a unit that came into play in this turn. Default: either.',
    'filter.fighting':
      'Whether it is one of the two units in the combat in progress, from its first step to its last. Default: either. (R27)',
    'filter.has':
      'A trigger of one of its abilities, given ones included. Of two spellings of one trigger either will do. Default: any.',
    'filter.side': 'Whose it is. Default: either.',
    'filter.lane': 'In which lane it stands, or stood. A card in a pile is in none. Default: any.',
    'filter.among': 'Cards of which it has to be one. Default: any card.',
    'filter.shares': {
      means: 'What it has to have in common with another card. Default: nothing asked. (R60)',
      example: { what: 'tribe', with: { ref: 'model' } },
    },
    'filter.marked': 'Counters that it has to bear. Default: none asked.',
    'filter.history':
      'What it has to have done, or what has to have happened to it. A card in a pile has done nothing. Default: nothing asked. (R28)',
    'filter.not': 'What it must not be: it fails where this filter as a whole holds. Default: nothing.',
    marked: {
      means: 'How many counters of a name something bears. A mark is a counter. (R29)',
      example: { name: 'rage', min: 2 },
    },
    'marked.name': 'The name of the counters.',
    shares: {
      means: 'What a card has in common with one of certain cards. (R60)',
      example: { what: 'name', with: 'it' },
    },
    'shares.what': 'In what.',
    'shares.with': 'With which cards.',
    history: { means: 'How often something happened with a card. (R28)', example: { word: 'attacked' } },
    'history.word': 'What happened.',
    'history.span': 'How far back. Default: turn.',
    range: { means: 'The bounds of a number.', example: { min: 1, max: 3 } },
    ...of('range', usual.BOUNDS),
    upTo: 'A choice of any number up to a limit, none included. (R11)',
    'upTo.upTo': usual.CHOICE_FIELDS.upTo,
    between: {
      means: 'A choice of a number between two. Where there are fewer than the least, nothing is chosen. (R11)',
      example: { min: 2, max: 3 },
    },
    ...of('between', usual.RANGE_FIELDS),
    laneOf: {
      means: 'The lane of another card, or lanes as seen from it; of several cards, those of each.',
      example: { of: 'cause', is: 'next' },
    },
    'laneOf.is': 'Which lanes, as seen from there. Default: this.',
    chosenLane: {
      means: 'The lane that was chosen earlier in the same ability by “chooseLane”.',
      example: { chosen: 'place' },
    },
    'chosenLane.chosen': 'The name that the choice gave by “as”.',
    rowOf: { means: 'The row of another card, or the other one.', example: { of: 'attacker' } },
    'rowOf.is': 'Which row, as seen from there. Default: this.',
  }),
  forms(
    'amounts',
    'Amounts',
    { plain: word.plain, ...word.AMOUNTS },
    { ...usual.AMOUNT_FIELDS },
  )({
    plain: {
      means:
        'A number as it is. Whatever an amount comes to, less than 0 cards or times count as 0; only power may be changed by less than 0.',
      example: 2,
    },
    count: {
      means: 'How many cards there are. Cards of a hidden zone can be counted, but not by a filter.',
      example: { count: { side: 'own', zone: 'lands' }, times: 2 },
    },
    stat: {
      means: 'A number of a card, or the sum of it over several cards; 0 if there is none. (R24)',
      example: { stat: 'power', of: 'this' },
    },
    'stat.of': 'Of which cards. Nothing is chosen or drawn by chance here.',
    'stat.take': 'What becomes of the numbers of several cards. Default: sum. (R24)',
    distinct: {
      means: 'How many different ones there are among cards.',
      example: { distinct: 'tribe', of: { all: true, side: 'own' } },
    },
    'distinct.distinct': 'What is told apart.',
    'distinct.of': 'Among which cards. Nothing is chosen or drawn by chance here.',
    eventAmount: 'The number that the trigger carries, such as how many cards were drawn. (R9)',
    did: {
      means:
        'How much the last verb of this ability did: how many cards it drew, moved, chose, changed and so on. 0 if it did nothing. (R30)',
      example: { did: true, times: 2 },
    },
    remembered: {
      means:
        'A number that “remember”, “roll” or “chooseNumber” has kept earlier in the same ability. 0 if none was carried out. (R52)',
      example: { remembered: 'before' },
    },
    'remembered.remembered': 'The name that was given by “as”.',
    counter: {
      means: 'How many counters of a name a card or a player bears; of several cards, the sum. (R29)',
      example: { counter: 'rage', of: 'this' },
    },
    'counter.of': 'Who bears them.',
    history: {
      means: 'How often something has happened, in cards where several are meant at once. (R28)',
      example: { history: 'died', span: 'lastTurn' },
    },
    'history.who': 'With whose cards, or by which player. Default: you.',
    'history.filter':
      'What the cards have to be, as they are or were when they left. Not asked of the whole match. Default: any card.',
    sum: 'Several amounts added up.',
  }),
  forms(
    'said',
    'What was said',
    SAID,
  )({
    said: {
      means:
        'What a player has said, in place of a word: in this effect by “name”, or before for this unit or land. (R68)',
      example: { said: 'word' },
    },
    'said.said': 'The name that “name” gave it by “as”.',
  }),
  forms('conditions', 'Conditions', word.CONDITIONS, { ...usual.CONDITION_FIELDS })({
    turn: { means: 'Whose turn it is, and perhaps which of their turns.', example: { turn: 'yours' } },
    'turn.turn': 'Your turn, or the opponent’s.',
    'turn.every':
      'Only each so manyth turn of that player: with 3 the third, the sixth and so on. Default: every turn. (R49)',
    count: {
      means: 'How many cards there are: at least one, if no bound is given.',
      example: { count: { side: 'own', filter: { tribe: 'Moth' } }, min: 2 },
    },
    is: {
      means:
        'Cards are what a filter asks: all of them, and at least one. What has left the table is judged as it was. (R21)',
      example: { is: 'cause', filter: { tribe: 'Moth' } },
    },
    'is.is': 'Which cards. Nothing is chosen or drawn by chance here; hidden cards have to be revealed first.',
    combat: {
      means: 'How the combat of this card has ended. Not met before it is known. (cbt.3)',
      example: { combat: 'tie' },
    },
    'combat.combat': 'How.',
    compare: {
      means: 'Two amounts compared.',
      example: { compare: { count: { side: 'own' } }, op: '>', to: { count: { side: 'enemy' } } },
    },
    ...usual.LOGIC,
  }),
  ...values(
    ['registers', 'Cards that an effect knows', word.register],
    ['this-card', 'The card itself', word.thisCard],
  )({
    'registers.this': `${THIS} (R21)`,
    'registers.it':
      'What the latest choice, chance or “top” of this ability found, what it put, discarded, summoned or made, or in “for each” the card whose turn it is. Nothing before any of these, and in a continuous effect.',
    'registers.cause':
      'The unit or land that the trigger is about, as each trigger says. In a [Main] effect, a tech or a continuous effect it is nothing. (R21)',
    'registers.other':
      'The other party of what triggered the ability, as each trigger says: the other fighter, the cards that were drawn, the card that was taken. (R33)',
    'registers.source': 'The card by which it came about, as each trigger says. (R33)',
    'registers.killed':
      'The units that this unit has killed. Only an ability with [On Kill] alone may say it. (cbt.6b)',
    'registers.attacker':
      'The unit whose attack is in progress, whoever asks, also when it has left. Nothing without an attack.',
    'registers.defender':
      'The unit that this attack meets, once its lane has been looked at, also when it has left. Nothing without one. (A12)',
    'registers.each':
      'In an amount of “modify”, “setPower”, “rest” and “mark”: the card to which it is just being done, so that the amount is worked out for each. In the power of a continuous effect: each card that it reaches. (R24)',
    'this-card.this': THIS,
  }),
];
