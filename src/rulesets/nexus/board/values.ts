/** Values computed on read: what is printed, changed by everything in force (R22). */
import type { JsonObject, Pending, PlayerId, Uid } from '../../../engine/index.ts';
import {
  countersOn,
  mayBe,
  modified,
  obligation,
  pastShields,
  permission,
  prohibition,
  slot,
  traitsOf as traitsBy,
} from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { remembered } from '../../cards/continuous.ts';
import { changed } from '../../cards/traits.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import { totalCost } from '../language/compiled.ts';
import type { Can, Cant, EnergyCost, Entry, From, Limit, Must, Party } from '../language/language.ts';
import { USED } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { SeenObject } from './board.ts';
import { findObject, GREATEST, holderOf, isLost, sectorIn } from './board.ts';
import type { Context, LastKnown, Lens, M } from './context.ts';
import { canDo, inForceWith, touching } from './continuous.ts';
import { cardOf, ownSkills, readerOf, skillNamed } from './printed.ts';

function stat(m: M, id: Uid, which: 'attack' | 'defense', printed: number, lens?: Lens): number {
  let value = modified(m, id, which, printed);
  for (const touch of touching(m, which, id, lens)) value += touch[which];
  return Math.max(0, Math.min(GREATEST, value));
}

const ATTACK = slot<number>('attack');
const DEFENSE = slot<number>('defense');
const SKILLS = slot<readonly CompiledSkill[]>('skills');

/** The attack of an agent in play. Through a lens, as a persistent text sees it that is being looked at itself. */
export const attackOf = (m: M, object: SeenObject, lens?: Lens): number =>
  remembered(m, ATTACK, object.id, lens, () => stat(m, object.id, 'attack', cardOf(m, object.card).attack, lens));

/** The defense that an agent in play has, whatever damage lies on it. */
export const defenseOf = (m: M, object: SeenObject, lens?: Lens): number =>
  remembered(m, DEFENSE, object.id, lens, () => stat(m, object.id, 'defense', cardOf(m, object.card).defense, lens));

/** dmg.6, R37: how much damage terminates an agent: its defense, or what is said instead, where that is less. */
export function endureOf(m: M, object: SeenObject, lens?: Lens): number {
  let least = defenseOf(m, object, lens);
  for (const { constant } of touching(m, 'terminal', object.id, lens))
    if ('terminal' in constant) least = Math.min(least, constant.terminal);
  return least;
}

/** dmg.6: how much more damage terminates an agent. */
export const terminalDamage = (m: M, object: SeenObject, lens?: Lens): number =>
  Math.max(0, endureOf(m, object, lens) - object.damage);

/** G18: the last effect that says so decides; else what is printed. */
export function isRanged(m: M, object: SeenObject, lens?: Lens): boolean {
  let ranged = cardOf(m, object.card).ranged;
  for (const { constant } of touching(m, 'range', object.id, lens))
    if ('range' in constant) ranged = constant.range === 'ranged';
  for (const { target, effect } of m.state.modifiers) {
    if (target !== object.id || effect.kind !== 'keyword') continue;
    if (effect.keyword === 'ranged' || effect.keyword === 'melee') ranged = effect.keyword === 'ranged';
  }
  return ranged;
}

/** R67: the traits that a card in play has: printed, changed by effects and by what is in force. */
export function traitsOf(m: M, object: SeenObject, lens?: Lens): readonly string[] {
  let traits = traitsBy(m, object.id, cardOf(m, object.card).traits);
  for (const { constant, context } of touching(m, 'traits', object.id, lens))
    if ('traits' in constant) traits = changed(traits, constant.traits, context);
  return traits;
}

export const isAgent = (m: M, object: SeenObject): boolean => cardOf(m, object.card).type === 'agent';

/** Whether skills may have been given to cards in play. */
export const areSkillsGiven = (m: M): boolean => canDo(m, 'skill') || mayBe(m, 'ability');

/** Every skill a card in play has now, given ones included. What it lost (R36) is what it had then. */
export function skillsOf(m: M, object: SeenObject): readonly CompiledSkill[] {
  if (!canDo(m, 'skill')) return ownSkills(m, object);
  const find = () => {
    let found = ownSkills(m, object);
    for (const { constant, source } of touching(m, 'skill', object.id)) {
      if (!('skill' in constant)) continue;
      const granted = cardOf(m, source.card).skills.find(({ skill }) => skill.id === constant.skill);
      if (granted) found = [...found, granted];
    }
    return found;
  };
  return m.memo(SKILLS, find, object.id);
}

