/** Tries mutants of the service: each in the files of tests that come to it, which have a database between them. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import pg from 'pg';
import { progress } from '../../src/cli/progress.ts';
import type { TestDatabases } from '../support/postgres.ts';
import { startTestDatabases } from '../support/postgres.ts';
import { culprits } from './culprits.ts';
import type { Mutant } from './mutants.ts';
import { digest, mutantsOf, severalAtOnce, switched } from './mutants.ts';
import { guardOf, serviceFiles, serviceTests } from './service-targets.ts';
import { ROOT, readTarget } from './targets.ts';
import type { Verdict } from './trial.ts';

const COPY = join(ROOT, '.tmp/mutation/service');
export const SURVEYS = join(ROOT, '.tmp/mutation/surveys');

/** How long a file of tests may take with a mutant, in milliseconds: so many times what it takes without, but at least this. */
const PATIENCE = 3;
const LEAST = 60_000;

/** For how long a mutant is tried by itself in tests that take little, in milliseconds, before it is tried together with others. */
const ALONE = 60_000;

/** What a file of tests does without a mutant, how long it takes, and to which mutants it comes. */
interface Survey extends Told {
  /** By the file of the mutants: what the file was like then, and the keys of those mutants. */
  reached: Readonly<Record<string, { version: string; keys: readonly string[] }>>;
}

/** What the files are like that were copied: they may change while the copies are tried. */
const versions = new Map<string, string>();

function versionOf(file: string): string {
  const version = versions.get(file) ?? digest(readTarget(file));
  versions.set(file, version);
  return version;
}

/** Whether a file of tests comes to a mutant. Where the mutant's file has changed since, whether it came to anything in it. */
function comesTo({ said, reached }: Survey, { file, key }: Mutant): boolean {
  const found = reached[file];
  if (said !== null || found === undefined) return false;
  return found.version !== versionOf(file) || found.keys.includes(key);
}

/** What the first test of a file says that fails, null if none does, and how long that took. */
interface Told {
  said: string | null;
  milliseconds: number;
}

interface Ran extends Told {
  /** The ids of the mutants that it came to, unless it was ended. */
  ids: readonly string[];
}

const LATE = 'it took too long';

/** Copies the project, with all mutants of the service behind switches of which several can be on. */
function copyProject(files: readonly { name: string; content: string }[]): void {
  rmSync(COPY, { recursive: true, force: true });
  const outside = new Set(['node_modules', '.git', '.tmp', '.data', 'biome.json']);
  const filter = (path: string) => !outside.has(basename(path));
  for (const part of readdirSync(ROOT))
    if (filter(part)) cpSync(join(ROOT, part), join(COPY, part), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  for (const { name, content } of severalAtOnce(files)) writeFileSync(join(COPY, name), content);
}

/** What runs now: groups of processes, by their leaders. */
const running = new Set<number>();

/** Runs files of tests one after the other, with a Postgres of its own. */
class Bench {
  readonly #databases: TestDatabases;
  readonly #statements = mkdtempSync(join(tmpdir(), 'arbiter-statements-'));

  private constructor(databases: TestDatabases) {
    this.#databases = databases;
  }

  static open = async (): Promise<Bench> => new Bench(await startTestDatabases());

  /** Runs a file of tests with some mutants until the first test fails, or whole without any. */
  async run(path: string, mutants: readonly string[], within: number): Promise<Ran> {
    const since = performance.now();
    const reached = join(this.#statements, 'reached.json');
    rmSync(reached, { force: true });
    const imports = ['./test/support/untracked.ts', './test/mutation/reached.ts'];
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        ...imports.flatMap((file) => ['--import', file]),
        '--test-reporter=tap',
        path,
      ],
      {
        cwd: COPY,
        // What it starts ends with it.
        detached: true,
        env: {
          ...process.env,
          TEST_DATABASE_URL: this.#databases.url,
          TEST_STATEMENTS: this.#statements,
          NODE_COMPILE_CACHE: join(ROOT, '.tmp/mutation/compiled'),
          __STRYKER_ACTIVE_MUTANT__: mutants.join(),
          MUTANTS_REACHED: reached,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const end = () => {
      if (pid !== undefined && running.has(pid)) process.kill(-pid, 'SIGKILL');
    };
    let [said, late] = ['', false];
    const timer = setTimeout(() => {
      late = true;
      end();
    }, within);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // The reason follows within a few lines.
      if (mutants.length > 0 && /^ *not ok .*(\n.*){8}/m.test(said.slice(-20_000))) end();
    });
    child.on('exit', () => void (pid !== undefined && running.delete(pid)));
    const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
    clearTimeout(timer);
    const milliseconds = performance.now() - since;
    // A file whose hooks fail after its last test ends with 0.
    const ids: string[] = existsSync(reached) ? JSON.parse(readFileSync(reached, 'utf8')) : [];
    if (code === 0 && !/^ *not ok /m.test(said)) return { said: null, milliseconds, ids };
    await this.#clear();
    const failure = said.slice(Math.max(0, said.search(/^ *not ok /m))).slice(0, 600);
    return { said: late ? LATE : failure || `it ended with ${code}`, milliseconds, ids };
  }

  async close(): Promise<void> {
    rmSync(this.#statements, { recursive: true, force: true });
    await this.#databases.stop();
  }

  /** Drops the databases of a process that was ended. */
  async #clear(): Promise<void> {
    const url = new URL(this.#databases.url);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        String.raw`SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\_%'`,
      );
      for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    } finally {
      await client.end();
    }
  }
}

