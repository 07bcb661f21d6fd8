import type { AnyRuleset, JsonObject, SampleDeck } from '../engine/index.ts';
import type { GamePlan } from './game.ts';
import type { OwnCards } from './own-cards.ts';

/** A run of many games. Game `n` is the same in every run with the same seed, whoever plays it. */
export interface RunPlan {
  ruleset: string;
  games: number;
  /** The number of the first game. */
  first: number;
  seed: string;
  options: JsonObject;
  limit: number;
  /** What is played in place of the samples, where somebody brought it. */
  own?: OwnCards | undefined;
}

/** The plan of game `n`: its own seed, and the next of all pairs of sample decks. */
export function gamePlan(rules: AnyRuleset, run: RunPlan, n: number): GamePlan {
  const { decks } = rules.samples;
  const deck = (at: number): SampleDeck => {
    const found = decks[at % decks.length];
    if (!found) throw new Error(`${rules.id} has no sample decks`);
    return found;
  };
  return {
    seed: `${run.seed}/${n}`,
    decks: [deck(n), deck(Math.floor(n / decks.length))],
    options: run.options,
    limit: run.limit,
  };
}
