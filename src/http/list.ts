import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { LINES_COST } from '../doors/rate-limits.ts';
import { ShapeError, shapeFaults } from '../doors/shape.ts';
import { varyBy } from '../doors/vary.ts';
import type { Answer } from '../services/problem.ts';
import { wantsLines } from './accept.ts';
import { inLines } from './streams.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most items of a page, where a request may ask for more because it can be for an export. */
    page?: number;
  }
}

type Request = Pick<FastifyRequest, 'headers' | 'url' | 'charge' | 'place'> & {
  query: { limit?: number | undefined };
};
type Reply = Pick<FastifyReply, 'getHeader' | 'header' | 'type'>;

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

/** A page of a list, with a header that says where the next one is. */
export function asPage<T extends Paged>(
  { url }: Pick<Request, 'url'>,
  reply: Pick<Reply, 'header'>,
  answer: Answer<T>,
) {
  if (answer.ok && answer.value.next !== null) reply.header('link', linkTo(url, answer.value.next));
  return answer;
}

/** A query that was read before, to be read by another schema: with its numbers as they came, in digits. */
const asWritten = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'number' ? `${value}` : value]),
  );

/**
 * A list as it is wanted: a page of it, for which the request has to have the form of `page`, or all of it as lines,
 * of which `limit` bounds the number.
 */
export async function asList<Page extends z.ZodType, T extends Paged>(
  request: Request,
  reply: Reply,
  page: Page,
  list: (query: z.output<Page>) => Promise<Answer<T>>,
  all: (total: number | undefined) => Promise<Answer<AsyncIterable<object[]>>>,
): Promise<Answer<T | Readable>> {
  varyBy(reply, 'Accept');
  if (wantsLines(request.headers.accept)) {
    const charged = await request.charge(LINES_COST - 1);
    return charged.ok ? inLines(request, reply, await all(request.query.limit)) : charged;
  }
  const query = asWritten(request.query);
  const faults = shapeFaults(page, query, 'query');
  if (faults.length > 0) throw new ShapeError(faults);
  return asPage(request, reply, await list(page.parse(query)));
}
