import type { Json, JsonObject, Modifier, PlayerId } from '../../../engine/index.ts';
import { changeCounters, countersOn, opponentOf } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { registerOf, withWordsSaid } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { traitEffectsOf } from '../../cards/traits.ts';
import { moveCards } from '../atoms/cards.ts';
import { callInstead } from '../atoms/damage.ts';
import { placeResource } from '../atoms/resources.ts';
import { setBattle } from '../atoms/turn.ts';
import {
  changeSides,
  changeUnits,
  deployBase,
  deployUnit,
  pair,
  removeBase,
  removeUnits,
  turn,
  unpair,
} from '../atoms/units.ts';
import type { SeenUnit } from '../board/board.ts';
import { controllerOf, findBase, findUnit, unitOfPilot } from '../board/board.ts';
import type { Context, EffectVars, M } from '../board/context.ts';
import { zoneOf } from '../board/context.ts';
import type { Looked } from '../board/evaluate.ts';
import { amountOf, fixed, lookedCards, matches, quantityOf, subjectOf } from '../board/evaluate.ts';
import { askedPast } from '../board/past.ts';
import { CONTROLLED, cardOf, isControl } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { apOf, areaOf, costOf, forbidden, insteadOf } from '../board/values.ts';
import type {
  Amount,
  Can,
  Cant,
  CommandTiming,
  Effect,
  Must,
  Party,
  ShieldArea,
  State,
  Timing,
  Until,
  Who,
} from '../language/language.ts';
import { damageShieldArea, destroyAll, destroyShields, strike } from '../turn/destroy.ts';
import { roomFor } from '../turn/room.ts';
import { activeResources } from './pay.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

/** The end of a duration as the modifiers of the state write it. */
export function untilOf({ m, owner }: Context, until: Until, target: string): string {
  const { turn: now, active, battle } = m.board;
  switch (until) {
    case 'turn':
      return `turn:${now}`;
    case 'battle':
      return battle ? 'battle' : `turn:${now}`;
    case 'opponentTurn':
      return `turn:${active === owner ? now + 1 : now + 2}`;
    case 'whilePaired':
      return `paired:${findUnit(m.board, target)?.pilot?.id ?? ''}`;
    case 'whileLinked':
      return `linked:${findUnit(m.board, target)?.pilot?.id ?? ''}`;
    case 'always':
      return 'always';
  }
}

const sourceOf = (context: Context) => ({ source: context.self, card: context.card });

/** Nothing lasts on a card that is not in play. */
const inPlay = (m: M, ids: readonly string[]) => ids.filter((id) => findUnit(m.board, id) ?? findBase(m.board, id));

export function modifyStats(context: Context, effect: Verb<'modify'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  for (const id of ids) {
    for (const stat of ['ap', 'hp'] as const) {
      const add = effect[stat];
      if (add === undefined) continue;
      const by = amountOf(context, add);
      if (stat === 'ap' && by < 0 && forbidden(m, id, 'loseAp')) continue;
      const until = untilOf(context, effect.until, id);
      m.modify({
        target: id,
        effect: { kind: 'stat', stat, add: by },
        until,
        ...sourceOf(context),
      });
    }
  }
  return ids.length;
}

export function grant(context: Context, effect: Verb<'grant'>, targets: string[]): number {
  const { m, card } = context;
  const ids = inPlay(m, targets);
  for (const id of ids) {
    const until = untilOf(context, effect.until, id);
    if (effect.keyword !== undefined) {
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword: effect.keyword, value: effect.value ?? 1 },
        until,
        ...sourceOf(context),
      });
    }
    const ability = cardOf(m, card).abilities.find(
      (own) => own.ability.id === effect.ability && effect.ability !== undefined,
    );
    if (ability)
      m.modify({ target: id, effect: { kind: 'ability', ability: ability.program }, until, ...sourceOf(context) });
  }
  return ids.length;
}

/** Says what cards in play, or players, can't do, may do or have to do; with `by`, where it is about another party. */
export function rule(
  context: Context,
  kind: 'cant' | 'can' | 'must',
  what: Cant | Can | Must,
  { until: lasting, by }: { until: Until; by?: Party | undefined },
  targets: readonly string[],
): number {
  const ids = targets.filter((id) => id === 'p1' || id === 'p2' || inPlay(context.m, [id]).length > 0);
  for (const id of ids) {
    const until = untilOf(context, lasting, id);
    context.m.modify({ target: id, effect: { kind, what, ...about(context, by) }, until, ...ruledBy(context, by) });
  }
  return ids.length;
}

