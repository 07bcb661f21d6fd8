/** Words that can have no effect where they stand: what is not known there, who is not asked, what is nowhere. */
import type { Json } from '../../../engine/index.ts';
import { notTwo } from '../../cards/targets.ts';
import { emptyChange } from '../../cards/traits.ts';
import { listOf } from '../../cards/words.ts';
import { TRIGGER_WORDS } from '../language/dictionary-triggers.ts';
import type { Ability, Card, Continuous, Effect, Means, Trigger } from '../language/language.ts';
import {
  ABOUT_TURNS,
  MARKS_INSTEAD,
  OPEN_PILES,
  PLAYER_INSTEAD,
  register,
  TOGETHER,
  until,
  WHEN_MOVED,
  WIDENED,
} from '../language/language.ts';

export type Say = (at: string, reason: string, accepts?: Json) => void;
type Found = Readonly<Record<string, unknown>>;

/** What each trigger carries: the same table that explains it. */
const CARRIED: ReadonlyMap<string, readonly string[]> = new Map(
  TRIGGER_WORDS.flatMap(({ entries }) => entries.map(({ word, carries }) => [word, Object.keys(carries ?? {})])),
);

/** In which ways what a trigger is about can have come about; nothing is asked of the others. */
const WAYS: Partial<Record<Trigger, readonly Means[]>> = {
  onSummon: ['play', 'summon'],
  onUnitSummoned: ['play', 'summon'],
  onDeath: ['combat', 'effect', 'cost'],
  onUnitDeath: ['combat', 'effect', 'cost'],
  whenDestroyed: ['effect', 'cost', 'return'],
  onLandDestroyed: ['effect', 'cost', 'return'],
  onLeave: ['combat', 'effect', 'cost', 'return'],
  onDraw: ['phase', 'effect'],
  onDiscard: ['effect', 'cost'],
  onRest: ['attack', 'move', 'effect', 'cost'],
  onReady: ['phase', 'effect'],
  onProtectionLost: ['attack', 'effect', 'cost'],
  whenTaken: ['attack', 'effect', 'cost'],
  whenDrawn: ['phase', 'effect'],
  whenDiscarded: ['effect', 'cost'],
};

/** Words by which a card hears that it has left the table itself. */
const OWN_END: readonly Trigger[] = ['onDeath', 'whenDestroyed', 'onLeave'];
/** The triggers in which a register means nothing that stands in a zone: what lies in a pile, or has left the table. */
const OFF_TABLE: Readonly<Record<'this' | 'cause' | 'other', readonly Trigger[]>> = {
  this: [...OWN_END, ...WHEN_MOVED],
  cause: ['onTechPlayed', 'onUnitDeath', 'onLandDestroyed', ...OWN_END, ...WHEN_MOVED],
  other: ['onDraw', 'onDiscard', 'onProtectionLost', 'onProtectionHit', 'onKill'],
};
/** The triggers by which everything stands that they bring, until something is done to it. */
const UNHURT: readonly Trigger[] = [
  'onPlay',
  'onSummon',
  'onUnitSummoned',
  'onLandPlaced',
  'onMove',
  'onReady',
  'onMark',
  'onUnmark',
  'whenAttacking',
  'onUnitAttack',
  'startOfTurn',
  'startOfMain',
  'main',
  'endOfTurn',
];
/** The triggers that are never heard while a combat is in progress, or may still come of an attack. */
const PEACEFUL: readonly Trigger[] = [...ABOUT_TURNS, 'main'];
/** Verbs after which what stood may have left. */
const REMOVES = ['put', 'destroy', 'fight', 'attack'];

/** What is known at a place in the text of a card. It grows as the lines are read in printed order. */
interface Scope {
  /** Registers and amounts that the trigger brings. */
  knows: ReadonlySet<string>;
  /** The registers that mean nothing on the table. */
  offTable: ReadonlySet<string>;
  /** Whether all that the trigger brings stands where it stood. */
  unhurt: boolean;
  /** Whether no combat can be in progress. */
  peaceful: boolean;
  /** What “this” is. */
  self: 'unit' | 'land' | 'card' | 'nothing';
  refs: Set<string>;
  lanes: Set<string>;
  numbers: Set<string>;
  /** What is said in the effect before, or for the card by any of its texts. */
  said: Set<string>;
  it: boolean;
  did: boolean;
  looked: boolean;
  each: boolean;
}

