import type { z } from 'zod';
import { problem } from '../../contracts/replies.ts';

const documented = (schema: z.ZodType, description: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

/** Any refusal. */
export const problemReply = documented(problem, 'A problem.', 'application/problem+json');

/** The documented replies of a route: the good one, and a problem for each status it can end with. */
export function replies(good: z.ZodType, description: string, statuses: readonly number[] = [], code = 200) {
  const problems = [...statuses, 500].map((status) => [String(status), problemReply]);
  return { [String(code)]: documented(good, description), ...Object.fromEntries(problems) };
}

const LINES = 'application/x-ndjson';

/** The documented replies of a route that also answers in lines of JSON, each of them a `line`. */
export function withLines(documented: ReturnType<typeof replies>, line: z.ZodType): ReturnType<typeof replies> {
  const { 200: good, ...others } = documented;
  return good ? { ...others, 200: { ...good, content: { ...good.content, [LINES]: { schema: line } } } } : documented;
}

/** The documented replies of a route that answers in lines of JSON and in nothing else. */
export function onlyLines(line: z.ZodType, description: string, statuses: readonly number[] = []) {
  return { ...replies(line, description, statuses), 200: documented(line, description, LINES) };
}