/** The other party of a rule with its amounts worked out now (R27), and with the words that were said. */
const about = (context: Context, by: Party | undefined): { by?: JsonObject } =>
  by === undefined ? {} : { by: inNumbers(context, withWordsSaid(context, by)) as JsonObject };

const ruledBy = (context: Context, by: Party | undefined) =>
  by === undefined ? sourceOf(context) : { ...sourceOf(context), owner: context.owner };

/** A filter with numbers in the place of its amounts. */
function inNumbers(context: Context, value: unknown): Json {
  if (Array.isArray(value)) return value.map((one) => inNumbers(context, one));
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      BOUNDS.includes(key) && typeof inner === 'object' ? amountOf(context, inner) : inNumbers(context, inner),
    ]),
  );
}

const BOUNDS: readonly string[] = ['min', 'max', 'is'];

/** More than any damage. */
const ALL = 9999;

/** How a modifier says that it prevents damage: a rule about another party where it asks for the source. */
function prevention(context: Context, effect: Verb<'prevent'>): Modifier['effect'] {
  const { amount, from = 'any', by, upTo, next, inAll } = effect;
  const add = amount === 'all' ? ALL : quantityOf(context, amount);
  if (inAll) return { kind: 'shield', against: 'damage', left: add, by: { ...about(context, by).by, from } };
  if (next) return { kind: 'cant', what: `prevent:${from}:${add}:next`, by: about(context, by).by ?? {} };
  if (upTo !== undefined)
    return { kind: 'cant', what: `prevent:${from}:${add}:upTo:${upTo}`, by: about(context, by).by ?? {} };
  return by === undefined
    ? { kind: 'stat', stat: `prevent:${from}`, add }
    : { kind: 'cant', what: `prevent:${from}:${add}`, ...about(context, by) };
}

export function prevent(context: Context, effect: Verb<'prevent'>, targets: string[]): number {
  const ids = inPlay(context.m, targets);
  return protect(context, effect, ids);
}

/** The same for cards in play or an area by its name. What would keep nothing off lays nothing. */
function protect(context: Context, effect: Verb<'prevent'>, targets: readonly string[]): number {
  const does = prevention(context, effect);
  if (does.kind === 'shield' && does.left === 0) return 0;
  const isRule = effect.next || effect.inAll || effect.upTo !== undefined;
  const by = isRule ? (effect.by ?? {}) : effect.by;
  for (const target of targets)
    context.m.modify({
      target,
      effect: does,
      until: untilOf(context, effect.until, target),
      ...ruledBy(context, by),
    });
  return targets.length;
}

/** R53: what these would receive another card receives, as long as it is in play. */
export function redirect(
  context: Context,
  { from = 'any', until }: Verb<'redirect'>,
  targets: readonly string[],
  to: readonly string[],
): number {
  const { m } = context;
  const [receiver] = inPlay(m, to);
  const ids = receiver === undefined ? [] : inPlay(m, targets).filter((id) => id !== receiver);
  for (const id of ids)
    m.modify({
      target: id,
      effect: { kind: 'cant', what: `redirect:${from}:${receiver}` },
      until: untilOf(context, until, id),
      ...sourceOf(context),
    });
  return ids.length;
}

/** The same for a shield area, or a part of it (R28). */
export function protectArea(
  context: Context,
  effect: Verb<'prevent'>,
  { shieldArea: whose, part }: ShieldArea,
): number {
  return protect(context, effect, [areaOf(whose === 'own' ? context.owner : opponentOf(context.owner), part)]);
}