const PILES = ['hand', 'deck', 'pool', 'poolDeck', 'protection', 'graveyard', 'trash', 'looked'];
/** Verbs by what they can be done to. */
const TO_UNITS = [
  'modify',
  'setPower',
  'move',
  'rest',
  'ready',
  'control',
  'swap',
  'exchange',
  'fight',
  'attack',
  'redirect',
];
const TO_STANDING = [
  'destroy',
  'tribes',
  'grant',
  'forbid',
  'permit',
  'oblige',
  'silence',
  'copy',
  'again',
  'mark',
  'unmark',
];
/** Verbs that look at the other card wherever all can see it, and the piles in which all can. */
const OPEN_MODELS = ['units', 'lands', ...OPEN_PILES];
const TO_CARDS = ['reveal', 'summon', 'place', 'play'];
/** Verbs that leave “it” behind, and fields that hold a target, a list of effects or who does something. */
const LEAVES_IT = ['put', 'summon', 'token', 'place', 'choose', 'discard'];
const TARGETS = ['target', 'with', 'of', 'is', 'forEach', 'among'];
const INNER = ['then', 'else', 'may', 'otherwise', 'ifYouDo', 'oneOf', 'together', 'effects'];
/** Verbs that only keep a number. */
const KEEPS = ['remember', 'roll', 'chooseNumber'];
const EACH = ['modify', 'setPower', 'rest', 'mark'];

const isObject = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Looks at a target, or at what else names cards. `asked` says whether somebody could choose here. */
function faultsOfTarget(target: unknown, at: string, scope: Scope, asked: boolean, say: Say): void {
  if (typeof target === 'string') {
    faultsOfRegister(target, at, scope, say);
    return;
  }
  if (!isObject(target)) return;
  if (typeof target.ref === 'string' && !scope.refs.has(target.ref))
    say(`${at}/ref`, `nothing was chosen as ${JSON.stringify(target.ref)} before`, [...scope.refs]);
  if (!asked && ('choose' in target || 'random' in target))
    say(at, 'nobody chooses and nothing is drawn by chance here', ['choose it before, by the verb “choose” with “as”']);
  const { choose } = target;
  if (isObject(choose) && typeof choose.min === 'number' && typeof choose.max === 'number' && choose.min > choose.max)
    say(`${at}/choose`, 'the fewest are more than the most');
  if (asked && ('choose' in target || 'random' in target || 'top' in target))
    Object.assign(scope, { it: true, offTable: withIt(scope.offTable, false) });
  if (typeof target.as === 'string') scope.refs.add(target.as);
}

function faultsOfRegister(name: string, at: string, scope: Scope, say: Say): void {
  if (!(register.options as readonly string[]).includes(name)) return;
  if (name === 'this') {
    if (scope.self === 'nothing') say(at, 'a tech is no card on the table that “this” could mean');
  } else if (name === 'it') {
    if (!scope.it) say(at, 'nothing was chosen, drawn by chance or moved before that “it” could mean');
  } else if (name === 'each') {
    if (!scope.each) say(at, '“each” is known only in the amount of what is done to it', EACH);
  } else if (name !== 'killed' && !scope.knows.has(name))
    say(
      at,
      `nothing here carries “${name}”`,
      [...scope.knows].filter((one) => register.safeParse(one).success),
    );
}

/** Lanes, rows and zones that a population can't have. */
function faultsOfPlace(where: Found, at: string, scope: Scope, say: Say): void {
  const zone = typeof where.zone === 'string' ? where.zone : null;
  if (zone !== null && PILES.includes(zone)) {
    for (const word of ['lane', 'row'])
      if (where[word] !== undefined) say(`${at}/${word}`, 'a card in a pile is in none');
    if (zone === 'looked' && where.side !== undefined) say(`${at}/side`, 'what is looked at is known by the look');
  }
  if (zone === 'looked' && !scope.looked) say(`${at}/zone`, 'nothing was looked at before', ['look']);
  for (const word of Array.isArray(where.lane) ? where.lane : [where.lane]) {
    if (typeof word === 'string' && scope.self === 'nothing')
      say(`${at}/lane`, 'a tech stands in no lane from which it could be seen');
    if (isObject(word) && typeof word.chosen === 'string' && !scope.lanes.has(word.chosen))
      say(`${at}/lane`, `no lane was chosen as ${JSON.stringify(word.chosen)} before`, [...scope.lanes]);
  }
  if (where.row === 'this' || where.row === 'other') {
    if (scope.self === 'nothing') say(`${at}/row`, 'a tech stands in no row from which it could be seen');
    if (scope.self === 'land') say(`${at}/row`, 'a land is in no row');
  }
}

