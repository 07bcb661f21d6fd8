import { fork } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { known } from '../../src/cli/known.ts';
import { RECORDED } from './crew.ts';
import type { Mutant } from './mutants.ts';
import { placed, severalAtOnce, switched } from './mutants.ts';
import type { Sweep, Swept } from './sweeper.ts';
import { gameOf, ROOT } from './targets.ts';
import type { Verdict } from './trial.ts';
import { copyProject } from './trial.ts';

/** Several can sweep at once, in a copy each. */
const COPY = join(ROOT, '.tmp/mutation', `sweep-${process.pid}`);

/** So long one test may take with some mutants, in milliseconds, before the process is ended. */
const PATIENCE = 120_000;

/** One process, until it has run everything, or a mutant spoils it, or it hangs. */
async function sweepOnce(game: string, what: Sweep): Promise<Swept> {
  writeFileSync(what.at, '');
  const child = fork(join(COPY, 'test/mutation/sweeper.ts'), [game], {
    cwd: COPY,
    env: { ...process.env, NODE_COMPILE_CACHE: join(COPY, '.tmp/compiled') },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return await new Promise<Swept>((resolve, reject) => {
    const unfinished = () =>
      JSON.parse(readFileSync(what.at, 'utf8') || '{"told":[],"done":0,"spoilt":[],"loaded":[]}') as Swept;
    const watch = setInterval(() => {
      if (Date.now() - statSync(what.at).mtimeMs < PATIENCE) return;
      child.kill('SIGKILL');
    }, 1000);
    let said: Swept | null = null;
    child
      .on('message', (swept: Swept) => {
        said = swept;
      })
      .on('error', reject)
      .on('close', () => {
        clearInterval(watch);
        resolve(said ?? unfinished());
      });
    child.send(what);
  });
}

/**
 * Tries mutants of games many at once, in cases and recorded lines. Of those that are told the first test that told them is known; of the others
 * it is only known that no test tells them in a process in which the game was loaded without them: it gives those, without the ones that are come to while
 * it is loaded.
 */
export async function sweep(mutants: readonly Mutant[], tell: (verdict: Verdict) => void): Promise<Mutant[]> {
  const { files, ids } = await switched(mutants);
  copyProject(COPY, severalAtOnce(files));
  const byId = new Map(mutants.flatMap((mutant) => [[ids.get(mutant.key) ?? '', mutant] as const]));
  const left = new Map(byId);
  const loaded = new Set<string>();
  for (const { id: game } of known) {
    const own = () =>
      [...left].flatMap(([id, mutant]): Sweep['mutants'] =>
        [null, game].includes(gameOf(mutant.file)) ? [[id, placed(mutant)]] : [],
      );
    const apart = new Set<string>();
    const given = new Set<string>();
    for (let done: number | null = 0; done !== null; ) {
      const open = own().filter(([id]) => !given.has(id));
      if (open.length === 0) break;
      const at = join(COPY, '.tmp/sweep.json');
      const swept: Swept = await sweepOnce(game, { mutants: open, apart: [...apart], done, at });
      for (const mutant of swept.loaded) loaded.add(mutant);
      for (const { mutant, test, said } of swept.told) {
        const { key = '' } = left.get(mutant) ?? {};
        left.delete(mutant);
        const recorded = said.startsWith(RECORDED);
        tell({ key, status: 'Killed', why: `${game}: ${test}\n${said}`, by: recorded ? 'record' : 'case' });
      }
      if (swept.spoilt?.length === 0) throw new Error(`a process of ${game} ended before it tried anything`);
      for (const mutant of swept.spoilt ?? []) {
        // One that spoils a process alone is left to be tried by itself; of several it is not known which of them does.
        if (swept.spoilt?.length === 1) given.add(mutant);
        else apart.add(mutant);
      }
      done = swept.spoilt === null ? null : swept.done;
    }
  }
  rmSync(COPY, { recursive: true, force: true });
  return [...left].flatMap(([id, mutant]) => (loaded.has(id) ? [] : [mutant]));
}
