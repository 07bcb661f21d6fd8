import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { openVerifier } from '../support/verifier.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;
const post = (id: string, what: string, body: object) => service.http.post(`/v1/matches/${id}/${what}`).send(body);
const said = { reason: 'A card was misread.', judge: 'Jo' };
const rewind = (id: string, ply: number, more: object = {}) => post(id, 'rewind', { ply, ...said, ...more });
const result = (id: string, winner: string | null, more: object = {}) =>
  post(id, 'result', { winner, ...said, ...more });
const holds = async (id: string) => (await read(`/v1/matches/${id}/verification`)).same;

async function played(plies: number, body: object = {}) {
  const start = await startDuelMatch(service, body);
  const last = await playOn(service, start, plies);
  return { id: start.match.id, start, last };
}

test('a rewind goes on from the state after the ply, as a ply of its own', async () => {
  const { id } = await played(9);
  const then = await read(`/v1/matches/${id}/state?ply=4`);
  const reply = await rewind(id, 4);
  assert.equal(reply.status, 200);
  assert.deepEqual(reply.body.match, { id, ply: 10 });
  assert.deepEqual(reply.body.state.board, then.state.board);
  assert.deepEqual(reply.body.state.rng, then.state.rng);
  const options = (verdict: SeenVerdict) => verdict.awaiting.map((open) => open.options.map((option) => option.id));
  assert.deepEqual(options(reply.body), options(then));
  assert.equal((await read(`/v1/matches/${id}`)).stateHash, reply.body.stateHash);
});

test('what was played before a rewind stays on record, and the ruling is told with reason and name', async () => {
  const { id } = await played(6);
  const before = (await read(`/v1/matches/${id}/plies`)).items;
  const reply = await rewind(id, 2);
  const plies = (await read(`/v1/matches/${id}/plies`)).items;
  assert.deepEqual(plies.slice(0, 7), before);
  assert.deepEqual(plies[7].ruling, { to: 2, ...said });
  assert.deepEqual([plies[7].kind, plies[7].player, plies[7].action], ['rewind', null, null]);
  const [event, ...more] = reply.body.events;
  assert.deepEqual(more, []);
  assert.deepEqual([event.type, event.clause, event.data], ['rewind', 'house.rewind', { to: 2, ...said }]);
  assert.match(event.text, /ply 2.*Jo: A card was misread/);
});

test('after a rewind no event, decision or object gets a number that was given', async () => {
  const { id, last } = await played(12);
  const rewound: SeenVerdict = (await rewind(id, 3)).body;
  assert.ok(rewound.awaiting.every((open) => Number(open.id.slice(1)) > (last.state.counters.decision ?? 0)));
  await playOn(service, rewound, 12);
  const { items } = await read(`/v1/matches/${id}/events?limit=500`);
  const seqs = items.map(({ seq }: { seq: number }) => seq);
  assert.deepEqual(
    seqs,
    Array.from(seqs, (_, at) => at + 1),
  );
  const { items: plies } = await read(`/v1/matches/${id}/plies?limit=200`);
  const answered = plies.flatMap(({ action }: { action: { decision?: string } | null }) => action?.decision ?? []);
  assert.equal(new Set(answered).size, answered.length);
});

test('an answer to a decision that a rewind took back gets 409', async () => {
  const { id, last } = await played(5);
  await rewind(id, 2);
  const late = await post(id, 'actions', { action: anAction(last) });
  assert.deepEqual([late.status, late.body.code], [409, 'ply-conflict']);
  const stale = await service.http.post('/v1/adjudications').send({ state: last.state, action: anAction(last) });
  assert.deepEqual([stale.status, stale.body.currentPly], [409, 6]);
});

for (const rules of allRulesets) {
  test(`${rules.id}: a match that was taken back twice and ended by a judge comes out the same`, async () => {
    const start = (await service.http.post('/v1/matches').send({ ruleset: rules.id, seed: 'back' })).body;
    const { id } = start.match;
    const far = await playOn(service, start, 20);
    const back = (await rewind(id, 5)).body;
    assert.equal(back.match.ply, (far.match?.ply ?? 0) + 1);
    const further = await playOn(service, back, 15);
    const again = (await rewind(id, back.match.ply)).body;
    assert.ok(again.match.ply > (further.match?.ply ?? 0));
    const last = await playOn(service, again, 4);
    assert.equal((await result(id, 'p2')).status, 200);
    const verification = await read(`/v1/matches/${id}/verification`);
    assert.deepEqual({ ...verification, seed: null }, { same: true, plies: (last.match?.ply ?? 0) + 1, seed: null });
    for (let ply = 0; ply <= verification.plies; ply += 3) {
      const position = await service.http.get(`/v1/matches/${id}/state?ply=${ply}`);
      assert.equal(position.status, 200);
    }
  });
}