/** Triggers by which something has left the table: of the card itself, or of any where “of” makes them wider. */
const ENDS: readonly Trigger[] = [...OWN_END, 'onUnitDeath', 'onLandDestroyed'];

/** Whether the card itself has left the table, or lies in a pile, when any of these triggers is heard. */
export function hasLeft(words: readonly Trigger[], of: Ability['of'], anyCard = false): boolean {
  const itself = of?.filter?.other === false;
  return words.every((word) => {
    if (itself && ENDS.includes(word)) return true;
    if (anyCard || (of !== undefined && WIDENED.includes(word))) return false;
    return OFF_TABLE.this.includes(word);
  });
}

/** The registers beside “this” that mean nothing on the table, where these triggers are heard. */
function offTable(words: readonly Trigger[]): Set<string> {
  const brings = (register: string) => words.filter((word) => CARRIED.get(word)?.includes(register));
  const never = Object.entries(OFF_TABLE).flatMap(([register, off]) => {
    const bringing = brings(register);
    return bringing.length > 0 && bringing.every((word) => off.includes(word)) ? [register] : [];
  });
  return new Set([...never, 'killed']);
}

/** The same registers, with “it” or without. */
const withIt = (off: ReadonlySet<string>, it: boolean): ReadonlySet<string> =>
  new Set([...[...off].filter((word) => word !== 'it'), ...(it ? ['it'] : [])]);

const isPeaceful = (words: readonly Trigger[]): boolean => words.every((word) => PEACEFUL.includes(word));

/** A verb that does nothing to what a register means here. */
function faultsOfBearing(verb: string, techs: boolean, name: string, at: string, scope: Scope, say: Say): void {
  const off = scope.offTable.has(name);
  if (off && !techs && (TO_UNITS.includes(verb) || TO_STANDING.includes(verb)))
    say(at, `“${name}” is not on the table here, and “${verb}” does nothing to it`);
  const known = name === 'this' ? ['unit', 'land'].includes(scope.self) : scope.knows.has(name);
  if (techs && known && (!off || name === 'this')) say(at, `R72: “${name}” is no tech here`, ['on']);
  if (TO_CARDS.includes(verb) && known && !off && scope.unhurt)
    say(at, `“${name}” stands in a zone here, and “${verb}” is for cards in piles`);
}

/** A verb whose target can’t be there. */
function faultsOfReach(verb: string, techs: boolean, target: unknown, at: string, say: Say): void {
  if (!isObject(target) || 'player' in target || 'ref' in target) return;
  const zone = typeof target.zone === 'string' ? target.zone : 'units';
  const where = `${at}/${'top' in target ? 'top' : 'zone'}`;
  if (TO_UNITS.includes(verb) && zone !== 'units') say(where, `“${verb}” is for units on the table`, ['units']);
  if (techs) {
    if (!OPEN_PILES.includes(zone)) say(where, 'R72: techs are carried out again that all can see', [...OPEN_PILES]);
    return;
  }
  if (TO_STANDING.includes(verb) && PILES.includes(zone))
    say(where, `“${verb}” does nothing to cards in piles`, ['units', 'lands']);
  if (TO_CARDS.includes(verb) && !PILES.includes(zone)) say(`${at}/zone`, `“${verb}” is for cards in piles`, PILES);
}

/** R64: two units of one player are not exchanged. */
function faultsOfExchange({ target, with: other }: Found, at: string, say: Say): void {
  const sideOf = (one: unknown) => (isObject(one) && one.side !== 'any' ? one.side : undefined);
  const [side, accepts] = sideOf(target) === 'own' ? ['own', 'enemy'] : ['enemy', 'own'];
  if (sideOf(target) === side && sideOf(other) === side)
    say(`${at}/with/side`, 'R64: units of two players are exchanged', [accepts as string]);
}

