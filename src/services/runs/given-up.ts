/** Thrown when no worker was free for a job, or the job took too long. */
export class Overloaded extends Error {}

/** Thrown when nobody waits for the job any more. */
export class Abandoned extends Error {}
