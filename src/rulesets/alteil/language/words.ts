/** The words of the card language that the board uses too. */

export const SPHERES = ['refess', 'lawtia', 'gowen', 'falkow'] as const;
export const BATTLETIMES = ['morning', 'day', 'night'] as const;

export type Sphere = (typeof SPHERES)[number];
export type Battletime = (typeof BATTLETIMES)[number];
