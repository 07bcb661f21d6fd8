import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import supertest from 'supertest';
import { duel } from '../../examples/duel/ruleset.ts';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { type Action, anyRuleset } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { openTestDatabase } from './database.ts';

export interface TestApp {
  app: FastifyInstance;
  /** What the app keeps things in. */
  store: Store;
  /** Requests to the app. */
  http: ReturnType<typeof supertest>;
  /** Where its database is. */
  url: string;
  /** Straight into the database, past the app. */
  sql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

export const allRulesets = [anyRuleset(duel), ...rulesets];

/** The real service with every ruleset and the Duel, on a database of its own. */
export async function openApp(change: Partial<Config> = {}, log?: Writable): Promise<TestApp> {
  const database = await openTestDatabase();
  // Tests hold the event loop up themselves, with work of their own between calls.
  const config = { ...readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '0' }), ...change };
  const store = openStore(database.url, 5, () => {});
  const app = await serve(async () => {
    const built = await buildApp(config, { rulesets: allRulesets, store, ...(log ? { log } : {}) });
    await built.ready();
    return built;
  }, [() => store.close(), () => database.drop()]);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => {});
  return {
    app,
    store,
    http: supertest(app.server),
    url: database.url,
    sql: (text, values) => pool.query(text, values),
    async close() {
      await app.close();
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** An app that does not start leaves nothing open that would keep the test file from ending. */
async function serve(start: () => Promise<FastifyInstance>, undo: (() => Promise<void>)[]): Promise<FastifyInstance> {
  try {
    return await start();
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
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
export async function playOn({ http }: TestApp, verdict: SeenVerdict, plies: number): Promise<SeenVerdict> {
  let last = verdict;
  for (let ply = 0; ply < plies && last.outcome === null; ply++) {
    const reply = await http.post(`/v1/matches/${verdict.match?.id}/actions`).send({ action: anAction(last) });
    last = reply.body as SeenVerdict;
  }
  return last;
}
