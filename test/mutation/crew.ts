import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';

/** What a test did: a case, the reading of a file of cases, or a law. */
export interface Ran {
  id: string;
  failure: string | null;
  milliseconds: number;
}

/** How the failure of a case begins that holds, but does not go as it was recorded. */
export const RECORDED = 'recorded: ';

/** Which mutants are come to, by their ids: while the game is loaded, and in each test how often. */
export interface Coverage {
  loaded: string[];
  perTest: Record<string, Record<string, number>>;
}

export type Ask =
  /** Runs everything once. */
  | { kind: 'survey' }
  /** Switches a mutant on and runs tests until one fails, at most until the mutant was come to `limit` times. */
  | { kind: 'try'; mutant: string; tests: string[]; limit: number }
  /** Runs everything until something fails, the files named first before the others. */
  | { kind: 'all'; first: string[] };

export type Reply =
  | { kind: 'ready' }
  | { kind: 'surveyed'; tests: Ran[]; coverage: Coverage }
  /** `reached`: whether all tests came to the mutant. `tainted`: whether what failed also fails without it now. */
  | { kind: 'tried'; failed: Ran | null; reached: boolean; tainted: boolean };

/** A process does not answer in time, or ends. */
export class Gone extends Error {}

/** A process that runs the cases and laws of a game in a copy of the project. */
export class Worker {
  readonly #child: ChildProcess;
  #said = '';
  readonly #ready: Promise<unknown>;

  /** `mutant` is switched on before anything is loaded. */
  constructor(folder: string, game: string, mutant?: string) {
    this.#child = fork(join(folder, 'test/mutation/worker.ts'), [game], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(folder, '.tmp/compiled'),
        ...(mutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: mutant }),
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = `${this.#said}${text}`.slice(-4000);
    });
    this.#ready = this.#next('ready', 60_000);
    this.#ready.catch(() => {});
  }

  async survey(): Promise<Extract<Reply, { kind: 'surveyed' }>> {
    return await this.#ask({ kind: 'survey' }, 'surveyed', 600_000);
  }

  async try(ask: Exclude<Ask, { kind: 'survey' }>, within: number): Promise<Extract<Reply, { kind: 'tried' }>> {
    return await this.#ask(ask, 'tried', within);
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }

  async #ask<K extends Reply['kind']>(ask: Ask, kind: K, within: number): Promise<Extract<Reply, { kind: K }>> {
    await this.#ready;
    const reply = this.#next(kind, within);
    this.#child.send(ask);
    return await reply;
  }

  #next<K extends Reply['kind']>(kind: K, within: number): Promise<Extract<Reply, { kind: K }>> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const over = (act: () => void) => {
        clearTimeout(timer);
        child.off('message', hear).off('close', end);
        act();
      };
      const hear = (reply: Reply) => {
        if (reply.kind === kind) over(() => resolve(reply as Extract<Reply, { kind: K }>));
      };
      const end = () => over(() => reject(new Gone(this.#said || 'the process ended')));
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        over(() => reject(new Gone('it took too long')));
      }, within);
      child.on('message', hear).on('close', end);
    });
  }
}