/** Destroys what is in play, paired Pilots, and Shields, which are revealed (R29). */
export function destroyCards(context: Context, ids: readonly string[]): number {
  const { m } = context;
  const source = context.self ?? context.card;
  let destroyed = 0;
  m.together(() => {
    destroyed += destroyAll(m, ids, source, '1-3-7');
    for (const id of ids) {
      const unit = unitOfPilot(m.board, id);
      if (unit) {
        unpair(m, unit, 'trash', { clause: 'A5' });
        destroyed++;
      }
      const named = readReference(id);
      if (named?.zone === 'shields')
        destroyed += destroyShields(m, named.player, 1, { by: 'effect', source, which: named.card });
    }
  });
  return destroyed;
}

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, owner, self } = context;
  const amount = quantityOf(context, effect.amount);
  const source = self ?? context.card;
  if (typeof effect.to === 'object' && 'shieldArea' in effect.to) {
    const player = effect.to.shieldArea === 'own' ? owner : opponentOf(owner);
    const { part } = effect.to;
    if (part !== undefined && (part === 'base') !== (m.board.players[player].base !== null)) return 0;
    return damageShieldArea(m, player, amount, { by: 'effect', source }) ? amount : 0;
  }
  const own = (id: string) => quantityOf({ ...context, vars: { ...context.vars, it: [id] } }, effect.amount);
  return strike(
    m,
    inPlay(m, ids).map((target) => ({ target, amount: effect.each ? own(target) : amount, source })),
    'effect',
  );
}

/** So much damage to each of several cards, at one moment. */
export function hitEach({ m, self, card }: Context, ids: readonly string[], amounts: readonly number[]): number {
  const hits = ids.map((target, at) => ({ target, amount: amounts[at] ?? 0, source: self ?? card }));
  return strike(m, hits, 'effect');
}

/** Sets AP and HP to numbers that are worked out before either is set. */
export function setStats(context: Context, effect: Verb<'set'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  const to = { ap: numberOf(context, effect.ap), hp: numberOf(context, effect.hp) };
  for (const id of ids) {
    for (const stat of ['ap', 'hp'] as const) {
      const number = to[stat];
      if (number === null) continue;
      const until = untilOf(context, effect.until, id);
      m.modify({ target: id, effect: { kind: 'set', stat, to: number }, until, ...sourceOf(context) });
    }
  }
  return ids.length;
}

const numberOf = (context: Context, amount: Amount | undefined): number | null =>
  amount === undefined ? null : quantityOf(context, amount);

/** R43: enemy Units come to the side of the player of the effect, as many as there is room for, and go back when its time is over. */
export function control(context: Context, { until }: Verb<'control'>, targets: readonly string[]): number {
  const { m, owner } = context;
  const taken = changeSides(m, targets.slice(0, roomFor(m, owner)), owner);
  for (const id of taken) {
    m.expire((modifier) => modifier.target === id && isControl(modifier));
    if (findUnit(m.board, id)?.owner === owner) continue;
    const effect = { kind: 'keyword', keyword: CONTROLLED, value: 1 } as const;
    m.modify({ target: id, effect, until: untilOf(context, until, id), ...sourceOf(context) });
  }
  return taken.length;
}

/** What of a target the player of an effect does not control yet. */
export const enemyUnits = ({ m, owner }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => m.board.players[opponentOf(owner)].units.some((unit) => unit.id === id));

/** R44: cards get the printed abilities of others, besides their own. */
export function copy(context: Context, effect: Verb<'copy'>, from: readonly string[], targets: string[]): number {
  const { m, owner } = context;
  const { until } = effect;
  if (effect.what === 'keywords') return copyKeywords(context, effect, from, targets);
  const copied = from.flatMap((reference) => subjectOf(context, reference)?.card.inPlay ?? []);
  const abilities = copied.filter(({ timings }) => timings.some((timing) => !OF_COMMANDS.includes(timing)));
  const ids = inPlay(m, targets);
  for (const id of ids)
    for (const { program } of abilities)
      m.modify({
        target: id,
        effect: { kind: 'ability', ability: program },
        until: untilOf(context, until, id),
        ...sourceOf(context),
        owner,
      });
  return abilities.length === 0 ? 0 : ids.length;
}

function copyKeywords(context: Context, { until }: Verb<'copy'>, from: readonly string[], targets: string[]): number {
  const { m } = context;
  const keywords = from.flatMap((one) => Object.entries(subjectOf(context, one)?.card.keywords ?? {}));
  const ids = inPlay(m, targets);
  for (const id of ids)
    for (const [keyword, value] of keywords)
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword, value },
        until: untilOf(context, until, id),
        ...sourceOf(context),
      });
  return keywords.length === 0 ? 0 : ids.length;
}

const OF_COMMANDS: readonly Timing[] = ['main', 'action', 'burst'];

