/** What the verbs of the card language do. Each gives how much it did. */
import type { JsonObject, Pending, PlayerId } from '../../../engine/index.ts';
import { changeCounters, opponentOf, PLAYERS } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { registerOf, withWordsSaid } from '../../cards/naming.ts';
import { readReference, refer } from '../../cards/references.ts';
import { traitEffectsOf } from '../../cards/traits.ts';
import { isPile, pileIn } from '../atoms/board.ts';
import { cacheFromQueue, moveCards } from '../atoms/cards.ts';
import { dealDamage, loseBiomes, regainBiomes, restore, terminate as terminateObjects } from '../atoms/damage.ts';
import {
  arrive as arriveCard,
  attach as attachGear,
  changeSides,
  convertCard,
  detach as detachGear,
  moveObjects,
  removeObjects,
  turnCopies,
} from '../atoms/objects.ts';
import { replacedBy, replacement } from '../atoms/replacing.ts';
import { setAttackers, setDefenders, stopDefending } from '../atoms/turn.ts';
import type { SeenObject } from '../board/board.ts';
import { CROWDED, controllerOf, findObject, isLost, standing } from '../board/board.ts';
import { lacks } from '../board/choose.ts';
import type { Context, EffectVars, M } from '../board/context.ts';
import { lastOf, readSector, registers } from '../board/context.ts';
import type { Looked } from '../board/evaluate.ts';
import {
  amountOf,
  fixed,
  lookedCards,
  matches,
  placesOf,
  quantityOf,
  subjectOf,
  hereOf as whereIs,
} from '../board/evaluate.ts';
import { cardOf, skillNamed } from '../board/printed.ts';
import { attackOf, costOf, forbidden, forbiddenOnQueue, isAgent, isTouchable, marksOn } from '../board/values.ts';
import type { Amount, Party, Target, Until, Verb, Who } from '../language/language.ts';
import { billOf, unpaid } from './pay.ts';

/** The end of a duration as the modifiers of the state write it. */
export function untilOf({ m, self }: Context, until: Until): string {
  const { turn, phase } = m.board;
  switch (until) {
    case 'whileInPlay':
      return `while:${self}`;
    case 'turn':
      return `turn:${turn}`;
    case 'battle':
      return phase === 'battle' ? 'battle' : `turn:${turn}`;
    case 'nextTurn':
      return `turn:${turn + 1}`;
    case 'always':
      return 'always';
  }
}

/** The context of an amount for one of several: “each” is that one. */
const forOne = (context: Context, each: string): Context => ({ ...context, vars: { ...context.vars, each } });

const sourceOf = (context: Context) => ({ source: context.self, card: context.card });

export const inPlay = (m: M, ids: readonly string[]): SeenObject[] =>
  ids.map((id) => findObject(m.board, id)).filter((object): object is SeenObject => object !== null);

export function modify(context: Context, effect: Verb<'modify'>, ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  // All numbers are worked out before any changes.
  const adds = there.map(({ id }) =>
    (['attack', 'defense'] as const).flatMap((stat) => {
      const add = effect[stat];
      return add === undefined ? [] : [{ kind: 'stat' as const, stat, add: amountOf(forOne(context, id), add) }];
    }),
  );
  for (const [at, { id }] of there.entries()) {
    for (const change of adds[at] ?? []) m.modify({ target: id, effect: change, until, ...sourceOf(context) });
    if (effect.range !== undefined)
      m.modify({
        target: id,
        effect: { kind: 'keyword', keyword: effect.range, value: 1 },
        until,
        ...sourceOf(context),
      });
  }
  return there.length;
}

export function grant(context: Context, effect: Verb<'grant'>, ids: string[]): number {
  const { m, card } = context;
  const source = cardOf(m, card);
  const granted = source.skills.find(({ skill }) => skill.id === effect.skill);
  if (!granted) return 0;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  for (const { id } of there)
    m.modify({ target: id, effect: { kind: 'ability', ability: granted.program }, until, ...sourceOf(context) });
  return there.length;
}

