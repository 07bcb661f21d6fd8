import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ArchiveBatch, ArchiveFile } from '../../store/archive.ts';
import { filesOf } from '../../store/archive.ts';
import type { WatchedArchive } from '../../store/archive-watched.ts';
import type { ArchivePlace } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { newId } from '../ids.ts';
import type { BatchTables } from './archive-tables.ts';

const unpack = promisify(gunzip);

/** A file in the making: members of gzip one after the other, each of which can be read by itself. */
class Members {
  readonly #members: Uint8Array[] = [];
  #bytes = 0;

  get members(): readonly Uint8Array[] {
    return this.#members;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Gives where it lies. */
  add(member: Uint8Array): [from: number, bytes: number] {
    const from = this.#bytes;
    this.#members.push(member);
    this.#bytes += member.length;
    return [from, member.length];
  }

  whole(): Uint8Array {
    return Buffer.concat(this.#members);
  }
}

/** Writes a file, reads it back, and gives what it is. Throws where something else is read. */
async function write(files: WatchedArchive, name: string, data: Uint8Array): Promise<ArchiveFile> {
  const hash = hashOf(data);
  await files.write(name, data);
  if (hashOf(await files.read(name)) !== hash) throw files.damaged(name, 'is read back otherwise than it was written');
  return { name, bytes: data.length, hash };
}

/** Reads a file of a batch that was written long ago. Throws where it is not what was written. */
export async function whole(files: WatchedArchive, batch: ArchiveBatch, name: string): Promise<Uint8Array> {
  const data = await files.read(name);
  const hash = batch.files.find((file) => file.name === name)?.hash;
  if (hashOf(data) !== hash) throw files.damaged(name, 'is not what was written there');
  return data;
}

/** Some of its bytes. */
export const cut = (data: Uint8Array, [from, bytes]: readonly [from: number, bytes: number]): Uint8Array =>
  data.subarray(from, from + bytes);

/** The text of one member of a file. */
export async function memberOf(
  files: WatchedArchive,
  name: string,
  range: readonly [from: number, bytes: number],
): Promise<string> {
  const data = await files.read(name, range);
  try {
    return (await unpack(data)).toString();
  } catch (error) {
    throw files.damaged(name, 'is not what was written there', error);
  }
}

const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** What workers do for the archives of all tenants together leaves one of them to calls; no tenant has a name like this. */
export const ARCHIVE_LANE = 'archives of all';
const FILE = new URL('./archive-tables.ts', import.meta.url).href;

/** Made in a worker, since it takes as long as it does to read all that was told. */
const tablesBeside = ({ runs, gone }: Call, transcripts: readonly Uint8Array[]): Promise<BatchTables> =>
  runs.aside({ tenant: ARCHIVE_LANE, gone }, { file: FILE, name: 'tablesOf', input: transcripts }, async () => {
    const { tablesOf } = await import('./archive-tables.ts');
    return tablesOf(transcripts);
  });

/** Files of matches in the making. */
export class Batch {
  readonly id: string;
  readonly names: ReturnType<typeof filesOf>;
  readonly #records = new Members();
  readonly #transcripts = new Members();
  readonly #call: Call;
  readonly #files: WatchedArchive;

  private constructor(call: Call, files: WatchedArchive) {
    this.id = newId();
    this.names = filesOf(call.caller.tenant, this.id);
    this.#call = call;
    this.#files = files;
  }

  /** Begins a batch, which is written down: whatever comes of it, its files are found again. */
  static async begin(call: Call, files: WatchedArchive, job: string): Promise<Batch> {
    const { store, caller, archiveTables } = call;
    const batch = new Batch(call, files);
    const { records, transcripts, ...tables } = batch.names;
    // Before it is written down: an archive that has batches is in use.
    await files.claim();
    const names = [records, transcripts, ...(archiveTables ? Object.values(tables) : [])];
    await store.archive.begin(caller.tenant, { id: batch.id, job }, names);
    return batch;
  }

  /** How many bytes its matches have so far. */
  get bytes(): number {
    return this.#records.bytes + this.#transcripts.bytes;
  }

  /** Adds a match by its record and its transcript, each as a member of gzip. Gives where they lie. */
  add(record: Uint8Array, transcript: Uint8Array): Omit<ArchivePlace, 'hash'> {
    return { batch: this.id, record: this.#records.add(record), transcript: this.#transcripts.add(transcript) };
  }

  /** Writes all files, and reads each back. Throws where something else is read. */
  async write(): Promise<ArchiveFile[]> {
    const written = [
      await write(this.#files, this.names.records, this.#records.whole()),
      await write(this.#files, this.names.transcripts, this.#transcripts.whole()),
    ];
    if (!this.#call.archiveTables) return written;
    const { matches, plies, events } = await tablesBeside(this.#call, this.#transcripts.members);
    return [
      ...written,
      await write(this.#files, this.names.matches, matches),
      await write(this.#files, this.names.plies, plies),
      await write(this.#files, this.names.events, events),
    ];
  }
}
