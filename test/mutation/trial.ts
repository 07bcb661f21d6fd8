import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { known } from '../../src/cli/known.ts';
import type { Reply } from './crew.ts';
import { Gone, Worker } from './crew.ts';
import type { Mutant } from './mutants.ts';
import { switched } from './mutants.ts';
import { gameOf, ROOT, testsOf } from './targets.ts';

/** What became of a mutant: noticed by a test, or not, or no test comes to it. `why` says which test, and how it failed. */
export interface Verdict {
  key: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
  why: string;
  /** True where no case and no law noticed it, but a test that the part has beside them. */
  byTests?: boolean;
}

type Survey = Extract<Reply, { kind: 'surveyed' }>;

const COPY = join(ROOT, '.tmp/mutation/copy');

/** How long a process may take with one mutant, in milliseconds: so many times what all tests of the game take without, but at least this. */
const PATIENCE = 5;
const LEAST = 60_000;

/** A mutant may be come to so many times as often as without it, before it counts as one that never ends. */
const REPEATS = 100;

/** Copies what the cases and laws need, with the mutants behind switches. */
function copyProject(files: readonly { name: string; content: string }[]): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of ['package.json', 'src', 'test', 'examples', 'docs']) {
    const from = join(ROOT, part);
    cpSync(from, join(COPY, part), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  for (const { name, content } of files) writeFileSync(join(COPY, name), content);
  mkdirSync(join(COPY, '.tmp'), { recursive: true });
}

/** One game: a process in which mutants are switched on one after the other, and what it does without any. */
class Game {
  readonly id: string;
  readonly survey: Survey;
  readonly #turn = pLimit(1);
  #worker: Worker;

  private constructor(id: string, worker: Worker, survey: Survey) {
    this.id = id;
    this.#worker = worker;
    this.survey = survey;
  }

  static async of(id: string): Promise<Game> {
    const worker = new Worker(COPY, id);
    const survey = await worker.survey();
    const failed = survey.tests.filter(({ failure }) => failure !== null);
    if (failed.length > 0) {
      worker.stop();
      throw new Error(
        `without a mutant this fails: ${failed.map(({ id, failure }) => `${id}: ${failure}`).join('\n')}`,
      );
    }
    return new Game(id, worker, survey);
  }

  get within(): number {
    const all = this.survey.tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return Math.max(LEAST, PATIENCE * all);
  }

  reached(mutant: string): string[] {
    const { tests, coverage } = this.survey;
    return tests
      .filter(({ id }) => coverage.perTest[id]?.[mutant] !== undefined)
      .sort((a, b) => a.milliseconds - b.milliseconds)
      .map(({ id }) => id);
  }

  loads = (mutant: string): boolean => this.survey.coverage.loaded.includes(mutant);

  /**
   * Switches a mutant on in the process that goes on, and runs the tests that come to it. Gives true where nothing fails and it was come
   * to each time, and false where it was not: something was worked out before, and remembered.
   */
  async quick(mutant: string, tests: string[]): Promise<Omit<Verdict, 'key'> | boolean> {
    const hits = tests.map((id) => this.survey.coverage.perTest[id]?.[mutant] ?? 0);
    const limit = 1000 + REPEATS * hits.reduce((sum, one) => sum + one, 0);
    return await this.#turn(async () => {
      for (let clean = false; ; clean = true) {
        try {
          const { failed, reached, tainted } = await this.#worker.try(
            { kind: 'try', mutant, tests, limit },
            this.within,
          );
          if (failed === null) return reached;
          if (!tainted) return killed(this.id, failed);
          this.#renew();
          // In a new process it is this mutant alone that fails.
          if (clean) return killed(this.id, failed);
        } catch (error) {
          this.#renew();
          return gone(this.id, error);
        }
      }
    });
  }

  /** Runs everything in a process of its own, in which the mutant is on from the beginning. */
  async whole(mutant: string, tests: readonly string[]): Promise<Omit<Verdict, 'key'> | null> {
    const worker = new Worker(COPY, this.id, mutant);
    try {
      const first = tests.map((id) => id.replace(/: .*$/s, ''));
      const { failed } = await worker.try({ kind: 'all', first }, this.within);
      return failed === null ? null : killed(this.id, failed);
    } catch (error) {
      return gone(this.id, error);
    } finally {
      worker.stop();
    }
  }

  stop(): void {
    this.#worker.stop();
  }

  #renew(): void {
    this.#worker.stop();
    const worker = new Worker(COPY, this.id);
    this.#worker = worker;
  }
}

const killed = (game: string, { id, failure }: { id: string; failure: string | null }): Omit<Verdict, 'key'> => ({
  status: failure?.includes('Hit count limit reached') ? 'Timeout' : 'Killed',
  why: `${game}: ${id}\n${failure?.slice(0, 600)}`,
});

