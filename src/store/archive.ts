import type { ArchivePlace, StoredMatch, StoredPly } from './stored-match.ts';

/** The archive: where matches lie that are not kept in the database any more. */

/** A folder, or a bucket. Names have slashes between their parts. Whatever fails there is thrown as `ArchiveFailed`. */
export interface ArchiveFiles {
  /** Where it is, for whoever looks for a file. */
  readonly where: string;
  /** Writes a file as a whole: it is there with all that was written, or not at all. */
  write(name: string, data: Uint8Array): Promise<void>;
  /** Some bytes of a file, or all. Throws where there are no such bytes. */
  read(name: string, range?: readonly [from: number, bytes: number]): Promise<Uint8Array>;
  /** Removes a file; it may be gone already. */
  remove(name: string): Promise<void>;
}

/**
 * What is the matter with an archive: it does not answer (`away`), does not let this service in or is not there at all (`refused`), or has no
 * such file (`missing`), or another one than was written (`damaged`).
 */
export type ArchiveTrouble = 'away' | 'refused' | 'missing' | 'damaged';

/** Thrown when the archive fails. The message names the file in full and holds nothing secret. */
export class ArchiveFailed extends Error {
  /** The name of the file inside the archive. */
  readonly file: string;
  readonly trouble: ArchiveTrouble;

  constructor(where: string, file: string, trouble: ArchiveTrouble, told: string, cause?: unknown) {
    super(`${where}/${file} ${told}`, { cause });
    this.file = file;
    this.trouble = trouble;
  }

  /** Whether it is the archive that fails, not one file there. */
  get isAway(): boolean {
    return this.trouble === 'away' || this.trouble === 'refused';
  }
}

export interface ArchiveFile {
  name: string;
  bytes: number;
  /** SHA-256 of what it holds. */
  hash: string;
}

/** The names of the files of a batch. Whatever a tenant is called, it is no way out of the archive. */
export const filesOf = (tenant: string, batch: string) => ({
  records: `of-${tenant}/${batch}.records.ndjson.gz`,
  transcripts: `of-${tenant}/${batch}.transcripts.ndjson.gz`,
  matches: `of-${tenant}/${batch}.matches.parquet`,
  plies: `of-${tenant}/${batch}.plies.parquet`,
  events: `of-${tenant}/${batch}.events.parquet`,
});

/** Everything of a match that leaves the database: what it takes to bring it back, and to read it as it was. */
export interface ArchivedRecord {
  /** The edition of this form. */
  record: 1;
  match: string;
  /** The text of the state after the last ply. */
  head: string;
  plies: (Omit<StoredPly, 'playedAt'> & {
    playedAt: string;
    lastSeq: number;
    /** What leads to the state after it, in Base64; null where that is kept whole, or nothing was kept. */
    step: string | null;
  })[];
  /** States that were kept whole. */
  snapshots: { ply: number; state: string }[];
}

export interface RetentionRule {
  keep: string;
  days: number;
  setAt: Date;
}

/** A match that is put into the archive, as it was read. */
export interface Leaving {
  match: Pick<StoredMatch, 'id' | 'ply' | 'stateHash' | 'revision'>;
  place: ArchivePlace;
}

export type BatchState = 'writing' | 'written' | 'stale' | 'leaving';

export interface ArchiveBatch {
  id: string;
  job: string;
  state: BatchState;
  files: ArchiveFile[];
}

export interface ArchiveStore {
  /** Null for none: what is recorded stays. */
  rule(tenant: string): Promise<RetentionRule | null>;
  setRule(tenant: string, rule: Pick<RetentionRule, 'keep' | 'days'> | null): Promise<RetentionRule | null>;
  /**
   * Asks for the jobs that are due: one for each tenant with a rule, a day after the last was done, and one wherever something of the
   * archive is to be done away with. After one that failed there is another ten minutes later, and after one that was cancelled a day later,
   * unless the rule was set since. Gives whether there are any. Of several servers that ask at once one makes them.
   */
  askForJobs(): Promise<boolean>;
  /** Notes that all that may leave has left: the next job is due in a day. */
  done(tenant: string): Promise<void>;
  /**
   * Finished matches that may leave the database: that ended more than `days` ago, whose tournament, if they have one, has no match that
   * runs or ended later; that no webhook is still to be told of; that are counted, and from which no match here was forked.
   */
  leaving(tenant: string, days: number, limit: number): Promise<StoredMatch[]>;
  /** How many there are of them. */
  countLeaving(tenant: string, days: number): Promise<number>;
  /** How many matches, by ruleset, ended as long ago but are of none of these rulesets, and so are not counted: they stay. */
  countStaying(
    tenant: string,
    days: number,
    rulesets: readonly string[],
  ): Promise<{ ruleset: string; matches: number }[]>;
  /** Batches with which something is to be done, the oldest first; not those that another job is writing. */
  open(tenant: string, job: string): Promise<ArchiveBatch[]>;
  find(tenant: string, batch: string): Promise<ArchiveBatch | null>;
  /** Whether there is any batch, of whatever tenant. */
  isInUse(): Promise<boolean>;
  /** Writes down that files of a batch are about to be written. */
  begin(tenant: string, batch: Pick<ArchiveBatch, 'id' | 'job'>, files: readonly string[]): Promise<void>;
  /**
   * Has matches lie in a batch whose files are written, and deletes their plies and states, all or nothing. False when one of them was changed
   * since it was read, or the batch is not being written any more.
   */
  leave(batch: string, files: readonly ArchiveFile[], matches: readonly Leaving[]): Promise<boolean>;
  /** The matches that lie in a batch. */
  held(batch: string): Promise<Pick<StoredMatch, 'id' | 'archived'>[]>;
  /** Has matches of the batch `from`, all that it holds, lie in another one whose files are written. False when that is not so any more. */
  move(
    from: string,
    to: string,
    files: readonly ArchiveFile[],
    places: readonly { id: string; place: ArchivePlace }[],
  ): Promise<boolean>;
  /** The files of a batch go, if no match lies in it: false when one does. */
  abandon(batch: string): Promise<boolean>;
  /** Forgets a batch whose files are gone. */
  forget(batch: string): Promise<void>;
  /** Brings a match back that lies in that batch; false when it does not. */
  restore(tenant: string, batch: string, record: ArchivedRecord): Promise<boolean>;
}

/** Reads what lies in the archive. */
export interface ArchivedReads {
  /** The record of a match that was found to lie there. Throws `InArchive` where it can't be read. */
  recordOf(id: string): Promise<ArchivedRecord>;
}

/** Thrown when what is asked for lies in the archive and can't be had, or changed, there; `cause` is what failed there, if something did. */
export class InArchive extends Error {
  readonly match: string;

  constructor(match: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.match = match;
  }
}
