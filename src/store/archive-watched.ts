import type { ArchiveTrouble } from './archive.ts';
import { ArchiveFailed } from './archive.ts';
import type { MarkedArchive } from './archive-marked.ts';

/** Something that was done with a file of the archive, or was tried. */
export interface ArchiveOutcome {
  operation: 'write' | 'read' | 'remove' | 'check';
  result: 'ok' | ArchiveTrouble | 'failed';
  seconds: number;
  /** Bytes that were written or read. */
  bytes: number;
  failure: ArchiveFailed | null;
}

/** An archive that tells what is done there. */
export interface WatchedArchive extends MarkedArchive {
  /** The failure of something that was read there and is not what was written. */
  damaged(name: string, told: string, cause?: unknown): ArchiveFailed;
  /** Why the archive does not answer, or lets nobody in; null when what was asked of it last was done. */
  failing(): ArchiveFailed | null;
  /** Tells of all that is done from now on. */
  watch(watcher: (outcome: ArchiveOutcome) => void): void;
}

/** Watches an archive. */
export function watchedArchive(files: MarkedArchive): WatchedArchive {
  let watcher: (outcome: ArchiveOutcome) => void = () => {};
  let failing: ArchiveFailed | null = null;

  async function told<T>(
    operation: ArchiveOutcome['operation'],
    work: () => Promise<T>,
    bytesOf: (done: T) => number,
  ): Promise<T> {
    const begun = performance.now();
    const say = (result: ArchiveOutcome['result'], bytes: number, failure: ArchiveFailed | null) =>
      watcher({ operation, result, seconds: (performance.now() - begun) / 1000, bytes, failure });
    try {
      const done = await work();
      failing = null;
      say('ok', bytesOf(done), null);
      return done;
    } catch (error) {
      const failure = error instanceof ArchiveFailed ? error : null;
      if (failure?.isAway) failing = failure;
      say(failure?.trouble ?? 'failed', 0, failure);
      throw error;
    }
  }

  return {
    where: files.where,
    claim: () =>
      told(
        'check',
        () => files.claim(),
        () => 0,
      ),
    write: (name, data) =>
      told(
        'write',
        () => files.write(name, data),
        () => data.length,
      ),
    read: (name, range) =>
      told(
        'read',
        () => files.read(name, range),
        ({ length }) => length,
      ),
    remove: (name) =>
      told(
        'remove',
        () => files.remove(name),
        () => 0,
      ),
    damaged(name, what, cause) {
      const failure = new ArchiveFailed(files.where, name, 'damaged', what, cause);
      watcher({ operation: 'check', result: 'damaged', seconds: 0, bytes: 0, failure });
      return failure;
    },
    failing: () => failing,
    watch(told) {
      watcher = told;
    },
  };
}

/** Claims an archive, writes something small there, reads it and removes it. Throws where one of that can't be done. */
export async function tryArchive(files: WatchedArchive, name: string): Promise<void> {
  const data = Buffer.from('Can this be written, read and removed?\n');
  await files.claim();
  await files.write(name, data);
  if (!data.equals(await files.read(name))) throw files.damaged(name, 'is read back otherwise than it was written');
  await files.remove(name);
}