/** The other party of something that happens to a card: whose doing it is, and the card or agent that does it. */
export interface Other {
  player: PlayerId | null;
  /** A card in play, a card elsewhere by its place, or a card id. */
  reference: string | null;
  /** Whether a rule that names no other party leaves it alone. */
  spared?: boolean;
}

/** Whether a rule about two parties is about this other one; `context` is that of the card that makes the rule. */
function isAbout(context: Context, by: Party, { player, reference }: Other): boolean {
  if (by.side !== undefined && (player === null || (by.side === 'own') !== (player === context.owner))) return false;
  if (by.filter === undefined) return true;
  if (reference === null) return false;
  const { m } = context;
  const object = findObject(m.board, reference);
  const card = m.cards.cards.get(object?.card ?? reference.split(':').at(-1) ?? '');
  if (!card) return false;
  return readerOf(context).matches(
    context,
    by.filter,
    object ? { kind: 'object', object, card } : { kind: 'card', card, ...(player === null ? {} : { player }) },
  );
}

const NOBODY: Other = { player: null, reference: null };

/** The context in which a rule that an effect made is read: that of its card. */
const contextOfRule = (m: M, by: JsonObject): Context => ({
  m,
  owner: by.owner as PlayerId,
  self: (by.self as string | undefined) ?? null,
  card: by.card as string,
  vars: {},
});

const fromElsewhere = new WeakMap<object, ReadonlySet<string>>();

/** R48: the skills that a player's cards have in the hand or the cache, once for each card there. */
export function elsewhere(m: M, player: PlayerId): { zone: From; source: CompiledSkill }[] {
  let known = fromElsewhere.get(m.cards);
  if (known === undefined) {
    const cards = [...m.cards.cards.values()].filter(({ skills }) =>
      skills.some(({ skill }) => skill.from !== undefined),
    );
    known = new Set(cards.map(({ id }) => id));
    fromElsewhere.set(m.cards, known);
  }
  const working = known;
  const found: { zone: From; source: CompiledSkill }[] = [];
  if (working.size === 0) return found;
  for (const zone of ['hand', 'cache'] as const) {
    const seen: string[] = [];
    for (const card of m.board.players[player][zone]) {
      if (!working.has(card) || seen.includes(card)) continue;
      seen.push(card);
      for (const source of cardOf(m, card).skills) if (source.skill.from === zone) found.push({ zone, source });
    }
  }
  return found;
}

/** What forbids `what` to a card in play, or null (R11). `other` is who would do it. */
export function forbidden(m: M, id: Uid, what: Cant, other: Other = NOBODY): { clause: ClauseId; by: string } | null {
  const modifier = mayBe(m, 'cant')
    ? prohibition(m, id, what, (by) => isAbout(contextOfRule(m, by), by.party as Party, other))
    : null;
  if (modifier && !(other.spared && modifier.effect.kind === 'cant' && modifier.effect.by === undefined))
    return { clause: 'R11', by: modifier.card ?? '' };
  if (!canDo(m, what)) return null;
  for (const { constant, source, context } of touching(m, 'cant', id)) {
    if (!('cant' in constant) || constant.cant !== what) continue;
    if (constant.by === undefined ? !other.spared : isAbout(context, constant.by, other))
      return { clause: 'R11', by: source.card };
  }
  return null;
}

/** Whether something allows an agent what the rules forbid. */
export const allowed = (m: M, id: Uid, what: Can): boolean =>
  permission(m, id, what) !== null ||
  (canDo(m, what) && touching(m, 'can', id).some(({ constant }) => 'can' in constant && constant.can === what));

/** Whether something makes an agent do what it can do. */
export const obliged = (m: M, id: Uid, what: Must): boolean =>
  obligation(m, id, what) !== null ||
  (canDo(m, what) && touching(m, 'must', id).some(({ constant }) => 'must' in constant && constant.must === what));

