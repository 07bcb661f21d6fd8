import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, openServer } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { until } from '../support/until.ts';

const quotas = { cardSets: 2, seeds: 3, webhooks: 2, answers: 4, jobs: 5, jobBytes: 1_000_000 };
let service: TestApp;
before(async () => {
  service = await openApp({ quotas });
});
after(() => service.close());

const card = (id: string) => ({ id, name: id, cost: 1, power: 1, health: 1 });
const register = (id: string) => service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: [card(id)] });

test('a tenant registers so many card sets, again as often as it likes, and others have their own', async () => {
  for (const id of ['one', 'two', 'one', 'two']) assert.equal((await register(id)).status, 201);
  const refused = await register('three');
  assert.deepEqual([refused.status, refused.body.code], [409, 'quota-exceeded']);
  const started = await service.http.post('/v1/matches').send({ ruleset: 'duel', cards: [card('three')] });
  assert.ok([409, 422].includes(started.status));
  const { rows } = await service.sql('SELECT count(*)::int AS n FROM card_sets');
  assert.equal(rows[0].n, 2);
  const elsewhere = await keyFor(service, { tenant: 'elsewhere' });
  const theirs = await service.http
    .post('/v1/card-sets')
    .set(...elsewhere)
    .send({ ruleset: 'duel', cards: [card('three')] });
  assert.equal(theirs.status, 201);
});

test('a tenant commits to so many seeds that it has not used', async () => {
  const commit = () => service.http.post('/v1/seeds').send();
  const made = [await commit(), await commit(), await commit()];
  const refused = await commit();
  assert.deepEqual([refused.status, refused.body.code], [409, 'quota-exceeded']);
  const seed = { commitment: made[0]?.body.commitment, words: ['a'] };
  assert.equal((await service.http.post('/v1/matches').send({ ruleset: 'duel', seed })).status, 201);
  assert.equal((await commit()).status, 201);
});

test('of kept answers the newest stay', async (t) => {
  for (let n = 0; n < 7; n++) {
    const reply = await service.http.post('/v1/matches').set('idempotency-key', `k${n}`).send({ ruleset: 'duel' });
    assert.equal(reply.status, 201);
  }
  const keys = async () => {
    const { rows } = await service.sql('SELECT key FROM idempotent_answers ORDER BY key');
    return rows.map(({ key }) => key);
  };
  assert.equal((await keys()).length, 7);
  const tidy = await openServer(service.url, { quotas, clockSweep: 0.05 });
  t.after(() => tidy.close());
  await until('the oldest are gone', async () => (await keys()).length < 7);
  assert.deepEqual(await keys(), ['k3', 'k4', 'k5', 'k6']);
});

test('the limits are told', async () => {
  const { body } = await service.http.get('/v1/limits');
  const told = new Map(body.limits.map(({ name, value }: { name: string; value: number }) => [name, value]));
  assert.deepEqual([told.get('card-sets'), told.get('seeds'), told.get('kept-answers')], [2, 3, 4]);
});
