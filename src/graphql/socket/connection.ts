import type { FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Call } from '../../services/caller.ts';
import { type Answer, bad } from '../../services/problem.ts';
import type { Taken } from '../../services/rates.ts';
import { togetherFor } from '../context.ts';
import { POINTS_OF_RATE } from '../guard.ts';
import { formatted, orThrow, ProblemError } from '../problem-error.ts';
import { begin, type Executor } from './operation.ts';
import { CLOSE, message, type Subscribe } from './protocol.ts';

/** As much of a WebSocket as is used. */
export interface Socket {
  readonly protocol: string;
  readonly OPEN: number;
  readonly readyState: number;
  send(text: string, sent: (error?: Error) => void): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, binary: boolean) => void): unknown;
  on(event: 'close' | 'pong', listener: () => void): unknown;
}

export interface SocketTimes {
  /** Milliseconds for the first message to come. */
  init: number;
  /** Milliseconds between two looks at whether the key still holds and the other side is still there. */
  look: number;
}

const MOST_SUBSCRIPTIONS = 100;
/** A connection whose other side has answered none of so many pings is given up. */
const MOST_MISSED = 15;

type Began = AsyncGenerator<ExecutionResult>;

/** A connection on which subscriptions are answered, each at the pace at which its results are taken. */
export class Connection {
  readonly #socket: Socket;
  readonly #request: FastifyRequest;
  readonly #executor: Executor;
  readonly #identify: (authorization: string | undefined) => Promise<Answer<Call>>;
  /** What runs, by the id that the client gave it; null while it begins. */
  readonly #running = new Map<string, Began | null>();
  readonly #timers: NodeJS.Timeout[] = [];
  #init: 'none' | 'asked' | 'done' = 'none';
  #call: Call | null = null;
  #authorization: string | undefined;
  #missed = 0;

  constructor(
    socket: Socket,
    request: FastifyRequest,
    executor: Executor,
    identify: (authorization: string | undefined) => Promise<Answer<Call>>,
    times: SocketTimes,
  ) {
    this.#socket = socket;
    this.#request = request;
    this.#executor = executor;
    this.#identify = identify;
    this.#authorization = request.headers.authorization;
    const late = setTimeout(() => this.#init !== 'done' && this.#close(CLOSE.tooSlow), times.init);
    this.#timers.push(
      late,
      setInterval(() => void this.#look(), times.look),
    );
    for (const timer of this.#timers) timer.unref();
    socket.on('pong', () => {
      this.#missed = 0;
    });
    socket.on('close', () => this.#ended());
    socket.on('message', (data, binary) => {
      this.#take(data, binary).catch((error: unknown) => {
        request.log.error({ err: error }, 'a message of a subscriber failed');
        socket.terminate();
      });
    });
  }

  async #take(data: Buffer, binary: boolean): Promise<void> {
    const read = binary ? null : message.safeParse(jsonIn(data.toString()));
    if (!read?.success) return this.#close(CLOSE.badMessage);
    const { data: sent } = read;
    switch (sent.type) {
      case 'connection_init':
        return this.#introduce(sent.payload?.authorization ?? sent.payload?.Authorization);
      case 'ping':
        return this.#send({ type: 'pong' });
      case 'pong':
        return;
      case 'complete':
        return this.#stop(sent.id);
      case 'subscribe':
        return this.#subscribe(sent);
    }
  }

  async #introduce(authorization: unknown): Promise<void> {
    if (this.#init !== 'none') return this.#close(CLOSE.initTwice);
    this.#init = 'asked';
    if (typeof authorization === 'string') this.#authorization = authorization;
    const call = await this.#identify(this.#authorization);
    if (!call.ok || call.value.caller.scopes.size === 0) return this.#close(CLOSE.forbidden);
    this.#call = call.value;
    this.#request.call = call.value;
    this.#init = 'done';
    await this.#send({ type: 'connection_ack' });
  }

  async #subscribe({ id, payload }: Subscribe): Promise<void> {
    const call = this.#call;
    if (call === null) return this.#close(CLOSE.unauthorized);
    if (this.#running.has(id)) return this.#close(CLOSE.twice);
    let began: Began;
    let cost = 0;
    try {
      if (this.#running.size >= MOST_SUBSCRIPTIONS) orThrow(tooMany);
      this.#running.set(id, null);
      // What turns out to be no subscription was read as well.
      const taken = orThrow(await this.#charge(1));
      began = await begin(this.#executor, payload, togetherFor(call), async (points) => {
        cost = points;
        orThrow(await this.#charge(Math.floor(points / POINTS_OF_RATE), taken));
      });
    } catch (error) {
      this.#running.delete(id);
      return this.#send({ type: 'error', id, payload: [this.#told(error)] });
    }
    // It was ended while it began.
    if (!this.#running.has(id)) return void (await began.return(undefined));
    this.#running.set(id, began);
    for await (const result of began) {
      if (this.#running.get(id) !== began) return;
      await this.#send({ type: 'next', id, payload: this.#shown(result) });
      const refused = await this.#pay(Math.floor(cost / POINTS_OF_RATE));
      if (refused === null || this.#running.get(id) !== began) continue;
      this.#stop(id);
      return this.#send({ type: 'error', id, payload: [refused] });
    }
    if (this.#running.get(id) !== began) return;
    this.#running.delete(id);
    await this.#send({ type: 'complete', id });
  }

  /** Takes points of a call of its own, or more of the one that has taken `before`. */
  async #charge(points: number, before: Taken | null = null): Promise<Answer<Taken | null>> {
    const { call, server } = this.#request;
    return server.rates.take(call.caller.counted, points, before);
  }

  /** Takes what a result cost that asks for much more than what happened; an error when there is nothing left. */
  async #pay(points: number): Promise<GraphQLFormattedError | null> {
    if (points === 0) return null;
    const paid = await this.#charge(points);
    return paid.ok ? null : this.#told(new ProblemError(paid.problem));
  }

  #shown({ errors, ...result }: ExecutionResult): object {
    return errors ? { ...result, errors: errors.map((error) => this.#told(error)) } : result;
  }

  #told(error: unknown): GraphQLFormattedError {
    const known = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
    return formatted(known, this.#request);
  }

  #stop(id: string): void {
    const began = this.#running.get(id);
    this.#running.delete(id);
    void began?.return(undefined);
  }

  /** Ends the connection of a key that does not hold any more, or whose other side is gone. */
  async #look(): Promise<void> {
    if (this.#missed++ >= MOST_MISSED) return this.#socket.terminate();
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    if (this.#init !== 'done') return;
    const call = await this.#identify(this.#authorization).catch(() => null);
    // A database that is away says nothing about the key.
    if (call !== null && !call.ok) this.#close(CLOSE.forbidden);
  }

  /** Sends a message, and waits until it has left. */
  #send(sent: object): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve();
    return new Promise((resolve) => {
      this.#socket.send(JSON.stringify(sent), (error) => {
        if (error) this.#socket.terminate();
        resolve();
      });
    });
  }

  #close({ code, reason }: { code: number; reason: string }): void {
    this.#ended();
    this.#socket.close(code, reason);
  }

  #ended(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const id of [...this.#running.keys()]) this.#stop(id);
  }
}

const tooMany = bad('too-many-subscriptions', `At most ${MOST_SUBSCRIPTIONS} subscriptions on one connection.`);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
