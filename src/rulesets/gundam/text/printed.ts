/** How the cards of the game are printed: wordings that are read besides those of `phrases.ts`, which alone are said. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { EX_BASE } from '../board/board.ts';
import { ability, keywords, link, pilotEffect } from '../language/language.ts';
import { joined, lasting, meansOfAbility, named, ownOf, tokenId } from './printed-parts.ts';

type Noun = { side?: string; zone?: string; filter?: Record<string, Json> };
const says = (of: string, rows: readonly Row[]): Wording[] => wordings(of, rows);

const KEYWORDS = [
  ['repair', 'repair'],
  ['breach', 'breach'],
  ['support', 'support'],
  ['blocker', 'blocker'],
  ['firstStrike', 'first strike'],
  ['highManeuver', 'high-maneuver'],
  ['suppression', 'suppression'],
] as const;
const VALUED = new Set(['repair', 'breach', 'support']);

const filtered = (filter: Json): Json => ({ filter });

/** What cards are called: adjectives, a word for what they are, and what is said of them. */
const NOUNS: Wording[] = [
  ...says('trait', [
    row('{parenthesised}', ({ parenthesised }) => named(parenthesised)),
    row('{first:trait}/{parenthesised}', ({ first, parenthesised }) => {
      const other = named(parenthesised);
      return other === undefined ? undefined : [...[first].flat(), other];
    }),
  ]),
  ...says(
    'keyword',
    KEYWORDS.map(([word, text]): Row => row(`<${text}>`, word)),
  ),
  ...says('keyword', [row('{first:keyword}/{other:keyword}', ({ first, other }) => [first, other].flat())]),
  ...says(
    'granted',
    KEYWORDS.map(
      ([word, text]): Row =>
        VALUED.has(word)
          ? row(`<${text} {number}>`, ({ number }) => ({ keyword: word, value: number }))
          : row(`<${text}>`, { keyword: word }),
    ),
  ),
  ...says(
    'color',
    ['blue', 'green', 'red', 'white', 'purple'].map((color) => row(color, color)),
  ),
  ...says('colors', [row('{color}'), row('{first:color}/{other:color}', ({ first, other }) => [first, other])]),
  ...says('adjective', [
    row('rested', { filter: { state: 'rested' } }),
    row('active', { filter: { state: 'active' } }),
    row('damaged', { filter: { damaged: true } }),
    row('undamaged', { filter: { damaged: false } }),
    row("{enemy|enemy team's|your opponent's}", { side: 'enemy' }),
    row('{friendly|your}', { side: 'own' }),
    row('other', { filter: { other: true } }),
    row('battling', { filter: { battling: true } }),
    row('attacking', { filter: { attacking: true } }),
    row('{color}', ({ color }) => filtered({ color })),
    row('{trait}', ({ trait }) => filtered({ trait })),
  ]),
  ...says('sort', [
    row('{unit|units}', 'unit'),
    row('{base|bases}', 'base'),
    row('{pilot|pilots}', 'pilot'),
    row('{command|commands}', 'command'),
  ]),
  ...says('sorted', [
    row('{sort} {card|cards}'),
    row('{first:sorted}/{sort} {card|cards}', ({ first, sort }) => [...[first].flat(), sort]),
  ]),
  ...says('head', [
    row('{unit|units}', { filter: { type: 'unit' } }),
    row('unit {token|tokens}', { filter: { type: 'unit', token: true } }),
    row('link {unit|units}', { filter: { type: 'unit', linked: true } }),
    row('linked {unit|units}', { filter: { type: 'unit', linked: true } }),
    row('{base|bases}', { zone: 'base', filter: { type: 'base' } }),
    row('{unit/base|units/bases}', { zone: 'play', filter: { type: ['unit', 'base'] } }),
    row('{pilot|pilots}', { zone: 'pilots', filter: { type: 'pilot' } }),
    row('{pilot|pilots} paired with this unit', {
      zone: 'pilots',
      filter: { type: 'pilot', unit: { other: false } },
    }),
    row('{sorted}', ({ sorted }) => ({ cards: true, filter: { type: sorted } })),
    row('{command|commands}', { cards: true, filter: { type: 'command' } }),
    row('{card|cards}', { cards: true }),
  ]),
  ...says('plain', [row('{head}'), row('{adjective} {plain}', ({ adjective, plain }) => joined(adjective, plain))]),
  ...says('possessor', [
    row("unit's", { filter: { type: 'unit' } }),
    row("units'", { filter: { type: 'unit' } }),
    row('{adjective} {possessor}', ({ adjective, possessor }) => joined(adjective, possessor)),
  ]),
  ...says('range', [
    row('{number} or {less|lower}', ({ number }) => ({ max: number })),
    row('{number} or {more|higher}', ({ number }) => ({ min: number })),
    row('{number}', ({ number }) => ({ is: number })),
  ]),
  ...says('level', [
    row('lv.{range}', ({ range }) => range),
    row('lv.{first:number} to lv.{number}', ({ first, number }) => ({ min: first, max: number })),
  ]),
  ...says('quality', [
    row('{level}', ({ level }) => ({ level })),
    row('{colors}', ({ colors }) => ({ color: colors })),
    row('damaged', { damaged: true }),
    row('rested', { state: 'rested' }),
    row('active', { state: 'active' }),
    row('{trait}', ({ trait }) => ({ trait })),
    row('paired with a pilot', { paired: true }),
    row('attacking', { attacking: true }),
    row('battling', { battling: true }),
    row('linked', { linked: true }),
  ]),
  ...says('having', [
    row('{range} ap', ({ range }) => ({ ap: range })),
    row('{range} hp', ({ range }) => ({ hp: range })),
    row('{keyword}', ({ keyword }) => ({ keyword })),
    row('ap equal to or {less|lower} than this unit', { ap: { max: { stat: 'ap', of: 'this' } } }),
    row('hp equal to or {less|lower} than this unit', { hp: { max: { stat: 'remainingHp', of: 'this' } } }),
    row('{stat} equal to or {less|lower} than {measure}', ({ stat, measure }) => atMost(stat, measure)),
    row('no paired pilot', { paired: false }),
    row('a paired pilot', { paired: true }),
    row('a 【destroyed】 effect', { ability: 'destroyed' }),
    row('a 【burst】 effect', { ability: 'burst' }),
    row('a keyword effect', { keyword: KEYWORDS.map(([word]) => word) }),
  ]),
  ...says('having', [row('{part:name} in {its|their} card {name|names}', ({ part }) => ({ nameIncludes: part }))]),
  ...says('said', [
    row('with {having}', ({ having }) => filtered(having)),
    row('without {having}', ({ having }) => filtered({ not: having })),
    row('that {is|are} {quality}', ({ quality }) => filtered(quality)),
    row('that {has|have} {having}', ({ having }) => filtered(having)),
    row('that {is|are} {quality} or {has|have} {having}', ({ quality, having }) =>
      filtered({ anyOf: [quality, having] }),
    ),
    row('belonging to {another|an enemy} player', { side: 'enemy' }),
    row('belonging to an enemy player with the most units', { side: 'enemy' }),
    row('you placed [from your deck] with this effect', { among: '$placed' }),
    row('that has no pilot paired with it', filtered({ paired: false })),
    row('with no pilot paired with it', filtered({ paired: false })),
    row('whose lv. is equal to or {lower|less} than {card}', ({ card }) =>
      filtered({ level: { max: { stat: 'level', of: card } } }),
    ),
    row('whose {stat} is equal to or {lower|less} than {measure}', ({ stat, measure }) => {
      const most = atMost(stat, measure);
      return most && filtered(most);
    }),
    row('you have [in play]', { side: 'own' }),
    row('placed [from your deck] with this effect', { among: '$placed' }),
    row('paired with {a|an} {plain}', ({ plain }) => {
      const { filter = {} } = plain as Noun;
      const { type, ...pilot } = filter;
      return type === 'pilot' ? filtered(Object.keys(pilot).length === 0 ? { paired: true } : { pilot }) : undefined;
    }),
    row('paired with an enemy unit', { side: 'enemy', filter: {} }),
  ]),
  ...says('tail', [
    row('battling {this|this unit}', filtered({ battling: { other: false } })),
    row('battling [{a|an}] {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('battling one of {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('that {is|are} battling [{a|an|one of}] {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('this unit is battling', filtered({ battling: { other: false } })),
    row(', other than {noun}', ({ noun }) => filtered({ not: (noun as Noun).filter ?? {} })),
    row('other than {noun}', ({ noun }) => filtered({ not: (noun as Noun).filter ?? {} })),
    row('other than this {unit|card|base}', filtered({ other: true })),
  ]),
  ...says('said', [
    row('with the highest {stat}', ({ stat }) => ({ highest: stat })),
    row('with the lowest {stat}', ({ stat }) => ({ lowest: stat })),
    row('in play', { inPlay: true }),
    row('{from|in} your trash', { side: 'own', zone: 'trash' }),
    row("{from|in} your opponent's trash", { side: 'enemy', zone: 'trash' }),
    row('{from|in} your hand', { side: 'own', zone: 'hand' }),
    row('among them', { zone: 'looked' }),
    row('deployed this turn', filtered({ enteredThisTurn: true })),
    row('with unique names', { unique: 'name' }),
  ]),
  ...says('noun', [row('{qualified}'), row('{qualified} {tail}', ({ qualified, tail }) => joined(qualified, tail))]),
  ...says('qualified', [row('{plain}'), row('{qualified} {said}', ({ qualified, said }) => joined(qualified, said))]),
  ...says('stat', [
    row('lv.', 'level'),
    row('lv', 'level'),
    row('ap', 'ap'),
    row('hp', 'remainingHp'),
    row('cost', 'cost'),
  ]),
];

/** Cards that are spoken of. */
const CARDS: Wording[] = [
  ...says('card', [
    row('this [unit]', 'this'),
    row('this base', 'this'),
    row('this card', 'thisCard'),
    row('{it|them|they}', '$it'),
    row('that [{friendly|enemy}] unit', '$that'),
    row('the unit rested with this {ability|effect}', '$it'),
    row('the enemy unit', '$that'),
    row('the attacking unit', 'attacker'),
    row('your base', 'ownBase'),
    row('the enemy base', 'enemyBase'),
    row('the card paired with this unit', { pilotOf: 'this' }),
    row("this unit's paired pilot", { pilotOf: 'this' }),
  ]),
  ...says('count', [
    row('{number}'),
    row('{a|an|one}', 1),
    row('another', 1),
    row('up to {number}', ({ number }) => ({ upTo: number })),
    row('{first:number} to {number}', ({ first, number }) => ({ min: first, max: number })),
  ]),
  ...says('choice', [
    row('{count} [of] {noun}', ({ count, noun }) => chosen(count, noun)),
    row('{count} {noun}/{number} {other:noun}', ({ count, noun, number, other }) => {
      const { filter: one = {}, ...where } = noun as Noun;
      const { filter: two = {}, ...there } = other as Noun;
      const all = joined(where as Json, there as Json);
      if (all === undefined || count !== number) return undefined;
      return chosen(count, { ...(all as object), filter: { anyOf: [one, two] } });
    }),
  ]),
  ...says('some', [row('{card}'), row('{choice}'), row('all [of] {noun}', ({ noun }) => placed({ all: true }, noun))]),
  ...says('subject', [
    row('{card}'),
    row('each of {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('all [of] {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('[the] {noun}', ({ noun }) => placed({ all: true }, noun)),
  ]),
];

function placed(target: Record<string, Json>, noun: Json): Json | undefined {
  const { inPlay, cards, unique, ...where } = noun as Record<string, Json>;
  if (unique !== undefined) return undefined;
  if (cards === true && where.zone === undefined && where.among === undefined) return undefined;
  return { ...target, ...where };
}

const chosen = (count: Json, noun: Json): Json | undefined => placed({ choose: count }, noun);

/** A number of a card that is at most another's. */
function atMost(stat: Json, measure: Json): Json | undefined {
  const field = stat === 'remainingHp' ? 'hp' : String(stat);
  return { [field]: { max: measure } };
}

/** How many of something you have, beside how many your opponent has. */
function ownToTheirs(noun: Json, op: string): Json | undefined {
  const { inPlay, cards, side, ...where } = noun as Record<string, Json>;
  if (side === 'enemy' || (cards === true && where.zone === undefined)) return undefined;
  return { compare: { count: { side: 'own', ...where } }, op, to: { count: { side: 'enemy', ...where } } };
}

/** How many there are of cards. */
function counted(noun: Json, bounds: Json): Json | undefined {
  const { inPlay, cards, ...where } = noun as Record<string, Json>;
  if (cards === true && where.zone === undefined) return undefined;
  return { count: where, ...(bounds as object) };
}

/** Conditions one by one. */
const every = (condition: Json): Json[] => (condition as { all?: Json[] }).all ?? [condition];

/** A choice of cards that lie where those of the next choice lie. */
function beside(count: Json, plain: Json, second: Json): Record<string, Json> | undefined {
  const { cards, ...where } = plain as Record<string, Json>;
  const { zone, side } = second as Noun;
  if (cards !== true || where.zone !== undefined || zone === undefined) return undefined;
  const there: Json = { zone, ...(side === undefined ? {} : { side }) };
  const first = joined(where, there);
  return first === undefined ? undefined : { k: 'two', first: { choose: count, ...(first as object) }, second };
}

const CONDITIONS: Wording[] = [
  ...says('shielded', [row('{friendly|your}', 'own'), row('enemy', 'enemy')]),
  ...says('condition', [
    row('it is your turn', { turn: 'yours' }),
    row("it is your opponent's turn", { turn: 'opponents' }),
    row('{there are|there is} {range} {noun}', ({ range, noun }) => counted(noun, range)),
    row('you have {range} {noun}', ({ range, noun }) => counted(joined(noun, { side: 'own' }) ?? {}, range)),
    row('you have only {number} {noun}', ({ number, noun }) =>
      counted(joined(noun, { side: 'own' }) ?? {}, { is: number }),
    ),
    row('{range} {noun} {is|are} in play', ({ range, noun }) => counted(noun, range)),
    row('{first:number} to {number} {noun} are in play', ({ first, number, noun }) =>
      counted(noun, { min: first, max: number }),
    ),
    row('you have {a|an} {noun}', ({ noun }) => counted(joined(noun, { side: 'own' }) ?? {}, { min: 1 })),
    row('you have another {noun}', ({ noun }) =>
      counted(joined(joined(noun, { side: 'own' }) ?? {}, filtered({ other: true })) ?? {}, { min: 1 }),
    ),
    row('you have no {noun}', ({ noun }) => counted(joined(noun, { side: 'own' }) ?? {}, { max: 0 })),
    row('{a|an} {noun} {is|are} in play', ({ noun }) => counted(noun, { min: 1 })),
    row('{a|an} {noun} in play', ({ noun }) => counted(noun, { min: 1 })),
    row('another {noun} {is|are} in play', ({ noun }) =>
      counted(joined(noun, filtered({ other: true })) ?? {}, { min: 1 }),
    ),
    row('there is {a|an} {noun}', ({ noun }) => counted(noun, { min: 1 })),
    row('there is another {noun}', ({ noun }) => counted(joined(noun, filtered({ other: true })) ?? {}, { min: 1 })),
    row('no {noun} {is|are} in play', ({ noun }) => counted(noun, { max: 0 })),
    row('there are no {noun}', ({ noun }) => counted(noun, { max: 0 })),
    row('{a|an} {noun} is in your trash', ({ noun }) =>
      counted(joined(noun, { side: 'own', zone: 'trash' }) ?? {}, { min: 1 }),
    ),
    row('there are {range} enemy shields', ({ range }) => ({
      count: { side: 'enemy', zone: 'shields' },
      ...(range as object),
    })),
    row('you have {range} shields', ({ range }) => ({ count: { side: 'own', zone: 'shields' }, ...(range as object) })),
    row('there are no {side:shielded} shields', ({ side }) => ({ count: { side, zone: 'shields' }, max: 0 })),
    row('you have no shields', { count: { side: 'own', zone: 'shields' }, max: 0 }),
    row('there are {range} friendly shields', ({ range }) => ({
      count: { side: 'own', zone: 'shields' },
      ...(range as object),
    })),
    row('{your opponent|an enemy player} has {range} cards in {their|his|her} hand', ({ range }) => ({
      count: { side: 'enemy', zone: 'hand' },
      ...(range as object),
    })),
    row('{your opponent|an enemy player} has {range} cards in {their|his|her} trash', ({ range }) => ({
      count: { side: 'enemy', zone: 'trash' },
      ...(range as object),
    })),
    row('you have no [remaining] ex resources', {
      compare: { resources: 'you', ex: true },
      op: '=',
      to: 0,
    }),
    row('there are {number} or more enemy players', ({ number }) => ({
      compare: { players: 'enemy' },
      op: '>=',
      to: number,
    })),
    row('you use an ex resource to play this card', { exPaid: true }),
    row('you are lv.{number} or higher', ({ number }) => ({ compare: { level: 'you' }, op: '>=', to: number })),
    row('you are lv.{number} or lower', ({ number }) => ({ compare: { level: 'you' }, op: '<=', to: number })),
    row('{card} has {having}', ({ card, having }) => ({ is: card, filter: having })),
    row('{card} is {quality}', ({ card, quality }) => ({ is: card, filter: quality })),
    row('{card} is {quality} and {second:quality}', ({ card, quality, second }) => ({
      is: card,
      filter: { ...(quality as object), ...(second as object) },
    })),
    row('{card} is {a|an} {noun}', ({ card, noun }) => ({ is: card, filter: ownOf(noun) })),
    row('{card} is battling [{a|an}] {noun}', ({ card, noun }) => ({ is: card, filter: { battling: ownOf(noun) } })),
    row('{card} is paired with {a|an} {qualified}', ({ card, qualified }) => {
      const { type, ...pilot } = (qualified as Noun).filter ?? {};
      return type === 'pilot'
        ? { is: card, filter: Object.keys(pilot).length === 0 ? { paired: true } : { pilot } }
        : undefined;
    }),
    row('a pilot is not paired with this unit', { is: 'this', filter: { paired: false } }),
    row('{you are|this unit is|it is} attacking the enemy player', { attackTarget: 'player' }),
    row('{you are|this unit is|it is} attacking an enemy unit', { attackTarget: 'unit' }),
    row('{you are|this unit is|it is} attacking {victim}', ({ victim }) => {
      const { side, zone, filter = {} } = victim as Noun;
      const { type, ...rest } = filter;
      if (side !== 'enemy' || zone !== undefined || type !== 'unit' || Object.keys(rest).length === 0) return undefined;
      return { is: 'attackTarget', filter: rest };
    }),
    row('you deploy this unit from your trash', { deployedFrom: 'trash' }),
    row('this unit is deployed from your trash', { deployedFrom: 'trash' }),
    row('the paired pilot is {quality}', ({ quality }) => ({ is: { pilotOf: 'this' }, filter: quality })),
    row('{your opponent|an enemy player} has no cards in {their|his|her} hand', {
      count: { side: 'enemy', zone: 'hand' },
      max: 0,
    }),
    row('{range} are in play', ({ range }) => ({ again: range })),
    row('this effect rested {number} or more units', ({ number }) => ({
      compare: { did: true },
      op: '>=',
      to: number,
    })),
    row('{your opponent|an enemy player} has {range} {noun}', ({ range, noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, range),
    ),
    row('{your opponent|an enemy player} has {a|an} {noun}', ({ noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, { min: 1 }),
    ),
    row('{your opponent|an enemy player} has no {noun}', ({ noun }) =>
      counted(joined(noun, { side: 'enemy' }) ?? {}, { max: 0 }),
    ),
    row('you {place|placed} {a|an} {noun} with this effect', ({ noun }) => {
      const { filter = {} } = noun as Noun;
      return { count: { among: '$placed', filter }, min: 1 };
    }),
    ...[
      ['more', '>'],
      ['less', '<'],
      ['fewer', '<'],
    ].flatMap(([word = '', op = '']) => [
      row(`you have ${word} {noun} than your opponent`, ({ noun }) => ownToTheirs(noun, op)),
      row(`your opponent has ${word} {noun} than you`, ({ noun }) => ownToTheirs(noun, op === '<' ? '>' : '<')),
    ]),
    row('{condition} and {then:condition}', ({ condition, then }) => {
      return 'all' in (then as object) ? undefined : { all: [...every(condition), then] };
    }),
  ]),
];

/** What lasts: what cards get, gain, can't and may. */
const LASTING: Wording[] = [
  ...says('signed', [row('+{number}', ({ number }) => number), row('-{number}', ({ number }) => -(number as number))]),
  ...says('gain', [
    row('ap{signed}', ({ signed }) => [{ ap: signed }]),
    row('hp{signed}', ({ signed }) => [{ hp: signed }]),
    row('ap{signed} {each}', ({ signed, each }) => [{ ap: times(each, signed) }]),
    row('ap{ap:signed} and hp{hp:signed} {each}', ({ ap, hp, each }) => [{ ap: times(each, ap), hp: times(each, hp) }]),
    row('ap{ap:signed} and hp{hp:signed}', ({ ap, hp }) => [{ ap, hp }]),
    row('ap{ap:signed}, hp{hp:signed}', ({ ap, hp }) => [{ ap, hp }]),
    row('{granted}', ({ granted }) => [granted]),
    row('{trait}', ({ trait }) => (typeof trait === 'string' ? [{ trait }] : undefined)),
  ]),
  ...says('gains', [
    row('{gain}'),
    row('{gains} and {granted}', ({ gains, granted }) => [...(gains as Json[]), granted]),
    row('{gains}, {granted}', ({ gains, granted }) => [...(gains as Json[]), granted]),
  ]),
  ...says('victim', [row('{a|an} {noun}', ({ noun }) => noun)]),
  ...says('lasts', [
    row('{gets|get|gains|gain} {gains}'),
    row("can't attack", [{ cant: 'attack' }]),
    row("can't block", [{ cant: 'block' }]),
    row("can't activate <blocker>", [{ cant: 'block' }]),
    row("can't be blocked", [{ cant: 'beBlocked' }]),
    row("can't {choose|attack} the enemy player [as {its|their} attack target]", [{ cant: 'attackPlayer' }]),
    row("can't choose the same enemy player or enemy team as {its|their} attack target", [{ cant: 'attackPlayer' }]),
    row("can't be blocked by {noun}", ({ noun }) => [{ cant: 'beBlocked', by: party(noun) }]),
    row('{can|may} block while rested', [{ can: 'blockRested' }]),
    row('{loses|lose} {keyword}', ({ keyword }) => (typeof keyword === 'string' ? [{ lose: keyword }] : undefined)),
    row("can't be set as active", [{ cant: 'beSetActive' }]),
    row("can't be paired with a pilot", [{ cant: 'bePaired' }]),
    row("can't be set as active or paired with a pilot", [{ cant: 'beSetActive' }, { cant: 'bePaired' }]),
    row("can't be chosen by enemy effects", [{ cant: 'beTargeted' }]),
    row("can't be chosen as the target of enemy effects", [{ cant: 'beTargeted' }]),
    row("can't be destroyed by enemy effects", [{ cant: 'beDestroyedByEffects', by: { side: 'enemy' } }]),
    row("can't be returned to its owner's hand by enemy effects", [{ cant: 'beReturned', by: { side: 'enemy' } }]),
    row("can't be rested by enemy effects", [{ cant: 'beRested', by: { side: 'enemy' } }]),
    row("can't be destroyed", [{ cant: 'beDestroyed' }]),
    row("can't receive battle damage", [{ cant: 'beDamagedInBattle' }]),
    row("can't receive enemy battle damage", [{ cant: 'beDamagedInBattle', by: { side: 'enemy' } }]),
    row("can't receive battle damage from {noun}", ({ noun }) => [{ cant: 'beDamagedInBattle', by: party(noun) }]),
    row("can't receive effect damage", [{ cant: 'beDamagedByEffects' }]),
    row("can't receive enemy effect damage", [{ cant: 'beDamagedByEffects', by: { side: 'enemy' } }]),
    row("can't receive effect damage from {noun}", ({ noun }) => [{ cant: 'beDamagedByEffects', by: party(noun) }]),
    row("can't receive damage from {noun}", ({ noun }) => [{ prevent: 'all', by: party(noun) }]),
    row('may {choose|attack} {victim} as {its|their} attack target', ({ victim }) => mayAttack(victim)),
    row('may attack on the turn it is deployed', [{ can: 'attackOnArrival' }]),
  ]),
  ...says('until', [
    row('during this turn', 'turn'),
    row('during this battle', 'battle'),
    row("{during|until the end of} your opponent's next turn", 'opponentTurn'),
  ]),
];

/** The other party of a rule. */
function party(noun: Json): Json {
  const { side, filter } = noun as Noun;
  return { ...(side === undefined ? {} : { side }), ...(filter === undefined ? {} : { filter }) };
}

/** What it is to attack what is active. */
function mayAttack(noun: Json): Json | undefined {
  const { side, zone, filter = {} } = noun as Noun;
  const { state, type, ...rest } = filter;
  if (side !== 'enemy' || zone !== undefined || type !== 'unit' || state !== 'active') return undefined;
  return [{ can: 'attackActive', ...(Object.keys(rest).length === 0 ? {} : { by: { filter: rest } }) }];
}

/** What it is to attack, in the turn of its arrival, what could be attacked later. */
function mayAttackOnArrival(noun: Json): Json | undefined {
  const { side, zone, filter = {} } = noun as Noun;
  const { state, type, ...rest } = filter;
  if (side !== 'enemy' || zone !== undefined || type !== 'unit' || state !== 'rested') return undefined;
  return [{ can: 'attackOnArrival', by: { filter: { type, state, ...rest } } }];
}

const AMOUNTS: Wording[] = [
  ...says('measure', [
    row("this unit's {stat}", ({ stat }) => ({ stat, of: 'this' })),
    row('{its|their} {stat}', ({ stat }) => ({ stat, of: '$it' })),
    row("that unit's {stat}", ({ stat }) => ({ stat, of: '$that' })),
  ]),
  ...says('amount', [
    row('the number of {noun}', ({ noun }) => {
      const { inPlay, cards, ...where } = noun as Record<string, Json>;
      return { count: where };
    }),
    row('{measure}'),
    row('the number of enemy players', { players: 'enemy' }),
    row('the number of units rested with this effect', { did: true }),
    row('the cost paid', { eventAmount: true }),
    row('{number}'),
  ]),
  ...says('each', [
    row('for each [of] {noun}', ({ noun }) => {
      const { inPlay, cards, ...where } = noun as Record<string, Json>;
      return { count: where };
    }),
    row('for each enemy player', { players: 'enemy' }),
    row('for each ex resource you have', { resources: 'you', ex: true }),
    row('for each {number} ap this unit has', ({ number }) => ({ stat: 'ap', of: 'this', divide: number })),
  ]),
];

const tokens = (count: Json, name: Json, rested: boolean): Json => ({
  do: 'deployToken',
  card: tokenId(String(name)),
  ...(count === 1 ? {} : { count }),
  ...(rested ? { rested } : {}),
});

const ACTS: Wording[] = [
  ...says('place', [
    row("{its|their} {owner's|owners'} {hand|hands}", 'hand'),
    row('your hand', 'hand'),
    row("the bottom of {its|their} {owner's|owners'} {deck|decks}", 'deckBottom'),
    row('the bottom of your deck', 'deckBottom'),
    row('the top of your deck', 'deckTop'),
  ]),
  ...says('token', [
    row('{number} {bracketed}{parenthesised}', ({ number, bracketed }) => tokens(number, bracketed, false)),
    row('{number} rested {bracketed}{parenthesised}', ({ number, bracketed }) => tokens(number, bracketed, true)),
  ]),
  ...says('act', [
    row('draw {number}', ({ number }) => [{ do: 'draw', count: number }]),
    row('your opponent draws {number}', ({ number }) => [{ do: 'draw', count: number, who: 'opponent' }]),
    row('choose 1 enemy player. that player discards {number}', ({ number }) => [
      { do: 'discard', count: number, who: 'opponent' },
    ]),
    row('{each enemy player|all enemy players} {discards|discard} {number}', ({ number }) => [
      { do: 'discard', count: number, who: 'opponent' },
    ]),
    row('your opponent discards {number}', ({ number }) => [{ do: 'discard', count: number, who: 'opponent' }]),
    row('each player draws {number}', ({ number }) => [{ do: 'draw', count: number, who: 'each' }]),
    row('all players draw {number}', ({ number }) => [{ do: 'draw', count: number, who: 'each' }]),
    row('all players discard {number}', ({ number }) => [{ do: 'discard', count: number, who: 'each' }]),
    row('each player discards {number}', ({ number }) => [{ do: 'discard', count: number, who: 'each' }]),
    row('shuffle your deck', [{ do: 'shuffle' }]),
    row('end this attack', [{ do: 'endAttack' }]),
    row('draw a number of cards equal to {amount}', ({ amount }) => [{ do: 'draw', count: amount }]),
    row('discard {number}', ({ number }) => [{ do: 'discard', count: number }]),
    row('discard {number} {plain}', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? [{ do: 'discard', count: number, ...(filter ? { filter } : {}) }] : undefined;
    }),
    row('discard the same number of cards you drew with this effect', [{ do: 'discard', count: { did: true } }]),
    row('choose {choice}', ({ choice }) => [{ do: 'choose', target: choice }]),
    row('rest {some}', ({ some }) => [{ do: 'rest', target: some }]),
    row('destroy {some}', ({ some }) => [{ do: 'destroy', target: some }]),
    row('set {some} [as] active', ({ some }) => [{ do: 'setActive', target: some }]),
    row('deal {amount} damage to {some}', ({ amount, some }) => [{ do: 'damage', amount, to: some }]),
    row('deal {number} damage to {some} {each}', ({ number, some, each }) => [
      { do: 'damage', amount: times(each, number), to: some },
    ]),
    row('deal damage to {some} equal to {amount}', ({ amount, some }) => [{ do: 'damage', amount, to: some }]),
    row('deal [an amount of] damage equal to {amount} to {some}', ({ amount, some }) => [
      { do: 'damage', amount, to: some },
    ]),
    row('deal {number} damage to {some} and this unit', ({ number, some }) =>
      some === '$it'
        ? [
            {
              together: [
                { do: 'damage', amount: number, to: some },
                { do: 'damage', amount: number, to: 'this' },
              ],
            },
          ]
        : undefined,
    ),
    row("deal {number} damage to the first card in your opponent's shield area", ({ number }) => [
      { do: 'damage', amount: number, to: { shieldArea: 'enemy' } },
    ]),
    row('deploy 1 ex base', [{ do: 'deployToken', card: EX_BASE }]),
    row("return {some} to {its|their} {owner's|owners'} {deck|decks} and shuffle it", ({ some }) => [
      { do: 'move', target: some, to: 'deckBottom' },
      { do: 'shuffle' },
    ]),
    row('return it to the top of your deck or place it into your trash', [
      { may: [{ do: 'putBack', to: 'trash' }], otherwise: [{ do: 'putBack', to: 'deckTop' }] },
    ]),
    row('{until}, reduce {its|their} ap by an amount equal to {amount}', ({ until, amount }) => [
      { do: 'modify', target: '$it', ap: times(amount, -1), until },
    ]),
    row("increase this unit's ap {until} by an amount equal to {amount}", ({ until, amount }) => [
      { do: 'modify', target: 'this', ap: amount, until },
    ]),
    row('{until}, {reduced}', ({ until, reduced }) => {
      const { amount, ...rest } = reduced as Record<string, Json>;
      return [{ do: 'prevent', ...rest, amount: amount as Json, until }];
    }),
    row(
      '{until}, battle damage {subject} would receive is dealt to {other:card} instead',
      ({ until, subject, other }) => [{ do: 'redirect', target: subject, to: other, from: 'battle', until }],
    ),
    row('{until}, [all] enemy units must choose {card} as their attack target when attacking', ({ until, card }) => [
      { do: 'compel', target: card, must: 'beAttacked', until },
    ]),
    row('all players each choose {number} of their resources. set them as active', ({ number }) => [
      { do: 'setResources', count: number, state: 'active', choose: true },
      { do: 'setResources', count: number, state: 'active', choose: true, who: 'opponent' },
    ]),
    row('return {some} to {place}', ({ some, place }) => [{ do: 'move', target: some, to: place }]),
    row('add {some} to your hand', ({ some }) => [{ do: 'move', target: some, to: 'hand' }]),
    row('add {number} of your shields to your hand', ({ number }) => [
      { do: 'move', target: { top: number, zone: 'shields' }, to: 'hand' },
    ]),
    row('deploy {some}', ({ some }) => [{ do: 'deploy', target: some }]),
    row('deploy {some} rested', ({ some }) => [{ do: 'deploy', target: some, rested: true }]),
    row('your opponent chooses {count} of their {plain}', ({ count, plain }) => {
      const theirs = joined(plain, { side: 'enemy' });
      const target = theirs && chosen(count, theirs);
      return target && [{ do: 'choose', target: { ...(target as object), by: 'opponent' } }];
    }),
    row('draw {number} {each}', ({ number, each }) => [{ do: 'draw', count: times(each, number) }]),
    row('rest {number} of your resources', ({ number }) => [
      { do: 'setResources', count: number, state: 'rested', choose: true },
    ]),
    row(
      'add {number} to your hand and place the {other|rest|remaining card|remaining cards} into your trash',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'hand' },
        { do: 'putBack', to: 'trash' },
      ],
    ),
    row(
      'add {number} to your hand and return the {other|rest|remaining card|remaining cards} to the bottom of your deck',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'hand' },
        { do: 'putBack', to: 'deckBottom' },
      ],
    ),
    row(
      'return {number} to the top and the {other|rest|remaining card|remaining cards} to the bottom',
      ({ number }) => [
        { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
        { do: 'putBack', to: 'deckBottom' },
      ],
    ),
    row('{subject} {lasts} {until} and {recovers|recover} {number} hp', ({ subject, lasts, until, number }) => {
      const all = lasting(subject, lasts, until);
      return all && [...(all as Json[]), { do: 'recover', amount: number, to: subject }];
    }),
    row('pay {its|their} cost to deploy {it|them}', [{ do: 'deploy', target: '$it', pay: true }]),
    row('deploy {made:token} unit {token|tokens}', ({ made }) => [made]),
    row('deploy {made:token} unit {token|tokens} and {more:token} unit {token|tokens}', ({ made, more }) => [
      made,
      more,
    ]),
    row('pair that card from your trash with {choice}', ({ choice }) => [{ do: 'pair', pilot: '$that', unit: choice }]),
    row('pair {some} with {unit:card}', ({ some, unit }) => [{ do: 'pair', pilot: some, unit }]),
    row('place {number} resource', ({ number }) => [
      { do: 'placeResource', ...(number === 1 ? {} : { count: number }) },
    ]),
    row('place {number} rested {resource|resources}', ({ number }) => [
      { do: 'placeResource', ...(number === 1 ? {} : { count: number }), rested: true },
    ]),
    row('place {number} ex {resource|resources}', ({ number }) => [
      { do: 'placeResource', ...(number === 1 ? {} : { count: number }), ex: true },
    ]),
    row('place {number} rested ex {resource|resources}', ({ number }) => [
      { do: 'placeResource', ...(number === 1 ? {} : { count: number }), rested: true, ex: true },
    ]),
    row('place the top card of your deck into your trash', [
      { do: 'move', target: { top: 1, zone: 'deck' }, to: 'trash' },
    ]),
    row('place the top {number} cards of your deck into your trash', ({ number }) => [
      { do: 'move', target: { top: number, zone: 'deck' }, to: 'trash' },
    ]),
    row('exile {some} [from the game]', ({ some }) => [{ do: 'move', target: some, to: 'removed' }]),
    row('look at the top card of your deck', [{ do: 'look', count: 1 }]),
    row('look at the top {number} cards of your deck', ({ number }) => [{ do: 'look', count: number }]),
    row('return {number} to the top', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
    ]),
    row('return {number} to the top and {last:number} to the bottom', ({ number }) => [
      { do: 'move', target: { choose: number, zone: 'looked' }, to: 'deckTop' },
      { do: 'putBack', to: 'deckBottom' },
    ]),
    row('return it to the top or bottom of your deck', [
      { may: [{ do: 'putBack', to: 'deckBottom' }], otherwise: [{ do: 'putBack', to: 'deckTop' }] },
    ]),
    row('reveal {some}', ({ some }) => [{ do: 'reveal', target: some }]),
    row('reveal {choice} and add it to your hand', ({ choice }) => [
      { do: 'reveal', target: choice },
      { do: 'move', target: 'it', to: 'hand' },
    ]),
    row("activate this card's 【main】", [{ do: 'use', timing: 'main' }]),
    row("activate this card's 【action】", [{ do: 'use', timing: 'action' }]),
    row('change the attack target of {the|a} battling enemy unit to it', [{ do: 'retarget', to: '$it' }]),
    row("change {the|a} battling enemy unit's attack target to it", [{ do: 'retarget', to: '$it' }]),
    row('change the attack target to {some}', ({ some }) => [{ do: 'retarget', to: some }]),
    row('{subject} {recovers|recover} {number} hp', ({ subject, number }) => [
      { do: 'recover', amount: number, to: subject },
    ]),
    row('{subject} {lasts} {until}', ({ subject, lasts, until }) => lasting(subject, lasts, until)),
    row('{until}, {subject} {lasts}', ({ subject, lasts, until }) => lasting(subject, lasts, until)),
    row(
      '{until}, {subject} {lasts} and, if {condition}, it {more:lasts}',
      ({ until, subject, lasts, condition, more }) => {
        const [one, then] = [lasting(subject, lasts, until), lasting(subject, more, until)];
        return one && then && [...(one as Json[]), { if: condition, then }];
      },
    ),
    row('{subject} {recovers|recover} {number} hp and {lasts} {until}', ({ subject, number, lasts, until }) => [
      { do: 'recover', amount: number, to: subject },
      ...((lasting(subject, lasts, until) as Json[] | undefined) ?? []),
    ]),
    row("{it|they} won't be set as active during the start phase of your opponent's next turn", [
      { do: 'forbid', target: '$it', cant: 'setActiveInStartPhase', until: 'opponentTurn' },
    ]),
    row('{it|they} may attack on the turn {it is|they are} deployed', [
      { do: 'permit', target: '$it', can: 'attackOnArrival', until: 'always' },
    ]),
    row('deploy {made:token} or {other:token} unit {token|tokens}', ({ made, other }) => [
      { oneOf: [made, other].map((one) => ({ label: String((one as { card: string }).card), effects: [one] })) },
    ]),
    row('{until}, {your|friendly} shield area cards {lasts}', ({ until, lasts }) => areaLasting(lasts, until)),
    row('{your|friendly} shield area cards {lasts} {until}', ({ until, lasts }) => areaLasting(lasts, until)),
    row('{each}, {subject} gets {gain} {until}', ({ each, subject, gain, until }) => {
      const [{ ap, hp } = {} as Record<string, Json>] = gain as Record<string, Json>[];
      if (typeof ap !== 'number' || hp !== undefined) return undefined;
      return [{ do: 'modify', target: subject, ap: times(each, ap), until }];
    }),
    row('destroy this and choose {choice}', ({ choice }) => [
      { do: 'destroy', target: 'this' },
      { do: 'choose', target: choice },
    ]),
  ]),
  ...says('act', [
    row('choose {number} of your resources. set {it|them} as active', ({ number }) => [
      { do: 'setResources', count: number, state: 'active', choose: true },
    ]),
  ]),
];

/** How damage is reduced. */
const REDUCED: Wording[] = [
  ...says('hurt', [
    row('damage', {}),
    row('battle damage', { from: 'battle' }),
    row('effect damage', { from: 'effects' }),
    row('enemy damage', { by: { side: 'enemy' } }),
    row('enemy battle damage', { from: 'battle', by: { side: 'enemy' } }),
    row('enemy effect damage', { from: 'effects', by: { side: 'enemy' } }),
    row('damage from an enemy', { by: { side: 'enemy' } }),
    row('battle damage from an enemy', { from: 'battle', by: { side: 'enemy' } }),
    row('effect damage from an enemy', { from: 'effects', by: { side: 'enemy' } }),
  ]),
  ...says('reduced', [
    row('when {subject} {receives|receive} {hurt}, reduce it by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
    })),
    row('reduce {hurt} {subject} {receives|receive} by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
    })),
    row('reduce the next {hurt} {subject} {receives|receive} by {number}', ({ subject, hurt, number }) => ({
      target: subject,
      ...(hurt as object),
      amount: number,
      next: true,
    })),
  ]),
];

