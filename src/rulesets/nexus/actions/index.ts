/** Everything that players can do by themselves. */
import type { ActionKind } from '../../../engine/index.ts';
import type { Nexus } from '../board/context.ts';
import { done, nameAdvance, nameAttack, nameDefend, nameGear } from './battle.ts';
import { activate, anomaly, convert, energy, play } from './window.ts';

export const windowActions: readonly ActionKind<Nexus>[] = [play, activate, anomaly, convert, energy];
export const advanceActions: readonly ActionKind<Nexus>[] = [nameAdvance, nameGear, done];
export const attackActions: readonly ActionKind<Nexus>[] = [nameAttack, done];
export const defendActions: readonly ActionKind<Nexus>[] = [nameDefend, done];

export const allActions: readonly ActionKind<Nexus>[] = [
  ...windowActions,
  nameAdvance,
  nameGear,
  nameAttack,
  nameDefend,
  done,
];