/** R63: what can't become a copy, or that card, where it is. */
function faultsOfModel(key: string, { target, of }: Found, at: string, say: Say): void {
  if (key === 'target') {
    faultsOfReach('copy', false, target, at, say);
    return;
  }
  if (!isObject(of) || 'ref' in of) return;
  const zone = typeof of.zone === 'string' ? of.zone : 'units';
  const where = `${at}/${'top' in of ? 'top' : 'zone'}`;
  if (!OPEN_MODELS.includes(zone)) say(where, 'R63: a copy is made of what all can see', OPEN_MODELS);
  const turned = isObject(target) && target.zone === 'lands' ? 'lands' : 'units';
  if (isObject(target) && !('ref' in target) && ['units', 'lands'].includes(zone) && zone !== turned)
    say(where, 'R63: a unit becomes no land, and a land no unit', [turned]);
}

/** Everything below `value`, in printed order; what a field holds itself comes before the effects in it. */
function walk(value: unknown, at: string, scope: Scope, say: Say): void {
  if (Array.isArray(value)) {
    value.forEach((inner, index) => {
      walk(inner, `${at}/${index}`, scope, say);
    });
    return;
  }
  if (!isObject(value)) return;
  const verb = typeof value.do === 'string' ? value.do : null;
  faultsOfPlace(value, at, scope, say);
  if ('eventAmount' in value && !scope.knows.has('eventAmount'))
    say(`${at}/eventAmount`, 'what triggers this carries no number');
  if (value.did === true && !scope.did) say(`${at}/did`, 'no verb was carried out before');
  if ('ifYouDo' in value && !scope.did)
    say(`${at}/ifYouDo`, 'no verb was carried out before that could have done anything');
  if (typeof value.remembered === 'string' && !scope.numbers.has(value.remembered))
    say(`${at}/remembered`, `nothing was remembered as ${JSON.stringify(value.remembered)} before`, [...scope.numbers]);
  if (typeof value.said === 'string' && !scope.said.has(value.said))
    say(`${at}/said`, `nothing is said as ${JSON.stringify(value.said)} before`, [...scope.said]);
  if (Array.isArray(value.together)) faultsOfMoment(value.together as Found[], `${at}/together`, say);
  if (value.who === 'them' && !scope.knows.has('them')) say(`${at}/who`, 'what triggers this is about no player');
  if (value.span === 'match' && value.filter !== undefined)
    say(`${at}/filter`, 'R28: of the whole match only the number is kept', ['turn', 'lastTurn', 'attack']);
  if (value.random === true && value.by !== undefined) say(`${at}/by`, 'chance chooses, and nobody else');
  if (Array.isArray(value.oneOf) && value.random === true && value.who !== undefined)
    say(`${at}/who`, 'chance chooses, and nobody else');
  if (value.do === 'swap' || value.do === 'fight' || value.do === 'exchange') {
    const wrong = notTwo(value.target, value.with);
    if (wrong === 'same') say(`${at}/with`, 'it is the same unit as “target”');
    if (wrong === 'alone' && value.with === undefined)
      say(`${at}/target`, `one unit has nobody to ${value.do} with`, ['choose: 2', 'with']);
  }
  if (value.random === true && value.upTo === true) say(`${at}/upTo`, 'chance takes as many as it has to');
  if (Array.isArray(value.oneOf) && typeof value.choose === 'number' && value.choose > value.oneOf.length)
    say(`${at}/choose`, `there are ${value.oneOf.length} parts`, value.oneOf.length);
  if (value.who === 'opponent' && Array.isArray(value.cost))
    for (const [index, cost] of (value.cost as Found[]).entries())
      if ('restThis' in cost || 'destroyThis' in cost || 'unmark' in cost)
        say(`${at}/cost/${index}`, 'the other player does not have this card');
  // What ends a repetition is looked at after each time.
  const late = (key: string): number => (key === 'until' ? 2 : Number(INNER.includes(key)));
  const keys = Object.keys(value).sort((one, next) => late(one) - late(next));
  for (const key of keys) {
    const inner = value[key];
    const path = `${at}/${key}`;
    const seen = key === 'is' && !('filter' in value);
    if (TARGETS.includes(key) && !seen) {
      if (verb === 'become') faultsOfModel(key, value, path, say);
      else if (verb !== null) {
        const techs = verb === 'again' && value.on === undefined;
        faultsOfReach(verb, techs, inner, path, say);
        if (typeof inner === 'string' && (key === 'target' || key === 'with'))
          faultsOfBearing(verb, techs, inner, path, scope, say);
      }
      faultsOfTarget(inner, path, scope, verb !== null || key === 'forEach', say);
    }
    if (key === 'later' || key === 'next') continue;
    const each = scope.each;
    scope.each = each || (verb !== null && EACH.includes(verb) && ['power', 'count'].includes(key));
    const looping = key === 'effects' && 'forEach' in value;
    const before = scope.it;
    const off = scope.offTable;
    if (looping) {
      scope.it = true;
      scope.offTable = withIt(off, typeof value.forEach === 'string' && off.has(value.forEach));
    }
    if (key === 'effects' && 'later' in value) faultsOfLater(value, at, scope, say);
    else if (key === 'effects' && 'next' in value) faultsOfNext(value, at, scope, say);
    else walk(inner, path, scope, say);
    if (looping) Object.assign(scope, { it: before, offTable: withIt(off, false) });
    scope.each = each;
  }
  if ((verb !== null && !KEEPS.includes(verb)) || 'may' in value) scope.did = true;
  if ('destroyThis' in value) scope.unhurt = false;
  if (verb === null) return;
  if (REMOVES.includes(verb)) scope.unhurt = false;
  if (value.until === 'combat' && scope.peaceful)
    say(`${at}/until`, 'R26: no combat is in progress here', [...until.exclude(['combat']).options]);
  if (verb === 'again' && (WHEN_MOVED as readonly unknown[]).includes(value.on))
    say(`${at}/on`, 'R45: abilities of what stands in a zone are used again');
  if (verb === 'again' && value.on !== undefined && value.who !== undefined)
    say(`${at}/who`, 'R45: abilities are used by whoever has the card', ['no “who”', 'no “on”']);
  if (verb === 'exchange') faultsOfExchange(value, at, say);
  const idle = verb === 'tribes' ? emptyChange(value) : null;
  if (idle !== null) say(at, `R66: ${idle}`, ['gain', 'lose', 'loseAll']);
  if (LEAVES_IT.includes(verb)) {
    const isOff = verb === 'choose' && typeof value.target === 'string' && scope.offTable.has(value.target);
    Object.assign(scope, { it: true, offTable: withIt(scope.offTable, isOff) });
  }
  if (verb === 'look') scope.looked = true;
  if (KEEPS.includes(verb)) scope.numbers.add(String(value.as));
  if (verb === 'choose' && typeof value.as === 'string') scope.refs.add(value.as);
  if (verb === 'name') scope.said.add(String(value.as));
  if (verb === 'name' && value.until !== undefined && scope.self === 'nothing')
    say(`${at}/until`, 'R68: a tech stands nowhere, and keeps no name');
  if (verb === 'chooseLane' && typeof value.as === 'string') scope.lanes.add(value.as);
}

