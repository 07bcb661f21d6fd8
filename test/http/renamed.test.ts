import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import type { GraphQLField, GraphQLInputField } from 'graphql';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { RENAMED } from '../../src/contracts/renamed.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { connect, listen } from '../support/subscriber.ts';

/* Names that were changed are still taken, and the answer says until when. */

let service: TestApp;
let id: string;
before(async () => {
  service = await openApp();
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const request = { ruleset: 'duel', seed: 'names', tournament: 'Open', round: 1, table: '1', seats };
  const started = (await service.http.post('/v1/matches').send(request)).body;
  id = started.match.id;
  const { action } = started.awaiting[0].options[0];
  await service.http.post(`/v1/matches/${id}/actions`).send({ action });
  await service.http.post(`/v1/matches/${id}/result`).send({ winner: 'p1', reason: 'Time.', judge: 'Ines' });
});
after(() => service.close());

/** The same request under the earlier name and the present one. */
const PAIRS = [
  ['/v1/matches?event=Open', '/v1/matches?tournament=Open'],
  ['/v1/matches/export?event=Open', '/v1/matches/export?tournament=Open'],
  ['/v1/matches?event=Open&sort=round', '/v1/matches?tournament=Open&sort=round'],
  ['/v1/statistics/clauses?ruleset=duel&event=Open', '/v1/statistics/clauses?ruleset=duel&tournament=Open'],
  ['/v1/statistics/cards?ruleset=duel&event=Open', '/v1/statistics/cards?ruleset=duel&tournament=Open'],
] as const;

const OF_MATCH = [
  ['plies?player=p1', 'plies?seat=p1'],
  ['events?player=p1&limit=5', 'events?seat=p1&limit=5'],
] as const;

test('an earlier name in a query is answered like the present one, and with the date of its end', async () => {
  const ofMatch = OF_MATCH.map((pair) => pair.map((path) => `/v1/matches/${id}/${path}`));
  for (const [was, now] of [...PAIRS, ...ofMatch]) {
    const [earlier, present] = [await service.http.get(String(was)), await service.http.get(String(now))];
    assert.equal(earlier.status, 200, earlier.text);
    assert.equal(earlier.text, present.text, String(was));
    assert.ok(present.text.length > 30);
    assert.equal(earlier.headers.deprecation, `@${RENAMED.since.getTime() / 1000}`, String(was));
    assert.equal(earlier.headers.sunset, RENAMED.until.toUTCString());
    assert.deepEqual([present.headers.deprecation, present.headers.sunset], [undefined, undefined], String(now));
  }
});

test('lists that come as lines take both names', async () => {
  const lines = (query: string) => service.http.get(`/v1/matches?${query}`).set('accept', 'application/x-ndjson');
  const [earlier, present] = [await lines('event=Open'), await lines('tournament=Open')];
  assert.equal(earlier.text, present.text);
  assert.ok(earlier.headers.deprecation);
});

test('an earlier name in a body does the same', async () => {
  for (const path of ['/v1/matches', `/v1/matches/${id}/forks`]) {
    const ruleset = path === '/v1/matches' ? { ruleset: 'duel' } : {};
    const earlier = await service.http.post(path).send({ ...ruleset, event: 'Cup' });
    const present = await service.http.post(path).send({ ...ruleset, tournament: 'Cup' });
    assert.ok(earlier.headers.deprecation && earlier.headers.sunset, path);
    assert.equal(present.headers.deprecation, undefined);
    for (const { body } of [earlier, present]) {
      const match = (await service.http.get(`/v1/matches/${body.match.id}`)).body;
      assert.deepEqual([match.tournament, match.event], ['Cup', 'Cup']);
    }
  }
});

test('both names at once are a fault that says which to give', async () => {
  for (const query of ['matches?event=Open&tournament=Cup', `matches/${id}/plies?player=p1&seat=p2`]) {
    const { status, body } = await service.http.get(`/v1/${query}`);
    assert.equal(status, 400);
    assert.match(body.errors[0].reason, /earlier name of `(tournament|seat)`: give one of them/);
  }
});

