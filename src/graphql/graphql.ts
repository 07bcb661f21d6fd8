import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { openToAll } from '../http/identify.ts';
import { demandScopes } from './needs.ts';
import { errorFormatter } from './problem-error.ts';
import { resolvers } from './resolvers.ts';

const schemaFile = new URL('../../schema.graphql', import.meta.url);

/** The GraphQL door, in a scope of its own: its routes come with schemas that the other door's checks cannot read. */
export async function graphql(scope: FastifyInstance): Promise<void> {
  openToAll(scope);
  await scope.register(mercurius, {
    schema: await readFile(schemaFile, 'utf8'),
    resolvers: resolvers(),
    context: ({ call }) => ({ call }),
    errorFormatter,
    graphiql: true,
    queryDepth: 12,
    graphql: { parseOptions: { maxTokens: 100_000 } },
  });
  demandScopes(scope.graphql.schema);
}
