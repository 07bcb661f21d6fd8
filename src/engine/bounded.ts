import type { Game, Machine } from './machine.ts';
import { refuse } from './question.ts';
import type { Refusal, Result } from './types.ts';
import { WorkSpent } from './work.ts';

/** Thrown where there is no result to refuse with: reading the open decisions of a state, or checking one. */
export class Stopped extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/** What is refused when cards make more work than a call may do, with the card and the clause at which it stopped; null for any other error. */
function refusalOf<G extends Game>(m: Machine<G>, error: unknown): Refusal | null {
  const endless = error instanceof RangeError && /call stack/i.test(error.message);
  if (!endless && !(error instanceof WorkSpent)) return null;
  const card = m.atWork;
  const of = card === null ? '' : ` at the text of ${card}`;
  return {
    code: 'budget-exceeded',
    detail: endless
      ? `The texts of cards depend on each other without end${of}.`
      : `It takes more work than one call may do, and was stopped${of}.`,
    ...(m.clause in m.rules.rulebook ? { clause: m.clause } : {}),
    data: { steps: m.steps, work: m.work.done, card },
  };
}

/** Runs `act`, and refuses when it does more than it may. The state is spoilt then, and must be thrown away. */
export function bounded<G extends Game, T>(m: Machine<G>, act: () => Result<T>): Result<T> {
  try {
    return act();
  } catch (error) {
    const refusal = refusalOf(m, error);
    if (refusal === null) throw error;
    return refuse(refusal);
  }
}

/** Runs `read`, which only reads. Throws `Stopped` when it does more than it may. */
export function boundedRead<G extends Game, T>(m: Machine<G>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const refusal = refusalOf(m, error);
    if (refusal === null) throw error;
    throw new Stopped(refusal);
  }
}
