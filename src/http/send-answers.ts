import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../doors/problems.ts';
import type { Answer } from '../services/problem.ts';
import { andThen } from '../services/turns.ts';
import { writeJson } from '../services/write-json.ts';

/**
 * What a handler gives back: a value, or a problem. A string is a value that is written as JSON already, a stream and bytes are sent
 * as they come, and null is nothing, as after something was deleted.
 */
export type Told<T> = Answer<T | string | Readable | Buffer>;

/** What Fastify is to send of an answer. */
function payloadOf(request: FastifyRequest, reply: FastifyReply, answer: Told<unknown>): unknown {
  if (!answer.ok) return sendProblem(request, reply, answer.problem);
  const { value } = answer;
  if (value === null) return reply.code(204).send();
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  return typeof value === 'string' || value instanceof Readable || Buffer.isBuffer(value) ? value : writeJson(value);
}

const isAnswer = (value: unknown): value is Told<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';

/** Sends what the handlers of a scope give back. No other place makes an answer of a use case a reply of HTTP. */
export function sendAnswers(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return andThen(answer, (told) => (isAnswer(told) ? payloadOf(request, reply, told) : told));
    };
  });
}
