/** Everything that changes the board, each change with the event that tells it. Nothing else in this ruleset may. */
import type { GameEvent, JsonObject, Machine, PlayerId, Uid } from '../../engine/index.ts';
import { PLAYERS } from '../../engine/index.ts';
import {
  type Board,
  controllerOf,
  EX_BASE,
  EX_LIMIT,
  exCount,
  findBase,
  findUnit,
  type Gundam,
  RESOURCE_LIMIT,
  resourceCount,
  type SeenUnit,
  type Side,
  type Unit,
} from './board.ts';
import { readReference } from './context.ts';
import type { ClauseId } from './rulebook.ts';
import {
  abilitiesOf,
  afterPrevention,
  cardOf,
  forbidden,
  insteadOf,
  isLinked,
  lastKnown,
  playerForbidden,
} from './values.ts';

type M = Machine<Gundam>;
type Cited = { clause?: ClauseId };

const sideOf = (board: Board, player: PlayerId): Side => board.players[player];
const unitIn = (board: Board, id: Uid): Unit | undefined =>
  board.players.p1.units.find((unit) => unit.id === id) ?? board.players.p2.units.find((unit) => unit.id === id);
const count = (board: Board, player: PlayerId, what: string, by = 1): void => {
  const { history } = board.players[player];
  history[what] = (history[what] ?? 0) + by;
};
const takeOne = (list: string[], card: string): boolean => {
  const at = list.lastIndexOf(card);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
};

/** Takes a card out of the zone it is played from. A token comes from `outside`. */
const leaveZone = (board: Board, player: PlayerId, zone: string, card: string): void => {
  if (zone !== 'outside') takeOne(board.players[player][zone as 'hand'], card);
};

export function setPhase(m: M, phase: Board['phase'], step: string, cited: Cited = {}): GameEvent {
  return m.change(
    'phase',
    m.board.active,
    { phase, step, turn: m.board.turn },
    (board) => {
      board.phase = phase;
      board.step = step;
    },
    cited,
  );
}

export function beginTurn(m: M, player: PlayerId, cited: Cited = {}): GameEvent {
  return m.change(
    'turn',
    player,
    { turn: m.board.turn + 1 },
    (board) => {
      board.turn++;
      board.active = player;
      for (const who of PLAYERS) {
        const side = sideOf(board, who);
        side.history = {};
        for (const unit of side.units) unit.used = [];
        if (side.base) side.base.used = [];
      }
    },
    cited,
  );
}

export function choosePlayerOne(m: M, player: PlayerId, how: string): void {
  m.change('player-one', player, { how }, (board) => {
    board.playerOne = player;
    board.active = player;
  });
}

export function shuffleDeck(m: M, player: PlayerId, cited: Cited = {}): void {
  const order = [...m.board.players[player].deck];
  m.shuffle(order);
  m.change(
    'shuffle',
    player,
    { order },
    (board) => {
      sideOf(board, player).deck = order;
    },
    {
      ...cited,
      secret: { fields: ['order'], to: [] },
    },
  );
}

/** Draws up to `n` cards. Gives how many were drawn. */
export function drawCards(m: M, player: PlayerId, n: number, cited: Cited = {}): number {
  const number = Math.min(n, m.board.players[player].deck.length);
  if (number <= 0 || playerForbidden(m, player, 'draw')) return 0;
  const cards = m.board.players[player].deck.slice(-number).reverse();
  m.change(
    'draw',
    player,
    { count: number, cards },
    (board) => {
      const side = sideOf(board, player);
      side.deck.length -= number;
      side.hand.push(...cards);
      count(board, player, 'drawn', number);
    },
    { ...cited, secret: { fields: ['cards'], to: [player] } },
  );
  return number;
}

/** 5-2-1-6: hand to the bottom of the deck. */
export function handToBottom(m: M, player: PlayerId): void {
  const cards = [...m.board.players[player].hand];
  m.change(
    'redraw',
    player,
    { count: cards.length, cards },
    (board) => {
      const side = sideOf(board, player);
      side.deck.unshift(...cards);
      side.hand = [];
    },
    { secret: { fields: ['cards'], to: [player] } },
  );
}

