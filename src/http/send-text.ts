import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inPlace } from '../doors/in-flight.ts';
import { sendProblem } from '../doors/problems.ts';
import type { Answer } from '../services/problem.ts';

/** Sends a JSON document that comes in pieces, as fast as they are taken. */
export function sendText(
  request: Pick<FastifyRequest, 'id' | 'place'>,
  reply: Pick<FastifyReply, 'code' | 'header' | 'send' | 'type'>,
  answer: Answer<AsyncIterable<string>>,
): unknown {
  if (!answer.ok) return sendProblem(request, reply, answer.problem);
  return reply.type('application/json; charset=utf-8').send(Readable.from(inPlace(request.place, answer.value)));
}
