import type { ProblemDocument } from './types.ts';

/** A call that was refused: what is wrong stands in `detail`, and programs tell problems apart by `code`. */
export class ArbiterProblem extends Error {
  override readonly name = 'ArbiterProblem';
  /** What the service said, as far as it was a problem document. */
  readonly problem: Partial<ProblemDocument>;
  readonly status: number;
  /** Such as `illegal-action`; each is explained at `/problems/{code}`. Empty where something else than Arbiter answered. */
  readonly code: string;

  constructor(status: number, said: unknown) {
    const problem: Partial<ProblemDocument> =
      typeof said === 'object' && said !== null && 'code' in said ? (said as ProblemDocument) : {};
    super(problem.detail ?? `The answer was ${status}, and no problem document.`);
    this.status = status;
    this.problem = problem;
    this.code = problem.code ?? '';
  }

  /** The clause of the rules that forbids what was asked for, if one does. */
  get clause(): string | undefined {
    return this.problem.clause;
  }

  /** What stands against an action: what is, and what would have to be. */
  get facts(): NonNullable<ProblemDocument['facts']> {
    return this.problem.facts ?? [];
  }

  /** What is wrong with a request, part by part, with the path to each. */
  get faults(): NonNullable<ProblemDocument['errors']> {
    return this.problem.errors ?? [];
  }

  /** What could be answered instead. */
  get options(): NonNullable<ProblemDocument['options']> {
    return this.problem.options ?? [];
  }

  /** The id under which the service's log has the request. */
  get requestId(): string | undefined {
    return this.problem.requestId;
  }

  /** Seconds after which to try again, where the service says it. */
  get retryAfter(): number | undefined {
    return this.problem.retryAfter;
  }
}

/** No answer came: the connection failed, or broke before the answer was whole. */
export class ArbiterUnreachable extends Error {
  override readonly name = 'ArbiterUnreachable';
}

/** The time that a call may take was over. Whether it was carried out is not known, unless it is sent again with its key. */
export class ArbiterTimeout extends Error {
  override readonly name = 'ArbiterTimeout';
}
