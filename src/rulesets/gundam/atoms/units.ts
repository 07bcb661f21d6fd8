/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { JsonObject, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import { mayBe, opponentOf } from '../../../engine/index.ts';
import { dropModifiers, ofPlayer } from '../../cards/board.ts';
import type { SeenBase, SeenUnit } from '../board/board.ts';
import { controllerOf, EX_BASE, findBase, findUnit } from '../board/board.ts';
import type { Gundam, LastKnown, M } from '../board/context.ts';
import { isLinked } from '../board/link.ts';
import { cardOf } from '../board/printed.ts';
import { abilitiesOf, entersRested, forbidden, lastKnown } from '../board/values.ts';
import type { Place, State } from '../language/language.ts';
import type { Cited } from './board.ts';
import { count, leaveZone, objectIn, put, sideOf, unitIn } from './board.ts';

export function placeExBase(m: M, player: PlayerId): void {
  const id = m.newId('b');
  m.change(
    'deploy-base',
    player,
    { id, card: EX_BASE, from: 'outside' },
    (board) => {
      sideOf(board, player).base = { card: EX_BASE, damage: 0, id, rested: false, used: [] };
    },
    { clause: '4-17-4' },
  );
}

/** 6-2-2-1: Units, Resources and the Base of a player become active, all at once. */
export function activateAll(m: M, player: PlayerId): void {
  const side = ofPlayer(m.board.players, player);
  const due = [...side.units, ...(side.base ? [side.base] : [])].filter(({ rested }) => rested).map(({ id }) => id);
  const held = due.filter((id) => forbidden(m, id, 'beSetActive') ?? forbidden(m, id, 'setActiveInStartPhase'));
  const ids = due.filter((id) => !held.includes(id));
  if (held.length > 0) m.note('forbidden', player, { ids: held, what: 'beSetActive' }, { clause: '1-3-3' });
  const resources = side.resources.rested + side.resources.exRested;
  if (ids.length === 0 && resources === 0) return;
  m.change('set-active', player, { ids, resources }, (board) => {
    const own = sideOf(board, player);
    for (const id of ids) {
      const object = objectIn(board, id);
      if (object) object.rested = false;
    }
    own.resources.active += own.resources.rested;
    own.resources.exActive += own.resources.exRested;
    own.resources.rested = 0;
    own.resources.exRested = 0;
  });
}

/** Rests or sets active those of `ids` that are not so already and may be. Gives those that changed. */
export function turn(m: M, ids: readonly Uid[], state: State, cited: Cited = {}): Uid[] {
  const rested = state === 'rested';
  const word = rested ? 'beRested' : 'beSetActive';
  const due = ids.filter((id) => (findUnit(m.board, id) ?? findBase(m.board, id)?.base)?.rested === !rested);
  const changed = due.filter((id) => !forbidden(m, id, word));
  if (changed.length < due.length)
    m.note('forbidden', null, { ids: due.filter((id) => !changed.includes(id)), what: word }, { clause: '1-3-3' });
  if (changed.length === 0) return [];
  m.change(
    rested ? 'rest' : 'set-active',
    controllerOf(m.board, changed[0] as Uid),
    { ids: changed },
    (board) => {
      for (const id of changed) {
        const object = objectIn(board, id);
        if (object) object.rested = rested;
      }
    },
    cited,
  );
  return changed;
}

/** A Unit enters the battle area from a zone of its owner, or from `outside` when it is a token. Gives its name. */
export function deployUnit(m: M, player: PlayerId, card: string, from: string, rested = false, cited: Cited = {}): Uid {
  const id = m.newId('u');
  const enters = rested || entersRested(m, player, card);
  m.change(
    'deploy',
    player,
    { id, card, from, rested: enters },
    (board) => {
      leaveZone(board, player, from, card);
      sideOf(board, player).units.push({
        card,
        damage: 0,
        id,
        owner: player,
        pilot: null,
        rested: enters,
        since: board.turn,
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
    if (ofPlayer(m.board.players, player).base)
      removeBase(m, player, 'trash', 'replaced-base', {}, { clause: '10-5-2' });
    m.change(
      'deploy-base',
      player,
      { id, card, from },
      (board) => {
        leaveZone(board, player, from, card);
        sideOf(board, player).base = { card, damage: 0, id, rested: false, used: [] };
      },
      { clause: '6-5-2-2-1', ...cited },
    );
  });
  return id;
}

/** Whether registers name a card in play, alone or in a list. */
function speaksOf(vars: Vars, id: Uid): boolean {
  for (const register in vars) {
    const value = vars[register];
    if (value === id || (Array.isArray(value) && value.includes(id))) return true;
  }
  return false;
}

/** R22: effects in progress and effects that wait know a card that they speak of as it last was in play. */
function keepKnown(m: M, id: Uid, known: LastKnown): void {
  const withLast = (vars: Vars) => ({ ...(vars.last as JsonObject | undefined), [id]: known });
  for (const { vars } of m.state.pending) if (speaksOf(vars, id)) vars.last = withLast(vars);
  for (const { vars } of m.state.frames) if (speaksOf(vars, id)) vars.last = withLast(vars);
  if (!mayBe(m, 'watch')) return;
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (effect.kind === 'watch' && speaksOf(effect.vars, id))
      modifier.effect = { ...effect, vars: { ...effect.vars, last: withLast(effect.vars) } };
  }
}

/** R43: Units come to another side as they are, with their Pilots. Gives those that did. */
export function changeSides(m: M, ids: readonly Uid[], player: PlayerId): Uid[] {
  const from = opponentOf(player);
  const moving = ofPlayer(m.board.players, from)
    .units.filter(({ id }) => ids.includes(id))
    .map(({ id }) => id);
  if (moving.length === 0) return [];
  m.change(
    'change-sides',
    player,
    { ids: moving },
    (board) => {
      const [there, here] = [sideOf(board, from), sideOf(board, player)];
      here.units.push(...there.units.filter(({ id }) => moving.includes(id)));
      there.units = there.units.filter(({ id }) => !moving.includes(id));
    },
    { clause: 'R43' },
  );
  return moving;
}

/** What a card that leaves may still have to say about it (11-2-8). */
const programsOf = (m: M, object: SeenUnit | SeenBase): string[] =>
  abilitiesOf(m, object).flatMap(({ program, ability }) => (ability.constant ? [] : [program]));

export function removeBase(
  m: M,
  player: PlayerId,
  to: Place,
  type: Gundam['event'],
  data: JsonObject = {},
  cited: Cited = {},
): void {
  const { base } = ofPlayer(m.board.players, player);
  if (!base) return;
  const token = cardOf(m, base.card).token;
  const abilities = programsOf(m, base);
  const known = lastKnown(m, base, player);
  m.change(
    type,
    player,
    {
      id: base.id,
      ...known,
      to: token ? 'outside' : to,
      ...data,
      ...(abilities.length > 0 ? { abilities } : {}),
    },
    (board) => {
      const side = sideOf(board, player);
      side.base = null;
      if (!token) put(side, base.card, to);
    },
    cited,
  );
  keepKnown(m, base.id, known);
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
        if (found) found.pilot = { card, id, owner: player };
        count(board, player, 'paired');
      },
      { clause: '6-5-2-3-1', ...cited },
    );
    const seen = findUnit(m.board, unit);
    if (seen && isLinked(m, seen)) m.note('link', player, { unit, card }, { clause: '6-5-2-3-2' });
  });
}