test('a result ends a match, and nothing can be done in it', async () => {
  const { id, last } = await played(4);
  const reply = await result(id, 'p1');
  assert.deepEqual(reply.body.outcome, { winner: 'p1', reason: 'result', clause: 'house.result' });
  assert.deepEqual(reply.body.awaiting, []);
  const match = await read(`/v1/matches/${id}`);
  assert.deepEqual([match.status, match.outcome], ['over', reply.body.outcome]);
  const thin = await post(id, 'actions', { action: { player: 'p1', concede: true } });
  assert.deepEqual([thin.status, thin.body.code], [422, 'game-over']);
  const full = await service.http
    .post('/v1/adjudications')
    .send({ state: reply.body.state, action: { player: 'p1', concede: true } });
  assert.deepEqual([full.status, full.body.code], [422, 'game-over']);
  assert.ok(last);
});

test('a result overrules how a match had ended, and a rewind opens it again', async () => {
  const { id } = await played(3);
  await post(id, 'actions', { action: { player: 'p1', concede: true } });
  assert.equal((await result(id, null)).body.outcome.winner, null);
  assert.equal((await read(`/v1/matches/${id}`)).outcome.winner, null);
  const reopened = await rewind(id, 3);
  assert.equal(reopened.body.outcome, null);
  const match = await read(`/v1/matches/${id}`);
  assert.deepEqual([match.status, match.outcome, match.seed], ['running', null, null]);
  await playOn(service, reopened.body, 3);
  assert.equal(await holds(id), true);
});

test('a rewind to a ply that is not there, and a ruling of the wrong form, change nothing', async () => {
  const { id } = await played(2);
  const beyond = await rewind(id, 3);
  assert.deepEqual([beyond.status, beyond.body.code], [404, 'unknown-ply']);
  const bodies = [{ ply: 1 }, { ply: 1, reason: '', judge: 'Jo' }, { ply: -1, ...said }, { ply: 1.5, ...said }];
  for (const body of bodies) assert.equal((await post(id, 'rewind', body)).status, 400);
  assert.equal((await post(id, 'result', { winner: 'p3', ...said })).status, 400);
  assert.equal((await read(`/v1/matches/${id}`)).ply, 2);
});

test('a ruling meant for another ply gets 409, and one sent twice for a ply is one ruling', async () => {
  const { id } = await played(4);
  const wrong = await rewind(id, 1, { expectedPly: 3 });
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.currentPly], [409, 'ply-conflict', 4]);
  const first = await rewind(id, 1, { expectedPly: 4 });
  const again = await rewind(id, 1, { expectedPly: 4 });
  assert.equal(again.text, first.text);
  assert.equal((await read(`/v1/matches/${id}`)).ply, 5);
});

test('judging needs the scope of a judge', async () => {
  const { id } = await played(1);
  const writer = await keyFor(service, {});
  const refused = await rewind(id, 0).set(...writer);
  assert.deepEqual([refused.status, refused.body.code], [403, 'scope-missing']);
  const judge = await keyFor(service, { scopes: ['judge'] });
  assert.equal((await rewind(id, 0).set(...judge)).status, 200);
  const foreign = await keyFor(service, { tenant: 'other', scopes: ['judge'] });
  assert.equal((await rewind(id, 0).set(...foreign)).status, 404);
});

test('a signed ruling, and the transcript of a match that a judge ruled and the clock played in, can be verified', async () => {
  const { isValid, close } = openVerifier(() => read('/.well-known/jwks.json'));
  const { id } = await played(5, { clock: { seconds: 60, otherwise: 'default' } });
  const signed = await service.http.post(`/v1/matches/${id}/rewind?signed=true`).send({ ply: 2, ...said });
  await isValid(signed.body);
  await service.sql(`UPDATE matches SET deadline = now() - interval '1 second' WHERE id = $1`, [id]);
  await isValid(await read(`/v1/matches/${id}/transcript`));
  await result(id, 'p2');
  await isValid(await read(`/v1/matches/${id}/transcript`));
  await isValid(await read(`/v1/matches/${id}/transcript?viewer=p1`));
  close();
});

const bent: [string, string][] = [
  ['the target', `UPDATE plies SET ruling = '{"to":3,"reason":"A card was misread.","judge":"Jo"}'`],
  ['the reason', `UPDATE plies SET ruling = '{"to":2,"reason":"Another.","judge":"Jo"}'`],
  ['the form', `UPDATE plies SET ruling = '{"to":"2"}'`],
  ['the kind', `UPDATE plies SET kind = 'action'`],
];
for (const [what, sql] of bent) {
  test(`${what} of a ruling bent in the database is found`, async () => {
    const { id } = await played(6);
    await rewind(id, 2);
    await service.sql(`${sql} WHERE match_id = $1 AND ply = 7`, [id]);
    const found = await read(`/v1/matches/${id}/verification`);
    assert.deepEqual([found.same, found.ply], [false, 7]);
  });
}

test('the rules of the house are in every rulebook, and events of theirs have their sentences', async () => {
  for (const { id } of allRulesets) {
    const { items } = await read(`/v1/rulesets/${id}/clauses?q=house.&limit=500`);
    const ids = items.map((clause: { id: string }) => clause.id);
    assert.deepEqual(ids, [
      'house.clock',
      'house.rewind',
      'house.result',
      'house.pause',
      'house.extension',
      'house.concession',
      'house.adoption',
      'house.fork',
    ]);
  }
});
