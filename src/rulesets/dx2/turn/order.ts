/** Which team is faster, and in which order the demons of a team act. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';
import type { Build } from '../board/values.ts';
import { buildOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

/** What the speed of a team is the mean of. */
export interface Speed {
  sum: number;
  demons: number;
}

/** G2 */
export function speedOf(m: M, player: PlayerId): Speed {
  const { demons } = m.board.teams[player];
  const sum = demons.reduce((total, demon) => total + buildOf(m, demon).speed, 0);
  return { sum, demons: demons.length };
}

/** Above 0 if the first is faster, 0 if both are equally fast. */
export const faster = (a: Speed, b: Speed): number => a.sum * b.demons - b.sum * a.demons;

/** A demon of a party, as its order is found. */
export interface Ordered {
  id: Uid;
  build: Build;
}

/** tie.5, G3, G4: the action order of a party, which comes by its slots, and the clause that settled it. */
export function actionOrder(party: readonly Ordered[]): { order: Uid[]; clause: ClauseId } {
  // Who is equally agile stays in the order of the slots.
  const order = [...party].sort((a, b) => b.build.stats.agility - a.build.stats.agility);
  const tied = order.some(({ build }, at) => build.stats.agility === order[at + 1]?.build.stats.agility);
  const moved = order.some(({ build }) => build.lead + build.trail > 0);
  if (moved) moveAll(order);
  return { order: order.map(({ id }) => id), clause: moved ? 'tie.6' : tied ? 'G3' : 'tie.5' };
}

/** G4: first those that go ahead, in their order; then those that go behind, from the last of them. */
function moveAll(order: Ordered[]): void {
  const move = (id: Uid, by: number) => {
    const from = order.findIndex((one) => one.id === id);
    const to = Math.max(0, Math.min(order.length - 1, from + by));
    order.splice(to, 0, ...order.splice(from, 1));
  };
  for (const { id, build } of [...order]) if (build.lead > 0) move(id, -build.lead);
  for (const { id, build } of order.toReversed()) if (build.trail > 0) move(id, build.trail);
}
