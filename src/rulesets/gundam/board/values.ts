import type { About, Modifier, PlayerId, Slot, Uid, Vars } from '../../../engine/index.ts';
import {
  countersOn,
  mayBe,
  mayChange,
  modified,
  obligation,
  pastShields,
  permission,
  prohibition,
  slot,
  traitsOf as traitsBy,
} from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { isOnSide, sidesOf, whoIs } from '../../cards/context.ts';
import { remembered } from '../../cards/continuous.ts';
import { changed } from '../../cards/traits.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import { NO_KEYWORDS } from '../language/compiled.ts';
import type {
  Amount,
  Can,
  Cant,
  Constant,
  EventBy,
  Filter,
  Keyword,
  Must,
  OneSide,
  Outside,
  Party,
  Replacement,
} from '../language/language.ts';
import { keyword as everyKeyword, USES } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { SeenBase, SeenUnit } from './board.ts';
import { controllerOf, findBase, findUnit, GREATEST } from './board.ts';
import type { Context, Force, LastKnown, Lens, M, Other, ReadCard } from './context.ts';
import type { Saying } from './continuous.ts';
import { changing, forcesOn, forcesWith, inForce, isRule, isSpoken } from './continuous.ts';
import { standing, standingOf } from './in-play.ts';
import { areBoundByPrint, duringHolds, isLinked } from './link.ts';
import {
  cardOf,
  givenBy,
  hasLost,
  isCopy,
  modifiersOn,
  partProgram,
  printedAbilities,
  printedOnBase,
  readerOf,
} from './printed.ts';
import { usedWords } from './used.ts';

const inBounds = (value: number): number => Math.max(0, Math.min(GREATEST, value));

function isChanging(m: M, which: 'ap' | 'hp'): boolean {
  const { ap, hp } = changing(m);
  return which === 'ap' ? ap : hp;
}

function stat(m: M, id: Uid, which: 'ap' | 'hp', printed: number, lens?: Lens): number {
  let value = modified(m, id, which, printed);
  if (!isChanging(m, which)) return inBounds(value);
  for (const { constant, context } of forcesWith<string>(m, which, id, lens)) {
    value += readerOf(context).amountOf(context, (constant as Record<typeof which, Amount>)[which]);
  }
  return inBounds(value);
}

const NUMBERS = { ap: slot<number>('ap'), hp: slot<number>('hp') };
const KEYWORD_VALUES = Object.fromEntries(everyKeyword.options.map((word) => [word, slot<number>(word)])) as Record<
  Keyword,
  Slot<number>
>;
const ABILITIES_BY_NOW = slot<readonly CompiledAbility[]>('abilities by now');

/** A number as it is printed on an object and its Pilot. */
function printedOn(m: M, object: SeenUnit | SeenBase, which: 'ap' | 'hp'): number {
  const known = standingOf(m, object);
  if (known !== null) return which === 'ap' ? known.ap : known.hp;
  const { ap, hp } = cardOf(m, object.card);
  const pilot = 'pilot' in object && object.pilot ? cardOf(m, object.pilot.card).pilot : null;
  return which === 'ap' ? ap + (pilot?.ap ?? 0) : hp + (pilot?.hp ?? 0);
}

/** A number of an object: what is printed on it and its Pilot, and everything in force; never below 0 (1-3-6). */
function statOf(m: M, object: SeenUnit | SeenBase, which: 'ap' | 'hp', lens?: Lens): number {
  const printed = printedOn(m, object, which);
  // Nothing to remember, and this is asked of every Unit whenever something happens.
  if (!mayChange(m, which) && !isChanging(m, which)) return inBounds(printed);
  return remembered(m, NUMBERS[which], object.id, lens, () => stat(m, object.id, which, printed, lens));
}

export const apOf = (m: M, unit: SeenUnit, lens?: Lens): number => statOf(m, unit, 'ap', lens);

/** Full HP; what is left of it is less by the damage. */
export const hpOf = (m: M, object: SeenUnit | SeenBase, lens?: Lens): number => statOf(m, object, 'hp', lens);

