import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const post = (id: string, what: string, tag: string, body: object) =>
  service.http.post(`/v1/matches/${id}/${what}`).set('if-match', tag).send(body);
const quoted = (hash: string) => `"${hash}"`;
const ruled = { reason: 'r', judge: 'j' };

test('a match and its state name their hash as their tag', async () => {
  const start = await startDuelMatch(service);
  for (const path of ['', '/state']) {
    const reply = await service.http.get(`/v1/matches/${start.match.id}${path}`).set('accept-encoding', 'identity');
    assert.equal(reply.headers.etag, quoted(start.stateHash));
  }
  const seen = await service.http.get(`/v1/matches/${start.match.id}/state?viewer=p1`);
  assert.doesNotMatch(String(seen.headers.etag), new RegExp(start.stateHash));
});

test('an action on the state that was meant is carried out', async () => {
  const start = await startDuelMatch(service);
  const tag = String((await service.http.get(`/v1/matches/${start.match.id}`)).headers.etag);
  const reply = await post(start.match.id, 'actions', tag, { action: anAction(start) });
  assert.equal(reply.status, 200);
  const any = await post(start.match.id, 'actions', '*', { action: anAction(reply.body) });
  assert.equal(any.status, 200);
  const one = await post(start.match.id, 'actions', `"x", ${quoted(any.body.stateHash)}`, {
    action: anAction(any.body),
  });
  assert.equal(one.status, 200);
});

test('an action, a rewind or a result on another state gets 412 and changes nothing', async () => {
  const start = await startDuelMatch(service);
  const last = await playOn(service, start, 3);
  const stale = quoted(start.stateHash);
  const calls: [string, object][] = [
    ['actions', { action: { player: 'p1', concede: true } }],
    ['rewind', { ply: 1, ...ruled }],
    ['result', { winner: 'p1', ...ruled }],
  ];
  for (const [what, body] of calls) {
    for (const tag of [stale, `W/${quoted(last.stateHash)}`, '"other"']) {
      const reply = await post(start.match.id, what, tag, body);
      assert.deepEqual([reply.status, reply.body.code], [412, 'precondition-failed'], `${what} ${tag}`);
      assert.deepEqual([reply.body.currentPly, reply.body.currentHash], [3, last.stateHash]);
    }
  }
  assert.equal((await service.http.get(`/v1/matches/${start.match.id}`)).body.ply, 3);
});

test('a retry of what was done on that state gets its answer again', async () => {
  const start = await startDuelMatch(service);
  const action = { action: anAction(start) };
  const first = await post(start.match.id, 'actions', quoted(start.stateHash), action);
  const again = await post(start.match.id, 'actions', quoted(start.stateHash), action);
  assert.deepEqual([again.status, again.text], [200, first.text]);
  const rewind = { ply: 0, ...ruled };
  const back = await post(start.match.id, 'rewind', quoted(first.body.stateHash), rewind);
  const twice = await post(start.match.id, 'rewind', quoted(first.body.stateHash), rewind);
  assert.deepEqual([twice.status, twice.text], [200, back.text]);
  assert.equal((await service.http.get(`/v1/matches/${start.match.id}`)).body.ply, 2);
});

test('of many rulings and actions sent at once for one state exactly one is carried out', async () => {
  const start = await startDuelMatch(service);
  const tag = quoted(start.stateHash);
  const sent = Array.from({ length: 6 }, (_, at) =>
    at % 2 === 0
      ? post(start.match.id, 'result', tag, { winner: 'p1', reason: `reason ${at}`, judge: 'j' })
      : post(start.match.id, 'rewind', tag, { ply: 0, reason: `reason ${at}`, judge: 'j' }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, 412, 412, 412, 412, 412]);
});

test('an If-Match that is no tag is refused', async () => {
  const start = await startDuelMatch(service);
  for (const tag of [start.stateHash, '"open', '', 'W/']) {
    const reply = await post(start.match.id, 'actions', tag, { action: anAction(start) });
    assert.deepEqual([reply.status, reply.body.code], [400, 'invalid-request'], tag);
  }
});

test('a seat that was mistaken is told the ply, and no hash of what it may not see', async () => {
  const start = await startDuelMatch(service);
  const [header, secret] = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const act = (headers: object, body: object) =>
    service.http
      .post(`/v1/matches/${start.match.id}/actions`)
      .set({ [header]: secret, ...headers })
      .send({ action: { player: 'p1', concede: true }, ...body });
  for (const reply of [await act({}, { expectedPly: 7 }), await act({ 'if-match': quoted('1'.repeat(64)) }, {})]) {
    assert.equal(reply.body.currentPly, 0);
    assert.doesNotMatch(reply.text, /[0-9a-f]{64}/);
  }
});
