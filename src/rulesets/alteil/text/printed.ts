/** How cards of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { SAYS, skill, trait } from '../language/language.ts';
import * as part from './printed-parts.ts';

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const NUMBERS: Wording[] = [
  ...wordings('num', [row('{number}'), ...NUMBER_WORDS.map((word, at) => row(word, at))]),
  ...wordings('times', [row('{num} times'), row('once', 1), row('twice', 2), row('{num} time')]),
  ...wordings(
    'sphere',
    ['refess', 'lawtia', 'gowen', 'falkow'].map((sphere) => row(sphere, sphere)),
  ),
  ...wordings('stat', [
    row('hp', 'hp'),
    row('max hp', 'maxHp'),
    row('maxhp', 'maxHp'),
    row('at', 'at'),
    row('df', 'df'),
    row('agi', 'agi'),
    row('rng', 'rng'),
    row('{level|lv|lvl|lv.|levels}', 'level'),
    row('agility', 'agi'),
  ]),
  ...wordings('range', [
    row('{num} {or|and} {lower|less|fewer|below|under}', ({ num }) => ({ max: num })),
    row('{num} {or|and} {higher|more|above|greater|over}', ({ num }) => ({ min: num })),
    row('{num}', ({ num }) => ({ is: num })),
    row('exactly {num}', ({ num }) => ({ is: num })),
    row('is exactly {num}', ({ num }) => ({ is: num })),
  ]),
  ...wordings('bound', [
    row('{stat} [=] {range}', ({ stat, range }) => ({ [String(stat)]: range })),
    row('{stat} is {range}', ({ stat, range }) => ({ [String(stat)]: range })),
    row('{stat} of {range}', ({ stat, range }) => ({ [String(stat)]: range })),
    row('{num} {stat} or {lower|less|below}', ({ num, stat }) => ({ [String(stat)]: { max: num } })),
    row('{num} {stat} or {higher|more|above}', ({ num, stat }) => ({ [String(stat)]: { min: num } })),
    row('exactly {num} {stat}', ({ num, stat }) => ({ [String(stat)]: { is: num } })),
  ]),
  ...wordings('until', [
    row('[for] this turn', 'turn'),
    row('for one turn', 'turn'),
    row('until [the] end of this turn', 'turn'),
    row('for the rest of this turn', 'turn'),
    row('until [the] end of [the] {game|duel}', 'always'),
    row('until [the] end of [the] next turn', 'nextTurn'),
  ]),
];

/** What units are called. */
const NOUNS: Wording[] = [
  ...wordings('tribe', [row('{bracketed}', ({ bracketed }) => part.tribe(bracketed))]),
  ...wordings('condition of a unit', [
    row('focused', 'Focused'),
    row('focus', 'Focused'),
    row('singing', 'Singing'),
    row('poisoned', 'Poisoned'),
    row('burning', 'Burning'),
    row('marked', 'Marked'),
    row('called out', 'Called Out'),
  ]),
  ...wordings('adjective', [
    row('friendly', { side: 'own' }),
    row('enemy', { side: 'enemy' }),
    row('engaged', { filter: { engaged: true } }),
    row('disengaged', { filter: { engaged: false } }),
    row('closed', { state: 'closed' }),
    row('open', { state: 'open' }),
    row('{open or closed|closed or open}', { state: 'any' }),
    row('random', { pick: 'random' }),
    row('{target|any}', { pick: 'choose' }),
    row('any random', { pick: 'random' }),
    row('{sphere}', ({ sphere }) => ({ filter: { sphere } })),
    ...['refess', 'lawtia', 'gowen', 'falkow'].map((sphere) => row(`non-${sphere}`, { filter: { not: { sphere } } })),
    row('{sphere} or {other:sphere}', ({ sphere, other }) => ({ filter: { sphere: [sphere, other] } })),
    row('{tribe}', ({ tribe }) => ({ filter: tribe })),
    row('non-{tribe}', ({ tribe }) => ({ filter: { not: tribe } })),
    row('non-character', { filter: { character: false } }),
    row('character', { filter: { character: true } }),
    row('{condition of a unit}', (heard) => ({ filter: { marked: { name: heard['condition of a unit'] } } })),
    row('lv {num}', ({ num }) => ({ filter: { level: { is: num } } })),
    row('level {num}', ({ num }) => ({ filter: { level: { is: num } } })),
    row('damaged', { filter: { damaged: true } }),
  ]),
  ...wordings('head', [
    row('unit', { one: true }),
    row('units', { many: true }),
    row('{enemy|rival unit}', { one: true, side: 'enemy' }),
    row('enemies', { many: true, side: 'enemy' }),
    row('friendlies', { many: true, side: 'own' }),
    row('friendly', { one: true, side: 'own' }),
    row('character', { one: true, filter: { character: true } }),
    row('characters', { many: true, filter: { character: true } }),
    row('non-characters', { many: true, filter: { character: false } }),
    row('non-character', { one: true, filter: { character: false } }),
    row('{tribe}', ({ tribe }) => ({ filter: tribe })),
    row('non-{tribe}', ({ tribe }) => ({ filter: { not: tribe } })),
  ]),
  ...wordings('plain', [
    row('{head}'),
    row('{adjective} {plain}', ({ adjective, plain }) => part.joined(adjective, plain)),
    row('{adjective}, {plain}', ({ adjective, plain }) => part.joined(adjective, plain)),
  ]),
  ...wordings('possessor', [
    row("{unit's|character's}", { one: true }),
    row("enemy's", { one: true, side: 'enemy' }),
    row("friendly's", { one: true, side: 'own' }),
    row('{adjective} {possessor}', ({ adjective, possessor }) => part.joined(adjective, possessor)),
  ]),
  ...wordings('possessed', [
    row('{possessor}', ({ possessor }) => part.bareOf(possessor)),
    row('{num} {possessor}', ({ num, possessor }) => part.picked(num, possessor)),
    row('{a|an} {possessor}', ({ possessor }) => part.picked(1, possessor)),
  ]),
  ...wordings('area', [
    row('{bracketed}', ({ bracketed }) => part.area(bracketed)),
    row('area {bracketed}', ({ bracketed }) => part.area(`area: ${bracketed}`)),
    row('area {num}', ({ num }) => num),
  ]),
  ...wordings('areas', [row('{area}'), row('{areas} and {area}', ({ areas, area }) => [areas, area].flat())]),
  ...wordings('said', [
    row('{in|within} [its] range', { filter: { inRange: true } }),
    row('not {in|within} range', { filter: { inRange: false } }),
    row('of your choice', { pick: 'choose' }),
    row('{of|with} {bound}', ({ bound }) => ({ filter: bound })),
    row('{bound}', ({ bound }) => ({ filter: bound })),
    row('({bound})', ({ bound }) => ({ filter: bound })),
    row('and {of|with|at} {bound}', ({ bound }) => ({ filter: bound })),
    row('and {bound}', ({ bound }) => ({ filter: bound })),
    row('at {bound}', ({ bound }) => ({ filter: bound })),
    row('with {a|an} {stat} of {range}', ({ stat, range }) => ({ filter: { [String(stat)]: range } })),
    row('that {is|are} not multi-sphere', { filter: { spheres: { is: 1 } } }),
    row('{of|with|} {bound} or {other:bound}', ({ bound, other }) => ({ filter: { anyOf: [bound, other] } })),
    row('{of|with} {bound}, or {other:bound}', ({ bound, other }) => ({ filter: { anyOf: [bound, other] } })),
    row('[,] except {a|} {sphere} unit [,]', ({ sphere }) => ({ filter: { not: { sphere } } })),
    row('that {is|are} both {sphere} and {other:sphere} [units]', ({ sphere, other }) => ({
      filter: { allOf: [{ sphere }, { sphere: other }] },
    })),
    row('that {is|are} {in|within} range', { filter: { inRange: true } }),
    row('and has {bound}', ({ bound }) => ({ filter: bound })),
    row('from {both sides of the field|either side of the field}', { side: 'any' }),
    row('that {is|are} not {sphere} [units]', ({ sphere }) => ({ filter: { not: { sphere } } })),
    row('out of range', { filter: { inRange: false } }),
    row('[and] within range and {bound}', ({ bound }) => part.joined({ filter: { inRange: true } }, { filter: bound })),
    row('in {areas}', ({ areas }) => ({ filter: { cell: areas } })),
    row('on {both sides of the field|either side of the field|the field}', { side: 'any' }),
    row("on [the] {enemy field|enemy side|rival iczer's field}", { side: 'enemy' }),
    row('on {your field|your side|the friendly field}', { side: 'own' }),
    row('[,] {except|other than|but} this {unit|character|one} [,]', { filter: { other: true } }),
    row('of lower {stat} than this unit', ({ stat }) => ({
      filter: { [String(stat)]: { max: { scale: { stat, of: 'this' }, plus: -1 } } },
    })),
    row('of higher {stat} than this unit', ({ stat }) => ({
      filter: { [String(stat)]: { min: { scale: { stat, of: 'this' }, plus: 1 } } },
    })),
    row('of equal or lower {stat} {to|than} this unit', ({ stat }) => ({
      filter: { [String(stat)]: { max: { stat, of: 'this' } } },
    })),
    row("[and] \\[{stat} = this unit's {other:stat} or {below|lower}\\]", ({ stat, other }) => ({
      filter: { [String(stat)]: { max: { stat: other, of: 'this' } } },
    })),
    row('that cannot be hit by {an attack action|attack actions}', { filter: { cant: 'attacked' } }),
    row('that {is|are} {condition of a unit}', (heard) => ({
      filter: { marked: { name: heard['condition of a unit'] } },
    })),
    row('who {is|are} {condition of a unit}', (heard) => ({
      filter: { marked: { name: heard['condition of a unit'] } },
    })),
    row('{who|that} {is|are} not {condition of a unit}', (heard) => ({
      filter: { not: { marked: { name: heard['condition of a unit'] } } },
    })),
    row('{that|who} {is|are} not {tribe}', ({ tribe }) => ({ filter: { not: tribe } })),
    row('{that|who} {is|are} {bound}', ({ bound }) => ({ filter: bound })),
    row('{with|that has|that have} [an] {skill kind} {skill|skills}', (heard) => ({
      filter: { skill: heard['skill kind'] },
    })),
    row('[,] except {tribe} [units]', ({ tribe }) => ({ filter: { not: tribe } })),
    row('[,] except {sphere} units', ({ sphere }) => ({ filter: { not: { sphere } } })),
    row('[,] except characters', { filter: { character: false } }),
  ]),
  ...wordings(
    'skill kind',
    ['start', 'auto', 'action', 'counter', 'close'].map((kind) => row(kind, kind)),
  ),
  ...wordings('noun', [row('{plain}'), row('{noun} {said}', ({ noun, said }) => part.joined(noun, said))]),
  ...wordings('line', [row('row', 'row'), row('column', 'column')]),
  ...wordings('some', [
    row('{this unit|this card|this character}', 'this'),
    row('{him|her}', '$it'),
    row('{that unit|those units|the unit|the units|the chosen unit|chosen unit|that character}', '$it'),
    row('{the enemy|that enemy|that enemy unit|the enemy unit|it|them}', '$it'),
    row('{all units hit|units hit|the unit hit|the units hit|all enemy units hit}', 'hit'),
    row('{the attacking unit|attacking unit|the unit that attacked}', 'cause'),
    row('all {noun}', ({ noun }) => part.every(noun)),
    row('{all|the|} units {hit|struck} {said}', ({ said }) => part.everyHit(said)),
    row('all {adjective} units {hit|struck}', ({ adjective }) => part.everyHit(adjective)),
    row('{the units struck|the unit struck|all units struck|units struck}', 'hit'),
    row('a random number of {noun} between {num} and {most:num}', ({ noun, num, most }) =>
      part.someAtRandom({ roll: [num, most] }, noun),
    ),
    row('{num}->{most:num} random {noun}', ({ noun, num, most }) => part.someAtRandom({ roll: [num, most] }, noun)),
    row('all hit units {said}', ({ said }) => part.everyHit(said)),
    row('[a] number of random {noun} equal to {amount}', ({ noun, amount }) => part.someAtRandom(amount, noun)),
    row('\\[{num}->{most:num}\\] random {noun}', ({ num, most, noun }) =>
      part.someAtRandom({ roll: [num, most] }, noun),
    ),
    row('[the] {plain} {beside}', ({ plain, beside }) => part.besides(plain, beside)),
    row('{each|every} {noun}', ({ noun }) => part.every(noun)),
    row('both units', '$it'),
    row('{num} {noun}', ({ num, noun }) => part.picked(num, noun)),
    row('{a|an} {noun}', ({ noun }) => part.picked(1, noun)),
    row('the {noun}', ({ noun }) => part.theOne(noun)),
    row('up to {num} {noun}', ({ num, noun }) => part.picked({ upTo: num }, noun)),
    row('{noun}', ({ noun }) => part.bareOf(noun)),
    row('{a|one|} {line} of {noun}', ({ line, noun }) => part.picked(line, noun)),
    row('{a|one|} random {line} of {noun}', ({ line, noun }) => part.picked(line, noun, 'random')),
    row('{a|one|} target {line} of {noun}', ({ line, noun }) => part.picked(line, noun)),
    row('{a|one|} random enemy {line}', ({ line }) => ({ random: line, side: 'enemy' })),
    row('{a|one|} target enemy {line}', ({ line }) => ({ choose: line, side: 'enemy' })),
    row('{a|one} enemy {line}', ({ line }) => ({ choose: line, side: 'enemy' })),
    row('{a|one|} random enemy {line} {in|within} range', ({ line }) => ({
      random: line,
      side: 'enemy',
      filter: { inRange: true },
    })),
    row('{a|one|} [target] enemy {line} {in|within} range', ({ line }) => ({
      choose: line,
      side: 'enemy',
      filter: { inRange: true },
    })),
    row('{the|} [friendly] {unit|units} {beside}', ({ beside }) => ({
      all: true,
      side: 'own',
      filter: { beside: { where: beside } },
    })),
    row('this unit and the units {beside}', ({ beside }) => ({
      all: true,
      side: 'own',
      filter: { anyOf: [{ other: false }, { beside: { where: beside } }] },
    })),
  ]),
  ...wordings('beside', [
    row('[directly] in front of this unit', 'front'),
    row('[directly] behind this unit', 'behind'),
    row('{to|on} the {left and the right|left and right|right and left|right and the left} [of this unit]', [
      'left',
      'right',
    ]),
    row('{to|on} the left [of this unit]', 'left'),
    row('{to|on} the right [of this unit]', 'right'),
    row('in {the front|front} and {back|behind} of this unit', ['front', 'behind']),
    row('in the front, back, left and right of this unit', ['front', 'behind', 'left', 'right']),
  ]),
];