/** Players and cards in play that can bear a rule or a mark. */
const bearers = ({ m }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => PLAYERS.some((player) => player === id) || findObject(m.board, id) !== null);

/** The same with actions on the queue, of which some things can be forbidden. */
const bearersOfRules = (context: Context, ids: readonly string[]): string[] => {
  const queued = queuedOf(context, ids).map(({ id }) => id);
  return [...bearers(context, ids), ...queued];
};

/** A rule about another party, as it is kept: whose words they are, and what they say. */
function aboutParty(context: Context, party: Party, more: JsonObject = {}): JsonObject {
  const { owner, self, card } = context;
  return { owner, card, party: withWordsSaid(context, party), ...(self === null ? {} : { self }), ...more };
}

/** Gives cards in play or players a rule for a time. */
function rule(
  context: Context,
  kind: 'cant' | 'can' | 'must',
  { what, by, until }: { what: string; by?: JsonObject | undefined; until: Until },
  ids: string[],
): number {
  const there = kind === 'cant' ? bearersOfRules(context, ids) : bearers(context, ids);
  for (const target of there) {
    const effect = { kind, what, ...(by === undefined ? {} : { by }) };
    context.m.modify({ target, effect, until: untilOf(context, until), ...sourceOf(context) });
  }
  return there.length;
}

export const forbid = (context: Context, { cant, by, until }: Verb<'forbid'>, ids: string[]): number =>
  rule(context, 'cant', { what: cant, by: by && aboutParty(context, by), until }, ids);

export const allow = (context: Context, { can, until }: Verb<'allow'>, ids: string[]): number =>
  rule(context, 'can', { what: can, until }, ids);

export const oblige = (context: Context, { must, until }: Verb<'oblige'>, ids: string[]): number =>
  rule(context, 'must', { what: must, until }, ids);

export function prevent(context: Context, effect: Verb<'prevent'>, ids: string[]): number {
  const { by } = effect;
  const less = (id: string) => quantityOf(forOne(context, id), effect.amount);
  if (by !== undefined) {
    const about = (id: string) => aboutParty(context, by, { amount: less(id) });
    const given = (id: string) => rule(context, 'can', { what: 'prevent', by: about(id), until: effect.until }, [id]);
    return ids.reduce((sum, id) => sum + given(id), 0);
  }
  const until = untilOf(context, effect.until);
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    context.m.modify({
      target: id,
      effect: { kind: 'stat', stat: 'prevent', add: less(id) },
      until,
      ...sourceOf(context),
    });
  return there.length;
}

/** R68: agents, sectors and players are shielded from the next damage. */
export function shield(context: Context, effect: Verb<'shield'>, ids: string[]): number {
  const { m } = context;
  const { by } = effect;
  const until = untilOf(context, effect.until);
  const players = ids.filter((id) => PLAYERS.some((player) => player === id));
  const shields = [...players, ...damageable(context, ids)].flatMap((target) => {
    const left = quantityOf(forOne(context, target), effect.amount);
    return left > 0 ? [{ target, left }] : [];
  });
  for (const { target, left } of shields) {
    const about = by === undefined ? {} : { by: aboutParty(context, by) };
    m.modify({ target, effect: { kind: 'shield', against: 'damage', left, ...about }, until, ...sourceOf(context) });
  }
  return shields.length;
}

export const heal = (context: Context, amount: Amount, ids: string[]): number =>
  restore(context.m, ids, (id) => quantityOf(forOne(context, id), amount));

/** R66: whether something else happens in place of getting or losing marks. */
function marksReplaced({ m, self, card }: Context, mark: string, target: string, add: number): boolean {
  const bearer = PLAYERS.find((player) => player === target);
  const player = bearer ?? controllerOf(m.board, target) ?? m.board.active;
  const about = { player, subject: bearer === undefined ? target : null, other: self ?? card, mark };
  return replacedBy(m, add > 0 ? 'marked' : 'unmarked', { ...about, amount: Math.abs(add) });
}