/** An amount so many times over. */
function times(each: Json, number: Json): Json {
  return number === 1 ? each : { ...(each as object), times: number };
}

const SENTENCES: Wording[] = [
  ...says('acts', [
    row('{act}'),
    row('{acts} and {act}', ({ acts, act }) => [...(acts as Json[]), ...(act as Json[])]),
  ]),
  ...says('deed', [
    row('{acts}'),
    row('you may {acts}', ({ acts }) => [{ may: acts }]),
    row('{subject} may recover {number} hp', ({ subject, number }) => [
      { may: [{ do: 'recover', amount: number, to: subject }] },
    ]),
    row(
      '{deed} if {condition}, {second:deed} if {other:condition}, or {third:deed} if {last:condition}',
      ({ deed, condition, second, other, third, last }) => [
        { if: condition, then: deed, else: [{ if: other, then: second, else: [{ if: last, then: third }] }] },
      ],
    ),
  ]),
  ...says('sentence', [
    row('{deed}', ({ deed }) => ({ k: 'do', do: deed })),
    row('then, {sentence}', ({ sentence }) => sentence),
    row('if {condition}, {deed}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
    row('{deed} if {condition}', ({ condition, deed }) => ({ k: 'if', if: condition, do: deed })),
    row('if you do, {deed}', ({ deed }) => ({ k: 'ifdo', do: deed })),
    row('choose {first:choice} and {second:choice}', ({ first, second }) => ({ k: 'two', first, second })),
    row('you may choose {first:choice} and {second:choice}', ({ first, second }) => ({
      k: 'two',
      first,
      second,
      may: true,
    })),
    row('choose {count} {plain} and {second:choice}', ({ count, plain, second }) => beside(count, plain, second)),
    row('you may choose {count} {plain} and {second:choice}', ({ count, plain, second }) => {
      const two = beside(count, plain, second);
      return two && { ...two, may: true };
    }),
    row('you may pay {circled}', ({ circled }) => ({ k: 'pay', cost: [{ resources: circled }] })),
    row('{whose} {deed}', ({ whose, deed }) => ({ k: 'if', if: whose, do: deed })),
    row(
      "after activating this card's 【main】, you may pair this card from your trash with {choice}",
      ({ choice }) => ({
        k: 'end',
        do: [{ may: [{ do: 'pair', pilot: 'thisCard', unit: choice }] }],
      }),
    ),
    row('{whose} if {condition}, {deed}', ({ whose, condition, deed }) => ({
      k: 'if',
      if: { all: [whose, ...every(condition)] },
      do: deed,
    })),
    row('at the end of {this|the} turn, {sentence}', ({ sentence }) => ({
      k: 'waits',
      happening: { when: { event: 'turnEnd' } },
      sentence,
    })),
    row('during this turn, {when|if} {happening}, {sentence}', ({ happening, sentence }) => ({
      k: 'waits',
      happening,
      sentence,
    })),
    row('when {waiting:happening} during this turn, {sentence}', ({ waiting, sentence }) => ({
      k: 'waits',
      happening: waiting,
      sentence,
    })),
    row('if {condition}, reduce by {number} instead', ({ condition, number }) => ({
      k: 'more',
      what: 'prevent',
      if: condition,
      amount: number,
    })),
    row('if {condition}, choose {choice} instead', ({ condition, choice }) => ({
      k: 'instead',
      if: condition,
      choice,
    })),
    row('if {condition}, {acts} instead', ({ condition, acts }) => {
      const [{ do: first } = { do: '' }] = acts as { do: string }[];
      return first === 'choose' ? undefined : { k: 'other', if: condition, do: acts };
    }),
    row('if {condition}, {subject} {lasts} instead', ({ condition, subject, lasts }) => ({
      k: 'rather',
      if: condition,
      to: subject,
      lasts,
    })),
    row('if {condition}, deal {number} damage instead', ({ condition, number }) => ({
      k: 'more',
      if: condition,
      amount: number,
    })),
    row('return the remaining cards [randomly] to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('return {any|the} remaining card to the bottom of your deck', {
      k: 'end',
      do: [{ do: 'putBack', to: 'deckBottom' }],
    }),
    row('place the remaining {card|cards} into your trash', { k: 'end', do: [{ do: 'putBack', to: 'trash' }] }),
    row('when this effect destroys an enemy unit, {deed}', ({ deed }) => ({ k: 'ifdestroyed', do: deed })),
  ]),
  ...says('sentences', [
    row('{sentence}', ({ sentence }) => [sentence]),
    row('{sentences}. {sentence}', ({ sentences, sentence }) => [...(sentences as Json[]), sentence]),
  ]),
];

