import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inPlace } from '../doors/in-flight.ts';
import { sendProblem } from '../doors/problems.ts';
import type { Answer } from '../services/problem.ts';

async function* texts(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((item) => `${JSON.stringify(item)}\n`).join('');
}

/**
 * Sends items as JSON lines, page by page, as fast as the client reads; when the client has gone, nothing more is read.
 * An export that fails half way is cut off, so one that ends properly is complete.
 */
export function sendLines(
  request: Pick<FastifyRequest, 'id' | 'place'>,
  reply: Pick<FastifyReply, 'code' | 'header' | 'send' | 'type'>,
  answer: Answer<AsyncIterable<object[]>>,
): unknown {
  if (!answer.ok) return sendProblem(request, reply, answer.problem);
  reply.header('cache-control', 'private, no-store');
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .send(Readable.from(inPlace(request.place, texts(answer.value))));
}
