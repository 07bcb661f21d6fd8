import type { FastifyReply } from 'fastify';
import vary from 'vary';

/** Says that the answer depends on a header of the request as well, beside those that it is said of already. */
export function varyBy(reply: Pick<FastifyReply, 'getHeader' | 'header'>, name: string): void {
  reply.header('vary', vary.append(String(reply.getHeader('vary') ?? ''), name));
}
