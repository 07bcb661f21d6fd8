import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { compactVerify, createLocalJWKSet } from 'jose';
import type { JsonObject } from '../../src/engine/index.ts';
import { contentHash } from '../../src/engine/index.ts';
import { retire, rotate } from '../../src/services/sealing/service-keys.ts';
import { anotherServer } from '../support/another-server.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, anAction, openApp, startDuelMatch } from '../support/app.ts';
import { bendings, claimsOf, headOf, openVerifier, signedByLiar } from '../support/verifier.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ issuer: 'the house' });
});
after(async () => {
  close();
  await service.close();
});

const keySet = async () => (await service.http.get('/.well-known/jwks.json')).body;
const { isValid, isInvalid, allInvalid, close } = openVerifier(keySet);

type Signed = JsonObject & { state: JsonObject & { counters: JsonObject }; events: JsonObject[] };

async function signedVerdict(query = ''): Promise<Signed> {
  const start = await startDuelMatch(service);
  const body = { state: start.state, action: anAction(start) };
  return (await service.http.post(`/v1/adjudications?signed=true${query}`).send(body)).body;
}

test('a signed verdict is one that another library verifies, and says what was adjudicated', async () => {
  const start = await startDuelMatch(service);
  const action = anAction(start);
  const asked = Date.now();
  const { body } = await service.http.post('/v1/adjudications?signed=true').send({ state: start.state, action });
  const told = Date.now();
  const { payload, protectedHeader } = await compactVerify(body.signature, createLocalJWKSet(await keySet()));
  assert.equal(protectedHeader.alg, 'EdDSA');
  const said = JSON.parse(Buffer.from(payload).toString());
  assert.ok(Math.floor(asked / 1000) <= said.iat && said.iat <= told / 1000, String(said.iat));
  assert.deepEqual([said.iss, said.kind, said.viewer], ['the house', 'verdict', 'judge']);
  assert.deepEqual([said.id, said.match, said.ruleset], [body.id, body.match, body.ruleset]);
  assert.deepEqual(said.stateHash, { before: start.stateHash, after: body.stateHash });
  assert.deepEqual([said.action, said.cards, said.outcome], [action, body.state.cards, null]);
});

test('a verdict without the wish for a signature has none', async () => {
  const start = await startDuelMatch(service);
  assert.equal('signature' in start, false);
  assert.equal('signature' in (await signedVerdict('&viewer=p1')), true);
  const plain = await service.http
    .post(`/v1/matches/${start.match.id}/actions?signed=false`)
    .send({ action: anAction(start) });
  assert.equal('signature' in plain.body, false);
});