const ALL_STAND = slot<boolean>('all stand');

/**
 * Whether everything in play has HP left even without the texts in force, which take none: then it has some, whatever comes of
 * these. It is asked after every step.
 */
export const allHaveHp = (m: M): boolean => !changing(m).lessHp && m.lasting(ALL_STAND, allStand);

function allStand(m: M): boolean {
  const { p1, p2 } = standing(m);
  for (const side of [p1, p2])
    for (const { id, object, hp } of side) if (object.damage >= inBounds(modified(m, id, 'hp', hp))) return false;
  return true;
}

/** Keywords of which one more adds to the others. */
const ADDED_UP: readonly Keyword[] = ['repair', 'breach', 'support'];

const printedKeyword = ({ keywords }: ReadCard, keyword: Keyword): number =>
  keywords === NO_KEYWORDS ? 0 : (keywords[keyword] ?? 0);

const worth = (keyword: Keyword, value: number): number => (value > 1 && !ADDED_UP.includes(keyword) ? 1 : value);

/** The value of a keyword: the sum where it adds up (Repair, Breach, Support), 1 where having it is all, 0 without it. */
export function keywordOf(m: M, object: SeenUnit | SeenBase, keyword: Keyword, lens?: Lens): number {
  let printed = printedKeyword(cardOf(m, object.card), keyword);
  if ('pilot' in object && object.pilot) printed += printedKeyword(cardOf(m, object.pilot.card), keyword);
  // What is not printed nothing can take away.
  const givesOrTakes = mayBe(m, 'keyword') || changing(m).keyword || (printed > 0 && mayBe(m, 'cant'));
  if (!givesOrTakes) return worth(keyword, printed);
  return remembered(m, KEYWORD_VALUES[keyword], object.id, lens, () => {
    let value = printed;
    for (const { effect } of modifiersOn(m, object.id)) {
      if (effect.kind === 'keyword' && effect.keyword === keyword) value += effect.value;
    }
    if (changing(m).keyword) {
      for (const { constant } of forcesWith(m, 'keyword', object.id, lens)) {
        if (constant.keyword === keyword) value += constant.value ?? 1;
      }
    }
    if (value > 0 && hasLost(m, object.id, `keyword:${keyword}`)) return 0;
    return worth(keyword, value);
  });
}

/** Whether abilities come and go with the cards in play alone, and with what effects give and take. */
export const abilitiesLast = (m: M): boolean => !changing(m).ability && areBoundByPrint(m);

/** Every ability a Unit or a Base has now, given ones included, whose Pilot or link condition holds. */
export function abilitiesOf(m: M, object: SeenUnit | SeenBase): readonly CompiledAbility[] {
  const known = standingOf(m, object);
  if (known?.has) return known.has;
  const given = changing(m).ability;
  const printed = known?.abilities ?? ('pilot' in object ? printedAbilities(m, object) : printedOnBase(m, object));
  if (!given && !mayBe(m, 'ability') && !mayBe(m, 'cant') && !printed.some(({ bound }) => bound)) {
    if (known !== null) known.has = printed;
    return printed;
  }
  const find = () => {
    if (hasLost(m, object.id, 'abilities')) return [];
    const found = 'pilot' in object ? printed.filter((source) => duringHolds(m, object, source)) : [...printed];
    for (const modifier of modifiersOn(m, object.id)) {
      const granted = givenBy(m, modifier);
      if (granted && (!('pilot' in object) || !isCopy(modifier) || duringHolds(m, object, granted)))
        found.push(granted);
    }
    if (!given) return found;
    for (const { constant, source } of forcesWith(m, 'ability', object.id)) {
      const granted = cardOf(m, source.card).abilities.find(({ ability }) => ability.id === constant.ability);
      if (granted) found.push(granted);
    }
    return found;
  };
  if (given || ('pilot' in object && !areBoundByPrint(m))) return m.memo(ABILITIES_BY_NOW, find, object.id);
  const found = find();
  if (known !== null) known.has = found;
  return found;
}

