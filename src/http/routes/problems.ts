import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problem } from '../../contracts/replies.ts';
import { varyBy } from '../../doors/vary.ts';
import { suggest } from '../../engine/index.ts';
import type { ProblemCode } from '../../services/problem.ts';
import { bad, good, PROBLEMS } from '../../services/problem.ts';
import { exampleOf, GUIDES } from '../../services/problem-guide.ts';
import { bestOf } from '../accept.ts';
import { problemIndexPage, problemPage } from '../problem-pages.ts';
import type { RestApp } from '../rest-app.ts';
import { replies, withPage } from './replies.ts';

const tags = ['service'];

const listed = z.object({
  type: z.string().describe('The address of the problem, as problem documents have it.'),
  code: z.string().describe('The code by which programs tell problems apart.'),
  title: z.string().describe('What it is, in a few words.'),
  status: z.int().describe('The HTTP status that it comes with.'),
});

const explained = listed.extend({
  cause: z.string().describe('When it comes.'),
  remedy: z.string().describe('What to do.'),
  example: problem.describe('A problem document as it may look.'),
});

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

const isCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

const item = (code: ProblemCode) => ({ type: `/problems/${code}`, code, ...PROBLEMS[code] });

const explain = (code: ProblemCode) => {
  const { cause, remedy } = GUIDES[code];
  return { ...item(code), cause, remedy, example: exampleOf(code) };
};

/** Whether a browser asks, which is shown a page. */
function wantsPage({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  varyBy(reply, 'Accept');
  if (bestOf(headers.accept, ['application/json', 'text/html'] as const) !== 'text/html') return false;
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return true;
}

/** What problems mean, for programs and for people. */
export function problemRoutes(app: RestApp): void {
  app.get(
    '/problems',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'problems',
        summary: 'All problem codes',
        description: 'As JSON, or as a page for whoever accepts HTML.',
        tags,
        response: withPage(
          replies(z.object({ items: z.array(listed).describe('All problems there are.') }), 'All of them.'),
        ),
      },
    },
    async (request, reply) => {
      const items = CODES.map(item);
      return good(wantsPage(request, reply) ? Buffer.from(problemIndexPage(items)) : { items });
    },
  );

  app.get(
    '/problems/:code',
    {
      config: { needs: 'public' },
      schema: {
        operationId: 'problem',
        summary: 'What a problem code means: its cause, what to do, and an example',
        description: 'As JSON, or as a page for whoever accepts HTML.',
        tags,
        params: z.object({ code: z.string().describe('The code of the problem.') }),
        response: withPage(replies(explained, 'It.', [404])),
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      if (!isCode(code)) {
        const meant = suggest(code, CODES);
        const hint = meant === null ? 'The codes are listed at /problems.' : `Did you mean "${meant}"?`;
        return bad('unknown-problem', `There is no such problem code. ${hint}`);
      }
      const told = explain(code);
      return good(wantsPage(request, reply) ? Buffer.from(problemPage(told)) : told);
    },
  );
}
