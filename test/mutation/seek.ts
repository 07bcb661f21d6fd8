import { fork } from 'node:child_process';
import { join } from 'node:path';
import { rulesetOf } from '../../src/cli/known.ts';
import type { List } from '../recorded/lists.ts';
import { listsOf, readList, writeList } from '../recorded/lists.ts';
import type { Mutant } from './mutants.ts';
import { placed, severalAtOnce, switched } from './mutants.ts';
import type { Search, Sought } from './seeker.ts';
import { ROOT } from './targets.ts';
import { copyProject } from './trial.ts';

const COPY = join(ROOT, '.tmp/mutation/seek');

/** What came of looking for lines of a list that tell mutants. */
export interface Found {
  /** How many mutants lines told that were there before, and how many are told by lines that were added. */
  told: number;
  found: number;
  added: number;
  /** Those that lines come to, and none tells. */
  left: Mutant[];
}

/** One process that looks for lines. */
async function search(game: string, name: string, seconds: string, seed: string, what: Search): Promise<Sought> {
  const child = fork(join(COPY, 'test/mutation/seeker.ts'), [game, name, seconds, seed], {
    cwd: COPY,
    env: { ...process.env, NODE_COMPILE_CACHE: join(COPY, '.tmp/compiled') },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return await new Promise<Sought>((resolve, reject) => {
    child.on('message', (said: Sought) => resolve(said)).on('close', () => reject(new Error('the process ended')));
    child.send(what);
  });
}

/**
 * Looks for lines of a list of a game that tell mutants which no line tells so far, for so many seconds, and adds them to the list. Mutants of what
 * works while the game is loaded are not told by any.
 */
export async function seek(
  mutants: readonly Mutant[],
  { game, name, seconds, seed }: { game: string; name: List['name']; seconds: number; seed: string },
): Promise<Found> {
  const rules = rulesetOf(game);
  const list = listsOf(rules).find((one) => one.name === name);
  if (list === undefined) throw new Error(`${game} has no list of ${name}`);
  const { files, ids } = await switched(mutants);
  copyProject(COPY, severalAtOnce(files));
  const byId = new Map(mutants.flatMap((mutant) => [[ids.get(mutant.key) ?? '', mutant] as const]));
  const end = performance.now() + seconds * 1000;
  const apart = new Set<string>();
  const sought: Sought = { lines: [], told: 0, found: 0, left: [], open: [...byId.keys()], spoilt: [] };
  const come = new Set<string>();
  for (let first = true; sought.spoilt !== undefined && sought.open.length > 0; first = false) {
    const left = Math.max(0, (end - performance.now()) / 1000);
    const known = first ? null : sought.lines;
    const open = sought.open.flatMap((id): Search['mutants'] => {
      const mutant = byId.get(id);
      return mutant === undefined ? [] : [[id, placed(mutant)]];
    });
    const more = await search(game, name, String(left), seed, { mutants: open, apart: [...apart], known });
    sought.lines.push(...more.lines);
    sought.told += more.told;
    sought.found += more.found;
    for (const mutant of more.left) come.add(mutant);
    const { spoilt } = more;
    // One that spoils a process alone is left out; of several it is not known which of them does.
    sought.open = spoilt?.length === 1 ? more.open.filter((mutant) => !spoilt.includes(mutant)) : more.open;
    for (const mutant of spoilt ?? []) apart.add(mutant);
    sought.spoilt = spoilt;
  }
  sought.left = sought.open.filter((mutant) => come.has(mutant));
  const lines = new Map(readList(game, list));
  for (const line of sought.lines) lines.set(line, list.came(rules, line));
  writeList(game, list, lines);
  const left = sought.left.flatMap((id) => byId.get(id) ?? []);
  return { told: sought.told, found: sought.found, added: sought.lines.length, left };
}