/** What forbids, permits or demands something: by which clause, and which card says so. */
export interface Ruled {
  clause: ClauseId;
  by: string;
}

/** Whose effect is being carried out, where one is. */
export function acting(m: M): Other {
  const top = m.state.frames.at(-1);
  // Whoever pays does so for what stands below.
  const vars = top?.program === 'pay' ? m.state.frames.at(-2)?.vars : top?.vars;
  if (typeof vars?.card !== 'string' || (vars.owner !== 'p1' && vars.owner !== 'p2')) return NOBODY;
  return { owner: vars.owner, reference: typeof vars.self === 'string' ? vars.self : null, card: vars.card };
}

export const NOBODY: Other = { owner: null, reference: null, card: null };

/** The Unit or Base, or the card of an effect, that something comes from. */
export function otherOf(m: M, source: string | null): Other {
  if (source === null) return NOBODY;
  const owner = controllerOf(m.board, source);
  if (owner !== null) return { owner, reference: source, card: null };
  const now = acting(m);
  if (now.card === source || now.reference === source) return now;
  return m.cards.cards.has(source) ? { owner: null, reference: null, card: source } : NOBODY;
}

/** Whether a rule that a modifier makes is about this other party: its words are read as they stood when it was made. */
const about =
  (m: M, other: Other | undefined): About =>
  (by, { source, card, owner }) => {
    if (card === null || owner === undefined) return false;
    const context = { m, owner, self: source, card, vars: {} };
    return readerOf(context).isParty(context, by as Party, other ?? acting(m));
  };

type Rule = 'cant' | 'can' | 'must';
const FIND = { cant: prohibition, can: permission, must: obligation };

function ruled(m: M, kind: Rule, id: Uid, what: string, other: Other | undefined): Ruled | null {
  const modifier = mayBe(m, kind) ? FIND[kind](m, id, what, about(m, other)) : null;
  if (modifier) return { clause: '1-3-3', by: modifier.card ?? '' };
  if (!isRule(m, kind, what)) return null;
  for (const { constant, context, source } of forcesWith(m, kind, id)) {
    if ((constant as { [K in Rule]?: string })[kind] !== what) continue;
    const { by } = constant as { by?: Party };
    if (by === undefined || readerOf(context).isParty(context, by, other ?? acting(m)))
      return { clause: '1-3-3', by: source.card };
  }
  return null;
}

/** Whether this may be forbidden to anything. */
export const mayBeForbidden = (m: M, what: Cant): boolean => mayBe(m, 'cant') || isRule(m, 'cant', what);

/** What forbids `what` to an object, or null (1-3-3: a prohibition beats a permission). `other` is who would do it, or to whom. */
export const forbidden = (m: M, id: Uid, what: Cant, other?: Other): Ruled | null =>
  mayBeForbidden(m, what) ? ruled(m, 'cant', id, what, other) : null;

/** Whether anything may be permitted to do what the rules forbid. */
export const mayBePermitted = (m: M, what: Can): boolean =>
  (mayBe(m, 'can') && usedWords(m.cards).has(what)) || isRule(m, 'can', what);

/** What lets an object do what the rules forbid, or null. */
export const permitted = (m: M, id: Uid, what: Can, other: Other = NOBODY): Ruled | null =>
  mayBePermitted(m, what) ? ruled(m, 'can', id, what, other) : null;

/** Whether this may be demanded of anything. */
export const mayBeDemanded = (m: M, what: Must): boolean =>
  (mayBe(m, 'must') && usedWords(m.cards).has(what)) || isRule(m, 'must', what);

/** What demands something of an object, or null. */
export const demanded = (m: M, id: Uid, what: Must, other: Other = NOBODY): Ruled | null =>
  mayBeDemanded(m, what) ? ruled(m, 'must', id, what, other) : null;

