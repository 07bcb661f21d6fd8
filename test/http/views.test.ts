import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { PARTS, USUAL_PARTS } from '../../src/contracts/parts.ts';
import { verdict as verdictShape } from '../../src/contracts/replies.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
let start: SeenVerdict;
before(async () => {
  service = await openApp();
  const reply = await service.http.post('/v1/rulesets/gundam/start').send({ seed: 'views' });
  start = reply.body as SeenVerdict;
});
after(() => service.close());

const adjudicate = (query: string) =>
  service.http.post(`/v1/adjudications?${query}`).send({ state: start.state, action: anAction(start) });
const part = ({ state, stateHash, events, awaiting }: SeenVerdict) => ({ state, stateHash, events, awaiting });

test('several views come in one answer, each as that viewer would get it alone', async () => {
  const { body } = await adjudicate('views=p1,p2,spectator');
  assert.deepEqual(Object.keys(body.views), ['p1', 'p2', 'spectator']);
  for (const viewer of ['p1', 'p2', 'spectator']) {
    const alone = await adjudicate(`viewer=${viewer}`);
    assert.deepEqual(body.views[viewer], part(alone.body), viewer);
  }
  const { views, ...rest } = body;
  assert.deepEqual(rest, (await adjudicate('')).body);
  assert.notDeepEqual(views.p1.state, views.p2.state);
  assert.equal(verdictShape.safeParse(body).success, true);
});

test('a sealed and a signed answer has the same views', async () => {
  const plain = await adjudicate('viewer=p1&views=spectator');
  const sealed = await adjudicate('viewer=p1&views=spectator&sealed=true&signed=true');
  assert.deepEqual(sealed.body.views, plain.body.views);
  assert.equal(typeof sealed.body.state, 'string');
});

test('an answer has the parts that are asked for, and its views the same', async () => {
  const whole = (await adjudicate(`views=p2&include=${PARTS.join()}`)).body;
  for (const chosen of [['events', 'awaiting'], ['state'], ['awaiting'], [...PARTS]]) {
    const { body } = await adjudicate(`views=p2&include=${chosen.join()}`);
    const kept = (of: object) =>
      Object.fromEntries(
        Object.entries(of).filter(([name]) => !PARTS.some((one) => one === name) || chosen.includes(name)),
      );
    assert.deepEqual(body, { ...kept(whole), views: { p2: kept(whole.views.p2) } });
    assert.equal(verdictShape.safeParse(body).success, true);
    const sealed = await adjudicate(`include=${chosen.join()}&sealed=true`);
    assert.equal(sealed.body.state === undefined, !chosen.includes('state'));
  }
  const repeated = await adjudicate('include=events&include=awaiting');
  assert.deepEqual([repeated.body.state, repeated.body.events], [undefined, whole.events]);
});

test('the usual answer has its fields in the same order, chosen or not', async () => {
  const usual = await adjudicate('');
  assert.equal((await adjudicate(`include=${[...USUAL_PARTS].reverse().join()}`)).text, usual.text);
});

test('an unknown part or viewer is refused with the word that was probably meant', async () => {
  const wrong = await adjudicate('include=state,evnts');
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'invalid-request']);
  assert.deepEqual(wrong.body.errors, [
    {
      path: '/include',
      reason: '"evnts" is no part',
      accepts: [...PARTS],
      didYouMean: 'events',
      in: 'query',
    },
  ]);
  const other = await adjudicate('views=p1,p3');
  assert.deepEqual([other.status, other.body.errors[0].path], [400, '/views']);
  assert.equal((await adjudicate('include=')).status, 400);
});

test('whoever may not be a viewer may not ask for its view beside another', async () => {
  const { match } = await startDuelMatch(service);
  const seat = await keyFor(service, { seat: { match: match.id, viewer: 'p1' } });
  const read = (query: string) => service.http.get(`/v1/matches/${match.id}/state?${query}`).set(...seat);
  for (const viewer of ['p2', 'spectator', 'judge']) {
    const reply = await read(`views=p1,${viewer}`);
    assert.deepEqual([reply.status, reply.body.code], [403, 'seat-bound'], viewer);
  }
  const own = await read('views=p1');
  assert.deepEqual(own.body.views.p1.state, own.body.state);
  const key = await keyFor(service, { scopes: ['adjudicate'] });
  const sealed = (await service.http.post('/v1/rulesets/duel/start?sealed=true').send({})).body;
  assert.equal(typeof sealed.state, 'string');
  const act = (query: string) =>
    service.http
      .post(`/v1/adjudications?${query}`)
      .set(...key)
      .send({ state: sealed.state, action: { player: 'p1', concede: true } });
  assert.equal((await act('views=p2')).body.code, 'scope-missing');
  assert.deepEqual(Object.keys((await act('views=p1,spectator')).body.views), ['p1', 'spectator']);
});

test('a position is read in several views at once', async () => {
  const { match } = await startDuelMatch(service);
  const read = async (query: string) => (await service.http.get(`/v1/matches/${match.id}/state?${query}`)).body;
  const { views, ...rest } = await read('views=p1,p2,judge');
  assert.deepEqual(rest, await read(''));
  for (const viewer of ['p1', 'p2', 'judge']) {
    const { state, stateHash, awaiting } = await read(`viewer=${viewer}`);
    assert.deepEqual(views[viewer], { state, stateHash, awaiting });
  }
});

test('each result of a batch is told in the views and parts that are asked for', async () => {
  const items = [{ state: start.state, action: anAction(start) }];
  const { body } = await service.http.post('/v1/adjudications/batch?views=p2&include=awaiting').send({ items });
  const { views, state, awaiting } = body.items[0];
  assert.deepEqual([Object.keys(views.p2), state], [['stateHash', 'awaiting'], undefined]);
  assert.ok(awaiting.length > 0);
});

for (const ruleset of ['alteil', 'dx2', 'gundam', 'nexus', 'unnamed', 'duel']) {
  test(`${ruleset}: the scene comes with a verdict as each viewer sees it, where it is asked for`, async () => {
    const begun = (await service.http.post(`/v1/rulesets/${ruleset}/start`).send({ seed: 'scenes' }))
      .body as SeenVerdict;
    const ask = async (query: string) =>
      (await service.http.post(`/v1/adjudications?${query}`).send({ state: begun.state, action: anAction(begun) }))
        .body;
    const { views, ...judged } = await ask('include=scene&views=p1,spectator');
    const next = (await ask('')).state;
    assert.deepEqual(Object.keys(judged).includes('state'), false);
    const shown = { judge: judged.scene, p1: views.p1.scene, spectator: views.spectator.scene };
    for (const [viewer, scene] of Object.entries(shown)) {
      const { body } = await service.http.post(`/v1/scenes?viewer=${viewer}`).send({ state: next });
      assert.deepEqual({ ...scene, recent: [], hash: '' }, { ...body, recent: [], hash: '' }, viewer);
      assert.ok(scene.recent.length > 0);
    }
    assert.equal(verdictShape.safeParse({ ...judged, views }).success, true);
  });
}