/** R54: what can’t be part of one moment. */
function faultsOfMoment(parts: readonly Found[], at: string, say: Say): void {
  parts.forEach((part, index) => {
    if (!(TOGETHER as readonly unknown[]).includes(part.do)) {
      say(`${at}/${index}`, 'R54: this is not done at one moment with others', [...TOGETHER]);
      return;
    }
    const { target } = part;
    if (isObject(target) && ('choose' in target || 'random' in target))
      say(`${at}/${index}/target`, 'R54: nobody chooses within one moment', [
        'choose it before, by the verb “choose” with “as”',
      ]);
    if (part.divide === true) say(`${at}/${index}/divide`, 'R54: nobody divides within one moment');
  });
}

/** What is known in effects that come later, for something else. */
const copyOf = (scope: Scope, knows: ReadonlySet<string>, more: Partial<Scope> = {}): Scope => ({
  ...scope,
  knows,
  unhurt: false,
  peaceful: false,
  ...more,
  refs: new Set(scope.refs),
  lanes: new Set(scope.lanes),
  numbers: new Set(scope.numbers),
  said: new Set(scope.said),
  did: false,
});

function faultsOfLater(part: Found, at: string, scope: Scope, say: Say): void {
  const moment = part.later as Found;
  const words = listOf(moment.on as Trigger | Trigger[]);
  walk(moment.of, `${at}/later/of`, scope, say);
  faultsOfWays(words, moment.by, `${at}/later/by`, say);
  const brought = knownBy(words);
  const off = offTable(words);
  if (hasLeft(words, moment.of as Ability['of'], true)) off.add('this');
  for (const name of scope.offTable) if (!brought.has(name)) off.add(name);
  const there = { offTable: off, peaceful: isPeaceful(words) };
  walk(part.effects, `${at}/effects`, copyOf(scope, new Set([...scope.knows, ...brought]), there), say);
}

