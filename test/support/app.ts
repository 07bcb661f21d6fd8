import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import supertest from 'supertest';
import { duel } from '../../examples/duel/ruleset.ts';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/config.ts';
import type { Action, AnyRuleset } from '../../src/engine/index.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Resolve } from '../../src/services/outgoing/sender.ts';
import { archiveAt } from '../../src/store/archive-target.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { openTestDatabase } from './database.ts';
import { watchMatchKeys } from './match-key/watch.ts';
import { closing } from './opened.ts';
import { watchWords } from './worded.ts';

/** The real service in this process. */
export interface TestServer {
  app: FastifyInstance;
  /** What the app keeps things in. */
  store: Store;
  /** Requests to the app. */
  http: ReturnType<typeof requestsTo>;
  close(): Promise<void>;
}

export interface TestApp extends TestServer {
  /** Where its database is. */
  url: string;
  /** Straight into the database, past the app. */
  sql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

export const allRulesets = [anyRuleset(duel), ...rulesets];

/**
 * How long anything may take in tests, in seconds: so long that nothing is refused because the machine is busy. Tests of a
 * limit set their own.
 */
const PATIENCE = '600';

/** A configuration under which the service does nothing by itself: no sweep is sent among the statements that a test counts. */
export const testConfig = (change: Partial<Config> = {}): Config => ({
  ...readConfig({
    LOG_LEVEL: 'silent',
    CLOCK_SWEEP: '3600',
    WEBHOOKS_LOOK: '3600',
    JOBS_LOOK: '3600',
    // Tests hold the event loop up themselves, with work of their own between calls.
    MAX_EVENT_LOOP_DELAY: '0',
    REQUEST_TIMEOUT: PATIENCE,
    HANDLER_TIMEOUT: PATIENCE,
    ENGINE_DEADLINE: PATIENCE,
  }),
  ...change,
});

interface Made {
  log?: Writable;
  rulesets?: readonly AnyRuleset[];
  /** Most connections to the database. */
  pool?: number;
  /** How names are looked up that webhooks have in their URLs. */
  resolve?: Resolve;
}

/** Requests to a server, answered as they are: to pack the answer and unpack it takes a third of the time of a call that starts a match. */
const requestsTo = (server: FastifyInstance['server']) => supertest.agent(server).set('accept-encoding', 'identity');

/** A server on a database that is there: with every ruleset and the Duel, unless others are given. */
export async function openServer(url: string, change: Partial<Config> = {}, made: Made = {}): Promise<TestServer> {
  const store = openStore(url, made.pool ?? 5, () => {}, {
    redisUrl: change.redisUrl ?? null,
    replicaUrl: change.databaseReplicaUrl ?? null,
    archive: change.archive ? archiveAt(change.archive) : null,
    storage: change.matchStorage ?? 'compact',
  });
  const keys = watchMatchKeys(store);
  const closeStore = closing(() => store.close());
  const parts = {
    rulesets: made.rulesets ?? allRulesets,
    store,
    ...(made.log ? { log: made.log } : {}),
    ...(made.resolve ? { resolve: made.resolve } : {}),
  };
  const app = await buildApp(testConfig(change), parts);
  const close = closing(async () => {
    const closed = app.close();
    // An answer that a test has not read to its end would be waited for.
    app.server.closeAllConnections();
    await closed;
    await closeStore();
    await keys.check();
    words.check();
  });
  const words = watchWords(app.server);
  await app.ready();
  return { app, store, http: requestsTo(app.server), close };
}

/** A server on a database of its own. */
export async function openApp(change: Partial<Config> = {}, log?: Writable): Promise<TestApp> {
  const database = await openTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => {});
  const endPool = closing(() => pool.end());
  const server = await openServer(database.url, change, log ? { log } : {});
  const close = closing(async () => {
    // Ending it gives up the locks that a test has taken, for which the server would wait.
    await endPool();
    await server.close();
    await database.drop();
  });
  return { ...server, url: database.url, sql: (text, values) => pool.query(text, values), close };
}

/** As much of a verdict as tests look at. */
export interface SeenVerdict {
  id: string;
  match: { id: string; ply: number } | null;
  state: Record<string, unknown> & { hash: string; board: Record<string, unknown>; counters: Record<string, number> };
  stateHash: string;
  events: { seq: number; parent: number | null; type: string; clause: string; text: string }[];
  awaiting: { id: string; player: 'p1' | 'p2'; options: { id: string; action: Action }[] }[];
  outcome: { winner: string | null; reason: string; clause: string } | null;
}

export async function startDuel({ http }: TestApp, body: object = {}): Promise<SeenVerdict> {
  const reply = await http.post('/v1/rulesets/duel/start').send({ seed: 'start', ...body });
  return reply.body as SeenVerdict;
}

export async function startDuelMatch(
  { http }: TestApp,
  body: object = {},
): Promise<SeenVerdict & { match: { id: string; ply: number } }> {
  const reply = await http.post('/v1/matches').send({ ruleset: 'duel', seed: 'match', ...body });
  return reply.body as SeenVerdict & { match: { id: string; ply: number } };
}

/** The action of the first option of the first open decision, or of the option that `pick` wants. */
export function anAction(verdict: SeenVerdict, pick: (id: string) => boolean = () => true): Action {
  const option = verdict.awaiting[0]?.options.find(({ id }) => pick(id));
  if (!option) throw new Error('no such option is offered');
  return option.action;
}

/** Plays the first options of a match by its id until `plies` are played. */
export async function playOn(
  { http }: Pick<TestServer, 'http'>,
  verdict: SeenVerdict,
  plies: number,
): Promise<SeenVerdict> {
  let last = verdict;
  for (let ply = 0; ply < plies && last.outcome === null; ply++) {
    const reply = await http.post(`/v1/matches/${verdict.match?.id}/actions`).send({ action: anAction(last) });
    last = reply.body as SeenVerdict;
  }
  return last;
}
