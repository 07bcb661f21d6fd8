import type {
  Action,
  AnyRuleset,
  Decision,
  JsonObject,
  NotedEvent,
  Refusal,
  RunOptions,
  SampleDeck,
} from '../engine/index.ts';
import { adjudicate, clausesOf, start, turnOf } from '../engine/index.ts';
import type { Dice } from './choice.ts';
import { diceFrom, formAction, listedAction, one } from './choice.ts';

/** One game to be played: everything that decides how it goes. */
export interface GamePlan {
  seed: string;
  decks: readonly [SampleDeck, SampleDeck];
  options: JsonObject;
  /** More decisions than this count as a game that does not end. */
  limit: number;
}

/** How a game went. Sizes are in bytes of JSON, times in milliseconds spent in the engine. */
export interface GameRecord {
  decisions: number;
  turns: number | null;
  end: { reason: string; clause: string; winner: string } | null;
  clauses: Set<string>;
  sizes: number[];
  ms: number;
  /** Answers built from a form that the rules, which know more than the form, did not accept. */
  formsRefused: number;
  failure: string | null;
  /** What was tried last and not accepted, or made the engine fail. */
  last: Action | null;
}

/** Told of every decision that was made, for whoever wants to watch. */
export type Watch = (decision: number, action: Action, events: readonly NotedEvent[]) => void;

const SIZE_EVERY = 8;

/** Plays random legal actions to the end of a game. What goes wrong is in the record; nothing is thrown. */
export function playGame(rules: AnyRuleset, plan: GamePlan, watch?: Watch): GameRecord {
  const record: GameRecord = {
    decisions: 0,
    turns: null,
    end: null,
    clauses: new Set(),
    sizes: [],
    ms: 0,
    formsRefused: 0,
    failure: null,
    last: null,
  };
  try {
    play(rules, plan, record, watch);
  } catch (error) {
    record.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return record;
}

/** Who plays at random goes by the ids of options. */
const UNNAMED: RunOptions = { tells: false };

function play(rules: AnyRuleset, plan: GamePlan, record: GameRecord, watch?: Watch): void {
  const cards = rules.sampleCards;
  const dice = diceFrom(plan.seed);
  const [first, second] = plan.decks;
  const seats = [
    { name: 'Player 1', deck: first.deck },
    { name: 'Player 2', deck: second.deck },
  ] as const;
  // Not in a sitting, which takes an option that it has listed without a second look: here it is found out whether it holds.
  let result = start(rules, cards, { seats, seed: plan.seed, options: plan.options }, UNNAMED);
  while (result.ok) {
    const { state, events, awaiting, outcome } = result.value;
    for (const clause of events.flatMap(clausesOf)) record.clauses.add(clause);
    if (record.decisions % SIZE_EVERY === 0) record.sizes.push(Buffer.byteLength(JSON.stringify(state)));
    if (outcome) {
      record.end = { reason: outcome.reason, clause: outcome.clause, winner: outcome.winner ?? 'nobody' };
      record.turns = turnOf(state);
      return;
    }
    if (record.decisions >= plan.limit) {
      record.failure = `no end after ${plan.limit} decisions`;
      return;
    }
    const tried = tryForm(awaiting, dice);
    const action = tried ?? listedAction(awaiting, dice, rules.weigh);
    if (!action) {
      record.failure = 'a decision is open, but nothing is offered';
      return;
    }
    const began = performance.now();
    record.last = action;
    result = adjudicate(rules, cards, state, action, UNNAMED);
    record.ms += performance.now() - began;
    let taken = action;
    if (!result.ok && tried && result.refusal.code !== 'budget-exceeded') {
      record.formsRefused++;
      taken = listedAction(awaiting, dice, rules.weigh) ?? action;
      record.last = taken;
      result = adjudicate(rules, cards, state, taken, UNNAMED);
    }
    if (result.ok) {
      record.decisions++;
      record.last = null;
      watch?.(record.decisions, taken, result.value.events);
    } else record.failure = refusalText(taken, result.refusal);
  }
  record.failure ??= result.ok ? null : refusalText(null, result.refusal);
}

/** Every second decision that has a form is answered by it. */
function tryForm(awaiting: readonly Decision[], dice: Dice): Action | null {
  const forms = awaiting.filter(({ form }) => form);
  return forms.length > 0 && dice.below(2) === 0 ? formAction(one(dice, forms), dice) : null;
}

const refusalText = (action: Action | null, refusal: Refusal): string =>
  `${action ? JSON.stringify(action) : 'the start'} is refused: ${refusal.code} [${refusal.clause ?? 'no clause'}] ${refusal.detail} ${JSON.stringify(refusal.facts ?? refusal.data ?? {})}`;
