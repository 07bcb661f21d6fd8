import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { known } from '../src/cli/known.ts';
import { readConfig } from '../src/config.ts';
import { startEmbeddedPostgres } from '../src/store/embedded/postgres.ts';
import { migrate } from '../src/store/migrate.ts';
import { openStore } from '../src/store/open-store.ts';
import { startBareRoute } from './bare-route.ts';
import type { FromServer, Statement, ToServer } from './messages.ts';

/*
 * The program that is measured: the service with a Postgres of its own, and beside it a bare Fastify route that reads
 * the same bodies and writes the same answers. It also notes the SQL that the service sends, so that the same
 * statements can be sent without it.
 */

const tell = (message: FromServer) => process.send?.(message);

let recording: Statement[] | null = null;
const { query } = pg.Client.prototype;
const noting = function (this: pg.Client, ...args: unknown[]) {
  const [config] = args;
  if (recording !== null && config !== null && typeof config === 'object' && 'text' in config && 'values' in config) {
    recording.push({ text: String(config.text), values: config.values as unknown[] });
  }
  return Reflect.apply(query, this, args);
};
pg.Client.prototype.query = noting as typeof query;

const folder = mkdtempSync('/var/tmp/arbiter-bench-');
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ project: join(import.meta.dirname, '..'), folder });
await migrate(postgres.url);
let stopping = false;
const store = openStore(postgres.url, 10, (error) => {
  if (!stopping) throw error;
});
// No call is refused because the machine is busy.
const app = await buildApp(readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY: '0' }), { rulesets: known, store });

const bare = await startBareRoute();
const service = await app.listen({ host: '127.0.0.1', port: 0 });
tell({ service, bare: bare.url, database: postgres.url });

process.on('message', async (message: ToServer) => {
  if (message.do === 'answer') bare.answer(message.answers);
  if (message.do === 'note') recording = [];
  if (message.do === 'told') {
    tell({ statements: recording ?? [] });
    recording = null;
  }
  if (message.do === 'stop') {
    stopping = true;
    await Promise.all([app.close(), bare.close()]);
    await store.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    process.disconnect();
  }
});