/** R71: discards cards by an effect; one that something else happens to is left out. Gives where the others are now. */
export function discard({ m, self, card }: Context, references: readonly string[]): string[] {
  const found = references.map((subject) => {
    const player = readReference(subject)?.player;
    const about = { subject, other: self ?? card, hidden: true };
    return player === undefined ? null : replacement(m, 'discarded', { player, ...about });
  });
  const gone = moveCards(
    m,
    references.filter((_, at) => found[at] === null),
    'cache',
    'discard',
  );
  // What happens in place begins with that of the first.
  for (const one of found.reverse()) one?.begin();
  return gone;
}

/** R46: marks come or go. */
export function mark(context: Context, effect: Verb<'mark'> | Verb<'unmark'>, ids: string[]): number {
  const until = untilOf(context, ('until' in effect ? effect.until : undefined) ?? 'always');
  return bearers(context, ids).reduce((sum, target) => {
    const count = quantityOf(forOne(context, target), effect.count);
    const add = effect.do === 'mark' ? count : -Math.min(count, marksOn(context.m, target, effect.name));
    if (add !== 0 && marksReplaced(context, effect.name, target, add)) return sum;
    return sum + changeCounters(context.m, { target, name: effect.name, add, until, ...sourceOf(context) });
  }, 0);
}

/** Numbers become what is said; what came before does not count any more, what comes after does. */
export function set(context: Context, effect: Verb<'set'>, ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const there = inPlay(m, ids);
  const to = { attack: effect.attack, defense: effect.defense };
  const numbers = there.flatMap(({ id }) =>
    (['attack', 'defense'] as const).flatMap((stat) =>
      to[stat] === undefined ? [] : [{ id, stat, to: quantityOf(forOne(context, id), to[stat]) }],
    ),
  );
  for (const { id, ...number } of numbers)
    m.modify({ target: id, effect: { kind: 'set', ...number }, until, ...sourceOf(context) });
  return there.length;
}

/** R67: cards lose and get traits. */
export function traits(context: Context, effect: Verb<'traits'>, ids: string[]): number {
  const until = untilOf(context, effect.until);
  const changes = traitEffectsOf(context, effect);
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    for (const change of changes) context.m.modify({ target: id, effect: change, until, ...sourceOf(context) });
  return changes.length === 0 ? 0 : there.length;
}

/** R69: the words that can be said: names of cards, or traits, of those cards that fit. */
export const nameable = (context: Context, { what, filter }: Verb<'name'>): string[] =>
  [...context.m.cards.cards.values()]
    .filter(
      (card) => card.source !== null && (filter === undefined || matches(context, filter, { kind: 'card', card })),
    )
    .flatMap(({ name, traits }) => (what === 'trait' ? traits : name));

/** R69: what a player has said is kept in the effect, and for its card where it says how long. */
export function name(context: Context, { as, what = 'name', until }: Verb<'name'>, who: PlayerId, word: string): void {
  const { m, self, card, vars } = context;
  m.note('named', who, { card, what, word }, { clause: 'R69' });
  Object.assign(vars, { [registerOf(as)]: word, did: 1 });
  if (until === undefined || self === null || findObject(m.board, self) === null) return;
  const effect = { kind: 'said', as, word } as const;
  m.modify({ target: self, effect, until: untilOf(context, until), ...sourceOf(context) });
}

/** R36: cards get the printed skills of others. */
export function copySkills(context: Context, effect: Verb<'copySkills'>, from: string[], ids: string[]): number {
  const { m } = context;
  const until = untilOf(context, effect.until);
  const skills = from.flatMap((reference) => {
    const subject = subjectOf(context, reference);
    return subject && subject.kind !== 'sector' ? (subject.card?.skills ?? []) : [];
  });
  const there = inPlay(m, ids);
  for (const { id } of there)
    for (const { program, skill } of skills)
      if (skill.granted !== true)
        m.modify({ target: id, effect: { kind: 'ability', ability: program }, until, ...sourceOf(context) });
  return skills.length === 0 ? 0 : there.length;
}