/** The same for something a player can't do; `card` is what it would be done with. */
export function playerForbidden(m: M, player: PlayerId, what: Cant, card: string | null = null): Ruled | null {
  const other: Other = { owner: player, reference: null, card };
  const modifier = prohibition(m, player, what, about(m, other));
  if (modifier) return { clause: '1-3-3', by: modifier.card ?? '' };
  if (!isRule(m, 'cant', what)) return null;
  for (const { constant, context, source } of inForce(m)) {
    if (
      !('cant' in constant) ||
      constant.cant !== what ||
      typeof constant.to !== 'object' ||
      !('player' in constant.to)
    )
      continue;
    if (constant.by !== undefined && !readerOf(context).isParty(context, constant.by, other)) continue;
    if (whoIs(context.owner, constant.to.player) === player) return { clause: '1-3-3', by: source.card };
  }
  return null;
}

const counts = (from: string, by: EventBy): boolean => from === 'any' || (from === 'battle') === (by === 'battle');

/**
 * How much of a damage modifiers take off that name what they protect. What is about small damage counts only when `left`, what everything
 * else has left of it, is given (R68).
 */
function preventedBy(m: M, id: string, by: EventBy, other: Other, left: number | null = null): number {
  let less = 0;
  for (const modifier of modifiersOn(m, id)) {
    const { effect } = modifier;
    if (effect.kind === 'stat' && effect.stat.startsWith('prevent:')) {
      if (left === null && counts(effect.stat.slice(8), by)) less += effect.add;
    } else if (effect.kind === 'cant' && effect.what.startsWith('prevent:')) {
      const [, from = '', number = '', mark, most] = effect.what.split(':');
      if (mark === 'upTo' ? left === null || left > Number(most) : left !== null) continue;
      if (counts(from, by) && about(m, other)(effect.by ?? {}, modifier)) less += Number(number);
    }
  }
  return less;
}

function preventedByText(force: Saying<'prevent'>, by: EventBy, other: Other, left: number | null = null): number {
  const { constant, context } = force;
  if (!counts(constant.from ?? 'any', by)) return 0;
  if (constant.upTo === undefined ? left !== null : left === null || left > constant.upTo) return 0;
  if (constant.oncePerTurn && usedThisTurn(context.m, context.self, partProgram(force.source, force.index))) return 0;
  if (constant.by !== undefined && !readerOf(context).isParty(context, constant.by, other)) return 0;
  return constant.prevent === 'all' ? Number.POSITIVE_INFINITY : readerOf(context).amountOf(context, constant.prevent);
}

/** Whether anything may take off from a damage. */
const mayBePrevented = (m: M): boolean => m.state.modifiers.length > 0 || isSpoken(m, 'prevent');

/** How much of `amount` damage reaches an object (R6: prevention never makes it negative). */
export function afterPrevention(m: M, id: Uid, amount: number, by: EventBy, other: Other = acting(m)): number {
  if (forbidden(m, id, by === 'battle' ? 'beDamagedInBattle' : 'beDamagedByEffects', other)) return 0;
  if (!mayBePrevented(m)) return Math.max(0, amount);
  const texts = isSpoken(m, 'prevent') ? forcesWith(m, 'prevent', id) : [];
  const reduced = (from: number, left: number | null): number =>
    texts.reduce(
      (rest, force) => rest - preventedByText(force, by, other, left),
      from - preventedBy(m, id, by, other, left),
    );
  const left = reduced(amount, null);
  return Math.max(0, reduced(left, left));
}

/** What reduced a damage and does so no more: the modifiers, and the programs of texts with whose they are (R52). */
interface UsedUp {
  modifiers: readonly Modifier[];
  texts: readonly { self: Uid; program: string }[];
}

const NOTHING_USED: UsedUp = { modifiers: [], texts: [] };