export function layShields(m: M, player: PlayerId, n: number): void {
  m.change('shields', player, { count: n }, (board) => {
    const side = sideOf(board, player);
    for (let i = 0; i < n && side.deck.length > 0; i++) side.shields.push(side.deck.pop() as string);
  });
}

export function placeExBase(m: M, player: PlayerId): void {
  const id = m.newId('b');
  m.change(
    'deploy-base',
    player,
    { id, card: EX_BASE, from: 'outside' },
    (board) => {
      sideOf(board, player).base = { id, card: EX_BASE, rested: false, damage: 0, used: [] };
    },
    { clause: '4-17-4' },
  );
}

/** One Resource from the resource deck, or an EX Resource. Gives whether one was placed. */
export function placeResource(m: M, player: PlayerId, { rested = false, ex = false } = {}, cited: Cited = {}): boolean {
  const side = m.board.players[player];
  if (resourceCount(side) >= RESOURCE_LIMIT) return false;
  if (ex ? exCount(side) >= EX_LIMIT : side.resourceDeck === 0) return false;
  m.change(
    'resource',
    player,
    { ex, rested },
    (board) => {
      const { resources } = sideOf(board, player);
      if (ex && rested) resources.exRested++;
      else if (ex) resources.exActive++;
      else if (rested) resources.rested++;
      else resources.active++;
      if (!ex) sideOf(board, player).resourceDeck--;
    },
    cited,
  );
  return true;
}

/** Pays a cost: `normal` Resources are rested, `ex` ones rested and then gone. */
export function payResources(m: M, player: PlayerId, normal: number, ex: number): void {
  if (normal + ex === 0) return;
  m.change(
    'pay',
    player,
    { resources: normal, ex },
    (board) => {
      const { resources } = sideOf(board, player);
      resources.active -= normal;
      resources.rested += normal;
      resources.exActive -= ex;
    },
    { clause: ex > 0 ? '4-17-5' : '2-9-1' },
  );
}

/** Sets up to `n` Resources active or rested by an effect. Gives how many changed. */
export function turnResources(m: M, player: PlayerId, n: number, state: 'active' | 'rested'): number {
  const { resources } = m.board.players[player];
  const normal = Math.min(n, state === 'active' ? resources.rested : resources.active);
  const ex = Math.min(n - normal, state === 'active' ? resources.exRested : resources.exActive);
  if (normal + ex <= 0) return 0;
  const sign = state === 'active' ? 1 : -1;
  m.change('resources-turned', player, { state, count: normal + ex }, (board) => {
    const own = sideOf(board, player).resources;
    own.active += sign * normal;
    own.rested -= sign * normal;
    own.exActive += sign * ex;
    own.exRested -= sign * ex;
  });
  return normal + ex;
}

/** 6-2-2-1: Units, Resources and the Base of a player become active, all at once. */
export function activateAll(m: M, player: PlayerId): void {
  const side = m.board.players[player];
  const units = side.units
    .filter((unit) => unit.rested && !forbidden(m, unit.id, 'beSetActive'))
    .map((unit) => unit.id);
  const base = side.base?.rested && !forbidden(m, side.base.id, 'beSetActive') ? side.base.id : null;
  const resources = side.resources.rested + side.resources.exRested;
  if (units.length === 0 && base === null && resources === 0) return;
  m.change('set-active', player, { ids: base === null ? units : [...units, base], resources }, (board) => {
    const own = sideOf(board, player);
    for (const unit of own.units) if (units.includes(unit.id)) unit.rested = false;
    if (own.base && base !== null) own.base.rested = false;
    own.resources.active += own.resources.rested;
    own.resources.exActive += own.resources.exRested;
    own.resources.rested = 0;
    own.resources.exRested = 0;
  });
}

/** Rests or sets active those of `ids` that are not so already and may be. Gives those that changed. */
export function turn(m: M, ids: readonly Uid[], state: 'active' | 'rested', cited: Cited = {}): Uid[] {
  const rested = state === 'rested';
  const changed = ids.filter((id) => {
    const object = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
    return object && object.rested !== rested && !forbidden(m, id, rested ? 'beRested' : 'beSetActive');
  });
  if (changed.length === 0) return [];
  m.change(
    rested ? 'rest' : 'set-active',
    controllerOf(m.board, changed[0] as Uid),
    { ids: changed },
    (board) => {
      for (const id of changed) {
        const unit = unitIn(board, id);
        if (unit) unit.rested = rested;
        for (const player of PLAYERS) {
          const { base } = sideOf(board, player);
          if (base?.id === id) base.rested = rested;
        }
      }
    },
    cited,
  );
  return changed;
}

