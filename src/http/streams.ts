import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdingSlot } from '../doors/in-flight.ts';
import type { Answer } from '../services/problem.ts';
import { good } from '../services/problem.ts';

type Asking = Pick<FastifyRequest, 'place'>;

/** A JSON document that comes in pieces, as a stream of them that goes as fast as they are taken. */
export const inPieces = ({ place }: Asking, answer: Answer<AsyncIterable<string>>): Answer<Readable> =>
  answer.ok ? good(Readable.from(holdingSlot(place, answer.value))) : answer;

async function* texts(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((item) => `${JSON.stringify(item)}\n`).join('');
}

/**
 * Items as lines of JSON, page by page, as fast as they are taken; when nobody takes them any more, nothing more is read. An
 * export that fails half way is cut off: what ends as HTTP says it should is complete.
 */
export function inLines(
  request: Asking,
  reply: Pick<FastifyReply, 'header' | 'type'>,
  answer: Answer<AsyncIterable<object[]>>,
): Answer<Readable> {
  if (!answer.ok) return answer;
  reply.header('cache-control', 'private, no-store').type('application/x-ndjson; charset=utf-8');
  return inPieces(request, good(texts(answer.value)));
}