/** R45: Units deal battle damage as high as their AP to each other, at one moment. */
export function fight({ m }: Context, ones: readonly string[], others: readonly string[]): number {
  const units = (ids: readonly string[]) => ids.flatMap((id) => findUnit(m.board, id) ?? []);
  const hits = units(ones).flatMap((one) =>
    units(others)
      .filter(({ id }) => id !== one.id)
      .flatMap((other) => [
        { target: other.id, amount: apOf(m, one), source: one.id },
        { target: one.id, amount: apOf(m, other), source: other.id },
      ]),
  );
  return strike(m, hits, 'battle', { clause: 'R45' });
}

/** R46: the attacks wait until the effect has been carried out. */
export function orderAttacks({ m, card }: Context, targets: readonly string[], against: readonly string[]): number {
  const units = targets.flatMap((id) => findUnit(m.board, id) ?? []);
  for (const { id } of units) {
    const player = controllerOf(m.board, id);
    m.note('attack-ordered', player, { attacker: id, against: [...against], card }, { clause: 'R46' });
  }
  return units.length;
}

/** How many EX Resources there can be among those that an effect turns. */
export function exAmong({ m }: Context, player: PlayerId, number: number, state: State): { min: number; max: number } {
  const { active, rested, exActive, exRested } = m.board.players[player].resources;
  const [plain, ex] = state === 'active' ? [rested, exRested] : [active, exActive];
  return { min: Math.min(ex, Math.max(0, number - plain)), max: Math.min(number, ex) };
}

/** Takes a keyword, or everything its texts say, from cards for a time. */
export function lose(context: Context, effect: Verb<'lose'>, targets: string[]): number {
  const { m } = context;
  const ids = inPlay(m, targets);
  const lost = [
    ...(effect.keyword === undefined ? [] : [`keyword:${effect.keyword}`]),
    ...(effect.abilities ? ['abilities'] : []),
  ];
  for (const id of ids) {
    for (const what of lost) {
      const until = untilOf(context, effect.until, id);
      m.modify({ target: id, effect: { kind: 'cant', what }, until, ...sourceOf(context) });
    }
  }
  return ids.length;
}

/** R62: cards in play lose and get traits. */
export function traits(context: Context, effect: Verb<'traits'>, targets: string[]): number {
  const { m } = context;
  const changes = traitEffectsOf(context, effect);
  const ids = inPlay(m, targets);
  for (const id of ids) {
    const until = untilOf(context, effect.until, id);
    for (const change of changes) m.modify({ target: id, effect: change, until, ...sourceOf(context) });
  }
  return changes.length === 0 ? 0 : ids.length;
}

/** R63: the words that can be said: names, traits or colours of those cards of the match that fit. */
export const nameable = (context: Context, { what, filter }: Verb<'name'>): string[] =>
  [...context.m.cards.cards.values()]
    .filter(
      (card) =>
        card.source !== null &&
        card.type !== 'resource' &&
        (filter === undefined || matches(context, filter, { kind: 'card', card })),
    )
    .flatMap(({ name, alsoNamed, traits, color, pilot }): readonly string[] => {
      if (what === 'trait') return [...traits, ...(pilot?.traits ?? [])];
      if (what === 'color') return color === null ? [] : [color];
      return [name, ...alsoNamed, ...(pilot === null ? [] : [pilot.name])];
    });

/** R63: what a player has said is kept in the effect, and for its card where it says how long. */
export function name(context: Context, { as, what = 'name', until }: Verb<'name'>, who: PlayerId, word: string): void {
  const { m, self, card, vars } = context;
  m.note('named', who, { card, what, word }, { clause: 'R63' });
  Object.assign(vars, { [registerOf(as)]: word, did: 1, asked: 1 });
  if (until === undefined || self === null || inPlay(m, [self]).length === 0) return;
  const effect = { kind: 'said', as, word } as const;
  m.modify({ target: self, effect, until: untilOf(context, until, self), ...sourceOf(context) });
}

