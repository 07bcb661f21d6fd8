import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArchiveFiles, ArchiveTrouble } from './archive.ts';
import { ArchiveFailed } from './archive.ts';

/** What the system says of a file that is not there, or that nobody may have. All else is a disk that fails, or a network. */
const TROUBLES: Record<string, ArchiveTrouble> = {
  ...{ ENOENT: 'missing', ENOTDIR: 'missing', EISDIR: 'damaged' },
  ...{ EACCES: 'refused', EPERM: 'refused', EROFS: 'refused' },
};

/** An archive in a folder of this machine, or one that is mounted. */
export function archiveFolder(folder: string): ArchiveFiles {
  /** Does something with a file; see `ArchiveFiles` for how it fails. */
  async function on<T>(name: string, act: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = join(folder, name);
    try {
      return await work(path);
    } catch (error) {
      if (error instanceof ArchiveFailed) throw error;
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      throw new ArchiveFailed(folder, name, TROUBLES[code] ?? 'away', `could not be ${act}: ${code}`, error);
    }
  }

  return {
    where: folder,

    write: (name, data) =>
      on(name, 'written', async (path) => {
        await mkdir(dirname(path), { recursive: true });
        const file = await open(`${path}.new`, 'w');
        try {
          await file.writeFile(data);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(`${path}.new`, path);
        await synced(dirname(path));
      }),

    read: (name, range) =>
      on(name, 'read', async (path) => {
        const file = await open(path, 'r');
        try {
          if (range === undefined) return await file.readFile();
          const [from, bytes] = range;
          const data = Buffer.alloc(bytes);
          const { bytesRead } = await file.read(data, 0, bytes, from);
          if (bytesRead === bytes) return data;
          throw new ArchiveFailed(folder, name, 'damaged', `could not be read: it ends before byte ${from + bytes}`);
        } finally {
          await file.close();
        }
      }),

    remove: (name) =>
      on(name, 'removed', async (path) => {
        await rm(path, { force: true });
        await rm(`${path}.new`, { force: true });
      }),
  };
}

/** A name that was written is there after a failure of the power as well. */
async function synced(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