const TRIGGERS: Wording[] = [
  ...says('happening', [
    row('{cause} {receives|receive} {hurt}', ({ cause, hurt }) => {
      const { from, by: source } = hurt as { from?: string; by?: Json };
      const by = from === undefined ? {} : { by: from === 'effects' ? 'effect' : from };
      return event('damaged', cause, { ...by, ...(source === undefined ? {} : { source }) });
    }),
    row('{cause} {receives|receive} battle damage from {victim}', ({ cause, victim }) =>
      event('damaged', cause, { by: 'battle', source: party(victim) }),
    ),
    row('{cause} is destroyed by an effect', ({ cause }) => event('destroyed', cause, { by: 'effect' })),
    row('this unit is blocked by {victim}', ({ victim }) => {
      const { side, filter } = victim as Noun;
      const when = {
        event: 'blocks',
        ...(side ? { side } : {}),
        ...(filter ? { filter } : {}),
        other: { other: false },
      };
      return { when, it: 'this', that: 'cause' };
    }),
    row('damage from {doer:cause} {destroys|destroy} an enemy shield area card', ({ doer }) =>
      shieldArea(doer, 'damage'),
    ),
    row('you pay ① or more [cost] for {a|one of} {possessor} {effect|effects}', ({ possessor }) => ({
      when: { event: 'resourcesPaid', side: 'own', source: party(possessor) },
      it: 'this',
      that: 'cause',
    })),
    row('you play and activate {a|an} {plain} using an ex resource', ({ plain }) => {
      const { cards, side, zone, filter } = plain as Record<string, Json>;
      if (cards !== true || zone !== undefined || side !== undefined) return undefined;
      if (filter === undefined || (filter as Noun['filter'])?.type !== 'command') return undefined;
      return { when: { event: 'resourcesPaid', side: 'own', filter, ex: true }, it: 'cause', that: 'cause' };
    }),
    row('one of your ex resources is exiled from the game', {
      when: { event: 'resourcesPaid', side: 'own', ex: true },
      it: 'this',
      that: 'cause',
    }),
    row("you activate a command's 【main】/【action】 effect", {
      when: { event: 'commandActivated', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} {attacks|attack}', ({ cause }) => event('attacks', cause, {})),
    row('{cause} {attacks|attack} the enemy player', ({ cause }) => event('attacks', cause, { target: 'player' })),
    row('{cause} {attacks|attack} an enemy unit', ({ cause }) => event('attacks', cause, { target: 'unit' })),
    row('you deploy {a|an} {noun}', ({ noun }) => {
      const own = joined(noun, { side: 'own' });
      return (noun as Noun).side === undefined && own ? event('deployed', { noun: own }, {}) : undefined;
    }),
    row('you pair {a|an} {pilot:noun}', ({ pilot }) =>
      isAnyPilot(pilot) || (pilot as Noun).side !== undefined
        ? undefined
        : { when: { event: 'paired', side: 'own', other: ownOf(pilot) }, it: 'cause', that: 'cause' },
    ),
    row('{your opponent|an enemy player} draws with an effect', {
      when: { event: 'drawn', side: 'enemy', by: 'effect' },
      it: 'this',
      that: 'cause',
    }),
    row('{your opponent|an enemy player} discards', {
      when: { event: 'discarded', side: 'enemy' },
      it: 'this',
      that: 'cause',
    }),
    row('a card is placed into your trash from your deck', {
      when: { event: 'moved', side: 'own', from: 'deck', into: 'trash' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} {links|link}', ({ cause }) => event('linked', cause, {})),
    row('{cause} {recovers|recover} hp', ({ cause }) => event('recovered', cause, {})),
    row('{cause} is rested by an effect', ({ cause }) => event('rested', cause, { by: 'effect' })),
    row("{cause} is rested by one of your opponent's effects", ({ cause }) =>
      event('rested', cause, { by: 'effect', source: { side: 'enemy' } }),
    ),
    row('{cause} is set as active by an effect', ({ cause }) => event('setActive', cause, { by: 'effect' })),
    row('{cause} is destroyed', ({ cause }) => event('destroyed', cause, {})),
    row('{cause} is destroyed with damage', ({ cause }) => event('destroyed', cause, { by: 'damage' })),
    row('{cause} is destroyed with battle damage', ({ cause }) => event('destroyed', cause, { by: 'battle' })),
    row('{cause} {blocks|block}', ({ cause }) => event('blocks', cause, {})),
    row('{cause} {is|are} paired with a pilot', ({ cause }) => event('paired', cause, {})),
    row('{cause} {is|are} paired with {a|an} {pilot:noun}', ({ cause, pilot }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row('you play {a|an} {plain}', ({ plain }) => commandPlayed('own', plain)),
    row('your opponent plays {a|an} {plain}', ({ plain }) => commandPlayed('enemy', plain)),
    row('{one of your shields|a friendly shield} is destroyed', {
      when: { event: 'shieldDestroyed', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{one of your shields|a friendly shield} is added to your hand', {
      when: { event: 'moved', side: 'own', from: 'shields', into: 'hand' },
      it: 'this',
      that: 'cause',
    }),
    row('one of your cards is exiled from your trash', {
      when: { event: 'moved', side: 'own', from: 'trash', into: 'removed' },
      it: 'this',
      that: 'cause',
    }),
    row('a pilot is paired with {cause}', ({ cause }) => event('paired', cause, {})),
    row('{cause} leaves the battle area', ({ cause }) => event('leaves', cause, {})),
    row('you discard {a card|one or more cards}', {
      when: { event: 'discarded', side: 'own' },
      it: 'this',
      that: 'cause',
    }),
    row('{cause} is deployed', ({ cause }) => event('deployed', cause, {})),
    row("{cause}'s ap is reduced by an enemy effect", ({ cause }) =>
      event('apReduced', cause, { source: { side: 'enemy' } }),
    ),
    row(
      "this unit's ap is reduced by an enemy effect",
      event('apReduced', { self: true }, { source: { side: 'enemy' } }),
    ),
    row('{doer:cause} {destroys|destroy} {victim} with battle damage', ({ doer, victim }) =>
      destroys(doer, victim, 'battle'),
    ),
    row('{doer:cause} {destroys|destroy} {victim} with damage', ({ doer, victim }) => destroys(doer, victim, 'damage')),
    row('{doer:cause} {destroys|destroy} an enemy shield area card with battle damage', ({ doer }) =>
      shieldArea(doer, 'battle'),
    ),
    row('{doer:cause} {destroys|destroy} an enemy shield area card with damage', ({ doer }) =>
      shieldArea(doer, 'damage'),
    ),
    row('{doer:cause} {deals|deal} battle damage to {victim}', ({ doer, victim }) => {
      const { side, filter = {} } = victim as Noun;
      return event(
        'dealsDamage',
        doer,
        { by: 'battle', other: { ...filter }, ...(side === undefined ? {} : {}) },
        'causeOther',
      );
    }),
    row('you place an ex resource', {
      when: { event: 'resourcePlaced', side: 'own', ex: true },
      it: 'this',
      that: 'cause',
    }),
    row('you place a resource', { when: { event: 'resourcePlaced', side: 'own' }, it: 'this', that: 'cause' }),
    row('you draw [a card] with an effect', {
      when: { event: 'drawn', side: 'own', by: 'effect' },
      it: 'this',
      that: 'cause',
    }),
    row('you pair a pilot with {cause}', ({ cause }) => event('paired', cause, {})),
    row('you pair {a|an} {pilot:noun} with {cause}', ({ pilot, cause }) =>
      isAnyPilot(pilot) ? undefined : event('paired', cause, { other: ownOf(pilot) }),
    ),
    row("you use this unit's <support> to increase {a|an} {adjective} unit's ap", ({ adjective }) => ({
      when: { event: 'supported', self: true, other: (adjective as Noun).filter ?? {} },
      it: 'this',
      that: 'causeOther',
    })),
    row("you use this unit's <support>", { when: { event: 'supported', self: true }, it: 'this', that: 'causeOther' }),
  ]),
  ...says('cause', [
    row('this [rested] {unit|base}', { self: true }),
    row('{a|an} {noun}', ({ noun }) => ({ noun })),
    row('one of {noun}', ({ noun }) => ({ noun })),
    row('{noun}', ({ noun }) => ((noun as Noun).side === 'own' ? { noun } : undefined)),
    row('this {unit|base} or one of {noun}', ({ noun }) => ({ noun, orThis: true })),
    row('{it|they}', { spoken: '$it' }),
  ]),
];

/** An event that happens to a card, or that it does. */
function event(word: string, cause: Json, more: Record<string, Json>, that = 'cause'): Json | undefined {
  const { self, noun, orThis, spoken } = cause as { self?: true; noun?: Noun; orThis?: true; spoken?: Json };
  if (self) return { when: { event: word, self, ...more }, it: 'this', that: that === 'cause' ? 'causeOther' : that };
  if (spoken !== undefined) {
    return {
      when: { event: word, filter: { spokenOf: spoken }, ...more },
      it: 'cause',
      that: 'causeOther',
      isSpoken: true,
    };
  }
  if (orThis) {
    const other = event(word, { noun } as Json, more, that) as { when: Json } | undefined;
    return other && { ...other, when: [{ event: word, self: true, ...more }, other.when] };
  }
  const { side, zone, filter } = noun ?? {};
  if (zone !== undefined && zone !== 'play' && zone !== 'base') return undefined;
  return {
    when: { event: word, ...(side ? { side } : {}), ...(filter ? { filter } : {}), ...more },
    it: 'cause',
    that,
  };
}

/** Whether a noun says no more than that it is a Pilot. */
const isAnyPilot = (noun: Json): boolean => Object.keys((noun as Noun).filter ?? {}).every((name) => name === 'type');

/** A Command that is played. */
function commandPlayed(side: string, plain: Json): Json | undefined {
  const {
    cards,
    zone,
    side: whose,
    filter = {},
  } = plain as { cards?: true; zone?: Json; side?: Json; filter?: Noun['filter'] };
  const { type, ...rest } = filter;
  if (cards !== true || zone !== undefined || whose !== undefined || type !== 'command') return undefined;
  const which = Object.keys(rest).length === 0 ? {} : { filter: rest };
  return { when: { event: 'commandPlayed', side, ...which }, it: 'this', that: 'cause' };
}

/** The party that does something. */
function doing(doer: Json): Record<string, Json> {
  const { self, noun, spoken } = doer as { self?: true; noun?: Noun; spoken?: Json };
  if (spoken !== undefined) return { other: { spokenOf: spoken } };
  return self ? { other: { other: false } } : { source: party((noun ?? {}) as Json) };
}

function destroys(doer: Json, victim: Json, by: string): Json | undefined {
  const { side, zone, filter } = victim as Noun;
  if (zone !== undefined) return undefined;
  const self = (doer as { self?: true }).self === true;
  return {
    when: {
      event: 'destroyed',
      ...(side ? { side } : {}),
      ...(filter ? { filter } : {}),
      by,
      ...doing(doer),
    },
    it: self ? 'this' : 'causeOther',
    that: self ? 'cause' : 'causeOther',
  };
}

/** A Shield, or the Base, of the enemy is destroyed. */
function shieldArea(doer: Json, by: string): Json {
  const self = (doer as { self?: true }).self === true;
  const from = doing(doer);
  return {
    when: [
      { event: 'shieldDestroyed', side: 'enemy', by, ...from },
      { event: 'destroyed', side: 'enemy', filter: { type: 'base' }, by, ...from },
    ],
    it: self ? 'this' : 'causeOther',
    that: 'causeOther',
  };
}

const ABILITIES: Wording[] = [
  ...says('timing', [
    row('【deploy】', { timing: 'deploy' }),
    row('【attack】', { timing: 'attack' }),
    row('【destroyed】', { timing: 'destroyed' }),
    row('【burst】', { timing: 'burst' }),
    row('【main】', { timing: 'main' }),
    row('【action】', { timing: 'action' }),
    row('【main】/【action】', { timing: ['main', 'action'] }),
    row('【activate･main】', { timing: 'activateMain' }),
    row('【activate･action】', { timing: 'activateAction' }),
    row('【activate･main】/【activate･action】', { timing: ['activateMain', 'activateAction'] }),
    row('【when paired】', { timing: 'whenPaired' }),
    row('【when linked】', { timing: 'whenLinked' }),
    row('【when paired･{pairing}】', ({ pairing }) => ({ timing: 'whenPaired', pairedWith: pairing })),
    row('【when linked･{pairing}】', ({ pairing }) => ({ timing: 'whenLinked', pairedWith: pairing })),
  ]),
  ...says('pairing', [
    row('{trait} pilot', ({ trait }) => ({ trait })),
    row('{color} pilot', ({ color }) => ({ color })),
    row('{color} {trait} pilot', ({ color, trait }) => ({ color, trait })),
    row('{level} pilot', ({ level }) => ({ level })),
  ]),
  ...says('bond', [
    row('【during pair】', { during: 'pair' }),
    row('【during link】', { during: 'link' }),
    row('【during pair･{pairing}】', ({ pairing }) => ({ during: 'pair', pairedWith: pairing })),
    row('【during link･{pairing}】', ({ pairing }) => ({ during: 'link', pairedWith: pairing })),
  ]),
  ...says('mark', [row('{bond}'), row('【once per turn】', { oncePerTurn: true })]),
  ...says('marks', [
    row('{mark}'),
    row('{marks} {mark}', ({ marks, mark }) => ({ ...(marks as object), ...(mark as object) })),
  ]),
  ...says(
    'circled',
    ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'].map((sign, at) => row(sign, at + 1)),
  ),
  ...says('price', [
    row('{circled}', ({ circled }) => ({ resources: circled })),
    row('rest this {unit|base}', { restThis: true }),
    row('destroy this {unit|base}', { destroyThis: true }),
    row("return this unit to the bottom of its owner's deck", { returnThis: 'deckBottom' }),
    row("return this unit to its owner's hand", { returnThis: 'hand' }),
    row('deal {number} damage to this unit', ({ number }) => ({ damageThis: number })),
    row('discard {number}', ({ number }) => ({ discard: number })),
    row('discard {number} {plain}', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? { discard: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('exile {number} {plain} {from|in} your trash [from the game]', ({ number, plain }) => {
      const { cards, filter } = plain as Record<string, Json>;
      return cards === true ? { removeFromTrash: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('destroy {number} of {noun}', ({ number, noun }) => {
      const { side, zone, filter } = noun as Noun;
      return side === 'own' && zone === undefined ? { destroy: number, ...(filter ? { filter } : {}) } : undefined;
    }),
    row('rest {number} [of] {noun}', ({ number, noun }) => {
      const { side, zone, filter } = noun as Noun;
      return side === 'own' && zone === undefined ? { rest: number, ...(filter ? { filter } : {}) } : undefined;
    }),
  ]),
  ...says('prices', [
    row('{price}', ({ price }) => [price]),
    row('{prices}, {price}', ({ prices, price }) => [...(prices as Json[]), price]),
  ]),
  ...says('whose', [
    row('during your turn,', { turn: 'yours' }),
    row("during your opponent's turn,", { turn: 'opponents' }),
  ]),
  ...says('text', [
    row('{sentences}[.]', ({ sentences }) => ({ sentences })),
    row('{prices}{:|：} {sentences}[.]', ({ prices, sentences }) => ({ prices, sentences })),
  ]),
  ...says('waits', [
    row('when {happening} while this unit is attacking, {sentences}[.]', ({ happening, sentences }) => ({
      happening,
      sentences,
      while: { is: 'this', filter: { attacking: true } },
    })),
    row('at the end of the turn when this unit is paired with a pilot, {sentences}[.]', ({ sentences }) => ({
      happening: event('paired', { self: true }, {}) ?? null,
      sentences: [{ k: 'later', later: { event: 'turnEnd' }, sentences }],
    })),
    row('when {happening}, {sentences}[.]', ({ happening, sentences }) => ({ happening, sentences })),
    row('at the end of your turn, {sentences}[.]', ({ sentences }) => ({ end: 'yours', sentences })),
    row("at the end of your opponent's turn, {sentences}[.]", ({ sentences }) => ({ end: 'opponents', sentences })),
    row('at the {start|beginning} of your turn, {sentences}[.]', ({ sentences }) => ({ start: 'yours', sentences })),
  ]),
  ...says('holds', [
    row('{subject} {lasts}', ({ subject, lasts }) => ({ to: subject, lasts })),
    row("{card}'s ap can't be reduced by enemy effects", ({ card }) => ({
      to: card,
      lasts: [{ cant: 'loseAp', by: { side: 'enemy' } }],
    })),
    row("this unit's ap can't be reduced by enemy effects", {
      to: 'this',
      lasts: [{ cant: 'loseAp', by: { side: 'enemy' } }],
    }),
    row('enemy units choose this rested unit as their attack target if possible when attacking', {
      to: { all: true, side: 'own', filter: { other: false, state: 'rested' } },
      lasts: [{ must: 'beAttacked' }],
    }),
    row('enemy units choose one of {noun} as their attack target if possible when attacking', ({ noun }) => ({
      to: placed({ all: true }, noun) ?? null,
      lasts: [{ must: 'beAttacked' }],
    })),
    row("increase this unit's ap by an amount equal to {amount}", ({ amount }) => ({
      to: 'this',
      lasts: [{ ap: amount }],
    })),
    row('this unit can only attack during a turn when one of {noun} is deployed', ({ noun }) => ({
      to: 'this',
      lasts: [{ cant: 'attack' }],
      when: { compare: { history: 'deployed', who: 'you', filter: (noun as Noun).filter ?? {} }, op: '=', to: 0 },
    })),
    row("when you rest your base with one of your units' effects, you may rest this unit instead", {
      instead: {
        of: 'rested',
        to: 'ownBase',
        by: 'effects',
        source: { side: 'own', filter: { type: 'unit' } },
        optional: true,
        effects: [{ do: 'rest', target: 'this' }],
      },
    }),
    row(
      'when playing this card [from your hand], you may {price}. if you do, play this card as if it has {number} lv. and cost',
      ({ price, number }) => ({
        zone: 'hand',
        dear: [{ playFor: [price], cost: number, level: number }],
      }),
    ),
    row('this card in your hand gets {dear}', ({ dear }) => ({ zone: 'hand', dear })),
    row('this card in your trash gets {dear}', ({ dear }) => ({ zone: 'trash', dear })),
    row('{reduced}', ({ reduced }) => {
      const { target, amount, ...rest } = reduced as { target: Json; amount: Json; next?: true };
      return rest.next === undefined ? { to: target, lasts: [{ prevent: amount, ...rest }] } : undefined;
    }),
    row('all {noun} are deployed rested', ({ noun }) => {
      const { side, zone, filter = {} } = noun as Noun;
      if (zone !== undefined) return undefined;
      return { dear: [{ entersRested: filter, ...(side === undefined ? {} : { side }) }] };
    }),
    row("this card's cost is reduced by {number} {each}", ({ number, each }) => ({
      zone: 'hand',
      dear: [{ cost: times(each, -(number as number)) }],
    })),
    row('reduce the cost of this card in your hand by an amount equal to {amount}', ({ amount }) =>
      typeof amount === 'number' ? undefined : { zone: 'hand', dear: [{ cost: times(amount, -1) }] },
    ),
    row(
      'on the turn this unit is deployed, it may {choose|attack} {victim} as its attack target [and attack it]',
      ({ victim }) => {
        const lasts = mayAttackOnArrival(victim);
        return lasts && { to: 'this', lasts };
      },
    ),
    row('friendly shields {lasts}', ({ lasts }) => shields(lasts, 'shields')),
    row('your shield area cards {lasts}', ({ lasts }) => shields(lasts)),
  ]),
  ...says('dear', [
    row('cost {signed}', ({ signed }) => [{ cost: signed }]),
    row('lv. {signed}', ({ signed }) => [{ level: signed }]),
    row('lv. {level:signed} and cost {signed}', ({ level, signed }) => [{ level }, { cost: signed }]),
    row('{dear} {each}', ({ dear, each }) => {
      const all = dear as Record<string, Json>[];
      if (!all.every((one) => Object.values(one).every((value) => typeof value === 'number'))) return undefined;
      return all.map((one) =>
        Object.fromEntries(Object.entries(one).map(([key, value]) => [key, times(each, value as number)])),
      );
    }),
  ]),
  ...says('constant', [
    row('{holds}[.]', ({ holds }) => ({ holds })),
    row('{while|if} {condition}, {holds}[.]', ({ condition, holds }) => ({ if: [condition], holds })),
    row('{holds} unless {condition}[.]', ({ condition, holds }) => ({ if: [{ not: condition }], holds })),
    row('{holds} while {condition}[.]', ({ condition, holds }) => ({ if: [condition], holds })),
    row("{holds} during your opponent's turn[.]", ({ holds }) => ({ if: [{ turn: 'opponents' }], holds })),
    row('{holds} during your turn[.]', ({ holds }) => ({ if: [{ turn: 'yours' }], holds })),
    row('{whose} {constant}', ({ whose, constant }) => {
      const { if: all = [] as Json[], ...rest } = constant as { if?: Json[] };
      return { ...rest, if: [whose, ...all] };
    }),
  ]),
  ...says('head of an ability', [
    row('{timing}'),
    row('{marks} {timing}', ({ marks, timing }) => ({ ...(marks as object), ...(timing as object) })),
    row('{timing} {marks}', ({ marks, timing }) => ({ ...(marks as object), ...(timing as object) })),
    row('{marks} {timing} {more:marks}', ({ marks, timing, more }) => ({
      ...(marks as object),
      ...(timing as object),
      ...(more as object),
    })),
  ]),
  ...says('opening', [
    row('{whose}', ({ whose }) => ({ if: whose })),
    row('{marks}'),
    row('{marks} {whose}', ({ marks, whose }) => ({ ...(marks as object), if: whose })),
  ]),
  ...says('developing', [
    row('【deploy{・|･}development {number}】', ({ number }) => ({ timing: 'deploy', number })),
    row('【when linked{・|･}development {number}】', ({ number }) => ({ timing: 'whenLinked', number })),
    row('【when paired{・|･}development {number}】', ({ number }) => ({ timing: 'whenPaired', number })),
    row('【attack{・|･}development {number}】', ({ number }) => ({ timing: 'attack', number })),
    row('【main{・|･}development {number}】', ({ number }) => ({ timing: 'main', number })),
  ]),
  ...wordings(ability, [
    row(
      '{developing} you may exile the specified number of {trait} cards in your trash from the game. if you do, activate the following effect: [■] {sentences}[.]',
      ({ developing, trait, sentences }) => {
        const { timing, number } = developing as { timing: string; number: number };
        const cost = [{ removeFromTrash: number, filter: { trait } }];
        return meansOfAbility({ head: { timing }, text: { sentences: [{ k: 'paid', cost, sentences }] } });
      },
    ),
    row('{head:head of an ability} {text}', ({ head, text }) => meansOfAbility({ head, text })),
    row('{waits}', ({ waits }) => meansOfAbility({ waits })),
    row('{opening} {waits}', ({ opening, waits }) => meansOfAbility({ head: opening, waits })),
    row('{constant}', ({ constant }) => meansOfAbility({ constant })),
    row('{marks} {constant}', ({ marks, constant }) => meansOfAbility({ head: marks, constant })),
  ]),
];

/** What lasts for the own shield area. */
function areaLasting(lasts: Json, until: Json): Json | undefined {
  const held = shields(lasts) as { to: Json; lasts: Json } | undefined;
  return held === undefined ? undefined : lasting(held.to, held.lasts, until);
}

/** What holds for Shields. */
function shields(lasts: Json, part?: string): Json | undefined {
  const to: Json = { shieldArea: 'own', ...(part ? { part } : {}) };
  const [one, ...more] = lasts as Record<string, Json>[];
  if (one === undefined || more.length > 0) return undefined;
  if (one.prevent !== undefined) return { to, lasts: [one] };
  const by = one.by === undefined ? {} : { by: one.by };
  if (one.cant === 'beDamagedInBattle') return { to, lasts: [{ prevent: 'all', from: 'battle', ...by }] };
  if (one.cant === 'beDamagedByEffects') return { to, lasts: [{ prevent: 'all', from: 'effects', ...by }] };
  return undefined;
}

/** A reminder explains a keyword to people, and says nothing. */
const OTHERS: Wording[] = [
  ...says('own keyword', [
    ...KEYWORDS.map(
      ([word, text]): Row =>
        VALUED.has(word)
          ? row(`<${text} {number}>`, ({ number }) => ({ [word]: number }))
          : row(`<${text}>`, { [word]: true }),
    ),
    row('【activate･{main|action}】<support {number}>', ({ number }) => ({ support: number })),
  ]),
  ...says('own keyword', [
    row('{bracketed}', ({ bracketed }) => {
      const found = KEYWORDS.find(([word, text]) => text === String(bracketed).toLowerCase() && !VALUED.has(word));
      return found && { [found[0]]: true };
    }),
  ]),
  ...says('keyword and reminder', [row('{word:own keyword}'), row('{word:own keyword} {parenthesised}')]),
  ...wordings(keywords, [row('{word:keyword and reminder}')]),
  ...wordings(link, [
    row('link: {bracketed}', ({ bracketed }) => ({ name: bracketed })),
    row('link: {trait} trait', ({ trait }) => ({ trait })),
  ]),
  ...wordings(pilotEffect, [
    row('【pilot】{bracketed} ap+{ap:number} hp+{hp:number}', ({ bracketed, ap, hp }) => ({ name: bracketed, ap, hp })),
  ]),
];

export const PRINTED: readonly Wording[] = [
  ...NOUNS,
  ...CARDS,
  ...CONDITIONS,
  ...LASTING,
  ...AMOUNTS,
  ...ACTS,
  ...REDUCED,
  ...SENTENCES,
  ...TRIGGERS,
  ...ABILITIES,
  ...OTHERS,
];
