import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { DocumentNode } from 'graphql';
import { buildASTSchema, parse } from 'graphql';
import mercurius from 'mercurius';
import type { Config } from '../config.ts';
import { identify, makePublic } from '../doors/identify.ts';
import type { Parts } from '../services/call.ts';
import { contextOf } from './context.ts';
import { acceptCursors } from './cursors.ts';
import { serveGraphiql } from './graphiql.ts';
import { guardQueries, POINTS_OF_RATE, TOKENS_OF_RATE } from './guard.ts';
import { demandScopes } from './needs.ts';
import { negotiateMediaType } from './negotiation.ts';
import { openPersisted, providerOf } from './persisted.ts';
import { errorFormatter } from './problem-error.ts';
import { QueryCache } from './query-cache.ts';
import { subscriptions } from './resolvers/follow.ts';
import { resolvers } from './resolvers.ts';
import { keepSecretsUnstored } from './secrets.ts';
import { serveWebSockets } from './socket/websocket.ts';
import { refuseParsedQueries } from './text-only.ts';
import { writeInTurns } from './written.ts';

const schemaFile = new URL('../../schema.graphql', import.meta.url);
let read: Promise<DocumentNode> | null = null;

/** The schema, without resolvers. That the file is a sound one is tested, and not looked at whenever a service starts. */
async function bareSchema() {
  read ??= readFile(schemaFile, 'utf8').then((text) => parse(text, { noLocation: true }));
  return buildASTSchema(await read, { assumeValid: true });
}

/** The GraphQL door, in a scope of its own: its routes come with schemas that the other door's checks cannot read. */
export async function graphql(scope: FastifyInstance, parts: Parts, config: Config): Promise<void> {
  const { graphql: limits, persisted, keyless } = config;
  makePublic(scope);
  negotiateMediaType(scope);
  const queries = await openPersisted(persisted);
  await serveWebSockets(scope, {
    executor: () => ({ schema: scope.graphql.schema, limits, persisted: queries }),
    identify: async (request, authorization) => identify(parts, keyless, request, authorization),
  });
  scope.addHook('preClose', async () => {
    parts.feed.close();
    parts.tenantFeed.close();
  });
  writeInTurns(scope);
  await scope.register(mercurius, {
    schema: await bareSchema(),
    resolvers: resolvers(config),
    context: contextOf,
    errorFormatter,
    graphiql: false,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    additionalRouteOptions: {
      config: { costPer: `${POINTS_OF_RATE} points of the query, and ${TOKENS_OF_RATE} tokens of its text` },
    },
    ...(persisted.mode === 'off' ? {} : { persistedQueryProvider: providerOf(queries) }),
  });
  if (config.graphiql && persisted.mode !== 'only') await serveGraphiql(scope);
  scope.graphql.addHook('preParsing', refuseParsedQueries);
  const cache = new QueryCache(limits, () => scope.graphql.replaceSchema(scope.graphql.schema));
  parts.caches.add(cache);
  guardQueries(scope.graphql, limits, { persisted: queries, cache });
  acceptCursors(scope.graphql);
  for (const [name, { subscribe }] of Object.entries(subscriptions)) {
    const field = scope.graphql.schema.getSubscriptionType()?.getFields()[name];
    if (field) field.subscribe = subscribe;
  }
  keepSecretsUnstored(scope.graphql.schema);
  demandScopes(scope.graphql.schema);
}
