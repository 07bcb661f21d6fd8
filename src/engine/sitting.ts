import type { Resolution, StartRequest } from './adjudicate.ts';
import { begun, resumed, takeAction } from './adjudicate.ts';
import type { Game, RunOptions } from './machine.ts';
import { Machine } from './machine.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type { Action, GameState, Result } from './types.ts';

/**
 * A game that one process plays on in memory, decision after decision. It gives what `start` and `adjudicate` give; what was worked
 * out to list the options is still known when one of them is taken.
 *
 * A state that came out of it must not be written to before it goes in again, but for its hash. Any other state, as a copy that
 * was changed, is adjudicated like a new one. What is known already is no work any more: cards that make as much of it as a call
 * may do come further here, so that plies which others check are made with `adjudicate`.
 */
export class Sitting<G extends Game> {
  readonly rules: Ruleset<G>;
  readonly cards: CardSet<G>;
  /** The machine that came to the last decision; null where the next one has to begin anew. */
  #machine: Machine<G> | null = null;

  constructor(rules: Ruleset<G>, cards: CardSet<G>) {
    this.rules = rules;
    this.cards = cards;
  }

  /** `start` of the engine. */
  start(request: StartRequest, run?: RunOptions): Result<Resolution<G>> {
    return this.#kept(begun(this.rules, this.cards, request, run), resumed);
  }

  /** `adjudicate` of the engine. */
  adjudicate(state: GameState<G['board']>, action: Action, run?: RunOptions): Result<Resolution<G>> {
    return this.#kept(this.#machineOf(state, run), (machine) => takeAction(machine, action));
  }

  #machineOf(state: GameState<G['board']>, run: RunOptions | undefined): Machine<G> {
    const before = this.#machine;
    if (before?.state !== state) return new Machine(this.rules, this.cards, state, run);
    before.goOn(run);
    return before;
  }

  /** Lets a machine act, and keeps it unless it stopped in the middle of something. */
  #kept(machine: Machine<G>, act: (machine: Machine<G>) => Result<Resolution<G>>): Result<Resolution<G>> {
    this.#machine = null;
    const result = act(machine);
    if (result.ok || result.refusal.code !== 'budget-exceeded') this.#machine = machine;
    return result;
  }
}
