import assert from 'node:assert/strict';
import test from 'node:test';
import { loggedError, withoutSecrets } from '../../src/doors/log.ts';
import { anAction, openApp, startDuel } from '../support/app.ts';
import { keptLog } from '../support/log.ts';

const KEY = 'arb_Secret00000000000000000000000000000000000000000000';
const SEED = 'a-seed-that-nobody-may-read';

/** A service whose log is kept, at its most talkative. */
async function talkative() {
  const log = keptLog();
  const service = await openApp({ logLevel: 'trace' }, log.stream);
  return { service, log };
}

test('neither a key nor a seed gets into the log, whether a request is good or bad', async () => {
  const { service, log } = await talkative();
  const started = await service.http.post('/v1/matches').send({ ruleset: 'duel', seed: SEED });
  assert.equal(started.status, 201);
  const unknown = await service.http.get('/v1/matches').set('authorization', `Bearer ${KEY}`).set('cookie', `k=${KEY}`);
  assert.equal(unknown.status, 401);
  assert.equal((await service.http.get(`/v1/matches?seed=${SEED}&key=${KEY}`)).status, 400);
  assert.equal((await service.http.post('/v1/matches').send({ seed: SEED, ruleset: 7 })).status, 400);
  await service.sql('ALTER TABLE matches RENAME TO gone');
  assert.equal((await service.http.post('/v1/matches').send({ ruleset: 'duel', seed: SEED })).status, 500);
  const query = `mutation { startMatch(request: {ruleset: "duel", seed: "${SEED}"}) { id } }`;
  await service.http.post('/graphql').send({ query });
  assert.ok(log.lines().some(({ level }) => level === 50));
  assert.doesNotMatch(log.text(), new RegExp(`${KEY}|${SEED}`));
  await service.close();
});

test('every line about a request carries its id, also those that the rules or the database cause', async () => {
  const { service, log } = await talkative();
  const start = await startDuel(service);
  const before = log.lines().length;
  await service.http
    .post('/v1/adjudications')
    .set('x-request-id', 'r-1')
    .send({ state: start.state, action: anAction(start) });
  await service.sql('ALTER TABLE matches RENAME TO gone');
  await service.http.get('/v1/matches').set('x-request-id', 'r-2');
  await service.http.post('/graphql').set('x-request-id', 'r-3').send({ query: '{ matches { next } }' });
  await service.http.get('/%').set('x-request-id', 'r-4');
  const lines = log.lines().slice(before);
  for (const line of lines) assert.match(String(line.requestId), /^r-[1-4]$/, JSON.stringify(line));
  const errors = lines.filter(({ level }) => level === 50).map(({ requestId }) => requestId);
  assert.deepEqual([...new Set(errors)], ['r-2', 'r-3']);
  const answered = lines.filter(({ msg }) => msg === 'answered');
  assert.deepEqual(
    answered.map(({ requestId, problem }) => [requestId, problem]),
    [
      ['r-1', undefined],
      ['r-2', 'internal'],
      ['r-3', 'internal'],
      ['r-4', 'invalid-request'],
    ],
  );
  await service.close();
});

test('fields that hold secrets are blanked, however a line is put together', async () => {
  const { service, log } = await talkative();
  const headers = { authorization: `Bearer ${KEY}`, cookie: KEY, 'set-cookie': KEY };
  service.app.log.info({
    headers,
    request: { headers },
    seed: SEED,
    match: { seed: SEED },
    body: { match: { seed: SEED } },
  });
  service.app.log.info({ secret: KEY, stored: { secret: KEY, jwk: { d: KEY } }, token: KEY }, 'done');
  assert.equal(log.lines().at(-1)?.msg, 'done');
  assert.doesNotMatch(log.text(), new RegExp(`${KEY}|${SEED}`));
  await service.close();
});

test('secrets are taken out of messages', () => {
  for (const text of [
    `no such key: ${KEY}`,
    `{"seed": "${SEED}"}`,
    `seed: "${SEED}", ruleset`,
    `seed=${SEED}`,
    `authorization: Bearer ${SEED}`,
    `postgresql://arbiter:${SEED}@localhost/arbiter`,
  ]) {
    assert.doesNotMatch(withoutSecrets(text), new RegExp(`${KEY}|${SEED}`), text);
  }
  assert.equal(withoutSecrets('the duel ended at ply 3'), 'the duel ended at ply 3');
});

test('an error is logged without the rows and arguments that drivers put into it, but with what caused it', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (seed)=(${SEED})` });
  const told = loggedError(Object.assign(new Error('it failed', { cause }), { args: { seed: SEED } }));
  assert.equal(told.message, 'it failed');
  assert.equal(told.cause?.code, '23505');
  assert.doesNotMatch(JSON.stringify(told), new RegExp(SEED));
});