/** R64: cards in play become copies of the first of some cards that is of their type. */
export function become(context: Context, { until }: Verb<'become'>, of: string[], ids: string[]): number {
  const { m } = context;
  const models = of.flatMap((reference) => {
    const subject = subjectOf(context, reference);
    return subject && subject.kind !== 'sector' && subject.card && subject.card.source !== null ? [subject.card] : [];
  });
  const turned = inPlay(m, ids).flatMap((object) => {
    const { source, type, attaches } = cardOf(m, object.card);
    const model = models.find((card) => card.type === type && card.attaches === attaches);
    return source === null || model === undefined ? [] : [{ target: object.id, card: model.id }];
  });
  for (const { target, card } of turned)
    m.modify({ target, effect: { kind: 'become', card }, until: untilOf(context, until), ...sourceOf(context) });
  turnCopies(m);
  return turned.length;
}

/** R36: cards lose all their skills for a time. */
export function strip(context: Context, { until }: Verb<'strip'>, ids: string[]): number {
  const there = inPlay(context.m, ids);
  for (const { id } of there)
    context.m.modify({
      target: id,
      effect: { kind: 'keyword', keyword: 'stripped', value: 1 },
      until: untilOf(context, until),
      ...sourceOf(context),
    });
  return there.length;
}

/** R43. */
export function control(context: Context, { until }: Verb<'control'>, ids: string[]): number {
  const { m, owner } = context;
  const had = inPlay(m, ids).filter(({ id }) => controllerOf(m.board, id) === owner);
  const taken = changeSides(m, ids, owner);
  for (const id of taken) keep(context, id, until);
  // Whoever had it already has it for the longer time: it goes back when the last is over.
  for (const { id } of had) hold(context, id, until);
  return taken.length;
}

/** An agent that has changed sides stays there for a time. */
function keep(context: Context, id: string, until: Until): void {
  const { m } = context;
  m.expire(({ target, effect }) => target === id && effect.kind === 'keyword' && effect.keyword === 'controlled');
  hold(context, id, until);
}

/** An agent of another owner is held for a time, beside what holds it already. */
function hold(context: Context, id: string, until: Until): void {
  const { m } = context;
  const effect = { kind: 'keyword', keyword: 'controlled', value: 1 } as const;
  if (findObject(m.board, id)?.owner !== undefined)
    m.modify({ target: id, effect, until: untilOf(context, until), ...sourceOf(context) });
}

/** R65: two agents of different players change sides at one moment, or neither does. */
export function exchange(context: Context, { until }: Verb<'exchange'>, ones: string[], others: string[]): number {
  const { m } = context;
  const agentIn = (ids: string[]) => inPlay(m, ids).find((object) => isAgent(m, object))?.id ?? '';
  const [one, other] = [agentIn(ones), agentIn(others)];
  const [first, second] = [controllerOf(m.board, one), controllerOf(m.board, other)];
  if (first === null || second === null || first === second) return 0;
  m.together(() => {
    changeSides(m, [one], second, { clause: 'R65' });
    changeSides(m, [other], first, { clause: 'R65' });
    for (const id of [one, other]) keep(context, id, until);
  });
  return 2;
}

/** Agents deal damage as high as their attack to each other, all at one moment. It is no battle. */
export function fight({ m }: Context, ones: string[], others: string[]): number {
  const agents = (ids: string[]) => inPlay(m, ids).filter((object) => isAgent(m, object));
  const hits = agents(ones).flatMap((one) =>
    agents(others)
      .filter(({ id }) => id !== one.id)
      .flatMap((other) => [
        { target: other.id, amount: attackOf(m, one), source: one.id },
        { target: one.id, amount: attackOf(m, other), source: other.id },
      ]),
  );
  return dealDamage(m, hits, 'effect');
}

/** Two agents change places, at one moment. */
export function swap({ m }: Context, ones: string[], others: string[]): number {
  const [one] = inPlay(m, ones).filter((object) => isAgent(m, object));
  const [other] = inPlay(m, others).filter((object) => isAgent(m, object));
  if (!one || !other) return 0;
  const moves = [
    { id: one.id, to: other.at },
    { id: other.id, to: one.at },
  ];
  return moveObjects(m, moves, 'relocate').length;
}

