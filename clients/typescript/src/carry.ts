import { ArbiterTimeout, ArbiterUnreachable } from './problem.ts';

/** How one call is carried to the service. */
export interface CallOptions {
  /** Ends the call; it rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** Milliseconds that the call may take, all its tries together; 60,000 if left out. */
  timeout?: number;
  /** How often a call that failed is sent again; 4 if left out. */
  retries?: number;
  /** What stands for the call, so that it is carried out once however often it is sent; a random one if left out. */
  idempotencyKey?: string;
}

/** What is sent where, and what is known of it. */
export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the answer is told as it comes, for as long as that takes. */
  streamed?: boolean;
  /** Whether sending it twice does no more than sending it once. */
  repeatable: boolean;
}

export interface Carrier extends CallOptions {
  fetch: typeof globalThis.fetch;
}

const TIMEOUT = 60_000;
const RETRIES = 4;
/** The first wait before a call is sent again, and the longest that is not the service's own wish, in milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [250, 8_000];

/** Refused before anything was done. */
const TOO_MANY = 429;
/** What may be answered otherwise a moment later. */
const PASSING = [408, 502, 503, 504];
/** The same request is still being answered, if it says how long to wait. */
const CONFLICT = 409;

function worthAnother({ repeatable }: Sent, { status, headers }: Response): boolean {
  if (status === TOO_MANY) return true;
  if (status === CONFLICT) return headers.has('retry-after');
  return PASSING.includes(status) && repeatable;
}

/** A value that nobody else has; `crypto.randomUUID` is missing in pages that were not sent encrypted. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sends a request, and sends it again where it failed and may be repeated. `Retry-After` is respected; otherwise the waits double,
 * each shortened by chance so that clients that failed together do not come back together. Gives the last answer, whatever it is.
 */
export async function carry(sent: Sent, how: Carrier): Promise<Response> {
  const { timeout = TIMEOUT, retries = RETRIES } = how;
  const deadline = performance.now() + timeout;
  const late = sent.streamed ? null : AbortSignal.timeout(timeout);
  const signal = AbortSignal.any([how.signal, late].filter((one) => one instanceof AbortSignal));
  for (let tries = 0; ; tries++) {
    const answer = await attempt(sent, how.fetch, signal).catch((error: unknown): Error => {
      if (how.signal?.aborted) throw how.signal.reason;
      if (late?.aborted)
        throw new ArbiterTimeout(`${sent.method} ${sent.url}: no answer within ${timeout} ms`, { cause: error });
      return new ArbiterUnreachable(`${sent.method} ${sent.url}: ${messageOf(error)}`, { cause: error });
    });
    const again = answer instanceof Response ? worthAnother(sent, answer) : sent.repeatable;
    const wait = waitBefore(tries, answer);
    if (!again || tries >= retries || performance.now() + wait > deadline) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
    await pause(wait, signal);
  }
}

/** One try, with the whole answer: one that breaks on its way has failed like one that never came. */
async function attempt(
  { url, method, headers, body, streamed }: Sent,
  fetch: Carrier['fetch'],
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  if (streamed || answer.status === 204 || answer.status === 304) return answer;
  const { status, statusText } = answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers: answer.headers });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${error.message} (${cause.message})` : error.message;
}

function waitBefore(tries: number, answer: Response | Error): number {
  const asked = answer instanceof Response ? Number(answer.headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  const wait = longest / 2 + (longest / 2) * Math.random();
  // Those who were told the same second come back within a quarter of it.
  return asked > 0 ? asked * 1000 + wait / 4 : wait;
}

/** Waits, or rejects with the reason of the signal. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
