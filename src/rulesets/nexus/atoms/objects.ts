/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { JsonObject, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { dropModifiers } from '../../cards/board.ts';
import { turnCopies as allTurnCopies, ownCard } from '../../cards/copies.ts';
import { takeOne } from '../../cards/piles.ts';
import { refer } from '../../cards/references.ts';
import type { Board, SeenObject } from '../board/board.ts';
import { CONVERTED, controllerOf, findObject, holderOf, objectCalled } from '../board/board.ts';
import type { LastKnown, M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import { allowed, arrivesLocked, attachedTo, forbidden, isAgent, lastKnown, skillsOf } from '../board/values.ts';
import type { Can } from '../language/language.ts';
import type { Cited, Pile, Place } from './board.ts';
import { count, objectIn, objectOn, put, sideOf, take } from './board.ts';

export interface Arrival {
  card: string;
  /** The zone of its owner it comes from; a token comes from `outside`. */
  from: Pile | 'outside';
  at: number;
  locked?: boolean;
  host?: Uid | null;
}

/** A card comes into play. Gives its name there. */
export function arrive(
  m: M,
  player: PlayerId,
  { card, from, at, locked: said, host }: Arrival,
  cited: Cited = {},
): Uid {
  const id = m.newId('o');
  const locked = said === true || arrivesLocked(m, player, card);
  m.change(
    'arrive',
    player,
    { id, card, from, at, locked, host: host ?? null },
    (board) => {
      const side = sideOf(board, player);
      if (from !== 'outside') take(side, from, card);
      side.objects.push({
        at,
        card,
        damage: 0,
        host: host ?? null,
        id,
        locked,
        since: board.turn,
        used: [],
      });
      count(board, player, 'arrived');
    },
    { clause: 'G11', ...cited },
  );
  return id;
}

/** More than once in a turn is counted, where a card allows it. */
function again({ once }: Board, what: 'converted' | 'anomaly'): void {
  if (once[what]) once.again = { converted: 0, anomaly: 0, ...once.again, [what]: (once.again?.[what] ?? 0) + 1 };
}

/** G13: a card goes face down into staging as an anomaly. Only its owner learns which. */
export function convertCard(m: M, player: PlayerId, card: string, cited: Cited, how: 'once' | 'effect' = 'once'): Uid {
  const id = m.newId('o');
  m.change(
    'convert',
    player,
    { id, card },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side.hand, card);
      side.converted.push(card);
      if (how === 'once') again(board, 'converted');
      side.objects.push({
        at: 0,
        card: CONVERTED,
        damage: 0,
        host: null,
        id,
        locked: false,
        since: board.turn,
        used: [],
      });
      if (how === 'once') board.once.converted = true;
    },
    { ...cited, secret: { fields: ['card'], to: [player] } },
  );
  return id;
}

/** G11: an anomaly is played straight into staging. */
export function playAnomaly(m: M, player: PlayerId, card: string, cited: Cited): void {
  const id = m.newId('o');
  const locked = arrivesLocked(m, player, card);
  m.change(
    'arrive',
    player,
    { id, card, from: 'hand', at: 0, locked, host: null },
    (board) => {
      const side = sideOf(board, player);
      takeOne(side.hand, card);
      side.objects.push({ at: 0, card, damage: 0, host: null, id, locked, since: board.turn, used: [] });
      again(board, 'anomaly');
      board.once.anomaly = true;
      count(board, player, 'arrived');
    },
    cited,
  );
}

/** Which of the faces of a player's converted cards lies under an object, or -1. */
const faceOf = (objects: readonly SeenObject[], id: Uid): number =>
  objects.filter(({ card }) => card === CONVERTED).findIndex((object) => object.id === id);

/** What the event of a card that leaves play tells of it, so that nobody has to look back. */
export interface Gone extends LastKnown {
  /** The reactive skills that it had, and those of them that were used up this turn. */
  skills?: string[];
  used?: string[];
  /** What terminated it. */
  sources?: string[];
}