/** G13: cards of a hand are converted, beside what the rules allow each turn. */
export function convert({ m }: Context, ids: string[]): string[] {
  return ids.flatMap((reference) => {
    const named = readReference(reference);
    if (named?.zone !== 'hand' || !m.board.players[named.player].hand.includes(named.card)) return [];
    return [convertCard(m, named.player, named.card, { clause: 'G13' }, 'effect')];
  });
}

const sectorsOf = (ids: readonly string[]) => ids.flatMap((id) => readSector(id) ?? []);

/** G5: players lose the biomes of sectors, whatever durability is left. */
export function loseBiome({ m }: Context, ids: string[]): number {
  const there = sectorsOf(ids).filter(
    ({ player, biome }) => m.board.players[player].sectors[biome - 1]?.lost === false,
  );
  return there.length === 0 ? 0 : loseBiomes(m, there, { clause: 'G5' }).length;
}

export const regain = (context: Context, { durability }: Verb<'regain'>, ids: string[]): number =>
  regainBiomes(context.m, sectorsOf(ids), Math.max(1, quantityOf(context, durability)));

/** What is on the queue among things. */
const queuedOf = ({ m }: Context, ids: readonly string[]): Pending[] =>
  ids.flatMap((id) => m.state.pending.find((one) => one.id === id && one.queue === 'queue') ?? []);

export function setSpeed(context: Context, { speed }: Verb<'setSpeed'>, ids: string[]): number {
  const there = queuedOf(context, ids);
  for (const entry of there) {
    entry.vars.speed = speed;
    context.m.note('speed', context.owner, { entry: entry.id, card: entry.card, speed }, { clause: 'G10' });
  }
  return there.length;
}

/** R42: copies of events and skills on the queue, under the control of whoever copies. */
export function copy(context: Context, ids: string[]): string[] {
  const { m, owner } = context;
  return queuedOf(context, ids).flatMap(({ program, card, source, vars, clause }) => {
    if (card === null || program === 'arrive') return [];
    const made = m.enqueue({
      program,
      queue: 'queue',
      owner,
      clause,
      card,
      source,
      vars: { ...(JSON.parse(JSON.stringify(vars)) as typeof vars), owner, copy: true },
      cause: m.state.frames.at(-1)?.cause ?? null,
    });
    m.note('copied', owner, { entry: made.id, card, program }, { clause: 'R42' });
    return [made.id];
  });
}

/** R42, G9: what is on the queue gets new targets, which the player of the effect chooses. */
export function aimAnew(context: Context, ids: readonly string[]): void {
  const { m, owner } = context;
  for (const { id, program } of queuedOf(context, ids))
    if ((skillNamed(m, program)?.targets.length ?? 0) > 0) m.call('aim', { entry: id, at: 0, by: owner });
}

/** R50: cards are played by an effect: they enter the queue, with their targets and their costs. */
export function play(context: Context, { free }: Verb<'play'>, ids: string[]): number {
  const { m } = context;
  const there = ids.flatMap((id) => {
    // What was looked at and can't be played is looked at still.
    const named = readReference(lies(context, id));
    if (!named || (named.zone !== 'hand' && named.zone !== 'cache' && named.zone !== 'deck')) return [];
    const { player, card, zone } = named;
    const { type, play: source, costs } = cardOf(m, card);
    if (type === 'anomaly' || !m.board.players[player][zone].includes(card)) return [];
    const speaking: Context = { m, owner: player, self: null, card, vars: registers(player, card, null, 0) };
    const price = free ? {} : costOf(m, player, card);
    const due = free ? [] : costs;
    if (
      source.targets.some((target) => lacks(speaking, target)) ||
      unpaid(billOf(speaking, price, due, zone === 'hand' ? card : null)) !== null
    )
      return [];
    settle(context, [id]);
    return [{ player, card, zone, source }];
  });
  for (const { player, card, zone, source } of there)
    m.call(
      'enter',
      registers(player, card, null, source.speed, { program: source.program, zone, free: free ?? false }),
    );
  return there.length;
}