function gone(game: string, error: unknown): Omit<Verdict, 'key'> {
  if (!(error instanceof Gone)) throw error;
  return { status: error.message === 'it took too long' ? 'Timeout' : 'Killed', why: `${game}: ${error.message}` };
}

const execute = promisify(execFile);

/** The tests that a part of the project has beside the cases and laws, run in processes of their own. */
class Tests {
  readonly #known = new Map<string, Promise<void>>();

  /**
   * What the first of the tests says that fails with a mutant, or null; undefined when time is up before all of them have run. Throws if
   * one fails without it.
   */
  async notice(
    files: readonly string[],
    mutant: string,
    enough: () => boolean,
  ): Promise<Omit<Verdict, 'key'> | null | undefined> {
    for (const file of files) {
      if (enough()) return undefined;
      const sound = this.#known.get(file) ?? this.#soundness(file);
      this.#known.set(file, sound);
      await sound;
      const said = await this.#run(file, mutant);
      if (said !== null) return { status: 'Killed', why: `${file}\n${said}`, byTests: true };
    }
    return null;
  }

  async #soundness(file: string): Promise<void> {
    const said = await this.#run(file);
    if (said !== null) throw new Error(`without a mutant this fails: ${file}: ${said}`);
  }

  /** What a file of tests says of the first that fails, or null. */
  async #run(file: string, mutant?: string): Promise<string | null> {
    const env = {
      ...process.env,
      NODE_COMPILE_CACHE: join(COPY, '.tmp/compiled'),
      ...(mutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: mutant }),
    };
    try {
      await execute(process.execPath, ['--disable-warning=ExperimentalWarning', '--test-reporter=tap', file], {
        cwd: COPY,
        env,
        timeout: LEAST,
        killSignal: 'SIGKILL',
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      return null;
    } catch (error) {
      if (!(error instanceof Error && 'stdout' in error && 'code' in error)) throw error;
      const said = String(error.stdout);
      return said.slice(Math.max(0, said.indexOf('not ok'))).slice(0, 600);
    }
  }
}

/** Tries mutants, and tells of each what became of it as soon as that is known. Stops early where `enough` says so. */
export async function tryMutants(
  mutants: readonly Mutant[],
  { workers, tell, enough }: { workers: number; tell: (verdict: Verdict) => void; enough: () => boolean },
): Promise<void> {
  const { files, ids } = await switched(mutants);
  copyProject(files);
  const needed = known
    .map(({ id }) => id)
    .filter((id) => mutants.some(({ file }) => [null, id].includes(gameOf(file))));
  const limit = pLimit(workers);
  const games: Game[] = [];
  const tests = new Tests();
  try {
    // Small games first: what they notice need not be tried in the others.
    await Promise.all(needed.map((id) => limit(async () => void games.push(await Game.of(id)))));
    games.sort((a, b) => a.within - b.within || (a.id < b.id ? -1 : 1));
    await Promise.all(
      mutants.map((mutant) =>
        limit(async () => {
          const id = ids.get(mutant.key);
          if (id === undefined) throw new Error(`${mutant.file} has no switch for ${mutant.replacement}`);
          if (enough()) return;
          const verdict = await verdictOf(games, id);
          const isNoticed = verdict.status === 'Killed' || verdict.status === 'Timeout';
          const more = isNoticed ? null : await tests.notice(testsOf(mutant.file), id, enough);
          // Where time is up nothing is known of it.
          if (more !== undefined) tell({ key: mutant.key, ...(more ?? verdict) });
        }),
      ),
    );
  } finally {
    for (const game of games) game.stop();
  }
}

async function verdictOf(games: readonly Game[], mutant: string): Promise<Omit<Verdict, 'key'>> {
  const reached = games.map((game) => ({ game, tests: game.reached(mutant) }));
  const concerned = reached.filter(({ game, tests }) => tests.length > 0 || game.loads(mutant));
  if (concerned.length === 0) return { status: 'NoCoverage', why: '' };
  const left: typeof concerned = [];
  for (const one of concerned) {
    const noticed = one.tests.length > 0 ? await one.game.quick(mutant, one.tests) : false;
    if (typeof noticed !== 'boolean') return noticed;
    if (!noticed || one.game.loads(mutant)) left.push(one);
  }
  // What was loaded or worked out before the switch was turned is only noticed in a new process.
  for (const { game, tests } of left) {
    const noticed = await game.whole(mutant, tests);
    if (noticed) return noticed;
  }
  return { status: 'Survived', why: `no case and no law of ${concerned.map(({ game }) => game.id).join(', ')} fails` };
}
