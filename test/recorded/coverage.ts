import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector';

/** Which characters of the machine and the games have been run so far. */
export class Coverage {
  readonly #session = new Session();
  readonly #run = new Map<string, Uint8Array>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Which characters have been run since the last look that had not been run before: how many, and what makes them known. */
  look(): { count: number; keep(): void } {
    const seen: [run: Uint8Array, at: number][] = [];
    for (const { url, functions } of this.#taken()) {
      if (!/\/src\/(engine|rulesets)\//.test(url)) continue;
      const run = this.#runOf(url, functions);
      // Functions and ranges come after those around them: what an inner one says goes before what those say.
      const here = new Uint8Array(run.length);
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges) here.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      here.forEach((isRun, at) => {
        if (isRun === 1 && run[at] !== 1) seen.push([run, at]);
      });
    }
    const keep = () => {
      for (const [run, at] of seen) run[at] = 1;
    };
    return { count: seen.length, keep };
  }

  /** How many characters have been run since the last look that had not been run before; they are known from now on. */
  more(): number {
    const { count, keep } = this.look();
    keep();
    return count;
  }

  end(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  #taken(): readonly Profiler.ScriptCoverage[] {
    let taken: readonly Profiler.ScriptCoverage[] = [];
    // A session with its own thread answers before it returns.
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error;
      taken = result;
    });
    return taken;
  }

  #runOf(url: string, functions: readonly Profiler.FunctionCoverage[]): Uint8Array {
    const end = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
    const known = this.#run.get(url);
    if (known !== undefined && known.length >= end) return known;
    const run = new Uint8Array(end);
    run.set(known ?? []);
    this.#run.set(url, run);
    return run;
  }
}