test('answers have both names', async () => {
  const { items } = (await service.http.get('/v1/tournaments')).body;
  for (const { name, event } of items) assert.equal(name, event);
  const [standing] = (await service.http.get('/v1/tournaments/Open/standings')).body.items;
  assert.deepEqual(standing.series, standing.matches);
  assert.equal(standing.series.won, 1);
  const { tournaments, events } = (await service.http.get('/v1/players/Ada')).body;
  assert.deepEqual(tournaments, events);
  const set = await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: [] });
  assert.deepEqual([set.body.count, set.body.cards], [0, 0]);
});

test('OpenAPI marks earlier names, and the headers that tell of them', async () => {
  const { body: api } = await service.http.get('/openapi.json');
  const { parameters, responses } = api.paths['/v1/matches'].get;
  const named = (name: string) => parameters.find((one: { name: string }) => one.name === name);
  assert.equal(named('event').deprecated, true);
  assert.equal(named('tournament').deprecated, undefined);
  assert.ok(responses['200'].headers.Deprecation && responses['200'].headers.Sunset);
  assert.equal(api.paths['/v1/rulesets'].get.responses['200'].headers.Deprecation, undefined);
  assert.equal(api.components.schemas.Match.properties.event.deprecated, true);
  const flags = api.paths['/v1/matches/{id}/state'].get.parameters;
  assert.equal(flags.find((one: { name: string }) => one.name === 'sealed').schema.type, 'boolean');
});

test('GraphQL takes both names, and marks the earlier ones', async () => {
  const ask = async (query: string) => (await service.http.post('/graphql').send({ query })).body;
  const { data } = await ask(`{
    earlier: matches(event: "Open") { items { id event tournament } } present: matches(tournament: "Open") { items { id event tournament } }
    was: standings(event: "Open") { items { player matches { won } } } now: standings(tournament: "Open") { items { player series { won } } }
    plies(match: "${id}", seat: p1) { items { ply } } }`);
  assert.deepEqual(data.earlier, data.present);
  assert.equal(data.earlier.items[0].tournament, 'Open');
  assert.deepEqual(data.was.items[0].matches, data.now.items[0].series);
  const none = await ask('{ standings { items { player } } }');
  assert.match(JSON.stringify(none.errors), /is missing/);
  const { data: told } = await ask(
    '{ __type(name: "Match") { fields(includeDeprecated: true) { name isDeprecated } } }',
  );
  assert.deepEqual(
    told.__type.fields
      .filter((one: { isDeprecated: boolean }) => one.isDeprecated)
      .map((one: { name: string }) => one.name),
    ['event'],
  );
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const post = (query: string, variables: object = {}) => service.http.post('/graphql').send({ query, variables });

/** Everything in the schema that is marked as an earlier name, and what stands beside it. */
function* marked(): Generator<{ name: string; reason: string; beside: string[] }> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    for (const field of fields) {
      const name = `${type.name}.${field.name}`;
      if (field.deprecationReason)
        yield { name, reason: field.deprecationReason, beside: fields.map((one) => one.name) };
      const args = 'args' in field ? field.args : [];
      for (const { name: argument, deprecationReason: reason } of args) {
        if (reason) yield { name: `${name}(${argument}:)`, reason, beside: args.map((one) => one.name) };
      }
    }
  }
}

