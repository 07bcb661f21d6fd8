import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { AnyRuleset } from './engine/index.ts';
import { graphql } from './graphql/graphql.ts';
import { guardRoutes } from './http/identify.ts';
import { answerUnknownRoutes } from './http/not-found.ts';
import { onError, sendProblem } from './http/problems.ts';
import { rest } from './http/rest.ts';
import { CardSets } from './services/card-sets.ts';
import { Keys } from './services/keys.ts';
import type { Parts } from './services/parts.ts';
import { ServiceKeys } from './services/service-keys.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  rulesets: readonly AnyRuleset[];
  store: Store;
}

/** The whole service but for its configuration, its database and its port. Closing it does not close the store. */
export async function buildApp(config: Config, { rulesets, store }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    bodyLimit: config.bodyLimit,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      sendProblem(request, reply, { code: 'invalid-request', detail: error.message });
    },
    forceCloseConnections: 'idle',
  });
  const parts: Parts = {
    rulesets: new Map(rulesets.map((rules) => [rules.id, rules])),
    cardSets: new CardSets(store.cardSets, config.cardSetCache),
    keys: new Keys(store.keys, app.log),
    serviceKeys: new ServiceKeys(store),
    issuer: config.issuer,
    store,
    log: app.log,
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ method, routeOptions, id }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    app.log.info({ requestId: id, method, route: routeOptions.url ?? null, status: statusCode, ms }, 'answered');
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(onError);
  guardRoutes(app, parts, config.keyless);
  answerUnknownRoutes(app);
  await app.register((scope) => rest(scope, parts));
  await app.register((scope) => graphql(scope));
  return app;
}
