import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** The account that Postgres runs as; an empty one is the account of this program. */
export interface Account {
  uid?: number;
  gid?: number;
}

const idOf = (kind: '-u' | '-g'): number | null => {
  try {
    return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    // `id` fails when there is no such account, which is the answer.
    return null;
  }
};

/** Postgres refuses to run as root, so there it gets an account of its own, made when it is missing. */
export function postgresAccount(): Account {
  if (userInfo().uid !== 0) return {};
  if (idOf('-u') === null) {
    execFileSync('groupadd', ['--force', 'postgres']);
    execFileSync('useradd', ['-g', 'postgres', 'postgres']);
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === null || gid === null) throw new Error('There is no account that Postgres could run as.');
  return { uid, gid };
}

/** Whether `account` may walk into `path`, or into the nearest folder above it that exists. */
export function canReach(account: Account, path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false });
    if (stat && !mayEnter(account, at, stat)) return false;
    if (at === dirname(at)) return true;
  }
}

function mayEnter({ uid, gid }: Account, path: string, stat: { mode: number; uid: number; gid: number }): boolean {
  if (uid === undefined) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      // Not allowed is the answer, not a failure.
      return false;
    }
  }
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0;
  return ((stat.mode >> shift) & 1) === 1;
}

/** Whether this program may make files in `path` or, when it does not exist, in the nearest folder above it. */
export function canWrite(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (statSync(at, { throwIfNoEntry: false })) {
      try {
        accessSync(at, constants.W_OK);
        return true;
      } catch {
        // Not allowed is the answer, not a failure.
        return false;
      }
    }
    if (at === dirname(at)) return false;
  }
}

export function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