/** R30: effects that speak of a card which leaves, in progress or on the queue, keep what it was. */
function bearInMind(m: M, gone: readonly Gone[]): void {
  const all = [...m.state.pending.map(({ vars }) => vars), ...m.state.frames.map(({ vars }) => vars)];
  for (const vars of all) {
    if (typeof vars.owner !== 'string' || typeof vars.card !== 'string') continue;
    const host = typeof vars.self === 'string' ? (findObject(m.board, vars.self)?.host ?? null) : null;
    for (const one of gone) {
      const spoken =
        host === one.id ||
        Object.values(vars).some((value) => value === one.id || (Array.isArray(value) && value.includes(one.id)));
      if (spoken) vars.last = { ...(vars.last as JsonObject | undefined), [one.id]: known(one) };
    }
  }
}

/** What an effect keeps of a card that has left. */
export function known({ skills: _skills, used: _used, sources: _sources, ...last }: Gone): LastKnown {
  return last;
}

function goneAs(m: M, object: SeenObject, owner: PlayerId, face: string | undefined, to: Place): Gone {
  const skills = skillsOf(m, object).flatMap(({ program, kind }) => (kind === 'reactive' ? [program] : []));
  const seen = (to === 'cache' || to === 'removed') && !cardOf(m, ownCard(object)).token;
  const now = seen ? refer({ zone: to, player: owner, card: face ?? ownCard(object) }) : null;
  const used = object.used.filter((program) => skills.includes(program));
  return {
    ...lastKnown(m, object, now),
    ...(skills.length > 0 ? { skills } : {}),
    ...(used.length > 0 ? { used } : {}),
  };
}

/**
 * Cards leave play at the same moment, each to the zone of its owner. Tokens go nowhere (R13), a converted card turns
 * into its face (R21), and what was attached falls off (R8).
 */
export function removeObjects(
  m: M,
  objects: readonly SeenObject[],
  to: Place,
  type: 'terminate' | 'leave',
  { by, sources }: { by?: string; sources?: (id: Uid) => readonly string[] } = {},
  cited: Cited = {},
): void {
  if (objects.length === 0) return;
  const leaving = objects.map((object) => {
    const owner = holderOf(m.board, object.id);
    const { objects: all, converted } = m.board.players[owner];
    const face = object.card === CONVERTED ? (converted[faceOf(all, object.id)] ?? '') : undefined;
    const gone = goneAs(m, object, object.owner ?? owner, face, to);
    return { object, owner, face, gone: sources ? { ...gone, sources: [...sources(object.id)] } : gone };
  });
  bearInMind(
    m,
    leaving.map(({ gone }) => gone),
  );
  const attached = objects
    .flatMap(({ id }) => attachedTo(m, id))
    .filter(({ id }) => !objects.some((one) => one.id === id));
  // Faces that go where only their owner looks are told to each owner apart.
  const unseen = to !== 'cache' && to !== 'removed' && leaving.some(({ face }) => face !== undefined);
  const groups = unseen
    ? PLAYERS.map((player) => leaving.filter(({ owner }) => owner === player)).filter((group) => group.length > 0)
    : [leaving];
  m.together(() => {
    for (const group of groups) {
      const owner = group[0]?.owner ?? m.board.active;
      const faces = Object.fromEntries(
        group.flatMap(({ object, face }) => (face === undefined ? [] : [[object.id, face]])),
      );
      const faced = Object.keys(faces).length > 0;
      m.change(
        type,
        owner,
        {
          objects: group.map(({ gone }) => gone),
          to,
          ...(faced ? { faces } : {}),
          ...(by === undefined ? {} : { by }),
        },
        (board) => {
          for (const { object, owner: player } of group) {
            const side = sideOf(board, player);
            const face = faceOf(side.objects, object.id);
            if (object.card === CONVERTED) put(side, side.converted.splice(face, 1)[0] as string, to);
            else if (!cardOf(m, ownCard(object)).token) put(sideOf(board, object.owner ?? player), ownCard(object), to);
            side.objects = side.objects.filter(({ id }) => id !== object.id);
            if (type === 'terminate') count(board, player, 'terminated');
          }
        },
        { ...cited, ...(faced && unseen ? { secret: { fields: ['faces'], to: [owner] } } : {}) },
      );
    }
    for (const object of objects) {
      const [id, card] = [object.id, ownCard(object)];
      if (cardOf(m, card).token) m.note('token-gone', null, { id, card }, { clause: 'R13' });
      dropModifiers(m, id);
    }
    const gear = attached.filter(({ card }) => cardOf(m, card).attaches === 'gear');
    for (const { id } of gear) detach(m, id, { clause: 'R8' });
    const mods = attached.filter((one) => !gear.includes(one));
    removeObjects(m, mods, 'cache', 'leave', {}, { clause: 'R8' });
    // R60: what held as long as they were in play is over.
    const over = objects.map(({ id }) => `while:${id}`);
    endChanges(m, (until) => over.includes(until));
  });
}

