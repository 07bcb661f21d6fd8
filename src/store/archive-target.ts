import type { ArchiveFiles } from './archive.ts';
import type { BucketTarget } from './archive-bucket.ts';
import { archiveBucket } from './archive-bucket.ts';
import { archiveFolder } from './archive-folder.ts';

/** Where the archive is: a folder, or a bucket. */
export type ArchiveTarget = string | BucketTarget;

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9!_.'()/-]*))?$/;

/** Reads the address of an archive: a folder, or `s3://bucket/prefix`. Null where it is neither. */
export function readArchive(text: string): string | Pick<BucketTarget, 'bucket' | 'prefix'> | null {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return text;
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  const parts = prefix.split('/').filter((part) => part !== '');
  return bucket === undefined || parts.some((part) => /^\.+$/.test(part)) ? null : { bucket, prefix: parts.join('/') };
}

/** Opens an archive. Nothing is asked of it before something is written or read. */
export const archiveAt = (target: ArchiveTarget): ArchiveFiles =>
  typeof target === 'string' ? archiveFolder(target) : archiveBucket(target);
