import type { FastifyCorsOptions } from '@fastify/cors';
import cors from '@fastify/cors';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Config } from '../../config.ts';
import { isRead } from '../reads.ts';

const ACCEPTED = ['authorization', 'content-type', 'accept', 'idempotency-key', 'if-match', 'if-none-match'];
const EXPOSED = [
  'x-request-id',
  'location',
  'link',
  'etag',
  'retry-after',
  'idempotency-replayed',
  'allow',
  'www-authenticate',
  'deprecation',
  'sunset',
];
const LIMITS = [
  'ratelimit',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'ratelimit-cost',
];

/** Runs a hook for web pages alone, which name their origin; but always for what is read, which may be kept for a page that comes later. */
const forPages = (hook: onRequestHookHandler): onRequestHookHandler =>
  function pages(request, reply, done) {
    const isForPages = request.headers.origin !== undefined || isRead(request.method);
    return isForPages ? hook.call(this, request, reply, done) : done();
  };

/** The service as the plugin sees it, which adds a hook for every request to it. */
const asSeen = (app: FastifyInstance): FastifyInstance =>
  Object.create(app, {
    addHook: { value: (_name: 'onRequest', hook: onRequestHookHandler) => app.addHook('onRequest', forPages(hook)) },
  });

/** Lets web pages of other origins call. There are no cookies to protect: callers authenticate with a key. */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): Promise<void> {
  if (corsOrigins !== '*' && corsOrigins.length === 0) return;
  const options: FastifyCorsOptions = {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...ACCEPTED, 'last-event-id', 'x-request-id', 'traceparent'],
    exposedHeaders: [...EXPOSED, ...LIMITS].join(', '),
    maxAge: 7200,
    strictPreflight: false,
  };
  await new Promise<void>((done, fail) => cors(asSeen(app), options, (error) => (error ? fail(error) : done())));
}
