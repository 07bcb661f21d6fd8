import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { known } from '../../src/cli/known.ts';
import type { Reply } from './crew.ts';
import { Gone, RECORDED, Worker } from './crew.ts';
import type { Mutant } from './mutants.ts';
import { switched } from './mutants.ts';
import type { TestFile } from './targets.ts';
import { gameOf, ROOT, testsOf } from './targets.ts';

/** What became of a mutant: noticed by a test, or not, or no test comes to it. `why` says which test, and how it failed. */
export interface Verdict {
  key: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
  why: string;
  /**
   * What noticed it first: what a conformance case says, or what was recorded of one, or else a law, or else a test that the part has beside
   * them, or nothing. Absent as long as it has been tried in the cases and laws of games alone, and was not noticed.
   */
  by?: 'case' | 'record' | 'law' | 'test' | 'none';
}

type Survey = Extract<Reply, { kind: 'surveyed' }>;

const COPY = join(ROOT, '.tmp/mutation/copy');

/** How long a process may take with one mutant, in milliseconds: so many times what all tests of the game take without, but at least this. */
const PATIENCE = 5;
const LEAST = 60_000;

/** A mutant may be come to so many times as often as without it, before it counts as one that never ends. */
const REPEATS = 100;

/** Tests of how code is written: with switches in it, it is written otherwise. They run nothing that could notice a mutant. */
const OF_WRITING = ['test/engine/documented.test.ts'];

/** Copies what the cases and laws need, with the mutants behind switches. */
export function copyProject(to: string, files: readonly { name: string; content: string }[]): void {
  rmSync(to, { recursive: true, force: true });
  for (const part of ['package.json', 'src', 'test', 'examples', 'docs']) {
    const from = join(ROOT, part);
    cpSync(from, join(to, part), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  for (const { name, content } of files) writeFileSync(join(to, name), content);
  for (const file of OF_WRITING) rmSync(join(to, file));
  mkdirSync(join(to, '.tmp'), { recursive: true });
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
  by: id.startsWith('law: ') ? 'law' : failure?.startsWith(RECORDED) ? 'record' : 'case',
});

function gone(game: string, error: unknown): Omit<Verdict, 'key'> {
  if (!(error instanceof Gone)) throw error;
  return {
    status: error.message === 'it took too long' ? 'Timeout' : 'Killed',
    why: `${game}: ${error.message}`,
    by: 'case',
  };
}

/** What a file of tests did: what it said of the first that failed, or null, and to which mutants it came. */
interface FileRun {
  said: string | null;
  reached: ReadonlySet<string>;
  milliseconds: number;
}

/** The laws of texts, and the tests that a part of the project has beside cases and laws, run in processes of their own. */
class Tests {
  readonly #known = new Map<string, Promise<FileRun>>();

  /**
   * What the first of the tests says that fails with a mutant, or null; undefined when time is up before all of them have run. Only
   * those are run that come to it. Throws if one fails without it.
   */
  async notice(
    files: readonly TestFile[],
    mutant: string,
    enough: () => boolean,
  ): Promise<{ verdict: Omit<Verdict, 'key'> | null; reached: boolean } | undefined> {
    let reached = false;
    for (const file of files) {
      if (enough()) return undefined;
      const key = JSON.stringify(file);
      const sound = this.#known.get(key) ?? this.#soundness(file);
      this.#known.set(key, sound);
      const without = await sound;
      if (!without.reached.has(mutant)) continue;
      reached = true;
      const { said } = await runFile(file, Math.max(LEAST, Math.ceil(PATIENCE * without.milliseconds)), mutant);
      if (said !== null) return { verdict: { status: 'Killed', why: `${file.path}\n${said}`, by: file.by }, reached };
    }
    return { verdict: null, reached };
  }

  async #soundness(file: TestFile): Promise<FileRun> {
    const run = await runFile(file, PATIENCE * LEAST);
    if (run.said !== null) throw new Error(`without a mutant this fails: ${file.path}: ${run.said}`);
    return run;
  }
}

