import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test, { after, before } from 'node:test';
import pg from 'pg';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp, playOn } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const read = async (path: string) => (await service.http.get(path)).body;
const commit = async () => (await service.http.post('/v1/seeds').send()).body.commitment as string;
const start = (seed: unknown) => service.http.post('/v1/matches').send({ ruleset: 'duel', seed });
const words = ['red sky', 'old “oak”'];

async function fairMatch(): Promise<SeenVerdict & { id: string; commitment: string }> {
  const commitment = await commit();
  const { body } = await start({ commitment, words });
  return { ...body, id: body.match.id, commitment };
}

const end = async (id: string) =>
  service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p1', concede: true } });

const toldOf = ({ seedHash, commitment, words: said }: { seedHash: string; commitment: string; words: string[] }) => ({
  seedHash,
  commitment,
  words: said,
});

test('a commitment tells nothing but a hash, and no two are the same', async () => {
  const reply = await service.http.post('/v1/seeds');
  assert.equal(reply.status, 201);
  assert.deepEqual(Object.keys(reply.body), ['commitment']);
  assert.match(reply.body.commitment, /^[0-9a-f]{64}$/);
  assert.notEqual(await commit(), reply.body.commitment);
});

test('a match tells the hash of its seed from the start, and the seed and the secret at its end', async () => {
  const { id, commitment } = await fairMatch();
  const running = await read(`/v1/matches/${id}`);
  assert.deepEqual([running.seed, running.secret], [null, null]);
  assert.match(running.seedHash, /^[0-9a-f]{64}$/);
  await end(id);
  const over = await read(`/v1/matches/${id}`);
  assert.deepEqual(toldOf(over), { seedHash: running.seedHash, commitment, words });
  assert.equal(sha256(over.secret), commitment);
  assert.equal(sha256(JSON.stringify([over.secret, words])), over.seed);
  assert.equal(sha256(`seed:${over.seed}`), running.seedHash);
});

test('what is told of a seed at the start is not what the generator starts from', async () => {
  const { body } = await service.http.post('/v1/matches').send({ ruleset: 'duel' });
  const { seedHash } = await read(`/v1/matches/${body.match.id}`);
  await end(body.match.id);
  const { seed } = await read(`/v1/matches/${body.match.id}`);
  assert.equal(sha256(`seed:${seed}`), seedHash);
  assert.notEqual(sha256(seed).slice(0, 32), seedHash.slice(0, 32));
});

test('other words make another match of the same secret', async () => {
  const [one, other] = [await fairMatch(), await fairMatch()];
  assert.notEqual(one.state.hash, other.state.hash);
  const plain = await start('a text');
  const match = await read(`/v1/matches/${plain.body.match.id}`);
  assert.deepEqual(toldOf(match), { seedHash: sha256('seed:a text'), commitment: null, words: [] });
});

test('a commitment is good for one match, also when two ask at once', async () => {
  const commitment = await commit();
  const replies = await Promise.all(Array.from({ length: 6 }, () => start({ commitment, words })));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409]);
  const again = await start({ commitment, words: ['others'] });
  assert.equal(again.body.code, 'commitment-used');
  const { rows } = await service.sql('SELECT count(*)::int AS n FROM matches WHERE seed_commitment = $1', [commitment]);
  assert.equal(rows[0].n, 1);
});

test('of two matches that found a commitment unused before either was written, one is made', async () => {
  const commitment = await commit();
  const holder = new pg.Client({ connectionString: service.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE matches IN EXCLUSIVE MODE');
  const both = Promise.all([start({ commitment, words }), start({ commitment, words })]);
  await until('both are about to be written', async () => {
    const { rows } = await service.sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO matches%'`);
    return rows.length === 2;
  });
  await holder.query('COMMIT');
  await holder.end();
  const [made, refused] = (await both).sort((one, other) => one.status - other.status);
  assert.deepEqual([made?.status, refused?.status, refused?.body.code], [201, 409, 'commitment-used']);
  // It says where the commitment went, as it does to who asks later.
  assert.ok(refused?.body.detail.includes(made?.body.match.id), refused?.body.detail);
  assert.equal((await start({ commitment, words })).body.detail, refused?.body.detail);
});

test('a refused match leaves its commitment unused', async () => {
  const commitment = await commit();
  const seed = { commitment, words };
  const refused = await service.http.post('/v1/matches').send({ ruleset: 'duel', seed, seats: [{ deck: 'none' }, {}] });
  assert.equal(refused.body.code, 'seats-invalid');
  assert.equal((await start(seed)).status, 201);
});

test('a commitment that is not there, or is another tenant’s, is refused', async () => {
  const unknown = await start({ commitment: '0'.repeat(64), words });
  assert.equal(unknown.status, 404);
  assert.equal(unknown.body.code, 'unknown-commitment');
  const elsewhere = await keyFor(service, { tenant: 'elsewhere' });
  const theirs = await service.http.post('/v1/seeds').set(...elsewhere);
  assert.equal((await start({ commitment: theirs.body.commitment, words })).body.code, 'unknown-commitment');
});

test('a fair seed of the wrong form is refused with every fault', async () => {
  for (const seed of [{ commitment: 'x', words }, { words }, { commitment: await commit() }, 7, []]) {
    const reply = await start(seed);
    assert.equal(reply.status, 400, JSON.stringify(reply.body));
    assert.equal(reply.body.code, 'invalid-request');
  }
  const none = await start({ commitment: await commit(), words: [] });
  assert.deepEqual(none.body.errors[0].path, '/seed/words');
});

test('verification says what was told of the seed and that it holds', async () => {
  const fair = await fairMatch();
  await playOn(service, fair, 6);
  const { seedHash } = await read(`/v1/matches/${fair.id}`);
  const { seed, same } = await read(`/v1/matches/${fair.id}/verification`);
  assert.equal(same, true);
  assert.deepEqual(seed, { hash: seedHash, committed: fair.commitment, same: true });
});

const bent: [string, string][] = [
  ['the seed', `UPDATE matches SET seed = 'another' WHERE id = $1`],
  ['the hash of the seed', `UPDATE matches SET seed_hash = repeat('0', 64) WHERE id = $1`],
  ['the words', `UPDATE matches SET seed_words = '{other}' WHERE id = $1`],
  ['the secret', `UPDATE seeds SET secret = repeat('0', 64) WHERE used_by = $1`],
  ['the match of the secret', `UPDATE seeds SET used_by = NULL WHERE used_by = $1`],
  ['the commitment', `UPDATE matches SET seed_commitment = repeat('0', 64) WHERE id = $1`],
  [
    'the seed and its hash',
    `UPDATE matches SET seed = 'x', seed_hash = encode(sha256('seed:x'), 'hex'), seed_commitment = NULL WHERE id = $1`,
  ],
];

for (const [what, sql] of bent) {
  test(`${what} bent in the database makes the seed not hold`, async () => {
    const fair = await fairMatch();
    await playOn(service, fair, 3);
    await service.sql(sql, [fair.id]);
    assert.equal((await read(`/v1/matches/${fair.id}/verification`)).seed.same, false);
  });
}
