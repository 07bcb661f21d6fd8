import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Json, JsonObject } from '../../src/engine/index.ts';
import { contentHash } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp, playOn, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { bendings, claimsOf, openVerifier, signedByLiar } from '../support/verifier.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(async () => {
  close();
  await service.close();
});

const { isValid, isInvalid, allInvalid, close } = openVerifier(
  async () => (await service.http.get('/.well-known/jwks.json')).body,
);

async function transcriptOf(id: string, query = ''): Promise<JsonObject> {
  const reply = await service.http.get(`/v1/matches/${id}/transcript${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

async function fairMatch(plies: number, ruleset = 'duel'): Promise<string> {
  const { commitment } = (await service.http.post('/v1/seeds')).body;
  const seed = { commitment, words: ['red sky', 'old oak'] };
  const start = (await service.http.post('/v1/matches').send({ ruleset, seed })).body;
  await playOn(service, start, plies);
  return start.match.id;
}

const concede = (id: string) =>
  service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p1', concede: true } });

test('a transcript holds the whole match, and is valid', async () => {
  for (const { id: ruleset } of allRulesets) {
    const id = await fairMatch(6, ruleset);
    const transcript = await transcriptOf(id);
    assert.match(await isValid(transcript), /seed still hidden/);
    const plies = (await service.http.get(`/v1/matches/${id}/plies`)).body.items;
    assert.deepEqual(
      (transcript.plies as JsonObject[]).map(({ ply, action, hashBefore, hashAfter, events }) => [
        ply,
        action,
        hashBefore,
        hashAfter,
        events,
      ]),
      plies.map((one: JsonObject) => [one.ply, one.action, one.hashBefore, one.hashAfter, one.events]),
    );
    assert.deepEqual((transcript.seed as JsonObject).value, null);
  }
});

test('what a transcript says of a match has no field that is not signed for good', async () => {
  const id = await fairMatch(2);
  const { match } = (await transcriptOf(id)) as { match: JsonObject };
  const read = (await service.http.get(`/v1/matches/${id}`)).body;
  // Where a match is kept changes, and so does what is told of its secret: neither is part of the document.
  const { archivedAt, secret, ...recorded } = read;
  assert.deepEqual([archivedAt, secret], [null, null]);
  assert.deepEqual(match, recorded);
});

test('a transcript of a match that is over proves its seed', async () => {
  const id = await fairMatch(10);
  await concede(id);
  assert.match(
    await isValid(await transcriptOf(id)),
    /made of the committed secret and the words \["red sky","old oak"\]/,
  );
});

test('a transcript as long as several pages is whole', async () => {
  const start = (await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'long' })).body;
  const last = await playOn(service, start, 150);
  const transcript = await transcriptOf(start.match.id);
  assert.equal((transcript.plies as Json[]).length, (last.match?.ply ?? 0) + 1);
  assert.ok((transcript.plies as Json[]).length > 101);
  await isValid(transcript);
});

test('a transcript holds the cards when they are not the sample cards', async () => {
  const sample = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const cards = sample.map((card: object) => ({ ...card, name: 'Own' }));
  const start = await startDuelMatch(service, { cards });
  const transcript = await transcriptOf(start.match.id);
  assert.deepEqual(transcript.cards, cards);
  await isValid(transcript);
  assert.equal((await transcriptOf((await startDuelMatch(service)).match.id)).cards, null);
});

test('a transcript bent at any place is invalid', async () => {
  const id = await fairMatch(4);
  await concede(id);
  await allInvalid(bendings(await transcriptOf(id)), 60);
});

test('a transcript for a viewer shows no more than its events and plies do', async () => {
  const id = await fairMatch(8, 'alteil');
  for (const viewer of ['p1', 'spectator']) {
    const transcript = await transcriptOf(id, `?viewer=${viewer}`);
    await isValid(transcript);
    const { items } = (await service.http.get(`/v1/matches/${id}/events?limit=500&viewer=${viewer}`)).body;
    const events = (transcript.plies as { events: JsonObject[] }[]).flatMap((ply) => ply.events);
    assert.deepEqual(
      events,
      items.map(({ ply: _ply, ...event }: JsonObject) => event),
    );
    const secret = (transcript.plies as { player: string; action: JsonObject | null; events: JsonObject[] }[]).filter(
      ({ action, player }) => action !== null && player !== viewer && !('option' in action) && !('answer' in action),
    );
    assert.ok(secret.length > 0, 'the first choices of this game are secret');
  }
});

test('players are told the hashes of the states when the match is over', async () => {
  const id = await fairMatch(3);
  const hashes = async () => {
    const transcript = await transcriptOf(id, '?viewer=p1');
    await isValid(transcript);
    const { match, plies } = transcript as { match: JsonObject; plies: JsonObject[] };
    return [match.stateHash, claimsOf(transcript.signature).stateHash, ...plies.map(({ hashAfter }) => hashAfter)];
  };
  assert.ok((await hashes()).every((hash) => hash === null));
  await concede(id);
  assert.ok((await hashes()).every((hash) => typeof hash === 'string'));
});

test('a transcript tells what judges ruled, and the verdict on a ruling is valid', async () => {
  const id = await fairMatch(6);
  const ruled = async (path: string, body: object) => {
    const reply = await service.http
      .post(`/v1/matches/${id}/${path}?signed=true`)
      .send({ reason: 'a slip', judge: 'Jo', ...body });
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  assert.match(await isValid(await ruled('rewind', { ply: 2 })), /"reason":"a slip"/);
  assert.match(await isValid(await ruled('result', { winner: 'p2' })), /"winner":"p2"/);
  const transcript = await transcriptOf(id);
  await isValid(transcript);
  const { plies, rulebook } = transcript as { plies: JsonObject[]; rulebook: JsonObject[] };
  assert.deepEqual(
    plies.slice(-2).map(({ kind }) => kind),
    ['rewind', 'result'],
  );
  assert.ok(rulebook.some((clause) => clause.id === 'house.rewind' && clause.text !== ''));
});

test('a transcript of a fork says where its chance comes from', async () => {
  const id = await fairMatch(5);
  const fork = await service.http.post(`/v1/matches/${id}/forks?signed=true`).send({ ply: 3 });
  await isValid(fork.body);
  await concede(fork.body.match.id);
  const transcript = await transcriptOf(fork.body.match.id);
  assert.ok((await isValid(transcript)).includes(`chance goes on from ply 3 of match ${id}`));
  assert.deepEqual((transcript.seed as JsonObject).value, null);
  const reseeded = await service.http.post(`/v1/matches/${id}/forks`).send({ ply: 3, reseed: 'anew' });
  await concede(reseeded.body.match.id);
  assert.match(await isValid(await transcriptOf(reseeded.body.match.id)), /seed is the one told of at the start/);
});

test('a key that is bound to a seat gets the transcript of its seat', async () => {
  const id = await fairMatch(3);
  const bound = await keyFor(service, { seat: { match: id, viewer: 'p2' } });
  const own = await service.http.get(`/v1/matches/${id}/transcript`).set(...bound);
  assert.equal(own.body.viewer, 'p2');
  const other = await service.http.get(`/v1/matches/${id}/transcript?viewer=judge`).set(...bound);
  assert.equal(other.body.code, 'seat-bound');
  const elsewhere = await keyFor(service, { tenant: 'elsewhere' });
  const foreign = await service.http.get(`/v1/matches/${id}/transcript`).set(...elsewhere);
  assert.equal(foreign.body.code, 'unknown-match');
});

test('what a service signs against its own rules is found out', async () => {
  const id = await fairMatch(4);
  await concede(id);
  const { signature, ...honest } = await transcriptOf(id);
  const claims = claimsOf(signature);
  const { plies, seed, rulebook } = honest as { plies: JsonObject[]; seed: JsonObject; rulebook: JsonObject[] };
  const found = async (change: JsonObject) => {
    const document = { ...honest, ...change };
    const { keys, ...made } = await signedByLiar({ ...claims, transcriptHash: contentHash(document) });
    return isInvalid({ ...document, ...made }, Object.keys(change).join(), keys);
  };
  const hash = '0'.repeat(64);
  assert.match(await found({ plies: plies.toSpliced(2, 1) }), /ply 3 is where ply 2 should be/);
  assert.match(await found({ plies: plies.slice(0, -1) }), /last ply/);
  assert.match(await found({ plies: plies.with(2, { ...plies[2], hashBefore: hash }) }), /does not go on from/);
  assert.match(await found({ plies: plies.with(2, { ...plies[2], events: [] }) }), /does not follow/);
  assert.match(await found({ rulebook: rulebook.slice(1) }), /is missing/);
  assert.match(await found({ cards: [] }), /cards are not/);
  assert.match(await found({ seed: { ...seed, value: hash } }), /seed is not the one that was told/);
  assert.match(await found({ seed: { ...seed, secret: hash } }), /secret is not the one/);
  assert.match(await found({ seed: { ...seed, words: ['others'] } }), /not made of the secret and the words/);
});
