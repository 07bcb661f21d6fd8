/** Traits, tribes and other words on cards that are given and lost: how it is said in every game, and what comes of it. */
import * as z from 'zod';
import type { Game, ModifierEffect } from '../../engine/index.ts';
import { withTrait } from '../../engine/index.ts';
import type { Asking } from './naming.ts';
import { wordsMeant, writtenOrSaid } from './naming.ts';
import { listOf, oneOrMore, words } from './words.ts';

/** What is lost and given, in this order. */
export const traitChange = {
  gain: writtenOrSaid.optional(),
  lose: writtenOrSaid.optional(),
  loseAll: z.literal(true).optional(),
};

type TraitChange = z.infer<z.ZodObject<typeof traitChange>>;

/** The same with every word written. */
const written = z.strictObject({
  ...traitChange,
  gain: oneOrMore(words).optional(),
  lose: oneOrMore(words).optional(),
});
type Written = z.infer<typeof written>;

/** The same with the words that were said. */
const meant = <G extends Game>(asking: Asking<G>, { gain, lose, ...all }: TraitChange): Written => ({
  ...all,
  ...(gain === undefined ? {} : { gain: wordsMeant(asking, gain) }),
  ...(lose === undefined ? {} : { lose: wordsMeant(asking, lose) }),
});

/** What these fields mean, for the dictionary of a language whose cards have `words`. */
export const traitFields = <W extends string>(words: W) =>
  ({
    gain: `The ${words} that are given. Default: none.`,
    lose: `The ${words} that are lost, before any are given. Default: none.`,
    loseAll: `Whether all ${words} are lost, before any are given. Default: no.`,
  }) as const;

/** The same in a position that is written by hand. */
export const traitPosition = (words: string) => {
  const { gain, lose, loseAll } = traitFields(words);
  return z.strictObject({
    gain: written.shape.gain.describe(gain),
    lose: written.shape.lose.describe(lose),
    loseAll: written.shape.loseAll.describe(loseAll),
  });
};

/** What is said of them, of cards whose `words` are lost and given. */
export const traitPhrase = (words: string): string =>
  `[& {loseAll=true: lose all ${words}}][& lose the ${words} {lose* and }][& gain the ${words} {gain* and }]`;

/** The same as changes in a state, in the order in which they count. */
export const traitEffects = ({ gain = [], lose = [], loseAll }: Written): (ModifierEffect & { kind: 'trait' })[] => [
  ...(loseAll === true ? [{ kind: 'trait' as const, trait: null, has: false }] : []),
  ...listOf(lose).map((trait) => ({ kind: 'trait' as const, trait, has: false })),
  ...listOf(gain).map((trait) => ({ kind: 'trait' as const, trait, has: true })),
];

/** The same where words may have been said before. */
export const traitEffectsOf = <G extends Game>(asking: Asking<G>, change: TraitChange) =>
  traitEffects(meant(asking, change));

/** Traits with what is lost and given. */
export const changed = <G extends Game>(
  traits: readonly string[],
  change: TraitChange,
  asking: Asking<G>,
): readonly string[] => traitEffectsOf(asking, change).reduce(withTrait, traits);

/** Why a change of traits does nothing, or null. */
export const emptyChange = ({ gain, lose, loseAll }: TraitChange): string | null =>
  gain === undefined && lose === undefined && loseAll === undefined ? 'it does not say what is given or lost' : null;
