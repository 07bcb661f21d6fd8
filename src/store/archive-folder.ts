import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArchiveFiles } from './archive.ts';

/** An archive in a folder of this machine, or one that is mounted. */
export function archiveFolder(folder: string): ArchiveFiles {
  return {
    where: folder,

    async write(name, data) {
      const path = join(folder, name);
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
    },

    async read(name, range) {
      const file = await open(join(folder, name), 'r');
      try {
        if (range === undefined) return await file.readFile();
        const [from, bytes] = range;
        const data = Buffer.alloc(bytes);
        const { bytesRead } = await file.read(data, 0, bytes, from);
        if (bytesRead !== bytes) throw new Error(`${name} ends before byte ${from + bytes}`);
        return data;
      } finally {
        await file.close();
      }
    },

    async remove(name) {
      await rm(join(folder, name), { force: true });
      await rm(join(folder, `${name}.new`), { force: true });
    },
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