/** Runs a file of tests, with a mutant until the first of them fails. */
async function runFile({ path, env: own = {} }: TestFile, within: number, mutant?: string): Promise<FileRun> {
  const reached = join(COPY, '.tmp/reached.json');
  rmSync(reached, { force: true });
  const env = {
    ...process.env,
    ...own,
    NODE_COMPILE_CACHE: join(COPY, '.tmp/compiled'),
    MUTANTS_REACHED: reached,
    ...(mutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: mutant }),
  };
  const since = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', './test/mutation/reached.ts', '--test-reporter=tap', path],
    { cwd: COPY, env, timeout: Math.ceil(within), killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stderr.resume();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    // The reason follows within a few lines.
    if (mutant !== undefined && /^ *not ok .*(\n.*){8}/m.test(said.slice(-20_000))) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  const milliseconds = performance.now() - since;
  if (code !== 0)
    return {
      said: said.slice(Math.max(0, said.search(/^ *not ok /m))).slice(0, 600),
      reached: new Set(),
      milliseconds,
    };
  return { said: null, reached: new Set(JSON.parse(readFileSync(reached, 'utf8')) as string[]), milliseconds };
}

/**
 * Tries mutants, first all of them in cases and laws of games, then those that are left in the laws of words and in other tests. Tells of
 * each what became of it as soon as that is known, of those left over twice. Those that are `open` were left over before. Stops early
 * where `enough` says so.
 */
export async function tryMutants(
  mutants: readonly Mutant[],
  {
    workers,
    open,
    tell,
    enough,
  }: {
    workers: number;
    open: ReadonlyMap<string, Verdict>;
    tell: (verdict: Verdict) => void;
    enough: () => boolean;
  },
): Promise<void> {
  const { files, ids } = await switched(mutants);
  const switchOf = ({ key, file, replacement }: Mutant): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${file} has no switch for ${replacement}`);
    return id;
  };
  copyProject(COPY, files);
  const limit = pLimit(workers);
  const left = new Map(open);
  const untried = mutants.filter(({ key }) => !open.has(key));
  await withGames(gamesOf(untried), limit, (games) =>
    Promise.all(
      untried.map((mutant) =>
        limit(async () => {
          if (enough()) return;
          const own = gameOf(mutant.file);
          // Every process loads all games, and comes to what happens while they are loaded.
          const concerned = games.filter(({ id }) => own === null || id === own);
          const verdict = { key: mutant.key, ...(await verdictOf(concerned, switchOf(mutant))) };
          if (isOpen(verdict)) left.set(mutant.key, verdict);
          tell(verdict);
        }),
      ),
    ),
  );
  const tests = new Tests();
  for (const mutant of mutants) {
    const before = left.get(mutant.key);
    if (before === undefined) continue;
    const more = await tests.notice(testsOf(mutant.file), switchOf(mutant), enough);
    // Where time is up nothing more is known of it.
    if (more === undefined) return;
    const status = more.reached ? 'Survived' : before.status;
    tell({ key: mutant.key, ...(more.verdict ?? { status, why: before.why, by: 'none' }) });
  }
}

/** Whether a mutant that no case and no law of a game noticed still has to be tried in other tests. */
export const isOpen = ({ by }: Verdict): boolean => by === undefined;

const gamesOf = (mutants: readonly Mutant[]): string[] =>
  known.map(({ id }) => id).filter((id) => mutants.some(({ file }) => [null, id].includes(gameOf(file))));

/** Starts games, small ones first: what they notice need not be tried in the others. */
async function withGames(
  ids: readonly string[],
  limit: ReturnType<typeof pLimit>,
  act: (games: readonly Game[]) => Promise<unknown>,
): Promise<void> {
  const games: Game[] = [];
  try {
    await Promise.all(ids.map((id) => limit(async () => void games.push(await Game.of(id)))));
    games.sort((a, b) => a.within - b.within || (a.id < b.id ? -1 : 1));
    await act(games);
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