test('the key set tells the public halves only, and is there for everybody', async () => {
  await signedVerdict();
  const { keys } = await keySet();
  assert.ok(keys.length > 0);
  for (const key of keys) assert.deepEqual(Object.keys(key).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});

test('the verifier finds signed verdicts of every game and call valid', async () => {
  for (const { id } of allRulesets) {
    const start = (await service.http.post('/v1/matches?signed=true').send({ ruleset: id, seed: 'signed' })).body;
    await isValid(start);
    const path = `/v1/matches/${start.match.id}/actions?signed=true`;
    assert.match(await isValid((await service.http.post(path).send({ action: anAction(start) })).body), /the house/);
  }
  const alone = await service.http.post('/v1/rulesets/duel/start?signed=true').send({ seed: 'signed' });
  assert.match(await isValid(alone.body), /it is about "start"/);
});

test('the verifier finds views and sealed verdicts valid', async () => {
  assert.match(await isValid(await signedVerdict('&viewer=p2')), /seen as p2/);
  assert.match(await isValid(await signedVerdict('&sealed=true')), /seen as spectator/);
  assert.match(await isValid(await signedVerdict('&sealed=true&viewer=judge')), /the state has that hash/);
});

test('a signature for a player does not tell the hashes of the states', async () => {
  for (const query of ['&viewer=p1', '&sealed=true']) {
    const { signature, ...verdict } = await signedVerdict(query);
    assert.equal(claimsOf(signature).stateHash, null);
    assert.equal(verdict.stateHash, null);
  }
});

test('a signature does not tell what another player chose in secret', async () => {
  const { body: start } = await service.http.post('/v1/matches').send({ ruleset: 'alteil', seed: 'secret' });
  const action = anAction(start);
  const said = async (viewer: string) => {
    const query = `?signed=true&viewer=${viewer}`;
    const { body } = await service.http
      .post(`/v1/matches/${start.match.id}/actions${query}`)
      .send({ action, expectedPly: 0 });
    await isValid(body);
    return claimsOf(body.signature).action;
  };
  const { player, decision } = action;
  const other = player === 'p1' ? 'p2' : 'p1';
  assert.deepEqual(await said(other), { player, decision });
  assert.deepEqual(await said('spectator'), { player, decision });
  assert.deepEqual(await said(player), action);
});

test('a verdict bent at any place is invalid', async () => {
  for (const verdict of [await signedVerdict(), await signedVerdict('&sealed=true&viewer=p1')]) {
    await allInvalid(bendings(verdict), 40);
  }
});

test('a signature is not good for another verdict, key, or kind of document', async () => {
  const [one, other] = [await signedVerdict(), await signedVerdict('&viewer=p1')];
  await isInvalid({ ...one, signature: other.signature ?? null }, 'swapped');
  const { signature: _signature, ...unsigned } = one;
  assert.match(await isInvalid(unsigned, 'unsigned'), /no signature/);
  assert.match(await isInvalid(one, 'no keys', { keys: [] }), /is not in the key set/);
  const keys = (await keySet()).keys.map((key: object) => ({ ...key, x: Buffer.alloc(32, 7).toString('base64url') }));
  await isInvalid(one, 'another key', { keys });
  const [head = '', body = '', mark = ''] = String(one.signature).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  assert.match(await isInvalid({ ...one, signature: `${none}.${body}.${mark}` }, 'no algorithm'), /not EdDSA/);
  const bent = Buffer.from(JSON.stringify({ ...claimsOf(one.signature), iss: 'x' })).toString('base64url');
  await isInvalid({ ...one, signature: `${head}.${bent}.${mark}` }, 'another issuer');
});

test('signatures of before a rotation and a retirement stay valid', async () => {
  const old = await signedVerdict();
  await anotherServer(service, async (http, store) => {
    const kid = await rotate(store, 'sign');
    assert.equal(await retire(store, headOf(old.signature).kid), true);
    const { body } = await http.post('/v1/rulesets/duel/start?signed=true').send({});
    assert.equal(headOf(body.signature).kid, kid);
    const keys = (await http.get('/.well-known/jwks.json')).body;
    await isValid(old, keys);
    await isValid(body, keys);
  });
});

test('what a service signs against its own rules is found out', async () => {
  const verdict = await signedVerdict();
  const { signature, ...honest } = verdict;
  const claims = claimsOf(signature);
  const signed = async (document: JsonObject, more: JsonObject) => {
    const answerHash = contentHash(document);
    const eventsHash = contentHash(document.events);
    const { keys, ...made } = await signedByLiar({ ...claims, eventsHash, answerHash, ...more });
    return [{ ...document, ...made }, 'signed by a liar', keys] as const;
  };
  await isValid(...((await signed(honest, {})).filter((_, at) => at !== 1) as [object, object]));
  const state = { ...verdict.state, counters: { ...verdict.state.counters, event: 99 } };
  assert.match(await isInvalid(...(await signed({ ...honest, state }, {}))), /does not have the hash/);
  const [first = {}, ...others] = verdict.events;
  const loop = [{ ...first, parent: 1000 }, ...others];
  assert.match(await isInvalid(...(await signed({ ...honest, events: loop }, {}))), /caused by/);
  const gap = [first, { ...first, seq: 1000 }];
  assert.match(await isInvalid(...(await signed({ ...honest, events: gap }, {}))), /does not follow/);
  const action = { player: 'p1', concede: true };
  assert.match(await isInvalid(...(await signed(honest, { action }))), /content address/);
});