test('whatever has an earlier name in OpenAPI has it in GraphQL, and the name that it has now stands beside it', async () => {
  const names = new Set([...marked()].map(({ name }) => name));
  for (const { name, reason, beside } of marked()) {
    const [, now = ''] = /^Called `(\w+)`\.$/.exec(reason) ?? [];
    assert.ok(beside.includes(now), `${name}: ${reason}`);
  }
  const { body: api } = await service.http.get('/openapi.json');
  interface Described {
    properties?: Record<string, { deprecated?: boolean }>;
  }
  const described = Object.entries<Described>(api.components.schemas);
  const properties = described.flatMap(([type, { properties: fields = {} }]) =>
    Object.entries(fields).flatMap(([field, { deprecated }]) => (deprecated === true ? [`${type}.${field}`] : [])),
  );
  assert.ok(properties.length >= 5, properties.join());
  // An enumeration of GraphQL is called Player.
  const called = properties.map((name) => name.replace(/^Player\./, 'PlayerRecord.'));
  for (const name of called) assert.ok(names.has(name) || /Request/.test(name), name);
  interface Operation {
    operationId: string;
    parameters?: { name: string; deprecated?: boolean }[];
  }
  const operations = Object.values<Record<string, Operation>>(api.paths).flatMap((path) => Object.values(path));
  for (const { operationId, parameters = [] } of operations) {
    for (const { name, deprecated } of parameters) {
      if (deprecated !== true || operationId === 'exportMatches') continue;
      assert.ok(names.has(`Query.${operationId}(${name}:)`), `${operationId}: ${name}`);
    }
  }
});

test('an answer of GraphQL tells the earlier names that it was asked by, and until when they are taken', async () => {
  const dates = { since: RENAMED.since.toISOString(), until: RENAMED.until.toISOString() };
  for (const [query, variables, names] of [
    ['{ matches(event: "Open") { items { id } } }', {}, ['Query.matches(event:)']],
    [
      'query ($e: String) { matches(event: $e) { items { event } } }',
      { e: 'Open' },
      ['Query.matches(event:)', 'Match.event'],
    ],
    [`query ($id: ID!) { plies(match: $id, player: p1) { items { ply } } }`, { id }, ['Query.plies(player:)']],
    ['{ player(name: "Ada") { ...P } } fragment P on PlayerRecord { events { name } }', {}, ['PlayerRecord.events']],
    ['{ standings(tournament: "Open") { items { matches { won } } } }', {}, ['Standing.matches']],
    [
      'mutation ($r: MatchInput!) { startMatch(request: $r) { id } }',
      { r: { ruleset: 'duel', event: 'x' } },
      ['MatchInput.event'],
    ],
    ['mutation { startMatch(request: { ruleset: "duel", event: "x" }) { id } }', {}, ['MatchInput.event']],
    [
      'mutation ($c: [JSON!]!) { registerCardSet(ruleset: "duel", cards: $c) { cards } }',
      { c: [{ event: 'x' }] },
      ['CardSetReceipt.cards'],
    ],
  ] as const) {
    const { body, headers } = await post(query, variables);
    const { deprecations = [] } = body.extensions ?? {};
    assert.deepEqual(deprecations.map(({ name }: { name: string }) => name).sort(), [...names].sort(), query);
    for (const told of deprecations) {
      assert.match(told.reason, /^Called `\w+`\.$/);
      assert.deepEqual({ since: told.since, until: told.until }, dates);
    }
    assert.equal(headers.deprecation, `@${RENAMED.since.getTime() / 1000}`);
    assert.equal(headers.sunset, RENAMED.until.toUTCString());
  }
  const present = await post('mutation ($r: MatchInput!) { startMatch(request: $r) { id } }', {
    r: { ruleset: 'duel', tournament: 'x' },
  });
  const { headers, body } = present;
  assert.deepEqual(
    [headers.deprecation, headers.sunset, body.extensions.deprecations],
    [undefined, undefined, undefined],
  );
});

test('a subscription that uses an earlier name is told so with what comes', async () => {
  const subscriber = await connect(await listen(service.app));
  const query = (field: string) => `subscription { matchEvents(match: "${id}") { playedIn { match { ${field} } } } }`;
  for (const [field, told] of [
    ['event', ['Match.event']],
    ['tournament', undefined],
  ] as const) {
    subscriber.subscribe(field, query(field));
    let message = await subscriber.next();
    while (message.id !== field) message = await subscriber.next();
    const { extensions } = message.payload as { extensions?: { deprecations: { name: string }[] } };
    assert.deepEqual(
      extensions?.deprecations.map(({ name }) => name),
      told,
    );
    subscriber.send({ id: field, type: 'complete' });
  }
  await subscriber.end();
});