/** What forbids something to an action on the queue: its own words, those of its player, or those about cards on the queue. */
export function forbiddenOnQueue(
  m: M,
  entry: Pending,
  what: 'beCancelled' | 'beAnswered',
  other: Other = NOBODY,
): { clause: ClauseId; by: string } | null {
  const { card, source, program, owner } = entry;
  const printed = program === 'arrive' || program.endsWith('#play');
  const own = card === null ? undefined : printed ? cardOf(m, card).onQueue : skillNamed(m, program)?.onQueue;
  if (own?.includes(what)) return { clause: 'R11', by: card ?? '' };
  if (source !== null && findObject(m.board, source)) {
    const by = forbidden(m, source, what, other);
    if (by) return by;
  }
  const about = (by: JsonObject) => isAbout(contextOfRule(m, by), by.party as Party, other);
  const modifier = prohibition(m, owner, what, about) ?? prohibition(m, entry.id, what, about);
  if (modifier) return { clause: 'R11', by: modifier.card ?? '' };
  for (const { constant, context, source: from } of inForceWith(m, what)) {
    if (!('cant' in constant) || constant.cant !== what || typeof constant.to !== 'object') continue;
    const { to } = constant;
    const touched =
      'player' in to
        ? (to.player === 'you') === (context.owner === owner)
        : 'all' in to && to.zone === 'queue' && readerOf(context).touches(context, to, entry.id);
    if (touched && (constant.by === undefined || isAbout(context, constant.by, other)))
      return { clause: 'R11', by: from.card };
  }
  return null;
}

/** The same for something a player can't do. */
export function playerForbidden(
  m: M,
  player: PlayerId,
  what: Cant,
  other: Other = NOBODY,
): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, player, what, (by) => isAbout(contextOfRule(m, by), by.party as Party, other));
  if (modifier) return { clause: 'R11', by: modifier.card ?? '' };
  for (const { constant, context, source } of inForceWith(m, what)) {
    if (!('cant' in constant) || constant.cant !== what) continue;
    if (typeof constant.to !== 'object' || !('player' in constant.to)) continue;
    if ((constant.to.player === 'you') !== (context.owner === player)) continue;
    if (constant.by === undefined || isAbout(context, constant.by, other)) return { clause: 'R11', by: source.card };
  }
  return null;
}

/** How much of `amount` damage of `other` reaches an agent; never below 0. */
export function afterPrevention(m: M, id: Uid, amount: number, other: Other = NOBODY): number {
  if (forbidden(m, id, 'beDamaged', other)) return 0;
  let left = amount - modified(m, id, 'prevent', 0);
  for (const { target, effect } of m.state.modifiers) {
    if (target !== id || effect.kind !== 'can' || effect.by === undefined) continue;
    if (effect.what === 'prevent' && isAbout(contextOfRule(m, effect.by), effect.by.party as Party, other))
      left -= effect.by.amount as number;
  }
  for (const { prevent, constant, context } of touching(m, 'prevent', id)) {
    if ('prevent' in constant && constant.by !== undefined && !isAbout(context, constant.by, other)) continue;
    left -= prevent;
  }
  return Math.max(0, left);
}

/** R68: how much of `amount` damage of `other` gets past the shields of agents, sectors and players, each of which it uses up. */
export const pastShieldsOf = (m: M, targets: readonly string[], amount: number, other: Other): number =>
  m.state.modifiers.length === 0
    ? amount
    : targets.reduce(
        (left, target) =>
          pastShields(m, [target, 'damage', left], (by) => isAbout(contextOfRule(m, by), by.party as Party, other), {
            clause: 'R68',
          }),
        amount,
      );

/** How many marks of a name a card in play or a player bears. */
export const marksOn = (m: M, id: string, name: string): number => countersOn(m, id, name);

/** How often something may be done, or how many cards kept, with what changes it. */
export function limitOf(m: M, player: PlayerId, which: Limit, base: number): number {
  let value = base;
  for (const { constant, context } of inForceWith(m, 'limit')) {
    if (!('limit' in constant) || constant.limit !== which) continue;
    if (((constant.who ?? 'you') === 'you') === (context.owner === player))
      value += readerOf(context).amountOf(context, constant.add);
  }
  return Math.max(0, value);
}

/** R61: what a card says of itself before it is in play, as far as its conditions are met. */
function beforehand(m: M, player: PlayerId, id: string): { skill: Entry; context: Context }[] {
  const all = cardOf(m, id).beforehand;
  if (all.length === 0) return [];
  const context: Context = { m, owner: player, self: null, card: id, vars: {} };
  return all
    .filter(({ skill }) => skill.if === undefined || readerOf(context).holds(context, skill.if))
    .map(({ skill }) => ({ skill, context }));
}

/** R70: whether a card of a player arrives locked, by its own words or by those of cards in play. */
export function arrivesLocked(m: M, player: PlayerId, id: string): boolean {
  if (beforehand(m, player, id).some(({ skill }) => skill.arrives !== undefined)) return true;
  const card = cardOf(m, id);
  return inForceWith(m, 'arrives').some(({ constant, context }) => {
    if (!('arrives' in constant)) return false;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) return false;
    return constant.filter === undefined || readerOf(context).matches(context, constant.filter, { kind: 'card', card });
  });
}

