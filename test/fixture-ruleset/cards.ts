import { z } from 'zod';
import type { CardCompiler, Json, Program } from '../../src/engine/index.ts';
import { program } from '../../src/engine/index.ts';
import { bellSteps } from './bell-program.ts';
import type { Bells } from './board.ts';

const names = z.array(z.string()).default([]);

const verb = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('strike'), dents: z.int().min(1).max(9) }),
  z.strictObject({ do: z.literal('tune'), by: z.int().min(-5).max(5) }),
  z.strictObject({ do: z.literal('hush') }),
  z.strictObject({ do: z.literal('shield') }),
  z.strictObject({ do: z.literal('hang') }),
]);

export const bell = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,30}$/),
  tone: z.int().min(0).max(9).default(1),
  metal: z.int().min(1).max(9).default(3),
  speed: z.int().min(1).max(3).default(1),
  /** The bells at whose sound it rings. */
  hears: names,
  /** The bells at whose hanging it rings. */
  greets: names,
  lastWords: z.boolean().default(false),
  then: z.array(verb).max(4).default([]),
});

export type Verb = z.infer<typeof verb>;
export type Bell = z.infer<typeof bell>;

/** Compiles cards for a game in which a ringing bell is a program of the given kind. */
export function compileAs(kind: Program<Bells>['kind']) {
  return (cards: readonly Json[]): CardCompiler<Bells> => ({
    cards: cards as readonly (Json & { id: string })[],
    compile: (card) => bell.parse(card),
    programsOf: (card) => [program(`bell:${card.id}`, kind, bellSteps(card))],
  });
}
