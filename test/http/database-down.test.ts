import assert from 'node:assert/strict';
import test from 'node:test';
import { anAction, openApp, startDuel } from '../support/app.ts';
import { letIn, shutOut } from '../support/shut-out.ts';
import { until } from '../support/until.ts';

test('without its database the service is not ready, but adjudicates states of sample cards', async () => {
  const [service, other] = [await openApp(), await openApp()];
  const start = await startDuel(service);
  await shutOut(service, other);

  const ready = await service.http.get('/readyz');
  assert.equal(ready.status, 503);
  assert.equal(ready.body.code, 'unavailable');
  assert.equal((await service.http.get('/healthz')).status, 200);
  await until('the pool has no connections', async () =>
    /^arbiter_database_connections 0$/m.test((await service.http.get('/metrics')).text),
  );
  const verdict = await service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) });
  assert.equal(verdict.status, 200);
  assert.equal((await service.http.post('/v1/rulesets/gundam/start').send({})).status, 200);

  await letIn(service, other);
  await until('the service is ready again', async () => (await service.http.get('/readyz')).status === 200);
  await service.close();
  await other.close();
});
