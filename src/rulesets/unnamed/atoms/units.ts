/** Changes of what stands in the zones, each with its event. Nothing outside this folder may change the board. */
import type { GameEvent, JsonObject, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { dropModifiers } from '../../cards/board.ts';
import { turnCopies as allTurnCopies, ownCard } from '../../cards/copies.ts';
import { takeOne } from '../../cards/piles.ts';
import type { StandingUnit, Unit, ZoneName } from '../board/board.ts';
import { ownerOf, PILE_OF } from '../board/board.ts';
import type { Known, M, Party, Unnamed } from '../board/context.ts';
import { rememberDeparted } from '../board/departed.ts';
import { cardOf, findStanding, findUnit, standingNow } from '../board/printed.ts';
import { forbidden, lastKnown, restOf, zoneOf } from '../board/values.ts';
import type { Pile, To } from '../language/language.ts';
import type { Cited } from './board.ts';
import { laneOf, objectIn, put, setZone, sideOf, unitIn, zoneCalled } from './board.ts';
import { recall } from './past.ts';
import { replacement } from './replacing.ts';

/** A card enters a zone of its owner, out of a pile, or out of nothing when it is a token. */
export interface Entry {
  player: PlayerId;
  card: string;
  from: Pile | 'outside';
  zone: ZoneName;
  how: 'play' | 'summon' | 'place';
}

/** Lands are no tokens. */
type LandEntry = Entry & { from: Pile };

const number = (id: Uid) => Number(id.slice(1));

export function enterUnit(m: M, { player, card, from, zone, how }: Entry, said: number, cited: Cited = {}): Uid {
  const id = m.newId('u');
  const rest = restOf(m, player, card, zone, said);
  m.change(
    'unit-enters',
    player,
    { id, card, zone, from, how, rest },
    (board) => {
      if (from !== 'outside') takeOne(sideOf(board, player)[PILE_OF[from]], card);
      setZone(board, player, zone, { card, entered: number(id), id, rest, since: board.turn, used: [] });
      recall(m, board, how === 'play' ? 'played' : 'summoned', { player, id, card });
    },
    cited,
  );
  return id;
}

export function enterLand(m: M, { player, card, from, zone, how }: LandEntry, cited: Cited = {}): Uid {
  const id = m.newId('l');
  m.change(
    'land-enters',
    player,
    { id, card, zone, from, how },
    (board) => {
      takeOne(sideOf(board, player)[PILE_OF[from]], card);
      laneOf(board, player, zoneCalled(zone).lane).land = { card, entered: number(id), id, used: [] };
      if (how === 'play') recall(m, board, 'played', { player, id, card });
    },
    cited,
  );
  return id;
}

/** A unit goes to another zone of its player. */
export function moveUnit(m: M, standing: StandingUnit, to: ZoneName, cited: Cited = {}): void {
  const { player, object } = standing;
  const from = zoneOf(standing);
  m.change(
    'unit-moves',
    player,
    { id: object.id, card: object.card, from, to },
    (board) => {
      const unit = unitIn(board, object.id) as Unit;
      setZone(board, player, from, null);
      setZone(board, player, to, unit);
      recall(m, board, 'moved', { player, id: unit.id, card: unit.card });
    },
    cited,
  );
}

/** R44: a unit comes to a zone of the other player, who has it from then on. */
export function changeSides(m: M, standing: StandingUnit, player: PlayerId, to: ZoneName): void {
  const { player: before, object } = standing;
  const owner = ownerOf(standing);
  const from = zoneOf(standing);
  m.change('changes-sides', player, { id: object.id, card: object.card, from, to, before }, (board) => {
    const { owner: _, ...same } = unitIn(board, object.id) as Unit;
    setZone(board, before, from, null);
    setZone(board, player, to, owner === player ? same : { ...same, owner });
  });
}

/** R63: what has become a copy, or is one no more, is written as what it is now, all at one moment. */
export function turnCopies(m: M): void {
  const things = PLAYERS.flatMap((player) => standingNow(m, player)).map(({ object }) => object);
  allTurnCopies(m, things, { clause: 'R63', type: 'becomes', find: objectIn });
}

/** Changes end, and what was a copy by them is one no more. */
export function endChanges(m: M, ends: (until: string) => boolean): void {
  if (m.state.modifiers.length === 0) return;
  const copies = m.state.modifiers.some(({ until, effect }) => effect.kind === 'become' && ends(until));
  m.expire(({ until }) => ends(until));
  if (copies) turnCopies(m);
}

/** R44: two units of one player change places. */
export function swapUnits(m: M, one: StandingUnit, other: StandingUnit): void {
  const { player } = one;
  const zones = [zoneOf(one), zoneOf(other)] as const;
  m.change(
    'units-swap',
    player,
    { units: [one.object.id, other.object.id], zones: [...zones] },
    (board) => {
      const first = unitIn(board, one.object.id) as Unit;
      const second = unitIn(board, other.object.id) as Unit;
      setZone(board, player, zones[0], second);
      setZone(board, player, zones[1], first);
      for (const { id, card } of [first, second]) recall(m, board, 'moved', { player, id, card });
    },
    { clause: 'R44' },
  );
}

/** R64: a unit of each player comes to the zone of the other one, at one moment; each has the other's from then on. */
export function exchangeUnits(m: M, units: readonly [StandingUnit, StandingUnit]): void {
  const [one, other] = units;
  const going = [
    { unit: one, player: other.player, to: zoneOf(other) },
    { unit: other, player: one.player, to: zoneOf(one) },
  ];
  const told = going.map(({ unit, player, to }) => ({ id: unit.object.id, card: unit.object.card, player, to }));
  m.change(
    'units-exchanged',
    one.player,
    { units: told },
    (board) => {
      const moving = going.map((go) => ({ ...go, object: unitIn(board, go.unit.object.id) as Unit }));
      for (const { object, unit, player, to } of moving) {
        const { owner: _, ...same } = object;
        const owner = ownerOf(unit);
        setZone(board, player, to, owner === player ? same : { ...same, owner });
      }
    },
    { clause: 'R64' },
  );
}

/** `agreed`: whether it may be done at all was looked at before, and counts. */
type Agreed = Cited & { agreed?: true; party?: Party };

/** G10: puts [Rest] n on units. A rested one keeps the larger counter, or adds up where the match says so. Gives how many were rested. */
export function rest(m: M, ids: readonly Uid[], n: number, cited: Agreed = {}): number {
  const { agreed, party } = cited;
  const adds = m.state.options.restAdds === true;
  const rested: { id: Uid; rest: number }[] = [];
  for (const id of ids) {
    const unit = findUnit(m, id);
    if (!unit || n <= 0) continue;
    const by = agreed ? null : forbidden(m, id, 'beRested', party);
    if (by !== null) {
      m.note('forbidden', unit.player, { ids: [id], what: 'beRested', by }, { clause: 'R12' });
      continue;
    }
    const counter = adds ? unit.object.rest + n : Math.max(unit.object.rest, n);
    if (counter !== unit.object.rest) rested.push({ id, rest: counter });
  }
  setRest(m, 'rest', rested, cited);
  return rested.length;
}

/** G10: takes the counter of [Rest] off units, or `less` of it. Gives of how many. */
export function ready(m: M, ids: readonly Uid[], less?: number, cited: Agreed = {}): number {
  const units: { id: Uid; rest: number }[] = [];
  for (const id of ids) {
    const unit = findUnit(m, id);
    if (!unit || unit.object.rest === 0 || less === 0) continue;
    const by = forbidden(m, id, 'beReadied', cited.party);
    if (by !== null) m.note('forbidden', unit.player, { ids: [id], what: 'beReadied', by }, { clause: 'R12' });
    else units.push({ id, rest: less === undefined ? 0 : Math.max(0, unit.object.rest - less) });
  }
  setRest(m, 'ready', units, cited);
  return units.length;
}

/** G10: every counter of [Rest] goes down by 1. */
export function wearOffRest(m: M): void {
  const rested: { id: Uid; rest: number }[] = [];
  for (const player of PLAYERS)
    for (const { kind, object } of standingNow(m, player))
      if (kind === 'unit' && object.rest > 0) rested.push({ id: object.id, rest: object.rest - 1 });
  setRest(m, 'rest-wears-off', rested, { clause: 'G10' });
}

function setRest(m: M, type: Unnamed['event'], units: { id: Uid; rest: number }[], cited: Cited): void {
  const first = units[0];
  if (!first) return;
  m.change(
    type,
    type === 'rest-wears-off' ? null : (findUnit(m, first.id)?.player ?? null),
    { units },
    (board) => {
      for (const { id, rest } of units) {
        (unitIn(board, id) as Unit).rest = rest;
      }
    },
    cited,
  );
}

/** Takes cards out of their zones at one moment and puts them onto piles; tokens leave the game (R7). */
function remove(
  m: M,
  type: Unnamed['event'],
  gone: readonly Known[],
  to: To,
  data: JsonObject,
  cited: Cited,
): GameEvent | null {
  const first = gone[0];
  if (!first) return null;
  const left = gone.map((standing) => lastKnown(m, standing, to));
  rememberDeparted(m, left);
  const event = m.change(
    type,
    first.player,
    { gone: left, to, ...data },
    (board) => {
      for (const standing of gone) {
        const { kind, player, lane, row, object } = standing;
        if (kind === 'unit') laneOf(board, player, lane)[row] = null;
        else laneOf(board, player, lane).land = null;
        if (kind === 'land') recall(m, board, 'landLost', { player, id: object.id, card: object.card });
        else if (type === 'death') recall(m, board, 'died', { player, id: object.id, card: object.card });
        if (!cardOf(m, ownCard(object)).token) put(sideOf(board, ownerOf(standing)), ownCard(object), to);
      }
    },
    cited,
  );
  for (const { player, object } of gone) {
    if (cardOf(m, ownCard(object)).token) {
      m.note('token-gone', player, { id: object.id, card: ownCard(object) }, { clause: 'R7' });
    }
    dropModifiers(m, object.id);
  }
  return event;
}

/** Those of `ids` that stand in a zone and to which `what` may be done; what may not is told. Null is not forbidden. */
function allowed(m: M, ids: readonly Uid[], what: 'beDestroyed' | 'beReturned' | null, party: Party): Known[] {
  const found: Known[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as Uid;
    const standing = ids.indexOf(id) < at ? null : findStanding(m, id);
    if (!standing) continue;
    const by = what === null ? null : forbidden(m, id, what, party);
    if (by === null) found.push(standing);
    else m.note('forbidden', standing.player, { ids: [id], what, by }, { clause: 'R12' });
  }
  // R41: what is replaced is left out. What happens in its place begins with that of the first.
  if (what === null) return found;
  const begins = found.map(({ object }) => replacement(m, object.id, what, party));
  if (begins.every((begin) => begin === null)) return found;
  for (const begin of [...begins].reverse()) begin?.();
  return found.filter((_, at) => begins[at] === null);
}

/** Units die and lands are destroyed, all at one moment. Gives those that were. */
export function destroy(
  m: M,
  ids: readonly Uid[],
  by: 'combat' | 'effect' | 'cost',
  source: string | null,
  cited: Agreed = {},
): Uid[] {
  const { agreed, party, clause = 'G6' } = cited;
  const killer = source === null ? null : (findStanding(m, source)?.player ?? null);
  const { card, player } = party ?? { card: source, player: killer };
  const gone = allowed(m, ids, agreed ? null : 'beDestroyed', { card, player, means: by });
  const units = gone.filter(({ kind }) => kind === 'unit');
  const lands = gone.filter(({ kind }) => kind === 'land');
  const pile = m.state.options.landsTo === 'graveyard' ? 'graveyard' : 'trash';
  remove(m, 'death', units, 'graveyard', { by, source }, cited);
  remove(m, 'land-destroyed', lands, pile, { by, source }, { clause });
  return gone.map(({ object }) => object.id);
}

/** Cards leave their zones without being destroyed. Gives those that did. */
export function takeAway(m: M, ids: readonly Uid[], to: To, { party, ...cited }: Agreed = {}): Known[] {
  const gone = allowed(m, ids, 'beReturned', { card: null, player: null, ...party, means: 'return' });
  remove(m, 'returned', gone, to, {}, cited);
  return gone;
}
