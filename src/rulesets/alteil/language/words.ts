/** The words of the card language that the board uses too. */

export const SPHERES = ['refess', 'lawtia', 'gowen', 'falkow'] as const;
export const BATTLETIMES = ['morning', 'day', 'night'] as const;

/** G1: how many copies of a card a Card File has at most, where the card says nothing else. */
export const COPIES = 3;

export type Sphere = (typeof SPHERES)[number];
export type Battletime = (typeof BATTLETIMES)[number];
