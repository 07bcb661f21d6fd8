import type { Action, AnyRuleset, Game, Json, Resolution, Result, RunOptions } from '../src/engine/index.ts';
import { adjudicate, hashState, Sitting } from '../src/engine/index.ts';
import type { Dice } from '../src/simulate/choice.ts';
import { diceFrom, listedAction } from '../src/simulate/choice.ts';
import { standardDecks } from './decks.ts';

/** A state as a caller holds it, and what is done next. */
export interface Ply {
  text: string;
  action: Action;
}

function taken(result: Result<Resolution<Game>>): Resolution<Game> {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** Starts a game between two of the decks; which two, its number says. */
export function begin(
  rules: AnyRuleset,
  seed: string,
  game: number,
  decks = standardDecks(rules),
  run?: RunOptions,
  sitting = new Sitting(rules, rules.sampleCards),
): Resolution<Game> {
  const deck = (at: number) => decks[at % decks.length] ?? null;
  const seats = [
    { name: 'one', deck: deck(game) },
    { name: 'two', deck: deck(Math.floor(game / decks.length)) },
  ] as const;
  const options = rules.options.parse({});
  return taken(sitting.start({ seats, seed: `${seed}/${game}`, options }, run));
}

export const next = ({ awaiting }: Resolution<Game>, dice: Dice): Action => {
  const action = listedAction(awaiting, dice);
  if (!action) throw new Error('nothing is offered');
  return action;
};

/** Plays one game in memory with random legal actions; gives the number of decisions. */
export function playInMemory(rules: AnyRuleset, seed: string, game: number, decks?: Json[], run?: RunOptions): number {
  const dice = diceFrom(`${seed}/${game}`);
  const sitting = new Sitting(rules, rules.sampleCards);
  let decisions = 0;
  let at = begin(rules, seed, game, decks, run, sitting);
  while (at.outcome === null) {
    at = taken(sitting.adjudicate(at.state, next(at, dice), run));
    decisions++;
  }
  return decisions;
}

/** The plies of some random games: sealed states as text, each with the action that follows. */
export function collect(rules: AnyRuleset, seed: string, least: number): Ply[] {
  const plies: Ply[] = [];
  for (let game = 0; plies.length < least; game++) {
    const dice = diceFrom(`${seed}/${game}`);
    let at = begin(rules, seed, game);
    while (at.outcome === null) {
      const action = next(at, dice);
      plies.push({ text: hashState(at.state), action });
      at = taken(adjudicate(rules, rules.sampleCards, at.state, action));
    }
  }
  return plies;
}

/** Adjudicates every ply from text to text. */
export function replay(rules: AnyRuleset, plies: readonly Ply[], run?: RunOptions): number {
  for (const { text, action } of plies) {
    JSON.stringify(taken(adjudicate(rules, rules.sampleCards, JSON.parse(text), action, run)).state);
  }
  return plies.length;
}