/** Puts counters of a name on cards in play, or takes some off: without a number one is put on, and all are taken off. */
export function mark(context: Context, effect: Verb<'mark'> | Verb<'unmark'>, targets: string[]): number {
  const { m } = context;
  const { name } = effect;
  return inPlay(m, targets).reduce((sum, target) => {
    const number = effect.count === undefined ? null : quantityOf(context, effect.count);
    const add = effect.do === 'mark' ? (number ?? 1) : -(number ?? countersOn(m, target, name));
    const until = effect.do === 'mark' ? untilOf(context, effect.until ?? 'always', target) : 'always';
    return sum + changeCounters(m, { target, name, add, until, ...sourceOf(context) });
  }, 0);
}

/** Something that a player is to skip, or to have once more. */
export const due = ({ m, self, card }: Context, player: PlayerId, name: string): number =>
  changeCounters(m, { target: player, name, add: 1, until: 'always', source: self, card });

/** R38: the attack goes on with the battle end step at the end of the step it is in. */
export function endAttack({ m }: Context): number {
  const { battle } = m.board;
  if (!battle || battle.step === 'damage' || battle.step === 'end') return 0;
  setBattle(m, 'attack-ended', { ...battle, ended: true }, { attacker: battle.attacker }, { clause: 'R38' });
  return 1;
}

/** Where a card that was looked at really lies. */
function settle(context: Context, references: readonly string[], onTop = false): string[] {
  const looked = context.vars.looked as Looked | undefined;
  return references.map((reference) => {
    const named = readReference(reference);
    if (named?.zone !== 'looked' || !looked) return reference;
    looked.count = Math.max(0, looked.count - 1);
    if (onTop && looked.zone === 'deck') looked.above++;
    return refer({ ...named, zone: looked.zone });
  });
}

/** Moves objects in play and cards elsewhere, each to the zone of its owner. Gives where the cards are now. */
export function move(context: Context, effect: Verb<'move'>, ids: string[]): string[] {
  const { m } = context;
  const returned = effect.to === 'hand' || effect.to === 'deckTop' || effect.to === 'deckBottom';
  const units: SeenUnit[] = [];
  const now: string[] = [];
  m.together(() => {
    for (const id of ids) {
      const unit = findUnit(m.board, id);
      const base = unit ? null : findBase(m.board, id);
      const piloted = unit || base ? null : unitOfPilot(m.board, id);
      if (piloted?.pilot) {
        const { owner, card } = piloted.pilot;
        unpair(m, piloted, effect.to, { clause: 'A5' });
        now.push(refer({ zone: zoneOf(effect.to), player: owner, card }));
      }
      if (!unit && !base) continue;
      if (returned && forbidden(m, id, 'beReturned')) continue;
      const instead = returned ? insteadOf(m, id, 'returned', 'effect') : null;
      if (instead) callInstead(m, instead, id, { by: 'effect', to: effect.to });
      else if (unit) units.push(unit);
      else if (base) {
        removeBase(m, base.owner, effect.to, 'base-moved');
        now.push(refer({ zone: zoneOf(effect.to), player: base.owner, card: base.base.card }));
      }
    }
    removeUnits(
      m,
      units.map((unit) => ({ unit })),
      effect.to,
      'move',
      {},
    );
    for (const unit of units) now.push(refer({ zone: zoneOf(effect.to), player: unit.owner, card: unit.card }));
    now.push(...moveCards(m, settle(context, ids, effect.to === 'deckTop'), effect.to, 'move'));
  });
  return now;
}

/** A card that an instruction is about to deploy. `outside` is where tokens come from. */
export interface Entering {
  player: PlayerId;
  zone: string;
  card: string;
}

/** What the cards that an effect deploys cost together (R30). */
export const costsOf = ({ m, owner }: Context, entering: readonly Entering[]): number =>
  entering.reduce(
    (sum, { card, zone }) => sum + costOf(m, card, { player: owner, zone: zone === 'trash' ? 'trash' : 'hand' }),
    0,
  );

/** Of the cards that an effect deploys for their cost, the first for which there are Resources (R30). */
export function affordable(context: Context, entering: readonly Entering[]): Entering[] {
  const paid: Entering[] = [];
  for (const one of entering)
    if (costsOf(context, [...paid, one]) <= activeResources(context.m, context.owner)) paid.push(one);
  return paid;
}

