import { Session } from 'node:inspector/promises';

/** Which characters of the machine and the games have been run so far. */
export class Coverage {
  readonly #session = new Session();
  readonly #run = new Map<string, Uint8Array>();

  static async begin(): Promise<Coverage> {
    const made = new Coverage();
    made.#session.connect();
    await made.#session.post('Profiler.enable');
    await made.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return made;
  }

  /** How many characters have been run since the last time that had not been run before. */
  async more(): Promise<number> {
    let found = 0;
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      if (!/\/src\/(engine|rulesets)\//.test(url)) continue;
      const end = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
      let run = this.#run.get(url);
      if (run === undefined || run.length < end) {
        const larger = new Uint8Array(end);
        larger.set(run ?? []);
        run = larger;
        this.#run.set(url, run);
      }
      for (const { ranges } of functions) {
        const [whole] = ranges;
        if (whole === undefined || whole.count === 0) continue;
        // Inner ranges come after those around them.
        const here = new Uint8Array(whole.endOffset - whole.startOffset);
        for (const { startOffset, endOffset, count } of ranges)
          here.fill(count > 0 ? 1 : 0, startOffset - whole.startOffset, endOffset - whole.startOffset);
        here.forEach((isRun, at) => {
          if (isRun === 0 || run[whole.startOffset + at] === 1) return;
          run[whole.startOffset + at] = 1;
          found++;
        });
      }
    }
    return found;
  }

  async end(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}
