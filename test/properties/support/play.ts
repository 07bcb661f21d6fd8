import fc from 'fast-check';
import type {
  Action,
  Decision,
  Game,
  GameEvent,
  GameState,
  Resolution,
  Result,
  RunOptions,
  StartRequest,
} from '../../../src/engine/index.ts';
import { adjudicate, hashState, Sitting, start } from '../../../src/engine/index.ts';
import type { Subject } from './subject.ts';

/** A game that random play will take: its seed, its decks by number, and which of the options is taken each time. */
export interface Plan {
  seed: string;
  decks: [number, number];
  choices: number[];
}

/** What has to hold in every game of a ruleset. */
export interface Law {
  name: string;
  /** In how many of the games it is tried, as a part of all: those that take long are tried in fewer. */
  share: number;
  /** Plays the game of a plan, and throws where the law does not hold in it. */
  holds(plan: Plan): void;
}

/** Plans of games of at most `decisions` decisions. */
export const plans = (decisions: number): fc.Arbitrary<Plan> =>
  fc.record({
    seed: fc.nat().map((n) => `law ${n}`),
    decks: fc.tuple(fc.nat(20), fc.nat(20)),
    choices: fc.array(fc.nat(), { minLength: Math.floor(decisions / 2), maxLength: decisions, size: 'max' }),
  });

/** A moment of a game in which somebody has to decide. */
export interface Moment {
  state: GameState<object>;
  awaiting: Decision[];
  events: GameEvent[];
  /** What will be done. */
  action: Action;
  /** Does it, and gives what comes of it. `state` is what it comes to from then on; the walk goes on there, and does it itself if nobody has. */
  next(): Resolution<Game>;
}

/** What a plan starts with. */
export function seatsOf({ rules }: Subject, plan: Plan): StartRequest {
  const { decks } = rules.samples;
  const seats = [
    { name: 'First', deck: decks[plan.decks[0] % decks.length]?.deck ?? null },
    { name: 'Second', deck: decks[plan.decks[1] % decks.length]?.deck ?? null },
  ] as const;
  return { seats, seed: plan.seed, options: rules.options.parse({}) };
}

export function begin(subject: Subject, plan: Plan): Resolution<Game> {
  const { rules } = subject;
  return granted(start(rules, rules.sampleCards, seatsOf(subject, plan)));
}

export function act(
  { rules }: Subject,
  state: GameState<object>,
  action: Action,
  run?: RunOptions,
): Result<Resolution<Game>> {
  return adjudicate(rules, rules.sampleCards, state, action, run);
}

/** The value of a result that has to be one: a refusal fails the test and says why. */
export function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** The canonical text of a state with its hash. */
export const sealed = (state: GameState<object>): string => hashState({ ...state });

/** The option that the number `choice` takes. */
export function chosen(awaiting: readonly Decision[], choice: number): Action {
  const options = awaiting.flatMap((decision) => decision.options);
  const option = options[choice % options.length];
  if (!option) throw new Error('somebody has to decide, but nothing is offered');
  return option.action;
}

/** Plays a plan and shows every decision to `visit` before it is made. Gives all actions that were taken. */
export function walk(subject: Subject, plan: Plan, visit: (moment: Moment, at: number) => void): Action[] {
  const { rules } = subject;
  const sitting = new Sitting(rules, rules.sampleCards);
  let now = granted(sitting.start(seatsOf(subject, plan)));
  const taken: Action[] = [];
  for (const [at, choice] of plan.choices.entries()) {
    if (now.outcome) break;
    const { state, awaiting, events } = now;
    const action = chosen(awaiting, choice);
    let then: Resolution<Game> | null = null;
    const next = (): Resolution<Game> => {
      then ??= granted(sitting.adjudicate(state, action));
      return then;
    };
    visit({ state, awaiting, events, action, next }, at);
    taken.push(action);
    now = next();
  }
  return taken;
}

/** A counterexample is made smaller for so many milliseconds at most. */
const SHRINKING = 60_000;

/** Fails as the law does; but once it has failed for the first time, only as long as a smaller case is looked for. */
export function shrunkInTime(holds: (plan: Plan) => void): (plan: Plan) => void {
  let end = Number.POSITIVE_INFINITY;
  return (plan) => {
    if (performance.now() > end) return;
    try {
      holds(plan);
    } catch (error) {
      end = Math.min(end, performance.now() + SHRINKING);
      throw error;
    }
  };
}