export interface Hit {
  target: Uid;
  amount: number;
  /** The Unit that deals it, or the card whose effect does. */
  source: string;
}

/**
 * One packet of damage: everything in it is dealt at the same moment, as one event. Prevention is taken off first, and a
 * hit that an "instead" replaces is left out and its replacement called. Gives the damage that was dealt.
 */
export function dealDamage(m: M, hits: readonly Hit[], by: 'battle' | 'effect', cited: Cited = {}): number {
  const dealt: Hit[] = [];
  for (const { target, amount, source } of hits) {
    const left = afterPrevention(m, target, amount, by);
    if (left <= 0) continue;
    const instead = insteadOf(m, target, 'damaged', by);
    if (instead) callInstead(m, instead, target, { amount: left, by });
    else dealt.push({ target, amount: left, source });
  }
  if (dealt.length === 0) return 0;
  m.change(
    'damage',
    controllerOf(m.board, dealt[0]?.target as Uid),
    { hits: dealt.map(({ target, amount, source }) => ({ target, amount, source })), by },
    (board) => {
      for (const { target, amount } of dealt) {
        const object =
          unitIn(board, target) ??
          PLAYERS.map((player) => sideOf(board, player).base).find((base) => base?.id === target);
        if (object) object.damage += amount;
      }
    },
    { clause: '4-5-1', ...cited },
  );
  return dealt.reduce((sum, { amount }) => sum + amount, 0);
}

/** Calls what happens instead. The object is spared while it runs, unless the owner declines. `details` say what was to happen. */
export function callInstead(
  m: M,
  instead: NonNullable<ReturnType<typeof insteadOf>>,
  target: Uid,
  details: JsonObject,
): void {
  const { context } = instead.force;
  const event = m.note(
    'instead',
    context.owner,
    { of: instead.replacement.of, target, card: context.card },
    { clause: '9-1-9-1' },
  );
  if (instead.replacement.oncePerTurn && context.self !== null) markUsed(m, context.self, instead.program);
  m.call(
    instead.program,
    {
      self: context.self,
      owner: context.owner,
      card: context.card,
      it: [target],
      did: 0,
      of: instead.replacement.of,
      replaced: target,
      ...details,
    },
    event.seq,
  );
}

export function markUsed(m: M, id: Uid, program: string): void {
  m.change(
    'once-per-turn',
    controllerOf(m.board, id),
    { id, ability: program },
    (board) => {
      const unit = unitIn(board, id);
      if (unit) unit.used.push(program);
      for (const player of PLAYERS) {
        const { base } = sideOf(board, player);
        if (base?.id === id) base.used.push(program);
      }
    },
    { clause: '11-2-12' },
  );
}

/** Takes damage off Units and Bases. Gives how much came off. */
export function recover(m: M, ids: readonly Uid[], amount: number, cited: Cited = {}): number {
  const healed: { id: Uid; amount: number }[] = [];
  for (const id of ids) {
    const object = findUnit(m.board, id) ?? findBase(m.board, id)?.base;
    if (!object || object.damage === 0 || amount <= 0 || forbidden(m, id, 'recover')) continue;
    healed.push({ id, amount: Math.min(amount, object.damage) });
  }
  if (healed.length === 0) return 0;
  m.change(
    'recover',
    controllerOf(m.board, healed[0]?.id as Uid),
    { healed },
    (board) => {
      for (const one of healed) {
        const object =
          unitIn(board, one.id) ??
          PLAYERS.map((player) => sideOf(board, player).base).find((base) => base?.id === one.id);
        if (object) object.damage -= one.amount;
      }
    },
    cited,
  );
  return healed.reduce((sum, one) => sum + one.amount, 0);
}