/** R44: what a player skips or gets more of, until it comes. */
export function owe(context: Context, word: string, who: PlayerId): number {
  context.m.modify({
    target: who,
    effect: { kind: 'keyword', keyword: word, value: 1 },
    until: 'always',
    ...sourceOf(context),
  });
  return 1;
}

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, self } = context;
  const hits = damageable(context, ids).map((target) => ({
    target,
    amount: quantityOf(forOne(context, target), effect.amount),
    source: self ?? context.card,
  }));
  return dealDamage(m, hits, 'effect');
}

/** R49: to each of those that were chosen its part. */
export function damageParts(context: Context, parts: readonly { id: string; amount: number }[]): number {
  const { m, self, card } = context;
  const hits = parts.map(({ id, amount }) => ({ target: id, amount, source: self ?? card }));
  return dealDamage(m, hits, 'effect');
}

/** Those among things that can take damage. */
export const damageable = ({ m }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => {
    const sector = readSector(id);
    if (sector) return isTouchable(m, sector.player, sector.biome);
    const object = findObject(m.board, id);
    return object !== null && isAgent(m, object);
  });

export const terminate = ({ m, self, card }: Context, ids: string[]): number =>
  terminateObjects(m, ids, { by: 'outright', sources: () => [self ?? card] }, 'R12');

/** G8: an action is taken off the queue; its card goes to the cache (R24), or where the effect says. */
export function cancel({ m, owner, card, self: from }: Context, effect: Verb<'cancel'>, ids: string[]): number {
  let done = 0;
  for (const id of ids) {
    const entry = m.state.pending.find((one) => one.id === id);
    if (!entry) continue;
    const other = { player: owner, reference: from ?? card };
    if (forbiddenOnQueue(m, entry, 'beCancelled', other)) {
      const self = entry.source !== null && findObject(m.board, entry.source) ? entry.source : entry.id;
      m.note('forbidden', owner, { ids: [self], what: 'beCancelled' }, { clause: 'R11' });
      continue;
    }
    const about = { player: entry.owner, subject: entry.id, other: from ?? card };
    if (replacedBy(m, 'cancelled', about)) continue;
    m.drop((waiting) => waiting.id === id);
    done++;
    m.together(() => {
      m.note(
        'cancelled',
        entry.owner,
        { entry: id, card: entry.card, program: entry.program, by: card },
        { clause: 'G8' },
      );
      if (entry.card === null || !isCardPlayed(entry)) return;
      if (effect.to === undefined) cacheFromQueue(m, entry.owner, entry.card);
      else {
        const reference = refer({ zone: 'limbo', player: entry.owner, card: entry.card });
        moveCards(m, [reference], effect.to, 'move', { clause: 'R24' });
      }
    });
  }
  return done;
}

/** Whether an action on the queue is a card that lies there, and no skill or copy. */
const isCardPlayed = ({ vars }: Pending): boolean =>
  vars.self === null && vars.from === undefined && vars.copy !== true;

/** Where something goes or arrives: staging, where the card is, or where something else is. */
export function placeFor(context: Context, to: 'staging' | 'here' | { in: Target }): number {
  if (to === 'staging') return 0;
  if (to === 'here') return hereOf(context);
  const place = placesOf(context, to.in)[0] ?? 0;
  return place > 0 && isLost(context.m.board, place) ? 0 : place;
}

/** Where "here" is for the card whose effect this is, as a place to go to. */
export function hereOf(context: Context): number {
  const place = whereIs(context) ?? 0;
  return place > 0 && isLost(context.m.board, place) ? 0 : place;
}

export function relocate(context: Context, ids: string[], to: number, attacking = false): number {
  const { m } = context;
  const agents = inPlay(m, ids).filter((object) => isAgent(m, object));
  return moveObjects(
    m,
    agents.map(({ id }) => ({ id, to })),
    attacking ? 'redirect' : 'relocate',
  ).length;
}

