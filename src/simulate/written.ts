import type { AnyRuleset, JsonObject } from '../engine/index.ts';
import type { RunPlan } from './plan.ts';
import { gamePlan } from './plan.ts';
import type { Tally } from './tally.ts';

/**
 * A run as it is written to a file, for the page of statistics and for programs: each game that ended, and in how many games each clause
 * was cited by an event, those that are cited most first.
 */
export interface WrittenRun {
  /** The edition of this form. */
  simulation: 1;
  ruleset: string;
  title: string;
  version: string;
  seed: string;
  options: JsonObject;
  games: {
    game: number;
    /** What the decks of p1 and p2 are called. */
    decks: [string, string];
    /** Null where nobody won. */
    winner: string | null;
    reason: string;
    clause: string;
    decisions: number;
    /** Null in games that have no turns. */
    turns: number | null;
  }[];
  clauses: { clause: string; title: string; games: number }[];
}

/** `played` are the rules with the cards that the run brought. */
export function writtenRun(played: AnyRuleset, run: RunPlan, tally: Tally): WrittenRun {
  return {
    simulation: 1,
    ruleset: played.id,
    title: played.title,
    version: played.version,
    seed: run.seed,
    options: run.options,
    games: tally.ended.map(({ game, winner, reason, clause, decisions, turns }) => {
      const [one, other] = gamePlan(played, run, game).decks;
      const decks: [string, string] = [one.title || one.id, other.title || other.id];
      return { game, decks, winner: winner === 'nobody' ? null : winner, reason, clause, decisions, turns };
    }),
    clauses: Object.entries(tally.cited)
      .map(([clause, games]) => ({ clause, title: played.rulebook[clause]?.title ?? '', games }))
      .sort((a, b) => b.games - a.games || (a.clause < b.clause ? -1 : 1)),
  };
}
