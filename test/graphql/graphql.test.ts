import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { anAction, openApp, startDuel, startDuelMatch } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const ask = (query: string, variables: object = {}) => service.http.post('/graphql').send({ query, variables });

const VERDICT = `id ruleset { id version hash } match { id ply } state stateHash
  events { seq parent type clause player text message { key args } data }
  awaiting { id player kind clause prompt about { objects cards } options { id kind label group objects cards clause action }
    form default }
  outcome { winner reason clause }`;

/** A verdict of the other door with the fields that it leaves out said to be null, and lists to be empty. */
const filled = (verdict: SeenVerdict) => ({
  ...verdict,
  awaiting: verdict.awaiting.map(({ options, ...decision }) => ({
    ...{ form: null, default: null, about: null },
    ...decision,
    options: options.map((option) => ({ group: null, objects: [], cards: [], ...option })),
  })),
});

test('start and adjudicate give the same verdicts as the other door', async () => {
  const rest = await startDuel(service);
  const started = await ask(`mutation { start(ruleset: "duel", request: { seed: "start" }) { ${VERDICT} } }`);
  assert.deepEqual(started.body.data.start, filled(rest));
  const action = anAction(rest);
  const restNext = (await service.http.post('/v1/adjudications').send({ state: rest.state, action })).body;
  const query = `mutation ($state: JSON!, $action: ActionInput!) { adjudicate(state: $state, action: $action) { ${VERDICT} } }`;
  const next = await ask(query, { state: started.body.data.start.state, action });
  assert.deepEqual(next.body.data.adjudicate, filled(restNext));
});

test('a match is started, played and read with its plies and events', async () => {
  const started = await ask(`mutation ($request: MatchInput!) { startMatch(request: $request) { ${VERDICT} } }`, {
    request: { ruleset: 'duel', seed: 'q', seats: [{ name: 'Ann' }, { name: 'Ben', deck: 'giants' }], tags: ['g'] },
  });
  const verdict = started.body.data.startMatch;
  const query = `mutation ($match: ID!, $action: ActionInput!) { act(match: $match, action: $action, expectedPly: 0) { ${VERDICT} } }`;
  const played = await ask(query, { match: verdict.match.id, action: anAction(verdict) });
  assert.equal(played.body.data.act.match.ply, 1);
  const read = await ask(
    `query ($id: ID!) { match(id: $id) { seats { name deck } tags ply status seed stateHash
      plies(limit: 10) { items { ply action hashAfter } next } events(limit: 500) { items { seq clause text } next }
      state(ply: 0) { stateHash } verification { same plies } } }`,
    { id: verdict.match.id },
  );
  const { match } = read.body.data;
  const { body: rest } = await service.http.get(`/v1/matches/${verdict.match.id}/events?limit=500`);
  assert.deepEqual(match.seats, [
    { name: 'Ann', deck: 'even' },
    { name: 'Ben', deck: 'giants' },
  ]);
  assert.equal(match.stateHash, played.body.data.act.stateHash);
  assert.equal(match.seed, null);
  assert.deepEqual(
    match.plies.items.map(({ ply }: { ply: number }) => ply),
    [0, 1],
  );
  assert.deepEqual(
    match.events.items.map(({ seq }: { seq: number }) => seq),
    rest.items.map(({ seq }: { seq: number }) => seq),
  );
  assert.equal(match.state.stateHash, verdict.stateHash);
  assert.deepEqual(match.verification, { same: true, plies: 1 });
});

test('rulesets, clauses, cards and card sets can be read', async () => {
  const { body } =
    await ask(`{ rulesets { items { id title sampleDecks { id } clauses(limit: 2) { items { id text } next } } }
    ruleset(id: "duel") { hash options schema cards(limit: 1) { items } } clauses(ruleset: "duel", q: "deck") { items { id } } }`);
  assert.equal(body.errors, undefined);
  assert.equal(body.data.ruleset.hash, (await service.http.get('/v1/rulesets/duel')).body.hash);
  assert.equal(body.data.rulesets.items[0].clauses.next, '2');
  assert.ok(body.data.clauses.items.length > 0);
  const cards = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const query = 'mutation ($cards: [JSON!]!) { registerCardSet(ruleset: "duel", cards: $cards) { hash cards } }';
  const registered = (await ask(query, { cards })).body.data.registerCardSet;
  assert.equal(registered.cards, cards.length);
  const set = await ask('query ($hash: String!) { cardSet(hash: $hash) { ruleset cards } }', { hash: registered.hash });
  assert.deepEqual(set.body.data.cardSet, { ruleset: 'duel', cards });
});

test('a refusal is a GraphQL error that carries the problem of the other door', async () => {
  const start = await startDuelMatch(service);
  const action = { ...anAction(start), option: 'dance' };
  const rest = await service.http.post('/v1/adjudications').send({ state: start.state, action });
  const query = 'mutation ($state: JSON!, $action: ActionInput!) { adjudicate(state: $state, action: $action) { id } }';
  const { status, body } = await ask(query, { state: start.state, action });
  assert.equal(status, 200);
  assert.equal(body.data, null);
  const [error] = body.errors;
  assert.deepEqual(error.path, ['adjudicate']);
  assert.equal(error.message, rest.body.detail);
  assert.deepEqual({ ...error.extensions, requestId: '' }, { ...rest.body, requestId: '' });
});

test('arguments of the wrong form get every fault', async () => {
  const { body } = await ask(
    'mutation { start(ruleset: "duel", request: { options: { turns: "x" }, seats: [{}] }) { id } }',
  );
  assert.equal(body.errors[0].extensions.code, 'invalid-request');
  assert.equal(body.errors[0].extensions.errors[0].path, '/seats');
});

test('what is no query gets well-formed errors with the status of the problem', async () => {
  const wrong: [
    Promise<{ status: number; body: { data: null; errors: { message: string; extensions: { code: string } }[] } }>,
    number,
    string,
  ][] = [
    [ask('{'), 400, 'invalid-request'],
    [ask('{ nothing }'), 400, 'invalid-request'],
    [ask('query ($limit: Int!) { matches(limit: $limit) { next } }', { limit: 'x' }), 400, 'invalid-request'],
    [service.http.post('/graphql').type('application/json').send('{"query'), 400, 'malformed-json'],
    [service.http.post('/graphql').type('text/plain').send('{'), 415, 'unsupported-media-type'],
    [service.http.post('/graphql').send({}), 400, 'invalid-request'],
    [
      service.http.get('/graphql').query({ query: 'mutation { start(ruleset: "duel") { id } }' }),
      405,
      'method-not-allowed',
    ],
    [ask(`{ ${'a: matches { next } '.repeat(30_000)} }`), 400, 'query-too-long'],
  ];
  for (const [sent, status, code] of wrong) {
    const reply = await sent;
    assert.equal(reply.status, status, code);
    assert.equal(reply.body.data, null);
    assert.ok(reply.body.errors.length > 0);
    for (const { message, extensions } of reply.body.errors) {
      assert.ok(message.length > 0);
      assert.equal(extensions.code, code);
    }
  }
});
