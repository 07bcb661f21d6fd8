import type { FastifyReply } from 'fastify';

/** Adds a request header to the Vary header of the answer. */
export function varyBy(reply: Pick<FastifyReply, 'getHeader' | 'header'>, name: string): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.toLowerCase() !== name.toLowerCase());
  reply.header('vary', [...said, name].join(', '));
}