/** R61: paired Pilots come to other Units at one moment, each as the card in play that it is. */
export function changeUnits(m: M, moves: readonly { from: SeenUnit; to: SeenUnit }[]): void {
  const pilots = moves.flatMap(({ from, to }) => (from.pilot ? [{ from, to, pilot: from.pilot }] : []));
  m.together(() => {
    for (const { from, pilot } of pilots)
      m.change(
        'unpair',
        pilot.owner,
        { unit: from.id, pilot: pilot.id, card: pilot.card, to: 'pilots' },
        (board) => {
          const found = unitIn(board, from.id);
          if (found) found.pilot = null;
        },
        { clause: 'R61' },
      );
    for (const { from, to, pilot } of pilots) {
      m.change(
        'pair',
        pilot.owner,
        { unit: to.id, pilot: pilot.id, card: pilot.card, from: from.id },
        (board) => {
          const found = unitIn(board, to.id);
          if (found) found.pilot = { ...pilot };
          count(board, pilot.owner, 'paired');
        },
        { clause: 'R61' },
      );
    }
    for (const { to, pilot } of pilots) {
      const seen = findUnit(m.board, to.id);
      if (seen && isLinked(m, seen))
        m.note('link', pilot.owner, { unit: to.id, card: pilot.card }, { clause: '6-5-2-3-2' });
    }
  });
}

/** A Pilot leaves its Unit, which stays (A5). */
export function unpair(m: M, unit: SeenUnit, to: Place, cited: Cited = {}): void {
  const { pilot } = unit;
  if (!pilot) return;
  m.change(
    'unpair',
    pilot.owner,
    { unit: unit.id, pilot: pilot.id, card: pilot.card, to },
    (board) => {
      const found = unitIn(board, unit.id);
      if (found) found.pilot = null;
      if (!cardOf(m, pilot.card).token) put(sideOf(board, pilot.owner), pilot.card, to);
    },
    cited,
  );
}

/**
 * Units leave the battle area at the same moment, each with its Pilot (6-5-2-3-4). Tokens leave the game (4-17-2-4).
 * `type` is `destroy`, or `move` for everything that is not destruction; of what is destroyed is told by what.
 */
export function removeUnits(
  m: M,
  leaving: readonly { unit: SeenUnit; by?: string; source?: string | null }[],
  to: Place,
  type: 'destroy' | 'move',
  data: JsonObject,
  cited: Cited = {},
): void {
  if (leaving.length === 0) return;
  const units = leaving.map(({ unit }) => unit);
  const known = units.map((unit) => lastKnown(m, unit, unit.owner));
  const gone = leaving.map(({ unit, by, source }, at) => {
    const abilities = programsOf(m, unit);
    return {
      id: unit.id,
      controller: controllerOf(m.board, unit.id),
      ...(by === undefined ? {} : { by, source: source ?? null }),
      ...known[at],
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
  for (const [at, { id }] of units.entries()) keepKnown(m, id, known[at] as LastKnown);
  for (const unit of units) {
    if (unit.pilot) {
      const { id: pilot, card } = unit.pilot;
      m.note('pilot-follows', unit.owner, { pilot, card, unit: unit.id, to }, { clause: '6-5-2-3-4' });
    }
    if (cardOf(m, unit.card).token)
      m.note('token-gone', unit.owner, { id: unit.id, card: unit.card }, { clause: '4-17-2-4' });
    dropModifiers(m, unit.id);
  }
}
