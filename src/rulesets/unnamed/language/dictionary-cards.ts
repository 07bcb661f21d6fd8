/** Cards, what is printed on them, what they cost, and decks. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { traitFields } from '../../cards/traits.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain(rulebook);

const common = {
  ...usual.CARD_FIELDS,
  id: {
    means:
      'The name of the card in decks, in filters and in the log: letters, digits, “_”, “.” and “-”, at most 24. No two cards of a set share one.',
    example: 'W01',
  },
  name: 'What people read. Several cards may share a name.',
  alsoNamed: { means: 'Further names, by which filters find it as well. Default: none. (R48)', example: 'Old Rival' },
  cost: {
    means:
      'What is paid to play the card from the hand: all parts together or nothing. The card itself pays for none of them. Default: no cost. (G5)',
    example: [{ discard: 1 }],
  },
  abilities: 'What the card does when something happens, and its [Main] effects. Default: none. (G14)',
  continuous: 'What holds as long as the card is where it works from. Default: none. (R5)',
} as const;

const FROM = {
  means:
    'All the zones that it works from. Where a pile is named, the table counts only if it is named too. Words about the card itself work only on the table. Default: table. (G14)',
  example: ['table', 'graveyard'],
} as const;

export const CARD_WORDS = [
  forms('cards', 'Cards', word.CARDS, { ...common })({
    unit: {
      means: 'A card that stands in a frontline or backline zone, attacks and fights. (play.1b)',
      example: { type: 'unit', id: 'X-1', name: 'Lamplighter', front: 3, back: 1 },
    },
    'unit.type': 'A unit.',
    'unit.front': 'Its power in a frontline zone, and wherever it stands in no unit zone. (G7)',
    'unit.back': 'Its power in a backline zone. (G7)',
    'unit.tribes': {
      means: 'Its tribes, for filters. They do nothing by themselves. Default: no tribe.',
      example: ['Moth'],
    },
    'unit.token':
      'Whether it is a token: made by the verb “token” only, in no deck and no pool, and out of the game when it leaves its zone. Default: false. (R7)',
    land: {
      means: 'A card that lies in the land zone of a lane. A lane has room for one. (field.1b)',
      example: { type: 'land', id: 'X-2', name: 'Quay', continuous: [{ to: { side: 'own', lane: 'this' }, power: 1 }] },
    },
    'land.type': 'A land.',
    tech: {
      means: 'A card that is revealed, takes effect once and goes to the trash. (tech.1)',
      example: { type: 'tech', id: 'X-3', name: 'Tide Table', effects: [{ do: 'draw', count: 2 }] },
    },
    'tech.abilities':
      'Abilities that it gives away by “grant”, and those that work from a pile or when it is taken from protection. It never stands on the table. Default: none. (R50)',
    'tech.continuous':
      'What holds as long as it lies in a pile from which it works, or what it costs from the hand. Default: none. (R50)',
    'tech.type': 'A tech.',
    'tech.effects':
      'What it does, in printed order. A tech is no card on the table: in its effects “this” means nothing, and lanes and rows seen from “this” match nothing. (G15)',
  }),
  forms(
    'abilities',
    'Abilities and continuous effects',
    {
      ability: word.ability,
      by: word.by,
      moment: word.moment,
      continuous: word.continuous,
      instead: word.instead,
      next: word.next,
      less: word.less,
      tribes: word.tribeChange,
      arrives: word.arrival,
    },
    { from: FROM },
  )({
    ability: {
      means:
        'Something that a card does when one of its triggers happens, or, with “main”, when its player uses it. It triggers at the end of the step or effect that brought it about, and resolves before the next step. (step.1)',
      example: { on: 'onSummon', optional: true, effects: [{ do: 'draw' }] },
    },
    'ability.id':
      'A name by which the verb “grant” and continuous effects of the same card give the ability to others. Default: no name.',
    'ability.on':
      'What triggers it: one word or several. With several it hears one event once, however many of them fit. (R9)',
    'ability.optional':
      'The “?” after a trigger: its player may decline when it resolves. An ability with a cost can be declined without it. Not for “main”. Default: false. (G13)',
    'ability.oncePerTurn':
      'Whether each card that has it does it at most once a turn, counted when it resolves and is not declined. Without it a [Main] effect that costs nothing is limited in the same way. Only for abilities that work from the table alone. Default: false. (R8)',
    'ability.timesPerTurn':
      'How often each card that has it does it in a turn, counted in the same way. Default: no limit. (R8)',
    'ability.timesPerMatch':
      'How often it works in the whole match for each player, all copies of the card together, counted when it resolves and is not declined. Default: no limit. (R51)',
    'ability.granted':
      'Whether the card itself does not have it, and only gives it away by “grant” or by a continuous effect. A land may give away a trigger of units in this way. Default: false.',
    'ability.of': {
      means:
        'Which unit or land a wider trigger has to be about, as it stands or stood when it left; for words about players and turns only the side of the player may be asked. Its zone is not looked at. A word about the card itself that has no wider twin hears with it every card that fits, this one included. Default: any, of either side; of a word about the card itself, only this card. (G16)',
      example: { side: 'own', lane: 'this' },
    },
    'ability.by': 'How it has to have come about, and by whose card. Default: in any way. (R33)',
    'ability.counter': 'Which counters “onMark” and “onUnmark” are about. Default: counters of any name. (R34)',
    'ability.if':
      'A condition that is looked at when the ability resolves, not when it triggers; of a [Main] effect also when it is used. If it is not met, nothing is asked or paid. Default: always. (G15)',
    'ability.cost':
      'What its player pays when it resolves, all of it or none. Who cannot or does not want to pay leaves the ability out; a [Main] effect that cannot be paid cannot be used. Default: no cost. (R25)',
    'ability.effects': 'What it does, in printed order. What is impossible is left out. (G15)',
    by: {
      means: 'The other party of something: how it came about, and by whose card. (R33)',
      example: { means: 'effect', side: 'enemy' },
    },
    'by.means': 'In which way. Default: in any way.',
    'by.side': 'Whose card it was. Default: either.',
    'by.filter': 'What the card has to be. Default: any card.',
    continuous: {
      means:
        'Something that holds as long as its card is where it works from and its requirement is met, judged anew after every change. It says at least one of power, ability and cant. No effect counts for its own requirement. (R5)',
      example: { if: { turn: 'yours' }, to: { side: 'own', lane: 'this' }, power: 1 },
    },
    'continuous.if': 'The requirement. Where it is no longer met the effect stops. Default: always. (R5)',
    'continuous.to': {
      means:
        'What it reaches: the card itself, units or lands on the table, or a player. A population without a side reaches both sides; the card itself is among them unless its filter says “other”. A player can only be forbidden something, and “this” works only from the table.',
      example: { side: 'own', filter: { other: true } },
    },
    'continuous.power': 'How much power the units have more, or less if below 0. Default: no change. (G7)',
    'continuous.ability':
      'The id of an ability of this card that what is reached has as its own; there “this” is the card that has it. Default: none.',
    'continuous.fixed':
      'The power that the units have, whatever else changes it. Of two the younger card’s counts. Default: no change. (R40)',
    'continuous.tribes': 'Which tribes the units or lands lose and get. Default: no change. (R66)',
    'continuous.arrives':
      'With how much [Rest] units come: those of the player, or with `to: this` this unit, whatever zone it comes from. Default: ready. (R69)',
    'continuous.cant': 'What the cards or the player cannot do. Default: nothing. (R12)',
    'continuous.can': 'What the units may do although the rules forbid it. Default: nothing. (R36)',
    'continuous.must': 'What the units must do. Default: nothing. (R37)',
    'continuous.by': 'By or with which other party only the prohibition holds, as its word says. Default: any. (R35)',
    'continuous.instead': 'What happens to what is reached in place of something. Default: nothing. (R41)',
    'continuous.plays': 'Which cards “costs” and “less” are about when the player plays them. Default: any card. (R42)',
    'continuous.costs':
      'What the player pays more to play cards. With `to: this` and `from: hand` it is the cost of this card alone. Default: nothing. (R42)',
    'continuous.less': 'What the player pays less to play cards. Default: nothing. (R42)',
    moment: { means: 'What a delayed effect waits for. (R39)', example: { on: 'endOfTurn' } },
    'moment.on': 'One trigger or several.',
    'moment.of': 'Which unit or land it has to be about, as for abilities. Default: any.',
    'moment.by': 'How it has to have come about. Default: in any way. (R33)',
    instead:
      'Something that happens in place of something else, each time or so often. In its effects “cause” is the card that was spared. It does not replace what it does itself, nor what is paid for a cost. (R41)',
    'instead.of': 'In place of what.',
    'instead.by': 'By which other party only. Default: any. (R33)',
    'instead.filter': 'Of which cards only. Only “discard” has this. Default: any card. (R71)',
    'instead.counter':
      'Counters of this name only. Only “beMarked” and “beUnmarked” have this. Default: any name. (R65)',
    'instead.oncePerTurn':
      'Whether each card that has it does it at most once a turn. Only from the table. Default: false. (R56)',
    'instead.timesPerTurn':
      'How often each card that has it does it in a turn. Only from the table. Default: no limit. (R56)',
    'instead.timesPerMatch':
      'How often it happens in the whole match for each player, all copies of the card together. Default: no limit. (R56)',
    'instead.effects': 'What happens. Nothing, if the list is empty.',
    next: {
      means: 'What something happens in place of, the next time. (R56)',
      example: { of: 'draw', to: { player: 'opponent' } },
    },
    'next.of': 'In place of what.',
    'next.to': 'Which unit or land it would happen to, looked at when it would happen; or which player.',
    'next.by': 'By which other party only. Default: any. (R33)',
    'next.filter': 'Of which cards only. Only “discard” has this. Default: any card. (R71)',
    'next.counter': 'Counters of this name only. Only “beMarked” and “beUnmarked” have this. Default: any name. (R65)',
    less: {
      means: 'How much less of each kind of cost is paid, counted when it is paid; never less than nothing. (R42)',
      example: { discard: 1 },
    },
    tribes: {
      means: 'Tribes that are lost and given, as long as the effect holds. (R66)',
      example: { gain: 'Moth' },
    },
    ...of('tribes', traitFields('tribes')),
    arrives: { means: 'How units come, however they do. (R69)', example: { rest: 2 } },
    'arrives.rest': 'The counter of [Rest]. Of several, and of what an effect says, as for being rested. (G10)',
    'arrives.filter': 'What the units have to be, as printed. Default: any unit.',
    'arrives.lane': 'To which lanes, as seen from the card that says it. Default: any.',
    'arrives.row': 'To which row. Default: any.',
    'less.discard': 'How many fewer cards are discarded. Default: 0.',
    'less.rest': 'How many fewer units are rested. Default: 0.',
    'less.destroy': 'How many fewer units or lands are destroyed. Default: 0.',
    'less.protection': 'How many fewer cards of protection are lost. Default: 0.',
  }),
  forms('costs', 'Costs', word.COSTS, { filter: 'What they have to be. Default: any card.' })({
    discard: {
      means: 'Cards of your hand go to the trash. The card that is being played is not one of them. (R16)',
      example: { discard: 1 },
    },
    'discard.discard': 'How many cards.',
    rest: {
      means: 'Ready units of yours get [Rest] 2. The unit whose ability is paid for may be one of them. (G11)',
      example: { rest: 1 },
    },
    'rest.rest': 'How many units.',
    'rest.filter': 'What they have to be. Default: any ready unit.',
    restThis: {
      means: 'This unit, which has to be ready, is rested. Only for abilities of a unit on the table. (G11)',
      example: { restThis: 2 },
    },
    'restThis.restThis': 'The counter of [Rest] that it gets.',
    destroy: {
      means:
        'Units of yours die, or lands of yours are destroyed, and their triggers trigger. A zone that is emptied in this way may be used by what is paid for. (R16)',
      example: { destroy: 1, of: 'units' },
    },
    'destroy.destroy': 'How many.',
    'destroy.of': 'Units or lands.',
    'destroy.filter': 'What they have to be. Default: any.',
    destroyThis: 'This unit dies, or this land is destroyed. Only for abilities of a card on the table. (R16)',
    'destroyThis.destroyThis': 'Always true.',
    protection: 'The top cards of your protection go to the trash. The last one may be paid with. (G5)',
    'protection.protection': 'How many cards.',
    unmark: {
      means: 'Counters are taken off this card. Only for abilities of a card on the table. (R55)',
      example: { unmark: 2, name: 'rage' },
    },
    'unmark.unmark': 'How many.',
    'unmark.name': 'Which counters.',
    take: { means: 'Units of yours go back to the hand of their owner. (R55)', example: { take: 1 } },
    'take.take': 'How many units.',
    'take.filter': 'What they have to be. Default: any unit.',
    bury: {
      means:
        'Cards of a pile of yours go under your deck. The card whose ability is paid for is not one of them. (R55)',
      example: { bury: 2, from: 'graveyard' },
    },
    'bury.bury': 'How many cards.',
    'bury.from': 'Out of which pile.',
  }),
  forms('decks', 'Decks', { deck: word.deck })({
    deck: 'A deck and a pool. In both together there are at most four copies of a card, and no tokens. (G1)',
    'deck.main': { means: 'The deck: card ids with their number of copies, 40 cards in all.', example: { W01: 4 } },
    'deck.pool': { means: 'The pool: card ids with their number of copies, 10 cards in all.', example: { W02: 2 } },
  }),
  ...values(
    ['card-types', 'Kinds of cards', word.cardType],
    ['buried', 'Piles to bury cards from', word.buried],
    ['works-from', 'Where cards work from', word.fromZone],
  )({
    'card-types.unit': 'A unit, tokens included.',
    'card-types.land': 'A land.',
    'card-types.tech': 'A tech.',
    'buried.graveyard': 'Your graveyard.',
    'buried.trash': 'Your trash.',
    'works-from.table': 'A unit zone or a land zone.',
    'works-from.graveyard': 'The graveyard of its player.',
    'works-from.trash': 'The trash of its player.',
    'works-from.pool': 'The pool of its player, lying face up.',
    'works-from.hand': 'The hand of its player. What triggers there is shown. (R31)',
  }),
];
