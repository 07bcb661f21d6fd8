import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError, parse } from 'graphql';
import type { MercuriusContext, MercuriusPlugin } from 'mercurius';
import { DEPRECATED } from '../contracts/renamed.ts';
import type { Deprecation } from './deprecations.ts';
import { deprecationsIn } from './deprecations.ts';
import type { QueryLimits } from './limits.ts';
import { checkCost, operationOf } from './limits.ts';
import { outline } from './outline.ts';
import type { PersistedQueries } from './persisted.ts';
import { orThrow, ProblemError } from './problem-error.ts';
import type { QueryCache } from './query-cache.ts';

/** How many points of a query cost one point of the rate limit, beyond the first. */
export const POINTS_OF_RATE = 50;
/** How many tokens of a query cost one point of the rate limit, charged before the query is parsed. */
export const TOKENS_OF_RATE = 100;

export const pointsOfTokens = (tokens: number): number => Math.floor(tokens / TOKENS_OF_RATE);

/** What a query cost, told with its answer. */
interface Weighed extends MercuriusContext {
  cost?: { requested: number; limit: number };
  operationName?: string | undefined;
  /** The earlier names that the query uses. */
  deprecations?: Deprecation[];
}

/** Refuses operations that ask for too much, and reports the cost with each answer. */
export function guardQueries(
  graphql: MercuriusPlugin,
  limits: QueryLimits,
  { persisted, cache }: { persisted: PersistedQueries; cache: QueryCache },
): void {
  graphql.addHook('preParsing', async (_schema, source, context: Weighed) => {
    persisted.check(source);
    const { tokens } = orThrow(cache.admit(source));
    const { request } = context.reply;
    const points = pointsOfTokens(tokens);
    if (points > 0) orThrow(await request.charge(points));
    if (request.method === 'GET') nameOperation(source, context, limits);
  });
  graphql.addHook('preValidation', async (_schema, document) => {
    orThrow(outline(document));
  });
  graphql.addHook(
    'preExecution',
    async (schema: GraphQLSchema, document: DocumentNode, context: Weighed, variables?: Record<string, unknown>) => {
      const asked = { document, variables: variables ?? {}, operationName: context.operationName };
      if (orThrow(operationOf(asked)).operation === 'subscription') {
        const detail = 'Subscriptions are answered over a WebSocket with the protocol graphql-transport-ws.';
        throw new ProblemError({ code: 'websocket-required', detail });
      }
      const cost = orThrow(checkCost(schema, asked, limits));
      const beyond = Math.floor(cost / POINTS_OF_RATE);
      if (beyond > 0) orThrow(await context.reply.request.charge(beyond));
      context.cost = { requested: cost, limit: limits.cost };
      context.deprecations = deprecationsIn(schema, document, asked.variables);
      if (context.deprecations.length > 0) context.reply.headers(DEPRECATED);
    },
  );
  graphql.addHook('onResolution', async (execution, context: Weighed) => {
    const { cost, deprecations = [] } = context;
    const told = deprecations.length > 0 ? { deprecations } : {};
    if (cost) execution.extensions = { ...execution.extensions, cost, ...told };
  });
}

/** Where a query comes by GET, the server looks at the operation that is meant before it can be asked whether there is one. */
function nameOperation(source: string, { operationName }: Weighed, { tokens }: QueryLimits): void {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: tokens });
  } catch (error) {
    // It is read again, and what is wrong is told then.
    if (error instanceof GraphQLError) return;
    throw error;
  }
  orThrow(operationOf({ document, variables: {}, operationName }));
}
