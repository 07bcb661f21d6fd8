/** The words of the card language that the board uses too. */

export const ENERGY = ['ember', 'tide', 'root', 'spark', 'veil'] as const;
/** The five types and void, which pays void costs only. */
export const KINDS = [...ENERGY, 'void'] as const;
export type Energy = (typeof KINDS)[number];