const AMOUNTS: Wording[] = [
  ...wordings('whose', [
    row('{your|the|}', 'you'),
    row(
      "{rival iczer's|rival's|rival iczers|the rival iczer's|the rival's|your rival's|your opponent's|the enemy}",
      'opponent',
    ),
  ]),
  ...wordings('rival', [row("{rival iczer's|rival's|the rival iczer's|the rival's|your rival's}", 'opponent')]),
  ...wordings('factor', [
    row('{num}'),
    row('{stat}', ({ stat }) => ({ stat, of: '$own' })),
    row("this {unit's|units's|character's} {stat}", ({ stat }) => ({ stat, of: 'this' })),
    row('{stat} of this unit', ({ stat }) => ({ stat, of: 'this' })),
    row('[the] {stat} of {some}', ({ stat, some }) => part.numberOfPicked(some, stat)),
    row('{possessed} {stat}', ({ possessed, stat }) => part.numberOfPicked(possessed, stat)),
    row('{sphere}', ({ sphere }) => ({ sphere, of: 'you' })),
    row('[the] number of [your] remaining soul cards', { cards: { zone: 'souls' } }),
    row("{unit's|the unit's} base {stat}", ({ stat }) => ({ stat, of: '$it', base: true })),
    row(
      "{that unit's|the unit's|chosen unit's|the chosen unit's|unit hit's|that character's} [present] {stat}",
      ({ stat }) => ({ stat, of: '$it' }),
    ),
    row(
      '[the] {stat} of {that unit|the unit|the chosen unit|chosen unit|the unit sent to the cemetery}',
      ({ stat }) => ({
        stat,
        of: '$it',
      }),
    ),
    row(
      "{target's|targets'|the target's|each target's|their|its|each unit's|their own|target unit's|each} {stat}",
      ({ stat }) => ({ stat, of: 'each' }),
    ),
    row("{that unit's|its|target's|their} base {stat}", ({ stat }) => ({ stat, of: '$it', base: true })),
    row('base {stat}', ({ stat }) => ({ stat, of: 'this', base: true })),
    row('your [present] sp', { sp: 'you' }),
    row('{rival} [present] sp [value]', { sp: 'opponent' }),
    row('your lp', { lp: 'you' }),
    row('{rival} lp', { lp: 'opponent' }),
    row('[your] {sphere} {level|lv|lvl|levels|lvls}', ({ sphere }) => ({ sphere, of: 'you' })),
    row('your {sphere}', ({ sphere }) => ({ sphere, of: 'you' })),
    row('{rival} {sphere} [{level|lv|lvl}]', ({ sphere }) => ({ sphere, of: 'opponent' })),
    row('[your] total sphere {levels|level|lv|lvls}', { sphere: 'all', of: 'you' }),
    row('[the] number of {noun}', ({ noun }) => part.numberOf(noun)),
    row('[the] number of {noun} on the field', ({ noun }) => part.numberOf(noun)),
    row('[the] number of cards in your cemetery', { cemetery: 'you' }),
    row('[the] number of cards in {rival} cemetery', { cemetery: 'opponent' }),
    row('[the] number of {cards} {in|from} {whose} {zone}', ({ cards, whose, zone }) =>
      part.numberOfCards(cards, whose, zone),
    ),
    row(
      "[the] number of [times] {grimoires used|you've invoked a grimoire [card]|you have invoked a grimoire card}",
      part.GRIMOIRES,
    ),
    row(
      "[the] [number of] times {you've invoked|you've activated|you have activated|you invoked} [a] {grimoire|grimoires|grimoire card}",
      part.GRIMOIRES,
    ),
    row('[the] [number of] [your] {grimoire|grim} {activations|uses}', part.GRIMOIRES),
    row('your number of grimoire activations', part.GRIMOIRES),
    row('{amount healed|damage dealt|the amount healed|the damage done|damage done}', { did: true }),
    row('number of turns', { turn: true }),

    row('[the] number cards in {whose} {zone}', ({ whose, zone }) => part.numberOfCards({}, whose, zone)),
    row('# [of] cards in {whose} {zone}', ({ whose, zone }) => part.numberOfCards({}, whose, zone)),
    row('# [of] {noun}', ({ noun }) => part.numberOf(noun)),
    row('\\[{amount}\\]', ({ amount }) => amount),
    row('({amount})', ({ amount }) => amount),
    row('\\[{amount} .\\]', ({ amount }) => amount),
    row('current {stat}', ({ stat }) => ({ stat, of: '$own' })),
    row("[this unit's] max {hp-hp|hp-current hp}", {
      sum: [
        { stat: 'maxHp', of: 'this' },
        { scale: { stat: 'hp', of: 'this' }, times: -1 },
      ],
    }),
    row('at-df', {
      sum: [
        { stat: 'at', of: '$own' },
        { scale: { stat: 'df', of: '$own' }, times: -1 },
      ],
    }),
    row("{the|} {revived unit's|selected unit's} {stat}", ({ stat }) => ({ stat, of: '$it' })),
    row("this unit's range", { stat: 'rng', of: 'this' }),
    row('number of {returned units|units returned|cards removed|removed cards}', { did: true }),
    row('sp', { sp: 'you' }),
    row('# [of] {cards} {in|from} {whose} {zone}', ({ cards, whose, zone }) => part.numberOfCards(cards, whose, zone)),
  ]),
  ...wordings('term', [
    row('{factor}'),
    row('{term} {x|times|*} {num}', ({ term, num }) => part.times(term, num)),
    row('{num} {x|times|*} {term}', ({ term, num }) => (typeof term === 'number' ? undefined : part.times(term, num))),
    ...['at', 'df', 'agi', 'rng', 'lv', 'level'].map((stat) =>
      row(`${stat}x {num}`, ({ num }) => part.times({ stat: stat === 'lv' ? 'level' : stat, of: '$own' }, num)),
    ),
    row('{num}->{most:num}', ({ num, most }) => ({ roll: [num, most] })),
    row('{num}% [of] {factor}', ({ num, factor }) => part.percent(factor, num)),
    row('{factor} {num}%', ({ num, factor }) => (typeof factor === 'number' ? undefined : part.percent(factor, num))),
    row('{term} divided by {factor}', ({ term, factor }) => part.divided(term, factor)),
    row('half of {factor}', ({ factor }) => part.percent(factor, 50)),
  ]),
  ...wordings('amount', [
    row('{term}'),
    row('{amount} + {term}', ({ amount, term }) => part.sum(amount, term, 1)),
    row('{amount} - {term}', ({ amount, term }) => part.sum(amount, term, -1)),
  ]),
];

