import type { FastifyRequest } from 'fastify';
import type { ExecutionArgs, GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { MOST_SUBSCRIPTIONS } from '../../contracts/limits.ts';
import type { Call } from '../../services/call.ts';
import type { ChargedPoints } from '../../services/callers/rates.ts';
import type { Answer } from '../../services/problem.ts';
import { bad } from '../../services/problem.ts';
import { togetherFor } from '../context.ts';
import { deprecationsIn } from '../deprecations.ts';
import { POINTS_OF_RATE } from '../guard.ts';
import { formatError, orThrow } from '../problem-error.ts';
import type { Executor } from './operation.ts';
import { operationIn, startSubscription } from './operation.ts';
import type { Results } from './results.ts';
import { chargedResults, countedResults, neverSettles, tellingResults } from './results.ts';

/** Every message about a subscription repeats its id. */
const LONGEST_ID = 200;

export type Identify = (request: FastifyRequest, authorization: string | undefined) => Promise<Answer<Call>>;

const begun = new WeakMap<ExecutionArgs, Results>();

/** The results of a subscription that was begun. */
export function resultsOf(args: ExecutionArgs): Results {
  const results = begun.get(args);
  if (results === undefined) throw new Error('a subscription that did not start is carried out');
  return results;
}

/** Who is at the other side of a WebSocket, what they may, and what they begin. */
export class Connection {
  readonly #request: FastifyRequest;
  readonly #executor: Executor;
  readonly #identify: Identify;
  /** What begins, by its id. */
  readonly #beginning = new Map<string, SubscribePayload>();
  #authorization: string | undefined;
  #known = false;

  constructor(request: FastifyRequest, executor: Executor, identify: Identify) {
    this.#request = request;
    this.#executor = executor;
    this.#identify = identify;
    this.#authorization = request.headers.authorization;
  }

  /** Identifies the caller by the first message or the header of the request; false when there is none. */
  async introduce({ authorization, Authorization }: Record<string, unknown>): Promise<boolean> {
    const said = authorization ?? Authorization;
    if (typeof said === 'string') this.#authorization = said;
    const call = await this.#identify(this.#request, this.#authorization);
    if (!call.ok || call.value.caller.scopes.size === 0) return false;
    this.#request.call = call.value;
    this.#known = true;
    return true;
  }

  /** Whether the key with which somebody was let in does not hold any more. */
  async isRevoked(): Promise<boolean> {
    if (!this.#known) return false;
    // A database that is away says nothing about the key.
    const call = await this.#identify(this.#request, this.#authorization).catch(() => null);
    return call !== null && !call.ok;
  }

  /** Begins a subscription beside others: what is carried out, or why it is not. */
  async subscribe(id: string, payload: SubscribePayload, others: number): Promise<ExecutionArgs | GraphQLError[]> {
    this.#beginning.set(id, payload);
    const began = await this.#begin(id, payload, others).catch((error: unknown) => [asGraphQL(error)]);
    if (this.#beginning.get(id) === payload) {
      this.#beginning.delete(id);
      return began;
    }
    // It was ended while it began, and its id belongs to another one that must not be taken for it.
    if (!Array.isArray(began)) await resultsOf(began).return();
    return neverSettles();
  }

  /** Has the log told that the database is away. */
  noteOutage(error: unknown): void {
    this.#request.server.outages.note(error);
  }

  /** Errors as they are sent, with their problem documents. */
  told(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return errors.map((error) => formatError(error, this.#request));
  }

  async #begin(id: string, payload: SubscribePayload, others: number): Promise<ExecutionArgs> {
    if (others >= MOST_SUBSCRIPTIONS) orThrow(tooMany);
    if (id.length > LONGEST_ID) orThrow(tooLong);
    // A query that turns out to be no subscription was parsed as well, so it is charged.
    let taken: ChargedPoints | null = null;
    const charge = async (points: number) => {
      taken = await this.#charge(points, taken);
    };
    const { args, cost } = await operationIn(payload, this.#executor, togetherFor(this.#request.call), charge);
    const points = Math.floor(cost / POINTS_OF_RATE);
    await charge(points);
    const { call, server } = this.#request;
    const leave = orThrow(server.streams.take(call.caller.counted));
    const started = await startSubscription(args).catch((error: unknown) => {
      leave();
      throw error;
    });
    const deprecations = deprecationsIn(args.schema, args.document, payload.variables ?? {});
    const results = countedResults(tellingResults(started, deprecations), leave);
    // What asks for much more than what happened is paid for each time.
    begun.set(
      args,
      chargedResults(results, async () => points > 0 && this.#charge(points)),
    );
    return args;
  }

  /** Takes points of a call of its own, or more of the one that has taken `before`. */
  async #charge(points: number, before: ChargedPoints | null = null): Promise<ChargedPoints | null> {
    const { call, server } = this.#request;
    return orThrow(await server.rates.take(call.caller.counted, points, before));
  }
}

const tooMany = bad('too-many-subscriptions', `At most ${MOST_SUBSCRIPTIONS} subscriptions on one connection.`);
const tooLong = bad('invalid-request', `The id of a subscription has at most ${LONGEST_ID} characters.`);

const asGraphQL = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