/** R55: agents of the active player attack where they stand, without being locked by it. */
export function attack({ m }: Context, ids: string[]): number {
  const { phase, step, active, attackers } = m.board;
  if (phase !== 'battle' || (step !== 'attack' && step !== 'defend')) return 0;
  const able = inPlay(m, ids).filter(
    (object) =>
      isAgent(m, object) &&
      object.at > 0 &&
      controllerOf(m.board, object.id) === active &&
      !attackers.some(({ id }) => id === object.id) &&
      !forbidden(m, object.id, 'attack'),
  );
  if (able.length === 0) return 0;
  const joining = able.map(({ id, at }) => ({ id, biome: at, defended: false, defenders: [] }));
  setAttackers(m, joining, { clause: 'R55' });
  return able.length;
}

/** R55: agents of the other player defend against an attacker of their biome, and against nobody else. */
export function defend(context: Context, { alone }: Verb<'defend'>, ids: string[], attackers: string[]): number {
  const { m } = context;
  const { active, attackers: all } = m.board;
  const attacker = all.find((one) => attackers.includes(one.id) && standing(m.board, one) !== null);
  if (attacker === undefined) return 0;
  const owner = opponentOf(active);
  const able = inPlay(m, ids).filter(
    (object) =>
      isAgent(m, object) &&
      object.at === attacker.biome &&
      controllerOf(m.board, object.id) === owner &&
      !attacker.defenders.includes(object.id) &&
      !forbidden(m, object.id, 'defend') &&
      !forbidden(m, attacker.id, 'beDefended', { player: owner, reference: object.id }),
  );
  if (able.length === 0) return 0;
  const joining = able.map(({ id }) => id);
  const others = alone === true ? 0 : attacker.defenders.length;
  if (joining.length + others < 2 && forbidden(m, attacker.id, 'beDefendedAlone')) return 0;
  const leaving = all.flatMap(({ id, defenders }) =>
    defenders.filter((one) => joining.includes(one) || (alone === true && id === attacker.id)),
  );
  m.together(() => {
    stopDefending(m, leaving, { clause: 'R55' });
    setDefenders(
      m,
      owner,
      joining.map((id) => ({ id, against: attacker.id })),
      { clause: 'R55' },
    );
  });
  return able.length;
}

/** Where a card really lies that was looked at, or that has left play for the cache (R30). */
function lies({ m, vars }: Context, reference: string): string {
  const last = findObject(m.board, reference) ? null : lastOf(vars, reference);
  if (last) return last.now ?? reference;
  const named = readReference(reference);
  return named?.zone === 'looked' && vars.looked !== undefined ? refer({ ...named, zone: 'deck' }) : reference;
}

/** The same of cards that go from there: they are among those that are looked at no more. */
function settle(context: Context, references: readonly string[], onTop = false): string[] {
  const looked = context.vars.looked as Looked | undefined;
  return references.map((reference) => {
    const now = lies(context, reference);
    if (now !== reference && looked && readReference(reference)?.zone === 'looked') {
      looked.count = Math.max(0, looked.count - 1);
      if (onTop) looked.above++;
    }
    return now;
  });
}

/** Moves cards in play and elsewhere, each to the zone of its owner. Gives where those from elsewhere are now. */
export function put(context: Context, effect: Verb<'put'>, ids: string[], vars: EffectVars): number {
  const { m } = context;
  const objects = inPlay(m, ids);
  let now: string[] = [];
  m.together(() => {
    removeObjects(m, objects, effect.to, 'leave');
    now = moveCards(m, settle(context, ids, effect.to === 'deckTop'), effect.to, 'move');
  });
  if (effect.target !== 'this') vars.it = now;
  return objects.length + now.length;
}

const CONSTANTS = ['agent', 'software', 'hardware', 'anomaly'];

export function arrive(context: Context, effect: Verb<'arrive'>, ids: string[]): string[] {
  const { m } = context;
  const entered: string[] = [];
  m.together(() => {
    for (const reference of settle(context, ids)) {
      const named = readReference(reference);
      if (!named || !isPile(named.zone) || !pileIn(m.board.players[named.player], named.zone).includes(named.card))
        continue;
      const { type, attaches } = cardOf(m, named.card);
      if (!CONSTANTS.includes(type) || attaches === 'modification') continue;
      const at = type === 'agent' ? placeFor(context, effect.at ?? 'staging') : 0;
      entered.push(
        arriveCard(m, named.player, { card: named.card, from: named.zone, at, locked: effect.locked ?? false }),
      );
    }
  });
  return entered;
}

