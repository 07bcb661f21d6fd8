/** What verbs do to Units, Bases, cards and players, beside what stays. Each gives how much it did, or what is there then. */
import type { PlayerId } from '../../../engine/index.ts';
import { changeCounters, opponentOf } from '../../../engine/index.ts';
import { registers, whoIs } from '../../cards/context.ts';
import { readReference, refer } from '../../cards/references.ts';
import { moveCards } from '../atoms/cards.ts';
import { callInstead } from '../atoms/damage.ts';
import { placeResource } from '../atoms/resources.ts';
import { setBattle } from '../atoms/turn.ts';
import { changeUnits, deployBase, deployUnit, pair, removeBase, removeUnits, turn, unpair } from '../atoms/units.ts';
import type { SeenUnit } from '../board/board.ts';
import { controllerOf, findBase, findUnit, unitOfPilot } from '../board/board.ts';
import type { Context, EffectVars, M } from '../board/context.ts';
import { zoneOf } from '../board/context.ts';
import type { Looked } from '../board/evaluate.ts';
import { fixed, lookedCards, quantityOf, subjectOf } from '../board/evaluate.ts';
import { askedPast } from '../board/past.ts';
import { cardOf } from '../board/printed.ts';
import { usedWords } from '../board/used.ts';
import { apOf, costOf, forbidden, insteadOf } from '../board/values.ts';
import type { CommandTiming, Effect, State, Who } from '../language/language.ts';
import { damageShieldArea, destroyAll, destroyShields, strike } from '../turn/destroy.ts';
import { roomFor } from '../turn/room.ts';
import { activeResources } from './pay.ts';

export type Verb<N extends string> = Extract<Effect, { do: N }>;

export const sourceOf = (context: Context) => ({ source: context.self, card: context.card });

/** Nothing lasts on a card that is not in play. */
export const inPlay = (m: M, ids: readonly string[]) =>
  ids.filter((id) => findUnit(m.board, id) ?? findBase(m.board, id));

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

/** What of a target the player of an effect does not control yet. */
export const enemyUnits = ({ m, owner }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => m.board.players[opponentOf(owner)].units.some((unit) => unit.id === id));

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
    (sum, { card, zone }) =>
      sum + costOf(m, cardOf(m, card), { player: owner, zone: zone === 'trash' ? 'trash' : 'hand' }),
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
    const lies = zone === undefined ? {} : { cardZone: zone };
    for (const { program } of own.reverse()) m.call(program, { ...registers(owner, id, null), ...lies });
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