const CONDITIONS: Wording[] = [
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
    row('{range} copies of {cards} are in {whose} {zone}', ({ range, cards, whose, zone }) => {
      const count = part.numberOfCards(cards, whose, zone);
      return count === undefined ? undefined : part.compared(count, range);
    }),
    row('{rival|rival iczer} has sp {range}', ({ range }) => part.compared({ sp: 'opponent' }, range)),
    row('{rival|rival iczer} has {num} sp', ({ num }) => part.compared({ sp: 'opponent' }, { is: num })),
    row('{rival|rival iczer} has {range} {cards} in {zone}', ({ range, cards, zone }) => {
      const count = part.numberOfCards(cards, 'opponent', zone);
      return count === undefined ? undefined : part.compared(count, range);
    }),
    row('there are {range} {cards} in {whose} {zone}', ({ range, cards, whose, zone }) => {
      const count = part.numberOfCards(cards, whose, zone);
      return count === undefined ? undefined : part.compared(count, range);
    }),
    row('{range} {cards} are in {whose} {zone}', ({ range, cards, whose, zone }) => {
      const count = part.numberOfCards(cards, whose, zone);
      return count === undefined ? undefined : part.compared(count, range);
    }),
    row('{a|an} {cards} in {whose} {zone}', ({ cards, whose, zone }) => {
      const count = part.numberOfCards(cards, whose, zone);
      return count === undefined ? undefined : part.compared(count, { min: 1 });
    }),
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
    row('{range} {cards} in {whose} {zone}', ({ range, cards, whose, zone }) => {
      const count = part.numberOfCards(cards, whose, zone);
      return count === undefined ? undefined : part.compared(count, range);
    }),
    row('{condition} and {other:condition}', ({ condition, other }) => part.both(condition, other)),
    row('{condition}, {other:condition}', ({ condition, other }) => part.both(condition, other)),
  ]),
];

