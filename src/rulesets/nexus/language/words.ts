/** The words of the card language that the board uses too. */
import * as z from 'zod';

export const ENERGY = ['ember', 'tide', 'root', 'spark', 'veil'] as const;
/** The five types and void, which pays void costs only. */
export const KINDS = [...ENERGY, 'void'] as const;
export const anomalyEnergy = z.enum(ENERGY);
export const energy = z.enum(KINDS);
export type Energy = z.infer<typeof energy>;

/** How the names of counters begin that hold how often a skill was used, and how often what it hears has happened; no card has marks of such a name. */
export const USED = '.used:';
export const EVERY = '.every:';
