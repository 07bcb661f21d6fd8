import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import type { Call } from '../../services/caller.ts';
import { takeAsCursors } from '../cursors.ts';
import { operationOf, type QueryLimits, weigh } from '../limits.ts';
import { type PersistedQueries, providerOf } from '../persisted.ts';
import { orThrow, ProblemError } from '../problem-error.ts';
import type { Subscribe } from './protocol.ts';

/** What subscriptions are carried out with. */
export interface Executor {
  schema: GraphQLSchema;
  limits: QueryLimits;
  persisted: PersistedQueries;
}

/** The text of a subscription, or the one that its hash stands for. */
async function textOf({ query, extensions }: Subscribe['payload'], persisted: PersistedQueries): Promise<string> {
  const provider = providerOf(persisted);
  const sent = { query, extensions: extensions ?? null };
  if (provider.isPersistedQuery(sent)) return provider.getQueryFromHash(provider.getHash(sent));
  if (typeof query !== 'string') throw new ProblemError({ code: 'invalid-request', detail: 'There is no query.' });
  persisted.check(query);
  return query;
}

function documentOf(text: string, { schema, limits }: Executor): DocumentNode {
  const document = parse(text, { maxTokens: limits.tokens });
  takeAsCursors(document);
  const [fault] = validate(schema, document, specifiedRules, { maxErrors: 1 });
  if (fault) throw fault;
  return document;
}

/**
 * Begins a subscription: what comes of it, one result for each thing that happens. Throws an error of GraphQL, or one that
 * carries a problem, when it cannot begin. `charge` is told what it costs first.
 */
export async function begin(
  executor: Executor,
  payload: Subscribe['payload'],
  call: Call,
  charge: (cost: number) => Promise<void>,
): Promise<AsyncGenerator<ExecutionResult>> {
  const document = documentOf(await textOf(payload, executor.persisted), executor);
  const operationName = payload.operationName ?? undefined;
  const variables = payload.variables ?? {};
  const asked = { document, variables, operationName };
  if (orThrow(operationOf(asked)).operation !== 'subscription') {
    throw new ProblemError({ code: 'invalid-request', detail: 'Only subscriptions are answered here; POST the rest.' });
  }
  await charge(orThrow(weigh(executor.schema, asked, executor.limits)));
  const begun = await subscribe({
    ...{ schema: executor.schema, document, contextValue: { call }, variableValues: variables },
    ...(operationName === undefined ? {} : { operationName }),
  });
  if (Symbol.asyncIterator in begun) return begun;
  throw begun.errors?.[0] ?? new GraphQLError('The subscription did not begin.');
}
