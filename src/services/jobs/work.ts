import type { JsonObject } from '../../engine/index.ts';
import type { HeldJob, JobStep } from '../../store/jobs.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';

/** A job in hand, for one piece of it. */
export interface Work {
  job: HeldJob;
  /** A call of the service itself for the job's tenant, which is given up when the job is not held any more. */
  call: Call;
  /** Whether the piece has taken its time. */
  enough(): boolean;
}

/** What a piece did. What is left out stays as it was. */
export type Step = Pick<JobStep, 'cursor'> & Partial<JobStep>;

/** Does the next piece of a job; a problem ends the job. What is thrown has the piece done again. */
export type Piece = (work: Work) => Promise<Answer<Step>>;

/** What a cursor says, with what it says at the beginning. Only pieces of the same kind have written it. */
export const cursorOf = <T extends object>({ cursor }: HeldJob, beginning: T): T =>
  cursor === null ? beginning : (cursor as unknown as T);

/** Plain data as JSON has it. */
export const plain = (value: object): JsonObject => value as JsonObject;