const CARDS: Wording[] = [
  ...wordings('zone', [row('{cemetery|cementery}', 'cemetery'), row('[card] file', 'file')]),
  ...wordings('card word', [
    row('{card|cards}', {}),
    row('{unit|units}', { type: 'unit' }),
    row('unit {card|cards}', { type: 'unit' }),
    row('{grimoire|grimoires}', { type: 'grimoire' }),
    row('grimoire {card|cards}', { type: 'grimoire' }),
    row('{character|characters} [{card|cards}]', { character: true }),
    row('non-character {card|cards}', { character: false }),
    row('{tribe}', ({ tribe }) => tribe),
  ]),
  ...wordings('card adjective', [
    row('{sphere}', ({ sphere }) => ({ sphere })),
    row('{tribe}', ({ tribe }) => tribe),
    row('{bound}', ({ bound }) => bound),
    row('non-character', { character: false }),
    row('character', { character: true }),
    row('{lv|level|lvl} {num}', ({ num }) => ({ level: { is: num } })),
  ]),
  ...wordings('card noun', [
    row('{card word}'),
    row('{adjective:card adjective} {plain:card noun}', ({ adjective, plain }) => part.merged(adjective, plain)),
  ]),
  ...wordings('cards', [
    row('{card noun}'),
    row('{cards} {of|with|} {bound}', ({ cards, bound }) => part.merged(cards, bound)),
    row('{cards} that {is|are} {bound}', ({ cards, bound }) => part.merged(cards, bound)),
    row('{cards} that {is|are} not multi-sphere', ({ cards }) => part.merged(cards, { spheres: { is: 1 } })),
    row('{cards} (except characters)', ({ cards }) => part.merged(cards, { character: false })),
  ]),
  ...wordings('only', [row('{bound}'), row('a {cards}', ({ cards }) => cards)]),
  ...wordings('which cards', [
    row('{num} random {cards}', ({ num, cards }) => ({ which: { random: num }, filter: cards })),
    row('{a|} random {cards}', ({ cards }) => ({ which: { random: 1 }, filter: cards })),
    row('{num} {cards}', ({ num, cards }) => ({ which: { choose: num }, filter: cards })),
    row('up to {num} {cards}', ({ num, cards }) => ({ which: { choose: { upTo: num } }, filter: cards })),
    row('{num} {copy|copies} of {cards}', ({ num, cards }) => ({ which: { choose: num }, filter: cards })),
    row('a copy of {cards}', ({ cards }) => ({ which: { choose: 1 }, filter: cards })),
    row('{a|one target|target} {cards}', ({ cards }) => ({ which: { choose: 1 }, filter: cards })),
    row('all {cards}', ({ cards }) => ({ which: 'all', filter: cards })),
    row('the oldest {cards}', ({ cards }) => ({
      which: { oldest: 1 },
      filter: cards,
    })),
    row('the newest {cards}', ({ cards }) => ({ which: { newest: 1 }, filter: cards })),
    row('the {num} oldest {cards}', ({ num, cards }) => ({ which: { oldest: num }, filter: cards })),
    row('the {num} newest {cards}', ({ num, cards }) => ({ which: { newest: num }, filter: cards })),
    row('{tribe}', ({ tribe }) => ({ which: { choose: 1 }, filter: tribe })),
  ]),
  ...wordings('out', [row('{out of game|out of the game|from the game|from game|out of play}', 'out')]),
  ...wordings('of both', [row("{each iczer's|each iczers'|both iczers'|both iczer's}", 'each')]),
  ...wordings('act', [
    row(
      '{send|move} {cards:which cards} {from|in} {whose} cemetery to {your|its|the|his|their|} [card] file',
      ({ cards, whose }) => part.transfer(cards, whose, 'cemetery', 'file'),
    ),
    row(
      '{return|send} {cards:which cards} {from|in} {each:of both} cemetery to {the|their} [card] file',
      ({ cards, each }) => part.transferOfBoth(cards, each, 'cemetery', 'file'),
    ),
    row(
      'send {cards:which cards} {from|in} {each:of both} {file|files|card file|card files} to {the|their} cemetery',
      ({ cards, each }) => part.transferOfBoth(cards, each, 'file', 'cemetery'),
    ),
    row('send {cards:which cards} to {the|your|} cemetery from {whose} [card] file', ({ cards, whose }) =>
      part.transfer(cards, whose, 'file', 'cemetery'),
    ),
    row('send {cards:which cards} from out of game to your cemetery', ({ cards }) =>
      part.transfer(cards, 'you', 'out', 'cemetery'),
    ),
    row(
      "return {cards:which cards} {from|in} {whose} cemetery to {your|its|the|his|their|} [card] file [,] if {it is|it's|that card is} {only}",
      ({ cards, whose, only }) => part.transferOnly(cards, whose, only),
    ),
    row("{rival iczer's|rival's} [card] file is unlocked", [{ do: 'unlock', of: 'opponent' }]),
    row('send a copy of {cards} removed from [the] game to {your|the} [card] file', ({ cards }) =>
      part.transfer({ which: { choose: 1 }, filter: cards }, 'you', 'out', 'file'),
    ),
    row(
      'return {cards:which cards} from {whose} {zone} to {your|its|the|his|their|} [card] file',
      ({ cards, whose, zone }) => (zone === 'cemetery' ? part.transfer(cards, whose, 'cemetery', 'file') : undefined),
    ),
    row('return {cards:which cards} in {whose} cemetery to {your|its|the|his|their|} [card] file', ({ cards, whose }) =>
      part.transfer(cards, whose, 'cemetery', 'file'),
    ),
    row('return {cards:which cards} from out of game to your [card] file', ({ cards }) =>
      part.transfer(cards, 'you', 'out', 'file'),
    ),
    row("return all cards in each iczer's cemetery to the card file", [
      { do: 'transfer', from: 'cemetery', to: 'file', which: 'all', of: 'each' },
    ]),
    row('send {cards:which cards} {from|in} {whose} [card] file to {the|your|} cemetery', ({ cards, whose }) =>
      part.transfer(cards, whose, 'file', 'cemetery'),
    ),
    row(
      "select {cards:which cards} from {rival iczer|rival|rival iczer's file|rival's file|rival iczer's card file|rival's card file} and send {it|them} to the cemetery",
      ({ cards }) => part.transfer(cards, 'opponent', 'file', 'cemetery'),
    ),
    row('{send|remove} {cards:which cards} {from|in} {whose} {zone} {out}', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('remove from [the] game {cards:which cards} {from|in} {whose} {zone}', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('{cards:which cards} from {whose} {zone} {is|are} removed from the game', ({ cards, whose, zone }) =>
      part.transfer(cards, whose, zone, 'out'),
    ),
    row('{cards:which cards} from your deck is removed from the game', ({ cards }) =>
      part.transfer(cards, 'you', 'file', 'out'),
    ),
    row(
      'return {cards:which cards} {that was|that were|that has been|that have been} removed from [the] game to your [card] file',
      ({ cards }) => part.transfer(cards, 'you', 'out', 'file'),
    ),
    row(
      'summon {cards:which cards} [from your [card] file] [directly] to {one|a} random {open area|area}',
      ({ cards }) => part.summon(cards),
    ),
  ]),
];

const ACTS: Wording[] = [
  ...wordings('hurt', [
    row('\\[damage[:] {amount}\\]', ({ amount }) => ({ amount })),
    row('\\[pierce damage[:] {amount}\\]', ({ amount }) => ({ amount, pierce: true })),
    row('damage[:] {amount}', ({ amount }) => ({ amount })),
    row('\\[piercing damage[:] {amount}\\]', ({ amount }) => ({ amount, pierce: true })),
  ]),
  ...wordings('change', [
    row('{stat} + {term}', ({ stat, term }) => [{ stat, by: term }]),
    row('{stat} - {term}', ({ stat, term }) => [{ stat, by: part.times(term, -1) }]),
    row('+ {num} {stat}', ({ stat, num }) => [{ stat, by: num }]),
    row('- {num} {stat}', ({ stat, num }) => [{ stat, by: -(num as number) }]),
    row('{stat} = {amount}', ({ stat, amount }) => [{ stat, to: amount }]),
    row('{stat} x {num}', ({ stat, num }) => [{ stat, to: part.times({ stat, of: '$each' }, num) }]),
    row('{stat} and {other:stat} + {term}', ({ stat, other, term }) => [
      { stat, by: term },
      { stat: other, by: term },
    ]),
    ...['at', 'df', 'agi', 'rng', 'hp'].map((stat) =>
      row(`${stat}x {num}`, ({ num }) => [{ stat, to: part.times({ stat, of: '$each' }, num) }]),
    ),
    row('{stat} + {num}%', ({ stat, num }) => [{ stat, by: part.percent({ stat, of: '$each' }, num) }]),
    row('{stat} - {num}%', ({ stat, num }) => [{ stat, by: part.times(part.percent({ stat, of: '$each' }, num), -1) }]),
    row('\\[{change}\\]', ({ change }) => change),
    row('\\[{stat} + {amount}\\]', ({ stat, amount }) => [{ stat, by: amount }]),
  ]),
  ...wordings('and', [row('{,|and|, and|and gets|, gets|, and gets|and get|/}', true)]),
  ...wordings('changes', [
    row('{change}'),
    row('{change} {and} {changes}', ({ change, changes }) => [...(change as Json[]), ...(changes as Json[])]),
    row('{change} {until} {and} {changes}', ({ change, until, changes }) => [
      ...((part.lastingFor(change, until) ?? []) as Json[]),
      ...(changes as Json[]),
    ]),
  ]),
  ...wordings('timed changes', [
    row('{changes}'),
    row('{changes} {until}', ({ changes, until }) => part.lastingFor(changes, until)),
    row('{changes} {until} {and also|, and also} {more:timed changes}', ({ changes, until, more }) => [
      ...((part.lastingFor(changes, until) ?? []) as Json[]),
      ...(more as Json[]),
    ]),
    row('{changes} {and also|, and also} {more:timed changes}', ({ changes, more }) => [
      ...(changes as Json[]),
      ...(more as Json[]),
    ]),
  ]),
  ...wordings('lack', [
    row('cannot be hit by {an attack action|attack actions|attack|attacks|an attack}', [{ what: 'attacked' }]),
    row('cannot {execute|use} {an|the} attack action', [{ what: 'attack' }]),
    row('cannot use attack or rest', [{ what: ['attack', 'standby'] }]),
    row('cannot {execute|use} [an] iczer attack [{action|actions}]', [{ what: 'iczerAttack' }]),
    row('cannot {execute attack actions|attack|use attack}', [{ what: 'attack' }]),
    row('cannot {use rest|rest|use the rest action|execute a rest action}', [{ what: 'standby' }]),
    row('cannot {move|execute a move action|use move}', [{ what: 'move' }]),
    row('cannot use iczer attack or rest', [{ what: ['iczerAttack', 'standby'] }]),
    row("{can not|can't} be hit by {an attack action|attack actions}", [{ what: 'attacked' }]),
    row('{recovers|recover} no hp when using rest', [{ what: 'recover' }]),
    row("{is|are} immune to other cards' effects that include engaging", [
      { what: 'affected', by: { verbs: ['engage'] } },
    ]),
    row("cannot be affected or selected by other {cards'|card's} effects that include max hp change", [
      { what: 'affected', by: { changes: 'maxHp' } },
    ]),
    row("cannot be targeted, affected or randomly selected by other cards' send to cemetery effects", [
      { what: 'affected', by: { verbs: ['send'] } },
    ]),
    row("cannot be affected or selected by other cards' effects that include engaging", [
      { what: 'affected', by: { verbs: ['engage'] } },
    ]),
    row('cannot {regain|recover} hp by {resting|rest}', [{ what: 'recover' }]),
    row(
      'cannot be {affected, targeted, or randomly chosen|targeted, affected or randomly selected|affected, targeted or randomly chosen|affected, targeted, or randomly selected} by {source}',
      ({ source }) => [{ what: 'affected', by: { skills: source } }],
    ),
    row('cannot be {affected or selected|affected or chosen} by effects that include max hp change', [
      { what: 'affected', by: { changes: 'maxHp' } },
    ]),
    row(
      "cannot be {affected, targeted, or randomly chosen|targeted, affected or randomly selected|targeted or randomly selected} by other cards' send to cemetery effects",
      [{ what: 'affected', by: { verbs: ['send'] } }],
    ),
  ]),
  ...wordings('source', [
    row('{grimoires|grimoire cards}', 'grimoire'),
    row('soul skills', 'soul'),
    row('open skills', 'open'),
    row('{kind:skill kind} skills', ({ kind }) => kind),
    row('{source} {or|and} {other:source}', ({ source, other }) =>
      Array.isArray(other) ? undefined : [source, other].flat(),
    ),
  ]),
  ...wordings('does', [
    row('{gets|get} {changes:timed changes}', ({ changes }) => ({ k: 'changes', changes })),
    row('{gets|get} {changes:timed changes} and {heal}', ({ changes, heal }) => ({
      k: 'several',
      all: [{ k: 'changes', changes }, heal],
    })),
    row('{heal}'),
    row('{is|are|becomes|become|gets} engaged', { k: 'verb', do: 'engage' }),
    row('{is|are|becomes|become} engaged {until}', ({ until }) => ({ k: 'verb', do: 'engage', until })),
    row('{is|are|becomes|become} disengaged', { k: 'verb', do: 'disengage' }),
    row('engaged', { k: 'verb', do: 'engage' }),
    row('engaged {until}', ({ until }) => ({ k: 'verb', do: 'engage', until })),
    row('disengaged', { k: 'verb', do: 'disengage' }),
    row('{rank up|ranks up|rankup}', { k: 'verb', do: 'rankUp' }),
    row('{gets|get} \\[{rank up|rankup}\\]', { k: 'verb', do: 'rankUp' }),
    row('{rank down|ranks down}', { k: 'verb', do: 'rankDown' }),
    row('fully {recovers|recover|restores|restore} [{its|their}] hp [,] or {is|are} revived', { k: 'whole' }),
    row('{is|are} revived or fully healed', { k: 'whole' }),
    row('{has|have} {its|their} hp restored or {is|are} revived', { k: 'whole' }),
    row('switches places with the unit directly behind it', {
      k: 'places',
      some: { all: true, side: 'own', filter: { beside: { where: 'behind' } } },
    }),
    row('{heals|heal} {num} hp or {is|are} revived', ({ num }) => ({ k: 'whole', amount: num })),
    row(
      '{gets|get|has|have} {its|their} {stats} {restored|returned} to {its|their|the|} base {value|values}',
      ({ stats }) => ({
        k: 'verb',
        do: 'restore',
        stats,
      }),
    ),
    row('switches places with {some}', ({ some }) => ({ k: 'places', some })),
    row('{is|are} revived', { k: 'revive' }),
    row('{begins|begin|starts|start|is|are|becomes|become} {condition of a unit}', (heard) => ({
      k: 'mark',
      name: heard['condition of a unit'],
    })),
    row('{begins|begin|is|are|becomes|become} {condition of a unit} {until}', (heard) => ({
      k: 'mark',
      name: heard['condition of a unit'],
      until: heard.until,
    })),
    row('{lack} {until}', ({ lack, until }) => ({ k: 'lack', lack, until })),
    row('{takes|take} {hurt}', ({ hurt }) => ({ k: 'hurt', hurt })),
    row('{is|are} moved to {a|} random open {area|areas}', { k: 'verb', do: 'move', cell: 'random' }),
    row('{moves|move} to {a|} random open {area|areas}', { k: 'verb', do: 'move', cell: 'random' }),
    row('{is|are} sent [directly] to the cemetery', { k: 'verb', do: 'send', zone: 'cemetery' }),
    row('{is|are} returned to {its|their|the} [card] file', { k: 'verb', do: 'send', zone: 'file' }),
    row('{gets|get|has|have} {stats} {restored|returned} to {its|their|the|} base {value|values}', ({ stats }) => ({
      k: 'verb',
      do: 'restore',
      stats,
    })),
    row('{gets|get|has|have} all stats {restored|returned} to {its|their|} base {value|values}', {
      k: 'verb',
      do: 'restore',
      stats: ['maxHp', 'at', 'df', 'agi', 'rng', 'level'],
    }),
    row('{gets|get} {a rank up|rank up|rankup}', { k: 'verb', do: 'rankUp' }),
    row('{is|are} ranked up', { k: 'verb', do: 'rankUp' }),
    row('{stops|stop} {condition of a unit}', (heard) => ({ k: 'unmark', name: heard['condition of a unit'] })),
    row('{is|are} no longer {condition of a unit}', (heard) => ({ k: 'unmark', name: heard['condition of a unit'] })),
  ]),
  ...wordings('heal', [
    row("{is|are|} {healed|heals|heal} {num}% [of] [{its|their|it's}] max hp", ({ num }) => ({
      k: 'heal',
      amount: part.percent({ stat: 'maxHp', of: '$own' }, num),
    })),
    row('{is|are|} {healed|heal|heals} + {num} hp', ({ num }) => ({ k: 'heal', amount: num })),
    row('healed hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{heals|heal} hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{is|are} healed hp = [to] {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{is|are|} {healed|heal|heals} [for] {amount} hp', ({ amount }) => part.healed(amount)),
    row('{is|are} healed {amount}', ({ amount }) => part.healed(amount)),
    row('{is|are} healed hp + {amount}', ({ amount }) => ({ k: 'heal', amount })),
    row('{recovers|recover|regains|regain} {amount} hp', ({ amount }) => ({ k: 'heal', amount })),
    row('{recovers|recover} {num}% [of] [{its|their}] max hp', ({ num }) => ({
      k: 'heal',
      amount: part.percent({ stat: 'maxHp', of: '$own' }, num),
    })),
    row('[and] {its|their} hp is fully restored', { k: 'heal', amount: 'full' }),
    row('fully {recovers|recover|restores|restore} [{its|their}] hp', { k: 'heal', amount: 'full' }),
    row('{recovers|recover} hp', { k: 'heal', amount: 'full' }),
    row('{is|are} fully healed', { k: 'heal', amount: 'full' }),
    row('fully healed', { k: 'heal', amount: 'full' }),
    row('healed {num} hp', ({ num }) => ({ k: 'heal', amount: num })),
    row('{is|are} healed hp = [to] the damage {the enemy takes|done|dealt}', { k: 'heal', amount: { did: true } }),
  ]),
  ...wordings('stats', [
    row('{stat}'),
    row('{stats} and {stat}', ({ stats, stat }) => [stats, stat].flat()),
    row('{stats}, {stat}', ({ stats, stat }) => [stats, stat].flat()),
    row('{stats}, and {stat}', ({ stats, stat }) => [stats, stat].flat()),
  ]),
  ...wordings('doings', [
    row('{does}'),
    row('{doings} and [also] {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
    row('{doings}, {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
    row('{doings}, and [also] {does}', ({ doings, does }) => ({ k: 'several', all: [doings, does] })),
  ]),
  ...wordings('act', [
    row('{some} {doings}', ({ some, doings }) => part.done(some, doings)),
    row('for this turn, {some} {doings}', ({ some, doings }) => {
      const act = part.done(some, doings);
      return act && part.until(act, 'turn');
    }),
    row('{hurtful}'),
    row('give {changes} to {some}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('give {changes} to {some} {until}', ({ changes, some, until }) =>
      part.done(some, { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
    ),
    row('give {some} {changes:timed changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('set {some} to {changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('set {its|their} {changes}', ({ changes }) => part.done('$it', { k: 'changes', changes })),
    row('do \\[hp - {amount}\\] to {some}', ({ amount, some }) => [{ do: 'lose', amount, to: some }]),
    row('poison {some}', ({ some }) => part.done(some, { k: 'mark', name: 'Poisoned' })),
    row('poison {some} {until}', ({ some, until }) => part.done(some, { k: 'mark', name: 'Poisoned', until })),
    row('mark {some}', ({ some }) => part.done(some, { k: 'mark', name: 'Marked' })),
    row('set {some} {changes}', ({ changes, some }) => part.done(some, { k: 'changes', changes })),
    row('subtract {num} hp from {some}', ({ num, some }) => [{ do: 'lose', amount: num, to: some }]),
    row('subtract {amount} [directly] from [the] hp of {some}', ({ amount, some }) => [
      { do: 'lose', amount, to: some },
    ]),
    row("subtract {amount} [directly] from {that unit's|its|the unit's} hp", ({ amount }) => [
      { do: 'lose', amount, to: '$it' },
    ]),
    row("subtract {amount} [directly] from this unit's hp", ({ amount }) => [{ do: 'lose', amount, to: 'this' }]),
    row('subtract {amount} [directly] from [the] max hp of {some}', ({ amount, some }) => [
      part.lessMaxHp(amount, some),
    ]),
    row("subtract {amount} [directly] from {that unit's|its|the unit's} max hp", ({ amount }) => [
      part.lessMaxHp(amount, '$it'),
    ]),
    row("subtract {amount} [directly] from this unit's max hp", ({ amount }) => [part.lessMaxHp(amount, 'this')]),
    row('heal {some} {amount} hp', ({ some, amount }) => [{ do: 'heal', amount, to: some }]),
    row('heal {some} [hp] + {amount} [hp]', ({ some, amount }) => [{ do: 'heal', amount, to: some }]),
    row('fully restore [its] hp', [{ do: 'heal', amount: 'full', to: 'this' }]),
    row("fully restore this unit's hp", [{ do: 'heal', amount: 'full', to: 'this' }]),
    row('fully heal {some}', ({ some }) => [{ do: 'heal', amount: 'full', to: some }]),
    row('{increase|raise} {possessed} {stat} by {amount}', ({ possessed, stat, amount }) =>
      part.done(possessed, { k: 'changes', changes: [{ stat, by: amount }] }),
    ),
    row('{decrease|reduce} {possessed} {stat} by {amount}', ({ possessed, stat, amount }) =>
      part.done(possessed, { k: 'changes', changes: [{ stat, by: part.times(amount, -1) }] }),
    ),
    row("{increase|raise} this unit's {stat} by {amount}", ({ stat, amount }) =>
      part.done('this', { k: 'changes', changes: [{ stat, by: amount }] }),
    ),
    row('do hp - {amount} to {some}', ({ amount, some }) => [{ do: 'lose', amount, to: some }]),
    row('{act} for {each|every} {noun}', ({ act, noun }) => part.forEvery(act, noun)),
    row('{act} for {each|every} {noun} on the field', ({ act, noun }) => part.forEvery(act, noun, { isOfField: true })),
    row('{act} for {each|every} {noun} {until}', ({ act, noun, until }) => part.forEvery(part.until(act, until), noun)),
    row('{act} for {each|every} {noun} [,] max [of] {num}', ({ act, noun, num }) =>
      part.forEvery(act, noun, { most: num }),
    ),
    row('{act} for {each|every} {noun} on the field [,] max [of] {num}', ({ act, noun, num }) =>
      part.forEvery(act, noun, { most: num, isOfField: true }),
    ),
    row('switch the {stat} and {other:stat} values of one unit', ({ stat, other }) =>
      part.exchanged(stat, other, 'always'),
    ),
    row('switch the {stat} and {other:stat} values of one unit {until}', ({ stat, other, until }) =>
      part.exchanged(stat, other, until),
    ),
    row('this counts as {num} grimoire {activations|activation}', ({ num }) => [part.grimoiresMore(num)]),
    row('recover {num}% of max hp', ({ num }) => [
      { do: 'heal', amount: part.percent({ stat: 'maxHp', of: 'this' }, num), to: 'this' },
    ]),
    row('recover {num} hp', ({ num }) => [{ do: 'heal', amount: num, to: 'this' }]),
    row('engage {some}', ({ some }) => [{ do: 'engage', to: some }]),
    row('engage {some} {until}', ({ some, until }) => [{ do: 'engage', to: some, until }]),
    row('render {some} engaged', ({ some }) => [{ do: 'engage', to: some }]),
    row('disengage {some}', ({ some }) => [{ do: 'disengage', to: some }]),
    row('revive {some}', ({ some }) => part.done(some, { k: 'revive' })),
    row('{select|choose|target} {some}', ({ some }) => [{ do: 'choose', target: some }]),
    row('subtract your \\[{amount}\\] [directly] from [the] hp of {some}', ({ amount, some }) => [
      { do: 'lose', amount, to: some },
    ]),
    row('{they|it|those units} {doings}', ({ doings }) => part.done('$it', doings)),
    row('send {some} [directly] to {the|its|} cemetery', ({ some }) => [{ do: 'send', to: some, zone: 'cemetery' }]),
    row("return {some} to {its|the|their|your|it's} [card] file", ({ some }) => [
      { do: 'send', to: some, zone: 'file' },
    ]),
    row('remove {some} from [the] game', ({ some }) => [{ do: 'send', to: some, zone: 'out' }]),
    row('remove from [the] game {some}', ({ some }) => [{ do: 'send', to: some, zone: 'out' }]),
    row('move {some} to {a|} random [open] {area|areas}', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row('move {some} randomly', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row('move {some} to {a|} random open spot', ({ some }) => [{ do: 'move', to: some, cell: 'random' }]),
    row(
      'choose {one|an} open area on {the enemy|your|the your} field. move {some} into the chosen area',
      ({ some }) => [{ do: 'move', to: some, cell: 'choose' }],
    ),
    row('set {some} to {changes} {until}', ({ changes, some, until }) =>
      part.done(some, { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
    ),
    row('set {possessed} {changes}', ({ changes, possessed }) => part.done(possessed, { k: 'changes', changes })),
    row('set [the] {stat} of {some} to {amount}', ({ stat, some, amount }) =>
      part.done(some, { k: 'changes', changes: [{ stat, to: amount }] }),
    ),
    row('{act}[,] except {tribe} [units]', ({ act, tribe }) => part.butThis(act, { not: tribe })),
    row('heal {some} {num}% [of] [{its|their}] max hp', ({ some, num }) =>
      part.done(some, { k: 'heal', amount: part.percent({ stat: 'maxHp', of: '$own' }, num) }),
    ),
    row('restore {its|their} {stats} to [{its|their}] base {value|values}', ({ stats }) => [
      { do: 'restore', to: '$it', stats },
    ]),
    row('restore the {stats} of {some} to base {value|values}', ({ stats, some }) => [
      { do: 'restore', to: some, stats },
    ]),
    row('unlock all {cards} in your [card] file', ({ cards }) => [part.unlocked(cards)]),
    row('{decrease|reduce} [[your] number of] grimoires used by {num}', ({ num }) => [
      { do: 'unmark', who: 'you', name: 'grimoires', count: num },
    ]),
    row('set number of grimoires used to 0', [{ do: 'unmark', who: 'you', name: 'grimoires' }]),
    row(
      'move {some} from {area} to {to:area}, and [from] {back:area} to {last:area}',
      ({ some, area, to, back, last }) => part.swappedRows(some, area, to, back, last),
    ),
    row('{act}[,] {except|other than|but} this {unit|one|character}', ({ act }) => part.butThis(act)),
    row('{act}, except this unit {until}', ({ act, until }) => part.butThis(part.until(act, until))),

    row('set {battletime|battle time} to {time:battletime}', ({ time }) => [{ do: 'setBattletime', battletime: time }]),
    row('change {battletime|battle time} to {time:battletime}', ({ time }) => [
      { do: 'setBattletime', battletime: time },
    ]),
    row('this [{skill|effect}] counts as {a|an} grimoire activation', [part.grimoiresMore(1)]),
    row('this {skill|effect} counts as {num} grimoire {activations|activation}', ({ num }) => [
      part.grimoiresMore(num),
    ]),
    row('from now on, when any of your units {executes|execute} an attack action [,] add + {num} damage', ({ num }) => [
      { do: 'bonus', attack: num, until: 'always' },
    ]),
  ]),
  ...wordings('hurtful', [
    row('do {hurt} to {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do {hurt} {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do an additional {hurt} to {some}', ({ hurt, some }) => part.hurt(hurt, some)),
    row('do {hurt} {times} to {some}', ({ hurt, times, some }) => part.hurt(hurt, some, times)),
    row('do {hurt} to {some} {times}', ({ hurt, times, some }) => part.hurt(hurt, some, times)),
    row('do {hurt} and {changes} to {some}', ({ hurt, changes, some }) =>
      part.together(part.hurt(hurt, some), [part.done('$it', { k: 'changes', changes }), some]),
    ),
    row('do {hurt} and {changes} {until} to {some}', ({ hurt, changes, until, some }) =>
      part.together(part.hurt(hurt, some), [
        part.done('$it', { k: 'changes', changes: part.lastingFor(changes, until) ?? null }),
        some,
      ]),
    ),
    row('do {hurt} [to] and {render engaged|engage} {some}', ({ hurt, some }) =>
      part.together(part.hurt(hurt, some), [[{ do: 'engage', to: '$it' }], some]),
    ),
  ]),
];

const ICZERS: Wording[] = [
  ...wordings('iczer', [
    row('you', 'you'),
    row('{rival iczer|rival|the rival iczer|your rival|your opponent}', 'opponent'),
    row('{both iczers|each iczer}', 'each'),
  ]),
  ...wordings("iczer's", [
    row('your', 'you'),
    row("{rival iczer's|rival's|rivals|rival iczers|the rival iczer's}", 'opponent'),
    row("{both iczer's|both iczers'|each iczer's}", 'each'),
  ]),
  ...wordings('whose file', [
    row('your card file', 'you'),
    row("{rival iczer's|rival's} card file", 'opponent'),
    row("either {iczer's|iczers'} card file", 'each'),
  ]),
  ...wordings('unset time', [
    row('next turn', 'nextTurn'),
    row('next turn or the turn after', { turns: 2 }),
    row('for {num} turns', ({ num }) => ({ turns: num })),
  ]),
  ...wordings('levels', [
    row('{sphere} [{level|lv|lvl|levels}]', ({ sphere }) => [sphere]),
    row('{levels} and {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{levels}, {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{levels}, and {sphere} [{level|lv|lvl|levels}]', ({ levels, sphere }) => [...(levels as Json[]), sphere]),
    row('{all sphere levels|all spheres}', ['all']),
  ]),
  ...wordings('level change', [
    row('{levels} + {num}', ({ levels, num }) => part.levels(levels, num)),
    row('{levels} - {num}', ({ levels, num }) => part.levels(levels, -(num as number))),
    row('{first:level change} and {second:level change}', ({ first, second }) => [
      ...(first as Json[]),
      ...(second as Json[]),
    ]),
  ]),
  ...wordings('act', [
    row('{iczer} {get|gets} sp + {amount}', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} \\[sp + {amount}\\]', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} sp - {amount}', ({ iczer, amount }) => [part.lessSp(iczer, amount)]),
    row('{iczer} {get|gets} \\[sp - {amount}\\]', ({ iczer, amount }) => [part.lessSp(iczer, amount)]),
    row('{iczer} {get|gets} + {num} sp', ({ iczer, num }) => [part.sp(iczer, num)]),
    row('{iczer} {get|gets} {num} sp', ({ iczer, num }) => [part.sp(iczer, num)]),
    row('{iczer} {get|gets} sp equal to {amount}', ({ iczer, amount }) => [part.sp(iczer, amount)]),
    row('{iczer} {get|gets} sp = {amount}', ({ iczer, amount }) => [part.setSp(iczer, amount)]),
    row("set {iczer's} sp to {amount}", (heard) => [part.setSp(heard["iczer's"], heard.amount)]),
    row("increase {iczer's} sp by {amount}", (heard) => [part.sp(heard["iczer's"], heard.amount)]),
    row("{decrease|reduce} {iczer's} sp by {amount}", (heard) => [part.lessSp(heard["iczer's"], heard.amount)]),
    row('add {rival} present sp value to your sp', [part.sp('you', { sp: 'opponent' })]),
    row('{iczer} {get|gets} sp + {num}->{most:num}', ({ iczer, num, most }) => part.rolled(iczer, num, most)),
    row('{iczer} {get|gets} lp - {amount}', ({ iczer, amount }) => [{ do: 'lpDamage', amount, who: iczer }]),
    row("subtract {amount} from {iczer's} lp", (heard) => [
      { do: 'lpDamage', amount: heard.amount, who: heard["iczer's"] },
    ]),
    row("{decrease|reduce} {iczer's} lp by {amount}", (heard) => [
      { do: 'lpDamage', amount: heard.amount, who: heard["iczer's"] },
    ]),
    row("{increase|incease} {iczer's} {levels} by {num}", (heard) =>
      part.raised(heard["iczer's"], heard.levels, heard.num),
    ),
    row("{decrease|reduce|lower} {iczer's} {levels} by {num}", (heard) =>
      part.raised(heard["iczer's"], heard.levels, -(heard.num as number)),
    ),
    row('{increase|incease} {levels} by {num}', ({ levels, num }) => part.raised('you', levels, num)),
    row('{decrease|reduce} {levels} by {num}', ({ levels, num }) => part.raised('you', levels, -(num as number))),
    row("{decrease|reduce} all [of] {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], -(heard.num as number)),
    ),
    row("increase all [of] {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], heard.num),
    ),
    row("increase {iczer's} sphere levels by {num}", (heard) => part.raised(heard["iczer's"], ['all'], heard.num)),
    row("{reduce|decrease} {iczer's} sphere levels by {num}", (heard) =>
      part.raised(heard["iczer's"], ['all'], -(heard.num as number)),
    ),
    row('{reduce|decrease} [all] [the] sphere levels of both iczers by {num}', ({ num }) =>
      part.raised('each', ['all'], -(num as number)),
    ),
    row('set [all] [the] sphere levels of both iczers to {num}', ({ num }) => part.levelsSet('each', ['all'], num)),
    row("set {iczer's} sphere levels to {num}", (heard) => part.levelsSet(heard["iczer's"], ['all'], heard.num)),
    row('{iczer} {get|gets} {levels} = {num}', ({ iczer, levels, num }) => part.levelsSet(iczer, levels, num)),
    row('{decrease|reduce} {levels} to {num}', ({ levels, num }) => part.levelsSet('you', levels, num)),
    row('no {cards} in {whose file} may be set {time:unset time}', (heard) => [
      part.cantSet(heard['whose file'], heard.cards, heard.time),
    ]),
    row('you may not set {a|any} {cards} {time:unset time}', ({ cards, time }) => [part.cantSet('you', cards, time)]),
    row('{rival iczer|rival} may not set {a|any} {cards} {time:unset time}', ({ cards, time }) => [
      part.cantSet('opponent', cards, time),
    ]),
    row("decrease {iczer's} {levels} to {num}", (heard) => part.levelsSet(heard["iczer's"], heard.levels, heard.num)),
    row("set {iczer's} {levels} to {num}", (heard) => part.levelsSet(heard["iczer's"], heard.levels, heard.num)),
    row("set all [of] {iczer's} sphere levels to {num}", (heard) =>
      part.levelsSet(heard["iczer's"], ['all'], heard.num),
    ),
    row('{iczer} {get|gets} {change:level change}', ({ iczer, change }) => part.levelsOf(iczer, change)),
    row('{iczer} {get|gets} {change:level change} and sp + {num}', ({ iczer, change, num }) => [
      ...(part.levelsOf(iczer, change) as Json[]),
      part.sp(iczer, num),
    ]),
    row('{iczer} {get|gets} {change:level change} and sp - {num}', ({ iczer, change, num }) => [
      ...(part.levelsOf(iczer, change) as Json[]),
      part.lessSp(iczer, num),
    ]),
    row('{iczer} {get|gets} sp + {amount} [,] max {num}', ({ iczer, amount, num }) =>
      typeof amount === 'number' ? undefined : [part.sp(iczer, { scale: amount, max: num })],
    ),
    row('{iczer} {get|gets} + {num} sp at the {beginning|begining|start} of [the] next turn', ({ iczer, num }) =>
      part.nextTurn([part.sp(iczer, num)]),
    ),
    row("{reduce|decrease} {iczer's} sphere levels to {num}", (heard) =>
      part.levelsSet(heard["iczer's"], ['all'], heard.num),
    ),
    row(
      '{iczer} {get|gets} {num} {less|fewer} sp at the {beginning|begining|start} of [the] next turn',
      ({ iczer, num }) => part.nextTurn([part.lessSp(iczer, num)]),
    ),
    row('{iczer} {get|gets} {num} more sp at the {beginning|begining|start} of [the] next turn', ({ iczer, num }) =>
      part.nextTurn([part.sp(iczer, num)]),
    ),
    row('{iczer} {get|gets} sp + {amount} at the {beginning|begining|start} of [the] next turn', ({ iczer, amount }) =>
      part.nextTurn([part.sp(iczer, amount)]),
    ),
    row('{iczer} {get|gets} sp - {amount} at the {beginning|begining|start} of [the] next turn', ({ iczer, amount }) =>
      part.nextTurn([part.lessSp(iczer, amount)]),
    ),
    row('{rival iczer|rival} cannot set {a|any} {cards} next turn', ({ cards }) => [
      part.cantSet('opponent', cards, 'nextTurn'),
    ]),
    row('{rival iczer|rival} cannot set {a|any} {cards} next turn or the turn after', ({ cards }) => [
      part.cantSet('opponent', cards, { turns: 2 }),
    ]),
    row('{rival iczer|rival} cannot set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('opponent', cards, { turns: num }),
    ]),
    row('neither iczer can set {a|any} {cards} next turn or the turn after', ({ cards }) => [
      part.cantSet('each', cards, { turns: 2 }),
    ]),
    row('neither iczer can set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('each', cards, { turns: num }),
    ]),
    row('you cannot set {a|any} {cards} for {num} turns', ({ cards, num }) => [
      part.cantSet('you', cards, { turns: num }),
    ]),
    row('neither iczer can set {a|any} {cards} next turn', ({ cards }) => [part.cantSet('each', cards, 'nextTurn')]),
    row('you cannot set {a|any} {cards} next turn', ({ cards }) => [part.cantSet('you', cards, 'nextTurn')]),
  ]),
];

const SENTENCES: Wording[] = [
  ...wordings('then', [
    row('{and then|then|after that|and|also|and also|in addition}', true),
    row('{and then,|then,|after that,|and,|also,|in addition,}', true),
  ]),
  ...wordings('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts} [,] and then [,] {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts}, then {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
    row('{acts} {and|,} render it engaged', ({ acts }) => [...(acts as Json[]), { do: 'engage', to: '$it' }]),
  ]),
  ...wordings('sentence', [
    row('{acts}', ({ acts }) => ({ k: 'do', do: acts })),
    row('{then} {sentence}', ({ sentence }) => sentence),
    row('if {condition}, {acts}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('if {condition} {acts}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('{acts} if {condition}', ({ condition, acts }) => ({ k: 'if', if: condition, do: acts })),
    row('otherwise, {acts}', ({ acts }) => ({ k: 'otherwise', do: acts })),
    row('the first time this skill {is activated|activates}, {acts}', ({ acts }) => ({ k: 'first', do: acts })),
    row('poisoned units cannot {regain|recover} hp by {resting|rest}', { k: 'poisoned' }),
    row('repeat this [{skill|effect}] [once] for {each|every} {noun}', ({ noun }) => ({
      k: 'repeatedFor',
      times: part.numberOf(noun) ?? null,
    })),
    row('\\[conditional use [/] {condition:use}\\] {acts}', ({ condition, acts }) => ({
      k: 'if',
      if: condition,
      do: acts,
      whole: true,
    })),
    row('{num}% chance[:] {acts}', ({ num, acts }) => ({ k: 'chance', num, do: acts })),
    row('{this effect is|this skill is} repeated [a total of] {times}', ({ times }) => ({ k: 'repeated', times })),
    row('repeat this {effect|skill} [a total of] {times}', ({ times }) => ({ k: 'repeated', times })),
    row('{this effect|this skill} {occurs|repeats|is repeated} {times}', ({ times }) => ({ k: 'repeated', times })),
    row('[this effect] remains after revive', { k: 'gone' }),
    row('this effect is cumulative', { k: 'nothing' }),
  ]),
  ...wordings('sentences', [
    row('{sentence}', ({ sentence }) => [sentence]),
    row('{sentences}. {sentence}', ({ sentences, sentence }) => [...(sentences as Json[]), sentence]),
  ]),
  ...wordings('kind', [
    ...['open', 'start', 'auto', 'action', 'counter', 'close', 'soul'].map((kind) => row(kind, kind)),
  ]),
  ...wordings('head of a skill', [
    row('{kind}:', ({ kind }) => ({ kind })),
    row('{kind} ({num} sp):', ({ kind, num }) => ({ kind, ...(num === 0 ? {} : { cost: num }) })),
  ]),
  ...wordings('doing of a unit', [
    row('when this unit {executes|uses} an attack [action][,]', { kind: 'attack' }),
    row('if this unit attacks,', { kind: 'attack' }),
    row('when {this unit|} {uses|using|executes} {rest|a rest action}[,]', { kind: 'standby' }),
    row('when this unit {executes|uses} an iczer attack [action][,]', { kind: 'iczerAttack' }),
    row('when this unit {executes|uses} a move [action][,]', { kind: 'move' }),
  ]),
  ...wordings(skill, [
    row('{head:head of a skill} {sentences}[.]', ({ head, sentences }) => part.skillOf(head, sentences)),
    row(
      '{head:head of a skill} \\[conditional use [/] {condition:use}\\] {sentences}[.]',
      ({ head, condition, sentences }) => part.skillOf(head, sentences, condition),
    ),
    row('{head:head of a skill} {bracketed} {sentences}[.]', ({ head, bracketed, sentences }) => {
      const condition = part.namedOnField(bracketed);
      return condition === undefined ? undefined : part.skillOf(head, sentences, condition);
    }),
    row('{head:doing of a unit} {sentences}[.]', ({ head, sentences }) => part.skillOf(head, sentences)),
  ]),
  ...wordings(trait, [row('this unit {lack}[.]', ({ lack }) => part.traitOf(lack))]),
  ...wordings(SAYS.revivalCost, [
    row('this unit uses {num} \\[sp\\] when reviving during \\[set phase: revive\\][.]', ({ num }) => ({
      revivalCost: num,
    })),
    row('this unit uses {num} sp when reviving during set phase: revive[.]', ({ num }) => ({ revivalCost: num })),
  ]),
  ...wordings(SAYS.iczerAttackCost, [
    row('when this unit executes an iczer attack[ action], it costs {num} sp[.]', ({ num }) => ({
      iczerAttackCost: num,
    })),
  ]),
  ...wordings(SAYS.neverLocked, [
    row("when this card is in the file, it cannot be locked by other units' open skills[.]", { neverLocked: true }),
  ]),
];

export const PRINTED: readonly Wording[] = [
  ...NUMBERS,
  ...NOUNS,
  ...AMOUNTS,
  ...CONDITIONS,
  ...CARDS,
  ...ACTS,
  ...ICZERS,
  ...SENTENCES,
];
