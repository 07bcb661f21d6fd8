import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { retire, rotate, ServiceKeys } from '../../src/services/sealing/service-keys.ts';
import { openStore } from '../../src/store/open-store.ts';
import { anotherServer } from '../support/another-server.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const adjudicate = (body: object, query = '') => service.http.post(`/v1/adjudications${query}`).send(body);

async function sealedStart(ruleset = 'duel') {
  const open = await service.http.post(`/v1/rulesets/${ruleset}/start`).send({ seed: 'sealed' });
  const sealed = await service.http.post(`/v1/rulesets/${ruleset}/start?sealed=true`).send({ seed: 'sealed' });
  return { open: open.body as SeenVerdict, sealed: sealed.body };
}

test('a sealed state says nothing, and goes on as the open one does', async () => {
  for (const { id } of allRulesets) {
    const { open, sealed } = await sealedStart(id);
    assert.match(sealed.state, /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const header = JSON.parse(Buffer.from(sealed.state.split('.')[0], 'base64url').toString());
    assert.deepEqual(Object.keys(header).sort(), ['alg', 'enc', 'kid', 'typ']);
    const [plain, carried] = [
      await adjudicate({ state: open.state, action: anAction(open) }),
      await adjudicate({ state: sealed.state, action: anAction(open) }),
    ];
    assert.equal(carried.status, 200);
    assert.equal(carried.text, plain.text);
  }
});

test('a sealed answer shows what a spectator may see, unless another view is asked for', async () => {
  const { open, sealed } = await sealedStart();
  const spectator = await service.http.post('/v1/rulesets/duel/start?viewer=spectator').send({ seed: 'sealed' });
  assert.deepEqual(sealed.view, spectator.body.state);
  assert.deepEqual(sealed.events, spectator.body.events);
  assert.deepEqual(sealed.awaiting, spectator.body.awaiting);
  assert.equal(sealed.stateHash, null);
  const action = { state: open.state, action: anAction(open) };
  const asP1 = await adjudicate(action, '?sealed=true&viewer=p1');
  assert.deepEqual(asP1.body.view, (await adjudicate(action, '?viewer=p1')).body.state);
  assert.equal(asP1.body.stateHash, null);
  const judge = await adjudicate(action, '?sealed=true&viewer=judge');
  assert.equal(judge.body.stateHash, judge.body.view.hash);
});

test('every call that answers a state seals it, and the match goes on from it', async () => {
  const start = (await service.http.post('/v1/matches?sealed=true').send({ ruleset: 'duel', seed: 'sealed' })).body;
  const first = anAction((await service.http.get(`/v1/matches/${start.match.id}/state`)).body);
  const carried = await adjudicate({ state: start.state, action: first }, '?sealed=true');
  assert.deepEqual(carried.body.match, { id: start.match.id, ply: 1 });
  const position = await service.http.get(`/v1/matches/${start.match.id}/state?sealed=true`);
  assert.deepEqual(position.body.view, carried.body.view);
  const second = anAction((await service.http.get(`/v1/matches/${start.match.id}/state`)).body);
  const act = await service.http.post(`/v1/matches/${start.match.id}/actions?sealed=true`).send({ action: second });
  assert.equal(typeof act.body.state, 'string');
  const again = await adjudicate({ state: position.body.state, action: second }, '?viewer=spectator');
  assert.equal(again.status, 200);
  assert.deepEqual(again.body.state, act.body.view);
  const stale = await adjudicate({ state: start.state, action: { player: 'p1', concede: true } });
  assert.equal(stale.body.code, 'ply-conflict');
});

test('a seat that is late is told the ply that the match is at, and no hash of what is sealed', async () => {
  const start = (await service.http.post('/v1/matches?sealed=true').send({ ruleset: 'duel', seed: 'sealed' })).body;
  const { id } = start.match;
  const first = anAction((await service.http.get(`/v1/matches/${id}/state`)).body);
  assert.equal((await service.http.post(`/v1/matches/${id}/actions`).send({ action: first })).status, 200);
  const concede = { state: start.state, action: { player: 'p1', concede: true } };
  const judge = await adjudicate(concede);
  assert.deepEqual([judge.body.code, judge.body.currentPly], ['ply-conflict', 1]);
  for (const hash of ['statedHash', 'actualHash', 'currentHash']) assert.match(judge.body[hash], /^[0-9a-f]{64}$/);
  const key = await keyFor(service, { seat: { match: id, viewer: 'p1' } });
  const seat = await adjudicate(concede).set(...key);
  assert.deepEqual([seat.status, seat.body.code, seat.body.currentPly], [409, 'ply-conflict', 1], seat.text);
  assert.doesNotMatch(seat.text, /[0-9a-f]{64}/);
});

const isRefused = (reply: { status: number; body: { code: string; detail: string } }, detail: RegExp) => {
  assert.equal(reply.body.code, 'sealed-state-invalid', JSON.stringify(reply.body));
  assert.equal(reply.status, 422);
  assert.match(reply.body.detail, detail);
};

test('what was played on sealed states is read back, ply by ply, and verifies', async () => {
  const start = await service.http.post('/v1/matches?sealed=true').send({ ruleset: 'duel', seed: 'sealed' });
  const { id } = start.body.match;
  let { state } = start.body;
  for (let ply = 0; ply < 4; ply++) {
    const open = (await service.http.get(`/v1/matches/${id}/state`)).body;
    const reply = await adjudicate({ state, action: anAction(open) }, '?sealed=true');
    assert.equal(reply.status, 200, reply.text);
    ({ state } = reply.body);
  }
  for (const ply of [1, 2, 3, 4]) {
    const reply = await service.http.get(`/v1/matches/${id}/state?ply=${ply}`);
    assert.deepEqual([reply.status, reply.body.state.match.ply], [200, ply]);
  }
  assert.equal((await service.http.get(`/v1/matches/${id}/verification`)).body.same, true);
});

test('a sealed state in which any part was changed is refused', async () => {
  const { open, sealed } = await sealedStart();
  const action = anAction(open);
  const parts: string[] = sealed.state.split('.');
  const turned = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  for (const at of [0, 2, 3, 4]) {
    const part = parts[at] ?? '';
    for (const place of [0, part.length >> 1, part.length - 1]) {
      const state = parts.with(at, turned(part, place)).join('.');
      const reply = await adjudicate({ state, action });
      assert.equal(reply.body.code, 'sealed-state-invalid', `${at} ${place}: ${JSON.stringify(reply.body)}`);
    }
    isRefused(await adjudicate({ state: parts.with(at, part.slice(0, -4)).join('.'), action }), /./);
  }
});

test('what is no seal of this service is refused with what is wrong', async () => {
  const { open, sealed } = await sealedStart();
  const action = anAction(open);
  const header = (fields: object) => {
    const own = JSON.parse(Buffer.from(sealed.state.split('.')[0], 'base64url').toString());
    const text = Buffer.from(JSON.stringify({ ...own, ...fields })).toString('base64url');
    return [text, ...sealed.state.split('.').slice(1)].join('.');
  };
  for (const state of ['', 'x', '....', 'a.b.c.d.e', 'é.é.é.é.é', `${sealed.state}.x`]) {
    isRefused(await adjudicate({ state, action }), /not a sealed state/);
  }
  isRefused(await adjudicate({ state: JSON.stringify(open.state), action }), /an open state as a text/);
  isRefused(await adjudicate({ state: header({ typ: 'JWT' }), action }), /not a sealed state/);
  isRefused(await adjudicate({ state: header({ kid: 7 }), action }), /not a sealed state/);
  isRefused(await adjudicate({ state: header({ kid: 'another' }), action }), /unknown here/);
  isRefused(await adjudicate({ state: header({ alg: 'none' }), action }), /changed/);
  isRefused(await adjudicate({ state: header({ zip: 'DEF' }), action }), /changed/);
  isRefused(await adjudicate({ state: header({ crit: ['x'], x: 1 }), action }), /changed/);
  const number = await adjudicate({ state: 7, action });
  assert.equal(number.body.code, 'invalid-request');
});

test('the seal of another tenant is refused', async () => {
  const { open, sealed } = await sealedStart();
  const action = anAction(open);
  const elsewhere = await keyFor(service, { tenant: 'elsewhere' });
  isRefused(await adjudicate({ state: sealed.state, action }).set(...elsewhere), /somebody else/);
  const theirs = await service.http
    .post('/v1/rulesets/duel/start?sealed=true')
    .set(...elsewhere)
    .send({ seed: 'sealed' });
  assert.equal((await adjudicate({ state: theirs.body.state, action }).set(...elsewhere)).status, 200);
  isRefused(await adjudicate({ state: theirs.body.state, action }), /somebody else/);
});

test('a key that is bound to a seat gets the view of its seat, and no seal, but may act on one', async () => {
  const start = await startDuelMatch(service);
  const bound = await keyFor(service, { seat: { match: start.match.id, viewer: 'p2' } });
  const path = `/v1/matches/${start.match.id}/state`;
  for (const query of ['', '&viewer=p1', '&viewer=p2', '&viewer=judge', '&viewer=spectator']) {
    const refused = await service.http.get(`${path}?sealed=true${query}`).set(...bound);
    assert.equal(refused.body.code, 'seat-bound');
  }
  const sealed = (await service.http.get(`${path}?sealed=true`)).body.state;
  const concede = { state: sealed, action: { player: 'p2', concede: true } };
  const reply = await adjudicate(concede).set(...bound);
  assert.equal(reply.status, 200);
  assert.equal(reply.body.state.viewer, 'p2');
});

test('a view that is not allowed is refused before the action is carried out', async () => {
  const start = await startDuelMatch(service);
  const bound = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const concede = { state: start.state, action: { player: 'p1', concede: true } };
  assert.equal((await adjudicate(concede, '?viewer=judge').set(...bound)).body.code, 'seat-bound');
  assert.equal((await service.http.get(`/v1/matches/${start.match.id}`)).body.ply, 0);
});

const kidOf = (sealed: string): string =>
  JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()).kid;