function faultsOfNext(part: Found, at: string, scope: Scope, say: Say): void {
  const next = part.next as Found;
  const { of, to } = next;
  const ofPlayer = isObject(to) && 'player' in to;
  if (!ofPlayer) faultsOfTarget(to, `${at}/next/to`, scope, false, say);
  walk(to, `${at}/next/to`, scope, say);
  if (isObject(to) && typeof to.zone === 'string' && PILES.includes(to.zone))
    say(`${at}/next/to/zone`, 'only what stands in a zone is spared', ['units', 'lands']);
  const marks = (MARKS_INSTEAD as readonly unknown[]).includes(of);
  faultsOfMatter(next, `${at}/next`, say);
  walk(next.by, `${at}/next/by`, scope, say);
  walk(next.filter, `${at}/next/filter`, scope, say);
  if (!marks && (PLAYER_INSTEAD as readonly unknown[]).includes(of) !== ofPlayer)
    say(`${at}/next/of`, ofPlayer ? 'something that happens to cards' : 'something that happens to players');
  walk(part.effects, `${at}/effects`, copyOf(scope, new Set([...scope.knows, ...replacing(of)])), say);
}

/** What is known where something happens in place of something. */
const REPLACING = ['cause', 'attacker', 'defender'] as const;

/** The same, with how many counters or cards it would be. */
const COUNTED: readonly unknown[] = [...MARKS_INSTEAD, 'draw', 'loseProtection'];
const replacing = (of: unknown): readonly string[] =>
  COUNTED.includes(of) ? [...REPLACING, 'eventAmount'] : REPLACING;

/** What is asked of something that would happen, and that it does not have. */
export function faultsOfMatter({ of, counter, filter }: Found, at: string, say: Say): void {
  if (counter !== undefined && !(MARKS_INSTEAD as readonly unknown[]).includes(of))
    say(`${at}/counter`, 'R65: only counters have such a name', [...MARKS_INSTEAD]);
  if (filter !== undefined && of !== 'discard')
    say(`${at}/filter`, 'R71: only of a card that would be discarded it is asked what it is', ['discard']);
}

/** What an ability with these triggers knows: whatever one of them carries, and the units of an attack that may be going on. */
function knownBy(words: readonly Trigger[]): Set<string> {
  const known = new Set(words.flatMap((word) => CARRIED.get(word) ?? []));
  const quiet: readonly Trigger[] = [...ABOUT_TURNS, 'main'];
  const early: readonly Trigger[] = [...quiet, 'whenAttacking', 'onUnitAttack', 'onProtectionHit'];
  if (words.some((word) => !quiet.includes(word))) known.add('attacker');
  if (words.some((word) => !early.includes(word))) known.add('defender');
  return known;
}

/** R33: what is asked of the other party has to be something that the trigger knows. */
function faultsOfWays(words: readonly Trigger[], by: unknown, at: string, say: Say): void {
  if (!isObject(by)) return;
  const ways = words.flatMap((word) => WAYS[word] ?? []);
  for (const way of by.means === undefined ? [] : listOf(by.means as Means | Means[]))
    if (!ways.includes(way)) say(`${at}/means`, `it never comes about by “${way}”`, [...new Set(ways)]);
  const sourced = words.some((word) => CARRIED.get(word)?.includes('source'));
  if (!sourced && (by.side !== undefined || by.filter !== undefined))
    say(at, 'it is not known by whose card this came about', ['means']);
}

/** What any text of a card has said for it, to be kept. */
function keptBy(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && value.do === 'name' && value.until !== undefined ? [String(value.as)] : [];
  return [...own, ...Object.values(value).flatMap(keptBy)];
}

