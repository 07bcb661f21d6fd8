import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { varyBy } from '../doors/vary.ts';

/** Cached privately, and revalidated before it is used. */
const AGAIN = 'private, no-cache';
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** What has a tag: documents and pictures. */
const TAGGED = /^(application\/|image\/|text\/plain)/;

/** Marks an answer as immutable: it is addressed by a hash, or is a ply that was played. */
export const cacheForever = (reply: Pick<FastifyReply, 'header'>): void => {
  reply.header('cache-control', FOR_GOOD);
};

/** Whether one of the tags in If-None-Match is this one; what is weak about a tag does not matter here. */
function names(header: string, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

/**
 * Adds an ETag of its content to a document that has none, and answers 304 to a client that has it. Streamed answers
 * have no tag.
 */
export function addEtags(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200) return payload;
    if (!TAGGED.test(String(reply.getHeader('content-type')))) return payload;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', AGAIN);
    // One client with two keys gets two answers.
    if (request.routeOptions.config.needs !== 'public') varyBy(reply, 'Authorization');
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (!reply.hasHeader('etag')) {
      reply.header('etag', `"${createHash('sha256').update(payload).digest('base64url')}"`);
    }
    const known = request.headers['if-none-match'];
    if (known === undefined || !names(known, String(reply.getHeader('etag')))) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // An answer to HEAD loses its text later, and by then is told of its length.
    return request.method === 'HEAD' ? payload : null;
  });
}