export function token(context: Context, effect: Verb<'token'>): string[] {
  const { m, owner } = context;
  const entered: string[] = [];
  const player = whoIs(owner, effect.who ?? 'you');
  m.together(() => {
    for (let i = Math.min(20, quantityOf(context, effect.count)); i > 0; i--) {
      if (m.board.players[player].objects.length >= CROWDED) break;
      const at = cardOf(m, effect.card).type === 'agent' ? placeFor(context, effect.at ?? 'staging') : 0;
      entered.push(arriveCard(m, player, { card: effect.card, from: 'outside', at }));
    }
  });
  return entered;
}

export function attach({ m }: Context, gear: string[], hosts: string[]): number {
  const host = inPlay(m, hosts).find((object) => isAgent(m, object));
  if (!host) return 0;
  const things = inPlay(m, gear).filter(({ card, host: on }) => cardOf(m, card).attaches !== null && on !== host.id);
  m.together(() => {
    for (const { id } of things) attachGear(m, id, host.id);
  });
  return things.length;
}

export function detach({ m }: Context, ids: string[]): number {
  const things = inPlay(m, ids).filter(({ host }) => host !== null);
  for (const { id, card } of things) {
    const object = findObject(m.board, id);
    if (cardOf(m, card).attaches === 'gear') detachGear(m, id);
    else if (object) removeObjects(m, [object], 'cache', 'leave', {}, { clause: 'R8' });
  }
  return things.length;
}

/** The players that a "who" means, the active player first. */
export function playersOf({ m, owner }: Context, who: Who | undefined): PlayerId[] {
  if (who === 'each') return [m.board.active, opponentOf(m.board.active)];
  return [whoIs(owner, who ?? 'you')];
}

export function look(context: Context, effect: Verb<'look'>, vars: EffectVars): number {
  const { m, owner } = context;
  const player = (effect.side ?? 'own') === 'own' ? owner : opponentOf(owner);
  const { until } = effect;
  const most = until !== undefined && effect.count === undefined ? 300 : quantityOf(context, effect.count);
  const all = fixed(context, { top: most, side: effect.side ?? 'own' }).map(
    (reference) => readReference(reference)?.card ?? '',
  );
  const isFound = (card: string) =>
    until !== undefined && matches(context, until, { kind: 'card', card: cardOf(m, card) });
  const at = all.findIndex(isFound);
  const cards = at < 0 ? all : all.slice(0, at + 1);
  vars.looked = { player, count: cards.length, above: 0 };
  if (cards.length > 0) {
    const secret = { fields: ['cards'], to: [owner] };
    m.note('look', owner, { of: player, count: cards.length, cards }, { clause: 'R17', secret });
  }
  return cards.length;
}

/** What is left of the cards looked at: it stays on top, goes to the bottom in a random order, or to the cache. */
export function putBack(context: Context, effect: Verb<'putBack'>, vars: EffectVars): number {
  const { m } = context;
  const looked = vars.looked as Looked | undefined;
  if (!looked || looked.count === 0) return 0;
  const { player } = looked;
  const left = lookedCards(m.board.players[player].deck, looked).map((card) => refer({ zone: 'deck', player, card }));
  vars.looked = { ...looked, count: 0 };
  if (effect.to === 'deckTop') return 0;
  if (effect.to === 'deckBottom') m.shuffle(left);
  return moveCards(m, left, effect.to, 'move').length;
}

export function reveal(context: Context, ids: string[]): number {
  const cards = ids.flatMap((id) => {
    const subject = subjectOf(context, id);
    return subject && subject.kind !== 'sector' && subject.card ? [subject.card.id] : [];
  });
  if (cards.length > 0) context.m.note('reveal', context.owner, { cards }, { clause: 'R17' });
  return cards.length;
}