/** Runs that wait for a bench that is free. */
class Benches {
  readonly #all: readonly Bench[];
  readonly #free: Bench[];
  readonly #turn: ReturnType<typeof pLimit>;

  private constructor(benches: readonly Bench[]) {
    this.#all = benches;
    this.#free = [...benches];
    this.#turn = pLimit(benches.length);
  }

  static async open(count: number): Promise<Benches> {
    return new Benches(await Promise.all(Array.from({ length: count }, () => Bench.open())));
  }

  run(...given: Parameters<Bench['run']>): Promise<Ran> {
    return this.#turn(async () => {
      const bench = this.#free.pop();
      if (bench === undefined) throw new Error('no bench is free');
      try {
        return await bench.run(...given);
      } finally {
        this.#free.push(bench);
      }
    });
  }

  async close(): Promise<void> {
    for (const pid of running) process.kill(-pid, 'SIGKILL');
    await Promise.all(this.#all.map((bench) => bench.close()));
  }
}

/** Where it is kept what a file of tests does. */
const keptAt = (test: string): string => join(SURVEYS, `${digest(`${test}:${readTarget(test)}`)}.json`);

/** What each file of tests does without a mutant, found out when it is first asked for, and kept as long as its text stays the same. */
class Surveys {
  readonly #benches: Benches;
  readonly #mutants: ReadonlyMap<string, Mutant>;
  readonly #known = new Map<string, Promise<Survey>>();

  /** `mutants` has them by their ids. */
  constructor(benches: Benches, mutants: ReadonlyMap<string, Mutant>) {
    this.#benches = benches;
    this.#mutants = mutants;
    mkdirSync(SURVEYS, { recursive: true });
  }

  of(test: string): Promise<Survey> {
    const asked = this.#known.get(test) ?? this.#find(test);
    this.#known.set(test, asked);
    return asked;
  }

  /** What is known of a file already; null if nothing is. */
  async kept(test: string): Promise<Survey | null> {
    return this.#known.has(test) || existsSync(keptAt(test)) ? this.of(test) : null;
  }

  /** Those of some mutants, by their ids, that a run came to. */
  named = (ids: readonly string[]): Mutant[] => ids.flatMap((id) => this.#mutants.get(id) ?? []);

  async #find(test: string): Promise<Survey> {
    const kept = keptAt(test);
    if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
    const { ids, ...ran } = await this.#benches.run(test, [], 10 * LEAST);
    const found = Map.groupBy(this.named(ids), ({ file }) => file);
    const reached = [...found].map(([file, own]) => [
      file,
      { version: versionOf(file), keys: own.map(({ key }) => key) },
    ]);
    const survey: Survey = { ...ran, reached: Object.fromEntries(reached) };
    // What failed once may not fail again.
    if (ran.said === null) writeFileSync(kept, JSON.stringify(survey));
    else console.error(`Left out, since it fails without a mutant: ${test}: ${ran.said}`);
    return survey;
  }
}

/**
 * Tries mutants of the service: each by itself in the tests of its subject, and in others as long as they take little; what is left
 * over then together with all others that are, in every file of tests that comes to it. Tells of each what became of it as soon as
 * that is known. Where `enough` says so before all is known of some, they stay open.
 */
