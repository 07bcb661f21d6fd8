import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresAccount } from './account.ts';
import { chooseFolder, isTaken } from './folder.ts';
import { DATABASE } from './postgres.ts';

/** How long a server that is just starting may take, in milliseconds. */
const PATIENCE = 20_000;

/**
 * The connection string of the Postgres that a running server keeps in the folder, to work in it beside that server; null
 * when none does.
 */
export async function runningPostgres(project: string, wanted: string | null): Promise<string | null> {
  const folder = chooseFolder(project, wanted, postgresAccount());
  for (const end = Date.now() + PATIENCE; isTaken(folder); await wait(100)) {
    const port = portOf(join(folder, 'data', 'postmaster.pid'));
    const secret = join(folder, 'password');
    if (port !== null && existsSync(secret)) {
      const password = readFileSync(secret, 'utf8').trim();
      return `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
    }
    if (Date.now() > end) throw new Error(`The server that keeps its database in ${folder} does not come up.`);
  }
  return null;
}

/** The port in Postgres' own note of itself, once it accepts connections. */
function portOf(note: string): number | null {
  if (!existsSync(note)) return null;
  const lines = readFileSync(note, 'utf8').split('\n');
  const port = Number(lines[3]);
  return lines[7]?.trim() === 'ready' && Number.isInteger(port) ? port : null;
}
