import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

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

/** Lets web pages of other origins call. There are no cookies to protect: callers authenticate with a key. */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): Promise<void> {
  if (corsOrigins !== '*' && corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...ACCEPTED, 'last-event-id', 'x-request-id', 'traceparent'],
    exposedHeaders: [...EXPOSED, ...LIMITS].join(', '),
    maxAge: 7200,
    strictPreflight: false,
  });
}
