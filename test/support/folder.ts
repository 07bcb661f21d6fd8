import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where files lie in memory on Linux, in which a database is copied many times faster than on a disk. */
const MEMORY = '/dev/shm';

/** What has to be free there, in bytes: a run of all tests takes much less, with all that its Postgres writes ahead. */
const ROOM = 4 * 2 ** 30;

/** Whether there is memory for the files of tests; containers often have very little of it. */
function roomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    // This machine has no such folder.
    return false;
  }
}

/** A new folder for a database, that another account can get into: in memory where there is room, or else on the disk. */
export function openFolder(): string {
  const folder = mkdtempSync(join(roomInMemory() ? MEMORY : '/var/tmp', 'arbiter-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