export function usedUp(m: M, id: Uid, by: EventBy, other: Other): UsedUp {
  if (!mayBePrevented(m)) return NOTHING_USED;
  const modifiers = modifiersOn(m, id).filter((modifier) => {
    const { effect } = modifier;
    if (effect.kind !== 'cant' || !effect.what.endsWith(':next')) return false;
    return counts(effect.what.split(':')[1] ?? '', by) && about(m, other)(effect.by ?? {}, modifier);
  });
  const texts = (isSpoken(m, 'prevent') ? forcesWith(m, 'prevent', id) : []).flatMap((force) => {
    const { constant, context, source, index } = force;
    if (!constant.oncePerTurn || context.self === null) return [];
    return preventedByText(force, by, other) > 0 ? [{ self: context.self, program: partProgram(source, index) }] : [];
  });
  return { modifiers, texts };
}

/** R64: how much of a damage gets past what keeps off so much in all, of these as modifiers name them; that is used up by it. */
export const pastShieldsOf = (m: M, targets: readonly string[], amount: number, by: EventBy, other: Other): number =>
  m.state.modifiers.length === 0
    ? amount
    : targets.reduce(
        (left, target) => pastShields(m, [target, 'damage', left], isAgainst(m, by, other), { clause: 'R64' }),
        amount,
      );

/** Whether what keeps off so much in all is about this damage. */
const isAgainst =
  (m: M, by: EventBy, other: Other): About =>
  ({ from = 'any', ...party }, modifier) =>
    counts(String(from), by) && about(m, other)(party, modifier);

/** How much of a damage would reach an object now, with nothing used up. */
export function wouldReach(m: M, id: Uid, amount: number, by: EventBy): number {
  const [other, against] = [acting(m), isAgainst(m, by, acting(m))];
  const kept = modifiersOn(m, id).reduce((sum, modifier) => {
    const { effect } = modifier;
    return effect.kind === 'shield' && (!effect.by || against(effect.by, modifier)) ? sum + effect.left : sum;
  }, 0);
  return Math.max(0, afterPrevention(m, id, amount, by, other) - kept);
}

/** Who receives a damage in the place of an object: the object itself, or one in play that an effect names (R53). */
export function receiverOf(m: M, id: Uid, by: EventBy): Uid {
  if (m.state.modifiers.length === 0) return id;
  for (const { effect } of modifiersOn(m, id)) {
    if (effect.kind !== 'cant' || !effect.what.startsWith('redirect:')) continue;
    const [, from = '', to = ''] = effect.what.split(':');
    if (counts(from, by) && (findUnit(m.board, to) ?? findBase(m.board, to))) return to;
  }
  return id;
}

/** The same for a shield area, of which a part, or all, may be protected (R28). */
export function afterAreaPrevention(m: M, player: PlayerId, amount: number, by: EventBy, other: Other): number {
  if (!mayBePrevented(m)) return Math.max(0, amount);
  const part = ofPlayer(m.board.players, player).base ? 'base' : 'shields';
  const texts = (isSpoken(m, 'prevent') ? inForce(m) : []).filter((force): force is Saying<'prevent'> => {
    const { constant, context } = force;
    if (!('prevent' in constant) || typeof constant.to !== 'object' || !('shieldArea' in constant.to)) return false;
    const { shieldArea, part: only } = constant.to;
    return (only === undefined || only === part) && sidesOf(context.owner, shieldArea)[0] === player;
  });
  const areas = [areaOf(player, part), areaOf(player)];
  const reduced = (from: number, left: number | null): number =>
    texts.reduce((rest, force) => rest - preventedByText(force, by, other, left), from) -
    areas.reduce((less, area) => less + preventedBy(m, area, by, other, left), 0);
  const left = reduced(amount, null);
  return Math.max(0, reduced(left, left));
}

/** A shield area as modifiers name it: that of a player, or a part of it. */
export const areaOf = (player: PlayerId, part?: string): string =>
  part === undefined ? `area-${player}` : `${part}-${player}`;

/** A text that puts something else in the place of what would happen to an object. */
export interface Instead {
  program: string;
  replacement: Replacement;
  force: Force;
}

/** 11-2-12: whether the card has used this program in this turn. */
export function usedThisTurn(m: M, self: Uid | null, program: string): boolean {
  const object = self === null ? null : (findUnit(m.board, self) ?? findBase(m.board, self)?.base);
  return object?.used.includes(program) ?? false;
}

