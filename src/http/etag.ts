import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainTag } from '../doors/entity-tag.ts';
import { keepOnly } from '../doors/rate-limits.ts';
import { varyBy } from '../doors/vary.ts';

/** Cached privately, and revalidated before it is used. */
const AGAIN = 'private, no-cache';
/** What it costs at most to be told that nothing has changed, where that is not found out by the work that the call costs. */
const UNCHANGED_COST = 1;
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** What has a tag: documents and pictures. */
const TAGGED = /^(application\/|image\/|text\/plain)/;

/** Marks an answer as immutable: it is addressed by a hash, or is a ply that was played. */
export const cacheForever = (reply: Pick<FastifyReply, 'header'>): void => {
  reply.header('cache-control', FOR_GOOD);
};

/**
 * The tag in If-None-Match that is this one, in the encoding that the client has; what is weak about a tag does not matter
 * here.
 */
function knownOf(header: string, tag: string): string | undefined {
  if (header.trim() === '*') return tag;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  const tags = header.split(',').map(bare);
  // A weak tag is the same in every encoding.
  if (tag.startsWith('W/')) return tags.includes(bare(tag)) ? tag : undefined;
  return tags.find((one) => plainTag(one) === tag);
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
    const header = request.headers['if-none-match'];
    const known = header === undefined ? undefined : knownOf(header, String(reply.getHeader('etag')));
    if (known === undefined) return payload;
    if (request.routeOptions.config.worked !== true) await keepOnly(request, reply, UNCHANGED_COST);
    reply.code(304).header('etag', known).removeHeader('content-type').removeHeader('content-length');
    // An answer to HEAD loses its text later, and by then is told of its length.
    return request.method === 'HEAD' ? payload : null;
  });
}
