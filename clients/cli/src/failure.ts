import { ArbiterProblem, ArbiterUnreachable } from 'arbiter-client';

/** Something that is wrong with what was asked, for the person at the terminal. */
export class Wrong extends Error {}

/** What went wrong, in lines for a person; what nobody foresaw with where it came from. */
export function failureOf(error: unknown): string {
  if (error instanceof ArbiterProblem) {
    const faults = error.faults.map(
      ({ path, reason, didYouMean }) =>
        `  ${path}: ${reason}${didYouMean === undefined ? '' : ` (did you mean ${didYouMean}?)`}`,
    );
    const facts = error.facts.map(
      ({ fact, was, needed }) => `  ${fact}: is ${JSON.stringify(was)}, has to be ${JSON.stringify(needed)}`,
    );
    return [`${error.message} [${error.code || error.status}]`, ...faults, ...facts].join('\n');
  }
  if (error instanceof ArbiterUnreachable)
    return `${error.message}\nDoes the service run there? --url or ARBITER_URL says where it is.`;
  if (error instanceof Wrong) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