export async function tryService(
  mutants: readonly Mutant[],
  {
    workers,
    tell,
    enough,
  }: {
    workers: number;
    tell: (verdict: Verdict) => void;
    enough: () => boolean;
  },
): Promise<void> {
  if (mutants.length === 0) return;
  const all = await mutantsOf(serviceFiles());
  serviceFiles().forEach(versionOf);
  const { files, ids } = await switched(all);
  copyProject(files);
  const switchOf = ({ key, file, replacement }: Mutant): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${file} has no switch for ${replacement}`);
    return id;
  };
  const benches = await Benches.open(workers);
  const stop = () => void benches.close().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const surveys = new Surveys(benches, new Map(all.map((mutant) => [switchOf(mutant), mutant])));
    const tests = serviceTests();
    const one = new Trial(benches, surveys, switchOf);
    const first = pLimit(workers);
    const left = new Set<Mutant>();
    const noticed = (mutant: Mutant, test: string, said: string) => {
      // Two files that run at once may notice the same.
      if (!left.has(mutant)) return;
      const status = said === LATE ? 'Timeout' : 'Killed';
      tell({ key: mutant.key, status, why: `${test}\n${said}`, by: 'test' });
      left.delete(mutant);
    };
    await Promise.all(
      mutants.map((mutant) =>
        first(async () => {
          left.add(mutant);
          const found = await one.alone(mutant, tests, enough);
          if (found !== null) noticed(mutant, found.test, found.said);
        }),
      ),
    );
    const then = pLimit(workers);
    const bar = progress(tests.length, 'files of tests tried with what is left');
    await Promise.all(
      tests.map((test) =>
        then(async () => {
          if (enough()) return;
          for (const [mutant, said] of await one.together([...left], test)) noticed(mutant, test, said);
          bar.step(1);
        }),
      ),
    );
    bar.end();
    for (const mutant of left) {
      const status = one.comes(mutant) ? 'Survived' : 'NoCoverage';
      tell({ key: mutant.key, status, why: 'no test fails', ...(enough() ? {} : { by: 'none' }) });
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await benches.close();
  }
}

/** What has been run with which mutant. */
class Trial {
  readonly #benches: Benches;
  readonly #surveys: Surveys;
  readonly #switchOf: (mutant: Mutant) => string;
  readonly #run = new Map<string, Set<string>>();
  readonly #reached = new Set<string>();

  constructor(benches: Benches, surveys: Surveys, switchOf: (mutant: Mutant) => string) {
    this.#benches = benches;
    this.#surveys = surveys;
    this.#switchOf = switchOf;
  }

  /** Whether any test came to a mutant. */
  comes = ({ key }: Mutant): boolean => this.#reached.has(key);

  /** The test in which a mutant is noticed by itself: those of its subject are run, and others as long as they take little, short ones first. */
  async alone(
    mutant: Mutant,
    tests: readonly string[],
    enough: () => boolean,
  ): Promise<{ test: string; said: string } | null> {
    const own = new Set(guardOf(mutant.file)?.first.map((name) => `test/${name}.test.ts`));
    const found: { test: string; milliseconds: number; later: number }[] = [];
    for (const test of tests) {
      if (enough()) return null;
      const survey = own.has(test) ? await this.#surveys.of(test) : await this.#surveys.kept(test);
      if (survey === null || !comesTo(survey, mutant)) continue;
      this.#reached.add(mutant.key);
      found.push({ test, milliseconds: survey.milliseconds, later: own.has(test) ? 0 : 1 });
    }
    let spent = 0;
    for (const { test, milliseconds } of found.sort((a, b) => a.later - b.later || a.milliseconds - b.milliseconds)) {
      if (enough()) return null;
      if (spent > 0 && spent + milliseconds > ALONE) continue;
      spent += milliseconds;
      const said = await this.#fails([mutant], test, milliseconds);
      if (said !== null) return { test, said };
    }
    return null;
  }

  /** Those of some mutants that are noticed by a file of tests, which is run with all of them that it may come to. */
  async together(mutants: readonly Mutant[], test: string): Promise<Map<Mutant, string>> {
    const survey = await this.#surveys.kept(test);
    const untried = mutants.filter((mutant) => !this.#run.get(test)?.has(mutant.key));
    if (survey === null) {
      if (untried.length === 0 || (await this.#fails(untried, test, ALONE)) === null) return new Map();
      // Of them, or without any.
      return this.#culprits(untried, test, await this.#surveys.of(test));
    }
    return this.#culprits(untried, test, survey);
  }

  #culprits(mutants: readonly Mutant[], test: string, survey: Survey): Promise<Map<Mutant, string>> {
    const reached = mutants.filter((mutant) => comesTo(survey, mutant));
    for (const { key } of reached) this.#reached.add(key);
    return culprits(reached, (some) => this.#fails(some, test, survey.milliseconds));
  }

  async #fails(mutants: readonly Mutant[], test: string, milliseconds: number): Promise<string | null> {
    const run = this.#run.get(test) ?? new Set();
    this.#run.set(test, run);
    for (const { key } of mutants) run.add(key);
    const within = Math.max(LEAST, PATIENCE * milliseconds);
    const { said, ids } = await this.#benches.run(test, mutants.map(this.#switchOf), within);
    for (const { key } of this.#surveys.named(ids)) this.#reached.add(key);
    return said;
  }
}
