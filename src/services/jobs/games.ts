/** Plays random games for a job, in a worker of the pool. */
import { LRUCache } from 'lru-cache';
import type { AnyRuleset, Fault } from '../../engine/index.ts';
import { rulesets } from '../../rulesets/index.ts';
import type { GameRecord } from '../../simulate/game.ts';
import { playGame } from '../../simulate/game.ts';
import { withOwnCards } from '../../simulate/own-cards.ts';
import type { RunPlan } from '../../simulate/plan.ts';
import { gamePlan } from '../../simulate/plan.ts';
import { withHouseRules } from '../rules/house-rules.ts';

/** Games that are to be played, from number `from` on; `own` names the cards and decks that `run` brings, if it brings any. */
export interface GamesAsked {
  run: RunPlan;
  own: string | null;
  from: number;
  /** Milliseconds after which no further game is begun. */
  ms: number;
}

/** A game that was played, as plain data. */
export interface PlayedGame extends Omit<GameRecord, 'clauses' | 'last'> {
  game: number;
  decks: [string, string];
  clauses: string[];
}

export type GamesPlayed = { ok: true; games: PlayedGame[] } | { ok: false; faults: Fault[] };

const known = new Map(rulesets.map((rules) => [rules.id, withHouseRules(rules)]));
const prepared = new LRUCache<string, AnyRuleset>({ max: 2 });

/** The rules as they are played, with the cards of the run; or what is wrong with those. */
export function rulesOf(
  rules: AnyRuleset,
  { run, own }: Pick<GamesAsked, 'run' | 'own'>,
): ReturnType<typeof withOwnCards> {
  if (run.own === undefined || own === null) return { ok: true, value: rules };
  const name = `${rules.id} ${rules.hash} ${own}`;
  const ready = prepared.get(name);
  if (ready) return { ok: true, value: ready };
  const made = withOwnCards(rules, run.own);
  if (made.ok) prepared.set(name, made.value);
  return made;
}

/** Plays games one after the other until there is no time left, at least one; none where `from` is beyond the last. */
export function playGamesOf(rules: AnyRuleset, asked: GamesAsked): GamesPlayed {
  const played = rulesOf(rules, asked);
  if (!played.ok) return played;
  const { run, from, ms } = asked;
  const until = performance.now() + ms;
  const games: PlayedGame[] = [];
  for (let n = from; n < run.first + run.games && (games.length === 0 || performance.now() < until); n++) {
    const plan = gamePlan(played.value, run, n);
    const { clauses, last: _last, ...record } = playGame(played.value, plan);
    const [one, other] = plan.decks;
    games.push({ game: n, decks: [one.title || one.id, other.title || other.id], ...record, clauses: [...clauses] });
  }
  return { ok: true, games };
}

/** What the worker does. */
export function games(asked: GamesAsked): GamesPlayed {
  const rules = known.get(asked.run.ruleset);
  if (!rules) throw new Error(`no ruleset ${asked.run.ruleset}`);
  return playGamesOf(rules, asked);
}