/** Gear is taken along by an agent, or a modification put on it. */
export function attach(m: M, gear: Uid, host: Uid, cited: Cited = {}): void {
  const { at: place } = objectCalled(m.board, host);
  m.change(
    'attach',
    controllerOf(m.board, gear),
    { id: gear, host },
    (board) => {
      Object.assign(objectOn(board, gear), { host, at: place });
    },
    cited,
  );
}

export function detach(m: M, gear: Uid, cited: Cited = {}): void {
  m.change(
    'detach',
    controllerOf(m.board, gear),
    { id: gear, from: objectCalled(m.board, gear).host },
    (board) => {
      Object.assign(objectOn(board, gear), { host: null, at: 0 });
    },
    cited,
  );
}

/** Agents change places with what is attached to them, all at one moment. Gives those that really moved. */
export function moveObjects(
  m: M,
  moves: readonly { id: Uid; to: number }[],
  type: 'advance' | 'retreat' | 'relocate' | 'redirect',
  cited: Cited = {},
): Uid[] {
  const real = moves.flatMap(({ id, to }) => {
    const object = findObject(m.board, id);
    return object && object.at !== to ? [{ id, card: object.card, from: object.at, to }] : [];
  });
  const first = real[0];
  if (!first) return [];
  m.change(
    type,
    controllerOf(m.board, first.id),
    { moves: real },
    (board) => {
      for (const { id, to } of real) {
        const owner = controllerOf(board, id);
        for (const object of [...board.players.p1.objects, ...board.players.p2.objects]) {
          if (object.id === id || object.host === id) object.at = to;
        }
        if (type === 'redirect' && to > 0) attackElsewhere(board, id, to);
        else if (type === 'relocate' || type === 'redirect') leaveBattle(board, id);
        if (type === 'advance' && owner !== null) count(board, owner, 'advanced');
      }
    },
    cited,
  );
  return real.map(({ id }) => id);
}

/** R20: an agent that was taken out of its biome is in the battle no more, even if it comes back. */
function leaveBattle(board: Board, id: Uid): void {
  board.attackers = board.attackers.filter((attacker) => attacker.id !== id);
  for (const attacker of board.attackers) attacker.defenders = attacker.defenders.filter((one) => one !== id);
}

/** R55: an attacker goes on attacking in another biome, where nobody defends against it yet; who does not attack leaves the battle. */
function attackElsewhere(board: Board, id: Uid, biome: number): void {
  const attacker = board.attackers.find((one) => one.id === id);
  if (attacker) Object.assign(attacker, { biome, defended: false, defenders: [] });
  else leaveBattle(board, id);
}

/** R59: agents leave the battle and stay where they are. Gives those that did. */
export function withdraw(m: M, ids: readonly Uid[], cited: Cited): Uid[] {
  const { attackers } = m.board;
  const going = ids.filter((id) => attackers.some((attacker) => attacker.id === id || attacker.defenders.includes(id)));
  if (going.length === 0) return [];
  const write = (board: Board) => {
    for (const id of going) leaveBattle(board, id);
  };
  m.change('withdraw', controllerOf(m.board, going[0] ?? ''), { ids: going }, write, cited);
  return going;
}

