import type { z } from 'zod';
import { problem } from '../../contracts/replies.ts';

const documented = (schema: z.ZodType, description: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

/** The documented replies of a route: the good one, and a problem for each status it can end with. */
export function replies(good: z.ZodType, description: string, statuses: readonly number[] = [], code = 200) {
  const problems = [...statuses, 500].map((status) => [
    String(status),
    documented(problem, 'A problem.', 'application/problem+json'),
  ]);
  return { [String(code)]: documented(good, description), ...Object.fromEntries(problems) };
}
