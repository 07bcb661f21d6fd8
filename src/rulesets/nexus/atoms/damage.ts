/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, Hit, PlayerId, Uid } from '../../../engine/index.ts';
import { dealPacket, mayChange, PLAYERS, slot } from '../../../engine/index.ts';
import type { Board, SeenObject } from '../board/board.ts';
import { controllerOf, findObject, GREATEST, holderOf, lostBiomes, MOST, sectorIn } from '../board/board.ts';
import type { M, Nexus } from '../board/context.ts';
import { actorOf, readSector, sectorReference } from '../board/context.ts';
import { canDo } from '../board/continuous.ts';
import { cardOf } from '../board/printed.ts';
import type { Other } from '../board/values.ts';
import {
  afterPrevention,
  defenseOf,
  endureOf,
  forbidden,
  isAgent,
  isTouchable,
  pastShieldsOf,
} from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Cited } from './board.ts';
import { objectOn } from './board.ts';
import { moveObjects, removeObjects } from './objects.ts';
import { replacedBy } from './replacing.ts';

/** How a card came to be terminated; `rules` where its defense fell to its damage (R28). */
export type Termination = 'battle' | 'effect' | 'outright' | 'cost' | 'rules';

/**
 * Damage to agents and sectors at one moment: agents keep it until the reset step, sectors lose durability. Agents that
 * have terminal damage by it are terminated. Gives how much was dealt.
 */
export function dealDamage(m: M, hits: readonly Hit[], by: 'battle' | 'effect', cited: Cited = {}): number {
  const reaches = (_m: M, { target, amount, source }: Hit): number => {
    const sector = readSector(target);
    if (!sector && !findObject(m.board, target)) return 0;
    const other = otherOf(m, source);
    const player = sector?.player ?? holderOf(m.board, target);
    const due = sector ? amount : afterPrevention(m, target, amount, other);
    const left = pastShieldsOf(m, sector ? [target, player] : [target], due, other);
    if (left <= 0) return 0;
    const about = { player, subject: target, other: other.reference, by, amount: left };
    return replacedBy(m, sector ? 'sectorDamaged' : 'damaged', about) ? 0 : left;
  };
  const write = (board: Board, { target, amount }: Hit) => {
    const place = readSector(target);
    if (place) {
      const sector = sectorIn(board, place.player, place.biome);
      sector.durability = Math.max(-GREATEST, sector.durability - amount);
    } else {
      const object = objectOn(board, target);
      object.damage = Math.min(MOST, object.damage + amount);
    }
  };
  const player = readSector(hits[0]?.target ?? '')?.player ?? controllerOf(m.board, hits[0]?.target ?? '');
  const event = dealPacket<Nexus>(m, player, { by, hits, reaches }, write, cited);
  const dealt = (event?.data.hits ?? []) as Hit[];
  const struck = fallen(m).filter((id) => dealt.some(({ target }) => target === id));
  const sources = (id: Uid) =>
    dealt.flatMap(({ target, source }) => (target === id && source !== null ? [source] : []));
  terminate(m, struck, { by, sources }, 'dmg.4b');
  return dealt.reduce((sum, { amount }) => sum + amount, 0);
}

/** Who deals damage or terminates, as a rule about two parties sees it. */
function otherOf(m: M, source: string | null): Other {
  const player = source === null ? null : (controllerOf(m.board, source) ?? actorOf(m)?.owner ?? null);
  return { player, reference: source };
}

/** Takes damage off agents and gives sectors durability back, up to what they began with. Gives how much. */
export function restore(m: M, ids: readonly string[], amountFor: (id: string) => number): number {
  const full = m.state.options.durability as number;
  const healed: { target: string; amount: number }[] = [];
  for (const target of ids) {
    const place = readSector(target);
    const sector = place && m.board.players[place.player].sectors[place.biome - 1];
    const missing = sector
      ? isTouchable(m, place.player, place.biome)
        ? full - sector.durability
        : 0
      : (findObject(m.board, target)?.damage ?? 0);
    const by = Math.min(Math.max(0, missing), amountFor(target));
    if (by > 0) healed.push({ target, amount: by });
  }
  if (healed.length === 0) return 0;
  const player = readSector(healed[0]?.target ?? '')?.player ?? controllerOf(m.board, healed[0]?.target ?? '');
  m.change('restore', player, { healed }, (board) => {
    for (const one of healed) {
      const place = readSector(one.target);
      if (place) sectorIn(board, place.player, place.biome).durability += one.amount;
      else objectOn(board, one.target).damage -= one.amount;
    }
  });
  return healed.reduce((sum, one) => sum + one.amount, 0);
}

/** Terminates cards at the same moment; what can't be terminated stays. Gives how many went. */
export function terminate(
  m: M,
  ids: readonly Uid[],
  data: { by: Termination; sources: (id: Uid) => readonly string[] },
  clause: ClauseId,
): number {
  const objects = ids.map((id) => findObject(m.board, id)).filter((one): one is SeenObject => one !== null);
  const held = objects.filter(({ id }) => forbidden(m, id, 'beTerminated', otherOf(m, data.sources(id)[0] ?? null)));
  if (held.length > 0 && (data.by === 'outright' || data.by === 'cost'))
    m.note('forbidden', null, { ids: held.map(({ id }) => id), what: 'beTerminated' }, { clause: 'R11' });
  const going = objects.filter((object) => !held.includes(object));
  const spared = data.by === 'cost' ? [] : going.filter((object) => isSpared(m, object, data));
  if (data.by !== 'outright') takeDamageOff(m, spared);
  const gone = going.filter((object) => !spared.includes(object));
  removeObjects(m, gone, 'cache', 'terminate', data, { clause });
  return gone.length;
}

