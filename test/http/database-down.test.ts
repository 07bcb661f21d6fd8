import assert from 'node:assert/strict';
import test from 'node:test';
import { anAction, openApp, startDuel } from '../support/app.ts';

test('without its database the service is not ready, but adjudicates states of sample cards', async () => {
  const [service, other] = [await openApp(), await openApp()];
  const start = await startDuel(service);
  const [{ current_database: name }] = (await service.sql('SELECT current_database()')).rows;
  await other.sql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await other.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);

  const ready = await service.http.get('/readyz');
  assert.equal(ready.status, 503);
  assert.equal(ready.body.code, 'unavailable');
  assert.equal((await service.http.get('/healthz')).status, 200);
  assert.match((await service.http.get('/metrics')).text, /^arbiter_database_connections 0$/m);
  const verdict = await service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) });
  assert.equal(verdict.status, 200);
  assert.equal((await service.http.post('/v1/rulesets/gundam/start').send({})).status, 200);

  await other.sql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  assert.equal((await service.http.get('/readyz')).status, 200);
  await service.close();
  await other.close();
});