/** The speed at which a player may play a card now. */
export function speedOf(m: M, player: PlayerId, id: string): number {
  const card = cardOf(m, id);
  let { speed } = card;
  for (const { skill } of beforehand(m, player, id)) speed = Math.max(speed, skill.speed ?? 0);
  for (const { constant, context } of inForceWith(m, 'speed')) {
    if (!('speed' in constant) || 'to' in constant) continue;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) continue;
    if (constant.filter && !readerOf(context).matches(context, constant.filter, { kind: 'card', card })) continue;
    speed = Math.max(speed, constant.speed);
  }
  return speed;
}

/** What a card costs to play now, or a skill of it to use. Changes touch the void part first, then the types; never below 0. */
export function costOf(m: M, player: PlayerId, id: string, skill?: CompiledSkill): EnergyCost {
  const card = cardOf(m, id);
  const printed = skill?.cost ?? card.cost;
  let change = 0;
  if (skill === undefined) {
    for (const { skill, context } of beforehand(m, player, id))
      if (skill.adds !== undefined) change += readerOf(context).amountOf(context, skill.adds);
  }
  for (const { constant, context } of inForceWith(m, 'cost')) {
    if (!('cost' in constant) || (constant.of === 'skills') !== (skill !== undefined)) continue;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) continue;
    if (constant.filter && !readerOf(context).matches(context, constant.filter, { kind: 'card', card })) continue;
    change += readerOf(context).amountOf(context, constant.cost);
  }
  if (change === 0) return printed;
  const cost: EnergyCost = { ...printed };
  if (change > 0) return { ...cost, void: (cost.void ?? 0) + change };
  for (const kind of ['void', 'ember', 'tide', 'root', 'spark', 'veil'] as const) {
    const off = Math.min(-change, cost[kind] ?? 0);
    if (off > 0) cost[kind] = (cost[kind] ?? 0) - off;
    change += off;
  }
  return cost;
}

export const printedCost = (m: M, id: string): number => totalCost(cardOf(m, id).cost);

/** What a card in play is as it leaves; `now` is where it will lie, if all can see it there. */
export function lastKnown(m: M, object: SeenObject, now: string | null): LastKnown {
  const { id, card, own, damage, locked, since, host } = object;
  const traits = traitsOf(m, object);
  const { attackers } = m.board;
  return {
    id,
    controller: holderOf(m.board, id),
    card,
    ...(own === undefined ? {} : { own }),
    ...(traits === cardOf(m, card).traits ? {} : { traits: [...traits] }),
    at: placeOf(m, object),
    attack: attackOf(m, object),
    defense: defenseOf(m, object),
    damage,
    locked,
    ranged: isRanged(m, object),
    since,
    host,
    attached: host !== null || attachedTo(m, id).length > 0,
    attacking: attackers.some((attacker) => attacker.id === id),
    defending: attackers.some(({ defenders }) => defenders.includes(id)),
    now,
  };
}

export const agentsOf = (m: M, player: PlayerId): SeenObject[] =>
  ofPlayer(m.board.players, player).objects.filter((object) => isAgent(m, object));

export const attachedTo = (m: M, id: Uid): SeenObject[] =>
  [...m.board.players.p1.objects, ...m.board.players.p2.objects].filter(({ host }) => host === id);

/** R33: a sector that effects can still touch. A biome that one player has lost is closed for both, unless agreed otherwise. */
export const isTouchable = (m: M, player: PlayerId, biome: number): boolean =>
  m.state.options.halfLostBiome === 'open' ? !sectorIn(m.board, player, biome).lost : !isLost(m.board, biome);

/** Where a card in play is: an attached one is where its agent is. */
export function placeOf(m: M, object: SeenObject): number {
  const host = object.host === null ? null : findObject(m.board, object.host);
  return host ? host.at : object.at;
}

/** The counter of how often a skill has been used that works so many times (R51). */
export const usesOf = ({ program }: CompiledSkill): string => `${USED}${program}`;

/** R18, R51: whether a skill of a card in play works no more for now. */
export function isSpent(m: M, source: CompiledSkill, self: Uid | null): boolean {
  const object = self === null ? null : findObject(m.board, self);
  if (object === null) return false;
  // Only skills that work once per turn are noted as used.
  if (object.used.includes(source.program)) return true;
  const { limit } = source.skill;
  return limit !== undefined && countersOn(m, object.id, usesOf(source)) >= limit.times;
}
