import type { ArchiveFiles } from './archive.ts';
import { ArchiveFailed } from './archive.ts';

/** The file by which an archive is known again. What it holds is for people. */
export const ARCHIVE_MARK = 'arbiter-archive';
const TOLD = 'Finished matches of Arbiter lie here. Without this file nothing is written, removed or missed here.\n';

/** An archive that is known again by a file of its own. */
export interface MarkedArchive extends ArchiveFiles {
  /** Marks a place to which nothing was ever written. Throws where something was, but not here. */
  claim(): Promise<void>;
}

/**
 * Keeps an archive from being taken for another place that is found under its address: the bare folder where a volume is not mounted,
 * an empty bucket. There a file that lies in the archive would be missing, one that is removed would be left, and what is written
 * would be lost when the volume is back. All that fails there is thrown as of an archive that is away.
 *
 * @param isInUse whether anything was written to the archive, by any server
 */
export function markedArchive(files: ArchiveFiles, isInUse: () => Promise<boolean>): MarkedArchive {
  const isMarked = async (): Promise<boolean> => {
    try {
      await files.read(ARCHIVE_MARK);
      return true;
    } catch (error) {
      // A store may refuse what is not there.
      if (error instanceof ArchiveFailed && (error.trouble === 'missing' || error.trouble === 'refused')) return false;
      throw error;
    }
  };
  const known = async (): Promise<void> => {
    if (await isMarked()) return;
    const told = 'is not there: this is not the archive that was written to before';
    throw new ArchiveFailed(files.where, ARCHIVE_MARK, 'away', told);
  };

  return {
    where: files.where,
    async claim() {
      if (await isMarked()) return;
      if (await isInUse()) await known();
      else await files.write(ARCHIVE_MARK, Buffer.from(TOLD));
    },
    async write(name, data) {
      await known();
      await files.write(name, data);
    },
    async read(name, range) {
      try {
        return await files.read(name, range);
      } catch (error) {
        if (error instanceof ArchiveFailed && error.trouble === 'missing') await known();
        throw error;
      }
    },
    async remove(name) {
      await known();
      await files.remove(name);
    },
  };
}
