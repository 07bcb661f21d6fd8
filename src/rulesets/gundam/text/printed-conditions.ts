/** What the printed texts of the game ask before something happens or holds. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import type { Noun } from './printed-nouns.ts';
import { filtered, negated } from './printed-nouns.ts';
import { joined, ownOf } from './printed-parts.ts';

const PRINTED_ONLY: ReadonlySet<string> = new Set(['trait', 'color', 'level', 'nameIncludes', 'token']);

/** Whether something has happened in this turn to cards of a side, or so often. */
function happened(word: string, side: string | null, noun: Json, range: Json = { min: 1 }): Json | undefined {
  const { side: whose = side, zone, filter, ...rest } = noun as Record<string, Json>;
  if (whose === null || (side !== null && whose !== side) || zone !== undefined || Object.keys(rest).length > 0)
    return undefined;
  const { type, ...other } = (filter ?? {}) as Record<string, Json>;
  // Of cards that are gone only what is printed on them is known.
  if (!Object.keys(other).every((name) => PRINTED_ONLY.has(name))) return undefined;
  const isAny = filter === undefined || (Object.keys(other).length === 0 && (type !== 'unit' || word !== 'destroyed'));
  const of: Json = { history: word, who: whose === 'own' ? 'you' : 'opponent', ...(isAny ? {} : { filter }) };
  return inRange(of, range);
}

/** Whether it has happened in this turn to what the text speaks of. */
function befell(history: string, of: Json): Json | undefined {
  return typeof of === 'string' ? { compare: { history, of }, op: '>=', to: 1 } : undefined;
}

/** What has happened, where somebody or something has done it. */
function doneBy(condition: Json | undefined, agency: Json): Json | undefined {
  const { compare, ...rest } = (condition ?? {}) as Record<string, Json>;
  return compare === undefined ? undefined : { ...rest, compare: { ...(compare as object), ...(agency as object) } };
}

/** Commands of a player, so many times. */
function commandsOf(word: string, plain: Json, range?: Json): Json | undefined {
  const { cards, ...command } = plain as { cards?: true; filter?: Noun['filter'] };
  const { type, ...filter } = command.filter ?? {};
  if (cards !== true || type !== 'command') return undefined;
  return happened(word, 'own', Object.keys(filter).length === 0 ? {} : { filter }, range);
}

/** Whether there are more of one sort of cards than of another. */
function moreOf(noun: Json, other: Json): Json | undefined {
  const [one, two] = [noun, other].map((each) => {
    const { inPlay, cards, ...where } = each as Record<string, Json>;
    return cards === true && where.zone === undefined ? undefined : where;
  });
  return one && two && { compare: { count: one }, op: '>', to: { count: two } };
}

/** A number within bounds. */
function inRange(amount: Json, range: Json): Json {
  const { min, max, is } = range as Record<string, Json | undefined>;
  const asked = [
    ...(min === undefined ? [] : [{ compare: amount, op: '>=', to: min }]),
    ...(max === undefined ? [] : [{ compare: amount, op: '<=', to: max }]),
    ...(is === undefined ? [] : [{ compare: amount, op: '=', to: is }]),
  ];
  return asked.length === 1 ? (asked[0] as Json) : { all: asked };
}

/** A number beside another. */
function beside(amount: Json, versus: Json, to: Json): Json {
  const { bound, plus } = versus as { bound: string; plus?: number };
  const op =
    bound === 'is' ? '=' : bound === 'max' ? (plus === undefined ? '<=' : '<') : plus === undefined ? '>=' : '>';
  return { compare: amount, op, to };
}

