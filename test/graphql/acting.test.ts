import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, playOn, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ graphql: { depth: 12, cost: 100_000, tokens: 20_000 } });
});
after(() => service.close());

async function ask(query: string, variables: object = {}, key?: [string, string]) {
  const sent = service.http.post('/graphql').send({ query, variables });
  const { body } = await (key ? sent.set(...key) : sent);
  return body;
}

async function does(query: string, variables: object = {}) {
  const { data, errors } = await ask(query, variables);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

test('a match is forked, taken back and decided, as the other door tells it afterwards', async () => {
  const { match } = await startDuelMatch(service);
  await playOn(service, await rest(`/v1/matches/${match.id}/state`, match.id), 3);
  const forked = await does(
    'mutation ($m: ID!) { fork(match: $m, request: { ply: 1, tags: ["f"], reseed: "x" }) { match { id match { forkedFrom { id ply } } } } }',
    { m: match.id },
  );
  assert.deepEqual(forked.fork.match.match.forkedFrom, { id: match.id, ply: 1 });
  const back = await does(
    'mutation ($m: ID!) { rewind(match: $m, ply: 1, reason: "slip", judge: "Jo") { match { ply } events { type clause cites { title } } } }',
    { m: match.id },
  );
  assert.equal(back.rewind.events[0].type, 'rewind');
  assert.equal(back.rewind.events[0].cites[0].title.length > 0, true);
  const over = await does(
    'mutation ($m: ID!) { result(match: $m, winner: p2, reason: "late", judge: "Jo") { outcome { winner reason } } }',
    { m: match.id },
  );
  assert.deepEqual(over.result.outcome, { winner: 'p2', reason: 'result' });
  const { body } = await service.http.get(`/v1/matches/${match.id}`);
  assert.equal(body.outcome.winner, 'p2');
  const nobody = await does(
    'mutation ($m: ID!) { result(match: $m, reason: "both", judge: "Jo") { outcome { winner } } }',
    { m: match.id },
  );
  assert.equal(nobody.result.outcome.winner, null);
});

async function rest(path: string, id: string) {
  const { body } = await service.http.get(path);
  return { ...body, match: { id, ply: body.ply } };
}

test('only a judge may rule', async () => {
  const { match } = await startDuelMatch(service);
  const key = await keyFor(service, { scopes: ['adjudicate', 'matches:read', 'matches:write'] });
  const { errors } = await ask(
    'mutation ($m: ID!) { rewind(match: $m, ply: 0, reason: "r", judge: "J") { id } }',
    { m: match.id },
    key,
  );
  assert.equal(errors[0].extensions.code, 'scope-missing');
});

test('a batch has one result for each item, and what is wrong with one harms no other', async () => {
  const start = await startDuel(service);
  const item = { state: start.state, action: anAction(start) };
  const query = `mutation ($items: [JSON!]!) { adjudicateBatch(items: $items) { items {
    ... on Verdict { id stateHash events { seq } } ... on Problem { code status detail document options { id } } } } }`;
  const { items } = (
    await does(query, { items: [item, 7, { ...item, action: { ...item.action, option: 'none' } }, item] })
  ).adjudicateBatch;
  const { body } = await service.http.post('/v1/adjudications').send(item);
  assert.equal(items[0].id, body.id);
  assert.equal(items[1].code, 'invalid-request');
  assert.equal(items[2].status, 422);
  assert.equal(items[2].document.code, items[2].code);
  assert.deepEqual(items[3], items[0]);
});

test('more items than a batch may have are refused', async () => {
  const query = 'mutation ($items: [JSON!]!) { adjudicateBatch(items: $items) { items { __typename } } }';
  const { errors } = await ask(query, { items: Array.from({ length: 1001 }, () => 1) });
  assert.equal(errors[0].extensions.code, 'invalid-request');
});

test('a preview tells what actions would lead to, as the other door does', async () => {
  const { match } = await startDuelMatch(service);
  const query = `query ($m: ID!) { preview(match: $m, depth: 2, limit: 5) { stateHash truncated items { path action
    verdict { stateHash outcome { winner } events { seq cites { id } } } problem { code } } } }`;
  const { preview } = await does(query, { m: match.id });
  const { body } = await service.http.post('/v1/preview').send({ match: match.id, depth: 2, limit: 5 });
  assert.deepEqual([preview.stateHash, preview.truncated], [body.stateHash, body.truncated]);
  assert.deepEqual(
    preview.items.map(({ path, verdict }: { path: object; verdict: { stateHash: string } }) => [
      path,
      verdict.stateHash,
    ]),
    body.items.map(({ path, verdict }: { path: object; verdict: { stateHash: string } }) => [path, verdict.stateHash]),
  );
  assert.ok(preview.items[0].verdict.events[0].cites[0].id);
  const { errors } = await ask('query ($m: ID!) { preview(match: $m, depth: 1, viewer: p1) { stateHash } }', {
    m: match.id,
  });
  assert.equal(errors[0].extensions.code, 'preview-hidden');
});

test('a verdict is sealed and signed where that is wanted, and a sealed state goes on', async () => {
  const query =
    'mutation { start(ruleset: "duel", sealed: true, signed: true) { state view stateHash signature awaiting { player } } }';
  const { start } = await does(query);
  assert.equal(typeof start.state, 'string');
  assert.equal(start.view.viewer, 'spectator');
  assert.equal(start.stateHash, null);
  assert.equal(start.signature.split('.').length, 3);
  const action = { player: start.awaiting[0].player, concede: true };
  const next = await does(
    'mutation ($s: JSON!, $a: ActionInput!) { adjudicate(state: $s, action: $a) { outcome { reason } } }',
    { s: start.state, a: action },
  );
  assert.ok(next.adjudicate.outcome.reason);
});

test('a match is started from a commitment and words, with a clock', async () => {
  const { createSeed } = await does('mutation { createSeed { commitment } }');
  const request = {
    ruleset: 'duel',
    seed: { commitment: createSeed.commitment, words: ['a', 'b'] },
    clock: { seconds: 60, otherwise: 'default' },
  };
  const query = `mutation ($r: MatchInput!) { startMatch(request: $r) { match { match { commitment words clock { seconds otherwise } deadline playedAt seed secret } } } }`;
  const { match } = (await does(query, { r: request })).startMatch.match;
  assert.deepEqual([match.commitment, match.words], [createSeed.commitment, ['a', 'b']]);
  assert.deepEqual(match.clock, { seconds: 60, otherwise: 'default' });
  assert.equal(Date.parse(match.deadline) - Date.parse(match.playedAt), 60_000);
  assert.deepEqual([match.seed, match.secret], [null, null]);
});

test('why something happened and why something cannot are told as by the other door', async () => {
  const start = await startDuelMatch(service);
  const id = start.match.id;
  const last = await playOn(service, start, 2);
  const seq = last.events.at(-1)?.seq;
  const query =
    'query ($m: ID!, $s: Int!) { why(match: $m, seq: $s) { ply text action now clauses { id title text origin } chain { seq parentEvent { seq } } event { seq } } }';
  const { why } = await does(query, { m: id, s: seq });
  const { body } = await service.http.get(`/v1/matches/${id}/events/${seq}/why`);
  assert.deepEqual([why.text, why.now, why.ply], [body.text, body.now, body.ply]);
  assert.deepEqual(
    why.chain.map(({ seq: one }: { seq: number }) => one),
    body.chain.map(({ seq: one }: { seq: number }) => one),
  );
  const action = { ...anAction(last), option: 'none' };
  const not =
    'query ($m: ID, $s: JSON, $a: ActionInput!) { whyNot(match: $m, state: $s, action: $a) { legal code detail clause toMakeLegal nearest { id } whoDecides } }';
  const told = (await service.http.post('/v1/why-not').send({ match: id, action })).body;
  for (const on of [{ m: id }, { s: last.state }]) {
    const { whyNot } = await does(not, { ...on, a: action });
    assert.deepEqual([whyNot.legal, whyNot.code, whyNot.detail], [false, told.code, told.detail]);
    assert.deepEqual(whyNot.whoDecides, told.whoDecides);
  }
  assert.equal((await ask(not, { a: action })).errors[0].extensions.code, 'invalid-request');
});

test('a key is made, rotated and ended, and no list tells its secret', async () => {
  const { createKey } = await does(
    'mutation { createKey(name: "bot", scopes: ["adjudicate"], expiresIn: 60) { key id hint scopes expiresAt } }',
  );
  assert.ok(createKey.key.startsWith('arb_'));
  const { rotateKey } = await does(
    'mutation ($id: ID!) { rotateKey(id: $id, graceSeconds: 60) { key id rotatedFrom } }',
    { id: createKey.id },
  );
  assert.equal(rotateKey.rotatedFrom, createKey.id);
  const works = await ask('{ caller { name } }', {}, ['authorization', `Bearer ${createKey.key}`]);
  assert.deepEqual(works.data, { caller: { name: 'bot' } });
  const { revokeKey } = await does('mutation ($id: ID!) { revokeKey(id: $id) { id revokedAt } }', { id: rotateKey.id });
  assert.ok(revokeKey.revokedAt);
  const ended = await service.http
    .post('/graphql')
    .set('authorization', `Bearer ${rotateKey.key}`)
    .send({ query: '{ caller { name } }' });
  assert.equal(ended.status, 401);
  const { keys } = await does('{ keys { items { id name hint scopes } } }');
  assert.equal(JSON.stringify(keys).includes(createKey.key), false);
});

test('a transcript and a verification are those of the other door', async () => {
  const { match } = await startDuelMatch(service);
  const data = await does(
    'query ($m: ID!) { transcript(match: $m, viewer: p1) verification(match: $m) { same plies seed { hash same } } }',
    { m: match.id },
  );
  const { body } = await service.http.get(`/v1/matches/${match.id}/transcript?viewer=p1`);
  const { signature: _one, ...told } = data.transcript;
  const { signature: _other, ...expected } = body;
  assert.deepEqual(told, expected);
  assert.deepEqual([data.verification.same, data.verification.seed.same], [true, true]);
});
