import type { JsonObject } from '../engine/index.ts';

/** Long work of tenants, as it is kept. */

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Why a job failed. */
export interface JobProblem {
  code: string;
  detail: string;
}

export interface StoredJob {
  id: string;
  tenant: string;
  kind: string;
  request: JsonObject;
  state: JobState;
  done: number;
  /** Of how many; null while that is not known. */
  total: number | null;
  result: JsonObject | null;
  problem: JobProblem | null;
  /** How much there is to download: lines, and bytes of their text. */
  lines: number;
  bytes: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** A job that a server is at. */
export interface HeldJob {
  id: string;
  tenant: string;
  kind: string;
  request: JsonObject;
  /** Where the next piece begins, and what those before it found; null where nothing is done yet. */
  cursor: JsonObject | null;
  done: number;
  total: number | null;
  bytes: number;
  createdAt: Date;
  /** Who is at it, by an id that is used for one time of taking it on. */
  holder: string;
  /** How often the next piece was begun, this time included. */
  tries: number;
}

/** Lines that a piece wrote, compressed with gzip, and how much they are. */
export interface WrittenLines {
  data: Uint8Array;
  lines: number;
  bytes: number;
}

/** What a piece of a job did. */
export interface JobStep {
  done: number;
  total: number | null;
  cursor: JsonObject;
  written: WrittenLines | null;
  /** What came of the whole job, where this was its last piece. */
  result: JsonObject | null;
}

export interface JobQuery {
  state?: JobState | undefined;
  kind?: string | undefined;
  /** The id of the last one of the page before. */
  after?: string | undefined;
  limit: number;
}

export interface JobStore {
  /** Null when the tenant has `most` already that are not over. */
  create(job: Pick<StoredJob, 'id' | 'tenant' | 'kind' | 'request'>, most: number): Promise<StoredJob | null>;
  find(tenant: string, id: string): Promise<StoredJob | null>;
  /** The latest first. */
  list(tenant: string, query: JobQuery): Promise<StoredJob[]>;
  /** Ends a job that is not over; one that is stays as it is. Null when there is none. */
  cancel(tenant: string, id: string): Promise<StoredJob | null>;
  /** Deletes a job with what it wrote; whoever is at it finds that out with its next piece. */
  delete(tenant: string, id: string): Promise<boolean>;
  /** The part `number` of what a job wrote, the first is 0; null after the last one. */
  part(id: string, number: number): Promise<Uint8Array | null>;
  /**
   * Takes on jobs of these kinds that are due, the longest due first: `most` at most, and never more than `each` of a tenant at
   * once, those of all servers together. For `lease` seconds no other server takes them on.
   */
  claim(claim: { kinds: readonly string[]; each: number; most: number; lease: number }): Promise<HeldJob[]>;
  /** Keeps jobs for `lease` seconds more. Gives the ids of those that are still held. */
  keep(jobs: readonly Pick<HeldJob, 'id' | 'holder'>[], lease: number): Promise<string[]>;
  /** Writes what a piece did, all of it or nothing. False when the job is not held any more: cancelled, deleted, or taken on by another server. */
  advance(job: Pick<HeldJob, 'id' | 'holder'>, step: JobStep, lease: number): Promise<boolean>;
  /** Leaves a job to whoever takes it on in `wait` seconds. With `undone` the piece does not count as begun. */
  leave(job: Pick<HeldJob, 'id' | 'holder'>, wait: number, undone: boolean): Promise<void>;
  fail(job: Pick<HeldJob, 'id' | 'holder'>, problem: JobProblem): Promise<void>;
  /** Deletes what was over more than `age` seconds ago. */
  tidy(age: number): Promise<number>;
}