/** Whether a side has something of a sort; anybody where no side is meant. */
function had(thing: Json, side: string | null, zone?: string): Json | undefined {
  const { noun, bounds, shields, theirs, resources, ...said } = thing as Record<string, Json>;
  const whose = side === null ? {} : { side };
  if (noun !== undefined) {
    const there = joined(noun, zone === undefined ? whose : { ...whose, zone });
    return there && counted(there, bounds as Json);
  }
  if (zone !== undefined) return undefined;
  if (shields !== undefined) {
    const of = joined(said, whose) as { side?: Json } | undefined;
    return of?.side === undefined ? undefined : { count: { side: of.side, zone: 'shields' }, ...(shields as object) };
  }
  if (theirs !== undefined)
    return side === 'enemy' ? { count: { side, zone: theirs }, ...(bounds as object) } : undefined;
  if (resources !== undefined && side !== null) {
    return inRange({ resources: side === 'own' ? 'you' : 'opponent', ...(resources as object) }, bounds as Json);
  }
  return undefined;
}

/** Whether a side has all of several things. */
function all(things: Json, side: string | null, zone?: string): Json | undefined {
  const each = (things as Json[]).map((thing) => had(thing, side, zone));
  if (each.some((one) => one === undefined)) return undefined;
  return each.length === 1 ? each[0] : { all: each as Json[] };
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
export const every = (condition: Json): Json[] => (condition as { all?: Json[] }).all ?? [condition];

export const CONDITIONS: Wording[] = [
  ...wordings('shielded', [row('{friendly|your}', 'own'), row('enemy', 'enemy'), row("your opponent's", 'enemy')]),
  ...wordings('foe', [
    row('{your opponent|an enemy player|the enemy player|your opponents|that player|another player}', 'enemy'),
  ]),
  ...wordings('damage kind', [row('battle damage', 'battle'), row('effect damage', 'effect')]),
  // What has happened in this turn.
  ...wordings('past', [
    row('you have deployed {deployed:acted on}', ({ deployed }) => happened('deployed', 'own', deployed)),
    row('{foe} has deployed {deployed:acted on}', ({ deployed }) => happened('deployed', 'enemy', deployed)),
    row('you have {paired a pilot|paired a pilot with a unit}', happened('paired', 'own', {})),
    row('you have discarded [{a card|one or more cards|1 or more cards}]', happened('discarded', 'own', {})),
    row('you have discarded {range} cards', ({ range }) => happened('discarded', 'own', {}, range)),
    row('{foe} has discarded [{a card|one or more cards|1 or more cards}]', happened('discarded', 'enemy', {})),
    row('you have activated {a|an|one of your} {command event}', ({ 'command event': command }) =>
      happened('commandsActivated', 'own', command),
    ),
    row('you have activated {a|an} {plain}', ({ plain }) => commandsOf('commandsActivated', plain)),
    row('you have activated {range} {plain}', ({ range, plain }) => commandsOf('commandsActivated', plain, range)),
    row('you have played {range} {plain}', ({ range, plain }) => commandsOf('commands', plain, range)),
    row('{foe} has discarded {agency}', ({ agency }) => doneBy(happened('discarded', 'enemy', {}), agency)),
    row('you have discarded {agency}', ({ agency }) => doneBy(happened('discarded', 'own', {}), agency)),
    row('{victim:acted on} {has|have} been destroyed {harm}', ({ victim, harm }) =>
      doneBy(happened('destroyed', null, victim), harm),
    ),
    row('{one of your effects has destroyed|you have destroyed} {victim:acted on} [with an effect]', ({ victim }) =>
      doneBy(happened('destroyed', null, victim), { by: 'effect', source: { side: 'own' } }),
    ),
    row('{victim:acted on} {has|have} received {damage kind}', ({ victim, 'damage kind': by }) =>
      doneBy(happened('damaged', null, victim), { by }),
    ),
    row('{card} {has attacked|attacked}', ({ card }) => befell('attacked', card)),
    row('{card} {has blocked|blocked}', ({ card }) => befell('blocked', card)),
    row('{card} {has received damage|received damage}', ({ card }) => befell('damaged', card)),
    row('{card} {has recovered hp|recovered hp}', ({ card }) => befell('recovered', card)),
    row('{card} {has linked|linked}', ({ card }) => befell('linked', card)),
    row('you have played {a|an} {plain}', ({ plain }) => commandsOf('commands', plain)),
    row('{victim:acted on} {has|have} been destroyed', ({ victim }) => happened('destroyed', null, victim)),
    row('{attacker:acted on} {has|have} attacked', ({ attacker }) => happened('attacked', null, attacker)),
    row('{victim:acted on} {has|have} received damage', ({ victim }) => happened('damaged', null, victim)),
    row('{healed:acted on} {has|have} recovered hp', ({ healed }) => happened('recovered', null, healed)),
    row('{linking:acted on} {has|have} linked', ({ linking }) => happened('linked', null, linking)),
    row('{a friendly shield|one of your shields} has been destroyed', happened('shields', 'own', {})),
    row("{an enemy shield|one of your opponent's shields} has been destroyed", happened('shields', 'enemy', {})),
  ]),
  ...wordings('rivals', [
    row('{noun}'),
    row('{shield|shields}', { zone: 'shields' }),
    row('{cards in hand|cards in your hand|cards in their hand}', { zone: 'hand' }),
    row('{cards in your trash|cards in their trash}', { zone: 'trash' }),
  ]),
  // What somebody has, or what there is: how many of which cards, or of what no card is.
  ...wordings('thing', [
    row('{a|an} {noun}', ({ noun }) => ({ noun, bounds: { min: 1 } })),
    row('another {noun}', ({ noun }) => {
      const other = joined(noun, filtered({ other: true }));
      return other && { noun: other, bounds: { min: 1 } };
    }),
    row('no {noun}', ({ noun }) => ({ noun, bounds: { max: 0 } })),
    row('{range} {noun}', ({ range, noun }) => ({ noun, bounds: range })),
    row('only {number} {noun}', ({ number, noun }) => ({ noun, bounds: { is: number } })),
    row('{range} {shield|shields}', ({ range }) => ({ shields: range })),
    row('no {shield|shields}', { shields: { max: 0 } }),
    row('{range} {side:shielded} {shield|shields}', ({ side, range }) => ({ shields: range, side })),
    row('no {side:shielded} {shield|shields}', ({ side }) => ({ shields: { max: 0 }, side })),
    row('{range} cards in {their|his|her} hand', ({ range }) => ({ theirs: 'hand', bounds: range })),
    row('no cards in {their|his|her} hand', { theirs: 'hand', bounds: { max: 0 } }),
    row('{range} cards in {their|his|her} trash', ({ range }) => ({ theirs: 'trash', bounds: range })),
    row('{range} [remaining] {resourceful}', ({ range, resourceful }) => ({ resources: resourceful, bounds: range })),
    row('{a|an} {resourceful}', ({ resourceful }) => ({ resources: resourceful, bounds: { min: 1 } })),
    row('no [remaining] {resourceful}', ({ resourceful }) => ({ resources: resourceful, bounds: { is: 0 } })),
  ]),
  ...wordings('resourceful', [
    row('ex {resource|resources}', { ex: true }),
    row('active {resource|resources}', { state: 'active' }),
    row('rested {resource|resources}', { state: 'rested' }),
    row('active ex {resource|resources}', { state: 'active', ex: true }),
    row('{resource|resources}', {}),
  ]),
  ...wordings('things', [
    row('[both] {thing}', ({ thing }) => [thing]),
    row('{things} and {thing}', ({ things, thing }) => [...(things as Json[]), thing]),
    row('{things}, {thing}', ({ things, thing }) => [...(things as Json[]), thing]),
  ]),
  // What an enemy player has, so that "they" are that player.
  ...wordings('foes', [
    row('{foe} has {things},', ({ things }) => all(things, 'enemy')),
    row('{foe} has more {rivals} than you,', ({ rivals }) => ownToTheirs(rivals, '<')),
  ]),
  ...wordings('condition', [
    row('{past} [during] this turn', ({ past }) => past),
    row(
      '{it|that unit|that enemy unit} {is|was} destroyed [{with|by} {this effect|this damage}]',
      befell('destroyed', '$it') ?? null,
    ),
    row(
      '{this effect destroys|this effect destroyed|you destroy|you destroyed} {it|that unit|that enemy unit}',
      befell('destroyed', '$it') ?? null,
    ),
    row('{this effect destroys|this effect destroyed} {an enemy unit|a unit}', befell('destroyed', '$it') ?? null),
    row('you {destroy|destroyed} {an enemy unit|a unit} with this effect', befell('destroyed', '$it') ?? null),
    row('you {discard|discarded} {a|an} {plain} with this effect', ({ plain }) => {
      const { cards, filter = {}, ...rest } = plain as Record<string, Json>;
      if (cards !== true || Object.keys(rest).length > 0) return undefined;
      return { count: { among: '$discarded', filter }, min: 1 };
    }),
    row('{it|this unit} {is|was} destroyed during {whose turn}', ({ 'whose turn': turn }) => ({ turn })),
    row('it is your turn', { turn: 'yours' }),
    row("it is your opponent's turn", { turn: 'opponents' }),
    row('you have {things}', ({ things }) => all(things, 'own')),
    row("you {don't|do not} have {things}", ({ things }) => {
      const [only, ...more] = (things as Json[]).map((thing) => had(thing, 'own'));
      return only === undefined || more.length > 0 ? undefined : { not: only };
    }),
    row('{foe} has {things}', ({ things }) => all(things, 'enemy')),
    row("{foe} {doesn't|does not} have {things}", ({ things }) => {
      const [only, ...more] = (things as Json[]).map((thing) => had(thing, 'enemy'));
      return only === undefined || more.length > 0 ? undefined : { not: only };
    }),
    row('there {is|are} {things}', ({ things }) => all(things, null)),
    row("there {isn't|aren't} {things}", ({ things }) => {
      const [only, ...more] = (things as Json[]).map((thing) => had(thing, null));
      return only === undefined || more.length > 0 ? undefined : { not: only };
    }),
    row('{things} {is|are} in play', ({ things }) => all(things, null)),
    row('{a|an} {noun} in play', ({ noun }) =>
      (noun as Noun).side === undefined ? undefined : counted(noun, { min: 1 }),
    ),
    row('{things} {is|are} {in|among} your trash', ({ things }) => all(things, 'own', 'trash')),
    row("{things} {is|are} in your opponent's trash", ({ things }) => all(things, 'enemy', 'trash')),
    row('{things} {is|are|was|were} placed [from your deck] with this effect', ({ things }) => {
      const placed = (things as Record<string, Json>[]).map((thing) => {
        const { noun, bounds } = thing as { noun?: Noun; bounds?: object };
        return noun && { count: { among: '$placed', filter: noun.filter ?? {} }, ...bounds };
      });
      const [only, ...more] = placed;
      return only === undefined || more.length > 0 ? undefined : (only as Json);
    }),
    row('your hand has {range} cards', ({ range }) => ({
      count: { side: 'own', zone: 'hand' },
      ...(range as object),
    })),
    row('all [of] your {plain} are {quality}', ({ plain, quality }) => {
      const whose = joined(plain, { side: 'own' }) as Record<string, Json> | undefined;
      return whose && counted({ ...whose, filter: { ...(whose.filter as object), not: quality } }, { max: 0 });
    }),
    row('there are {number} or more enemy players', ({ number }) => ({
      compare: { players: 'enemy' },
      op: '>=',
      to: number,
    })),
    row('you use an ex resource to play this card', { exPaid: true }),
    row('{you are|your level is} {level}', ({ level }) => inRange({ level: 'you' }, level)),
    row('your opponent is {level}', ({ level }) => inRange({ level: 'opponent' }, level)),
    row('{card} {has|have} {having}', ({ card, having }) => ({ is: card, filter: having })),
    row("{card} {doesn't|don't|does not|do not} have {having}", ({ card, having }) => ({
      not: { is: card, filter: having },
    })),
    row('{card} {is|are} {quality}', ({ card, quality }) => ({ is: card, filter: quality })),
    row("{card} {isn't|aren't} {quality:trait of it}", ({ card, quality }) => ({ is: card, filter: negated(quality) })),
    row("{card}'s {stat} is {range}", ({ card, stat, range }) => inRange({ stat, of: card }, range)),
    row("{card}'s {stat} is {versus} {amount}", ({ card, stat, versus, amount }) =>
      beside({ stat, of: card }, versus, amount),
    ),
    row("it's {a|an} {noun}", ({ noun }) => ({ is: '$it', filter: ownOf(noun) })),
    row("it's {quality}", ({ quality }) => ({ is: '$it', filter: quality })),
    row('{card} is {a|an} {noun}', ({ card, noun }) => ({ is: card, filter: ownOf(noun) })),
    row('{card} is not {a|an} {noun}', ({ card, noun }) => ({ not: { is: card, filter: ownOf(noun) } })),
    row('{card} is battling [{a|an}] {noun}', ({ card, noun }) => ({ is: card, filter: { battling: ownOf(noun) } })),
    row('{card} is paired with {a|an} {qualified}', ({ card, qualified }) => {
      const { type, ...pilot } = (qualified as Noun).filter ?? {};
      return type === 'pilot'
        ? { is: card, filter: Object.keys(pilot).length === 0 ? { paired: true } : { pilot } }
        : undefined;
    }),
    row("{a pilot is not|a pilot isn't|no pilot is} paired with {this|this unit}", {
      is: 'this',
      filter: { paired: false },
    }),
    row('a pilot is paired with {this|this unit}', { is: 'this', filter: { paired: true } }),
    row('{you are|this unit is|it is} attacking {the|an} enemy player', { attackTarget: 'player' }),
    row('{you are|this unit is|it is} attacking {your opponent|a player}', { attackTarget: 'player' }),
    row('{you are|this unit is|it is} attacking {an enemy unit|a unit}', { attackTarget: 'unit' }),
    row('{you are|this unit is|it is} attacking {victim}', ({ victim }) => {
      const { side, zone, filter = {} } = victim as Noun;
      const { type, ...rest } = filter;
      if (side !== 'enemy' || zone !== undefined || type !== 'unit' || Object.keys(rest).length === 0) return undefined;
      return { is: 'attackTarget', filter: rest };
    }),
    row('you {deploy|deployed} this {unit|base} from your trash', { deployedFrom: 'trash' }),
    row('this {unit|base} {is|was} deployed from your trash', { deployedFrom: 'trash' }),
    row('{the|a} {qualified} is paired with {this|this unit}', ({ qualified }) => {
      const { type, ...pilot } = (qualified as Noun).filter ?? {};
      return type === 'pilot' && Object.keys(pilot).length > 0 ? { is: 'this', filter: { pilot } } : undefined;
    }),
    row('{range} are in play', ({ range }) => ({ again: range })),
    row('this effect rested {number} or more units', ({ number }) => ({
      compare: { did: true },
      op: '>=',
      to: number,
    })),
    row('you {place|placed} {a|an} {noun} with this effect', ({ noun }) => {
      const { filter = {} } = noun as Noun;
      return { count: { among: '$placed', filter }, min: 1 };
    }),
    ...[
      ['more', '>'],
      ['less', '<'],
      ['fewer', '<'],
    ].flatMap(([word = '', op = '']) => [
      row(`you have ${word} {rivals} than {foe}`, ({ rivals }) => ownToTheirs(rivals, op)),
      row(`{foe} has ${word} {rivals} than you`, ({ rivals }) => ownToTheirs(rivals, op === '<' ? '>' : '<')),
    ]),
    row('you have {rivals} equal to or {less|fewer} than {foe}', ({ rivals }) => ownToTheirs(rivals, '<=')),
    row('you have {rivals} equal to or more than {foe}', ({ rivals }) => ownToTheirs(rivals, '>=')),
    row('there are more {enemy:noun} than {friendly:noun}', ({ enemy, friendly }) => moreOf(enemy, friendly)),
    row('{condition} and [if|while] {then:condition}', ({ condition, then }) => {
      return 'all' in (then as object) ? undefined : { all: [...every(condition), then] };
    }),
  ]),
];
