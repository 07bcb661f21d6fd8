import * as z from 'zod';
import { type Json, type Program, program } from '../../src/engine/index.ts';
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

/** Makes cards, which the schema has accepted, into kinds by id and one program for each ability. */
export function compile(source: readonly Json[]): { cards: Map<string, Kind>; programs: Program<Duel>[] } {
  const cards = new Map<string, Kind>();
  const programs: Program<Duel>[] = [];
  for (const card of source) {
    const read = kind.parse(card);
    cards.set(read.id, read);
    read.abilities.forEach((ability, at) => {
      programs.push(program(abilityName(read.id, at), 'ability', abilitySteps(ability)));
    });
  }
  return { cards, programs };
}
