import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { isUnreachable } from '../store/unreachable.ts';

/** The last digits of new ids of requests are counted, the others drawn once for so many: to draw all of each takes several times as long. */
const FIRST = 1000;
const LAST = 9999;
let drawn = '';
let counted = LAST;

function newRequestId(): string {
  if (counted === LAST) {
    counted = FIRST - 1;
    drawn = randomUUID().slice(0, -String(LAST).length);
  }
  return `${drawn}${++counted}`;
}

/** The id of a request: the one that its sender or a proxy gave it, when it is a plain word, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,100}$/.test(given) ? given : newRequestId();
}

const SECRET = ['authorization', 'cookie', '["set-cookie"]', 'password', 'secret', 'seed', 'token', 'jwk'];
const below = (prefix: string) =>
  SECRET.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));

/** Fields that are never logged, anywhere in the first three levels of a line. */
const SECRET_PATHS = [...SECRET, ...below('*'), ...below('*.*')];

/** A text with keys, tokens, seeds and passwords removed. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\barb_[0-9A-Za-z]+/g, 'arb_[redacted]')
    .replaceAll(/\b(Bearer|Basic) +[^\s"',]+/gi, '$1 [redacted]')
    .replaceAll(/("?\bseed"?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s,})]+)/gi, '$1[redacted]')
    .replaceAll(/(\w:\/\/[^\s/:@]+:)[^\s/@]+@/g, '$1[redacted]@');

interface ToldError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: ToldError;
}

/** An error as it is logged: not with all its fields, because drivers put rows and arguments into theirs. */
export function loggedError(error: Error & { code?: unknown }): ToldError {
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    // The stack of an error that the database is away adds nothing.
    stack: isUnreachable(error) ? '' : withoutSecrets(error.stack ?? ''),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}

/** How the service logs; to the standard output, or into `stream`. */
export function logOptions(
  { logLevel }: Config,
  stream: Writable | undefined,
): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    serializers: { err: loggedError },
    ...(stream ? { stream } : {}),
  };
}