/** R38: whether something else happens in place of the termination. Nothing helps an agent without defense. */
function isSpared(m: M, object: SeenObject, { by, sources }: Parameters<typeof terminate>[2]): boolean {
  const player = holderOf(m.board, object.id);
  if (by === 'rules' && isAgent(m, object) && defenseOf(m, object) === 0) return false;
  return replacedBy(m, 'terminated', { player, subject: object.id, other: sources(object.id)[0] ?? null, by });
}

/** end.2b. */
export const removeDamage = (m: M): void =>
  takeDamageOff(m, [...m.board.players.p1.objects, ...m.board.players.p2.objects]);

function takeDamageOff(m: M, objects: readonly SeenObject[]): void {
  const ids = objects.filter(({ damage }) => damage > 0).map(({ id }) => id);
  if (ids.length === 0) return;
  m.change('damage-removed', null, { ids }, (board) => {
    for (const id of ids) objectOn(board, id).damage = 0;
  });
}

/** A player loses biomes, all at one moment; the agents in them retreat (G21). */
export function loseBiomes(m: M, due: readonly { player: PlayerId; biome: number }[], cited: Cited): GameEvent[] {
  const told: GameEvent[] = [];
  const lost = due.filter(({ player, biome }) => {
    const subject = sectorReference(player, biome);
    if (!replacedBy(m, 'biomeLost', { player, subject, other: null, amount: 1 })) return true;
    holdSector(m, player, biome);
    return false;
  });
  m.together(() => {
    for (const { player, biome } of lost) {
      told.push(
        m.change(
          'biome-lost',
          player,
          { biome, lost: lostBiomes(m.board.players[player]) + 1 },
          (board) => {
            sectorIn(board, player, biome).lost = true;
          },
          cited,
        ),
      );
    }
    // R31: in the damage step they wait for its end.
    if (m.board.step === 'damage' && m.state.options.lostBiomeRetreat !== 'at-once') return;
    retreat(m, (object) => lost.some(({ biome }) => object.at === biome), { clause: 'G21' });
  });
  return told;
}

/** R38: a sector that is spared keeps 1 durability. */
function holdSector(m: M, player: PlayerId, biome: number): void {
  const missing = 1 - sectorIn(m.board, player, biome).durability;
  if (missing <= 0) return;
  m.change('restore', player, { healed: [{ target: sectorReference(player, biome), amount: missing }] }, (board) => {
    sectorIn(board, player, biome).durability += missing;
  });
}

/** A player regains biomes that were lost, with so much durability. */
export function regainBiomes(m: M, due: readonly { player: PlayerId; biome: number }[], durability: number): number {
  const lost = due.filter(({ player, biome }) => sectorIn(m.board, player, biome).lost);
  for (const { player, biome } of lost) {
    m.change('biome-regained', player, { biome, durability }, (board) => {
      Object.assign(sectorIn(board, player, biome), { lost: false, durability });
    });
  }
  return lost.length;
}

/** Agents go back to staging, both sides at one moment. */
export function retreat(m: M, which: (object: SeenObject) => boolean, cited: Cited): void {
  // What keeps an agent in a biome does not keep it in one that is lost (G21).
  const stays = ({ id }: SeenObject) => cited.clause !== 'G21' && forbidden(m, id, 'retreat') !== null;
  m.together(() => {
    for (const player of [m.board.active, m.board.active === 'p1' ? 'p2' : 'p1'] as const) {
      const due = m.board.players[player].objects.filter(
        (object) => isAgent(m, object) && object.at > 0 && which(object) && !stays(object),
      );
      moveObjects(
        m,
        due.map(({ id }) => ({ id, to: 0 })),
        'retreat',
        cited,
      );
    }
  });
}

const FRAIL = slot<boolean>('frail');

/** Whether an agent in play is printed without defense: the same until a card comes, leaves or is another. */
const isSomeFrail = (m: M): boolean =>
  PLAYERS.some((player) =>
    m.board.players[player].objects.some((object) => isAgent(m, object) && cardOf(m, object.card).defense <= 0),
  );

/** dmg.4b: agents with as much damage as they have defense, that can be terminated. */
export const fallen = (m: M): readonly Uid[] => m.memo(FALLEN, fallenNow);

const FALLEN = slot<readonly Uid[]>('fallen');

function fallenNow(m: M): readonly Uid[] {
  const found: Uid[] = [];
  // Without damage only that falls which has no defense, or whose defense something lowers.
  const sound =
    !mayChange(m, 'defense') && !canDo(m, 'defense') && !canDo(m, 'terminal') && !m.lasting(FRAIL, isSomeFrail);
  for (const player of PLAYERS) {
    for (const object of m.board.players[player].objects) {
      if (sound && object.damage === 0) continue;
      if (isAgent(m, object) && object.damage >= endureOf(m, object) && !forbidden(m, object.id, 'beTerminated'))
        found.push(object.id);
    }
  }
  return found;
}
