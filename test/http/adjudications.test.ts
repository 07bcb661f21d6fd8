import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuel } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const adjudicate = (body: object, query = '') => service.http.post(`/v1/adjudications${query}`).send(body);

test('a start is a whole verdict with the clause behind every event', async () => {
  const verdict = await startDuel(service);
  assert.deepEqual(Object.keys(verdict), [
    'id',
    'ruleset',
    'match',
    'state',
    'stateHash',
    'events',
    'awaiting',
    'outcome',
  ]);
  assert.equal(verdict.match, null);
  assert.equal(verdict.outcome, null);
  assert.ok(verdict.events.length > 0);
  const clauses = await service.http.get('/v1/rulesets/duel/clauses?limit=500');
  const known = new Set(clauses.body.items.map(({ id }: { id: string }) => id));
  for (const event of verdict.events) {
    assert.deepEqual(Object.keys(event), ['seq', 'parent', 'type', 'clause', 'player', 'text', 'message', 'data']);
    assert.ok(known.has(event.clause), event.clause);
  }
});

test('the same seed starts the same game, byte for byte', async () => {
  const start = () => service.http.post('/v1/rulesets/duel/start').send({ seed: 'once' });
  const [first, second] = [await start(), await start()];
  assert.equal(first.text, second.text);
  const other = await service.http.post('/v1/rulesets/duel/start').send({ seed: 'twice' });
  assert.notEqual(other.body.stateHash, first.body.stateHash);
});

test('a start needs no body', async () => {
  const reply = await service.http.post('/v1/rulesets/duel/start');
  assert.equal(reply.status, 200);
  assert.equal(reply.body.awaiting.length, 1);
});

test('the state hash is the SHA-256 of the state text with sorted fields and without the hash', async () => {
  const { state, stateHash } = await startDuel(service);
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, field]) => [key, sorted(field)]),
    );
  };
  const { hash, ...content } = state;
  assert.equal(hash, stateHash);
  assert.equal(
    createHash('sha256')
      .update(JSON.stringify(sorted(content)))
      .digest('hex'),
    stateHash,
  );
});

test('every option that is listed is accepted as it stands', async () => {
  const verdict = await startDuel(service);
  const options = verdict.awaiting[0]?.options ?? [];
  assert.ok(options.length > 1);
  for (const { id, action } of options) {
    const reply = await adjudicate({ state: verdict.state, action });
    assert.equal(reply.status, 200, id);
    assert.ok(reply.body.events.length > 0);
    assert.notEqual(reply.body.stateHash, verdict.stateHash);
  }
});

test('the same state and action give the same bytes, and the order of fields does not matter', async () => {
  const { state, awaiting } = await startDuel(service);
  const action = awaiting[0]?.options[0]?.action;
  const first = await adjudicate({ state, action });
  const turned = backwards(state);
  const second = await adjudicate({ action, state: turned });
  assert.equal(first.status, 200);
  assert.equal(first.text, second.text);
});

/** The same value with the fields of every object the other way round. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, backwards(field)]),
  );
}

test('a game is played to an end by posting states back, and nothing is stored', async () => {
  let verdict = await startDuel(service, { seed: 'to the end' });
  for (let steps = 0; verdict.outcome === null && steps < 2000; steps++) {
    const reply = await adjudicate({ state: verdict.state, action: anAction(verdict) });
    assert.equal(reply.status, 200);
    verdict = reply.body as SeenVerdict;
    assert.equal(verdict.awaiting.length > 0, verdict.outcome === null);
  }
  assert.ok(verdict.outcome?.clause);
  const stored = await service.sql('SELECT count(*)::int AS n FROM matches');
  assert.equal(stored.rows[0].n, 0);
});

test('conceding ends the game for the one who concedes', async () => {
  const { state } = await startDuel(service);
  const reply = await adjudicate({ state, action: { player: 'p2', concede: true } });
  assert.equal(reply.status, 200);
  assert.equal(reply.body.outcome.winner, 'p1');
  assert.deepEqual(reply.body.awaiting, []);
});

test('a position can be adjudicated', async () => {
  const position = {
    active: 'p1',
    p1: { energy: 3, units: [{ card: 'knight' }], deck: ['scout'] },
    p2: { deck: ['scout'] },
  };
  const verdict = await startDuel(service, { position });
  assert.ok(verdict.awaiting[0]?.options.some(({ id }) => id.startsWith('attack:')));
  const attack = anAction(verdict, (id) => id.startsWith('attack:'));
  const reply = await adjudicate({ state: verdict.state, action: attack });
  assert.equal(reply.status, 200);
  assert.ok(reply.body.events.some(({ type }: { type: string }) => type === 'attack'));
});

test('a viewer sees no hidden card and gets a state without a hash', async () => {
  const reply = await service.http.post('/v1/rulesets/duel/start?viewer=p2').send({ seed: 'start' });
  assert.equal(reply.status, 200);
  assert.equal(reply.body.stateHash, null);
  assert.equal(reply.body.state.hash, undefined);
  assert.equal(reply.body.state.rng, undefined);
  assert.deepEqual(reply.body.awaiting[0].options, []);
  const draws = reply.body.events.filter(
    ({ type, player }: { type: string; player: string }) => type === 'draw' && player === 'p1',
  );
  assert.ok(draws.length > 0);
  for (const draw of draws) assert.equal(draw.data.card, undefined);
});

test('cards of the caller’s own go with a start and with every state of it', async () => {
  const sample = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const cards = sample.map((card: object) => ({ ...card, name: 'Mine' }));
  const verdict = await startDuel(service, { cards });
  assert.ok(verdict.events.some(({ text }) => text.includes('Mine')));
  const again = await adjudicate({ state: verdict.state, action: anAction(verdict), cards });
  assert.equal(again.status, 200);
  const others = await adjudicate({ state: verdict.state, action: anAction(verdict), cards: sample });
  assert.equal(others.status, 409);
  assert.equal(others.body.code, 'card-set-mismatch');
});
