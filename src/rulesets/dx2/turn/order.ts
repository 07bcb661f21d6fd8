/** Which team is faster, and in which order the demons of a team act. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { M } from '../board/context.ts';
import type { Build } from '../board/values.ts';
import { buildOf, speedBonus } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';

/** What the speed of a team is the mean of. */
export interface Speed {
  sum: number;
  demons: number;
}

/** G2: each demon counts in full hundreds. */
export function speedOf(m: M, player: PlayerId): Speed {
  const { demons } = m.board.teams[player];
  const sum = demons.reduce((total, demon) => {
    const { stats, passives } = buildOf(m, demon);
    return total + Math.floor((stats.agility * (100 + speedBonus(passives))) / 100) * 100;
  }, 0);
  return { sum, demons: demons.length };
}

/** Above 0 if the first is faster, 0 if both are equally fast. */
export const faster = (a: Speed, b: Speed): number => a.sum * b.demons - b.sum * a.demons;

/** A demon of a party, as its order is found. */
export interface Ordered {
  id: Uid;
  build: Build;
}

/** tie.5, G3, G4: the action order of a party, and the clause that settled it. */
export function actionOrder(party: readonly Ordered[]): { order: Uid[]; clause: ClauseId } {
  const slots = party.map((one, slot) => ({ ...one, slot }));
  const order = [...slots].sort((a, b) => b.build.stats.agility - a.build.stats.agility || a.slot - b.slot);
  const move = (id: Uid, by: number) => {
    const from = order.findIndex((one) => one.id === id);
    const to = Math.max(0, Math.min(order.length - 1, from + by));
    order.splice(to, 0, ...order.splice(from, 1));
  };
  const agile = [...order];
  for (const { id, build } of agile.filter(({ build }) => build.lead > 0)) move(id, -build.lead);
  const led = [...order];
  for (const { id, build } of led.reverse().filter(({ build }) => build.trail > 0)) move(id, build.trail);
  const moved = slots.some(({ build }) => build.lead + build.trail > 0);
  const tied = new Set(slots.map(({ build }) => build.stats.agility)).size < slots.length;
  return { order: order.map(({ id }) => id), clause: moved ? 'tie.6' : tied ? 'G3' : 'tie.5' };
}