/** A Unit enters the battle area from a zone of its owner, or from `outside` when it is a token. Gives its name. */
export function deployUnit(m: M, player: PlayerId, card: string, from: string, rested = false, cited: Cited = {}): Uid {
  const id = m.newId('u');
  m.change(
    'deploy',
    player,
    { id, card, from, rested },
    (board) => {
      leaveZone(board, player, from, card);
      sideOf(board, player).units.push({
        id,
        card,
        owner: player,
        rested,
        damage: 0,
        since: board.turn,
        pilot: null,
        used: [],
      });
      count(board, player, 'deployed');
    },
    { clause: '6-5-2-1-1', ...cited },
  );
  return id;
}

/** 6-5-2-2-1 and 10-5-2: a Base enters its section; one that stood there goes to the trash and is not destroyed. */
export function deployBase(m: M, player: PlayerId, card: string, from: string, cited: Cited = {}): Uid {
  const id = m.newId('b');
  m.together(() => {
    if (m.board.players[player].base) removeBase(m, player, 'trash', 'replaced-base', { clause: '10-5-2' });
    m.change(
      'deploy-base',
      player,
      { id, card, from },
      (board) => {
        leaveZone(board, player, from, card);
        sideOf(board, player).base = { id, card, rested: false, damage: 0, used: [] };
      },
      { clause: '6-5-2-2-1', ...cited },
    );
  });
  return id;
}

export function removeBase(m: M, player: PlayerId, to: Place, type: string, cited: Cited = {}): void {
  const { base } = m.board.players[player];
  if (!base) return;
  const token = cardOf(m, base.card).token;
  const abilities = cardOf(m, base.card).abilities.map((ability) => ability.program);
  m.change(
    type,
    player,
    { id: base.id, card: base.card, to: token ? 'outside' : to, ...(abilities.length > 0 ? { abilities } : {}) },
    (board) => {
      const side = sideOf(board, player);
      side.base = null;
      if (!token) put(side, base.card, to);
    },
    cited,
  );
  dropModifiers(m, base.id);
}

/** 6-5-2-3-1: a Pilot goes beneath a Unit. */
export function pair(m: M, player: PlayerId, unit: Uid, card: string, from: string, cited: Cited = {}): void {
  const id = m.newId('q');
  m.together(() => {
    m.change(
      'pair',
      player,
      { unit, pilot: id, card, from },
      (board) => {
        leaveZone(board, player, from, card);
        const found = unitIn(board, unit);
        if (found) found.pilot = { id, card, owner: player };
        count(board, player, 'paired');
      },
      { clause: '6-5-2-3-1', ...cited },
    );
    const seen = findUnit(m.board, unit);
    if (seen && isLinked(m, seen)) m.note('link', player, { unit, card }, { clause: '6-5-2-3-2' });
  });
}

export type Place = 'hand' | 'deckTop' | 'deckBottom' | 'trash' | 'shields' | 'removed';

function put(side: Side, card: string, to: Place): void {
  switch (to) {
    case 'hand':
      side.hand.push(card);
      return;
    case 'deckTop':
      side.deck.push(card);
      return;
    case 'deckBottom':
      side.deck.unshift(card);
      return;
    case 'trash':
      side.trash.push(card);
      return;
    case 'shields':
      side.shields.push(card);
      return;
    case 'removed':
      side.removed.push(card);
  }
}

function dropModifiers(m: M, id: Uid): void {
  if (m.state.modifiers.some(({ target }) => target === id)) m.expire(({ target }) => target === id);
}

/**
 * Units leave the battle area at the same moment, each with its Pilot (6-5-2-3-4). Tokens leave the game (4-17-2-4).
 * `type` is `destroy`, or `move` for everything that is not destruction.
 */
