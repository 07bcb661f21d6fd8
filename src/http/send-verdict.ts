import type { FastifyRequest } from 'fastify';
import { type Answer, good } from '../services/problem.ts';
import { deliver } from '../services/sealed.ts';
import type { Verdict } from '../services/verdict.ts';
import { sendAnswer } from './problems.ts';

type Request = Pick<FastifyRequest, 'id' | 'call' | 'viewer'> & {
  query: { sealed?: boolean | undefined; signed?: boolean | undefined };
};
type Reply = Parameters<typeof sendAnswer>[1];

/** Sends a verdict as it is wanted: as one viewer may see it, with its state sealed, with a signature. */
export async function sendVerdict(request: Request, reply: Reply, answer: Answer<Verdict>): Promise<unknown> {
  if (!answer.ok) return sendAnswer(request, reply, answer);
  const { sealed = false, signed = false } = request.query;
  const text = await deliver(request.call, answer.value, { viewer: request.viewer, sealed, signed });
  return sendAnswer(request, reply, good(text), String);
}
