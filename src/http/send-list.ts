import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendAnswer } from '../doors/problems.ts';
import { LINES_COST } from '../doors/rate-limits.ts';
import { ShapeError, shapeFaults } from '../doors/shape.ts';
import { varyBy } from '../doors/vary.ts';
import type { Answer } from '../services/problem.ts';
import { wantsLines } from './accept.ts';
import { sendLines } from './send-lines.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most items of a page, where a request may ask for more because it can be for an export. */
    page?: number;
  }
}

type Request = Pick<FastifyRequest, 'id' | 'headers' | 'url' | 'charge' | 'place'> & {
  query: { limit?: number | undefined };
};
type Reply = Pick<FastifyReply, 'code' | 'getHeader' | 'header' | 'send' | 'type'>;

interface Paged {
  items: unknown[];
  next: string | null;
}

/** Where the next page of a list is: the same address with another `after`. */
function linkTo(url: string, next: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', next);
  return `<${path}?${parameters}>; rel="next"`;
}

/** Sends a page of a list, with a Link header to the next one. */
export function sendPage<T extends Paged>(request: Pick<Request, 'id' | 'url'>, reply: Reply, answer: Answer<T>) {
  if (answer.ok && answer.value.next !== null) reply.header('link', linkTo(request.url, answer.value.next));
  return sendAnswer(request, reply, answer);
}

/**
 * Sends a list as it is wanted: a page of it, for which the request has to have the form of `page`, or all of it as lines,
 * of which `limit` bounds the number.
 */
export async function sendList<Page extends z.ZodType>(
  request: Request,
  reply: Reply,
  page: Page,
  list: (query: z.output<Page>) => Promise<Answer<Paged>>,
  all: (total: number | undefined) => Promise<Answer<AsyncIterable<object[]>>>,
): Promise<unknown> {
  varyBy(reply, 'Accept');
  if (wantsLines(request.headers.accept)) {
    const charged = await request.charge(LINES_COST - 1);
    return charged.ok ? sendLines(request, reply, await all(request.query.limit)) : sendAnswer(request, reply, charged);
  }
  const faults = shapeFaults(page, request.query, 'query');
  if (faults.length > 0) throw new ShapeError(faults);
  return sendPage(request, reply, await list(page.parse(request.query)));
}