/** G14: an agent can't be locked in the turn it arrived, nor advance or attack; `freed` is what would allow it. */
export const arrivedNow = (m: M, object: SeenObject, ...freed: Can[]): boolean =>
  object.since === m.board.turn && isAgent(m, object) && !freed.some((word) => allowed(m, object.id, word));

/** Locks or unlocks those of `ids` that are not so already and may be. Gives those that changed. */
export function turnLock(
  m: M,
  ids: readonly Uid[],
  locked: boolean,
  cited: Cited = {},
  freed: readonly Can[] = ['lockOnArrival'],
): Uid[] {
  const due = ids.filter((id) => findObject(m.board, id)?.locked === !locked);
  const held = due.filter((id) => forbidden(m, id, locked ? 'beLocked' : 'unlock'));
  const fresh = locked
    ? due.filter((id) => {
        return !held.includes(id) && arrivedNow(m, objectCalled(m.board, id), ...freed);
      })
    : [];
  if (held.length > 0)
    m.note('forbidden', null, { ids: held, what: locked ? 'beLocked' : 'unlock' }, { clause: 'R11' });
  if (fresh.length > 0) m.note('forbidden', null, { ids: fresh, what: 'beLocked' }, { clause: 'G14' });
  const changed = due.filter((id) => !held.includes(id) && !fresh.includes(id));
  if (changed.length === 0) return [];
  m.change(
    locked ? 'lock' : 'unlock',
    controllerOf(m.board, changed[0] as Uid),
    { ids: changed },
    (board) => {
      for (const id of changed) objectOn(board, id).locked = locked;
    },
    cited,
  );
  return changed;
}

/** R43: agents change sides. Gives those that did. */
export function changeSides(m: M, ids: readonly Uid[], to: PlayerId, cited: Cited = {}): Uid[] {
  const moving = ids.filter((id) => {
    const object = findObject(m.board, id);
    return object !== null && isAgent(m, object) && controllerOf(m.board, id) !== to;
  });
  if (moving.length === 0) return [];
  m.change(
    'change-sides',
    to,
    { ids: moving },
    (board) => {
      for (const id of moving) {
        const from = sideOf(board, to === 'p1' ? 'p2' : 'p1');
        const object = objectOn(board, id);
        from.objects.splice(from.objects.indexOf(object), 1);
        if (object.owner === to) delete object.owner;
        else object.owner ??= to === 'p1' ? 'p2' : 'p1';
        sideOf(board, to).objects.push(object);
        leaveBattle(board, id);
      }
    },
    { clause: 'R43', ...cited },
  );
  return moving;
}

/** Changes end: who changed sides for that long goes back, and what was a copy is one no more. */
export function endChanges(m: M, ends: (until: string) => boolean): void {
  if (m.expire(({ until }) => ends(until)) === 0) return;
  goBack(m);
  turnCopies(m);
}

/** R64: what has become a copy, or is one no more, is written as what it is now, all at one moment. */
export const turnCopies = (m: M): void =>
  allTurnCopies(m, [...m.board.players.p1.objects, ...m.board.players.p2.objects], {
    clause: 'R64',
    type: 'becomes',
    find: objectIn,
  });

/** R43: whose time under another player is over goes back. */
export function goBack(m: M): void {
  for (const player of PLAYERS) {
    const due = m.board.players[player].objects.filter(
      ({ id, owner }) =>
        owner !== undefined &&
        owner !== player &&
        !m.state.modifiers.some(
          ({ target, effect }) => target === id && effect.kind === 'keyword' && effect.keyword === 'controlled',
        ),
    );
    changeSides(
      m,
      due.map(({ id }) => id),
      player === 'p1' ? 'p2' : 'p1',
    );
  }
}

export function markUsed(m: M, id: Uid, program: string): void {
  m.change(
    'once-per-turn',
    controllerOf(m.board, id),
    { id, skill: program },
    (board) => {
      objectOn(board, id).used.push(program);
    },
    { clause: 'R18' },
  );
}
