import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { bendHead } from '../support/head.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ clockSweep: 3600 });
});
after(() => service.close());

const ruled = { winner: 'p2', reason: 'The edition is gone.', judge: 'Jo' };
const OTHER = 'f'.repeat(64);

/** How the rules or the cards of a match can be other ones than those that are here. */
const elsewhere: [string, string][] = [
  ['another edition of its ruleset', `ruleset_hash = '${OTHER}', ruleset_version = '0.9.0'`],
  ['a ruleset that is not here any more', `ruleset = 'gone', ruleset_hash = '${OTHER}'`],
  ['cards that are not here any more', `cards = '${OTHER}'`],
];

let tables = 0;
async function strandedMatch(change: string, body: object = {}) {
  const table = String(++tables);
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const start = await startDuelMatch(service, { event: 'Cup', round: 1, table, seats, ...body });
  await playOn(service, start, 3);
  await service.sql(`UPDATE matches SET ${change} WHERE id = $1`, [start.match.id]);
  return { id: start.match.id, table };
}

const result = (id: string, query = '', more: object = {}) =>
  service.http.post(`/v1/matches/${id}/result${query}`).send({ ...ruled, ...more });

for (const [what, change] of elsewhere) {
  test(`a judge ends a match that was played by ${what}`, async () => {
    const { id, table } = await strandedMatch(change, { clock: { seconds: 60, otherwise: 'default' } });
    await service.sql(`UPDATE matches SET deadline = now() - interval '1 hour' WHERE id = $1`, [id]);
    const reply = await result(id, '', { expectedPly: 3 });
    assert.equal(reply.status, 200, reply.text);
    assert.deepEqual(reply.body.outcome, { winner: 'p2', reason: 'result', clause: 'house.result' });
    assert.deepEqual([reply.body.match, reply.body.awaiting], [{ id, ply: 4 }, []]);
    assert.match(reply.body.events[0].text, /^A judge rules that Bo wins \(Jo: The edition is gone\.\)$/);
    const { rows } = await service.sql('SELECT status, deadline, ruleset_hash, ply FROM matches WHERE id = $1', [id]);
    assert.deepEqual([rows[0].status, rows[0].deadline, rows[0].ply], ['over', null, 4]);
    assert.equal(reply.body.ruleset.hash, rows[0].ruleset_hash);
    assert.equal((await result(id, '', { expectedPly: 3 })).text, reply.text);
    const { items } = (await service.http.get('/v1/tournaments/Cup/results')).body;
    const pairing = items.find((one: { table: string }) => one.table === table);
    assert.equal(pairing.status, 'over', JSON.stringify(pairing));
  });
}

test('the ruling of such a match can be asked for sealed, signed or as a player sees it, and tells nothing hidden', async () => {
  const change = elsewhere[0]?.[1] ?? '';
  const seen = await strandedMatch(change);
  const { body: before } = await service.http.get(`/v1/matches/${seen.id}/state?viewer=p1`);
  const asPlayer = await result(seen.id, '?viewer=p1&signed=true');
  assert.deepEqual([asPlayer.status, asPlayer.body.stateHash], [200, null]);
  assert.deepEqual(asPlayer.body.state.board, before.state.board);
  assert.equal(typeof before.state.board.sides.p2.hand, 'number');
  assert.equal(typeof asPlayer.body.signature, 'string');
  const sealed = await strandedMatch(change);
  const reply = await result(sealed.id, '?sealed=true');
  assert.deepEqual([reply.status, typeof reply.body.state], [200, 'string']);
  assert.deepEqual(
    Object.values<{ hand: unknown }>(reply.body.view.board.sides).map(({ hand }) => typeof hand),
    ['number', 'number'],
  );
});

test('a board of a form that is not known here is shown to judges alone', async () => {
  const { id } = await strandedMatch(elsewhere[0]?.[1] ?? '');
  await bendHead(service, id, (state) => state.replaceAll('"turn":', '"moon":'));
  const read = async (query: string) => (await service.http.get(`/v1/matches/${id}/state${query}`)).body.state.board;
  assert.deepEqual([await read('?viewer=p1'), await read('?viewer=spectator')], [{}, {}]);
  assert.equal(typeof (await read('')).moon, 'number');
});

