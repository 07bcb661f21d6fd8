import type { Game, RefusalCode, Resolution, Result } from '../../engine/index.ts';

/** Where a call came in: REST, GraphQL, or the service itself, which acts for players whose time is up. */
export type Door = 'rest' | 'graphql' | 'service';

/** One run of the engine for a caller. */
export interface Run {
  door: Door;
  ruleset: string;
  match: string | null;
  /** What came of it: a resolution, a refusal, or a failure of the rules. */
  result: 'ok' | RefusalCode | 'failed';
  steps: number;
  /** When it began, in milliseconds since 1970, and how many seconds it took. */
  startedAt: number;
  seconds: number;
}

/** Receives measurements of what the service does. */
export interface Meter {
  ran(run: Run): void;
}

/** Where a run of the engine is told of. */
export interface Measured {
  meter: Meter;
  door: Door;
}

/** Runs the engine once and tells the meter of it. */
export function measureRun<G extends Game>(
  measured: Measured,
  of: { ruleset: string; match: string | null },
  run: () => Result<Resolution<G>> | Promise<Result<Resolution<G>>>,
): Result<Resolution<G>> | Promise<Result<Resolution<G>>> {
  const begun: Begun = {
    measured,
    ruleset: of.ruleset,
    match: of.match,
    startedAt: Date.now(),
    before: performance.now(),
  };
  let running: ReturnType<typeof run>;
  try {
    running = run();
  } catch (error) {
    return failed(begun, error);
  }
  if (!(running instanceof Promise)) return ended(begun, running);
  return running.then(
    (result) => ended(begun, result),
    (error) => failed(begun, error),
  );
}

/** A run of the engine that has begun: `before` is by the clock of the process, in milliseconds. */
interface Begun extends Pick<Run, 'ruleset' | 'match' | 'startedAt'> {
  measured: Measured;
  before: number;
}

function ended<G extends Game>(begun: Begun, result: Result<Resolution<G>>): Result<Resolution<G>> {
  if (result.ok) tell(begun, 'ok', result.value.steps);
  else tell(begun, result.refusal.code, stepsOf(result.refusal.data?.steps));
  return result;
}

function failed(begun: Begun, error: unknown): never {
  tell(begun, 'failed', 0);
  throw error;
}

function tell({ measured, ruleset, match, startedAt, before }: Begun, result: Run['result'], steps: number): void {
  const seconds = (performance.now() - before) / 1000;
  measured.meter.ran({ door: measured.door, ruleset, match, result, steps, startedAt, seconds });
}

const stepsOf = (told: unknown): number => (typeof told === 'number' ? told : 0);

/** Tells all of `meters`. */
export const combineMeters = (meters: readonly Meter[]): Meter => ({
  ran(run) {
    for (const meter of meters) meter.ran(run);
  },
});
