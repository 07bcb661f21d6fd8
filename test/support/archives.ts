import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ARCHIVE_MARK } from '../../src/store/archive-marked.ts';
import type { ArchiveTarget } from '../../src/store/archive-target.ts';
import { openObjectStore } from './object-store.ts';
import { closeAtEnd } from './opened.ts';

/** An archive of one kind, with what lies there past the service. */
export interface TestArchive {
  target: ArchiveTarget;
  /** All files, by name, but for the one by which the archive is known. */
  files(): Map<string, Buffer>;
  put(name: string, data: Buffer): void;
}

function folderArchive(): TestArchive {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-archive-'));
  closeAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  return {
    target: folder,
    files() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => name !== ARCHIVE_MARK && statSync(join(folder, name)).isFile());
      return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
    },
    put(name, data) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), data);
    },
  };
}

async function bucketArchive(): Promise<TestArchive> {
  const store = await openObjectStore();
  const { prefix } = store.target;
  return {
    target: store.target,
    files() {
      const files = [...store.objects].map(([key, data]) => [key.slice(prefix.length + 1), data] as const);
      return new Map(files.filter(([name]) => name !== ARCHIVE_MARK));
    },
    put: (name, data) => store.objects.set(`${prefix}/${name}`, data),
  };
}

/** Archives of every kind. */
export const ARCHIVES: Record<string, () => TestArchive | Promise<TestArchive>> = {
  'a folder': folderArchive,
  'a bucket': bucketArchive,
};