for (const [what, change] of elsewhere) {
  test(`every state of a match that was played by ${what} can be read, and what was done`, async () => {
    const { id } = await strandedMatch(`tags = '{}'`);
    const get = async (path: string) => {
      const reply = await service.http.get(`/v1/matches/${id}${path}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body;
    };
    const states = async () => Promise.all([0, 1, 2, 3].map(async (ply) => (await get(`/state?ply=${ply}`)).state));
    const before = await states();
    await service.sql(`UPDATE matches SET ${change} WHERE id = $1`, [id]);
    assert.deepEqual(await states(), before);
    assert.deepEqual((await get('/state?ply=2')).awaiting, []);
    assert.deepEqual([(await get('/plies')).items.length, (await get('/transcript')).plies.length], [4, 4]);
    assert.ok((await get('/events')).items.every(({ text }: { text: string }) => text.length > 0));
  });

  test(`a player gives up a match that was played by ${what}`, async () => {
    const { id } = await strandedMatch(change);
    const concede = { action: { player: 'p1', concede: true }, expectedPly: 3 };
    const reply = await service.http.post(`/v1/matches/${id}/actions`).send(concede);
    assert.equal(reply.status, 200, reply.text);
    assert.deepEqual(reply.body.outcome, { winner: 'p2', reason: 'concession', clause: 'house.concession' });
    assert.match(reply.body.events[0].text, /^Ada gives the match up/);
    const again = await service.http.post(`/v1/matches/${id}/actions`).send(concede);
    assert.equal(again.text, reply.text);
    assert.deepEqual((await service.http.get(`/v1/matches/${id}`)).body.status, 'over');
  });
}

test('when its edition is back, a match that was given up verifies', async () => {
  const { id } = await strandedMatch(`tags = '{}'`);
  const { rows } = await service.sql('SELECT ruleset_hash FROM matches WHERE id = $1', [id]);
  await service.sql('UPDATE matches SET ruleset_hash = $2 WHERE id = $1', [id, OTHER]);
  const reply = await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p2', concede: true } });
  assert.equal(reply.status, 200, reply.text);
  await service.sql('UPDATE matches SET ruleset_hash = $2 WHERE id = $1', [id, rows[0].ruleset_hash]);
  const { same, plies } = (await service.http.get(`/v1/matches/${id}/verification`)).body;
  assert.deepEqual([same, plies], [true, 4]);
});

test('a state of a release that kept too little is not made up', async () => {
  const { id } = await strandedMatch(elsewhere[0]?.[1] ?? '');
  await bendHead(service, id, (state) => state);
  await service.sql('UPDATE plies SET step = NULL WHERE match_id = $1', [id]);
  const reply = await service.http.get(`/v1/matches/${id}/state?ply=2`);
  assert.deepEqual([reply.status, reply.body.code], [409, 'ruleset-mismatch']);
  assert.equal((await service.http.get(`/v1/matches/${id}/state?ply=0`)).status, 200);
});

test('everything else that needs the rules is still refused, and changes nothing', async () => {
  const { id } = await strandedMatch(elsewhere[0]?.[1] ?? '');
  const others: [string, object][] = [
    ['rewind', { ply: 1, reason: 'r', judge: 'j' }],
    ['forks', {}],
    ['actions', { action: { player: 'p1', decision: 'd1', option: 'pass' } }],
  ];
  for (const [what, body] of others) {
    const reply = await service.http.post(`/v1/matches/${id}/${what}`).send(body);
    assert.deepEqual([reply.status, reply.body.code], [409, 'ruleset-mismatch'], what);
    const [way, ...more] = reply.body.links;
    assert.deepEqual([way.method, way.href, more], ['POST', `/v1/matches/${id}/adoption`, []]);
    assert.ok(reply.body.detail.includes(way.href), reply.body.detail);
    const { status } = await service.http.post(way.href).send({ dryRun: true });
    assert.equal(status, 200);
  }
  assert.equal((await service.http.get(`/v1/matches/${id}`)).body.ply, 3);
});

test('when its edition is back, such a match verifies with the ruling in it', async () => {
  const { id } = await strandedMatch(`tags = '{}'`);
  const { rows } = await service.sql('SELECT ruleset_hash FROM matches WHERE id = $1', [id]);
  await service.sql('UPDATE matches SET ruleset_hash = $2 WHERE id = $1', [id, OTHER]);
  assert.equal((await result(id)).status, 200);
  await service.sql('UPDATE matches SET ruleset_hash = $2 WHERE id = $1', [id, rows[0].ruleset_hash]);
  const { same, plies } = (await service.http.get(`/v1/matches/${id}/verification`)).body;
  assert.deepEqual([same, plies], [true, 4]);
});

test('over GraphQL as well', async () => {
  const { id } = await strandedMatch(elsewhere[1]?.[1] ?? '');
  const query = `mutation { result(match: "${id}", winner: p1, reason: "r", judge: "j") { outcome { winner } } }`;
  const { body } = await service.http.post('/graphql').send({ query });
  assert.deepEqual(body.data?.result, { outcome: { winner: 'p1' } }, JSON.stringify(body.errors));
});
