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
  { meter, door }: Measured,
  of: { ruleset: string; match: string | null },
  run: () => Result<Resolution<G>> | Promise<Result<Resolution<G>>>,
): Result<Resolution<G>> | Promise<Result<Resolution<G>>> {
  const startedAt = Date.now();
  const before = performance.now();
  const tell = (result: Run['result'], steps: number) =>
    meter.ran({ ...of, door, result, steps, startedAt, seconds: (performance.now() - before) / 1000 });
  const ended = (result: Result<Resolution<G>>) => {
    if (result.ok) tell('ok', result.value.steps);
    else tell(result.refusal.code, stepsOf(result.refusal.data?.steps));
    return result;
  };
  const failed = (error: unknown): never => {
    tell('failed', 0);
    throw error;
  };
  let running: ReturnType<typeof run>;
  try {
    running = run();
  } catch (error) {
    return failed(error);
  }
  return running instanceof Promise ? running.then(ended, failed) : ended(running);
}

const stepsOf = (told: unknown): number => (typeof told === 'number' ? told : 0);

/** Tells all of `meters`. */
export const combineMeters = (meters: readonly Meter[]): Meter => ({
  ran(run) {
    for (const meter of meters) meter.ran(run);
  },
});
