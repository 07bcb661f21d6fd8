import type { FastifyReply } from 'fastify';
import vary from 'vary';

/** Adds a request header to the Vary header of the answer. */
export function varyBy(reply: Pick<FastifyReply, 'getHeader' | 'header'>, name: string): void {
  reply.header('vary', vary.append(String(reply.getHeader('vary') ?? ''), name));
}
