import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { chargeCards } from './doors/card-points.ts';
import { answerBrokenRequests } from './doors/client-errors.ts';
import { limitDatabaseWaits } from './doors/database-waits.ts';
import { limitHandlerTime } from './doors/deadline.ts';
import { drainable } from './doors/draining.ts';
import { supportIdempotencyKeys } from './doors/idempotency.ts';
import { guardRoutes } from './doors/identify.ts';
import { limitInFlight } from './doors/in-flight.ts';
import { readJsonBodies } from './doors/json.ts';
import { limitStreams } from './doors/live-slots.ts';
import { logOptions, requestId } from './doors/log.ts';
import { answerUnknownRoutes } from './doors/not-found.ts';
import { noteRequests } from './doors/noted-request.ts';
import { compressAnswers } from './doors/plugins/compress.ts';
import { allowOrigins } from './doors/plugins/cors.ts';
import { securityHeaders } from './doors/plugins/helmet.ts';
import { countArchive, countRequests, gaugeLoad, newMetrics } from './doors/plugins/metrics.ts';
import { refuseUnderPressure } from './doors/plugins/under-pressure.ts';
import { onError, sendProblem } from './doors/problems.ts';
import { keepRouteTable } from './doors/route-table.ts';
import { answerTogether } from './doors/together.ts';
import type { AnyRuleset } from './engine/index.ts';
import { graphql } from './graphql/graphql.ts';
import { isWebSocketRequest } from './graphql/socket/websocket.ts';
import { servePages } from './http/pages.ts';
import { rest } from './http/rest.ts';
import { metricsRoute } from './http/routes/metrics.ts';
import type { Cache, Parts } from './services/call.ts';
import { IdempotencyClaims } from './services/callers/idempotency.ts';
import { RateLimiter } from './services/callers/rates.ts';
import { Feed } from './services/feed.ts';
import { JobRunner } from './services/jobs/runner.ts';
import { Keys } from './services/keys/keys.ts';
import { ClockSweep } from './services/matches/sweep.ts';
import type { Log } from './services/operations/log.ts';
import { combineMeters } from './services/operations/meter.ts';
import { Outages } from './services/operations/outages.ts';
import { Refusals } from './services/operations/refusals.ts';
import type { Resolve } from './services/outgoing/sender.ts';
import { Sender } from './services/outgoing/sender.ts';
import { Pictures } from './services/pictures/pictures.ts';
import { cacheLimits } from './services/rules/card-set-cache.ts';
import { CardSets } from './services/rules/card-sets.ts';
import { withHouseRules } from './services/rules/house-rules.ts';
import { KnownStates } from './services/runs/known-states.ts';
import { Pool } from './services/runs/pool.ts';
import { Runs } from './services/runs/runs.ts';
import { understandCards } from './services/runs/words.ts';
import { ServiceKeys } from './services/sealing/service-keys.ts';
import { StandingOrders } from './services/standing-orders.ts';
import { tellHere } from './services/tell-moved.ts';
import { TenantFeed } from './services/tenant-feed.ts';
import { TableKeeper } from './services/tournaments/keeper.ts';
import { Deliverer } from './services/webhooks/deliverer.ts';
import { localCounters, sharedCounters } from './store/counters.ts';
import type { Store } from './store/store.ts';

export interface AppParts {
  rulesets: readonly AnyRuleset[];
  store: Store;
  /** Where the log is written; standard output by default. */
  log?: Writable;
  /** How names are looked up that webhooks have in their URLs; by the system when left out. */
  resolve?: Resolve;
  /** Makes what reads the metrics, where they are not those of this process alone; it gives null while it can't. */
  metricsOf?: (own: Registry) => () => Promise<string | null>;
}

