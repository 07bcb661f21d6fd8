import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import type { Config } from '../config.ts';
import { openToAll } from '../http/identify.ts';
import { contextOf } from './context.ts';
import { acceptCursors } from './cursors.ts';
import { guardQueries, POINTS_OF_RATE } from './guard.ts';
import { demandScopes } from './needs.ts';
import { answerAsAsked } from './negotiation.ts';
import { openPersisted, providerOf } from './persisted.ts';
import { errorFormatter } from './problem-error.ts';
import { resolvers } from './resolvers.ts';
import { refuseParsed } from './text-only.ts';

const schemaFile = new URL('../../schema.graphql', import.meta.url);

/** The GraphQL door, in a scope of its own: its routes come with schemas that the other door's checks cannot read. */
export async function graphql(scope: FastifyInstance, { graphql: limits, persisted }: Config): Promise<void> {
  openToAll(scope);
  answerAsAsked(scope);
  const queries = await openPersisted(persisted);
  await scope.register(mercurius, {
    schema: await readFile(schemaFile, 'utf8'),
    resolvers: resolvers(),
    context: contextOf,
    errorFormatter,
    graphiql: persisted.mode !== 'only',
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    additionalRouteOptions: { config: { costPer: `${POINTS_OF_RATE} points of the query` } },
    ...(persisted.mode === 'off' ? {} : { persistedQueryProvider: providerOf(queries) }),
  });
  scope.graphql.addHook('preParsing', refuseParsed);
  acceptCursors(scope.graphql);
  guardQueries(scope.graphql, limits, queries);
  demandScopes(scope.graphql.schema);
}
