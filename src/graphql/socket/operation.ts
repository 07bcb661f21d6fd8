import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { GraphQLError, parse, specifiedRules, subscribe, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Call } from '../../services/call.ts';
import { rewriteCursorVariables } from '../cursors.ts';
import { pointsOfTokens } from '../guard.ts';
import type { QueryLimits } from '../limits.ts';
import { checkCost, operationOf } from '../limits.ts';
import { outline } from '../outline.ts';
import type { PersistedQueries } from '../persisted.ts';
import { providerOf } from '../persisted.ts';
import { orThrow, ProblemError } from '../problem-error.ts';
import { checkTokens } from '../tokens.ts';
import type { Results } from './results.ts';

/** What subscriptions are carried out with. */
export interface Executor {
  schema: GraphQLSchema;
  limits: QueryLimits;
  persisted: PersistedQueries;
}

/** The text of a subscription, or the one that its hash stands for. */
async function textOf({ query, extensions }: SubscribePayload, persisted: PersistedQueries): Promise<string> {
  const provider = providerOf(persisted);
  const sent = { query, extensions: extensions ?? null };
  if (provider.isPersistedQuery(sent)) return provider.getQueryFromHash(provider.getHash(sent));
  persisted.check(query);
  return query;
}

/**
 * What a subscription is carried out with, and what it costs. Its text is paid for with `charge` before it is read. Throws what
 * is wrong with it.
 */
export async function operationIn(
  payload: SubscribePayload,
  { schema, limits, persisted }: Executor,
  call: Call,
  charge: (points: number) => Promise<unknown>,
): Promise<{ args: ExecutionArgs; cost: number }> {
  const text = await textOf(payload, persisted);
  const { tokens } = orThrow(checkTokens(text, limits.tokens));
  await charge(1 + pointsOfTokens(tokens));
  const document = parse(text, { maxTokens: limits.tokens });
  orThrow(outline(document));
  rewriteCursorVariables(document);
  const [fault] = validate(schema, document, specifiedRules, { maxErrors: 1 });
  if (fault) throw fault;
  const { variables, operationName } = payload;
  const asked = { document, variables: variables ?? {}, operationName: operationName ?? undefined };
  if (orThrow(operationOf(asked)).operation !== 'subscription') {
    throw new ProblemError({
      code: 'invalid-request',
      detail: 'Only subscriptions are answered here; send anything else by POST.',
    });
  }
  const args = { schema, document, contextValue: { call }, variableValues: asked.variables, operationName };
  return { args, cost: orThrow(checkCost(schema, asked, limits)) };
}

/** Begins a subscription. Throws an error of GraphQL when it cannot. */
export async function startSubscription(args: ExecutionArgs): Promise<Results> {
  const begun = await subscribe(args);
  if (Symbol.asyncIterator in begun) return begun;
  throw begun.errors?.[0] ?? new GraphQLError('The subscription could not be started.');
}
