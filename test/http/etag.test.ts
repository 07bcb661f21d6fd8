import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuelMatch } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const get = (path: string, known = '"none"') => service.http.get(path).set('if-none-match', known);

test('what has not changed is answered by 304, what has changed anew', async () => {
  const start = await startDuelMatch(service);
  const match = `/v1/matches/${start.match.id}`;
  for (const path of [
    match,
    `${match}?viewer=p1`,
    `${match}/state`,
    `${match}/plies`,
    `${match}/events?viewer=p1`,
    '/v1/matches',
  ]) {
    const first = await get(path);
    assert.equal(first.status, 200);
    assert.equal(first.headers['cache-control'], 'private, no-cache');
    const tag = String(first.headers.etag);
    const again = await get(path, `"other", W/${tag}`);
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', tag]);
    assert.equal((await get(path, '*')).status, 304);
  }
  const tag = String((await get(match)).headers.etag);
  await service.http.post(`${match}/actions`).send({ action: anAction(start) });
  assert.equal((await get(match, tag)).status, 200);
});

test('rulesets, their clauses, cards and schemas have tags of their content', async () => {
  for (const part of ['', '/clauses', '/cards', '/schema']) {
    const { headers } = await get(`/v1/rulesets/gundam${part}`);
    assert.equal((await get(`/v1/rulesets/gundam${part}`, String(headers.etag))).status, 304);
  }
});

test('what was played lasts for good', async () => {
  const start = await startDuelMatch(service);
  await playOn(service, start, 3);
  const path = `/v1/matches/${start.match.id}/state?ply=2`;
  const { headers } = await get(path);
  assert.equal(headers['cache-control'], 'private, max-age=31536000, immutable');
  assert.equal((await get(path, String(headers.etag))).status, 304);
  const sealed = await get(`/v1/matches/${start.match.id}/state?ply=2&sealed=true`);
  assert.equal(sealed.headers['cache-control'], 'private, no-cache');
});

test('problems have no tag', async () => {
  const reply = await get('/v1/matches/none');
  assert.equal(reply.status, 404);
  assert.equal(reply.headers.etag, undefined);
});