/** Whether an ability that works only so often has done so: once, or as often as its limit says (11-2-12). */
export function isSpent(m: M, self: Uid | null, { program, ability }: CompiledAbility): boolean {
  const { oncePerTurn, limit } = ability;
  if (oncePerTurn && usedThisTurn(m, self, program)) return true;
  if (limit === undefined || self === null) return false;
  const object = findUnit(m.board, self) ?? findBase(m.board, self)?.base;
  const uses =
    limit.per === 'turn'
      ? (object?.used.filter((used) => used === program).length ?? 0)
      : countersOn(m, self, usesOf(program));
  return uses >= limit.times;
}

/** The counter that counts the uses of an ability beyond a turn. */
export const usesOf = (program: string): string => `${USES}${program}`;

/** A text that is worded for a player, or for a shield area, and not for cards: whether it is about this one. */
function isWordedFor(force: Force, id: string, m: M): force is Saying<'instead'> {
  const { constant, context } = force;
  if (!('instead' in constant) || typeof constant.instead.to !== 'object') return false;
  const { to } = constant.instead;
  if ('player' in to) return whoIs(context.owner, to.player) === id;
  if (!('shieldArea' in to)) return false;
  const owner = sidesOf(context.owner, to.shieldArea)[0] as PlayerId;
  const { base } = ofPlayer(m.board.players, owner);
  return (to.part !== 'base' && id === areaOf(owner, 'shields')) || (to.part !== 'shields' && id === base?.id);
}

/** The texts with an "instead" about a card in play or in the hand, the Shields of a player, or a player. */
function* replacing(m: M, id: string): Generator<Saying<'instead'>> {
  if (id !== 'p1' && id !== 'p2') yield* forcesWith(m, 'instead', id);
  for (const force of inForce(m)) if (isWordedFor(force, id, m)) yield force;
}

/**
 * The "instead" that applies when `of` would happen to a card, to the Shields of a player or to a player (9-1-9-1), or null. Of
 * several the active player's come first (R24); one that is declined leaves the event to the next. `by` is null for what
 * neither a battle nor an effect brings about.
 */
export function insteadOf(
  m: M,
  id: string,
  of: Replacement['of'],
  by: EventBy | null,
  other: Other = acting(m),
): Instead | null {
  if (!isSpoken(m, 'instead')) return null;
  let found: Instead | null = null;
  for (const force of replacing(m, id)) {
    const replacement = force.constant.instead;
    if (replacement.of !== of) continue;
    if (replacement.by !== undefined && (by === null || (replacement.by === 'battle') !== (by === 'battle'))) continue;
    const program = partProgram(force.source, force.index);
    if (replacement.source !== undefined && !readerOf(force.context).isParty(force.context, replacement.source, other))
      continue;
    const { self, owner } = force.context;
    const running = ({ program: name, vars }: { program: string; vars: Vars }) =>
      name === program && vars.replaced === id && vars.self === self;
    if (m.state.frames.some(running)) continue;
    if (replacement.oncePerTurn && usedThisTurn(m, self, program)) continue;
    if (owner === m.board.active) return { program, replacement, force };
    found ??= { program, replacement, force };
  }
  return found;
}

/** What a card that is not in play is looked at for: who has it, where, and for a Pilot the Unit that it would be paired with. */
export interface Use {
  player: PlayerId;
  zone?: Outside;
  unit?: Uid | undefined;
  /** What it has in the place of its printed numbers (R49). */
  as?: { cost?: number | undefined; level?: number | undefined } | undefined;
}

