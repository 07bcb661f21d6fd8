/** What the printed texts of the game are about: nouns, cards that are spoken of, and amounts. */
import type { Json } from '../../../engine/index.ts';
import type { Row, Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import { joined, named, ownOf } from './printed-parts.ts';

export type Noun = { side?: string; zone?: string; filter?: Record<string, Json> };
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
  ...wordings('trait', [
    row('{parenthesised}', ({ parenthesised }) => named(parenthesised)),
    row('{first:trait}/{parenthesised}', ({ first, parenthesised }) => {
      const other = named(parenthesised);
      return other === undefined ? undefined : [...[first].flat(), other];
    }),
  ]),
  ...wordings(
    'keyword',
    KEYWORDS.map(([word, text]): Row => row(`<${text}>`, word)),
  ),
  ...wordings('keyword', [row('{first:keyword}/{other:keyword}', ({ first, other }) => [first, other].flat())]),
  ...wordings(
    'granted',
    KEYWORDS.map(
      ([word, text]): Row =>
        VALUED.has(word)
          ? row(`<${text} {number}>`, ({ number }) => ({ keyword: word, value: number }))
          : row(`<${text}>`, { keyword: word }),
    ),
  ),
  ...wordings(
    'color',
    ['blue', 'green', 'red', 'white', 'purple'].map((color) => row(color, color)),
  ),
  ...wordings('colors', [row('{color}'), row('{first:color}/{other:color}', ({ first, other }) => [first, other])]),
  ...wordings('adjective', [
    row('rested', { filter: { state: 'rested' } }),
    row('active', { filter: { state: 'active' } }),
    row('damaged', { filter: { damaged: true } }),
    row('undamaged', { filter: { damaged: false } }),
    row("{enemy|enemy team's|your opponent's}", { side: 'enemy' }),
    row('{friendly|your}', { side: 'own' }),
    row('other', { filter: { other: true } }),
    row('battling', { filter: { battling: true } }),
    row('attacking', { filter: { attacking: true } }),
    row('paired', { filter: { paired: true } }),
    row('unpaired', { filter: { paired: false } }),
    row('{color}', ({ color }) => filtered({ color })),
    row('{trait}', ({ trait }) => filtered({ trait })),
  ]),
  ...wordings('sort', [
    row('{unit|units}', 'unit'),
    row('{base|bases}', 'base'),
    row('{pilot|pilots}', 'pilot'),
    row('{command|commands}', 'command'),
  ]),
  ...wordings('sorted', [
    row('{sort} {card|cards}'),
    row('{first:sorted}{/| or }{sort} {card|cards}', ({ first, sort }) => [...[first].flat(), sort]),
  ]),
  ...wordings('head', [
    row('{unit|units}', { filter: { type: 'unit' } }),
    row('unit {token|tokens}', { filter: { type: 'unit', token: true } }),
    row('non-token {unit|units}', { filter: { type: 'unit', token: false } }),
    row('link {unit|units}', { filter: { type: 'unit', linked: true } }),
    row('non-link {unit|units}', { filter: { type: 'unit', linked: false } }),
    row('linked {unit|units}', { filter: { type: 'unit', linked: true } }),
    row('{base|bases}', { zone: 'base', filter: { type: 'base' } }),
    row('{unit/base|units/bases|unit or base|units or bases|units and bases}', {
      zone: 'play',
      filter: { type: ['unit', 'base'] },
    }),
    row('{pilot|pilots}', { zone: 'pilots', filter: { type: 'pilot' } }),
    row('{pilot|pilots} paired with this unit', {
      zone: 'pilots',
      filter: { type: 'pilot', unit: { other: false } },
    }),
    row('{sorted}', ({ sorted }) => ({ cards: true, filter: { type: sorted } })),
    row('{command|commands}', { cards: true, filter: { type: 'command' } }),
    row('{card|cards}', { cards: true }),
  ]),
  ...wordings('plain', [row('{head}'), row('{adjective} {plain}', ({ adjective, plain }) => joined(adjective, plain))]),
  ...wordings('possessor', [
    row("{unit's|units'}", { filter: { type: 'unit' } }),
    row("{link unit's|link units'}", { filter: { type: 'unit', linked: true } }),
    row("{unit card's|unit cards'}", { filter: { type: 'unit' } }),
    row("{base's|bases'}", { filter: { type: 'base' } }),
    row("{pilot's|pilots'}", { filter: { type: 'pilot' } }),
    row("{command's|commands'|command card's|command cards'}", { filter: { type: 'command' } }),
    row("{card's|cards'}", {}),
    row('{adjective} {possessor}', ({ adjective, possessor }) => joined(adjective, possessor)),
  ]),
  ...wordings('range', [
    row('{number} or {less|lower|fewer}', ({ number }) => ({ max: number })),
    row('{number} or {more|higher|greater}', ({ number }) => ({ min: number })),
    row('exactly {number}', ({ number }) => ({ is: number })),
    row('{first:number} to {number}', ({ first, number }) => ({ min: first, max: number })),
    row('{number}', ({ number }) => ({ is: number })),
  ]),
  ...wordings('versus', [
    row('equal to or {less|lower} than', { bound: 'max' }),
    row('{less|lower} than or equal to', { bound: 'max' }),
    row('equal to or {more|higher|greater} than', { bound: 'min' }),
    row('{more|higher|greater} than or equal to', { bound: 'min' }),
    row('{less|lower} than', { bound: 'max', plus: -1 }),
    row('{more|higher|greater} than', { bound: 'min', plus: 1 }),
    row('equal to', { bound: 'is' }),
  ]),
  ...wordings('yardstick', [row('{card}', ({ card }) => ({ card })), row('{amount}', ({ amount }) => ({ amount }))]),
  ...wordings('compared', [
    row('{stat} {versus} {yardstick}', ({ stat, versus, yardstick }) => compared(stat, versus, yardstick)),
    row('the same {stat} as {yardstick}', ({ stat, yardstick }) => compared(stat, { bound: 'is' }, yardstick)),
    row('[a] {less|lower} {stat} than {yardstick}', ({ stat, yardstick }) =>
      compared(stat, { bound: 'max', plus: -1 }, yardstick),
    ),
    row('[a] {more|higher|greater} {stat} than {yardstick}', ({ stat, yardstick }) =>
      compared(stat, { bound: 'min', plus: 1 }, yardstick),
    ),
  ]),
  ...wordings('level', [
    row('lv.{range}', ({ range }) => range),
    row('lv.{first:number} to lv.{number}', ({ first, number }) => ({ min: first, max: number })),
    row('lv.{first:number} or lv.{number}', ({ first, number }) => either(first, number)),
  ]),
  ...wordings('trait of it', [
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
    row('a link unit', { type: 'unit', linked: true }),
    row('a unit token', { type: 'unit', token: true }),
    row('a token', { token: true }),
    row('unpaired', { paired: false }),
    row('undamaged', { damaged: false }),
  ]),
  ...wordings('being', [row('{trait of it}'), row('not {quality:trait of it}', ({ quality }) => negated(quality))]),
  ...wordings('quality', [
    row('{being}'),
    row('{being} and {other:being}', ({ being, other }) =>
      (other as Noun['filter'])?.not === undefined || (being as Noun['filter'])?.not === undefined
        ? joined(being, other)
        : undefined,
    ),
    row('{being} or {other:being}', ({ being, other }) => ({ anyOf: [being, other] })),
  ]),
  ...wordings('timed', [
    row('【deploy】', 'deploy'),
    row('【attack】', 'attack'),
    row('【destroyed】', 'destroyed'),
    row('【burst】', 'burst'),
    row('【when paired】', 'whenPaired'),
    row('【when linked】', 'whenLinked'),
    row('【main】', 'main'),
    row('【action】', 'action'),
    row('【activate･main】', 'activateMain'),
    row('【activate･action】', 'activateAction'),
  ]),
  ...wordings('strength', [
    row('{range} ap', ({ range }) => ({ ap: range })),
    row('{range} hp', ({ range }) => ({ hp: range })),
    row('{number} ap or {less|lower}', ({ number }) => ({ ap: { max: number } })),
    row('{number} ap or {more|higher}', ({ number }) => ({ ap: { min: number } })),
    row('{number} hp or {less|lower}', ({ number }) => ({ hp: { max: number } })),
    row('{number} hp or {more|higher}', ({ number }) => ({ hp: { min: number } })),
    row('{an ap|ap} of {range}', ({ range }) => ({ ap: range })),
    row('{an hp|hp} of {range}', ({ range }) => ({ hp: range })),
    row('{a cost|cost} of {range}', ({ range }) => ({ cost: range })),
  ]),
  ...wordings('having', [
    row('{strength}'),
    row('{strength} or {other:strength}', ({ strength, other }) => ({ anyOf: [strength, other] })),
    row('{strength} and {other:strength}', ({ strength, other }) => joined(strength, other)),
    row('{keyword}', ({ keyword }) => ({ keyword })),
    row('{keyword} or {other:keyword}', ({ keyword, other }) => ({ keyword: [keyword, other].flat() })),
    row('{keyword}, {second:keyword} or {other:keyword}', ({ keyword, second, other }) => ({
      keyword: [keyword, second, other].flat(),
    })),
    row('{compared}'),
    row('no paired pilot', { paired: false }),
    row('a paired pilot', { paired: true }),
    row('{a|an|} {timed} {effect|ability|}', ({ timed }) => ({ ability: timed })),
    row('a keyword effect', { keyword: KEYWORDS.map(([word]) => word) }),
  ]),
  ...wordings('having', [row('{part:name} in {its|their} card {name|names}', ({ part }) => ({ nameIncludes: part }))]),
  ...wordings('said', [
    row('with {having}', ({ having }) => filtered(having)),
    row("that {isn't|aren't} {quality:trait of it}", ({ quality }) => filtered(negated(quality))),
    row("that {doesn't|don't|does not|do not} have {having}", ({ having }) => filtered({ not: having })),
    row('not paired with a pilot', filtered({ paired: false })),
    row('with a pilot paired [with it]', filtered({ paired: true })),
    row('that {has|have} a pilot paired with {it|them}', filtered({ paired: true })),
    row('without a pilot paired [with it]', filtered({ paired: false })),
    row('without {having}', ({ having }) => filtered({ not: having })),
    row('that {is|are} {quality}', ({ quality }) => filtered(quality)),
    row('that {has|have} {having}', ({ having }) => filtered(having)),
    row('that {is|are} {quality} or that {has|have} {having}', ({ quality, having }) =>
      filtered({ anyOf: [quality, having] }),
    ),
    row('with {having} or that {is|are} {quality}', ({ quality, having }) => filtered({ anyOf: [having, quality] })),
    row('that {is|are} {quality} or {has|have} {having}', ({ quality, having }) =>
      filtered({ anyOf: [quality, having] }),
    ),
    row('belonging to {another|an enemy|each enemy|that} player', { side: 'enemy' }),
    row('belonging to an enemy player with the most units', { side: 'enemy' }),
    row('you placed [from your deck] with this effect', { among: '$placed' }),
    row('that {has|have} no pilot paired with {it|them}', filtered({ paired: false })),
    row('with no pilot paired with {it|them}', filtered({ paired: false })),
    row('whose {stat} {is|are} {versus} {yardstick}', ({ stat, versus, yardstick }) => {
      const filter = compared(stat, versus, yardstick);
      return filter && filtered(filter);
    }),
    row('whose {stat} {is|are} {range}', ({ stat, range }) => filtered({ [fieldOf(stat)]: range })),
    row('you have [in play]', { side: 'own' }),
    row('placed [from your deck] with this effect', { among: '$placed' }),
    row('paired with {a|an} {plain}', ({ plain }) => {
      const { filter = {} } = plain as Noun;
      const { type, ...pilot } = filter;
      return type === 'pilot' ? filtered(Object.keys(pilot).length === 0 ? { paired: true } : { pilot }) : undefined;
    }),
    row('paired with an enemy unit', { side: 'enemy', filter: {} }),
  ]),
  ...wordings('tail', [
    row('battling {this|this unit}', filtered({ battling: { other: false } })),
    row('battling [{a|an}] {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('battling one of {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('that {is|are} battling [{a|an|one of}] {noun}', ({ noun }) => filtered({ battling: ownOf(noun) })),
    row('this unit is battling', filtered({ battling: { other: false } })),
    row(', other than {noun}', ({ noun }) => filtered({ not: (noun as Noun).filter ?? {} })),
    row('other than {noun}', ({ noun }) => filtered({ not: (noun as Noun).filter ?? {} })),
    row('other than this {unit|card|base}', filtered({ other: true })),
  ]),
  ...wordings('said', [
    row('with the highest {stat}', ({ stat }) => ({ highest: stat })),
    row('with the lowest {stat}', ({ stat }) => ({ lowest: stat })),
    row('in play', { inPlay: true }),
    row('{from|in} your trash', { side: 'own', zone: 'trash' }),
    row("{from|in} your opponent's trash", { side: 'enemy', zone: 'trash' }),
    row('{from|in} your hand', { side: 'own', zone: 'hand' }),
    row('among them', { zone: 'looked' }),
    row('deployed this turn', filtered({ enteredThisTurn: true })),
    row('with {unique|different} [card] names', { unique: 'name' }),
  ]),
  ...wordings('noun', [
    row('{qualified}'),
    row('{qualified} {tail}', ({ qualified, tail }) => joined(qualified, tail)),
  ]),
  ...wordings('qualified', [
    row('{plain}'),
    row('{qualified} {said}', ({ qualified, said }) => joined(qualified, said)),
  ]),
  ...wordings('stat', [
    row('lv.', 'level'),
    row('lv', 'level'),
    row('ap', 'ap'),
    row('hp', 'remainingHp'),
    row('cost', 'cost'),
  ]),
];

/** Cards that are spoken of. */
export const CARDS: Wording[] = [
  ...wordings('card', [
    row('this [unit]', 'this'),
    row('this base', 'this'),
    row('this card', 'thisCard'),
    row('{it|them|they}', '$it'),
    row('that [{friendly|enemy}] {unit|base}', '$that'),
    row('the unit rested with this {ability|effect}', '$it'),
    row('the enemy unit', '$that'),
    row('the attacking unit', 'attacker'),
    row('your base', 'ownBase'),
    row('the enemy base', 'enemyBase'),
    row('the {card|pilot} paired with {this unit|this}', { pilotOf: 'this' }),
    row("this unit's {paired pilot|pilot}", { pilotOf: 'this' }),
    row('the paired pilot', { pilotOf: 'this' }),
  ]),
  ...wordings('count', [
    row('{number}'),
    row('{a|an|one}', 1),
    row('another', 1),
    row('up to {number}', ({ number }) => ({ upTo: number })),
    row('{first:number} to {number}', ({ first, number }) => ({ min: first, max: number })),
    row('{first:number} or {number}', ({ first, number }) => either(first, number)),
  ]),
  ...wordings('choice', [
    row('{count} [of] {noun}', ({ count, noun }) => chosen(count, noun)),
    // "The enemy Unit with the lowest HP" is one of them, which is chosen where several have as little.
    row('the {noun}', ({ noun }) => {
      const { highest, lowest } = noun as Record<string, Json>;
      return highest === undefined && lowest === undefined ? undefined : chosen(1, noun);
    }),
    row('{count} {noun}/{number} {other:noun}', ({ count, noun, number, other }) =>
      count === number ? oneOrOther(count, noun, other) : undefined,
    ),
    row('{count} {noun} or {number} {other:noun}', ({ count, noun, number, other }) =>
      count === number ? oneOrOther(count, noun, other) : undefined,
    ),
    row('{count} [of] {plain}{/| or }{other:plain}', ({ count, plain, other }) => {
      const { side, filter = {} } = other as Noun;
      return side !== undefined || Object.keys(filter).length > 1 ? oneOrOther(count, plain, other) : undefined;
    }),
  ]),
  ...wordings('some', [
    row('{card}'),
    row('{choice}'),
    row('all [of] {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('{each of|each|every} {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('{top of pile}'),
  ]),
  ...wordings("foe's", [
    row("{your opponent's|an enemy player's|each enemy player's|that player's|the enemy player's}", 'enemy'),
  ]),
  ...wordings('top of pile', [
    row('the top card of your deck', { top: 1, zone: 'deck' }),
    row('the top {number} cards of your deck', ({ number }) => ({ top: number, zone: 'deck' })),
    row("the top card of {foe's} deck", { top: 1, zone: 'deck', side: 'enemy' }),
    row("the top {number} cards of {foe's} deck", ({ number }) => ({
      top: number,
      zone: 'deck',
      side: 'enemy',
    })),
  ]),
  ...wordings('subject', [
    row('{card}'),
    row('{each of|each|every} {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('all [of] {noun}', ({ noun }) => placed({ all: true }, noun)),
    row('[the] {noun}', ({ noun }) => {
      // "Your Base" is one card, and spoken of as such.
      const isBase = (noun as Noun).zone === 'base' && (noun as Noun).side === 'own';
      return isBase && Object.keys((noun as Noun).filter ?? {}).length === 1 ? undefined : placed({ all: true }, noun);
    }),
  ]),
];

export function placed(target: Record<string, Json>, noun: Json): Json | undefined {
  const { inPlay, cards, unique, ...where } = noun as Record<string, Json>;
  if (unique !== undefined) return undefined;
  if (cards === true && where.zone === undefined && where.among === undefined) return undefined;
  return { ...target, ...where };
}

export const chosen = (count: Json, noun: Json): Json | undefined => placed({ choose: count }, noun);

/** The field of a filter for a number of a card. */
const fieldOf = (stat: Json): string => (stat === 'remainingHp' ? 'hp' : String(stat));

/** A number of a card beside another number, or beside the same number of another card. */
function compared(stat: Json, versus: Json, yardstick: Json): Json | undefined {
  const { bound, plus } = versus as { bound: string; plus?: number };
  const { card, amount } = yardstick as { card?: Json; amount?: Json };
  const other: Json = card === undefined ? (amount as Json) : { stat, of: card };
  if (plus === undefined) return { [fieldOf(stat)]: { [bound]: other } };
  if (typeof other === 'number') return { [fieldOf(stat)]: { [bound]: other + plus } };
  if (typeof other !== 'object' || other === null || 'plus' in other) return undefined;
  return { [fieldOf(stat)]: { [bound]: { ...other, plus } } };
}

/** What is said of a card that is not so. */
export function negated(quality: Json): Json {
  const [[name, value], ...more] = Object.entries(quality as Record<string, Json>) as [[string, Json], ...unknown[]];
  return more.length === 0 && typeof value === 'boolean' ? { [name]: !value } : { not: quality };
}

/** One of two numbers that follow each other. */
const either = (first: Json, second: Json): Json | undefined =>
  Number(second) === Number(first) + 1 ? { min: first, max: second } : undefined;

/** So many cards, each of them of one sort or of the other. */
function oneOrOther(count: Json, noun: Json, other: Json): Json | undefined {
  const { filter: one = {}, ...where } = noun as Record<string, Json>;
  const { filter: two = {}, ...there } = other as Record<string, Json>;
  const sides =
    there.side === undefined ? { ...there, ...(where.side === undefined ? {} : { side: where.side }) } : there;
  const zones = [where.zone, sides.zone];
  const inBoth = zones.includes('base') && zones.includes(undefined) ? { zone: 'play' } : {};
  const all = joined({ ...where, ...inBoth }, { ...sides, ...inBoth });
  return all && chosen(count, { ...(all as object), filter: { anyOf: [one, two] } });
}

/** The other party of a rule. */
export function party(noun: Json): Json {
  const { side, filter } = noun as Noun;
  return { ...(side === undefined ? {} : { side }), ...(filter === undefined ? {} : { filter }) };
}

export const AMOUNTS: Wording[] = [
  ...wordings('measure', [
    row("this unit's {stat}", ({ stat }) => ({ stat, of: 'this' })),
    row('{its|their} {stat}', ({ stat }) => ({ stat, of: '$it' })),
    row("that {unit's|base's} {stat}", ({ stat }) => ({ stat, of: '$that' })),
    row('the {stat} of {card}', ({ stat, card }) => ({ stat, of: card })),
  ]),
  ...wordings('amount', [
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
  ...wordings('each', [
    row('for each [of] {noun}', ({ noun }) => {
      const { inPlay, cards, ...where } = noun as Record<string, Json>;
      return { count: where };
    }),
    row('for {each|every} {number} {noun}', ({ number, noun }) => {
      const { inPlay, cards, ...where } = noun as Record<string, Json>;
      if (cards === true && where.zone === undefined) return undefined;
      return { count: where, ...(number === 1 ? {} : { divide: number }) };
    }),
    row("for each card in {foe's} hand", { count: { side: 'enemy', zone: 'hand' } }),
    row('for each {shield you have|friendly shield|of your shields}', { count: { side: 'own', zone: 'shields' } }),
    row("for each {enemy shield|of your opponent's shields}", { count: { side: 'enemy', zone: 'shields' } }),
    row('for each enemy player', { players: 'enemy' }),
    row('for each {ex resource you have|of your ex resources}', { resources: 'you', ex: true }),
    row('for each {resource you have|of your resources}', { resources: 'you' }),
    row('for each {number} ap this unit has', ({ number }) => ({ stat: 'ap', of: 'this', divide: number })),
  ]),
];

/** An amount so many times over. */
export function times(each: Json, number: Json): Json {
  return number === 1 ? each : { ...(each as object), times: number };
}