test('a key of another server opens here, and the old one still does', async () => {
  const { open, sealed: old } = await sealedStart();
  const action = anAction(open);
  await anotherServer(service, async (http, store) => {
    const kid = await rotate(store, 'seal');
    const { body } = await http.post('/v1/rulesets/duel/start?sealed=true').send({ seed: 'sealed' });
    assert.equal(kidOf(body.state), kid);
    assert.notEqual(kidOf(old.state), kid);
    assert.equal((await adjudicate({ state: body.state, action })).status, 200);
    assert.equal((await http.post('/v1/adjudications').send({ state: old.state, action })).status, 200);
  });
});

test('a retired key and a removed one are refused, each with its reason', async () => {
  const { open, sealed } = await sealedStart();
  const sent = { state: sealed.state, action: anAction(open) };
  await anotherServer(service, async (http, store) => {
    assert.equal(await retire(store, kidOf(sealed.state)), true);
    assert.equal(await retire(store, kidOf(sealed.state)), false);
    isRefused(await http.post('/v1/adjudications').send(sent), /retired/);
    const { body } = await http.post('/v1/rulesets/duel/start?sealed=true').send({ seed: 'sealed' });
    assert.notEqual(kidOf(body.state), kidOf(sealed.state));
  });
  await service.sql('DELETE FROM service_keys WHERE kid = $1', [kidOf(sealed.state)]);
  await anotherServer(service, async (http) =>
    isRefused(await http.post('/v1/adjudications').send(sent), /unknown here/),
  );
});

test('the first key is made once, however many need it at the same time', async () => {
  const store = openStore(service.url, 5, () => {});
  try {
    const keys = new ServiceKeys(store);
    const used = await Promise.all(Array.from({ length: 8 }, () => keys.current('sign')));
    assert.equal(new Set(used.map(({ kid }) => kid)).size, 1);
    assert.equal((await store.serviceKeys.list('sign')).length, 1);
  } finally {
    await store.close();
  }
});

test('the edition and the cards of a sealed state are looked at', async () => {
  const sample = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const cards = sample.map((card: object) => ({ ...card, name: 'Own' }));
  const open = await startDuel(service, { cards });
  const sealed = await service.http.post('/v1/rulesets/duel/start?sealed=true').send({ seed: 'start', cards });
  const action = anAction(open);
  assert.equal((await adjudicate({ state: sealed.body.state, action, cards })).status, 200);
  const mismatch = await adjudicate({ state: sealed.body.state, action, cards: sample });
  assert.equal(mismatch.body.code, 'card-set-mismatch');
});