export function removeUnits(
  m: M,
  units: readonly SeenUnit[],
  to: Place,
  type: 'destroy' | 'move',
  data: JsonObject,
  cited: Cited = {},
): void {
  if (units.length === 0) return;
  const gone = units.map((unit) => {
    const abilities = abilitiesOf(m, unit).flatMap(({ program, ability }) => (ability.constant ? [] : [program]));
    return {
      id: unit.id,
      controller: controllerOf(m.board, unit.id),
      ...lastKnown(m, unit),
      ...(abilities.length > 0 ? { abilities } : {}),
    };
  });
  m.change(
    type,
    gone[0]?.controller ?? null,
    { units: gone, to, ...data },
    (board) => {
      for (const unit of units) {
        const player = gone.find(({ id }) => id === unit.id)?.controller as PlayerId;
        const side = sideOf(board, player);
        side.units = side.units.filter(({ id }) => id !== unit.id);
        if (!cardOf(m, unit.card).token) put(sideOf(board, unit.owner), unit.card, to);
        if (unit.pilot && !cardOf(m, unit.pilot.card).token) put(sideOf(board, unit.pilot.owner), unit.pilot.card, to);
        if (type === 'destroy') count(board, player, 'destroyed');
      }
    },
    cited,
  );
  for (const unit of units) dropModifiers(m, unit.id);
}

/** Whether a place is one that the opponent of its owner can't look into. */
const isHidden = (zone: string): boolean =>
  zone === 'hand' || zone === 'deck' || zone === 'shields' || zone.startsWith('deck');

/**
 * Moves cards that are not in play, named by reference, to a place of their owner. The moment of a discard counts as
 * one. Gives the references of where they are now, of those that were there to move.
 */
export function moveCards(
  m: M,
  references: readonly string[],
  to: Place,
  type: string,
  cited: Cited & { reveal?: boolean } = {},
): string[] {
  const moved: { player: PlayerId; card: string; zone: string }[] = [];
  for (const reference of references) {
    const named = readReference(reference);
    if (!named) continue;
    const zone = named.zone;
    const already = moved.filter(
      (one) => one.player === named.player && one.card === named.card && one.zone === zone,
    ).length;
    const list = m.board.players[named.player][zone as 'hand'];
    if (list.filter((card) => card === named.card).length > already)
      moved.push({ player: named.player, card: named.card, zone });
  }
  const first = moved[0];
  if (!first) return [];
  const concealed = !cited.reveal && moved.every(({ zone }) => isHidden(zone)) && isHidden(to);
  const sees = to === 'hand' || first.zone === 'hand' ? [first.player] : [];
  m.change(
    type,
    first.player,
    { count: moved.length, from: first.zone, to, cards: moved.map(({ card }) => card) },
    (board) => {
      for (const { player, card, zone } of moved) {
        const side = sideOf(board, player);
        takeOne(side[zone as 'hand'], card);
        if (!cardOf(m, card).token) put(side, card, to);
      }
      if (type === 'discard') count(board, first.player, 'discarded', moved.length);
    },
    {
      ...(cited.clause === undefined ? {} : { clause: cited.clause }),
      ...(concealed ? { secret: { fields: ['cards'], to: sees } } : {}),
    },
  );
  const zone = to === 'deckTop' || to === 'deckBottom' ? 'deck' : to;
  return moved.map(({ player, card }) => `${zone}:${player}:${card}`);
}

/** A card is on its way: out of the zone it was in, not yet where it goes. Gives whether it was there. */
export function toLimbo(
  m: M,
  player: PlayerId,
  zone: string,
  card: string,
  type: string,
  data: JsonObject,
  cited: Cited = {},
): boolean {
  if (!m.board.players[player][zone as 'hand'].includes(card)) return false;
  m.change(
    type,
    player,
    { card, from: zone, ...data },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side[zone as 'hand'], card);
      side.limbo.push(card);
      if (type === 'play-command') count(board, player, 'commands');
    },
    cited,
  );
  return true;
}

/** 7-6-2-4: a Shield is revealed and destroyed. It waits in limbo until its Burst is settled. */
export function destroyShield(m: M, player: PlayerId, cited: Cited = {}): string | null {
  const card = m.board.players[player].shields.at(-1);
  if (card === undefined) return null;
  m.change(
    'shield-destroyed',
    player,
    { card },
    (board) => {
      const side = sideOf(board, player);
      side.shields.pop();
      side.limbo.push(card);
    },
    cited,
  );
  return card;
}

export function setBattle(m: M, type: string, battle: Board['battle'], data: JsonObject, cited: Cited = {}): GameEvent {
  return m.change(
    type,
    m.board.active,
    data,
    (board) => {
      board.battle = battle;
      if (type === 'attack') count(board, board.active, 'attacked');
    },
    cited,
  );
}
