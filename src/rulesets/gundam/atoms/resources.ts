/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { PlayerId } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { EX_LIMIT, exCount, RESOURCE_LIMIT, resourceCount } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { State } from '../language/language.ts';
import type { Cited } from './board.ts';
import { sideOf } from './board.ts';

/** One Resource from the resource deck, or an EX Resource. Gives whether one was placed. */
export function placeResource(m: M, player: PlayerId, { rested = false, ex = false } = {}, cited: Cited = {}): boolean {
  const side = ofPlayer(m.board.players, player);
  const full = resourceCount(side) >= RESOURCE_LIMIT || (ex && exCount(side) >= EX_LIMIT);
  if (full || (!ex && side.resourceDeck === 0)) {
    m.note(
      'no-resource',
      player,
      { ex, because: full ? 'no room' : 'resource deck empty' },
      { clause: full ? '3-4-2' : 'G4' },
    );
    return false;
  }
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

/**
 * Sets up to `n` Resources active or rested by an effect: with `only`, no others than EX Resources, or none of these, and with
 * `chosen` so many EX Resources at least. Gives how many changed.
 */
export function turnResources(
  m: M,
  player: PlayerId,
  n: number,
  state: State,
  { only, chosen = 0 }: { only?: boolean | undefined; chosen?: number } = {},
): number {
  const { resources } = ofPlayer(m.board.players, player);
  const normal = only === true ? 0 : Math.min(n - chosen, state === 'active' ? resources.rested : resources.active);
  const ex = only === false ? 0 : Math.min(n - normal, state === 'active' ? resources.exRested : resources.exActive);
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
