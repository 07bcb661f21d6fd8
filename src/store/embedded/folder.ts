import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { canReach, canWrite } from './account.ts';
import { birthOf, isAlive, nameOf } from './processes.ts';

/**
 * The folder for the files of an embedded Postgres. `wanted` is taken when it was asked for; otherwise a folder inside
 * `project`, or one outside when Postgres' account cannot get into the project.
 */
export function chooseFolder(project: string, wanted: string | null, account: Account): string {
  const usable = (path: string) => canReach(account, path) && canWrite(path);
  if (wanted !== null) {
    const folder = resolve(wanted);
    if (usable(folder)) return folder;
    throw new Error(`DATA_DIR: Postgres cannot get into ${folder}; name a folder whose parents are open to others.`);
  }
  const inside = join(project, '.data', 'postgres');
  if (usable(inside)) return inside;
  const key = createHash('sha256').update(resolve(project)).digest('hex').slice(0, 12);
  const outside = ['/var/tmp', tmpdir(), '/tmp'].map((base) => join(base, `arbiter-${userInfo().uid}-${key}`));
  const found = outside.find(usable);
  if (found === undefined) throw new Error('There is no folder that Postgres could keep its files in; set DATA_DIR.');
  return found;
}

/** Makes the folder, and refuses one that somebody else put there. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid } = userInfo();
  if (uid >= 0 && uid !== 0 && statSync(folder).uid !== uid) {
    throw new Error(`${folder} belongs to somebody else; set DATA_DIR.`);
  }
}

interface Owner {
  pid: number;
  birth: string | null;
}

/** Takes the folder for this program alone; a folder whose owner died without leaving is free. */
export function takeFolder(folder: string): () => void {
  const path = join(folder, 'owner.json');
  const mine: Owner = { pid: process.pid, birth: birthOf(process.pid) };
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt >= 3) throw error;
      const owner = readOwner(path);
      if (owner && lives(owner)) {
        throw new Error(
          `Another server (process ${owner.pid}) keeps its database in ${folder}. Stop it, or give this one its own DATA_DIR or DATABASE_URL.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
}

const lives = ({ pid, birth }: Owner): boolean => isAlive(pid) && birthOf(pid) === birth;

/** Whether a program that runs has taken the folder. */
export function isTaken(folder: string): boolean {
  const owner = readOwner(join(folder, 'owner.json'));
  return owner !== null && lives(owner);
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    // Not there, or half written by a program that was killed: nobody owns the folder.
    return null;
  }
}

/** Ends a Postgres whose owner was killed, and removes the note of one that is gone, so that a new one can start. */
export async function clearOrphan(data: string): Promise<void> {
  const note = join(data, 'postmaster.pid');
  if (!statSync(note, { throwIfNoEntry: false })) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && isAlive(pid) && nameOf(pid)?.includes('postgres')) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      if (isAlive(pid)) process.kill(pid, signal);
      for (let tries = 0; tries < 100 && isAlive(pid); tries++) await wait(100);
    }
    if (isAlive(pid)) throw new Error(`A Postgres that was left behind (process ${pid}) does not stop.`);
  }
  rmSync(note, { force: true });
}
