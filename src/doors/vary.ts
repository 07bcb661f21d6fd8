import type { FastifyReply } from 'fastify';

/** Says that the answer depends on a header of the request as well, beside those that it is said of already. */
export function varyBy(reply: Pick<FastifyReply, 'getHeader' | 'header'>, name: string): void {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.toLowerCase() !== name.toLowerCase());
  reply.header('vary', [...said, name].join(', '));
}
