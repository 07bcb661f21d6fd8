import { z } from 'zod';
import type { Config } from '../config.ts';
import { MOST_FRAGMENTS, MOST_ROOT_FIELDS, MOST_SUBSCRIPTIONS } from '../contracts/limits.ts';
import { PREVIEW_NODES } from '../contracts/preview.ts';
import { MOST_VALUES, MOST_VALUES_OF_CARD } from '../engine/index.ts';
import { WINDOW_SECONDS, WRONG_KEY_LIMIT } from '../services/callers/rates.ts';
import { WAIT_BUDGET_MS } from '../store/wait-budget.ts';
import { LINES_COST } from './rate-limits.ts';
import type { Route } from './route-table.ts';

/** One limit, as callers and operators see it. */
export interface Limit {
  name: string;
  /** Null for no limit. */
  value: number | null;
  unit: string;
  what: string;
  /** The variable that sets it; null for one that cannot be set. */
  setting: string | null;
}

const fixed = (name: string, value: number, unit: string, what: string): Limit => ({
  ...{ name, value, unit, what, setting: null },
});
const settable = (setting: string, name: string, value: number | null, unit: string, what: string): Limit => ({
  ...{ name, value, unit, what, setting },
});

const FOLLOWED = 'streams and subscriptions';

/** Every limit as configured, except those of single routes. */
export function limitsOf(config: Config): Limit[] {
  const { rateLimits } = config;
  const minute = `points in ${WINDOW_SECONDS} seconds`;
  return [
    settable('RATE_LIMIT', 'key', rateLimits.key, minute, 'calls with a key'),
    settable('RATE_LIMIT_KEYLESS', 'address', rateLimits.address, minute, 'calls without a key from one address'),
    settable('RATE_LIMIT_KEYLESS', 'machine', rateLimits.machine, minute, 'calls without a key from this machine'),
    fixed('wrong-keys', WRONG_KEY_LIMIT, `in ${WINDOW_SECONDS} seconds`, 'wrong keys from one address'),
    settable('BODY_LIMIT', 'body', config.bodyLimit, 'bytes', 'the body of a request'),
    settable('BATCH_ITEMS', 'batch', config.batchItems, 'items', 'a batch in one JSON document'),
    fixed('preview', PREVIEW_NODES, 'nodes', 'a preview'),
    settable('GRAPHQL_DEPTH', 'graphql-depth', config.graphql.depth, 'levels', 'a GraphQL query'),
    settable('GRAPHQL_COST', 'graphql-cost', config.graphql.cost, 'points', 'a GraphQL query'),
    settable('GRAPHQL_TOKENS', 'graphql-tokens', config.graphql.tokens, 'tokens', 'a GraphQL query'),
    settable('TENANT_CARD_SETS', 'card-sets', config.quotas.cardSets, 'card sets', 'registered by a tenant'),
    settable('TENANT_SEEDS', 'seeds', config.quotas.seeds, 'seeds', 'committed to and not used, of a tenant'),
    settable('TENANT_WEBHOOKS', 'webhooks', config.quotas.webhooks, 'webhooks', 'of a tenant'),
    settable('WEBHOOKS_TIMEOUT', 'webhook-answer', config.webhooks.timeout, 'seconds', 'for a webhook to answer'),
    settable('TENANT_JOBS', 'jobs', config.quotas.jobs, 'jobs', 'of a tenant that are not over'),
    settable('JOBS_EACH', 'jobs-at-once', config.jobs.each, 'jobs', 'of a tenant that are done at once'),
    settable('JOB_RESULT_MB', 'job-result', config.quotas.jobBytes, 'bytes', 'written by a job'),
    settable('KEPT_ANSWERS', 'kept-answers', config.quotas.answers, 'answers', 'kept for repetition, of a key'),
    fixed('graphql-fragments', MOST_FRAGMENTS, 'fragments', 'a GraphQL query'),
    fixed('graphql-root-fields', MOST_ROOT_FIELDS, 'root fields', 'a GraphQL query'),
    fixed('card', MOST_VALUES_OF_CARD, 'values', 'a card'),
    fixed('cards', MOST_VALUES, 'values', 'all cards of a set'),
    settable('CARD_SET_QUOTA_MB', 'card-set-bytes', config.cardSetQuota, 'bytes', 'the card sets of a tenant'),
    settable('REQUEST_TIMEOUT', 'request', config.requestTimeout, 'seconds', 'for a request to arrive'),
    settable('HANDLER_TIMEOUT', 'answer', config.handlerTimeout, 'seconds', 'for an answer to begin'),
    settable('CONNECTION_TIMEOUT', 'silence', config.connectionTimeout, 'seconds', 'of silence within a request'),
    settable('KEEP_ALIVE_TIMEOUT', 'keep-alive', config.keepAliveTimeout, 'seconds', 'of silence between requests'),
    settable('DATABASE_TIMEOUT', 'statement', config.databaseTimeout, 'seconds', 'for a statement of the database'),
    fixed('connection-wait', WAIT_BUDGET_MS / 1000, 'seconds', 'that a call waits for connections to the database'),
    settable('MAX_IN_FLIGHT_OF_CALLER', 'open', config.maxInFlightOfCaller, 'requests', 'of one caller open at once'),
    settable('MAX_STREAMS_OF_CALLER', 'streams', config.streams.ofCaller, FOLLOWED, 'of one caller open at once'),
    settable('MAX_STREAMS', 'all-streams', config.streams.all, FOLLOWED, 'open at once'),
    fixed('subscriptions', MOST_SUBSCRIPTIONS, 'subscriptions', 'on one WebSocket'),
    settable('MAX_IN_FLIGHT', 'in-flight', config.maxInFlight, 'requests', 'worked on at once'),
  ];
}

/** The routes whose calls do not cost exactly one point. */
export const costsOf = (routes: readonly Route[]) =>
  routes.flatMap(({ method, url, config }) => {
    const { cost = 1, costPer } = config;
    const lines = config.page === undefined ? null : LINES_COST;
    if (method === 'HEAD' || (cost === 1 && costPer === undefined && lines === null)) return [];
    return [{ method, path: url, cost: cost ?? 0, per: costPer ?? null, lines }];
  });

/** The largest page of every list. */
export const pagesOf = (routes: readonly Route[]) =>
  routes.flatMap(({ method, url, query, config }) => {
    const most = method === 'GET' && query !== null ? (config.page ?? largest(query)) : null;
    return most === null ? [] : [{ path: url, items: most }];
  });

const page = z.object({ properties: z.object({ limit: z.object({ maximum: z.number() }) }) });

const known = new WeakMap<z.ZodType, number | null>();

/** The largest page that a query may ask for. Its schema is read once: anybody may ask what the limits are. */
function largest(query: z.ZodType): number | null {
  const before = known.get(query);
  if (before !== undefined) return before;
  const most = largestIn(query);
  known.set(query, most);
  return most;
}

function largestIn(query: z.ZodType): number | null {
  const found = page.safeParse(z.toJSONSchema(query, { unrepresentable: 'any' }));
  return found.success ? found.data.properties.limit.maximum : null;
}

/** The table of limits in docs/limits.md. */
export function limitsTable(config: Config): string {
  const lines = limitsOf(config).map(({ value, unit, what, setting }) => {
    const most = value === null ? 'none' : `${value.toLocaleString('en')} ${unit}`;
    return `| ${what} | ${most} | ${setting === null ? 'fixed' : `\`${setting}\``} |`;
  });
  return ['| limit | by default | set by |', '| --- | --- | --- |', ...lines].join('\n');
}