/** What a "deploy" finds to deploy. */
export function toDeploy(context: Context, ids: string[]): Entering[] {
  const { m } = context;
  const entering: Entering[] = [];
  for (const reference of settle(context, ids)) {
    const named = readReference(reference);
    if (!named) continue;
    const alike = ({ player, zone, card }: Entering) =>
      player === named.player && zone === named.zone && card === named.card;
    const copies = m.board.players[named.player][named.zone as 'hand'].filter((card) => card === named.card).length;
    const { type } = cardOf(m, named.card);
    if ((type === 'unit' || type === 'base') && entering.filter(alike).length < copies) entering.push(named);
  }
  return entering;
}

export function tokensToDeploy(context: Context, effect: Verb<'deployToken'>): Entering[] {
  const player = whoIs(context.owner, effect.who ?? 'you');
  const count = Math.min(MOST_AT_ONCE, quantityOf(context, effect.count));
  return Array.from({ length: count }, () => ({ player, zone: 'outside', card: effect.card }));
}

/** More than any area holds. */
const MOST_AT_ONCE = 12;

/** How many of them are Units that come to one side of the table. */
export const unitsFor = (m: M, entering: readonly Entering[], whose: PlayerId): number =>
  entering.filter(({ player, card }) => player === whose && cardOf(m, card).type === 'unit').length;

/** Deploys at one moment as many as there is room for (R20). Gives the names of those that came. */
export function deploy({ m }: Context, entering: readonly Entering[], rested: boolean): string[] {
  const entered: string[] = [];
  m.together(() => {
    for (const { player, zone, card } of entering) {
      const { type } = cardOf(m, card);
      if (type === 'base') entered.push(deployBase(m, player, card, zone));
      else if (roomFor(m, player) > 0) entered.push(deployUnit(m, player, card, zone, rested));
    }
  });
  return entered;
}

/** R59: cards that an effect discards; one that something else happens to is left out. Gives where the others are now. */
export function discardBy(m: M, references: readonly string[]): string[] {
  const replaced = references.map((reference) => insteadOf(m, reference, 'discarded', 'effect'));
  const discarded = moveCards(
    m,
    references.filter((_reference, at) => !replaced[at]),
    'trash',
    'discard',
  );
  for (const [at, instead] of replaced.entries())
    if (instead) callInstead(m, instead, references[at] as string, { by: 'effect' });
  return discarded;
}

/** R61: Units exchange their Pilots, where both have one and may be paired. */
export function swapPilots({ m }: Context, [one]: readonly string[], others: readonly string[]): number {
  const other = others.find((id) => id !== one);
  const [here, there] = [findUnit(m.board, one ?? ''), findUnit(m.board, other ?? '')];
  if (!here?.pilot || !there?.pilot) return 0;
  if (!mayBear(m, here, there.pilot) || !mayBear(m, there, here.pilot)) return 0;
  changeUnits(m, [
    { from: here, to: there },
    { from: there, to: here },
  ]);
  return 1;
}

const mayBear = (m: M, unit: SeenUnit, { owner, card }: { owner: PlayerId; card: string }): boolean =>
  !forbidden(m, unit.id, 'bePaired', { owner, reference: null, card });

/** Pairs each Pilot with one Unit, in order. R8: a Unit that has a Pilot keeps it, and nothing else happens. */
export function pairBy(context: Context, pilots: string[], units: string[]): number {
  const { m } = context;
  let paired = 0;
  m.together(() => {
    for (const [at, reference] of settle(context, pilots.slice(0, units.length)).entries()) {
      const named = readReference(reference);
      const unit = findUnit(m.board, units[at] ?? '');
      const from = named ? null : unitOfPilot(m.board, reference);
      if (from?.pilot && unit && !unit.pilot && mayBear(m, unit, from.pilot)) {
        changeUnits(m, [{ from, to: unit }]);
        paired++;
      }
      if (!named || !unit || unit.pilot) continue;
      if (!mayBear(m, unit, { owner: named.player, card: named.card })) continue;
      if (!cardOf(m, named.card).pilot) continue;
      if (!m.board.players[named.player][named.zone as 'hand'].includes(named.card)) continue;
      pair(m, named.player, unit.id, named.card, named.zone);
      paired++;
    }
  });
  return paired;
}

/** R56: tells that a Command is activated without being played, where a card listens for that or asks for it later. */
export function tellActivated({ m, owner }: Pick<Context, 'm' | 'owner'>, card: string): void {
  const isHeard = usedWords(m.cards).has('commandActivated') || askedPast(m).has('commandActivated');
  if (isHeard) m.note('use-command', owner, { card }, { clause: 'R56' });
}