/** The whole service but for its configuration, its database and its port. Closing it does not close the store. */
export async function buildApp(
  config: Config,
  { rulesets, store, log, resolve, metricsOf }: AppParts,
): Promise<FastifyInstance> {
  const metrics = newMetrics();
  const app = Fastify({
    logger: logOptions(config, log),
    bodyLimit: config.bodyLimit,
    trustProxy: trusted(config.trustProxy),
    ...timeouts(config),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Only the routes of plugins come with JSON Schemas, which are theirs: to check them too would cost more than all that is checked by them.
    ajv: { customOptions: { validateSchema: false } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      sendProblem(request, reply, { code: 'invalid-request', detail: error.message });
      metrics.refused('invalid-request');
      request.log.info({ method: request.method, status: 400, problem: 'invalid-request' }, 'answered');
    },
    clientErrorHandler: answerBrokenRequests(metrics.refused),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  // Whatever else a client expects is passed over; Node would refuse it with an empty answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.decorateRequest('problems', null);
  noteRequests(app);
  app.addHook('onResponse', ({ method, route, log, problems }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    const problem = problems?.[0];
    log.info({ method, route: route.url ?? null, status: statusCode, problem, ms }, 'answered');
    done();
  });
  countRequests(app, metrics);
  const tracing = await tracingOf(app, config, store);
  drainable(app);
  securityHeaders(app, config.pages.images);
  await allowOrigins(app, config);
  await compressAnswers(app);
  const caches = new Set<Cache>();
  await refuseUnderPressure(app, config, caches);
  const flight = limitInFlight(app, { all: config.maxInFlight, ofCaller: config.maxInFlightOfCaller });
  const streams = limitStreams(app, config.streams);
  limitHandlerTime(app, config.handlerTimeout);
  limitDatabaseWaits(app);
  answerTogether(app);
  gaugeLoad(app, metrics.registry, { flight, streams, traffic: store.traffic });
  const pool = new Pool(config.engine);
  app.addHook('onClose', () => pool.close());
  const pictures = new Pictures(config.engine);
  app.addHook('onClose', () => pictures.close());
  const outages = new Outages(app.log);
  app.decorate('outages', outages);
  watchArchive(store, metrics.registry, outages);
  const refusals = new Refusals(store, app.log, outages);
  const keys = new Keys(store.keys, app.log);
  // Who watches nothing needs no connection for what others announce.
  const hear = () =>
    store.announcements.hear((all) => {
      for (const one of all) tellHere(parts, one);
    });
  const runs = new Runs(pool);
  const parts: Parts = {
    rulesets: new Map(rulesets.map((rules) => [rules.id, withHouseRules(rules)])),
    cardSets: new CardSets(
      store.together().cardSets,
      cacheLimits(config.cardSetCache),
      {
        sets: config.quotas.cardSets,
        bytes: config.cardSetQuota,
      },
      (tenant, rules, cards) => understandCards(runs, { tenant }, rules, cards),
    ),
    keys,
    serviceKeys: new ServiceKeys(store),
    issuer: config.issuer,
    store,
    quotas: config.quotas,
    archiveTables: config.archiveTables,
    log: app.log,
    outages,
    refusals,
    tables: { wake: () => keeper.wake() },
    webhooks: { wake: () => deliverer.wake() },
    jobs: { wake: () => runner.wake() },
    sender: new Sender({ ...config.webhooks, ...(resolve ? { resolve } : {}) }),
    feed: new Feed(store.many, app.log, undefined, hear),
    tenantFeed: new TenantFeed(store.changes, app.log, hear),
    meter: combineMeters([metrics.meter, ...(tracing ? [tracing] : [])]),
    runs,
    knownStates: new KnownStates(),
    standingOrders: new StandingOrders(),
    pictures,
    caches,
  };
  const keeper = new TableKeeper(parts);
  const deliverer = new Deliverer(parts, config.webhooks);
  const runner = new JobRunner(parts, config.jobs);
  for (const cache of [parts.cardSets, parts.knownStates, parts.standingOrders, pictures]) caches.add(cache);
  app.addHook('onClose', () => keys.settled());
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app, parts.knownStates);
  app.setErrorHandler(onError);
  keepRouteTable(app);
  app.decorate('rates', await openRates(config, app.log));
  app.addHook('onClose', () => app.rates.close());
  guardRoutes(app, parts, config.keyless);
  chargeCards(app);
  const claims = new IdempotencyClaims(store, parts, config.handlerTimeout);
  app.addHook('onClose', () => claims.close());
  supportIdempotencyKeys(app, claims);
  answerUnknownRoutes(app);
  metricsRoute(app, metrics.registry, { ...config, read: metricsOf?.(metrics.registry) });
  await app.register((scope) => rest(scope, parts, config));
  await app.register((scope) => graphql(scope, parts, config));
  if (config.pages.on) await app.register((scope) => servePages(scope));
  const sweep = new ClockSweep(parts);
  sweep.start(config.clockSweep);
  app.addHook('onClose', () => sweep.stop());
  keeper.start(config.clockSweep);
  app.addHook('onClose', () => keeper.stop());
  refusals.start();
  app.addHook('onClose', () => refusals.stop());
  deliverer.start();
  app.addHook('onClose', () => deliverer.stop());
  runner.start();
  app.addHook('onClose', () => runner.stop());
  return app;
}

const timeouts = ({ requestTimeout, connectionTimeout, keepAliveTimeout }: Config) => ({
  requestTimeout: requestTimeout * 1000,
  connectionTimeout: connectionTimeout * 1000,
  keepAliveTimeout: keepAliveTimeout * 1000,
  // Node looks for late requests at intervals; the head has no more time than the whole.
  http: {
    headersTimeout: requestTimeout * 1000,
    // Fastify sets it when the server is there; by then Node would have refused a head that may take longer than its default.
    requestTimeout: requestTimeout * 1000,
    // Only what goes on as a WebSocket does; any other upgrade that a client offers is passed over.
    shouldUpgradeCallback: isWebSocketRequest,
    connectionsCheckingInterval: Math.min(requestTimeout * 1000, 5000) / 2,
  },
});

/** Either so many proxies before the service, or those at some addresses. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** What callers spend is counted by this server, or by all that share a Redis. */
async function openRates({ rateLimits, redisUrl }: Config, log: Log & Pick<FastifyInstance['log'], 'info'>) {
  if (redisUrl === null) return new RateLimiter(rateLimits, localCounters());
  const counters = await sharedCounters(redisUrl, (away) => {
    if (away) log.error({ err: away }, 'Redis is away: this server counts calls by itself');
    else log.info('Redis is back: calls are counted together');
  });
  return new RateLimiter(rateLimits, counters);
}

/** Nothing of OpenTelemetry is loaded unless there is somewhere to send traces to. */
async function tracingOf(app: FastifyInstance, { otlpEndpoint, serviceName }: Config, { traffic }: Store) {
  if (otlpEndpoint === null) return null;
  const { trace } = await import('./doors/plugins/telemetry.ts');
  return trace(app, { endpoint: otlpEndpoint, serviceName }, traffic);
}

/** Has the log and the metrics tell how the archive does. */
function watchArchive({ archiveFiles }: Store, registry: Registry, outages: Outages): void {
  if (archiveFiles === null) return;
  const count = countArchive(registry, archiveFiles);
  archiveFiles.watch((outcome) => {
    count(outcome);
    if (outcome.failure !== null) outages.noteArchive(outcome.failure);
  });
}
