import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { compactVerify, createLocalJWKSet } from 'jose';
import { SCOPES } from '../../src/contracts/keys.ts';
import { anotherServer } from '../support/another-server.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { connect, listen } from '../support/subscriber.ts';

/* The name of a player, forgotten in everything that was recorded. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const NAME = 'Zoë "Z" O’Neil (1)';
const ruled = { reason: `${NAME} drew a card too many, says ${NAME}.`, judge: NAME };

const post = (path: string, body: object) => service.http.post(path).send(body);
const forget = async (body: object) => (await post('/v1/players/forget', body).expect(200)).body;
const read = async (path: string) => (await service.http.get(path).expect(200)).body;

/** Calls again until nothing is left. Gives what was answered each time. */
async function forgetAll(name: string, limit = 100) {
  const answers = [await forget({ name, limit })];
  for (let { next } = answers[0]; next !== null; { next } = answers.at(-1)) {
    answers.push(await forget({ name, limit, after: next }));
    assert.ok(answers.length < 50);
  }
  return answers;
}

/** The tables in which some text has the name in it, however it is written there. */
async function tablesWith(name: string): Promise<string[]> {
  const { rows } = await service.sql(`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const table of rows) {
    // Written as JSON once, and as JSON in JSON.
    const words = [
      name,
      JSON.stringify(name).slice(1, -1),
      JSON.stringify(JSON.stringify(name).slice(1, -1)).slice(1, -1),
    ];
    const { rows: hits } = await service.sql(
      `SELECT count(*)::int AS n FROM "${table.name}" t WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(w IN row_to_json(t)::text) > 0)`,
      [words],
    );
    if (hits[0].n > 0) found.push(table.name);
  }
  return found;
}

test('a name is in nothing that is kept or told any more, and everything still adds up', async () => {
  const seats = [
    { name: NAME, externalId: 'u-1', metadata: { called: NAME } },
    { name: 'Bo', externalId: 'u-2' },
  ];
  const own = {
    externalId: `of ${NAME}`,
    metadata: { [NAME]: [1, { by: NAME }], other: `${NAME}s` },
    tags: [NAME, 'x'],
  };
  const tournament = { tournament: 'Names', round: 1 };
  const ids: string[] = [];
  for (const [at, winner] of ['p1', 'p2', 'p1'].entries()) {
    const start = await service.http
      .post('/v1/matches')
      .set('idempotency-key', `start-${at}`)
      .send({ ruleset: 'duel', seed: `names ${at}`, seats, ...own, ...tournament });
    const { id } = start.body.match;
    ids.push(id);
    await post(`/v1/matches/${id}/actions`, { action: anAction(start.body as SeenVerdict) }).expect(200);
    await post(`/v1/matches/${id}/rewind`, { ply: 0, ...ruled }).expect(200);
    await post(`/v1/matches/${id}/result`, { winner, ...ruled }).expect(200);
  }
  const fork = (await post(`/v1/matches/${ids[0]}/forks`, { ply: 1 })).body.match.id;
  const both = (await startDuelMatch(service, { seats: [{ name: NAME }, { name: NAME }] })).match.id;
  const others = await startDuelMatch(service, { seats: [{ name: `${NAME}x` }, { name: 'Zoë' }], tags: [NAME] });
  await post('/v1/keys', { name: `phone of ${NAME}`, scopes: ['matches:read'] }).expect(201);
  const record = (await read(`/v1/players/${encodeURIComponent(NAME)}`)).record;
  const standings = (await read('/v1/tournaments/Names/standings')).items;
  const transcript = (await service.http.get(`/v1/matches/${ids[0]}/transcript`)).text;
  assert.ok(transcript.includes(JSON.stringify(NAME).slice(1, -1)));

  const answers = await forgetAll(NAME, 2);
  assert.deepEqual(
    answers.map(({ changed }) => changed),
    [2, 2, 1],
  );
  const { pseudonym } = answers[0];
  assert.match(pseudonym, /^Forgotten-[0-9a-z]{12}$/);
  assert.ok(answers.every((one) => one.pseudonym === pseudonym));
  assert.deepEqual(await forgetAll(NAME), [{ pseudonym, changed: 0, next: null }]);

  const player = await service.http.get(`/v1/players/${encodeURIComponent(NAME)}`);
  assert.equal(player.body.code, 'unknown-player');
  assert.deepEqual((await read(`/v1/players/${pseudonym}`)).record, record);
  assert.deepEqual(
    (await read('/v1/tournaments/Names/standings')).items,
    JSON.parse(JSON.stringify(standings).replaceAll(JSON.stringify(NAME), JSON.stringify(pseudonym))),
  );
  for (const id of [...ids, fork, both]) {
    const match = await read(`/v1/matches/${id}`);
    assert.equal(match.seats[0].name, pseudonym);
    assert.deepEqual([match.seats[0].externalId, match.seats[0].metadata], [null, null]);
    assert.equal(match.revision, 1);
    const verified = await read(`/v1/matches/${id}/verification`);
    assert.deepEqual([verified.same, verified.seed.same], [true, true], JSON.stringify(verified));
    for (const path of ['', '/plies', '/events', '/transcript', '/state', '/scene']) {
      const { text } = await service.http.get(`/v1/matches/${id}${path}`).expect(200);
      assert.ok(!text.includes('O’Neil (1) '), path);
      assert.ok(!text.includes('O’Neil (1)"'), path);
    }
  }
  const first = await read(`/v1/matches/${ids[0]}`);
  assert.deepEqual(first.tags, [pseudonym, 'x']);
  assert.equal(first.externalId, `of ${pseudonym}`);
  assert.deepEqual(first.metadata, { [pseudonym]: [1, { by: pseudonym }], other: `${NAME}s` });
  assert.deepEqual([first.seats[1].name, first.seats[1].externalId], ['Bo', 'u-2']);
  const plies = (await read(`/v1/matches/${ids[0]}/plies`)).items;
  assert.deepEqual(plies.at(-1).ruling, {
    winner: 'p1',
    reason: `${pseudonym} drew a card too many, says ${pseudonym}.`,
    judge: pseudonym,
  });
  assert.equal(plies.at(-1).events[0].data.judge, pseudonym);
  const keys = (await read('/v1/keys')).items.map(({ name }: { name: string }) => name);
  assert.ok(keys.includes(`phone of ${pseudonym}`));
  const again = await service.http
    .post('/v1/matches')
    .set('idempotency-key', 'start-0')
    .send({ ruleset: 'duel', seed: 'names 0', seats, ...own, ...tournament });
  assert.deepEqual([again.status, again.body.code], [410, 'answer-withdrawn']);

  // What was signed before is still proved by the signature that it has.
  const { signature } = JSON.parse(transcript);
  const jwks = createLocalJWKSet(await read('/.well-known/jwks.json'));
  await compactVerify(signature, jwks);
  const now = JSON.parse((await service.http.get(`/v1/matches/${ids[0]}/transcript`)).text);
  const { payload } = await compactVerify(now.signature, jwks);
  assert.equal(JSON.parse(new TextDecoder().decode(payload)).stateHash, first.stateHash);

  // Of another match and another name, nothing is changed: it is no word of its own there, or the match is not the player's.
  const kept = await read(`/v1/matches/${others.match.id}`);
  assert.deepEqual([kept.seats[0].name, kept.tags, kept.revision], [`${NAME}x`, [NAME], 0]);
  await service.http.delete(`/v1/matches/${others.match.id}`).expect(200);
  await service.sql(`UPDATE matches SET metadata = NULL`);
  assert.deepEqual(await tablesWith(NAME), []);
});

test('no state, and nothing that is hashed, ever held a name', async () => {
  const start = await startDuelMatch(service, { seats: [{ name: 'Quillfeather' }, { name: 'Bo' }] });
  await post(`/v1/matches/${start.match.id}/actions`, { action: anAction(start) }).expect(200);
  assert.deepEqual(await tablesWith('Quillfeather'), ['matches']);
  assert.ok(!JSON.stringify(start.state).includes('Quillfeather'));
});

test('other tenants have players of that name still, and pseudonyms of their own', async () => {
  const other = await keyFor(service, { tenant: 'else', scopes: [...SCOPES] });
  const theirs = await service.http
    .post('/v1/matches')
    .set(...other)
    .set('idempotency-key', 'same')
    .send({ ruleset: 'duel', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  const ours = await startDuelMatch(service, { seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  const [{ pseudonym }] = await forgetAll('Ada');
  assert.equal((await read(`/v1/matches/${ours.match.id}`)).seats[0].name, pseudonym);
  const mine = await service.http.get(`/v1/matches/${theirs.body.match.id}`).set(...other);
  assert.equal(mine.body.seats[0].name, 'Ada');
  const replayed = await service.http
    .post('/v1/matches')
    .set(...other)
    .set('idempotency-key', 'same')
    .send({ ruleset: 'duel', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  assert.deepEqual(replayed.body, theirs.body);
  const { body } = await service.http
    .post('/v1/players/forget')
    .set(...other)
    .send({ name: 'Ada' });
  assert.notEqual(body.pseudonym, pseudonym);
  assert.equal(body.changed, 1);

  // On a server that remembers nothing the same name is called the same.
  const later = await startDuelMatch(service, { seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  await anotherServer(service, async (http) => {
    const told = await http.post('/v1/players/forget').send({ name: 'Ada' }).expect(200);
    assert.deepEqual(told.body, { pseudonym, changed: 1, next: null });
  });
  assert.equal((await read(`/v1/matches/${later.match.id}`)).seats[0].name, pseudonym);
});

test('it needs a key that may write, and one that is not bound to a seat', async () => {
  const { id } = (await startDuelMatch(service)).match;
  const reader = await keyFor(service, { scopes: ['matches:read', 'judge', 'adjudicate'] });
  const send = (key: [string, string]) =>
    service.http
      .post('/v1/players/forget')
      .set(...key)
      .send({ name: 'Player 1' });
  assert.equal((await send(reader)).body.code, 'scope-missing');
  const seat = await keyFor(service, { scopes: ['matches:read', 'matches:write'], seat: { match: id, viewer: 'p1' } });
  assert.equal((await send(seat)).body.code, 'seat-bound');
  assert.equal((await read(`/v1/matches/${id}`)).seats[0].name, 'Player 1');
});

test('what has the wrong form is refused', async () => {
  for (const body of [
    {},
    { name: '' },
    { name: 5 },
    { name: 'x', limit: 0 },
    { name: 'x', limit: 501 },
    { name: 'x', after: 'y' },
  ]) {
    const reply = await post('/v1/players/forget', body);
    assert.deepEqual([reply.status, reply.body.code], [400, 'invalid-request'], JSON.stringify(body));
  }
  const foreign = Buffer.from(JSON.stringify(['startedAt', 'a', 'b'])).toString('base64url');
  assert.equal((await post('/v1/players/forget', { name: 'x', after: foreign })).status, 400);
});

test('a name is found in the form in which names are compared, and answers are looked through in pieces', async () => {
  const { id } = (await startDuelMatch(service, { seats: [{ name: 'Ｗｉｄｅ' }, { name: 'Bo' }] })).match;
  await service.sql(
    `INSERT INTO idempotent_answers (owner, key, fingerprint, resource, status, headers, body)
     SELECT 'tenant:local', 'piece ' || lpad(n::text, 6, '0'), 'f', gen_random_uuid(), 200, '{}',
            CASE WHEN n % 1000 = 0 THEN '{"name":"Wide"}' ELSE '{}' END FROM generate_series(1, 2500) n`,
  );
  const answers = await forgetAll('Wide');
  assert.deepEqual(
    answers.map(({ changed, next }) => [changed, next === null]),
    [
      [1, false],
      [0, true],
    ],
  );
  assert.equal((await read(`/v1/matches/${id}`)).seats[0].name, answers[0].pseudonym);
  const { rows } = await service.sql(
    `SELECT count(*)::int AS n FROM idempotent_answers WHERE key LIKE 'piece %' AND body IS NULL AND status = 410`,
  );
  assert.equal(rows[0].n, 2);
  await service.sql(`DELETE FROM idempotent_answers WHERE key LIKE 'piece %'`);
});

test('whoever follows a match hears the pseudonym from then on', async () => {
  const url = await listen(service.app);
  const start = await startDuelMatch(service, { seats: [{ name: 'Loud' }, { name: 'Bo' }] });
  const { id } = start.match;
  const subscriber = await connect(url);
  subscriber.subscribe('a', 'subscription ($id: ID!) { matchEvents(match: $id, after: "13") { seq text } }', { id });
  const text = async () =>
    String(((await subscriber.next()).payload as { data: { matchEvents: { text: string } } }).data.matchEvents.text);
  assert.match(await text(), /Loud/);
  const [{ pseudonym }] = await forgetAll('Loud');
  await post(`/v1/matches/${id}/actions`, { action: { player: 'p1', concede: true } }).expect(200);
  assert.ok((await text()).includes(pseudonym));
  await subscriber.end();
});

test('the same by GraphQL', async () => {
  for (let at = 0; at < 3; at++) await startDuelMatch(service, { seats: [{ name: 'Gil' }, { name: 'Bo' }] });
  const query = `mutation ($name: String!, $limit: Int, $after: Cursor) {
    forgetPlayer(name: $name, limit: $limit, after: $after) { pseudonym changed next } }`;
  const send = async (variables: object) => (await post('/graphql', { query, variables })).body;
  const { data: one } = await send({ name: 'Gil', limit: 2 });
  assert.equal(one.forgetPlayer.changed, 2);
  const { data: two } = await send({ name: 'Gil', limit: 2, after: one.forgetPlayer.next });
  assert.deepEqual(two.forgetPlayer, { pseudonym: one.forgetPlayer.pseudonym, changed: 1, next: null });
  const { errors } = await send({ name: '' });
  assert.equal(errors[0].extensions.code, 'invalid-request');
});