/** R67: the 【Main】 or 【Action】 of other cards than the one with the text, each where it lies. */
export function activate(context: Context, references: readonly string[], timing: CommandTiming): number {
  const { m, owner } = context;
  let activated = 0;
  for (const reference of references.toReversed()) {
    const id = subjectOf(context, reference)?.card.id;
    if (id === undefined) continue;
    const own = cardOf(m, id).abilities.filter(({ timings }) => timings.includes(timing));
    if (own.length === 0 || !m.link([id])) continue;
    tellActivated(context, id);
    const { zone } = readReference(reference) ?? {};
    const vars = { self: null, owner, card: id, it: [], did: 0, ...(zone === undefined ? {} : { cardZone: zone }) };
    for (const { program } of own.reverse()) m.call(program, vars);
    activated++;
  }
  return activated;
}

/** The players that a "who" means, the active player first (1-3-4). */
export function playersOf({ m, owner }: Context, who: Who | undefined): PlayerId[] {
  if (who === 'each') return [m.board.active, opponentOf(m.board.active)];
  return [whoIs(owner, who ?? 'you')];
}

export function rest(context: Context, ids: string[]): number {
  const { m } = context;
  const free = inPlay(m, ids).filter((id) => {
    const object = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
    const instead = object && !object.rested ? insteadOf(m, id, 'rested', 'effect') : null;
    if (instead) callInstead(m, instead, id, { by: 'effect' });
    return !instead;
  });
  return turn(m, free, 'rested').length;
}

export function retarget(context: Context, effect: Verb<'retarget'>, ids: string[]): number {
  const { m } = context;
  const { battle } = m.board;
  if (!battle) return 0;
  const target =
    effect.to === 'player' ? 'player' : ids.find((id) => id !== battle.target && findUnit(m.board, id) !== null);
  if (target === undefined || target === battle.target) return 0;
  setBattle(
    m,
    'target-changed',
    { ...battle, target },
    { attacker: battle.attacker, from: battle.target, to: target },
    { clause: 'R9' },
  );
  return 1;
}

export function look(context: Context, effect: Verb<'look'>, vars: EffectVars): number {
  const { m, owner } = context;
  const player = (effect.side ?? 'own') === 'own' ? owner : opponentOf(owner);
  const zone = effect.zone ?? 'deck';
  const cards = fixed(context, { top: quantityOf(context, effect.count), zone, side: effect.side ?? 'own' }).map(
    (reference) => readReference(reference)?.card ?? '',
  );
  vars.looked = { above: 0, count: cards.length, player, zone };
  if (cards.length > 0) {
    m.note(
      'look',
      owner,
      { of: player, zone, count: cards.length, cards },
      { clause: 'R12', secret: { fields: ['cards'], to: [owner] } },
    );
  }
  return cards.length;
}

/** What is left of the cards looked at: it stays on top, goes to the bottom in a random order, or to the trash. */
export function putBack(context: Context, effect: Verb<'putBack'>, vars: EffectVars): number {
  const { m } = context;
  const looked = vars.looked as Looked | undefined;
  if (!looked || looked.count === 0) return 0;
  const { player, zone } = looked;
  const left = lookedCards(m.board.players[player][zone], looked).map((card) => refer({ zone, player, card }));
  vars.looked = { ...looked, count: 0 };
  if (effect.to === 'deckTop') return 0;
  if (effect.to === 'deckBottom') m.shuffle(left);
  return moveCards(m, left, effect.to, 'move').length;
}

export function reveal(context: Context, ids: string[]): number {
  const cards = ids
    .map((id) => findUnit(context.m.board, id)?.card ?? readReference(id)?.card)
    .filter((card) => card !== undefined);
  if (cards.length > 0) context.m.note('reveal', context.owner, { cards });
  return cards.length;
}

/** Places as many Resources as there is room and as there are. Gives how many. */
export function placeResources(context: Context, effect: Verb<'placeResource'>, player: PlayerId): number {
  const { rested = false, ex = false } = effect;
  let placed = 0;
  for (let left = quantityOf(context, effect.count); left > 0; left--) {
    if (placeResource(context.m, player, { rested, ex })) placed++;
  }
  return placed;
}
