/** On what printed skills depend. */
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';

export const CONDITIONS: readonly Wording[] = [
  ...wordings('battletime', [row('morning', 'morning'), row('{noon|day}', 'day'), row('night', 'night')]),
  ...wordings('use', [
    row('{condition}'),
    row('{bound}', ({ bound }) => ({ is: 'this', filter: bound })),
    row('{after rank up|rank up|ranked up|rankup|after ranked up}', { is: 'this', filter: { ranked: true } }),
    row('{condition of a unit}', (heard) => ({
      is: 'this',
      filter: { marked: { name: heard['condition of a unit'] } },
    })),
    row('disengaged', { is: 'this', filter: { engaged: false } }),
    row('engaged', { is: 'this', filter: { engaged: true } }),
    row('in {areas}', ({ areas }) => ({ is: 'this', filter: { cell: areas } })),
    row('{use} and {other:use}', ({ use, other }) => part.both(use, other)),
    row('{use}, {other:use}', ({ use, other }) => part.both(use, other)),
    row('{use} / {other:use}', ({ use, other }) => part.both(use, other)),
    row('{use} .'),
  ]),
  ...wordings('condition', [
    row('{battletime|battle time|battletime is|battle time is|it is} {time:battletime}', ({ time }) => ({
      battletime: time,
    })),
    row('{battletime|battle time} {time:battletime} or {other:battletime}', ({ time, other }) => ({
      battletime: [time, other],
    })),
    row('[your] {sphere} [{level|lv|lvl}] is {range}', ({ sphere, range }) =>
      part.compared({ sphere, of: 'you' }, range),
    ),
    row('[your] {sphere} [{level|lv|lvl}] [=] {range}', ({ sphere, range }) =>
      part.compared({ sphere, of: 'you' }, range),
    ),
    row('{rival} {sphere} [{level|lv|lvl}] [=] {range}', ({ sphere, range }) =>
      part.compared({ sphere, of: 'opponent' }, range),
    ),
    row('you have a {sphere} level of {range}', ({ sphere, range }) => part.compared({ sphere, of: 'you' }, range)),
    row('your sp [{is|=}] {range}', ({ range }) => part.compared({ sp: 'you' }, range)),
    row('you have {range} sp', ({ range }) => part.compared({ sp: 'you' }, range)),
    row('{rival} sp [{is|=}] {range}', ({ range }) => part.compared({ sp: 'opponent' }, range)),
    row('{rival|rival iczer} has {num} or more sp', ({ num }) => part.compared({ sp: 'opponent' }, { min: num })),
    row('{rival|rival iczer} has {num} or {less|fewer} sp', ({ num }) =>
      part.compared({ sp: 'opponent' }, { max: num }),
    ),
    row('[your] lp [{is|=}] {range}', ({ range }) => part.compared({ lp: 'you' }, range)),
    row('{rival} lp [{is|=}] {range}', ({ range }) => part.compared({ lp: 'opponent' }, range)),
    row("this unit's {bound}", ({ bound }) => ({ is: 'this', filter: bound })),
    row("this units's {bound}", ({ bound }) => ({ is: 'this', filter: bound })),
    row('this unit is {of|at} {bound}', ({ bound }) => ({ is: 'this', filter: bound })),
    row("{that unit's|the unit's|unit's} {bound}", ({ bound }) => ({ is: '$it', filter: bound })),
    row('{that unit|the unit|unit|it} is {at|of|} {bound}', ({ bound }) => ({ is: '$it', filter: bound })),
    row('{that unit|the unit|it} is [a] {tribe}', ({ tribe }) => ({ is: '$it', filter: tribe })),
    row('the unit hit is {tribe}', ({ tribe }) => ({ is: 'hit', filter: tribe })),
    row("enemy unit's {bound}", ({ bound }) => ({ is: '$it', filter: bound })),
    row('{it|that unit|unit} has {bound}', ({ bound }) => ({ is: '$it', filter: bound })),
    row('{that unit|it} is engaged', { is: '$it', filter: { engaged: true } }),
    row('{that unit|it} is disengaged', { is: '$it', filter: { engaged: false } }),
    row('{that unit|it} is {condition of a unit}', (heard) => ({
      is: '$it',
      filter: { marked: { name: heard['condition of a unit'] } },
    })),
    row("{it's|that unit is|it is} a {sphere} unit", ({ sphere }) => ({ is: '$it', filter: { sphere } })),
    row("{it's|that unit is|it is} a character", { is: '$it', filter: { character: true } }),
    row('{a|an|one} {noun} {is|are} on the field', ({ noun }) => part.countOf(noun, { min: 1 })),
    row('{noun} is on the field', ({ noun }) => part.countOf(noun, { min: 1 })),
    row('{range} {noun} {is|are} on the field', ({ range, noun }) => part.countOf(noun, range)),
    row('rival iczer has more units on the field', {
      compare: { count: { side: 'enemy' } },
      op: '>',
      to: { count: { side: 'own' } },
    }),
    row('that unit is friendly', { is: '$it', filter: { side: 'own' } }),
    row('that unit is an enemy', { is: '$it', filter: { side: 'enemy' } }),
    row('this unit is ranked up', { is: 'this', filter: { ranked: true } }),

    row('this unit is {condition of a unit}', (heard) => ({
      is: 'this',
      filter: { marked: { name: heard['condition of a unit'] } },
    })),
    row('this unit is engaged', { is: 'this', filter: { engaged: true } }),
    row('this unit is disengaged', { is: 'this', filter: { engaged: false } }),
    row('this unit cannot be hit by {an attack action|attack actions}', { is: 'this', filter: { cant: 'attacked' } }),
    row('this unit is not immune to attack actions', { is: 'this', filter: { not: { cant: 'attacked' } } }),
    row('this unit {has|is} {bound}', ({ bound }) => ({ is: 'this', filter: bound })),
    row('no {noun} [on the field]', ({ noun }) => part.countOf(noun, { max: 0 })),
    row('both iczers lp [=] {range}', ({ range }) =>
      part.both(part.compared({ lp: 'you' }, range) ?? null, part.compared({ lp: 'opponent' }, range) ?? null),
    ),
    row('sp [=] {range}', ({ range }) => part.compared({ sp: 'you' }, range)),
    row('that unit has hp below its max hp', { is: '$it', filter: { damaged: true } }),
    row('[number of] grimoires used is {range}', ({ range }) => part.compared(part.GRIMOIRES, range)),
    row('{range} copies of {cards} are in {whose} {zone}', ({ range, cards, whose, zone }) =>
      part.compared(part.numberOfCards(cards, whose, zone), range),
    ),
    row('{rival|rival iczer} has sp {range}', ({ range }) => part.compared({ sp: 'opponent' }, range)),
    row('{rival|rival iczer} has {num} sp', ({ num }) => part.compared({ sp: 'opponent' }, { is: num })),
    row('{rival|rival iczer} has {range} {cards} in {zone}', ({ range, cards, zone }) =>
      part.compared(part.numberOfCards(cards, 'opponent', zone), range),
    ),
    row('there are {range} {cards} in {whose} {zone}', ({ range, cards, whose, zone }) =>
      part.compared(part.numberOfCards(cards, whose, zone), range),
    ),
    row('{range} {cards} are in {whose} {zone}', ({ range, cards, whose, zone }) =>
      part.compared(part.numberOfCards(cards, whose, zone), range),
    ),
    row('{a|an} {cards} in {whose} {zone}', ({ cards, whose, zone }) =>
      part.compared(part.numberOfCards(cards, whose, zone), { min: 1 }),
    ),
    row('{that unit|it} is {sphere} or {other:sphere}', ({ sphere, other }) => ({
      is: '$it',
      filter: { sphere: [sphere, other] },
    })),
    row('{that unit|it} is {sphere}', ({ sphere }) => ({ is: '$it', filter: { sphere } })),
    row('{that unit|it|the unit} is not {tribe}', ({ tribe }) => ({ is: '$it', filter: { not: tribe } })),
    row('{the unit|it} is friendly', { is: '$it', filter: { side: 'own' } }),
    row('{num} or {less|fewer} {grimoire|grimore} {activations|uses}', ({ num }) =>
      part.compared(part.GRIMOIRES, { max: num }),
    ),
    row('{num} {grimoire|grimore} {activations|uses} or {higher|greater}', ({ num }) =>
      part.compared(part.GRIMOIRES, { min: num }),
    ),
    row('this unit [is] in {areas}', ({ areas }) => ({ is: 'this', filter: { cell: areas } })),

    row('{num} or more {grimoire|grimore} {activations|uses}', ({ num }) =>
      part.compared(part.GRIMOIRES, { min: num }),
    ),
    row('{grimoire|grimore} {activations|uses} {range}', ({ range }) => part.compared(part.GRIMOIRES, range)),
    row('{num} {grimoire|grimore} {activations|uses} or more', ({ num }) =>
      part.compared(part.GRIMOIRES, { min: num }),
    ),
    row('there {is|are} {range} {noun} [on the field]', ({ range, noun }) => part.countOf(noun, range)),
    row('{range} {noun} [on the field]', ({ range, noun }) => part.countOf(noun, range)),
    row('{num} or more {noun} [on the field]', ({ num, noun }) => part.countOf(noun, { min: num })),
    row('number of {noun} [is] [=] {range}', ({ noun, range }) => part.countOf(noun, range)),
    row('{range} cards in your cemetery', ({ range }) => part.compared({ cemetery: 'you' }, range)),
    row('{rival|rival iczer} has {num} units in {his|her|their} cemetery', ({ num }) =>
      part.compared({ cards: { zone: 'cemetery', of: 'opponent', filter: { type: 'unit' } } }, { is: num }),
    ),
    row('{range} {cards} in {whose} {zone}', ({ range, cards, whose, zone }) =>
      part.compared(part.numberOfCards(cards, whose, zone), range),
    ),
    row('{condition} and {other:condition}', ({ condition, other }) => part.both(condition, other)),
    row('{condition}, {other:condition}', ({ condition, other }) => part.both(condition, other)),
  ]),
];
