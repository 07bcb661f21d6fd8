/** What the printed texts of the game are about: nouns, cards that are spoken of, and amounts. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { joined, named, ownOf } from './printed-parts.ts';

export type Noun = { side?: string; zone?: string; filter?: Record<string, Json> };
export const says = (of: string, rows: readonly Row[]): Wording[] => wordings(of, rows);

export const KEYWORDS = [
  ['repair', 'repair'],
  ['breach', 'breach'],
  ['support', 'support'],
  ['blocker', 'blocker'],
  ['firstStrike', 'first strike'],
  ['highManeuver', 'high-maneuver'],
  ['suppression', 'suppression'],
] as const;
export const VALUED = new Set(['repair', 'breach', 'support']);

export const filtered = (filter: Json): Json => ({ filter });

/** What cards are called: adjectives, a word for what they are, and what is said of them. */
export const NOUNS: Wording[] = [
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
export const CARDS: Wording[] = [
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

export function placed(target: Record<string, Json>, noun: Json): Json | undefined {
  const { inPlay, cards, unique, ...where } = noun as Record<string, Json>;
  if (unique !== undefined) return undefined;
  if (cards === true && where.zone === undefined && where.among === undefined) return undefined;
  return { ...target, ...where };
}

export const chosen = (count: Json, noun: Json): Json | undefined => placed({ choose: count }, noun);

/** A number of a card that is at most another's. */
function atMost(stat: Json, measure: Json): Json | undefined {
  const field = stat === 'remainingHp' ? 'hp' : String(stat);
  return { [field]: { max: measure } };
}

/** The other party of a rule. */
export function party(noun: Json): Json {
  const { side, filter } = noun as Noun;
  return { ...(side === undefined ? {} : { side }), ...(filter === undefined ? {} : { filter }) };
}

export const AMOUNTS: Wording[] = [
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

/** An amount so many times over. */
export function times(each: Json, number: Json): Json {
  return number === 1 ? each : { ...(each as object), times: number };
}