const fresh = (card: Card, self: Scope['self'], knows: Iterable<string>): Scope => ({
  knows: new Set(knows),
  offTable: new Set(['killed']),
  unhurt: false,
  peaceful: false,
  self,
  refs: new Set(),
  lanes: new Set(),
  numbers: new Set(),
  said: new Set(keptBy(card)),
  it: false,
  did: false,
  looked: false,
  each: false,
});

function faultsOfAbility(card: Card, ability: Ability, at: string, say: Say): void {
  const words = listOf(ability.on);
  const scope = fresh(card, card.type === 'land' && !ability.granted ? 'land' : 'unit', knownBy(words));
  if (
    listOf(ability.from ?? 'table').every((zone) => zone !== 'table') ||
    words.some((word) => WHEN_MOVED.includes(word))
  )
    scope.self = 'card';
  scope.offTable = offTable(words);
  if (scope.self === 'card' || hasLeft(words, ability.of)) scope.offTable = new Set([...scope.offTable, 'this']);
  scope.unhurt = words.every((word) => UNHURT.includes(word));
  scope.peaceful = isPeaceful(words);
  if (ability.oncePerTurn && ability.timesPerTurn !== undefined)
    say(`${at}/timesPerTurn`, 'once a turn is once a turn', ['oncePerTurn', 'timesPerTurn']);
  if (ability.counter !== undefined && !words.some((word) => word === 'onMark' || word === 'onUnmark'))
    say(`${at}/counter`, 'only what happens to counters has one', ['onMark', 'onUnmark']);
  if (ability.of?.zone !== undefined) say(`${at}/of/zone`, 'the trigger says where it is', ['no zone']);
  faultsOfWays(words, ability.by, `${at}/by`, say);
  for (const key of ['of', 'by', 'if', 'cost', 'effects'] as const) walk(ability[key], `${at}/${key}`, scope, say);
}

function faultsOfContinuous(card: Card, continuous: Continuous, at: string, say: Say): void {
  const { instead, ...rest } = continuous;
  const scope = fresh(card, card.type === 'land' ? 'land' : 'unit', ['attacker', 'defender']);
  if (listOf(continuous.from ?? 'table').every((zone) => zone !== 'table')) scope.self = 'card';
  const { power, fixed, ...others } = rest;
  walk(others, at, scope, say);
  walk({ power, fixed }, at, { ...scope, each: true }, say);
  if (instead === undefined) return;
  const known = fresh(card, scope.self, replacing(instead.of));
  walk(instead.by, `${at}/instead/by`, scope, say);
  walk(instead.filter, `${at}/instead/filter`, scope, say);
  walk(instead.effects, `${at}/instead/effects`, known, say);
}

/** Abilities of one name, and abilities to give away that nobody gives. */
function faultsOfNames(card: Card, say: Say): void {
  const given = new Set<unknown>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isObject(value)) return;
    if (value.do === 'grant') given.add(value.ability);
    Object.values(value).forEach(look);
  };
  look(card);
  for (const { ability } of card.continuous ?? []) if (ability !== undefined) given.add(ability);
  const names = new Set<string>();
  card.abilities?.forEach(({ id, granted }, at) => {
    if (id !== undefined && names.has(id)) say(`/abilities/${at}/id`, `two abilities are called ${JSON.stringify(id)}`);
    if (id !== undefined) names.add(id);
    if (granted && id === undefined) say(`/abilities/${at}/id`, 'an ability that is given away needs a name', ['id']);
    if (granted && id !== undefined && !given.has(id))
      say(`/abilities/${at}/granted`, 'nothing on this card gives this ability away', ['grant', 'continuous ability']);
  });
}

/** Every word of a card that can have no effect where it stands. */
export function faultsOfScope(card: Card, say: Say): void {
  if (card.type === 'tech') walk(card.effects as readonly Effect[], '/effects', fresh(card, 'nothing', []), say);
  faultsOfNames(card, say);
  card.abilities?.forEach((ability, at) => {
    faultsOfAbility(card, ability, `/abilities/${at}`, say);
  });
  card.continuous?.forEach((continuous, at) => {
    faultsOfContinuous(card, continuous, `/continuous/${at}`, say);
  });
}
