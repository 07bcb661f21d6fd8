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
 * A state that came out of it must not be written to before it goes in again, but for its hash and its match. Any other state, as a
 * copy that was changed, is adjudicated like a new one. What is known already is no work any more: cards that make as much of it as
 * a call may do come further here. Plies which others check are made with `adjudicate`, or here as long as neither `work` nor
 * what a call does comes near its budget.
 */
export class Sitting<G extends Game> {
  readonly rules: Ruleset<G>;
  readonly cards: CardSet<G>;
  /** The machine that came to the last decision; null where the next one has to begin anew. */
  #machine: Machine<G> | null = null;
  #work = 0;

  constructor(rules: Ruleset<G>, cards: CardSet<G>) {
    this.rules = rules;
    this.cards = cards;
  }

  /** How much work was done since it last began anew: what is known takes no more than that to be worked out again. */
  get work(): number {
    return this.#work;
  }

  /** Whether it stands at this state: then it knows what was worked out to list its options. */
  isAt(state: GameState<G['board']>): boolean {
    return this.#machine?.state === state;
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
    if (before?.state !== state) {
      this.#work = 0;
      return new Machine(this.rules, this.cards, state, run);
    }
    before.goOn(run);
    return before;
  }

  /** Lets a machine act, and keeps it unless it stopped in the middle of something. */
  #kept(machine: Machine<G>, act: (machine: Machine<G>) => Result<Resolution<G>>): Result<Resolution<G>> {
    this.#machine = null;
    const before = machine.work.done;
    const result = act(machine);
    this.#work += machine.work.done - before;
    if (result.ok || result.refusal.code !== 'budget-exceeded') this.#machine = machine;
    return result;
  }
}
