import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rulesetOf } from '../../src/cli/known.ts';
import type { List } from '../recorded/lists.ts';
import { listsOf, readList, writeList } from '../recorded/lists.ts';
import type { Mutant } from './mutants.ts';
import { placed, severalAtOnce, switched } from './mutants.ts';
import type { Search, Sought } from './seeker.ts';
import { gameOf, ROOT } from './targets.ts';
import { copyProject } from './trial.ts';

/** Several can look at once, for lines of different lists, in a copy each. */
const COPY = join(ROOT, '.tmp/mutation', `seek-${process.pid}`);

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

/** Looks for lines in processes, one after the other, as long as mutants spoil them: what all of them found. */
async function searchOn(
  { game, name, seconds, seed }: { game: string; name: string; seconds: number; seed: string },
  what: { mutants: readonly Search['mutants'][number][]; apart: Set<string>; known: string[] | null },
): Promise<Omit<Sought, 'spoilt'>> {
  const places = new Map(what.mutants);
  const end = performance.now() + seconds * 1000;
  const sought: Sought = { lines: [], told: 0, found: 0, left: [], open: [...places.keys()], spoilt: [] };
  const come = new Set<string>();
  for (let first = true; sought.spoilt !== undefined && sought.open.length > 0; first = false) {
    const left = Math.max(0, (end - performance.now()) / 1000);
    const known = first ? what.known : [...(what.known ?? []), ...sought.lines];
    const open = sought.open.flatMap((id): Search['mutants'] => {
      const place = places.get(id);
      return place === undefined ? [] : [[id, place]];
    });
    const more = await search(game, name, String(left), seed, { mutants: open, apart: [...what.apart], known });
    sought.lines.push(...more.lines);
    sought.told += more.told;
    sought.found += more.found;
    for (const mutant of more.left) come.add(mutant);
    const { spoilt } = more;
    // One that spoils a process alone is left out; of several it is not known which of them does.
    sought.open = spoilt?.length === 1 ? more.open.filter((mutant) => !spoilt.includes(mutant)) : more.open;
    for (const mutant of spoilt ?? []) what.apart.add(mutant);
    sought.spoilt = spoilt;
  }
  return { ...sought, left: sought.open.filter((mutant) => come.has(mutant)) };
}

/**
 * Looks for lines of a list of some games that tell mutants which no line of any of them tells so far, for so many seconds, and adds them to the lists.
 * Mutants of what works while a game is loaded are not told by any.
 */
export async function seek(
  mutants: readonly Mutant[],
  { games, name, seconds, seed }: { games: readonly string[]; name: List['name']; seconds: number; seed: string },
): Promise<Found> {
  const { files, ids } = await switched(mutants);
  copyProject(COPY, severalAtOnce(files));
  const byId = new Map(mutants.flatMap((mutant) => [[ids.get(mutant.key) ?? '', mutant] as const]));
  const end = performance.now() + seconds * 1000;
  const apart = new Set<string>();
  const open = new Map(byId);
  const come = new Set<string>();
  const all: Found = { told: 0, found: 0, added: 0, left: [] };
  const lookIn = async (game: string, within: number, known: string[] | null) => {
    const rules = rulesetOf(game);
    const list = listsOf(rules).find((one) => one.name === name);
    if (list === undefined) throw new Error(`${game} has no list of ${name}`);
    const own = [...open].flatMap(([id, mutant]): Search['mutants'] =>
      [null, game].includes(gameOf(mutant.file)) ? [[id, placed(mutant)]] : [],
    );
    const sought = await searchOn({ game, name, seconds: within, seed }, { mutants: own, apart, known });
    all.told += sought.told;
    all.found += sought.found;
    all.added += sought.lines.length;
    for (const mutant of sought.left) come.add(mutant);
    const still = new Set(sought.open);
    for (const [id] of own) if (!still.has(id)) open.delete(id);
    const lines = new Map(readList(game, list));
    for (const line of sought.lines) lines.set(line, list.came(rules, line));
    if (sought.lines.length > 0) writeList(game, list, lines);
  };
  // What a line of one game tells needs no line in another.
  if (games.length > 1) for (const game of games) await lookIn(game, 0, null);
  for (const [at, game] of games.entries()) {
    const share = (end - performance.now()) / 1000 / (games.length - at);
    await lookIn(game, Math.max(0, share), games.length > 1 ? [] : null);
  }
  rmSync(COPY, { recursive: true, force: true });
  all.left = [...open].flatMap(([id, mutant]) => (come.has(id) ? [mutant] : []));
  return all;
}
