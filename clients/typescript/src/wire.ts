import type { CallOptions, Carrier, Sent } from './carry.ts';
import { carry, randomKey } from './carry.ts';
import { ServiceTime } from './clocks.ts';
import type { operations } from './generated/api.ts';
import { CALLS } from './generated/calls.ts';
import { linesOf } from './lines.ts';
import type { Page } from './pages.ts';
import { Pages } from './pages.ts';
import { ArbiterProblem } from './problem.ts';
import type { Answer, Body, Item, Query } from './types.ts';

export interface Settings extends Omit<CallOptions, 'idempotencyKey'> {
  /** Where the service is: `http://127.0.0.1:3000`. A page that the service itself serves leaves it out. */
  url?: string;
  /** The API key; none is needed where the service serves callers without one. */
  key?: string;
  /** What sends requests, where it is not the `fetch` of the platform. */
  fetch?: typeof globalThis.fetch;
}

export type CallName = keyof operations;
/** What stands in the path of a call. */
export type PathOf<Call extends CallName> = operations[Call]['parameters'] extends { path: infer Path } ? Path : never;

/** What a call says: what stands in its path, after it, in its body and in its headers. */
export interface Said<Call extends CallName> {
  path?: PathOf<Call>;
  query?: Query<Call>;
  body?: Body<Call>;
  /** In place of a body, values that are sent a line each. */
  lines?: readonly unknown[];
  /** In place of a body, a table. */
  csv?: string;
  headers?: Record<string, string>;
}

/** POST calls that store nothing, or the same however often they are sent. */
const HARMLESS: readonly CallName[] = [
  'adjudicate',
  'adjudicateBatch',
  'adoptState',
  'checkCards',
  'checkDeck',
  'forgetPlayer',
  'parseTexts',
  'preview',
  'sceneOfState',
  'start',
  'whyNot',
];

const LINES = 'application/x-ndjson';
const CSV = 'text/csv';

/** What all calls go through. */
export class Wire {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #carrier: Carrier;
  readonly time = new ServiceTime();

  constructor({ url = '', key, fetch, ...settings }: Settings) {
    this.#url = url.replace(/\/+$/, '');
    this.#headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    // The platform's fetch is looked up at each call, and called as itself.
    this.#carrier = { ...settings, fetch: fetch ?? ((...request) => globalThis.fetch(...request)) };
  }

  /** A call by its operationId; a refusal is thrown as an `ArbiterProblem`. */
  async call<Call extends CallName>(call: Call, said: Said<Call> = {}, options?: CallOptions): Promise<Answer<Call>> {
    const answer = await this.answer(call, said, options);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer<Call>;
  }

  /** A call whose answer is taken as it is. Only 304 comes back besides answers that are good. */
  async answer<Call extends CallName>(call: Call, said: Said<Call> = {}, options: CallOptions = {}): Promise<Response> {
    const answer = await carry(this.#sent(call, said, options), merged(this.#carrier, options));
    this.time.hear(answer);
    if (!answer.ok && answer.status !== 304) throw new ArbiterProblem(answer.status, await saidIn(answer));
    return answer;
  }

  /** A list, page by page. */
  pages<Call extends CallName>(call: Call, said: Said<Call> = {}, options?: CallOptions): Pages<Item<Call>> {
    const read = (after: string | undefined) => {
      const query = { ...said.query, ...(after === undefined ? {} : { after }) } as Query<Call>;
      return this.call(call, { ...said, query }, options) as Promise<unknown> as Promise<Page<Item<Call>>>;
    };
    return new Pages(read);
  }

  /** An answer of many values, each as soon as it is there. */
  async *lines<Call extends CallName, T>(
    call: Call,
    said: Said<Call>,
    options?: CallOptions,
  ): AsyncGenerator<T, void, undefined> {
    for await (const line of linesOf(await this.stream(call, LINES, said, options))) {
      if (line !== '') yield JSON.parse(line) as T;
    }
  }

  /** The text of an answer as it comes. */
  async stream<Call extends CallName>(
    call: Call,
    accept: string,
    said: Said<Call>,
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const { body } = await this.answer(call, { ...said, headers: { ...said.headers, accept } }, options);
    return body ?? new Blob([]).stream();
  }

  /** A list, all of it, as a table for spreadsheets. */
  async table<Call extends CallName>(call: Call, said: Said<Call>, options?: CallOptions): Promise<string> {
    return (await this.answer(call, { ...said, headers: { ...said.headers, accept: CSV } }, options)).text();
  }

  /** A drawing. */
  async picture<Call extends CallName>(call: Call, said: Said<Call>, options?: CallOptions): Promise<Blob> {
    return (await this.answer(call, { ...said, headers: { accept: '*/*' } }, options)).blob();
  }

  #sent<Call extends CallName>(
    call: Call,
    { path, query, body, lines, csv, headers }: Said<Call>,
    options: CallOptions,
  ): Sent {
    const { method, path: template, keyed = false } = CALLS[call];
    const accept = headers?.accept ?? 'application/json';
    const text = lines
      ? lines.map((line) => JSON.stringify(line)).join('\n')
      : (csv ?? (body === undefined ? undefined : JSON.stringify(body)));
    const type = lines ? LINES : csv === undefined ? 'application/json' : CSV;
    return {
      url: this.#url + filled(template, path ?? {}) + written(query ?? {}),
      method,
      headers: {
        accept,
        ...this.#headers,
        ...(text === undefined ? {} : { 'content-type': type }),
        ...(keyed ? { 'idempotency-key': options.idempotencyKey ?? randomKey() } : {}),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
      streamed: accept === LINES || accept === 'text/event-stream',
      repeatable: keyed || method !== 'POST' || HARMLESS.includes(call),
    };
  }
}

/** A path with its parameters in their places. */
const filled = (template: string, parameters: object): string =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name) =>
    encodeURIComponent(String((parameters as Record<string, unknown>)[name])),
  );

/** What stands after the path; what is a list is said several times. */
function written(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

async function saidIn(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    // Something between here and the service answered in words of its own.
    return text;
  }
}

/** Settings of the client with those of a call: whichever signal comes first ends the call. */
function merged(carrier: Carrier, options: CallOptions): Carrier {
  const signals = [carrier.signal, options.signal].filter((signal) => signal !== undefined);
  const told = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...carrier, ...told, ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}) };
}
