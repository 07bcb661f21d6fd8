/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import { dealPacket, type GameEvent, type Hit, type PlayerId, type Uid } from '../../../engine/index.ts';
import { type Board, controllerOf, findObject, GREATEST, lostBiomes, MOST, type SeenObject } from '../board/board.ts';
import { type M, type Nexus, readSector } from '../board/context.ts';
import { afterPrevention, defenseOf, forbidden, isAgent, isTouchable } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { type Cited, objectIn, sideOf } from './board.ts';
import { moveObjects, removeObjects } from './objects.ts';

/** How a card came to be terminated; `rules` where its defense fell to its damage (R28). */
export type Termination = 'battle' | 'effect' | 'outright' | 'cost' | 'rules';

/**
 * Damage to agents and sectors at one moment: agents keep it until the reset step, sectors lose durability. Agents that
 * have terminal damage by it are terminated. Gives how much was dealt.
 */
export function dealDamage(m: M, hits: readonly Hit[], by: 'battle' | 'effect', cited: Cited = {}): number {
  const reaches = (_m: M, { target, amount }: Hit): number =>
    readSector(target) ? amount : findObject(m.board, target) ? afterPrevention(m, target, amount) : 0;
  const write = (board: Board, { target, amount }: Hit) => {
    const place = readSector(target);
    const sector = place && sideOf(board, place.player).sectors[place.biome - 1];
    if (sector) sector.durability = Math.max(-GREATEST, sector.durability - amount);
    const object = objectIn(board, target);
    if (object) object.damage = Math.min(MOST, object.damage + amount);
  };
  const player = readSector(hits[0]?.target ?? '')?.player ?? controllerOf(m.board, hits[0]?.target ?? '');
  const event = dealPacket<Nexus>(m, player, { by, hits, reaches }, write, cited);
  const dealt = (event?.data.hits ?? []) as Hit[];
  const struck = fallen(m).filter((id) => dealt.some(({ target }) => target === id));
  const sources = (id: Uid) =>
    dealt.flatMap(({ target, source }) => (target === id && source !== null ? [source] : []));
  if (struck.length > 0) terminate(m, struck, { by, sources }, 'dmg.4b');
  return dealt.reduce((sum, { amount }) => sum + amount, 0);
}

/** Takes damage off agents and gives sectors durability back, up to what they began with. Gives how much. */
export function restore(m: M, ids: readonly string[], amount: number): number {
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
    const by = Math.min(Math.max(0, missing), amount);
    if (by > 0) healed.push({ target, amount: by });
  }
  if (healed.length === 0) return 0;
  const player = readSector(healed[0]?.target ?? '')?.player ?? controllerOf(m.board, healed[0]?.target ?? '');
  m.change('restore', player, { healed }, (board) => {
    for (const one of healed) {
      const place = readSector(one.target);
      const sector = place && sideOf(board, place.player).sectors[place.biome - 1];
      if (sector) sector.durability += one.amount;
      const object = objectIn(board, one.target);
      if (object) object.damage -= one.amount;
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
  const held = objects.filter(({ id }) => forbidden(m, id, 'beTerminated'));
  if (held.length > 0 && (data.by === 'outright' || data.by === 'cost'))
    m.note('forbidden', null, { ids: held.map(({ id }) => id), what: 'beTerminated' }, { clause: 'R11' });
  const gone = objects.filter((object) => !held.includes(object));
  removeObjects(m, gone, 'cache', 'terminate', data, { clause });
  return gone.length;
}

/** end.2b. */
export function removeDamage(m: M): void {
  const ids = [...m.board.players.p1.objects, ...m.board.players.p2.objects]
    .filter(({ damage }) => damage > 0)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  m.change('damage-removed', null, { ids }, (board) => {
    for (const id of ids) {
      const object = objectIn(board, id);
      if (object) object.damage = 0;
    }
  });
}

/** A player loses biomes, all at one moment; the agents in them retreat (G21). */
export function loseBiomes(m: M, lost: readonly { player: PlayerId; biome: number }[], cited: Cited): GameEvent[] {
  const told: GameEvent[] = [];
  m.together(() => {
    for (const { player, biome } of lost) {
      told.push(
        m.change(
          'biome-lost',
          player,
          { biome, lost: lostBiomes(m.board.players[player]) + 1 },
          (board) => {
            const sector = sideOf(board, player).sectors[biome - 1];
            if (sector) sector.lost = true;
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

/** Agents go back to staging, both sides at one moment. */
export function retreat(m: M, which: (object: SeenObject) => boolean, cited: Cited): void {
  m.together(() => {
    for (const player of [m.board.active, m.board.active === 'p1' ? 'p2' : 'p1'] as const) {
      const due = m.board.players[player].objects.filter(
        (object) => isAgent(m, object) && object.at > 0 && which(object),
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

/** dmg.4b: agents with as much damage as they have defense, that can be terminated. */
export const fallen = (m: M): Uid[] =>
  (['p1', 'p2'] as const).flatMap((player) =>
    m.board.players[player].objects
      .filter(
        (object) =>
          isAgent(m, object) && object.damage >= defenseOf(m, object) && !forbidden(m, object.id, 'beTerminated'),
      )
      .map(({ id }) => id),
  );
