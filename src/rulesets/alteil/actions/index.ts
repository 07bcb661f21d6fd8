import type { ActionKind } from '../../../engine/index.ts';
import type { Alteil } from '../board/context.ts';
import { deploy } from './deploy.ts';
import { actionSkill, attack, canStandBy, iczerAttack, move, standbyAction } from './menu.ts';

export { canStandBy };

/** What the Action Menu of a unit can offer. */
export const MENU: readonly ActionKind<Alteil>[] = [attack, iczerAttack, actionSkill, standbyAction, move];

export const DEPLOYMENT: readonly ActionKind<Alteil>[] = [deploy];

export const ACTIONS: readonly ActionKind<Alteil>[] = [...DEPLOYMENT, ...MENU];
