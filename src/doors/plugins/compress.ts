import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { inBytes } from '../../services/write-json.ts';
import { encodedTag } from '../entity-tag.ts';
import { varyBy } from '../vary.ts';

/** Shorter answers are sent as they are, in bytes: they fit a packet in any case. */
const THRESHOLD = 1024;
/** Up to here an answer is compressed on the spot, in well under a millisecond; a longer one in zlib's threads. */
const AT_ONCE = 16_384;

/** Text of every kind that is sent here, lines of JSON among them. Events for a browser are sent as they happen. */
const TEXT = /^text\/(?!event-stream)|[/+](json|xml|javascript|x-ndjson|yaml)(;|$)/;

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;

/** How Brotli works: fast, and with a quarter of a megabyte for each answer under way. What is written goes out at once. */
const BROTLI = { flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Waits for the first piece of a stream before it is compressed. Where that fails nothing has been said yet, and the answer is
 * a problem, which is not compressed.
 */
const awaitFirstPiece: onSendHookHandler = (_request, _reply, payload, done) => {
  if (!(payload instanceof Readable)) return done(null, payload);
  const pieces = payload[Symbol.asyncIterator]();
  pieces.next().then((first) => done(null, Readable.from(goingOn(first, pieces))), done);
};

async function* goingOn(first: IteratorResult<unknown>, pieces: AsyncIterator<unknown>): AsyncGenerator<unknown> {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  } finally {
    await pieces.return?.();
  }
}

/** Runs a hook only for clients that accept something compressed: for the others there is nothing to do. */
const whereAccepted = (hook: onSendHookHandler): onSendHookHandler =>
  function accepted(request, reply, payload, done) {
    return request.headers['accept-encoding'] === undefined
      ? done(null, payload)
      : hook.call(this, request, reply, payload, done);
  };

/** What is named by a strong tag is its bytes, which are others when they are compressed. */
const tagEncoding: onSendHookHandler = ({ method, headers }, reply, payload, done) => {
  const isTagged = method === 'GET' || headers['accept-encoding'] !== undefined;
  if (isTagged && TEXT.test(String(reply.getHeader('content-type')))) {
    if (method === 'GET') varyBy(reply, 'Accept-Encoding');
    const [encoding, tag] = [reply.getHeader('content-encoding'), reply.getHeader('etag')];
    if (typeof encoding === 'string' && typeof tag === 'string') reply.header('etag', encodedTag(tag, encoding));
  }
  done(null, payload);
};

/**
 * Turns a text into bytes, once. Where it has a character beyond Latin-1, which most verdicts have, measuring and writing it as
 * a text takes several times as long as this.
 */
const asBytes: onSendHookHandler = (_request, _reply, payload, done) => {
  done(null, typeof payload === 'string' && payload.length >= THRESHOLD ? inBytes([payload]) : payload);
};

/**
 * Compresses answers for clients that accept it: REST, GraphQL, and exports as they are sent. What is kept of an answer
 * (its tag, its copy under an Idempotency-Key) is kept before. Requests are not decompressed: a small one could be large.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // An answer to HEAD has no text to compress, and tells of that which is not compressed.
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    if (method === 'HEAD') delete headers['accept-encoding'];
    done();
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    syncThreshold: AT_ONCE,
    customTypes: TEXT,
    brotliOptions: BROTLI,
    zlibOptions: { flush: Z_SYNC_FLUSH },
  });
  app.addHook('onRoute', (route) => {
    const compressing = [awaitFirstPiece, route.onSend ?? []].flat().map(whereAccepted);
    route.onSend = [...compressing, tagEncoding, asBytes];
  });
}
