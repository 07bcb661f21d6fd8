/** The words of the card language that the board uses too. */
import * as z from 'zod';

export const ENERGY = ['ember', 'tide', 'root', 'spark', 'veil'] as const;
/** The five types and void, which pays void costs only. */
export const KINDS = [...ENERGY, 'void'] as const;
export const anomalyEnergy = z.enum(ENERGY);
export const energy = z.enum(KINDS);
export type Energy = z.infer<typeof energy>;
