import type { FastifyRequest } from 'fastify';
import { sendAnswer } from '../doors/problems.ts';
import { type Delivery, deliver } from '../services/delivery/sealed.ts';
import type { Verdict } from '../services/play/verdict.ts';
import { type Answer, good } from '../services/problem.ts';

type Request = Pick<FastifyRequest, 'id' | 'call' | 'viewer'> & {
  query: { sealed?: boolean | undefined; signed?: boolean | undefined };
};
type Reply = Parameters<typeof sendAnswer>[1];

/** As is asked for in the address. */
const askedFor = ({ viewer, query: { sealed = false, signed = false } }: Request): Delivery => ({
  viewer,
  sealed,
  signed,
});

/** Sends a verdict as requested: as one viewer may see it, sealed, signed. */
export async function sendVerdict(
  request: Request,
  reply: Reply,
  answer: Answer<Verdict>,
  delivery: Delivery = askedFor(request),
): Promise<unknown> {
  if (!answer.ok) return sendAnswer(request, reply, answer);
  const text = await deliver(request.call, answer.value, delivery);
  return sendAnswer(request, reply, good(text), String);
}
