import { gunzipSync } from 'node:zlib';
import { canonical, sha256 } from '../../engine/index.ts';
import type { ArchivedRecord } from '../../store/archive.ts';

/** What was read of a match in the archive: its record, and its transcript, each as a member of gzip. */
export interface Written {
  record: Uint8Array;
  transcript: Uint8Array;
}

/** What they say; null in place of what can't be read. */
export interface Found {
  record: { hash: string; match: string; plies: number; last: string | null } | null;
  /** The hash of the transcript without its signature, and that. */
  transcript: { hash: string; signature: unknown } | null;
}

/** Reads a match in the archive. It takes as long as reading all that was told of it does, which is why a worker does it. */
export const foundIn = ({ record, transcript }: Written): Found => ({
  record: read(record, (text) => {
    const { match, plies } = JSON.parse(text) as ArchivedRecord;
    return { hash: sha256(text), match, plies: plies.length, last: plies.at(-1)?.hashAfter ?? null };
  }),
  transcript: read(transcript, (text) => {
    const { signature, ...told } = JSON.parse(text);
    return { hash: sha256(canonical(told)), signature };
  }),
});

function read<T>(member: Uint8Array, of: (text: string) => T): T | null {
  try {
    return of(gunzipSync(member).toString());
  } catch {
    // No gzip, or no JSON: nothing was written like that.
    return null;
  }
}
