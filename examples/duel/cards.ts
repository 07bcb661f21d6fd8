import { z } from 'zod';
import { type CardCompiler, type Json, program } from '../../src/engine/index.ts';
import { ability, abilityName, abilitySteps } from './abilities.ts';
import type { Duel } from './board.ts';

/** A kind of card as callers write it. */
export const kind = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens, at most 40'),
  name: z.string().min(1).max(60),
  cost: z.int().min(0).max(10),
  power: z.int().min(0).max(20),
  health: z.int().min(1).max(20),
  abilities: z.array(ability).max(4).default([]),
});

export type Kind = z.infer<typeof kind>;

/** How cards, which the schema has accepted, are made into kinds, with one program for each ability. */
export function compile(cards: readonly Json[]): CardCompiler<Duel> {
  return {
    cards: cards as readonly (Json & { id: string })[],
    compile: (card) => kind.parse(card),
    programsOf: ({ id, abilities }) =>
      abilities.map((ability, at) => program(abilityName(id, at), 'ability', abilitySteps(ability))),
  };
}
