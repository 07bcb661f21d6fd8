import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublic } from './addresses.ts';

/** Looks the addresses of a name up, as `dns.lookup` does when it is asked for all of them. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface SenderOptions {
  /** Seconds that a request may take, with its answer. */
  timeout: number;
  /** Whether it may go to this machine, and to private networks. */
  privately: boolean;
  resolve?: Resolve;
}

/** What came back of a request. */
export interface Reply {
  /** The status of the answer; null where there was none. */
  status: number | null;
  /** Why it does not count as received; null where it does. */
  error: string | null;
  /** The first characters of the answer. */
  answer: string | null;
  /** For how many seconds whoever answered wants to be left alone; null where that is not said. */
  retryAfter: number | null;
  /** How many milliseconds it took. */
  ms: number;
}

/** So many bytes of an answer are read, and so many of its characters kept. */
const READ = 1_024;
const KEPT = 300;
/** How long the body of an answer is waited for once its head is there, in milliseconds. */
const BODY = 1_000;

/** An address that nothing is sent to. */
class Inside extends Error {}

/** Sends requests to addresses that callers gave, and nowhere inside. */
export class Sender {
  readonly #timeout: number;
  readonly #privately: boolean;
  readonly #lookup: LookupFunction;

  constructor({ timeout, privately, resolve = lookup }: SenderOptions) {
    this.#timeout = timeout * 1000;
    this.#privately = privately;
    // What is connected to is what was looked at: the name is not looked up again.
    this.#lookup = (name, options, found) =>
      resolve(name, { ...options, all: true }, (error, addresses) => {
        const inside = error || privately ? undefined : addresses.find(({ address }) => !isPublic(address));
        if (error) return found(error, []);
        if (inside) return found(new Inside(`${name} is at ${inside.address}, which is not public.`), []);
        const [first] = addresses;
        if (options.all) return found(null, addresses);
        return first ? found(null, first.address, first.family) : found(new Error(`${name} has no address.`), []);
      });
  }

  /** Why nothing can be sent to a URL, as far as it says so itself; null where something can. Names are looked up when something is sent. */
  refusal(text: string): string | null {
    if (!URL.canParse(text)) return 'is not a URL';
    const { protocol, username, password, hostname } = new URL(text);
    if (protocol !== 'https:' && protocol !== 'http:') return 'has to begin with https:// or http://';
    if (username !== '' || password !== '') return 'may not have a user name or a password in it';
    return this.#isInside(hostname) ? 'is not a public address' : null;
  }

  /** Posts a body. Never rejects: what went wrong is told. */
  async post(url: string, headers: Record<string, string>, body: string, stopping?: AbortSignal): Promise<Reply> {
    const began = performance.now();
    const late = AbortSignal.timeout(this.#timeout);
    const signal = stopping ? AbortSignal.any([late, stopping]) : late;
    const told = await this.#post(url, headers, body, signal).catch((error: unknown) => ({
      ...NOTHING,
      error: late.aborted ? `There was no answer within ${this.#timeout / 1000} s.` : reasonOf(error),
    }));
    return { ...told, ms: Math.round(performance.now() - began) };
  }

  #isInside(hostname: string): boolean {
    const address = hostname.replace(/^\[|\]$/g, '');
    return !this.#privately && isIP(address) !== 0 && !isPublic(address);
  }

  async #post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
    const refusal = this.refusal(url);
    // A host that is an address already is connected to without being looked up.
    if (refusal !== null) throw new Inside(`The URL ${refusal}.`);
    const target = new URL(url);
    const send = target.protocol === 'https:' ? overHttps : overHttp;
    const request = send(target, {
      ...{ method: 'POST', agent: false, lookup: this.#lookup, signal },
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    });
    request.end(body);
    const response = await answerTo(request);
    const { statusCode: status = 0 } = response;
    const answer = await beginningOf(response);
    return { status, answer, error: faultOf(status), retryAfter: secondsIn(response.headers['retry-after']) };
  }
}

const NOTHING = { status: null, answer: null, retryAfter: null };

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    // It can fail again while its answer is read, which nobody waits for any more.
    request.on('error', reject);
  });

/** The beginning of an answer, as far as it comes in time. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const done = () => {
      clearTimeout(timer);
      response.destroy();
      resolve(readable(Buffer.concat(pieces).subarray(0, READ)));
    };
    const timer = setTimeout(done, BODY);
    response.on('data', (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length >= READ) done();
    });
    response.once('end', done);
    response.once('error', done);
  });
}

const readable = (bytes: Buffer): string => {
  const characters = [
    ...bytes
      .toString('utf8')
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ];
  return characters.slice(0, KEPT).join('');
};

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was ${status}: redirects are not followed.`;
  return `The answer was ${status}.`;
}

const secondsIn = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;

/** What is said of a request that came to nothing: a code of the system, or what kept it from being sent. */
function reasonOf(error: unknown): string {
  if (error instanceof Inside) return error.message;
  if (!(error instanceof Error)) return 'The request failed.';
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : error.name;
  return `${WHY[code] ?? 'The request failed'} (${code}).`;
}

const WHY: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  ENOTFOUND: 'The name has no address',
  EAI_AGAIN: 'The name could not be looked up',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The network cannot be reached',
  ETIMEDOUT: 'The connection took too long',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself',
  ABORT_ERR: 'The request was given up',
  AbortError: 'The request was given up',
};