/** What the texts in force, and what the card itself says where it lies, add to a number of a card that is not in play. */
function changeOf(m: M, card: ReadCard, word: 'cost' | 'level', { player, zone = 'hand', unit }: Use): number {
  const spoken = isSpoken(m, word);
  if (!spoken && card.elsewhere.length === 0) return 0;
  let change = 0;
  const add = (context: Context, constant: Constant) => {
    const { pairing } = constant as { pairing?: Filter };
    const reader = readerOf(context);
    if (pairing && !(unit && reader.isParty(context, { filter: pairing }, { ...NOBODY, reference: unit }))) return;
    change += reader.amountOf(context, (constant as unknown as Record<string, Amount>)[word] as Amount);
  };
  for (const { constant, context, source } of spoken ? inForce(m) : []) {
    if (!(word in constant) || source.ability.zone !== undefined) continue;
    const { side = 'own', filter } = constant as { side?: OneSide; filter?: Filter };
    if ((side === 'own') !== (context.owner === player)) continue;
    if (filter && !readerOf(context).matches(context, filter, { kind: 'card', card })) continue;
    add(context, constant);
  }
  for (const { ability } of card.elsewhere) {
    if (ability.zone !== zone) continue;
    const context: Context = { m, owner: player, self: null, card: card.id, vars: { cardZone: zone } };
    if (ability.if !== undefined && !card.reader.holds(context, ability.if)) continue;
    for (const constant of ability.constant ?? [])
      if (word in constant && !('playFor' in constant)) add(context, constant);
  }
  return change;
}

/** Cost to play a card from hand, or to deploy it from where it lies, with every change in force; never below 0. */
export function costOf(m: M, card: ReadCard, use: Use): number {
  return Math.max(0, (use.as?.cost ?? card.cost) + changeOf(m, card, 'cost', use));
}

/** Lv that a card in hand asks for; never below 0. */
export function levelOf(m: M, card: ReadCard, use: Use): number {
  const level = use.as?.level ?? card.level;
  return Math.max(0, level + changeOf(m, card, 'level', use));
}

/** The traits of an object: printed, changed by effects, and then by the texts in force (R54, R62). */
export function traitsOf(m: M, object: SeenUnit | SeenBase, lens?: Lens): readonly string[] {
  const printed = cardOf(m, object.card).traits;
  const traits = m.state.modifiers.length === 0 ? printed : traitsBy(m, object.id, printed);
  if (!changing(m).trait) return traits;
  const texts = forcesOn(m, object.id, lens).flatMap(({ constant, context }) => {
    if ('trait' in constant) return [{ change: { gain: constant.trait }, context }];
    return 'traits' in constant ? [{ change: constant.traits, context }] : [];
  });
  const left = texts.reduce(
    (list, { change: { gain: _gain, ...lost }, context }) => changed(list, lost, context),
    traits,
  );
  return texts.reduce((list, { change: { gain }, context }) => changed(list, { gain }, context), left);
}

/** Whether a text has a Unit enter play rested (R55). */
export function entersRested(m: M, player: PlayerId, id: string): boolean {
  if (!isSpoken(m, 'entersRested')) return false;
  return inForce(m).some(({ constant, context }) => {
    if (!('entersRested' in constant) || !isOnSide(context.owner, constant.side ?? 'any', player)) return false;
    return readerOf(context).matches(context, constant.entersRested, { kind: 'card', card: cardOf(m, id) });
  });
}

/** What a card in play is, for whoever asks when it has left. */
export function lastKnown(m: M, object: SeenUnit | SeenBase, owner: PlayerId): LastKnown {
  const keywords: Partial<Record<Keyword, number>> = {};
  for (const keyword of everyKeyword.options) {
    const value = keywordOf(m, object, keyword);
    if (value > 0) keywords[keyword] = value;
  }
  const unit = 'pilot' in object ? object : null;
  const traits = traitsOf(m, object);
  return {
    card: object.card,
    ap: unit ? apOf(m, unit) : cardOf(m, object.card).ap,
    hp: hpOf(m, object),
    damage: object.damage,
    rested: object.rested,
    pilot: unit?.pilot?.card ?? null,
    linked: unit !== null && isLinked(m, unit),
    since: unit?.since ?? 0,
    keywords,
    ...(traits === cardOf(m, object.card).traits ? {} : { traits: [...traits] }),
    owner,
  };
}
