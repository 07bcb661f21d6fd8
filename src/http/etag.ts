import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainTag } from '../doors/entity-tag.ts';
import { sendProblem } from '../doors/problems.ts';
import { asksFirst, keepOnly, UNCHANGED_COST } from '../doors/rate-limits.ts';
import { varyBy } from '../doors/vary.ts';

/** Cached privately, and revalidated before it is used. */
const AGAIN = 'private, no-cache';
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** What has a tag: documents and pictures. */
const TAGGED = /^(application\/|image\/|text\/(plain|csv))/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The tag of what the answer is made of, where that is told before the work; null where only the work can tell. */
    madeOf: string | null;
  }
}

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

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

function tellCaching(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', AGAIN);
  // One client with two keys gets two answers.
  if (request.route.needs !== 'public') varyBy(reply, 'Authorization');
}

/**
 * Answers 304 to a client that has what a costly answer is made of, before the work for it is done. Anybody else pays then for what
 * the call costs. The tag is a weak one: it says that two answers mean the same.
 */
function tellBeforeTheWork(scope: FastifyInstance): void {
  scope.decorateRequest('madeOf', null);
  scope.addHook('preHandler', (request, reply, done) => {
    const { madeOf } = request.route;
    if (madeOf === undefined) return done();
    const goesOn = madeOf(request).then((parts) => isStillToBeMade(request, reply, parts));
    goesOn.then((on) => (on ? done() : undefined)).catch(done);
  });
}

/** Whether an answer that is made of `parts` has to be made for a request. False where that has been answered. */
async function isStillToBeMade(request: FastifyRequest, reply: FastifyReply, parts: string | null): Promise<boolean> {
  const { cost = 1 } = request.route;
  request.madeOf = parts && `W/"${digest(`${request.route.url} ${parts}`)}"`;
  const header = request.headers['if-none-match'];
  if (header === undefined) return true;
  const known = request.madeOf === null ? undefined : knownOf(header, request.madeOf);
  if (known !== undefined) {
    tellCaching(request, reply);
    reply.code(304).header('etag', known).send();
    return false;
  }
  const rest = asksFirst(request) ? (cost ?? 0) - UNCHANGED_COST : 0;
  const charged = rest > 0 ? await request.charge(rest) : null;
  if (charged?.ok === false) sendProblem(request, reply, charged.problem);
  return charged?.ok !== false;
}

/**
 * Adds an ETag to a document that has none, of what it is made of or else of its content, and answers 304 to a client that has it.
 * Streamed answers have no tag, nor have those that only their work could tell one of: whoever asks again has it done again.
 */
export function addEtags(scope: FastifyInstance): void {
  tellBeforeTheWork(scope);
  scope.addHook('onSend', (request, reply, payload, done) => {
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && reply.statusCode === 200;
    if (!isRead) return done(null, payload);
    tagged(request, reply, payload).then((left) => done(null, left), done);
  });
}

/** What is sent of an answer that was read: nothing of one that the client has. */
async function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!TAGGED.test(String(reply.getHeader('content-type')))) return payload;
  tellCaching(request, reply);
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (request.route.madeOf !== undefined) {
    if (request.madeOf !== null) reply.header('etag', request.madeOf);
    return payload;
  }
  if (!reply.hasHeader('etag')) reply.header('etag', `"${digest(payload)}"`);
  const header = request.headers['if-none-match'];
  const known = header === undefined ? undefined : knownOf(header, String(reply.getHeader('etag')));
  if (known === undefined) return payload;
  await keepOnly(request, reply, UNCHANGED_COST);
  reply.code(304).header('etag', known).removeHeader('content-type').removeHeader('content-length');
  // An answer to HEAD loses its text later, and by then is told of its length.
  return request.method === 'HEAD' ? payload : null;
}
